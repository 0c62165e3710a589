//! A board that can be walked over and played on: a picture, and above it a grid of named squares.

use maud::{Markup, html};
use rokada_chess::{Bitboard, Board, Color, Geometry, Role, Square, Wing};
use rokada_messages::Style;
use serde_json::json;

use super::line::ends;
use super::{Line, Marks, Picture, Pieces, ranks, told};
use crate::assets;
use crate::reader::Reader;

/// What a hand may do on a board.
pub(crate) enum Mode<'a> {
    /// Play legal moves on a line; a move typed without JavaScript leads to the free board.
    Play(&'a Line),
    /// Choose squares: each is a checkbox of this name with the square as its value, so that a
    /// form around the board sends them.
    Select { name: &'a str, chosen: Bitboard },
    /// Put pieces anywhere. The board field of the FEN is written into the input of this id, of
    /// which the first word is the board; without JavaScript it is typed there.
    SetUp { input: &'a str },
    /// Watch hands castle, step by step.
    Steps(&'a Geometry),
}

/// A board to be walked over or played on.
pub(crate) struct Live<'a> {
    /// Its id, one of a kind on the page.
    pub(crate) id: &'a str,
    pub(crate) board: &'a Board,
    /// Whose side is at the bottom.
    pub(crate) below: Color,
    pub(crate) marks: &'a Marks,
    /// What names it to those who don't see it.
    pub(crate) title: &'a str,
    pub(crate) mode: Mode<'a>,
}

impl Live<'_> {
    pub(crate) fn draw(&self, reader: &Reader) -> Markup {
        let picture = Picture {
            board: self.board,
            marks: self.marks,
            below: self.below,
            pieces: Pieces::Sheet,
        };
        let marked = self.marks.in_words(reader.words);
        let (line, input) = match &self.mode {
            Mode::Play(line) => (Some(*line), None),
            Mode::SetUp { input } => (None, Some(*input)),
            _ => (None, None),
        };
        let steps = match &self.mode {
            Mode::Steps(geometry) => Some(json!(told::steps(geometry, reader.words)).to_string()),
            _ => None,
        };
        html! {
            div.live id=(self.id) data-board=(self.code()) data-below=(self.below.letter())
                data-sheet=(assets::address("pieces.svg")) data-texts=(texts(reader))
                data-start=[line.map(|line| &line.start)]
                data-moves=[line.map(Line::moves_text)]
                data-at=[line.map(Line::at)]
                data-input=[input] data-steps=[steps] {
                div.frame {
                    (picture.silent())
                    (self.squares(reader))
                }
                @if !marked.is_empty() { p.marked.quiet { (marked) } }
                @if let Some(line) = line {
                    p.moved aria-live="assertive" aria-atomic="true" { (last(reader, line)) }
                }
                p.said role="status" {}
                (self.controls(reader))
            }
        }
    }

    fn code(&self) -> &'static str {
        match self.mode {
            Mode::Play(_) => "play",
            Mode::Select { .. } => "select",
            Mode::SetUp { .. } => "setup",
            Mode::Steps(_) => "steps",
        }
    }

    fn squares(&self, reader: &Reader) -> Markup {
        let last = match self.mode {
            Mode::Play(line) => line.last().map(|(before, played)| ends(&before, played)),
            _ => None,
        };
        let is_last = |square| last.is_some_and(|(from, to)| square == from || square == to);
        html! {
            div.squares role="grid" aria-label=(self.title) {
                @for (_, squares) in ranks(self.below) {
                    div role="row" {
                        @for square in squares { (self.square(square, is_last(square), reader)) }
                    }
                }
            }
        }
    }

    fn square(&self, square: Square, last: bool, reader: &Reader) -> Markup {
        let name = reader
            .words
            .square_with(square, self.board.piece_at(square));
        html! {
            @if let Mode::Select { name: field, chosen } = self.mode {
                div role="gridcell" data-square=(square) {
                    input type="checkbox" name=(field) value=(square) aria-label=(name)
                        checked[chosen.has(square)];
                }
            } @else {
                div.last[last] role="gridcell" data-square=(square) aria-label=(name) {}
            }
        }
    }

    fn controls(&self, reader: &Reader) -> Markup {
        let say = |id| reader.say(id, &[]);
        // What only scripts can do is hidden until they are there.
        let button = |action: &str, id| {
            html! { button type="button" data-do=(action) hidden { (say(id)) } }
        };
        match &self.mode {
            Mode::Play(line) => html! {
                div.actions {
                    form.castlings action="/board" {
                        (hidden(line))
                        @for wing in [Wing::G, Wing::C] {
                            button name="say" value=(wing.san()) aria-label=(reader.words.wing(wing)) {
                                (wing.san())
                            }
                        }
                    }
                    (button("flip", "board-flip"))
                    (button("undo", "board-undo"))
                }
                form.line.typed action="/board" {
                    (hidden(line))
                    div.wide {
                        label for={ (self.id) "-say" } { (say("board-say")) }
                        input id={ (self.id) "-say" } name="say" type="text" required
                            autocomplete="off" autocapitalize="off" spellcheck="false";
                    }
                    button { (say("board-do")) }
                }
            },
            Mode::SetUp { .. } => html! {
                div.palette role="group" aria-label=(say("board-palette")) data-do="palette" hidden {
                    @for color in Color::ALL {
                        @for role in Role::ALL.into_iter().rev() {
                            @let piece = role.of(color);
                            button type="button" value=(piece.letter()) aria-pressed="false"
                                aria-label=(reader.words.colored_piece(piece)) {
                                svg viewBox="0 0 45 45" aria-hidden="true" {
                                    use href={ (assets::address("pieces.svg")) "#" (super::symbol(piece)) } {}
                                }
                            }
                        }
                    }
                    button type="button" value="" aria-pressed="false" { (say("board-take-off")) }
                }
                div.actions {
                    (button("flip", "board-flip"))
                    (button("empty", "board-empty"))
                }
            },
            Mode::Steps(geometry) => html! {
                ol.steps {
                    @for step in geometry.hands() { li { (reader.words.hand_step(step)) } }
                }
                div.actions {
                    (button("step", "board-step"))
                    (button("replay", "board-replay"))
                }
            },
            Mode::Select { .. } => html! {
                div.actions { (button("flip", "board-flip")) }
            },
        }
    }
}

