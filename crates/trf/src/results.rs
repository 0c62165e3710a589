//! A report as the input of standings.

use std::collections::BTreeMap;

use rokada_pairing::Side;

use super::Report;
use super::check::Index;
use super::counting::{Counting, result_of};
use super::error::TrfError;
use super::record::Header;
use crate::dates::Day;
use rokada_standings::{Edition, Participant, Results, Round};

impl Report {
    /// What the participants did in the rounds paired so far: the players, or the teams of a team
    /// event.
    ///
    /// # Errors
    /// What [`Report::check`] finds.
    pub fn results(&self) -> Result<Results, Vec<TrfError>> {
        self.check()?;
        let (index, _) = Index::of(self);
        if let Some(teams) = self.team_results(&index) {
            return Ok(teams);
        }
        let places: BTreeMap<u32, usize> = index
            .iter()
            .enumerate()
            .map(|(place, (_, player))| (player.number, place))
            .collect();
        let points = self.point_system();
        let counting = Counting::new(self, points);
        let apart = self.not_counted();
        let rounds = self.paired_rounds();
        let participants: Vec<Participant> = index
            .iter()
            .map(|(_, player)| Participant {
                number: player.number,
                name: player.name.clone(),
                rating: player.rating,
                rounds: (0..rounds)
                    .map(|at| {
                        let pairing = player.rounds.get(at).copied().flatten();
                        let (result, points) = (result_of(pairing), counting.points(player, at));
                        let opponent = pairing.and_then(|pairing| pairing.opponent);
                        match opponent.and_then(|opponent| places.get(&opponent)) {
                            Some(&opponent) => Round {
                                side: pairing.and_then(|pairing| pairing.side),
                                ..Round::against(opponent, Side::White, result, points)
                            },
                            None => Round::bye(result, points),
                        }
                    })
                    .collect(),
                bonus: counting.bonus(player),
                apart: apart.contains(&player.number),
            })
            .collect();
        Ok(Results {
            predetermined: self.is_predetermined(),
            participants,
            rounds,
            total_rounds: self.total_rounds(),
            points,
            teams: None,
            edition: self.tie_break_edition().unwrap_or_default(),
        })
    }

    /// The edition of the tie-break regulations in force on the first day; `None` if the report has
    /// no day that can be understood.
    pub fn tie_break_edition(&self) -> Option<Edition> {
        let day = Day::read(self.header(Header::StartDate)?)?;
        Some(Edition::on(day.year, day.month, day.day))
    }

    /// Whether all pairings were fixed beforehand, as far as the tournament's type says.
    pub fn is_predetermined(&self) -> bool {
        let says = |header: Header, words: &[&str]| {
            let text = self.header(header).unwrap_or_default().to_ascii_uppercase();
            words.iter().any(|word| text.contains(word))
        };
        let fixed = [
            "ROUNDROBIN",
            "ROUND ROBIN",
            "ROUND-ROBIN",
            "BERGER",
            "SCHILLER",
            "SCHEVENINGEN",
        ];
        !says(Header::Kind, &["SWISS", "DUTCH"])
            && (says(Header::EncodedKind, &fixed) || says(Header::Kind, &fixed))
    }
}
