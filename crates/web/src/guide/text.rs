//! What a chapter is made of, once its Markdown has been read.

use serde::{Serialize, Serializer};

use super::article::Article;
use super::examples::Example;

/// A chapter in one language.
#[derive(Debug)]
pub(crate) struct Chapter {
    /// Its address under `/learn`, the same in every language.
    pub(crate) name: &'static str,
    pub(crate) title: String,
    /// What it answers, in a sentence or two.
    pub(crate) lead: Line,
    pub(crate) sections: Vec<Section>,
}

/// A part of a chapter under a heading.
#[derive(Debug, Serialize)]
pub(crate) struct Section {
    /// Its anchor, the same in every language.
    pub(crate) id: String,
    pub(crate) title: String,
    pub(crate) blocks: Vec<Block>,
}

/// A block of a section.
#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum Block {
    Text {
        text: Line,
    },
    List {
        ordered: bool,
        items: Vec<Vec<Block>>,
    },
    Table {
        head: Vec<Line>,
        rows: Vec<Vec<Line>>,
    },
    /// What is not the text of the Laws or the Guidelines, and says so.
    Aside {
        standing: Standing,
        blocks: Vec<Block>,
    },
    Example {
        example: &'static Example,
        caption: Line,
    },
}

/// What a statement that is not official rests on.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Standing {
    /// Our advice.
    Advice,
    /// The Laws leave it open; what we suggest until they don't.
    Open,
    /// Heard or read, not confirmed.
    Unconfirmed,
}

impl Standing {
    pub(crate) fn code(self) -> &'static str {
        match self {
            Standing::Advice => "advice",
            Standing::Open => "open",
            Standing::Unconfirmed => "unconfirmed",
        }
    }
}

/// Running text.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Line(pub(crate) Vec<Inline>);

/// A piece of running text.
#[derive(Debug, PartialEq)]
pub(crate) enum Inline {
    Plain(String),
    /// Moves, squares, what is typed.
    Moves(String),
    Strong(Line),
    Emphasis(Line),
    Link {
        to: String,
        text: Line,
    },
    Article(Article),
}

impl Line {
    /// Without marks; articles in brackets.
    pub(crate) fn plain(&self) -> String {
        self.0.iter().map(Inline::plain).collect()
    }
}

impl Inline {
    fn plain(&self) -> String {
        match self {
            Inline::Plain(text) | Inline::Moves(text) => text.clone(),
            Inline::Strong(line) | Inline::Emphasis(line) | Inline::Link { text: line, .. } => {
                line.plain()
            }
            Inline::Article(article) => format!("[{article}]"),
        }
    }
}

impl Serialize for Line {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.plain())
    }
}

impl Block {
    /// Every line in it, in reading order.
    pub(crate) fn lines(&self) -> Vec<&Line> {
        match self {
            Block::Text { text } => vec![text],
            Block::List { items, .. } => items.iter().flatten().flat_map(Block::lines).collect(),
            Block::Table { head, rows } => head.iter().chain(rows.iter().flatten()).collect(),
            Block::Aside { blocks, .. } => blocks.iter().flat_map(Block::lines).collect(),
            Block::Example { caption, .. } => vec![caption],
        }
    }
}

impl Section {
    /// Its text without marks, for a search.
    pub(crate) fn plain(&self) -> String {
        let lines = self.blocks.iter().flat_map(Block::lines);
        lines.map(Line::plain).collect::<Vec<_>>().join(" ")
    }
}
