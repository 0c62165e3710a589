# Tabla: polja, najavljivanje poteza, pitanja o tabli, dugmad.

colored-piece = { $color ->
    [white] { $role ->
        [queen] bela
       *[other] beli
    }
   *[black] { $role ->
        [queen] crna
       *[other] crni
    }
} { $role ->
    [king] kralj
    [queen] dama
    [rook] top
    [bishop] lovac
    [knight] skakač
   *[pawn] pešak
}
square-empty = prazno

# Najavljivanje poteza. Imena linija su FIDE-ina (Pravila D.2.1), pisana po izgovoru.
file-name = { $file ->
    [a] Ana
    [b] Bela
    [c] Cezar
    [d] David
    [e] Eva
    [f] Feliks
    [g] Gustav
   *[h] Hektor
}
fide-rank = { $rank ->
    [r1] ajns
    [r2] cvaj
    [r3] draj
    [r4] fir
    [r5] finf
    [r6] zeks
    [r7] ziben
   *[r8] aht
}
fide-piece = { $role ->
    [king] Kenig
    [queen] Dame
    [rook] Turm
    [bishop] Lojfer
    [knight] Špringer
   *[pawn] Bauer
}
announce-step = { $piece } { $to }
announce-step-from = { $piece } { $from } na { $to }
announce-takes = { $piece } uzima { $to }
announce-takes-from = { $piece } { $from } uzima { $to }
announce-castling = { $wing ->
    [c] c-rokada
   *[g] g-rokada
}, kralj { $king }, top { $rook }
announce-castling-fide = { $wing ->
    [c] lange
   *[g] kurce
} Rohade, Kenig { $king }, Turm { $rook }
announce-en-passant = en pasan
announce-promotion = postaje { $role ->
    [queen] dama
    [rook] top
    [bishop] lovac
   *[knight] skakač
}
announce-check = šah
announce-mate = mat

# Reči pitanja, razdvojene sa |. Kvačice i upitnik se mogu izostaviti.
word-white = beli|belog|bele|bela|belih|belom|belo
word-black = crni|crnog|crne|crna|crnih|crnom|crno
word-king = kralj|kralja|kraljevi|kraljeve
word-queen = dama|dame|damu
word-rook = top|topa|topovi|topove
word-bishop = lovac|lovca|lovci|lovce
word-knight = skakač|skakača|skakači|skakače|konj|konja|konji|konje
word-pawn = pešak|pešaka|pešaci|pešake|pion|pioni|pione
ask-where = gde je|gde su|gde stoji|gde stoje|gde
ask-where-example = gde su skakači
ask-attacks = šta napada|ko napada|napada
ask-attacks-example = šta napada e4
ask-on = šta je na|šta stoji na|na
ask-on-example = šta je na e4
ask-read = čitaj red|čitaj liniju|pročitaj red|pročitaj liniju|red|linija|čitaj
ask-read-example = čitaj red 4, čitaj liniju e
ask-diagonals = dijagonale sa|dijagonale
ask-diagonals-example = dijagonale sa e4
ask-lines = pravci sa|pravci
ask-lines-example = pravci sa e4
ask-pieces = figure
ask-pieces-example = figure belog
ask-board = cela tabla|pročitaj tablu|tabla|pozicija
ask-board-example = cela tabla
ask-moves = potezi sa|potezi
ask-moves-example = potezi sa e2
ask-castling = mogu li da rokiram|smem li da rokiram|rokada
ask-castling-example = mogu li da rokiram
ask-last = poslednji potez|zadnji potez
ask-last-example = poslednji potez
ask-turn = ko je na potezu|čiji je potez|na potezu
ask-turn-example = ko je na potezu
ask-status = stanje|da li je šah|šah
ask-status-example = stanje
ask-clocks = satovi|sat|vreme
ask-clocks-example = satovi
ask-flip = okreni tablu|okreni
ask-flip-example = okreni tablu
ask-undo = vrati potez|vrati
ask-undo-example = vrati potez
ask-help = pomoć|komande
ask-help-example = pomoć

