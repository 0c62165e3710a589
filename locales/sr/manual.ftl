# Ručno parovanje, sistemi osim švajcarskog i generator turnira

manual-rematch = { $white } i { $black } već su igrali međusobno u { $round }. kolu.
manual-forbidden = { $white } i { $black } po propozicijama ne smeju da budu upareni.
manual-third-color = { $player }: treći put zaredom { $side ->
        [white] beli
       *[black] crni
    }.
manual-color-difference = { $player }: { $n ->
        [one] { $n } partija
        [few] { $n } partije
       *[other] { $n } partija
    } više { $side ->
        [white] belim nego crnim
       *[black] crnim nego belim
    }.
manual-score-gap = { $white } ({ $white-points }) i { $black } ({ $black-points }): razlika u poenima je veća nego u bilo kom paru po pravilima.
manual-second-bye = { $player }: u { $round }. kolu slobodan ili pobeda bez igre, pa ne može ponovo da bude slobodan.
manual-bye-to-higher-score = { $player } ima { $points } poena; po pravilima je slobodan igrač sa { $rules-points }.
manual-needless-bye = { $player } je slobodan iako je broj igrača paran.
manual-left-out = { $player } učestvuje, ali nema par.
manual-not-expected = { $player } ima par, a u ovom kolu nije trebalo da igra.

manual-change-colors = { $white } – { $black }: zamenjene boje.
manual-change-new = { $white } – { $black }: nije par po pravilima.
manual-change-gone = { $white } – { $black }: par po pravilima koji se ne igra.
manual-change-bye = Slobodan: { $altered }; po pravilima { $by-rules }.
manual-nobody = niko

not-a-pairing-twice = { $player } se pojavljuje u dva para.
not-a-pairing-alone = { $player } nema drugog igrača u paru.
not-a-pairing-unknown = Ne postoji igrač { $player }.

forecast-enough = Protivnika ima dovoljno za sva kola.
forecast-tight = Može se desiti kolo koje se ne može parovati bez ponovljenog susreta: igrača je malo za toliko kola.
forecast-impossible = Previše kola: { $player } ima još { $opponents ->
        [one] { $opponents } protivnika
        [few] { $opponents } protivnika
       *[other] { $opponents } protivnika
    } za { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kola
    }.

round-robin-too-few = Za kružni turnir (Berger) potrebna su najmanje 2 igrača, a ne { $players }.
scheveningen-no-table = Za ševeningenski meč potrebne su bar 2 table, a ne { $boards }.
knock-out-too-few = Za kup-sistem potrebna su najmanje 2 igrača, a ne { $players }.
knock-out-winners = Broj mečeva u kolu je { $ties }, pa i pobednika, a ne { $winners }.
knock-out-not-in-tie = { $player } ne igra u { $tie }. meču kola.
knock-out-over = Finale je odigrano; nema sledećeg kola.

generator-line = Red { $line }: { $fault }
generator-no-setting = očekuje se podešavanje, na primer players=20..40.
generator-unknown-key = ne postoji podešavanje { $key }; postoje { $keys }.
generator-bad-value = { $key } je { $value }, a treba da bude { $wanted }.
generator-twice = { $key } je zadato dvaput.
generator-wanted-range = ceo broj ili opseg kao 20..40, od { $least } do { $most }
generator-wanted-percentage = procenat od 0 do 100, sa decimalama ili bez njih
generator-wanted-frequency = procenat kao 2.5, ili 3x za tačno tri u kolu; 4: ili 5..7: ispred za neka kola, sa zarezima između
generator-wanted-points = broj poena, na primer 0.5
generator-wanted-yes-or-no = yes ili no
generator-wanted-parity = odd, even ili any
generator-no-tournament = Ni u 100 pokušaja nijedan turnir nije mogao da se paruje do kraja; dozvolite više igrača ili manje kola.
generator-mini-match = Izveštaj ima jedan rezultat po kolu, pa se mini-mečevi ne mogu upisati.
generator-seed = Seme { $seed }: isto seme daje isti turnir.
generator-too-wide = Format izveštaja nema mesta za { $value }.
