//! Words for what the readers of FEN, moves and PGN find wrong.

use rokada_chess::fen::{self, FenError, FenFault, FenFaultKind};
use rokada_chess::pgn::{Fault, MAX_DEPTH, Problem};
use rokada_chess::san::SanError;
use rokada_chess::uci::UciError;
use rokada_chess::{Board, Move};

use crate::Words;

impl Words {
    /// A fault of a FEN with its field and column.
    pub fn fen_fault(&self, fault: &FenFault) -> String {
        let field = format!("fen-field-{}", fault.field.code().replace('_', "-"));
        self.say(
            "fen-fault",
            &[
                ("field", self.say(&field, &[]).into()),
                ("column", (fault.offset + 1).into()),
                ("what", self.fen_fault_kind(&fault.kind).into()),
            ],
        )
    }

    /// What is wrong with a FEN and what would be right, without its place.
    pub fn fen_fault_kind(&self, kind: &FenFaultKind) -> String {
        let letter = |letter: char| ("letter", letter.to_string().into());
        let args = match *kind {
            FenFaultKind::UnknownPiece(unknown) | FenFaultKind::UnknownRight(unknown) => {
                vec![letter(unknown)]
            }
            FenFaultKind::RankTooShort { rank, squares } => vec![
                ("rank", rank.letter().to_string().into()),
                ("n", squares.into()),
            ],
            FenFaultKind::RankTooLong { rank } => vec![("rank", rank.letter().to_string().into())],
            FenFaultKind::TooFewRanks { found } => vec![("n", found.into())],
            FenFaultKind::RightWithoutKing { color, letter: l }
            | FenFaultKind::RightWithoutRook { color, letter: l } => {
                let home = if color.is_white() { "1" } else { "8" };
                vec![letter(l), ("rank", home.into())]
            }
            FenFaultKind::RightTwice { letter: l, .. } => vec![letter(l)],
            FenFaultKind::TooLong { length } => {
                vec![("n", length.into()), ("most", fen::MAX_LENGTH.into())]
            }
            FenFaultKind::More { n } => vec![("n", n.into())],
            FenFaultKind::Empty
            | FenFaultKind::TooManyRanks
            | FenFaultKind::UnknownTurn
            | FenFaultKind::UnknownSquare
            | FenFaultKind::NotANumber
            | FenFaultKind::TrailingText => Vec::new(),
            _ => Vec::new(),
        };
        self.say(&format!("fen-{}", kind.code().replace('_', "-")), &args)
    }

    /// All faults of a FEN.
    pub fn fen_error(&self, error: &FenError) -> String {
        let faults: Vec<String> = error.faults.iter().map(|f| self.fen_fault(f)).collect();
        faults.join("; ")
    }

    /// Why a text in algebraic notation is no move of the position on a board.
    pub fn san_error(&self, error: &SanError, board: &Board) -> String {
        match error {
            SanError::Syntax(error) => {
                let expected = format!("san-expected-{}", error.expected.code().replace('_', "-"));
                self.say(
                    "san-syntax",
                    &[
                        ("column", (error.offset + 1).into()),
                        ("expected", self.say(&expected, &[]).into()),
                    ],
                )
            }
            SanError::NoSuchPiece { instead } => {
                self.with_moves(self.say("san-no-such-piece", &[]), "san-instead", instead)
            }
            SanError::NoSuchMove { reason, instead } => {
                self.with_moves(self.illegal_move(reason, board), "san-instead", instead)
            }
            SanError::CannotCastle { wing } => {
                self.say("san-cannot-castle", &[("castling", wing.san().into())])
            }
            SanError::Ambiguous { moves } => {
                self.with_moves(self.say("san-ambiguous", &[]), "san-choices", moves)
            }
            _ => self.unworded(error),
        }
    }

    fn with_moves(&self, text: String, message: &str, moves: &[Move]) -> String {
        if moves.is_empty() {
            return text;
        }
        let moves: Vec<String> = moves.iter().map(Move::to_string).collect();
        let moves = self.say(message, &[("moves", moves.join(", ").into())]);
        format!("{text}; {moves}")
    }

