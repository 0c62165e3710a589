# Обзор 960 начальных позиций.

explore-slider = Номер, от 0 до 959
explore-keys = Клавиши: ← и → — соседняя, Home и End — крайние, R — любая.
explore-random = Любая позиция
explore-play = Играть отсюда
explore-change = Менять поле за полем
explore-share = Отправить или сохранить
explore-address = Адрес
explore-build = Составить позицию
explore-build-about = Выберите фигуру для любого поля; предлагаются только те, что ещё могут там стоять. Выберите поставленную фигуру, чтобы убрать её.
explore-left = { $n ->
    [0] Ни одна позиция не подходит
    [one] Подходит { $n } позиция
    [few] Подходят { $n } позиции
   *[other] Подходит { $n } позиций
}
explore-take-back = убрать: { $piece }
explore-list = Показать все
explore-clear = Начать заново

explore-search = Найти по расстановке
explore-array = Буквы от a до h, ? — любая фигура
explore-any = как угодно
explore-find = Найти
explore-none = Такой позиции нет. Уберите одно из условий.
explore-criterion = { $criterion ->
    [queen] Ферзь на вертикали
    [king] Король на вертикали
    [halves] Король и ферзь
    [bishops] Слоны
    [pawns] Незащищённых пешек
    [first] Рокировка первым ходом
    [g] Рокировка на g-фланг
   *[c] Рокировка на c-фланг
}
explore-halves-option = { $option ->
    [apart] в разных половинах
   *[together] в одной половине
}
explore-bishops-option = { $option ->
    [corner] хотя бы один в углу
    [corners] в обоих углах
    [none] в углах ни одного
   *[beside] рядом
}
explore-first-option = { $option ->
    [g] возможна на g-фланг
    [c] возможна на c-фланг
   *[none] невозможна
}
explore-wrong-choice = «{ $value }» здесь выбрать нельзя. Выберите из списка в форме
explore-wrong-array = «{ $value }» — не расстановка: напишите до восьми букв K Q R B N, а ? там, где может стоять что угодно

explore-step-light = { $n } = 4 × { $quotient } + { $rest }. Белопольный слон занимает белое поле номер { $rest }, считая с 0: { $squares }.
explore-step-dark = { $n } = 4 × { $quotient } + { $rest }. Чернопольный слон занимает чёрное поле номер { $rest }: { $squares }.
explore-step-queen = { $n } = 6 × { $quotient } + { $rest }. Ферзь занимает свободное поле номер { $rest }: { $squares }.
explore-step-knights = Остаётся { $n }: кони занимают пару номер { $n } из десяти пар среди пяти свободных полей, по порядку 01, 02, 03, 04, 12, 13, 14, 23, 24, 34: { $squares }.
explore-step-rest = Ладья, король и ладья занимают последние три: { $squares }.
