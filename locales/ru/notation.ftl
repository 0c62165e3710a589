# FEN, ходы и PGN

help-fen = Проверить FEN и записать его как X-FEN и Shredder-FEN
help-fen-fen = FEN в любом виде
help-moves = Перечислить возможные ходы в позиции
help-moves-position = FEN или начальная позиция: номер или буквы
help-play = Сыграть ходы и показать позицию или сказать, почему ход невозможен
help-play-position = FEN или начальная позиция: номер или буквы
help-play-moves = Ходы в краткой или полной нотации или в записи программ
help-play-letters = Буквы фигур в ходах: en, sr, pt или ru (по умолчанию en)
help-pgn = Партии в PGN
help-pgn-check = Прочитать файлы PGN и сыграть в них каждый ход
help-pgn-check-files = Файлы; - означает стандартный ввод

white-to-move = Ход белых
black-to-move = Ход чёрных
fen-x = X-FEN
fen-shredder = Shredder-FEN
fen-start-position = Начальная позиция { $number }, { $letters }
fen-needs-chess960 = рокировка как в шахматах 960
fen-invalid = такая позиция невозможна
fen-repaired = Ближайший правильный FEN
moves-counted = { $n ->
    [one] { $n } возможный ход
    [few] { $n } возможных хода
   *[other] { $n } возможных ходов
}
play-illegal = ход { $index }, { $move }: { $why }
play-legal = возможные ходы этой фигуры: { $moves }
play-claims = Ничью могут потребовать { $player }: { $claims }
pgn-checked = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}, без ошибок { $valid }, позиций { $positions }
pgn-game-fault = { $file }, партия { $game }, { $fault }
pgn-null-moves = { $n ->
    [one] { $n } пустой ход в вариантах
    [few] { $n } пустых хода в вариантах
   *[other] { $n } пустых ходов в вариантах
}

fen-fault = { $field }, столбец { $column }: { $what }
fen-field-board = поле доски
fen-field-turn = поле очереди хода
fen-field-castling = поле рокировки
fen-field-en-passant = поле взятия на проходе
fen-field-halfmoves = счётчик полуходов
fen-field-fullmoves = номер хода
fen-field-rest = после последнего поля
fen-empty = здесь ничего нет: начните с фигур восьмой горизонтали, как rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
fen-too-long = в этом тексте байтов: { $n }; в FEN их не больше { $most }
fen-unknown-piece = { $letter } не фигура: пишите KQRBNP для белых, kqrbnp для чёрных, от 1 до 8 для пустых полей и / между горизонталями
fen-rank-too-short = { $n ->
    [one] в горизонтали { $rank } { $n } поле: должно быть 8
    [few] в горизонтали { $rank } { $n } поля: должно быть 8
   *[other] в горизонтали { $rank } { $n } полей: должно быть 8
}
fen-rank-too-long = в горизонтали { $rank } больше 8 полей
fen-too-few-ranks = { $n ->
    [one] есть { $n } горизонталь: должно быть 8, разделённых знаком /
    [few] есть { $n } горизонтали: должно быть 8, разделённых знаком /
   *[other] есть { $n } горизонталей: должно быть 8, разделённых знаком /
}
fen-too-many-ranks = здесь начинается девятая горизонталь: должно быть 8
fen-unknown-turn = пишите w, если ход белых, или b, если ход чёрных
fen-unknown-right = { $letter } не даёт рокировки: пишите K, Q или вертикаль ладьи для белых, k, q или вертикаль строчной буквой для чёрных, - если рокировки нет
fen-right-without-king = { $letter } указывает на короля, которого там нет: поставьте короля на горизонталь { $rank } или уберите букву
fen-right-without-rook = { $letter } указывает на ладью, которой там нет: поставьте ладью на горизонталь { $rank } или уберите букву
fen-right-twice = { $letter } указывает на вторую ладью того же фланга: уберите одну из двух букв
fen-unknown-square = пишите поле, через которое только что прошла пешка, например e3, или -
fen-not-a-number = пишите число от 0 до 4294967295
fen-trailing-text = FEN кончается номером хода: уберите остальное
fen-more = и дальше ещё ошибок: { $n }

san-syntax = столбец { $column }: пишите { $expected }
san-expected-move = ход, например e4, Nf3 или O-O
san-expected-piece-or-square = букву фигуры или поле, например Nf3 или e4
san-expected-square = поле, куда идёт фигура, например f3
san-expected-promotion-piece = фигуру, которой становится пешка: Q, R, B или N
san-expected-castling = O-O или O-O-O
san-expected-end = конец хода или знак вроде + # ! ?
san-no-such-piece = у того, чей ход, там нет такой фигуры
san-instead = туда можно пойти: { $moves }
san-cannot-castle = { $castling } здесь невозможна
san-ambiguous = подходит больше одного хода: скажите, какой
san-choices = например { $moves }

uci-syntax = пишите поле, откуда фигура уходит, и поле, куда приходит, например e2e4, и букву превращения, например e7e8q
uci-null-move = 0000 не ход

pgn-fault = строка { $line }, столбец { $column }: { $what }
pgn-unexpected-sign = { $sign } здесь ничего не значит: пишите ход, примечание в фигурных скобках или результат
pgn-malformed-tag = метка пишется [Имя "значение"] в одной строке
pgn-malformed-nag = после $ пишите число от 0 до 255
pgn-unclosed-comment = закройте примечание знаком {"}"}
pgn-token-too-long = слово в партии не бывает длиннее мегабайта
pgn-unclosed-variation = закройте вариант знаком ) до конца партии
pgn-no-variation-to-close = ни один вариант не открыт: уберите ) или поставьте ( перед вариантом
pgn-nothing-to-vary = вариант стоит после хода, вместо которого он играется
pgn-too-deep = вложенность вариантов не больше { $n }: вынесите часть в отдельные партии
pgn-utf16 = файл в UTF-16: сохраните его в UTF-8
pgn-unknown-variant = { $name } это другая игра: читаются шахматы и шахматы 960
pgn-two-positions = две метки FEN говорят о разных позициях: оставьте верную
pgn-null-move = { $text } — пустой ход: он бывает только в вариантах и никогда под шахом
