# Pairing by the rules: the command, the reasons of a pair, and why a round can't be paired

help-pair = Pair the next round of a tournament report (TRF)
help-pair-file = The report, - for standard input
help-pair-system = How it is paired: dutch (FIDE's Swiss, the default) or berger (round robin)
help-pair-double = The round robin is a double one
help-pair-round = Pair this round again instead of the next
help-pair-pairs = Write the pairs to this file
help-pair-explain = Show why each pair is what it is
help-pair-check = Pair every round again and tell the differences
help-pair-generate = Make a random tournament; the file says what it is like
help-pair-seed = The number from which the random tournament is drawn
help-pair-output = Write the random tournament to this file

pair-no-such-round = Round { $round } can’t be paired: the next is round { $last }.
round-robin-no-such-round = There is no round { $round }: the round robin has { $rounds }.
pair-board = Board
pair-white = White
pair-black = Black
pair-points = Points
pair-floats = Floats
pair-colors = Colours
pair-bye = Bye: { $player }, { $points } points
pair-check-difference = Round { $round }: in the report { $file }; by the rules { $rules }
pair-check-points = Player { $number }: the report states { $file } points, the results give { $rules }
pair-check-rank = Player { $number }: the report states rank { $file }, by the points it is { $rules }
pair-check-order = Player { $number }: the report states rank { $file }, by its tie-breaks it is { $rules }
pair-check-result = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} paired again, { $differences ->
    [0] no difference
    [one] { $differences } round differs
   *[other] { $differences } rounds differ
}

color-both-wishes = both wishes (5.2.1)
color-stronger-wish = the stronger wish (5.2.2)
color-wider-difference = the wider colour difference (5.2.2)
color-alternation = alternation since { $games ->
    [one] the last game
   *[other] { $games } games ago
} (5.2.3)
color-higher-ranked = the wish of the higher ranked (5.2.4)
color-initial-side = pairing number and initial colour (5.2.5)
float-white-down = White down, Black up
float-black-down = Black down, White up

refusal-no-round-left = All { $rounds } rounds have been played.
refusal-too-few-players = A round needs at least 2 players, not { $players }.
refusal-no-legal-pairing = No pairing obeys the absolute rules (no rematch, one bye, limits of colour): not all of { $players } can be paired at once. The arbiter has to decide.
refusal-nobody-may-have-bye = The number of players is odd, and nobody left over may have the bye. The arbiter has to decide.
table-number-zero = A player has the number 0; numbers start at 1.
table-repeated-number = Two players have the number { $number }.
table-history-length = { $player } has { $rounds } rounds of history, others have { $expected }.
table-unknown-opponent = Round { $round }: { $player } met number { $opponent }, who does not exist.
table-one-sided-game = Round { $round }: { $player } met { $opponent }, whose record does not say so.
table-unknown-forbidden = A forbidden pair names number { $number }, who does not exist.

pair-missing-results = round { $round } has games without a result; enter them first
pair-other-system = the file is of another system: { $system }. Rokada pairs Dutch Swiss and round robins here
pair-older-edition = the file names edition { $edition } of the Dutch system; paired by the rules in force since 1 February 2026
edition-undated = the first day is not known: by the newest rules
edition-older = the event began before 1 February 2026: paired by the Dutch rules in force since then
