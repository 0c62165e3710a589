# Events: why something is refused, and what to think about before it is done
refusal-no-event = There is no event yet: create it first.
refusal-event-exists = The event exists already: change its settings instead.
refusal-finished = The event is finished: reopen it first.
refusal-archived = The event is archived: reopen it first.
refusal-not-finished = The event is not finished: finish it first.
refusal-confirm = { $warnings } Confirm to do it anyway.
refusal-fixed-once-paired = { $setting }: this can't change once a round is paired. Unpair the rounds first.
refusal-rounds-paired = { $paired } rounds are paired already: choose at least as many.
refusal-rounds-follow = With these players the system has { $rounds } rounds: the number can't be chosen.
refusal-nobody-to-enter = The list has no player: name at least one.
refusal-text-unusable = A name, club, team or place has at most 100 characters, all of which can be seen: shorten or clean it.
refusal-name-missing = A name is missing: give one.
refusal-same-fide-id = { $who } has this FIDE number: correct one of the two.
refusal-too-many-entries = An event takes at most { $most } players.
refusal-entries-closed = Late entries can start in round { $until } at the latest: change that setting to admit one.
refusal-unknown-entry = There is no entry { $entry }: see the start list.
refusal-unknown-team = There is no team { $team }: form it first.
refusal-unknown-round = There is no round { $round }.
refusal-unknown-board = Round { $round } has no board { $board }.
refusal-unknown-game = Board { $board } of round { $round } has no game { $game }.
refusal-has-played = { $who } has been paired: withdraw the player instead.
refusal-order-incomplete = The order must name everyone once: look at { $who }.
refusal-list-is-fixed = A round is paired, so the list keeps its order: correct ratings instead.
refusal-already-withdrawn = { $who } has withdrawn already.
refusal-not-withdrawn = { $who } has not withdrawn.
refusal-bye-not-on-request = The pairing gives its bye itself: grant half a point, a full one or an absence.
refusal-bye-taken = { $who } has the pairing's bye of that round: set a bye of another kind.
refusal-byes-used-up = { $who } has no half-point bye left ({ $most } allowed): grant an absence, or change that setting.
refusal-bye-too-late = Half-point byes end with round { $last }: grant an absence, or change that setting.
refusal-no-bye = { $who } has no bye in round { $round }.
refusal-round-is-paired = Round { $round } is paired: change its pairing by hand, or unpair it.
refusal-round-not-paired = Round { $round } is not paired: pair it first.
refusal-already-published = Round { $round } is published already.
refusal-not-published = Round { $round } is not published: publish it first.
refusal-results-missing = Round { $round } has no result on { $n ->
        [one] board { $boards }
       *[other] boards { $boards }
    }: enter it. Until the last round an unfinished game may be marked adjourned.
refusal-rounds-left = Round { $next } of { $rounds } is still to come: play it, or reduce the number of rounds.
refusal-no-more-rounds = All { $rounds } rounds are paired: finish, or raise the number of rounds.
refusal-no-initial-color = The initial colour is not drawn: draw that lot first.
refusal-wrong-number-of-players = Players: { $players }. To start, { $needed } are needed.
refusal-no-pairing = No pairing of round { $round } obeys the rules: pair it by hand, or finish the event.
refusal-no-pairing-stuck = No pairing of round { $round } obeys the rules: { $players } can't all be paired. Pair it by hand, or finish the event.
refusal-pairing-fault = The record contradicts itself: { $fault }
refusal-paired-by-hand = This event is paired by hand: open the round and pair it yourself.
refusal-needs-two-teams = Two teams of one size, of at least 2 players, are needed: form them first.
refusal-tie-unbroken = Round { $round } ended level on { $boards }: say who goes on.
refusal-not-level = Board { $board } of round { $round } is no level knock-out match: its result decides.
refusal-not-last-round = Only the last paired round, { $last }, can be changed so: later rounds rest on the others.
refusal-has-opponent = { $who } sits at board { $board }: take that pair apart first.
refusal-not-in-round = { $who } has no place to change in round { $round }.
refusal-same-player = Two different players are needed.
refusal-board-has-result = Board { $board } of round { $round } has a result: take it away first.
refusal-players-unpaired = Round { $round } has neither opponent nor bye for { $players }: pair them or set a bye.
refusal-result-stands = Board { $board } of round { $round } has the result { $standing } already: correct it if it is wrong.
refusal-result-changed = Board { $board } of round { $round } has the result { $standing } now: look again before correcting it.
refusal-result-gone = Board { $board } of round { $round } has no result to correct: enter it.
refusal-reports-not-taken = Players don't report results in this event: tell the arbiter.
refusal-not-their-game = { $who } doesn't play that game.
refusal-arbiters-result = Players report a win, a loss or a draw: tell the arbiter of anything else.
refusal-position-classical = Position { $number } is the classical array, which this event leaves out: draw again.
refusal-position-excluded = Position { $number } is excluded in this event: draw again.
refusal-position-not-listed = Position { $number } is not on the event's short list: draw again.
refusal-position-used = Position { $number } belongs to round { $round } and may not come twice: draw again.
refusal-bad-protocol = The protocol of the draw doesn't hold: { $fault }
refusal-other-protocol = The protocol leads to position { $number }: record that one.
refusal-wrong-pool = The position was drawn from others than those that may come: draw from the event's own.
refusal-position-drawn = The position of round { $round } is drawn already: announce before drawing.
refusal-wrong-scope = Draw one position for the round, or one for each board, as the settings say.
refusal-no-position = Round { $round } has no position: draw it first.
refusal-position-played = Round { $round } has results with its position: take them away before drawing again.
refusal-nothing-to-undo = There is nothing to take back.

