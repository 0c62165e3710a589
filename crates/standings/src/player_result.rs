//! What one round brought one player.

use core::fmt;

/// What one round brought one player, in the terms of FIDE's tournament reports.
///
/// Each side of a game has its own: an ordinary game is [`Win`](PlayerResult::Win) and
/// [`Loss`](PlayerResult::Loss), but an arbiter may also give ½-0 or 0-0.
///
/// ```
/// use rokada_standings::PlayerResult;
///
/// assert_eq!(PlayerResult::from_letter('='), Some(PlayerResult::Draw));
/// assert!(PlayerResult::ForfeitLoss.is_voluntary());
/// assert!(!PlayerResult::PairingBye.is_played());
/// ```
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PlayerResult {
    /// A game won over the board.
    Win,
    /// A game drawn over the board.
    Draw,
    /// A game lost over the board.
    Loss,
    /// A game won in less than a move: played, but not rated.
    UnratedWin,
    /// A game drawn in less than a move: played, but not rated.
    UnratedDraw,
    /// A game lost in less than a move: played, but not rated.
    UnratedLoss,
    /// The opponent forfeited.
    ForfeitWin,
    /// The player forfeited.
    ForfeitLoss,
    /// A requested bye worth half a point.
    HalfPointBye,
    /// A bye worth a win, given by the arbiter.
    FullPointBye,
    /// The bye of the odd player out, given by the pairing.
    PairingBye,
    /// A requested bye worth nothing, an absence, or any round after a withdrawal.
    ZeroPointBye,
    /// A game not finished yet, or adjourned.
    Undecided,
}

impl PlayerResult {
    /// Every result.
    pub const ALL: [PlayerResult; 13] = [
        PlayerResult::Win,
        PlayerResult::Draw,
        PlayerResult::Loss,
        PlayerResult::UnratedWin,
        PlayerResult::UnratedDraw,
        PlayerResult::UnratedLoss,
        PlayerResult::ForfeitWin,
        PlayerResult::ForfeitLoss,
        PlayerResult::HalfPointBye,
        PlayerResult::FullPointBye,
        PlayerResult::PairingBye,
        PlayerResult::ZeroPointBye,
        PlayerResult::Undecided,
    ];

    /// The letter of a tournament report: `1 = 0 W D L + - H F U Z`, and `X` for a game without a
    /// result.
    pub const fn letter(self) -> char {
        match self {
            PlayerResult::Win => '1',
            PlayerResult::Draw => '=',
            PlayerResult::Loss => '0',
            PlayerResult::UnratedWin => 'W',
            PlayerResult::UnratedDraw => 'D',
            PlayerResult::UnratedLoss => 'L',
            PlayerResult::ForfeitWin => '+',
            PlayerResult::ForfeitLoss => '-',
            PlayerResult::HalfPointBye => 'H',
            PlayerResult::FullPointBye => 'F',
            PlayerResult::PairingBye => 'U',
            PlayerResult::ZeroPointBye => 'Z',
            PlayerResult::Undecided => 'X',
        }
    }

    /// The result a letter stands for, in either case; `½` and `?` are understood too.
    pub fn from_letter(letter: char) -> Option<PlayerResult> {
        match letter.to_ascii_uppercase() {
            '½' => Some(PlayerResult::Draw),
            '?' => Some(PlayerResult::Undecided),
            letter => PlayerResult::ALL
                .into_iter()
                .find(|result| result.letter() == letter),
        }
    }

    /// `true` if a game was played over the board, rated or not.
    pub const fn is_played(self) -> bool {
        matches!(
            self,
            PlayerResult::Win
                | PlayerResult::Draw
                | PlayerResult::Loss
                | PlayerResult::UnratedWin
                | PlayerResult::UnratedDraw
                | PlayerResult::UnratedLoss
        )
    }

    /// `true` if the player was not paired at all.
    pub const fn is_bye(self) -> bool {
        matches!(
            self,
            PlayerResult::HalfPointBye
                | PlayerResult::FullPointBye
                | PlayerResult::PairingBye
                | PlayerResult::ZeroPointBye
        )
    }

    /// `true` for a half-point or zero-point bye (C.07 article 16.1.1).
    pub const fn is_requested_bye(self) -> bool {
        matches!(
            self,
            PlayerResult::HalfPointBye | PlayerResult::ZeroPointBye
        )
    }

    /// `true` for a voluntary unplayed round: a requested bye or a forfeit loss (C.07 article
    /// 16.1.2).
    pub const fn is_voluntary(self) -> bool {
        self.is_requested_bye() || matches!(self, PlayerResult::ForfeitLoss)
    }

    /// The same result seen from the other side of an ordinary game; `None` for a bye.
    pub const fn opposite(self) -> Option<PlayerResult> {
        Some(match self {
            PlayerResult::Win => PlayerResult::Loss,
            PlayerResult::Draw => PlayerResult::Draw,
            PlayerResult::Loss => PlayerResult::Win,
            PlayerResult::UnratedWin => PlayerResult::UnratedLoss,
            PlayerResult::UnratedDraw => PlayerResult::UnratedDraw,
            PlayerResult::UnratedLoss => PlayerResult::UnratedWin,
            PlayerResult::ForfeitWin => PlayerResult::ForfeitLoss,
            PlayerResult::ForfeitLoss => PlayerResult::ForfeitWin,
            PlayerResult::Undecided => PlayerResult::Undecided,
            PlayerResult::HalfPointBye
            | PlayerResult::FullPointBye
            | PlayerResult::PairingBye
            | PlayerResult::ZeroPointBye => return None,
        })
    }
}

impl fmt::Display for PlayerResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_read_back_in_either_case() {
        for result in PlayerResult::ALL {
            let letter = result.letter();
            assert_eq!(PlayerResult::from_letter(letter), Some(result));
            assert_eq!(
                PlayerResult::from_letter(letter.to_ascii_lowercase()),
                Some(result)
            );
        }
        assert_eq!(PlayerResult::from_letter('Q'), None);
    }

    #[test]
    fn opposite_goes_there_and_back() {
        for result in PlayerResult::ALL {
            match result.opposite() {
                Some(other) => assert_eq!(other.opposite(), Some(result)),
                None => assert!(result.is_bye()),
            }
        }
    }
}
