//! The pairing of one round of a report by either system.

use rokada_api::{Dating, EditionAnswer};
use rokada_pairing::{Game, PairedRound, Pairing, RoundRobin, dutch};
use rokada_tournament::trf::{Note, Report};

use super::System;
use crate::context::Context;
use crate::failure::Failure;
use crate::report;

/// A report and how its rounds are paired.
pub(super) struct Tournament<'a> {
    pub(super) file: &'a str,
    pub(super) report: &'a Report,
    /// What was not taken as it stands.
    pub(super) notes: &'a [Note],
    pub(super) system: System,
    /// The round robin is a double one.
    pub(super) double: bool,
}

/// A round with all that its system says of it.
pub(super) enum Paired {
    Dutch(Pairing),
    Berger(PairedRound),
}

impl Paired {
    /// White and Black of each pair in board order, and last 0 against who has the bye.
    pub(super) fn pairs(&self) -> Vec<[u32; 2]> {
        let round = match self {
            Paired::Dutch(pairing) => &PairedRound::from(pairing),
            Paired::Berger(round) => round,
        };
        let games = round.games.iter().map(|game| [game.white, game.black]);
        games.chain(round.bye.map(|player| [player, 0])).collect()
    }
}

impl Tournament<'_> {
    /// The pairing of a round, counted from 1, from what was before it.
    pub(super) fn pair(&self, round: usize, context: &Context) -> Result<Paired, Failure> {
        match self.system {
            System::Dutch => self.by_dutch(round, context).map(Paired::Dutch),
            System::Berger => self.by_berger(round, context).map(Paired::Berger),
        }
    }

    /// The editions that the pairing and the ranking follow, told to a person as well.
    pub(super) fn edition(&self, context: &Context) -> EditionAnswer {
        let dating = Dating::of_report(self.report, self.system == System::Dutch);
        let tie_breaks = self.report.tie_break_edition().unwrap_or_default();
        let edition = EditionAnswer::of(tie_breaks, dating, context.words);
        report::tell_editions(&edition, context);
        edition
    }

    /// What a player is called in messages.
    pub(super) fn name(&self, number: u32) -> String {
        let player = self.report.players().find(|player| player.number == number);
        match player {
            Some(player) if !player.name.is_empty() => format!("{} ({number})", player.name),
            _ => number.to_string(),
        }
    }

    fn by_dutch(&self, round: usize, context: &Context) -> Result<Pairing, Failure> {
        let last = self.report.paired_rounds() + 1;
        if round == 0 || round > last {
            let args = [
                ("round", round.to_string().into()),
                ("last", last.to_string().into()),
            ];
            return Err(Failure::Input(context.say("pair-no-such-round", &args)));
        }
        if let Some(unfinished) = self.report.unfinished_round(round - 1) {
            let args = [("round", unfinished.to_string().into())];
            return Err(Failure::No(context.say("pair-missing-results", &args)));
        }
        let table = self
            .report
            .pairing_table_before(round)
            .map_err(|errors| report::faults(self.file, &errors, context))?;
        dutch::pair(&table).map_err(|refusal| {
            Failure::No(context.words.refusal(&refusal, &|number| self.name(number)))
        })
    }

    /// Everyone stays in the table of a round robin, present or not.
    fn by_berger(&self, round: usize, context: &Context) -> Result<PairedRound, Failure> {
        let mut numbers: Vec<u32> = self.report.players().map(|player| player.number).collect();
        numbers.sort_unstable();
        let players = u32::try_from(numbers.len()).unwrap_or(u32::MAX);
        let table = match self.double {
            true => RoundRobin::double(players),
            false => RoundRobin::single(players),
        };
        let table = table.map_err(|error| {
            let args = [("players", error.players.into())];
            Failure::Input(context.say("round-robin-too-few", &args))
        })?;
        let row = u32::try_from(round)
            .ok()
            .and_then(|row| table.round(row))
            .ok_or_else(|| {
                let args = [
                    ("round", round.to_string().into()),
                    ("rounds", table.round_count().to_string().into()),
                ];
                Failure::Input(context.say("round-robin-no-such-round", &args))
            })?;
        let number = |place: u32| numbers[place as usize - 1];
        let games = row.games.iter();
        Ok(PairedRound {
            games: games
                .map(|game| Game {
                    white: number(game.white),
                    black: number(game.black),
                })
                .collect(),
            bye: row.bye.map(number),
        })
    }
}
