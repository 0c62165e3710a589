//! Acts found in facts: what a fact does to pairings and standings that the rules would not do.

use std::collections::{BTreeMap, BTreeSet};

use rokada_pairing::dutch;

use super::Act;
use crate::{
    Board, Bye, EntryId, Fact, GameRef, GameResult, NewEntry, PairedBy, PointSystem, Round,
    RoundStatus, Settings, System, Tournament, apply,
};

/// The round after whose pairing no number is given anew (C.04.2, B.3).
const NUMBERS_FIXED_AFTER: u16 = 4;

impl Tournament {
    /// What a fact does that has to be asked or told, judged before it is applied.
    ///
    /// What was made of a file is not judged: that file's own program was asked.
    pub(crate) fn acts_of(&self, fact: &Fact) -> Vec<Act> {
        if let Fact::FideModeLeft = fact {
            return vec![Act::ModeLeft];
        }
        if self.log.len() <= self.from_file as usize {
            return Vec::new();
        }
        match *fact {
            Fact::SettingsChanged { ref settings } => self.acts_of_settings(settings, fact),
            Fact::PairForbidden { .. } | Fact::PairAllowed { .. } | Fact::PlayerEdited { .. } => {
                let acts = self.prohibitions(fact).into_iter();
                acts.chain(self.renumbered(fact)).collect()
            }
            Fact::ListOrdered { ref order } => self.exchange(order).into_iter().collect(),
            Fact::PlayersEntered { ref entries } => self.late(entries).into_iter().collect(),
            Fact::ByeGranted { entry, round, bye } => self.acts_of_bye(entry, round, bye),
            Fact::ByeReturned { entry, round } if self.is_early(round) => {
                let bye = None;
                vec![Act::EarlyBye { round, entry, bye }]
            }
            Fact::ResultCorrected { game, result, .. } => self.result(game, result),
            Fact::ResultEntered { game, result } | Fact::ResultAgreed { game, result, .. } => {
                self.result(game, Some(result))
            }
            Fact::RoundPaired { round, by, .. } => self.acts_of_pairing(round, by),
            Fact::PlayersSwapped { round, .. }
            | Fact::PairedByHand { round, .. }
            | Fact::BoardUnpaired { round, .. } => self.by_hand(round, fact),
            Fact::ColorsChanged { round, board } => match self.round(round) {
                Some(old) if round < self.current_round() => {
                    let changed = old.board(board).map(|board| Act::OldColors {
                        round,
                        white: board.white,
                        black: board.black,
                    });
                    changed.into_iter().collect()
                }
                _ => self.by_hand(round, fact),
            },
            Fact::ByeSet { round, entry, bye } => {
                let mut acts = match self.round(round) {
                    Some(old) if round < self.current_round() => vec![Act::OldBye {
                        round,
                        entry,
                        was: old.byes.get(&entry).copied(),
                        now: bye,
                    }],
                    _ => self.by_hand(round, fact),
                };
                acts.extend(
                    bye.into_iter()
                        .flat_map(|bye| self.acts_of_bye(entry, round, bye)),
                );
                acts
            }
            Fact::RoundPublished { round } => self.ended_by_hand(round),
            Fact::RoundUnpaired { round } if self.is_seen(round) => {
                vec![Act::Regeneration { round }]
            }
            Fact::Undone => self.acts_of_undoing(),
            Fact::LeftRoundRobin { entry, counts, .. } => {
                let (completed, games) = self.games_completed(entry);
                vec![if counts {
                    Act::Forfeited {
                        entry,
                        completed,
                        games,
                    }
                } else {
                    Act::NotCounted {
                        entry,
                        completed,
                        games,
                    }
                }]
            }
            _ => Vec::new(),
        }
    }

    fn has_begun(&self) -> bool {
        self.current_round() > 0
    }

    /// Whether a round is the first, and nothing is paired.
    fn is_early(&self, round: u16) -> bool {
        round == 1 && !self.has_begun()
    }

