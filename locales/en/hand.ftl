# The front page and the pages of the draw

front-this = This position
front-draw = Draw for my round
front-draw-about = By dice, coin, cards or program, with a record that anyone can check
front-castle-about = Where king and rook go from here, and what must be empty
front-event = Run an event
front-event-about = Entries, pairings, a new position every round, results
front-explore = All 960 positions
front-explore-about = By number, letters or square by square
front-learn = Learn the rules
front-learn-about = Castling, tournament play, questions and answers
