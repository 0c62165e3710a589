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

## Front

hand-front-title = Sortear a posição inicial
hand-front-about = Antes da partida, o acaso decide qual das 960 posições será jogada. Cada maneira abaixo dá a todas a mesma chance e deixa uma ata que qualquer um pode conferir.
hand-by-program = Por programa
hand-by-hand = À mão
hand-by-hand-about = O que você tem à mão? Você lança ou tira, toca no que saiu, e a primeira fileira se preenche à vista de todos.
hand-have-die = Um dado
hand-have-dice = Vários dados
hand-have-coin = Uma moeda
hand-have-cards = Baralho
hand-have-pieces = Peças de xadrez num saco
hand-have-pawns = Peões num saco
hand-have-numbers = Papéis ou bolas numeradas
hand-name-program = Sorteio com compromisso
hand-name-program-about = O site se compromete com um segredo, os presentes acrescentam palavras e então o segredo é revelado: ninguém controla o número
hand-name-quick = Sorteio rápido
hand-name-quick-about = Na hora, com números aleatórios do servidor; ninguém pode conferir de onde vieram
hand-name-one-die = Um dado
hand-name-two-dice = Dois dados
hand-name-four-dice = Quatro dados
hand-name-five-solids = Cinco sólidos
hand-name-dice-set = Jogo especial de dados
hand-name-fewest-dice = Dado, menos lances
hand-name-coin = Uma moeda
hand-name-ten-coins = Dez moedas
hand-name-fewest-coin = Moeda, menos lances
hand-name-suit = Um naipe
hand-name-pieces = Oito peças, rei corrigido
hand-name-pieces-strict = Oito peças, até dar certo
hand-name-pieces-mended = Oito peças e uma moeda
hand-name-pawns = Um peão branco entre pretos
hand-name-boxes = Três algarismos
hand-name-balls = 960 bolas
hand-name-slips = Papéis numerados
hand-mean = Em média { $mean } entradas.
hand-round = Para a minha rodada
hand-round-known = Na mesa do seu torneio, a posição da rodada é sorteada, guardada em segredo até a hora, anunciada e impressa.
hand-round-stranger = Um torneio sorteia uma posição nova a cada rodada e a guarda em segredo até a hora. O organizador entra e sorteia na mesa do torneio; sem torneio, serve qualquer maneira desta página.
hand-round-go = Ir para os torneios
hand-fair = Por que é comprovadamente justo
hand-fair-uniform = Cada método é uma pequena máquina alimentada pelo que sai. Todos os seus caminhos foram contados com frações exatas: cada uma das 960 posições tem probabilidade 1/960, ou igual entre as que podem sair. Nada foi estimado por tentativas.
hand-fair-beware = Muitas receitas que circulam não são justas: a que conta cinco como um e seis como dois dá algumas posições doze vezes mais do que outras. Por isso alguns lances aqui precisam ser repetidos.
hand-fair-program = Num sorteio por programa não se vê nada cair: por isso há um compromisso prévio com o segredo, e o número depende de palavras acrescentadas depois.
hand-fair-record = A ata contém tudo o que saiu. A conferência recalcula tudo e não acredita em nada dela. Se os dados caíram como está escrito, só os presentes sabem: por isso a ata é impressa e assinada.
hand-fair-check = Conferir um sorteio

## A draw by hand

hand-other-methods = Todas as maneiras de sortear
hand-turn = { $outcome }: { $did }
hand-heads = cara
hand-tails = coroa
hand-card = { $card ->
    [1] ás
   *[other] { $card }
}
hand-on = { $piece } em { $square }
hand-on-free = { $piece } na { $nth ->
    [1] primeira
    [2] segunda
    [3] terceira
    [4] quarta
    [5] quinta
    [6] sexta
   *[other] { $nth }ª
} casa livre, { $square }
hand-placed-with-rest = { $chosen }; { $rest } nas casas restantes
hand-repaired = corrigido: { $pieces }
hand-digit = algarismo { $nth } de { $of }
hand-counted = { $nth } de { $of }, decidem em conjunto
hand-goes-on = ainda não decidido
hand-again-unused = há aqui mais resultados do que escolhas, e este não vale para nenhuma, para que todas continuem igualmente prováveis: de novo
hand-first-rank = Primeira fileira: { $pieces }. Livres: { $free }.
hand-part = { $nth } de { $of }
hand-next = O que saiu?
hand-enter = Registrar
hand-undo = Desfazer o último
hand-again = Recomeçar
hand-keys = Com teclado: o algarismo ou a letra do que saiu; Backspace desfaz o último.
hand-so-far = { $n ->
    [one] { $n } entrada até agora
   *[other] { $n } entradas até agora
}
hand-steps = { $n ->
    [one] { $n } passo
   *[other] { $n } passos
}
hand-wrong-throw = Entrada { $nth } do endereço: { $error }
hand-too-many = Um endereço comporta no máximo { $n } entradas.
hand-go-on-before = Continuar do que foi possível ler antes
hand-another = Outro sorteio, sem esta
hand-quick-unchecked = A ata pode ser recalculada, mas ninguém pode conferir que esses números não foram escolhidos. Para uma rodada, sorteie com compromisso ou à mão.
hand-about = O método
hand-title = Para que é o sorteio
hand-title-hint = Por exemplo, o torneio e a rodada: Noite de xadrez, rodada 3
hand-title-too-long = Para que é o sorteio deve caber em uma linha de até { $n } caracteres.
hand-set-title = Anotar
hand-classical = 518, a posição clássica, pode sair
hand-exclude = Números que são sorteados de novo
hand-exclude-hint = Como os que já foram jogados no torneio: 534, 17
hand-from = Somente de uma lista curta
hand-from-hint = Números divulgados antes: 12, 700, 33. Vazio: entre todas.
hand-set = Aplicar
hand-draw-now = Sortear
hand-no-entropy = O servidor está sem números aleatórios; sorteie à mão.
hand-may-all = Todas as 960 posições podem sair.
hand-may-some = Podem sair { $n } posições; são sorteadas de novo: { $excluded }.
hand-may-listed = Sorteia-se uma de uma lista curta: { $list }.

