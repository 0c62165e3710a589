//! Who may do what: the one place that decides it.

use rokada_people::Scope;
use rokada_tournament::EntryId;

/// Something that not everyone may do.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Action<'a> {
    /// Make a new event.
    MakeEvent,
    /// Run an event: entries, draws, pairings, corrections, its links.
    RunEvent(&'a str),
    /// Enter the results of an event.
    EnterResults(&'a str),
    /// Say how one's own game in an event ended.
    ReportResult(&'a str, EntryId),
    /// Invite and remove arbiters.
    ManagePeople,
}

/// What a visitor is to the site.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    /// The owner of the site.
    Owner,
    /// An arbiter of all events, or of some.
    Arbiter(Scope),
    /// A keeper of one event's results.
    Keeper {
        /// The event.
        event: String,
    },
    /// A player of an event.
    Player {
        /// The event.
        event: String,
        /// The player's entry.
        entry: EntryId,
    },
}

impl Standing {
    /// May a visitor of this standing do it?
    pub(crate) fn may(&self, action: Action<'_>) -> bool {
        match (self, action) {
            (Standing::Owner, _) => true,
            (Standing::Arbiter(_), Action::ManagePeople) => false,
            // A new event would be none of those named.
            (Standing::Arbiter(events), Action::MakeEvent) => *events == Scope::All,
            (
                Standing::Arbiter(events),
                Action::RunEvent(event)
                | Action::EnterResults(event)
                | Action::ReportResult(event, _),
            ) => events.has(event),
            (Standing::Keeper { event }, Action::EnterResults(asked)) => event == asked,
            (Standing::Keeper { .. }, _) => false,
            (Standing::Player { event, entry }, Action::ReportResult(asked, of)) => {
                event == asked && *entry == of
            }
            (Standing::Player { .. }, _) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_standing_reaches_as_far_as_it_should() {
        let one = || "one".to_owned();
        let standings = [
            Standing::Owner,
            Standing::Arbiter(Scope::All),
            Standing::Arbiter(Scope::Named([one()].into())),
            Standing::Keeper { event: one() },
            Standing::Player {
                event: one(),
                entry: EntryId(7),
            },
        ];
        // One line an action, a letter for each standing that may.
        let expected = [
            (Action::ManagePeople, "y...."),
            (Action::MakeEvent, "yy..."),
            (Action::RunEvent("one"), "yyy.."),
            (Action::RunEvent("other"), "yy..."),
            (Action::EnterResults("one"), "yyyy."),
            (Action::EnterResults("other"), "yy..."),
            (Action::ReportResult("one", EntryId(7)), "yyy.y"),
            (Action::ReportResult("one", EntryId(8)), "yyy.."),
            (Action::ReportResult("other", EntryId(7)), "yy..."),
        ];
        for (action, expected) in expected {
            let found: String = standings
                .iter()
                .map(|standing| if standing.may(action) { 'y' } else { '.' })
                .collect();
            assert_eq!(found, expected, "{action:?}");
        }
    }
}
