//! A match of two teams: who has which colour on which board, and who has won it.

use core::fmt;
use core::str::FromStr;

use crate::{Points, Side};

/// A member of a team, by the team's number and the place in its line-up, both from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TeamPlayer {
    /// The team.
    pub team: u32,
    /// The place in its line-up.
    pub board: u32,
}

/// Written `team.board`.
impl fmt::Display for TeamPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.team, self.board)
    }
}

/// The colours of the first-named team by board, as record 352 of a report has them: `WBWB`.
///
/// ```
/// use rokada_pairing::{BoardColors, Side};
///
/// let colors: BoardColors = "WBBW".parse()?;
/// assert_eq!(colors.first_team(3), Some(Side::Black));
/// assert_eq!(colors.first_team(5), None);
/// assert_eq!(BoardColors::alternating(4), "WBWB".parse()?);
/// # Ok::<(), rokada_pairing::NotBoardColors>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardColors(Vec<Side>);

/// The text is no sequence of colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the colours of a match are one letter a board, W or B, such as WBWB; at least one board")]
pub struct NotBoardColors;

impl BoardColors {
    /// White on the odd boards, Black on the even ones: what is played unless the rules of the
    /// event say otherwise.
    #[must_use]
    pub fn alternating(boards: usize) -> BoardColors {
        let sides = [Side::White, Side::Black];
        BoardColors(sides.into_iter().cycle().take(boards).collect())
    }

    /// How many boards there are.
    #[must_use]
    pub fn boards(&self) -> usize {
        self.0.len()
    }

    /// The colour of the first-named team on a board (from 1); none if there is no such board.
    #[must_use]
    pub fn first_team(&self, board: usize) -> Option<Side> {
        self.0.get(board.checked_sub(1)?).copied()
    }
}

impl FromStr for BoardColors {
    type Err = NotBoardColors;

    fn from_str(text: &str) -> Result<BoardColors, NotBoardColors> {
        let side = |letter| match letter {
            'W' | 'w' => Ok(Side::White),
            'B' | 'b' => Ok(Side::Black),
            _ => Err(NotBoardColors),
        };
        let sides: Vec<Side> = text.chars().map(side).collect::<Result<_, _>>()?;
        if sides.is_empty() {
            return Err(NotBoardColors);
        }
        Ok(BoardColors(sides))
    }
}

/// Which of two teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchTeam {
    /// The one named first.
    First,
    /// The other.
    Second,
}

/// What may decide a match that is level on game points (C.07 article 12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardTieBreak {
    /// 12.1: the sum of board number times points won there; the lower is better.
    BoardCount,
    /// 12.2: the result of the first board; if drawn, of the second, and so on.
    TopBoard,
    /// 12.3: the points without the last board; if level, without the last two, and so on.
    BottomBoardElimination,
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchDecision {
    /// More game points.
    ByGamePoints(MatchTeam),
    /// Level on game points; a tie-break decided.
    ByBoards(MatchTeam, BoardTieBreak),
    /// Level in everything asked: a play-off or lots.
    Level,
}

/// Who has won a match of a knock-out. `boards` are the points of the first and second team on
/// each board from the first; a forfeited board counts as it stands. The tie-breaks are asked in
/// the order that the event's rules name.
///
/// ```
/// use rokada_pairing::{BoardTieBreak, MatchDecision, MatchTeam, Points, decide_match};
///
/// let (won, lost) = ((Points::WIN, Points::ZERO), (Points::ZERO, Points::WIN));
/// let drawn = (Points::DRAW, Points::DRAW);
/// let decided = decide_match(&[drawn, won, lost], &[BoardTieBreak::BoardCount]);
/// assert_eq!(decided, MatchDecision::ByBoards(MatchTeam::First, BoardTieBreak::BoardCount));
/// ```
#[must_use]
pub fn decide_match(boards: &[(Points, Points)], tie_breaks: &[BoardTieBreak]) -> MatchDecision {
    let ahead = |first: Points, second: Points| match first.cmp(&second) {
        core::cmp::Ordering::Greater => Some(MatchTeam::First),
        core::cmp::Ordering::Less => Some(MatchTeam::Second),
        core::cmp::Ordering::Equal => None,
    };
    let sums = |boards: &[(Points, Points)]| {
        let first: Points = boards.iter().map(|board| board.0).sum();
        let second: Points = boards.iter().map(|board| board.1).sum();
        (first, second)
    };
    let (first, second) = sums(boards);
    if let Some(winner) = ahead(first, second) {
        return MatchDecision::ByGamePoints(winner);
    }
    for &tie_break in tie_breaks {
        let winner = match tie_break {
            BoardTieBreak::BoardCount => {
                let weighted: Vec<(Points, Points)> = (1..)
                    .zip(boards)
                    .map(|(number, board)| (board.0 * number, board.1 * number))
                    .collect();
                let (first, second) = sums(&weighted);
                ahead(second, first)
            }
            BoardTieBreak::TopBoard => boards.iter().find_map(|board| ahead(board.0, board.1)),
            BoardTieBreak::BottomBoardElimination => (1..boards.len()).find_map(|gone| {
                let (first, second) = sums(&boards[..boards.len() - gone]);
                ahead(first, second)
            }),
        };
        if let Some(winner) = winner {
            return MatchDecision::ByBoards(winner, tie_break);
        }
    }
    MatchDecision::Level
}
