# The board: its squares, moves announced, questions asked of it, its controls.

colored-piece = { $color ->
    [white] white
   *[black] black
} { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}
square-empty = empty

# Announcing moves. The names of the files are FIDE's (Laws D.2.1).
file-name = { $file ->
    [a] Anna
    [b] Bella
    [c] Cesar
    [d] David
    [e] Eva
    [f] Felix
    [g] Gustav
   *[h] Hector
}
fide-rank = { $rank ->
    [r1] eins
    [r2] zwei
    [r3] drei
    [r4] vier
    [r5] fuenf
    [r6] sechs
    [r7] sieben
   *[r8] acht
}
fide-piece = { $role ->
    [king] Koenig
    [queen] Dame
    [rook] Turm
    [bishop] Laeufer
    [knight] Springer
   *[pawn] Bauer
}
announce-step = { $piece } { $to }
announce-step-from = { $piece } { $from } to { $to }
announce-takes = { $piece } takes { $to }
announce-takes-from = { $piece } { $from } takes { $to }
announce-castling = { $wing ->
    [c] c-side
   *[g] g-side
} castling, king { $king }, rook { $rook }
announce-castling-fide = { $wing ->
    [c] lange
   *[g] kurze
} Rochade, Koenig { $king }, Turm { $rook }
announce-en-passant = en passant
announce-promotion = promotes to a { $role ->
    [queen] queen
    [rook] rook
    [bishop] bishop
   *[knight] knight
}
announce-check = check
announce-mate = mate

# Words of a question, parted by |. Marks on letters and question marks may be left out.
word-white = white|whites|white's
word-black = black|blacks|black's
word-king = king|kings|k
word-queen = queen|queens|q
word-rook = rook|rooks|r
word-bishop = bishop|bishops|b
word-knight = knight|knights|n
word-pawn = pawn|pawns
ask-where = where is|where are|where|p
ask-where-example = where are the knights
ask-attacks = what attacks|who attacks|attackers of|attacks
ask-attacks-example = what attacks e4
ask-on = what is on|what stands on|on
ask-on-example = what is on e4
ask-read = read rank|read file|rank|file|read|scan|s
ask-read-example = read rank 4, read file e
ask-diagonals = diagonals of|diagonals from|diagonals
ask-diagonals-example = diagonals of e4
ask-lines = lines of|lines from|lines
ask-lines-example = lines of e4
ask-pieces = pieces of|pieces
ask-pieces-example = pieces of White
ask-board = read board|board|position
ask-board-example = read board
ask-moves = moves of|moves from|moves|m
ask-moves-example = moves of e2
ask-castling = may i castle|castling
ask-castling-example = may I castle
ask-last = last move|last|l
ask-last-example = last move
ask-turn = whose turn|whose move|who is to move|turn
ask-turn-example = whose turn
ask-status = status|is it check|check
ask-status-example = status
ask-clocks = clocks|clock|time|c|t
ask-clocks-example = clocks
ask-flip = flip the board|flip board|flip
ask-flip-example = flip
ask-undo = take back|undo
ask-undo-example = undo
ask-help = help|commands
ask-help-example = help

# Answers
ask-attackers = { $color ->
    [white] White attacks
   *[black] Black attacks
} { $square } with: { $pieces }
ask-no-attackers = { $color ->
    [white] White does
   *[black] Black does
} not attack { $square }
ask-rank = Rank { $rank }: { $pieces }
ask-file = File { $file }: { $pieces }
ask-ray = Towards { $square }: { $pieces }
ask-no-move = No move has been played yet
ask-undone = Taken back: { $move }
ask-flipped = The board is turned round
ask-check = Check from: { $pieces }
ask-claim = A draw may be claimed: { $reason }
ask-no-clock = This board has no clock
ask-known = You can ask: { $questions }
ask-write = Say a little more, for instance: { $example }

# The board on the page
board-arrows = Arrows: { $arrows }.
board-say = Your move or a question
board-do = Enter
board-flip = Turn the board
board-undo = Take back
board-palette = Piece to put on the board
board-take-off = Take off
board-empty = Empty the board
board-step = Next step
board-replay = From the beginning
board-target = may go here
board-taking = may be taken
board-chosen = chosen
board-unchosen = no longer chosen
board-nothing-to-move = Nothing here that may move
board-not-there = It may not go there
board-which-move = Which do you mean?
board-which = Two moves end there: { $step }; or { $castling }. Choose one
board-cancel = Neither
board-failed = The server does not answer. Try again
board-not-heard = That is neither a legal move nor a question. { $why }
board-too-long = { $n ->
    [one] A line may have { $n } move
   *[other] A line may have { $n } moves
}: start a new board from its last position
board-title = Free board
board-moves = Moves
board-start = Start
board-copy = Copy
board-copied = Copied
board-fen = FEN
board-address = Address of this board
board-pgn = PGN
board-begin = Begin from here
board-announce = Moves are announced
board-voice = Speak them
announce-style = { $style ->
    [san] as they are written: Nf3
    [letters] in words: knight f3
    [names] with FIDE's names: knight Felix 3
   *[fide] by the Laws (D.2.1): Springer Felix drei
}
board-help = What can be typed, and the keys
board-help-moves = A move as Nf3, g1f3, O-O or oo, in your letters or in English ones; castling also as the king onto its rook. Or a question:
board-keys = Keys on the board
board-key-arrows = Arrows, Home, End
board-does-arrows = to another square
board-key-piece = K Q R B N P
board-does-piece = to the next such piece; with Shift to the one before
board-key-rank = 1-8
board-does-rank = to that rank
board-key-file = Shift+1-8
board-does-file = to that file
board-key-enter = Enter, space
board-does-enter = take a piece, put it down
board-key-here = O
board-does-here = what stands here
board-key-moves = M
board-does-moves = moves of this piece
board-key-takes = Shift+M
board-does-takes = only those that take
board-key-last = L
board-does-last = last move
board-key-taken = C
board-does-taken = what it took
board-key-clock = T
board-does-clock = clocks
board-key-rays = X
board-does-rays = what stands on the diagonals; with Alt on file and rank
board-key-line = Shift+A, Shift+D
board-does-line = a move back, a move forward
board-key-flip = F
board-does-flip = turn the board
board-key-field = I
board-does-field = to the field for moves
board-set-up = Set up a position
board-set-up-about = Choose a piece below the board and put it on squares, or drag pieces; by keys, go to a square and press K Q R B N P for White with Shift, without it for Black, Delete to take a piece off.
board-placement = Pieces, rank by rank from the eighth, as a FEN begins
board-turn = To move
board-castling = Castling
board-castling-all = all that the pieces allow
board-castling-none = none any more
