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
people-first-run-set = Postavi ime i lozinku

people-other-site = Obrazac je poslat s drugog sajta. Otvorite ga ovde i pošaljite ponovo.
people-form-too-old = Obrazac je iz prijave koja je istekla. Vratite se, osvežite stranicu i pošaljite ponovo.
people-form-incomplete = Neko polje obrasca nedostaje ili se ne može pročitati. Vratite se i popunite ga ponovo.
people-not-a-form = Ovo nije obrazac (application/x-www-form-urlencoded).
people-form-too-large = Obrazac je prevelik.
people-no-hash = Lozinka nije sačuvana: računar nema više memorije za to. Pokušajte ponovo.

people-name-empty = Unesite ime.
people-name-too-long = Ime je predugačko: najviše { $most ->
    [one] { $most } znak
    [few] { $most } znaka
   *[other] { $most } znakova
}.
people-name-unprintable = Ime sadrži znakove koji se ne mogu odštampati.
people-name-taken = Neko se već zove { $name }. Izaberite drugo ime.
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
