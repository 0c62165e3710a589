# Okvir vodiča; poglavlja su u guide/*.md

learn-chapters = Poglavlja
learn-contents = Sadržaj vodiča
learn-here = Na ovoj stranici
learn-turns = Prethodno i sledeće poglavlje
learn-previous = Prethodno
learn-next = Sledeće
learn-search = Pretraga vodiča
learn-ask = Traži
learn-found = { $n ->
    [0] Ništa nije nađeno. Probajte s manje reči ili s kraćim rečima.
    [one] Nađeno { $n } mesto
    [few] Nađena { $n } mesta
   *[other] Nađeno { $n } mesta
}
learn-to-contents = Sva poglavlja
learn-article = { $source ->
    [guidelines] { $article }
   *[laws] čl. { $article }
}
learn-article-of = { $source ->
    [guidelines] FIDE Smernice za šah 960, { $article }
   *[laws] FIDE Pravila šaha 2023, { $article }
}
learn-advice = Savet, nije deo Pravila
learn-open = Pravila ovo ostavljaju otvorenim
learn-unconfirmed = Nije potvrđeno
learn-board = Dijagram
learn-try = Igrajte dalje odavde
learn-castles = { $wing }: sada može da se odigra.
learn-cannot-castle = { $wing }: sada ne može da se odigra.
learn-legal = Potez { $move } može da se odigra.
learn-step-or-castling = U ovoj poziciji mogu da se odigraju i { $step } i { $castling }.
learn-can-mate = { $player }: { $mate }.
learn-came = { $n ->
    [one] Ova pozicija je nastala { $n } put.
   *[other] Ova pozicija je nastala { $n } puta.
}
