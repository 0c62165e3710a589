# Standings and tie-breaks.

help-standings = The standings of a tournament report (TRF) with tie-breaks
help-standings-file = The report, - for standard input
help-standings-tie-breaks = Tie-breaks in their order, such as BH/C1,BH,SB (default: the report's own, or the usual ones)
help-standings-round = Standings after this round
help-standings-working = Show how each value came about
help-standings-round-robin = All pairings were fixed beforehand, as in a round robin
help-standings-edition = The edition of the tie-breaks to follow (default: the one in force on the report's first day)

standings-after = { $n ->
    [one] After { $n } round
   *[other] After { $n } rounds
}
standings-rank = Rank
standings-number = No.
standings-name = Name
standings-rating = Rating
standings-points = Pts
standings-no-value = none
standings-no-such-round = there is no round { $round }; paired so far: { $rounds }
standings-edition-2024 = Tie-breaks by the edition of August 2024 (C.07)
standings-edition-2026 = Tie-breaks by the edition of March 2026 (C.07)
standings-teams-only = { $code } needs a team event
standings-unrated = { $code } is left out: somebody has no rating (say which one to take, as in { $code }/U1400)

tie-break-unknown = there is no tie-break { $found }; there are { $codes }
tie-break-modifier-unknown = there is no modifier /{ $found }; there are /C1, /M1, /L60, /L+1, /K4, /P, /F, /R, /U1400
tie-break-modifier-not-applicable = { $modifier } makes no sense with { $code }

working-rounds = rounds { $rounds }
working-round = round { $round }: { $value }
working-against = round { $round } against { $opponent }: { $value }
working-board = board { $board }: { $points }, counted as { $value }
working-as-draws = { $n ->
    [one] { $n } round of theirs as a draw
   *[other] { $n } rounds of theirs as draws
}
working-dummy-own = not played: own score
working-dummy-opponent = not played: the scheduled opponent's score
working-dummy-draws = not played: a draw for every round
working-cut-lowest = cut as the lowest
working-cut-voluntary = cut as a voluntary unplayed round
working-cut-highest = cut as the highest
working-below-limit = not counted: below the limit
working-performance = { $games ->
    [one] { $score } of { $games } game, opponents' average { $average }
   *[other] { $score } of { $games } games, opponents' average { $average }
}
working-schedule = { $score } + ({ $terms }) / { $divisor }
working-encounter = { $compared } among { $group }: { $score }
working-encounter-missing = { $compared } among { $group }: { $score }, at best { $best }
working-primary = points
working-secondary = other points
working-board-count = board count (shown negative)
working-on-board = points on board { $board }
working-boards-to = points down to board { $board }

tie-break-name = { $code ->
   *[PTS] Points
    [MPTS] Match points
    [GPTS] Game points
    [MPVGP] The other score (match or game points)
    [DE] Direct encounter
    [EDE] Extended direct encounter
    [EDEBT] Extended direct encounter, board count, top boards
    [EDEBB] Extended direct encounter, board count, bottom boards
    [EDET] Extended direct encounter, top boards
    [EDEB] Extended direct encounter, bottom boards
    [WIN] Number of wins
    [WON] Games won over the board
    [BPG] Games played with Black
    [BWG] Games won with Black
    [PS] Progressive scores
    [REP] Rounds the player chose to play
    [STD] Standard points
    [TPN] Pairing number
    [BH] Buchholz (sum of the opponents' scores)
    [AOB] Average of the opponents' Buchholz
    [FB] Fore Buchholz (the last round counted as drawn)
    [SB] Sonneborn-Berger (scores of the opponents beaten, half of those drawn with)
    [KS] Koya (points against the upper half)
    [ARO] Average rating of the opponents
    [TPR] Tournament performance rating
    [PTP] Perfect tournament performance
    [APRO] Average performance of the opponents
    [APPO] Average perfect performance of the opponents
    [RTNG] Rating
    [RSES] Sum of the expected scores
    [BC] Board count
    [TBR] Results on the top boards
    [BBE] Bottom board elimination
    [ESB] Extended Sonneborn-Berger
    [EMMSB] Sonneborn-Berger, match points by match points
    [EMGSB] Sonneborn-Berger, match points by game points
    [EGMSB] Sonneborn-Berger, game points by match points
    [EGGSB] Sonneborn-Berger, game points by game points
    [SSSC] Score and strength of schedule
}
tie-break-cut-lowest = { $n ->
    [one] without the lowest value
   *[other] without the { $n } lowest values
}
tie-break-cut-highest = { $n ->
    [one] without the highest value
   *[other] without the { $n } highest values
}
tie-break-cut-both = { $n ->
    [one] without the highest and the lowest value
   *[other] without the { $n } highest and the { $n } lowest values
}
tie-break-forfeits-played = forfeits counted as games
tie-break-fore = from fore Buchholz
tie-break-reverse = in reverse order
tie-break-unrated = unrated players taken as { $rating }

help-compare = Tell where two tournament reports part first, and why
help-compare-a = The first report
help-compare-b = The second report
compare-same = The two reports say the same.
compare-differs = Player { $number }, { $what }: { $a } in the first, { $b } in the second
compare-differs-in-round = Round { $round }, player { $number }, { $what }: { $a } in the first, { $b } in the second
compare-why-players = The reports don't have the same players.
compare-why-rounds = The reports tell of different games; all that follows may differ for it.
compare-why-points = The games are the same; one of the reports states other points.
compare-why-edition = Tie-breaks by the edition { $a } in the first report, { $b } in the second
compare-why-rank = Points and tie-breaks are the same; tie-breaks of the first: { $a }, of the second: { $b }
