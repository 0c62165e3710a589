//! `rokada draw verify`: a protocol recomputed.

use rokada_api::{DrawAnswer, JudgedDraw};
use rokada_draw::{Protocol, program};

use super::sheet;
use crate::context::Context;
use crate::failure::{Failure, Verdict};

#[derive(clap::Args)]
pub(crate) struct Args {
    protocol: String,
    #[arg(long, value_name = "FILE")]
    announcement: Option<String>,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Verdict, Failure> {
    let protocols = sheet::read(&args.protocol, context)?;
    let announced = match &args.announcement {
        Some(file) => sheet::read(file, context)?.into_iter().next(),
        None => None,
    };
    let judged: Vec<_> = (0..protocols.len())
        .map(|place| judge(&protocols, place, announced.as_ref(), context))
        .collect();
    let answer = DrawAnswer::of(judged);
    for (protocol, judged) in protocols.iter().zip(&answer.protocols) {
        let title = protocol.title.as_ref().map(|title| format!("{title}: "));
        let title = title.unwrap_or_default();
        match &judged.reason {
            Some(reason) => {
                let refused = context.say("draw-refused", &[("reason", reason.as_str().into())]);
                context.complain(&Failure::No(format!("{title}{refused}")));
            }
            None if context.json => {}
            None => {
                let args = [
                    ("number", judged.number.unwrap_or_default().into()),
                    ("letters", judged.letters.clone().unwrap_or_default().into()),
                ];
                context.print(&format!("{title}{}", context.say("draw-verified", &args)))?;
            }
        }
    }
    if context.json {
        match &answer.protocols[..] {
            [judged] => context.print_json(judged)?,
            _ => context.print_json(&answer)?,
        }
    }
    Ok(if answer.valid {
        Verdict::Done
    } else {
        Verdict::No
    })
}

fn judge(
    protocols: &[Protocol],
    place: usize,
    announced: Option<&Protocol>,
    context: &Context,
) -> JudgedDraw {
    let protocol = &protocols[place];
    let compared = announced.map_or(Ok(()), |announced| {
        let direct = protocol.is_as_announced(announced);
        direct.or_else(|fault| match protocols.len() {
            1 => Err(fault),
            _ => protocol.is_as_announced(&of_board(announced, protocols, place)),
        })
    });
    let verified = compared.and_then(|()| protocol.verify());
    JudgedDraw::of(protocol.title.as_deref(), &verified, context.words)
}

/// What an announcement means for one board of several: its number in the title, and what was
/// drawn for the boards before it excluded, unless positions may repeat.
fn of_board(announced: &Protocol, protocols: &[Protocol], place: usize) -> Protocol {
    let protocol = &protocols[place];
    let mut exclusions = announced.exclusions.clone();
    if protocol.exclusions.len() > exclusions.len() {
        exclusions.extend(
            protocols[..place]
                .iter()
                .filter_map(|earlier| earlier.number),
        );
        exclusions.sort_unstable();
    }
    let board = place as u16 + 1;
    Protocol {
        title: announced
            .title
            .as_ref()
            .map(|title| program::text_of_board(title, board)),
        exclusions,
        ..announced.clone()
    }
}
