# O explorador das 960 posições iniciais.

explore-slider = Número, de 0 a 959
explore-keys = Teclas: ← e → para a vizinha, Home e End para as pontas, R para uma qualquer.
explore-random = Uma posição qualquer
explore-play = Jogar daqui
explore-change = Mudar casa por casa
explore-share = Enviar ou guardar
explore-address = Endereço
explore-build = Montar uma posição
explore-build-about = Escolha uma peça para qualquer casa; só se oferece o que ainda pode ficar ali. Escolha uma peça colocada para retirá-la.
explore-left = { $n ->
    [0] Nenhuma posição serve
    [one] { $n } posição serve
   *[other] { $n } posições servem
}
explore-take-back = retirar: { $piece }
explore-list = Mostrar todas
explore-clear = Recomeçar

explore-search = Procurar pela disposição
explore-array = Letras de a a h, ? para qualquer peça
explore-any = tanto faz
explore-find = Procurar
explore-none = Não há posição assim. Retire uma condição.
explore-criterion = { $criterion ->
    [queen] Dama na coluna
    [king] Rei na coluna
    [halves] Rei e dama
    [bishops] Bispos
    [pawns] Peões sem proteção
    [first] Roque no primeiro lance
    [g] Roque do lado g
   *[c] Roque do lado c
}
explore-halves-option = { $option ->
    [apart] em lados opostos
   *[together] do mesmo lado
}
explore-bishops-option = { $option ->
    [corner] pelo menos um no canto
    [corners] nos dois cantos
    [none] nenhum no canto
   *[beside] lado a lado
}
explore-first-option = { $option ->
    [g] possível do lado g
    [c] possível do lado c
   *[none] impossível
}
explore-wrong-choice = “{ $value }” não pode ser escolhido aqui. Escolha da lista do formulário
explore-wrong-array = “{ $value }” não é uma disposição: escreva até oito letras K Q R B N, e ? onde pode ficar qualquer peça

explore-step-light = { $n } = 4 × { $quotient } + { $rest }. O bispo das casas claras vai para a casa clara de número { $rest }, contando de 0: { $squares }.
explore-step-dark = { $n } = 4 × { $quotient } + { $rest }. O bispo das casas escuras vai para a casa escura de número { $rest }: { $squares }.
explore-step-queen = { $n } = 6 × { $quotient } + { $rest }. A dama vai para a casa livre de número { $rest }: { $squares }.
explore-step-knights = Resta { $n }: os cavalos ocupam o par { $n } dos dez pares entre as cinco casas livres, na ordem 01, 02, 03, 04, 12, 13, 14, 23, 24, 34: { $squares }.
explore-step-rest = Torre, rei e torre ocupam as três últimas: { $squares }.
