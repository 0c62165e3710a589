# Сайт.

site-skip = К содержанию
site-parts = Разделы сайта
site-languages = Язык
site-draw = Жеребьёвка
site-learn = Учёба
site-explore = Позиции
site-castle = Рокировка
site-events = Турниры
site-licence = MIT или Apache-2.0
site-sources = Правила шахмат ФИДЕ 2023, Рекомендации II (шахматы 960)
site-not-found = Не найдено
site-wrong-request = Это не удаётся прочитать
site-nothing-here = По этому адресу страницы нет.
site-to-front = На главную страницу

board-side = { $player }: { $pieces }.

front-title = Позиция шахмат 960
front-about = За пешками фигуры перемешаны: король стоит между ладьями, слоны — на полях разного цвета, а чёрные повторяют расстановку белых. Таких позиций 960, с номерами от 0 до 959.
front-another = Другая позиция
front-castle = Можно ли здесь рокировать?

positions-title = Все 960 начальных позиций
positions-about = По номеру Шарнагля. Другие сайты могут нумеровать иначе, поэтому смотрите и на буквы.
positions-which = Номер 0-959, буквы или FEN
positions-show = Показать

position-title = Начальная позиция { $name }
position-facts = О чём спрашивают игроки
position-on-move-one = возможна первым же ходом
position-unprotected = Незащищённые пешки
position-corner-bishops = Слоны в углу
position-mirror = В зеркале
position-derivation = Откуда номер
position-derivation-about = Четыре выбора по порядку: номер = белопольный слон + 4 × чернопольный слон + 16 × ферзь + 96 × кони. Ладья, король и ладья занимают последние три поля.
position-castle = Рокировка в этой позиции
position-image = Картинка

check-draw-title = Проверить жеребьёвку
check-draw-about = Вставьте протокол жеребьёвки — текст или JSON. Он пересчитывается по выпавшему; на слово ничего не принимается.
check-draw-protocol = Протокол
check-draw-ask = Проверить

castle-title = Можно ли здесь рокировать?
castle-fen = Позиция (FEN)
castle-ask = Объяснить
castle-turn = Ход: { $player }
castle-may = да
castle-may-not = нет
castle-manner = Способ
castle-king = Король
castle-rook = Ладья
castle-empty = Должны быть свободны
castle-safe = Не должны быть атакованы
castle-hands = На настоящей доске

