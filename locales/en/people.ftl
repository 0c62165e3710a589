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
people-first-run-set = Set name and password

people-other-site = The form was sent from another site. Open it here and send it again.
people-form-too-old = The form is from a session that has ended. Go back, reload the page and send it again.
people-form-incomplete = A field of the form is missing or can’t be read. Go back and fill it in again.
people-not-a-form = That is not a form (application/x-www-form-urlencoded).
people-form-too-large = The form is too large.
people-no-hash = The password could not be kept: the machine has no memory left for it. Try again.

people-name-empty = Give a name.
people-name-too-long = The name is too long: { $most ->
    [one] { $most } character
   *[other] { $most } characters
} at most.
people-name-unprintable = The name has signs that can’t be printed.
people-name-taken = Somebody else is called { $name }. Choose another name.
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
