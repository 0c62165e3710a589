# Слова командной строки. help-<команда> и help-<команда>-<аргумент> объясняют команды.

usage = Использование
usage-options = ПАРАМЕТРЫ
usage-command = КОМАНДА
commands = Команды
arguments = Аргументы
options = Параметры

positions-counted = { $n ->
    [one] { $n } позиция
    [few] { $n } позиции
   *[other] { $n } позиций
}

help-rokada = Всё для шахмат 960: жеребьёвка, позиции, рокировка, игра, турниры
help-rokada-json = Вывести один документ JSON, для программ
help-rokada-lang = Язык: en, sr, pt или ru (по умолчанию — язык системы)
help-flag-help = Объяснить эту команду
help-flag-version = Показать версию
help-encoding = Как записаны буквы файла, например utf-8 или windows-1251 (по умолчанию определяется по файлу)
help-strict = Отказать, если из файла что-то пропущено, изменено или угадано

error = ошибка
try-help = Команды и их параметры: { $command } --help
usage-unknown = параметра или аргумента { $found } здесь нет
usage-did-you-mean = возможно, вы имели в виду { $suggestion }?
usage-missing = не хватает: { $missing }
usage-missing-command = укажите команду
usage-unknown-command = команды { $found } нет
usage-bad-value = { $value } не подходит для { $argument }
usage-expected-one-of = ожидается одно из: { $values }
usage-conflict = { $argument } нельзя указать вместе с { $other }
usage-other = не удалось прочитать командную строку: { $detail }

file-unreadable = не удаётся прочитать { $file }: { $reason }
file-unwritable = не удаётся записать { $file }: { $reason }
stdin-unreadable = не удаётся прочитать стандартный ввод: { $reason }
reason-not-found = такого файла нет
reason-not-allowed = нет доступа
reason-is-directory = это папка
reason-no-directory = это файл, а не папка
reason-disk-full = на диске нет места
reason-not-text = это не текст в UTF-8
reason-address-in-use = там уже слушает другая программа: выберите другой --port
