//! Every round of a report paired again from what was before it.

use std::collections::BTreeMap;

use rokada_api::{EditionAnswer, NoteAnswer};
use rokada_pairing::Side;
use rokada_tournament::PlayerResult;
use rokada_tournament::trf::{Player, Report};
use serde::Serialize;

use super::standings;
use super::systems::Tournament;
use crate::context::Context;
use crate::failure::{Failure, Verdict};
use crate::report;

#[derive(Serialize)]
struct Answer {
    rounds: usize,
    edition: EditionAnswer,
    differences: Vec<Difference>,
    standings: Vec<standings::Difference>,
    /// What the file's own `###` lines tell of acts against the rules, with their rounds.
    acts: Vec<ActAnswer>,
    report: Vec<NoteAnswer>,
}

/// An act against the rules, as the file tells of it.
#[derive(Serialize)]
struct ActAnswer {
    round: u16,
    kind: &'static str,
    line: String,
}

/// What only one of the two has, as `[white, black]`, with 0 for the bye.
#[derive(Serialize)]
struct Difference {
    round: usize,
    in_file: Vec<[u32; 2]>,
    by_rules: Vec<[u32; 2]>,
    /// Why the rules have no pairing for the round.
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<String>,
}

pub(super) fn run(tournament: &Tournament<'_>, context: &Context) -> Result<Verdict, Failure> {
    let report = tournament.report;
    let rounds = report.paired_rounds();
    let mut differences = Vec::new();
    for round in 1..=rounds {
        let (by_rules, refused) = match tournament.pair(round, context) {
            Ok(paired) => {
                let mut pairs = paired.pairs();
                pairs.sort_unstable();
                (pairs, None)
            }
            Err(Failure::No(refusal)) => (Vec::new(), Some(refusal)),
            Err(failure) => return Err(failure),
        };
        let in_file = paired(report, round, &by_rules);
        if in_file != by_rules {
            let only = |these: &[[u32; 2]], those: &[[u32; 2]]| {
                these
                    .iter()
                    .filter(|pair| !those.contains(pair))
                    .copied()
                    .collect()
            };
            differences.push(Difference {
                round,
                in_file: only(&in_file, &by_rules),
                by_rules: only(&by_rules, &in_file),
                refused,
            });
        }
    }
    let results = report
        .results()
        .map_err(|errors| report::faults(tournament.file, &errors, context))?;
    let standings = standings::differences(report, &results);
    let equal = differences.is_empty() && standings.is_empty();
    let answer = Answer {
        rounds,
        edition: tournament.edition(context),
        differences,
        standings,
        acts: (report.acts())
            .map(|act| ActAnswer {
                round: act.round,
                kind: act.word.text(),
                line: act.to_string(),
            })
            .collect(),
        report: NoteAnswer::of(tournament.notes, context.words),
    };
    context.answer(&answer, || text(&answer, context))?;
    Ok(if equal {
        report::done(tournament.notes)
    } else {
        Verdict::No
    })
}

/// The pairs of a round as the report has them, in ascending order. A pair whose colours nobody
/// tells has those of `by_rules`, where it has the pair.
fn paired(report: &Report, round: usize, by_rules: &[[u32; 2]]) -> Vec<[u32; 2]> {
    let players: BTreeMap<u32, &Player> = report
        .players()
        .map(|player| (player.number, player))
        .collect();
    let of = |player: &Player| player.rounds.get(round - 1).copied().flatten();
    let mut pairs = Vec::new();
    for player in players.values() {
        let Some(pairing) = of(player) else { continue };
        let Some(opponent) = pairing.opponent else {
            if pairing.result == Some(PlayerResult::PairingBye) {
                pairs.push([player.number, 0]);
            }
            continue;
        };
        let theirs = players.get(&opponent).and_then(|other| of(other)?.side);
        let white = match pairing.side.or(theirs.map(Side::other)) {
            Some(side) => side == Side::White,
            None if by_rules.contains(&[player.number, opponent]) => true,
            None if by_rules.contains(&[opponent, player.number]) => false,
            None => player.number < opponent,
        };
        if white {
            pairs.push([player.number, opponent]);
        }
    }
    pairs.sort_unstable();
    pairs
}

fn text(answer: &Answer, context: &Context) -> String {
    let list = |pairs: &[[u32; 2]]| {
        let pairs: Vec<String> = pairs.iter().map(|[w, b]| format!("{w}-{b}")).collect();
        pairs.join(" ")
    };
    let mut lines: Vec<String> = Vec::new();
    for difference in &answer.differences {
        let by_rules = difference
            .refused
            .clone()
            .unwrap_or_else(|| list(&difference.by_rules));
        let args = [
            ("round", difference.round.to_string().into()),
            ("file", list(&difference.in_file).into()),
            ("rules", by_rules.into()),
        ];
        lines.push(context.say("pair-check-difference", &args));
        // A result corrected in an earlier round explains later pairings.
        let explain = (answer.acts.iter()).filter(|act| usize::from(act.round) <= difference.round);
        lines.extend(explain.map(|act| format!("    {}", act.line)));
    }
    lines.extend(
        answer
            .standings
            .iter()
            .map(|difference| difference.text(context)),
    );
    let counts = [
        ("rounds", answer.rounds.into()),
        ("differences", answer.differences.len().into()),
    ];
    lines.push(context.say("pair-check-result", &counts));
    lines.join("\n")
}
