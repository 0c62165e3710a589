# Parovanje po pravilima: komanda, razlozi para i zašto se kolo ne može parovati

help-pair = Paruje sledeće kolo turnirskog izveštaja (TRF)
help-pair-file = Izveštaj, - za standardni ulaz
help-pair-system = Sistem: dutch (FIDE švajcarski, podrazumevano) ili berger (kružni)
help-pair-double = Kružni turnir je dvokružni
help-pair-round = Ponovo paruje ovo kolo umesto sledećeg
help-pair-pairs = Upisuje parove u ovaj fajl
help-pair-explain = Pokazuje zašto je svaki par takav
help-pair-check = Ponovo paruje svako kolo i javlja razlike
help-pair-generate = Pravi slučajan turnir; fajl kaže kakav
help-pair-seed = Broj iz kojeg se izvlači slučajan turnir
help-pair-output = Upisuje slučajan turnir u ovaj fajl

pair-no-such-round = { $round }. kolo ne može da se paruje: sledeće je { $last }. kolo.
round-robin-no-such-round = Nema { $round }. kola: broj kola kružnog turnira je { $rounds }.
pair-board = Tabla
pair-white = Beli
pair-black = Crni
pair-points = Bodovi
pair-floats = Floteri
pair-colors = Boje
pair-bye = Slobodan: { $player }, poena { $points }
pair-check-difference = { $round }. kolo: u izveštaju { $file }; po pravilima { $rules }
pair-check-points = Igrač { $number }: u izveštaju stoji { $file } poena, rezultati daju { $rules }
pair-check-rank = Igrač { $number }: u izveštaju stoji mesto { $file }, po poenima je { $rules }
pair-check-order = Igrač { $number }: u izveštaju stoji mesto { $file }, po dodatnim kriterijumima je { $rules }
pair-check-result = Ponovo parovano: { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kola
}, { $differences ->
    [0] bez razlike
    [one] razlikuje se { $differences } kolo
    [few] razlikuju se { $differences } kola
   *[other] razlikuje se { $differences } kola
}

color-both-wishes = obe želje (5.2.1)
color-stronger-wish = jača želja (5.2.2)
color-wider-difference = veća razlika boja (5.2.2)
color-alternation = smena boja u odnosu na { $games ->
    [one] poslednju partiju
    [few] partiju pre { $games } partije
   *[other] partiju pre { $games } partija
} (5.2.3)
color-higher-ranked = želja bolje plasiranog (5.2.4)
color-initial-side = turnirski broj i početna boja (5.2.5)
float-white-down = beli naniže, crni naviše
float-black-down = crni naniže, beli naviše

refusal-no-round-left = Odigrana su sva kola, njih { $rounds }.
refusal-too-few-players = Za kolo su potrebna najmanje 2 igrača, a ne { $players }.
refusal-no-legal-pairing = Nijedno parovanje ne poštuje apsolutna pravila (bez ponovljenog susreta, jedan bye, ograničenja boja): { $players } ne mogu svi istovremeno da dobiju par. Odlučuje sudija.
refusal-nobody-may-have-bye = Broj igrača je neparan, a niko od preostalih ne sme da bude slobodan. Odlučuje sudija.
table-number-zero = Jedan igrač ima broj 0; brojevi počinju od 1.
table-repeated-number = Dva igrača imaju broj { $number }.
table-history-length = { $player }: kola u istoriji { $rounds }, kod ostalih { $expected }.
table-unknown-opponent = { $round }. kolo: { $player } ima protivnika broj { $opponent }, koji ne postoji.
table-one-sided-game = { $round }. kolo: { $player } ima protivnika { $opponent }, kod koga to ne piše.
table-unknown-forbidden = Zabranjeni par navodi broj { $number }, koji ne postoji.

pair-missing-results = kolo { $round } ima partije bez rezultata; prvo ih unesite
pair-other-system = fajl je za drugi sistem: { $system }. Rokada ovde paruje holandski švajcarski i kružni (Berger)
pair-older-edition = fajl navodi izdanje { $edition } holandskog sistema; paruje se po pravilima koja važe od 1. februara 2026.
edition-undated = prvi dan nije poznat: po najnovijim pravilima
edition-older = turnir je počeo pre 1. februara 2026: parovi po holandskim pravilima koja važe od tada
