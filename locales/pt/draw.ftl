# Sorteio da posição inicial

## O que se decide, e com quê

draw-ask = { $goal }: { $throw }.
draw-ask-part = { $goal }, { $nth } de { $of }: { $throw }.

draw-goal-dark-bishop = Bispo em casa escura (a, c, e, g)
draw-goal-light-bishop = Bispo em casa clara (b, d, f, h)
draw-goal-bishops-and-half = Os dois bispos e metade das escolhas dos cavalos
draw-goal-queen = Dama em uma das seis casas livres
draw-goal-queen-and-knights = Dama e uma de cinco escolhas para os cavalos
draw-goal-third-and-fifth = Um terço das casas da dama e um quinto das escolhas dos cavalos
draw-goal-queen-of-two = Dama na casa esquerda ou na direita das suas duas
draw-goal-knights-of-two = Cavalos da primeira ou da segunda de duas maneiras
draw-goal-first-knight = Cavalo em uma das cinco casas livres
draw-goal-second-knight = O outro cavalo em uma das quatro casas livres
draw-goal-number = O número, de 0 a 959, a partir do primeiro algarismo
draw-goal-entry = Uma das posições que podem ser sorteadas
draw-goal-piece-on = Peça na coluna { $file }
draw-goal-repair = Os dois bispos estão em casas da mesma cor. Moeda 1: coroa move o da esquerda, cara o da direita; moedas 2 e 3: coroa-coroa, coroa-cara, cara-coroa, cara-cara levam-no à primeira, segunda, terceira, quarta casa da outra cor a partir da esquerda; ele troca de lugar com o que está ali. Moeda

draw-throw-die = lance um dado, de 1 a { $sides }
draw-throw-coin = lance uma moeda, CA para cara ou CO para coroa
draw-throw-digits = sorteie um algarismo, de 0 a 9, e devolva-o
draw-throw-pawns = peões em um saco: { $pawns }, um deles branco; tire até ele sair: em qual retirada, de 1 a { $pawns }?
draw-throw-balls = sorteie uma bola, de 0 a 959
draw-throw-slips = sorteie um papel, de 1 a { $slips }
draw-throw-cards-dark = embaralhe o ás, o três, o cinco e o sete e tire uma carta (o ás é 1)
draw-throw-cards-light = embaralhe o dois, o quatro, o seis e o oito e tire uma carta
draw-throw-cards-rest = embaralhe as cartas restantes ({ $cards }) e tire uma
draw-throw-pieces = tire uma peça; restam { $pieces }
draw-throw-word = um número aleatório, de 0 a 65535

draw-letters = R D T B C
draw-heads = CA
draw-tails = CO
draw-words-heads = ca cara h 1
draw-words-tails = co coroa t 0

## O que a entrada fez

draw-placed = { $piece } { $file }
draw-meaning = { $outcomes }: { $meaning }
draw-meaning-again = de novo
draw-result = Posição { $number } { $letters }

draw-why-unused = Isso não decide nada aqui: de novo.
draw-why-no-such-number = Os números terminam em 959: de novo desde o primeiro algarismo.
draw-why-excluded = { $number } { $letters } está excluída: tudo de novo.
draw-why-bishops = Os dois bispos estão em casas da mesma cor: tudo de novo.
draw-why-king = O rei não está entre as torres: tudo de novo.

draw-entry-unreadable = Não é possível ler "{ $text }". { $ask }
draw-entry-impossible = { $outcome } não pode sair aqui: { $throw }
draw-entry-gone = { $outcome } já saiu: { $throw }
draw-entry-finished = o sorteio terminou: posição { $number } { $letters }
draw-entry-nothing-to-undo = ainda não há nenhuma entrada

draw-pool-empty = não resta nenhuma posição para sortear
draw-pool-twice = a posição { $number } está duas vezes na lista
draw-pool-not-for-list = o método { $method } sorteia entre todas as 960; de uma lista sorteiam { $methods }

## Os métodos

draw-method-program = Programa de computador: um segredo com compromisso prévio e um texto público
draw-method-quick = Programa de computador: números aleatórios do sistema operacional, que ninguém pode conferir
draw-method-one-die = Um dado de seis faces; o que é alto demais se lança de novo
draw-method-two-dice = Dois dados de seis faces de cores diferentes, duas vezes
draw-method-four-dice = Quatro dados de seis faces de uma vez, como número na base seis
draw-method-five-solids = Cinco dados de uma vez, com 4, 8, 6, 20 e 12 faces
draw-method-dice-set = O jogo especial de dados com 4, 4, 6, 5 e 4 faces
draw-method-fewest-dice = Um dado de seis faces com o menor número médio possível de lances
draw-method-coin = Uma moeda; o tabuleiro vai se preenchendo
draw-method-ten-coins = Dez moedas como número binário; depois de quatro caras recomeça
draw-method-fewest-coin = Uma moeda com o menor número médio possível de lances, seja o que for excluído
draw-method-suit = Um naipe de cartas: do ás ao oito para as colunas de a a h
draw-method-pieces = As oito peças, ou cartas no lugar delas, embaralhadas; o rei vai para o meio das torres
draw-method-pieces-strict = As oito peças, ou cartas, embaralhadas até tudo estar certo
draw-method-pieces-mended = As oito peças, ou cartas, embaralhadas; bispos da mesma cor são corrigidos com três lances de moeda
draw-method-pawns = Um peão branco entre pretos em um saco, cinco vezes
draw-method-boxes = Três algarismos tirados de caixas; de 960 em diante, de novo
draw-method-balls = 960 bolas numeradas
draw-method-slips = Um papel para cada posição que pode ser sorteada

draw-unknown-method = não existe o método { $name }; existem { $methods }

## Sorteio por programa

