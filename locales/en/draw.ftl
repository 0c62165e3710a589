# Drawing the start position

## What is decided, and with what

draw-ask = { $goal }: { $throw }.
draw-ask-part = { $goal }, { $nth } of { $of }: { $throw }.

draw-goal-dark-bishop = Bishop on a dark square (a, c, e, g)
draw-goal-light-bishop = Bishop on a light square (b, d, f, h)
draw-goal-bishops-and-half = Both bishops and one half of the knights' choices
draw-goal-queen = Queen on one of the six free squares
draw-goal-queen-and-knights = Queen, and one of five choices for the knights
draw-goal-third-and-fifth = A third of the queen's squares and a fifth of the knights' choices
draw-goal-queen-of-two = Queen on the left or the right one of her two squares
draw-goal-knights-of-two = Knights in the first or the second of two ways
draw-goal-first-knight = Knight on one of the five free squares
draw-goal-second-knight = Other knight on one of the four free squares
draw-goal-number = The number, 0 to 959, leading digit first
draw-goal-entry = One of the positions that may be drawn
draw-goal-piece-on = Piece on the { $file }-file
draw-goal-repair = Both bishops are on one colour. Coin 1: tails moves the left one, heads the right one; coins 2 and 3: TT, TH, HT, HH move it to the first, second, third, fourth square of the other colour from the left; it changes places with what stands there. Coin

draw-throw-die = roll a die, 1 to { $sides }
draw-throw-coin = toss a coin, H for heads or T for tails
draw-throw-digits = draw a digit, 0 to 9, and put it back
draw-throw-pawns = { $pawns } pawns in a bag, one of them white; draw until it comes: at which draw, 1 to { $pawns }?
draw-throw-balls = draw a ball, 0 to 959
draw-throw-slips = draw a slip, 1 to { $slips }
draw-throw-cards-dark = shuffle the ace, three, five and seven and draw a card (the ace is 1)
draw-throw-cards-light = shuffle the two, four, six and eight and draw a card
draw-throw-cards-rest = shuffle the cards that are left ({ $cards }) and draw one
draw-throw-pieces = draw a piece out of { $pieces }
draw-throw-word = a random number, 0 to 65535

draw-letters = K Q R B N
draw-heads = H
draw-tails = T
draw-words-heads = h heads 1
draw-words-tails = t tails 0

## What an entry did

draw-placed = { $piece } { $file }
draw-meaning = { $outcomes }: { $meaning }
draw-meaning-again = again
draw-result = Position { $number } { $letters }

draw-why-unused = That decides nothing here: again.
draw-why-no-such-number = The numbers end at 959: again from the first digit.
draw-why-excluded = { $number } { $letters } is excluded: everything again.
draw-why-bishops = Both bishops are on squares of one colour: everything again.
draw-why-king = The king is not between the rooks: everything again.

draw-entry-unreadable = "{ $text }" cannot be read. { $ask }
draw-entry-impossible = { $outcome } cannot come up here: { $throw }
draw-entry-gone = { $outcome } has been drawn already: { $throw }
draw-entry-finished = the draw is over: position { $number } { $letters }
draw-entry-nothing-to-undo = nothing has been entered yet

draw-pool-empty = no position is left to draw
draw-pool-twice = position { $number } is twice on the list
draw-pool-not-for-list = the method { $method } draws among all 960; draw from a list with { $methods }

## The methods

draw-method-program = Computer program: a secret committed to beforehand and a public text
draw-method-quick = Computer program: random numbers of the operating system, which nobody can check
draw-method-one-die = One six-sided die; what is too high is rolled again
draw-method-two-dice = Two six-sided dice of different colours, twice
draw-method-four-dice = Four six-sided dice at once as a number to the base six
draw-method-five-solids = Five dice at once, with 4, 8, 6, 20 and 12 faces
draw-method-dice-set = The special dice set with 4, 4, 6, 5 and 4 faces
draw-method-fewest-dice = A six-sided die with the fewest rolls possible on average
draw-method-coin = A coin; the board fills on the way
draw-method-ten-coins = Ten coins as a binary number; after four heads it starts again
draw-method-fewest-coin = A coin with the fewest tosses possible on average, whatever is excluded
draw-method-suit = A suit of cards: ace to eight stand for the files a to h
draw-method-pieces = The eight pieces, or cards that stand for them, shuffled; the king goes between the rooks
draw-method-pieces-strict = The eight pieces, or cards, shuffled until everything is right
draw-method-pieces-mended = The eight pieces, or cards, shuffled; bishops on one colour are put right with three coins
draw-method-pawns = A white pawn among black ones in a bag, five times
draw-method-boxes = Three digits drawn from boxes; from 960 on again
draw-method-balls = 960 numbered balls
draw-method-slips = A slip of paper for each position that may be drawn

draw-unknown-method = there is no method { $name }; there are { $methods }

## Draw by program

