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

help-rokada-data = Pasta do diário (padrão: a sua pasta de dados)
help-rokada-database = Banco PostgreSQL em vez de uma pasta: postgres://user@host/name
help-backup = Copia o diário para um arquivo novo, mesmo em uso
help-backup-file = O arquivo novo
help-restore = Recoloca uma cópia num diário vazio ou a leva para o PostgreSQL
help-restore-file = A cópia
help-verify = Confere cada fato do diário com o seu hash
