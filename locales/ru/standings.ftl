# Таблица и дополнительные показатели.

help-standings = Таблица по отчёту о турнире (TRF) с дополнительными показателями
help-standings-file = Отчёт; - для стандартного ввода
help-standings-tie-breaks = Дополнительные показатели по порядку, например BH/C1,BH,SB (иначе из отчёта или обычные)
help-standings-round = Таблица после этого тура
help-standings-working = Показать, как получилось каждое значение
help-standings-round-robin = Все пары были известны заранее, как в круговом турнире
help-standings-edition = Редакция правил о дополнительных показателях (по умолчанию та, что действовала в первый день турнира)

standings-after = { $n ->
    [one] После { $n } тура
    [few] После { $n } туров
   *[other] После { $n } туров
}
standings-rank = Место
standings-number = №
standings-name = Имя
standings-rating = Рейтинг
standings-points = Очки
standings-no-value = нет
standings-no-such-round = тура { $round } нет; пока составлено туров: { $rounds }
standings-edition-2024 = Дополнительные показатели по редакции августа 2024 года (C.07)
standings-edition-2026 = Дополнительные показатели по редакции марта 2026 года (C.07)
standings-teams-only = для { $code } нужен командный турнир
standings-unrated = { $code } пропускается: у кого-то нет рейтинга (укажите, какой считать, например { $code }/U1400)

tie-break-unknown = нет показателя { $found }; есть { $codes }
tie-break-modifier-unknown = нет дополнения /{ $found }; есть /C1, /M1, /L60, /L+1, /K4, /P, /F, /R, /U1400
tie-break-modifier-not-applicable = { $modifier } не имеет смысла с { $code }

working-rounds = туры { $rounds }
working-round = тур { $round }: { $value }
working-against = тур { $round } против { $opponent }: { $value }
working-board = доска { $board }: { $points }, считается как { $value }
working-as-draws = { $n ->
    [one] { $n } тур противника считается ничьей
    [few] { $n } тура противника считаются ничьими
   *[other] { $n } туров противника считаются ничьими
}
working-dummy-own = не сыграно: собственные очки
working-dummy-opponent = не сыграно: очки назначенного противника
working-dummy-draws = не сыграно: по ничьей за каждый тур
working-cut-lowest = отброшено как наименьшее
working-cut-voluntary = отброшено как добровольно несыгранный тур
working-cut-highest = отброшено как наибольшее
working-below-limit = не считается: ниже границы
working-performance = { $games ->
    [one] { $score } из { $games } партии, средний рейтинг противников { $average }
    [few] { $score } из { $games } партий, средний рейтинг противников { $average }
   *[other] { $score } из { $games } партий, средний рейтинг противников { $average }
}
working-schedule = { $score } + ({ $terms }) / { $divisor }
working-encounter = { $compared } среди { $group }: { $score }
working-encounter-missing = { $compared } среди { $group }: { $score }, самое большее { $best }
working-primary = очки
working-secondary = другие очки
working-board-count = счёт по доскам (показан отрицательным)
working-on-board = очки на доске { $board }
working-boards-to = очки на досках до { $board }

tie-break-name = { $code ->
   *[PTS] Очки
    [MPTS] Командные очки
    [GPTS] Очки за партии
    [MPVGP] Другой счёт (командные очки или очки за партии)
    [DE] Личная встреча
    [EDE] Расширенная личная встреча
    [EDEBT] Расширенная личная встреча, сумма досок, первые доски
    [EDEBB] Расширенная личная встреча, сумма досок, без последних досок
    [EDET] Расширенная личная встреча, первые доски
    [EDEB] Расширенная личная встреча, без последних досок
    [WIN] Число побед
    [WON] Победы за доской
    [BPG] Партии чёрными
    [BWG] Победы чёрными
    [PS] Прогрессивные коэффициенты
    [REP] Туры, в которых игрок решил играть
    [STD] Стандартные очки
    [TPN] Стартовый номер
    [BH] Бухгольц (сумма очков соперников)
    [AOB] Средний Бухгольц соперников
    [FB] Форбухгольц (последний тур считается ничьей)
    [SB] Зоннеборн-Бергер (очки побеждённых соперников и половина очков тех, с кем ничья)
    [KS] Система Койя (очки против верхней половины)
    [ARO] Средний рейтинг соперников
    [TPR] Турнирный перформанс
    [PTP] Идеальный турнирный перформанс
    [APRO] Средний перформанс соперников
    [APPO] Средний идеальный перформанс соперников
    [RTNG] Рейтинг
    [RSES] Сумма ожидаемых результатов
    [BC] Сумма досок
    [TBR] Результаты на первых досках
    [BBE] Исключение последней доски
    [ESB] Расширенный Зоннеборн-Бергер
    [EMMSB] Зоннеборн-Бергер, командные очки на командные очки
    [EMGSB] Зоннеборн-Бергер, командные очки на очки за партии
    [EGMSB] Зоннеборн-Бергер, очки за партии на командные очки
    [EGGSB] Зоннеборн-Бергер, очки за партии на очки за партии
    [SSSC] Счёт и сила расписания
}
tie-break-cut-lowest = { $n ->
    [one] без наименьшего значения
   *[other] без { $n } наименьших значений
}
tie-break-cut-highest = { $n ->
    [one] без наибольшего значения
   *[other] без { $n } наибольших значений
}
tie-break-cut-both = { $n ->
    [one] без наибольшего и наименьшего значения
   *[other] без { $n } наибольших и { $n } наименьших значений
}
tie-break-forfeits-played = неявки считаются партиями
tie-break-fore = по форбухгольцу
tie-break-reverse = в обратном порядке
tie-break-unrated = игроки без рейтинга считаются за { $rating }

help-compare = Сказать, где два отчёта о турнире впервые расходятся и почему
help-compare-a = Первый отчёт
help-compare-b = Второй отчёт
compare-same = Оба отчёта говорят одно и то же.
compare-differs = Игрок { $number }, { $what }: в первом { $a }, во втором { $b }
compare-differs-in-round = Тур { $round }, игрок { $number }, { $what }: в первом { $a }, во втором { $b }
compare-why-players = В отчётах разные игроки.
compare-why-rounds = В отчётах разные партии; всё остальное может различаться из-за этого.
compare-why-points = Партии одни и те же; в одном из отчётов указаны другие очки.
compare-why-edition = Дополнительные показатели: в первом отчёте редакция { $a }, во втором { $b }
compare-why-rank = Очки и дополнительные показатели одинаковы; показатели первого: { $a }, второго: { $b }
