# Турниры: почему в чём-то отказано и о чём подумать заранее
refusal-no-event = Турнира ещё нет: сначала создайте его.
refusal-event-exists = Турнир уже есть: измените его настройки.
refusal-finished = Турнир завершён: сначала откройте его снова.
refusal-archived = Турнир в архиве: сначала откройте его снова.
refusal-not-finished = Турнир не завершён: сначала завершите его.
refusal-confirm = { $warnings } Подтвердите, если всё равно хотите это сделать.
refusal-fixed-once-paired = { $setting }: после жеребьёвки тура менять нельзя. Сначала отмените жеребьёвку.
refusal-rounds-paired = Пары составлены уже для туров: { $paired }. Выберите число не меньше.
refusal-rounds-follow = При этих участниках в системе туров: { $rounds }. Число не выбирают.
refusal-nobody-to-enter = В списке нет игроков: назовите хотя бы одного.
refusal-text-unusable = В имени, названии, клубе, команде или месте не больше 100 знаков, и все они видны: сократите или очистите текст.
refusal-name-missing = Не указано имя: впишите его.
refusal-same-fide-id = Этот номер ФИДЕ уже у игрока { $who }: исправьте один из двух.
refusal-too-many-entries = В турнире может быть не больше { $most } игроков.
refusal-entries-closed = Опоздавшие могут начать не позже { $until }-го тура: измените эту настройку, чтобы принять игрока.
refusal-unknown-entry = Нет заявки { $entry }: посмотрите стартовый список.
refusal-unknown-team = Нет команды { $team }: сначала составьте её.
refusal-unknown-round = Нет тура { $round }.
refusal-unknown-board = В туре { $round } нет доски { $board }.
refusal-unknown-game = На доске { $board } тура { $round } нет партии { $game }.
refusal-has-played = { $who } уже в жеребьёвке: оформите выбывание.
refusal-order-incomplete = В порядке каждый должен быть назван один раз: проверьте { $who }.
refusal-list-is-fixed = Пары уже составлены, порядок списка не меняется: исправьте рейтинги.
refusal-already-withdrawn = { $who } уже выбыл.
refusal-not-withdrawn = { $who } не выбывал.
refusal-bye-not-on-request = Выходного определяет жеребьёвка: дайте пол-очка, очко или отсутствие.
refusal-bye-taken = { $who } уже выходной в этом туре: выберите другой вид.
refusal-byes-used-up = У игрока { $who } больше нет выходных за пол-очка (разрешено: { $most }): дайте отсутствие или измените настройку.
refusal-bye-too-late = Выходной за пол-очка — не позже тура { $last }: дайте отсутствие или измените настройку.
refusal-no-bye = У игрока { $who } нет выходного в туре { $round }.
refusal-round-is-paired = Пары тура { $round } уже составлены: измените их вручную или отмените жеребьёвку.
refusal-round-not-paired = Пары тура { $round } ещё не составлены: сначала проведите жеребьёвку.
refusal-already-published = Тур { $round } уже опубликован.
refusal-not-published = Тур { $round } не опубликован: сначала опубликуйте его.
refusal-results-missing = В туре { $round } нет результата на { $n ->
        [one] доске
       *[other] досках
    } { $boards }: введите его. До последнего тура неоконченную партию можно отметить отложенной.
