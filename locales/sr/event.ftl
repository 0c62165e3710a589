# Turniri: zašto se nešto odbija i o čemu treba razmisliti pre nego što se uradi
refusal-no-event = Turnira još nema: najpre ga napravite.
refusal-event-exists = Turnir već postoji: izmenite mu postavke.
refusal-finished = Turnir je završen: najpre ga ponovo otvorite.
refusal-archived = Turnir je u arhivi: najpre ga ponovo otvorite.
refusal-not-finished = Turnir nije završen: najpre ga završite.
refusal-confirm = { $warnings } Potvrdite da to ipak želite.
refusal-fixed-once-paired = { $setting }: ne može da se menja kad je kolo već upareno. Najpre poništite parovanje.
refusal-rounds-paired = Već je upareno kola: { $paired }. Izaberite bar toliko.
refusal-rounds-follow = Sa ovim igračima sistem ima kola: { $rounds }. Broj se ne bira.
refusal-nobody-to-enter = Na listi nema igrača: navedite bar jednog.
refusal-text-unusable = Ime, naziv, klub, ekipa ili mesto ima najviše 100 znakova, i svi se vide: skratite ih ili ih očistite.
refusal-name-missing = Nedostaje ime: upišite ga.
refusal-same-fide-id = { $who } već ima taj FIDE broj: ispravite jedan od njih.
refusal-too-many-entries = Turnir prima najviše { $most } igrača.
refusal-entries-closed = Naknadno prijavljeni mogu da počnu najkasnije u { $until }. kolu: promenite tu postavku ako primate igrača.
refusal-unknown-entry = Nema prijave { $entry }: pogledajte listu.
refusal-unknown-team = Nema ekipe { $team }: najpre je sastavite.
refusal-unknown-round = Nema { $round }. kola.
refusal-unknown-board = U { $round }. kolu nema table { $board }.
refusal-unknown-game = Na tabli { $board } u { $round }. kolu nema partije { $game }.
refusal-has-played = { $who } je već uparen: umesto brisanja, odjavite igrača.
refusal-order-incomplete = Redosled mora da navede svakog tačno jednom: proverite { $who }.
refusal-list-is-fixed = Kolo je upareno, pa lista zadržava redosled: ispravite rejtinge.
refusal-already-withdrawn = { $who } je već odustao.
refusal-not-withdrawn = { $who } nije odustao.
refusal-bye-not-on-request = Slobodnog određuje parovanje: odobrite pola poena, ceo poen ili odsustvo.
refusal-bye-taken = { $who } je već slobodan u tom kolu: izaberite drugu vrstu.
refusal-byes-used-up = { $who } nema više slobodnih kola za pola poena (dozvoljeno: { $most }): odobrite odsustvo ili promenite postavku.
refusal-bye-too-late = Slobodno kolo za pola poena može najkasnije u { $last }. kolu: odobrite odsustvo ili promenite postavku.
refusal-no-bye = { $who } nije slobodan u { $round }. kolu.
refusal-round-is-paired = { $round }. kolo je upareno: izmenite ga ručno ili poništite parovanje.
refusal-round-not-paired = { $round }. kolo nije upareno: najpre ga uparite.
refusal-already-published = { $round }. kolo je već objavljeno.
refusal-not-published = { $round }. kolo nije objavljeno: najpre ga objavite.
refusal-results-missing = U { $round }. kolu nema rezultata na { $n ->
        [one] tabli
       *[other] tablama
    } { $boards }: upišite ga. Do poslednjeg kola nedovršena partija se može označiti kao prekinuta.
