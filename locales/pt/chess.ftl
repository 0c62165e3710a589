# O próprio jogo: peças, roque, erros de montagem, fins de partida, posições iniciais.

player = { $color ->
    [white] brancas
   *[black] pretas
}
piece = { $role ->
    [king] rei
    [queen] dama
    [rook] torre
    [bishop] bispo
    [knight] cavalo
   *[pawn] peão
}
nothing = não há

# Roque
castling-wing = { $wing ->
    [c] roque do lado c, O-O-O
   *[g] roque do lado g, O-O
}
castling-manner = { $manner ->
    [double_move] os dois se movem: o rei e a torre
    [transposition] troca de posições: rei e torre trocam de casa
    [king_only] só o rei: a torre já está na sua casa
   *[rook_only] só a torre: o rei já está na sua casa
}
castling-legal = Pode ser jogado agora.
castling-illegal = Não pode ser jogado agora:
castling-paths = Rei { $king_from }–{ $king_to }, torre { $rook_from }–{ $rook_to }
castling-must-be-empty = Devem estar vazias: { $squares }
castling-must-be-safe = Não podem estar atacadas: { $squares }
castling-by-hand = No tabuleiro real:
castling-unlawful = Esta posição não é legal, portanto a resposta vale só no sentido em que foi pedida:

obstacle-right_lost = O direito foi perdido: o rei ou a torre já se moveu, ou não há torre
obstacle-king_path_occupied = No caminho do rei: { $by }
obstacle-rook_path_occupied = No caminho da torre: { $by }
obstacle-in_check = O rei está em xeque, atacado por: { $by }
obstacle-passes_attack = O rei passaria por { $square }, casa atacada por: { $by }
obstacle-lands_in_check = O rei pararia em { $square }, casa atacada por: { $by }
obstacle-uncovers_attack = Ao sair a torre, o rei em { $square } ficaria atacado por: { $by }

hand-lift_king = Levante o rei de { $from } e segure-o ao lado de { $to }
hand-move_rook = Mova a torre de { $from } para { $to }
hand-place_king = Coloque o rei em { $to }

# Erros de montagem
fault-no_king = { $color ->
    [white] As brancas
   *[black] As pretas
} não têm rei: coloque um no tabuleiro
fault-too_many_kings = { $color ->
    [white] As brancas
   *[black] As pretas
} têm mais de um rei: { $squares }. Deixe só um
fault-pawns_on_edge = Peões em { $squares }: um peão nunca fica na primeira nem na oitava fileira
fault-too_many_pawns = { $color ->
    [white] As brancas
   *[black] As pretas
} têm { $count } peões: podem ser no máximo 8
fault-too_many_promoted = { $color ->
    [white] Brancas
   *[black] Pretas
}: { $promoted ->
    [one] { $promoted } peça deve ter sido peão
   *[other] { $promoted } peças devem ter sido peões
}, mas { $missing ->
    [one] só falta { $missing } peão
   *[other] só faltam { $missing } peões
}. Retire peças ou peões
fault-opponent_in_check = O rei em { $square } está em xeque sem ser a sua vez de jogar; atacado por: { $by }. Mude de quem é a vez, ou as peças
fault-too_many_checkers = O rei em { $square } recebe xeque de mais de duas peças: { $by }. Um lance dá no máximo dois xeques
fault-impossible_double_check = O rei em { $square } recebe xeque de duas peças: { $by }. Nenhum lance dá os dois xeques
fault-en_passant_rank = En passant em { $square }: com este jogador na vez, a casa fica na { $rank ->
    [6] sexta
   *[3] terceira
} fileira
fault-en_passant_without_pawn = En passant em { $square }: não há peão a capturar em { $pawn }
fault-en_passant_occupied = En passant em { $square }: o peão não pode ter passado, está ocupado: { $squares }
fault-en_passant_check = En passant em { $square }: o rei já estava em xeque antes do passo duplo, atacado por: { $by }
fault-castling_king = Direito de roque { $letter }: o rei não está na sua primeira fileira. Retire o direito
fault-castling_rook = Direito de roque { $letter }: não há torre em { $square }. Retire o direito ou recoloque a torre
fault-castling_side = Direito de roque { $letter }: a torre em { $square } está do lado errado do rei em { $king }. Retire o direito

