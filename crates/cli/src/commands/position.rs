//! `rokada position`: one of the 960 start positions, and what players ask about it.

use rokada_api::PositionAnswer;
use rokada_chess::{Bitboard, ByWing, File, Role, StartPosition, Wing};
use rokada_messages::Words;

use crate::context::Context;
use crate::diagram::diagram;
use crate::entropy;
use crate::failure::{Failure, Verdict};

#[derive(clap::Args)]
pub(crate) struct Args {
    position: String,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Verdict, Failure> {
    let start = find(&args.position, context)?;
    context.answer(&PositionAnswer::of(start), || text(start, context))?;
    Ok(Verdict::Done)
}

fn find(text: &str, context: &Context) -> Result<StartPosition, Failure> {
    if text == "random" {
        return random(context);
    }
    text.parse()
        .map_err(|error| Failure::Input(context.words.start_position_error(&error)))
}

/// One of the 960 with equal chances: numbers beyond the last full run of 960 are drawn again.
fn random(context: &Context) -> Result<StartPosition, Failure> {
    let count = u32::from(StartPosition::COUNT);
    loop {
        let mut bytes = [0; 4];
        entropy::fill(&mut bytes, context)?;
        let number = u32::from_le_bytes(bytes);
        if number < u32::MAX / count * count
            && let Some(start) = StartPosition::new((number % count) as u16)
        {
            return Ok(start);
        }
    }
}

fn text(start: StartPosition, context: &Context) -> String {
    let words = context.words;
    let setup = start.setup();
    let mirror = start.mirror();
    let mut lines = vec![
        format!("{}  {}", start.number(), start.letters()),
        String::new(),
        diagram(&setup.board, Bitboard::EMPTY, context.color),
        String::new(),
        setup.fen(),
        setup.shredder_fen(),
        String::new(),
    ];
    lines.push(words.say(
        "start-mirror",
        &[
            ("number", mirror.number().to_string().into()),
            ("letters", mirror.letters().to_string().into()),
        ],
    ));
    lines.push(derivation_text(start, words));
    for (wing, key) in [(Wing::C, "c"), (Wing::G, "g")] {
        let manner = words.manner(start.castling(wing).manner());
        let args = [("wing", key.into()), ("manner", manner.into())];
        lines.push(words.say("start-castling", &args));
    }
    let which = match start.castling_on_move_one() {
        ByWing { c: true, .. } => "c",
        ByWing { g: true, .. } => "g",
        _ => "none",
    };
    lines.push(words.say("start-move-one", &[("which", which.into())]));
    for (id, squares) in [
        ("start-unprotected-pawns", start.unprotected_pawns()),
        ("start-corner-bishops", start.corner_bishops()),
    ] {
        lines.push(words.say(id, &[("squares", words.squares(squares).into())]));
    }
    lines.join("\n")
}

/// The four choices by the files they fall on, with their numbers.
fn derivation_text(start: StartPosition, words: &Words) -> String {
    let derivation = start.derivation();
    let roles = start.roles();
    let files = |wanted: Role, light: Option<bool>| -> String {
        File::ALL
            .into_iter()
            .filter(|file| roles[file.index() as usize] == wanted)
            .filter(|file| light.is_none_or(|light| light == (file.index() % 2 == 1)))
            .map(|file| file.letter())
            .collect()
    };
    let choice = |files: String, number: u8| format!("{files} ({number})").into();
    let bishop = |light| files(Role::Bishop, Some(light));
    words.say(
        "start-derivation",
        &[
            (
                "light_bishop",
                choice(bishop(true), derivation.light_bishop),
            ),
            ("dark_bishop", choice(bishop(false), derivation.dark_bishop)),
            ("queen", choice(files(Role::Queen, None), derivation.queen)),
            (
                "knights",
                choice(files(Role::Knight, None), derivation.knights),
            ),
        ],
    )
}
