# Ljudi na sajtu: prijava, linkovi, ko šta sme.

people-title = Ljudi
people-log-in = Prijava
people-log-out = Odjava
people-logged-in-as = Prijavljeni ste kao { $name }.
people-log-in-about = Sudije se prijavljuju imenom i lozinkom. Zapisničari i igrači imaju link od sudije i njima ne treba ni jedno ni drugo.
people-name = Ime
people-password = Lozinka
people-new-password = Nova lozinka
people-password-hint = Najmanje 10 znakova. Nekoliko reči zaredom lakše se pamti od simbola.
people-wrong-password = Ime i lozinka se ne slažu. Pokušajte ponovo ili zatražite novi link od vlasnika sajta.
people-log-in-first = Najpre se prijavite.
people-may-not = Prijavljeni ste, ali za ovo nemate ovlašćenje. Vlasnik sajta određuje ko vodi koji turnir.
people-too-fast = Previše pokušaja. Sačekajte { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekunde
   *[other] { $seconds } sekundi
} i pokušajte ponovo.

people-first-run = Vlasnik ovog sajta
people-first-run-about = Ko ima ovaj link, vlasnik je sajta: bira ime i lozinku, poziva sudije i sme sve. Link važi jednom.

people-enrol = Postavi ime i lozinku
people-invitation = Pozvani ste kao sudija
people-invitation-about = Izaberite ime, koje stoji uz sve što uradite, i lozinku. Link važi jednom.
people-keeper-about = Ovaj link je za: { $name }. Njime se unose rezultati ovog turnira i ništa drugo.
people-keeper-go = Unos rezultata
people-player-about = Ovaj link je za: { $name }. Posle partije javite kako se završila. Rezultat važi kad protivnik javi isto.
people-player-go = Na moje partije
people-link-personal = Link je namenjen jednoj osobi. Ne prosleđujte ga.
people-link = Link
people-link-once = Prikazuje se samo sada i nigde se ne čuva: kopirajte ga odmah ili ga snimite kamerom telefona.
people-current-password = Sadašnja lozinka
people-which-events = Turniri
people-all-events = Svi turniri, i pravi nove
people-these-events = Samo ovi:
people-arbiters = Sudije
people-no-arbiters = Osim vas nema drugih sudija.
people-change = Izmeni
people-assign = Dodeli ove turnire
people-remove-about = Uklanjanjem prijava odmah prestaje. Ono što je urađeno pod tim imenom ostaje u dnevniku. Natrag se može samo novim pozivom.
people-remove = Ukloni: { $name }
people-invitations = Otvoreni pozivi
people-withdraw = Povuci poziv
people-invite = Pozovi sudiju
people-invite-about = Dobićete link koji šaljete. Ko ga otvori, bira ime i lozinku. Važi 14 dana i samo jednom.
people-for-whom = Za koga
people-invite-make = Napravi poziv
people-invited = Poziv je napravljen. Pošaljite ovaj link:
people-own-password = Vaša lozinka
people-change-password = Promeni lozinku
people-password-changed = Lozinka je promenjena. Svuda drugde ste odjavljeni.
people-wrong-current = To nije vaša sadašnja lozinka.
people-desk-part = Ljudi
links-name = Za koga
people-event-links = Zapisničari i linkovi igrača
people-keepers = Zapisničari
people-keepers-about = Zapisničar unosi rezultate i ništa drugo, bez lozinke, dok se turnir ne završi. Navedite osobu ili sto: to stoji uz svaki rezultat u dnevniku. Novi link za isto ime zamenjuje stari.
people-keeper-make = Napravi link
people-keeper-made = Link je napravljen. Pošaljite ga zapisničaru:
people-withdraw-link = Povuci: { $name }
people-players = Linkovi igrača
people-players-about = Sa sopstvenim linkom igrači javljaju kako se partija završila. Kad oba jave isto, rezultat važi.
people-no-players = Još niko nije prijavljen.
people-players-linked = Igrači sa linkom: { $n } od { $all }.
people-players-missing = Svi koji ga nemaju ({ $n })
people-players-all = Svi iznova
people-players-make = Napravi linkove za štampu
people-players-hint = Novi link igrača zamenjuje stari, koji prestaje da važi.
people-players-withdraw = Povuci sve linkove igrača
people-players-withdraw-about = Sve podeljene kartice prestaju da važe, i ko je njima ušao više nema pristup. Rezultati ostaju kakvi jesu. Da biste to poništili, napravite i podelite nove linkove.
people-card-about = Javite svoje rezultate ovde:
people-cards-once = { $n ->
    [one] Napravljen je { $n } link
    [few] Napravljena su { $n } linka
   *[other] Napravljeno je { $n } linkova
}. Prikazuju se samo sada i nigde se ne čuvaju: odmah ih odštampajte i podelite igračima.

