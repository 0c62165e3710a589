# chess
help-position = One of the 960 start positions, by number or letters
help-position-position = A number 0-959, eight letters such as RNBQKBNR, or random
