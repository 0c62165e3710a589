//! Tie-breaks and their working in words.

use rokada_tournament::Rating;
use rokada_tournament::standings::{
    Basis, Compared, Cut, Dummy, Edition, Encounter, Entry, ParseTieBreakError, Term, TieBreak,
    Working,
};
use rokada_tournament::views::RatingEstimate;

use crate::Words;

impl Words {
    /// The edition of the tie-break regulations with this code.
    pub fn tie_break_edition(&self, code: &str) -> String {
        let message = match Edition::from_code(code).unwrap_or_default() {
            Edition::August2024 => "standings-edition-2024",
            Edition::March2026 => "standings-edition-2026",
        };
        self.say(message, &[])
    }

    /// Why a text is not a tie-break.
    pub fn tie_break_error(&self, error: &ParseTieBreakError) -> String {
        match error {
            ParseTieBreakError::UnknownCode(found) => {
                let codes: Vec<&str> = rokada_tournament::standings::Code::all()
                    .map(|code| code.letters())
                    .collect();
                self.say(
                    "tie-break-unknown",
                    &[
                        ("found", found.as_str().into()),
                        ("codes", codes.join(", ").into()),
                    ],
                )
            }
            ParseTieBreakError::UnknownModifier(found) => self.say(
                "tie-break-modifier-unknown",
                &[("found", found.as_str().into())],
            ),
            ParseTieBreakError::NotApplicable { code, modifier } => self.say(
                "tie-break-modifier-not-applicable",
                &[
                    ("code", code.letters().into()),
                    ("modifier", modifier.as_str().into()),
                ],
            ),
        }
    }

    /// What a tie-break is called: `Buchholz, without the lowest`.
    pub fn tie_break_name(&self, tie_break: &TieBreak) -> String {
        let mut name = self.say(
            "tie-break-name",
            &[("code", tie_break.code.letters().into())],
        );
        let modifiers = &tie_break.modifiers;
        let cut = match (modifiers.cut_low, modifiers.cut_high) {
            (0, 0) => None,
            (low, 0) => Some(("tie-break-cut-lowest", low)),
            (0, high) => Some(("tie-break-cut-highest", high)),
            (low, _) => Some(("tie-break-cut-both", low)),
        };
        if let Some((id, n)) = cut {
            name.push_str(", ");
            name.push_str(&self.say(id, &[("n", n.into())]));
        }
        let flags = [
            (modifiers.forfeits_played, "tie-break-forfeits-played"),
            (modifiers.fore, "tie-break-fore"),
            (modifiers.reverse, "tie-break-reverse"),
        ];
        for (_, id) in flags.into_iter().filter(|(set, _)| *set) {
            name.push_str(", ");
            name.push_str(&self.say(id, &[]));
        }
        if let Some(rating) = modifiers.unrated {
            name.push_str(", ");
            name.push_str(&self.say(
                "tie-break-unrated",
                &[("rating", rating.to_string().into())],
            ));
        }
        name
    }

    /// How a rating would change, with the list, the coefficient and the number of games.
    pub fn rating_estimate(&self, estimate: &RatingEstimate) -> String {
        let list = match estimate.list {
            Rating::Standard => "sheet-column-rating",
            Rating::Rapid => "sheet-column-rapid",
            Rating::Blitz => "sheet-column-blitz",
            Rating::National => "sheet-column-national",
        };
        let tenths = estimate.change.tenths;
        let sign = match tenths {
            1.. => "+",
            0 => "",
            _ => "−",
        };
        let size = tenths.unsigned_abs();
        let change = self.decimals(&format!("{sign}{}.{}", size / 10, size % 10));
        let args = [
            ("list", self.say(list, &[]).into()),
            ("rating", estimate.rating.to_string().into()),
            ("k", estimate.change.coefficient.to_string().into()),
            ("games", estimate.change.games.to_string().into()),
            ("change", change.into()),
        ];
        self.say("event-card-estimate", &args)
    }

