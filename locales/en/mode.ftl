# FIDE mode: what is asked before it is done, and the sign that the mode was left
refusal-in-fide-mode = { $acts } FIDE mode doesn't allow it. An arbiter may leave FIDE mode, for good.
refusal-mode-left-already = FIDE mode is left, and can't be entered again.
refusal-left-for-good = { $who } left the round robin, and the games were decided by that. If it was a mistake, take it back as the last step.
refusal-confirm-twice = { $warnings } Confirm with the name of the event to do it anyway.
act-mode-left = FIDE mode is left for good. The event's pages and its report will always say that it was left, and in which round.
act-rounds = The number of rounds changes from { $was } to { $now } though a round is paired. The pairing of the last round has rules of its own, and players planned for { $was }.
act-scoring = Results are worth something else: { $now } instead of { $was }, in earlier rounds too. Everybody's points change.
act-bye-worth = The bye of the pairing is worth { $now } instead of { $was }, in earlier rounds too.
act-tie-breaks = The tie-breaks change from { $was } to { $now } though a round is paired: players were told another order.
act-bye-rules = The rules on byes and late entries change though a round is paired.
act-prohibition = Who may meet whom changes though a round is paired ({ $n ->
    [one] { $n } pair
   *[other] { $n } pairs
}).
act-old-result = Round { $round }, { $white } – { $black }: { $was } becomes { $now }. Later rounds were paired with the old result; they stay as they are. The report will tell of it.
act-adjournment = Round { $round }, { $white } – { $black }: the adjourned game ends { $now }. Later rounds were paired as if it had been drawn; they stay as they are. The report will tell of it.
act-old-colors = Round { $round }: the colours of { $white } and { $black } are changed. Later rounds were paired with the old colours; they stay as they are.
act-old-bye = Round { $round }: what { $who } gets without a game changes. Later rounds were paired with what stood; they stay as they are.
act-manual-begun = Pairing by hand of round { $round } begins. It ends when the round is published; then it is compared with the pairing of the rules, and the report tells of every difference.
act-manual-pairing = Round { $round } is not paired as the rules do it. By the rules: { $rules }. By hand: { $made }. The report will tell of it.
act-regeneration = The pairing of round { $round }, which everyone has seen, is thrown away. The report will tell of it.
act-full-point-bye = { $who } gets a full point without a game in round { $round }. Such byes are deprecated, and the report tells of each.
act-second-half-point-bye = { $who } has had a half-point bye already, or has been granted one.
act-early-bye = A bye of { $who } is arranged before the first round is paired. The report will tell of it.
act-exchange = The start list will not be in the order of strength: { $n ->
    [one] { $n } player stands
   *[other] { $n } players stand
} elsewhere. The pairing numbers follow the list.
act-renumbered = { $n ->
    [one] { $n } player gets
   *[other] { $n } players get
} another pairing number, though a round is paired.
act-late-entry = A late entry, who plays from round { $round } on.
act-very-late-entry = An entry after the fourth round. The numbers of the others stay, so this player's is the next one and not that of the rating.
act-old-games-open = { $n ->
    [one] { $n } game of an earlier round is
   *[other] { $n } games of earlier rounds are
} still adjourned. Round { $round } is paired as if drawn.
act-not-counted = { $who } has completed { $completed } of { $games } games, less than half. The results stay in the crosstable and in the report, but count for nobody, and the opponents to come are free. You may wait and do this later.
act-forfeited = { $who } has completed { $completed } of { $games } games, half or more. All results count, and the remaining games are forfeited at once: - for this player, + for the opponents. You may wait and do this later.
act-paired-otherwise = With it, the rules would have paired these rounds otherwise: { $rounds }.
act-nothing = no pairs
act-no-result = no result
act-bye = bye
act-leaves-mode = This event was made by version 0.1. If you do it, FIDE mode is left for good.
mode-in = FIDE mode
mode-in-about = Everything that touches pairings or standings against the rules is asked first and told in the report. The mode can be left, and never entered again.
mode-left-before = FIDE mode was left before round 1.
mode-left-in = FIDE mode was left in round { $round }.
mode-leave = Leave FIDE mode
mode-question-acknowledge = Please note
mode-do-acknowledge = Understood, do it
mode-question-twice = Are you sure? This has consequences
mode-question-last = Last question: { $event }
mode-step = Step { $n } of 2
mode-do-on = Go on
mode-do-last = Do it, I know the consequences
mode-level = Warning level { $level } of 5
mode-type-name = Type the name of the event to do it ({ $event }):
mode-told = Note: { $acts }
deed-mode-left = FIDE mode was left.
deed-left-counted = { $who } left the round robin, from round { $round } on. All results count; the remaining games are forfeited.
deed-left-not-counted = { $who } left the round robin, from round { $round } on. No result of this player counts for anybody.
table-apart = left early: results count for nobody
table-unfit = In a round robin these tie-breaks tell nobody apart and are not offered any more: { $codes }.
bad-setting-round-robin-tie-breaks = In a round robin all meet all, so BH, FB and AOB tell nobody apart. Take DE, SB, KS, WIN, BWG, BPG, REP, STD, RTNG or TPN.
bad-setting-bye-worth = The bye is worth no more than a win; with 1-½-0 it is worth 1, ½ or 0.
setting-bye-worth = Value of the bye
