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

help-rokada-data = Папка журнала (по умолчанию — ваша папка данных)
help-rokada-database = База PostgreSQL вместо папки: postgres://user@host/name
help-backup = Скопировать журнал в новый файл, в том числе во время работы
help-backup-file = Новый файл
help-restore = Вернуть копию в пустой журнал или перенести её в PostgreSQL
help-restore-file = Копия
help-verify = Проверить каждый факт журнала по его хешу