refusal-rounds-left = Тур { $next } из { $rounds } ещё впереди: сыграйте его или уменьшите число туров.
refusal-no-more-rounds = Пары всех туров ({ $rounds }) составлены: завершите турнир или увеличьте число туров.
refusal-no-initial-color = Начальный цвет не определён: сначала проведите жребий.
refusal-wrong-number-of-players = Игроков: { $players }. Для начала нужно: { $needed }.
refusal-no-pairing = Нет жеребьёвки тура { $round }, отвечающей правилам: составьте пары вручную или завершите турнир.
refusal-no-pairing-stuck = Нет жеребьёвки тура { $round }, отвечающей правилам: не всем есть пара ({ $players }). Составьте пары вручную или завершите турнир.
refusal-pairing-fault = Запись противоречит сама себе: { $fault }
refusal-paired-by-hand = Пары в этом турнире составляют вручную: откройте тур и составьте их.
refusal-needs-two-teams = Нужны две равные команды, хотя бы по 2 игрока: сначала составьте их.
refusal-tie-unbroken = Тур { $round } закончился вничью (доски: { $boards }): укажите, кто проходит дальше.
refusal-not-level = Доска { $board } тура { $round } — не ничейный матч на выбывание: решает результат.
refusal-not-last-round = Так можно менять только последний тур с составленными парами ({ $last }): на прежних держатся следующие.
refusal-has-opponent = { $who } играет на доске { $board }: сначала разведите эту пару.
refusal-not-in-round = У игрока { $who } нет места для обмена в туре { $round }.
refusal-same-player = Нужны два разных игрока.
refusal-board-has-result = На доске { $board } тура { $round } есть результат: сначала уберите его.
refusal-players-unpaired = В туре { $round } без соперника и без выходного: { $players }. Составьте пары или дайте выходной.
refusal-result-stands = На доске { $board } тура { $round } уже результат { $standing }: исправьте, если он неверен.
refusal-result-changed = На доске { $board } тура { $round } теперь результат { $standing }: проверьте, прежде чем исправлять.
refusal-result-gone = На доске { $board } тура { $round } нет результата для исправления: введите его.
refusal-reports-not-taken = В этом турнире игроки не сообщают результаты сами: скажите арбитру.
refusal-not-their-game = { $who } не играет эту партию.
refusal-arbiters-result = Игроки сообщают победу, поражение или ничью: об остальном скажите арбитру.
refusal-position-classical = Позиция { $number } — классическая, в этом турнире она исключена: тяните снова.
refusal-position-excluded = Позиция { $number } исключена в этом турнире: тяните снова.
refusal-position-not-listed = Позиции { $number } нет в коротком списке турнира: тяните снова.
refusal-position-used = Позиция { $number } уже в туре { $round } и не может повториться: тяните снова.
refusal-bad-protocol = Протокол жеребьёвки неверен: { $fault }
refusal-other-protocol = Протокол ведёт к позиции { $number }: запишите её.
refusal-wrong-pool = Позиция вытянута не из тех, что могут выпасть: тяните из набора турнира.
refusal-position-drawn = Позиция тура { $round } уже вытянута: объявляют до жеребьёвки.
refusal-wrong-scope = Вытяните одну позицию на тур или по одной на доску, как в настройках.
refusal-no-position = У тура { $round } нет позиции: сначала вытяните её.
refusal-position-played = В туре { $round } уже есть результаты с этой позицией: уберите их, прежде чем тянуть снова.
refusal-nothing-to-undo = Отменять нечего.

bad-setting-name = Турниру нужно название.
bad-setting-federation = Федерация — три заглавные латинские буквы, например SRB, или ничего.
bad-setting-dates = Последний день не может быть раньше первого.
bad-setting-rounds = В турнире от 1 до 99 туров.
bad-setting-system = Выберите систему до первого тура.
bad-setting-mini-match = Выберите одну или две партии в туре до первого тура.
bad-setting-points = Победа должна стоить больше ничьей, ничья — не меньше поражения, ничто — меньше 0, а две ничьи — не больше победы и поражения вместе.
bad-setting-tie-breaks = Дополнительные показатели — коды C.07, например BH/C1, BH, SB, DE, WIN, ARO, каждый один раз.
bad-setting-positions = Позиции — числа от 0 до 959, и их должно хватать для жеребьёвки.
bad-setting-seeding = Назовите хотя бы один рейтинг-лист, каждый один раз.
bad-setting-categories = У каждой категории должно быть своё название.
bad-setting-teams = В команде нужен хотя бы один зачётный игрок.
bad-setting-initial-color = Жребий проводят один раз, до первого тура.
setting-name = Название
setting-federation = Федерация
setting-dates = Даты
setting-rounds = Число туров
setting-system = Система жеребьёвки
setting-mini-match = Партий в туре
setting-points = Очки
setting-tie-breaks = Дополнительные показатели
setting-positions = Правила позиций
setting-seeding = Посев
setting-categories = Категории
setting-teams = Команды
setting-initial-color = Начальный цвет

warning-same-name = То же имя у игрока { $who }.
warning-round-is-published = Жеребьёвка тура { $round } опубликована: её видели все.
warning-results-lost = Результаты тура { $round } пропадут (доски: { $boards }).
warning-position-is-drawn = Позиция тура { $round } уже вытянута.
warning-seen-by-everyone = Это уже могли видеть все.

result-adjourned = отложена
result-not-read = { $found } — не результат: пишите 1-0, 0-1, = (ничья), +-- или --+ (неявка), --- (никто не пришёл), 0-0, 1/2-0, 0-1/2 или adj; u в конце — без обсчёта.
import-no-players = В отчёте нет игроков (запись 001).
import-odd-result = Тур { $round }: результаты игроков { $white } и { $black } не согласуются.

