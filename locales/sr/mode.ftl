# FIDE mode: what is asked before it is done, and the sign that the mode was left
refusal-in-fide-mode = { $acts } FIDE režim to ne dozvoljava. Sudija može napustiti FIDE režim, zauvek.
refusal-mode-left-already = FIDE režim je napušten i u njega se ne može vratiti.
refusal-left-for-good = { $who } je napustio Bergerov turnir i partije su time rešene. Ako je to greška, poništite je kao poslednji korak.
refusal-confirm-twice = { $warnings } Potvrdite nazivom takmičenja da to ipak želite.
act-mode-left = FIDE režim se napušta zauvek. Stranice takmičenja i njegov izveštaj će uvek govoriti da je napušten i u kom kolu.
act-rounds = Broj kola se menja sa { $was } na { $now } iako je kolo već uparovano. Za poslednje kolo važe posebna pravila parovanja, a igrači su računali na { $was }.
act-scoring = Rezultati vrede drugačije: { $now } umesto { $was }, i u ranijim kolima. Svima se menjaju bodovi.
act-bye-worth = Slobodan (bye) pri parovanju vredi { $now } umesto { $was }, i u ranijim kolima.
act-tie-breaks = Dodatni kriterijumi se menjaju sa { $was } na { $now } iako je kolo već uparovano: igračima je rečen drugi redosled.
act-bye-rules = Pravila o slobodnim kolima i naknadnim prijavama menjaju se iako je kolo već uparovano.
act-prohibition = Menja se ko sme s kim da igra iako je kolo već uparovano ({ $n ->
    [one] { $n } par
    [few] { $n } para
   *[other] { $n } parova
}).
act-old-result = Kolo { $round }, { $white } – { $black }: umesto { $was } stajaće { $now }. Kasnija kola su uparovana po starom rezultatu i ostaju takva. Izveštaj će to navesti.
act-adjournment = Kolo { $round }, { $white } – { $black }: prekinuta partija se završava { $now }. Kasnija kola su uparovana kao da je bio remi i ostaju takva. Izveštaj će to navesti.
act-old-colors = Kolo { $round }: { $white } i { $black } menjaju boje. Kasnija kola su uparovana po starim bojama i ostaju takva.
act-old-bye = Kolo { $round }: menja se šta { $who } dobija bez partije. Kasnija kola su uparovana po starom i ostaju takva.
act-manual-begun = Počinje ručno parovanje { $round }. kola. Završava se objavom kola; tada se poredi s parovanjem po pravilima, a izveštaj navodi svaku razliku.
act-manual-pairing = { $round }. kolo nije uparovano kao po pravilima. Po pravilima: { $rules }. Ručno: { $made }. Izveštaj će to navesti.
act-regeneration = Parovanje { $round }. kola, koje su svi videli, odbacuje se. Izveštaj će to navesti.
act-full-point-bye = { $who } dobija ceo bod bez partije u { $round }. kolu. Takvi slobodni se ne preporučuju, a izveštaj navodi svakog.
act-second-half-point-bye = { $who } je već imao slobodno kolo za pola boda, ili mu je odobreno.
act-early-bye = Slobodno kolo za { $who } dogovara se pre parovanja prvog kola. Izveštaj će to navesti.
act-exchange = Lista neće biti po jačini: { $n ->
    [one] { $n } igrač stoji
    [few] { $n } igrača stoje
   *[other] { $n } igrača stoji
} na drugom mestu. Takmičarski brojevi prate listu.
act-renumbered = { $n ->
    [one] { $n } igrač dobija
    [few] { $n } igrača dobijaju
   *[other] { $n } igrača dobija
} drugi takmičarski broj iako je kolo već uparovano.
act-late-entry = Naknadna prijava, igra od { $round }. kola.
act-very-late-entry = Prijava posle četvrtog kola. Brojevi ostalih ostaju, pa ovaj igrač dobija sledeći broj, a ne onaj po rejtingu.
act-old-games-open = { $n ->
    [one] { $n } partija iz ranijeg kola je
    [few] { $n } partije iz ranijih kola su
   *[other] { $n } partija iz ranijih kola je
} još prekinuto. { $round }. kolo se paruje kao da je bio remi.
act-not-counted = { $who } je završio { $completed } od { $games } partija, manje od polovine. Rezultati ostaju u tabeli turnira i u izveštaju, ali se nikome ne računaju, a preostali protivnici su slobodni. Možete sačekati i uraditi to kasnije.
act-forfeited = { $who } je završio { $completed } od { $games } partija, polovinu ili više. Svi rezultati važe, a preostale partije se odmah računaju kao kontumacija: - za ovog igrača, + za protivnike. Možete sačekati i uraditi to kasnije.
act-paired-otherwise = Po tome bi pravila drugačije uparovala ova kola: { $rounds }.
act-nothing = nijedan par
act-no-result = bez rezultata
act-bye = slobodan
act-leaves-mode = Ovo takmičenje je napravljeno verzijom 0.1. Ako to uradite, FIDE režim se napušta zauvek.
mode-in = FIDE režim
mode-in-about = Sve što protiv pravila dira parovanje ili tabelu prvo se pita, i navodi u izveštaju. Režim se može napustiti, ali se u njega ne vraća.
mode-left-before = FIDE režim je napušten pre 1. kola.
mode-left-in = FIDE režim je napušten u { $round }. kolu.
mode-leave = Napusti FIDE režim
mode-question-acknowledge = Imajte u vidu
mode-do-acknowledge = U redu, uradi
mode-question-twice = Da li ste sigurni? Ovo ima posledice
mode-question-last = Poslednje pitanje: { $event }
mode-step = Korak { $n } od 2
mode-do-on = Dalje
mode-do-last = Uradi, znam posledice
mode-level = Nivo upozorenja { $level } od 5
mode-type-name = Upišite naziv takmičenja da biste to uradili ({ $event }):
mode-told = Napomena: { $acts }
deed-mode-left = FIDE režim je napušten.
deed-left-counted = { $who } je napustio Bergerov turnir, od { $round }. kola. Svi rezultati važe; preostale partije su izgubljene kontumacijom.
deed-left-not-counted = { $who } je napustio Bergerov turnir, od { $round }. kola. Nijedan rezultat ovog igrača se nikome ne računa.
table-apart = otišao ranije: rezultati se nikome ne računaju
table-unfit = U Bergerovom turniru ovi kriterijumi nikoga ne razdvajaju i više se ne nude: { $codes }.
bad-setting-round-robin-tie-breaks = U Bergerovom turniru svako igra sa svakim, pa BH, FB i AOB nikoga ne razdvajaju. Uzmite DE, SB, KS, WIN, BWG, BPG, REP, STD, RTNG ili TPN.
bad-setting-bye-worth = Slobodan (bye) ne vredi više od pobede; uz 1-½-0 vredi 1, ½ ili 0.
setting-bye-worth = Vrednost slobodnog kola
