//! A game with clocks in words: how it ended, and why something is refused.

use rokada_chess::{Board, Claim, Outcome};
use rokada_play::{CanWin, End, ParseTimeControlError, Refusal, Verdict};

use crate::chess::color_key;
use crate::words::shortened;
use crate::{Arg, Words};

impl Words {
    /// How a game ended: who won or that it is a draw, and by what.
    pub fn play_end(&self, end: End) -> String {
        let color = |color| ("color", color_key(color).into());
        match end {
            End::Checkmate { winner } => self.outcome(Outcome::Checkmate { winner }),
            End::Stalemate => self.outcome(Outcome::Stalemate),
            End::DeadPosition => self.outcome(Outcome::DeadPosition),
            End::FivefoldRepetition => self.outcome(Outcome::FivefoldRepetition),
            End::SeventyFiveMoves => self.outcome(Outcome::SeventyFiveMoves),
            End::ThreefoldRepetition => self.claimed(Claim::ThreefoldRepetition),
            End::FiftyMoves => self.claimed(Claim::FiftyMoves),
            End::Agreement => self.say("play-end-agreement", &[]),
            End::Resignation { winner } => self.say("play-end-resignation", &[color(!winner)]),
            End::Flag { fallen, can_win } => {
                let id = match can_win {
                    CanWin::Yes => "play-end-flag",
                    CanWin::No => "play-end-flag-draw",
                    CanWin::Undecided => "play-end-flag-undecided",
                };
                self.say(id, &[color(fallen)])
            }
            End::Ruled { verdict } => self.say(
                match verdict {
                    Verdict::WhiteWins => "play-end-ruled-white",
                    Verdict::BlackWins => "play-end-ruled-black",
                    Verdict::Draw => "play-end-ruled-draw",
                    Verdict::BothLose => "play-end-ruled-both-lose",
                },
                &[],
            ),
            End::Aborted => self.say("play-end-aborted", &[]),
            End::NoFirstMove { by } => self.say("play-end-no-first-move", &[color(by)]),
        }
    }

    fn claimed(&self, claim: Claim) -> String {
        self.say("play-end-claimed", &[("what", self.claim(claim).into())])
    }

    /// Why a text is no time control.
    pub fn play_control_error(&self, error: &ParseTimeControlError) -> String {
        self.say("play-bad-control", &[("text", shortened(&error.0).into())])
    }

    /// Why something is not done at a table, and what would do; `board` is as it stands.
    pub fn play_refusal(&self, refusal: &Refusal, board: &Board) -> String {
        let number = |name, value: u64| -> Arg<'static> { (name, value.into()) };
        let say = |id: &str, args: &[Arg<'_>]| self.say(id, args);
        let seconds = |ms: i64| -> Arg<'static> { ("seconds", (ms.max(0) / 1_000).into()) };
        match refusal {
            Refusal::NotASeat => say("play-not-a-seat", &[]),
            Refusal::SeatTaken => say("play-seat-taken", &[]),
            Refusal::SecretTaken => say("play-secret-taken", &[]),
            Refusal::NameUnfit { most } => say("play-name-unfit", &[number("most", *most as u64)]),
            Refusal::NoGame => say("play-no-game", &[]),
            Refusal::GameOpen => say("play-game-open", &[]),
            Refusal::ReturnGameFirst => say("play-return-game-first", &[]),
            Refusal::NewPositionNeeded => say("play-new-position-needed", &[]),
            Refusal::WrongProtocol { number: position } => {
                // A position's number is a name: no grouping, no plural.
                say(
                    "play-wrong-protocol",
                    &[("number", position.to_string().into())],
                )
            }
            Refusal::StudyTooLong { most_ms } => {
                let hours = u64::from(*most_ms) / 3_600_000;
                say("play-study-too-long", &[number("hours", hours)])
            }
            Refusal::GameOver => say("play-game-over", &[]),
            Refusal::GameNotOver => say("play-game-not-over", &[]),
            Refusal::NotShown => say("play-not-shown", &[]),
            Refusal::AlreadyShown => say("play-already-shown", &[]),
            Refusal::SeatFree => say("play-seat-free", &[]),
            Refusal::Studying => say("play-studying", &[]),
            Refusal::NotYourTurn { turn } => {
                say("play-not-your-turn", &[("color", color_key(*turn).into())])
            }
            Refusal::WrongPly { .. } => say("play-wrong-ply", &[]),
            Refusal::BadMove(error) => self.uci_error(error, board),
            Refusal::ClocksStopped => say("play-clocks-stopped", &[]),
            Refusal::ClocksRun => say("play-clocks-run", &[]),
            Refusal::ClockOutOfRange { most_ms } => {
                let hours = most_ms / 3_600_000;
                say("play-clock-out-of-range", &[("hours", hours.into())])
            }
            Refusal::HourglassTotal { total_ms } => {
                say("play-hourglass-total", &[seconds(*total_ms)])
            }
            Refusal::NoArbiter => say("play-no-arbiter", &[]),
            Refusal::NothingToTakeBack => say("play-nothing-to-take-back", &[]),
            Refusal::NoTakebacks => say("play-no-takebacks", &[]),
            Refusal::NoRematches => say("play-no-rematches", &[]),
            Refusal::TooEarlyForDraw { from } => {
                say("play-too-early-for-draw", &[number("from", (*from).into())])
            }
            Refusal::OfferedAlready => say("play-offered-already", &[]),
            Refusal::AnswerFirst { .. } => say("play-answer-first", &[]),
            Refusal::NoSuchOffer { .. } => say("play-no-such-offer", &[]),
            Refusal::OwnOffer { .. } => say("play-own-offer", &[]),
            Refusal::NoFlag { left_ms } => say("play-no-flag", &[seconds(*left_ms)]),
            Refusal::TooLateToAbort => say("play-too-late-to-abort", &[]),
            Refusal::PositionSeen => say("play-position-seen", &[]),
            Refusal::TextUnfit { most } => say("play-text-unfit", &[number("most", *most as u64)]),
        }
    }
}

#[cfg(test)]
mod tests {
    use rokada_chess::{Color, Position};

    use super::*;
    use crate::Lang;

    #[test]
    fn a_flag_is_told_with_its_reason() {
        let flag = |can_win| End::Flag {
            fallen: Color::White,
            can_win,
        };
        let said = |lang, end| Words::of(lang).play_end(end);
        assert_eq!(
            said(Lang::En, flag(CanWin::Yes)),
            "White’s flag has fallen: Black wins"
        );
        assert_eq!(
            said(Lang::Sr, flag(CanWin::No)),
            "Belom je pala zastavica, ali crni ne može da matira nijednim nizom poteza: remi"
        );
        assert_eq!(
            said(
                Lang::Pt,
                End::Resignation {
                    winner: Color::White
                }
            ),
            "As pretas abandonaram: vitória das brancas"
        );
        assert_eq!(
            said(Lang::Ru, End::ThreefoldRepetition),
            "ничья по требованию: одна и та же позиция в третий раз"
        );
    }

    #[test]
    fn a_refusal_speaks_of_the_board() {
        let position = Position::default();
        let error = position.read_uci("e2e5").unwrap_err();
        for lang in Lang::ALL {
            let said = Words::of(lang).play_refusal(&Refusal::BadMove(error), position.board());
            assert!(said.contains("e5"), "{said}");
        }
    }
}