    /// Decimals as this language writes them: `3,5` for `3.5`. A point that does not stand between
    /// digits stays.
    pub fn decimals(&self, text: &str) -> String {
        let mark = self.lang().decimal_mark();
        let mut written = String::with_capacity(text.len());
        let mut letters = text.chars().peekable();
        let mut after_digit = false;
        while let Some(letter) = letters.next() {
            let before_digit = letters.peek().is_some_and(char::is_ascii_digit);
            let is_mark = letter == '.' && after_digit && before_digit;
            written.push(if is_mark { mark } else { letter });
            after_digit = letter.is_ascii_digit();
        }
        written
    }

    /// How a value came about, in one line: `BH/C1 19.5: round 1 against 5: 4.0; …`.
    pub fn tie_break_working(&self, tie_break: &TieBreak, entry: &Entry) -> String {
        let value = match entry.value {
            Some(value) => value.to_string(),
            None => self.say("standings-no-value", &[]),
        };
        let way = self.way(&entry.working);
        let said = if way.is_empty() {
            format!("{tie_break} {value}")
        } else {
            format!("{tie_break} {value}: {way}")
        };
        self.decimals(&said)
    }

    fn way(&self, working: &Working) -> String {
        match working {
            Working::Given => String::new(),
            Working::Count(rounds) if rounds.is_empty() => String::new(),
            Working::Count(rounds) => {
                let rounds: Vec<String> = rounds.iter().map(ToString::to_string).collect();
                self.say("working-rounds", &[("rounds", rounds.join(", ").into())])
            }
            Working::Sum(terms) | Working::Average(terms) => self.terms(terms),
            Working::Performance {
                terms,
                score,
                average,
                difference,
            } => {
                let mut way = self.terms(terms);
                let played = [
                    ("score", score.to_string().into()),
                    ("games", terms.len().into()),
                    ("average", average.to_string().into()),
                ];
                way.push_str("; ");
                way.push_str(&self.say("working-performance", &played));
                if let Some(difference) = difference {
                    way.push_str(&format!(" {difference:+}"));
                }
                way
            }
            Working::Encounter(passes) => {
                let passes: Vec<String> = passes.iter().map(|pass| self.pass(pass)).collect();
                passes.join("; ")
            }
            Working::Schedule {
                score,
                terms,
                divisor,
            } => self.say(
                "working-schedule",
                &[
                    ("score", score.to_string().into()),
                    ("terms", self.terms(terms).into()),
                    ("divisor", divisor.to_string().into()),
                ],
            ),
        }
    }

    fn terms(&self, terms: &[Term]) -> String {
        let terms: Vec<String> = terms.iter().map(|term| self.term(term)).collect();
        terms.join("; ")
    }

    fn term(&self, term: &Term) -> String {
        let value = match term.times {
            Some(own) => format!("{} × {own} = {}", term.base, term.value),
            None => term.value.to_string(),
        };
        let place = term.round.to_string();
        let said = match (term.basis, term.opponent) {
            (Basis::BoardPoints, _) => self.say(
                "working-board",
                &[
                    ("board", place.into()),
                    ("points", term.base.to_string().into()),
                    ("value", value.into()),
                ],
            ),
            (_, Some(opponent)) => self.say(
                "working-against",
                &[
                    ("round", place.into()),
                    ("opponent", opponent.to_string().into()),
                    ("value", value.into()),
                ],
            ),
            (_, None) => self.say(
                "working-round",
                &[("round", place.into()), ("value", value.into())],
            ),
        };
        let remarks: Vec<String> = [self.about_basis(term.basis), self.about_cut(term.cut)]
            .into_iter()
            .flatten()
            .collect();
        if remarks.is_empty() {
            said
        } else {
            format!("{said} ({})", remarks.join(", "))
        }
    }

