# FIDE mode: what is asked before it is done, and the sign that the mode was left
refusal-in-fide-mode = { $acts } O modo FIDE não permite isso. O árbitro pode sair do modo FIDE, em definitivo.
refusal-mode-left-already = O modo FIDE foi abandonado e não pode ser retomado.
refusal-left-for-good = { $who } deixou o torneio todos contra todos e as partidas foram decididas por isso. Se foi engano, desfaça como último passo.
refusal-confirm-twice = { $warnings } Confirme com o nome do evento para fazer mesmo assim.
act-mode-left = Sai-se do modo FIDE em definitivo. As páginas do evento e o relatório dirão sempre que isso aconteceu e em que rodada.
act-rounds = O número de rodadas muda de { $was } para { $now } embora já haja rodada emparceirada. O emparceiramento da última rodada tem regras próprias, e os jogadores contavam com { $was }.
act-scoring = Os resultados passam a valer { $now } em vez de { $was }, também nas rodadas anteriores. Os pontos de todos mudam.
act-bye-worth = O bye do emparceiramento passa a valer { $now } em vez de { $was }, também nas rodadas anteriores.
act-tie-breaks = Os desempates mudam de { $was } para { $now } embora já haja rodada emparceirada: os jogadores conheciam outra ordem.
act-bye-rules = As regras sobre byes e inscrições tardias mudam embora já haja rodada emparceirada.
act-prohibition = Muda quem pode enfrentar quem embora já haja rodada emparceirada ({ $n ->
    [one] { $n } par
   *[other] { $n } pares
}).
act-old-result = Rodada { $round }, { $white } – { $black }: { $was } passa a { $now }. As rodadas seguintes foram emparceiradas com o resultado antigo e ficam como estão. O relatório dirá isso.
act-adjournment = Rodada { $round }, { $white } – { $black }: a partida adiada termina { $now }. As rodadas seguintes foram emparceiradas como se fosse empate e ficam como estão. O relatório dirá isso.
act-old-colors = Rodada { $round }: as cores de { $white } e { $black } são trocadas. As rodadas seguintes foram emparceiradas com as cores antigas e ficam como estão.
act-old-bye = Rodada { $round }: muda o que { $who } recebe sem jogar. As rodadas seguintes foram emparceiradas com o que constava e ficam como estão.
act-manual-begun = Começa o emparceiramento manual da rodada { $round }. Termina quando a rodada é publicada; então é comparado com o das regras, e o relatório diz cada diferença.
act-manual-pairing = A rodada { $round } não está emparceirada como mandam as regras. Pelas regras: { $rules }. Manual: { $made }. O relatório dirá isso.
act-regeneration = O emparceiramento da rodada { $round }, que todos viram, é descartado. O relatório dirá isso.
act-full-point-bye = { $who } recebe um ponto inteiro sem jogar na rodada { $round }. Tais byes são desaconselhados, e o relatório diz cada um.
act-second-half-point-bye = { $who } já teve um bye de meio ponto, ou já tem um concedido.
act-early-bye = Um bye de { $who } é combinado antes do emparceiramento da primeira rodada. O relatório dirá isso.
act-exchange = A lista inicial não estará na ordem de força: { $n ->
    [one] { $n } jogador está
   *[other] { $n } jogadores estão
} em outro lugar. Os números de emparceiramento seguem a lista.
act-renumbered = { $n ->
    [one] { $n } jogador recebe
   *[other] { $n } jogadores recebem
} outro número de emparceiramento, embora já haja rodada emparceirada.
act-late-entry = Inscrição tardia, joga a partir da rodada { $round }.
act-very-late-entry = Inscrição depois da quarta rodada. Os números dos outros ficam, por isso este jogador recebe o próximo, e não o do rating.
act-old-games-open = { $n ->
    [one] { $n } partida de rodada anterior continua adiada
   *[other] { $n } partidas de rodadas anteriores continuam adiadas
}. A rodada { $round } é emparceirada como se houvesse empate.
act-not-counted = { $who } completou { $completed } de { $games } partidas, menos da metade. Os resultados ficam na tabela cruzada e no relatório, mas não contam para ninguém, e os adversários seguintes ficam livres. Pode esperar e fazer isso depois.
act-forfeited = { $who } completou { $completed } de { $games } partidas, metade ou mais. Todos os resultados contam, e as partidas restantes são perdidas por ausência desde já: - para este jogador, + para os adversários. Pode esperar e fazer isso depois.
act-paired-otherwise = Com isso, as regras teriam emparceirado de outra forma estas rodadas: { $rounds }.
act-nothing = nenhum par
act-no-result = sem resultado
act-bye = bye
act-leaves-mode = Este evento foi feito pela versão 0.1. Se o fizer, sai-se do modo FIDE em definitivo.
mode-in = Modo FIDE
mode-in-about = Tudo o que toca emparceiramentos ou classificação contra as regras é perguntado antes e dito no relatório. Pode-se sair do modo, mas não voltar a ele.
mode-left-before = O modo FIDE foi abandonado antes da rodada 1.
mode-left-in = O modo FIDE foi abandonado na rodada { $round }.
mode-leave = Sair do modo FIDE
mode-question-acknowledge = Atenção
mode-do-acknowledge = Entendi, fazer
mode-question-twice = Tem certeza? Isto tem consequências
mode-question-last = Última pergunta: { $event }
mode-step = Passo { $n } de 2
mode-do-on = Continuar
mode-do-last = Fazer, conheço as consequências
mode-level = Nível de aviso { $level } de 5
mode-type-name = Digite o nome do evento para fazer isso ({ $event }):
mode-told = Nota: { $acts }
deed-mode-left = O modo FIDE foi abandonado.
deed-left-counted = { $who } deixou o todos contra todos, a partir da rodada { $round }. Todos os resultados contam; as partidas restantes são perdidas por ausência.
deed-left-not-counted = { $who } deixou o todos contra todos, a partir da rodada { $round }. Nenhum resultado deste jogador conta para ninguém.
table-apart = saiu cedo: os resultados não contam para ninguém
table-unfit = Num todos contra todos estes desempates não separam ninguém e já não são oferecidos: { $codes }.
bad-setting-round-robin-tie-breaks = Num todos contra todos todos se enfrentam, por isso BH, FB e AOB não separam ninguém. Use DE, SB, KS, WIN, BWG, BPG, REP, STD, RTNG ou TPN.
bad-setting-bye-worth = O bye não vale mais que uma vitória; com 1-½-0 vale 1, ½ ou 0.
setting-bye-worth = Valor do bye
