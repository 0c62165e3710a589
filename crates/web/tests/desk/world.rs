//! A site with an owner, events and people who come by links.

use std::fs;
use std::path::Path;

use axum::Router;
use rokada_desk::{Desk, Register};
use rokada_journal::Journal;
use rokada_people::{Name, NewLink, Purpose, TokenHash};
use rokada_tournament::Tournament;
use rokada_web::{Site, router};

use crate::browser::{Browser, Form, Page};

pub(crate) struct World {
    pub(crate) site: Router,
    pub(crate) journal: Journal,
    _folder: tempfile::TempDir,
}

impl World {
    pub(crate) async fn new() -> World {
        let folder = tempfile::tempdir().unwrap();
        let journal = Journal::open(&folder.path().join("journal.db"))
            .await
            .unwrap();
        World {
            site: router(Site::new(journal.clone())),
            journal,
            _folder: folder,
        }
    }

    /// The owner of the site, logged in.
    pub(crate) async fn owner(&self) -> Browser {
        let register = Register::new(self.journal.clone());
        let token = register.make_owner_link("test").await.unwrap();
        let mut owner = Browser::of(&self.site);
        let page = owner.get(&format!("/first-run/{token}")).await;
        let form = page
            .forms()
            .into_iter()
            .find(|form| form.value("password").is_some());
        let fields = [("name", "Owner 01"), ("password", "a pawn goes far")];
        owner.press(&form.unwrap().with_all(&fields), "").await;
        owner
    }

    /// Somebody who came by a keeper's link.
    pub(crate) async fn keeper(&self, event: &str) -> Browser {
        let purpose = Purpose::Keeper(Name::new("Table 1").unwrap());
        self.by_link(event, purpose, "keeper").await
    }

    pub(crate) async fn by_link(&self, event: &str, purpose: Purpose, kind: &str) -> Browser {
        let register = Register::new(self.journal.clone());
        let token = rokada_desk::new_token().unwrap();
        let link = NewLink {
            purpose,
            token: TokenHash::of(&token),
        };
        let command = rokada_people::Command::MakeLinks {
            event: event.to_owned(),
            links: vec![link],
        };
        register.act("test", command).await.unwrap();
        let mut browser = Browser::of(&self.site);
        let page = browser.get(&format!("/{kind}/{token}")).await;
        // A page asks before the link is used up.
        if let Some(form) = page
            .forms()
            .into_iter()
            .find(|form| form.action.contains(&token))
        {
            browser.press(&form, "").await;
        }
        browser
    }

    pub(crate) async fn event(&self, id: &str) -> Tournament {
        let desk = Desk::open(&self.journal, id).await.unwrap();
        desk.unwrap().event().clone()
    }
}

pub(crate) fn example(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/reference-event");
    fs::read_to_string(folder.join(name)).unwrap()
}

/// Presses the button of the desk and comes back to it.
pub(crate) async fn at_desk(browser: &mut Browser, id: &str, label: &str) -> Page {
    let desk = browser.get(&format!("/events/{id}/desk")).await;
    browser.press(&desk.form(label), label).await
}

/// Makes an event with some players.
pub(crate) async fn make(browser: &mut Browser, fields: &[(&str, &str)]) -> Page {
    let page = browser.get("/events/new").await;
    let form = page.form("Make the event").with_all(fields);
    browser.press(&form, "Make the event").await
}

pub(crate) const FOUR: &str = "Player 01 2000\nPlayer 02 1900\nPlayer 03 1800\nPlayer 04 1700";

/// Draws, pairs and publishes the next round.
pub(crate) async fn next_round(browser: &mut Browser, id: &str) -> Page {
    at_desk(browser, id, "at once").await
}

pub(crate) async fn enter(
    browser: &mut Browser,
    id: &str,
    round: u16,
    board: u32,
    result: &str,
) -> Page {
    let page = browser
        .get(&format!("/events/{id}/desk/results/{round}"))
        .await;
    press_result(browser, &page.row(board), result).await
}

pub(crate) async fn press_result(browser: &mut Browser, row: &Form, result: &str) -> Page {
    let form = row.clone().with("result", result);
    browser.press(&form, "").await
}
