# Что сделано в турнире: журнал словами
deed-created = Создан турнир «{ $name }».
deed-settings = Изменены настройки.
deed-color = Жребий начального цвета: { $color ->
    [white] белые
   *[black] чёрные
}.
deed-color-noted = Жребий начального цвета: { $color ->
    [white] белые
   *[black] чёрные
} ({ $note }).
deed-entered = Внесён игрок: { $who }.
deed-entered-late = Опоздавший игрок внесён, с тура { $round }: { $who }.
deed-entered-many = { $n ->
    [one] Внесён { $n } игрок
    [few] Внесены { $n } игрока
   *[other] Внесено { $n } игроков
}.
deed-edited = Исправлены данные: { $who }.
deed-removed = Вычеркнут из списка: { $who }.
deed-ordered = Изменён порядок стартового списка.
deed-withdrew = { $who } выбывает с тура { $round }.
deed-returned = { $who } возвращается с тура { $round }.
deed-bye = { $who }: { $bye ->
    [half] выходной за пол-очка
    [full] выходной за очко
    [zero] отсутствие
   *[pairing] выходной
} в туре { $round }.
deed-bye-returned = { $who } отказывается от выходного в туре { $round }.
deed-forbidden = Запрещена пара: { $a } и { $b }.
deed-allowed = Пара снова разрешена: { $a } и { $b }.
deed-team = Команда «{ $team }»: { $members }.
deed-team-dissolved = Команда «{ $team }» распущена.
deed-announced = Опубликовано, как пройдёт жеребьёвка позиции тура { $round }.
deed-drawn = Тур { $round }: вытянута позиция { $positions }.
deed-drawn-boards = Тур { $round }: для каждой доски вытянута позиция ({ $positions }).
deed-drawn-secret = Тур { $round }: позиция вытянута и держится в тайне до { $moment }.
deed-announce-at = Тур { $round }: позиция объявляется в { $moment }.
deed-announce-now = Тур { $round }: позиция объявлена.
deed-paired = Пары тура { $round } составлены { $by ->
    [rules] по правилам
    [hand] вручную
   *[file] из файла
}: { $n ->
    [one] { $n } доска
    [few] { $n } доски
   *[other] { $n } досок
}.
deed-swapped = Тур { $round }: поменялись местами { $a } и { $b }.
deed-colors = Тур { $round }, доска { $board }: цвета поменяны.
deed-seated = Тур { $round }, доска { $board }: { $white } – { $black }, пара составлена вручную.
deed-unseated = Тур { $round }: пара на доске { $board } разведена.
deed-bye-taken = Тур { $round }: у игрока { $who } больше нет выходного.
deed-published = Пары тура { $round } опубликованы.
deed-unpaired = Жеребьёвка тура { $round } отменена.
deed-result = Тур { $round }, доска { $board }: { $result }.
deed-corrected = Тур { $round }, доска { $board }: { $result } вместо { $was }.
deed-result-gone = Тур { $round }, доска { $board }: результат { $was } убран.
deed-reported = Тур { $round }, доска { $board }: { $who } сообщает { $result }.
deed-agreed = Тур { $round }, доска { $board }: { $result }, так говорят оба игрока.
deed-tie = Тур { $round }, доска { $board }: дальше проходит { $who }.
deed-tie-noted = Тур { $round }, доска { $board }: дальше проходит { $who } ({ $note }).
deed-board-game = { $board }, партия { $game }
deed-finished = Турнир завершён.
deed-reopened = Турнир снова открыт.
deed-archived = Турнир убран в архив.
deed-undone = Последний шаг отменён.
deed-by-keeper = { $name } (результаты)
deed-by-player = игрок { $name }