# rokada event
help-event = Провести турнир: от стартового списка до итоговой таблицы
help-event-new = Создать турнир
help-event-import = Создать турнир из отчёта (TRF) или внести список с --into
help-event-import-encoding = Как записаны буквы файла, например utf-8 или windows-1251 (по умолчанию определяется по файлу)
help-event-import-strict = Отказать, если из файла что-то пропущено, изменено или угадано
help-event-export = Вывести отчёт (trf16, trf26), партии (pgn), таблицу (csv) или записи (json)
help-event-list = Перечислить турниры
help-event-list-search = Показать только турниры, в названии или месте которых есть эти слова, любым алфавитом
help-event-list-year = Показать только турниры этого года
help-event-list-state = Показать только идущие (open) или завершённые (finished) турниры
help-event-list-limit = Показать не больше стольких турниров
help-event-list-page = Показать эту страницу, начиная с 1 (вместе с --limit)
help-event-show = Показать турнир: обзор, стартовый список, таблицы, карточку игрока, позиции или тур
help-event-enter = Внести игрока
help-event-withdraw = Игрок выбывает со следующего тура
help-event-return = Игрок возвращается
help-event-bye = Дать выходной на будущий тур
help-event-draw = Жеребьёвка позиции тура с протоколом, который может проверить каждый
help-event-pair = Жеребьёвка пар следующего тура
help-event-publish = Опубликовать пары
help-event-unpair = Отменить последнюю жеребьёвку
help-event-swap = Поменять двух игроков местами
help-event-colors = Поменять цвета на доске
help-event-seat = Составить пару вручную, сначала белые
help-event-unseat = Развести пару
help-event-result = Ввести результат
help-event-result-result = 1-0, 0-1, =, +--, --+, ---, 0-0, 1/2-0, 0-1/2 или adj
help-event-correct = Исправить результат, в любом туре
help-event-correct-result = Верный результат или none, чтобы убрать
help-event-next = Позиция, пары и публикация следующего тура
help-event-rounds = Изменить число туров
help-event-rounds-rounds = Сколько туров
help-event-finish = Завершить турнир
help-event-reopen = Открыть завершённый турнир снова
help-event-archive = Убрать завершённый турнир в архив
help-event-undo = Отменить последнее действие
help-event-do = Любая команда турнира в виде JSON
help-event-id = Турнир, как в rokada event list
help-event-name = Название турнира
help-event-new-rounds = Сколько туров (по умолчанию 5)
help-event-time = Минуты и секунды на ход (по умолчанию 10+0)
help-event-system = dutch (по умолчанию), round-robin, double-round-robin, knock-out, scheveningen или by-hand
help-event-place = Место
help-event-arbiter = Главный арбитр
help-event-settings = Прочие настройки в виде JSON
help-event-initial = Начальный цвет, white или black (по умолчанию жребий)
help-event-file = Файл или - для стандартного ввода
help-event-into = Внести игроков списка в этот турнир
help-event-anyway = Сделать, несмотря на предупреждение
help-event-event-name = Указать название турнира, где этого требует предупреждение
help-event-leave-fide-mode = Выйти из режима ФИДЕ, навсегда
help-event-leave-fide-mode-id = Турнир, как в rokada event list
help-event-leave-fide-mode-anyway = Сделать, несмотря на предупреждение
help-event-leave-fide-mode-event-name = Указать название турнира, где этого требует предупреждение
help-event-format = trf16, trf26, pgn, csv или json
help-event-round = Тур (по умолчанию текущий)
help-event-out = Записать в этот файл
help-event-what = overview (по умолчанию), list, table, crosstable, card, positions, teams или номер тура
help-event-of = С card: номер игрока в стартовом списке; с table и crosstable: категория
help-event-player = Игрок одной строкой, например FM Игрок 19 2310 SRB
help-event-number = Номер игрока в стартовом списке
help-event-other = Номер другого игрока
help-event-kind = half, zero или full
help-event-position = Позиция, вытянутая иначе: номером или буквами
help-event-secret-for = Держать в тайне столько минут
help-event-by-hand = Открыть тур без пар
help-event-board = Доска
help-event-game = 1 или 2 в мини-матче
help-event-command = Команда в виде JSON
event-created = Турнир: { $id }
event-imported = Турнир: { $id }, { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[other] { $n } игроков
    }
