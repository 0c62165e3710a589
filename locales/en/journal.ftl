# The journal and the commands that keep it.

journal-conflict = somebody else changed this in between: look at what is there now and try again
journal-disk-full = the disk is full: make room and try again; nothing that was saved is lost
journal-unreachable = the database cannot be reached: try again when it answers ({ $reason })
journal-too-new = this journal was written by a newer Rokada (tables version { $found }): use that one
journal-not-a-journal = { $file } is not a Rokada journal, or it is damaged ({ $reason })
journal-not-empty = { $name } is already there: give a new file or an empty journal
journal-tampered = fact { $version } of { $stream } is not what its hash says; it was not copied
journal-bad-address = that is not the address of a database, such as postgres://user@host/name ({ $reason })
journal-no-entropy = the operating system gives no random numbers: { $reason }
journal-database = the database refused: { $reason }

journal-no-folder = no folder for the data is known: give one with --data
journal-copied = { $n ->
    [one] { $n } fact copied to { $target }
   *[other] { $n } facts copied to { $target }
}
journal-sound = { $facts ->
    [one] { $facts } fact checked, streams: { $streams }; every hash fits
   *[other] { $facts } facts checked, streams: { $streams }; every hash fits
}
journal-fault-missing = { $stream }: fact { $version } is missing
journal-fault-hash-differs = { $stream }: fact { $version } or the one before it has been changed

help-rokada-data = Folder of the journal (default: your data folder)
help-rokada-database = PostgreSQL database instead of a folder: postgres://user@host/name
help-backup = Copy the journal to a new file, while it is in use
help-backup-file = The new file
help-restore = Put a backup into an empty journal, or move it to PostgreSQL
help-restore-file = The backup
help-verify = Check every fact of the journal against its hash
