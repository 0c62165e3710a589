# A mesa do árbitro: suas partes, o próximo passo, perguntas feitas uma vez
desk-title = Mesa do árbitro
desk-parts = Partes da mesa do árbitro
desk-part-desk = Mesa
desk-part-players = Jogadores
desk-part-draw = Posição
desk-part-pairing = Emparceiramento
desk-part-results = Resultados
desk-part-settings = Configurações
desk-part-journal = Diário
desk-next = Próximo passo
desk-stands-before = { $n ->
    [0] Ninguém inscrito ainda
    [one] { $n } jogador inscrito
   *[other] { $n } jogadores inscritos
}. Nenhuma rodada emparceirada ainda; serão { $rounds }.
desk-stands-round = Rodada { $round } de { $rounds }, { $n ->
    [one] { $n } jogador
   *[other] { $n } jogadores
}
desk-stands-finished = O torneio está encerrado após { $round } de { $rounds } rodadas, com { $n ->
    [one] { $n } jogador
   *[other] { $n } jogadores
}.
desk-stands-archived = O torneio está arquivado após { $round } de { $rounds } rodadas, com { $n ->
    [one] { $n } jogador
   *[other] { $n } jogadores
}.
desk-step-players = Inscrever jogadores
desk-step-teams = Formar as equipes
desk-step-color = Sortear a cor inicial
desk-step-draw = Sortear a posição da rodada { $round }
desk-step-pair = Emparceirar a rodada { $round }
desk-step-by-hand = Abrir a rodada { $round } e emparceirar à mão
desk-step-places = Formar os pares da rodada { $round }
desk-step-publish = Publicar a rodada { $round }
desk-step-results = Informar resultados da rodada { $round }: { $done } de { $boards }
desk-step-ties = Dizer quem avança da rodada { $round }
desk-step-finish = Encerrar o torneio
desk-step-table = Classificação final
desk-archive = Arquivar
desk-reopen = Reabrir
desk-at-once = De uma vez: sortear, emparceirar e publicar a rodada { $round }
desk-by-hand = Emparceirar à mão
desk-look-at-pairing = Ver antes o emparceiramento
desk-secret = A posição da rodada { $round } foi sorteada e é secreta até { $moment }. Só árbitros a veem.
desk-secret-change = Anunciar antes ou depois
desk-left = Faltam { $left }.
desk-warnings = Pense nisto a tempo
desk-ways = Mais nesta mesa
desk-way-players = Jogadores: inscrição, dados, desistência, byes
desk-way-order = Ordem da lista inicial
desk-way-pairs = Pares proibidos
desk-way-teams = Equipes
desk-way-lot = Sorteio da cor inicial
desk-way-undo = Desfazer o último passo
desk-way-links = Links para quem anota resultados e para jogadores
desk-hall = Para o salão
desk-hall-screen = Tela do salão
desk-way-page = A rodada como todos a veem
desk-way-table = Classificação
desk-confirm = Fazer mesmo assim?
desk-confirm-journal = Se o fizer, o diário dirá:
desk-confirm-about = Nada foi feito ainda. O que fizer agora pode ser desfeito na mesa como último passo.
desk-confirm-do = Fazer mesmo assim
desk-confirm-not = Deixar como está
desk-refused = Isso não foi feito
desk-back = Voltar à mesa
desk-faults = { $n ->
    [one] É preciso corrigir { $n } ponto
   *[other] É preciso corrigir { $n } pontos
}
undo-title = Desfazer o último passo
undo-about = Isto será desfeito, e o torneio ficará como estava antes:
undo-do = Desfazer
undo-changed = Nesse meio-tempo alguém fez outra coisa. Veja de novo o que seria desfeito.
journal-title = Diário
journal-undone = desfeito
lot-title = Sorteio da cor inicial
lot-about = É a cor do primeiro jogador da lista na rodada 1.
lot-none = O sorteio ainda não foi feito.
lot-stands = O sorteio deu: { $color }.
lot-color = Sorteio
lot-color-lot = Sorteada pelo programa
lot-color-white = Brancas, sorteadas à mão
lot-color-black = Pretas, sorteadas à mão
lot-note = Como foi sorteada (opcional)
lot-keep = Registrar o sorteio
new-title = Novo torneio
new-players = Jogadores
new-list = Lista inicial, se já houver
new-list-hint = Um jogador por linha, por exemplo: FM Jogador 01 2100 BRA. Ou cole uma tabela com cabeçalho.
new-file = Ou um arquivo: CSV, .xlsx, .ods ou um relatório de torneio (TRF)
new-color = Cor inicial
new-color-lot = Por sorteio do programa
new-color-white = Brancas
new-color-black = Pretas
new-make = Criar o torneio
new-from-report = Em vez disso, criar de um relatório de torneio (TRF)
new-report-file = O relatório como arquivo
new-report = Ou cole-o
new-import = Criar o torneio do relatório
