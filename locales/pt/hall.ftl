hall-until-position = Posição em { $time }
hall-until-start = Início dos relógios em { $time }
hall-nothing-yet = A primeira rodada aparecerá aqui.
hall-pause = Pausar
hall-go-on = Continuar
hall-full-screen = Tela cheia
hall-on-your-phone = No celular
