# Stranica za sudije: rokada koja nije ispala kako treba, pogrešno postavljena početna pozicija.

ruling-title = Odluka sudije
ruling-about = Kažite šta se dogodilo; sledi odluka sa članom pravila. Šta kažu Pravila, šta preporučuju Smernice, a šta je samo naš savet, drži se odvojeno.
ruling-nothing-told = Kažite koja je figura dotaknuta ili puštena, ili da je sat pritisnut
ruling-ruling = Odluka
ruling-before = Pozicija pre poteza
ruling-put-back = Najpre se na tablu vraća pozicija pre poteza.
ruling-penalty = Kazna
ruling-why = Zašto
ruling-allowed = { $n ->
    [one] Preostaje { $n } potez:
    [few] Preostaju { $n } poteza:
   *[other] Preostaje { $n } poteza:
}
ruling-sources = Prema FIDE Pravilima šaha iz 2023. i Smernicama II (šah 960), za igru za tablom. Gde Pravila dopuštaju, odlučuje pravilnik turnira.
ruling-not-own = Na { $square } nema figure igrača koji je na potezu
ruling-no-rook = Za ovu rokadu nema kralja i topa: { $wing }

ruling-standing-law = Pravilo
ruling-standing-guideline = Smernica
ruling-standing-advice = Naš savet

# Obrazac
ruling-cases = Česti slučajevi
ruling-case-rook-first = Top je dotaknut pre kralja
ruling-case-king-first = Kralj, pa top: mora li igrač da rokira?
ruling-case-both = Kralj i top stoje jedan do drugog, uzeti u istom trenutku
ruling-case-one-step = Kralj pušten korak dalje: potez kralja ili rokada?
ruling-case-one-step-said = Isto, ali je rokada bila najavljena
ruling-case-rook-alone = Pomeren je samo top, kralj već stoji na svom polju
ruling-case-illegal = Nepravilna rokada, sat pritisnut, standardni tempo
ruling-case-blitz = Nepravilna rokada u brzopoteznom, protivnik je već odigrao
ruling-case-two-hands = Rokada obema rukama
ruling-incident = Šta se dogodilo
ruling-position = Pozicija pre poteza
ruling-moves = Potezi odigrani iz nje (može ostati prazno)
ruling-touched = Dotaknuto namerno
ruling-first = Najpre
ruling-then = Zatim
ruling-released = Pušteno iz ruke
ruling-piece1 = Prva figura
ruling-piece2 = Druga figura
ruling-on = Na kom polju
ruling-other = Polje druge figure, ako je izabrano „neka druga figura“
ruling-piece-none = ništa
ruling-piece-king = kralj
ruling-piece-c = top c-strane
ruling-piece-g = top g-strane
ruling-piece-both-c = kralj i top c-strane u istom trenutku
ruling-piece-both-g = kralj i top g-strane u istom trenutku
ruling-piece-other = neka druga figura
ruling-besides = I još
ruling-said = Rokada je najavljena pre nego što je išta dotaknuto
ruling-hands = Igrano je obema rukama
ruling-clock = Sat je pritisnut
ruling-went-on = Protivnik je već odigrao sledeći potez
ruling-earlier = Igrač je ranije u partiji već završio nepravilan potez
ruling-rate = Tempo
ruling-rate-standard = standardni: 60 minuta ili više
ruling-rate-rapid = ubrzani, uobičajen nadzor (A.5)
ruling-rate-rapid-full = ubrzani, puna pravila (jedan sudija na najviše tri partije)
ruling-rate-blitz = brzopotezni, uobičajen nadzor (B.3): 10 minuta ili manje
ruling-rate-blitz-full = brzopotezni, puna pravila (B.2, sudija za svaku partiju)
ruling-ask = Donesi odluku

