//! News of an event as a browser hears them.

mod club;

use std::time::Duration;

use axum::body::BodyDataStream;
use axum::http::{HeaderName, StatusCode, header};
use axum::response::Response;
use club::Club;
use futures_util::StreamExt;
use rokada_journal::Journal;
use rokada_tournament::{Command, GameRef, GameResult, Timestamp};
use rokada_web::{Site, router};

const LIVE: &str = "/events/evening/live";

/// What has been heard of a stream.
struct Heard {
    stream: BodyDataStream,
    text: String,
}

impl Heard {
    fn of(response: Response) -> Heard {
        assert_eq!(response.status(), StatusCode::OK);
        let kind = response.headers()[header::CONTENT_TYPE].to_str().unwrap();
        assert!(kind.starts_with("text/event-stream"));
        Heard {
            stream: response.into_body().into_data_stream(),
            text: String::new(),
        }
    }

    /// Waits until this was said.
    async fn until(&mut self, said: &str) {
        let wait = async {
            while !self.text.contains(said) {
                let piece = self.stream.next().await.expect("the stream goes on");
                self.text
                    .push_str(std::str::from_utf8(&piece.unwrap()).unwrap());
            }
        };
        let in_time = tokio::time::timeout(Duration::from_secs(10), wait).await;
        assert!(in_time.is_ok(), "{said} was not said: {}", self.text);
    }
}

fn last_event_id(id: &str) -> [(HeaderName, &str); 1] {
    [(HeaderName::from_static("last-event-id"), id)]
}

fn win(board: u32) -> Command {
    Command::EnterResult {
        game: GameRef::new(1, board),
        result: GameResult::WhiteWins,
    }
}

#[tokio::test]
async fn news_arrive_on_another_site_of_the_same_journal() {
    let mut club = Club::with_a_round().await;
    let file = club.folder.path().join("journal.db");
    let other = Journal::open(&file).await.unwrap();
    club.site = router(Site::new(other));
    let mut heard = Heard::of(club.open(LIVE, &[]).await);
    heard.until("event: change").await;
    club.act(win(1)).await;
    heard.until("\"board\":1,\"result\":\"1–0\"").await;
    assert!(heard.text.contains("\"parts\":[\"1\","));
    assert!(
        club.get("/events/evening/1").await.text.contains("1–0"),
        "who is told to look finds it"
    );
}

#[tokio::test]
async fn who_comes_back_hears_what_was_missed_and_nothing_twice() {
    let club = Club::with_a_round().await;
    let page = club.get("/events/evening/1").await.text;
    let seen = page.split("live?seen=").nth(1).unwrap();
    let seen = &seen[..seen.find('"').unwrap()];
    let mut heard = Heard::of(club.open(&format!("{LIVE}?seen={seen}"), &[]).await);
    heard.until(&format!("id: {seen}")).await;
    assert!(!heard.text.contains("change"), "the page is up to date");
    club.act(win(1)).await;
    heard.until("\"result\":\"1–0\"").await;
    let mut late = Heard::of(club.open(LIVE, &last_event_id(seen)).await);
    late.until("event: change").await;
    assert!(late.text.contains("\"parts\":null"), "look at everything");
}

#[tokio::test]
async fn a_position_is_told_at_its_moment_and_not_before() {
    let moment = Timestamp(rokada_desk::now().0 + 2);
    let club = Club::with_a_draw(Some(moment)).await;
    let mut heard = Heard::of(club.open(LIVE, &[]).await);
    heard.until("event: change").await;
    assert!(!heard.text.contains("\"positions\":[1]"));
    heard.until("\"positions\":[1]").await;
    assert!(rokada_desk::now() >= moment);
}

#[tokio::test]
async fn a_draft_is_no_news() {
    let club = Club::with_a_draw(None).await;
    let mut heard = Heard::of(club.open(LIVE, &[]).await);
    heard.until("event: change").await;
    club.act(Command::PairRound).await;
    club.act(Command::PublishRound { round: 1 }).await;
    heard.until("\"published\":[1]").await;
    let said = heard.text.matches("event: change").count();
    assert_eq!(said, 2, "the greeting and the published round");
    assert!(!heard.text.contains("Player"));
}

#[tokio::test]
async fn there_is_no_stream_of_an_event_that_is_not_there() {
    let club = Club::with_a_round().await;
    let answer = club.open("/events/morning/live", &[]).await;
    assert_eq!(answer.status(), StatusCode::NOT_FOUND);
}
