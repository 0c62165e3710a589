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
position-derivation = De onde vem o número
position-derivation-about = Quatro escolhas nesta ordem: número = bispo das claras + 4 × bispo das escuras + 16 × dama + 96 × cavalos. Torre, rei e torre ocupam as três últimas casas.
position-castle = O roque nesta posição
position-image = Imagem

check-draw-title = Conferir um sorteio
check-draw-about = Cole a ata de um sorteio, em texto ou JSON. Ela é recalculada a partir dos resultados; nada é aceito sem conferir.
check-draw-protocol = Ata
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
events-none = Ainda não há torneios. Um árbitro conectado cria um aqui.
events-make = Criar um torneio
events-search = Nome ou local
events-year = Ano
events-state = Situação
events-state-any = em andamento e terminados
events-state-open = em andamento
events-state-finished = terminados
events-find = Buscar
events-found = { $n ->
    [0] Nenhum torneio encontrado
    [one] { $n } torneio
   *[other] { $n } torneios
}
events-all = Todos os torneios
events-unreadable = { $n ->
    [one] { $n } torneio não pode ser lido e ficou de fora; o registro do site diz qual.
   *[other] { $n } torneios não podem ser lidos e ficaram de fora; o registro do site diz quais.
}
events-pages = Páginas
events-page = Página { $page } de { $pages }
events-page-first = Primeira
events-page-prev = Anterior
events-page-next = Próxima
events-page-last = Última
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
events-archived = Arquivados
event-menu-crosstable = Tabela cruzada
event-menu-player = Jogador
event-start-list = Lista inicial
event-round-n = Rodada { $round }
event-board-n = Mesa { $board }
event-number-n = nº { $number }
event-phase-before = Ainda não começou
event-phase-playing = Rodada { $round } de { $rounds } em andamento
event-phase-between = Rodada { $round } de { $rounds } encerrada
event-phase-finished = Encerrado
event-phase-archived = Arquivado
event-to-desk = Conduzir o torneio
event-live-result = Mesa { $board }: { $result }
event-live-round = O emparceiramento da rodada { $round } foi publicado.
event-live-position = A posição da rodada { $round } foi anunciada.
event-points-before = { $points } pts
event-adjourned = suspensa
event-list-empty = Ainda não há inscritos. Fale com o árbitro se quiser jogar.
event-list-provisional = Os números ainda podem mudar até o emparceiramento da primeira rodada.
event-federation = Federação
event-club = Clube, equipe
event-from-round = a partir da rodada { $round }
event-withdrawn = retirado a partir da rodada { $round }
event-position-at = A posição foi sorteada e aparecerá aqui às { $moment }.
event-announcement = O que foi publicado antes do sorteio
event-drawn-by = Como foi sorteada: { $method }.
event-protocol = Conferir o sorteio
event-protocol-about = A ata diz o que saiu. Com ela qualquer pessoa recalcula a posição, aqui ou no papel.
event-protocol-check = Recalcular aqui
event-protocol-file = Baixar a ata (JSON)
event-pairings = Emparceiramento
event-byes = Sem adversário
event-bye-worth = bye, pontos: { $points }
event-first-game = 1ª partida { $result }
event-second-game = 2ª partida { $result }
event-advances = { $player } avança
event-find-me = Onde eu me sento? Seu nome ou número
event-find = Procurar
event-show-me = Mostrar na lista
event-nobody-found = Ninguém na lista inicial se chama “{ $name }”. Tente parte do nome ou o número.
event-you-white = Você joga de brancas, mesa { $board }, contra { $opponent }.
event-you-black = Você joga de pretas, mesa { $board }, contra { $opponent }.
event-you-white-first = Você joga a primeira partida de brancas e a segunda de pretas, mesa { $board }, contra { $opponent }.
event-you-black-first = Você joga a primeira partida de pretas e a segunda de brancas, mesa { $board }, contra { $opponent }.
event-you-bye = Você não tem adversário nesta rodada (bye, pontos: { $points }).
event-you-out = Você não foi emparceirado nesta rodada. Se for engano, fale já com o árbitro.
event-categories = Categorias
event-everyone = Todos
event-table-empty = A classificação aparece depois da primeira rodada completa. Até lá, veja a lista e as rodadas.
event-tie-breaks = Critérios de desempate
event-crosstable-empty = A tabela cruzada aparece com a primeira rodada publicada.
event-crosstable-about = Em cada partida: número do adversário, cor do jogador, resultado. 12b1 é vitória de brancas contra o número 12.
event-crosstable-square = Cada casa é o resultado contra o jogador daquele número.
event-teams-empty = Nenhuma equipe tem jogadores ainda.
event-team = Equipe
event-not-counted = não conta
event-card-empty = As partidas aparecem aqui com a primeira rodada publicada.
event-working-about = Como se chegou a cada valor, depois da última rodada completa.
event-files = Telão, impressão, arquivos
event-hall = Telão do salão
event-print = Imprimir
event-download = Baixar
event-games = Partidas (PGN)
event-report = Relatório ({ $format })
event-everything = Tudo (JSON)

# Days and time controls.
calendar-day = { $day } de { $month ->
    [1] janeiro
    [2] fevereiro
    [3] março
    [4] abril
    [5] maio
    [6] junho
    [7] julho
    [8] agosto
    [9] setembro
    [10] outubro
    [11] novembro
   *[12] dezembro
} de { $year }
time-minutes = { $time } min
time-for-moves = { $moves ->
    [one] { $time } para { $moves } lance
   *[other] { $time } para { $moves } lances
}
time-increment = { $time } + { $seconds } s por lance
time-then = {", depois "}

help-serve = Põe o site no ar
help-serve-port = Porta em que o site escuta
help-serve-host = Endereço em que o site escuta: 127.0.0.1 só para este computador, 0.0.0.0 para todos no salão
help-serve-trusted-proxy = Um proxy diante do site, ou uma rede deles (10.1.0.0/16), em quem se acredita quando diz por quem pergunta; nos deste computador sempre
help-serve-backup = Faz nesta pasta uma cópia de segurança a cada hora em que algo é acrescentado
help-serve-backup-keep = Por quantos dias as cópias de segurança são guardadas
serve-ready = O Rokada está em { $address }
serve-zone = Os horários são os de { $zone }
serve-read-only = O diário só pode ser lido: tudo é mostrado, nada pode ser lançado
serve-backup = Cópias de segurança: a cada hora em que algo é acrescentado, em { $folder }, guardadas por { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}
serve-unknown-zone = não existe o fuso horário { $zone }: TZ o indica como America/Sao_Paulo
serve-failed = não é possível escutar em { $address }: { $reason }