refusal-rounds-left = { $next }. kolo od { $rounds } tek predstoji: odigrajte ga ili smanjite broj kola.
refusal-no-more-rounds = Sva kola su uparena ({ $rounds }): završite turnir ili povećajte broj kola.
refusal-no-initial-color = Početna boja nije izvučena: najpre je izvucite.
refusal-wrong-number-of-players = Igrača: { $players }. Za početak treba: { $needed }.
refusal-no-pairing = Nijedno parovanje { $round }. kola nije po pravilima: uparite ručno ili završite turnir.
refusal-no-pairing-stuck = Nijedno parovanje { $round }. kola nije po pravilima: ne mogu svi da dobiju par ({ $players }). Uparite ručno ili završite turnir.
refusal-pairing-fault = Zapis protivreči sam sebi: { $fault }
refusal-paired-by-hand = Ovaj turnir se paruje ručno: otvorite kolo i sastavite parove.
refusal-needs-two-teams = Potrebne su dve jednake ekipe, od bar 2 igrača: najpre ih sastavite.
refusal-tie-unbroken = { $round }. kolo je završeno nerešeno (table: { $boards }): navedite ko ide dalje.
refusal-not-level = Tabla { $board } u { $round }. kolu nije nerešen meč kupa: odlučuje rezultat.
refusal-not-last-round = Tako može da se menja samo poslednje upareno kolo ({ $last }): ostala su osnova za sledeća.
refusal-has-opponent = { $who } igra na tabli { $board }: najpre razdvojite taj par.
refusal-not-in-round = { $who } nema mesto koje bi menjao u { $round }. kolu.
refusal-same-player = Potrebna su dva različita igrača.
refusal-board-has-result = Tabla { $board } u { $round }. kolu ima rezultat: najpre ga obrišite.
refusal-players-unpaired = U { $round }. kolu nemaju ni protivnika ni slobodno kolo: { $players }. Uparite ih ili im dajte slobodno kolo.
refusal-result-stands = Tabla { $board } u { $round }. kolu već ima rezultat { $standing }: ispravite ga ako je pogrešan.
refusal-result-changed = Tabla { $board } u { $round }. kolu sada ima rezultat { $standing }: pogledajte ponovo pre ispravke.
refusal-result-gone = Tabla { $board } u { $round }. kolu nema rezultat za ispravku: upišite ga.
refusal-reports-not-taken = Na ovom turniru igrači ne prijavljuju rezultate: javite sudiji.
refusal-not-their-game = { $who } ne igra tu partiju.
refusal-arbiters-result = Igrači prijavljuju pobedu, poraz ili remi: sve drugo javite sudiji.
refusal-position-classical = Pozicija { $number } je klasična, a nje u ovom turniru nema: izvucite ponovo.
refusal-position-excluded = Pozicija { $number } je isključena na ovom turniru: izvucite ponovo.
refusal-position-not-listed = Pozicije { $number } nema na užem spisku turnira: izvucite ponovo.
refusal-position-used = Pozicija { $number } je već u { $round }. kolu i ne sme da se ponovi: izvucite ponovo.
refusal-bad-protocol = Protokol izvlačenja nije ispravan: { $fault }
refusal-other-protocol = Protokol vodi do pozicije { $number }: zabeležite nju.
refusal-wrong-pool = Pozicija je izvučena iz drugog skupa od dozvoljenog: izvucite iz skupa ovog turnira.
refusal-position-drawn = Pozicija { $round }. kola je već izvučena: najava ide pre izvlačenja.
refusal-wrong-scope = Izvucite jednu poziciju za kolo ili po jednu za svaku tablu, kako kažu postavke.
refusal-no-position = { $round }. kolo nema poziciju: najpre je izvucite.
refusal-position-played = U { $round }. kolu već ima rezultata sa tom pozicijom: obrišite ih pre novog izvlačenja.
refusal-nothing-to-undo = Nema šta da se poništi.