draw-program-bad-secret = um segredo tem 64 algarismos hexadecimais
draw-program-bad-commitment = um compromisso tem 64 algarismos hexadecimais
draw-program-bad-text = o texto público é uma linha de 1 a 500 caracteres
draw-program-wrong-secret = o segredo não é o do compromisso: foi publicado { $committed }, e o SHA-256 dele é { $found }
draw-program-exhausted = os números aleatórios se esgotaram; sorteie de uma lista curta

## O que está errado em uma ata

draw-fault-no-such-position = { $field }: { $number } não é posição inicial; elas vão de 0 a 959
draw-fault-list-and-exclusions = { $field }: não há nenhuma junto de uma lista curta
draw-fault-missing = { $field }: falta
draw-fault-unexpected = { $field }: este método não usa isso
draw-fault-word = { $field }: o nº { $nth } é { $found }, mas o segredo e o texto dão { $expected }
draw-fault-entry = { $field }: nº { $nth }: { $error }
draw-fault-after-the-end = { $field }: o nº { $nth } vem depois do fim do sorteio
draw-fault-too-many = { $field }: são { $n }; um sorteio tem no máximo { $most }
draw-fault-unfinished = { $field }: são { $n } e ainda não há posição sorteada
draw-fault-number = { $field }: { $found }, mas os resultados levam a { $expected }
draw-fault-letters = { $field }: { $found }, mas a posição { $number } é { $expected }
draw-fault-not-as-announced = { $field }: não é o que foi anunciado antes do sorteio

draw-text-no-header = linha 1: esperava-se { $header }
draw-text-unknown-line = linha { $line }: esperava-se algum destes: { $keys }
draw-text-twice = linha { $line }: { $field } aparece duas vezes
draw-text-bad-value = linha { $line }: { $field } não pode ser { $value }
draw-text-missing = falta a linha { $field }:
draw-json-unreadable = este JSON não é uma ata: { $detail }
draw-json-unknown-key = uma ata não tem { $key }

## No terminal

draw-method-label = Método
draw-pool-label = Posições que podem ser sorteadas
draw-expected-label = Número médio de entradas
draw-numbers-only = { $number } não é posição inicial; elas vão de 0 a 959
draw-commands = { $undo } desfaz a última entrada, { $quit } salva e sai.
draw-words-undo = desfazer undo
draw-words-quit = sair quit exit
draw-confirm = Enter confirma; { $undo } desfaz a última entrada.
draw-undone = Desfeito: { $outcome }
draw-saved = Salvo em { $file }. Para continuar: { $command }
draw-unfinished = ainda não há posição sorteada. { $ask }
draw-too-many = o sorteio terminou antes de { $outcome }
draw-wrong-method = { $file } usa o método { $method }, que é de outro comando
draw-mini-match = Duas partidas com a mesma posição, cores invertidas na segunda.
draw-check = Para conferir: rokada draw verify FILE
draw-check-by-hand = À mão, com sha256sum e openssl:
draw-signature = Assinatura
draw-publish = Para publicar antes do sorteio:
draw-keep = Para guardar em segredo até lá:
draw-ask-text = Texto público
draw-ask-secret = Segredo
draw-needs = para o sorteio por programa informe { $options }
draw-no-entropy = o sistema operacional não fornece números aleatórios: { $reason }
draw-verified = Correto: posição { $number } { $letters }
draw-refused = recusada: { $reason }

## Ajuda

help-draw = Sorteia a posição inicial: por programa, dados, moeda, cartas ou outros meios
help-draw-program = Por programa: rápido, ou com um segredo com compromisso prévio e um texto público
help-draw-program-seed-commitment = O compromisso publicado antes
help-draw-program-announcement = O anúncio salvo por rokada draw commit, no lugar do compromisso
help-draw-program-secret = O segredo, agora revelado
help-draw-program-text = O texto público que os jogadores disseram
help-draw-commit = Cria um segredo e o compromisso, a publicar antes de um sorteio por programa
help-draw-dice = Com dados
help-draw-coin = Com uma moeda
help-draw-cards = Com cartas de baralho ou com as oito peças
help-draw-lots = Com peões em um saco, algarismos de caixas, bolas ou papéis
help-draw-methods = Todos os métodos, com o número médio de entradas
help-draw-verify = Recalcula uma ata; se algo está errado, recusa-a e diz por quê
help-draw-verify-protocol = Um arquivo com atas, texto ou JSON; - é a entrada padrão
help-draw-verify-announcement = O anúncio feito antes, para comparar
help-draw-outcomes = O que já saiu: números, H (cara) ou T (coroa), ou letras de peças K Q R B N
help-draw-dice-method = one-die (padrão), two-dice, four-dice, five-solids, dice-set, fewest-dice
help-draw-coin-method = coin (padrão), ten-coins, fewest-coin
help-draw-cards-method = suit (padrão), pieces, pieces-strict, pieces-mended
help-draw-lots-method = pawns (padrão), boxes, balls, slips
help-draw-exclude = Números que se sorteiam de novo, como 534,17 (518 sempre, se não for permitida)
help-draw-allow-classical = A 518, posição clássica, pode ser sorteada
help-draw-from = Lista curta de onde sortear, como 12,700,33
help-draw-boards = Sorteia uma posição para cada um de tantos tabuleiros
help-draw-short-list = Sorteia uma lista curta de tantas posições
help-draw-repeats = A mesma posição pode sair em vários tabuleiros
help-draw-mini-match = Duas partidas com cada posição, cores invertidas
help-draw-title = Para que é o sorteio, como o torneio e a rodada
help-draw-signed = Quem assina a ata; pode ser repetido
help-draw-save = Arquivo para a ata: JSON se terminar em .json, senão texto
help-draw-resume = Continua um sorteio salvo em um arquivo
