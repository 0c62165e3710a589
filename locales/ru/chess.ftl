# chess
help-position = Одна из 960 начальных позиций, по номеру или буквам
help-position-position = Номер 0-959, восемь букв, например RNBQKBNR, или random (случайная)
