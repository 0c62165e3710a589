# The front page and the pages of the draw

front-this = This position
front-draw = Draw for my round
front-draw-about = By dice, coin, cards or program, with a record that anyone can check
front-castle-about = Where king and rook go from here, and what must be empty
front-event = Run an event
front-event-about = Entries, pairings, a new position every round, results
front-explore = All 960 positions
front-explore-about = By number, letters or square by square
front-learn = Learn the rules
front-learn-about = Castling, tournament play, questions and answers

## Front

hand-front-title = Draw a start position
hand-front-about = Before the game chance decides which of the 960 positions is played. Each way below gives every position the same chance, and leaves a protocol that anyone can check.
hand-by-program = By program
hand-by-hand = By hand
hand-by-hand-about = What have you at hand? You throw or draw, tap what came, and the first rank fills before everyone's eyes.
hand-have-die = One die
hand-have-dice = Several dice
hand-have-coin = A coin
hand-have-cards = Playing cards
hand-have-pieces = Chess pieces in a bag
hand-have-pawns = Pawns in a bag
hand-have-numbers = Numbered slips or balls
hand-name-program = Draw with a commitment
hand-name-program-about = The site commits to a secret, those present add words, then the secret is revealed: nobody can steer the number
hand-name-quick = Quick draw
hand-name-quick-about = At once, with random numbers of the server; nobody can check where they came from
hand-name-one-die = One die
hand-name-two-dice = Two dice
hand-name-four-dice = Four dice
hand-name-five-solids = Five solids
hand-name-dice-set = Special dice set
hand-name-fewest-dice = Die, fewest throws
hand-name-coin = A coin
hand-name-ten-coins = Ten coins
hand-name-fewest-coin = Coin, fewest throws
hand-name-suit = A suit of cards
hand-name-pieces = Eight pieces, king put right
hand-name-pieces-strict = Eight pieces, until all is right
hand-name-pieces-mended = Eight pieces and a coin
hand-name-pawns = A white pawn among black ones
hand-name-boxes = Three digits
hand-name-balls = 960 balls
hand-name-slips = Numbered slips
hand-mean = On average { $mean } entries.
hand-round = Draw for my round
hand-round-known = At the desk of your event the position of a round is drawn, kept secret until its moment, announced and printed.
hand-round-stranger = An event draws a new position every round and keeps it secret until its moment. Its organiser logs in and draws at the event's desk; without an event any way on this page will do.
hand-round-go = To the events
hand-fair = How it is provably fair
hand-fair-uniform = Every method is a small machine fed with what falls. All of its paths have been counted through with exact fractions: each of the 960 positions has probability 1/960, or each of those that may be drawn the same. Nothing was estimated by trying.
hand-fair-beware = Many recipes that circulate are not fair: one that counts a five as one and a six as two gives some positions twelve times as often as others. That is why some throws here have to be repeated.
hand-fair-program = A draw by program can't be seen falling, so the secret is committed to beforehand, and the number depends on words that are added after it.
hand-fair-record = The protocol holds all that fell. The check recomputes everything and believes nothing in it. Whether the dice fell as written, only those present can know: so the protocol is printed and signed.
hand-fair-check = Check a draw

## A draw by hand

hand-other-methods = All ways of drawing
hand-turn = { $outcome }: { $did }
hand-heads = heads
hand-tails = tails
hand-card = { $card ->
    [1] ace
   *[other] { $card }
}
hand-on = { $piece } on { $square }
hand-on-free = { $piece } on the { $nth ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] { $nth }th
} free square, { $square }
hand-placed-with-rest = { $chosen }; { $rest } on the squares left
hand-repaired = put right: { $pieces }
hand-digit = digit { $nth } of { $of }
hand-counted = { $nth } of { $of }, decided together
hand-goes-on = not decided yet
hand-again-unused = there are more outcomes than choices here, and this one counts for none, so that all stay equally likely: again
hand-first-rank = First rank: { $pieces }. Free: { $free }.
hand-part = { $nth } of { $of }
hand-next = What came?
hand-enter = Enter
hand-undo = Take the last back
hand-again = Start again
hand-keys = With a keyboard: the digit or letter of what came; Backspace takes the last back.
hand-so-far = { $n ->
    [one] { $n } entry so far
   *[other] { $n } entries so far
}
hand-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
hand-wrong-throw = Entry { $nth } of the address: { $error }
hand-too-many = An address holds at most { $n } entries.
hand-go-on-before = Go on from what could be read before it
hand-another = Another draw, without this one
hand-quick-unchecked = The protocol can be recomputed, but nobody can check that these random numbers were not chosen. For a round draw with a commitment or by hand.
hand-about = The method
hand-title = What the draw is for
hand-title-hint = As the event and the round: Evening, round 3
hand-title-too-long = What the draw is for must fit on one line of at most { $n } characters.
hand-set-title = Write it down
hand-classical = 518, the classical position, may be drawn
hand-exclude = Numbers that are drawn again
hand-exclude-hint = Such as those already played in the event: 534, 17
hand-from = Only from a short list
hand-from-hint = Numbers given out beforehand: 12, 700, 33. Leave empty to draw among all.
hand-set = Set
hand-draw-now = Draw
hand-no-entropy = The server has no random numbers just now; draw by hand.
hand-may-all = All 960 positions may be drawn.
hand-may-some = { $n } positions may be drawn; drawn again: { $excluded }.
hand-may-listed = One of a short list is drawn: { $list }.

