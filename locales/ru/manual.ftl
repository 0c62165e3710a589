# Ручная жеребьёвка, системы кроме швейцарской и генератор турниров

manual-rematch = { $white } и { $black } уже играли между собой в { $round }-м туре.
manual-forbidden = { $white } и { $black } по регламенту не могут составить пару.
manual-third-color = { $player }: третий раз подряд { $side ->
        [white] белые
       *[black] чёрные
    }.
manual-color-difference = { $player }: { $side ->
        [white] белыми
       *[black] чёрными
    } на { $n ->
        [one] { $n } партию
        [few] { $n } партии
       *[many] { $n } партий
    } больше, чем { $side ->
        [white] чёрными
       *[black] белыми
    }.
manual-score-gap = { $white } ({ $white-points }) и { $black } ({ $black-points }): разница в очках больше, чем в любой паре по правилам.
manual-second-bye = { $player }: в { $round }-м туре был выходной или победа без игры, второй выходной невозможен.
manual-bye-to-higher-score = { $player }: очков { $points }; по правилам выходной получает участник, у которого { $rules-points }.
manual-needless-bye = { $player }: выходной при чётном числе участников.
manual-left-out = { $player } участвует в туре, но без пары.
manual-not-expected = { $player } в паре, хотя участие в этом туре не предполагалось.

manual-change-colors = { $white } – { $black }: цвета переставлены.
manual-change-new = { $white } – { $black }: пара не по правилам.
manual-change-gone = { $white } – { $black }: пара по правилам, не играется.
manual-change-bye = Выходной: { $altered }; по правилам — { $by-rules }.
manual-nobody = никто

not-a-pairing-twice = { $player } числится в двух парах.
not-a-pairing-alone = { $player } в паре без соперника.
not-a-pairing-unknown = Нет участника { $player }.

forecast-enough = Соперников хватает на все туры.
forecast-tight = Может случиться тур, который нельзя составить без повторных встреч: участников мало для стольких туров.
forecast-impossible = Туров слишком много: { $player } имеет ещё { $opponents ->
        [one] { $opponents } соперника
        [few] { $opponents } соперников
       *[many] { $opponents } соперников
    } на { $rounds ->
        [one] { $rounds } тур
        [few] { $rounds } тура
       *[many] { $rounds } туров
    }.

round-robin-too-few = Для кругового турнира нужно не менее 2 участников, а не { $players }.
scheveningen-no-table = Для шевенингенского матча нужны хотя бы 2 доски, а не { $boards }.
knock-out-too-few = Для нокаута нужно не менее 2 участников, а не { $players }.
knock-out-winners = Матчей в круге { $ties }, столько же и победителей, а не { $winners }.
knock-out-not-in-tie = { $player } не играет в матче { $tie } этого круга.
knock-out-over = Финал сыгран; следующего круга нет.

generator-line = Строка { $line }: { $fault }
generator-no-setting = нужна настройка, например players=20..40.
generator-unknown-key = настройки { $key } нет; есть { $keys }.
generator-bad-value = { $key } — это { $value }, а должно быть { $wanted }.
generator-twice = { $key } задано дважды.
generator-wanted-range = целое число или диапазон вида 20..40, от { $least } до { $most }
generator-wanted-percentage = процент от 0 до 100, можно дробный
generator-wanted-frequency = процент, например 2.5, или 3x — ровно три за тур; 4: или 5..7: впереди для отдельных туров, через запятую
generator-wanted-points = число очков, например 0.5
generator-wanted-yes-or-no = yes или no
generator-wanted-parity = odd, even или any
generator-no-tournament = За 100 попыток ни один турнир не удалось составить до конца; нужно больше участников или меньше туров.
generator-mini-match = В отчёте один результат на тур, поэтому мини-матчи записать нельзя.
generator-seed = Зерно { $seed }: то же зерно даёт тот же турнир.
generator-too-wide = В формате отчёта нет места для { $value }.