draw-program-bad-secret = a secret is 64 hexadecimal digits
draw-program-bad-commitment = a commitment is 64 hexadecimal digits
draw-program-bad-text = the public text is one line of 1 to 500 characters
draw-program-wrong-secret = the secret is not the one committed to: published was { $committed }, its SHA-256 is { $found }
draw-program-exhausted = the random words are used up; draw from a short list instead

## What is wrong with a protocol

draw-fault-no-such-position = { $field }: { $number } is no start position; they are numbered 0 to 959
draw-fault-list-and-exclusions = { $field }: there are none beside a short list
draw-fault-missing = { $field }: missing
draw-fault-unexpected = { $field }: this method has no use for it
draw-fault-word = { $field }: number { $nth } is { $found }, but secret and text give { $expected }
draw-fault-entry = { $field }: number { $nth }: { $error }
draw-fault-after-the-end = { $field }: number { $nth } comes after the end of the draw
draw-fault-too-many = { $field }: there are { $n }; a draw has at most { $most }
draw-fault-unfinished = { $field }: after { $n } of them no position is drawn yet
draw-fault-number = { $field }: { $found }, but the outcomes lead to { $expected }
draw-fault-letters = { $field }: { $found }, but position { $number } is { $expected }
draw-fault-not-as-announced = { $field }: not as announced before the draw

draw-text-no-header = line 1: expected { $header }
draw-text-unknown-line = line { $line }: expected one of { $keys }
draw-text-twice = line { $line }: { $field } is there twice
draw-text-bad-value = line { $line }: { $field } cannot be { $value }
draw-text-missing = the line { $field }: is missing
draw-json-unreadable = this JSON is no protocol: { $detail }
draw-json-unknown-key = a protocol has no { $key }

## At the terminal

draw-method-label = Method
draw-pool-label = Positions that may be drawn
draw-expected-label = Entries needed on average
draw-numbers-only = position { $number } is no start position; they are numbered 0 to 959
draw-commands = { $undo } takes the last entry back, { $quit } saves and leaves.
draw-words-undo = undo
draw-words-quit = quit exit
draw-confirm = Enter confirms; { $undo } takes the last entry back.
draw-undone = Taken back: { $outcome }
draw-saved = Saved in { $file }. To go on: { $command }
draw-unfinished = no position is drawn yet. { $ask }
draw-too-many = the draw was over before { $outcome }
draw-wrong-method = { $file } was drawn by { $method }, which is another command's method
draw-mini-match = Two games with the same position, colours reversed in the second.
draw-check = To check: rokada draw verify FILE
draw-check-by-hand = By hand, with sha256sum and openssl:
draw-signature = Signature
draw-publish = To be published before the draw:
draw-keep = To be kept secret until then:
draw-ask-text = Public text
draw-ask-secret = Secret
draw-needs = for a draw by program give { $options }
draw-no-entropy = the operating system gives no random numbers: { $reason }
draw-verified = Correct: position { $number } { $letters }
draw-refused = refused: { $reason }

## Help

help-draw = Draw a start position: by program, dice, coin, cards or lots
help-draw-program = By program: quickly, or with a secret committed to beforehand and a public text
help-draw-program-seed-commitment = The commitment published beforehand
help-draw-program-announcement = The announcement saved by rokada draw commit, instead of the commitment
help-draw-program-secret = The secret, now revealed
help-draw-program-text = The public text that the players called out
help-draw-commit = Make a secret and its commitment, to be published before a draw by program
help-draw-dice = With dice
help-draw-coin = With a coin
help-draw-cards = With playing cards, or with the eight pieces
help-draw-lots = With pawns in a bag, digits from boxes, balls or slips of paper
help-draw-methods = Every method, with the number of entries it needs on average
help-draw-verify = Recompute a protocol; refused with the reason when anything is wrong
help-draw-verify-protocol = A file with protocols, as text or JSON; - is the standard input
help-draw-verify-announcement = The announcement made beforehand, to be compared
help-draw-outcomes = What has fallen so far: numbers, H or T, or piece letters K Q R B N
help-draw-dice-method = one-die (default), two-dice, four-dice, five-solids, dice-set, fewest-dice
help-draw-coin-method = coin (default), ten-coins, fewest-coin
help-draw-cards-method = suit (default), pieces, pieces-strict, pieces-mended
help-draw-lots-method = pawns (default), boxes, balls, slips
help-draw-exclude = Numbers that are drawn again, as 534,17 (518 always, unless allowed)
help-draw-allow-classical = 518, the classical array, may be drawn
help-draw-from = A short list to draw from, as 12,700,33
help-draw-boards = Draw a position for each of so many boards
help-draw-short-list = Draw a short list of so many positions
help-draw-repeats = The same position may come on several boards
help-draw-mini-match = Two games with each position, colours reversed
help-draw-title = What the draw is for, as the event and the round
help-draw-signed = Who signs the protocol; may be given several times
help-draw-save = File for the protocol: JSON if it ends in .json, else text
help-draw-resume = Go on with a draw saved in a file
