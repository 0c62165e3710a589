# O site.

site-skip = Ir para o conteúdo
site-parts = Partes do site
site-languages = Idioma
site-draw = Sorteio
site-learn = Aprender
site-explore = Explorar
site-castle = Roque
site-events = Torneios
site-licence = MIT ou Apache-2.0
site-sources = Leis do Xadrez da FIDE 2023, Diretrizes II (Chess960)
site-not-found = Não encontrado
site-wrong-request = Não foi possível entender o pedido
site-nothing-here = Não há página neste endereço.
site-to-front = Ir para a página inicial

board-side = { $player }: { $pieces }.

front-title = Uma posição de Chess960
front-about = Atrás dos peões as peças são embaralhadas: o rei fica entre as torres, os bispos em casas de cores opostas, e as pretas espelham as brancas. São 960 posições, numeradas de 0 a 959.
front-another = Outra posição
front-castle = Posso rocar aqui?

positions-title = Todas as 960 posições iniciais
positions-about = Pelo número de Scharnagl. Outros sites podem numerar de outro modo; guie-se também pelas letras.
positions-which = Número de 0 a 959, letras ou FEN
positions-show = Mostrar

position-title = Posição inicial { $name }
position-facts = O que os jogadores perguntam
position-on-move-one = possível no primeiro lance
position-unprotected = Peões sem proteção
position-corner-bishops = Bispos no canto
position-mirror = Vista no espelho
position-none = nenhum
position-derivation = De onde vem o número
position-derivation-about = Quatro escolhas nesta ordem: número = bispo das claras + 4 × bispo das escuras + 16 × dama + 96 × cavalos. Torre, rei e torre ocupam as três últimas casas.
position-light-bishop = Bispo das casas claras
position-dark-bishop = Bispo das casas escuras
position-queen = Dama
position-knights = Cavalos
position-castle = O roque nesta posição
position-image = Imagem

check-draw-title = Conferir um sorteio
check-draw-about = Cole o protocolo de um sorteio, em texto ou JSON. Ele é recalculado a partir dos resultados; nada é aceito sem conferir.
check-draw-protocol = Protocolo
check-draw-ask = Conferir

castle-title = Posso rocar aqui?
castle-fen = Posição (FEN)
castle-ask = Explicar
castle-turn = Quem joga: { $player }
castle-may = sim
castle-may-not = não
castle-manner = Forma
castle-king = Rei
castle-rook = Torre
castle-empty = Devem estar vazias
castle-safe = Não podem estar atacadas
castle-hands = No tabuleiro de verdade

events-title = Torneios
events-none = Ainda não há torneios. O árbitro cria um: rokada event new
event-players-counted = { $n ->
    [one] { $n } jogador
   *[other] { $n } jogadores
}
event-menu = Páginas do torneio
event-menu-list = Lista
event-menu-table = Classificação
event-menu-teams = Equipes
event-menu-positions = Posições
event-not-paired = Esta rodada ainda não foi emparceirada.
event-position-secret = A posição foi sorteada e será anunciada em breve.
event-no-positions = Nenhuma posição foi sorteada ainda.
event-no-teams = Não há pontuação por equipes neste torneio.

help-serve = Põe o site no ar
help-serve-port = Porta em que o site escuta
help-serve-host = Endereço em que o site escuta: 127.0.0.1 só para este computador, 0.0.0.0 para todos no salão
serve-ready = O Rokada está em { $address }
serve-failed = não é possível escutar em { $address }: { $reason }
