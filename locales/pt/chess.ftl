# chess
help-position = Uma das 960 posições iniciais, por número ou letras
help-position-position = Um número de 0 a 959, oito letras como RNBQKBNR, ou random (ao acaso)
