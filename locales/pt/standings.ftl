# Classificação e desempates.

help-standings = A classificação de um relatório de torneio (TRF) com desempates
help-standings-file = O relatório; - para a entrada padrão
help-standings-tie-breaks = Desempates na ordem, como BH/C1,BH,SB (padrão: os do relatório ou os usuais)
help-standings-round = Classificação após esta rodada
help-standings-working = Mostrar como se chegou a cada valor
help-standings-round-robin = Todos os emparceiramentos estavam fixados de antemão, como no todos contra todos

standings-after = { $n ->
    [one] Após { $n } rodada
   *[other] Após { $n } rodadas
}
standings-rank = Col.
standings-number = Nº
standings-name = Nome
standings-rating = Rating
standings-points = Pts
standings-no-value = nenhum
standings-no-such-round = não existe a rodada { $round }; emparceiradas até agora: { $rounds }
standings-points-differ = jogador { $number }: o relatório declara { $stated } pontos, os resultados valem { $counted }
standings-teams-only = { $code } exige um torneio por equipes
standings-unrated = { $code } fica de fora: alguém não tem rating (diga qual usar, como em { $code }/U1400)

tie-break-unknown = não existe o desempate { $found }; existem { $codes }
tie-break-modifier-unknown = não existe o modificador /{ $found }; existem /C1, /M1, /L60, /L+1, /K4, /P, /F, /R, /U1400
tie-break-modifier-not-applicable = { $modifier } não faz sentido com { $code }

working-rounds = rodadas { $rounds }
working-round = rodada { $round }: { $value }
working-against = rodada { $round } contra { $opponent }: { $value }
working-board = tabuleiro { $board }: { $points }, conta como { $value }
working-as-draws = { $n ->
    [one] { $n } rodada do adversário como empate
   *[other] { $n } rodadas do adversário como empates
}
working-dummy-own = não jogada: a própria pontuação
working-dummy-opponent = não jogada: a pontuação do adversário previsto
working-dummy-draws = não jogada: um empate por rodada
working-cut-lowest = cortado por ser o menor
working-cut-voluntary = cortado por ser rodada não jogada por vontade própria
working-cut-highest = cortado por ser o maior
working-below-limit = não conta: abaixo do limite
working-performance = { $games ->
    [one] { $score } de { $games } partida, média dos adversários { $average }
   *[other] { $score } de { $games } partidas, média dos adversários { $average }
}
working-schedule = { $score } + ({ $terms }) / { $divisor }
working-encounter = { $compared } entre { $group }: { $score }
working-encounter-missing = { $compared } entre { $group }: { $score }, no máximo { $best }
working-primary = pontos
working-secondary = outros pontos
working-board-count = contagem por tabuleiro (mostrada negativa)
working-on-board = pontos no tabuleiro { $board }
working-boards-to = pontos até o tabuleiro { $board }
