# Dnevnik i komande koje ga čuvaju.

journal-conflict = neko je u međuvremenu ovo promenio: pogledajte šta sada piše i pokušajte ponovo
journal-disk-full = disk je pun: oslobodite mesto i pokušajte ponovo; ništa sačuvano nije izgubljeno
journal-unreachable = baza podataka nije dostupna: pokušajte ponovo kad se javi ({ $reason })
journal-too-new = ovaj dnevnik je pisala novija Rokada (verzija tabela { $found }): upotrebite nju
journal-not-a-journal = { $file } nije Rokadin dnevnik ili je oštećen ({ $reason })
journal-not-empty = { $name } već postoji: navedite novu datoteku ili prazan dnevnik
journal-tampered = činjenica { $version } toka { $stream } ne odgovara svom otisku; nije prepisana
journal-bad-address = to nije adresa baze podataka, kao što je postgres://user@host/name ({ $reason })
journal-no-entropy = operativni sistem ne daje slučajne brojeve: { $reason }
journal-database = baza podataka je odbila: { $reason }

journal-no-folder = fascikla za podatke nije poznata: navedite je sa --data
journal-copied = { $n ->
    [one] Prepisana { $n } činjenica u { $target }
    [few] Prepisane { $n } činjenice u { $target }
   *[other] Prepisano { $n } činjenica u { $target }
}
journal-sound = { $facts ->
    [one] Proverena { $facts } činjenica, tokova: { $streams }; svi otisci odgovaraju
    [few] Proverene { $facts } činjenice, tokova: { $streams }; svi otisci odgovaraju
   *[other] Provereno { $facts } činjenica, tokova: { $streams }; svi otisci odgovaraju
}
journal-fault-missing = { $stream }: nedostaje činjenica { $version }
journal-fault-hash-differs = { $stream }: činjenica { $version } ili ona pre nje je menjana

journal-read-only = dnevnik se ovde može samo čitati: datoteka ili medijum su zaštićeni od upisa
journal-nothing-there = u dnevniku { $name } nema ničega
journal-notes = otisci se ne mogu zabeležiti u { $file } ({ $reason })
journal-unreadable = nešto u dnevniku ne može da se pročita ({ $reason }): rokada verify kaže šta, rokada rescue spasava ostalo
journal-against-unreadable = { $file } nije odgovor komande rokada verify --json ({ $reason })

journal-noted = otisci zabeleženi { $at }: traži se ono što je tada zabeleženo; { $n ->
    [0] ništa nije novije
    [one] novija je { $n } činjenica
    [few] novije su { $n } činjenice
   *[other] novijih činjenica: { $n }
}. Da li je posle toga bilo još, ne zna se
journal-nothing-noted = uz ovaj dnevnik nema zabeleženih otisaka: ne zna se da li mu je odsečen kraj
journal-fault-damaged = datoteka je oštećena: { $reason }. rokada rescue spasava ono što je ispravno
journal-fault-empty = u dnevniku nema ničega
journal-fault-not-whole = ova datoteka je prepisana dok je bila u upotrebi, bez svog dodatka (-wal): možda nedostaju činjenice. Prepišite obe ili upotrebite rokada backup
journal-fault-heads-unreadable = datoteka sa zabeleženim otiscima je oštećena: ne može se uporediti sa onim što je u njoj pisalo
journal-fault-unreadable = { $stream }: činjenica { $version } ne može da se pročita
journal-fault-rewritten = { $stream }: činjenica { $version } nije ona koja je zabeležena: ono pre nje je prepravljeno
journal-fault-gone = { $stream }: nema ga, a zabeleženo je { $noted } činjenica
journal-fault-shorter = { $stream }: činjenica je { $there }, a zabeleženo ih je { $noted }
journal-fault-count = { $stream }: činjenica ima { $held }, a treba da ih bude { $length }
journal-lost = { $stream }: činjenice od { $from } do { $to } nedostaju ili su menjane; od njih je { $loose } još u oštećenoj datoteci
journal-ends-unknown = uz dnevnik nema zabeleženih otisaka: ne zna se da li na krajevima nedostaje još nešto

help-rokada-data = Fascikla dnevnika (podrazumevano: vaša fascikla za podatke)
help-rokada-database = PostgreSQL baza umesto fascikle: postgres://user@host/name
help-backup = Prepiši dnevnik u novu datoteku, i dok je u upotrebi
help-backup-file = Nova datoteka
help-restore = Vrati rezervnu kopiju u prazan dnevnik ili je preseli u PostgreSQL
help-restore-file = Rezervna kopija
help-verify = Proveri svaku činjenicu dnevnika prema njenom otisku
help-verify-against = Raniji odgovor komande verify --json: kaže šta je od tada nestalo, skraćeno ili prepravljeno
help-verify-head = Zapisani kod dnevnika, iza imena turnira: vece:14-MPJT-B9D5-MPJT-B9D5
help-rescue = Izvadi iz oštećenog dnevnika svaku činjenicu čiji lanac odgovara i kaži šta nedostaje
help-rescue-from = Oštećena datoteka ili fascikla u kojoj je
help-rescue-to = Nova datoteka, koju restore može da vrati
