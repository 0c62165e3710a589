//! `rokada castle`: both castlings of the player to move, with all that is against them.

use rokada_api::{CastleAnswer, read_setup};
use rokada_chess::{Bitboard, CastlingPlan, Setup, Wing};

use crate::context::Context;
use crate::diagram::diagram;
use crate::failure::{Failure, Verdict};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The fields may come as one argument or several.
    #[arg(required = true)]
    fen: Vec<String>,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Verdict, Failure> {
    let (setup, faults) = read_setup(&args.fen.join(" "), context.words).map_err(Failure::Input)?;
    let answer = CastleAnswer::of(&setup, setup.turn, faults);
    context.answer(&answer, || text(&setup, &answer, context))?;
    Ok(Verdict::Done)
}

fn text(setup: &Setup, answer: &CastleAnswer, context: &Context) -> String {
    let words = context.words;
    let plans = [Wing::G, Wing::C].map(|wing| setup.castling_of(setup.turn, wing));
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
    for plan in &plans {
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
