//! Chess in words: pieces, castling, faults of a set-up, illegal moves, ends of a game.

use rokada_chess::{
    Bitboard, Board, Claim, Color, HandStep, IllegalMove, Manner, Obstacle, Outcome,
    ParseStartPositionError, Role, SetupFault, Square, Wing, Winnability,
};

use crate::{Arg, Words};

/// An argument of a message.
fn arg<'a>(name: &'a str, value: impl ToString) -> Arg<'a> {
    (name, value.to_string().into())
}

/// The value by which messages choose between the players.
pub(crate) fn color_key(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

pub(crate) fn role_key(role: Role) -> &'static str {
    match role {
        Role::King => "king",
        Role::Queen => "queen",
        Role::Rook => "rook",
        Role::Bishop => "bishop",
        Role::Knight => "knight",
        Role::Pawn => "pawn",
    }
}

pub(crate) fn wing_key(wing: Wing) -> &'static str {
    match wing {
        Wing::C => "c",
        Wing::G => "g",
    }
}

impl Words {
    /// A player: White or Black.
    pub fn player(&self, color: Color) -> String {
        self.say("player", &[arg("color", color_key(color))])
    }

    /// The name of a piece.
    pub fn piece(&self, role: Role) -> String {
        self.say("piece", &[arg("role", role_key(role))])
    }

    /// Pieces with their squares, parted by commas: `rook a1, knight d3`.
    pub fn pieces(&self, board: &Board, squares: Bitboard) -> String {
        let describe = |square: Square| match board.piece_at(square) {
            Some(piece) => format!("{} {square}", self.piece(piece.role)),
            None => square.to_string(),
        };
        squares
            .into_iter()
            .map(describe)
            .collect::<Vec<_>>()
            .join(", ")
    }

    /// Squares parted by commas, or the word for none.
    pub fn squares(&self, squares: Bitboard) -> String {
        if squares.is_empty() {
            self.say("nothing", &[])
        } else {
            squares.to_string()
        }
    }

    /// The name of a castling by its wing.
    pub fn wing(&self, wing: Wing) -> String {
        self.say("castling-wing", &[arg("wing", wing_key(wing))])
    }

    /// How a castling is carried out.
    pub fn manner(&self, manner: Manner) -> String {
        self.say("castling-manner", &[arg("manner", manner.code())])
    }

    /// What stands against a castling, with the pieces of the board it was found on.
    pub fn obstacle(&self, obstacle: &Obstacle, board: &Board) -> String {
        let square = arg(
            "square",
            obstacle.square().map_or(String::new(), |s| s.to_string()),
        );
        let by = arg("by", self.pieces(board, obstacle.by()));
        let args = match obstacle {
            Obstacle::RightLost => vec![],
            Obstacle::KingPathOccupied { .. }
            | Obstacle::RookPathOccupied { .. }
            | Obstacle::InCheck { .. } => vec![by],
            Obstacle::PassesAttack { .. }
            | Obstacle::LandsInCheck { .. }
            | Obstacle::UncoversAttack { .. } => vec![square, by],
        };
        self.say(&format!("obstacle-{}", obstacle.code()), &args)
    }

    /// One thing a hand does in castling.
    pub fn hand_step(&self, step: HandStep) -> String {
        match step {
            HandStep::LiftKing { from, beside } => {
                self.say("hand-lift_king", &[arg("from", from), arg("to", beside)])
            }
            HandStep::MoveRook { from, to } => {
                self.say("hand-move_rook", &[arg("from", from), arg("to", to)])
            }
            HandStep::PlaceKing { to } => self.say("hand-place_king", &[arg("to", to)]),
        }
    }