bad-setting-name = The event needs a name.
bad-setting-federation = A federation is three capital letters, such as SRB, or nothing.
bad-setting-dates = The last day can't be before the first.
bad-setting-rounds = An event has from 1 to 99 rounds.
bad-setting-system = Choose the system before the first round.
bad-setting-mini-match = Choose one game a round or two before the first round.
bad-setting-points = A win must be worth more than a draw, a draw no less than a loss, nothing less than 0, and two draws no more than a win and a loss.
bad-setting-tie-breaks = Tie-breaks are codes of C.07 such as BH/C1, BH, SB, DE, WIN, ARO, each named once.
bad-setting-positions = Positions are numbers from 0 to 959, and enough must be left to draw from.
bad-setting-seeding = Name at least one rating list, each once.
bad-setting-categories = Each category needs a name of its own.
bad-setting-teams = A team needs at least one player who counts.
bad-setting-initial-color = The lot is drawn once, before the first round.
setting-name = Name
setting-federation = Federation
setting-dates = Dates
setting-rounds = Number of rounds
setting-system = Pairing system
setting-mini-match = Games a round
setting-points = Points
setting-tie-breaks = Tie-breaks
setting-positions = Position policy
setting-seeding = Seeding
setting-categories = Categories
setting-teams = Teams
setting-initial-color = Initial colour

warning-same-name = { $who } has the same name.
warning-round-is-published = The pairing of round { $round } is published: everyone has seen it.
warning-results-lost = The results of round { $round } will be lost (boards: { $boards }).
warning-position-is-drawn = The position of round { $round } is drawn already.
warning-seen-by-everyone = Everyone may have seen it.

result-adjourned = adjourned
result-not-read = { $found } is not a result: write 1-0, 0-1, = (draw), +-- or --+ (forfeit), --- (neither came), 0-0, 1/2-0, 0-1/2 or adj; u after it for unrated.
import-no-players = The report has no player (record 001).
import-odd-result = Round { $round }: players { $white } and { $black } have results that don't belong together.

