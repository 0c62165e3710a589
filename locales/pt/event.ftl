# Torneios: por que algo é recusado e o que considerar antes de fazê-lo
refusal-no-event = Ainda não há torneio: crie-o primeiro.
refusal-event-exists = O torneio já existe: altere as configurações dele.
refusal-finished = O torneio está encerrado: reabra-o primeiro.
refusal-archived = O torneio está arquivado: reabra-o primeiro.
refusal-not-finished = O torneio não está encerrado: encerre-o primeiro.
refusal-confirm = { $warnings } Confirme para fazer mesmo assim.
refusal-fixed-once-paired = { $setting }: não pode mudar depois de emparceirada uma rodada. Desfaça primeiro o emparceiramento.
refusal-rounds-paired = Rodadas já emparceiradas: { $paired }. Escolha pelo menos esse número.
refusal-rounds-follow = Com estes jogadores o sistema tem { $rounds } rodadas: o número não se escolhe.
refusal-nobody-to-enter = A lista não tem jogadores: indique pelo menos um.
refusal-text-unusable = Um nome, clube, equipe ou local tem no máximo 100 caracteres, todos visíveis: encurte ou limpe o texto.
refusal-name-missing = Falta um nome: informe-o.
refusal-same-fide-id = { $who } já tem este número FIDE: corrija um dos dois.
refusal-too-many-entries = Um torneio aceita no máximo { $most } jogadores.
refusal-entries-closed = Inscrições tardias começam no máximo na rodada { $until }: altere essa configuração para aceitar.
refusal-unknown-entry = Não há inscrição { $entry }: veja a lista inicial.
refusal-unknown-team = Não há equipe { $team }: forme-a primeiro.
refusal-unknown-round = Não há rodada { $round }.
refusal-unknown-board = A rodada { $round } não tem a mesa { $board }.
refusal-unknown-game = A mesa { $board } da rodada { $round } não tem a partida { $game }.
refusal-has-played = { $who } já foi emparceirado: registre a desistência.
refusal-order-incomplete = A ordem deve citar cada um uma vez: verifique { $who }.
refusal-list-is-fixed = Já há rodada emparceirada, a lista mantém a ordem: corrija os ratings.
refusal-already-withdrawn = { $who } já desistiu.
refusal-not-withdrawn = { $who } não desistiu.
refusal-bye-not-on-request = O bye do emparceiramento não se pede: conceda meio ponto, um ponto ou ausência.
refusal-bye-taken = { $who } já tem o bye dessa rodada: use outro tipo.
refusal-byes-used-up = { $who } não tem mais byes de meio ponto (permitidos: { $most }): conceda ausência ou altere a configuração.
refusal-bye-too-late = Byes de meio ponto só até a rodada { $last }: conceda ausência ou altere a configuração.
refusal-no-bye = { $who } não tem bye na rodada { $round }.
refusal-round-is-paired = A rodada { $round } está emparceirada: altere à mão ou desfaça.
refusal-round-not-paired = A rodada { $round } não está emparceirada: emparceire primeiro.
refusal-already-published = A rodada { $round } já foi publicada.
refusal-not-published = A rodada { $round } não foi publicada: publique primeiro.
refusal-results-missing = Na rodada { $round } falta resultado { $n ->
        [one] na mesa { $boards }
       *[other] nas mesas { $boards }
    }: informe-o. Antes da última rodada, uma partida inacabada pode ser marcada como adiada.
