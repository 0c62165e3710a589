# Página do árbitro: roque que deu errado, posição inicial montada errada.

ruling-title = A decisão do árbitro
ruling-about = Diga o que aconteceu; vem a decisão com o seu artigo. O que dizem as Leis, o que recomendam as Diretrizes e o que é só conselho nosso ficam separados.
ruling-nothing-told = Diga qual peça foi tocada ou solta, ou que o relógio foi acionado
ruling-ruling = Decisão
ruling-before = A posição antes do lance
ruling-put-back = Primeiro, a posição anterior ao lance volta ao tabuleiro.
ruling-penalty = Penalidade
ruling-why = Por quê
ruling-allowed = { $n ->
    [one] Resta { $n } lance:
   *[other] Restam { $n } lances:
}
ruling-sources = Conforme as Leis do Xadrez da FIDE de 2023 e as Diretrizes II (Chess960), para o jogo presencial. Onde as Leis permitem, decide o regulamento do torneio.
ruling-not-own = Em { $square } não há peça de quem tem a vez
ruling-no-rook = Não há rei e torre para este roque: { $wing }

ruling-standing-law = Lei
ruling-standing-guideline = Diretriz
ruling-standing-advice = Nosso conselho

# O formulário
ruling-cases = Casos comuns
ruling-case-rook-first = A torre foi tocada antes do rei
ruling-case-king-first = Rei, depois torre: o jogador tem de rocar?
ruling-case-both = Rei e torre lado a lado, pegos no mesmo instante
ruling-case-one-step = Rei solto a um passo: lance de rei ou roque?
ruling-case-one-step-said = O mesmo, mas o roque foi anunciado
ruling-case-rook-alone = Só a torre foi movida, o rei já está na sua casa
ruling-case-illegal = Roque ilegal, relógio acionado, ritmo clássico
ruling-case-blitz = Roque ilegal no blitz, o adversário já jogou
ruling-case-two-hands = Roque com as duas mãos
ruling-incident = O que aconteceu
ruling-position = Posição antes do lance
ruling-moves = Lances jogados a partir dela (pode ficar vazio)
ruling-touched = Tocado de propósito
ruling-first = Primeiro
ruling-then = Depois
ruling-released = Solto
ruling-piece1 = Primeira peça
ruling-piece2 = Segunda peça
ruling-on = Em que casa
ruling-other = Casa da outra peça, se “outra peça” foi escolhida
ruling-piece-none = nada
ruling-piece-king = o rei
ruling-piece-c = a torre do lado c
ruling-piece-g = a torre do lado g
ruling-piece-both-c = rei e torre do lado c no mesmo instante
ruling-piece-both-g = rei e torre do lado g no mesmo instante
ruling-piece-other = outra peça
ruling-besides = E ainda
ruling-said = O roque foi anunciado antes de tocar em qualquer peça
ruling-hands = As duas mãos foram usadas
ruling-clock = O relógio foi acionado
ruling-went-on = O adversário já fez o lance seguinte
ruling-earlier = O jogador já completou um lance ilegal nesta partida
ruling-rate = Ritmo
ruling-rate-standard = clássico: 60 minutos ou mais
ruling-rate-rapid = rápido, supervisão comum (A.5)
ruling-rate-rapid-full = rápido, regras completas (um árbitro para no máximo três partidas)
ruling-rate-blitz = blitz, supervisão comum (B.3): 10 minutos ou menos
ruling-rate-blitz-full = blitz, regras completas (B.2, um árbitro por partida)
ruling-ask = Dar a decisão

# O que se segue
ruling-follows-castle = O jogador tem de rocar { $wing ->
    [c] do lado c
   *[g] do lado g
}.
ruling-follows-move_with = O jogador tem de fazer um lance legal com esta peça: { $piece }.
ruling-follows-any_move = O jogador pode fazer qualquer lance legal que não esteja vedado.
ruling-follows-king_move_or_castle = O rei fica onde foi solto. O jogador completa o roque { $wing ->
    [c] do lado c
   *[g] do lado g
} com a torre, ou aciona o relógio e terá feito um lance de rei.
ruling-follows-stands = O lance vale: { $move }.
ruling-follows-board_stands = Vale o que está no tabuleiro, e a partida segue.
ruling-follows-game_over = A partida terminou.
ruling-penalty-extra_time = { $n ->
    [one] O adversário recebe mais { $n } minuto.
   *[other] O adversário recebe mais { $n } minutos.
}
ruling-penalty-lost = Segundo lance ilegal: o jogador perde a partida.
ruling-penalty-drawn = Segundo lance ilegal, mas o adversário não pode dar mate por nenhuma série de lances legais: a partida é empate.

