# The arbiter's page: castling that went wrong, a start position set up wrongly.

ruling-title = The arbiter’s ruling
ruling-about = Say what happened; the ruling follows with its article. What the Laws say, what the Guidelines recommend and what is only our advice are kept apart.
ruling-nothing-told = Say which piece was touched or let go, or that the clock was pressed
ruling-ruling = Ruling
ruling-before = The position before the move
ruling-put-back = First put the position before the move back on the board.
ruling-penalty = Penalty
ruling-why = Why
ruling-allowed = { $n ->
    [one] One move is left:
   *[other] { $n } moves are left:
}
ruling-sources = After the FIDE Laws of Chess 2023 and Guidelines II (Chess960), for over-the-board play. The regulations of the event decide where the Laws let them.
ruling-not-own = No piece of the player to move stands on { $square }
ruling-no-rook = There is no king and rook for this castling: { $wing }

ruling-standing-law = Law
ruling-standing-guideline = Guideline
ruling-standing-advice = Our advice

# The form
ruling-cases = Common cases
ruling-case-rook-first = The rook was touched before the king
ruling-case-king-first = King, then rook: must the player castle?
ruling-case-both = King and rook side by side, taken up at one moment
ruling-case-one-step = King let go one step away: king move or castling?
ruling-case-one-step-said = The same, but castling was announced
ruling-case-rook-alone = Only the rook was moved, the king stands on its square already
ruling-case-illegal = Illegal castling, clock pressed, standard play
ruling-case-blitz = Illegal castling in blitz, the opponent has already moved
ruling-case-two-hands = Castling with two hands
ruling-incident = What happened
ruling-position = Position before the move
ruling-moves = Moves played from there (may be left empty)
ruling-touched = Touched on purpose
ruling-first = First
ruling-then = Then
ruling-released = Let go
ruling-piece1 = First piece
ruling-piece2 = Second piece
ruling-on = On which square
ruling-other = Square of the other piece, where “another piece” is chosen
ruling-piece-none = nothing
ruling-piece-king = the king
ruling-piece-c = the rook on the c-side
ruling-piece-g = the rook on the g-side
ruling-piece-both-c = king and c-side rook at one moment
ruling-piece-both-g = king and g-side rook at one moment
ruling-piece-other = another piece
ruling-besides = And
ruling-said = Castling was announced before anything was touched
ruling-hands = Both hands were used
ruling-clock = The clock was pressed
ruling-went-on = The opponent has already made the next move
ruling-earlier = The player has completed an illegal move earlier in this game
ruling-rate = Rate of play
ruling-rate-standard = standard: 60 minutes or more
ruling-rate-rapid = rapid, usual supervision (A.5)
ruling-rate-rapid-full = rapid, full rules (one arbiter for at most three games)
ruling-rate-blitz = blitz, usual supervision (B.3): 10 minutes or less
ruling-rate-blitz-full = blitz, full rules (B.2, one arbiter for each game)
ruling-ask = Give the ruling

# What follows
ruling-follows-castle = The player must castle { $wing ->
    [c] on the c-side
   *[g] on the g-side
}.
ruling-follows-move_with = The player must make a legal move with this piece: { $piece }.
ruling-follows-any_move = The player may make any legal move that is not barred.
ruling-follows-king_move_or_castle = The king stays where it was let go. The player either completes castling { $wing ->
    [c] on the c-side
   *[g] on the g-side
} with the rook, or presses the clock and has made a king move.
ruling-follows-stands = The move stands: { $move }.
ruling-follows-board_stands = What is on the board stands, and the game goes on.
ruling-follows-game_over = The game is over.
ruling-penalty-extra_time = { $n ->
    [one] The opponent gets { $n } minute more.
   *[other] The opponent gets { $n } minutes more.
}
ruling-penalty-lost = Second illegal move: the player loses the game.
ruling-penalty-drawn = Second illegal move, but the opponent cannot mate by any series of legal moves: the game is drawn.

