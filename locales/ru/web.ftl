# Сайт.

site-skip = К содержанию
site-parts = Разделы сайта
site-languages = Язык
site-draw = Жеребьёвка
site-learn = Учиться
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
position-none = нет
position-derivation = Откуда номер
position-derivation-about = Четыре выбора по порядку: номер = белопольный слон + 4 × чернопольный слон + 16 × ферзь + 96 × кони. Ладья, король и ладья занимают последние три поля.
position-light-bishop = Белопольный слон
position-dark-bishop = Чернопольный слон
position-queen = Ферзь
position-knights = Кони
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
events-none = Турниров пока нет. Арбитр создаёт турнир: rokada event new
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

help-serve = Запустить сайт
help-serve-port = Порт, который слушает сайт
help-serve-host = Адрес, который слушает сайт: 127.0.0.1 — только этот компьютер, 0.0.0.0 — все в зале
serve-ready = Rokada работает по адресу { $address }
serve-failed = { $address } слушать не удаётся: { $reason }
