//! `rokada position`: one of the 960 start positions, and what players ask about it.

use rokada_chess::{Bitboard, ByWing, File, Geometry, Role, StartPosition, Wing};
use rokada_locale::Words;
use serde::Serialize;

use crate::context::Context;
use crate::diagram::diagram;
use crate::entropy;
use crate::failure::{Failure, Verdict};

#[derive(clap::Args)]
pub(crate) struct Args {
    position: String,
}

#[derive(Serialize)]
struct Answer {
    number: u16,
    letters: String,
    fen: String,
    shredder_fen: String,
    mirror: u16,
    derivation: Derivation,
    castling_on_move_one: Wings<bool>,
    castling: Wings<Castling>,
    unprotected_pawns: Vec<String>,
    corner_bishops: Vec<String>,
}

#[derive(Serialize)]
struct Derivation {
    light_bishop: u8,
    dark_bishop: u8,
    queen: u8,
    knights: u8,
}

#[derive(Serialize)]
struct Wings<T> {
    g: T,
    c: T,
}

/// White's castling as the array has it.
#[derive(Serialize)]
struct Castling {
    manner: &'static str,
    king: [String; 2],
    rook: [String; 2],
    must_be_empty: Vec<String>,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Verdict, Failure> {
    let start = find(&args.position, context)?;
    context.answer(&answer(start), || text(start, context))?;
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

fn answer(start: StartPosition) -> Answer {
    let setup = start.setup();
    let derivation = start.derivation();
    let ByWing { c, g } = start.castling_on_move_one();
    Answer {
        number: start.number(),
        letters: start.letters().to_string(),
        fen: setup.fen(),
        shredder_fen: setup.shredder_fen(),
        mirror: start.mirror().number(),
        derivation: Derivation {
            light_bishop: derivation.light_bishop,
            dark_bishop: derivation.dark_bishop,
            queen: derivation.queen,
            knights: derivation.knights,
        },
        castling_on_move_one: Wings { g, c },
        castling: Wings {
            g: castling(&start.castling(Wing::G)),
            c: castling(&start.castling(Wing::C)),
        },
        unprotected_pawns: names(start.unprotected_pawns()),
        corner_bishops: names(start.corner_bishops()),
    }
}

fn castling(geometry: &Geometry) -> Castling {
    Castling {
        manner: geometry.manner().code(),
        king: [geometry.king_from, geometry.king_to].map(|square| square.to_string()),
        rook: [geometry.rook_from, geometry.rook_to].map(|square| square.to_string()),
        must_be_empty: names(geometry.must_be_empty),
    }
}

fn names(squares: Bitboard) -> Vec<String> {
    squares
        .into_iter()
        .map(|square| square.to_string())
        .collect()
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