refusal-rounds-left = A rodada { $next } de { $rounds } ainda falta: jogue-a ou reduza o número de rodadas.
refusal-no-more-rounds = Todas as { $rounds } rodadas estão emparceiradas: encerre ou aumente o número.
refusal-no-initial-color = A cor inicial não foi sorteada: sorteie-a primeiro.
refusal-wrong-number-of-players = Jogadores: { $players }. Para começar são necessários { $needed }.
refusal-no-pairing = Nenhum emparceiramento da rodada { $round } obedece às regras: emparceire à mão ou encerre o torneio.
refusal-no-pairing-stuck = Nenhum emparceiramento da rodada { $round } obedece às regras: nem todos podem ter par ({ $players }). Emparceire à mão ou encerre o torneio.
refusal-pairing-fault = O registro se contradiz: { $fault }
refusal-paired-by-hand = Este torneio é emparceirado à mão: abra a rodada e forme os pares.
refusal-needs-two-teams = São necessárias duas equipes iguais, de pelo menos 2 jogadores: forme-as primeiro.
refusal-tie-unbroken = A rodada { $round } terminou empatada (mesas: { $boards }): diga quem avança.
refusal-not-level = A mesa { $board } da rodada { $round } não é um confronto eliminatório empatado: o resultado decide.
refusal-not-last-round = Só a última rodada emparceirada ({ $last }) pode ser alterada assim: as outras são base das seguintes.
refusal-has-opponent = { $who } está na mesa { $board }: desfaça esse par primeiro.
refusal-not-in-round = { $who } não tem lugar para trocar na rodada { $round }.
refusal-same-player = São necessários dois jogadores diferentes.
refusal-board-has-result = A mesa { $board } da rodada { $round } já tem resultado: remova-o primeiro.
refusal-players-unpaired = Na rodada { $round } estão sem adversário e sem bye: { $players }. Emparceire-os ou dê um bye.
refusal-result-stands = A mesa { $board } da rodada { $round } já tem o resultado { $standing }: corrija-o se estiver errado.
refusal-result-changed = A mesa { $board } da rodada { $round } tem agora o resultado { $standing }: confira antes de corrigir.
refusal-result-gone = A mesa { $board } da rodada { $round } não tem resultado a corrigir: informe-o.
refusal-reports-not-taken = Neste torneio os jogadores não informam resultados: avise o árbitro.
refusal-not-their-game = { $who } não joga essa partida.
refusal-arbiters-result = Jogadores informam vitória, derrota ou empate: o resto, ao árbitro.
refusal-position-classical = A posição { $number } é a clássica, excluída deste torneio: sorteie de novo.
refusal-position-excluded = A posição { $number } está excluída deste torneio: sorteie de novo.
refusal-position-not-listed = A posição { $number } não está na lista curta do torneio: sorteie de novo.
refusal-position-used = A posição { $number } já é da rodada { $round } e não pode repetir: sorteie de novo.
refusal-bad-protocol = A ata do sorteio não confere: { $fault }
refusal-other-protocol = A ata leva à posição { $number }: registre essa.
refusal-wrong-pool = A posição foi sorteada de um conjunto diferente do permitido: sorteie do conjunto do torneio.
refusal-position-drawn = A posição da rodada { $round } já foi sorteada: anuncie antes do sorteio.
refusal-wrong-scope = Sorteie uma posição para a rodada ou uma por mesa, conforme as configurações.
refusal-no-position = A rodada { $round } não tem posição: sorteie primeiro.
refusal-position-played = A rodada { $round } já tem resultados com a posição: remova-os antes de sortear de novo.
refusal-nothing-to-undo = Não há nada a desfazer.

bad-setting-name = O torneio precisa de um nome.
bad-setting-federation = A federação são três letras maiúsculas, como BRA, ou nada.
bad-setting-dates = O último dia não pode ser antes do primeiro.
bad-setting-rounds = Um torneio tem de 1 a 99 rodadas.
bad-setting-system = Escolha o sistema antes da primeira rodada.
bad-setting-mini-match = Escolha uma ou duas partidas por rodada antes da primeira.
bad-setting-points = A vitória deve valer mais que o empate, o empate não menos que a derrota, nada menos que 0, e dois empates não mais que uma vitória e uma derrota.
bad-setting-tie-breaks = Os desempates são códigos de C.07, como BH/C1, BH, SB, DE, WIN, ARO, cada um uma vez.
bad-setting-positions = As posições são números de 0 a 959, e devem sobrar posições suficientes para o sorteio.
bad-setting-seeding = Indique ao menos uma lista de rating, cada uma uma vez.
bad-setting-categories = Cada categoria precisa de um nome próprio.
bad-setting-teams = Uma equipe precisa de ao menos um jogador que conte.
bad-setting-initial-color = O sorteio é feito uma vez, antes da primeira rodada.
setting-name = Nome
setting-federation = Federação
setting-dates = Datas
setting-rounds = Número de rodadas
setting-system = Sistema de emparceiramento
setting-mini-match = Partidas por rodada
setting-points = Pontos
setting-tie-breaks = Desempates
setting-positions = Regras das posições
setting-seeding = Ordenação por rating
setting-categories = Categorias
setting-teams = Equipes
setting-initial-color = Cor inicial

warning-same-name = { $who } tem o mesmo nome.
warning-round-is-published = O emparceiramento da rodada { $round } foi publicado: todos já viram.
warning-results-lost = Os resultados da rodada { $round } serão perdidos (mesas: { $boards }).
warning-position-is-drawn = A posição da rodada { $round } já foi sorteada.
warning-seen-by-everyone = Todos podem já ter visto.

result-adjourned = adiada
result-not-read = { $found } não é um resultado: escreva 1-0, 0-1, = (empate), +-- ou --+ (W.O.), --- (ninguém veio), 0-0, 1/2-0, 0-1/2 ou adj; u no fim para não avaliada.
import-no-players = O relatório não tem jogadores (registro 001).
import-odd-result = Rodada { $round }: os resultados dos jogadores { $white } e { $black } não combinam.

