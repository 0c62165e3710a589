//! The event as the pairing library's table.

use std::collections::BTreeMap;

use rokada_chess::Color;
use rokada_pairing::{
    Forbidden, Player, Points, RoundKind, RoundRecord, Scoring, Side, Table, baku,
};

use crate::ranking::side;
use crate::trf::Report;
use crate::{Acceleration, Bye, Entry, EntryId, GameResult, Outing, System, Tournament};

impl Tournament {
    /// Everything that the rules look at before a round. Where the initial colour is not drawn
    /// yet, White stands for it.
    pub(crate) fn pairing_table(&self, round: u16) -> Table {
        let numbers = self.numbers_of(round);
        let by_entry: BTreeMap<EntryId, u32> = numbers.iter().copied().zip(1..).collect();
        let outings = self.outings(round.saturating_sub(1));
        let virtual_points = self.virtual_points();
        let players = numbers.iter().zip(1..).map(|(&id, number)| {
            let history = outings.get(&id).into_iter().flatten();
            Player {
                number,
                history: history
                    .map(|outing| self.round_record(id, *outing, &by_entry))
                    .collect(),
                virtual_points: virtual_points.get(&id).cloned().unwrap_or_default(),
                takes_part: self
                    .entry(id)
                    .is_some_and(|entry| self.is_to_be_paired(entry, round)),
            }
        });
        let rounds = u32::from(self.planned_rounds().max(round));
        let forbidden = self.kept_apart(&by_entry).into_iter();
        Table {
            rounds,
            initial_side: self.initial_color.map_or(Side::White, side),
            scoring: self.scoring(),
            players: players.collect(),
            forbidden: forbidden
                .map(|players| Forbidden {
                    players,
                    rounds: 1..=rounds,
                })
                .collect(),
        }
    }

    /// Everyone in the order of the pairing numbers that a round was, or is to be, paired with.
    pub(crate) fn numbers_of(&self, round: u16) -> Vec<EntryId> {
        match self.round(round) {
            Some(paired) if !paired.numbers.is_empty() => paired.numbers.clone(),
            _ => self.next_numbers(),
        }
    }

    /// In the event, and without a bye of the own asking.
    fn is_to_be_paired(&self, entry: &Entry, round: u16) -> bool {
        let bye = if round <= self.current_round() {
            self.round(round).and_then(|r| r.byes.get(&entry.id))
        } else {
            entry.byes.get(&round)
        };
        entry.is_in(round) && bye.is_none_or(|&bye| bye == Bye::Pairing)
    }

    /// What a round is worth to the pairing: in a mini-match all of its games together.
    fn scoring(&self) -> Scoring {
        let points = &self.settings.points;
        let games = i32::from(self.settings.games_per_round() == 2) + 1;
        Scoring {
            win: points.win * games,
            draw: points.draw * games,
            loss: points.loss * games,
            pairing_bye: points.pairing_bye * games,
        }
    }

    /// A round as the pairing remembers it. Of a mini-match the colours of the first game count.
    fn round_record(
        &self,
        entry: EntryId,
        outing: Outing<'_>,
        numbers: &BTreeMap<EntryId, u32>,
    ) -> RoundRecord {
        let points = self.points_of(entry, outing);
        let (kind, adjourned) = match outing {
            Outing::Board(board) => {
                let opponent = board
                    .opponent_of(entry)
                    .and_then(|id| numbers.get(&id))
                    .copied();
                let opponent = opponent.unwrap_or_default();
                let side = side(board.color_of(0, entry).unwrap_or(Color::White));
                let kind = if board.is_played() {
                    RoundKind::Played { opponent, side }
                } else {
                    RoundKind::Forfeit { opponent, side }
                };
                let games = board.games.iter();
                let adjourned = |game: &&crate::Game| game.result == Some(GameResult::Adjourned);
                (kind, games.filter(adjourned).count())
            }
            Outing::Bye(Bye::Pairing) => (RoundKind::PairingBye, 0),
            Outing::Bye(Bye::Full | Bye::Half) => (RoundKind::RequestedBye, 0),
            Outing::Bye(Bye::Zero) | Outing::Out => (RoundKind::Absent, 0),
        };
        // An adjourned game counts as a draw while the next rounds are paired (C.04.2).
        let provisional: Points = std::iter::repeat_n(self.settings.points.draw, adjourned).sum();
        RoundRecord {
            points: points + provisional,
            kind,
        }
    }

    /// The groups, by number, of whom no two are to meet.
    pub(crate) fn kept_apart(&self, numbers: &BTreeMap<EntryId, u32>) -> Vec<Vec<u32>> {
        let mut groups: Vec<Vec<EntryId>> =
            self.forbidden.iter().map(|&(a, b)| vec![a, b]).collect();
        let mut by_name = |apart: bool, of: fn(&crate::Player) -> &str| {
            let mut named: BTreeMap<&str, Vec<EntryId>> = BTreeMap::new();
            for entry in self.entries().filter(|_| apart) {
                named.entry(of(&entry.player)).or_default().push(entry.id);
            }
            named.remove("");
            groups.extend(named.into_values());
        };
        by_name(self.settings.keep_clubs_apart, |player| &player.club);
        by_name(self.settings.keep_teams_apart, |player| &player.team);
        let numbered = groups.iter().map(|group| {
            group
                .iter()
                .filter_map(|id| numbers.get(id).copied())
                .collect::<Vec<u32>>()
        });
        numbered.filter(|group| group.len() > 1).collect()
    }

    /// The fictitious points of accelerated pairing for those who have them: of the Baku method
    /// (C.04.5.1), or as the report states them that the event was made of.
    pub(crate) fn virtual_points(&self) -> BTreeMap<EntryId, Vec<Points>> {
        match self.settings.system {
            System::Dutch {
                acceleration: Acceleration::Baku,
            } => self.points_by_baku(),
            System::Dutch {
                acceleration: Acceleration::None,
            } => self.stated_points(),
            _ => BTreeMap::new(),
        }
    }

    /// The points that the lines kept of the report give to its starting ranks (`250`, `XXA`).
    fn stated_points(&self) -> BTreeMap<EntryId, Vec<Points>> {
        let lines = self.settings.report_lines.join("\n");
        let Ok(kept) = Report::parse(&lines) else {
            return BTreeMap::new();
        };
        let points = self.entries().filter_map(|entry| {
            let points = kept.fictitious_points(entry.reported?);
            (!points.is_empty()).then_some((entry.id, points))
        });
        points.collect()
    }

    fn points_by_baku(&self) -> BTreeMap<EntryId, Vec<Points>> {
        let at_the_start = self.numbers_of(1);
        let (rounds, scoring) = (u32::from(self.planned_rounds()), self.scoring());
        let points = |place| baku(place, at_the_start.len(), rounds, scoring);
        let upper = (1..=at_the_start.len()).take_while(|&place| !points(place).is_empty());
        // Late entries take their places on the list; the last player of the upper half stays.
        let last = upper.last().and_then(|place| at_the_start.get(place - 1));
        let now = self.next_numbers();
        let upper = now
            .iter()
            .position(|id| Some(id) == last)
            .map_or(0, |place| place + 1);
        now[..upper].iter().map(|&id| (id, points(1))).collect()
    }
}
