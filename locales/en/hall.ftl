hall-until-position = Position in { $time }
hall-until-start = Clocks start in { $time }
hall-nothing-yet = The first round will be shown here.
hall-pause = Pause
hall-go-on = Go on
hall-full-screen = Full screen
hall-on-your-phone = On your phone