# Why
ruling-reason-king_then_rook = The king was touched first, then { $piece }: the player must castle on that side if it is legal.
ruling-reason-king_and_rook_together = The king and { $piece } were touched at one moment. The Laws do not speak of this; treat it as king first.
ruling-reason-rook_then_king = { $piece } was touched first, then the king: castling on that side is not allowed in this move.
ruling-reason-castling_illegal = Castling with { $piece } is not legal: the player must make another legal move with the king, which may be castling with the other rook.
ruling-reason-king_cannot_move = The king has no legal move, so the player is free to make any legal move.
ruling-reason-first_touched = The first piece touched that can move must move: { $piece }.
ruling-reason-cannot_move = This piece has no legal move and binds to nothing: { $piece }.
ruling-reason-nothing_can_move = None of the touched pieces can move: any legal move will do.
ruling-reason-king_released = The king was let go where it castles to { $wing ->
    [c] on the c-side
   *[g] on the g-side
}. The move is not yet made, but only castling on that side is left, if it is legal.
ruling-reason-one_step_or_castling = The king was let go one step away, on the square where castling { $wing ->
    [c] on the c-side
   *[g] on the g-side
} takes it too. The Laws have classical chess in mind, where castling is two steps. The king stays there; what the player does next shows which move it is.
ruling-reason-one_step_announced = The king was let go one step away and castling had been announced. The Laws do not bind a player to words; hold the player to castling { $wing ->
    [c] on the c-side
   *[g] on the g-side
} all the same.
ruling-reason-one_step_pressed = The clock was pressed with the king one step away and the rook untouched: take it as a king move, not as castling { $wing ->
    [c] on the c-side
   *[g] on the g-side
}.
ruling-reason-king_on_rook = The king was set on its own rook, as on a screen. On a board that is no way to castle; king and rook are touched in this order: { $piece }.
ruling-reason-rook_alone = The king stands on its square already, and only { $piece } was touched. The Laws do not name this case; treat the rook as touched first. Players do better to touch the king first.
ruling-reason-rook_alone_announced = Castling was announced and the king stands on its square already; only { $piece } was touched. The Laws do not name this case; let the castling stand.
ruling-reason-released_nowhere = What was let go makes no legal move, so it fixes nothing; the touched pieces decide.
ruling-reason-released_stands = A piece let go on a square in a legal move cannot go elsewhere.
ruling-reason-castling_made = Castling { $wing ->
    [c] on the c-side
   *[g] on the g-side
} is made: the rook was let go on its square after the king.
ruling-reason-by_the_guidelines = King off the board, rook across, king down: this is the recommended order.
ruling-reason-announced = Saying “I am about to castle” first avoids misunderstandings; it does not replace the order of touching.
ruling-reason-one_hand = A move is made with one hand.
ruling-reason-two_hands_pressed = Two hands and the clock pressed: penalised as an illegal move.
ruling-reason-two_hands_move_stands = The Laws do not say that a legal move made with two hands is taken back; let it stand.
ruling-reason-illegal_completed = The clock was pressed on a move that is not legal: an illegal move is completed.
ruling-reason-pressed_without_move = The clock was pressed without a move: penalised as an illegal move.
ruling-reason-put_back = The position before is put back; touched and released pieces bind the move that replaces it.
ruling-reason-against_touch = The move itself is legal, but the touched pieces ask for another one. It is no illegal move, so there is no penalty in time.
ruling-reason-opponent_went_on = Without full supervision nothing can be corrected once the opponent has made the next move.
ruling-reason-claim_lost = The opponent has touched a piece since, so the breach can no longer be claimed.

# A wrong start position
ruling-array = Wrong start position, found during the game
ruling-array-what = What is wrong
ruling-array-king = A king stands on a wrong square
ruling-array-rook = A rook stands on a wrong square
ruling-array-other = Another piece does, or Black’s pieces do not mirror White’s
ruling-array-colors = The colours are reversed
ruling-ten = Has each player completed ten moves?
ruling-ten-no = Not yet
ruling-ten-yes = Yes
ruling-array-follows-new_game = The game is cancelled and a new one is played.
ruling-array-follows-goes_on_without_castling = The game goes on; the player with the misplaced king may not castle.
ruling-array-follows-goes_on_without_that_rook = The game goes on; there is no castling with the misplaced rook.
ruling-array-follows-goes_on = The game goes on.
ruling-array-reason-cancelled = A wrong initial position cancels the game.
ruling-array-reason-too_late = In rapid and blitz with usual supervision nothing can be claimed about the set-up once each player has completed ten moves.
ruling-array-reason-king_without_castling = A king that was placed wrongly does not castle.
ruling-array-reason-rook_without_castling = With a rook that was placed wrongly there is no castling.
ruling-array-reason-colors_reversed = Reversed colours stop a game only while not all ten moves of each player are completed.
ruling-array-reason-same_position = The Laws do not say whether the position is drawn anew. Play the new game with the one that was drawn for the round.
ruling-array-reason-check_first = Compare every board with the position’s sheet before the clocks start: in Chess960 a swapped king and queen is easily overlooked.
