# People of the site: logging in, links, who may do what.

people-title = People
people-log-in = Log in
people-log-out = Log out
people-logged-in-as = You are logged in as { $name }.
people-log-in-about = Arbiters log in with a name and a password. Keepers of results and players have a link from the arbiter and need neither.
people-name = Name
people-password = Password
people-new-password = New password
people-password-hint = At least 10 characters. A few words in a row are easier to remember than signs.
people-wrong-password = Name and password don’t go together. Try again, or ask the owner of the site for a new link.
people-log-in-first = Log in first.
people-may-not = You are logged in, but not for this. The owner of the site says who runs which event.
people-too-fast = Too many tries. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} and try again.

people-first-run = The owner of this site
people-first-run-about = Whoever has this link owns the site: chooses a name and a password, invites the arbiters and may do everything. The link works once.

people-enrol = Set name and password
people-invitation = You are invited as an arbiter
people-invitation-about = Choose a name, which stands beside everything you do, and a password. The link works once.
people-keeper-about = This link is for { $name }: it lets you enter the results of this event, and nothing else.
people-keeper-go = Enter results
people-player-about = This link is for { $name }: after the game you say how it ended. The result stands when your opponent says the same.
people-player-go = To my games
people-link-personal = The link is meant for one person. Don’t pass it on.
people-link = Link
people-link-once = It is shown this once and kept nowhere: copy it now, or take it with a phone’s camera.
people-current-password = Current password
people-which-events = Events
people-all-events = All events, and makes new ones
people-these-events = Only these:
people-arbiters = Arbiters
people-no-arbiters = There is no arbiter but you.
people-change = Change
people-assign = Give these events
people-remove-about = Removing ends the log-in at once. What was done under the name stays in the journal. There is no way back but a new invitation.
people-remove = Remove { $name }
people-invitations = Open invitations
people-withdraw = Take the invitation back
people-invite = Invite an arbiter
people-invite-about = You get a link to send. Whoever follows it chooses name and password. It holds for 14 days and works once.
people-for-whom = For whom
people-invite-make = Make the invitation
people-invited = The invitation is made. Send this link:
people-own-password = Your password
people-change-password = Change the password
people-password-changed = The password is changed. Everywhere else you are logged out.
people-wrong-current = That is not your current password.
people-desk-part = People
links-name = For whom
people-event-links = Keepers and players’ links
people-keepers = Keepers of results
people-keepers-about = A keeper enters results and nothing else, without a password, until the event is finished. Name the person or the table: it stands beside each result in the journal. A new link for the same name takes the place of the old one.
people-keeper-make = Make a link
people-keeper-made = The link is made. Send it to the keeper:
people-withdraw-link = Take back: { $name }
people-players = Players’ own links
people-players-about = With a link of their own, players report how their game ended. When both say the same, the result stands.
people-no-players = Nobody has entered yet.
people-players-linked = Players with a link: { $n } of { $all }.
people-players-missing = Everyone without one ({ $n })
people-players-all = Everyone anew
people-players-make = Make links to print
people-players-hint = A player’s new link takes the place of the old one, which stops working.
people-players-withdraw = Take back all players’ links
people-players-withdraw-about = Every card that was handed out stops working, and whoever came in by one is out. Results stay as they are. To undo it, make new links and hand them out.
people-card-about = Report your results here:
people-cards-once = { $n ->
    [one] { $n } link is made
   *[other] { $n } links are made
}. They are shown this once and kept nowhere: print them now and give each to its player.

people-other-site = The form was sent from another site. Open it here and send it again.
people-form-too-old = The form is from a session that has ended. Go back, reload the page and send it again.
people-form-incomplete = A field of the form is missing or can’t be read. Go back and fill it in again.
people-no-hash = The password could not be kept: the machine has no memory left for it. Try again.

people-name-empty = Give a name.
people-name-too-long = The name is too long: { $most ->
    [one] { $most } character
   *[other] { $most } characters
} at most.
people-name-unprintable = The name has signs that can’t be printed.
people-name-taken = Somebody else is called { $name }, or so it looks. Choose another name.
people-password-too-short = The password is too short: { $least ->
    [one] { $least } character
   *[other] { $least } characters
} at least.
people-password-too-long = The password is too long: { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
} at most.
people-dead-link = This link does not hold, or no longer: it was used, taken back or is too old. Ask for a new one.
people-no-invitation = There is no such open invitation. It was accepted or taken back.
people-no-person = There is no such person any more.
people-owner-stays = The owner of the site can’t be removed.
people-no-events = Choose at least one event, or all.

serve-first-run = The link by which the owner sets a password (it works once, for a day): { $link }
people-owner-link = The owner’s link (it works once, for a day; older ones no longer): { $link }
help-people = The people of the site
help-people-owner-link = Make a new link by which the owner sets name and password
help-people-owner-link-address = The site’s address as a browser knows it (default: http://127.0.0.1:9600/)

site-not-allowed = Not allowed
site-too-fast = Too fast
site-not-done = Not done
site-not-now = Not just now
site-cannot = Something failed here. Try again; if it stays so, tell whoever runs this site.
site-wrong-method = This address can’t be asked in that way. Open the page it belongs to and use its form.
site-too-large = What was sent is too large: { $kilobytes } KB at most.
site-not-one-host = A request names one host (the header Host).
site-long-address = The address is too long.
site-too-slow = What was sent came too slowly. Try again where the network is better.
site-busy = Too many people ask for something that takes long. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
site-took-too-long = This took too long and was given up. Try again later, or with less at a time.
site-large-answer = The answer would be too large. Ask for less at a time.
site-wrong-kind = What was sent is of a kind that can’t be read here. A form is expected (application/x-www-form-urlencoded).
site-unreadable = A part of the address or of the form is missing or can’t be read. Go back and try again.

backup-title = Backups
backup-none-made = No backups are made by themselves. Start the site with --backup FOLDER and one is made each hour in which something was added.
backup-folder = A backup is made each hour in which something was added, in the folder { $folder }.
backup-none-yet = None has been made yet.
backup-last = The last was made on { $moment }, { $hours } h { $minutes } min ago.
backup-newer = What was added since is not in it yet.
backup-failed = The last backup could not be made: { $reason }. It is tried again every five minutes.
people-unrecognised = The database does not answer, so it can't be seen who you are: try again in a moment.