## The record

hand-record = A ata
hand-record-about = Tudo o que saiu, em ordem. Imprima e assine, ou salve: qualquer um pode recalcular a posição a partir dela.
hand-check = Conferir
hand-save-json = Salvar como JSON
hand-save-text = Salvar como texto
hand-copy = Copiar
hand-copied = Copiado
hand-share = Compartilhar o endereço
hand-share-about = O endereço desta página contém o sorteio inteiro: quem o abrir vê o mesmo e pode conferir.
hand-commands = Conferir sem este site
hand-commands-about = Em um terminal: com o programa deste site e, para um sorteio com compromisso, com ferramentas que todo sistema tem.

## The draw by program

hand-program-about = Para uma rodada em que ninguém precise acreditar em ninguém: nem no organizador, nem nos jogadores, nem nesta página.
hand-program-1 = O site cria um segredo e mostra o SHA-256 dele, que o fixa sem revelá-lo. O título e as exclusões ficam fixados junto.
hand-program-2 = Quem quiser ter certeza acrescenta uma palavra pelo celular ou a diz em voz alta na sala.
hand-program-3 = O segredo é revelado, e o segredo e as palavras juntos dão o número, por um padrão publicado.
hand-announce = Anunciar o sorteio
hand-trust = No que você não precisa acreditar
hand-trust-once = O sorteio é feito uma única vez. Ninguém pode testar palavras até gostar do número: a primeira revelação fica no diário, e cada fato nele está encadeado ao anterior.
hand-trust-words = Se você acrescentou uma palavra depois de mostrado o compromisso, ninguém poderia saber o número antes.
hand-trust-server = Quem administra este servidor poderia ler o segredo antes do sorteio. Por isso as palavras devem vir de outros, e a última de alguém que não o administra. Um sorteio anunciado e nunca feito não prova nada: combinem antes que nesse caso decidem os dados.
hand-announced = Anunciado
hand-announced-at = Anunciado às
hand-commitment = Compromisso (SHA-256 do segredo)
hand-share-draw = Dê a todos o endereço desta página e guarde o anúncio: o que sair deve concordar com ele.
hand-save-announcement = Salvar o anúncio
hand-words = Palavras
hand-words-about = Qualquer um pode acrescentar uma ou algumas palavras. Elas formam o texto público, nesta ordem.
hand-no-words-yet = Ninguém acrescentou uma palavra ainda.
hand-word = A sua palavra
hand-add-word = Acrescentar
hand-reveal = Revelar e sortear
hand-called-out = Dito na sala
hand-called-out-hint = O que foi dito vem por último no texto. Escreva-o à vista de todos antes de sortear.
hand-wait = Quem anunciou o sorteio revela o segredo. Esta página o mostrará então.
hand-refresh = Olhar de novo
hand-drawn-at = Sorteado às { $at }
hand-how-it-came = Como se chegou a ela
hand-too-often = Sorteios demais foram anunciados daqui; espere dez segundos.
hand-words-too-fast = As palavras chegam daqui depressa demais; espere alguns segundos.
hand-already-drawn = Já foi sorteado.
hand-not-yours = Só o navegador que anunciou o sorteio pode realizá-lo.
hand-no-words = Ainda não há nenhuma palavra. Alguém que não conheça o segredo deve dar uma.
hand-bad-word = Uma palavra é uma linha de 1 a { $n } caracteres.
hand-no-more-words = O texto está cheio; o sorteio pode ser feito.

## The check

hand-verdict = O sorteio
hand-nothing-pasted = Cole uma ata ou escolha um arquivo com uma.
hand-file = Ou um arquivo com a ata
hand-paste-hint = A ata como texto ou JSON, ou o endereço de um sorteio neste site
hand-no-such-draw = Não há sorteio concluído nesse endereço.
hand-no-steps = Nenhum passo pode ser mostrado.
hand-steps-left-out = { $n ->
    [one] { $n } passo intermediário não é mostrado
   *[other] { $n } passos intermediários não são mostrados
}
hand-more-records = { $n ->
    [one] Mais { $n } ata foi conferida e não é mostrada
   *[other] Mais { $n } atas foram conferidas e não são mostradas
}; erradas entre elas: { $wrong }.
hand-not-repeated = O texto colado é longo demais para ser repetido aqui.
hand-parts = A ata parte por parte
hand-announced-here = Foi anunciado antes neste site ({ $at }), com o mesmo compromisso, título e exclusões.
hand-not-announced-here = O segredo e o compromisso correspondem. Se o compromisso foi publicado antes do texto, este site não sabe: foi anunciado em outro lugar.
hand-as-written = A ata concorda consigo mesma. Se caiu como está escrito, só sabe quem estava lá.
