# Greške u startnim listama.

sheet-place = red { $line }, kolona { $column }: { $fault }
sheet-empty = u listi nema nijednog igrača
sheet-too-large = lista ima najviše { $kilobytes } KB: pošaljite je u delovima
sheet-long-line = red ima najviše { $most } znakova: da li je ovo lista igrača
sheet-no-workbook = datoteka je spakovana, ali nije tabela .xlsx ni .ods, ili je oštećena; sačuvaj je ponovo u jednom od tih oblika ili kao .csv
sheet-old-workbook = datoteka je tabela u starom obliku .xls; sačuvaj je kao .xlsx, .ods ili .csv
sheet-no-report = datoteka je tabela, a ne izveštaj turnira; upiši igrače iz nje u turnir
sheet-more = i odavde još grešaka: { $n }
sheet-no-name-column = zaglavlje nema kolonu za imena; nazovite neku kolonu Ime
sheet-column-twice = zaglavlje dvaput ima ovu kolonu: { $name }
sheet-open-quote = ovde se otvaraju navodnici koji se ne zatvaraju; zatvorite ih
sheet-no-name = nedostaje ime
sheet-invalid = „{ $found }“ ne može da stoji za: { $name }; { $expected }
sheet-too-many-fields = red ima više polja nego zaglavlje, koje ima { $expected }; polje u kome je separator stavite pod navodnike
sheet-same-player = igrač sa FIDE brojem { $id } već stoji u redu { $line }

sheet-column-number = broj
sheet-column-name = ime
sheet-column-surname = prezime
sheet-column-given-name = lično ime
sheet-column-title = titula
sheet-column-rating = rejting
sheet-column-rapid = rejting za ubrzani šah
sheet-column-blitz = rejting za brzopotezni šah
sheet-column-national = nacionalni rejting
sheet-column-federation = federacija
sheet-column-fide-id = FIDE broj
sheet-column-birth = rođenje
sheet-column-sex = pol
sheet-column-club = klub
sheet-column-team = ekipa
sheet-column-category = kategorija

sheet-expected-rating = rejting ima najviše četiri cifre, ili je polje prazno
sheet-expected-number = očekuje se broj ili prazno polje
sheet-expected-birth = očekuje se godina, na primer 1990, ili datum, na primer 1990-12-31
sheet-expected-sex = očekuje se m ili ž
sheet-expected-text = očekuje se tekst
