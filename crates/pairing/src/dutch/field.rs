//! The players of the round in the order of the rules, with all that the criteria ask about them.

use super::color::{Colors, absolute_clash};
use crate::barred::barred_pairs;
use crate::matching::BitMatrix;
use crate::{Float, Player, Points, Refusal, RoundKind, Side, Table};

/// A player who is to be paired.
#[derive(Clone, Debug)]
pub(crate) struct Entrant {
    pub(crate) number: u32,
    /// The place by number, from 0, among all who have had a part in a pairing or have one now:
    /// the number that decides the colour of those who have no wish.
    pub(crate) rank: usize,
    /// With acceleration.
    pub(crate) score: Points,
    /// Without acceleration, for the order of publication.
    pub(crate) real_score: Points,
    pub(crate) colors: Colors,
    /// What the last round was, and the one before it.
    pub(crate) floats: [Float; 2],
    /// Rounds without a game.
    pub(crate) unplayed: u32,
    /// C2: neither had the bye nor a win's worth without playing; and with the bye settled, C5.
    pub(crate) may_have_bye: bool,
    /// Scored more than half of what could be scored, with one round to go.
    pub(crate) topscorer: bool,
}

/// All who are to be paired, by score and then by number, and who may meet whom.
///
/// Vertices of the graphs are places in this order; the one after the last stands for the bye of
/// an odd field.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    pub(crate) round: u32,
    pub(crate) initial_side: Side,
    pub(crate) entrants: Vec<Entrant>,
    /// C1 and C3, forbidden pairs, and (at the place after the last) who may have the bye.
    pub(crate) legal: BitMatrix,
    /// Whether this is the last round, in which topscorers may have any colour.
    pub(crate) is_last_round: bool,
}

impl Field {
    pub(crate) fn new(table: &Table) -> Result<Self, Refusal> {
        table.validate()?;
        let round = table.next_round();
        if round > table.rounds {
            return Err(Refusal::NoRoundLeft {
                rounds: table.rounds,
            });
        }
        let is_last_round = round == table.rounds;
        let mut ranked: Vec<&Player> = table
            .players
            .iter()
            .filter(|p| p.takes_part || p.history.iter().any(crate::RoundRecord::was_paired))
            .collect();
        ranked.sort_by_key(|player| player.number);
        let mut chosen: Vec<(usize, &Player)> = ranked
            .iter()
            .copied()
            .enumerate()
            .filter(|(_, player)| player.takes_part)
            .collect();
        if chosen.len() < 2 {
            return Err(Refusal::TooFewPlayers {
                players: chosen.len(),
            });
        }
        chosen
            .sort_by_key(|(rank, player)| (core::cmp::Reverse(player.pairing_score(round)), *rank));
        let most_a_round = table.scoring.win.max(table.scoring.draw).tenths();
        let most = most_a_round.saturating_mul(table.played_rounds().cast_signed());
        let entrants: Vec<Entrant> = chosen
            .iter()
            .map(|&(rank, player)| Entrant {
                number: player.number,
                rank,
                score: player.pairing_score(round),
                real_score: player.score(),
                colors: Colors::of(&player.history),
                floats: [1, 2].map(|back| float(table, &ranked, player, round, back)),
                unplayed: unplayed(player),
                may_have_bye: player.round_barring_bye(table.scoring).is_none(),
                topscorer: is_last_round && player.pairing_score(round).tenths() > most / 2,
            })
            .collect();
        let legal = legal_pairs(table, &chosen, &entrants, round);
        Ok(Self {
            round,
            initial_side: table.initial_side,
            entrants,
            legal,
            is_last_round,
        })
    }

    pub(crate) fn len(&self) -> usize {
        self.entrants.len()
    }

    /// The vertex that stands for the bye.
    pub(crate) fn bye(&self) -> usize {
        self.entrants.len()
    }

    pub(crate) fn is_odd(&self) -> bool {
        self.len() % 2 == 1
    }

    pub(crate) fn score(&self, place: usize) -> Points {
        self.entrants[place].score
    }

    /// The places of each scoregroup, from the top.
    pub(crate) fn scoregroups(&self) -> Vec<core::ops::Range<usize>> {
        let mut groups = Vec::new();
        let mut start = 0;
        for group in self.entrants.chunk_by(|a, b| a.score == b.score) {
            groups.push(start..start + group.len());
            start += group.len();
        }
        groups
    }
}

fn unplayed(player: &Player) -> u32 {
    let missing = player
        .history
        .iter()
        .filter(|record| record.played_side().is_none())
        .count();
    u32::try_from(missing).unwrap_or(u32::MAX)
}

/// What the round `back` rounds before `round` was for the player (articles 1.4.2 and 1.4.3).
fn float(table: &Table, ranked: &[&Player], player: &Player, round: u32, back: u32) -> Float {
    let Some(past) = round.checked_sub(back).filter(|past| *past > 0) else {
        return Float::None;
    };
    let Some(record) = player.history.get(past as usize - 1) else {
        return Float::None;
    };
    let RoundKind::Played { opponent, .. } = record.kind else {
        return if record.points > table.scoring.loss {
            Float::Down
        } else {
            Float::None
        };
    };
    let opponent = ranked.binary_search_by_key(&opponent, |other| other.number);
    let theirs = opponent.map_or(Points::ZERO, |at| ranked[at].pairing_score(past));
    match player.pairing_score(past).cmp(&theirs) {
        core::cmp::Ordering::Greater => Float::Down,
        core::cmp::Ordering::Less => Float::Up,
        core::cmp::Ordering::Equal => Float::None,
    }
}

fn legal_pairs(
    table: &Table,
    chosen: &[(usize, &Player)],
    entrants: &[Entrant],
    round: u32,
) -> BitMatrix {
    let count = entrants.len();
    let players: Vec<&Player> = chosen.iter().map(|(_, player)| *player).collect();
    let barred = barred_pairs(&players, &table.forbidden, round, |record| {
        record.played_side().and(record.opponent())
    });
    let mut legal = BitMatrix::new(count + 1, count + 1);
    for a in 0..count {
        for b in 0..a {
            let (one, other) = (&entrants[a], &entrants[b]);
            let colors_allow =
                one.topscorer || other.topscorer || !absolute_clash(&one.colors, &other.colors);
            if colors_allow && !barred.contains(a, b) {
                legal.insert(a, b);
                legal.insert(b, a);
            }
        }
        if entrants[a].may_have_bye {
            legal.insert(a, count);
            legal.insert(count, a);
        }
    }
    legal
}
