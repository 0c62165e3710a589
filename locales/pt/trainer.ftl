# O roque explicado, ensinado e praticado; anúncio dos lances.

trainer-menu = Roque
trainer-menu-explain = Explicar
trainer-menu-lessons = Lições
trainer-menu-practice = Praticar
trainer-menu-ruling = Decisão do árbitro
trainer-menu-announce = Anunciar

# Explicar
trainer-position = Posição: número 0-959, letras ou FEN
trainer-player = Quem roca
trainer-player-turn = quem tem a vez
trainer-set-up = Montar uma posição à mão
trainer-set-up-about = Escolha uma peça e depois a casa. O campo acima acompanha o tabuleiro; depois dele vem de quem é a vez (w ou b) e quem ainda pode rocar (KQkq). Então toque em “Explicar”.
trainer-of = Roques de: { $player }
trainer-may = Pode ser jogado agora
trainer-may-not = Não pode ser jogado agora
trainer-announcement = Anúncio
trainer-ways = Cada caminho em separado
trainer-king-way = Rei { $from }–{ $to }. Devem estar vazias: { $empty }. Não podem estar atacadas: { $safe }.
trainer-king-stays = O rei fica em { $from }; essa casa não pode estar atacada.
trainer-rook-way = Torre { $from }–{ $to }. Devem estar vazias: { $empty }. Ela pode passar por casas atacadas.
trainer-rook-stays = A torre fica em { $from }. Ela pode estar atacada.
trainer-say-first = Dizer antes “vou rocar” evita mal-entendidos. Toque primeiro no rei, mesmo quando ele fica onde está.
trainer-legend = O que significam as marcas
trainer-legend-king = caminho do rei
trainer-legend-rook = caminho da torre
trainer-legend-empty = deve estar vazia
trainer-legend-safe = não pode estar atacada
trainer-legend-obstacle = impede o roque

# Lições
trainer-lessons-title = O roque em treze lições
trainer-lessons-about = Depois do roque, rei e torre ficam como no xadrez clássico: c1 e d1, ou g1 e f1. O que muda é de onde eles saem. Cada lição mostra um caso.
trainer-both-here = Os dois roques nesta posição
lesson-rook-only = Só a torre se move
lesson-rook-only-text = O rei já está em g1, para onde o roque o levaria. A torre salta de h1 para f1, e isso é o roque. No tabuleiro real toque primeiro no rei mesmo assim: a torre tocada primeiro tem de fazer um lance próprio.
lesson-king-only = Só o rei se move
lesson-king-only-text = A torre já está em f1. O rei vai de e1 a g1, passando pela própria torre.
lesson-swap = Rei e torre trocam de casa
lesson-swap-text = Rei f1, torre g1: eles trocam de lugar. Não há nada entre os dois, portanto nenhuma casa precisa estar vazia; as duas casas do rei não podem estar atacadas.
lesson-both-ways = Um rei, dois roques
lesson-both-ways-text = Rei em b1, torres em a1 e h1. Para o lado c o rei dá um só passo, e a torre vai a d1. Para o lado g ele percorre cinco casas, e todas devem estar vazias e livres de ataque.
lesson-move-one = Roque no primeiro lance
lesson-move-one-text = Em { $all } das 960 posições o roque é possível antes de qualquer outro lance: em { $g } para o lado g (rei f1, torre g1) e em { $c } para o lado c (rei d1, torre c1). Nunca para os dois.
lesson-may-stay = Casas que podem estar ocupadas
lesson-may-stay-text = Só importa o que está nos dois caminhos. Depois do roque do lado c as casas a1, b1 e e1 podem estar ocupadas; depois do roque do lado g, e1 e h1: aqui essas peças nem se moveram.
lesson-two-paths = Dois caminhos, um de cada vez
lesson-two-paths-text = Reconhecer o rei e a torre não basta. No primeiro tabuleiro o caminho do rei está livre, mas a dama em d1 ocupa a casa da torre. No segundo a torre não precisa se mover, mas o cavalo ocupa a casa do rei.
lesson-out-of-check = Não em xeque
lesson-out-of-check-text = O rei em xeque não roca. O direito não se perde: defendido o xeque sem mover o rei, o roque pode voltar a ser possível.
lesson-through-check = Não por uma casa atacada
lesson-through-check-text = O bispo ataca f1, por onde o rei passaria no caminho de b1 a g1. Quanto mais longo o caminho, mais casas devem estar livres de ataque.
lesson-into-check = Não para uma casa atacada
lesson-into-check-text = O rei daria um só passo, até c1, mas a torre de c8 ataca essa casa.
lesson-rook-attacked = A torre pode estar atacada
lesson-rook-attacked-text = No primeiro tabuleiro a torre de a1 está atacada; no segundo ela passa pela casa atacada b1. Nada disso importa: só as casas do rei não podem estar atacadas.
lesson-uncovers = A torre que protege o seu rei
lesson-uncovers-text = Nenhuma casa do rei está atacada agora. Mas a torre de b1 detém a torre de a1: quando ela for a d1, o rei em c1 ficará em xeque. Por isso o roque é ilegal. O xadrez clássico não conhece este caso.
lesson-right-lost = Parece certo, mas o direito se perdeu
lesson-right-lost-text = Rei e torre estão onde começaram e os caminhos estão livres. Mas a torre de h1 já se moveu e voltou: o direito de rocar com ela está perdido para sempre.

