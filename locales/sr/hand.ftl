# Početna stranica i stranice izvlačenja

front-this = Ova pozicija
front-draw = Izvuci poziciju za kolo
front-draw-about = Kockicama, novčićem, kartama ili programom, sa zapisnikom koji svako može da proveri
front-castle-about = Kuda odavde idu kralj i top i koja polja moraju biti prazna
front-event = Vodi turnir
front-event-about = Prijave, parovi, nova pozicija u svakom kolu, rezultati
front-explore = Svih 960 pozicija
front-explore-about = Po broju, po slovima ili polje po polje
front-learn = Nauči pravila
front-learn-about = Rokada, turnirska igra, pitanja i odgovori

## Front

hand-front-title = Izvlačenje početne pozicije
hand-front-about = Pre partije slučaj odlučuje koja se od 960 pozicija igra. Svaki od ovih načina daje svakoj poziciji istu šansu i ostavlja zapisnik koji svako može da proveri.
hand-by-program = Programom
hand-by-hand = Rukom
hand-by-hand-about = Šta imate pri ruci? Bacate ili izvlačite, dodirnete ono što je izašlo, a prvi red se popunjava svima naočigled.
hand-have-die = Jedna kockica
hand-have-dice = Više kockica
hand-have-coin = Novčić
hand-have-cards = Karte za igru
hand-have-pieces = Šahovske figure u kesi
hand-have-pawns = Pešaci u kesi
hand-have-numbers = Numerisani papirići ili kuglice
hand-name-program = Izvlačenje sa potvrdom
hand-name-program-about = Sajt se unapred obavezuje na tajnu, prisutni dodaju reči, pa se tajna otkriva: niko ne može da utiče na broj
hand-name-quick = Brzo izvlačenje
hand-name-quick-about = Odmah, slučajnim brojevima servera; niko ne može da proveri odakle su došli
hand-name-one-die = Jedna kockica
hand-name-two-dice = Dve kockice
hand-name-four-dice = Četiri kockice
hand-name-five-solids = Pet tela
hand-name-dice-set = Poseban komplet kockica
hand-name-fewest-dice = Kockica, najmanje bacanja
hand-name-coin = Novčić
hand-name-ten-coins = Deset novčića
hand-name-fewest-coin = Novčić, najmanje bacanja
hand-name-suit = Karte jedne boje
hand-name-pieces = Osam figura, kralj se premešta
hand-name-pieces-strict = Osam figura, dok sve ne bude ispravno
hand-name-pieces-mended = Osam figura i novčić
hand-name-pawns = Beli pešak među crnima
hand-name-boxes = Tri cifre
hand-name-balls = 960 kuglica
hand-name-slips = Numerisani papirići
hand-mean = U proseku { $mean } unosa.
hand-round = Za moje kolo
hand-round-known = Za sudijskim stolom vašeg turnira pozicija kola se izvlači, čuva u tajnosti do svog trenutka, objavljuje i štampa.
hand-round-stranger = Turnir u svakom kolu izvlači novu poziciju i čuva je u tajnosti do njenog trenutka. Organizator se prijavi i izvlači za sudijskim stolom turnira; bez turnira dobar je svaki način sa ove strane.
hand-round-go = Na turnire
hand-fair = Zašto je dokazano pošteno
hand-fair-uniform = Svaki način je mali automat u koji ulazi ono što padne. Svi njegovi putevi prebrojani su tačnim razlomcima: svaka od 960 pozicija ima verovatnoću 1/960, odnosno istu među onima koje se mogu izvući. Ništa nije procenjeno probanjem.
hand-fair-beware = Mnogi recepti koji kruže nisu pošteni: onaj koji peticu računa kao jedinicu, a šesticu kao dvojku, daje neke pozicije dvanaest puta češće od drugih. Zato se ovde neka bacanja moraju ponoviti.
hand-fair-program = Kod izvlačenja programom ne vidi se kako pada, pa se na tajnu obavezuje unapred, a broj zavisi od reči koje se dodaju posle toga.
hand-fair-record = Zapisnik sadrži sve što je palo. Provera sve izračuna iznova i ne veruje mu ništa. Da li su kockice zaista tako pale, znaju samo prisutni: zato se zapisnik štampa i potpisuje.
hand-fair-check = Proveri izvlačenje

