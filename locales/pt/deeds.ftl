# O que foi feito no torneio, como conta o diário
deed-created = O torneio { $name } foi criado.
deed-settings = As configurações foram alteradas.
deed-color = O sorteio da cor inicial deu { $color ->
    [white] brancas
   *[black] pretas
}.
deed-color-noted = O sorteio da cor inicial deu { $color ->
    [white] brancas
   *[black] pretas
} ({ $note }).
deed-entered = Inscrição: { $who }.
deed-entered-late = Inscrição tardia, a partir da rodada { $round }: { $who }.
deed-entered-many = { $n ->
    [one] { $n } jogador inscrito
   *[other] { $n } jogadores inscritos
}.
deed-edited = Dados corrigidos: { $who }.
deed-removed = Retirado da lista: { $who }.
deed-ordered = A ordem da lista inicial foi alterada.
deed-withdrew = { $who } desistiu, a partir da rodada { $round }.
deed-returned = { $who } voltou, a partir da rodada { $round }.
deed-bye = { $who }: { $bye ->
    [half] bye de meio ponto
    [full] bye de um ponto
    [zero] ausência
   *[pairing] bye
} na rodada { $round }.
deed-bye-returned = { $who } devolveu o bye da rodada { $round }.
deed-forbidden = Não podem ser emparceirados: { $a } e { $b }.
deed-allowed = Podem voltar a ser emparceirados: { $a } e { $b }.
deed-team = Equipe { $team }: { $members }.
deed-team-dissolved = A equipe { $team } foi desfeita.
deed-announced = Foi publicado como será sorteada a posição da rodada { $round }.
deed-drawn = Rodada { $round }: sorteada a posição { $positions }.
deed-drawn-boards = Rodada { $round }: sorteada uma posição por mesa ({ $positions }).
deed-drawn-secret = Rodada { $round }: a posição foi sorteada. É secreta até { $moment }.
deed-announce-at = Rodada { $round }: a posição será anunciada às { $moment }.
deed-announce-now = Rodada { $round }: a posição foi anunciada.
deed-paired = A rodada { $round } foi emparceirada { $by ->
    [rules] pelas regras
    [hand] à mão
   *[file] de um arquivo
}: { $n ->
    [one] { $n } mesa
   *[other] { $n } mesas
}.
deed-swapped = Rodada { $round }: { $a } e { $b } trocaram de lugar.
deed-colors = Rodada { $round }, mesa { $board }: cores trocadas.
deed-seated = Rodada { $round }, mesa { $board }: { $white } – { $black }, emparceirados à mão.
deed-unseated = Rodada { $round }: o par da mesa { $board } foi desfeito.
deed-bye-taken = Rodada { $round }: { $who } já não tem bye.
deed-published = O emparceiramento da rodada { $round } foi publicado.
deed-unpaired = O emparceiramento da rodada { $round } foi desfeito.
deed-result = Rodada { $round }, mesa { $board }: { $result }.
deed-corrected = Rodada { $round }, mesa { $board }: { $result } em vez de { $was }.
deed-result-gone = Rodada { $round }, mesa { $board }: o resultado { $was } foi removido.
deed-reported = Rodada { $round }, mesa { $board }: { $who } informa { $result }.
deed-agreed = Rodada { $round }, mesa { $board }: { $result }, os dois jogadores confirmam.
deed-tie = Rodada { $round }, mesa { $board }: { $who } avança.
deed-tie-noted = Rodada { $round }, mesa { $board }: { $who } avança ({ $note }).
deed-board-game = { $board }, partida { $game }
deed-finished = O torneio foi encerrado.
deed-reopened = O torneio foi reaberto.
deed-archived = O torneio foi arquivado.
deed-undone = O último passo foi desfeito.
deed-by-keeper = { $name } (resultados)
deed-by-player = jogador { $name }
