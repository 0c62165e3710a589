//! The draw of the position in words.

use rokada_chess::{File, Role, StartPosition};
use rokada_draw::program::ProgramError;
use rokada_draw::{
    Ask, Device, Effect, EntryError, Fault, Field, Goal, MAX_OUTCOMES, Method, Outcome, PIECES,
    ParseProtocolError, Pile, PoolError, ReadProtocolsError, Why,
};

use crate::words::shortened;
use crate::{Arg, Words};

impl Words {
    /// What to throw or draw now, and what it decides.
    pub fn draw_ask(&self, ask: &Ask) -> String {
        let mut args = vec![
            ("goal", self.draw_goal(ask.goal).into()),
            ("throw", self.draw_throw(ask.device).into()),
        ];
        // A piece names its file already.
        if ask.of == 1 || matches!(ask.goal, Goal::PieceOn(_)) {
            return self.say("draw-ask", &args);
        }
        args.push(("nth", ask.nth.into()));
        args.push(("of", ask.of.into()));
        self.say("draw-ask-part", &args)
    }

    /// What an outcome decides.
    pub fn draw_goal(&self, goal: Goal) -> String {
        let id = match goal {
            Goal::DarkBishop => "draw-goal-dark-bishop",
            Goal::LightBishop => "draw-goal-light-bishop",
            Goal::BishopsAndHalf => "draw-goal-bishops-and-half",
            Goal::Queen => "draw-goal-queen",
            Goal::QueenAndKnights => "draw-goal-queen-and-knights",
            Goal::ThirdAndFifth => "draw-goal-third-and-fifth",
            Goal::QueenOfTwo => "draw-goal-queen-of-two",
            Goal::KnightsOfTwo => "draw-goal-knights-of-two",
            Goal::FirstKnight => "draw-goal-first-knight",
            Goal::SecondKnight => "draw-goal-second-knight",
            Goal::Number => "draw-goal-number",
            Goal::Entry => "draw-goal-entry",
            Goal::Repair => "draw-goal-repair",
            Goal::PieceOn(file) => {
                return self.say("draw-goal-piece-on", &[("file", letter(file))]);
            }
        };
        self.say(id, &[])
    }

    /// What to do with a device.
    pub fn draw_throw(&self, device: Device) -> String {
        let (id, args): (_, Vec<Arg<'_>>) = match device {
            Device::Die { sides } => ("draw-throw-die", vec![("sides", sides.into())]),
            Device::Coin => ("draw-throw-coin", vec![]),
            Device::Digits => ("draw-throw-digits", vec![]),
            Device::Pawns { pawns } => ("draw-throw-pawns", vec![("pawns", pawns.into())]),
            Device::Balls => ("draw-throw-balls", vec![]),
            Device::Slips { slips } => ("draw-throw-slips", vec![("slips", slips.into())]),
            Device::Cards {
                pile: Pile::Dark, ..
            } => ("draw-throw-cards-dark", vec![]),
            Device::Cards {
                pile: Pile::Light, ..
            } => ("draw-throw-cards-light", vec![]),
            Device::Cards {
                pile: Pile::Rest, ..
            } => (
                "draw-throw-cards-rest",
                vec![("cards", self.left(device).into())],
            ),
            Device::Pieces { .. } => (
                "draw-throw-pieces",
                vec![("pieces", self.left(device).into())],
            ),
            Device::Word => ("draw-throw-word", vec![]),
        };
        self.say(id, &args)
    }

    /// What is left to be drawn, each as often as it is there.
    fn left(&self, device: Device) -> String {
        let each = |(outcome, count): (Outcome, u32)| {
            std::iter::repeat_n(self.draw_outcome(outcome), count as usize)
        };
        let left: Vec<_> = device.outcomes().into_iter().flat_map(each).collect();
        left.join(" ")
    }

