# FEN, lances e PGN

help-fen = Conferir uma FEN e escrevê-la como X-FEN e Shredder-FEN
help-fen-fen = A FEN, em qualquer dialeto
help-moves = Listar os lances legais de uma posição
help-moves-position = Uma FEN, ou uma posição inicial por número ou letras
help-play = Jogar lances e mostrar a posição, ou dizer por que um lance não é legal
help-play-position = Uma FEN, ou uma posição inicial por número ou letras
help-play-moves = Lances em notação algébrica, curta ou longa, ou como os programas escrevem
help-play-letters = Letras das peças nos lances: en, sr, pt ou ru (padrão: en)
help-pgn = Partidas em PGN
help-pgn-check = Ler arquivos PGN e jogar todos os seus lances
help-pgn-check-files = Os arquivos; - é a entrada padrão

white-to-move = Brancas jogam
black-to-move = Pretas jogam
fen-x = X-FEN
fen-shredder = Shredder-FEN
fen-start-position = Posição inicial { $number }, { $letters }
fen-needs-chess960 = roque como no Chess960
fen-invalid = esta não é uma posição legal
fen-repaired = FEN legal mais próxima
moves-counted = { $n ->
    [one] { $n } lance legal
   *[other] { $n } lances legais
}
play-illegal = lance { $index }, { $move }: { $why }
play-legal = lances legais dessa peça: { $moves }
play-claims = Empate que { $player } podem reivindicar: { $claims }
pgn-checked = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $valid } sem erro, { $positions } posições
pgn-game-fault = { $file }, partida { $game }, { $fault }
pgn-null-moves = { $n ->
    [one] { $n } lance nulo em variantes
   *[other] { $n } lances nulos em variantes
}

fen-fault = { $field }, coluna { $column }: { $what }
fen-field-board = campo do tabuleiro
fen-field-turn = campo da vez
fen-field-castling = campo do roque
fen-field-en-passant = campo en passant
fen-field-halfmoves = contador de meios-lances
fen-field-fullmoves = número do lance
fen-field-rest = depois do último campo
fen-empty = não há nada: comece pelas peças da fileira 8, como em rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
fen-too-long = este texto tem { $n } bytes: uma FEN tem no máximo { $most }
fen-unknown-piece = { $letter } não é peça: escreva KQRBNP para as brancas, kqrbnp para as pretas, 1 a 8 para casas vazias e / entre as fileiras
fen-rank-too-short = { $n ->
    [one] a fileira { $rank } tem { $n } casa: devem ser 8
   *[other] a fileira { $rank } tem { $n } casas: devem ser 8
}
fen-rank-too-long = a fileira { $rank } tem mais que as 8 casas devidas
fen-too-few-ranks = { $n ->
    [one] há { $n } fileira: devem ser 8, separadas por /
   *[other] há { $n } fileiras: devem ser 8, separadas por /
}
fen-too-many-ranks = aqui começa uma nona fileira: devem ser 8
fen-unknown-turn = escreva w se as brancas jogam ou b se as pretas jogam
fen-unknown-right = { $letter } não dá roque: escreva K, Q ou a coluna da torre para as brancas, k, q ou a coluna em minúscula para as pretas, - se não há roque
fen-right-without-king = { $letter } pede um rei que não está lá: ponha o rei na fileira { $rank } ou tire a letra
fen-right-without-rook = { $letter } pede uma torre que não está lá: ponha a torre na fileira { $rank } ou tire a letra
fen-right-twice = { $letter } pede uma segunda torre para o mesmo lado: tire uma das duas letras
fen-unknown-square = escreva a casa pela qual um peão acabou de passar, como e3, ou -
fen-not-a-number = escreva um número de 0 a 4294967295
fen-trailing-text = uma FEN termina com o número do lance: tire o resto
fen-more = e mais { $n } daqui em diante

san-syntax = coluna { $column }: escreva { $expected }
san-expected-move = um lance, como e4, Nf3 ou O-O
san-expected-piece-or-square = a letra de uma peça ou uma casa, como Nf3 ou e4
san-expected-square = a casa para onde a peça vai, como f3
san-expected-promotion-piece = a peça em que o peão se transforma: Q, R, B ou N
san-expected-castling = O-O ou O-O-O
san-expected-end = o fim do lance ou um sinal como + # ! ?
san-no-such-piece = quem tem a vez não tem tal peça ali
san-instead = o que pode ir para lá: { $moves }
san-cannot-castle = { $castling } não é legal aqui
san-ambiguous = mais de um lance serve: diga qual
san-choices = por exemplo { $moves }

uci-syntax = escreva a casa de onde a peça sai e aquela aonde chega, como e2e4, e a letra da promoção, como e7e8q
uci-null-move = 0000 não é lance

pgn-fault = linha { $line }, coluna { $column }: { $what }
pgn-unexpected-sign = { $sign } não tem sentido aqui: escreva um lance, um comentário entre chaves ou o resultado
pgn-malformed-tag = uma etiqueta se escreve [Nome "valor"] numa só linha
pgn-malformed-nag = escreva um número de 0 a 255 depois de $
pgn-unclosed-comment = feche o comentário com {"}"}
pgn-token-too-long = nenhuma palavra de uma partida passa de um megabyte
pgn-unclosed-variation = feche a variante com ) antes do fim da partida
pgn-no-variation-to-close = nenhuma variante está aberta: tire o ) ou ponha ( antes da variante
pgn-nothing-to-vary = uma variante vem depois do lance que ela substitui
pgn-too-deep = as variantes podem ter { $n } níveis: ponha algumas em partidas separadas
pgn-utf16 = o arquivo está em UTF-16: salve-o como UTF-8
pgn-unknown-variant = { $name } é outro jogo: leem-se xadrez e Chess960
pgn-two-positions = duas etiquetas FEN falam de posições diferentes: deixe a certa
pgn-null-move = { $text } é um lance nulo: só aparece em variantes e nunca em xeque
