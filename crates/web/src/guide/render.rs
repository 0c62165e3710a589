//! A chapter's blocks as HTML.

use maud::{Markup, html};

use super::examples::{Example, Verdict};
use super::text::{Block, Inline, Line};
use crate::board::{self, Marks, Pieces};
use crate::layout;
use crate::reader::Reader;

/// Blocks one after another.
pub(crate) fn blocks(reader: &Reader, blocks: &[Block]) -> Markup {
    html! { @for one in blocks { (block(reader, one)) } }
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

/// On a narrow screen each row is a block, in which the cells name their columns.
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

/// A board with its caption and what the library says of it.
fn example(reader: &Reader, example: &'static Example, caption: &Line) -> Markup {
    let (Some(game), Some(verdict)) = (example.game(), example.verdict()) else {
        return html! {};
    };
    let position = game.position();
    let plan = example.wing().map(|wing| position.castling(wing));
    let marks = plan.as_ref().map_or_else(Marks::default, Marks::of);
    let title = reader.say("learn-board", &[]);
    let fen = position.to_setup().fen();
    html! {
        figure.example {
            (board::draw(position.board(), &marks, &title, reader.words, &Pieces::Sheet))
            figcaption {
                p { (line(reader, caption)) }
                p.verdict { (verdict_in_words(reader, &verdict, position.board())) }
                @if plan.is_some() {
                    p { a href={ "/castle?fen=" (layout::encode(&fen)) } { (reader.say("learn-try", &[])) } }
                }
            }
        }
    }
}

fn verdict_in_words(reader: &Reader, verdict: &Verdict, board: &rokada_chess::Board) -> String {
    verdict.in_words(reader.words, board).join(" ")
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
            html! { span.article { (reader.say("learn-article", &args)) } }
        }
    }
}
