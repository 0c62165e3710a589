# Журнал и команды, которые его берегут.

journal-conflict = кто-то тем временем это изменил: посмотрите, что там теперь, и повторите
journal-disk-full = на диске нет места: освободите его и повторите; ничего из сохранённого не потеряно
journal-unreachable = база данных недоступна: повторите, когда она ответит ({ $reason })
journal-too-new = этот журнал записан более новой версией Rokada (версия таблиц { $found }): откройте его в ней
journal-not-a-journal = { $file } — не журнал Rokada, или он повреждён ({ $reason })
journal-not-empty = { $name } уже есть: укажите новый файл или пустой журнал
journal-tampered = факт { $version } потока { $stream } не сходится со своим хешем; он не скопирован
journal-bad-address = это не адрес базы данных, такой как postgres://user@host/name ({ $reason })
journal-no-entropy = операционная система не даёт случайных чисел: { $reason }
journal-database = база данных отказала: { $reason }

journal-no-folder = папка для данных не известна: укажите её с помощью --data
journal-copied = { $n ->
    [one] Скопирован { $n } факт в { $target }
    [few] Скопировано { $n } факта в { $target }
   *[other] Скопировано { $n } фактов в { $target }
}
journal-sound = { $facts ->
    [one] Проверен { $facts } факт, потоков: { $streams }; все хеши сходятся
    [few] Проверено { $facts } факта, потоков: { $streams }; все хеши сходятся
   *[other] Проверено { $facts } фактов, потоков: { $streams }; все хеши сходятся
}
journal-fault-missing = { $stream }: нет факта { $version }
journal-fault-hash-differs = { $stream }: факт { $version } или предыдущий изменён

journal-read-only = здесь журнал можно только читать: файл или носитель защищён от записи
journal-nothing-there = в журнале { $name } ничего нет
journal-notes = конечные хеши нельзя записать в { $file } ({ $reason })
journal-unreadable = что-то в журнале не читается ({ $reason }): rokada verify скажет что, rokada rescue спасёт остальное
journal-against-unreadable = { $file } — не ответ команды rokada verify --json ({ $reason })

journal-noted = конечные хеши записаны { $at }: записанное тогда проверяется; { $n ->
    [0] новее ничего нет
    [one] новее { $n } факт
    [few] новее { $n } факта
   *[other] новее { $n } фактов
}. Было ли что-то после, неизвестно
journal-nothing-noted = рядом с этим журналом нет записанных хешей: не отрезан ли у него конец, неизвестно
journal-fault-damaged = файл повреждён: { $reason }. rokada rescue спасёт то, что цело
journal-fault-empty = в журнале ничего нет
journal-fault-not-whole = этот файл скопирован во время работы, без своего дополнения (-wal): фактов может не хватать. Скопируйте оба или возьмите rokada backup
journal-fault-heads-unreadable = файл с записанными хешами повреждён: сравнить с тем, что в нём было, нельзя
journal-fault-unreadable = { $stream }: факт { $version } не читается
journal-fault-rewritten = { $stream }: факт { $version } — не тот, что был записан: прежнее переписано
journal-fault-gone = { $stream }: его нет, хотя было записано фактов: { $noted }
journal-fault-shorter = { $stream }: фактов { $there }, хотя было записано { $noted }
journal-fault-count = { $stream }: фактов { $held }, а должно быть { $length }
journal-lost = { $stream }: факты с { $from } по { $to } пропали или изменены; из них ещё в повреждённом файле: { $loose }
journal-ends-unknown = рядом с журналом нет записанных хешей: не пропало ли ещё что-то в конце, неизвестно

help-rokada-data = Папка журнала (по умолчанию — ваша папка данных)
help-rokada-database = База PostgreSQL вместо папки: postgres://user@host/name
help-backup = Скопировать журнал в новый файл, в том числе во время работы
help-backup-file = Новый файл
help-restore = Вернуть копию в пустой журнал или перенести её в PostgreSQL
help-restore-file = Копия
help-verify = Проверить каждый факт журнала по его хешу
help-verify-against = Прежний ответ verify --json: скажет, что с тех пор пропало, укорочено или переписано
help-verify-head = Записанный код журнала после имени турнира: vecher:14-MPJT-B9D5-MPJT-B9D5
help-rescue = Достать из повреждённого журнала каждый факт, чья цепочка сходится, и сказать, чего не хватает
help-rescue-from = Повреждённый файл или папка с ним
help-rescue-to = Новый файл, который restore может вернуть
