# Šta je urađeno na turniru, kako kaže dnevnik
deed-created = Napravljen je turnir { $name }.
deed-settings = Izmenjene su postavke.
deed-color = Žreb za početnu boju: { $color ->
    [white] beli
   *[black] crni
}.
deed-color-noted = Žreb za početnu boju: { $color ->
    [white] beli
   *[black] crni
} ({ $note }).
deed-entered = Prijava: { $who }.
deed-entered-late = Naknadna prijava, od { $round }. kola: { $who }.
deed-entered-many = { $n ->
    [one] Prijavljen je { $n } igrač
    [few] Prijavljena su { $n } igrača
   *[other] Prijavljeno je { $n } igrača
}.
deed-edited = Ispravljeni su podaci: { $who }.
deed-removed = Izbrisan sa liste: { $who }.
deed-ordered = Promenjen je redosled na listi.
deed-withdrew = { $who } odustaje, od { $round }. kola.
deed-returned = { $who } se vraća, od { $round }. kola.
deed-bye = { $who }: { $bye ->
    [half] slobodan za pola poena
    [full] slobodan za ceo poen
    [zero] odsustvo
   *[pairing] slobodan
} u { $round }. kolu.
deed-bye-returned = { $who } vraća slobodno { $round }. kolo.
deed-forbidden = Ne smeju da se upare: { $a } i { $b }.
deed-allowed = Ponovo smeju da se upare: { $a } i { $b }.
deed-team = Ekipa { $team }: { $members }.
deed-team-dissolved = Raspuštena je ekipa { $team }.
deed-announced = Objavljeno je kako će se izvlačiti pozicija { $round }. kola.
deed-drawn = { $round }. kolo: izvučena je pozicija { $positions }.
deed-drawn-boards = { $round }. kolo: za svaku tablu je izvučena pozicija ({ $positions }).
deed-drawn-secret = { $round }. kolo: pozicija je izvučena. Tajna je do { $moment }.
deed-announce-at = { $round }. kolo: pozicija se objavljuje u { $moment }.
deed-announce-now = { $round }. kolo: pozicija je objavljena.
deed-paired = { $round }. kolo je upareno { $by ->
    [rules] po pravilima
    [hand] ručno
   *[file] iz datoteke
}: { $n ->
    [one] { $n } tabla
    [few] { $n } table
   *[other] { $n } tabli
}.
deed-swapped = { $round }. kolo: zamenili su mesta { $a } i { $b }.
deed-colors = { $round }. kolo, tabla { $board }: zamenjene su boje.
deed-seated = { $round }. kolo, tabla { $board }: { $white } – { $black }, upareni ručno.
deed-unseated = { $round }. kolo: razdvojen je par na tabli { $board }.
deed-bye-taken = { $round }. kolo: { $who } više nije slobodan.
deed-published = Objavljeni su parovi { $round }. kola.
deed-unpaired = Poništeno je parovanje { $round }. kola.
deed-result = { $round }. kolo, tabla { $board }: { $result }.
deed-corrected = { $round }. kolo, tabla { $board }: { $result } umesto { $was }.
deed-result-gone = { $round }. kolo, tabla { $board }: obrisan je rezultat { $was }.
deed-reported = { $round }. kolo, tabla { $board }: { $who } prijavljuje { $result }.
deed-agreed = { $round }. kolo, tabla { $board }: { $result }, oba igrača kažu isto.
deed-tie = { $round }. kolo, tabla { $board }: dalje ide { $who }.
deed-tie-noted = { $round }. kolo, tabla { $board }: dalje ide { $who } ({ $note }).
deed-board-game = { $board }, { $game }. partija
deed-finished = Turnir je završen.
deed-reopened = Turnir je ponovo otvoren.
deed-archived = Turnir je arhiviran.
deed-undone = Poništen je poslednji korak.
deed-by-keeper = { $name } (rezultati)
deed-by-player = igrač { $name }
