//! The games of a file, one whole game at a time.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use super::game::{Line, PgnGame, Ply};
use super::{Fault, GameResult, Input, Problem, Reader, Replay, Visitor, decode};
use crate::Position;

/// The games of an input: each a [`PgnGame`], or the [`Fault`] that makes it bad. The outer error
/// is that of the input. Only one game is in memory at a time; a [`Visitor`] is faster where not
/// all of a game is wanted.
pub struct Games<I> {
    reader: Reader<I>,
}

impl<I: Input> Games<I> {
    /// The games from the beginning of an input.
    pub fn new(input: I) -> Games<I> {
        Games {
            reader: Reader::new(input),
        }
    }
}

impl<I: Input> Iterator for Games<I> {
    type Item = Result<Result<PgnGame, Fault>, I::Error>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut builder = Builder::default();
        match self.reader.read(&mut builder) {
            Ok(false) => None,
            Ok(true) => Some(Ok(builder.finish())),
            Err(error) => Some(Err(error)),
        }
    }
}

/// Builds a game from what is read.
#[derive(Default)]
struct Builder {
    replay: Replay,
    tags: Vec<(String, String)>,
    start: Position,
    main_line: Line,
    /// The open variations, each a line that is not in its place yet; the last is the innermost.
    open: Vec<Line>,
    result: Option<GameResult>,
    fault: Option<Fault>,
}

impl Builder {
    /// The line that is being read.
    fn line(&mut self) -> &mut Line {
        self.open.last_mut().unwrap_or(&mut self.main_line)
    }

    fn finish(self) -> Result<PgnGame, Fault> {
        match self.fault {
            Some(fault) => Err(fault),
            // Every variation is closed, so the board shows the end of the main line.
            None => Ok(PgnGame {
                end: self.replay.position().clone(),
                tags: self.tags,
                result: self.result,
                start: self.start,
                variant: self.replay.variant(),
                line: self.main_line,
            }),
        }
    }
}

impl Visitor for Builder {
    fn tag(&mut self, name: &str, value: Cow<'_, str>) -> Result<(), Problem> {
        self.replay.tag(name, &value)?;
        self.tags.push((name.into(), value.into_owned()));
        Ok(())
    }

    fn moves(&mut self) -> Result<(), Problem> {
        self.start = self.replay.moves().clone();
        Ok(())
    }

    fn san(&mut self, word: &[u8]) -> Result<(), Problem> {
        let the_move = self.replay.san(word)?;
        self.line().plies.push(Ply::new(the_move));
        Ok(())
    }

    fn nag(&mut self, nag: u8) {
        if let Some(ply) = self.line().plies.last_mut() {
            ply.nags.push(nag);
        }
    }

    fn comment(&mut self, text: &[u8]) {
        let text = decode(text).trim().into();
        let line = self.line();
        match line.plies.last_mut() {
            Some(ply) => ply.comments.push(text),
            None => line.comments.push(text),
        }
    }

    fn open(&mut self) -> Result<(), Problem> {
        self.replay.open()?;
        self.open.push(Line::default());
        Ok(())
    }

    fn close(&mut self) {
        self.replay.close();
        if let Some(variation) = self.open.pop()
            && let Some(ply) = self.line().plies.last_mut()
        {
            ply.variations.push(variation);
        }
    }

    fn end(&mut self, result: Option<GameResult>) {
        self.result = result;
    }

    fn fault(&mut self, fault: Fault) {
        self.fault = Some(fault);
    }
}
