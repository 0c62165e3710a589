# Sama igra: figure, rokada, greške postavke, završeci partije, početne pozicije.

player = { $color ->
    [white] beli
   *[black] crni
}
piece = { $role ->
    [king] kralj
    [queen] dama
    [rook] top
    [bishop] lovac
    [knight] skakač
   *[pawn] pešak
}
nothing = nema

# Rokada
castling-wing = { $wing ->
    [c] c-rokada, O-O-O
   *[g] g-rokada, O-O
}
castling-manner = { $manner ->
    [double_move] dvostruki potez: pomeraju se i kralj i top
    [transposition] premeštanje: kralj i top zamenjuju mesta
    [king_only] samo potez kralja: top već stoji na svom polju
   *[rook_only] samo potez topa: kralj već stoji na svom polju
}
castling-legal = Sada se može odigrati.
castling-illegal = Sada se ne može odigrati:
castling-paths = Kralj { $king_from }–{ $king_to }, top { $rook_from }–{ $rook_to }
castling-must-be-empty = Mora biti prazno: { $squares }
castling-must-be-safe = Ne sme biti napadnuto: { $squares }
castling-by-hand = Na pravoj tabli:
castling-unlawful = Ovo nije moguća pozicija, pa odgovor važi samo kako je mišljen:

obstacle-right_lost = Pravo je izgubljeno: kralj ili top se već pomerio, ili ga nema
obstacle-king_path_occupied = Kralju na putu: { $by }
obstacle-rook_path_occupied = Topu na putu: { $by }
obstacle-in_check = Kralj je u šahu, napada ga: { $by }
obstacle-passes_attack = Kralj bi prešao preko polja { $square }, koje napada: { $by }
obstacle-lands_in_check = Kralj bi stao na polje { $square }, koje napada: { $by }
obstacle-uncovers_attack = Kad se top skloni, kralja na { $square } bi napadao: { $by }

hand-lift_king = Podignite kralja sa { $from } i držite ga pored { $to }
hand-move_rook = Pomerite topa sa { $from } na { $to }
hand-place_king = Spustite kralja na { $to }

# Greške postavke
fault-no_king = { $color ->
    [white] Beli
   *[black] Crni
} nema kralja: stavite ga na tablu
fault-too_many_kings = { $color ->
    [white] Beli
   *[black] Crni
} ima više od jednog kralja: { $squares }. Ostavite jednog
fault-pawns_on_edge = Pešaci na { $squares }: pešak nikada ne stoji na prvom ni na osmom redu
fault-too_many_pawns = Broj pešaka koje ima { $color ->
    [white] beli
   *[black] crni
}: { $count }. Najviše ih može biti 8
fault-too_many_promoted = { $color ->
    [white] Beli
   *[black] Crni
}: { $promoted ->
    [one] { $promoted } figura mora da je bila pešak
    [few] { $promoted } figure mora da su bile pešaci
   *[other] { $promoted } figura mora da su bile pešaci
}, a { $missing ->
    [one] nedostaje samo { $missing } pešak
    [few] nedostaju samo { $missing } pešaka
   *[other] nedostaje samo { $missing } pešaka
}. Sklonite figure ili pešake
fault-opponent_in_check = Kralj na { $square } je u šahu iako njegov igrač nije na potezu; napada ga: { $by }. Promenite ko je na potezu ili figure
fault-too_many_checkers = Kralju na { $square } šah daje više od dve figure: { $by }. Jedan potez daje najviše dva šaha
fault-impossible_double_check = Kralju na { $square } šah daju dve figure: { $by }. Nijedan potez ne daje oba šaha
fault-en_passant_rank = En passant na { $square }: kad je ovaj igrač na potezu, to polje je na { $rank ->
    [6] šestom
   *[3] trećem
} redu
fault-en_passant_without_pawn = En passant na { $square }: na { $pawn } nema pešaka koji bi se uzeo
fault-en_passant_occupied = En passant na { $square }: pešak nije mogao da prođe, zauzeto je: { $squares }
fault-en_passant_check = En passant na { $square }: kralj je bio u šahu već pre dvokoraka, napadao ga je: { $by }
fault-castling_king = Pravo rokade { $letter }: kralj nije na svom prvom redu. Izostavite pravo
fault-castling_rook = Pravo rokade { $letter }: na { $square } nema topa. Izostavite pravo ili vratite topa
fault-castling_side = Pravo rokade { $letter }: top na { $square } je s pogrešne strane kralja na { $king }. Izostavite pravo