events-title = Турниры
events-none = Турниров пока нет. Вошедший на сайт арбитр создаёт турнир здесь.
events-make = Создать турнир
events-search = Название или место
events-year = Год
events-state = Состояние
events-state-any = идущие и завершённые
events-state-open = идущие
events-state-finished = завершённые
events-find = Найти
events-found = { $n ->
    [0] Ни один турнир не найден
    [one] { $n } турнир
    [few] { $n } турнира
   *[other] { $n } турниров
}
events-all = Все турниры
events-unreadable = { $n ->
    [one] { $n } турнир не читается и пропущен; какой именно, сказано в журнале сайта.
    [few] { $n } турнира не читаются и пропущены; какие именно, сказано в журнале сайта.
   *[other] { $n } турниров не читаются и пропущены; какие именно, сказано в журнале сайта.
}
events-pages = Страницы
events-page = Страница { $page } из { $pages }
events-page-first = Первая
events-page-prev = Предыдущая
events-page-next = Следующая
events-page-last = Последняя
event-players-counted = { $n ->
    [one] { $n } участник
    [few] { $n } участника
   *[other] { $n } участников
}
event-menu = Страницы турнира
event-menu-list = Список
event-menu-table = Таблица
event-menu-teams = Команды
event-menu-positions = Позиции
event-not-paired = Пары этого тура ещё не составлены.
event-position-secret = Позиция выбрана жребием и скоро будет объявлена.
event-no-positions = Ни одна позиция ещё не выбрана.
event-no-teams = Командный зачёт в этом турнире не ведётся.
events-archived = В архиве
event-menu-crosstable = Таблица встреч
event-menu-player = Игрок
event-start-list = Стартовый список
event-round-n = Тур { $round }
event-board-n = Доска { $board }
event-number-n = № { $number }
event-phase-before = Ещё не начался
event-phase-playing = Идёт тур { $round } из { $rounds }
event-phase-between = Тур { $round } из { $rounds } завершён
event-phase-finished = Завершён
event-phase-archived = В архиве
event-to-desk = Вести турнир
event-live-result = Доска { $board }: { $result }
event-live-round = Опубликованы пары тура { $round }.
event-live-position = Объявлена позиция тура { $round }.
event-points-before = очков: { $points }
event-adjourned = отложена
event-list-empty = Пока никто не заявлен. Если хотите играть, скажите арбитру.
event-list-provisional = До жеребьёвки первого тура номера ещё могут измениться.
event-federation = Федерация
event-club = Клуб, команда
event-from-round = с тура { $round }
event-withdrawn = выбыл с тура { $round }
event-position-at = Позиция выбрана жребием и появится здесь: { $moment }.
event-announcement = Что опубликовано до жеребьёвки
event-drawn-by = Как выбрана: { $method }.
event-protocol = Проверить жеребьёвку
event-protocol-about = В протоколе записано, что выпало. По нему любой может вычислить позицию заново — здесь или на бумаге.
event-protocol-check = Пересчитать здесь
event-protocol-file = Скачать протокол (JSON)
event-pairings = Пары
event-byes = Без соперника
event-bye-worth = выходной, очков: { $points }
event-first-game = 1-я партия { $result }
event-second-game = 2-я партия { $result }
event-advances = дальше проходит { $player }
event-find-me = Где я сижу? Ваше имя или номер
event-find = Найти
event-show-me = Показать в списке
event-nobody-found = В стартовом списке нет имени «{ $name }». Попробуйте часть имени или номер.
event-you-white = Вы играете белыми, доска { $board }, соперник — { $opponent }.
event-you-black = Вы играете чёрными, доска { $board }, соперник — { $opponent }.
event-you-white-first = Первую партию вы играете белыми, вторую чёрными, доска { $board }, соперник — { $opponent }.
event-you-black-first = Первую партию вы играете чёрными, вторую белыми, доска { $board }, соперник — { $opponent }.
event-you-bye = В этом туре у вас нет соперника (выходной, очков: { $points }).
event-you-out = В этом туре вас нет в парах. Если это ошибка, сразу скажите арбитру.
event-categories = Категории
event-everyone = Все
event-table-empty = Таблица появится после первого завершённого тура. Пока смотрите список и туры.
event-tie-breaks = Дополнительные показатели
event-crosstable-empty = Таблица встреч появится с первым опубликованным туром.
event-crosstable-about = Для каждой партии: номер соперника, свой цвет, результат. 12б1 — победа белыми над номером 12.
event-crosstable-square = В каждой клетке — результат против игрока с этим номером.
event-teams-empty = Пока ни в одной команде нет игроков.
event-team = Команда
event-not-counted = не в зачёт
event-card-empty = Партии появятся здесь с первым опубликованным туром.
event-working-about = Как получилось каждое значение после последнего завершённого тура.
event-files = Экран в зале, печать, файлы
event-hall = Экран для зала
event-print = Печать
event-download = Скачать
event-games = Партии (PGN)
event-report = Отчёт ({ $format })
event-everything = Всё (JSON)

# Days and time controls.
calendar-day = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
} { $year } г.
time-minutes = { $time } мин
time-for-moves = { $moves ->
    [one] { $time } на { $moves } ход
    [few] { $time } на { $moves } хода
   *[other] { $time } на { $moves } ходов
}
time-increment = { $time } + { $seconds } с на ход
time-then = {", затем "}

help-serve = Запустить сайт
help-serve-port = Порт, который слушает сайт
help-serve-host = Адрес, который слушает сайт: 127.0.0.1 — только этот компьютер, 0.0.0.0 — все в зале
help-serve-trusted-proxy = Прокси перед сайтом или их сеть (10.1.0.0/16), которым верят, когда они говорят, за кого спрашивают; тем, что на этой машине, верят всегда
help-serve-backup = Делать резервную копию в этой папке каждый час, в который что-то добавлено
help-serve-backup-keep = Сколько дней хранить резервные копии
serve-ready = Rokada работает по адресу { $address }
serve-zone = Время — по поясу { $zone }
serve-read-only = Журнал можно только читать: всё показывается, внести ничего нельзя
serve-backup = Резервные копии: каждый час, в который что-то добавлено, в { $folder }, хранятся { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}
serve-unknown-zone = нет часового пояса { $zone }: TZ указывает его так: Europe/Moscow
serve-failed = { $address } слушать не удаётся: { $reason }
