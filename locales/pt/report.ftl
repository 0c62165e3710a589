# Erros em relatórios de torneio (TRF).

trf-place = linha { $line }, coluna { $column }: { $fault }
trf-missing = este campo precisa ser preenchido: { $field }
trf-invalid = "{ $found }" não serve para o campo { $field }; { $expected }
trf-misaligned = "{ $found }" está onde um espaço deve separar dois campos; a linha está desalinhada
trf-too-few = aqui são necessários no mínimo { $needed } números iniciais
trf-duplicate-number = o número inicial { $number } já foi dado na linha { $line }; cada jogador precisa do seu
trf-unknown-player = nenhum jogador tem o número inicial { $number }
trf-unknown-team = nenhuma equipe tem o número { $number }
trf-own-opponent = rodada { $round }: ninguém pode jogar contra si mesmo
trf-opponent-names-other = rodada { $round }: a linha do jogador { $opponent } traz { $other } como adversário
trf-opponent-names-nobody = rodada { $round }: a linha do jogador { $opponent } não traz adversário
trf-same-color = rodada { $round }: o jogador { $opponent } tem a mesma cor; um é w, o outro b
trf-results-disagree = rodada { $round }: o resultado { $own } não combina com o { $other } do jogador { $opponent }
trf-no-opponent = rodada { $round }: o resultado { $letter } exige um adversário; os byes são H, F, U ou Z
trf-bye-with-opponent = rodada { $round }: { $letter } é um bye, portanto o adversário deve ser 0000
trf-second-pairing-bye = rodada { $round }: o jogador { $other } já tem o bye do emparceiramento (U)
trf-no-players = não há nenhum jogador (registro 001)

trf-field-number = número inicial
trf-field-rating = rating
trf-field-points = pontos
trf-field-rank = colocação
trf-field-opponent = adversário
trf-field-color = cor
trf-field-result = resultado
trf-field-round = rodada
trf-field-team = equipe
trf-field-strength = força da equipe
trf-field-kind = tipo
trf-field-point-code = código de pontos

trf-expected-number = o número inicial vai de 1 a 9999
trf-expected-whole = espera-se um número inteiro
trf-expected-points = os pontos têm no máximo uma casa decimal, como 4.5
trf-expected-color = espera-se w, b ou -
trf-expected-result = espera-se um destes: 1 = 0 W D L + - H F U Z
trf-expected-code = veja os códigos deste registro no formato
trf-too-wide = O relatório não pode ser escrito: { $field } { $value } tem mais de { $width } posições. Corrija ou baixe o arquivo JSON.

# What a reader tells of a file that was not taken as it stands.

note-changed = { $what } – tomado como { $as }, pois é o que o arquivo dá
note-left-out = deixado de fora – { $what }
note-guessed = { $what } – o arquivo não diz; tomado como { $as }
note-not-understood = não compreendido – { $what }
note-as-white = brancas para o jogador { $number }
note-as-by-hand = emparceiramento manual

note-what-encoding = codificação
note-what-letters = letras que a codificação não tem
note-what-record = registro
note-what-between-fields = algo entre os campos
note-what-second-record = segundo registro de um tipo que aparece uma vez
note-what-points = pontos do jogador
note-what-rounds = número de rodadas
note-what-colors = cores de uma partida
note-what-tie-break = critério de desempate
note-what-date = data
note-what-time-control = ritmo de jogo
note-what-system = sistema de emparceiramento
note-what-title = título
note-what-fide-id = número FIDE
note-what-birth = data de nascimento
note-what-sex = sexo
note-what-rating = rating
note-what-column = coluna
note-what-heading = cabeçalho da lista
note-what-sheet = aba da planilha
note-what-acceleration = aceleração
note-what-name = nome
note-what-team = equipe
note-what-more = mais daqui em diante

report-strict = com --strict nada pode ser deixado de fora, mudado ou adivinhado
report-no-such-encoding = { $name } não é uma codificação; tente utf-8, windows-1250, windows-1251 ou windows-1252
note-title = O que do arquivo não foi tomado como está
note-onward = Ao torneio
trf-more = e mais { $n } daqui em diante
