# Ошибки в отчётах о турнирах (TRF).

trf-place = строка { $line }, столбец { $column }: { $fault }
trf-missing = это поле должно быть заполнено: { $field }
trf-invalid = «{ $found }» не годится для поля «{ $field }»; { $expected }
trf-misaligned = «{ $found }» стоит там, где поля должен разделять пробел; строка сдвинута
trf-too-few = здесь нужно стартовых номеров не меньше чем { $needed }
trf-duplicate-number = стартовый номер { $number } уже занят в строке { $line }; у каждого игрока должен быть свой
trf-unknown-player = нет игрока со стартовым номером { $number }
trf-unknown-team = нет команды с номером { $number }
trf-own-opponent = тур { $round }: нельзя играть с самим собой
trf-opponent-names-other = тур { $round }: в строке игрока { $opponent } противником указан { $other }
trf-opponent-names-nobody = тур { $round }: в строке игрока { $opponent } противник не указан
trf-same-color = тур { $round }: у игрока { $opponent } тот же цвет; один играет w, другой b
trf-results-disagree = тур { $round }: результат { $own } не сочетается с { $other } у игрока { $opponent }
trf-no-opponent = тур { $round }: результату { $letter } нужен противник; выходной обозначают H, F, U или Z
trf-bye-with-opponent = тур { $round }: { $letter } — это выходной, поэтому противник должен быть 0000
trf-second-pairing-bye = тур { $round }: выходной по жеребьёвке (U) уже у игрока { $other }
trf-no-players = нет ни одного игрока (запись 001)

trf-field-number = стартовый номер
trf-field-rating = рейтинг
trf-field-points = очки
trf-field-rank = место
trf-field-opponent = противник
trf-field-color = цвет
trf-field-result = результат
trf-field-round = тур
trf-field-team = команда
trf-field-strength = сила команды
trf-field-kind = вид
trf-field-point-code = код очков

trf-expected-number = стартовый номер — число от 1 до 9999
trf-expected-whole = ожидается целое число
trf-expected-points = в очках не больше одного знака после запятой, например 4.5
trf-expected-color = ожидается w, b или -
trf-expected-result = ожидается одно из 1 = 0 W D L + - H F U Z
trf-expected-code = коды этой записи даны в описании формата
trf-too-wide = Отчёт не записать: { $field } { $value } занимает больше { $width } знаков. Исправьте или возьмите файл JSON.

# What a reader tells of a file that was not taken as it stands.

note-changed = { $what } – принято { $as }, так следует из файла
note-left-out = пропущено – { $what }
note-guessed = { $what } – в файле не сказано; принято { $as }
note-not-understood = непонятно – { $what }
note-as-white = белые у игрока { $number }
note-as-by-hand = жеребьёвка вручную

note-what-encoding = кодировка
note-what-letters = буквы, которых в кодировке нет
note-what-record = запись
note-what-between-fields = что-то между полями
note-what-second-record = вторая запись вида, который стоит один раз
note-what-points = очки игрока
note-what-rounds = число туров
note-what-colors = цвета в партии
note-what-tie-break = дополнительный показатель
note-what-date = дата
note-what-time-control = контроль времени
note-what-system = система жеребьёвки
note-what-title = звание
note-what-fide-id = номер ФИДЕ
note-what-birth = дата рождения
note-what-sex = пол
note-what-rating = рейтинг
note-what-column = столбец
note-what-heading = заголовок списка
note-what-sheet = лист таблицы
note-what-acceleration = ускорение
note-what-name = имя
note-what-team = команда
note-what-more = дальше ещё

report-strict = с --strict ничего нельзя пропускать, менять или угадывать
report-no-such-encoding = { $name } – не кодировка; попробуйте utf-8, windows-1250, windows-1251 или windows-1252
note-title = Что из файла взято не так, как написано
note-onward = К турниру
trf-more = и дальше ещё: { $n }