bad-setting-name = Turniru treba naziv.
bad-setting-federation = Savez se piše sa tri velika slova, npr. SRB, ili se izostavlja.
bad-setting-dates = Poslednji dan ne može biti pre prvog.
bad-setting-rounds = Turnir ima od 1 do 99 kola.
bad-setting-system = Izaberite sistem pre prvog kola.
bad-setting-mini-match = Jedna ili dve partije u kolu: izaberite pre prvog kola.
bad-setting-points = Pobeda mora da vredi više od remija, remi ne manje od poraza, ništa manje od 0, a dva remija ne više od pobede i poraza zajedno.
bad-setting-tie-breaks = Dodatni kriterijumi su oznake iz C.07, npr. BH/C1, BH, SB, DE, WIN, ARO, svaka jednom.
bad-setting-positions = Pozicije su brojevi od 0 do 959, i mora ih ostati dovoljno za izvlačenje.
bad-setting-seeding = Navedite bar jednu listu rejtinga, svaku jednom.
bad-setting-categories = Svakoj kategoriji treba sopstveni naziv.
bad-setting-teams = Ekipi treba bar jedan igrač koji se računa.
bad-setting-initial-color = Boja se izvlači jednom, pre prvog kola.
setting-name = Naziv
setting-federation = Savez
setting-dates = Datumi
setting-rounds = Broj kola
setting-system = Sistem parovanja
setting-mini-match = Partija u kolu
setting-points = Bodovi
setting-tie-breaks = Dodatni kriterijumi
setting-positions = Pravila za pozicije
setting-seeding = Redosled po rejtingu
setting-categories = Kategorije
setting-teams = Ekipe
setting-initial-color = Početna boja

warning-same-name = { $who } ima isto ime.
warning-round-is-published = Parovi { $round }. kola su objavljeni: svi su ih videli.
warning-results-lost = Rezultati { $round }. kola biće izgubljeni (table: { $boards }).
warning-position-is-drawn = Pozicija { $round }. kola je već izvučena.
warning-seen-by-everyone = Možda su to svi već videli.

result-adjourned = prekinuta
result-not-read = { $found } nije rezultat: pišite 1-0, 0-1, = (remi), +-- ili --+ (bez igre), --- (niko nije došao), 0-0, 1/2-0, 0-1/2 ili adj; u na kraju za nerejtovanu.
import-no-players = U izveštaju nema igrača (zapis 001).
import-odd-result = { $round }. kolo: rezultati igrača { $white } i { $black } se ne slažu.