event-drawn = Тур { $round }: позиция { $number } { $letters }
event-drawn-board = Тур { $round }, доска { $board }: позиция { $number } { $letters }
event-before-first = { $n ->
        [one] Заявлен { $n } участник
        [few] Заявлено { $n } участника
       *[other] Заявлено { $n } участников
    }; пары ещё не составлены ни в одном туре
event-stands = Тур { $round }: { $n ->
        [0] все результаты есть
        [one] не хватает { $n } результата
       *[other] не хватает { $n } результатов
    }
event-overview-blitz = { $name } ({ $id }): игроков { $players }, тур { $round } из { $rounds }, { $time }: блиц, по статье { $article }
event-overview-rapid = { $name } ({ $id }): игроков { $players }, тур { $round } из { $rounds }, { $time }: быстрые шахматы, по статье { $article }
event-overview-standard = { $name } ({ $id }): игроков { $players }, тур { $round } из { $rounds }, { $time }: классические шахматы
event-overview-unknown = { $name } ({ $id }): игроков { $players }, тур { $round } из { $rounds }, контроль времени неизвестен
event-list-part = Показано { $shown } из { $n }
event-id = ID
event-name = Турнир
event-round = Тур
event-players = Игроков
event-board = Доска
event-white = Белые
event-black = Чёрные
event-result = Результат
event-bye = выходной
event-color = Цвет
event-opponent = Соперник
event-total = Всего
event-white-letter = б
event-black-letter = ч
event-match-points = Командные очки
event-card-score = Место { $rank }, очков: { $points }
event-card-performance = Перформанс: { $rating }
event-card-estimate = Оценка изменения рейтинга ({ $list } { $rating }, K { $k }, зачётных партий: { $games }): { $change }
event-whose-card = Назовите номер игрока в стартовом списке, например --of 7.
event-of-nothing = --of употребляется с card, table и crosstable: уберите его.
event-no-category = { $n ->
    [0] Категории { $found } нет: в этом турнире категорий нет.
   *[other] Категории { $found } нет: напишите одну из этих: { $categories }.
}
event-unknown = Нет турнира { $id }: смотрите rokada event list.
event-no-number = В стартовом списке нет номера { $number }.
event-nothing-to-show = { $found } показать нельзя: overview, list, table, crosstable, card, positions, teams или номер тура.
event-bad-time = { $found } — не контроль времени: пишите минуты и секунды на ход, например 10+0 или 3+2.
event-bad-json = Это не тот JSON, что нужен: { $reason }
event-unknown-setting = нет настройки { $name }; все показывает rokada event export ID --format json
event-fact-unreadable = Запись { $version } потока { $stream } не читается: { $reason }
event-fact-newer = Запись { $version } потока { $stream } — «{ $kind }», её внесла более новая версия Rokada: откройте журнал в версии, которая её знает
event-fact-unwritable = Запись { $version } потока { $stream } не может быть внесена: { $reason }
event-busy = Турнир сейчас меняют другие: попробуйте ещё раз.

## Код журнала турнира, на листах и на экране в зале
record-title = Код журнала
record-about = { $n ->
    [one] Он отвечает за первый { $n } факт журнала этого турнира
    [few] Он отвечает за первые { $n } факта журнала этого турнира
   *[other] Он отвечает за первые { $n } фактов журнала этого турнира
}: за каждую заявку, жеребьёвку, пару и результат до этого времени, и ни за что, что ещё держится в тайне. Запишите его или сохраните лист с ним: если что-то из этого потом изменят или уберут, код больше не сойдётся.
record-none = Кода пока нет: ничто в этом турнире ещё не открыто или его факты записаны версией 0.1.
record-noted = Код, который вы записали
record-check = Проверить
record-fits = { $n ->
    [one] Сходится: { $n } факт того времени на месте, без изменений.
    [few] Сходится: все { $n } факта того времени на месте, без изменений.
   *[other] Сходится: все { $n } фактов того времени на месте, без изменений.
}
record-differs = Не сходится.
record-no-code = Это не код журнала: он выглядит так: 14-MPJT-B9D5-MPJT-B9D5.
record-by-oneself = У кого есть сам журнал, проверит и без этого сайта: rokada verify --head ТУРНИР:КОД
event-stale = База данных не отвечает. Здесь то, что было известно на { $moment }; того, что произошло позже, нет.
event-damaged = То, что журнал хранит об этом, повреждено, поэтому показать это нельзя. Остальное не затронуто. Сообщите тому, кто ведёт этот сайт: rokada verify скажет, что повреждено, rokada rescue спасёт остальное.
