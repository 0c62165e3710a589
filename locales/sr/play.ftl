# Partija sa satom: kako se završila i zašto se nešto odbija.

play-end-agreement = remi po dogovoru
play-end-claimed = remi po zahtevu: { $what }
play-end-resignation = { $color ->
    [white] Beli je predao: pobeđuje crni
   *[black] Crni je predao: pobeđuje beli
}
play-end-flag = { $color ->
    [white] Belom je pala zastavica: pobeđuje crni
   *[black] Crnom je pala zastavica: pobeđuje beli
}
play-end-flag-draw = { $color ->
    [white] Belom je pala zastavica, ali crni ne može da matira nijednim nizom poteza: remi
   *[black] Crnom je pala zastavica, ali beli ne može da matira nijednim nizom poteza: remi
}
play-end-flag-undecided = { $color ->
    [white] Belom je pala zastavica: pobeđuje crni. Nije utvrđeno da li bi crni još mogao da matira; sudija može to da pogleda
   *[black] Crnom je pala zastavica: pobeđuje beli. Nije utvrđeno da li bi beli još mogao da matira; sudija može to da pogleda
}
play-end-ruled-white = pobeđuje beli odlukom sudije
play-end-ruled-black = pobeđuje crni odlukom sudije
play-end-ruled-draw = remi odlukom sudije
play-end-ruled-both-lose = oba igrača gube odlukom sudije
play-end-aborted = partija je otkazana
play-end-no-first-move = { $color ->
    [white] partija je otkazana: beli nije odigrao prvi potez
   *[black] partija je otkazana: crni nije odigrao prvi potez
}

play-bad-control = „{ $text }“ nije tempo. Napišite minute, na primer 10 ili 3+2 (dodatak), 5b3 (Bronštajn), 5d3 (odlaganje), 40/90+30,30+30 (periodi), *3 (peščanik), 3days (dana po potezu), 5|4 (beli i crni različito).
play-not-a-seat = Ovaj link ne otvara mesto za ovim stolom. Zatražite novi.
play-seat-taken = Na ovo mesto je već seo neko drugi.
play-secret-taken = Ovaj uređaj već drži drugo mesto.
play-name-unfit = Ime ima najviše { $most ->
    [one] { $most } slovo
    [few] { $most } slova
   *[other] { $most } slova
} u jednom redu.
play-no-game = Partija još nije otvorena.
play-game-open = Ovde se već igra partija. Najpre je završite.
play-return-game-first = Najpre odigrajte istu poziciju sa zamenjenim bojama.
play-new-position-needed = Iz ove pozicije oba igrača su imala obe boje. Potrebna je nova.
play-wrong-protocol = Zapisnik izvlačenja ne vodi do pozicije { $number }. Proverite zapisnik.
play-study-too-long = Pozicija može da se proučava najviše { $hours ->
    [one] { $hours } sat
    [few] { $hours } sata
   *[other] { $hours } sati
}.
play-game-over = Partija je završena.
play-game-not-over = Partija još nije završena.
play-not-shown = Pozicija još nije prikazana.
play-already-shown = Pozicija je već prikazana.
play-seat-free = Pozicija se prikazuje kad su oba igrača tu.
play-studying = Pozicija se još proučava; sat nije pokrenut.
play-not-your-turn = { $color ->
    [white] Na potezu je beli.
   *[black] Na potezu je crni.
}
play-wrong-ply = Partija je u međuvremenu otišla dalje. Pogledajte ponovo tablu.
play-clocks-stopped = Satovi su zaustavljeni. Sačekajte sudiju.
play-clocks-run = Sat radi. Najpre ga zaustavite.
play-clock-out-of-range = Sat pokazuje od 0 do { $hours ->
    [one] { $hours } sata
    [few] { $hours } sata
   *[other] { $hours } sati
}.
play-hourglass-total = Obe strane peščanika zajedno pokazuju { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekunde
   *[other] { $seconds } sekundi
}.
play-no-arbiter = Za ovim stolom nema sudije.
play-nothing-to-take-back = Nema poteza koji bi se vratio.
play-no-takebacks = Na turniru poteze vraća samo sudija.
play-no-rematches = Na turniru sledeću partiju otvara sudija.
play-too-early-for-draw = Remi može da se dogovori od { $from }. poteza.
play-offered-already = To ste već ponudili. Ponovo možete posle svog sledećeg poteza.
play-answer-first = Protivnik je zatražio isto. Najpre mu odgovorite.
play-no-such-offer = Ova ponuda više ne važi.
play-own-offer = To je vaša ponuda. Na nju odgovara protivnik.
play-no-flag = Zastavica nije pala: { $seconds ->
    [one] ostala je { $seconds } sekunda
    [few] ostale su { $seconds } sekunde
   *[other] ostalo je { $seconds } sekundi
}.
play-too-late-to-abort = Oba igrača su povukla potez: partija više ne može da se otkaže.
play-position-seen = Pozicija je viđena: partija više ne može da se otkaže.
play-text-unfit = Recite to u nekoliko reči, najviše { $most ->
    [one] { $most } slovo
    [few] { $most } slova
   *[other] { $most } slova
}.