# Lances ilegais
illegal-nothing_there = Não há peça em { $square }
illegal-not_your_piece = A peça em { $square } é do adversário
illegal-own_piece_in_the_way = Há uma peça própria em { $square }
illegal-does_not_move_so = { $role ->
    [king] O rei
    [queen] A dama
    [rook] A torre
    [bishop] O bispo
    [knight] O cavalo
   *[pawn] O peão
} não vai de { $square } a { $to }
illegal-blocked = O caminho está bloqueado em: { $squares }
illegal-leaves_king_in_check = O rei ficaria em xeque, atacado por: { $by }
illegal-promotion_missing = O peão vira outra peça em { $square }: diga qual (dama, torre, bispo ou cavalo)
illegal-promotion_impossible = Nada é promovido a isso em { $square }
illegal-not_en_passant = Nenhum peão pode ser capturado en passant em { $square }
illegal-cannot_castle = O rei em { $king } não pode rocar com a torre em { $square }

# Fins e reivindicações
outcome = { $kind ->
    [checkmate] xeque-mate, { $color ->
        [white] vitória das brancas
       *[black] vitória das pretas
    }
    [stalemate] afogamento, empate
    [dead_position] posição morta, empate: nenhum jogador pode mais dar mate
    [fivefold_repetition] a mesma posição pela quinta vez, empate
   *[seventy_five_moves] 75 lances sem captura nem lance de peão, empate
}
claim = { $kind ->
    [threefold_repetition] a mesma posição pela terceira vez
   *[fifty_moves] 50 lances sem captura nem lance de peão
}
winnability = { $kind ->
    [winnable] ainda pode dar mate
    [unwinnable] não pode mais dar mate
   *[undecided] não foi possível decidir se ainda pode dar mate
}

# Posições iniciais
start-number-too-large = As posições iniciais são numeradas de 0 a 959
start-not-recognised = Não é uma posição inicial: dê um número de 0 a 959, oito letras como RNBQKBNR, ou uma FEN
start-unknown-letter = A letra { $column } é “{ $letter }”: a disposição se escreve com as letras K Q R B N
start-wrong-count = { $role ->
    [king] Reis
    [queen] Damas
    [rook] Torres
    [bishop] Bispos
   *[knight] Cavalos
} na disposição: { $found }. Deve haver { $wanted }
start-king-not-between-rooks = O rei deve ficar entre as torres
start-bishops-on-one-colour = Os bispos devem ficar em casas de cores opostas

start-mirror = Espelho: { $number } { $letters }
start-derivation = Derivação: bispo das casas claras { $light_bishop }, bispo das casas escuras { $dark_bishop }, dama { $queen }, cavalos { $knights }
start-castling = { $wing ->
    [c] lado c, O-O-O
   *[g] lado g, O-O
}: { $manner }
start-move-one = Roque possível no primeiro lance: { $which ->
    [c] lado c
    [g] lado g
   *[none] não
}
start-unprotected-pawns = Peões sem proteção: { $squares }
start-corner-bishops = Bispos no canto: { $squares }

help-position = Uma das 960 posições iniciais, por número ou letras
help-position-position = Um número de 0 a 959, oito letras como RNBQKBNR, ou random (ao acaso)
help-castle = Explica os dois roques de quem joga
help-castle-fen = Uma FEN, ou uma posição inicial por número ou letras
help-perft = Conta as posições a que os lances legais levam
help-perft-depth = Quantos lances de um ou outro jogador em profundidade
help-perft-fen = A partir desta posição, em FEN
help-perft-start = A partir desta posição inicial, 0-959
help-perft-divide = Conta depois de cada primeiro lance
help-perft-threads = Quantas threads dividem o trabalho

perft-nodes = { $nodes ->
    [one] { $nodes } nó
   *[other] { $nodes } nós
}
perft-speed = { $seconds } s, { $speed } milhões de nós por segundo
