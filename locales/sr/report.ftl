# Greške u turnirskim izveštajima (TRF).

trf-place = red { $line }, kolona { $column }: { $fault }
trf-missing = ovo mora biti popunjeno: { $field }
trf-invalid = „{ $found }“ ne može da stoji za: { $field }; { $expected }
trf-misaligned = „{ $found }“ stoji gde razmak mora da deli dva polja; red nije poravnat
trf-too-few = ovde treba najmanje startnih brojeva: { $needed }
trf-duplicate-number = startni broj { $number } je već dat u redu { $line }; svaki igrač mora imati svoj
trf-unknown-player = nijedan igrač nema startni broj { $number }
trf-unknown-team = nijedna ekipa nema broj { $number }
trf-own-opponent = kolo { $round }: igrač ne može da igra sam protiv sebe
trf-opponent-names-other = kolo { $round }: u redu igrača { $opponent } kao protivnik stoji { $other }
trf-opponent-names-nobody = kolo { $round }: u redu igrača { $opponent } nema protivnika
trf-same-color = kolo { $round }: igrač { $opponent } ima istu boju; jedan mora biti w, drugi b
trf-results-disagree = kolo { $round }: rezultat { $own } ne ide uz { $other } igrača { $opponent }
trf-no-opponent = kolo { $round }: rezultat { $letter } traži protivnika; slobodni su H, F, U ili Z
trf-bye-with-opponent = kolo { $round }: { $letter } znači slobodan, pa protivnik mora biti 0000
trf-second-pairing-bye = kolo { $round }: igrač { $other } već je slobodan po parovanju (U)
trf-no-players = nema nijednog igrača (zapis 001)

trf-field-number = startni broj
trf-field-rating = rejting
trf-field-points = poeni
trf-field-rank = plasman
trf-field-opponent = protivnik
trf-field-color = boja
trf-field-result = rezultat
trf-field-round = kolo
trf-field-team = ekipa
trf-field-strength = jačina ekipe
trf-field-kind = vrsta
trf-field-point-code = oznaka poena

trf-expected-number = startni broj je od 1 do 9999
trf-expected-whole = očekuje se ceo broj
trf-expected-points = poeni imaju najviše jednu decimalu, na primer 4.5
trf-expected-color = očekuje se w, b ili -
trf-expected-result = očekuje se jedno od 1 = 0 W D L + - H F U Z
trf-expected-code = oznake ovog zapisa su u opisu formata
trf-too-wide = Izveštaj ne može da se napiše: { $field } { $value } ima više od { $width } mesta. Ispravite to ili uzmite JSON datoteku.

# What a reader tells of a file that was not taken as it stands.

note-changed = { $what } – uzeto je { $as }, jer to sledi iz fajla
note-left-out = izostavljeno – { $what }
note-guessed = { $what } – fajl ne kaže; uzeto je { $as }
note-not-understood = nije razumljivo – { $what }
note-as-white = beli za igrača { $number }
note-as-by-hand = parovanje ručno

note-what-encoding = kodiranje
note-what-letters = slova kojih u kodiranju nema
note-what-record = zapis
note-what-between-fields = nešto između polja
note-what-second-record = drugi zapis vrste koja stoji jednom
note-what-points = poeni igrača
note-what-rounds = broj kola
note-what-colors = boje u partiji
note-what-tie-break = dodatni kriterijum
note-what-date = datum
note-what-time-control = tempo igre
note-what-system = sistem parovanja
note-what-title = titula
note-what-fide-id = FIDE broj
note-what-birth = datum rođenja
note-what-sex = pol
note-what-rating = rejting
note-what-column = kolona
note-what-heading = zaglavlje liste
note-what-sheet = list tabele
note-what-acceleration = ubrzano parovanje
note-what-name = ime
note-what-team = ekipa
note-what-more = još dalje u datoteci

report-strict = uz --strict ništa ne sme biti izostavljeno, promenjeno ni pogađano
report-no-such-encoding = { $name } nije kodiranje; probajte utf-8, windows-1250, windows-1251 ili windows-1252
note-title = Šta iz fajla nije uzeto onako kako piše
note-onward = Na turnir
trf-more = i odavde još grešaka: { $n }
