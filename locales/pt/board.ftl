# O tabuleiro: casas, anúncio dos lances, perguntas, controles.

colored-piece = { $role ->
    [king] rei
    [queen] dama
    [rook] torre
    [bishop] bispo
    [knight] cavalo
   *[pawn] peão
} { $color ->
    [white] { $role ->
        [queen] branca
        [rook] branca
       *[other] branco
    }
   *[black] { $role ->
        [queen] preta
        [rook] preta
       *[other] preto
    }
}
square-empty = vazia

# Anúncio dos lances. Os nomes das colunas são os da FIDE (Leis D.2.1).
file-name = { $file ->
    [a] Anna
    [b] Bella
    [c] Cesar
    [d] David
    [e] Eva
    [f] Felix
    [g] Gustav
   *[h] Hector
}
fide-rank = { $rank ->
    [r1] eins
    [r2] zwei
    [r3] drei
    [r4] vier
    [r5] fuenf
    [r6] sechs
    [r7] sieben
   *[r8] acht
}
fide-piece = { $role ->
    [king] Koenig
    [queen] Dame
    [rook] Turm
    [bishop] Laeufer
    [knight] Springer
   *[pawn] Bauer
}
announce-step = { $piece } { $to }
announce-step-from = { $piece } { $from } para { $to }
announce-takes = { $piece } toma { $to }
announce-takes-from = { $piece } { $from } toma { $to }
announce-castling = roque do lado { $wing ->
    [c] c
   *[g] g
}, rei { $king }, torre { $rook }
announce-castling-fide = { $wing ->
    [c] lange
   *[g] kurze
} Rochade, Koenig { $king }, Turm { $rook }
announce-en-passant = en passant
announce-promotion = promove a { $role ->
    [queen] dama
    [rook] torre
    [bishop] bispo
   *[knight] cavalo
}
announce-check = xeque
announce-mate = mate

# Palavras das perguntas, separadas por |. Acentos e ponto de interrogação são dispensáveis.
word-white = branca|brancas|branco|brancos
word-black = preta|pretas|preto|pretos|negra|negras|negro|negros
word-king = rei|reis
word-queen = dama|damas|rainha|rainhas
word-rook = torre|torres
word-bishop = bispo|bispos
word-knight = cavalo|cavalos
word-pawn = peão|peões
ask-where = onde está|onde estão|onde fica|onde ficam|onde
ask-where-example = onde estão os cavalos
ask-attacks = o que ataca|quem ataca|ataca
ask-attacks-example = o que ataca e4
ask-on = o que há em|o que está em|o que tem em|em
ask-on-example = o que há em e4
ask-read = ler a fileira|ler a coluna|ler fileira|ler coluna|fileira|coluna|ler
ask-read-example = ler fileira 4, ler coluna e
ask-diagonals = diagonais de|diagonais
ask-diagonals-example = diagonais de e4
ask-lines = linhas de|linhas
ask-lines-example = linhas de e4
ask-pieces = peças das|peças
ask-pieces-example = peças das brancas
ask-board = ler o tabuleiro|tabuleiro|posição
ask-board-example = ler o tabuleiro
ask-moves = lances de|lances
ask-moves-example = lances de e2
ask-castling = posso rocar|roque
ask-castling-example = posso rocar
ask-last = último lance
ask-last-example = último lance
ask-turn = quem joga|de quem é a vez|vez
ask-turn-example = quem joga
ask-status = situação|está em xeque|xeque
ask-status-example = situação
ask-clocks = relógios|relógio|tempo
ask-clocks-example = relógios
ask-flip = virar o tabuleiro|girar o tabuleiro|virar|girar
ask-flip-example = virar o tabuleiro
ask-undo = voltar o lance|desfazer|voltar
ask-undo-example = desfazer
ask-help = ajuda|comandos
ask-help-example = ajuda

