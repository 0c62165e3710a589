//! A chapter's blocks as HTML.

use maud::{Markup, html};
use rokada_chess::Color;
use rokada_messages::Words;

use super::examples::Example;
use super::text::{Block, Inline, Line};
use crate::board::{self, Asked, Live, Marks, Mode, Pieces};
use crate::reader::Reader;

/// Blocks one after another; boards that follow each other stand side by side where there is room.
pub(crate) fn blocks(reader: &Reader, blocks: &[Block]) -> Markup {
    let is_example = |one: &Block| matches!(one, Block::Example { .. });
    html! {
        @for run in blocks.chunk_by(|one, next| is_example(one) && is_example(next)) {
            @match run {
                [one] => (block(reader, one)),
                several => div.examples { @for one in several { (block(reader, one)) } },
            }
        }
    }
}

fn block(reader: &Reader, block: &Block) -> Markup {
    match block {
        Block::Text { text } => html! { p { (line(reader, text)) } },
        Block::List { ordered, items } => {
            let items = html! { @for content in items { li { (item(reader, content)) } } };
            html! {
                @if *ordered { ol { (items) } } @else { ul { (items) } }
            }
        }
        Block::Table { head, rows } => table(reader, head, rows),
        Block::Aside {
            standing,
            blocks: inner,
        } => {
            let said = format!("learn-{}", standing.code());
            html! {
                div.aside.(standing.code()) role="note" {
                    p.standing { (reader.say(&said, &[])) }
                    (blocks(reader, inner))
                }
            }
        }
        Block::Example {
            example: shown,
            caption,
        } => example(reader, shown, caption),
    }
}

/// An item of one line needs no paragraph.
fn item(reader: &Reader, content: &[Block]) -> Markup {
    match content {
        [Block::Text { text }] => line(reader, text),
        several => blocks(reader, several),
    }
}

fn table(reader: &Reader, head: &[Line], rows: &[Vec<Line>]) -> Markup {
    html! {
        table {
            thead { tr { @for cell in head { th scope="col" { (line(reader, cell)) } } } }
            tbody {
                @for row in rows {
                    tr { @for cell in row { td { (line(reader, cell)) } } }
                }
            }
        }
    }
}

/// A board with its caption and what the library says of it. Where castling is legal, hands can be
/// watched doing it.
fn example(reader: &Reader, example: &'static Example, caption: &Line) -> Markup {
    let (Some(game), Some(verdict)) = (example.game(), example.verdict()) else {
        return html! {};
    };
    let position = game.position();
    let plan = example.wing().map(|wing| position.castling(wing));
    let marks = plan.as_ref().map_or_else(Marks::default, Marks::of);
    let steps = plan
        .as_ref()
        .filter(|_| example.by_hand())
        .and_then(|plan| plan.geometry());
    let title = reader.say("learn-board", &[]);
    let id = format!("board-{}", example.name);
    html! {
        figure.example {
            figcaption {
                p { (line(reader, caption)) }
                p.verdict { (verdict.in_words(reader.words, position.board()).join(" ")) }
                p { a href=(address(example, reader.words)) { (reader.say("learn-try", &[])) } }
            }
            @match steps {
                Some(geometry) => (Live {
                    id: &id,
                    board: position.board(),
                    below: Color::White,
                    marks: &marks,
                    title: &caption.plain(),
                    mode: Mode::Steps(geometry),
                }.draw(reader)),
                None => (board::draw(position.board(), &marks, &title, reader.words, &Pieces::Sheet)),
            }
        }
    }
}

/// Where the example can be played on, and its moves gone through.
fn address(example: &Example, words: &Words) -> String {
    let asked = Asked {
        fen: Some(example.start.to_owned()),
        moves: example.moves.to_owned(),
        at: None,
    };
    board::Line::read(&asked, words)
        .map_or_else(|_| "/board".to_owned(), |line| line.address(line.at()))
}

/// Running text.
pub(crate) fn line(reader: &Reader, text: &Line) -> Markup {
    html! { @for piece in &text.0 { (inline(reader, piece)) } }
}

fn inline(reader: &Reader, piece: &Inline) -> Markup {
    match piece {
        Inline::Plain(text) => html! { (text) },
        Inline::Moves(text) => html! { span.moves { (text) } },
        Inline::Strong(text) => html! { strong { (line(reader, text)) } },
        Inline::Emphasis(text) => html! { em { (line(reader, text)) } },
        Inline::Link { to, text } => html! { a href=(to) { (line(reader, text)) } },
        Inline::Article(article) => {
            let args = [
                ("source", article.source().into()),
                ("article", article.to_string().into()),
            ];
            html! {
                span.article title=(reader.say("learn-article-of", &args)) {
                    (reader.say("learn-article", &args))
                }
            }
        }
    }
}