    /// An outcome as this language writes it.
    pub fn draw_outcome(&self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Number(number) => number.to_string(),
            Outcome::Heads => self.say("draw-heads", &[]),
            Outcome::Tails => self.say("draw-tails", &[]),
            Outcome::Piece(role) => {
                let letters = self.say("draw-letters", &[]);
                let place = PIECES.iter().position(|&piece| piece == role);
                let letter = place.and_then(|place| letters.split(' ').nth(place));
                letter.map_or_else(|| role.letter().into(), str::to_owned)
            }
        }
    }

    /// Reads an outcome that a person enters in this language: `G` for the head of a coin in
    /// Serbian, `R` for the king in Portuguese.
    ///
    /// # Errors
    /// When the text says no outcome of the device.
    pub fn read_draw_outcome(&self, device: Device, text: &str) -> Result<Outcome, EntryError> {
        let text = text.trim().to_lowercase();
        let among = |id| self.say(id, &[]).split(' ').any(|word| word == text);
        match device {
            Device::Coin if among("draw-words-heads") => Ok(Outcome::Heads),
            Device::Coin if among("draw-words-tails") => Ok(Outcome::Tails),
            Device::Pieces { .. } => PIECES
                .into_iter()
                .map(Outcome::Piece)
                .find(|&piece| self.draw_outcome(piece).to_lowercase() == text)
                .ok_or(EntryError::Unreadable { text }),
            _ => text.parse(),
        }
    }

    /// What an outcome did or would do; nothing for one that only counts towards a later choice.
    pub fn draw_effect(&self, effect: &Effect) -> String {
        match effect {
            Effect::Placed(placed) => {
                let say = |&(file, role): &(File, Role)| self.placed(file, role);
                placed.iter().map(say).collect::<Vec<_>>().join(", ")
            }
            Effect::Again(why) => self.draw_why(*why),
            Effect::Done(position) => self.draw_result(*position),
        }
    }

    fn placed(&self, file: File, role: Role) -> String {
        self.say(
            "draw-placed",
            &[("piece", self.piece(role).into()), ("file", letter(file))],
        )
    }

    /// The position drawn, with number and letters.
    pub fn draw_result(&self, position: StartPosition) -> String {
        self.say("draw-result", &named(position))
    }

    /// Why something is thrown or drawn again.
    pub fn draw_why(&self, why: Why) -> String {
        match why {
            Why::Unused => self.say("draw-why-unused", &[]),
            Why::NoSuchNumber => self.say("draw-why-no-such-number", &[]),
            Why::Excluded(position) => self.say("draw-why-excluded", &named(position)),
            Why::BishopsOnOneColour => self.say("draw-why-bishops", &[]),
            Why::KingNotBetweenRooks => self.say("draw-why-king", &[]),
        }
    }

    /// What a method is.
    pub fn draw_method(&self, method: Method) -> String {
        self.say(&format!("draw-method-{method}"), &[])
    }

    /// Why an entry was refused; `ask` is what was asked for.
    pub fn draw_entry_error(&self, error: &EntryError, ask: Option<&Ask>) -> String {
        let refused = |id, outcome: Outcome, device: Device| {
            let args = [
                ("outcome", self.draw_outcome(outcome).into()),
                ("throw", self.draw_throw(device).into()),
            ];
            self.say(id, &args)
        };
        match error {
            EntryError::Unreadable { text } => {
                let ask = ask.map(|ask| self.draw_ask(ask)).unwrap_or_default();
                let args = [("text", shortened(text).into()), ("ask", ask.into())];
                self.say("draw-entry-unreadable", &args)
            }
            EntryError::Impossible { device, outcome } => {
                refused("draw-entry-impossible", *outcome, *device)
            }
            EntryError::Gone { device, outcome } => refused("draw-entry-gone", *outcome, *device),
            EntryError::Finished { position } => self.say("draw-entry-finished", &named(*position)),
            EntryError::NothingToUndo => self.say("draw-entry-nothing-to-undo", &[]),
            _ => self.unworded(error),
        }
    }

    /// Why nothing can be drawn.
    pub fn draw_pool_error(&self, error: &PoolError) -> String {
        match error {
            PoolError::Empty => self.say("draw-pool-empty", &[]),
            PoolError::Twice(position) => {
                self.say("draw-pool-twice", &[("number", position.number().into())])
            }
            PoolError::NotForShortList(method) => {
                let methods = names(Method::all().filter(|method| method.picks_from_list()));
                let args = [
                    ("method", method.name().into()),
                    ("methods", methods.into()),
                ];
                self.say("draw-pool-not-for-list", &args)
            }
            _ => self.unworded(error),
        }
    }

    /// Why a draw by program cannot be made.
    pub fn draw_program_error(&self, error: &ProgramError) -> String {
        match error {
            ProgramError::BadSecret => self.say("draw-program-bad-secret", &[]),
            ProgramError::BadCommitment => self.say("draw-program-bad-commitment", &[]),
            ProgramError::BadText => self.say("draw-program-bad-text", &[]),
            ProgramError::WrongSecret { committed, found } => {
                let args = [
                    ("committed", committed.to_string().into()),
                    ("found", found.to_string().into()),
                ];
                self.say("draw-program-wrong-secret", &args)
            }
            ProgramError::Pool(error) => self.draw_pool_error(error),
            ProgramError::Exhausted => self.say("draw-program-exhausted", &[]),
            _ => self.unworded(error),
        }
    }

    /// What is wrong with a protocol, beginning with the part of it, where there is one.
    pub fn draw_fault(&self, fault: &Fault) -> String {
        let say = |id, field: Field, more: &[Arg<'_>]| {
            let mut args = vec![("field", field.key().into())];
            args.extend_from_slice(more);
            self.say(id, &args)
        };
        match fault {
            Fault::UnknownMethod(name) => self.draw_unknown_method(name),
            Fault::NoSuchPosition { field, number } => {
                let number = [("number", (*number).into())];
                say("draw-fault-no-such-position", *field, &number)
            }
            Fault::Pool(error) => self.draw_pool_error(error),
            Fault::ListAndExclusions => {
                say("draw-fault-list-and-exclusions", Field::Exclusions, &[])
            }
            Fault::Missing(field) => say("draw-fault-missing", *field, &[]),
            Fault::Unexpected(field) => say("draw-fault-unexpected", *field, &[]),
            Fault::Program(error) => self.draw_program_error(error),
            Fault::Word {
                nth,
                expected,
                found,
            } => {
                let args = [
                    ("nth", (*nth).into()),
                    ("found", found.to_string().into()),
                    ("expected", expected.to_string().into()),
                ];
                say("draw-fault-word", Field::Outcomes, &args)
            }
            Fault::Entry { nth, error } => {
                let error = self.draw_entry_error(error, None);
                let args = [("nth", (*nth).into()), ("error", error.into())];
                say("draw-fault-entry", Field::Outcomes, &args)
            }
            Fault::AfterTheEnd { nth } => {
                let nth = [("nth", (*nth).into())];
                say("draw-fault-after-the-end", Field::Outcomes, &nth)
            }
            Fault::TooManyOutcomes { outcomes } => {
                let args = [("n", (*outcomes).into()), ("most", MAX_OUTCOMES.into())];
                say("draw-fault-too-many", Field::Outcomes, &args)
            }
            Fault::Unfinished { outcomes } => {
                let n = [("n", (*outcomes).into())];
                say("draw-fault-unfinished", Field::Outcomes, &n)
            }
            Fault::Number { expected, found } => {
                let args = [("found", (*found).into()), ("expected", (*expected).into())];
                say("draw-fault-number", Field::Number, &args)
            }
            Fault::Letters { expected, found } => {
                let args = [
                    ("found", shortened(found).into()),
                    ("number", expected.number().into()),
                    ("expected", expected.letters().to_string().into()),
                ];
                say("draw-fault-letters", Field::Letters, &args)
            }
            Fault::NotAsAnnounced(field) => say("draw-fault-not-as-announced", *field, &[]),
            _ => self.unworded(fault),
        }
    }

    /// That there is no such method, and which there are.
    pub fn draw_unknown_method(&self, name: &str) -> String {
        let methods = names(Method::all());
        let args = [
            ("name", shortened(name).into()),
            ("methods", methods.into()),
        ];
        self.say("draw-unknown-method", &args)
    }

    /// Why a file has no protocols.
    pub fn draw_read_error(&self, error: &ReadProtocolsError) -> String {
        match error {
            ReadProtocolsError::Text(error) => self.draw_text_error(error),
            ReadProtocolsError::Json(error) => self.say(
                "draw-json-unreadable",
                &[("detail", shortened(&error.to_string()).into())],
            ),
            ReadProtocolsError::UnknownKey(key) => {
                self.say("draw-json-unknown-key", &[("key", shortened(key).into())])
            }
            ReadProtocolsError::Missing(field) => self.draw_fault(&Fault::Missing(*field)),
            _ => self.unworded(error),
        }
    }

    /// Why a text is no protocol.
    pub fn draw_text_error(&self, error: &ParseProtocolError) -> String {
        use ParseProtocolError as Wrong;
        match error {
            Wrong::NoHeader => self.say(
                "draw-text-no-header",
                &[("header", rokada_draw::HEADER.into())],
            ),
            Wrong::UnknownLine { line } => {
                let keys = Field::KEYS.map(|(_, key)| format!("{key}:")).join(" ");
                let args = [("line", (*line).into()), ("keys", keys.into())];
                self.say("draw-text-unknown-line", &args)
            }
            Wrong::Twice { line, field } => {
                let args = [("line", (*line).into()), ("field", field.key().into())];
                self.say("draw-text-twice", &args)
            }
            Wrong::BadValue { line, field, value } => {
                let args = [
                    ("line", (*line).into()),
                    ("field", field.key().into()),
                    ("value", shortened(value).into()),
                ];
                self.say("draw-text-bad-value", &args)
            }
            Wrong::Missing(field) => {
                self.say("draw-text-missing", &[("field", field.key().into())])
            }
            _ => self.unworded(error),
        }
    }
}

fn letter(file: File) -> fluent_bundle::FluentValue<'static> {
    file.letter().to_string().into()
}

fn named(position: StartPosition) -> [Arg<'static>; 2] {
    [
        ("number", position.number().into()),
        ("letters", position.letters().to_string().into()),
    ]
}

fn names(methods: impl Iterator<Item = Method>) -> String {
    methods.map(Method::name).collect::<Vec<_>>().join(" ")
}