# Nepravilni potezi
illegal-nothing_there = Na { $square } nema figure
illegal-not_your_piece = Figura na { $square } je protivnikova
illegal-own_piece_in_the_way = Na { $square } stoji sopstvena figura
illegal-does_not_move_so = { $role ->
    [king] Kralj
    [queen] Dama
    [rook] Top
    [bishop] Lovac
    [knight] Skakač
   *[pawn] Pešak
} ne ide sa { $square } na { $to }
illegal-blocked = Put je zatvoren na: { $squares }
illegal-leaves_king_in_check = Kralj bi bio u šahu, napada ga: { $by }
illegal-promotion_missing = Pešak na { $square } postaje druga figura: recite koja (dama, top, lovac ili skakač)
illegal-promotion_impossible = Na { $square } ništa ne postaje ta figura
illegal-not_en_passant = Na { $square } se nijedan pešak ne može uzeti en passant
illegal-cannot_castle = Kralj na { $king } ne može da rokira s topom na { $square }

# Završeci i zahtevi
outcome = { $kind ->
    [checkmate] mat, { $color ->
        [white] pobeđuje beli
       *[black] pobeđuje crni
    }
    [stalemate] pat, remi
    [dead_position] mrtva pozicija, remi: nijedan igrač više ne može da matira
    [fivefold_repetition] ista pozicija peti put, remi
   *[seventy_five_moves] 75 poteza bez uzimanja i poteza pešakom, remi
}
claim = { $kind ->
    [threefold_repetition] ista pozicija treći put
   *[fifty_moves] 50 poteza bez uzimanja i poteza pešakom
}
winnability = { $kind ->
    [winnable] još može da matira
    [unwinnable] više ne može da matira
   *[undecided] nije utvrđeno da li još može da matira
}

# Početne pozicije
start-number-too-large = Početne pozicije imaju brojeve od 0 do 959
start-not-recognised = Ovo nije početna pozicija: navedite broj 0-959, osam slova kao RNBQKBNR ili FEN
start-unknown-letter = { $column }. slovo je „{ $letter }“: raspored se piše slovima K Q R B N
start-wrong-count = { $role ->
    [king] Kraljeva
    [queen] Dama
    [rook] Topova
    [bishop] Lovaca
   *[knight] Skakača
} u rasporedu: { $found }. Mora ih biti { $wanted }
start-king-not-between-rooks = Kralj mora stajati između topova
start-bishops-on-one-colour = Lovci moraju stajati na poljima različite boje

start-mirror = Odraz u ogledalu: { $number } { $letters }
start-derivation = Izvođenje: lovac na belim poljima { $light_bishop }, lovac na crnim poljima { $dark_bishop }, dama { $queen }, skakači { $knights }
start-castling = { $wing ->
    [c] c-rokada, O-O-O
   *[g] g-rokada, O-O
}: { $manner }
start-move-one = Rokada moguća u prvom potezu: { $which ->
    [c] c-rokada
    [g] g-rokada
   *[none] ne
}
start-unprotected-pawns = Nebranjeni pešaci: { $squares }
start-corner-bishops = Lovci u uglu: { $squares }

help-position = Jedna od 960 početnih pozicija, po broju ili slovima
help-position-position = Broj 0-959, osam slova kao RNBQKBNR, ili random (nasumično)
help-castle = Objašnjava obe rokade igrača na potezu
help-castle-fen = FEN, ili početna pozicija po broju ili slovima
help-perft = Broji pozicije do kojih vode mogući potezi
help-perft-depth = Koliko poteza jednog ili drugog igrača u dubinu
help-perft-fen = Od ove pozicije, kao FEN
help-perft-start = Od ove početne pozicije, 0-959
help-perft-divide = Broji posle svakog prvog poteza
help-perft-threads = Koliko niti deli posao

perft-nodes = { $nodes ->
    [one] { $nodes } čvor
    [few] { $nodes } čvora
   *[other] { $nodes } čvorova
}
perft-speed = { $seconds } s, { $speed } miliona čvorova u sekundi