    fn acts_of_settings(&self, new: &Settings, fact: &Fact) -> Vec<Act> {
        if !self.has_begun() {
            return Vec::new();
        }
        let old = &self.settings;
        let mut acts = Vec::new();
        if old.rounds != new.rounds {
            let current = self.current_round();
            let flips = (old.rounds == current) != (new.rounds == current);
            acts.push(Act::Rounds {
                was: old.rounds,
                now: new.rounds,
                differing: self.differing(fact, flips.then_some(current)),
            });
        }
        let but_bye = |points: &PointSystem| PointSystem {
            pairing_bye: old.points.pairing_bye,
            ..*points
        };
        if but_bye(&old.points) != but_bye(&new.points) {
            acts.push(Act::Scoring {
                was: worth(&old.points),
                now: worth(&new.points),
                differing: self.differing(fact, 1..=self.current_round()),
            });
        }
        if old.points.pairing_bye != new.points.pairing_bye {
            acts.push(Act::ByeWorth {
                was: old.points.pairing_bye,
                now: new.points.pairing_bye,
                differing: self.differing(fact, 1..=self.current_round()),
            });
        }
        let after = self.after(fact);
        let edition = (self.tie_break_edition(), after.tie_break_edition());
        if old.tie_breaks != new.tie_breaks || edition.0 != edition.1 {
            let list = |codes: &[String], edition| match edition {
                Some(edition) => format!("{} ({edition})", codes.join(",")),
                None => codes.join(","),
            };
            let differ = edition.0 != edition.1;
            acts.push(Act::TieBreaks {
                was: list(&old.tie_breaks, differ.then_some(edition.0)),
                now: list(&new.tie_breaks, differ.then_some(edition.1)),
            });
        }
        if old.byes != new.byes {
            acts.push(Act::ByeRules);
        }
        acts.extend(self.prohibitions(fact));
        acts.extend(self.renumbered(fact));
        acts
    }

    /// The event after a fact, without its journal and what was noted.
    fn after(&self, fact: &Fact) -> Tournament {
        let mut after = Tournament {
            phase: self.phase,
            settings: self.settings.clone(),
            initial_color: self.initial_color,
            entries: self.entries.clone(),
            last_entry: self.last_entry,
            teams: self.teams.clone(),
            forbidden: self.forbidden.clone(),
            order: self.order.clone(),
            rounds: self.rounds.clone(),
            // Nothing is noted in it.
            from_file: u32::MAX,
            ..Tournament::default()
        };
        apply(&mut after, fact);
        after
    }

    /// Of some paired rounds, those that the rules paired and would pair otherwise after a fact.
    fn differing(&self, fact: &Fact, rounds: impl IntoIterator<Item = u16>) -> Vec<u16> {
        let mut rounds = rounds.into_iter().peekable();
        if rounds.peek().is_none() || !matches!(self.settings.system, System::Dutch { .. }) {
            return Vec::new();
        }
        let after = self.after(fact);
        let by_rules = |number: &u16| {
            let by = self.round(*number).and_then(|round| round.paired_by);
            by == Some(PairedBy::Rules)
        };
        let differs = |number: &u16| {
            let stood = self.round(*number).map(given);
            after.by_dutch(*number) != stood
        };
        rounds.filter(by_rules).filter(differs).collect()
    }

    /// What the Dutch rules give for a round as the event stands; `None` where they have nothing.
    fn by_dutch(&self, number: u16) -> Option<Pairs> {
        let numbers = self.numbers_of(number);
        let who = |number: u32| numbers.get(number.checked_sub(1)? as usize).copied();
        let pairing = dutch::pair(&self.pairing_table(number)).ok()?;
        let games = pairing.pairs.iter();
        let mut pairs: Pairs = games
            .filter_map(|pair| Some((who(pair.white)?, Some(who(pair.black)?))))
            .collect();
        let bye = pairing.bye.and_then(|bye| who(bye.player));
        pairs.extend(bye.map(|entry| (entry, None)));
        Some(pairs)
    }

    /// Pairs forbidden and allowed by a fact, of players who were there before.
    fn prohibitions(&self, fact: &Fact) -> Option<Act> {
        let may_matter = match fact {
            Fact::SettingsChanged { settings } => {
                settings.keep_clubs_apart != self.settings.keep_clubs_apart
                    || settings.keep_teams_apart != self.settings.keep_teams_apart
            }
            Fact::PlayerEdited { .. } => {
                self.settings.keep_clubs_apart || self.settings.keep_teams_apart
            }
            _ => true,
        };
        if !may_matter || !self.has_begun() {
            return None;
        }
        let ids: BTreeMap<EntryId, u32> = self.entries.keys().map(|&id| (id, id.0)).collect();
        let pairs = |event: &Tournament| -> BTreeSet<(EntryId, EntryId)> {
            let groups = event.kept_apart(&ids).into_iter();
            let pairs = groups.flat_map(|group| {
                let group: Vec<EntryId> = group.into_iter().map(EntryId).collect();
                let pair = |(place, &a): (usize, &EntryId)| {
                    let others = group[..place].iter();
                    others.map(|&b| (a.min(b), a.max(b))).collect::<Vec<_>>()
                };
                group.iter().enumerate().flat_map(pair).collect::<Vec<_>>()
            });
            pairs.collect()
        };
        let (was, now) = (pairs(self), pairs(&self.after(fact)));
        let forbidden: Vec<_> = now.difference(&was).copied().collect();
        let allowed: Vec<_> = was.difference(&now).copied().collect();
        let changed = !forbidden.is_empty() || !allowed.is_empty();
        changed.then_some(Act::Prohibition { forbidden, allowed })
    }

