# Обрамление руководства; главы — в guide/*.md

learn-chapters = Главы
learn-contents = Оглавление
learn-here = На этой странице
learn-turns = Предыдущая и следующая главы
learn-previous = Назад
learn-next = Дальше
learn-search = Поиск по руководству
learn-ask = Найти
learn-found = { $n ->
    [0] Ничего не найдено. Попробуйте меньше слов или слова покороче.
    [one] Найдено { $n } место
    [few] Найдено { $n } места
   *[other] Найдено { $n } мест
}
learn-to-contents = Все главы
learn-article = { $source ->
    [guidelines] { $article }
   *[laws] ст. { $article }
}
learn-article-of = { $source ->
    [guidelines] Рекомендации ФИДЕ по шахматам 960, { $article }
   *[laws] Правила шахмат ФИДЕ 2023, { $article }
}
learn-advice = Совет, в Правилах этого нет
learn-open = Правила этого не решают
learn-unconfirmed = Не подтверждено
learn-board = Диаграмма
learn-try = Играть отсюда
learn-castles = { $wing }: сейчас возможна.
learn-cannot-castle = { $wing }: сейчас невозможна.
learn-legal = Ход { $move } возможен.
learn-step-or-castling = Здесь возможны и { $step }, и { $castling }.
learn-can-mate = { $player }: { $mate }.
learn-came = { $n ->
    [one] Эта позиция возникла { $n } раз.
    [few] Эта позиция возникла { $n } раза.
   *[other] Эта позиция возникла { $n } раз.
}
