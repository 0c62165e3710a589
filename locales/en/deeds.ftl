# What was done to an event, as its journal tells it
deed-created = The event { $name } was made.
deed-settings = The settings were changed.
deed-color = The lot for the initial colour gave { $color ->
    [white] White
   *[black] Black
}.
deed-color-noted = The lot for the initial colour gave { $color ->
    [white] White
   *[black] Black
} ({ $note }).
deed-entered = { $who } was entered.
deed-entered-late = { $who } was entered late, from round { $round } on.
deed-entered-many = { $n ->
    [one] { $n } player was entered
   *[other] { $n } players were entered
}.
deed-edited = The data of { $who } were corrected.
deed-removed = { $who } was struck off the list.
deed-ordered = The start list was put in a new order.
deed-withdrew = { $who } withdrew, from round { $round } on.
deed-returned = { $who } came back, from round { $round } on.
deed-bye = { $who }: { $bye ->
    [half] half-point bye
    [full] full-point bye
    [zero] absence
   *[pairing] bye
} in round { $round }.
deed-bye-returned = { $who } gave back the bye of round { $round }.
deed-forbidden = { $a } and { $b } are not to be paired with each other.
deed-allowed = { $a } and { $b } may be paired with each other again.
deed-team = Team { $team }: { $members }.
deed-team-dissolved = Team { $team } was dissolved.
deed-announced = How the position of round { $round } will be drawn was published.
deed-drawn = Round { $round }: position { $positions } was drawn.
deed-drawn-boards = Round { $round }: a position was drawn for each board ({ $positions }).
deed-drawn-secret = Round { $round }: the position was drawn. It is secret until { $moment }.
deed-announce-at = Round { $round }: the position is announced at { $moment }.
deed-announce-now = Round { $round }: the position was announced.
deed-paired = Round { $round } was paired { $by ->
    [rules] by the rules
    [hand] by hand
   *[file] from a file
}: { $n ->
    [one] { $n } board
   *[other] { $n } boards
}.
deed-swapped = Round { $round }: { $a } and { $b } changed places.
deed-colors = Round { $round }, board { $board }: the colours were changed.
deed-seated = Round { $round }, board { $board }: { $white } – { $black }, paired by hand.
deed-unseated = Round { $round }: the pair at board { $board } was taken apart.
deed-bye-taken = Round { $round }: { $who } no longer has a bye.
deed-published = The pairing of round { $round } was published.
deed-unpaired = The pairing of round { $round } was thrown away.
deed-result = Round { $round }, board { $board }: { $result }.
deed-corrected = Round { $round }, board { $board }: { $result } instead of { $was }.
deed-result-gone = Round { $round }, board { $board }: the result { $was } was taken away.
deed-reported = Round { $round }, board { $board }: { $who } reports { $result }.
deed-agreed = Round { $round }, board { $board }: { $result }, both players say so.
deed-tie = Round { $round }, board { $board }: { $who } goes on.
deed-tie-noted = Round { $round }, board { $board }: { $who } goes on ({ $note }).
deed-board-game = { $board }, game { $game }
deed-finished = The event was finished.
deed-reopened = The event was opened again.
deed-archived = The event was archived.
deed-undone = The last step was taken back.
deed-by-keeper = { $name } (results)
deed-by-player = player { $name }
