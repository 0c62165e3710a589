# The guide's frame; its chapters are in guide/*.md

learn-chapters = Chapters
learn-contents = Contents of the guide
learn-here = On this page
learn-turns = Chapter before and after
learn-previous = Previous
learn-next = Next
learn-search = Search the guide
learn-ask = Search
learn-found = { $n ->
    [0] Nothing found. Try fewer or shorter words.
    [one] { $n } place found
   *[other] { $n } places found
}
learn-to-contents = All chapters
learn-article = { $source ->
    [guidelines] { $article }
   *[laws] Art. { $article }
}
learn-article-of = { $source ->
    [guidelines] FIDE Guidelines on Chess960, { $article }
   *[laws] FIDE Laws of Chess 2023, { $article }
}
learn-advice = Advice, not part of the Laws
learn-open = The Laws leave this open
learn-unconfirmed = Not confirmed
learn-board = Diagram
learn-try = Play on from here
learn-castles = { $wing }: may be played now.
learn-cannot-castle = { $wing }: may not be played now.
learn-legal = { $move } may be played.
learn-step-or-castling = From this position both { $step } and { $castling } may be played.
learn-can-mate = { $player }: { $mate }.
learn-came = { $n ->
    [one] This position has come { $n } time.
   *[other] This position has come { $n } times.
}
