# Izvlačenje početne pozicije

## Šta se odlučuje i čime

draw-ask = { $goal }: { $throw }.
draw-ask-part = { $goal }, { $nth } od { $of }: { $throw }.

draw-goal-dark-bishop = Lovac na crnom polju (a, c, e, g)
draw-goal-light-bishop = Lovac na belom polju (b, d, f, h)
draw-goal-bishops-and-half = Oba lovca i polovina izbora za skakače
draw-goal-queen = Dama na jednom od šest slobodnih polja
draw-goal-queen-and-knights = Dama i jedan od pet izbora za skakače
draw-goal-third-and-fifth = Trećina polja za damu i petina izbora za skakače
draw-goal-queen-of-two = Dama na levom ili desnom od njena dva polja
draw-goal-knights-of-two = Skakači na prvi ili na drugi od dva načina
draw-goal-first-knight = Skakač na jednom od pet slobodnih polja
draw-goal-second-knight = Drugi skakač na jednom od četiri slobodna polja
draw-goal-number = Broj od 0 do 959, od prve cifre
draw-goal-entry = Jedna od pozicija koje se mogu izvući
draw-goal-piece-on = Figura na { $file }-liniji
draw-goal-repair = Oba lovca su na polju iste boje. Novčić 1: pismo pomera levog, glava desnog; novčići 2 i 3: PP, PG, GP, GG pomeraju ga na prvo, drugo, treće, četvrto polje druge boje sleva; menja mesto s figurom koja tu stoji. Novčić

draw-throw-die = bacite kockicu, 1 do { $sides }
draw-throw-coin = bacite novčić, G za glavu ili P za pismo
draw-throw-digits = izvucite cifru, 0 do 9, pa je vratite
draw-throw-pawns = pešaka u kesi: { $pawns }, jedan je beli; izvlačite dok ne izađe: u kom izvlačenju, 1 do { $pawns }?
draw-throw-balls = izvucite kuglicu, 0 do 959
draw-throw-slips = izvucite papirić, 1 do { $slips }
draw-throw-cards-dark = promešajte keca, trojku, peticu i sedmicu i izvucite kartu (kec je 1)
draw-throw-cards-light = promešajte dvojku, četvorku, šesticu i osmicu i izvucite kartu
draw-throw-cards-rest = promešajte preostale karte ({ $cards }) i izvucite jednu
draw-throw-pieces = izvucite figuru; preostale su { $pieces }
draw-throw-word = slučajan broj, 0 do 65535

draw-letters = K D T L S
draw-heads = G
draw-tails = P
draw-words-heads = g glava h 1
draw-words-tails = p pismo t 0

## Šta je unos uradio

draw-placed = { $piece } { $file }
draw-meaning = { $outcomes }: { $meaning }
draw-meaning-again = ponovo
draw-result = Pozicija { $number } { $letters }

draw-why-unused = To ovde ništa ne odlučuje: ponovo.
draw-why-no-such-number = Brojevi se završavaju sa 959: ponovo od prve cifre.
draw-why-excluded = { $number } { $letters } je isključena: sve ispočetka.
draw-why-bishops = Oba lovca su na poljima iste boje: sve ispočetka.
draw-why-king = Kralj nije između topova: sve ispočetka.

draw-entry-unreadable = „{ $text }“ se ne može pročitati. { $ask }
draw-entry-impossible = { $outcome } ovde ne može da izađe: { $throw }
draw-entry-gone = { $outcome } je već izvučeno: { $throw }
draw-entry-finished = izvlačenje je završeno: pozicija { $number } { $letters }
draw-entry-nothing-to-undo = još ništa nije uneto

draw-pool-empty = nije ostala nijedna pozicija za izvlačenje
draw-pool-twice = pozicija { $number } je dvaput na spisku
draw-pool-not-for-list = način { $method } izvlači između svih 960; sa spiska izvlače { $methods }

## Načini