# rokada event
help-event = Conduzir um torneio, da lista inicial à classificação final
help-event-new = Criar um torneio
help-event-import = Criar um torneio de um relatório (TRF), ou inscrever uma lista com --into
help-event-import-encoding = Como as letras do arquivo estão gravadas, como utf-8 ou windows-1250 (padrão: reconhecida pelo arquivo)
help-event-import-strict = Recusar um arquivo do qual algo seja deixado de fora, mudado ou adivinhado
help-event-export = Escrever o relatório (trf16, trf26), as partidas (pgn), a tabela (csv) ou os fatos (json)
help-event-list = Listar os torneios
help-event-list-search = Mostrar só torneios cujo nome ou local contém estas palavras, em qualquer alfabeto
help-event-list-year = Mostrar só torneios deste ano
help-event-list-state = Mostrar só torneios em andamento (open) ou terminados (finished)
help-event-list-limit = Mostrar no máximo este número de torneios
help-event-list-page = Mostrar esta página, a partir de 1 (com --limit)
help-event-show = Mostrar um torneio: resumo, lista inicial, tabelas, ficha de um jogador, posições ou uma rodada
help-event-enter = Inscrever um jogador
help-event-withdraw = Um jogador desiste a partir da próxima rodada
help-event-return = Um jogador volta
help-event-bye = Conceder um bye para uma rodada futura
help-event-draw = Sortear a posição da rodada, com uma ata que qualquer um pode conferir
help-event-pair = Emparceirar a próxima rodada
help-event-publish = Publicar o emparceiramento
help-event-unpair = Desfazer o último emparceiramento
help-event-swap = Trocar dois jogadores de lugar
help-event-colors = Trocar as cores de uma mesa
help-event-seat = Emparceirar dois jogadores à mão, brancas primeiro
help-event-unseat = Desfazer um par
help-event-result = Informar um resultado
help-event-result-result = 1-0, 0-1, =, +--, --+, ---, 0-0, 1/2-0, 0-1/2 ou adj
help-event-correct = Corrigir um resultado, em qualquer rodada
help-event-correct-result = O resultado certo, ou none para remover
help-event-next = Sortear a posição, emparceirar e publicar a próxima rodada
help-event-rounds = Mudar o número de rodadas
help-event-rounds-rounds = Quantas rodadas
help-event-finish = Encerrar o torneio
help-event-reopen = Reabrir um torneio encerrado
help-event-archive = Arquivar um torneio encerrado
help-event-undo = Desfazer a última ação
help-event-do = Qualquer comando do torneio, em JSON
help-event-id = O torneio, como em rokada event list
help-event-name = Nome do torneio
help-event-new-rounds = Quantas rodadas (padrão: 5)
help-event-time = Minutos e segundos por lance (padrão: 10+0)
help-event-system = dutch (padrão), round-robin, double-round-robin, knock-out, scheveningen ou by-hand
help-event-place = Local
help-event-arbiter = Árbitro principal
help-event-settings = Outras configurações, em JSON
help-event-initial = A cor inicial, white ou black (padrão: sorteio)
help-event-file = O arquivo, ou - para a entrada padrão
help-event-into = Inscrever os jogadores da lista neste torneio
help-event-anyway = Fazer apesar do aviso
help-event-event-name = Dar o nome do evento, quando um aviso o pede
help-event-leave-fide-mode = Sair do modo FIDE, em definitivo
help-event-leave-fide-mode-id = O torneio, como em rokada event list
help-event-leave-fide-mode-anyway = Fazer apesar do aviso
help-event-leave-fide-mode-event-name = Dar o nome do evento, quando um aviso o pede
help-event-format = trf16, trf26, pgn, csv ou json
help-event-round = A rodada (padrão: a atual)
help-event-out = Escrever neste arquivo
help-event-what = overview (padrão), list, table, crosstable, card, positions, teams ou o número de uma rodada
help-event-of = Com card: o número do jogador na lista inicial; com table e crosstable: uma categoria
help-event-player = O jogador em uma linha, como FM Jogador 19 2310 BRA
help-event-number = O número do jogador na lista inicial
help-event-other = O número do outro jogador
help-event-kind = half, zero ou full
help-event-position = Uma posição sorteada de outro modo, por número ou letras
help-event-secret-for = Manter em segredo por tantos minutos
help-event-by-hand = Abrir a rodada sem pares
help-event-board = A mesa
help-event-game = 1, ou 2 em um minimatch
help-event-command = O comando em JSON
event-created = Torneio: { $id }
event-imported = Torneio: { $id }, { $n ->
        [one] { $n } jogador
       *[other] { $n } jogadores
    }
