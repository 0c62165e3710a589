# Početna stranica i stranice izvlačenja

front-this = Ova pozicija
front-draw = Izvuci poziciju za kolo
front-draw-about = Kockicama, novčićem, kartama ili programom, sa zapisnikom koji svako može da proveri
front-castle-about = Kuda odavde idu kralj i top i koja polja moraju biti prazna
front-event = Vodi turnir
front-event-about = Prijave, parovi, nova pozicija u svakom kolu, rezultati
front-explore = Svih 960 pozicija
front-explore-about = Po broju, po slovima ili polje po polje
front-learn = Nauči pravila
front-learn-about = Rokada, turnirska igra, pitanja i odgovori
