//! Both castlings of a player, with all that is against them.

use rokada_chess::{
    Bitboard, CastlingPlan, Color, Geometry, HandStep, Move, Obstacle, Position, Setup, Square,
    Wing,
};
use serde::Serialize;

use crate::{FaultAnswer, name, names};

/// The answer to "may I castle here?".
#[derive(Serialize)]
pub struct CastleAnswer {
    /// Who is to move.
    pub turn: &'static str,
    /// Whose castlings they are.
    pub player: &'static str,
    /// g-side, then c-side.
    pub wings: Vec<WingAnswer>,
    /// What keeps the FEN from being a legal position.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<FaultAnswer>,
}

/// One castling.
#[derive(Serialize)]
pub struct WingAnswer {
    /// `g` or `c`.
    pub wing: &'static str,
    /// May it be played?
    pub legal: bool,
    /// Which of the four forms it takes.
    pub manner: Option<&'static str>,
    /// Origin and destination of the king.
    pub king: Option<[String; 2]>,
    /// Origin and destination of the rook.
    pub rook: Option<[String; 2]>,
    /// Save for that king and that rook.
    pub must_be_empty: Vec<String>,
    /// Not to be attacked.
    pub must_be_safe: Vec<String>,
    /// All that stands against it.
    pub obstacles: Vec<ObstacleAnswer>,
    /// What a hand does on a real board.
    pub hands: Vec<HandAnswer>,
    /// The move as king takes rook.
    pub uci: Option<String>,
    /// With check or mate, where it can be played.
    pub san: String,
}

/// One reason why a castling may not be played.
#[derive(Serialize)]
pub struct ObstacleAnswer {
    /// Which one, in snake case.
    pub kind: &'static str,
    /// The square that should be empty or safe.
    pub square: Option<String>,
    /// The pieces at fault.
    pub by: Vec<String>,
}

/// One thing a hand does on a real board.
#[derive(Serialize)]
#[serde(tag = "step", rename_all = "snake_case")]
#[expect(missing_docs, reason = "told by HandStep")]
pub enum HandAnswer {
    LiftKing { from: String, beside: String },
    MoveRook { from: String, to: String },
    PlaceKing { to: String },
}

impl CastleAnswer {
    /// Both castlings of a player in a set-up, legal or not.
    pub fn of(setup: &Setup, player: Color, faults: Vec<FaultAnswer>) -> CastleAnswer {
        let wings = [Wing::G, Wing::C].map(|wing| setup.castling_of(player, wing));
        CastleAnswer {
            turn: color(setup.turn),
            player: color(player),
            wings: wings
                .iter()
                .map(|plan| WingAnswer::of(plan, setup))
                .collect(),
            faults,
        }
    }
}

impl WingAnswer {
    /// One castling in the set-up it was planned in.
    pub fn of(plan: &CastlingPlan, setup: &Setup) -> WingAnswer {
        let geometry = plan.geometry();
        let path = |ends: fn(&Geometry) -> [Square; 2]| geometry.map(|g| ends(g).map(name));
        let squares =
            |set: fn(&Geometry) -> Bitboard| geometry.map(set).map(names).unwrap_or_default();
        WingAnswer {
            wing: match plan.wing() {
                Wing::C => "c",
                Wing::G => "g",
            },
            legal: plan.legal_move().is_some(),
            manner: plan.manner().map(|manner| manner.code()),
            king: path(|geometry| [geometry.king_from, geometry.king_to]),
            rook: path(|geometry| [geometry.rook_from, geometry.rook_to]),
            must_be_empty: squares(|geometry| geometry.must_be_empty),
            must_be_safe: squares(|geometry| geometry.must_be_safe),
            obstacles: plan.obstacles().iter().map(obstacle).collect(),
            hands: geometry
                .into_iter()
                .flat_map(|g| g.hands())
                .map(hand)
                .collect(),
            uci: geometry.map(|geometry| castling(geometry).to_string()),
            san: san(plan, setup),
        }
    }
}

fn color(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

fn castling(geometry: &Geometry) -> Move {
    Move::Castle {
        king: geometry.king_from,
        rook: geometry.rook_from,
    }
}

fn san(plan: &CastlingPlan, setup: &Setup) -> String {
    let position = Position::from_setup(setup.clone()).ok();
    match (plan.legal_move(), position) {
        (Some(the_move), Some(position)) if plan.color() == position.turn() => {
            position.san(the_move).to_string()
        }
        _ => plan.wing().san().to_owned(),
    }
}

fn obstacle(obstacle: &Obstacle) -> ObstacleAnswer {
    ObstacleAnswer {
        kind: obstacle.code(),
        square: obstacle.square().map(name),
        by: names(obstacle.by()),
    }
}

fn hand(step: HandStep) -> HandAnswer {
    match step {
        HandStep::LiftKing { from, beside } => HandAnswer::LiftKing {
            from: name(from),
            beside: name(beside),
        },
        HandStep::MoveRook { from, to } => HandAnswer::MoveRook {
            from: name(from),
            to: name(to),
        },
        HandStep::PlaceKing { to } => HandAnswer::PlaceKing { to: name(to) },
    }
}
