//! The games of a round as PGN: headers to which the moves can be added.

use rokada_chess::pgn::{GameResult as PgnResult, PgnGame};
use rokada_chess::{Color, Position, StartPosition};

use crate::{
    Board, EntryId, GameRef, Player, PlayerResult, Round, RoundStatus, TimeControl, Tournament,
};

impl Tournament {
    /// The games of a round, each with its headers and the position it starts from; empty where
    /// the round is not published. Games that were not played are left out.
    ///
    /// The positions are in it, so it is for readers who may see them.
    pub fn pgn(&self, number: u16) -> Vec<PgnGame> {
        let round = self
            .round(number)
            .filter(|r| r.status == RoundStatus::Published);
        let boards = round
            .into_iter()
            .flat_map(|round| round.boards.iter().map(move |board| (round, board)));
        boards
            .flat_map(|(round, board)| {
                let games = 1..=u8::try_from(board.games.len()).unwrap_or(u8::MAX);
                games.filter_map(move |game| {
                    let game = GameRef {
                        round: number,
                        board: board.number,
                        game,
                    };
                    self.pgn_game(round, board, game)
                })
            })
            .collect()
    }

    fn pgn_game(&self, round: &Round, board: &Board, of: GameRef) -> Option<PgnGame> {
        let result = board.games.get(of.index())?.result;
        if result.is_some_and(|result| !result.is_played()) {
            return None;
        }
        let start = match &round.draw {
            // A draw without a position is one whose position is still secret.
            Some(draw) => draw.on_board(board.number)?,
            None => StartPosition::CLASSICAL,
        };
        let mut game = PgnGame::new(Position::from(start));
        let settings = &self.settings;
        let date = settings
            .starts
            .map(|date| date.to_string().replace('-', "."));
        let site = [&*settings.place, &*settings.federation];
        let site = site
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join(" ");
        let number = match board.games.len() {
            1 => of.round.to_string(),
            _ => format!("{}.{}", of.round, of.game),
        };
        let mut tag = |name: &str, value: &str| {
            if !value.is_empty() {
                game.set_tag(name, value);
            }
        };
        tag("Event", &settings.name);
        tag("Site", &site);
        tag("Date", date.as_deref().unwrap_or_default());
        tag("Round", &number);
        tag("Board", &board.number.to_string());
        for (color, side) in [(Color::White, "White"), (Color::Black, "Black")] {
            let id = board.player(of.index(), color);
            if let Some(player) = self.entry(id).map(|entry| &entry.player) {
                self.player_tags(id, player, side, &mut tag);
            }
        }
        // The classical array is one of the 960 too.
        tag("Variant", "Chess960");
        tag("SetUp", "1");
        tag("TimeControl", &seconds(&settings.time_control));
        let fen = game.start().to_setup().fen();
        game.set_tag("FEN", &fen);
        game.set_result(match result.map(|result| result.sides()) {
            Some((PlayerResult::Win | PlayerResult::UnratedWin, _)) => PgnResult::WhiteWins,
            Some((_, PlayerResult::Win | PlayerResult::UnratedWin)) => PgnResult::BlackWins,
            Some((
                PlayerResult::Draw | PlayerResult::UnratedDraw,
                PlayerResult::Draw | PlayerResult::UnratedDraw,
            )) => PgnResult::Draw,
            // PGN has no word for what an arbiter may decide beyond these.
            _ => PgnResult::Unknown,
        });
        Some(game)
    }

    fn player_tags(
        &self,
        id: EntryId,
        player: &Player,
        side: &str,
        tag: &mut impl FnMut(&str, &str),
    ) {
        let rating = self.entry(id).and_then(|entry| self.seed_rating(entry));
        let text = |number: Option<u32>| number.map(|n| n.to_string()).unwrap_or_default();
        tag(side, &player.name);
        tag(
            &format!("{side}Title"),
            player.title.map_or("", |title| title.letters()),
        );
        tag(&format!("{side}Elo"), &text(rating.map(u32::from)));
        tag(&format!("{side}FideId"), &text(player.fide_id));
        tag(&format!("{side}Team"), &player.team);
    }
}

/// A time control as PGN writes it: seconds, `40/5400+30:1800+30`.
fn seconds(control: &TimeControl) -> String {
    let period = |period: &crate::Period| {
        let moves = period
            .moves
            .map(|moves| format!("{moves}/"))
            .unwrap_or_default();
        match period.increment {
            0 => format!("{moves}{}", period.seconds),
            increment => format!("{moves}{}+{increment}", period.seconds),
        }
    };
    if control.periods().is_empty() {
        // What PGN writes of a time control that is not known.
        return "?".to_owned();
    }
    control
        .periods()
        .iter()
        .map(period)
        .collect::<Vec<_>>()
        .join(":")
}
