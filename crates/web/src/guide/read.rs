//! Reads a chapter's Markdown; `locales/README.md` says what may be written.

use std::ops::Range;

use pulldown_cmark::{
    BlockQuoteKind, BrokenLink, CodeBlockKind, CowStr, Event, HeadingLevel, Options, Parser, Tag,
    TagEnd,
};

use super::article::Article;
use super::examples;
use super::text::{Block, Chapter, Inline, Line, Section, Standing};

/// What is wrong with a chapter, and where.
#[derive(Debug, PartialEq, thiserror::Error)]
#[error("line {line}: {what}")]
pub(crate) struct Fault {
    pub(crate) line: usize,
    pub(crate) what: String,
}

/// The mark by which a bracketed article comes back from the parser as a link.
const ARTICLE: &str = "article:";

/// Reads a chapter.
pub(crate) fn read(name: &'static str, text: &str) -> Result<Chapter, Fault> {
    let mut reading = Reading::new(text);
    let title = match reading.next() {
        Some(Event::Start(Tag::Heading {
            level: HeadingLevel::H1,
            ..
        })) => reading.line(TagEnd::Heading(HeadingLevel::H1))?.plain(),
        _ => return Err(reading.fault("a chapter begins with its title: # Castling")),
    };
    let lead = match reading.next() {
        Some(Event::Start(Tag::Paragraph)) => reading.line(TagEnd::Paragraph)?,
        _ => return Err(reading.fault("after the title comes a paragraph: what it answers")),
    };
    let mut sections = Vec::new();
    while let Some(event) = reading.next() {
        let Event::Start(Tag::Heading {
            level: HeadingLevel::H2,
            id,
            ..
        }) = event
        else {
            return Err(reading.fault("all other text stands under a heading: ## Paths {#paths}"));
        };
        let id = id.ok_or_else(|| reading.fault("a heading has an anchor: ## Paths {#paths}"))?;
        let title = reading.line(TagEnd::Heading(HeadingLevel::H2))?.plain();
        let blocks = reading.blocks(None)?;
        sections.push(Section {
            id: id.into_string(),
            title,
            blocks,
        });
    }
    Ok(Chapter {
        name,
        title,
        lead,
        sections,
    })
}

struct Reading<'a> {
    text: &'a str,
    events: std::iter::Peekable<std::vec::IntoIter<(Event<'a>, Range<usize>)>>,
    /// Where the event read last stands.
    at: usize,
}

impl<'a> Reading<'a> {
    fn new(text: &'a str) -> Reading<'a> {
        let options =
            Options::ENABLE_TABLES | Options::ENABLE_GFM | Options::ENABLE_HEADING_ATTRIBUTES;
        // A bracketed article is a reference that no link is given for.
        let article = |link: BrokenLink<'a>| {
            Article::parse(&link.reference).map(|article| {
                (
                    CowStr::from(format!("{ARTICLE}{article}")),
                    CowStr::from(""),
                )
            })
        };
        let parser = Parser::new_with_broken_link_callback(text, options, Some(article));
        let events: Vec<_> = parser.into_offset_iter().collect();
        Reading {
            text,
            events: events.into_iter().peekable(),
            at: 0,
        }
    }

