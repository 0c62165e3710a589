# chess
help-position = Jedna od 960 početnih pozicija, po broju ili slovima
help-position-position = Broj 0-959, osam slova kao RNBQKBNR, ili random (nasumično)
