# A moldura do guia; os capítulos estão em guide/*.md

learn-chapters = Capítulos
learn-contents = Sumário do guia
learn-here = Nesta página
learn-turns = Capítulo anterior e seguinte
learn-previous = Anterior
learn-next = Próximo
learn-search = Buscar no guia
learn-ask = Buscar
learn-found = { $n ->
    [0] Nada encontrado. Tente menos palavras, ou palavras mais curtas.
    [one] { $n } trecho encontrado
   *[other] { $n } trechos encontrados
}
learn-to-contents = Todos os capítulos
learn-article = { $source ->
    [guidelines] { $article }
   *[laws] art. { $article }
}
learn-article-of = { $source ->
    [guidelines] Diretrizes da FIDE sobre Chess960, { $article }
   *[laws] Leis do Xadrez da FIDE 2023, { $article }
}
learn-advice = Conselho, não faz parte das Leis
learn-open = As Leis deixam isto em aberto
learn-unconfirmed = Não confirmado
learn-board = Diagrama
learn-try = Continuar a partir daqui
learn-castles = { $wing }: pode ser jogado agora.
learn-cannot-castle = { $wing }: não pode ser jogado agora.
learn-legal = { $move } pode ser jogado.
learn-step-or-castling = Nesta posição são legais tanto { $step } quanto { $castling }.
learn-can-mate = { $player }: { $mate }.
learn-came = { $n ->
    [one] Esta posição ocorreu { $n } vez.
   *[other] Esta posição ocorreu { $n } vezes.
}
