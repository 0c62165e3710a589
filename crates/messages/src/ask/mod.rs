//! Questions that a player who doesn't see the board asks of it, and the answers.
//!
//! The words of a question are messages, `ask-<topic>`, each a list parted by `|`; the reader's
//! language is understood, and English beside it.

mod answers;
mod phrases;
mod topic;

use core::time::Duration;

use rokada_chess::{ByColor, Game};

use crate::{Style, Words};

use topic::Topic;

/// What is left on the clocks of a game.
pub type Clocks = ByColor<Duration>;

/// What follows from a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It is answered.
    Text(String),
    /// The board is to be turned round; with what is said then.
    Flip(String),
    /// The last move is to be taken back; with what is said then.
    Undo(String),
}

impl Answer {
    /// What is said.
    pub fn text(&self) -> &str {
        match self {
            Answer::Text(text) | Answer::Flip(text) | Answer::Undo(text) => text,
        }
    }
}

impl Words {
    /// Answers a question about a game; `None` where the text is none. Moves are told in a style.
    ///
    /// ```
    /// use rokada_chess::{Game, Position};
    /// use rokada_messages::{Lang, Style, Words};
    ///
    /// let game = Game::new(Position::default());
    /// let words = Words::of(Lang::En);
    /// let answer = words.ask("Where is the white king?", &game, None, Style::Letters).unwrap();
    /// assert_eq!(answer.text(), "white king: e1");
    /// assert!(words.ask("Nf3", &game, None, Style::Letters).is_none());
    /// ```
    pub fn ask(
        &self,
        text: &str,
        game: &Game,
        clocks: Option<&Clocks>,
        style: Style,
    ) -> Option<Answer> {
        let question = self.question(text)?;
        Some(self.answer(&question, game, clocks, style))
    }

    /// A question of each kind, as one may type it.
    pub fn questions(&self) -> impl Iterator<Item = String> + '_ {
        Topic::ALL.into_iter().map(|topic| self.example(topic))
    }
}

#[cfg(test)]
mod tests {
    use rokada_chess::{Color, Position, StartPosition};

    use super::*;
    use crate::Lang;

    fn game(fen: &str, moves: &[&str]) -> Game {
        let mut game = Game::new(Position::from_setup(fen.parse().unwrap()).unwrap());
        for san in moves {
            let the_move = game.position().read_san(san).unwrap();
            game.play(the_move).unwrap();
        }
        game
    }

    fn asked(lang: Lang, text: &str, game: &Game) -> String {
        let answer = Words::of(lang).ask(text, game, None, Style::Letters);
        answer
            .unwrap_or_else(|| panic!("{text} is no question"))
            .text()
            .to_owned()
    }

    const MIDDLE: &str = "4k3/8/8/3p4/4P3/5N2/8/R3K2R w KQ - 0 1";

    #[test]
    fn every_example_is_understood_in_its_language_and_answered() {
        let game = game(MIDDLE, &["O-O"]);
        for lang in Lang::ALL {
            let words = Words::of(lang);
            for topic in Topic::ALL {
                let example = words.example(topic);
                for one in example.split(", ") {
                    let question = words.question(one).unwrap();
                    assert_eq!(question.topic, topic, "{one}");
                    let answer = asked(lang, one, &game);
                    let more = words.say("ask-write", &[("example", example.as_str().into())]);
                    assert_ne!(answer, more, "{one} says enough");
                }
                let english = Words::of(Lang::En).example(topic);
                let first = english.split(", ").next().unwrap();
                let understood = words.question(first).unwrap().topic;
                assert_eq!(understood, topic, "{first} in {}", lang.code());
            }
        }
    }

