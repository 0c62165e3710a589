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
position-derivation = Odakle broj
position-derivation-about = Četiri izbora ovim redom: broj = beli lovac + 4 × crni lovac + 16 × dama + 96 × skakači. Top, kralj i top popunjavaju poslednja tri polja.
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
events-none = Još nema turnira. Prijavljen sudija ga ovde otvara.
events-make = Novi turnir
events-search = Naziv ili mesto
events-year = Godina
events-state = Stanje
events-state-any = u toku i završeni
events-state-open = u toku
events-state-finished = završeni
events-find = Nađi
events-found = { $n ->
    [0] Nijedan turnir nije nađen
    [one] { $n } turnir
    [few] { $n } turnira
   *[other] { $n } turnira
}
events-all = Svi turniri
events-unreadable = { $n ->
    [one] { $n } turnir ne može da se pročita i izostavljen je; koji je to, piše u dnevniku sajta.
    [few] { $n } turnira ne mogu da se pročitaju i izostavljena su; koji su to, piše u dnevniku sajta.
   *[other] { $n } turnira ne može da se pročita i izostavljeno je; koji su to, piše u dnevniku sajta.
}
events-pages = Stranice
events-page = Stranica { $page } od { $pages }
events-page-first = Prva
events-page-prev = Prethodna
events-page-next = Sledeća
events-page-last = Poslednja
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
events-archived = Arhivirani
event-menu-crosstable = Tabela susreta
event-menu-player = Igrač
event-start-list = Lista učesnika
event-round-n = { $round }. kolo
event-board-n = Tabla { $board }
event-number-n = br. { $number }
event-phase-before = Još nije počeo
event-phase-playing = Igra se { $round }. kolo od { $rounds }
event-phase-between = Završeno je { $round }. kolo od { $rounds }
event-phase-finished = Završen
event-phase-archived = Arhiviran
event-to-desk = Vodi turnir
event-live-result = Tabla { $board }: { $result }
event-live-round = Objavljeno je parovanje { $round }. kola.
event-live-position = Objavljena je pozicija { $round }. kola.
event-points-before = poena: { $points }
event-adjourned = prekinuta
event-list-empty = Još niko nije prijavljen. Javite se sudiji ako želite da igrate.
event-list-provisional = Brojevi se još mogu promeniti dok se ne uparuje prvo kolo.
event-federation = Federacija
event-club = Klub, ekipa
event-from-round = od { $round }. kola
event-withdrawn = odustao pre { $round }. kola
event-position-at = Pozicija je izvučena i ovde će se videti u { $moment }.
event-announcement = Šta je objavljeno pre izvlačenja
event-drawn-by = Kako je izvučena: { $method }.
event-protocol = Proveri izvlačenje
event-protocol-about = U zapisniku stoji šta je palo. Iz njega svako može ponovo da izračuna poziciju, ovde ili na papiru.
event-protocol-check = Izračunaj ponovo ovde
event-protocol-file = Preuzmi zapisnik (JSON)
event-pairings = Parovi
event-byes = Bez protivnika
event-bye-worth = slobodan, poena: { $points }
event-first-game = 1. partija { $result }
event-second-game = 2. partija { $result }
event-advances = dalje ide { $player }
event-find-me = Gde sedim? Vaše ime ili broj
event-find = Nađi
event-show-me = Pokaži u spisku
event-nobody-found = Na listi nema nikoga pod imenom „{ $name }“. Probajte deo imena ili broj.
event-you-white = Igrate belim figurama, tabla { $board }, protivnik je { $opponent }.
event-you-black = Igrate crnim figurama, tabla { $board }, protivnik je { $opponent }.
event-you-white-first = Prvu partiju igrate belim, drugu crnim figurama, tabla { $board }, protivnik je { $opponent }.
event-you-black-first = Prvu partiju igrate crnim, drugu belim figurama, tabla { $board }, protivnik je { $opponent }.
event-you-bye = U ovom kolu nemate protivnika (slobodni ste, poena: { $points }).
event-you-out = U ovom kolu niste upareni. Ako je to greška, odmah se javite sudiji.
event-categories = Kategorije
event-everyone = Svi
event-table-empty = Tabela se pojavljuje posle prvog završenog kola. Do tada pogledajte listu i kola.
event-tie-breaks = Dodatni kriterijumi
event-crosstable-empty = Tabela susreta se pojavljuje sa prvim objavljenim kolom.
event-crosstable-about = Za svaku partiju: broj protivnika, sopstvena boja, rezultat. 12b1 je pobeda belim figurama protiv broja 12.
event-crosstable-square = Svako polje je rezultat protiv igrača sa tim brojem.
event-teams-empty = Još nijedna ekipa nema igrače.
event-team = Ekipa
event-not-counted = ne računa se
event-card-empty = Partije se pojavljuju ovde sa prvim objavljenim kolom.
event-working-about = Kako je nastala svaka vrednost, posle poslednjeg završenog kola.
event-files = Ekran u sali, štampa, datoteke
event-hall = Ekran u sali
event-print = Štampa
event-download = Preuzmi
event-games = Partije (PGN)
event-report = Izveštaj ({ $format })
event-everything = Sve (JSON)

# Days and time controls.
calendar-day = { $day }. { $month ->
    [1] januar
    [2] februar
    [3] mart
    [4] april
    [5] maj
    [6] jun
    [7] jul
    [8] avgust
    [9] septembar
    [10] oktobar
    [11] novembar
   *[12] decembar
} { $year }.
time-minutes = { $time } min
time-for-moves = { $moves ->
    [one] { $time } za { $moves } potez
    [few] { $time } za { $moves } poteza
   *[other] { $time } za { $moves } poteza
}
time-increment = { $time } + { $seconds } s po potezu
time-then = {", zatim "}

help-serve = Pokreni sajt
help-serve-port = Port na kom se sluša
help-serve-host = Adresa na kojoj se sluša: 127.0.0.1 samo za ovaj računar, 0.0.0.0 za sve u sali
help-serve-trusted-proxy = Posrednik (proxy) ispred sajta, ili njihova mreža (10.1.0.0/16), kome se veruje kad kaže za koga pita; onima na ovom računaru uvek
help-serve-backup = Pravi rezervnu kopiju u ovoj fascikli svakog sata u kome je nešto dodato
help-serve-backup-keep = Koliko dana se rezervne kopije čuvaju
serve-ready = Rokada je na { $address }
serve-zone = Vremena su u zoni { $zone }
serve-read-only = Dnevnik može samo da se čita: sve se prikazuje, ništa ne može da se unese
serve-backup = Rezervne kopije: svakog sata u kome je nešto dodato, u { $folder }, čuvaju se { $days ->
    [one] { $days } dan
   *[other] { $days } dana
}
serve-unknown-zone = nema vremenske zone { $zone }: TZ je navodi kao Europe/Belgrade
serve-failed = na { $address } ne može da se sluša: { $reason }
