# Uma partida com relógio: como terminou e por que algo é recusado.

play-end-agreement = empate de comum acordo
play-end-claimed = empate por reivindicação: { $what }
play-end-resignation = { $color ->
    [white] As brancas abandonaram: vitória das pretas
   *[black] As pretas abandonaram: vitória das brancas
}
play-end-flag = { $color ->
    [white] Caiu a seta das brancas: vitória das pretas
   *[black] Caiu a seta das pretas: vitória das brancas
}
play-end-flag-draw = { $color ->
    [white] Caiu a seta das brancas, mas as pretas não podem dar mate com nenhuma série de lances: empate
   *[black] Caiu a seta das pretas, mas as brancas não podem dar mate com nenhuma série de lances: empate
}
play-end-flag-undecided = { $color ->
    [white] Caiu a seta das brancas: vitória das pretas. Não foi possível decidir se as pretas ainda podiam dar mate; um árbitro pode examinar
   *[black] Caiu a seta das pretas: vitória das brancas. Não foi possível decidir se as brancas ainda podiam dar mate; um árbitro pode examinar
}
play-end-ruled-white = vitória das brancas por decisão do árbitro
play-end-ruled-black = vitória das pretas por decisão do árbitro
play-end-ruled-draw = empate por decisão do árbitro
play-end-ruled-both-lose = derrota dos dois por decisão do árbitro
play-end-aborted = partida cancelada
play-end-no-first-move = { $color ->
    [white] partida cancelada: as brancas não fizeram o primeiro lance
   *[black] partida cancelada: as pretas não fizeram o primeiro lance
}

play-bad-control = “{ $text }” não é um ritmo. Escreva minutos, como 10 ou 3+2 (acréscimo), 5b3 (Bronstein), 5d3 (atraso), 40/90+30,30+30 (períodos), *3 (ampulheta), 3days (dias por lance), 5|4 (brancas e pretas diferentes).
play-not-a-seat = Este link não abre lugar nesta mesa. Peça um novo.
play-seat-taken = Outra pessoa já ocupou este lugar.
play-secret-taken = Este aparelho já ocupa o outro lugar.
play-name-unfit = Um nome tem no máximo { $most ->
    [one] { $most } letra
   *[other] { $most } letras
} em uma linha.
play-no-game = Ainda não foi aberta nenhuma partida.
play-game-open = Já se joga uma partida aqui. Termine-a primeiro.
play-return-game-first = Jogue primeiro a mesma posição com as cores trocadas.
play-new-position-needed = Os dois já jogaram esta posição com as duas cores. É preciso uma nova.
play-wrong-protocol = A ata do sorteio não leva à posição { $number }. Confira a ata.
play-study-too-long = A posição pode ser estudada por no máximo { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
}.
play-game-over = A partida terminou.
play-game-not-over = A partida ainda não terminou.
play-not-shown = A posição ainda não foi mostrada.
play-already-shown = A posição já foi mostrada.
play-seat-free = A posição é mostrada quando os dois jogadores estiverem presentes.
play-studying = A posição ainda está em estudo; o relógio não foi ligado.
play-not-your-turn = { $color ->
    [white] É a vez das brancas.
   *[black] É a vez das pretas.
}
play-wrong-ply = A partida continuou nesse meio-tempo. Olhe de novo o tabuleiro.
play-clocks-stopped = Os relógios estão parados. Espere o árbitro.
play-clocks-run = O relógio está andando. Pare-o primeiro.
play-clock-out-of-range = Um relógio mostra de 0 a { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
}.
play-hourglass-total = Os dois lados da ampulheta somam { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
play-no-arbiter = Não há árbitro nesta mesa.
play-nothing-to-take-back = Não há lance para voltar.
play-no-takebacks = Em um torneio, só o árbitro volta lances.
play-no-rematches = Em um torneio, o árbitro abre a próxima partida.
play-too-early-for-draw = O empate pode ser combinado a partir do lance { $from }.
play-offered-already = Você já ofereceu isso. Pode oferecer de novo depois do seu próximo lance.
play-answer-first = O adversário pediu o mesmo. Responda primeiro.
play-no-such-offer = Esta oferta não vale mais.
play-own-offer = A oferta é sua. Quem responde é o adversário.
play-no-flag = Nenhuma seta caiu: { $seconds ->
    [one] resta { $seconds } segundo
   *[other] restam { $seconds } segundos
}.
play-too-late-to-abort = Os dois já jogaram: a partida não pode mais ser cancelada.
play-position-seen = A posição já foi vista: a partida não pode mais ser cancelada.
play-text-unfit = Diga em poucas palavras, no máximo { $most ->
    [one] { $most } letra
   *[other] { $most } letras
}.
