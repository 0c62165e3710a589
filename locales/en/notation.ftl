# FEN, moves and PGN

help-fen = Check a FEN and write it as X-FEN and Shredder-FEN
help-fen-fen = The FEN, in any dialect
help-moves = List the legal moves of a position
help-moves-position = A FEN, or a start position by number or letters
help-play = Play moves and show the position, or say why a move is not legal
help-play-position = A FEN, or a start position by number or letters
help-play-moves = Moves in algebraic notation, short or long, or as engines write them
help-play-letters = Piece letters of the moves: en, sr, pt or ru (default: en)
help-pgn = Games in PGN
help-pgn-check = Read PGN files and play every move of them
help-pgn-check-files = The files; - is the standard input

white-to-move = White to move
black-to-move = Black to move
fen-x = X-FEN
fen-shredder = Shredder-FEN
fen-start-position = Start position { $number }, { $letters }
fen-needs-chess960 = castling as in Chess960
fen-invalid = this is no legal position
fen-repaired = Nearest legal FEN
moves-counted = { $n ->
    [one] { $n } legal move
   *[other] { $n } legal moves
}
play-illegal = move { $index }, { $move }: { $why }
play-legal = legal moves of that piece: { $moves }
play-claims = A draw may be claimed by { $player }: { $claims }
pgn-checked = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $valid } without fault, { $positions } positions
pgn-game-fault = { $file }, game { $game }, { $fault }
pgn-null-moves = { $n ->
    [one] { $n } null move in variations
   *[other] { $n } null moves in variations
}

fen-fault = { $field }, column { $column }: { $what }
fen-field-board = board field
fen-field-turn = turn field
fen-field-castling = castling field
fen-field-en-passant = en passant field
fen-field-halfmoves = halfmove counter
fen-field-fullmoves = move number
fen-field-rest = after the last field
fen-empty = there is nothing: begin with the pieces of rank 8, as in rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
fen-too-long = this text has { $n } bytes: a FEN has at most { $most }
fen-unknown-piece = { $letter } is no piece: write KQRBNP for White, kqrbnp for Black, 1 to 8 for empty squares and / between ranks
fen-rank-too-short = { $n ->
    [one] rank { $rank } has { $n } square: there must be 8
   *[other] rank { $rank } has { $n } squares: there must be 8
}
fen-rank-too-long = rank { $rank } has more than the 8 squares it must have
fen-too-few-ranks = { $n ->
    [one] there is { $n } rank: there must be 8, parted by /
   *[other] there are { $n } ranks: there must be 8, parted by /
}
fen-too-many-ranks = a ninth rank begins here: there must be 8
fen-unknown-turn = write w for White to move or b for Black
fen-unknown-right = { $letter } grants no castling: write K, Q or the rook's file for White, k, q or the file in small for Black, - for none
fen-right-without-king = { $letter } names a king that is not there: put the king on rank { $rank } or leave the letter out
fen-right-without-rook = { $letter } names a rook that is not there: put the rook on rank { $rank } or leave the letter out
fen-right-twice = { $letter } names a second rook for the same wing: leave one of the two out
fen-unknown-square = write the square that a pawn has just passed, as in e3, or -
fen-not-a-number = write a number from 0 to 4294967295
fen-trailing-text = a FEN ends with the move number: leave the rest out
fen-more = and { $n } more from here on

san-syntax = column { $column }: write { $expected }
san-expected-move = a move, as in e4, Nf3 or O-O
san-expected-piece-or-square = a piece letter or a square, as in Nf3 or e4
san-expected-square = the square the piece goes to, as in f3
san-expected-promotion-piece = the piece the pawn becomes: Q, R, B or N
san-expected-castling = O-O or O-O-O
san-expected-end = the end of the move or a mark such as + # ! ?
san-no-such-piece = the player to move has no such piece there
san-instead = what can go there: { $moves }
san-cannot-castle = { $castling } is not legal here
san-ambiguous = more than one move fits: say which
san-choices = for instance { $moves }

uci-syntax = write the square the piece leaves and the one it reaches, as in e2e4, and the letter of a promotion, as in e7e8q
uci-null-move = 0000 is no move

pgn-fault = line { $line }, column { $column }: { $what }
pgn-unexpected-sign = { $sign } has no meaning here: write a move, a comment in braces or the result
pgn-malformed-tag = a tag is written [Name "value"] on one line
pgn-malformed-nag = write a number from 0 to 255 after $
pgn-unclosed-comment = close the comment with {"}"}
pgn-token-too-long = no word of a game is longer than a megabyte
pgn-unclosed-variation = close the variation with ) before the end of the game
pgn-no-variation-to-close = no variation is open: take ) out or put ( before the variation
pgn-nothing-to-vary = a variation follows the move to which it is an alternative
pgn-too-deep = variations may be { $n } deep: put some of them in games of their own
pgn-utf16 = the file is in UTF-16: save it as UTF-8
pgn-unknown-variant = { $name } is another game: chess and Chess960 are read
pgn-two-positions = two FEN tags tell of different positions: keep the right one
pgn-null-move = { $text } is a null move: it stands in variations only, and never in check
