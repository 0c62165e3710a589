# Tabela i dopunski kriterijumi.

help-standings = Tabela turnirskog izveštaja (TRF) sa dopunskim kriterijumima
help-standings-file = Izveštaj; - za standardni ulaz
help-standings-tie-breaks = Dopunski kriterijumi po redu, na primer BH/C1,BH,SB (inače oni iz izveštaja ili uobičajeni)
help-standings-round = Tabela posle ovog kola
help-standings-working = Pokaži kako je nastala svaka vrednost
help-standings-round-robin = Svi parovi su bili unapred određeni, kao u bergeru
help-standings-edition = Izdanje pravila o dodatnim kriterijumima (ako se ne navede: ono koje je važilo prvog dana turnira)

standings-after = { $n ->
    [one] Posle { $n } kola
    [few] Posle { $n } kola
   *[other] Posle { $n } kola
}
standings-rank = Mesto
standings-number = Br.
standings-name = Ime
standings-rating = Rejting
standings-points = Poeni
standings-no-value = nema
standings-no-such-round = nema kola { $round }; dosad parovanih kola: { $rounds }
standings-edition-2024 = Dodatni kriterijumi po izdanju iz avgusta 2024. (C.07)
standings-edition-2026 = Dodatni kriterijumi po izdanju iz marta 2026. (C.07)
standings-teams-only = { $code } traži ekipni turnir
standings-unrated = { $code } se izostavlja: neko nema rejting (navedite koji se uzima, na primer { $code }/U1400)

tie-break-unknown = nema kriterijuma { $found }; postoje { $codes }
tie-break-modifier-unknown = nema dodatka /{ $found }; postoje /C1, /M1, /L60, /L+1, /K4, /P, /F, /R, /U1400
tie-break-modifier-not-applicable = { $modifier } nema smisla uz { $code }

working-rounds = kola { $rounds }
working-round = { $round }. kolo: { $value }
working-against = { $round }. kolo protiv { $opponent }: { $value }
working-board = tabla { $board }: { $points }, računa se kao { $value }
working-as-draws = { $n ->
    [one] { $n } protivnikovo kolo kao remi
    [few] { $n } protivnikova kola kao remi
   *[other] { $n } protivnikovih kola kao remi
}
working-dummy-own = nije igrano: sopstveni poeni
working-dummy-opponent = nije igrano: poeni određenog protivnika
working-dummy-draws = nije igrano: po remi za svako kolo
working-cut-lowest = odbačeno kao najniže
working-cut-voluntary = odbačeno kao dobrovoljno neigrano kolo
working-cut-highest = odbačeno kao najviše
working-below-limit = ne računa se: ispod granice
working-performance = { $games ->
    [one] { $score } iz { $games } partije, prosek protivnika { $average }
    [few] { $score } iz { $games } partije, prosek protivnika { $average }
   *[other] { $score } iz { $games } partija, prosek protivnika { $average }
}
working-schedule = { $score } + ({ $terms }) / { $divisor }
working-encounter = { $compared } među { $group }: { $score }
working-encounter-missing = { $compared } među { $group }: { $score }, najviše { $best }
working-primary = poeni
working-secondary = drugi poeni
working-board-count = zbir po tablama (prikazan negativno)
working-on-board = poeni na tabli { $board }
working-boards-to = poeni do table { $board }

tie-break-name = { $code ->
   *[PTS] Poeni
    [MPTS] Meč-poeni
    [GPTS] Poeni sa tabli
    [MPVGP] Drugi zbir (meč-poeni ili poeni sa tabli)
    [DE] Međusobni susret
    [EDE] Prošireni međusobni susret
    [EDEBT] Prošireni međusobni susret, zbir tabli, prve table
    [EDEBB] Prošireni međusobni susret, zbir tabli, bez poslednjih tabli
    [EDET] Prošireni međusobni susret, prve table
    [EDEB] Prošireni međusobni susret, bez poslednjih tabli
    [WIN] Broj pobeda
    [WON] Pobede za tablom
    [BPG] Partije crnim figurama
    [BWG] Pobede crnim figurama
    [PS] Progresivni zbir
    [REP] Kola koja je igrač izabrao da igra
    [STD] Standardni poeni
    [TPN] Takmičarski broj
    [BH] Buholc (zbir poena protivnika)
    [AOB] Prosek Buholca protivnika
    [FB] Prednji Buholc (poslednje kolo kao remi)
    [SB] Zoneborn-Berger (poeni pobeđenih protivnika i pola poena onih sa kojima je remizirano)
    [KS] Koja (poeni protiv gornje polovine)
    [ARO] Prosečan rejting protivnika
    [TPR] Turnirski performans
    [PTP] Savršeni turnirski performans
    [APRO] Prosečan performans protivnika
    [APPO] Prosečan savršeni performans protivnika
    [RTNG] Rejting
    [RSES] Zbir očekivanih rezultata
    [BC] Zbir tabli
    [TBR] Rezultati na prvim tablama
    [BBE] Izostavljanje poslednje table
    [ESB] Prošireni Zoneborn-Berger
    [EMMSB] Zoneborn-Berger, meč-poeni puta meč-poeni
    [EMGSB] Zoneborn-Berger, meč-poeni puta poeni sa tabli
    [EGMSB] Zoneborn-Berger, poeni sa tabli puta meč-poeni
    [EGGSB] Zoneborn-Berger, poeni sa tabli puta poeni sa tabli
    [SSSC] Poeni i jačina rasporeda
}
tie-break-cut-lowest = { $n ->
    [one] bez najniže vrednosti
    [few] bez { $n } najniže vrednosti
   *[other] bez { $n } najnižih vrednosti
}
tie-break-cut-highest = { $n ->
    [one] bez najviše vrednosti
    [few] bez { $n } najviše vrednosti
   *[other] bez { $n } najviših vrednosti
}
tie-break-cut-both = { $n ->
    [one] bez najviše i najniže vrednosti
    [few] bez { $n } najviše i { $n } najniže vrednosti
   *[other] bez { $n } najviših i { $n } najnižih vrednosti
}
tie-break-forfeits-played = kontumacije računate kao partije
tie-break-fore = iz prednjeg Buholca
tie-break-reverse = obrnutim redom
tie-break-unrated = igrači bez rejtinga računati kao { $rating }

help-compare = Reci gde se dva izveštaja o turniru prvo razilaze, i zašto
help-compare-a = Prvi izveštaj
help-compare-b = Drugi izveštaj
compare-same = Oba izveštaja kažu isto.
compare-differs = Igrač { $number }, { $what }: { $a } u prvom, { $b } u drugom
compare-differs-in-round = Kolo { $round }, igrač { $number }, { $what }: { $a } u prvom, { $b } u drugom
compare-why-players = U izveštajima nisu isti igrači.
compare-why-rounds = Izveštaji govore o različitim partijama; sve ostalo može da se razlikuje zbog toga.
compare-why-points = Partije su iste; u jednom izveštaju stoje drugi poeni.
compare-why-edition = Dodatni kriterijumi po izdanju { $a } u prvom izveštaju, { $b } u drugom
compare-why-rank = Poeni i dodatni kriterijumi su isti; kriterijumi prvog: { $a }, drugog: { $b }
