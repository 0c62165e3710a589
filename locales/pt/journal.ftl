# O diário e os comandos que cuidam dele.

journal-conflict = outra pessoa mudou isto nesse meio-tempo: veja o que está lá agora e tente de novo
journal-disk-full = o disco está cheio: libere espaço e tente de novo; nada do que foi salvo se perdeu
journal-unreachable = o banco de dados não responde: tente de novo quando ele voltar ({ $reason })
journal-too-new = este diário foi escrito por um Rokada mais novo (versão das tabelas { $found }): use-o
journal-not-a-journal = { $file } não é um diário do Rokada ou está danificado ({ $reason })
journal-not-empty = { $name } já existe: indique um arquivo novo ou um diário vazio
journal-tampered = o fato { $version } de { $stream } não confere com o seu hash; não foi copiado
journal-bad-address = isso não é o endereço de um banco de dados, como postgres://user@host/name ({ $reason })
journal-no-entropy = o sistema operacional não fornece números aleatórios: { $reason }
journal-database = o banco de dados recusou: { $reason }

journal-no-folder = nenhuma pasta de dados é conhecida: indique uma com --data
journal-copied = { $n ->
    [one] { $n } fato copiado para { $target }
   *[other] { $n } fatos copiados para { $target }
}
journal-sound = { $facts ->
    [one] { $facts } fato conferido, fluxos: { $streams }; todos os hashes conferem
   *[other] { $facts } fatos conferidos, fluxos: { $streams }; todos os hashes conferem
}
journal-fault-missing = { $stream }: falta o fato { $version }
journal-fault-hash-differs = { $stream }: o fato { $version } ou o anterior foi alterado

journal-read-only = aqui o diário só pode ser lido: o arquivo ou a mídia está protegido contra gravação
journal-nothing-there = não há nada no diário { $name }
journal-notes = não foi possível anotar os hashes finais em { $file } ({ $reason })
journal-unreadable = algo no diário não pode ser lido ({ $reason }): rokada verify diz o quê, rokada rescue salva o resto
journal-against-unreadable = { $file } não é uma resposta de rokada verify --json ({ $reason })

journal-noted = hashes finais anotados em { $at }: procura-se o que foi anotado então; { $n ->
    [0] nada é mais novo
    [one] { $n } fato é mais novo
   *[other] { $n } fatos são mais novos
}. Se depois veio mais, não se sabe
journal-nothing-noted = não há hashes finais anotados junto deste diário: não se sabe se o fim foi cortado
journal-fault-damaged = o arquivo está danificado: { $reason }. rokada rescue salva o que está íntegro
journal-fault-empty = não há nada no diário
journal-fault-not-whole = este arquivo foi copiado durante o uso, sem o seu log (-wal): podem faltar fatos. Copie os dois ou use rokada backup
journal-fault-heads-unreadable = o arquivo de hashes anotados está danificado: não há como comparar com o que ele sabia
journal-fault-unreadable = { $stream }: o fato { $version } não pode ser lido
journal-fault-rewritten = { $stream }: o fato { $version } não é o que foi anotado: o que veio antes foi reescrito
journal-fault-gone = { $stream }: não está lá, embora { $noted } fatos tenham sido anotados
journal-fault-shorter = { $stream }: { $there } fatos, embora { $noted } tenham sido anotados
journal-fault-count = { $stream }: há { $held } fatos, deveriam ser { $length }
journal-lost = { $stream }: os fatos { $from } a { $to } faltam ou foram alterados; deles, { $loose } ainda estão no arquivo danificado
journal-ends-unknown = não há hashes finais anotados junto do diário: não se sabe se falta mais nos fins

help-rokada-data = Pasta do diário (padrão: a sua pasta de dados)
help-rokada-database = Banco PostgreSQL em vez de uma pasta: postgres://user@host/name
help-backup = Copia o diário para um arquivo novo, mesmo em uso
help-backup-file = O arquivo novo
help-restore = Recoloca uma cópia num diário vazio ou a leva para o PostgreSQL
help-restore-file = A cópia
help-verify = Confere cada fato do diário com o seu hash
help-verify-against = Uma resposta anterior de verify --json: diz o que sumiu, encurtou ou foi reescrito desde então
help-verify-head = Um código de diário anotado, depois do nome do torneio: noite:14-MPJT-B9D5-MPJT-B9D5
help-rescue = Tira de um diário danificado cada fato cuja cadeia confere e diz o que falta
help-rescue-from = O arquivo danificado ou a pasta em que está
help-rescue-to = O arquivo novo, que restore pode recolocar