draw-method-program = Računarski program: unapred potvrđena tajna i javni tekst
draw-method-quick = Računarski program: slučajni brojevi operativnog sistema, koje niko ne može da proveri
draw-method-one-die = Jedna šestostrana kockica; što je previsoko, baca se ponovo
draw-method-two-dice = Dve šestostrane kockice različite boje, dvaput
draw-method-four-dice = Četiri šestostrane kockice odjednom kao broj u osnovi šest
draw-method-five-solids = Pet kockica odjednom, sa 4, 8, 6, 20 i 12 strana
draw-method-dice-set = Poseban komplet kockica sa 4, 4, 6, 5 i 4 strane
draw-method-fewest-dice = Šestostrana kockica sa najmanje bacanja u proseku
draw-method-coin = Novčić; tabla se usput popunjava
draw-method-ten-coins = Deset novčića kao binarni broj; posle četiri glave sve ispočetka
draw-method-fewest-coin = Novčić sa najmanje bacanja u proseku, šta god da je isključeno
draw-method-suit = Karte jedne boje: kec do osmice za linije a do h
draw-method-pieces = Osam promešanih figura ili karata umesto njih; kralj ide između topova
draw-method-pieces-strict = Osam figura ili karata, meša se dok sve nije ispravno
draw-method-pieces-mended = Osam promešanih figura ili karata; lovci iste boje ispravljaju se sa tri bacanja novčića
draw-method-pawns = Beli pešak među crnima u kesi, pet puta
draw-method-boxes = Tri cifre iz kutija; od 960 nadalje ponovo
draw-method-balls = 960 numerisanih kuglica
draw-method-slips = Papirić za svaku poziciju koja se može izvući

draw-unknown-method = nema načina { $name }; postoje { $methods }

## Izvlačenje programom

draw-program-bad-secret = tajna ima 64 heksadecimalne cifre
draw-program-bad-commitment = potvrda ima 64 heksadecimalne cifre
draw-program-bad-text = javni tekst je jedan red od 1 do 500 znakova
draw-program-wrong-secret = tajna nije ona koja je potvrđena: objavljeno je { $committed }, a njen SHA-256 je { $found }
draw-program-exhausted = slučajni brojevi su potrošeni; izvlačite sa kratkog spiska

## Šta u zapisniku nije u redu

draw-fault-no-such-position = { $field }: { $number } nije početna pozicija; brojevi su 0 do 959
draw-fault-list-and-exclusions = { $field }: uz kratak spisak ih nema
draw-fault-missing = { $field }: nedostaje
draw-fault-unexpected = { $field }: ovaj način to ne koristi
draw-fault-word = { $field }: { $nth }. po redu je { $found }, a tajna i tekst daju { $expected }
draw-fault-entry = { $field }: { $nth }. po redu: { $error }
draw-fault-after-the-end = { $field }: { $nth }. po redu dolazi posle kraja izvlačenja
draw-fault-too-many = { $field }: ima ih { $n }; izvlačenje ih ima najviše { $most }
draw-fault-unfinished = { $field }: uneto ih je { $n }, a pozicija još nije izvučena
draw-fault-number = { $field }: { $found }, a ishodi vode do { $expected }
draw-fault-letters = { $field }: { $found }, a pozicija { $number } je { $expected }
draw-fault-not-as-announced = { $field }: nije kao što je najavljeno pre izvlačenja

draw-text-no-header = red 1: očekuje se { $header }
draw-text-unknown-line = red { $line }: očekuje se nešto od { $keys }
draw-text-twice = red { $line }: { $field } se ponavlja
draw-text-bad-value = red { $line }: { $field } ne može biti { $value }
draw-text-missing = nedostaje red { $field }:
draw-json-unreadable = ovaj JSON nije zapisnik: { $detail }
draw-json-unknown-key = zapisnik nema { $key }

## Na terminalu

