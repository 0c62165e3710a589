//! What was done to an event, in words.

use rokada_chess::Color;
use rokada_tournament::{
    Bye, EntryId, Fact, GameRef, GameResult, NewEntry, PairedBy, RoundDraw, TeamId, Timestamp,
};

use crate::{Arg, Who, Words};

/// How the things that a deed speaks of are named to the reader.
#[derive(Copy, Clone)]
pub struct Named<'a> {
    /// An entry: usually number and name.
    pub entry: Who<'a>,
    /// A team.
    pub team: &'a dyn Fn(TeamId) -> String,
    /// A moment, on the reader's clock.
    pub moment: &'a dyn Fn(Timestamp) -> String,
    /// Positions announced later than this are kept to themselves.
    pub now: Timestamp,
}

impl Words {
    /// What a fact says happened.
    pub fn deed(&self, fact: &Fact, named: Named<'_>) -> String {
        use Fact::*;
        let who = |entry: &EntryId| ("who", (named.entry)(*entry).into());
        let two = |a: &EntryId, b: &EntryId| {
            [
                ("a", (named.entry)(*a).into()),
                ("b", (named.entry)(*b).into()),
            ]
        };
        match fact {
            EventCreated { settings, .. } => {
                self.say("deed-created", &[("name", settings.name.as_str().into())])
            }
            SettingsChanged { .. } => self.say("deed-settings", &[]),
            InitialColorDrawn { color, lot } => {
                let color = match color {
                    Color::White => "white",
                    Color::Black => "black",
                };
                self.noted("deed-color", vec![("color", color.into())], lot)
            }
            PlayersEntered { entries } => self.entered(entries, named),
            PlayerEdited { entry, .. } => self.say("deed-edited", &[who(entry)]),
            PlayerRemoved { entry } => self.say("deed-removed", &[who(entry)]),
            ListOrdered { .. } => self.say("deed-ordered", &[]),
            PlayerWithdrew { entry, from_round } => {
                self.say("deed-withdrew", &[who(entry), round(*from_round)])
            }
            LeftRoundRobin {
                entry,
                from_round,
                counts,
            } => {
                let id = if *counts {
                    "deed-left-counted"
                } else {
                    "deed-left-not-counted"
                };
                self.say(id, &[who(entry), round(*from_round)])
            }
            FideModeLeft => self.say("deed-mode-left", &[]),
            PlayerReturned { entry, from_round } => {
                self.say("deed-returned", &[who(entry), round(*from_round)])
            }
            ByeGranted {
                entry,
                round: number,
                bye,
            }
            | ByeSet {
                entry,
                round: number,
                bye: Some(bye),
            } => self.say("deed-bye", &[who(entry), round(*number), bye_arg(*bye)]),
            ByeSet {
                entry,
                round: number,
                bye: None,
            } => self.say("deed-bye-taken", &[who(entry), round(*number)]),
            ByeReturned {
                entry,
                round: number,
            } => self.say("deed-bye-returned", &[who(entry), round(*number)]),
            PairForbidden { a, b } => self.say("deed-forbidden", &two(a, b)),
            PairAllowed { a, b } => self.say("deed-allowed", &two(a, b)),
            TeamFormed { name, members, .. } => {
                let members: Vec<String> = members.iter().map(|m| (named.entry)(*m)).collect();
                let args = [
                    ("team", name.as_str().into()),
                    ("members", members.join(", ").into()),
                ];
                self.say("deed-team", &args)
            }
            TeamDissolved { team } => self.say(
                "deed-team-dissolved",
                &[("team", (named.team)(*team).into())],
            ),
            DrawAnnounced { round: number, .. } => self.say("deed-announced", &[round(*number)]),
            PositionDrawn {
                round: number,
                draw,
            } => self.drawn(*number, draw, named),
            AnnouncementSet {
                round: number,
                announce_at,
            } => match announce_at {
                Some(at) => {
                    let moment = ("moment", (named.moment)(*at).into());
                    self.say("deed-announce-at", &[round(*number), moment])
                }
                None => self.say("deed-announce-now", &[round(*number)]),
            },
            RoundPaired {
                round: number,
                pairs,
                by,
                ..
            } => {
                let by = match by {
                    PairedBy::Rules => "rules",
                    PairedBy::Hand => "hand",
                    PairedBy::File => "file",
                };
                let args = [round(*number), ("by", by.into()), ("n", pairs.len().into())];
                self.say("deed-paired", &args)
            }
            PlayersSwapped {
                round: number,
                a,
                b,
            } => {
                let [a, b] = two(a, b);
                self.say("deed-swapped", &[round(*number), a, b])
            }
            ColorsChanged {
                round: number,
                board: at,
            } => self.say("deed-colors", &[round(*number), board(*at)]),
            PairedByHand {
                round: number,
                board: at,
                white,
                black,
            } => {
                let args = [
                    round(*number),
                    board(*at),
                    ("white", (named.entry)(*white).into()),
                    ("black", (named.entry)(*black).into()),
                ];
                self.say("deed-seated", &args)
            }
            BoardUnpaired {
                round: number,
                board: at,
            } => self.say("deed-unseated", &[round(*number), board(*at)]),
            RoundPublished { round: number } => self.say("deed-published", &[round(*number)]),
            RoundUnpaired { round: number } => self.say("deed-unpaired", &[round(*number)]),
            ResultEntered { game, result } => self.of_game("deed-result", *game, Some(*result), []),
            ResultCorrected { game, was, result } => {
                let id = match result {
                    Some(_) => "deed-corrected",
                    None => "deed-result-gone",
                };
                self.of_game(id, *game, *result, [("was", self.game_result(*was).into())])
            }
            ResultReported { game, by, result } => {
                self.of_game("deed-reported", *game, Some(*result), [who(by)])
            }
            ResultAgreed { game, result, .. } => {
                self.of_game("deed-agreed", *game, Some(*result), [])
            }
            TieBroken {
                round: number,
                board: at,
                winner,
                how,
            } => self.noted(
                "deed-tie",
                vec![round(*number), board(*at), who(winner)],
                how,
            ),
            EventFinished => self.say("deed-finished", &[]),
            EventReopened => self.say("deed-reopened", &[]),
            EventArchived => self.say("deed-archived", &[]),
            Undone => self.say("deed-undone", &[]),
        }
    }

