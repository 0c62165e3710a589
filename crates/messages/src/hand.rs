//! A draw by hand told to those who make it: what fell, and what it did.

use rokada_chess::{File, Role, StartPosition};
use rokada_draw::{Array, Device, Effect, Goal, Outcome, Turn, Why};

use crate::{Arg, Words};

impl Words {
    /// The first rank as far as it is known, for those who don't see it.
    pub fn first_rank(&self, array: &Array) -> String {
        let known = File::ALL.into_iter().zip(array);
        let pieces: Vec<String> = known
            .clone()
            .filter_map(|(file, role)| Some(self.on_square(file, (*role)?)))
            .collect();
        let free: Vec<String> = known
            .filter(|(_, role)| role.is_none())
            .map(|(file, _)| square(file))
            .collect();
        let or_nothing = |list: Vec<String>| match list.is_empty() {
            true => self.say("nothing", &[]),
            false => list.join(", "),
        };
        let args = [
            ("pieces", or_nothing(pieces).into()),
            ("free", or_nothing(free).into()),
        ];
        self.say("hand-first-rank", &args)
    }

    /// An outcome in full, as the hand that threw it calls it: `heads`, `ace`, `knight`.
    pub fn draw_outcome_in_full(&self, device: Device, outcome: Outcome) -> String {
        match (device, outcome) {
            (Device::Cards { .. }, Outcome::Number(card)) => {
                self.say("hand-card", &[("card", card.into())])
            }
            (_, Outcome::Number(number)) => number.to_string(),
            (_, Outcome::Heads) => self.say("hand-heads", &[]),
            (_, Outcome::Tails) => self.say("hand-tails", &[]),
            (_, Outcome::Piece(role)) => self.piece(role),
        }
    }

    /// An entry and what it did: `4: queen on the fourth free square, f1`.
    pub fn draw_turn(&self, turn: &Turn) -> String {
        let outcome = self.draw_outcome_in_full(turn.ask.device, turn.outcome);
        let did = self.draw_did(turn);
        self.say(
            "hand-turn",
            &[("outcome", outcome.into()), ("did", did.into())],
        )
    }

    /// What an entry did.
    pub fn draw_did(&self, turn: &Turn) -> String {
        let placed = self.draw_placed(turn);
        let parts = match &turn.effect {
            Effect::Placed(_) if placed.is_empty() => vec![self.counted(turn)],
            Effect::Placed(_) => vec![placed],
            Effect::Again(Why::Unused) => vec![self.say("hand-again-unused", &[])],
            Effect::Again(why) => vec![sum(turn), self.draw_why(*why)],
            Effect::Done(position) => vec![sum(turn), placed, self.draw_result(*position)],
        };
        let said = parts.into_iter().filter(|part| !part.is_empty());
        said.collect::<Vec<_>>().join(". ")
    }

    /// The pieces that an entry put on their squares.
    fn draw_placed(&self, turn: &Turn) -> String {
        if matches!(turn.ask.goal, Goal::Number | Goal::Entry) {
            return String::new();
        }
        let chosen: Vec<String> = turn
            .chosen()
            .into_iter()
            .map(|(file, role)| self.put(turn, file, role))
            .collect();
        let chosen = chosen.join(", ");
        if turn.ask.goal == Goal::Repair && !chosen.is_empty() {
            return self.say("hand-repaired", &[("pieces", chosen.into())]);
        }
        let left_over: Vec<String> = turn
            .left_over()
            .into_iter()
            .map(|(file, role)| self.on_square(file, role))
            .collect();
        if left_over.is_empty() {
            return chosen;
        }
        let args = [
            ("chosen", chosen.into()),
            ("rest", left_over.join(", ").into()),
        ];
        self.say("hand-placed-with-rest", &args)
    }

    fn put(&self, turn: &Turn, file: File, role: Role) -> String {
        let Some(nth) = turn.nth_free(file) else {
            return self.on_square(file, role);
        };
        let args = [
            ("piece", self.piece(role).into()),
            ("nth", nth.into()),
            ("square", square(file).into()),
        ];
        self.say("hand-on-free", &args)
    }