draw-method-label = Način
draw-pool-label = Broj pozicija koje se mogu izvući
draw-expected-label = Prosečan broj unosa
draw-numbers-only = pozicija { $number } nije početna; brojevi su 0 do 959
draw-commands = { $undo } vraća poslednji unos, { $quit } čuva i izlazi.
draw-words-undo = vrati undo
draw-words-quit = izlaz quit exit
draw-confirm = Enter potvrđuje; { $undo } vraća poslednji unos.
draw-undone = Vraćeno: { $outcome }
draw-saved = Sačuvano u { $file }. Nastavak: { $command }
draw-unfinished = pozicija još nije izvučena. { $ask }
draw-too-many = izvlačenje je bilo završeno pre { $outcome }
draw-wrong-method = { $file } je izvlačen načinom { $method }, koji pripada drugoj komandi
draw-mini-match = Dve partije iste pozicije, u drugoj sa obrnutim bojama.
draw-check = Provera: rokada draw verify FILE
draw-check-by-hand = Ručno, programima sha256sum i openssl:
draw-signature = Potpis
draw-publish = Objaviti pre izvlačenja:
draw-keep = Do tada čuvati u tajnosti:
draw-ask-text = Javni tekst
draw-ask-secret = Tajna
draw-needs = za izvlačenje programom navedite { $options }
draw-no-entropy = operativni sistem ne daje slučajne brojeve: { $reason }
draw-verified = Ispravno: pozicija { $number } { $letters }
draw-refused = odbijeno: { $reason }

## Pomoć

help-draw = Izvlačenje početne pozicije: programom, kockicama, novčićem, kartama ili žrebom
help-draw-program = Programom: brzo, ili sa unapred potvrđenom tajnom i javnim tekstom
help-draw-program-seed-commitment = Potvrda objavljena unapred
help-draw-program-announcement = Najava koju je sačuvao rokada draw commit, umesto potvrde
help-draw-program-secret = Tajna, sada otkrivena
help-draw-program-text = Javni tekst koji su igrači doviknuli
help-draw-commit = Pravi tajnu i njenu potvrdu, koja se objavljuje pre izvlačenja programom
help-draw-dice = Kockicama
help-draw-coin = Novčićem
help-draw-cards = Kartama ili sa osam figura
help-draw-lots = Pešacima iz kese, ciframa iz kutija, kuglicama ili papirićima
help-draw-methods = Svi načini, sa prosečnim brojem unosa
help-draw-verify = Ponovo izračunava zapisnik; ako nešto nije u redu, odbija ga i kaže zašto
help-draw-verify-protocol = Datoteka sa zapisnicima, tekst ili JSON; - je standardni ulaz
help-draw-verify-announcement = Najava od pre izvlačenja, za poređenje
help-draw-outcomes = Šta je dosad palo: brojevi, H (glava) ili T (pismo), ili slova figura K Q R B N
help-draw-dice-method = one-die (podrazumevano), two-dice, four-dice, five-solids, dice-set, fewest-dice
help-draw-coin-method = coin (podrazumevano), ten-coins, fewest-coin
help-draw-cards-method = suit (podrazumevano), pieces, pieces-strict, pieces-mended
help-draw-lots-method = pawns (podrazumevano), boxes, balls, slips
help-draw-exclude = Brojevi koji se izvlače ponovo, kao 534,17 (518 uvek, ako nije dozvoljena)
help-draw-allow-classical = Sme da se izvuče i 518, klasična pozicija
help-draw-from = Kratak spisak sa kog se izvlači, kao 12,700,33
help-draw-boards = Izvlači po jednu poziciju za toliko tabli
help-draw-short-list = Izvlači kratak spisak od toliko pozicija
help-draw-repeats = Ista pozicija sme da dođe na više tabli
help-draw-mini-match = Dve partije sa svakom pozicijom, obrnutih boja
help-draw-title = Za šta se izvlači, na primer turnir i kolo
help-draw-signed = Ko potpisuje zapisnik; može više puta
help-draw-save = Datoteka za zapisnik: JSON ako se završava na .json, inače tekst
help-draw-resume = Nastavlja izvlačenje sačuvano u datoteci
