# Жеребьёвка начальной позиции

## Что решается и чем

draw-ask = { $goal }: { $throw }.
draw-ask-part = { $goal }, { $nth } из { $of }: { $throw }.

draw-goal-dark-bishop = Слон на чёрном поле (a, c, e, g)
draw-goal-light-bishop = Слон на белом поле (b, d, f, h)
draw-goal-bishops-and-half = Оба слона и половина вариантов для коней
draw-goal-queen = Ферзь на одном из шести свободных полей
draw-goal-queen-and-knights = Ферзь и один из пяти вариантов для коней
draw-goal-third-and-fifth = Треть полей ферзя и пятая часть вариантов для коней
draw-goal-queen-of-two = Ферзь на левом или правом из двух его полей
draw-goal-knights-of-two = Кони первым или вторым из двух способов
draw-goal-first-knight = Конь на одном из пяти свободных полей
draw-goal-second-knight = Второй конь на одном из четырёх свободных полей
draw-goal-number = Число от 0 до 959, начиная со старшей цифры
draw-goal-entry = Одна из позиций, которые могут выпасть
draw-goal-piece-on = Фигура на вертикали { $file }
draw-goal-repair = Оба слона на полях одного цвета. Монета 1: решка двигает левого, орёл — правого; монеты 2 и 3: РР, РО, ОР, ОО ставят его на первое, второе, третье, четвёртое поле другого цвета слева; он меняется местами с тем, что там стоит. Монета

draw-throw-die = бросьте кубик, от 1 до { $sides }
draw-throw-coin = подбросьте монету, О — орёл, Р — решка
draw-throw-digits = вытяните цифру от 0 до 9 и верните её
draw-throw-pawns = пешек в мешке: { $pawns }, одна из них белая; тяните, пока она не выйдет: которой по счёту, от 1 до { $pawns }?
draw-throw-balls = вытяните шар, от 0 до 959
draw-throw-slips = вытяните бумажку, от 1 до { $slips }
draw-throw-cards-dark = перетасуйте туза, тройку, пятёрку и семёрку и вытяните карту (туз — 1)
draw-throw-cards-light = перетасуйте двойку, четвёрку, шестёрку и восьмёрку и вытяните карту
draw-throw-cards-rest = перетасуйте оставшиеся карты ({ $cards }) и вытяните одну
draw-throw-pieces = вытяните фигуру; остались { $pieces }
draw-throw-word = случайное число, от 0 до 65535

draw-letters = Кр Ф Л С К
draw-heads = О
draw-tails = Р
draw-words-heads = о орёл орел h 1
draw-words-tails = р решка t 0

## Что дала запись

draw-placed = { $piece } { $file }
draw-meaning = { $outcomes }: { $meaning }
draw-meaning-again = ещё раз
draw-result = Позиция { $number } { $letters }

draw-why-unused = Здесь это ничего не решает: ещё раз.
draw-why-no-such-number = Числа кончаются на 959: снова с первой цифры.
draw-why-excluded = { $number } { $letters } исключена: всё сначала.
draw-why-bishops = Оба слона на полях одного цвета: всё сначала.
draw-why-king = Король не между ладьями: всё сначала.

draw-entry-unreadable = «{ $text }» не читается. { $ask }
draw-entry-impossible = { $outcome } здесь выпасть не может: { $throw }
draw-entry-gone = { $outcome } уже выпало: { $throw }
draw-entry-finished = жеребьёвка окончена: позиция { $number } { $letters }
draw-entry-nothing-to-undo = ещё ничего не записано

draw-pool-empty = не осталось позиций для жеребьёвки
draw-pool-twice = позиция { $number } в списке дважды
draw-pool-not-for-list = способ { $method } выбирает из всех 960; из списка выбирают { $methods }

## Способы

draw-method-program = Компьютерная программа: секрет с заранее объявленным отпечатком и открытый текст
draw-method-quick = Компьютерная программа: случайные числа операционной системы, проверить которые нельзя
draw-method-one-die = Один шестигранный кубик; слишком большое перебрасывается
draw-method-two-dice = Два шестигранных кубика разного цвета, дважды
draw-method-four-dice = Четыре шестигранных кубика сразу как число по основанию шесть
draw-method-five-solids = Пять костей сразу, с 4, 8, 6, 20 и 12 гранями
draw-method-dice-set = Особый набор костей с 4, 4, 6, 5 и 4 гранями
draw-method-fewest-dice = Шестигранный кубик с наименьшим возможным средним числом бросков
draw-method-coin = Монета; доска заполняется по ходу
draw-method-ten-coins = Десять монет как двоичное число; после четырёх орлов всё сначала
draw-method-fewest-coin = Монета с наименьшим возможным средним числом бросков, что бы ни было исключено
draw-method-suit = Карты одной масти: от туза до восьмёрки для вертикалей от a до h
draw-method-pieces = Восемь перемешанных фигур или карт вместо них; король встаёт между ладьями
draw-method-pieces-strict = Восемь фигур или карт, перемешиваемых, пока всё не станет правильно
draw-method-pieces-mended = Восемь перемешанных фигур или карт; слоны одного цвета исправляются тремя бросками монеты
draw-method-pawns = Белая пешка среди чёрных в мешке, пять раз
draw-method-boxes = Три цифры из коробок; начиная с 960 ещё раз
draw-method-balls = 960 пронумерованных шаров
draw-method-slips = Бумажка на каждую позицию, которая может выпасть

draw-unknown-method = нет способа { $name }; есть { $methods }

## Жеребьёвка программой

