# Classificação e desempates.

help-standings = A classificação de um relatório de torneio (TRF) com desempates
help-standings-file = O relatório; - para a entrada padrão
help-standings-tie-breaks = Desempates na ordem, como BH/C1,BH,SB (padrão: os do relatório ou os usuais)
help-standings-round = Classificação após esta rodada
help-standings-working = Mostrar como se chegou a cada valor
help-standings-round-robin = Todos os emparceiramentos estavam fixados de antemão, como no todos contra todos
help-standings-edition = A edição das regras de desempate (padrão: a que vigorava no primeiro dia do torneio)

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
standings-edition-2024 = Critérios de desempate pela edição de agosto de 2024 (C.07)
standings-edition-2026 = Critérios de desempate pela edição de março de 2026 (C.07)
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

tie-break-name = { $code ->
   *[PTS] Pontos
    [MPTS] Pontos de match
    [GPTS] Pontos de partida
    [MPVGP] A outra pontuação (match ou partida)
    [DE] Confronto direto
    [EDE] Confronto direto estendido
    [EDEBT] Confronto direto estendido, contagem de mesas, primeiras mesas
    [EDEBB] Confronto direto estendido, contagem de mesas, sem as últimas mesas
    [EDET] Confronto direto estendido, primeiras mesas
    [EDEB] Confronto direto estendido, sem as últimas mesas
    [WIN] Número de vitórias
    [WON] Partidas vencidas no tabuleiro
    [BPG] Partidas jogadas de pretas
    [BWG] Vitórias de pretas
    [PS] Pontuação progressiva
    [REP] Rodadas que o jogador escolheu jogar
    [STD] Pontos padrão
    [TPN] Número de emparceiramento
    [BH] Buchholz (soma dos pontos dos adversários)
    [AOB] Média do Buchholz dos adversários
    [FB] Buchholz antecipado (última rodada contada como empate)
    [SB] Sonneborn-Berger (pontos dos adversários vencidos e metade dos empatados)
    [KS] Koya (pontos contra a metade superior)
    [ARO] Rating médio dos adversários
    [TPR] Rating performance no torneio
    [PTP] Performance perfeita no torneio
    [APRO] Performance média dos adversários
    [APPO] Performance perfeita média dos adversários
    [RTNG] Rating
    [RSES] Soma das pontuações esperadas
    [BC] Contagem de mesas
    [TBR] Resultados nas primeiras mesas
    [BBE] Eliminação da última mesa
    [ESB] Sonneborn-Berger estendido
    [EMMSB] Sonneborn-Berger, pontos de match por pontos de match
    [EMGSB] Sonneborn-Berger, pontos de match por pontos de partida
    [EGMSB] Sonneborn-Berger, pontos de partida por pontos de match
    [EGGSB] Sonneborn-Berger, pontos de partida por pontos de partida
    [SSSC] Pontuação e força dos adversários
}
tie-break-cut-lowest = { $n ->
    [one] sem o menor valor
   *[other] sem os { $n } menores valores
}
tie-break-cut-highest = { $n ->
    [one] sem o maior valor
   *[other] sem os { $n } maiores valores
}
tie-break-cut-both = { $n ->
    [one] sem o maior e o menor valor
   *[other] sem os { $n } maiores e os { $n } menores valores
}
tie-break-forfeits-played = com W.O. contado como partida
tie-break-fore = a partir do Buchholz antecipado
tie-break-reverse = em ordem inversa
tie-break-unrated = jogadores sem rating contados como { $rating }

help-compare = Dizer onde dois relatórios de torneio primeiro se separam, e por quê
help-compare-a = O primeiro relatório
help-compare-b = O segundo relatório
compare-same = Os dois relatórios dizem o mesmo.
compare-differs = Jogador { $number }, { $what }: { $a } no primeiro, { $b } no segundo
compare-differs-in-round = Rodada { $round }, jogador { $number }, { $what }: { $a } no primeiro, { $b } no segundo
compare-why-players = Os relatórios não têm os mesmos jogadores.
compare-why-rounds = Os relatórios contam partidas diferentes; tudo o mais pode diferir por isso.
compare-why-points = As partidas são as mesmas; um dos relatórios declara outros pontos.
compare-why-edition = Critérios de desempate pela edição { $a } no primeiro relatório, { $b } no segundo
compare-why-rank = Pontos e critérios de desempate são os mesmos; critérios do primeiro: { $a }, do segundo: { $b }
