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

journal-read-only = the journal can only be read here: its file or medium is protected against writing
journal-nothing-there = there is nothing in the journal { $name }
journal-notes = the heads cannot be noted in { $file } ({ $reason })
journal-unreadable = something in the journal cannot be read ({ $reason }): rokada verify tells what, rokada rescue saves the rest
journal-against-unreadable = { $file } is not an answer of rokada verify --json ({ $reason })

journal-noted = heads noted on { $at }: what was noted then is looked for; { $n ->
    [0] nothing is newer
    [one] { $n } fact is newer
   *[other] { $n } facts are newer
}. Whether more came after is not known
journal-nothing-noted = no heads are noted beside this journal: whether facts were cut off its end is not known
journal-fault-damaged = the file is damaged: { $reason }. rokada rescue saves what is sound
journal-fault-empty = there is nothing in the journal
journal-fault-not-whole = this file was copied while in use, without its log (-wal): facts may be missing. Copy both, or use rokada backup
journal-fault-heads-unreadable = the file of noted heads is damaged: what it knew can't be compared
journal-fault-unreadable = { $stream }: fact { $version } cannot be read
journal-fault-rewritten = { $stream }: fact { $version } is not the one that was noted: what came before was rewritten
journal-fault-gone = { $stream }: not there, though { $noted } facts were noted
journal-fault-shorter = { $stream }: { $there } facts, though { $noted } were noted
journal-fault-count = { $stream }: { $held } facts are held, { $length } should be
journal-lost = { $stream }: facts { $from } to { $to } are missing or changed; of them { $loose } are still in the damaged file
journal-ends-unknown = no heads are noted beside the journal: whether more is missing at the ends is not known

help-rokada-data = Folder of the journal (default: your data folder)
help-rokada-database = PostgreSQL database instead of a folder: postgres://user@host/name
help-backup = Copy the journal to a new file, while it is in use
help-backup-file = The new file
help-restore = Put a backup into an empty journal, or move it to PostgreSQL
help-restore-file = The backup
help-verify = Check every fact of the journal against its hash
help-verify-against = An earlier answer of verify --json: tells what is gone, shorter or rewritten since
help-verify-head = A journal code that was noted, after its event: evening:14-MPJT-B9D5-MPJT-B9D5
help-rescue = Take out of a damaged journal every fact whose chain fits, and say what is missing
help-rescue-from = The damaged file, or the folder with it
help-rescue-to = The new file, which restore can put back
