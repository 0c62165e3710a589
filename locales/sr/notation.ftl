# FEN, potezi i PGN

help-fen = Proveri FEN i ispiši ga kao X-FEN i Shredder-FEN
help-fen-fen = FEN, u bilo kom obliku
help-moves = Nabroj pravilne poteze u poziciji
help-moves-position = FEN, ili početna pozicija po broju ili slovima
help-play = Odigraj poteze i pokaži poziciju, ili reci zašto potez nije pravilan
help-play-position = FEN, ili početna pozicija po broju ili slovima
help-play-moves = Potezi u skraćenoj ili dugoj notaciji, ili kako ih pišu programi
help-play-letters = Slova figura u potezima: en, sr, pt ili ru (podrazumeva se en)
help-pgn = Partije u PGN-u
help-pgn-check = Pročitaj PGN datoteke i odigraj svaki potez
help-pgn-check-files = Datoteke; - je standardni ulaz

white-to-move = Beli je na potezu
black-to-move = Crni je na potezu
fen-x = X-FEN
fen-shredder = Shredder-FEN
fen-start-position = Početna pozicija { $number }, { $letters }
fen-needs-chess960 = rokada kao u šahu 960
fen-invalid = ovo nije pravilna pozicija
fen-repaired = Najbliži pravilan FEN
moves-counted = { $n ->
    [one] { $n } pravilan potez
    [few] { $n } pravilna poteza
   *[other] { $n } pravilnih poteza
}
play-illegal = potez { $index }, { $move }: { $why }
play-legal = pravilni potezi te figure: { $moves }
play-claims = Remi može da traži { $player }: { $claims }
pgn-checked = { $games ->
    [one] { $games } partija
    [few] { $games } partije
   *[other] { $games } partija
}, bez greške { $valid }, pozicija { $positions }
pgn-game-fault = { $file }, partija { $game }, { $fault }
pgn-null-moves = { $n ->
    [one] { $n } nulti potez u varijantama
    [few] { $n } nulta poteza u varijantama
   *[other] { $n } nultih poteza u varijantama
}

fen-fault = { $field }, kolona { $column }: { $what }
fen-field-board = polje table
fen-field-turn = polje poteza
fen-field-castling = polje rokade
fen-field-en-passant = polje en passant
fen-field-halfmoves = brojač polupoteza
fen-field-fullmoves = broj poteza
fen-field-rest = posle poslednjeg polja
fen-empty = nema ničega: počni figurama osmog reda, kao rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
fen-too-long = ovaj tekst ima { $n } bajtova: FEN ima najviše { $most }
fen-unknown-piece = { $letter } nije figura: piši KQRBNP za belog, kqrbnp za crnog, 1 do 8 za prazna polja i / između redova
fen-rank-too-short = { $n ->
    [one] red { $rank } ima { $n } polje: mora ih biti 8
    [few] red { $rank } ima { $n } polja: mora ih biti 8
   *[other] red { $rank } ima { $n } polja: mora ih biti 8
}
fen-rank-too-long = red { $rank } ima više od 8 polja
fen-too-few-ranks = { $n ->
    [one] ima { $n } red: mora ih biti 8, razdvojenih znakom /
    [few] ima { $n } reda: mora ih biti 8, razdvojenih znakom /
   *[other] ima { $n } redova: mora ih biti 8, razdvojenih znakom /
}
fen-too-many-ranks = ovde počinje deveti red: mora ih biti 8
fen-unknown-turn = piši w ako je beli na potezu, b ako je crni
fen-unknown-right = { $letter } ne daje rokadu: piši K, Q ili liniju topa za belog, k, q ili liniju malim slovom za crnog, - ako rokade nema
fen-right-without-king = { $letter } traži kralja koji nije tu: stavi kralja na { $rank }. red ili izostavi slovo
fen-right-without-rook = { $letter } traži topa koji nije tu: stavi topa na { $rank }. red ili izostavi slovo
fen-right-twice = { $letter } traži drugog topa za istu stranu: izostavi jedno od dva slova
fen-unknown-square = piši polje koje je pešak upravo prešao, kao e3, ili -
fen-not-a-number = piši broj od 0 do 4294967295
fen-trailing-text = FEN se završava brojem poteza: izostavi ostatak
fen-more = i odavde još grešaka: { $n }

san-syntax = kolona { $column }: piši { $expected }
san-expected-move = potez, kao e4, Nf3 ili O-O
san-expected-piece-or-square = slovo figure ili polje, kao Nf3 ili e4
san-expected-square = polje na koje figura ide, kao f3
san-expected-promotion-piece = figuru koju pešak postaje: Q, R, B ili N
san-expected-castling = O-O ili O-O-O
san-expected-end = kraj poteza ili oznaku kao + # ! ?
san-no-such-piece = igrač na potezu tamo nema takvu figuru
san-instead = tamo može: { $moves }
san-cannot-castle = { $castling } ovde nije pravilno
san-ambiguous = odgovara više poteza: reci koji
san-choices = na primer { $moves }

uci-syntax = piši polje sa kog figura odlazi i polje na koje dolazi, kao e2e4, i slovo pretvaranja, kao e7e8q
uci-null-move = 0000 nije potez

pgn-fault = red { $line }, kolona { $column }: { $what }
pgn-unexpected-sign = { $sign } ovde nema značenje: piši potez, komentar u vitičastim zagradama ili rezultat
pgn-malformed-tag = oznaka se piše [Ime "vrednost"] u jednom redu
pgn-malformed-nag = posle $ piši broj od 0 do 255
pgn-unclosed-comment = zatvori komentar znakom {"}"}
pgn-token-too-long = nijedna reč u partiji nije duža od megabajta
pgn-unclosed-variation = zatvori varijantu znakom ) pre kraja partije
pgn-no-variation-to-close = nijedna varijanta nije otvorena: izbaci ) ili stavi ( ispred varijante
pgn-nothing-to-vary = varijanta stoji iza poteza umesto kog se igra
pgn-too-deep = varijante mogu biti { $n } duboko: premesti neke u zasebne partije
pgn-utf16 = datoteka je u UTF-16: sačuvaj je kao UTF-8
pgn-unknown-variant = { $name } je druga igra: čitaju se šah i šah 960
pgn-two-positions = dve oznake FEN govore o različitim pozicijama: zadrži ispravnu
pgn-null-move = { $text } je nulti potez: stoji samo u varijantama i nikad u šahu
