# The explorer of the 960 start positions.

explore-slider = Number, 0 to 959
explore-keys = Keys: ← and → for the next one, Home and End for the ends, R for any.
explore-random = Any position
explore-play = Play from here
explore-change = Change it square by square
explore-share = Send or keep it
explore-address = Address
explore-build = Put a position together
explore-build-about = Choose a piece for any square; only what can still stand there is offered. Choose a placed piece to take it off again.
explore-left = { $n ->
    [0] No position fits
    [one] One position fits
   *[other] { $n } positions fit
}
explore-take-back = take off: { $piece }
explore-list = Show them all
explore-clear = Start again

explore-search = Find by what stands where
explore-array = Letters a to h, ? for any piece
explore-any = any
explore-find = Find
explore-none = No position is like that. Leave a condition out.
explore-criterion = { $criterion ->
    [queen] Queen on file
    [king] King on file
    [halves] King and queen
    [bishops] Bishops
    [pawns] Unprotected pawns
    [first] Castling on move one
    [g] g-side castling
   *[c] c-side castling
}
explore-halves-option = { $option ->
    [apart] in opposite halves
   *[together] in the same half
}
explore-bishops-option = { $option ->
    [corner] at least one in a corner
    [corners] in both corners
    [none] none in a corner
   *[beside] side by side
}
explore-first-option = { $option ->
    [g] possible to the g-side
    [c] possible to the c-side
   *[none] not possible
}
explore-wrong-choice = “{ $value }” can't be chosen there. Choose from the list of the form
explore-wrong-array = “{ $value }” is no array: write up to eight letters K Q R B N, and ? where anything may stand

explore-step-light = { $n } = 4 × { $quotient } + { $rest }. The light-squared bishop takes light square { $rest }, counted from 0: { $squares }.
explore-step-dark = { $n } = 4 × { $quotient } + { $rest }. The dark-squared bishop takes dark square { $rest }: { $squares }.
explore-step-queen = { $n } = 6 × { $quotient } + { $rest }. The queen takes free square { $rest }: { $squares }.
explore-step-knights = { $n } is left: the knights take pair { $n } of the ten pairs among the five free squares, in the order 01, 02, 03, 04, 12, 13, 14, 23, 24, 34: { $squares }.
explore-step-rest = Rook, king and rook fill the last three: { $squares }.
