//! A server killed while results come in: each result that was answered is there after the next
//! start.

use std::path::Path;
use std::thread;
use std::time::Duration;

use crate::node::{Node, Place};
use crate::postgres::Server;
use crate::visitor::Visitor;

const KILLS: u64 = 10;
const BOARDS: usize = 4;
const RESULTS: [&str; 3] = ["1-0", "1/2-1/2", "0-1"];

/// What a keeper of one board knows when the server is gone.
#[derive(Clone, Default)]
struct Keeper {
    /// What was answered last.
    answered: String,
    /// What was sent after that and never answered.
    open: String,
    answers: usize,
}

#[test]
fn results_survive_a_killed_server_on_sqlite() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("killed-server");
    let _ = std::fs::remove_dir_all(&folder);
    kill_servers(&Place::data(&folder));
}

#[test]
fn results_survive_a_killed_server_on_postgresql() {
    let database = Server::start();
    kill_servers(&Place::Database(database.address("postgres")));
}

fn kill_servers(place: &Place) {
    let mut node = Node::start(place);
    let event = place.event(2 * BOARDS);
    let owner = node.owner();
    let mut keepers = vec![Keeper::default(); BOARDS];
    let mut answers = 0;
    for kill in 0..KILLS {
        let mut arbiter = owner.at(&node.address);
        let results = format!("{event}/desk/results/1");
        arbiter.read_token(&results);
        let entering: Vec<_> = (1..)
            .zip(&keepers)
            .map(|(board, keeper)| {
                let (arbiter, results, keeper) = (arbiter.clone(), results.clone(), keeper.clone());
                thread::spawn(move || enter(&arbiter, &results, board, keeper))
            })
            .collect();
        thread::sleep(Duration::from_millis(150 + 61 * kill));
        node.kill();
        keepers = entering
            .into_iter()
            .map(|one| one.join().unwrap())
            .collect();
        answers = keepers.iter().map(|keeper| keeper.answers).sum();

        node = Node::start(place);
        let view = place.run(&["event", "show", "evening", "1"]);
        for (board, keeper) in keepers.iter_mut().enumerate() {
            let found = view["boards"][board]["games"][0]["result"]
                .as_str()
                .unwrap_or("");
            assert!(
                found == keeper.answered || found == keeper.open,
                "board {}: {found} instead of {} or {}",
                board + 1,
                keeper.answered,
                keeper.open
            );
            keeper.answered = found.to_owned();
        }
    }
    println!("{KILLS} kills: {answers} results answered");
    assert!(answers > BOARDS * KILLS as usize);
    assert_eq!(place.run(&["verify"])["faults"], serde_json::json!([]));
}

/// Changes the result of a board as fast as the server answers, until it is gone.
fn enter(arbiter: &Visitor, results: &str, board: usize, mut keeper: Keeper) -> Keeper {
    for result in RESULTS.iter().cycle().skip(board) {
        if *result == keeper.answered {
            continue;
        }
        (*result).clone_into(&mut keeper.open);
        let board = board.to_string();
        let fields = [
            ("board", &*board),
            ("was", &keeper.answered),
            ("result", result),
        ];
        match arbiter.send(results, &fields) {
            Some(answer) => {
                assert_eq!(answer.status, 303, "{}", answer.text);
                (*result).clone_into(&mut keeper.answered);
                keeper.answers += 1;
            }
            None => return keeper,
        }
    }
    keeper
}
