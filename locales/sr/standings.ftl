# Tabela i dopunski kriterijumi.

help-standings = Tabela turnirskog izveštaja (TRF) sa dopunskim kriterijumima
help-standings-file = Izveštaj; - za standardni ulaz
help-standings-tie-breaks = Dopunski kriterijumi po redu, na primer BH/C1,BH,SB (inače oni iz izveštaja ili uobičajeni)
help-standings-round = Tabela posle ovog kola
help-standings-working = Pokaži kako je nastala svaka vrednost
help-standings-round-robin = Svi parovi su bili unapred određeni, kao u bergeru

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
standings-points-differ = igrač { $number }: u izveštaju stoji { $stated } poena, a rezultati vrede { $counted }
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
