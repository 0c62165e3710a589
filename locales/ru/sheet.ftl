# Ошибки в стартовых списках.

sheet-place = строка { $line }, столбец { $column }: { $fault }
sheet-empty = в списке нет ни одного игрока
sheet-too-large = в списке не больше { $kilobytes } КБ: отправьте его по частям
sheet-long-line = в строке не больше { $most } знаков: список ли это игроков
sheet-no-workbook = файл упакован, но это не таблица .xlsx или .ods, либо он повреждён; сохраните его заново в одном из этих форматов или как .csv
sheet-old-workbook = файл — таблица старого формата .xls; сохраните его как .xlsx, .ods или .csv
sheet-no-report = файл — таблица, а не отчёт о турнире; внесите игроков из неё в турнир
sheet-more = и дальше ещё ошибок: { $n }
sheet-no-name-column = в заголовке нет столбца с именами; назовите один из них «Имя»
sheet-column-twice = этот столбец в заголовке дважды: { $name }
sheet-open-quote = здесь открывается кавычка, но не закрывается; закройте её
sheet-no-name = нет имени
sheet-invalid = «{ $found }» не годится для поля «{ $name }»; { $expected }
sheet-too-many-fields = в строке больше полей, чем в заголовке ({ $expected }); поле с разделителем внутри возьмите в кавычки
sheet-same-player = игрок с номером ФИДЕ { $id } уже стоит в строке { $line }

sheet-column-number = номер
sheet-column-name = имя
sheet-column-surname = фамилия
sheet-column-given-name = личное имя
sheet-column-title = звание
sheet-column-rating = рейтинг
sheet-column-rapid = рейтинг в быстрых шахматах
sheet-column-blitz = рейтинг в блице
sheet-column-national = национальный рейтинг
sheet-column-federation = федерация
sheet-column-fide-id = номер ФИДЕ
sheet-column-birth = рождение
sheet-column-sex = пол
sheet-column-club = клуб
sheet-column-team = команда
sheet-column-category = категория

sheet-expected-rating = в рейтинге не больше четырёх цифр, или поле пустое
sheet-expected-number = ожидается число или пустое поле
sheet-expected-birth = ожидается год, например 1990, или дата, например 1990-12-31
sheet-expected-sex = ожидается м или ж
sheet-expected-text = ожидается текст
