//! Systems by table: round robin, knock-out, Scheveningen.

use rokada_pairing::{
    Game, GamesPerRound, KnockOut, Member, Reason, RoundRobin, Scheveningen, Side, Team, Tie,
    TooFewForRoundRobin,
};

use super::ByRules;
use crate::ranking::side;
use crate::{Bye, EntryId, Leaving, Refusal, RoundBye, RoundStatus, System, Tournament};

impl Tournament {
    /// How many rounds a system needs with the players there are; `None` where the organiser
    /// chooses, or there are too few players to tell.
    pub(crate) fn rounds_of_system(&self, system: System) -> Option<u16> {
        let players = count(&self.table_numbers());
        let rounds = match system {
            System::Dutch { .. } | System::ByHand => return None,
            System::RoundRobin { double } => round_robin(players, double).ok()?.round_count(),
            System::KnockOut { .. } if players < 2 => return None,
            System::KnockOut { .. } => players.next_power_of_two().ilog2(),
            System::Scheveningen => count(self.two_teams().ok()?.0),
        };
        u16::try_from(rounds).ok()
    }

    /// How many rounds the event has: what its system needs, or what was chosen.
    pub fn planned_rounds(&self) -> u16 {
        self.rounds_of_system(self.settings.system)
            .unwrap_or(self.settings.rounds)
    }

    /// The players that tables are made of, by their numbers.
    fn table_numbers(&self) -> Vec<EntryId> {
        match self.given_numbers() {
            [] => self.next_numbers(),
            given => given.to_vec(),
        }
    }

    pub(super) fn pair_round_robin(&self, double: bool) -> Result<ByRules, Refusal> {
        let numbers = self.table_numbers();
        let table = round_robin(count(&numbers), double).map_err(|_| too_few(&numbers))?;
        let number = self.next_round();
        let round = table
            .round(u32::from(number))
            .ok_or(Refusal::NoMoreRounds {
                rounds: self.planned_rounds(),
            })?;
        let free = round.bye.and_then(|number| player(&numbers, number));
        // Nobody plays a player whose results count for nobody.
        let gone = |id: EntryId| {
            let leaving = self.entry(id).and_then(|entry| entry.leaving);
            leaving == Some(Leaving::NotCounted)
        };
        let (off, on): (Vec<_>, Vec<_>) = pairs(&numbers, &round.games)
            .into_iter()
            .partition(|&(white, black, _)| gone(white) || gone(black));
        let freed = off.into_iter().flat_map(|(white, black, _)| [white, black]);
        let free = free.into_iter().chain(freed).filter(|&id| !gone(id));
        Ok(ByRules {
            pairs: on,
            // Everyone is free once, so it is worth nothing.
            byes: free.map(|entry| without_game(entry, Bye::Zero)).collect(),
        })
    }

    pub(super) fn pair_knock_out(&self, third_place: bool) -> Result<ByRules, Refusal> {
        let numbers = self.table_numbers();
        let lot = side(self.initial_color.ok_or(Refusal::NoInitialColor)?);
        let mut bracket = KnockOut::seeded(count(&numbers)).map_err(|_| too_few(&numbers))?;
        let mut third = None;
        for round in 1..self.next_round() {
            let winners = self.winners(round, &numbers, &bracket)?;
            let fault = |error: rokada_pairing::KnockOutError| Refusal::PairingFault {
                fault: error.to_string(),
            };
            third = bracket.third_place(&winners).map_err(fault)?;
            bracket = bracket.next(&winners).map_err(fault)?;
        }
        let mut games = bracket.games(lot, GamesPerRound::One);
        if let Some(Tie::Match(high, low)) = third.filter(|_| third_place && bracket.is_final()) {
            // The colours go on alternating down the list.
            let white_first = Game {
                white: high,
                black: low,
            };
            games.push(match lot {
                Side::White => white_first.reversed(),
                Side::Black => white_first,
            });
        }
        let free = bracket.ties().iter().filter_map(|tie| match *tie {
            Tie::Free(number) => player(&numbers, number),
            Tie::Match(..) => None,
        });
        Ok(ByRules {
            pairs: pairs(&numbers, &games),
            byes: free.map(|entry| without_game(entry, Bye::Full)).collect(),
        })
    }

