//! What events are called in addresses.

use rokada_journal::{Journal, JournalError};
use rokada_tournament::stream_of;

/// What the site has at `/events/…` besides events.
const ADDRESSES: [&str; 1] = ["new"];

/// A name that no event has yet, made from what the event is called.
pub(crate) async fn free(journal: &Journal, called: &str) -> Result<String, JournalError> {
    let wanted = slug(called);
    let mut name = wanted.clone();
    let mut nth = 2;
    while ADDRESSES.contains(&name.as_str()) || journal.version(&stream_of(&name)).await? > 0 {
        name = format!("{wanted}-{nth}");
        nth += 1;
    }
    Ok(name)
}

/// A short name for an address: the letters and digits of the event's, joined by hyphens.
fn slug(name: &str) -> String {
    let lower = name.to_lowercase();
    let words: Vec<&str> = lower
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    let slug: String = words.join("-").chars().take(40).collect();
    if slug.is_empty() {
        "event".to_owned()
    } else {
        slug
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_addresses() {
        assert_eq!(
            slug("Chess960 evening, 4 January"),
            "chess960-evening-4-january"
        );
        assert_eq!(slug("Турнир №1"), "турнир-1");
        assert_eq!(slug("!?"), "event");
    }
}