# rokada event
help-event = Vođenje turnira, od liste do konačne tabele
help-event-new = Novi turnir
help-event-import = Turnir iz izveštaja (TRF), ili unos liste uz --into
help-event-import-encoding = Kako su slova u fajlu zapisana, na primer utf-8 ili windows-1250 (ako se ne navede, prepoznaje se)
help-event-import-strict = Odbij fajl iz kojeg bi nešto bilo izostavljeno, promenjeno ili pogađano
help-event-export = Izveštaj (trf16, trf26), partije (pgn), tabela (csv) ili zapis događaja (json)
help-event-list = Spisak turnira
help-event-list-search = Prikaži samo turnire čiji naziv ili mesto sadrži ove reči, bilo kojim pismom
help-event-list-year = Prikaži samo turnire iz ove godine
help-event-list-state = Prikaži samo turnire u toku (open) ili završene (finished)
help-event-list-limit = Prikaži najviše ovoliko turnira
help-event-list-page = Prikaži ovu stranicu, počev od 1 (uz --limit)
help-event-show = Prikaz turnira: pregled, lista učesnika, tabele, karton igrača, pozicije ili kolo
help-event-enter = Prijava igrača
help-event-withdraw = Igrač odustaje od sledećeg kola
help-event-return = Igrač se vraća
help-event-bye = Slobodno kolo unapred
help-event-draw = Izvlačenje pozicije kola, sa protokolom koji svako može da proveri
help-event-pair = Parovanje sledećeg kola
help-event-publish = Objava parova
help-event-unpair = Poništavanje poslednjeg parovanja
help-event-swap = Zamena mesta dva igrača
help-event-colors = Zamena boja na tabli
help-event-seat = Ručno parovanje dva igrača, prvo beli
help-event-unseat = Razdvajanje para
help-event-result = Unos rezultata
help-event-result-result = 1-0, 0-1, =, +--, --+, ---, 0-0, 1/2-0, 0-1/2 ili adj
help-event-correct = Ispravka rezultata, u bilo kom kolu
help-event-correct-result = Ispravan rezultat, ili none za brisanje
help-event-next = Izvlačenje pozicije, parovanje i objava sledećeg kola
help-event-rounds = Promena broja kola
help-event-rounds-rounds = Broj kola
help-event-finish = Završetak turnira
help-event-reopen = Nastavak završenog turnira
help-event-archive = Arhiviranje završenog turnira
help-event-undo = Poništavanje poslednje radnje
help-event-do = Bilo koja naredba turnira, kao JSON
help-event-id = Turnir, po nazivu iz rokada event list
help-event-name = Naziv turnira
help-event-new-rounds = Broj kola (podrazumevano 5)
help-event-time = Minuti i sekunde po potezu (podrazumevano 10+0)
help-event-system = dutch (podrazumevano), round-robin, double-round-robin, knock-out, scheveningen ili by-hand
help-event-place = Mesto
help-event-arbiter = Glavni sudija
help-event-settings = Ostale postavke, kao JSON
help-event-initial = Početna boja, white ili black (podrazumevano: žreb)
help-event-file = Datoteka, ili - za standardni ulaz
help-event-into = Unos igrača sa liste u ovaj turnir
help-event-anyway = Uradi i pored upozorenja
help-event-event-name = Navedi naziv takmičenja, gde ga upozorenje traži
help-event-leave-fide-mode = Napusti FIDE režim, zauvek
help-event-leave-fide-mode-id = Turnir, po nazivu iz rokada event list
help-event-leave-fide-mode-anyway = Uradi i pored upozorenja
help-event-leave-fide-mode-event-name = Navedi naziv takmičenja, gde ga upozorenje traži
help-event-format = trf16, trf26, pgn, csv ili json
help-event-round = Kolo (podrazumevano: tekuće)
help-event-out = Upis u ovu datoteku
help-event-what = overview (podrazumevano), list, table, crosstable, card, positions, teams, ili broj kola
help-event-of = Uz card: broj igrača na listi; uz table i crosstable: kategorija
help-event-player = Igrač u jednom redu, npr. FM Igrač 19 2310 SRB
help-event-number = Broj igrača na listi
help-event-other = Broj drugog igrača
help-event-kind = half, zero ili full
help-event-position = Pozicija izvučena drugde, brojem ili slovima
help-event-secret-for = Tajna toliko minuta
help-event-by-hand = Kolo bez parova, za ručno parovanje
help-event-board = Tabla
help-event-game = 1, ili 2 u mini-meču
help-event-command = Naredba kao JSON
event-created = Turnir: { $id }
event-imported = Turnir: { $id }, { $n ->
        [one] { $n } igrač
        [few] { $n } igrača
       *[other] { $n } igrača
    }
event-drawn = { $round }. kolo: pozicija { $number } { $letters }
event-drawn-board = { $round }. kolo, tabla { $board }: pozicija { $number } { $letters }
event-before-first = { $n ->
        [one] Prijavljen { $n } igrač
        [few] Prijavljena { $n } igrača
       *[other] Prijavljeno { $n } igrača
    }; nijedno kolo još nije parovano
event-stands = { $round }. kolo: { $n ->
        [0] svi rezultati su tu
        [one] nedostaje { $n } rezultat
        [few] nedostaju { $n } rezultata
       *[other] nedostaje { $n } rezultata
    }