    fn on_square(&self, file: File, role: Role) -> String {
        let args = [
            ("piece", self.piece(role).into()),
            ("square", square(file).into()),
        ];
        self.say("hand-on", &args)
    }

    /// An entry that decides nothing alone.
    fn counted(&self, turn: &Turn) -> String {
        if turn.ask.of == 1 {
            return self.say("hand-goes-on", &[]);
        }
        let args: [Arg<'_>; 2] = [("nth", turn.ask.nth.into()), ("of", turn.ask.of.into())];
        match turn.ask.goal {
            // The first throw of ten coins is decided, and the number only with the second.
            Goal::Number if turn.ask.nth == turn.ask.of => sum(turn),
            Goal::Number => self.say("hand-digit", &args),
            _ => self.say("hand-counted", &args),
        }
    }
}

fn square(file: File) -> String {
    format!("{}1", file.letter())
}

/// The digits of a number and what they make, as written everywhere: `1 × 36 + 4 × 6 + 2 = 62`; of
/// a random word what is left of it when all whole sets of 960 are taken off.
fn sum(turn: &Turn) -> String {
    if turn.ask.goal == Goal::Number && turn.ask.device == Device::Word {
        let count = u32::from(StartPosition::COUNT);
        let (sets, rest) = (turn.value() / count, turn.value() % count);
        return format!("{sets} × {count} + {rest}");
    }
    if turn.ask.goal != Goal::Number || turn.digits.len() < 2 {
        return String::new();
    }
    let cases = turn.ask.device.cases();
    let weights = (0..turn.digits.len() as u32)
        .rev()
        .map(|power| cases.pow(power));
    let terms: Vec<String> = turn
        .digits
        .iter()
        .zip(weights)
        .map(|(digit, weight)| match weight {
            1 => digit.to_string(),
            _ => format!("{digit} × {weight}"),
        })
        .collect();
    format!("{} = {}", terms.join(" + "), turn.value())
}

#[cfg(test)]
mod tests {
    use rokada_draw::{Draw, Method, Pool};

    use super::*;
    use crate::Lang;

    fn told(lang: Lang, method: Method, outcomes: &str) -> Vec<String> {
        let mut draw = Draw::new(method, Pool::default()).unwrap();
        for outcome in outcomes.split(' ') {
            draw.enter(outcome.parse().unwrap()).unwrap();
        }
        let words = Words::of(lang);
        draw.turns()
            .iter()
            .map(|turn| words.draw_turn(turn))
            .collect()
    }

    #[test]
    fn a_throw_says_where_its_piece_went_and_why() {
        let said = told(Lang::En, Method::OneDie, "1 5 1 4 5 4");
        assert_eq!(said[0], "1: bishop on a1");
        assert!(
            said[1].starts_with("5: ") && said[1].contains("again"),
            "{}",
            said[1]
        );
        assert_eq!(said[3], "4: queen on the fourth free square, f1");
        assert_eq!(
            said[5],
            "4: knight on the fourth free square, g1; rook on c1, king on d1, rook on e1 on the \
             squares left. Position 912 BBRKRQNN"
        );
    }

    #[test]
    fn a_number_is_told_as_it_is_worked_out() {
        let said = told(Lang::En, Method::FourDice, "1 2 1 3");
        assert_eq!(said[0], "1: digit 1 of 4");
        assert!(said[3].starts_with("3: 0 × 216 + 1 × 36 + 0 × 6 + 2 = 38. Position 38"));
        let word = told(Lang::En, Method::Quick, "33014");
        assert_eq!(word, ["33014: 34 × 960 + 374. Position 374 NRBKRBNQ"]);
    }

    #[test]
    fn each_language_counts_squares_in_its_own_words() {
        for (lang, expected) in [
            (Lang::Sr, "četvrto slobodno polje, f1"),
            (Lang::Pt, "quarta casa livre, f1"),
            (Lang::Ru, "четвёртое свободное поле, f1"),
        ] {
            let said = told(lang, Method::OneDie, "1 1 4");
            assert!(said[2].contains(expected), "{}", said[2]);
        }
    }
}
