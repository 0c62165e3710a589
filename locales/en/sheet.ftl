# Faults of start lists.

sheet-place = line { $line }, column { $column }: { $fault }
sheet-empty = there is no player in the list
sheet-too-large = a list has at most { $kilobytes } KB: send it in parts
sheet-long-line = a line has at most { $most } characters: is this a list of players
sheet-no-workbook = the file is packed, but is no spreadsheet in .xlsx or .ods, or is damaged; save it anew as one of these or as .csv
sheet-old-workbook = the file is a spreadsheet in the old .xls; save it as .xlsx, .ods or .csv
sheet-no-report = the file is a spreadsheet and no tournament report; enter its players into an event
sheet-more = and { $n } more from here on
sheet-no-name-column = the heading has no column for the names; call one of them Name
sheet-column-twice = the heading has this column twice: { $name }
sheet-open-quote = a quotation mark opens here and none closes it; close it
sheet-no-name = the name is missing
sheet-invalid = "{ $found }" cannot stand for: { $name }; { $expected }
sheet-too-many-fields = the line has more fields than the heading, which has { $expected }; quote a field that has the separator in it
sheet-same-player = the player with FIDE number { $id } stands on line { $line } already

sheet-column-number = number
sheet-column-name = name
sheet-column-surname = surname
sheet-column-given-name = given name
sheet-column-title = title
sheet-column-rating = rating
sheet-column-rapid = rapid rating
sheet-column-blitz = blitz rating
sheet-column-national = national rating
sheet-column-federation = federation
sheet-column-fide-id = FIDE number
sheet-column-birth = birth
sheet-column-sex = sex
sheet-column-club = club
sheet-column-team = team
sheet-column-category = category

sheet-expected-rating = a rating has up to four digits, or the field is blank
sheet-expected-number = a number is expected, or a blank
sheet-expected-birth = a year such as 1990 or a date such as 1990-12-31 is expected
sheet-expected-sex = m or w is expected
sheet-expected-text = a text is expected
