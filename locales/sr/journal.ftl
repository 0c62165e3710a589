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

help-rokada-data = Fascikla dnevnika (podrazumevano: vaša fascikla za podatke)
help-rokada-database = PostgreSQL baza umesto fascikle: postgres://user@host/name
help-backup = Prepiši dnevnik u novu datoteku, i dok je u upotrebi
help-backup-file = Nova datoteka
help-restore = Vrati rezervnu kopiju u prazan dnevnik ili je preseli u PostgreSQL
help-restore-file = Rezervna kopija
help-verify = Proveri svaku činjenicu dnevnika prema njenom otisku
