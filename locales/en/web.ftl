# The site.

site-skip = To the content
site-parts = Parts of the site
site-languages = Language
site-draw = Draw
site-learn = Learn
site-explore = Explore
site-castle = Castle
site-events = Events
site-licence = MIT or Apache-2.0
site-sources = FIDE Laws of Chess 2023, Guidelines II (Chess960)
site-not-found = Not found
site-wrong-request = That can't be read
site-nothing-here = There is no page at this address.
site-to-front = To the front page

board-side = { $player }: { $pieces }.

front-title = A Chess960 position
front-about = Behind the pawns the pieces are shuffled: the king stands between the rooks, the bishops on squares of opposite colours, and Black mirrors White. There are 960 such positions, numbered 0 to 959.
front-another = Another position
front-castle = May I castle here?

positions-title = All 960 start positions
positions-about = By their Scharnagl number. Other sites may number otherwise, so go by the letters too.
positions-which = Number 0-959, letters or FEN
positions-show = Show

position-title = Start position { $name }
position-facts = What players ask
position-on-move-one = possible on move one
position-unprotected = Unprotected pawns
position-corner-bishops = Bishops in a corner
position-mirror = Seen in a mirror
position-derivation = Where the number comes from
position-derivation-about = Four choices in this order: number = light bishop + 4 × dark bishop + 16 × queen + 96 × knights. Rook, king and rook fill the last three squares.
position-castle = Castling here
position-image = Image

check-draw-title = Check a draw
check-draw-about = Paste the protocol of a draw, as text or JSON. It is recomputed from its outcomes; nothing in it is believed.
check-draw-protocol = Protocol
check-draw-ask = Check

castle-title = May I castle here?
castle-fen = Position (FEN)
castle-ask = Explain
castle-turn = To move: { $player }
castle-may = yes
castle-may-not = no
castle-manner = Manner
castle-king = King
castle-rook = Rook
castle-empty = Must be empty
castle-safe = Must not be attacked
castle-hands = On a real board

events-title = Events
events-none = There is no event yet. An arbiter who is logged in makes one here.
events-make = Make an event
events-search = Name or place
events-year = Year
events-state = State
events-state-any = open and finished
events-state-open = open
events-state-finished = finished
events-find = Find
events-found = { $n ->
    [0] No event was found
    [one] { $n } event
   *[other] { $n } events
}
events-all = All events
events-unreadable = { $n ->
    [one] { $n } event can't be read and is left out; the site's log says which.
   *[other] { $n } events can't be read and are left out; the site's log says which.
}
events-pages = Pages
events-page = Page { $page } of { $pages }
events-page-first = First
events-page-prev = Previous
events-page-next = Next
events-page-last = Last
event-players-counted = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
event-menu = Pages of the event
event-menu-list = List
event-menu-table = Table
event-menu-teams = Teams
event-menu-positions = Positions
event-not-paired = This round is not paired yet.
event-position-secret = The position is drawn and will be announced soon.
event-no-positions = No position is drawn yet.
event-no-teams = No teams are scored in this event.
events-archived = Archived
event-menu-crosstable = Crosstable
event-menu-player = Player
event-start-list = Start list
event-round-n = Round { $round }
event-board-n = Board { $board }
event-number-n = No. { $number }
event-phase-before = Not started yet
event-phase-playing = Round { $round } of { $rounds } is being played
event-phase-between = Round { $round } of { $rounds } is over
event-phase-finished = Finished
event-phase-archived = Archived
event-to-desk = Run the event
event-live-result = Board { $board }: { $result }
event-live-round = The pairing of round { $round } is published.
event-live-position = The position of round { $round } is announced.
event-points-before = { $points } pts
event-adjourned = adjourned
event-list-empty = Nobody is entered yet. Tell the arbiter if you want to play.
event-list-provisional = The numbers may still change until the first round is paired.
event-federation = Federation
event-club = Club, team
event-from-round = from round { $round }
event-withdrawn = withdrawn from round { $round }
event-position-at = The position is drawn and will be shown here at { $moment }.
event-announcement = What was published before the draw
event-drawn-by = How it was drawn: { $method }.
event-protocol = Check the draw
event-protocol-about = The protocol says what fell. Anyone can recompute the position from it, here or on paper.
event-protocol-check = Recompute it here
event-protocol-file = Download the protocol (JSON)
event-pairings = Pairings
event-byes = Without an opponent
event-bye-worth = bye, points: { $points }
event-first-game = 1st game { $result }
event-second-game = 2nd game { $result }
event-advances = { $player } goes on
event-find-me = Where do I sit? Your name or number
event-find = Find
event-show-me = Show it in the list
event-nobody-found = Nobody on the start list is called “{ $name }”. Try a part of the name, or the number.
event-you-white = You are White, board { $board }, against { $opponent }.
event-you-black = You are Black, board { $board }, against { $opponent }.
event-you-white-first = You are White in the first game and Black in the second, board { $board }, against { $opponent }.
event-you-black-first = You are Black in the first game and White in the second, board { $board }, against { $opponent }.
event-you-bye = You have no opponent in this round (bye, points: { $points }).
event-you-out = You are not paired in this round. If that is wrong, tell the arbiter now.
event-categories = Categories
event-everyone = Everyone
event-table-empty = The table comes with the first complete round. Until then see the start list and the rounds.
event-tie-breaks = Tie-breaks
event-crosstable-empty = The crosstable comes with the first published round.
event-crosstable-about = Each game: the opponent's number, one's own colour, the result. 12w1 is a win with White against number 12.
event-crosstable-square = Each cell is the result against the player of that number.
event-teams-empty = No team has players yet.
event-team = Team
event-not-counted = not counted
event-card-empty = The games appear here with the first published round.
event-working-about = How each value came about, after the last complete round.
event-files = Hall screen, print, files
event-hall = Hall screen
event-print = Print
event-download = Download
event-games = Games (PGN)
event-report = Report ({ $format })
event-everything = Everything (JSON)

# Days and time controls.
calendar-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
time-minutes = { $time } min
time-for-moves = { $moves ->
    [one] { $time } for { $moves } move
   *[other] { $time } for { $moves } moves
}
time-increment = { $time } + { $seconds } s a move
time-then = {", then "}

help-serve = Run the site
help-serve-port = Port to listen on
help-serve-host = Address to listen on: 127.0.0.1 for this machine alone, 0.0.0.0 for everyone in the hall
help-serve-trusted-proxy = A proxy before the site, or a network of them (10.1.0.0/16), that is believed when it says for whom it asks; those on this machine always are
help-serve-backup = Make a backup in this folder each hour in which something was added
help-serve-backup-keep = For how many days backups are kept
serve-ready = Rokada is at { $address }
serve-zone = Times are those of { $zone }
serve-read-only = The journal can only be read: everything is shown, nothing can be entered
serve-backup = Backups: each hour in which something was added, in { $folder }, kept for { $days ->
    [one] { $days } day
   *[other] { $days } days
}
serve-unknown-zone = there is no time zone { $zone }: TZ names one as Europe/Belgrade
serve-failed = { $address } can't be listened on: { $reason }
