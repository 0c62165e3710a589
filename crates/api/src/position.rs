//! One of the 960 start positions, and what players ask about it.

use rokada_chess::{ByWing, Geometry, StartPosition, Wing};
use serde::Serialize;

use crate::{name, names};

/// All about a start position.
#[derive(Serialize)]
pub struct PositionAnswer {
    /// Scharnagl's number.
    pub number: u16,
    /// White's array from the a-file.
    pub letters: String,
    /// X-FEN.
    pub fen: String,
    /// Shredder-FEN.
    pub shredder_fen: String,
    /// The number of the position seen in a mirror.
    pub mirror: u16,
    /// The four choices the number is made of.
    pub derivation: DerivationAnswer,
    /// Is nothing in the way at the start?
    pub castling_on_move_one: Wings<bool>,
    /// White's castlings as the array has them.
    pub castling: Wings<StartCastling>,
    /// Pawns that no piece protects.
    pub unprotected_pawns: Vec<String>,
    /// Bishops on a or h.
    pub corner_bishops: Vec<String>,
}

/// The four choices in the order in which they are made.
#[derive(Serialize)]
pub struct DerivationAnswer {
    /// 0 to 3.
    pub light_bishop: u8,
    /// 0 to 3.
    pub dark_bishop: u8,
    /// 0 to 5.
    pub queen: u8,
    /// 0 to 9.
    pub knights: u8,
}

/// Something of each wing.
#[derive(Serialize)]
#[expect(missing_docs, reason = "the wings are told by their names")]
pub struct Wings<T> {
    pub g: T,
    pub c: T,
}

/// White's castling on a wing.
#[derive(Serialize)]
pub struct StartCastling {
    /// Which of the four forms it takes.
    pub manner: &'static str,
    /// Origin and destination of the king.
    pub king: [String; 2],
    /// Origin and destination of the rook.
    pub rook: [String; 2],
    /// Save for that king and that rook.
    pub must_be_empty: Vec<String>,
}

impl PositionAnswer {
    /// All about a start position.
    pub fn of(start: StartPosition) -> PositionAnswer {
        let setup = start.setup();
        let derivation = start.derivation();
        let ByWing { c, g } = start.castling_on_move_one();
        PositionAnswer {
            number: start.number(),
            letters: start.letters().to_string(),
            fen: setup.fen(),
            shredder_fen: setup.shredder_fen(),
            mirror: start.mirror().number(),
            derivation: DerivationAnswer {
                light_bishop: derivation.light_bishop,
                dark_bishop: derivation.dark_bishop,
                queen: derivation.queen,
                knights: derivation.knights,
            },
            castling_on_move_one: Wings { g, c },
            castling: Wings {
                g: castling(&start.castling(Wing::G)),
                c: castling(&start.castling(Wing::C)),
            },
            unprotected_pawns: names(start.unprotected_pawns()),
            corner_bishops: names(start.corner_bishops()),
        }
    }
}

fn castling(geometry: &Geometry) -> StartCastling {
    StartCastling {
        manner: geometry.manner().code(),
        king: [geometry.king_from, geometry.king_to].map(name),
        rook: [geometry.rook_from, geometry.rook_to].map(name),
        must_be_empty: names(geometry.must_be_empty),
    }
}