    fn next(&mut self) -> Option<Event<'a>> {
        let (event, range) = self.events.next()?;
        self.at = range.start;
        Some(event)
    }

    fn fault(&self, what: &str) -> Fault {
        let before = self.text.get(..self.at).unwrap_or(self.text);
        Fault {
            line: before.matches('\n').count() + 1,
            what: what.to_owned(),
        }
    }

    /// Blocks up to the end of what holds them; those of a section go up to the next heading.
    fn blocks(&mut self, end: Option<TagEnd>) -> Result<Vec<Block>, Fault> {
        let mut blocks = Vec::new();
        // The items of a tight list hold running text without a paragraph around it.
        let mut running = Line::default();
        while let Some((event, _)) = self.events.peek() {
            if matches!(event, Event::Start(Tag::Heading { .. })) {
                if end.is_some() {
                    return Err(self.fault("a heading stands in no other block"));
                }
                break;
            }
            let Some(event) = self.next() else { break };
            if let Event::End(found) = &event
                && Some(*found) == end
            {
                break;
            }
            if let Event::Start(tag) = &event
                && let Some(block) = self.block(tag)?
            {
                flush(&mut running, &mut blocks);
                blocks.push(block);
            } else {
                running.0.push(self.inline(event)?);
            }
        }
        flush(&mut running, &mut blocks);
        Ok(blocks)
    }

    /// A block by its first event; `None` where it begins running text.
    fn block(&mut self, tag: &Tag<'a>) -> Result<Option<Block>, Fault> {
        Ok(Some(match tag {
            Tag::Paragraph => Block::Text {
                text: self.line(TagEnd::Paragraph)?,
            },
            Tag::List(first) => self.list(first.is_some())?,
            Tag::Table(_) => self.table()?,
            Tag::BlockQuote(kind) => Block::Aside {
                standing: match kind {
                    Some(BlockQuoteKind::Tip) => Standing::Advice,
                    Some(BlockQuoteKind::Caution) => Standing::Open,
                    Some(BlockQuoteKind::Warning) => Standing::Unconfirmed,
                    _ => return Err(self.fault("an aside is [!TIP], [!CAUTION] or [!WARNING]")),
                },
                blocks: self.blocks(Some(TagEnd::BlockQuote(*kind)))?,
            },
            Tag::CodeBlock(CodeBlockKind::Fenced(info)) => self.example(info)?,
            Tag::Strong | Tag::Emphasis | Tag::Link { .. } => return Ok(None),
            _ => return Err(self.fault("a chapter has no such block")),
        }))
    }

    fn list(&mut self, ordered: bool) -> Result<Block, Fault> {
        let mut items = Vec::new();
        while let Some(Event::Start(Tag::Item)) = self.next() {
            items.push(self.blocks(Some(TagEnd::Item))?);
        }
        Ok(Block::List { ordered, items })
    }

    fn table(&mut self) -> Result<Block, Fault> {
        let (mut rows, mut row) = (Vec::new(), Vec::new());
        loop {
            match self.next() {
                Some(Event::Start(Tag::TableCell)) => row.push(self.line(TagEnd::TableCell)?),
                Some(Event::End(TagEnd::TableHead | TagEnd::TableRow)) => {
                    rows.push(std::mem::take(&mut row));
                }
                Some(Event::Start(_)) => {}
                _ => break,
            }
        }
        let mut rows = rows.into_iter();
        let head = rows.next().unwrap_or_default();
        Ok(Block::Table {
            head,
            rows: rows.collect(),
        })
    }

    /// A board: its example by name, and under it the caption.
    fn example(&mut self, info: &str) -> Result<Block, Fault> {
        let name = info
            .strip_prefix("board ")
            .ok_or_else(|| self.fault("a fenced block is a board: ```board name"))?;
        let example = examples::find(name)
            .ok_or_else(|| self.fault(&format!("there is no example called {name}")))?;
        let mut caption = String::new();
        while let Some(Event::Text(text)) = self.next() {
            caption.push_str(&text);
        }
        let mut inner = Reading::new(&caption);
        let caption = match inner.next() {
            Some(Event::Start(Tag::Paragraph)) => inner.line(TagEnd::Paragraph),
            _ => Err(inner.fault("a board has a caption")),
        };
        // Counted from the board's own first line.
        let caption = caption.map_err(|fault| self.fault(&fault.what))?;
        Ok(Block::Example { example, caption })
    }

    /// Running text up to an end.
    fn line(&mut self, end: TagEnd) -> Result<Line, Fault> {
        let mut line = Line::default();
        loop {
            match self.next() {
                None => break,
                Some(Event::End(found)) if found == end => break,
                Some(event) => line.0.push(self.inline(event)?),
            }
        }
        Ok(line)
    }

    fn inline(&mut self, event: Event<'a>) -> Result<Inline, Fault> {
        Ok(match event {
            Event::Text(text) => Inline::Plain(text.into_string()),
            Event::Code(text) => Inline::Moves(text.into_string()),
            Event::SoftBreak => Inline::Plain(" ".to_owned()),
            Event::Start(Tag::Strong) => Inline::Strong(self.line(TagEnd::Strong)?),
            Event::Start(Tag::Emphasis) => Inline::Emphasis(self.line(TagEnd::Emphasis)?),
            Event::Start(Tag::Link { dest_url, .. }) => {
                let text = self.line(TagEnd::Link)?;
                let article = dest_url.strip_prefix(ARTICLE).and_then(Article::parse);
                article.map_or(
                    Inline::Link {
                        to: dest_url.into_string(),
                        text,
                    },
                    Inline::Article,
                )
            }
            Event::Html(_) | Event::InlineHtml(_) => {
                return Err(self.fault("no HTML in a chapter"));
            }
            _ => return Err(self.fault("running text has no such thing")),
        })
    }
}

fn flush(running: &mut Line, blocks: &mut Vec<Block>) {
    if !running.0.is_empty() {
        let text = std::mem::take(running);
        blocks.push(Block::Text { text });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# Title\n\nWhat it answers.\n\n## Paths {#paths}\n\nThe *king* stays [3.8.2] on `g1`.\n\n\
        - one [II.3.2.7]\n- two\n\n> [!TIP]\n> Say so.\n\n```board rook-only\nOnly `h1` goes.\n```\n";

    #[test]
    fn a_chapter_is_read_into_blocks() {
        let chapter = read("castling", TEXT).unwrap();
        assert_eq!(chapter.title, "Title");
        assert_eq!(chapter.lead.plain(), "What it answers.");
        let section = &chapter.sections[0];
        assert_eq!((&*section.id, &*section.title), ("paths", "Paths"));
        assert_eq!(
            section.plain(),
            "The king stays [3.8.2] on g1. one [II.3.2.7] two Say so. Only h1 goes."
        );
        assert!(matches!(
            section.blocks[2],
            Block::Aside {
                standing: Standing::Advice,
                ..
            }
        ));
    }

    #[test]
    fn what_may_not_be_written_is_refused_with_its_line() {
        let refused = |text: &str| read("castling", text).unwrap_err().line;
        let head = "# T\n\nL\n\n## A {#a}\n\n";
        assert_eq!(refused("No title"), 1);
        assert_eq!(refused("# T\n\n## A {#a}\n"), 3);
        assert_eq!(refused("# T\n\nL\n\n## No anchor\n"), 5);
        for wrong in [
            "<b>raw</b>",
            "<div>raw</div>",
            "a <br> b",
            "> said by nobody",
            "```board nowhere\nC\n```",
            "```rust\nlet a;\n```",
            "![a](b)",
            "---",
            "### Too deep {#deep}",
        ] {
            assert_eq!(refused(&format!("{head}{wrong}\n")), 7, "{wrong}");
        }
    }
}