## A draw by hand

hand-other-methods = Svi načini izvlačenja
hand-turn = { $outcome }: { $did }
hand-heads = glava
hand-tails = pismo
hand-card = { $card ->
    [1] kec
   *[other] { $card }
}
hand-on = { $piece } na { $square }
hand-on-free = { $piece } na { $nth ->
    [1] prvo
    [2] drugo
    [3] treće
    [4] četvrto
    [5] peto
    [6] šesto
   *[other] { $nth }.
} slobodno polje, { $square }
hand-placed-with-rest = { $chosen }; { $rest } na preostalim poljima
hand-repaired = ispravljeno: { $pieces }
hand-digit = cifra { $nth } od { $of }
hand-counted = { $nth } od { $of }, odlučuju zajedno
hand-goes-on = još nije odlučeno
hand-again-unused = ishoda je ovde više nego izbora, i ovaj ne važi ni za jedan, da bi svi ostali jednako verovatni: ponovo
hand-first-rank = Prvi red: { $pieces }. Slobodno: { $free }.
hand-part = { $nth } od { $of }
hand-next = Šta je izašlo?
hand-enter = Unesi
hand-undo = Vrati poslednje
hand-again = Ispočetka
hand-keys = Tastaturom: cifra ili slovo onoga što je izašlo; Backspace vraća poslednje.
hand-so-far = { $n ->
    [one] Dosad { $n } unos
    [few] Dosad { $n } unosa
   *[other] Dosad { $n } unosa
}
hand-steps = { $n ->
    [one] { $n } korak
    [few] { $n } koraka
   *[other] { $n } koraka
}
hand-wrong-throw = { $nth }. unos u adresi: { $error }
hand-too-many = Adresa prima najviše { $n } unosa.
hand-go-on-before = Nastavi od onoga što se pre toga moglo pročitati
hand-another = Još jedno izvlačenje, bez ove
hand-quick-unchecked = Zapisnik se može ponovo izračunati, ali niko ne može da proveri da ti slučajni brojevi nisu birani. Za kolo izvlačite sa potvrdom ili rukom.
hand-about = Način
hand-title = Za šta se izvlači
hand-title-hint = Na primer turnir i kolo: Šahovsko veče, 3. kolo
hand-title-too-long = Za šta se izvlači mora da stane u jedan red, najviše { $n } znakova.
hand-set-title = Upiši
hand-classical = 518, klasična pozicija, može da se izvuče
hand-exclude = Brojevi koji se izvlače ponovo
hand-exclude-hint = Na primer oni koji su na turniru već igrani: 534, 17
hand-from = Samo sa kratkog spiska
hand-from-hint = Unapred podeljeni brojevi: 12, 700, 33. Prazno znači: između svih.
hand-set = Postavi
hand-draw-now = Izvuci
hand-no-entropy = Server trenutno nema slučajnih brojeva; izvlačite rukom.
hand-may-all = Može da se izvuče svih 960 pozicija.
hand-may-some = Pozicija koje mogu da se izvuku: { $n }; ponovo se izvlače: { $excluded }.
hand-may-listed = Izvlači se jedna sa kratkog spiska: { $list }.

## The record

hand-record = Zapisnik
hand-record-about = Sve što je palo, po redu. Odštampajte ga i potpišite ili ga sačuvajte: svako iz njega može ponovo da izračuna poziciju.
hand-check = Proveri
hand-save-json = Sačuvaj kao JSON
hand-save-text = Sačuvaj kao tekst
hand-copy = Kopiraj
hand-copied = Kopirano
hand-share = Podeli adresu
hand-share-about = Adresa ove strane sadrži celo izvlačenje: ko god je otvori, vidi isto i može da proveri.
hand-commands = Proverite bez ovog sajta
hand-commands-about = U terminalu: programom ovog sajta, a za izvlačenje sa potvrdom i alatima koje ima svaki sistem.

## The draw by program

