# Faults of tournament reports (TRF).

trf-place = line { $line }, column { $column }: { $fault }
trf-missing = this must be filled in: { $field }
trf-invalid = "{ $found }" cannot stand for the { $field }; { $expected }
trf-misaligned = "{ $found }" stands where a blank must separate two fields; the line is not aligned
trf-too-few = at least { $needed } starting ranks are needed here
trf-duplicate-number = starting rank { $number } was given on line { $line }; each player needs their own
trf-unknown-player = no player has starting rank { $number }
trf-unknown-team = no team has number { $number }
trf-own-opponent = round { $round }: a player cannot meet themselves
trf-opponent-names-other = round { $round }: the line of player { $opponent } names { $other } as the opponent
trf-opponent-names-nobody = round { $round }: the line of player { $opponent } names no opponent
trf-same-color = round { $round }: player { $opponent } has the same colour; one is w, the other b
trf-results-disagree = round { $round }: result { $own } cannot go with { $other } of player { $opponent }
trf-no-opponent = round { $round }: result { $letter } needs an opponent; byes are H, F, U or Z
trf-bye-with-opponent = round { $round }: { $letter } is a bye, so the opponent must be 0000
trf-second-pairing-bye = round { $round }: player { $other } has the pairing-allocated bye (U) already
trf-no-players = there is no player (record 001)

trf-field-number = starting rank
trf-field-rating = rating
trf-field-points = points
trf-field-rank = rank
trf-field-opponent = opponent
trf-field-color = colour
trf-field-result = result
trf-field-round = round
trf-field-team = team
trf-field-strength = strength factor
trf-field-kind = kind
trf-field-point-code = point code

trf-expected-number = a starting rank is a number from 1 to 9999
trf-expected-whole = a whole number is expected
trf-expected-points = points have at most one decimal, such as 4.5
trf-expected-color = w, b or - is expected
trf-expected-result = one of 1 = 0 W D L + - H F U Z is expected
trf-expected-code = see the codes of this record in the format
trf-too-wide = The report can't be written: { $field } { $value } has more than { $width } places. Correct it, or take the JSON file.

# What a reader tells of a file that was not taken as it stands.

note-changed = { $what } – taken as { $as }, since that is what the file gives
note-left-out = left out – { $what }
note-guessed = { $what } – the file does not say; taken as { $as }
note-not-understood = not understood – { $what }
note-as-white = White for player { $number }
note-as-by-hand = paired by hand

note-what-encoding = encoding
note-what-letters = letters that the encoding does not have
note-what-record = record
note-what-between-fields = something between the fields
note-what-second-record = second record of a kind that stands once
note-what-points = points of player
note-what-rounds = number of rounds
note-what-colors = colours of a game
note-what-tie-break = tie-break
note-what-date = date
note-what-time-control = time control
note-what-system = pairing system
note-what-title = title
note-what-fide-id = FIDE number
note-what-birth = date of birth
note-what-sex = sex
note-what-rating = rating
note-what-column = column
note-what-heading = heading of the list
note-what-sheet = sheet of the workbook
note-what-acceleration = acceleration
note-what-name = name
note-what-team = team
note-what-more = more from here on

report-strict = with --strict nothing may be left out, changed or guessed
report-no-such-encoding = { $name } is not an encoding; try utf-8, windows-1250, windows-1251 or windows-1252
note-title = What of the file was not taken as it stands
note-onward = To the event
trf-more = and { $n } more from here on
