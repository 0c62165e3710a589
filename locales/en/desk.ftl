# The desk of an arbiter: its parts, the next step, questions asked once
desk-title = Arbiter's desk
desk-parts = Parts of the desk
desk-part-desk = Desk
desk-part-players = Players
desk-part-draw = Position
desk-part-pairing = Pairing
desk-part-results = Results
desk-part-settings = Settings
desk-part-journal = Journal
desk-next = Next step
desk-stands-before = { $n ->
    [0] Nobody is entered yet
    [one] { $n } player is entered
   *[other] { $n } players are entered
}. No round is paired yet; there will be { $rounds }.
desk-stands-round = Round { $round } of { $rounds }, { $n ->
    [one] { $n } player
   *[other] { $n } players
}
desk-stands-finished = The event is finished after { $round } of { $rounds } rounds, with { $n ->
    [one] { $n } player
   *[other] { $n } players
}.
desk-stands-archived = The event is archived after { $round } of { $rounds } rounds, with { $n ->
    [one] { $n } player
   *[other] { $n } players
}.
desk-step-players = Enter players
desk-step-teams = Form the teams
desk-step-color = Draw the initial colour
desk-step-draw = Draw the position of round { $round }
desk-step-pair = Pair round { $round }
desk-step-by-hand = Open round { $round } and pair it by hand
desk-step-places = Pair the players of round { $round }
desk-step-publish = Publish round { $round }
desk-step-results = Enter results of round { $round }: { $done } of { $boards }
desk-step-ties = Say who goes on from round { $round }
desk-step-finish = Finish the event
desk-step-table = Final table
desk-archive = Archive
desk-reopen = Open again
desk-at-once = Draw, pair and publish round { $round } at once
desk-by-hand = Pair by hand
desk-look-at-pairing = Look at the pairing first
desk-secret = The position of round { $round } is drawn and secret until { $moment }. Only arbiters can see it.
desk-secret-change = Announce it earlier or later
desk-left = { $left } left.
desk-warnings = Think of this in time
desk-ways = More at this desk
desk-way-players = Players: enter, edit, withdraw, byes
desk-way-order = Order of the start list
desk-way-pairs = Pairs that may not meet
desk-way-teams = Teams
desk-way-lot = Lot for the initial colour
desk-way-undo = Take back the last step
desk-way-links = Links for keepers of results and for players
desk-hall = For the hall
desk-hall-screen = The hall's screen
desk-way-page = The round as everyone sees it
desk-way-table = Table
desk-confirm = Do it anyway?
desk-confirm-journal = If you do it, the journal will say:
desk-confirm-about = Nothing has been done yet. What you do now can be taken back at the desk as the last step.
desk-confirm-do = Do it anyway
desk-confirm-not = Leave it as it is
desk-refused = That was not done
desk-back = Back to the desk
desk-faults = { $n ->
    [one] One thing has to be put right
   *[other] { $n } things have to be put right
}
undo-title = Take back the last step
undo-about = This will be taken back, and the event will be as it was before it:
undo-do = Take it back
undo-changed = Meanwhile somebody did something else. Look again at what would be taken back.
journal-title = Journal
journal-undone = taken back
lot-title = Lot for the initial colour
lot-about = It is the colour of the first player on the list in round 1.
lot-none = The lot is not drawn yet.
lot-stands = The lot gave: { $color }.
lot-color = Lot
lot-color-lot = Drawn by the program
lot-color-white = White, drawn by hand
lot-color-black = Black, drawn by hand
lot-note = How it was drawn (optional)
lot-keep = Record the lot
new-title = New event
new-players = Players
new-list = Start list, if there is one yet
new-list-hint = One player a line, such as: FM Player 01 2100 SRB. Or paste a table with a heading.
new-file = Or a file: CSV, .xlsx, .ods, or a tournament report (TRF)
new-color = Initial colour
new-color-lot = By lot, drawn by the program
new-color-white = White
new-color-black = Black
new-make = Make the event
new-from-report = Make it from a tournament report (TRF) instead
new-report-file = The report as a file
new-report = Or paste it
new-import = Make the event from the report
