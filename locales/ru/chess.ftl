# Сама игра: фигуры, рокировка, ошибки расстановки, окончание партии, начальные позиции.

player = { $color ->
    [white] белые
   *[black] чёрные
}
piece = { $role ->
    [king] король
    [queen] ферзь
    [rook] ладья
    [bishop] слон
    [knight] конь
   *[pawn] пешка
}
nothing = нет

# Рокировка
castling-wing = { $wing ->
    [c] рокировка на c-фланг, O-O-O
   *[g] рокировка на g-фланг, O-O
}
castling-manner = { $manner ->
    [double_move] двухэтапная: ходят и король, и ладья
    [transposition] перестановка: король и ладья меняются местами
    [king_only] только ходом короля: ладья уже стоит на своём поле
   *[rook_only] только ходом ладьи: король уже стоит на своём поле
}
castling-legal = Сейчас возможна.
castling-illegal = Сейчас невозможна:
castling-paths = Король { $king_from }–{ $king_to }, ладья { $rook_from }–{ $rook_to }
castling-must-be-empty = Должны быть свободны: { $squares }
castling-must-be-safe = Не должны быть под боем: { $squares }
castling-by-hand = На настоящей доске:
castling-unlawful = Такая позиция невозможна, поэтому ответ годится лишь в том смысле, в каком спрошено:

obstacle-right_lost = Право утрачено: король или ладья уже ходили, или её нет
obstacle-king_path_occupied = На пути короля: { $by }
obstacle-rook_path_occupied = На пути ладьи: { $by }
obstacle-in_check = Король под шахом, нападает: { $by }
obstacle-passes_attack = Король прошёл бы через поле { $square }, на которое нападает: { $by }
obstacle-lands_in_check = Король встал бы на поле { $square }, на которое нападает: { $by }
obstacle-uncovers_attack = Когда ладья уйдёт, на короля на { $square } нападёт: { $by }

hand-lift_king = Поднимите короля с { $from } и держите его рядом с { $to }
hand-move_rook = Переставьте ладью с { $from } на { $to }
hand-place_king = Поставьте короля на { $to }

# Ошибки расстановки
fault-no_king = { $color ->
    [white] У белых
   *[black] У чёрных
} нет короля: поставьте его на доску
fault-too_many_kings = { $color ->
    [white] У белых
   *[black] У чёрных
} больше одного короля: { $squares }. Оставьте одного
fault-pawns_on_edge = Пешки на { $squares }: пешка никогда не стоит на первой или восьмой горизонтали
fault-too_many_pawns = Число пешек у { $color ->
    [white] белых
   *[black] чёрных
}: { $count }. Может быть не больше 8
fault-too_many_promoted = { $color ->
    [white] Белые
   *[black] Чёрные
}: фигур, которые были пешками, не меньше { $promoted }, а не хватает { $missing ->
    [one] только { $missing } пешки
   *[other] только { $missing } пешек
}. Уберите фигуры или пешки
fault-opponent_in_check = Король на { $square } под шахом, хотя ход не его; нападает: { $by }. Измените очередь хода или фигуры
fault-too_many_checkers = Королю на { $square } шахуют больше двух фигур: { $by }. Один ход даёт не больше двух шахов
fault-impossible_double_check = Королю на { $square } шахуют две фигуры: { $by }. Ни один ход не даёт оба шаха сразу
fault-en_passant_rank = Взятие на проходе на { $square }: при ходе этого игрока поле лежит на { $rank ->
    [6] шестой
   *[3] третьей
} горизонтали
fault-en_passant_without_pawn = Взятие на проходе на { $square }: на { $pawn } нет пешки, которую можно взять
fault-en_passant_occupied = Взятие на проходе на { $square }: пешка не могла пройти, занято: { $squares }
fault-en_passant_check = Взятие на проходе на { $square }: король был под шахом уже до двойного хода, нападала фигура: { $by }
fault-castling_king = Право рокировки { $letter }: король не на своей первой горизонтали. Уберите право
fault-castling_rook = Право рокировки { $letter }: на { $square } нет ладьи. Уберите право или верните ладью
fault-castling_side = Право рокировки { $letter }: ладья на { $square } не с той стороны от короля на { $king }. Уберите право

