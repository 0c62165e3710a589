# A game with clocks: how it ended, and why something is refused.

play-end-agreement = a draw by agreement
play-end-claimed = a draw by claim: { $what }
play-end-resignation = { $color ->
    [white] White has resigned: Black wins
   *[black] Black has resigned: White wins
}
play-end-flag = { $color ->
    [white] White’s flag has fallen: Black wins
   *[black] Black’s flag has fallen: White wins
}
play-end-flag-draw = { $color ->
    [white] White’s flag has fallen, but Black cannot mate by any series of moves: a draw
   *[black] Black’s flag has fallen, but White cannot mate by any series of moves: a draw
}
play-end-flag-undecided = { $color ->
    [white] White’s flag has fallen: Black wins. Whether Black could still mate was not settled; an arbiter may look at it
   *[black] Black’s flag has fallen: White wins. Whether White could still mate was not settled; an arbiter may look at it
}
play-end-ruled-white = White wins by the arbiter’s decision
play-end-ruled-black = Black wins by the arbiter’s decision
play-end-ruled-draw = a draw by the arbiter’s decision
play-end-ruled-both-lose = both lose by the arbiter’s decision
play-end-aborted = called off
play-end-no-first-move = { $color ->
    [white] called off: White made no first move
   *[black] called off: Black made no first move
}

play-bad-control = “{ $text }” is no time control. Write minutes, such as 10 or 3+2 (increment), 5b3 (Bronstein), 5d3 (delay), 40/90+30,30+30 (periods), *3 (hourglass), 3days (a move), 5|4 (White and Black differ).
play-not-a-seat = This link opens no seat at this table. Ask for a new one.
play-seat-taken = Somebody else has taken this seat.
play-secret-taken = This device already holds the other seat.
play-name-unfit = A name has at most { $most ->
    [one] { $most } letter
   *[other] { $most } letters
} on one line.
play-no-game = No game has been opened yet.
play-game-open = A game is being played here. End it first.
play-return-game-first = Play the same position with colours reversed first.
play-new-position-needed = Both have had both colours in this position. A new one is needed.
play-wrong-protocol = The record of the draw does not lead to position { $number }. Check the record.
play-study-too-long = The position may be studied for at most { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}.
play-game-over = The game is over.
play-game-not-over = The game is not over yet.
play-not-shown = The position has not been shown yet.
play-already-shown = The position has been shown already.
play-seat-free = The position is shown when both players are there.
play-studying = The position is still being studied; the clock has not started.
play-not-your-turn = { $color ->
    [white] White is to move.
   *[black] Black is to move.
}
play-wrong-ply = The game has gone on since. Look at the board again.
play-clocks-stopped = The clocks are stopped. Wait for the arbiter.
play-clocks-run = The clocks are running. Stop them first.
play-clock-out-of-range = A clock shows from 0 to { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}.
play-hourglass-total = Both sides of an hourglass together show { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
play-no-arbiter = There is no arbiter at this table.
play-nothing-to-take-back = There is no move to take back.
play-no-takebacks = In an event only the arbiter takes moves back.
play-no-rematches = In an event the arbiter opens the next game.
play-too-early-for-draw = A draw may be agreed from move { $from } on.
play-offered-already = You have offered this already. It may be offered again after your next move.
play-answer-first = Your opponent has asked the same. Answer that first.
play-no-such-offer = This offer no longer stands.
play-own-offer = This was your own offer. Your opponent answers it.
play-no-flag = No flag has fallen: { $seconds ->
    [one] { $seconds } second is left
   *[other] { $seconds } seconds are left
}.
play-too-late-to-abort = Both have moved: the game can no longer be called off.
play-position-seen = The position has been seen: the game can no longer be called off.
play-text-unfit = Say it in a few words, at most { $most ->
    [one] { $most } letter
   *[other] { $most } letters
}.