# Praticar
trainer-practice-title = Pratique o roque
trainer-levels = Nível
trainer-level = { $level ->
    [1] 1 Casas clássicas
    [2] 2 Qualquer das 960
    [3] 3 Ataques e direitos
   *[4] 4 De tudo
}
trainer-question = As { $color ->
    [white] brancas
   *[black] pretas
} podem rocar agora { $wing ->
    [c] do lado c (O-O-O)
   *[g] do lado g (O-O)
}?
trainer-rights = { $n ->
    [one] O rei e a torre de { $squares } ainda não se moveram
   *[other] O rei e as torres de { $squares } ainda não se moveram
}; com outra torre não há direito ao roque.
trainer-rights-none = O rei ou as torres já se moveram: não resta direito ao roque.
trainer-yes = Sim
trainer-no = Não
trainer-which-empty = Quais casas devem estar vazias?
trainer-which-safe = Quais casas não podem estar atacadas?
trainer-which-fault = Quais peças impedem?
trainer-fault-hint = Escolha no tabuleiro as peças que estão no caminho ou que atacam; nenhuma, se nada impede.
trainer-rank-hint = As casas do próprio roque, possa ele ser jogado ou não. O rei e a torre não contam como obstáculo.
trainer-check = Conferir a resposta
trainer-skip = Outro exercício
trainer-next = Próximo exercício
trainer-again = O mesmo de novo
trainer-all-right = Tudo certo.
trainer-not-all-right = Nem tudo está certo.
trainer-asked = Pergunta
trainer-given = Sua resposta
trainer-right = Certo
trainer-may-column = Pode ser jogado agora?
trainer-sign-right = certo
trainer-sign-wrong = errado
trainer-why = Por quê
trainer-progress = Seu progresso
trainer-answered = Respondidos
trainer-in-a-row = Em sequência
trainer-progress-about = Guardado só neste navegador.
trainer-clear = Apagar
trainer-clear-sure = Toque de novo para apagar
trainer-no-square = “{ $value }” não é uma casa: escreva como g1
trainer-no-level = Não existe o nível “{ $value }”: escolha 1, 2, 3 ou 4
trainer-no-seed = “{ $value }” não é número de exercício

# Anúncio
trainer-announce-title = Anunciar um lance
trainer-announce-about = Como se diz um lance a quem não vê o tabuleiro, em quatro línguas. No roque diz-se onde ficam o rei e a torre: no Chess960 só o nome não basta para a mão.
trainer-announce-board = A posição antes do lance
trainer-move = Lance
trainer-move-hint = Como os jogadores escrevem ou pelas casas: Cf3, O-O, e2e4; o roque também como rei toma torre
trainer-announce-ask = Anunciar
trainer-speak = Falar
trainer-other-styles = Outras maneiras de dizer
