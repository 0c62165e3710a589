# Rokada objašnjena, predavana i vežbana; najava poteza.

trainer-menu = Rokada
trainer-menu-explain = Objašnjenje
trainer-menu-lessons = Lekcije
trainer-menu-practice = Vežbanje
trainer-menu-ruling = Odluka sudije
trainer-menu-announce = Najava

# Objašnjenje
trainer-position = Pozicija: broj 0-959, slova ili FEN
trainer-player = Ko rokira
trainer-player-turn = ko je na potezu
trainer-set-up = Postavite poziciju rukom
trainer-set-up-about = Izaberite figuru, pa njeno polje. Polje za unos iznad prati tablu; iza table u njemu piše ko je na potezu (w ili b) i ko još sme da rokira (KQkq). Zatim pritisnite „Objasni“.
trainer-of = Rokade koje ima { $player }
trainer-may = Sada se može odigrati
trainer-may-not = Sada se ne može odigrati
trainer-announcement = Najava
trainer-ways = Svaki put za sebe
trainer-king-way = Kralj { $from }–{ $to }. Mora biti prazno: { $empty }. Ne sme biti napadnuto: { $safe }.
trainer-king-stays = Kralj ostaje na { $from }; to polje ne sme biti napadnuto.
trainer-rook-way = Top { $from }–{ $to }. Mora biti prazno: { $empty }. Sme da pređe preko napadnutih polja.
trainer-rook-stays = Top ostaje na { $from }. Sme da bude napadnut.
trainer-say-first = Recite najpre „rokiram“ i nesporazuma neće biti. Kralja dotaknite prvog i kad ostaje na svom polju.
trainer-legend = Šta znače oznake
trainer-legend-king = put kralja
trainer-legend-rook = put topa
trainer-legend-empty = mora biti prazno
trainer-legend-safe = ne sme biti napadnuto
trainer-legend-obstacle = smeta rokadi

# Lekcije
trainer-lessons-title = Rokada u trinaest lekcija
trainer-lessons-about = Posle rokade kralj i top stoje kao u klasičnom šahu: na c1 i d1 ili na g1 i f1. Razlika je samo u tome odakle polaze. Svaka lekcija pokazuje jedan slučaj.
trainer-both-here = Obe rokade u ovoj poziciji
lesson-rook-only = Pomera se samo top
lesson-rook-only-text = Kralj već stoji na g1, gde bi ga rokada odvela. Top skače sa h1 na f1 i to je rokada. Na pravoj tabli ipak najpre dotaknite kralja: top koji je dotaknut prvi mora da odigra svoj potez.
lesson-king-only = Pomera se samo kralj
lesson-king-only-text = Top već stoji na f1. Kralj ide sa e1 na g1, preko sopstvenog topa.
lesson-swap = Kralj i top zamenjuju mesta
lesson-swap-text = Kralj f1, top g1: zamenjuju mesta. Između njih nema ničega, pa nijedno polje ne mora biti prazno; oba kraljeva polja moraju biti bez napada.
lesson-both-ways = Jedan kralj, dve rokade
lesson-both-ways-text = Kralj na b1, topovi na a1 i h1. Na c-stranu kralj čini jedan korak, a njegov top ide na d1. Na g-stranu prelazi pet polja i svako od njih mora biti prazno i bezbedno.
lesson-move-one = Rokada u prvom potezu
lesson-move-one-text = U { $all } od 960 pozicija rokada je moguća pre bilo kog drugog poteza: u { $g } na g-stranu (kralj f1, top g1) i u { $c } na c-stranu (kralj d1, top c1). Na obe nikada.
lesson-may-stay = Polja koja smeju biti zauzeta
lesson-may-stay-text = Važno je samo ono što leži na dva puta. Posle c-rokade polja a1, b1 i e1 smeju biti zauzeta, posle g-rokade e1 i h1: ovde se te figure uopšte nisu pomerile.
lesson-two-paths = Dva puta, svaki za sebe
lesson-two-paths-text = Nije dovoljno prepoznati kralja i topa. Na prvoj tabli kraljev put je slobodan, ali dama na d1 stoji na polju za topa. Na drugoj top ne mora da se pomera, ali skakač stoji na polju za kralja.
lesson-out-of-check = Ne iz šaha
lesson-out-of-check-text = Kralj u šahu ne rokira. Pravo se time ne gubi: kad se šah odbrani, a kralj se nije pomerio, rokada opet može doći.
lesson-through-check = Ne preko napadnutog polja
lesson-through-check-text = Lovac napada f1, preko kojeg bi kralj prešao na putu od b1 do g1. Što je put duži, to više polja mora biti bezbedno.
lesson-into-check = Ne u šah
lesson-into-check-text = Kralj bi učinio samo jedan korak, na c1, ali to polje napada top sa c8.
lesson-rook-attacked = Top sme biti napadnut
lesson-rook-attacked-text = Na prvoj tabli napadnut je top na a1, na drugoj top prelazi preko napadnutog polja b1. Ni jedno ni drugo ne smeta: bezbedna moraju biti samo kraljeva polja.
lesson-uncovers = Top koji zaklanja svog kralja
lesson-uncovers-text = Nijedno kraljevo polje sada nije napadnuto. Ali top na b1 zaustavlja topa na a1: kad ode na d1, kralj na c1 ostaje u šahu. Zato rokada nije dozvoljena. Klasični šah ne poznaje ovaj slučaj.
lesson-right-lost = Izgleda u redu, ali prava više nema
lesson-right-lost-text = Kralj i top stoje gde su i počeli, putevi su slobodni. Ali top sa h1 se već pomerao i vratio: pravo na rokadu s njim izgubljeno je zauvek.

