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
