hall-until-position = Позиция через { $time }
hall-until-start = Пуск часов через { $time }
hall-nothing-yet = Здесь появится первый тур.
hall-pause = Пауза
hall-go-on = Дальше
hall-full-screen = Во весь экран
hall-on-your-phone = На телефоне