# Vežbanje
trainer-practice-title = Vežbajte rokadu
trainer-levels = Nivo
trainer-level = { $level ->
    [1] 1 Klasična mesta
    [2] 2 Bilo koja od 960
    [3] 3 Napadi i pravo
   *[4] 4 Sve zajedno
}
trainer-question = Sme li sada { $color ->
    [white] beli
   *[black] crni
} da rokira { $wing ->
    [c] na c-stranu (O-O-O)
   *[g] na g-stranu (O-O)
}?
trainer-rights = { $n ->
    [one] Kralj i top na { $squares } još se nisu pomerali
    [few] Kralj i topovi na { $squares } još se nisu pomerali
   *[other] Kralj i topovi na { $squares } još se nisu pomerali
}; s drugim topovima prava na rokadu nema.
trainer-rights-none = Kralj ili topovi su se već pomerali: prava na rokadu više nema.
trainer-yes = Sme
trainer-no = Ne sme
trainer-which-empty = Koja polja moraju biti prazna?
trainer-which-safe = Koja polja ne smeju biti napadnuta?
trainer-which-fault = Koje figure smetaju?
trainer-fault-hint = Na tabli izaberite figure koje stoje na putu ili napadaju; nijednu ako ništa ne smeta.
trainer-rank-hint = Polja same rokade, smela se odigrati ili ne. Kralj i top sami sebi nisu smetnja.
trainer-check = Proveri odgovor
trainer-skip = Daj drugi zadatak
trainer-next = Sledeći zadatak
trainer-again = Isti ponovo
trainer-all-right = Sve je tačno.
trainer-not-all-right = Nije sve tačno.
trainer-asked = Pitanje
trainer-given = Vaš odgovor
trainer-right = Tačno
trainer-may-column = Sme li se sada odigrati?
trainer-sign-right = tačno
trainer-sign-wrong = netačno
trainer-why = Zašto
trainer-progress = Vaš napredak
trainer-answered = Odgovoreno
trainer-in-a-row = Zaredom
trainer-progress-about = Čuva se samo u ovom pregledaču.
trainer-clear = Obriši
trainer-clear-sure = Pritisnite još jednom za brisanje
trainer-no-square = „{ $value }“ nije polje: pišite kao g1
trainer-no-level = Nivo „{ $value }“ ne postoji: izaberite 1, 2, 3 ili 4
trainer-no-seed = „{ $value }“ nije broj zadatka

# Najava
trainer-announce-title = Najava poteza
trainer-announce-about = Kako se potez kaže igraču koji ne vidi tablu, na četiri jezika. Kod rokade se kaže gde završavaju kralj i top: u šahu 960 ruka to ne zna po samom imenu.
trainer-announce-board = Pozicija pre poteza
trainer-move = Potez
trainer-move-hint = Kako igrači pišu ili po poljima: Sf3, O-O, e2e4; rokada i kao „kralj uzima topa“
trainer-announce-ask = Najavi
trainer-speak = Izgovori
trainer-other-styles = Drugi načini