# Odgovori
ask-attackers = { $color ->
    [white] Beli napada
   *[black] Crni napada
} { $square }: { $pieces }
ask-no-attackers = { $color ->
    [white] Beli
   *[black] Crni
} ne napada { $square }
ask-rank = Red { $rank }: { $pieces }
ask-file = Linija { $file }: { $pieces }
ask-ray = Ka { $square }: { $pieces }
ask-no-move = Još nije odigran nijedan potez
ask-undone = Vraćen potez: { $move }
ask-flipped = Tabla je okrenuta
ask-check = Šah daje: { $pieces }
ask-claim = Može se tražiti remi: { $reason }
ask-no-clock = Ova tabla nema sat
ask-known = Možete da pitate: { $questions }
ask-write = Recite malo više, na primer: { $example }

# Tabla na stranici
board-arrows = Strelice: { $arrows }.
board-say = Vaš potez ili pitanje
board-do = Unesi
board-flip = Okreni tablu
board-undo = Vrati potez
board-palette = Figura koja se stavlja
board-take-off = Skloni figuru
board-empty = Isprazni tablu
board-step = Sledeći korak
board-replay = Iz početka
board-target = može ovamo
board-taking = može da se uzme
board-chosen = izabrano
board-unchosen = više nije izabrano
board-nothing-to-move = Ovde nema figure koja može da igra
board-not-there = Ne može tamo
board-which-move = Koji potez mislite?
board-which = Dva poteza završavaju na tom polju: { $step }; ili { $castling }. Izaberite
board-cancel = Nijedan
board-failed = Server ne odgovara. Pokušajte ponovo
board-not-heard = To nije ni pravilan potez ni pitanje. { $why }
board-too-long = { $n ->
    [one] Niz može imati { $n } potez
    [few] Niz može imati { $n } poteza
   *[other] Niz može imati { $n } poteza
}: počnite novu tablu od poslednje pozicije
board-title = Slobodna tabla
board-moves = Potezi
board-start = Početak
board-copy = Kopiraj
board-copied = Kopirano
board-fen = FEN
board-address = Adresa ove table
board-pgn = PGN
board-begin = Počni odavde
board-announce = Potezi se najavljuju
board-voice = Izgovaraj ih
announce-style = { $style ->
    [san] kako se pišu: Sf3
    [letters] rečima: skakač f3
    [names] sa FIDE imenima: skakač Feliks 3
   *[fide] po Pravilima (D.2.1): Špringer Feliks draj
}
board-help = Šta se može uneti i tasteri
board-help-moves = Potez kao Sf3, g1f3, O-O ili oo, našim ili engleskim slovima; rokada i kao kralj na svog topa. Ili pitanje:
board-keys = Tasteri na tabli
board-key-arrows = Strelice, Home, End
board-does-arrows = na drugo polje
board-key-piece = K Q R B N P
board-does-piece = na sledećeg kralja, damu, topa, lovca, skakača, pešaka; sa Shift na prethodnog
board-key-rank = 1-8
board-does-rank = na taj red
board-key-file = Shift+1-8
board-does-file = na tu liniju
board-key-enter = Enter, razmak
board-does-enter = uzmi figuru, spusti je
board-key-here = O
board-does-here = šta stoji ovde
board-key-moves = M
board-does-moves = potezi ove figure
board-key-takes = Shift+M
board-does-takes = samo uzimanja
board-key-last = L
board-does-last = poslednji potez
board-key-taken = C
board-does-taken = šta je uzeto
board-key-clock = T
board-does-clock = satovi
board-key-rays = X
board-does-rays = šta stoji na dijagonalama; sa Alt na liniji i redu
board-key-line = Shift+A, Shift+D
board-does-line = potez nazad, potez napred
board-key-flip = F
board-does-flip = okreni tablu
board-key-field = I
board-does-field = u polje za potez
board-set-up = Postavi poziciju
board-set-up-about = Izaberite figuru ispod table i stavljajte je na polja, ili prevlačite figure; tasterima: stanite na polje i pritisnite K Q R B N P, sa Shift za belog, bez njega za crnog, Delete da sklonite figuru.
board-placement = Figure, red po red od osmog, kako počinje FEN
board-turn = Na potezu
board-castling = Rokada
board-castling-all = sve što figure dopuštaju
board-castling-none = nijedna više