    #[test]
    fn pieces_are_found_and_attackers_named() {
        let game = game(MIDDLE, &[]);
        for (lang, question, answer) in [
            (
                Lang::En,
                "Where are the rooks?",
                "white rook: a1, h1. black rook: none",
            ),
            (Lang::En, "p white knight", "white knight: f3"),
            (Lang::Sr, "gde su topovi belog", "beli top: a1, h1"),
            (Lang::Sr, "gde je dama", "bela dama: nema. crna dama: nema"),
            (Lang::Pt, "onde esta o rei das pretas?", "rei preto: e8"),
            (Lang::Ru, "Где стоит чёрный король", "чёрный король: e8"),
            (
                Lang::En,
                "what attacks e4",
                "White does not attack e4. Black attacks e4 with: pawn d5",
            ),
            (
                Lang::Sr,
                "sta napada h4",
                "Beli napada h4: top h1, skakač f3. Crni ne napada h4",
            ),
            (
                Lang::Pt,
                "quem ataca d5",
                "As brancas atacam d5 com: peão e4. As pretas não atacam d5",
            ),
            (
                Lang::Ru,
                "что нападает на е4",
                "Белые не нападают на e4. Чёрные нападают на e4: пешка d5",
            ),
        ] {
            assert_eq!(asked(lang, question, &game), answer);
        }
    }

    #[test]
    fn ranks_files_and_rays_are_read() {
        let game = game(MIDDLE, &[]);
        for (lang, question, answer) in [
            (Lang::En, "read rank 4", "Rank 4: white pawn e4"),
            (Lang::En, "s c", "File c: none"),
            (
                Lang::Sr,
                "citaj red 1",
                "Red 1: beli top a1, beli kralj e1, beli top h1",
            ),
            (Lang::Pt, "ler coluna d", "Coluna d: peão preto d5"),
            (
                Lang::Ru,
                "вертикаль е",
                "Вертикаль e: белый король e1, белая пешка e4, чёрный король e8",
            ),
            (
                Lang::En,
                "diagonals of e4",
                "Towards h7: none. Towards h1: white knight f3, white rook h1. \
                 Towards b1: none. Towards a8: black pawn d5",
            ),
        ] {
            assert_eq!(asked(lang, question, &game), answer);
        }
    }

    #[test]
    fn the_game_is_told() {
        let played = game(MIDDLE, &["O-O"]);
        assert_eq!(
            asked(Lang::En, "last move", &played),
            "White: g-side castling, king g1, rook f1"
        );
        assert_eq!(
            asked(Lang::Sr, "ko je na potezu?", &played),
            "Crni je na potezu"
        );
        let start = Game::new(StartPosition::CLASSICAL.position());
        assert_eq!(
            asked(Lang::En, "moves of g1", &start),
            "g1, white knight: 2 legal moves: knight f3; knight h3"
        );
        assert_eq!(
            asked(Lang::Pt, "último lance", &start),
            "Nenhum lance foi jogado ainda"
        );
        let mated = game("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", &["Ra8"]);
        assert_eq!(asked(Lang::Ru, "положение", &mated), "мат, победа белых");
        let blocked = asked(Lang::En, "may I castle", &start);
        assert!(blocked.contains("g-side castling, O-O: It may not be played now: "));
    }

    #[test]
    fn clocks_are_told_where_there_are_any() {
        let start = Game::new(Position::default());
        assert_eq!(asked(Lang::En, "clocks", &start), "This board has no clock");
        let mut clocks = Clocks::new_with(|_| Duration::from_secs(600));
        clocks[Color::Black] = Duration::from_secs(65);
        let words = Words::of(Lang::Sr);
        let told = words.ask("satovi", &start, Some(&clocks), Style::Letters);
        assert_eq!(told.unwrap().text(), "beli: 10:00. crni: 1:05");
    }

    #[test]
    fn what_lacks_its_square_is_asked_again_and_moves_are_no_questions() {
        let start = Game::new(Position::default());
        assert_eq!(
            asked(Lang::En, "what attacks", &start),
            "Say a little more, for instance: what attacks e4"
        );
        for lang in Lang::ALL {
            for text in ["Nf3", "e4", "O-O", "e2e4", "Сf3", "", "xyz"] {
                assert!(Words::of(lang).question(text).is_none(), "{text}");
            }
        }
    }
}