people-other-site = Obrazac je poslat s drugog sajta. Otvorite ga ovde i pošaljite ponovo.
people-form-too-old = Obrazac je iz prijave koja je istekla. Vratite se, osvežite stranicu i pošaljite ponovo.
people-form-incomplete = Neko polje obrasca nedostaje ili se ne može pročitati. Vratite se i popunite ga ponovo.
people-no-hash = Lozinka nije sačuvana: računar nema više memorije za to. Pokušajte ponovo.

people-name-empty = Unesite ime.
people-name-too-long = Ime je predugačko: najviše { $most ->
    [one] { $most } znak
    [few] { $most } znaka
   *[other] { $most } znakova
}.
people-name-unprintable = Ime sadrži znakove koji se ne mogu odštampati.
people-name-taken = Neko se već zove { $name }, ili tako izgleda. Izaberite drugo ime.
people-password-too-short = Lozinka je prekratka: najmanje { $least ->
    [one] { $least } znak
    [few] { $least } znaka
   *[other] { $least } znakova
}.
people-password-too-long = Lozinka je predugačka: najviše { $most ->
    [one] { $most } bajt
    [few] { $most } bajta
   *[other] { $most } bajtova
}.
people-dead-link = Ovaj link ne važi ili više ne važi: iskorišćen je, povučen ili prestar. Zatražite novi.
people-no-invitation = Takav poziv nije otvoren. Prihvaćen je ili povučen.
people-no-person = Te osobe više nema.
people-owner-stays = Vlasnik sajta se ne može ukloniti.
people-no-events = Izaberite bar jedan turnir, ili sve.

serve-first-run = Link kojim vlasnik postavlja lozinku (važi jednom, jedan dan): { $link }
people-owner-link = Link za vlasnika (važi jednom, jedan dan; stariji više ne važe): { $link }
help-people = Ljudi na sajtu
help-people-owner-link = Napravi novi link kojim vlasnik postavlja ime i lozinku
help-people-owner-link-address = Adresa sajta kako je vidi pregledač (podrazumevano: http://127.0.0.1:9600/)

site-not-allowed = Nije dozvoljeno
site-too-fast = Prebrzo
site-not-done = Nije urađeno
site-not-now = Trenutno ne može
site-cannot = Ovde nešto nije uspelo. Pokušajte ponovo; ako se ponovi, javite onome ko vodi ovaj sajt.
site-wrong-method = Ovoj adresi se ne pristupa tako. Otvorite stranicu kojoj pripada i upotrebite njen obrazac.
site-too-large = Poslato je preveliko: najviše { $kilobytes } KB.
site-not-one-host = Zahtev navodi jedno ime servera (zaglavlje Host).
site-long-address = Adresa je predugačka.
site-too-slow = Poslato je stizalo presporo. Pokušajte ponovo gde je mreža bolja.
site-busy = Previše ljudi traži nešto što dugo traje. Pokušajte ponovo za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekunde
   *[other] { $seconds } sekundi
}.
site-took-too-long = Trajalo je predugo i prekinuto je. Pokušajte kasnije, ili manje odjednom.
site-large-answer = Odgovor bi bio preveliki. Zatražite manje odjednom.
site-wrong-kind = Poslati podaci su vrste koja se ovde ne čita. Očekuje se obrazac (application/x-www-form-urlencoded).
site-unreadable = Deo adrese ili obrasca nedostaje ili se ne može pročitati. Vratite se i pokušajte ponovo.

backup-title = Rezervne kopije
backup-none-made = Rezervne kopije se ne prave same. Pokrenite sajt sa --backup FASCIKLA, pa će se praviti svakog sata u kome je nešto dodato.
backup-folder = Rezervna kopija se pravi svakog sata u kome je nešto dodato, u fascikli { $folder }.
backup-none-yet = Još nije napravljena nijedna.
backup-last = Poslednja je napravljena { $moment }, pre { $hours } h { $minutes } min.
backup-newer = Ono što je od tada dodato još nije u njoj.
backup-failed = Poslednja rezervna kopija nije mogla da se napravi: { $reason }. Pokušava se ponovo svakih pet minuta.
people-unrecognised = Baza podataka ne odgovara, pa ne može da se vidi ko ste: pokušajte ponovo za koji trenutak.