# Por quê
ruling-reason-king_then_rook = O rei foi tocado primeiro, depois a { $piece }: o jogador tem de rocar desse lado, se for legal.
ruling-reason-king_and_rook_together = O rei e a { $piece } foram tocados no mesmo instante. As Leis não tratam disso; considere o rei como o primeiro.
ruling-reason-rook_then_king = A { $piece } foi tocada primeiro, depois o rei: não é permitido rocar desse lado neste lance.
ruling-reason-castling_illegal = O roque com a { $piece } não é legal: o jogador tem de fazer outro lance legal com o rei, que pode ser o roque com a outra torre.
ruling-reason-king_cannot_move = O rei não tem lance legal, e o jogador fica livre para fazer qualquer lance legal.
ruling-reason-first_touched = Deve mover-se a primeira peça tocada que possa fazê-lo: { $piece }.
ruling-reason-cannot_move = Esta peça não tem lance legal e não obriga a nada: { $piece }.
ruling-reason-nothing_can_move = Nenhuma das peças tocadas pode mover-se: vale qualquer lance legal.
ruling-reason-king_released = O rei foi solto na casa para onde vai no roque { $wing ->
    [c] do lado c
   *[g] do lado g
}. O lance ainda não foi feito, mas só resta rocar desse lado, se for legal.
ruling-reason-one_step_or_castling = O rei foi solto a um passo, na casa para onde também o levaria o roque { $wing ->
    [c] do lado c
   *[g] do lado g
}. As Leis pensam no xadrez clássico, em que o roque são dois passos. O rei fica ali; o que o jogador fizer em seguida mostra qual é o lance.
ruling-reason-one_step_announced = O rei foi solto a um passo e o roque tinha sido anunciado. As Leis não prendem o jogador às palavras; ainda assim, exija o roque { $wing ->
    [c] do lado c
   *[g] do lado g
}.
ruling-reason-one_step_pressed = O relógio foi acionado com o rei a um passo e a torre sem ser tocada: considere um lance de rei, e não o roque { $wing ->
    [c] do lado c
   *[g] do lado g
}.
ruling-reason-king_on_rook = O rei foi posto sobre a própria torre, como na tela. No tabuleiro não se roca assim; rei e torre foram tocados nesta ordem: { $piece }.
ruling-reason-rook_alone = O rei já está na sua casa e só a { $piece } foi tocada. As Leis não mencionam este caso; considere a torre como tocada primeiro. É melhor que o jogador toque primeiro no rei.
ruling-reason-rook_alone_announced = O roque foi anunciado e o rei já está na sua casa; só a { $piece } foi tocada. As Leis não mencionam este caso; deixe valer o roque.
ruling-reason-released_nowhere = O que foi solto não forma lance legal e não fixa nada; decidem as peças tocadas.
ruling-reason-released_stands = Uma peça solta numa casa em lance legal não pode ir para outra.
ruling-reason-castling_made = O roque { $wing ->
    [c] do lado c
   *[g] do lado g
} está feito: a torre foi solta na sua casa depois do rei.
ruling-reason-by_the_guidelines = Rei fora do tabuleiro, torre para a sua casa, rei na sua: é a ordem recomendada.
ruling-reason-announced = Dizer antes “vou rocar” evita mal-entendidos; não substitui a ordem dos toques.
ruling-reason-one_hand = O lance se faz com uma só mão.
ruling-reason-two_hands_pressed = Duas mãos e relógio acionado: pune-se como lance ilegal.
ruling-reason-two_hands_move_stands = As Leis não dizem que um lance legal feito com as duas mãos é desfeito; deixe-o valer.
ruling-reason-illegal_completed = O relógio foi acionado após um lance que não é legal: completou-se um lance ilegal.
ruling-reason-pressed_without_move = O relógio foi acionado sem lance: pune-se como lance ilegal.
ruling-reason-put_back = Volta a posição anterior; as peças tocadas e soltas obrigam o lance que o substitui.
ruling-reason-against_touch = O lance em si é legal, mas as peças tocadas pedem outro. Não é lance ilegal, portanto não há penalidade de tempo.
ruling-reason-opponent_went_on = Sem supervisão completa, nada se corrige depois que o adversário fez o lance seguinte.
ruling-reason-claim_lost = O adversário já tocou numa peça, e a infração não pode mais ser reclamada.

# Posição inicial errada
ruling-array = Posição inicial errada, descoberta durante a partida
ruling-array-what = O que está errado
ruling-array-king = Um rei está na casa errada
ruling-array-rook = Uma torre está na casa errada
ruling-array-other = Outra peça, ou as pretas não espelham as brancas
ruling-array-colors = As cores estão trocadas
ruling-ten = Cada jogador já completou dez lances?
ruling-ten-no = Ainda não
ruling-ten-yes = Sim
ruling-array-follows-new_game = A partida é anulada e joga-se outra.
ruling-array-follows-goes_on_without_castling = A partida segue; o jogador do rei mal colocado não pode rocar.
ruling-array-follows-goes_on_without_that_rook = A partida segue; não há roque com a torre mal colocada.
ruling-array-follows-goes_on = A partida segue.
ruling-array-reason-cancelled = Uma posição inicial errada anula a partida.
ruling-array-reason-too_late = No rápido e no blitz com supervisão comum nada se pode reclamar da montagem depois que cada jogador completou dez lances.
ruling-array-reason-king_without_castling = O rei mal colocado não roca.
ruling-array-reason-rook_without_castling = Com a torre mal colocada não se roca.
ruling-array-reason-colors_reversed = Cores trocadas só interrompem a partida enquanto não se completaram dez lances de cada lado.
ruling-array-reason-same_position = As Leis não dizem se a posição é sorteada de novo. Jogue a nova partida com a que foi sorteada para a rodada.
ruling-array-reason-check_first = Compare cada tabuleiro com a folha da posição antes de ligar os relógios: no Chess960, rei e dama trocados passam despercebidos.
