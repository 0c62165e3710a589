//! The guide's boards. Each claims something, and the library is asked whether it is so: what a
//! page says under a board is the library's verdict, and no board is shown whose claim is not so.

use rokada_chess::san::SanPlus;
use rokada_chess::uci::Meaning;
use rokada_chess::{
    Board, CastlingPlan, Color, Game, IllegalMove, Move, Outcome, Position, Setup, StartPosition,
    Wing, Winnability,
};
use rokada_messages::Words;
use serde::{Serialize, Serializer};

/// A board of the guide.
#[derive(Debug)]
pub(crate) struct Example {
    /// By which chapters ask for it.
    pub(crate) name: &'static str,
    /// A start position's number, or a FEN.
    pub(super) start: &'static str,
    /// The moves played from there, in algebraic notation.
    pub(super) moves: &'static str,
    claim: Claim,
}

/// What a board is there to show.
#[derive(Copy, Clone, Debug)]
enum Claim {
    /// The start position it is.
    Start,
    /// The player to move may castle there; hands show how.
    Castles(Wing),
    /// The player to move may castle there, as the marks show.
    MayCastle(Wing),
    /// The player to move may not, for these reasons.
    CannotCastle(Wing, &'static [&'static str]),
    /// The move may be played.
    Legal(&'static str),
    /// No piece goes from one square to the other, for this reason.
    Illegal(&'static str, &'static str, &'static str),
    /// The king put from one square to the other may mean a step or a castling.
    StepOrCastling(&'static str),
    /// The game is over.
    Ends(&'static str),
    /// Whether the player can still mate.
    CanMate(Color, Winnability),
    /// How often the position has come.
    Came(usize),
}

const fn board(
    name: &'static str,
    start: &'static str,
    moves: &'static str,
    claim: Claim,
) -> Example {
    Example {
        name,
        start,
        moves,
        claim,
    }
}

/// King b1 with rooks a1 and h1.
const TWO_ROOKS: &str = "rk5r/pppppppp/8/8/8/8/PPPPPPPP/RK5R w KQkq - 0 1";

/// A start position in which White may castle at once.
const MOVE_ONE: &str = "rbbnqkrn/pppppppp/8/8/8/8/PPPPPPPP/RBBNQKRN w KQkq - 0 1";

const EXAMPLES: &[Example] = &[
    board("classical", "518", "", Claim::Start),
    board("number-0", "0", "", Claim::Start),
    board("number-959", "959", "", Claim::Start),
    board(
        "rook-only",
        "r5kr/pppppppp/8/8/8/8/PPPPPPPP/R5KR w KQkq - 0 1",
        "",
        Claim::Castles(Wing::G),
    ),
    board(
        "king-only",
        "r3kr2/pppppppp/8/8/8/8/PPPPPPPP/R3KR2 w KQkq - 0 1",
        "",
        Claim::Castles(Wing::G),
    ),
    board(
        "transposition",
        "r4kr1/pppppppp/8/8/8/8/PPPPPPPP/R4KR1 w KQkq - 0 1",
        "",
        Claim::Castles(Wing::G),
    ),
    board("two-rooks-g", TWO_ROOKS, "", Claim::Castles(Wing::G)),
    board("two-rooks-c", TWO_ROOKS, "", Claim::Castles(Wing::C)),
    board("two-rooks-done", TWO_ROOKS, "O-O O-O-O", Claim::Legal("e4")),
    board("first-move", MOVE_ONE, "", Claim::Castles(Wing::G)),
    board("move-one", MOVE_ONE, "", Claim::MayCastle(Wing::G)),
    board(
        "rook-blocked",
        "rk1q3r/pppppppp/8/8/8/8/PPPPPPPP/RK1Q3R w KQkq - 0 1",
        "",
        Claim::CannotCastle(Wing::C, &["rook_path_occupied"]),
    ),
    board(
        "passes-attack",
        "1k2r3/ppp2ppp/8/8/8/8/PPPP1PPP/RK5R w KQ - 0 1",
        "",
        Claim::CannotCastle(Wing::G, &["passes_attack"]),
    ),
    board(
        "rook-attacked",
        "rk5r/ppppppp1/8/8/8/8/PPPPPPP1/RK5R w KQkq - 0 1",
        "",
        Claim::MayCastle(Wing::G),
    ),
    board(
        "rook-shields",
        "4k3/pp3ppp/8/8/8/8/1PP2PPP/rR2K1N1 w Q - 0 1",
        "",
        Claim::CannotCastle(Wing::C, &["uncovers_attack"]),
    ),
    board(
        "step-or-castling",
        "r4k1r/pppppppp/8/8/8/8/PPPPPPPP/R4K1R w KQkq - 0 1",
        "",
        Claim::StepOrCastling("f1g1"),
    ),
    board(
        "pinned",
        "4r1k1/5ppp/8/8/8/8/4NPPP/R3K3 w - - 0 1",
        "",
        Claim::Illegal("e2", "c3", "leaves_king_in_check"),
    ),
    board("en-passant", "518", "e4 a6 e5 d5", Claim::Legal("exd6")),
    board(
        "en-passant-late",
        "518",
        "e4 a6 e5 d5 h3 h6",
        Claim::Illegal("e5", "d6", "does_not_move_so"),
    ),
    board(
        "promotion",
        "8/4P1k1/5ppp/8/8/5PPP/8/4K3 w - - 0 1",
        "",
        Claim::Legal("e8=N+"),
    ),
    board(
        "checkmate",
        "R5k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1",
        "",
        Claim::Ends("checkmate"),
    ),
    board(
        "stalemate",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "",
        Claim::Ends("stalemate"),
    ),
    board(
        "dead",
        "4k3/8/8/1p1p1p1p/1P1P1P1P/8/4K3/8 w - - 0 1",
        "",
        Claim::Ends("dead_position"),
    ),
    board(
        "flag-pawn",
        "6k1/8/8/8/8/5n2/7P/7K w - - 0 1",
        "",
        Claim::CanMate(Color::Black, Winnability::Winnable),
    ),
    board(
        "flag-queen",
        "6k1/8/8/8/8/5n2/7Q/7K w - - 0 1",
        "",
        Claim::CanMate(Color::Black, Winnability::Unwinnable),
    ),
    board(
        "repetition",
        "4k2r/5ppp/8/8/8/8/5PPP/4K2R w Kk - 0 1",
        "Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8",
        Claim::Came(2),
    ),
];

/// The example of a name.
pub(crate) fn find(name: &str) -> Option<&'static Example> {
    EXAMPLES.iter().find(|example| example.name == name)
}

/// What the library says of an example.
#[derive(Debug)]
pub(crate) enum Verdict {
    Start(StartPosition),
    Castling(CastlingPlan),
    Legal(SanPlus),
    Illegal(IllegalMove),
    StepOrCastling(SanPlus, SanPlus),
    Ends(Outcome),
    CanMate(Color, Winnability),
    Came(usize),
}

impl Example {
    /// The game up to the board; `None` where the example is written wrongly.
    pub(crate) fn game(&self) -> Option<Game> {
        let start = match self.start.parse::<StartPosition>() {
            Ok(start) if self.start.len() < 4 => start.position(),
            _ => Position::from_setup(self.start.parse::<Setup>().ok()?).ok()?,
        };
        let mut game = Game::new(start);
        for text in self.moves.split_whitespace() {
            let the_move = game.position().read_san(text).ok()?;
            game.play(the_move).ok()?;
        }
        Some(game)
    }

    /// Whether hands show the castling.
    pub(crate) fn by_hand(&self) -> bool {
        matches!(self.claim, Claim::Castles(_))
    }

    /// The castling that the board is about.
    pub(crate) fn wing(&self) -> Option<Wing> {
        match self.claim {
            Claim::Castles(wing) | Claim::MayCastle(wing) | Claim::CannotCastle(wing, _) => {
                Some(wing)
            }
            Claim::StepOrCastling(..) => Some(Wing::G),
            _ => None,
        }
    }

    /// What the library says; `None` where the example is written wrongly or claims what is not so.
    pub(crate) fn verdict(&self) -> Option<Verdict> {
        let game = self.game()?;
        let position = game.position();
        match self.claim {
            Claim::Start => {
                let start = StartPosition::from_board(position.board())?;
                (start.number().to_string() == self.start).then_some(Verdict::Start(start))
            }
            Claim::Castles(wing) | Claim::MayCastle(wing) => castling(position, wing, &[]),
            Claim::CannotCastle(wing, reasons) => castling(position, wing, reasons),
            Claim::Legal(text) => {
                let san = position.san(position.read_san(text).ok()?);
                (san.to_string() == text).then_some(Verdict::Legal(san))
            }
            Claim::Illegal(from, to, reason) => {
                let the_move = Move::Normal {
                    from: from.parse().ok()?,
                    to: to.parse().ok()?,
                    promotion: None,
                };
                let why = position.check_legal(the_move).err()?;
                (why.code() == reason).then_some(Verdict::Illegal(why))
            }
            Claim::StepOrCastling(uci) => match position.meaning_of(uci.parse().ok()?).ok()? {
                Meaning::StepOrCastling { step, castling } => Some(Verdict::StepOrCastling(
                    position.san(step),
                    position.san(castling),
                )),
                Meaning::One(_) => None,
            },
            Claim::Ends(how) => {
                let outcome = game.outcome()?;
                (outcome.code() == how).then_some(Verdict::Ends(outcome))
            }
            Claim::CanMate(color, claimed) => {
                let found = position.winnability(color, Position::FLAG_FALL_EFFORT);
                (found == claimed).then_some(Verdict::CanMate(color, found))
            }
            Claim::Came(times) => (game.repetitions() == times).then_some(Verdict::Came(times)),
        }
    }
}

/// A castling with just these obstacles.
fn castling(position: &Position, wing: Wing, reasons: &[&str]) -> Option<Verdict> {
    let plan = position.castling(wing);
    let found = plan.obstacles().iter().map(|obstacle| obstacle.code());
    found
        .eq(reasons.iter().copied())
        .then_some(Verdict::Castling(plan))
}

impl Verdict {
    /// In the reader's words.
    pub(crate) fn in_words(&self, words: &Words, board: &Board) -> Vec<String> {
        let written = |san: &SanPlus| san.letters(words.lang().piece_letters()).to_string();
        vec![match self {
            Verdict::Start(start) => format!("{} {}", start.number(), start.letters()),
            Verdict::Castling(plan) if plan.obstacles().is_empty() => {
                let wing = words.wing(plan.wing());
                words.say("learn-castles", &[("wing", wing.into())])
            }
            Verdict::Castling(plan) => {
                let wing = words.wing(plan.wing());
                let mut said = vec![words.say("learn-cannot-castle", &[("wing", wing.into())])];
                let reasons = plan.obstacles().iter();
                said.extend(reasons.map(|obstacle| words.obstacle(obstacle, board)));
                return said;
            }
            Verdict::Legal(san) => words.say("learn-legal", &[("move", written(san).into())]),
            Verdict::Illegal(why) => words.illegal_move(why, board),
            Verdict::StepOrCastling(step, castling) => words.say(
                "learn-step-or-castling",
                &[
                    ("step", written(step).into()),
                    ("castling", written(castling).into()),
                ],
            ),
            Verdict::Ends(outcome) => words.outcome(*outcome),
            Verdict::CanMate(color, winnability) => words.say(
                "learn-can-mate",
                &[
                    ("player", words.player(*color).into()),
                    ("mate", words.winnability(*winnability).into()),
                ],
            ),
            Verdict::Came(times) => words.say("learn-came", &[("n", (*times).into())]),
        }]
    }
}

impl Serialize for Example {
    /// Name, position and moves, for those who want to ask another library.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeMap;
        let game = self.game();
        let fen = |position: &Position| position.to_setup().fen();
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("name", self.name)?;
        map.serialize_entry("from", &game.as_ref().map(|game| fen(game.start())))?;
        map.serialize_entry("moves", &self.moves.split_whitespace().collect::<Vec<_>>())?;
        map.serialize_entry("fen", &game.as_ref().map(|game| fen(game.position())))?;
        map.serialize_entry("castling", &self.wing().map(Wing::san))?;
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_every_board_claims_is_so() {
        for example in EXAMPLES {
            assert!(example.verdict().is_some(), "{example:?}");
        }
    }

    #[test]
    fn what_is_not_so_is_not_claimed() {
        let classical = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        for claim in [
            Claim::Castles(Wing::G),
            Claim::CannotCastle(Wing::G, &["in_check"]),
            Claim::Legal("e5"),
            Claim::Legal("e4+"),
            Claim::Illegal("e2", "e4", "blocked"),
            Claim::Illegal("a1", "a3", "nothing_there"),
            Claim::StepOrCastling("e1g1"),
            Claim::Ends("stalemate"),
            Claim::CanMate(Color::White, Winnability::Unwinnable),
            Claim::Came(2),
        ] {
            let example = board("false", classical, "", claim);
            assert!(example.verdict().is_none(), "{claim:?}");
        }
        assert!(
            board(
                "a king too few",
                "8/8/8/8/8/8/8/K7 w - - 0 1",
                "",
                Claim::Came(1)
            )
            .verdict()
            .is_none()
        );
        assert!(
            board("no move", "518", "Nd5", Claim::Came(1))
                .verdict()
                .is_none()
        );
    }

    #[test]
    fn no_two_boards_share_a_name() {
        let mut names: Vec<_> = EXAMPLES.iter().map(|example| example.name).collect();
        names.sort_unstable();
        assert!(names.windows(2).all(|pair| pair[0] != pair[1]));
    }
}
