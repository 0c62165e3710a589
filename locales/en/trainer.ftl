# Castling explained, taught and practised; moves announced.

trainer-menu = Castling
trainer-menu-explain = Explain
trainer-menu-lessons = Lessons
trainer-menu-practice = Practice
trainer-menu-ruling = Ruling
trainer-menu-announce = Announce

# Explain
trainer-position = Position: number 0-959, letters or FEN
trainer-player = Who castles
trainer-player-turn = the player to move
trainer-set-up = Set up a position by hand
trainer-set-up-about = Choose a piece, then its square. The field above follows; after the board it says who is to move (w or b) and who may still castle (KQkq). Then press “Explain”.
trainer-of = The castlings of { $player }
trainer-may = May be played now
trainer-may-not = May not be played now
trainer-announcement = Announcement
trainer-ways = Each way by itself
trainer-king-way = King { $from }–{ $to }. To be empty: { $empty }. Not to be attacked: { $safe }.
trainer-king-stays = The king stays on { $from }; that square must not be attacked.
trainer-rook-way = Rook { $from }–{ $to }. To be empty: { $empty }. It may pass attacked squares.
trainer-rook-stays = The rook stays on { $from }. It may be attacked.
trainer-say-first = Saying “I am about to castle” first avoids misunderstandings. Touch the king first even where it stays.
trainer-legend = What the marks mean
trainer-legend-king = king’s way
trainer-legend-rook = rook’s way
trainer-legend-empty = must be empty
trainer-legend-safe = must not be attacked
trainer-legend-obstacle = stands against it

# Lessons
trainer-lessons-title = Castling in thirteen lessons
trainer-lessons-about = After castling king and rook stand as in classical chess: c1 and d1, or g1 and f1. What differs is where they come from. Each lesson shows one case.
trainer-both-here = Both castlings in this position
lesson-rook-only = Only the rook moves
lesson-rook-only-text = The king stands on g1 already, where castling would take it. The rook jumps from h1 to f1, and that is castling. On a real board touch the king first all the same: a rook touched first has to make a move of its own.
lesson-king-only = Only the king moves
lesson-king-only-text = The rook stands on f1 already. The king goes from e1 to g1, past its own rook.
lesson-swap = King and rook change places
lesson-swap-text = King f1, rook g1: they swap. Nothing lies between them, so no square has to be empty; both squares of the king must be free of attack.
lesson-both-ways = One king, two castlings
lesson-both-ways-text = The king on b1, rooks on a1 and h1. To the c-side it takes one step, and its rook goes to d1. To the g-side it travels five squares, and every one of them must be empty and safe.
lesson-move-one = Castling on move one
lesson-move-one-text = In { $all } of the 960 positions castling is possible before any other move: in { $g } to the g-side (king f1, rook g1) and in { $c } to the c-side (king d1, rook c1). Never to both.
lesson-may-stay = Squares that may be occupied
lesson-may-stay-text = What matters lies on the two ways alone. After c-side castling the squares a1, b1 and e1 may be occupied, after g-side castling e1 and h1: here those pieces have not moved at all.
lesson-two-paths = Two ways, looked at one by one
lesson-two-paths-text = Recognising king and rook is not enough. On the first board the king’s way is free, but the queen on d1 stands on the rook’s square. On the second the rook need not move, but the knight stands on the king’s square.
lesson-out-of-check = Not out of check
lesson-out-of-check-text = A king in check does not castle. The right is not lost: once the check is parried and the king has not moved, castling may come back.
lesson-through-check = Not through an attacked square
lesson-through-check-text = The bishop attacks f1, which the king would pass on its way from b1 to g1. The longer the way, the more squares have to be safe.
lesson-into-check = Not into check
lesson-into-check-text = The king would take a single step, to c1, but the rook on c8 attacks that square.
lesson-rook-attacked = The rook may be attacked
lesson-rook-attacked-text = On the first board the rook on a1 is attacked, on the second it passes the attacked square b1. Neither matters: only the king’s squares must be safe.
lesson-uncovers = The rook that shields its king
lesson-uncovers-text = No square of the king’s is attacked now. But the rook on b1 holds off the rook on a1: once it has gone to d1, the king on c1 stands in check. So castling is illegal. Classical chess does not know this case.
lesson-right-lost = Looks right, but the right is lost
lesson-right-lost-text = King and rook stand where they began, the ways are free. But the rook on h1 has moved before and come back: the right to castle with it is gone for good.

# Practice
trainer-practice-title = Practise castling
trainer-levels = Level
trainer-level = { $level ->
    [1] 1 Classical places
    [2] 2 Any of the 960
    [3] 3 Attacks and rights
   *[4] 4 Everything
}
trainer-question = May { $color ->
    [white] White
   *[black] Black
} castle { $wing ->
    [c] on the c-side (O-O-O)
   *[g] on the g-side (O-O)
} now?
trainer-rights = King and { $n ->
    [one] the rook on { $squares }
   *[other] the rooks on { $squares }
} have not moved yet; with no other rook is there a right to castle.
trainer-rights-none = The king or the rooks have moved before: no right to castle is left.
trainer-yes = Yes
trainer-no = No
trainer-which-empty = Which squares must be empty?
trainer-which-safe = Which squares must not be attacked?
trainer-which-fault = Which pieces are at fault?
trainer-fault-hint = Choose on the board the pieces that are in the way or attack; none if nothing stands against it.
trainer-rank-hint = Squares of the castling itself, whether it may be played or not. King and rook do not count as occupying.
trainer-check = Check my answer
trainer-skip = Another one
trainer-next = Next exercise
trainer-again = The same again
trainer-all-right = All right.
trainer-not-all-right = Not all of it is right.
trainer-asked = Question
trainer-given = Your answer
trainer-right = Right
trainer-may-column = May it be played now?
trainer-sign-right = right
trainer-sign-wrong = wrong
trainer-why = Why
trainer-progress = Your progress
trainer-answered = Answered
trainer-in-a-row = In a row
trainer-progress-about = Kept in this browser only.
trainer-clear = Clear
trainer-clear-sure = Press again to clear
trainer-no-square = “{ $value }” is no square: write it like g1
trainer-no-level = There is no level “{ $value }”: choose 1, 2, 3 or 4
trainer-no-seed = “{ $value }” is no number of an exercise

# Announcements
trainer-announce-title = Announce a move
trainer-announce-about = How a move is said to a player who does not see the board, in four languages. Castling tells where king and rook end: in Chess960 its name alone does not show that to the hand.
trainer-announce-board = The position before the move
trainer-move = Move
trainer-move-hint = As players write it, or by squares: Nf3, O-O, e2e4; castling also as king takes rook
trainer-announce-ask = Announce
trainer-speak = Speak
trainer-other-styles = Other ways to say it
