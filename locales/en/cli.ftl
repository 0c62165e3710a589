# The command line's own words. help-<command> and help-<command>-<argument> explain commands.

usage = Usage
usage-options = OPTIONS
usage-command = COMMAND
commands = Commands
arguments = Arguments
options = Options

positions-counted = { $n ->
    [one] { $n } position
   *[other] { $n } positions
}

help-rokada = The Chess960 system: draw, explore, castle, play, run events
help-rokada-json = Print one JSON document, for programs
help-rokada-lang = Language: en, sr, pt or ru (default: the system's)
help-flag-help = Explain this command
help-flag-version = Print the version
help-encoding = How the letters of the file are stored, such as utf-8 or windows-1250 (default: told by the file)
help-strict = Refuse a file of which anything is left out, changed or guessed

error = error
try-help = For the commands and their options: { $command } --help
usage-unknown = there is no option or argument { $found } here
usage-did-you-mean = did you mean { $suggestion }?
usage-missing = missing: { $missing }
usage-missing-command = give a command
usage-unknown-command = there is no command { $found }
usage-bad-value = { $value } is not a value for { $argument }
usage-expected-one-of = expected one of: { $values }
usage-conflict = { $argument } cannot go together with { $other }
usage-other = the command line could not be read: { $detail }

file-unreadable = { $file } cannot be read: { $reason }
file-unwritable = { $file } cannot be written: { $reason }
stdin-unreadable = the standard input cannot be read: { $reason }
reason-not-found = there is no such file
reason-not-allowed = it is not allowed
reason-is-directory = it is a folder
reason-no-directory = it is a file, not a folder
reason-disk-full = the disk is full
reason-not-text = it is not text in UTF-8
reason-address-in-use = another program listens there: choose another --port