draw-program-bad-secret = секрет — это 64 шестнадцатеричные цифры
draw-program-bad-commitment = отпечаток — это 64 шестнадцатеричные цифры
draw-program-bad-text = открытый текст — одна строка от 1 до 500 знаков
draw-program-wrong-secret = секрет не тот, чей отпечаток объявлен: объявлен { $committed }, а его SHA-256 — { $found }
draw-program-exhausted = случайные числа исчерпаны; выбирайте из короткого списка

## Что не так с протоколом

draw-fault-no-such-position = { $field }: { $number } — не начальная позиция; их номера от 0 до 959
draw-fault-list-and-exclusions = { $field }: рядом с коротким списком их не бывает
draw-fault-missing = { $field }: отсутствует
draw-fault-unexpected = { $field }: этому способу не нужно
draw-fault-word = { $field }: № { $nth } — { $found }, а секрет и текст дают { $expected }
draw-fault-entry = { $field }: № { $nth }: { $error }
draw-fault-after-the-end = { $field }: № { $nth } идёт после конца жеребьёвки
draw-fault-too-many = { $field }: записей { $n }; в жеребьёвке их не больше { $most }
draw-fault-unfinished = { $field }: записано { $n }, а позиция ещё не выпала
draw-fault-number = { $field }: { $found }, а исходы ведут к { $expected }
draw-fault-letters = { $field }: { $found }, а позиция { $number } — { $expected }
draw-fault-not-as-announced = { $field }: не так, как объявлено до жеребьёвки

draw-text-no-header = строка 1: ожидалось { $header }
draw-text-unknown-line = строка { $line }: ожидалось одно из { $keys }
draw-text-twice = строка { $line }: { $field } повторяется
draw-text-bad-value = строка { $line }: { $field } не может быть { $value }
draw-text-missing = нет строки { $field }:
draw-json-unreadable = этот JSON — не протокол: { $detail }
draw-json-unknown-key = в протоколе нет { $key }

## В терминале

draw-method-label = Способ
draw-pool-label = Позиций, которые могут выпасть
draw-expected-label = Записей в среднем
draw-numbers-only = { $number } — не начальная позиция; их номера от 0 до 959
draw-commands = { $undo } отменяет последнюю запись, { $quit } сохраняет и выходит.
draw-words-undo = отмена undo
draw-words-quit = выход quit exit
draw-confirm = Enter подтверждает; { $undo } отменяет последнюю запись.
draw-undone = Отменено: { $outcome }
draw-saved = Сохранено в { $file }. Продолжить: { $command }
draw-unfinished = позиция ещё не выпала. { $ask }
draw-too-many = жеребьёвка окончилась раньше, чем { $outcome }
draw-wrong-method = в { $file } способ { $method }, он относится к другой команде
draw-mini-match = Две партии с одной позицией, во второй цвета меняются.
draw-check = Проверить: rokada draw verify FILE
draw-check-by-hand = Вручную, с помощью sha256sum и openssl:
draw-signature = Подпись
draw-publish = Объявить до жеребьёвки:
draw-keep = До неё хранить в тайне:
draw-ask-text = Открытый текст
draw-ask-secret = Секрет
draw-needs = для жеребьёвки программой укажите { $options }
draw-no-entropy = операционная система не даёт случайных чисел: { $reason }
draw-verified = Верно: позиция { $number } { $letters }
draw-refused = отклонён: { $reason }

## Справка

help-draw = Жеребьёвка начальной позиции: программой, кубиками, монетой, картами или иначе
help-draw-program = Программой: быстро или с заранее объявленным отпечатком секрета и открытым текстом
help-draw-program-seed-commitment = Отпечаток, объявленный заранее
help-draw-program-announcement = Объявление, сохранённое rokada draw commit, вместо отпечатка
help-draw-program-secret = Секрет, теперь раскрытый
help-draw-program-text = Открытый текст, названный игроками
help-draw-commit = Создаёт секрет и его отпечаток, который объявляют до жеребьёвки программой
help-draw-dice = Кубиками
help-draw-coin = Монетой
help-draw-cards = Игральными картами или восемью фигурами
help-draw-lots = Пешками из мешка, цифрами из коробок, шарами или бумажками
help-draw-methods = Все способы со средним числом записей
help-draw-verify = Пересчитывает протокол; если что-то не так, отклоняет его и говорит почему
help-draw-verify-protocol = Файл с протоколами, текст или JSON; - — стандартный ввод
help-draw-verify-announcement = Объявление, сделанное заранее, для сравнения
help-draw-outcomes = Что уже выпало: числа, H (орёл) или T (решка), буквы фигур K Q R B N
help-draw-dice-method = one-die (по умолчанию), two-dice, four-dice, five-solids, dice-set, fewest-dice
help-draw-coin-method = coin (по умолчанию), ten-coins, fewest-coin
help-draw-cards-method = suit (по умолчанию), pieces, pieces-strict, pieces-mended
help-draw-lots-method = pawns (по умолчанию), boxes, balls, slips
help-draw-exclude = Номера, которые перебрасываются, например 534,17 (518 всегда, если не разрешена)
help-draw-allow-classical = 518, классическая расстановка, может выпасть
help-draw-from = Короткий список, из которого выбирают, например 12,700,33
help-draw-boards = Выбирает позицию для каждой из стольких досок
help-draw-short-list = Выбирает короткий список из стольких позиций
help-draw-repeats = Одна позиция может выпасть на нескольких досках
help-draw-mini-match = Две партии с каждой позицией, цвета меняются
help-draw-title = Для чего жеребьёвка, например турнир и тур
help-draw-signed = Кто подписывает протокол; можно несколько раз
help-draw-save = Файл для протокола: JSON, если имя кончается на .json, иначе текст
help-draw-resume = Продолжает жеребьёвку, сохранённую в файле