event-drawn = Rodada { $round }: posição { $number } { $letters }
event-drawn-board = Rodada { $round }, tabuleiro { $board }: posição { $number } { $letters }
event-before-first = { $n ->
        [one] { $n } jogador inscrito
       *[other] { $n } jogadores inscritos
    }; nenhuma rodada emparceirada ainda
event-stands = Rodada { $round }: { $n ->
        [0] nenhum resultado pendente
        [one] { $n } resultado pendente
       *[other] { $n } resultados pendentes
    }
event-overview-blitz = { $name } ({ $id }): { $players } jogadores, rodada { $round } de { $rounds }, { $time }: blitz, pelo artigo { $article }
event-overview-rapid = { $name } ({ $id }): { $players } jogadores, rodada { $round } de { $rounds }, { $time }: xadrez rápido, pelo artigo { $article }
event-overview-standard = { $name } ({ $id }): { $players } jogadores, rodada { $round } de { $rounds }, { $time }: xadrez clássico
event-overview-unknown = { $name } ({ $id }): { $players } jogadores, rodada { $round } de { $rounds }, ritmo de jogo desconhecido
event-list-part = Mostrados { $shown } de { $n } torneios
event-id = ID
event-name = Torneio
event-round = Rodada
event-players = Jogadores
event-board = Mesa
event-white = Brancas
event-black = Pretas
event-result = Resultado
event-bye = bye
event-color = Cor
event-opponent = Adversário
event-total = Total
event-white-letter = b
event-black-letter = p
event-match-points = Pts de match
event-card-score = Colocação { $rank }, pontos: { $points }
event-card-performance = Performance: { $rating }
event-card-estimate = Variação de rating estimada ({ $list } { $rating }, K { $k }, partidas válidas: { $games }): { $change }
event-whose-card = Diga de quem é a ficha, pelo número na lista inicial, como --of 7.
event-of-nothing = --of vai com card, table e crosstable: retire-o.
event-no-category = { $n ->
    [0] Não há categoria { $found }: este torneio não tem nenhuma.
   *[other] Não há categoria { $found }: escreva uma destas: { $categories }.
}
event-unknown = Não há torneio { $id }: veja rokada event list.
event-no-number = Não há número { $number } na lista inicial.
event-nothing-to-show = { $found } não pode ser mostrado: overview, list, table, crosstable, card, positions, teams ou o número de uma rodada.
event-bad-time = { $found } não é um ritmo: escreva minutos e segundos por lance, como 10+0 ou 3+2.
event-bad-json = Esse não é o JSON esperado: { $reason }
event-unknown-setting = não existe a configuração { $name }; rokada event export ID --format json mostra as que há
event-fact-unreadable = O fato { $version } de { $stream } não pode ser lido: { $reason }
event-fact-newer = O fato { $version } de { $stream } é “{ $kind }”, escrito por um Rokada mais novo: use um que o conheça
event-fact-unwritable = O fato { $version } de { $stream } não pode ser escrito: { $reason }
event-busy = Outros estão alterando o torneio agora: tente de novo.

## O código do diário do torneio, nas folhas e na tela do salão
record-title = Código do diário
record-about = { $n ->
    [one] Vale para o primeiro fato do diário deste torneio
   *[other] Vale para os primeiros { $n } fatos do diário deste torneio
}: cada inscrição, sorteio, emparceiramento e resultado até então, e nada que ainda seja secreto. Anote-o ou guarde uma folha com ele: se algo disso for alterado ou retirado depois, o código deixa de conferir.
record-none = Ainda não há código: nada deste torneio é público até agora, ou seus fatos foram guardados pela versão 0.1.
record-noted = Um código que você anotou
record-check = Conferir
record-fits = { $n ->
    [one] Confere: o único fato de então está aqui, inalterado.
   *[other] Confere: todos os { $n } fatos de então estão aqui, inalterados.
}
record-differs = Não confere.
record-no-code = Isso não é um código de diário: ele tem a forma 14-MPJT-B9D5-MPJT-B9D5.
record-by-oneself = Quem tem o próprio diário confere sem este site: rokada verify --head TORNEIO:CÓDIGO
event-stale = O banco de dados não responde. Isto é o que se sabia em { $moment }; falta o que aconteceu depois.
event-damaged = O que o diário guarda disto está danificado e por isso não pode ser mostrado. Nada mais é afetado. Avise quem mantém este site: rokada verify diz o que está danificado, rokada rescue salva o resto.
