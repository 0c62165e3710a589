hall-until-position = Pozicija za { $time }
hall-until-start = Satovi kreću za { $time }
hall-nothing-yet = Ovde će se videti prvo kolo.
hall-pause = Pauza
hall-go-on = Nastavi
hall-full-screen = Ceo ekran
hall-on-your-phone = Na telefonu