# Невозможные ходы
illegal-nothing_there = На { $square } нет фигуры
illegal-not_your_piece = Фигура на { $square } принадлежит противнику
illegal-own_piece_in_the_way = На { $square } стоит своя фигура
illegal-does_not_move_so = { $role ->
    [king] Король
    [queen] Ферзь
    [rook] Ладья
    [bishop] Слон
    [knight] Конь
   *[pawn] Пешка
} не ходит с { $square } на { $to }
illegal-blocked = Путь закрыт на: { $squares }
illegal-leaves_king_in_check = Король оказался бы под шахом, нападает: { $by }
illegal-promotion_missing = Пешка на { $square } превращается: укажите в какую фигуру (ферзь, ладья, слон или конь)
illegal-promotion_impossible = На { $square } в это ничто не превращается
illegal-not_en_passant = На { $square } нельзя взять пешку на проходе
illegal-cannot_castle = Король на { $king } не может рокировать с ладьёй на { $square }

# Окончание партии и требования
outcome = { $kind ->
    [checkmate] мат, { $color ->
        [white] победа белых
       *[black] победа чёрных
    }
    [stalemate] пат, ничья
    [dead_position] мёртвая позиция, ничья: никто больше не может дать мат
    [fivefold_repetition] одна и та же позиция в пятый раз, ничья
   *[seventy_five_moves] 75 ходов без взятий и ходов пешками, ничья
}
claim = { $kind ->
    [threefold_repetition] одна и та же позиция в третий раз
   *[fifty_moves] 50 ходов без взятий и ходов пешками
}
winnability = { $kind ->
    [winnable] ещё может дать мат
    [unwinnable] больше не может дать мат
   *[undecided] не удалось установить, возможен ли ещё мат
}

# Начальные позиции
start-number-too-large = Начальные позиции имеют номера от 0 до 959
start-not-recognised = Это не начальная позиция: укажите номер 0-959, восемь букв, например RNBQKBNR, или FEN
start-unknown-letter = Буква { $column } — «{ $letter }»: расстановка записывается буквами K Q R B N
start-wrong-count = { $role ->
    [king] Королей
    [queen] Ферзей
    [rook] Ладей
    [bishop] Слонов
   *[knight] Коней
} в расстановке: { $found }. Должно быть { $wanted }
start-king-not-between-rooks = Король должен стоять между ладьями
start-bishops-on-one-colour = Слоны должны стоять на полях разного цвета

start-mirror = Зеркальная: { $number } { $letters }
start-derivation = Построение: белопольный слон { $light_bishop }, чернопольный слон { $dark_bishop }, ферзь { $queen }, кони { $knights }
start-castling = { $wing ->
    [c] c-фланг, O-O-O
   *[g] g-фланг, O-O
}: { $manner }
start-move-one = Рокировка первым ходом: { $which ->
    [c] на c-фланг
    [g] на g-фланг
   *[none] нет
}
start-unprotected-pawns = Незащищённые пешки: { $squares }
start-corner-bishops = Слоны в углу: { $squares }

help-position = Одна из 960 начальных позиций, по номеру или буквам
help-position-position = Номер 0-959, восемь букв, например RNBQKBNR, или random (случайная)
help-castle = Объяснить обе рокировки того, чей ход
help-castle-fen = FEN или начальная позиция: номер или буквы
help-perft = Сосчитать позиции, к которым ведут возможные ходы
help-perft-depth = На сколько ходов того и другого игрока вглубь
help-perft-fen = От этой позиции, в виде FEN
help-perft-start = От этой начальной позиции, 0-959
help-perft-divide = Сосчитать после каждого первого хода
help-perft-threads = Сколько потоков делят работу

perft-nodes = { $nodes ->
    [one] { $nodes } узел
    [few] { $nodes } узла
    [many] { $nodes } узлов
   *[other] { $nodes } узла
}
perft-speed = { $seconds } с, { $speed } млн узлов в секунду
