//! Faults of tournament reports in words.

use rokada_tournament::trf::{Field, TooWide, TrfError, TrfErrorKind};

use crate::Words;

impl Words {
    /// A fault of a report with its place.
    pub fn trf_error(&self, error: &TrfError) -> String {
        let fault = self.trf_fault(&error.kind);
        self.say(
            "trf-place",
            &[
                ("line", error.line.into()),
                ("column", error.column.into()),
                ("fault", fault.into()),
            ],
        )
    }

    fn trf_fault(&self, kind: &TrfErrorKind) -> String {
        let number = |number: &u32| number.to_string().into();
        let round = |round: &usize| round.to_string().into();
        let letter = |letter: &char| letter.to_string().into();
        match kind {
            TrfErrorKind::Missing(field) => {
                self.say("trf-missing", &[("field", self.trf_field(*field).into())])
            }
            TrfErrorKind::Invalid { field, found } => self.say(
                "trf-invalid",
                &[
                    ("field", self.trf_field(*field).into()),
                    ("found", found.as_str().into()),
                    ("expected", self.say(expected(*field), &[]).into()),
                ],
            ),
            TrfErrorKind::Misaligned { found } => {
                self.say("trf-misaligned", &[("found", letter(found))])
            }
            TrfErrorKind::TooFew { needed } => {
                self.say("trf-too-few", &[("needed", (*needed).into())])
            }
            TrfErrorKind::DuplicateNumber {
                number: twice,
                first_line,
            } => self.say(
                "trf-duplicate-number",
                &[("number", number(twice)), ("line", (*first_line).into())],
            ),
            TrfErrorKind::UnknownPlayer { number: nobody } => {
                self.say("trf-unknown-player", &[("number", number(nobody))])
            }
            TrfErrorKind::UnknownTeam { number: nobody } => {
                self.say("trf-unknown-team", &[("number", number(nobody))])
            }
            TrfErrorKind::OwnOpponent { round: at } => {
                self.say("trf-own-opponent", &[("round", round(at))])
            }
            TrfErrorKind::OpponentDisagrees {
                round: at,
                opponent,
                names: Some(names),
            } => self.say(
                "trf-opponent-names-other",
                &[
                    ("round", round(at)),
                    ("opponent", number(opponent)),
                    ("other", number(names)),
                ],
            ),
            TrfErrorKind::OpponentDisagrees {
                round: at,
                opponent,
                names: None,
            } => self.say(
                "trf-opponent-names-nobody",
                &[("round", round(at)), ("opponent", number(opponent))],
            ),
            TrfErrorKind::SameColor {
                round: at,
                opponent,
            } => self.say(
                "trf-same-color",
                &[("round", round(at)), ("opponent", number(opponent))],
            ),
            TrfErrorKind::ResultsDisagree {
                round: at,
                opponent,
                letters: (own, other),
            } => self.say(
                "trf-results-disagree",
                &[
                    ("round", round(at)),
                    ("opponent", number(opponent)),
                    ("own", letter(own)),
                    ("other", letter(other)),
                ],
            ),
            TrfErrorKind::NoOpponent {
                round: at,
                letter: result,
            } => self.say(
                "trf-no-opponent",
                &[("round", round(at)), ("letter", letter(result))],
            ),
            TrfErrorKind::ByeWithOpponent {
                round: at,
                letter: result,
            } => self.say(
                "trf-bye-with-opponent",
                &[("round", round(at)), ("letter", letter(result))],
            ),
            TrfErrorKind::SecondPairingBye { round: at, other } => self.say(
                "trf-second-pairing-bye",
                &[("round", round(at)), ("other", number(other))],
            ),
            TrfErrorKind::More { n } => self.say("trf-more", &[("n", (*n).into())]),
            TrfErrorKind::NoPlayers => self.say("trf-no-players", &[]),
        }
    }

    /// Why an event can't be written as a report.
    pub fn trf_too_wide(&self, error: &TooWide) -> String {
        let args = [
            ("field", self.trf_field(error.field).into()),
            ("value", error.value.as_str().into()),
            ("width", error.width.to_string().into()),
        ];
        self.say("trf-too-wide", &args)
    }

    fn trf_field(&self, field: Field) -> String {
        self.say(
            match field {
                Field::Number => "trf-field-number",
                Field::Rating => "trf-field-rating",
                Field::Points => "trf-field-points",
                Field::Rank => "trf-field-rank",
                Field::Opponent => "trf-field-opponent",
                Field::Color => "trf-field-color",
                Field::Result => "trf-field-result",
                Field::Round => "trf-field-round",
                Field::Team => "trf-field-team",
                Field::Strength => "trf-field-strength",
                Field::Kind => "trf-field-kind",
                Field::PointCode => "trf-field-point-code",
            },
            &[],
        )
    }
}

/// The message that says what would be right in a field.
fn expected(field: Field) -> &'static str {
    match field {
        Field::Number | Field::Opponent => "trf-expected-number",
        Field::Rating | Field::Rank | Field::Round | Field::Team | Field::Strength => {
            "trf-expected-whole"
        }
        Field::Points => "trf-expected-points",
        Field::Color => "trf-expected-color",
        Field::Result => "trf-expected-result",
        Field::Kind | Field::PointCode => "trf-expected-code",
    }
}

#[cfg(test)]
mod tests {
    use rokada_tournament::trf::Report;

    use super::*;
    use crate::Lang;

    fn first_fault(text: &str, lang: Lang) -> String {
        let errors = Report::parse(text)
            .and_then(|report| report.check().map(|()| report))
            .expect_err("a fault");
        Words::of(lang).trf_error(&errors[0])
    }

    #[test]
    fn faults_in_four_languages() {
        let text = "142 nine\n";
        assert_eq!(
            first_fault(text, Lang::En),
            "line 1, column 5: \"nine\" cannot stand for the round; a whole number is expected"
        );
        assert_eq!(
            first_fault(text, Lang::Sr),
            "red 1, kolona 5: „nine“ ne može da stoji za: kolo; očekuje se ceo broj"
        );
        for lang in Lang::ALL {
            let said = first_fault("012 Nobody\n", lang);
            assert!(said.contains("001"), "{said}");
        }
    }
}
