# A página inicial e as páginas do sorteio

front-this = Esta posição
front-draw = Sortear para a minha rodada
front-draw-about = Com dados, moeda, cartas ou programa, e uma ata que qualquer um pode conferir
front-castle-about = Para onde vão o rei e a torre e o que precisa estar vazio
front-event = Organizar um torneio
front-event-about = Inscrições, emparceiramentos, uma posição nova a cada rodada, resultados
front-explore = Todas as 960 posições
front-explore-about = Por número, por letras ou casa a casa
front-learn = Aprender as regras
front-learn-about = Roque, jogo em torneio, perguntas e respostas
