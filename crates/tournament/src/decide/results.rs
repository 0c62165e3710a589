//! Results: entered, corrected, reported by the players.

use rokada_chess::Color;

use super::Asked;
use crate::{Board, EntryId, Fact, Game, GameRef, GameResult, Refusal, RoundStatus, System};

impl Asked<'_> {
    pub(super) fn enter_result(&self, game: GameRef, result: GameResult) -> Result<Fact, Refusal> {
        let (_, standing) = self.game(game)?;
        match standing.result {
            Some(standing) => Err(Refusal::ResultStands { game, standing }),
            None => Ok(Fact::ResultEntered { game, result }),
        }
    }

    pub(super) fn correct_result(
        &self,
        game: GameRef,
        was: GameResult,
        result: Option<GameResult>,
    ) -> Result<Fact, Refusal> {
        let standing = self.game(game)?.1.result;
        if standing != Some(was) || result == standing {
            return Err(Refusal::ResultChanged { game, standing });
        }
        Ok(Fact::ResultCorrected { game, was, result })
    }

    pub(super) fn report_result(
        &self,
        game: GameRef,
        by: EntryId,
        result: GameResult,
    ) -> Result<Fact, Refusal> {
        if !self.state.settings.players_report {
            return Err(Refusal::ReportsNotTaken);
        }
        let (board, standing) = self.game(game)?;
        let Some(color) = board.color_of(game.index(), by) else {
            return Err(Refusal::NotTheirGame { entry: by });
        };
        if !matches!(
            result,
            GameResult::WhiteWins | GameResult::BlackWins | GameResult::Draw
        ) {
            return Err(Refusal::ArbitersResult);
        }
        if let Some(standing) = standing.result {
            return Err(Refusal::ResultStands { game, standing });
        }
        let opponent_says = match color {
            Color::White => standing.black_says,
            Color::Black => standing.white_says,
        };
        Ok(if opponent_says == Some(result) {
            Fact::ResultAgreed { game, by, result }
        } else {
            Fact::ResultReported { game, by, result }
        })
    }

    pub(super) fn break_tie(
        &self,
        round: u16,
        number: u32,
        winner: EntryId,
        how: String,
    ) -> Result<Fact, Refusal> {
        let board = self.board(round, number)?;
        let settings = &self.state.settings;
        let level = board.is_complete() && board.winner_on_points(&settings.points).is_none();
        if !matches!(settings.system, System::KnockOut { .. }) || !level {
            return Err(Refusal::NotLevel {
                round,
                board: number,
            });
        }
        if board.opponent_of(winner).is_none() {
            return Err(Refusal::NotTheirGame { entry: winner });
        }
        if self.state.current_round() > round {
            return Err(Refusal::RoundIsPaired { round: round + 1 });
        }
        Ok(Fact::TieBroken {
            round,
            board: number,
            winner,
            how,
        })
    }

    fn board(&self, round: u16, number: u32) -> Result<&Board, Refusal> {
        let paired = self.paired(round)?;
        let board = paired.board(number).ok_or(Refusal::UnknownBoard {
            round,
            board: number,
        })?;
        if paired.status < RoundStatus::Published {
            return Err(Refusal::NotPublished { round });
        }
        Ok(board)
    }

    fn game(&self, game: GameRef) -> Result<(&Board, &Game), Refusal> {
        let board = self.board(game.round, game.board)?;
        match board.games.get(game.index()) {
            Some(standing) => Ok((board, standing)),
            None => Err(Refusal::UnknownGame { game }),
        }
    }
}