    /// Why a text in the notation of engines is no move of the position on a board.
    pub fn uci_error(&self, error: &UciError, board: &Board) -> String {
        match error {
            UciError::Syntax => self.say("uci-syntax", &[]),
            UciError::NullMove => self.say("uci-null-move", &[]),
            UciError::Illegal(reason) => self.illegal_move(reason, board),
            _ => self.unworded(error),
        }
    }

    /// What is wrong with a game in PGN, with its line and column.
    pub fn pgn_fault(&self, fault: &Fault) -> String {
        self.say(
            "pgn-fault",
            &[
                ("line", fault.place.line.into()),
                ("column", fault.place.column.into()),
                ("what", self.pgn_problem(&fault.problem).into()),
            ],
        )
    }

    /// What is wrong with a game in PGN and what would be right, without its place. The board is
    /// not known any more, so pieces are told by their squares.
    pub fn pgn_problem(&self, problem: &Problem) -> String {
        let args = match problem {
            Problem::Fen(error) => return self.fen_error(error),
            Problem::Position(error) => {
                let faults = error.iter();
                let faults = faults.map(|fault| self.setup_fault(fault, &Board::EMPTY));
                return faults.collect::<Vec<_>>().join("; ");
            }
            Problem::Move { text, error } => {
                return format!("{text}: {}", self.san_error(error, &Board::EMPTY));
            }
            Problem::UnexpectedSign(sign) => vec![("sign", sign.to_string().into())],
            Problem::NullMove(text) => vec![("text", text.as_str().into())],
            Problem::UnknownVariant(name) => vec![("name", name.as_str().into())],
            Problem::TooDeep => vec![("n", MAX_DEPTH.into())],
            _ => Vec::new(),
        };
        self.say(&format!("pgn-{}", problem.code().replace('_', "-")), &args)
    }
}

#[cfg(test)]
mod tests {
    use rokada_chess::pgn::Games;
    use rokada_chess::{Position, fen};

    use super::*;
    use crate::Lang;

    /// A missing message or a wrong variable stops `say` in tests.
    #[test]
    fn everything_is_said_in_every_language() {
        let fens = [
            "",
            "4k3/7/9/ppppppppp/8/8/ž7/4K3 w",
            "4k3/8/8/8/8/8/4K3 w",
            "4k3/8/8/8/8/8/8/4K3/8 w",
            "4k3/8/8/8/8/8/8/4K2R x KQ0h e9 -1 4294967296 bm",
            "4k3/8/8/8/8/8/4K3/7R w K",
            "4k3/8/8/8/8/8/8/4K1RR w KG",
        ];
        let knights = "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1".parse().unwrap();
        let position = Position::from_setup(knights).unwrap();
        let sans = [
            "", "?", "Nf", "e4=", "O-e", "e4 e5", "Qd4", "Ne8", "O-O", "Nd2",
        ];
        let files = [
            "1. e4 } *",
            "[x",
            "$x",
            "1. e4 {",
            "1. e4 (1. d4",
            "1. e4 )",
            "(1. e4)",
            "[Variant \"Atomic\"] *",
            "[FEN \"8\"] *",
            "[FEN \"8/8/8/8/8/8/8/8 w\"] *",
            "[FEN \"4k3/8/8/8/8/8/8/4K3 w\"][FEN \"4k3/8/8/8/8/8/8/4K3 b\"] *",
            "1. Ke3",
            "1. --",
        ];
        let deep = "1. e4 (".repeat(MAX_DEPTH + 1);
        let long = "x".repeat(2_000_000);
        for lang in Lang::ALL {
            let words = Words::of(lang);
            for text in fens {
                let faults = fen::read(text).faults;
                assert!(!faults.is_empty(), "{text}");
                assert!(!words.fen_error(&FenError { faults }).is_empty());
            }
            for text in sans {
                let error = position.read_san(text).unwrap_err();
                assert!(!words.san_error(&error, position.board()).is_empty());
            }
            for text in ["e2", "0000", "e1e3"] {
                let error = position.read_uci(text).unwrap_err();
                assert!(!words.uci_error(&error, position.board()).is_empty());
            }
            for text in files.into_iter().chain([&deep[..], &long]) {
                let mut games = Games::new(text.as_bytes());
                let Some(Ok(Err(fault))) = games.next() else {
                    panic!("{text} should be bad");
                };
                assert!(!words.pgn_fault(&fault).is_empty());
            }
            words.pgn_problem(&Problem::Utf16);
        }
    }
}