    /// A fault of a set-up and its remedy, with the pieces of the board it was found on.
    pub fn setup_fault(&self, fault: &SetupFault, board: &Board) -> String {
        let by = |by: Bitboard| arg("by", self.pieces(board, by));
        let color = |color: Color| arg("color", color_key(color));
        let square = |square: Square| arg("square", square);
        let letter = |color: Color, wing: Wing| {
            let role = match wing {
                Wing::C => Role::Queen,
                Wing::G => Role::King,
            };
            arg("letter", role.of(color).letter())
        };
        let args = match *fault {
            SetupFault::NoKing { color: whose } => vec![color(whose)],
            SetupFault::TooManyKings {
                color: whose,
                kings,
            } => {
                vec![color(whose), arg("squares", kings)]
            }
            SetupFault::PawnsOnEdge { pawns } => vec![arg("squares", pawns)],
            SetupFault::TooManyPawns {
                color: whose,
                count,
            } => {
                vec![color(whose), ("count", count.into())]
            }
            SetupFault::TooManyPromoted {
                color: whose,
                promoted,
                missing_pawns,
            } => vec![
                color(whose),
                ("promoted", promoted.into()),
                ("missing", missing_pawns.into()),
            ],
            SetupFault::OpponentInCheck { king, by: from }
            | SetupFault::TooManyCheckers { king, by: from }
            | SetupFault::ImpossibleDoubleCheck { king, by: from } => vec![square(king), by(from)],
            SetupFault::EnPassantRank { square: at, turn } => vec![
                square(at),
                arg("rank", if turn.is_white() { "6" } else { "3" }),
            ],
            SetupFault::EnPassantWithoutPawn { square: at, pawn } => {
                vec![square(at), arg("pawn", pawn)]
            }
            SetupFault::EnPassantOccupied {
                square: at,
                occupied,
            } => vec![square(at), arg("squares", occupied)],
            SetupFault::EnPassantCheck {
                square: at,
                by: from,
            } => vec![square(at), by(from)],
            SetupFault::CastlingKing { color, wing } => vec![letter(color, wing)],
            SetupFault::CastlingRook { color, wing, rook } => {
                vec![letter(color, wing), square(rook)]
            }
            SetupFault::CastlingSide {
                color,
                wing,
                rook,
                king,
            } => vec![letter(color, wing), square(rook), arg("king", king)],
            _ => Vec::new(),
        };
        self.say(&format!("fault-{}", fault.code()), &args)
    }

    /// Why a move is not legal on a board.
    pub fn illegal_move(&self, why: &IllegalMove, board: &Board) -> String {
        let square = |square: Square| arg("square", square);
        match *why {
            IllegalMove::NothingThere { from } => {
                self.say("illegal-nothing_there", &[square(from)])
            }
            IllegalMove::NotYourPiece { from, .. } => {
                self.say("illegal-not_your_piece", &[square(from)])
            }
            IllegalMove::OwnPieceInTheWay { to } => {
                self.say("illegal-own_piece_in_the_way", &[square(to)])
            }
            IllegalMove::DoesNotMoveSo { piece, from, to } => {
                let role = arg("role", role_key(piece.role));
                self.say(
                    "illegal-does_not_move_so",
                    &[role, square(from), arg("to", to)],
                )
            }
            IllegalMove::Blocked { by } => self.say("illegal-blocked", &[arg("squares", by)]),
            IllegalMove::LeavesKingInCheck { by } => {
                let by = arg("by", self.pieces(board, by));
                self.say("illegal-leaves_king_in_check", &[by])
            }
            IllegalMove::PromotionMissing { to } => {
                self.say("illegal-promotion_missing", &[square(to)])
            }
            IllegalMove::PromotionImpossible { to } => {
                self.say("illegal-promotion_impossible", &[square(to)])
            }
            IllegalMove::NotEnPassant { to } => self.say("illegal-not_en_passant", &[square(to)]),
            IllegalMove::CannotCastle { king, rook } => {
                self.say("illegal-cannot_castle", &[arg("king", king), square(rook)])
            }
            _ => self.unworded(why),
        }
    }

    /// How a game has ended.
    pub fn outcome(&self, outcome: Outcome) -> String {
        let color = outcome.winner().map_or("none", color_key);
        self.say(
            "outcome",
            &[arg("kind", outcome.code()), arg("color", color)],
        )
    }

    /// What a draw may be claimed by.
    pub fn claim(&self, claim: Claim) -> String {
        self.say("claim", &[arg("kind", claim.code())])
    }

    /// Whether a player can still mate.
    pub fn winnability(&self, winnability: Winnability) -> String {
        self.say("winnability", &[arg("kind", winnability.code())])
    }