    /// Numbers that change while they are open, after the first pairing.
    fn renumbered(&self, fact: &Fact) -> Option<Act> {
        let may_matter = match fact {
            Fact::SettingsChanged { settings } => settings.seeding != self.settings.seeding,
            Fact::PlayerEdited { entry, player } => self.entry(*entry).is_some_and(|old| {
                let old = &old.player;
                (&old.name, old.title, old.ratings) != (&player.name, player.title, player.ratings)
            }),
            _ => false,
        };
        if !may_matter || !self.has_begun() || !self.numbers_are_open() {
            return None;
        }
        let moved = moved(&self.start_list(), &self.after(fact).start_list());
        (moved > 0).then_some(Act::Renumbered { moved })
    }

    /// A list in another order than that of strength.
    fn exchange(&self, order: &[EntryId]) -> Option<Act> {
        let by_strength = Tournament {
            settings: self.settings.clone(),
            entries: self.entries.clone(),
            ..Tournament::default()
        };
        let moved = moved(&by_strength.start_list(), order);
        (moved > 0).then_some(Act::Exchange { moved })
    }

    fn late(&self, entries: &[NewEntry]) -> Option<Act> {
        let round = self.next_round();
        if !self.has_begun() {
            None
        } else if self.current_round() < NUMBERS_FIXED_AFTER {
            let players = u32::try_from(entries.len()).unwrap_or(u32::MAX);
            Some(Act::LateEntry { round, players })
        } else {
            let entries = entries.iter().map(|new| new.entry).collect();
            Some(Act::VeryLateEntry { round, entries })
        }
    }

    fn acts_of_bye(&self, entry: EntryId, round: u16, bye: Bye) -> Vec<Act> {
        let mut acts = Vec::new();
        if self.is_early(round) {
            let bye = Some(bye);
            acts.push(Act::EarlyBye { round, entry, bye });
        }
        match bye {
            Bye::Full => acts.push(Act::FullPointBye { round, entry }),
            Bye::Half if self.half_byes(entry, round) > 0 => {
                acts.push(Act::SecondHalfPointBye { round, entry });
            }
            _ => {}
        }
        acts
    }

    /// Half-point byes had and granted in other rounds than this.
    pub(crate) fn half_byes(&self, entry: EntryId, but: u16) -> usize {
        let current = self.current_round();
        let had = self.paired_rounds();
        let had = had.filter(|(n, r)| *n != but && r.byes.get(&entry) == Some(&Bye::Half));
        let asked = self.entry(entry).into_iter().flat_map(|entry| &entry.byes);
        let asked = asked.filter(|&(&r, &bye)| bye == Bye::Half && r != but && r > current);
        had.count() + asked.count()
    }

    /// A result of a round before the last paired one.
    fn result(&self, game: GameRef, now: Option<GameResult>) -> Vec<Act> {
        if game.round >= self.current_round() {
            return Vec::new();
        }
        let board = self.round(game.round).and_then(|r| r.board(game.board));
        let Some((board, stood)) = board.zip(self.game(game)) else {
            return Vec::new();
        };
        let index = game.index();
        let white = board.player(index, rokada_chess::Color::White);
        let black = board.player(index, rokada_chess::Color::Black);
        let (round, was) = (game.round, stood.result);
        match (was, now) {
            // Later rounds were paired with the draw that it became (C.04.2, D.1).
            (Some(GameResult::Adjourned), Some(GameResult::Draw)) => Vec::new(),
            (Some(GameResult::Adjourned), Some(now)) => vec![Act::Adjournment {
                round,
                white,
                black,
                now,
            }],
            _ => vec![Act::OldResult {
                round,
                white,
                black,
                was,
                now,
            }],
        }
    }

