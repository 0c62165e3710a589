# Доска: поля, объявление ходов, вопросы к доске, кнопки.

colored-piece = { $color ->
    [white] { $role ->
        [rook] белая
        [pawn] белая
       *[other] белый
    }
   *[black] { $role ->
        [rook] чёрная
        [pawn] чёрная
       *[other] чёрный
    }
} { $role ->
    [king] король
    [queen] ферзь
    [rook] ладья
    [bishop] слон
    [knight] конь
   *[pawn] пешка
}
square-empty = пусто

# Объявление ходов. Имена вертикалей, числа и фигуры — по Правилам (D.2.1).
file-name = { $file ->
    [a] Анна
    [b] Белла
    [c] Цезарь
    [d] Дэвид
    [e] Ева
    [f] Феликс
    [g] Густав
   *[h] Хектор
}
fide-rank = { $rank ->
    [r1] айн
    [r2] цвай
    [r3] драй
    [r4] фир
    [r5] фюнф
    [r6] зекс
    [r7] зибен
   *[r8] ахт
}
fide-piece = { $role ->
    [king] Кениг
    [queen] Даме
    [rook] Турм
    [bishop] Лойфер
    [knight] Шпрингер
   *[pawn] Бауэр
}
announce-step = { $piece } { $to }
announce-step-from = { $piece } { $from } на { $to }
announce-takes = { $piece } бьёт { $to }
announce-takes-from = { $piece } { $from } бьёт { $to }
announce-castling = рокировка на { $wing ->
    [c] c-фланг
   *[g] g-фланг
}, король { $king }, ладья { $rook }
announce-castling-fide = { $wing ->
    [c] Ланг
   *[g] Кюрц
} Рокад, Кениг { $king }, Турм { $rook }
announce-en-passant = на проходе
announce-promotion = превращается в { $role ->
    [queen] ферзя
    [rook] ладью
    [bishop] слона
   *[knight] коня
}
announce-check = шах
announce-mate = мат

# Слова вопросов через |. Вопросительный знак и точки над «ё» можно не ставить.
word-white = белый|белые|белых|белого|белая|белой|белую
word-black = чёрный|чёрные|чёрных|чёрного|чёрная|чёрной|чёрную
word-king = король|короля|короли
word-queen = ферзь|ферзя|ферзи
word-rook = ладья|ладьи|ладью
word-bishop = слон|слона|слоны
word-knight = конь|коня|кони
word-pawn = пешка|пешки|пешку|пешек
ask-where = где стоит|где стоят|где
ask-where-example = где стоят кони
ask-attacks = что нападает на|кто нападает на|что атакует|кто атакует
ask-attacks-example = что нападает на e4
ask-on = что стоит на|кто стоит на|что на|кто на
ask-on-example = что стоит на e4
ask-read = прочитай горизонталь|прочитай вертикаль|горизонталь|вертикаль|прочитай
ask-read-example = прочитай горизонталь 4, прочитай вертикаль e
ask-diagonals = диагонали с|диагонали от|диагонали
ask-diagonals-example = диагонали от e4
ask-lines = линии с|линии от|линии
ask-lines-example = линии от e4
ask-pieces = фигуры
ask-pieces-example = фигуры белых
ask-board = вся доска|прочитай доску|доска|позиция
ask-board-example = вся доска
ask-moves = ходы с|ходы
ask-moves-example = ходы с e2
ask-castling = можно ли рокировать|могу ли я рокировать|рокировка
ask-castling-example = можно ли рокировать
ask-last = последний ход
ask-last-example = последний ход
ask-turn = чей ход|кто ходит|чья очередь
ask-turn-example = чей ход
ask-status = положение|есть ли шах|шах
ask-status-example = положение
ask-clocks = часы|время
ask-clocks-example = часы
ask-flip = переверни доску|перевернуть доску|переверни
ask-flip-example = переверни доску
ask-undo = верни ход|взять ход назад|отмена
ask-undo-example = верни ход
ask-help = помощь|команды
ask-help-example = помощь