    fn about_basis(&self, basis: Basis) -> Option<String> {
        let id = match basis {
            Basis::OpponentScore { as_draws: 0 } => return None,
            Basis::OpponentScore { as_draws } => {
                let rounds = [("n", as_draws.into())];
                return Some(self.say("working-as-draws", &rounds));
            }
            Basis::Dummy(Dummy::OwnScore) => "working-dummy-own",
            Basis::Dummy(Dummy::CappedByOpponent) => "working-dummy-opponent",
            Basis::Dummy(Dummy::CappedByDraws) => "working-dummy-draws",
            Basis::RunningScore
            | Basis::OwnPoints
            | Basis::Rating
            | Basis::OpponentValue
            | Basis::ExpectedScore
            | Basis::BoardPoints => return None,
        };
        Some(self.say(id, &[]))
    }

    fn about_cut(&self, cut: Option<Cut>) -> Option<String> {
        let id = match cut? {
            Cut::Lowest => "working-cut-lowest",
            Cut::Voluntary => "working-cut-voluntary",
            Cut::Highest => "working-cut-highest",
            Cut::BelowLimit => "working-below-limit",
        };
        Some(self.say(id, &[]))
    }

    fn pass(&self, pass: &Encounter) -> String {
        let list = |numbers: &[u32]| {
            let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
            numbers.join(", ")
        };
        let compared = match pass.compared {
            Compared::Primary => self.say("working-primary", &[]),
            Compared::Secondary => self.say("working-secondary", &[]),
            Compared::BoardCount => self.say("working-board-count", &[]),
            Compared::Board(board) => {
                self.say("working-on-board", &[("board", board.to_string().into())])
            }
            Compared::BoardsTo(board) => {
                self.say("working-boards-to", &[("board", board.to_string().into())])
            }
        };
        let missing = pass.best_possible != pass.score;
        let id = if missing {
            "working-encounter-missing"
        } else {
            "working-encounter"
        };
        let mut args = vec![
            ("compared", compared.into()),
            ("group", list(&pass.group).into()),
            ("score", pass.score.to_string().into()),
        ];
        if missing {
            args.push(("best", pass.best_possible.to_string().into()));
        }
        self.say(id, &args)
    }
}

#[cfg(test)]
mod tests {
    use rokada_tournament::PlayerResult::{HalfPointBye, Loss, Win};
    use rokada_tournament::standings::{Results, Standings};

    use super::*;
    use crate::Lang;

    /// Three players, two rounds: the second player asked for a bye in the last one.
    fn working(lang: Lang, tie_break: &str) -> String {
        let mut results = Results::individual(["Player 01", "Player 02", "Player 03"]);
        results.add_round();
        results.play(0, 1, (Win, Loss));
        results.add_round();
        results.play(2, 0, (Loss, Win));
        results.bye(1, HalfPointBye);
        let tie_break: TieBreak = tie_break.parse().expect("a tie-break");
        let standings = Standings::compute(&results, &[tie_break]);
        Words::of(lang).tie_break_working(&tie_break, &standings.rows[0].entries[1])
    }

    #[test]
    fn every_tie_break_has_a_name_of_its_own() {
        for lang in Lang::ALL {
            let words = Words::of(lang);
            let name = |text: &str| words.tie_break_name(&text.parse().expect("a tie-break"));
            let codes = rokada_tournament::standings::Code::all();
            let names: std::collections::BTreeSet<String> =
                codes.map(|code| name(code.letters())).collect();
            assert_eq!(
                names.len(),
                rokada_tournament::standings::Code::all().count()
            );
            assert_ne!(name("BH/C1"), name("BH"));
            assert_ne!(name("BH/C1"), name("BH/M1"));
        }
        assert_eq!(Words::of(Lang::Sr).decimals("2.5, v. 3."), "2,5, v. 3.");
    }

    #[test]
    fn the_way_to_a_value_can_be_read() {
        assert_eq!(
            working(Lang::En, "BH/C1"),
            "BH/C1 0.5: round 1 against 2: 0.5 (1 round of theirs as a draw); \
             round 2 against 3: 0.0 (cut as the lowest)"
        );
        for lang in Lang::ALL {
            for name in ["BH/C1", "SB", "DE", "WIN", "PS/C1", "KS", "AOB", "FB"] {
                assert!(working(lang, name).starts_with(name));
            }
        }
    }
}
