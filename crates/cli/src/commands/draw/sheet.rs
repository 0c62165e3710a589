//! Protocols in files and on paper.

use std::io::Read;

use rokada_chess::StartPosition;
use rokada_draw::{Colours, Games, Method, Policy, Protocol};
use serde::Serialize;

use crate::context::Context;
use crate::failure::Failure;

/// A protocol as it is given out: with the games played and what anyone needs to check it.
#[derive(Serialize)]
pub(crate) struct Sheet {
    #[serde(flatten)]
    protocol: Protocol,
    games: &'static [Colours],
    check: Vec<String>,
}

/// Several, as for one position a board.
#[derive(Serialize)]
struct Sheets<'a> {
    positions: Vec<u16>,
    protocols: &'a [Sheet],
}

impl Sheet {
    pub(crate) fn new(protocol: Protocol, games: Games) -> Sheet {
        let policy = Policy {
            games,
            ..Policy::default()
        };
        Sheet {
            check: protocol.commands(),
            games: policy.games_of_pairing(),
            protocol,
        }
    }

    pub(crate) fn protocol(&self) -> &Protocol {
        &self.protocol
    }

    /// The text form; what is there for people begins with `#`.
    fn text(&self, context: &Context) -> String {
        let protocol = &self.protocol;
        let mut notes = Vec::new();
        let position = protocol.number.and_then(StartPosition::new);
        if let Some(position) = position {
            notes.extend(first_rank(&position.roles().map(Some), context));
        }
        if let Ok(method) = protocol.method.parse::<Method>() {
            notes.push(context.words.draw_method(method));
        }
        if self.games.len() > 1 {
            notes.push(context.say("draw-mini-match", &[]));
        }
        if position.is_some() {
            notes.push(context.say("draw-check", &[]));
            if protocol.secret.is_some() {
                notes.push(context.say("draw-check-by-hand", &[]));
            }
            notes.extend(self.check.iter().skip(1).cloned());
            if protocol.signed.is_empty() {
                let signature = context.say("draw-signature", &[]);
                notes.push(format!("{signature}: ______________________________"));
            }
        }
        let notes: String = notes.iter().map(|note| format!("# {note}\n")).collect();
        format!("{protocol}{notes}")
    }
}

/// The first rank in a frame, with the letters of the reader's language.
pub(crate) fn first_rank(array: &rokada_draw::Array, context: &Context) -> [String; 4] {
    let letter = |role| {
        context
            .words
            .draw_outcome(rokada_draw::Outcome::Piece(role))
    };
    let squares = array.map(|square| square.map(letter).unwrap_or_default());
    let line = format!("+{}", "---+".repeat(8));
    let pieces: String = squares.iter().map(|piece| format!("{piece:^3}|")).collect();
    let files: String = ('a'..='h').map(|file| format!("  {file} ")).collect();
    [line.clone(), format!("|{pieces}"), line, files]
}

/// Several protocols in one text.
fn texts(sheets: &[Sheet], context: &Context) -> String {
    let texts: Vec<_> = sheets.iter().map(|sheet| sheet.text(context)).collect();
    texts.join("\n")
}

/// Prints what was drawn.
pub(crate) fn print(sheets: &[Sheet], context: &Context) -> Result<(), Failure> {
    match sheets {
        [sheet] => context.answer(sheet, || sheet.text(context).trim_end().to_owned()),
        _ => {
            let positions = sheets
                .iter()
                .filter_map(|sheet| sheet.protocol.number)
                .collect();
            let answer = Sheets {
                positions,
                protocols: sheets,
            };
            context.answer(&answer, || texts(sheets, context).trim_end().to_owned())
        }
    }
}

/// Writes protocols to a file: JSON if its name ends in `.json`, else text.
pub(crate) fn save(file: &str, sheets: &[Sheet], context: &Context) -> Result<(), Failure> {
    let written = if file.ends_with(".json") {
        let json = match sheets {
            [sheet] => serde_json::to_string_pretty(sheet),
            _ => serde_json::to_string_pretty(sheets),
        };
        json.map_err(std::io::Error::from)
            .and_then(|json| std::fs::write(file, json + "\n"))
    } else {
        std::fs::write(file, texts(sheets, context))
    };
    written.map_err(|error| Failure::unwritable(file, &error))
}

/// Reads the protocols of a file, or of standard input for `-`: one or several, text or JSON.
pub(crate) fn read(file: &str, context: &Context) -> Result<Vec<Protocol>, Failure> {
    let mut text = String::new();
    let read = if file == "-" {
        std::io::stdin().read_to_string(&mut text).map(|_| ())
    } else {
        std::fs::read_to_string(file).map(|content| text = content)
    };
    read.map_err(|error| Failure::unreadable(file, error))?;
    Protocol::read_all(&text).map_err(|error| Failure::Input(context.words.draw_read_error(&error)))
}