    /// Who goes on from each tie of a played round, by number.
    fn winners(
        &self,
        number: u16,
        numbers: &[EntryId],
        bracket: &KnockOut,
    ) -> Result<Vec<u32>, Refusal> {
        let round = self
            .round(number)
            .filter(|r| r.status == RoundStatus::Published);
        let round = round.ok_or(Refusal::NotPublished { round: number })?;
        let mut level = Vec::new();
        let mut winners = Vec::new();
        for tie in bracket.ties() {
            let &Tie::Match(high, low) = tie else {
                let &Tie::Free(only) = tie else { continue };
                winners.push(only);
                continue;
            };
            let seats = player(numbers, high).zip(player(numbers, low));
            let board = seats.and_then(|(a, b)| {
                round
                    .board_of(a)
                    .filter(|board| board.opponent_of(a) == Some(b))
            });
            let Some(board) = board else {
                return Err(Refusal::PairingFault {
                    fault: format!("players {high} and {low} did not meet in round {number}"),
                });
            };
            let on_points = board.winner_on_points(&self.settings.points);
            match on_points.or(board.advances) {
                Some(winner) if Some(winner) == player(numbers, high) => winners.push(high),
                Some(_) => winners.push(low),
                None => level.push(board.number),
            }
        }
        if level.is_empty() {
            Ok(winners)
        } else {
            Err(Refusal::TieUnbroken {
                round: number,
                boards: level,
            })
        }
    }

    pub(super) fn pair_scheveningen(&self) -> Result<ByRules, Refusal> {
        let (a, b) = self.two_teams()?;
        let table = Scheveningen::new(a.len()).map_err(|_| Refusal::NeedsTwoTeams)?;
        let round = usize::from(self.current_round());
        let rounds = table.rounds();
        let games = rounds.get(round).ok_or(Refusal::NoMoreRounds {
            rounds: self.planned_rounds(),
        })?;
        let who = |member: Member| {
            let team = if member.team == Team::A { a } else { b };
            team.get(member.board.checked_sub(1)?).copied()
        };
        let pairs = games
            .iter()
            .filter_map(|game| Some((who(game.white)?, who(game.black)?, None)));
        Ok(ByRules {
            pairs: pairs.collect(),
            byes: Vec::new(),
        })
    }

    fn two_teams(&self) -> Result<(&[EntryId], &[EntryId]), Refusal> {
        let mut teams = self.teams();
        match (teams.next(), teams.next(), teams.next()) {
            (Some(a), Some(b), None) if a.members.len() == b.members.len() => {
                Ok((&a.members, &b.members))
            }
            _ => Err(Refusal::NeedsTwoTeams),
        }
    }
}

fn round_robin(players: u32, double: bool) -> Result<RoundRobin, TooFewForRoundRobin> {
    if double {
        RoundRobin::double(players)
    } else {
        RoundRobin::single(players)
    }
}

fn player(numbers: &[EntryId], number: u32) -> Option<EntryId> {
    numbers.get(number.checked_sub(1)? as usize).copied()
}

fn count(numbers: &[EntryId]) -> u32 {
    u32::try_from(numbers.len()).unwrap_or(u32::MAX)
}

fn without_game(entry: EntryId, bye: Bye) -> RoundBye {
    RoundBye {
        entry,
        bye,
        why: None,
    }
}

fn pairs(numbers: &[EntryId], games: &[Game]) -> Vec<(EntryId, EntryId, Option<Reason>)> {
    let pair = |game: &Game| {
        Some((
            player(numbers, game.white)?,
            player(numbers, game.black)?,
            None,
        ))
    };
    games.iter().filter_map(pair).collect()
}

fn too_few(numbers: &[EntryId]) -> Refusal {
    Refusal::WrongNumberOfPlayers {
        players: count(numbers),
        needed: 2,
    }
}
