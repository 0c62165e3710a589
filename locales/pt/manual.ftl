# Emparceiramento manual, sistemas além do suíço e gerador de torneios

manual-rematch = { $white } e { $black } já se enfrentaram na rodada { $round }.
manual-forbidden = { $white } e { $black } não podem ser emparceirados neste torneio.
manual-third-color = { $player } jogaria de { $side ->
        [white] brancas
       *[black] pretas
    } pela terceira vez seguida.
manual-color-difference = { $player } teria { $n } partidas a mais de { $side ->
        [white] brancas do que de pretas
       *[black] pretas do que de brancas
    }.
manual-score-gap = { $white } ({ $white-points }) e { $black } ({ $black-points }) têm uma diferença de pontos maior que a de qualquer par das regras.
manual-second-bye = { $player } ficou de bye ou pontuou como vitória sem jogar na rodada { $round } e não pode receber outro bye.
manual-bye-to-higher-score = { $player } tem { $points } pontos; pelas regras o bye é de alguém com { $rules-points }.
manual-needless-bye = { $player } está de bye embora o número de jogadores seja par.
manual-left-out = { $player } participa, mas está sem par.
manual-not-expected = { $player } tem par, mas não deveria jogar esta rodada.

manual-change-colors = { $white } – { $black }: cores trocadas.
manual-change-new = { $white } – { $black }: não é um par das regras.
manual-change-gone = { $white } – { $black }: par das regras que não será jogado.
manual-change-bye = Bye: { $altered }; pelas regras, { $by-rules }.
manual-nobody = ninguém

not-a-pairing-twice = { $player } aparece em dois pares.
not-a-pairing-alone = { $player } está sem outra pessoa no par.
not-a-pairing-unknown = Não existe o jogador { $player }.

forecast-enough = Há adversários suficientes para todas as rodadas.
forecast-tight = Pode surgir uma rodada impossível de emparceirar sem repetir confrontos: há poucos jogadores para tantas rodadas.
forecast-impossible = Rodadas demais: { $player } ainda tem { $opponents ->
        [one] { $opponents } adversário
       *[other] { $opponents } adversários
    } para { $rounds ->
        [one] { $rounds } rodada
       *[other] { $rounds } rodadas
    }.

round-robin-too-few = Um torneio todos contra todos precisa de pelo menos 2 jogadores, não { $players }.
scheveningen-no-table = Um match Scheveningen precisa de pelo menos 2 tabuleiros, não { $boards }.
knock-out-too-few = Um mata-mata precisa de pelo menos 2 jogadores, não { $players }.
knock-out-winners = A rodada tem { $ties } confrontos e o mesmo número de vencedores, não { $winners }.
knock-out-not-in-tie = { $player } não está no confronto { $tie } da rodada.
knock-out-over = A final já foi jogada; não há outra rodada.

generator-line = Linha { $line }: { $fault }
generator-no-setting = esperava-se um ajuste, por exemplo players=20..40.
generator-unknown-key = nenhum ajuste se chama { $key }; existem { $keys }.
generator-bad-value = { $key } é { $value }, mas deve ser { $wanted }.
generator-twice = { $key } aparece duas vezes.
generator-wanted-range = um número inteiro ou um intervalo como 20..40, de { $least } a { $most }
generator-wanted-percentage = uma porcentagem de 0 a 100, com ou sem decimais
generator-wanted-frequency = uma porcentagem como 2.5, ou 3x para exatamente três por rodada; 4: ou 5..7: antes para algumas rodadas, separadas por vírgulas
generator-wanted-points = um número de pontos, por exemplo 0.5
generator-wanted-yes-or-no = yes ou no
generator-wanted-parity = odd, even ou any
generator-no-tournament = Em 100 tentativas nenhum torneio pôde ser emparceirado até o fim; permita mais jogadores ou menos rodadas.
generator-mini-match = Um relatório tem um resultado por rodada; minimatches não podem ser gravados.
generator-seed = Semente { $seed }: a mesma semente dá o mesmo torneio.
generator-too-wide = O formato do relatório não tem espaço para { $value }.
