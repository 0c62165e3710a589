//! `rokada draw methods`: every method and what it costs.

use num_traits::ToPrimitive;
use rokada_draw::exact::expected_outcomes;
use rokada_draw::{Method, Pool};
use serde::Serialize;

use super::options::PoolArgs;
use crate::context::Context;
use crate::failure::{Failure, Verdict};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    pool: PoolArgs,
}

#[derive(Serialize)]
struct Answer {
    positions: u16,
    methods: Vec<Row>,
}

#[derive(Serialize)]
struct Row {
    name: &'static str,
    description: String,
    expected_entries: Expected,
    draws_from_short_list: bool,
}

#[derive(Serialize)]
struct Expected {
    /// Left out where it has more digits than anyone reads.
    #[serde(skip_serializing_if = "Option::is_none")]
    fraction: Option<String>,
    decimal: f64,
}

/// The longest fraction shown.
const FRACTION: usize = 20;

pub(crate) fn run(args: &Args, context: &Context) -> Result<Verdict, Failure> {
    let pool = args.pool.pool(context)?;
    let methods = Method::all().filter_map(|method| {
        let (fraction, decimal) = expected(method, &pool)?;
        Some(Row {
            name: method.name(),
            description: context.words.draw_method(method),
            expected_entries: Expected {
                fraction: Some(fraction).filter(|digits| digits.len() <= FRACTION),
                decimal,
            },
            draws_from_short_list: method.picks_from_list(),
        })
    });
    let answer = Answer {
        positions: pool.count(),
        methods: methods.collect(),
    };
    context.answer(&answer, || table(&answer, context))?;
    Ok(Verdict::Done)
}

fn table(answer: &Answer, context: &Context) -> String {
    let say = |id| context.say(id, &[]);
    let mut lines = vec![
        format!("{}: {}", say("draw-pool-label"), answer.positions),
        format!(
            "{:<15}{}",
            say("draw-method-label"),
            say("draw-expected-label")
        ),
    ];
    lines.extend(answer.methods.iter().map(|row| {
        let mean = decimal(row.expected_entries.decimal, context);
        format!("{:<15}{mean:>6}  {}", row.name, row.description)
    }));
    lines.join("\n")
}

/// The expected number of entries as a fraction and rounded; `None` when the method cannot draw
/// from the pool.
fn expected(method: Method, pool: &Pool) -> Option<(String, f64)> {
    let exact = expected_outcomes(method, pool).ok()?;
    Some((exact.to_string(), exact.to_f64()?))
}

/// The expected number of entries as the reader's language writes it.
pub(crate) fn expected_text(method: Method, pool: &Pool, context: &Context) -> Option<String> {
    expected(method, pool).map(|(_, mean)| decimal(mean, context))
}

fn decimal(number: f64, context: &Context) -> String {
    let mark = context.words.lang().decimal_mark();
    format!("{number:.2}").replace('.', &mark.to_string())
}