/// The move on the board that was played last.
fn last(reader: &Reader, line: &Line) -> String {
    line.last().map_or_else(String::new, |(before, the_move)| {
        reader.words.announce(&before, the_move, Style::default())
    })
}

/// The line in a form, so that what is sent says where it belongs.
fn hidden(line: &Line) -> Markup {
    html! {
        input type="hidden" name="fen" value=(line.start);
        input type="hidden" name="moves" value=(line.moves_text());
        input type="hidden" name="at" value=(line.at());
    }
}

/// What scripts say by themselves.
fn texts(reader: &Reader) -> String {
    let pieces: serde_json::Map<String, serde_json::Value> = Color::ALL
        .into_iter()
        .flat_map(|color| Role::ALL.map(|role| role.of(color)))
        .map(|piece| {
            let name = reader.words.colored_piece(piece);
            (super::symbol(piece), name.into())
        })
        .collect();
    let said = |id| reader.say(id, &[]);
    json!({
        "lang": reader.lang().tag(),
        "pieces": pieces,
        "empty": said("square-empty"),
        "target": said("board-target"),
        "taking": said("board-taking"),
        "chosen": said("board-chosen"),
        "unchosen": said("board-unchosen"),
        "check": said("announce-check"),
        "nothing": said("board-nothing-to-move"),
        "illegal": said("board-not-there"),
        "which": said("board-which-move"),
        "cancel": said("board-cancel"),
        "failed": said("board-failed"),
    })
    .to_string()
}
