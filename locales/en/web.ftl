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
position-none = none
position-derivation = Where the number comes from
position-derivation-about = Four choices in this order: number = light bishop + 4 × dark bishop + 16 × queen + 96 × knights. Rook, king and rook fill the last three squares.
position-light-bishop = Light-squared bishop
position-dark-bishop = Dark-squared bishop
position-queen = Queen
position-knights = Knights
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
events-none = There is no event yet. An arbiter creates one: rokada event new
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

help-serve = Run the site
help-serve-port = Port to listen on
help-serve-host = Address to listen on: 127.0.0.1 for this machine alone, 0.0.0.0 for everyone in the hall
serve-ready = Rokada is at { $address }
serve-failed = { $address } can't be listened on: { $reason }