# Šta sledi
ruling-follows-castle = Igrač mora da rokira { $wing ->
    [c] na c-stranu
   *[g] na g-stranu
}.
ruling-follows-move_with = Igrač mora da odigra pravilan potez ovom figurom: { $piece }.
ruling-follows-any_move = Igrač sme da odigra bilo koji pravilan potez koji mu nije zabranjen.
ruling-follows-king_move_or_castle = Kralj ostaje gde je pušten. Igrač ili topom dovršava rokadu { $wing ->
    [c] na c-stranu
   *[g] na g-stranu
}, ili pritiska sat i time je odigrao potez kraljem.
ruling-follows-stands = Potez važi: { $move }.
ruling-follows-board_stands = Ostaje ono što je na tabli i partija se nastavlja.
ruling-follows-game_over = Partija je završena.
ruling-penalty-extra_time = { $n ->
    [one] Protivnik dobija još { $n } minut.
    [few] Protivnik dobija još { $n } minuta.
   *[other] Protivnik dobija još { $n } minuta.
}
ruling-penalty-lost = Drugi nepravilan potez: igrač gubi partiju.
ruling-penalty-drawn = Drugi nepravilan potez, ali protivnik nikakvim nizom pravilnih poteza ne može da matira: partija je remi.

# Zašto
ruling-reason-king_then_rook = Najpre je dotaknut kralj, pa { $piece }: igrač mora da rokira na tu stranu, ako je to pravilno.
ruling-reason-king_and_rook_together = Kralj i { $piece } dotaknuti su u istom trenutku. Pravila o tome ne govore; uzmite kao da je kralj bio prvi.
ruling-reason-rook_then_king = Prvo je dotaknut { $piece }, pa kralj: rokada na tu stranu u ovom potezu nije dozvoljena.
ruling-reason-castling_illegal = Rokada s ovim topom nije pravilna ({ $piece }): igrač mora da odigra drugi pravilan potez kraljem, a to može biti i rokada s drugim topom.
ruling-reason-king_cannot_move = Kralj nema pravilan potez, pa igrač sme da odigra bilo koji pravilan potez.
ruling-reason-first_touched = Mora se igrati prva dotaknuta figura koja može da se pomeri: { $piece }.
ruling-reason-cannot_move = Ova figura nema pravilan potez i ni na šta ne obavezuje: { $piece }.
ruling-reason-nothing_can_move = Nijedna dotaknuta figura ne može da se pomeri: dozvoljen je bilo koji pravilan potez.
ruling-reason-king_released = Kralj je pušten na polju na koje ide u rokadi { $wing ->
    [c] na c-stranu
   *[g] na g-stranu
}. Potez još nije odigran, ali preostaje samo rokada na tu stranu, ako je pravilna.
ruling-reason-one_step_or_castling = Kralj je pušten korak dalje, na polju na koje ga vodi i rokada { $wing ->
    [c] na c-stranu
   *[g] na g-stranu
}. Pravila imaju u vidu klasični šah, gde je rokada korak od dva polja. Kralj tu ostaje; koji je to potez, pokazuje ono što igrač učini dalje.
ruling-reason-one_step_announced = Kralj je pušten korak dalje, a rokada je bila najavljena. Pravila igrača ne vezuju za reč; ipak tražite rokadu { $wing ->
    [c] na c-stranu
   *[g] na g-stranu
}.
ruling-reason-one_step_pressed = Sat je pritisnut dok je kralj bio korak dalje, a top nedotaknut: uzmite to kao potez kraljem, a ne kao rokadu { $wing ->
    [c] na c-stranu
   *[g] na g-stranu
}.
ruling-reason-king_on_rook = Kralj je stavljen na sopstvenog topa, kao na ekranu. Na tabli se tako ne rokira; kralj i top dotaknuti su tim redom: { $piece }.
ruling-reason-rook_alone = Kralj već stoji na svom polju, a dotaknut je samo { $piece }. Pravila ovaj slučaj ne pominju; uzmite da je top dotaknut prvi. Bolje je da igrač najpre dotakne kralja.
ruling-reason-rook_alone_announced = Rokada je najavljena i kralj već stoji na svom polju; dotaknut je samo { $piece }. Pravila ovaj slučaj ne pominju; neka rokada važi.
ruling-reason-released_nowhere = Ono što je pušteno nije pravilan potez i ništa ne određuje; odlučuju dotaknute figure.
ruling-reason-released_stands = Figura puštena na polje pravilnim potezom ne može na drugo polje.
ruling-reason-castling_made = Rokada { $wing ->
    [c] na c-stranu
   *[g] na g-stranu
} je odigrana: top je pušten na svoje polje posle kralja.
ruling-reason-by_the_guidelines = Kralj sa table, top preko, kralj na polje: to je preporučeni redosled.
ruling-reason-announced = Ko najpre kaže „rokiram“, izbegava nesporazum; ali time ne zamenjuje redosled dodirivanja.
ruling-reason-one_hand = Potez se igra jednom rukom.
ruling-reason-two_hands_pressed = Obe ruke i pritisnut sat: kažnjava se kao nepravilan potez.
ruling-reason-two_hands_move_stands = Pravila ne kažu da se pravilan potez odigran obema rukama vraća; neka važi.
ruling-reason-illegal_completed = Sat je pritisnut posle poteza koji nije pravilan: nepravilan potez je završen.
ruling-reason-pressed_without_move = Sat je pritisnut bez poteza: kažnjava se kao nepravilan potez.
ruling-reason-put_back = Vraća se pozicija pre poteza; dotaknute i puštene figure obavezuju potez koji ga zamenjuje.
ruling-reason-against_touch = Sam potez je pravilan, ali dotaknute figure traže drugi. To nije nepravilan potez, pa nema ni kazne u vremenu.
ruling-reason-opponent_went_on = Bez punog nadzora ništa se ne ispravlja kad protivnik odigra sledeći potez.
ruling-reason-claim_lost = Protivnik je u međuvremenu dotakao figuru, pa prekršaj više ne može da prijavi.

