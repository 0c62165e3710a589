# Pairings made by hand, other systems than the Swiss, and the tournament generator

manual-rematch = { $white } and { $black } played each other in round { $round }.
manual-forbidden = { $white } and { $black } may not be paired in this event.
manual-third-color = { $player } would have { $side ->
        [white] White
       *[black] Black
    } for the third time running.
manual-color-difference = { $player } would have { $n } games more with { $side ->
        [white] White than with Black
       *[black] Black than with White
    }.
manual-score-gap = { $white } ({ $white-points }) and { $black } ({ $black-points }) are further apart in points than any pair by the rules.
manual-second-bye = { $player } was free or scored a win without playing in round { $round }, so may not have the bye.
manual-bye-to-higher-score = { $player } has { $points } points; by the rules the bye goes to a player with { $rules-points }.
manual-needless-bye = { $player } is free although the number of players is even.
manual-left-out = { $player } takes part but is not paired.
manual-not-expected = { $player } is paired but was not to take part in this round.

manual-change-colors = { $white } – { $black }: colours changed.
manual-change-new = { $white } – { $black }: not a pair by the rules.
manual-change-gone = { $white } – { $black }: a pair by the rules, not played.
manual-change-bye = Bye: { $altered }; by the rules { $by-rules }.
manual-nobody = nobody

not-a-pairing-twice = { $player } is paired twice.
not-a-pairing-alone = { $player } is paired with nobody else.
not-a-pairing-unknown = There is no player { $player }.

forecast-enough = There are opponents enough for all rounds.
forecast-tight = There may come a round that can’t be paired without a rematch: the field is small for so many rounds.
forecast-impossible = The number of rounds is too high: { $player } has { $opponents ->
        [one] { $opponents } opponent
       *[other] { $opponents } opponents
    } left for { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.

round-robin-too-few = A round robin needs at least 2 players, not { $players }.
scheveningen-no-table = A Scheveningen match needs at least 2 boards, not { $boards }.
knock-out-too-few = A knock-out needs at least 2 players, not { $players }.
knock-out-winners = The round has { $ties } ties and so as many winners, not { $winners }.
knock-out-not-in-tie = { $player } is not in tie { $tie } of the round.
knock-out-over = The final has been played; there is no further round.

generator-line = Line { $line }: { $fault }
generator-no-setting = expected a setting such as players=20..40.
generator-unknown-key = no setting is called { $key }; there are { $keys }.
generator-bad-value = { $key } is { $value }, but has to be { $wanted }.
generator-twice = { $key } is set twice.
generator-wanted-range = a whole number or a range such as 20..40, from { $least } to { $most }
generator-wanted-percentage = a percentage from 0 to 100, decimals allowed
generator-wanted-frequency = a percentage such as 2.5, or 3x for exactly three a round; 4: or 5..7: before it for some rounds, and commas between
generator-wanted-points = a number of points such as 0.5
generator-wanted-yes-or-no = yes or no
generator-wanted-parity = odd, even or any
generator-no-tournament = No tournament could be paired to the end in 100 attempts; allow more players or fewer rounds.
generator-mini-match = A report has one result a round, so mini-matches can’t be written.
generator-seed = Seed { $seed }: the same seed gives the same tournament.
generator-too-wide = The report’s format has no room for { $value }.