    /// Who did something, as the journal names it: `arbiter:Name`, `keeper:Label`, `player:7`, or
    /// whoever sat at the terminal.
    pub fn actor(&self, actor: &str, who: Who<'_>) -> String {
        match actor.split_once(':') {
            Some(("owner" | "arbiter", name)) => name.to_owned(),
            Some(("keeper", label)) => self.say("deed-by-keeper", &[("name", label.into())]),
            Some(("player", entry)) => {
                let named = entry.parse().map(|entry| who(EntryId(entry)));
                self.say(
                    "deed-by-player",
                    &[("name", named.unwrap_or_default().into())],
                )
            }
            _ => actor.to_owned(),
        }
    }

    /// A result as players write it: halves as ½, a forfeit as plus and minus.
    pub fn game_result(&self, result: GameResult) -> String {
        match result {
            GameResult::BlackForfeits => "+ : −".to_owned(),
            GameResult::WhiteForfeits => "− : +".to_owned(),
            GameResult::DoubleForfeit => "− : −".to_owned(),
            GameResult::Adjourned => self.say("result-adjourned", &[]),
            other => other.code().replace("1/2", "½"),
        }
    }

    /// A sentence, or the same with a note in brackets.
    fn noted(&self, id: &str, mut args: Vec<Arg<'_>>, note: &str) -> String {
        if note.is_empty() {
            return self.say(id, &args);
        }
        args.push(("note", note.to_owned().into()));
        self.say(&format!("{id}-noted"), &args)
    }

    fn entered(&self, entries: &[NewEntry], named: Named<'_>) -> String {
        let [one] = entries else {
            return self.say("deed-entered-many", &[("n", entries.len().into())]);
        };
        let who = ("who", (named.entry)(one.entry).into());
        match one.from_round {
            1 => self.say("deed-entered", &[who]),
            from => self.say("deed-entered-late", &[who, round(from)]),
        }
    }

    fn drawn(&self, number: u16, draw: &RoundDraw, named: Named<'_>) -> String {
        if let Some(at) = draw.announce_at.filter(|_| !draw.is_public(named.now)) {
            let moment = ("moment", (named.moment)(at).into());
            return self.say("deed-drawn-secret", &[round(number), moment]);
        }
        let positions = draw.positions.iter().map(|drawn| {
            let position = drawn.position;
            let name = format!("{} {}", position.number(), position.letters());
            drawn
                .board
                .map_or(name.clone(), |board| format!("{board}: {name}"))
        });
        let positions = positions.collect::<Vec<_>>().join(", ");
        let id = match &draw.positions[..] {
            [one] if one.board.is_none() => "deed-drawn",
            _ => "deed-drawn-boards",
        };
        self.say(id, &[round(number), ("positions", positions.into())])
    }

    fn of_game<const N: usize>(
        &self,
        id: &str,
        game: GameRef,
        result: Option<GameResult>,
        more: [Arg<'_>; N],
    ) -> String {
        let mut place = game.board.to_string();
        if game.game > 1 {
            let args = [board(game.board), ("game", game.game.to_string().into())];
            place = self.say("deed-board-game", &args);
        }
        let mut args = vec![round(game.round), ("board", place.into())];
        args.extend(result.map(|result| ("result", self.game_result(result).into())));
        args.extend(more);
        self.say(id, &args)
    }
}

fn round(number: u16) -> Arg<'static> {
    ("round", number.to_string().into())
}

fn board(number: u32) -> Arg<'static> {
    ("board", number.to_string().into())
}

fn bye_arg(bye: Bye) -> Arg<'static> {
    let kind = match bye {
        Bye::Pairing => "pairing",
        Bye::Full => "full",
        Bye::Half => "half",
        Bye::Zero => "zero",
    };
    ("bye", kind.into())
}
