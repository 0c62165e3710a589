//! A pairing for an engine's reader, for a program, or for a person who asks why.

use std::fmt::Write as _;
use std::fs;

use rokada_api::{EditionAnswer, NoteAnswer};
use rokada_pairing::{BracketKey, ColorRule, Float, Pair, Pairing, Points};
use serde::Serialize;

use super::Args;
use super::systems::{Paired, Tournament};
use crate::context::Context;
use crate::failure::{Failure, Verdict};
use crate::report;
use crate::table::{Side, lay_out};

#[derive(Serialize)]
struct Answer {
    round: usize,
    system: &'static str,
    edition: EditionAnswer,
    pairs: Vec<Board>,
    bye: Option<Bye>,
    report: Vec<NoteAnswer>,
}

#[derive(Serialize)]
struct Board {
    board: usize,
    white: u32,
    black: u32,
    /// Only a Swiss has reasons.
    #[serde(flatten)]
    reason: Option<Reason>,
}

#[derive(Serialize)]
struct Reason {
    bracket: Bracket,
    scores: BySide<f64>,
    floats: BySide<Option<&'static str>>,
    wishes: BySide<Option<&'static str>>,
    /// The article of C.04.3 that gave the colours, and the same in words.
    color_rule: &'static str,
    reason: String,
}

#[derive(Serialize)]
struct BySide<T> {
    white: T,
    black: T,
}

#[derive(Serialize)]
struct Bracket {
    place: u32,
    score: f64,
}

#[derive(Serialize)]
struct Bye {
    player: u32,
    #[serde(flatten)]
    reason: Option<ByeReason>,
}

#[derive(Serialize)]
struct ByeReason {
    bracket: Bracket,
    score: f64,
    unplayed_rounds: u32,
}

/// Prints the pairing, or writes it where it is wanted.
pub(super) fn give(
    paired: &Paired,
    round: usize,
    tournament: &Tournament<'_>,
    args: &Args,
    context: &Context,
) -> Result<Verdict, Failure> {
    let engine_form = engine_form(paired);
    if let Some(path) = &args.pairs {
        fs::write(path, &engine_form)
            .map_err(|error| Failure::unwritable(&path.display().to_string(), &error))?;
        if !context.json && !args.explain {
            return Ok(report::done(tournament.notes));
        }
    }
    let document = answer(paired, round, tournament, context);
    context.answer(&document, || match paired {
        Paired::Dutch(pairing) if args.explain => explanation(pairing, tournament, context),
        _ => engine_form.trim_end().to_owned(),
    })?;
    Ok(report::done(tournament.notes))
}

/// What pairing engines print: the number of pairs, then White and Black of each, 0 for the bye.
fn engine_form(paired: &Paired) -> String {
    let pairs = paired.pairs();
    let mut text = format!("{}\n", pairs.len());
    for [white, black] in pairs {
        let _ = writeln!(text, "{white} {black}");
    }
    text
}

fn answer(paired: &Paired, round: usize, tournament: &Tournament<'_>, context: &Context) -> Answer {
    let edition = tournament.edition(context);
    let report = NoteAnswer::of(tournament.notes, context.words);
    let board = |(board, white, black, reason)| Board {
        board,
        white,
        black,
        reason,
    };
    match paired {
        Paired::Dutch(pairing) => Answer {
            round,
            system: "dutch",
            edition,
            report,
            pairs: (1..)
                .zip(&pairing.pairs)
                .map(|(n, pair)| board((n, pair.white, pair.black, Some(reason(pair, context)))))
                .collect(),
            bye: pairing.bye.map(|bye| Bye {
                player: bye.player,
                reason: Some(ByeReason {
                    bracket: bracket(bye.reason.bracket),
                    score: number(bye.reason.score),
                    unplayed_rounds: bye.reason.unplayed_rounds,
                }),
            }),
        },
        Paired::Berger(row) => Answer {
            round,
            system: "berger",
            edition,
            report,
            pairs: (1..)
                .zip(&row.games)
                .map(|(n, game)| board((n, game.white, game.black, None)))
                .collect(),
            bye: row.bye.map(|player| Bye {
                player,
                reason: None,
            }),
        },
    }
}

fn reason(pair: &Pair, context: &Context) -> Reason {
    let float = |float| match float {
        Float::None => None,
        Float::Down => Some("down"),
        Float::Up => Some("up"),
    };
    let wish = |wish: Option<rokada_pairing::Side>| {
        wish.map(|side| match side {
            rokada_pairing::Side::White => "white",
            rokada_pairing::Side::Black => "black",
        })
    };
    let reason = &pair.reason;
    Reason {
        bracket: bracket(reason.bracket),
        scores: BySide {
            white: number(reason.white_score),
            black: number(reason.black_score),
        },
        floats: BySide {
            white: float(reason.white_float),
            black: float(reason.black_float),
        },
        wishes: BySide {
            white: wish(reason.white_wish),
            black: wish(reason.black_wish),
        },
        color_rule: article(reason.color_rule),
        reason: context.words.color_rule(reason.color_rule),
    }
}

const fn article(rule: ColorRule) -> &'static str {
    match rule {
        ColorRule::BothWishes => "5.2.1",
        ColorRule::StrongerWish | ColorRule::WiderDifference => "5.2.2",
        ColorRule::Alternation { .. } => "5.2.3",
        ColorRule::HigherRanked => "5.2.4",
        ColorRule::InitialSide => "5.2.5",
    }
}

fn bracket(key: BracketKey) -> Bracket {
    Bracket {
        place: key.place,
        score: number(key.score),
    }
}

fn number(points: Points) -> f64 {
    f64::from(points.tenths()) / 10.0
}

/// The pairing with the reasons, for a person.
fn explanation(pairing: &Pairing, tournament: &Tournament<'_>, context: &Context) -> String {
    let lang = context.words.lang();
    let said = |points: Points| lang.points(points.tenths().unsigned_abs());
    let heading = [
        ("pair-board", Side::Right),
        ("pair-white", Side::Left),
        ("pair-points", Side::Right),
        ("pair-black", Side::Left),
        ("pair-points", Side::Right),
        ("pair-floats", Side::Left),
        ("pair-colors", Side::Left),
    ];
    let heading = heading.map(|(id, side)| (context.say(id, &[]), side));
    let rows: Vec<Vec<String>> = (1..)
        .zip(&pairing.pairs)
        .map(|(board, pair): (usize, &Pair)| {
            let reason = &pair.reason;
            vec![
                board.to_string(),
                tournament.name(pair.white),
                said(reason.white_score),
                tournament.name(pair.black),
                said(reason.black_score),
                context.words.floats(reason),
                context.words.color_rule(reason.color_rule),
            ]
        })
        .collect();
    let mut text = lay_out(&heading, &rows);
    if let Some(bye) = pairing.bye {
        let args = [
            ("player", tournament.name(bye.player).into()),
            ("points", said(bye.reason.score).into()),
        ];
        let _ = write!(text, "\n{}", context.say("pair-bye", &args));
    }
    text
}