# rokada event
help-event = Run an event, from the start list to the final table
help-event-new = Make an event
help-event-import = Make an event from a tournament report, or enter a start list with --into
help-event-import-encoding = How the letters of the file are stored, such as utf-8 or windows-1250 (default: told by the file)
help-event-import-strict = Refuse a file of which anything is left out, changed or guessed
help-event-export = Write the report (trf16, trf26), the games (pgn), the table (csv) or the facts (json)
help-event-list = List the events
help-event-list-search = Show only events whose name or place has these words, in whichever alphabet
help-event-list-year = Show only events of this year
help-event-list-state = Show only events that are open, or finished
help-event-list-limit = Show so many events at most
help-event-list-page = Show this page of them, from 1 (with --limit)
help-event-show = Show an event: overview, start list, tables, a player's card, positions or a round
help-event-enter = Enter a player
help-event-withdraw = A player leaves, from the next round on
help-event-return = A player comes back
help-event-bye = Grant a bye for a round to come
help-event-draw = Draw the position of a round, with a protocol that anyone can check
help-event-pair = Pair the next round
help-event-publish = Show the pairing to everyone
help-event-unpair = Throw the last pairing away
help-event-swap = Let two players change places
help-event-colors = Change the colours of a board
help-event-seat = Pair two players by hand, White first
help-event-unseat = Take a pair apart
help-event-result = Enter a result
help-event-result-result = 1-0, 0-1, =, +--, --+, ---, 0-0, 1/2-0, 0-1/2 or adj
help-event-correct = Correct a result, in any round
help-event-correct-result = The right result, or none to take it away
help-event-next = Draw the position, pair and publish the next round
help-event-rounds = Change the number of rounds
help-event-rounds-rounds = How many rounds
help-event-finish = End the event
help-event-reopen = Go on with a finished event
help-event-archive = Put a finished event away
help-event-undo = Take back the last action
help-event-do = Do anything the event library can, given as JSON
help-event-id = The event, as rokada event list names it
help-event-name = What the event is called
help-event-new-rounds = How many rounds (default: 5)
help-event-time = Minutes and seconds a move (default: 10+0)
help-event-system = dutch (default), round-robin, double-round-robin, knock-out, scheveningen or by-hand
help-event-place = Where it is played
help-event-arbiter = The chief arbiter
help-event-settings = Any other settings, as a JSON object
help-event-initial = The initial colour, white or black (default: by lot)
help-event-file = The file, or - for standard input
help-event-into = Enter the players of a start list into this event
help-event-anyway = Do it although a warning says to think twice
help-event-event-name = Give the name of the event, where a warning asks for it
help-event-leave-fide-mode = Leave FIDE mode, for good
help-event-leave-fide-mode-id = The event, as rokada event list names it
help-event-leave-fide-mode-anyway = Do it although a warning says to think twice
help-event-leave-fide-mode-event-name = Give the name of the event, where a warning asks for it
help-event-format = trf16, trf26, pgn, csv or json
help-event-round = The round (default: the current one)
help-event-out = Write to this file
help-event-what = overview (default), list, table, crosstable, card, positions, teams, or a round's number
help-event-of = With card: the player's number on the start list; with table and crosstable: a category
help-event-player = The player in one line, such as FM Player 19 2310 SRB
help-event-number = The player's number on the start list
help-event-other = The other player's number
help-event-kind = half, zero or full
help-event-position = A position drawn elsewhere, by number or letters
help-event-secret-for = Keep it secret for so many minutes
help-event-by-hand = Open the round with nobody paired
help-event-board = The board
help-event-game = 1, or 2 in a mini-match
help-event-command = The command as JSON
event-created = Event: { $id }
event-imported = Event: { $id }, { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
event-drawn = Round { $round }: position { $number } { $letters }
event-drawn-board = Round { $round }, board { $board }: position { $number } { $letters }
event-before-first = { $n ->
        [one] { $n } player entered
       *[other] { $n } players entered
    }; no round is paired yet
event-stands = Round { $round }: { $n ->
        [0] no results missing
        [one] { $n } result missing
       *[other] { $n } results missing
    }
event-overview-blitz = { $name } ({ $id }): { $players } players, round { $round } of { $rounds }, { $time }: blitz, by article { $article }
event-overview-rapid = { $name } ({ $id }): { $players } players, round { $round } of { $rounds }, { $time }: rapid, by article { $article }
event-overview-standard = { $name } ({ $id }): { $players } players, round { $round } of { $rounds }, { $time }: standard chess
event-overview-unknown = { $name } ({ $id }): { $players } players, round { $round } of { $rounds }, time control not known
event-list-part = { $shown } of { $n } events are shown
event-id = ID
event-name = Event
event-round = Round
event-players = Players
event-board = Board
event-white = White
event-black = Black
event-result = Result
event-bye = bye
event-color = Colour
event-opponent = Opponent
event-total = Total
event-white-letter = w
event-black-letter = b
event-match-points = Match pts
event-card-score = Rank { $rank }, points: { $points }
event-card-performance = Performance rating: { $rating }
event-card-estimate = Rating change, estimated ({ $list } { $rating }, K { $k }, rated games: { $games }): { $change }
event-whose-card = Say whose card, by the number on the start list, such as --of 7.
event-of-nothing = --of goes with card, table and crosstable: leave it out.
event-no-category = { $n ->
    [0] There is no category { $found }: this event has none.
   *[other] There is no category { $found }: write one of { $categories }.
}
event-unknown = There is no event { $id }: see rokada event list.
event-no-number = There is no number { $number } on the start list.
event-nothing-to-show = { $found } can't be shown: overview, list, table, crosstable, card, positions, teams or the number of a round.
event-bad-time = { $found } is not a time control: write minutes and seconds a move, such as 10+0 or 3+2.
event-bad-json = That is not the JSON wanted: { $reason }
event-unknown-setting = there is no setting { $name }; rokada event export ID --format json shows what there is
event-fact-unreadable = Fact { $version } of { $stream } can't be read: { $reason }
event-fact-newer = Fact { $version } of { $stream } is “{ $kind }”, which a newer Rokada has written: use one that knows it
event-fact-unwritable = Fact { $version } of { $stream } can't be written: { $reason }
event-busy = Others are changing the event at this moment: try again.

## The code of the event's journal, on sheets and in the hall
record-title = Journal code
record-about = { $n ->
    [one] It stands for the first fact of this event's journal
   *[other] It stands for the first { $n } facts of this event's journal
}: every entry, draw, pairing and result until then, and nothing that is still secret. Note it, or keep a sheet with it: if anything of that is changed or removed later, the code no longer fits.
record-none = No code can be given yet: nothing of this event is public so far, or its facts were kept by version 0.1.
record-noted = A code that you noted
record-check = Check
record-fits = { $n ->
    [one] It fits: the one fact of that time is there, unchanged.
   *[other] It fits: all { $n } facts of that time are there, unchanged.
}
record-differs = It does not fit.
record-no-code = That is no journal code: it looks like 14-MPJT-B9D5-MPJT-B9D5.
record-by-oneself = Whoever has the journal itself checks without this site: rokada verify --head EVENT:CODE
event-stale = The database does not answer. This is what was known at { $moment }; what happened since is missing.
event-damaged = What the journal holds of this is damaged, so it can't be shown. Nothing else is touched by it. Please tell whoever runs this site: rokada verify says what is damaged, rokada rescue saves the rest.
