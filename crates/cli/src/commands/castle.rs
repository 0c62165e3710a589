//! `rokada castle`: both castlings of the player to move, with all that is against them.

use rokada_chess::{
    Bitboard, CastlingPlan, Geometry, HandStep, Move, Obstacle, Position, Setup, Square,
    StartPosition, Wing,
};
use serde::Serialize;

use crate::context::Context;
use crate::diagram::diagram;
use crate::failure::{Failure, Verdict};
use crate::faults::{self, FaultAnswer};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The fields may come as one argument or several.
    #[arg(required = true)]
    fen: Vec<String>,
}

#[derive(Serialize)]
struct Answer {
    turn: &'static str,
    wings: Vec<WingAnswer>,
    /// What keeps the FEN from being a legal position.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    faults: Vec<FaultAnswer>,
}

#[derive(Serialize)]
struct WingAnswer {
    wing: &'static str,
    legal: bool,
    manner: Option<&'static str>,
    king: Option<[String; 2]>,
    rook: Option<[String; 2]>,
    must_be_empty: Vec<String>,
    must_be_safe: Vec<String>,
    obstacles: Vec<ObstacleAnswer>,
    hands: Vec<Hand>,
    uci: Option<String>,
    san: String,
}

#[derive(Serialize)]
struct ObstacleAnswer {
    kind: &'static str,
    square: Option<String>,
    by: Vec<String>,
}

/// What a hand does on a real board.
#[derive(Serialize)]
#[serde(tag = "step", rename_all = "snake_case")]
enum Hand {
    LiftKing { from: String, beside: String },
    MoveRook { from: String, to: String },
    PlaceKing { to: String },
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Verdict, Failure> {
    let (setup, faults) = read(&args.fen.join(" "), context)?;
    let plans = [Wing::G, Wing::C].map(|wing| setup.castling_of(setup.turn, wing));
    let answer = Answer {
        turn: match setup.turn.is_white() {
            true => "white",
            false => "black",
        },
        wings: plans.iter().map(|plan| wing_answer(plan, &setup)).collect(),
        faults,
    };
    context.answer(&answer, || text(&plans, &setup, &answer, context))?;
    Ok(Verdict::Done)
}

/// A FEN whose board can be read, with whatever is wrong besides; or a start position by number or
/// letters.
fn read(text: &str, context: &Context) -> Result<(Setup, Vec<FaultAnswer>), Failure> {
    if !text.contains('/')
        && let Ok(start) = text.parse::<StartPosition>()
    {
        return Ok((start.setup(), Vec::new()));
    }
    let checked = faults::check(text, context);
    if checked.board_is_readable {
        Ok((checked.setup, checked.faults))
    } else {
        let helps: Vec<String> = checked.faults.into_iter().map(|fault| fault.help).collect();
        Err(Failure::Input(helps.join("; ")))
    }
}

fn wing_answer(plan: &CastlingPlan, setup: &Setup) -> WingAnswer {
    let geometry = plan.geometry();
    let path = |ends: fn(&Geometry) -> [Square; 2]| {
        geometry.map(|geometry| ends(geometry).map(|square| square.to_string()))
    };
    let squares = |set: fn(&Geometry) -> Bitboard| geometry.map(set).map(names).unwrap_or_default();
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
        obstacles: plan.obstacles().iter().map(obstacle_answer).collect(),
        hands: geometry
            .into_iter()
            .flat_map(|g| g.hands())
            .map(hand)
            .collect(),
        uci: geometry.map(|geometry| castling(geometry).to_string()),
        san: san(plan, setup),
    }
}

fn castling(geometry: &Geometry) -> Move {
    Move::Castle {
        king: geometry.king_from,
        rook: geometry.rook_from,
    }
}

/// With check or mate, where the move can be played.
fn san(plan: &CastlingPlan, setup: &Setup) -> String {
    let position = Position::from_setup(setup.clone()).ok();
    match (plan.legal_move(), position) {
        (Some(the_move), Some(position)) => position.san(the_move).to_string(),
        _ => plan.wing().san().to_owned(),
    }
}

fn obstacle_answer(obstacle: &Obstacle) -> ObstacleAnswer {
    ObstacleAnswer {
        kind: obstacle.code(),
        square: obstacle.square().map(|square| square.to_string()),
        by: names(obstacle.by()),
    }
}

fn hand(step: HandStep) -> Hand {
    let name = |square: Square| square.to_string();
    match step {
        HandStep::LiftKing { from, beside } => Hand::LiftKing {
            from: name(from),
            beside: name(beside),
        },
        HandStep::MoveRook { from, to } => Hand::MoveRook {
            from: name(from),
            to: name(to),
        },
        HandStep::PlaceKing { to } => Hand::PlaceKing { to: name(to) },
    }
}

fn names(squares: Bitboard) -> Vec<String> {
    squares
        .into_iter()
        .map(|square| square.to_string())
        .collect()
}

fn text(plans: &[CastlingPlan], setup: &Setup, answer: &Answer, context: &Context) -> String {
    let words = context.words;
    let at_fault = plans
        .iter()
        .flat_map(CastlingPlan::obstacles)
        .fold(Bitboard::EMPTY, |all, obstacle| all | obstacle.by());
    let mut lines = vec![diagram(&setup.board, at_fault, context.color)];
    if !answer.faults.is_empty() {
        lines.extend([String::new(), words.say("castling-unlawful", &[])]);
        lines.extend(
            answer
                .faults
                .iter()
                .map(|fault| format!("- {}", fault.help)),
        );
    }
    for plan in plans {
        lines.extend([String::new(), words.wing(plan.wing())]);
        lines.extend(plan_lines(plan, setup, context).map(|line| format!("  {line}")));
    }
    lines.join("\n")
}

fn plan_lines(
    plan: &CastlingPlan,
    setup: &Setup,
    context: &Context,
) -> impl Iterator<Item = String> {
    let words = context.words;
    let mut lines = Vec::new();
    if plan.legal_move().is_some() {
        lines.push(words.say("castling-legal", &[]));
    } else {
        lines.push(words.say("castling-illegal", &[]));
        let obstacles = plan.obstacles().iter();
        lines.extend(obstacles.map(|o| format!("- {}", words.obstacle(o, &setup.board))));
    }
    if let Some(geometry) = plan.geometry() {
        lines.push(words.manner(geometry.manner()));
        let ends = [
            ("king_from", geometry.king_from),
            ("king_to", geometry.king_to),
            ("rook_from", geometry.rook_from),
            ("rook_to", geometry.rook_to),
        ];
        let ends = ends.map(|(name, square)| (name, square.to_string().into()));
        lines.push(words.say("castling-paths", &ends));
        for (id, squares) in [
            ("castling-must-be-empty", geometry.must_be_empty),
            ("castling-must-be-safe", geometry.must_be_safe),
        ] {
            lines.push(words.say(id, &[("squares", words.squares(squares).into())]));
        }
        lines.push(words.say("castling-by-hand", &[]));
        let steps = geometry.hands().zip(1..);
        lines.extend(steps.map(|(step, nth)| format!("{nth}. {}", words.hand_step(step))));
    }
    lines.into_iter()
}