    /// Why a text names no start position.
    pub fn start_position_error(&self, error: &ParseStartPositionError) -> String {
        use ParseStartPositionError as Fault;
        match *error {
            Fault::NumberTooLarge => self.say("start-number-too-large", &[]),
            Fault::NotRecognised => self.say("start-not-recognised", &[]),
            Fault::UnknownLetter { letter, column } => self.say(
                "start-unknown-letter",
                &[arg("letter", letter), arg("column", column)],
            ),
            Fault::WrongCount {
                role,
                found,
                wanted,
            } => self.say(
                "start-wrong-count",
                &[
                    arg("role", role_key(role)),
                    arg("found", found),
                    arg("wanted", wanted),
                ],
            ),
            Fault::KingNotBetweenRooks => self.say("start-king-not-between-rooks", &[]),
            Fault::BishopsOnOneColour => self.say("start-bishops-on-one-colour", &[]),
            _ => self.unworded(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use rokada_chess::{Position, Setup, fen};

    use super::*;
    use crate::Lang;

    /// A missing message or a wrong variable stops `say` in tests.
    #[test]
    fn everything_is_said_in_every_language() {
        let setups = [
            "8/8/8/8/8/8/8/8 w - - 0 1",
            "P3k3/8/8/8/8/8/8/K2pK3 w - - 0 1",
            "4k3/8/8/8/7P/NNN5/PPPPPPPP/4K3 w - - 0 1",
            "4k3/8/8/8/8/8/8/K3R3 w - - 0 1",
            "4k3/8/8/8/1b6/5n2/8/r3K3 w - - 0 1",
            "4k3/8/8/8/3Pp3/8/8/4K3 b - d4 0 1",
            "4k3/8/8/8/4p3/8/8/4K3 b - d3 0 1",
            "4k3/8/8/8/3Pp3/3N4/8/4K3 b - d3 0 1",
            "5k2/8/8/8/3Pp3/8/8/4KR2 b - d3 0 1",
        ];
        let plans = [
            "4k3/8/8/8/4rrr1/8/8/4K1NR w K - 0 1",
            "4k3/8/8/8/8/8/8/rR2K1N1 w B - 0 1",
            "4k3/8/8/8/8/8/8/4K1RR w - - 0 1",
        ];
        for lang in Lang::ALL {
            let words = Words::of(lang);
            for fen in setups {
                let setup = fen::read(fen).setup;
                for fault in setup.faults() {
                    assert!(!words.setup_fault(&fault, &setup.board).contains('{'));
                }
            }
            for fen in plans {
                let setup: Setup = fen.parse().unwrap();
                for wing in Wing::ALL {
                    words.wing(wing);
                    let plan = setup.castling_of(setup.turn, wing);
                    for obstacle in plan.obstacles() {
                        words.obstacle(obstacle, &setup.board);
                    }
                    let Some(geometry) = plan.geometry() else {
                        continue;
                    };
                    words.manner(geometry.manner());
                    geometry
                        .hands()
                        .for_each(|step| drop(words.hand_step(step)));
                }
            }
            for text in ["960", "", "RNBQKBNX", "RNBQKBNN", "KRRBBNNQ", "BNBRKRNQ"] {
                let error = text.parse::<rokada_chess::StartPosition>().unwrap_err();
                words.start_position_error(&error);
            }
            for color in Color::ALL {
                words.player(color);
                words.outcome(Outcome::Checkmate { winner: color });
            }
            words.outcome(Outcome::SeventyFiveMoves);
            words.claim(Claim::FiftyMoves);
            words.winnability(Winnability::Undecided);
        }
    }

    #[test]
    fn every_illegal_move_is_said() {
        use rokada_chess::Move;
        let setup: Setup = "3k4/1P6/8/8/1b6/8/3N4/R2QK1NR w K - 0 1".parse().unwrap();
        let position = Position::from_setup(setup).unwrap();
        let square = |name: &str| name.parse::<Square>().unwrap();
        let normal = |from, to, promotion| Move::Normal {
            from: square(from),
            to: square(to),
            promotion,
        };
        let (from, to) = (square("d2"), square("d3"));
        let (king, rook) = (square("e1"), square("h1"));
        for lang in Lang::ALL {
            for the_move in [
                normal("c3", "c4", None),
                normal("b4", "c5", None),
                normal("a1", "d1", None),
                normal("g1", "g3", None),
                normal("h1", "f1", None),
                normal("d2", "f3", None),
                normal("b7", "b8", None),
                normal("a1", "a2", Some(Role::Queen)),
                Move::EnPassant { from, to },
                Move::Castle { king, rook },
            ] {
                let why = position.play(the_move).unwrap_err();
                let said = Words::of(lang).illegal_move(&why, position.board());
                assert!(!said.is_empty());
            }
        }
    }

    #[test]
    fn pieces_are_named_with_their_squares() {
        let setup: Setup = "4k3/8/8/8/8/8/8/rR2K1N1 w B - 0 1".parse().unwrap();
        let plan = setup.castling_of(Color::White, Wing::C);
        let said = |lang| Words::of(lang).obstacle(&plan.obstacles()[0], &setup.board);
        assert_eq!(
            said(Lang::En),
            "Once the rook has gone, the king on c1 would be attacked by: rook a1"
        );
        assert_eq!(
            said(Lang::Sr),
            "Kad se top skloni, kralja na c1 bi napadao: top a1"
        );
        assert_eq!(
            said(Lang::Pt),
            "Ao sair a torre, o rei em c1 ficaria atacado por: torre a1"
        );
        assert_eq!(
            said(Lang::Ru),
            "Когда ладья уйдёт, на короля на c1 нападёт: ладья a1"
        );
    }
}
