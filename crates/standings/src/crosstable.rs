//! Crosstables: the results of everybody beside their rank.

use rokada_pairing::{Points, Side};

use super::{Results, Standings};
use crate::PlayerResult;

/// A participant's line of a crosstable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CrosstableRow {
    /// The place in the table, counted from 1; ties are numbered on, so that it names one line.
    pub place: usize,
    /// The pairing number.
    pub number: u32,
    /// The cells.
    pub cells: Vec<CrosstableCell>,
}

/// One cell.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct CrosstableCell {
    /// The round, counted from 1.
    pub round: usize,
    /// The opponent's place in the table, counted from 1.
    pub opponent: Option<usize>,
    /// The participant's side.
    pub side: Option<Side>,
    /// The result.
    pub result: PlayerResult,
    /// The points it brought.
    pub points: Points,
}

/// The crosstable of a Swiss event: a cell a round, opponents named by their place in the table.
///
/// ```
/// use rokada_standings::PlayerResult::{Loss, Win};
/// use rokada_standings::{Results, Standings, crosstable};
///
/// let mut results = Results::individual(["Player 01", "Player 02"]);
/// results.add_round();
/// results.play(0, 1, (Loss, Win));
/// let table = crosstable(&results, &Standings::compute(&results, &[]));
/// assert_eq!(table[0].number, 2);
/// assert_eq!(table[0].cells[0].opponent, Some(2));
/// ```
pub fn crosstable(results: &Results, standings: &Standings) -> Vec<CrosstableRow> {
    let mut places = vec![0; results.participants.len()];
    for (row, place) in standings.rows.iter().zip(1..) {
        places[row.participant] = place;
    }
    let cells = |participant: usize| {
        let rounds = results.participants[participant].rounds.iter().zip(1..);
        rounds
            .map(|(round, number)| CrosstableCell {
                round: number,
                opponent: round.opponent.map(|opponent| places[opponent]),
                side: round.side,
                result: round.result,
                points: round.points,
            })
            .collect()
    };
    standings
        .rows
        .iter()
        .zip(1..)
        .map(|(row, place)| CrosstableRow {
            place,
            number: row.number,
            cells: cells(row.participant),
        })
        .collect()
}

impl CrosstableRow {
    /// The cells against one opponent, for the square table of a round robin: none yet, one, or
    /// one a game where opponents meet more than once.
    pub fn against(&self, place: usize) -> impl Iterator<Item = &CrosstableCell> {
        let met = move |cell: &&CrosstableCell| cell.opponent == Some(place);
        self.cells.iter().filter(met)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PlayerResult::{Draw, Loss, Win};

    #[test]
    fn a_double_round_robin_has_two_cells_for_each_opponent() {
        let mut results = Results::individual(["Player 01", "Player 02", "Player 03"]);
        for (white, black, result) in [
            (0, 1, (Loss, Win)),
            (1, 2, (Draw, Draw)),
            (1, 0, (Win, Loss)),
        ] {
            results.add_round();
            results.play(white, black, result);
        }
        let table = crosstable(&results, &Standings::compute(&results, &[]));
        let numbers: Vec<u32> = table.iter().map(|row| row.number).collect();
        assert_eq!(numbers, [2, 3, 1]);
        let rounds: Vec<usize> = table[0].against(3).map(|cell| cell.round).collect();
        assert_eq!(rounds, [1, 3]);
        assert_eq!(table[2].against(2).count(), 0);
    }
}