hand-program-about = Za kolo u kome niko nikome ne mora da veruje: ni organizatoru, ni igračima, ni ovoj strani.
hand-program-1 = Sajt pravi tajnu i pokazuje njen SHA-256, koji tajnu utvrđuje, a ne odaje. Time su utvrđeni i naslov i isključene pozicije.
hand-program-2 = Svako ko želi da bude siguran dodaje reč sa telefona ili je izgovori u sali.
hand-program-3 = Tajna se otkriva, i tajna i reči zajedno daju broj, po objavljenom standardu.
hand-announce = Najavi izvlačenje
hand-trust = Šta ne morate da verujete
hand-trust-once = Izvlačenje se obavlja jednom. Niko ne može da isprobava reči dok mu se broj ne dopadne: prvo otkrivanje ostaje u dnevniku, a svaki zapis u njemu vezan je za prethodni.
hand-trust-words = Ako ste dodali reč pošto je potvrda prikazana, niko nije mogao da zna broj pre toga.
hand-trust-server = Ko vodi ovaj server, mogao bi da pročita tajnu pre izvlačenja. Zato reči moraju doći od drugih, a poslednja od nekoga ko ga ne vodi. Najavljeno a neobavljeno izvlačenje ne dokazuje ništa: dogovorite se unapred da tada odlučuju kockice.
hand-announced = Najavljeno
hand-announced-at = Najavljeno u
hand-commitment = Potvrda (SHA-256 tajne)
hand-share-draw = Dajte svima adresu ove strane i sačuvajte najavu: ono što se izvuče mora da se slaže sa njom.
hand-save-announcement = Sačuvaj najavu
hand-words = Reči
hand-words-about = Svako može da doda reč ili nekoliko. One čine javni tekst, ovim redom.
hand-no-words-yet = Još niko nije dodao reč.
hand-word = Vaša reč
hand-add-word = Dodaj
hand-reveal = Otkrij i izvuci
hand-called-out = Izgovoreno u sali
hand-called-out-hint = Ono što je izgovoreno dolazi na kraj teksta. Zapišite ga da svi vide pre nego što izvučete.
hand-wait = Tajnu otkriva onaj ko je najavio izvlačenje. Tada je pokazuje i ova strana.
hand-refresh = Pogledaj ponovo
hand-drawn-at = Izvučeno u { $at }
hand-how-it-came = Kako je nastala
hand-too-often = Odavde je najavljeno previše izvlačenja; sačekajte deset sekundi.
hand-words-too-fast = Reči odavde stižu prebrzo; sačekajte nekoliko sekundi.
hand-already-drawn = Već je izvučeno.
hand-not-yours = Izvlačenje može da obavi samo pregledač iz kog je najavljeno.
hand-no-words = Još nema nijedne reči. Mora je dati neko ko ne zna tajnu.
hand-bad-word = Reč je jedan red od 1 do { $n } znakova.
hand-no-more-words = Tekst je pun; može da se izvlači.

## The check

hand-verdict = Izvlačenje
hand-nothing-pasted = Nalepite zapisnik ili izaberite datoteku sa njim.
hand-file = Ili datoteka sa zapisnikom
hand-paste-hint = Zapisnik kao tekst ili JSON, ili adresa izvlačenja na ovom sajtu
hand-no-such-draw = Na toj adresi nema završenog izvlačenja.
hand-no-steps = Nijedan korak se ne može prikazati.
hand-steps-left-out = { $n ->
    [one] { $n } korak između nije prikazan
    [few] { $n } koraka između nisu prikazana
   *[other] { $n } koraka između nije prikazano
}
hand-more-records = { $n ->
    [one] Proveren je još { $n } zapisnik koji nije prikazan
    [few] Proverena su još { $n } zapisnika koja nisu prikazana
   *[other] Provereno je još { $n } zapisnika koji nisu prikazani
}; pogrešnih među njima: { $wrong }.
hand-not-repeated = Nalepljeni tekst je predugačak da bi se ovde ponovio.
hand-parts = Zapisnik deo po deo
hand-announced-here = Najavljeno je unapred na ovom sajtu ({ $at }), sa istom potvrdom, naslovom i isključenim pozicijama.
hand-not-announced-here = Tajna i potvrda pripadaju jedna drugoj. Da li je potvrda objavljena pre teksta, ovaj sajt ne može da zna: najavljeno je drugde.
hand-as-written = Zapisnik se slaže sam sa sobom. Da li je zaista tako palo, znaju samo oni koji su bili tu.