# Ответы
ask-attackers = { $color ->
    [white] Белые
   *[black] Чёрные
} нападают на { $square }: { $pieces }
ask-no-attackers = { $color ->
    [white] Белые
   *[black] Чёрные
} не нападают на { $square }
ask-rank = Горизонталь { $rank }: { $pieces }
ask-file = Вертикаль { $file }: { $pieces }
ask-ray = В сторону { $square }: { $pieces }
ask-no-move = Ещё не сделано ни одного хода
ask-undone = Ход взят назад: { $move }
ask-flipped = Доска перевёрнута
ask-check = Шах даёт: { $pieces }
ask-claim = Можно потребовать ничью: { $reason }
ask-no-clock = У этой доски нет часов
ask-known = Можно спросить: { $questions }
ask-write = Уточните, например: { $example }

# Доска на странице
board-arrows = Стрелки: { $arrows }.
board-say = Ваш ход или вопрос
board-do = Ввести
board-flip = Перевернуть доску
board-undo = Взять ход назад
board-palette = Какую фигуру поставить
board-take-off = Убрать фигуру
board-empty = Очистить доску
board-step = Следующий шаг
board-replay = С начала
board-target = можно пойти сюда
board-taking = можно взять
board-chosen = выбрано
board-unchosen = больше не выбрано
board-nothing-to-move = Здесь нет фигуры, которая может пойти
board-not-there = Туда пойти нельзя
board-which-move = Какой ход имеется в виду?
board-which = На этом поле заканчиваются два хода: { $step }; или { $castling }. Выберите один
board-cancel = Ни тот ни другой
board-failed = Сервер не отвечает. Попробуйте ещё раз
board-not-heard = Это не возможный ход и не вопрос. { $why }
board-too-long = { $n ->
    [one] В линии может быть { $n } ход
    [few] В линии может быть { $n } хода
   *[other] В линии может быть { $n } ходов
}: начните новую доску с последней позиции
board-title = Свободная доска
board-moves = Ходы
board-start = Начало
board-copy = Скопировать
board-copied = Скопировано
board-fen = FEN
board-address = Адрес этой доски
board-pgn = PGN
board-begin = Начать отсюда
board-announce = Ходы объявляются
board-voice = Вслух
announce-style = { $style ->
    [san] как их записывают: Кf3
    [letters] словами: конь f3
    [names] с именами ФИДЕ: конь Феликс 3
   *[fide] по Правилам (D.2.1): Шпрингер Феликс драй
}
board-help = Что можно ввести и клавиши
board-help-moves = Ход: Кf3, g1f3, O-O или oo, русскими или английскими буквами; рокировка также — король на свою ладью. Или вопрос:
board-keys = Клавиши на доске
board-key-arrows = Стрелки, Home, End
board-does-arrows = на другое поле
board-key-piece = K Q R B N P
board-does-piece = к следующему королю, ферзю, ладье, слону, коню, пешке; с Shift — к предыдущему
board-key-rank = 1-8
board-does-rank = на эту горизонталь
board-key-file = Shift+1-8
board-does-file = на эту вертикаль
board-key-enter = Enter, пробел
board-does-enter = взять фигуру, поставить её
board-key-here = O
board-does-here = что стоит здесь
board-key-moves = M
board-does-moves = ходы этой фигуры
board-key-takes = Shift+M
board-does-takes = только взятия
board-key-last = L
board-does-last = последний ход
board-key-taken = C
board-does-taken = что взято
board-key-clock = T
board-does-clock = часы
board-key-rays = X
board-does-rays = что стоит на диагоналях; с Alt — на вертикали и горизонтали
board-key-line = Shift+A, Shift+D
board-does-line = ход назад, ход вперёд
board-key-flip = F
board-does-flip = перевернуть доску
board-key-field = I
board-does-field = в поле для ходов
board-set-up = Расставить позицию
board-set-up-about = Выберите фигуру под доской и ставьте её на поля или перетаскивайте фигуры; с клавиатуры — встаньте на поле и нажмите K Q R B N P, с Shift для белых, без него для чёрных, Delete убирает фигуру.
board-placement = Фигуры по горизонталям, начиная с восьмой, как в начале FEN
board-turn = Чей ход
board-castling = Рокировка
board-castling-all = все, что позволяют фигуры
board-castling-none = больше невозможна
