# The game itself: pieces, castling, faults of a set-up, ends of a game, start positions.

player = { $color ->
    [white] White
   *[black] Black
}
piece = { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}
nothing = none

# Castling
castling-wing = { $wing ->
    [c] c-side castling, O-O-O
   *[g] g-side castling, O-O
}
castling-manner = { $manner ->
    [double_move] double move: king and rook both move
    [transposition] transposition: king and rook change places
    [king_only] king only: the rook already stands on its square
   *[rook_only] rook only: the king already stands on its square
}
castling-legal = It may be played now.
castling-illegal = It may not be played now:
castling-paths = King { $king_from }–{ $king_to }, rook { $rook_from }–{ $rook_to }
castling-must-be-empty = Must be empty: { $squares }
castling-must-be-safe = Must not be attacked: { $squares }
castling-by-hand = On a real board:
castling-unlawful = This is no legal position, so take the answer as it is meant:

obstacle-right_lost = The right is lost: the king or the rook has moved, or there is none
obstacle-king_path_occupied = In the king's way: { $by }
obstacle-rook_path_occupied = In the rook's way: { $by }
obstacle-in_check = The king is in check from: { $by }
obstacle-passes_attack = The king would pass over { $square }, attacked by: { $by }
obstacle-lands_in_check = The king would land on { $square }, attacked by: { $by }
obstacle-uncovers_attack = Once the rook has gone, the king on { $square } would be attacked by: { $by }

hand-lift_king = Lift the king off { $from } and hold it beside { $to }
hand-move_rook = Move the rook from { $from } to { $to }
hand-place_king = Put the king on { $to }

# Faults of a set-up
fault-no_king = { $color ->
    [white] White
   *[black] Black
} has no king: put one on the board
fault-too_many_kings = { $color ->
    [white] White
   *[black] Black
} has more than one king: { $squares }. Leave one
fault-pawns_on_edge = Pawns on { $squares }: a pawn never stands on the first or the eighth rank
fault-too_many_pawns = { $color ->
    [white] White
   *[black] Black
} has { $count } pawns: there can be at most 8
fault-too_many_promoted = { $color ->
    [white] White
   *[black] Black
}: { $promoted ->
    [one] { $promoted } piece must have been a pawn
   *[other] { $promoted } pieces must have been pawns
}, but only { $missing ->
    [one] { $missing } pawn is missing
   *[other] { $missing } pawns are missing
}. Take pieces or pawns off
fault-opponent_in_check = The king on { $square } is in check though its player is not to move; attacked by: { $by }. Change who is to move, or the pieces
fault-too_many_checkers = The king on { $square } is in check from more than two pieces: { $by }. One move gives at most two checks
fault-impossible_double_check = The king on { $square } is in check from two pieces: { $by }. No one move gives both checks
fault-en_passant_rank = En passant on { $square }: with this player to move the square is on the { $rank ->
    [6] sixth
   *[3] third
} rank
fault-en_passant_without_pawn = En passant on { $square }: there is no pawn to be taken on { $pawn }
fault-en_passant_occupied = En passant on { $square }: the pawn cannot have come by, occupied: { $squares }
fault-en_passant_check = En passant on { $square }: the king was in check before the double step already, from: { $by }
fault-castling_king = Castling right { $letter }: the king is not on its first rank. Drop the right
fault-castling_rook = Castling right { $letter }: there is no rook on { $square }. Drop the right or put the rook back
fault-castling_side = Castling right { $letter }: the rook on { $square } is on the wrong side of the king on { $king }. Drop the right

# Illegal moves
illegal-nothing_there = There is no piece on { $square }
illegal-not_your_piece = The piece on { $square } is the opponent's
illegal-own_piece_in_the_way = A piece of one's own stands on { $square }
illegal-does_not_move_so = { $role ->
    [king] A king
    [queen] A queen
    [rook] A rook
    [bishop] A bishop
    [knight] A knight
   *[pawn] A pawn
} does not move from { $square } to { $to }
illegal-blocked = The way is blocked on: { $squares }
illegal-leaves_king_in_check = The king would be in check from: { $by }
illegal-promotion_missing = The pawn becomes another piece on { $square }: say which (queen, rook, bishop or knight)
illegal-promotion_impossible = Nothing is promoted to that on { $square }
illegal-not_en_passant = No pawn can be taken en passant on { $square }
illegal-cannot_castle = The king on { $king } may not castle with the rook on { $square }

# Ends and claims
outcome = { $kind ->
    [checkmate] checkmate, { $color ->
        [white] White wins
       *[black] Black wins
    }
    [stalemate] stalemate, a draw
    [dead_position] dead position, a draw: neither player can mate any more
    [fivefold_repetition] the same position for the fifth time, a draw
   *[seventy_five_moves] 75 moves without a capture or a pawn move, a draw
}
claim = { $kind ->
    [threefold_repetition] the same position for the third time
   *[fifty_moves] 50 moves without a capture or a pawn move
}
winnability = { $kind ->
    [winnable] can still mate
    [unwinnable] can no longer mate
   *[undecided] may or may not still mate: it could not be settled
}

# Start positions
start-number-too-large = Start positions are numbered 0 to 959
start-not-recognised = This is no start position: give a number 0-959, eight letters such as RNBQKBNR, or a FEN
start-unknown-letter = Letter { $column } is “{ $letter }”: the array is written with the letters K Q R B N
start-wrong-count = { $role ->
    [king] Kings
    [queen] Queens
    [rook] Rooks
    [bishop] Bishops
   *[knight] Knights
} in the array: { $found }. There must be { $wanted }
start-king-not-between-rooks = The king must stand between the rooks
start-bishops-on-one-colour = The bishops must stand on squares of opposite colours

start-mirror = Mirror: { $number } { $letters }
start-derivation = Derivation: light-squared bishop { $light_bishop }, dark-squared bishop { $dark_bishop }, queen { $queen }, knights { $knights }
start-castling = { $wing ->
    [c] c-side, O-O-O
   *[g] g-side, O-O
}: { $manner }
start-move-one = Castling possible on move one: { $which ->
    [c] c-side
    [g] g-side
   *[none] no
}
start-unprotected-pawns = Unprotected pawns: { $squares }
start-corner-bishops = Bishops in the corner: { $squares }

help-position = One of the 960 start positions, by number or letters
help-position-position = A number 0-959, eight letters such as RNBQKBNR, or random
help-castle = Explain both castlings of the player to move
help-castle-fen = A FEN, or a start position by number or letters
help-perft = Count the positions that legal moves lead to
help-perft-depth = How many moves of either player deep
help-perft-fen = From this position, as FEN
help-perft-start = From this start position, 0-959
help-perft-divide = Count after each first move
help-perft-threads = How many threads share the work

perft-nodes = { $nodes ->
    [one] { $nodes } node
   *[other] { $nodes } nodes
}
perft-speed = { $seconds } s, { $speed } million nodes a second