## The record

hand-record = The protocol
hand-record-about = Everything that fell, in order. Print it and sign it, or save it: anyone can recompute the position from it.
hand-check = Check it
hand-save-json = Save as JSON
hand-save-text = Save as text
hand-copy = Copy
hand-copied = Copied
hand-share = Share the address
hand-share-about = The address of this page holds the whole draw: whoever opens it sees the same and can check it.
hand-commands = Check it without this site
hand-commands-about = In a terminal: with the program of this site, and for a draw with a commitment with tools that every system has.

## The draw by program

hand-program-about = For a round where nobody should have to believe anybody: not the organiser, not the players, not this page.
hand-program-1 = The site makes a secret and shows its SHA-256, which settles the secret without telling it. Title and exclusions are settled with it.
hand-program-2 = Everyone who wants to be sure adds a word on a phone, or calls it out in the hall.
hand-program-3 = The secret is revealed, and secret and words together give the number, by a published standard.
hand-announce = Announce the draw
hand-trust = What you need not believe
hand-trust-once = A draw is made once. Nobody can try words until the number pleases: the first reveal is kept in the journal, and every fact there is chained to the one before.
hand-trust-words = If you added a word after the commitment was shown, nobody can have known the number before you did.
hand-trust-server = Whoever runs this server could read the secret before the draw. So the words must come from others, and the last of them from somebody who does not run it. A draw that is announced and never made proves nothing: agree beforehand that dice decide then.
hand-announced = Announced
hand-announced-at = Announced at
hand-commitment = Commitment (SHA-256 of the secret)
hand-share-draw = Give the address of this page to everyone, and keep the announcement: what is drawn must agree with it.
hand-save-announcement = Save the announcement
hand-words = Words
hand-words-about = Anyone may add a word or a few. They become the public text, in this order.
hand-no-words-yet = Nobody has added a word yet.
hand-word = Your word
hand-add-word = Add
hand-reveal = Reveal and draw
hand-called-out = Called out in the hall
hand-called-out-hint = What was called out comes last in the text. Write it down for all to see before you draw.
hand-wait = The one who announced the draw reveals the secret. This page shows it then.
hand-refresh = Look again
hand-drawn-at = Drawn at { $at }
hand-how-it-came = How it came about
hand-too-often = Too many draws were announced from here; wait ten seconds.
hand-words-too-fast = Words come too fast from here; wait a few seconds.
hand-already-drawn = It is drawn already.
hand-not-yours = Only the browser that announced the draw can make it.
hand-no-words = There is no word yet. Somebody who does not know the secret must give one.
hand-bad-word = A word is one line of 1 to { $n } characters.
hand-no-more-words = The text is full; the draw can be made.

## The check

hand-verdict = The draw
hand-nothing-pasted = Paste a protocol or choose a file with one.
hand-file = Or a file with the protocol
hand-paste-hint = The protocol as text or JSON, or the address of a draw on this site
hand-no-such-draw = There is no finished draw at that address.
hand-no-steps = No step of it can be told.
hand-steps-left-out = { $n ->
    [one] { $n } step in between is not shown
   *[other] { $n } steps in between are not shown
}
hand-more-records = { $n ->
    [one] { $n } more record was checked and is not shown
   *[other] { $n } more records were checked and are not shown
}; wrong among them: { $wrong }.
hand-not-repeated = What you pasted is too long to be repeated here.
hand-parts = The protocol part by part
hand-announced-here = It was announced on this site beforehand ({ $at }), with the same commitment, title and exclusions.
hand-not-announced-here = Secret and commitment belong together. Whether the commitment was published before the text was known, this site can't know: it was announced elsewhere.
hand-as-written = The protocol agrees with itself. Whether it fell as written, only those who were there know.