event-overview-blitz = { $name } ({ $id }): igrača { $players }, kolo { $round } od { $rounds }, { $time }: brzopotezni šah, po članu { $article }
event-overview-rapid = { $name } ({ $id }): igrača { $players }, kolo { $round } od { $rounds }, { $time }: ubrzani šah, po članu { $article }
event-overview-standard = { $name } ({ $id }): igrača { $players }, kolo { $round } od { $rounds }, { $time }: standardni šah
event-overview-unknown = { $name } ({ $id }): igrača { $players }, kolo { $round } od { $rounds }, tempo igre nije poznat
event-list-part = Prikazano { $shown } od ukupno { $n }
event-id = ID
event-name = Turnir
event-round = Kolo
event-players = Igrača
event-board = Tabla
event-white = Beli
event-black = Crni
event-result = Rezultat
event-bye = slobodan
event-color = Boja
event-opponent = Protivnik
event-total = Ukupno
event-white-letter = b
event-black-letter = c
event-match-points = Meč-poeni
event-card-score = Mesto { $rank }, poena: { $points }
event-card-performance = Rejting-performans: { $rating }
event-card-estimate = Procenjena promena rejtinga ({ $list } { $rating }, K { $k }, rejtingovanih partija: { $games }): { $change }
event-whose-card = Navedite čiji karton, brojem sa liste, npr. --of 7.
event-of-nothing = --of ide uz card, table i crosstable: izostavite ga.
event-no-category = { $n ->
    [0] Nema kategorije { $found }: ovaj turnir nema kategorija.
   *[other] Nema kategorije { $found }: napišite jednu od ovih: { $categories }.
}
event-unknown = Nema turnira { $id }: pogledajte rokada event list.
event-no-number = Na listi nema broja { $number }.
event-nothing-to-show = { $found } ne može da se prikaže: overview, list, table, crosstable, card, positions, teams ili broj kola.
event-bad-time = { $found } nije tempo: pišite minute i sekunde po potezu, npr. 10+0 ili 3+2.
event-bad-json = To nije očekivani JSON: { $reason }
event-unknown-setting = nema podešavanja { $name }; sva pokazuje rokada event export ID --format json
event-fact-unreadable = Zapis { $version } toka { $stream } u dnevniku ne može da se pročita: { $reason }
event-fact-newer = Zapis { $version } toka { $stream } je „{ $kind }”, a to je upisala novija Rokada: upotrebite onu koja ga zna
event-fact-unwritable = Zapis { $version } toka { $stream } ne može da se upiše: { $reason }
event-busy = Drugi upravo menjaju turnir: pokušajte ponovo.

## Kod dnevnika turnira, na listovima i na ekranu u sali
record-title = Kod dnevnika
record-about = { $n ->
    [one] Važi za prvu { $n } činjenicu dnevnika ovog turnira
    [few] Važi za prve { $n } činjenice dnevnika ovog turnira
   *[other] Važi za prvih { $n } činjenica dnevnika ovog turnira
}: za svaku prijavu, žreb, parovanje i rezultat do tada, i ni za šta što je još tajna. Zapišite ga ili sačuvajte list na kome je: ako se nešto od toga kasnije promeni ili ukloni, kod se više ne slaže.
record-none = Kod još ne može da se da: od ovog turnira dosad ništa nije javno, ili je njegove činjenice zapisala verzija 0.1.
record-noted = Kod koji ste zapisali
record-check = Proveri
record-fits = { $n ->
    [one] Slaže se: { $n } činjenica iz tog vremena je tu, nepromenjena.
    [few] Slaže se: sve { $n } činjenice iz tog vremena su tu, nepromenjene.
   *[other] Slaže se: svih { $n } činjenica iz tog vremena je tu, nepromenjeno.
}
record-differs = Ne slaže se.
record-no-code = To nije kod dnevnika: on izgleda ovako: 14-MPJT-B9D5-MPJT-B9D5.
record-by-oneself = Ko ima sam dnevnik, proverava i bez ovog sajta: rokada verify --head TURNIR:KOD
event-stale = Baza podataka ne odgovara. Ovo je ono što se znalo u { $moment }; ono što se posle dogodilo nedostaje.
event-damaged = Ono što dnevnik o ovome čuva je oštećeno, pa ne može da se prikaže. Ništa drugo time nije pogođeno. Javite onome ko vodi ovaj sajt: rokada verify kaže šta je oštećeno, rokada rescue spasava ostalo.