# Pogrešna početna pozicija
ruling-array = Pogrešna početna pozicija, otkrivena tokom partije
ruling-array-what = Šta je pogrešno
ruling-array-king = Kralj stoji na pogrešnom polju
ruling-array-rook = Top stoji na pogrešnom polju
ruling-array-other = Neka druga figura, ili crni nije postavljen naspram belog
ruling-array-colors = Boje su zamenjene
ruling-ten = Da li je svaki igrač završio deset poteza?
ruling-ten-no = Još nije
ruling-ten-yes = Jeste
ruling-array-follows-new_game = Partija se poništava i igra se nova.
ruling-array-follows-goes_on_without_castling = Partija se nastavlja; igrač čiji je kralj pogrešno postavljen ne sme da rokira.
ruling-array-follows-goes_on_without_that_rook = Partija se nastavlja; s pogrešno postavljenim topom nema rokade.
ruling-array-follows-goes_on = Partija se nastavlja.
ruling-array-reason-cancelled = Pogrešna početna pozicija poništava partiju.
ruling-array-reason-too_late = U ubrzanom i brzopoteznom uz uobičajen nadzor ne može se ništa tražiti zbog postavke kad je svaki igrač završio deset poteza.
ruling-array-reason-king_without_castling = Pogrešno postavljen kralj ne rokira.
ruling-array-reason-rook_without_castling = S pogrešno postavljenim topom se ne rokira.
ruling-array-reason-colors_reversed = Zamenjene boje zaustavljaju partiju samo dok nije završeno po deset poteza.
ruling-array-reason-same_position = Pravila ne kažu da li se pozicija izvlači ponovo. Novu partiju igrajte iz pozicije izvučene za to kolo.
ruling-array-reason-check_first = Pre nego što satovi krenu, uporedite svaku tablu s listom pozicije: u šahu 960 zamenjeni kralj i dama lako promaknu.
