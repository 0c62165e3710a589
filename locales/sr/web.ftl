# Sajt.

site-skip = Na sadržaj
site-parts = Delovi sajta
site-languages = Jezik
site-draw = Izvlačenje
site-learn = Učenje
site-explore = Pozicije
site-castle = Rokada
site-events = Turniri
site-licence = MIT ili Apache-2.0
site-sources = FIDE Pravila šaha 2023, Smernice II (šah 960)
site-not-found = Nije nađeno
site-wrong-request = To se ne može pročitati
site-nothing-here = Na ovoj adresi nema stranice.
site-to-front = Na početnu stranicu

board-side = { $player }: { $pieces }.

front-title = Pozicija za šah 960
front-about = Iza pešaka figure su izmešane: kralj stoji između topova, lovci na poljima različite boje, a crni ponavlja raspored belog. Takvih pozicija ima 960, od broja 0 do 959.
front-another = Druga pozicija
front-castle = Mogu li ovde da rokiram?

positions-title = Svih 960 početnih pozicija
positions-about = Po Šarnaglovom broju. Drugi sajtovi mogu brojati drugačije, zato gledajte i slova.
positions-which = Broj 0-959, slova ili FEN
positions-show = Prikaži

position-title = Početna pozicija { $name }
position-facts = Šta igrači pitaju
position-on-move-one = moguća u prvom potezu
position-unprotected = Nebranjeni pešaci
position-corner-bishops = Lovci u uglu
position-mirror = U ogledalu
position-none = nema
position-derivation = Odakle broj
position-derivation-about = Četiri izbora ovim redom: broj = beli lovac + 4 × crni lovac + 16 × dama + 96 × skakači. Top, kralj i top popunjavaju poslednja tri polja.
position-light-bishop = Lovac na belim poljima
position-dark-bishop = Lovac na crnim poljima
position-queen = Dama
position-knights = Skakači
position-castle = Rokada u ovoj poziciji
position-image = Slika

check-draw-title = Provera izvlačenja
check-draw-about = Nalepite zapisnik izvlačenja, kao tekst ili JSON. Računa se iznova iz ishoda; ništa se ne prihvata na reč.
check-draw-protocol = Zapisnik
check-draw-ask = Proveri

castle-title = Mogu li ovde da rokiram?
castle-fen = Pozicija (FEN)
castle-ask = Objasni
castle-turn = Na potezu: { $player }
castle-may = da
castle-may-not = ne
castle-manner = Način
castle-king = Kralj
castle-rook = Top
castle-empty = Mora biti prazno
castle-safe = Ne sme biti napadnuto
castle-hands = Na pravoj tabli

events-title = Turniri
events-none = Još nema turnira. Sudija ga otvara: rokada event new
event-players-counted = { $n ->
    [one] { $n } igrač
    [few] { $n } igrača
   *[other] { $n } igrača
}
event-menu = Stranice turnira
event-menu-list = Lista
event-menu-table = Tabela
event-menu-teams = Ekipe
event-menu-positions = Pozicije
event-not-paired = Ovo kolo još nije parovano.
event-position-secret = Pozicija je izvučena i uskoro će biti objavljena.
event-no-positions = Nijedna pozicija još nije izvučena.
event-no-teams = Na ovom turniru se ekipe ne boduju.

help-serve = Pokreni sajt
help-serve-port = Port na kom se sluša
help-serve-host = Adresa na kojoj se sluša: 127.0.0.1 samo za ovaj računar, 0.0.0.0 za sve u sali
serve-ready = Rokada je na { $address }
serve-failed = na { $address } ne može da se sluša: { $reason }
