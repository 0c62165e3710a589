//! Every round of a report paired again from what was before it.

use rokada_pairing::Side;
use rokada_tournament::PlayerResult;
use rokada_tournament::trf::Report;
use serde::Serialize;

use super::systems::Tournament;
use crate::context::Context;
use crate::failure::{Failure, Verdict};
use crate::report;

#[derive(Serialize)]
struct Answer {
    rounds: usize,
    differences: Vec<Difference>,
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
    // A file without rounds, or none of ours, must not pass for want of anything to compare.
    let report = tournament.report;
    let sound = report.check();
    sound.map_err(|errors| report::faults(tournament.file, &errors, context))?;
    let rounds = report.paired_rounds();
    let mut differences = Vec::new();
    for round in 1..=rounds {
        let in_file = paired(tournament.report, round);
        let (by_rules, refused) = match tournament.pair(round, context) {
            Ok(paired) => {
                let mut pairs = paired.pairs();
                pairs.sort_unstable();
                (pairs, None)
            }
            Err(Failure::No(refusal)) => (Vec::new(), Some(refusal)),
            Err(failure) => return Err(failure),
        };
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
    let equal = differences.is_empty();
    let answer = Answer {
        rounds,
        differences,
    };
    context.answer(&answer, || text(&answer, context))?;
    Ok(if equal { Verdict::Done } else { Verdict::No })
}

/// The pairs of a round as the report has them, in ascending order.
fn paired(report: &Report, round: usize) -> Vec<[u32; 2]> {
    let mut pairs: Vec<[u32; 2]> = report
        .players()
        .filter_map(|player| {
            let pairing = player.rounds.get(round - 1).copied().flatten()?;
            match (pairing.opponent, pairing.side) {
                (Some(opponent), Some(Side::White)) => Some([player.number, opponent]),
                (None, _) if pairing.result == Some(PlayerResult::PairingBye) => {
                    Some([player.number, 0])
                }
                _ => None,
            }
        })
        .collect();
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
    }
    let counts = [
        ("rounds", answer.rounds.into()),
        ("differences", answer.differences.len().into()),
    ];
    lines.push(context.say("pair-check-result", &counts));
    lines.join("\n")
}
