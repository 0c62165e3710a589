# Жеребьёвка по правилам: команда, причины пары и почему тур нельзя составить

help-pair = Жеребьёвка следующего тура по отчёту о турнире (TRF)
help-pair-file = Отчёт, - для стандартного ввода
help-pair-system = Система: dutch (швейцарская ФИДЕ, по умолчанию) или berger (круговая)
help-pair-double = Круговой турнир в два круга
help-pair-round = Составить заново этот тур вместо следующего
help-pair-pairs = Записать пары в этот файл
help-pair-explain = Показать, почему пары именно такие
help-pair-check = Составить заново все туры и показать различия
help-pair-generate = Создать случайный турнир; каким он будет, сказано в файле
help-pair-seed = Число, от которого разыгрывается случайный турнир
help-pair-output = Записать случайный турнир в этот файл

pair-no-such-round = { $round }-й тур составить нельзя: следующий тур — { $last }-й.
round-robin-no-such-round = Нет { $round }-го тура: в круговом турнире туров { $rounds }.
pair-board = Доска
pair-white = Белые
pair-black = Чёрные
pair-points = Очки
pair-floats = Флоутеры
pair-colors = Цвета
pair-bye = Выходной: { $player }, очков { $points }
pair-check-difference = { $round }-й тур: в отчёте { $file }; по правилам { $rules }
pair-check-points = Игрок { $number }: в отчёте { $file } очков, результаты дают { $rules }
pair-check-rank = Игрок { $number }: в отчёте место { $file }, по очкам { $rules }
pair-check-order = Игрок { $number }: в отчёте место { $file }, по дополнительным показателям { $rules }
pair-check-result = Составлено заново: { $rounds ->
    [one] { $rounds } тур
    [few] { $rounds } тура
   *[many] { $rounds } туров
}, { $differences ->
    [0] различий нет
    [one] различается { $differences } тур
    [few] различаются { $differences } тура
   *[many] различаются { $differences } туров
}

color-both-wishes = оба предпочтения (5.2.1)
color-stronger-wish = более сильное предпочтение (5.2.2)
color-wider-difference = бо́льшая разница цветов (5.2.2)
color-alternation = чередование относительно { $games ->
    [one] последней партии
    [few] партии { $games } тура назад
   *[many] партии { $games } туров назад
} (5.2.3)
color-higher-ranked = предпочтение стоящего выше (5.2.4)
color-initial-side = стартовый номер и начальный цвет (5.2.5)
float-white-down = белые вниз, чёрные вверх
float-black-down = чёрные вниз, белые вверх

refusal-no-round-left = Сыграны все туры: { $rounds }.
refusal-too-few-players = Для тура нужно не менее 2 участников, а не { $players }.
refusal-no-legal-pairing = Ни одна жеребьёвка не отвечает абсолютным правилам (без повторных встреч, один выходной, ограничения цвета): { $players } нельзя разбить на пары одновременно. Решает арбитр.
refusal-nobody-may-have-bye = Число участников нечётное, и никто из оставшихся не может получить выходной. Решает арбитр.
table-number-zero = У участника номер 0; номера начинаются с 1.
table-repeated-number = У двух участников номер { $number }.
table-history-length = { $player }: туров в истории { $rounds }, у остальных { $expected }.
table-unknown-opponent = { $round }-й тур: соперник участника { $player } — номер { $opponent }, которого нет.
table-one-sided-game = { $round }-й тур: соперник участника { $player } — { $opponent }, но там этого нет.
table-unknown-forbidden = В запрещённой паре указан номер { $number }, которого нет.

pair-missing-results = в туре { $round } есть партии без результата; сначала внесите их
pair-other-system = файл другой системы: { $system }. Рокада проводит здесь жеребьёвку по голландской швейцарской и круговой системам
pair-older-edition = в файле указана редакция { $edition } голландской системы; жеребьёвка – по правилам, действующим с 1 февраля 2026 года
edition-undated = первый день неизвестен: по новейшим правилам
edition-older = турнир начался до 1 февраля 2026 года: жеребьёвка по голландским правилам, действующим с этого дня
