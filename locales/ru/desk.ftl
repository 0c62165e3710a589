# Стол арбитра: его части, следующий шаг, вопросы, которые задают один раз
desk-title = Стол арбитра
desk-parts = Разделы стола арбитра
desk-part-desk = Стол
desk-part-players = Игроки
desk-part-draw = Позиция
desk-part-pairing = Пары
desk-part-results = Результаты
desk-part-settings = Настройки
desk-part-journal = Журнал
desk-next = Следующий шаг
desk-stands-before = { $n ->
    [0] Пока никто не заявлен
    [one] Заявлен { $n } игрок
    [few] Заявлены { $n } игрока
   *[other] Заявлено { $n } игроков
}. Пары ещё не составлены ни в одном туре; всего туров: { $rounds }.
desk-stands-round = Тур { $round } из { $rounds }, { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
}
desk-stands-finished = Турнир завершён: туров { $round } из { $rounds }, { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
}.
desk-stands-archived = Турнир в архиве: туров { $round } из { $rounds }, { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
}.
desk-step-players = Внести игроков
desk-step-teams = Составить команды
desk-step-color = Провести жребий начального цвета
desk-step-draw = Провести жеребьёвку позиции тура { $round }
desk-step-pair = Составить пары тура { $round }
desk-step-by-hand = Открыть тур { $round } и составить пары вручную
desk-step-places = Составить пары тура { $round }
desk-step-publish = Опубликовать тур { $round }
desk-step-results = Ввести результаты тура { $round }: { $done } из { $boards }
desk-step-ties = Указать, кто проходит дальше из тура { $round }
desk-step-finish = Завершить турнир
desk-step-table = Итоговая таблица
desk-archive = В архив
desk-reopen = Открыть снова
desk-at-once = Всё сразу: позиция, пары и публикация тура { $round }
desk-by-hand = Составить пары вручную
desk-look-at-pairing = Сначала посмотреть пары
desk-secret = Позиция тура { $round } вытянута и держится в тайне до { $moment }. Её видят только арбитры.
desk-secret-change = Объявить раньше или позже
desk-left = Осталось { $left }.
desk-warnings = Подумайте об этом заранее
desk-ways = Ещё за этим столом
desk-way-players = Игроки: заявки, данные, выбывание, выходные
desk-way-order = Порядок стартового списка
desk-way-pairs = Запрещённые пары
desk-way-teams = Команды
desk-way-lot = Жребий начального цвета
desk-way-undo = Отменить последний шаг
desk-way-links = Ссылки для записывающих результаты и для игроков
desk-hall = Для зала
desk-hall-screen = Экран зала
desk-way-page = Тур, каким его видят все
desk-way-table = Таблица
desk-confirm = Всё равно сделать?
desk-confirm-journal = Если вы это сделаете, в журнале будет записано:
desk-confirm-about = Пока ничего не сделано. Сделанное сейчас можно отменить за столом как последний шаг.
desk-confirm-do = Всё равно сделать
desk-confirm-not = Оставить как есть
desk-refused = Это не сделано
desk-back = Назад к столу
desk-faults = { $n ->
    [one] Нужно исправить { $n } место
    [few] Нужно исправить { $n } места
   *[other] Нужно исправить { $n } мест
}
undo-title = Отменить последний шаг
undo-about = Это будет отменено, и турнир станет таким, каким был до этого:
undo-do = Отменить
undo-changed = Тем временем кто-то сделал другое. Посмотрите ещё раз, что будет отменено.
journal-title = Журнал
journal-undone = отменено
lot-title = Жребий начального цвета
lot-about = Это цвет первого игрока списка в 1-м туре.
lot-none = Жребий ещё не проведён.
lot-stands = Жребий дал: { $color }.
lot-color = Жребий
lot-color-lot = Тянет программа
lot-color-white = Белые, вытянуто вручную
lot-color-black = Чёрные, вытянуто вручную
lot-note = Как тянули (необязательно)
lot-keep = Записать жребий
new-title = Новый турнир
new-players = Игроки
new-list = Стартовый список, если он уже есть
new-list-hint = По одному игроку в строке, например: FM Игрок 01 2100 RUS. Или вставьте таблицу с заголовком.
new-file = Или файл: CSV, .xlsx, .ods либо отчёт о турнире (TRF)
new-color = Начальный цвет
new-color-lot = По жребию, тянет программа
new-color-white = Белые
new-color-black = Чёрные
new-make = Создать турнир
new-from-report = Создать вместо этого из отчёта о турнире (TRF)
new-report-file = Отчёт файлом
new-report = Или вставьте его
new-import = Создать турнир из отчёта
