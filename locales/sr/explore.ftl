# Pregled 960 početnih pozicija.

explore-slider = Broj, od 0 do 959
explore-keys = Tasteri: ← i → za susednu poziciju, Home i End za krajeve, R za bilo koju.
explore-random = Bilo koja pozicija
explore-play = Igraj odavde
explore-change = Menjaj polje po polje
explore-share = Pošalji ili sačuvaj
explore-address = Adresa
explore-build = Složi poziciju
explore-build-about = Izaberite figuru za bilo koje polje; nudi se samo ono što tu još može da stoji. Izaberite postavljenu figuru da je sklonite.
explore-left = { $n ->
    [0] Nijedna pozicija ne odgovara
    [one] Odgovara { $n } pozicija
    [few] Odgovaraju { $n } pozicije
   *[other] Odgovara { $n } pozicija
}
explore-take-back = skloni: { $piece }
explore-list = Prikaži ih sve
explore-clear = Iz početka

explore-search = Nađi po rasporedu
explore-array = Slova od a do h, ? za bilo koju figuru
explore-any = bilo kako
explore-find = Nađi
explore-none = Takve pozicije nema. Izostavite neki uslov.
explore-criterion = { $criterion ->
    [queen] Dama na liniji
    [king] Kralj na liniji
    [halves] Kralj i dama
    [bishops] Lovci
    [pawns] Nebranjenih pešaka
    [first] Rokada u prvom potezu
    [g] g-rokada
   *[c] c-rokada
}
explore-halves-option = { $option ->
    [apart] na suprotnim stranama
   *[together] na istoj strani
}
explore-bishops-option = { $option ->
    [corner] bar jedan u uglu
    [corners] u oba ugla
    [none] nijedan u uglu
   *[beside] jedan pored drugog
}
explore-first-option = { $option ->
    [g] moguća je g-rokada
    [c] moguća je c-rokada
   *[none] nije moguća
}
explore-wrong-choice = „{ $value }“ se tu ne može izabrati. Izaberite sa spiska u obrascu
explore-wrong-array = „{ $value }“ nije raspored: napišite do osam slova K Q R B N, a ? gde može biti bilo šta

explore-step-light = { $n } = 4 × { $quotient } + { $rest }. Lovac belih polja ide na belo polje broj { $rest }, brojeći od 0: { $squares }.
explore-step-dark = { $n } = 4 × { $quotient } + { $rest }. Lovac crnih polja ide na crno polje broj { $rest }: { $squares }.
explore-step-queen = { $n } = 6 × { $quotient } + { $rest }. Dama ide na slobodno polje broj { $rest }: { $squares }.
explore-step-knights = Ostaje { $n }: skakači uzimaju par broj { $n } od deset parova među pet slobodnih polja, redom 01, 02, 03, 04, 12, 13, 14, 23, 24, 34: { $squares }.
explore-step-rest = Top, kralj i top popunjavaju poslednja tri: { $squares }.