    fn acts_of_pairing(&self, round: u16, by: PairedBy) -> Vec<Act> {
        let before_last = self.paired_rounds().take_while(|(n, _)| n + 1 < round);
        let boards = before_last.flat_map(|(_, round)| &round.boards);
        let games = boards.flat_map(|board: &Board| &board.games);
        let open = games.filter(|game| game.result == Some(GameResult::Adjourned));
        let games = u32::try_from(open.count()).unwrap_or(u32::MAX);
        let mut acts = Vec::new();
        if games > 0 && by != PairedBy::File {
            acts.push(Act::OldGamesOpen { round, games });
        }
        if by == PairedBy::Hand && self.settings.system != System::ByHand {
            acts.push(Act::ManualBegun { round });
        }
        acts
    }

    /// A change by hand of the last paired round.
    fn by_hand(&self, number: u16, fact: &Fact) -> Vec<Act> {
        let Some(round) = self.round(number) else {
            return Vec::new();
        };
        if self.settings.system == System::ByHand {
            return Vec::new();
        }
        if round.status == RoundStatus::Published {
            return self.after(fact).deviation(number).into_iter().collect();
        }
        let begins = round.changes.is_empty() && round.paired_by == Some(PairedBy::Rules);
        let act = begins.then_some(Act::ManualBegun { round: number });
        act.into_iter().collect()
    }

    /// Publishing ends what was begun by hand.
    fn ended_by_hand(&self, number: u16) -> Vec<Act> {
        let touched = self.round(number).is_some_and(|round| {
            !round.changes.is_empty() || round.paired_by == Some(PairedBy::Hand)
        });
        if !touched || self.settings.system == System::ByHand {
            return Vec::new();
        }
        self.deviation(number).into_iter().collect()
    }

    /// How a round's pairing differs from that of the rules; `None` where it doesn't. Where the
    /// rules have no pairing at all, every pair is the arbiter's.
    pub(crate) fn deviation(&self, number: u16) -> Option<Act> {
        let round = self.round(number)?;
        let made = made(round);
        let by_rules = match (round.paired_by, self.settings.system) {
            (Some(PairedBy::Rules), _) => given(round),
            (_, System::Dutch { .. }) => self.by_dutch(number).unwrap_or_default(),
            // Instead of a table's pairs all are the arbiter's.
            (Some(PairedBy::Hand), _) => Pairs::new(),
            _ => return None,
        };
        let only = |these: &Pairs, those: &Pairs| these.difference(those).copied().collect();
        (made != by_rules).then(|| Act::ManualPairing {
            round: number,
            by_rules: only(&by_rules, &made),
            made: only(&made, &by_rules),
        })
    }
}

/// White and Black; `None` for the pairing's bye.
type Pairs = BTreeSet<(EntryId, Option<EntryId>)>;

/// The pairs that the rules gave a round.
fn given(round: &Round) -> Pairs {
    let pairs = round.by_rules.iter();
    let mut pairs: Pairs = pairs.map(|pair| (pair.white, Some(pair.black))).collect();
    pairs.extend(round.bye_by_rules.map(|bye| (bye.entry, None)));
    pairs
}

/// The pairs that a round has.
fn made(round: &Round) -> Pairs {
    let boards = round.boards.iter();
    let mut pairs: Pairs = boards
        .map(|board| (board.white, Some(board.black)))
        .collect();
    let byes = round.byes.iter();
    let byes = byes.filter(|(_, bye)| **bye == Bye::Pairing);
    pairs.extend(byes.map(|(entry, _)| (*entry, None)));
    pairs
}

/// How many stand at another place, of those in both lists.
fn moved(was: &[EntryId], now: &[EntryId]) -> u32 {
    let moved = was.iter().zip(now).filter(|(was, now)| was != now).count();
    u32::try_from(moved).unwrap_or(u32::MAX)
}

/// What win, draw and loss are worth, and whatever else is not as usual.
fn worth(points: &PointSystem) -> String {
    let mut text = format!("{}-{}-{}", points.win, points.draw, points.loss);
    let usual = PointSystem::new(points.win, points.draw, points.loss);
    let rest = [
        ("forfeit win", points.forfeit_win, usual.forfeit_win),
        ("forfeit loss", points.forfeit_loss, usual.forfeit_loss),
        (
            "full-point bye",
            points.full_point_bye,
            usual.full_point_bye,
        ),
        (
            "half-point bye",
            points.half_point_bye,
            usual.half_point_bye,
        ),
        ("absence", points.zero_point_bye, usual.zero_point_bye),
    ];
    for (name, worth, usual) in rest {
        if worth != usual {
            text.push_str(&format!(", {name} {worth}"));
        }
    }
    text
}
