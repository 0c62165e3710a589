# Emparceiramento pelas regras: o comando, as razões de um par e por que uma rodada não pode ser emparceirada

help-pair = Emparceira a próxima rodada de um relatório de torneio (TRF)
help-pair-file = O relatório, - para a entrada padrão
help-pair-system = Sistema: dutch (o suíço da FIDE, padrão) ou berger (todos contra todos)
help-pair-double = O todos contra todos é em dois turnos
help-pair-round = Emparceira de novo esta rodada em vez da próxima
help-pair-pairs = Grava os pares neste arquivo
help-pair-explain = Mostra por que cada par é assim
help-pair-check = Emparceira de novo todas as rodadas e informa as diferenças
help-pair-generate = Cria um torneio aleatório; o arquivo diz como ele é
help-pair-seed = O número do qual o torneio aleatório é sorteado
help-pair-output = Grava o torneio aleatório neste arquivo

pair-no-such-round = A rodada { $round } não pode ser emparceirada: a próxima é a rodada { $last }.
round-robin-no-such-round = Não há rodada { $round }: o todos contra todos tem { $rounds }.
pair-board = Mesa
pair-white = Brancas
pair-black = Pretas
pair-points = Pontos
pair-floats = Flutuação
pair-colors = Cores
pair-bye = Bye: { $player }, { $points } pontos
pair-check-difference = Rodada { $round }: no relatório { $file }; pelas regras { $rules }
pair-check-points = Jogador { $number }: o relatório declara { $file } pontos, os resultados dão { $rules }
pair-check-rank = Jogador { $number }: o relatório declara o lugar { $file }, pelos pontos é { $rules }
pair-check-order = Jogador { $number }: o relatório declara o lugar { $file }, pelos critérios de desempate é { $rules }
pair-check-result = { $rounds ->
    [one] { $rounds } rodada emparceirada
   *[other] { $rounds } rodadas emparceiradas
} de novo, { $differences ->
    [0] nenhuma diferença
    [one] { $differences } rodada difere
   *[other] { $differences } rodadas diferem
}

color-both-wishes = as duas preferências (5.2.1)
color-stronger-wish = a preferência mais forte (5.2.2)
color-wider-difference = a maior diferença de cores (5.2.2)
color-alternation = alternância desde { $games ->
    [one] a última partida
   *[other] { $games } partidas atrás
} (5.2.3)
color-higher-ranked = a preferência de quem está mais bem colocado (5.2.4)
color-initial-side = número inicial e cor inicial (5.2.5)
float-white-down = brancas descem, pretas sobem
float-black-down = pretas descem, brancas sobem

refusal-no-round-left = Todas as { $rounds } rodadas já foram jogadas.
refusal-too-few-players = Uma rodada precisa de pelo menos 2 jogadores, não { $players }.
refusal-no-legal-pairing = Nenhum emparceiramento respeita as regras absolutas (sem repetição, um só bye, limites de cor): { $players } não podem ser todos emparceirados ao mesmo tempo. O árbitro decide.
refusal-nobody-may-have-bye = O número de jogadores é ímpar e ninguém que sobra pode receber o bye. O árbitro decide.
table-number-zero = Um jogador tem o número 0; os números começam em 1.
table-repeated-number = Dois jogadores têm o número { $number }.
table-history-length = { $player } tem { $rounds } rodadas de histórico, os outros têm { $expected }.
table-unknown-opponent = Rodada { $round }: { $player } enfrentou o número { $opponent }, que não existe.
table-one-sided-game = Rodada { $round }: { $player } enfrentou { $opponent }, cujo registro não diz isso.
table-unknown-forbidden = Um par proibido cita o número { $number }, que não existe.

pair-missing-results = a rodada { $round } tem partidas sem resultado; lance-os primeiro
pair-other-system = o arquivo é de outro sistema: { $system }. Aqui a Rokada emparceira o suíço holandês e o todos contra todos
pair-older-edition = o arquivo indica a edição { $edition } do sistema holandês; emparceirado pelas regras em vigor desde 1º de fevereiro de 2026
edition-undated = o primeiro dia não é conhecido: pelas regras mais novas
edition-older = o torneio começou antes de 1º de fevereiro de 2026: emparceiramento pelas regras holandesas em vigor desde então
