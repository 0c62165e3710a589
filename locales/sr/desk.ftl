# Sto sudije: delovi, sledeći korak, pitanja koja se postavljaju jednom
desk-title = Sudijski sto
desk-parts = Delovi sudijskog stola
desk-part-desk = Sto
desk-part-players = Igrači
desk-part-draw = Pozicija
desk-part-pairing = Parovanje
desk-part-results = Rezultati
desk-part-settings = Postavke
desk-part-journal = Dnevnik
desk-next = Sledeći korak
desk-stands-before = { $n ->
    [0] Još niko nije prijavljen
    [one] Prijavljen je { $n } igrač
    [few] Prijavljena su { $n } igrača
   *[other] Prijavljeno je { $n } igrača
}. Nijedno kolo još nije upareno; biće ih { $rounds }.
desk-stands-round = { $round }. kolo od { $rounds }, { $n ->
    [one] { $n } igrač
    [few] { $n } igrača
   *[other] { $n } igrača
}
desk-stands-finished = Turnir je završen posle { $round } od { $rounds } kola, uz { $n ->
    [one] { $n } igrača
    [few] { $n } igrača
   *[other] { $n } igrača
}.
desk-stands-archived = Turnir je u arhivi, posle { $round } od { $rounds } kola, uz { $n ->
    [one] { $n } igrača
    [few] { $n } igrača
   *[other] { $n } igrača
}.
desk-step-players = Prijavi igrače
desk-step-teams = Sastavi ekipe
desk-step-color = Izvuci početnu boju
desk-step-draw = Izvuci poziciju { $round }. kola
desk-step-pair = Upari { $round }. kolo
desk-step-by-hand = Otvori { $round }. kolo i upari ga ručno
desk-step-places = Sastavi parove { $round }. kola
desk-step-publish = Objavi { $round }. kolo
desk-step-results = Unesi rezultate { $round }. kola: { $done } od { $boards }
desk-step-ties = Navedi ko ide dalje iz { $round }. kola
desk-step-finish = Završi turnir
desk-step-table = Konačna tabela
desk-archive = Arhiviraj
desk-reopen = Otvori ponovo
desk-at-once = Odjednom: izvuci, upari i objavi { $round }. kolo
desk-by-hand = Upari ručno
desk-look-at-pairing = Najpre pogledaj parove
desk-secret = Pozicija { $round }. kola je izvučena i tajna do { $moment }. Vide je samo sudije.
desk-secret-change = Objavi ranije ili kasnije
desk-left = Još { $left }.
desk-warnings = Mislite na ovo na vreme
desk-ways = Još za ovim stolom
desk-way-players = Igrači: prijava, podaci, odustajanje, slobodna kola
desk-way-order = Redosled na listi
desk-way-pairs = Parovi koji ne smeju da se sastanu
desk-way-teams = Ekipe
desk-way-lot = Žreb za početnu boju
desk-way-undo = Poništi poslednji korak
desk-way-links = Linkovi za zapisničare rezultata i igrače
desk-hall = Za salu
desk-hall-screen = Ekran u sali
desk-way-page = Kolo kako ga svi vide
desk-way-table = Tabela
desk-confirm = Da ipak uradim?
desk-confirm-journal = Ako to uradite, u dnevniku će pisati:
desk-confirm-about = Još ništa nije urađeno. Ono što sada uradite možete za stolom poništiti kao poslednji korak.
desk-confirm-do = Ipak uradi
desk-confirm-not = Ostavi kako jeste
desk-refused = To nije urađeno
desk-back = Nazad za sto
desk-faults = { $n ->
    [one] Treba ispraviti { $n } stvar
    [few] Treba ispraviti { $n } stvari
   *[other] Treba ispraviti { $n } stvari
}
undo-title = Poništi poslednji korak
undo-about = Ovo će biti poništeno, a turnir će biti kakav je bio pre toga:
undo-do = Poništi
undo-changed = U međuvremenu je neko uradio nešto drugo. Pogledajte ponovo šta bi bilo poništeno.
journal-title = Dnevnik
journal-undone = poništeno
lot-title = Žreb za početnu boju
lot-about = To je boja prvog igrača sa liste u 1. kolu.
lot-none = Žreb još nije izvučen.
lot-stands = Žreb je dao: { $color }.
lot-color = Žreb
lot-color-lot = Izvlači program
lot-color-white = Beli, izvučeno ručno
lot-color-black = Crni, izvučeno ručno
lot-note = Kako je izvučeno (nije obavezno)
lot-keep = Zabeleži žreb
new-title = Novi turnir
new-players = Igrači
new-list = Lista učesnika, ako već postoji
new-list-hint = Po jedan igrač u redu, npr: FM Igrač 01 2100 SRB. Ili nalepite tabelu sa zaglavljem.
new-file = Ili datoteka: CSV, .xlsx, .ods ili izveštaj sa turnira (TRF)
new-color = Početna boja
new-color-lot = Žrebom, izvlači program
new-color-white = Beli
new-color-black = Crni
new-make = Napravi turnir
new-from-report = Umesto toga: napravi ga iz izveštaja (TRF)
new-report-file = Izveštaj kao datoteka
new-report = Ili ga nalepite
new-import = Napravi turnir iz izveštaja
