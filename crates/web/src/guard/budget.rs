//! The budgets, by what is asked for. `docs/site.md` tells them to the operator.

use std::time::Duration;

use axum::http::Method;

/// The longest address, in bytes: a draw by hand with a thousand throws is held in one.
pub(super) const LONGEST_ADDRESS: usize = 8 << 10;

/// The largest body of all, in bytes: ten thousand players with their games fit.
const FILE: usize = 2 << 20;
/// A pasted record of a draw: of each board of a round with a thousand boards.
const RECORD: usize = 1 << 20;
/// Any other form: one with a field for each of a thousand players.
const FORM: usize = 128 << 10;

/// The largest answer, in bytes, but of a stream of news: the cross table of a thousand players.
const ANSWER: u64 = 16 << 20;

/// What a request may cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Budget {
    /// The most bytes that are read of it.
    pub(super) body: usize,
    /// The most bytes of its answer; none for a stream, which has no end.
    pub(super) answer: Option<u64>,
    /// Until its answer begins, once it is read.
    pub(super) time: Duration,
    /// It may take the processor for longer than a page does.
    pub(super) heavy: bool,
}

impl Budget {
    pub(super) fn of(method: &Method, path: &str) -> Budget {
        let light = Budget {
            body: 0,
            answer: Some(ANSWER),
            time: Duration::from_secs(20),
            heavy: false,
        };
        let heavy = Budget {
            time: Duration::from_secs(60),
            heavy: true,
            ..light
        };
        let parts: Vec<&str> = path.trim_matches('/').splitn(6, '/').collect();
        if matches!(*method, Method::GET | Method::HEAD) {
            return match parts[..] {
                ["draw", "verify"] | ["events", _, "export", _] => heavy,
                ["events", _, "live"] => Budget {
                    answer: None,
                    ..light
                },
                _ => light,
            };
        }
        match parts[..] {
            ["draw", "verify"] => Budget {
                body: RECORD,
                ..heavy
            },
            ["events", "new"] | ["events", "new", "report"] | ["events", _, "desk", "players"] => {
                Budget {
                    body: FILE,
                    ..heavy
                }
            }
            // Who tries passwords is made to wait.
            ["login"] | ["people", "password"] => Budget {
                body: FORM,
                time: Duration::from_secs(40),
                ..light
            },
            // What pairs a round, or looks over one that was paired by hand.
            ["events", _, "desk", "do" | "next" | "pairing", ..] => Budget {
                body: FORM,
                ..heavy
            },
            _ => Budget {
                body: FORM,
                ..light
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_of_request_has_its_budget() {
        let of = |method: Method, path: &str| {
            let Budget {
                body,
                answer,
                heavy,
                ..
            } = Budget::of(&method, path);
            (body, answer.is_some(), heavy)
        };
        assert_eq!(of(Method::GET, "/castle"), (0, true, false));
        assert_eq!(of(Method::GET, "/draw/verify"), (0, true, true));
        assert_eq!(of(Method::POST, "/draw/verify"), (RECORD, true, true));
        assert_eq!(of(Method::POST, "/login"), (FORM, true, false));
        assert_eq!(of(Method::GET, "/events/evening/live"), (0, false, false));
        assert_eq!(of(Method::POST, "/events/new/report"), (FILE, true, true));
        assert_eq!(
            of(Method::POST, "/events/evening/desk/pairing/1/pairs"),
            (FORM, true, true)
        );
        assert_eq!(
            of(Method::POST, "/events/evening/desk/results/1"),
            (FORM, true, false)
        );
        assert_eq!(of(Method::PUT, "/positions"), (FORM, true, false));
    }
}