# Respostas
ask-attackers = { $color ->
    [white] As brancas
   *[black] As pretas
} atacam { $square } com: { $pieces }
ask-no-attackers = { $color ->
    [white] As brancas
   *[black] As pretas
} não atacam { $square }
ask-rank = Fileira { $rank }: { $pieces }
ask-file = Coluna { $file }: { $pieces }
ask-ray = Em direção a { $square }: { $pieces }
ask-no-move = Nenhum lance foi jogado ainda
ask-undone = Lance desfeito: { $move }
ask-flipped = O tabuleiro foi virado
ask-check = Xeque de: { $pieces }
ask-claim = Pode-se reivindicar empate: { $reason }
ask-no-clock = Este tabuleiro não tem relógio
ask-known = Você pode perguntar: { $questions }
ask-write = Diga um pouco mais, por exemplo: { $example }

# O tabuleiro na página
board-arrows = Setas: { $arrows }.
board-say = Seu lance ou uma pergunta
board-do = Enviar
board-flip = Virar o tabuleiro
board-undo = Voltar o lance
board-palette = Peça a colocar no tabuleiro
board-take-off = Retirar
board-empty = Esvaziar o tabuleiro
board-step = Próximo passo
board-replay = Desde o início
board-target = pode ir para cá
board-taking = pode ser tomada
board-chosen = escolhida
board-unchosen = não mais escolhida
board-nothing-to-move = Nada aqui que possa jogar
board-not-there = Não pode ir para lá
board-which-move = Qual dos lances?
board-which = Dois lances terminam nessa casa: { $step }; ou { $castling }. Escolha um
board-cancel = Nenhum
board-failed = O servidor não responde. Tente de novo
board-not-heard = Isso não é um lance legal nem uma pergunta. { $why }
board-too-long = { $n ->
    [one] Uma sequência pode ter { $n } lance
   *[other] Uma sequência pode ter { $n } lances
}: comece um novo tabuleiro a partir da última posição
board-title = Tabuleiro livre
board-moves = Lances
board-start = Início
board-copy = Copiar
board-copied = Copiado
board-fen = FEN
board-address = Endereço deste tabuleiro
board-pgn = PGN
board-begin = Começar daqui
board-announce = Os lances são anunciados
board-voice = Em voz alta
announce-style = { $style ->
    [san] como se escrevem: Cf3
    [letters] por extenso: cavalo f3
    [names] com os nomes da FIDE: cavalo Felix 3
   *[fide] pelas Leis (D.2.1): Springer Felix drei
}
board-help = O que se pode digitar, e as teclas
board-help-moves = Um lance como Cf3, g1f3, O-O ou oo, com as letras do português ou do inglês; o roque também como rei sobre a própria torre. Ou uma pergunta:
board-keys = Teclas no tabuleiro
board-key-arrows = Setas, Home, End
board-does-arrows = para outra casa
board-key-piece = K Q R B N P
board-does-piece = para o próximo rei, dama, torre, bispo, cavalo ou peão; com Shift, o anterior
board-key-rank = 1-8
board-does-rank = para essa fileira
board-key-file = Shift+1-8
board-does-file = para essa coluna
board-key-enter = Enter, espaço
board-does-enter = pegar uma peça, soltá-la
board-key-here = O
board-does-here = o que há nesta casa
board-key-moves = M
board-does-moves = lances desta peça
board-key-takes = Shift+M
board-does-takes = só as capturas
board-key-last = L
board-does-last = último lance
board-key-taken = C
board-does-taken = o que foi tomado
board-key-clock = T
board-does-clock = relógios
board-key-rays = X
board-does-rays = o que há nas diagonais; com Alt, na coluna e na fileira
board-key-line = Shift+A, Shift+D
board-does-line = um lance atrás, um lance à frente
board-key-flip = F
board-does-flip = virar o tabuleiro
board-key-field = I
board-does-field = para o campo de lances
board-set-up = Montar uma posição
board-set-up-about = Escolha uma peça abaixo do tabuleiro e coloque-a nas casas, ou arraste as peças; pelo teclado, vá a uma casa e aperte K Q R B N P, com Shift para as brancas, sem ele para as pretas, Delete para retirar a peça.
board-placement = Peças, fileira por fileira a partir da oitava, como começa uma FEN
board-turn = Quem joga
board-castling = Roque
board-castling-all = tudo o que as peças permitem
board-castling-none = nenhum mais
