//! The fields of a form: what was typed, what is wrong with it, and how they are shown.

use std::str::FromStr;

use maud::{Markup, html};

use crate::reader::Reader;

/// What was typed into a form, by the names of its fields.
#[derive(Clone, Default)]
pub(crate) struct Fields(pub(crate) Vec<(String, String)>);

impl Fields {
    /// The first field of a name, without blanks around; empty where there is none.
    pub(crate) fn get(&self, name: &str) -> &str {
        let mut named = self.0.iter().filter(|(known, _)| known == name);
        named.next().map_or("", |(_, value)| value.trim())
    }

    /// All fields of a name, in order.
    pub(crate) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        let named = self.0.iter().filter(move |(known, _)| known == name);
        named.map(|(_, value)| value.trim())
    }

    /// Whether a box is ticked.
    pub(crate) fn ticked(&self, name: &str) -> bool {
        !self.get(name).is_empty()
    }

    pub(crate) fn put(&mut self, name: &str, value: impl ToString) {
        self.0.push((name.to_owned(), value.to_string()));
    }

    /// A field that is read as something; `None` where it is empty, `Err` where it can't be read.
    pub(crate) fn read<T: FromStr>(&self, name: &str) -> Result<Option<T>, T::Err> {
        match self.get(name) {
            "" => Ok(None),
            text => text.parse().map(Some),
        }
    }
}

/// What is wrong with a form, each with the field it concerns.
#[derive(Clone, Default)]
pub(crate) struct Faults(Vec<(String, String)>);

impl Faults {
    /// One fault.
    pub(crate) fn one(field: &str, text: String) -> Faults {
        Faults(vec![(field.to_owned(), text)])
    }

    pub(crate) fn add(&mut self, field: &str, text: String) {
        self.0.push((field.to_owned(), text));
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether anything is wrong with a field.
    pub(crate) fn has(&self, field: &str) -> bool {
        self.of(field).next().is_some()
    }

    /// What is wrong with a field.
    pub(crate) fn of<'a>(&'a self, field: &'a str) -> impl Iterator<Item = &'a str> {
        let of = self.0.iter().filter(move |(known, _)| known == field);
        of.map(|(_, text)| text.as_str())
    }

    /// Everything in one text, for a program.
    pub(crate) fn in_one(&self) -> String {
        let texts: Vec<&str> = self.0.iter().map(|(_, text)| text.as_str()).collect();
        texts.join("\n")
    }

    /// All faults at the top of the page, each leading to its field.
    pub(crate) fn summary(&self, reader: &Reader) -> Markup {
        html! {
            @if !self.is_empty() {
                section.trouble role="alert" aria-labelledby="faults" tabindex="-1" autofocus {
                    h2 #faults { (reader.say("desk-faults", &[("n", self.0.len().into())])) }
                    ul {
                        @for (field, text) in &self.0 {
                            li { a href={ "#" (field) } { (text) } }
                        }
                    }
                }
            }
        }
    }
}

/// A form being shown: labels are the messages `part-name`, with `part-name-hint` where there is
/// one.
#[derive(Copy, Clone)]
pub(crate) struct Ask<'a> {
    pub(crate) reader: &'a Reader,
    pub(crate) part: &'static str,
    pub(crate) fields: &'a Fields,
    pub(crate) faults: &'a Faults,
}

impl Ask<'_> {
    fn message(&self, name: &str) -> String {
        format!("{}-{}", self.part, name.replace('_', "-"))
    }

    /// A field with its label above, and what is wrong with it below.
    fn framed(&self, name: &str, field: &Markup) -> Markup {
        let label = self.message(name);
        let hint = format!("{label}-hint");
        html! {
            div.field {
                label for=(name) { (self.reader.say(&label, &[])) }
                (field)
                @if self.reader.words.knows(&hint) {
                    p.hint id={ (name) "-hint" } { (self.reader.say(&hint, &[])) }
                }
                @for fault in self.faults.of(name) { p.wrong { (fault) } }
            }
        }
    }

    fn described(&self, name: &str) -> Option<String> {
        let hint = format!("{}-hint", self.message(name));
        self.reader
            .words
            .knows(&hint)
            .then(|| format!("{name}-hint"))
    }

    fn invalid(&self, name: &str) -> Option<&'static str> {
        self.faults.of(name).next().map(|_| "true")
    }

    fn input(&self, name: &str, kind: &str, required: bool) -> Markup {
        let field = html! {
            input id=(name) name=(name) type=(kind) value=(self.fields.get(name))
                required[required] autocomplete="off" aria-describedby=[self.described(name)]
                aria-invalid=[self.invalid(name)];
        };
        self.framed(name, &field)
    }

    pub(crate) fn text(&self, name: &str) -> Markup {
        self.input(name, "text", false)
    }

    pub(crate) fn needed(&self, name: &str) -> Markup {
        self.input(name, "text", true)
    }

    pub(crate) fn date(&self, name: &str) -> Markup {
        self.input(name, "date", false)
    }

    /// A whole number.
    pub(crate) fn number(&self, name: &str, least: u32, most: u32) -> Markup {
        let field = html! {
            input id=(name) name=(name) type="number" inputmode="numeric" min=(least) max=(most)
                value=(self.fields.get(name)) aria-describedby=[self.described(name)]
                aria-invalid=[self.invalid(name)];
        };
        self.framed(name, &field)
    }

    /// Several lines.
    pub(crate) fn lines(&self, name: &str, rows: u8) -> Markup {
        let field = html! {
            textarea id=(name) name=(name) rows=(rows) spellcheck="false"
                aria-describedby=[self.described(name)] aria-invalid=[self.invalid(name)] {
                (self.fields.get(name))
            }
        };
        self.framed(name, &field)
    }

    /// A file to be sent along.
    pub(crate) fn file(&self, name: &str) -> Markup {
        let field = html! {
            input id=(name) name=(name) type="file" aria-describedby=[self.described(name)]
                aria-invalid=[self.invalid(name)];
        };
        self.framed(name, &field)
    }

    /// One of several, each with what the reader is told of it.
    pub(crate) fn choice(&self, name: &str, choices: &[(String, String)]) -> Markup {
        let field = html! {
            select id=(name) name=(name) aria-describedby=[self.described(name)]
                aria-invalid=[self.invalid(name)] {
                (options(choices, self.fields.get(name)))
            }
        };
        self.framed(name, &field)
    }

    /// One of several, named by the messages `part-name-choice`.
    pub(crate) fn choose(&self, name: &str, choices: &[&str]) -> Markup {
        let said = |choice: &&str| {
            let id = format!("{}-{choice}", self.message(name));
            ((*choice).to_owned(), self.reader.say(&id, &[]))
        };
        let choices: Vec<(String, String)> = choices.iter().map(said).collect();
        self.choice(name, &choices)
    }

    /// Yes or no.
    pub(crate) fn tick(&self, name: &str) -> Markup {
        let label = self.message(name);
        html! {
            div.field {
                label.choice {
                    input id=(name) name=(name) type="checkbox" value="1"
                        checked[self.fields.ticked(name)] aria-describedby=[self.described(name)];
                    span { (self.reader.say(&label, &[])) }
                }
                @if let Some(hint) = self.described(name) {
                    p.hint id=(hint) { (self.reader.say(&format!("{label}-hint"), &[])) }
                }
            }
        }
    }
}

/// The options of a choice.
pub(crate) fn options(choices: &[(String, String)], chosen: &str) -> Markup {
    html! {
        @for (value, text) in choices {
            option value=(value) selected[value == chosen] { (text) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_field_is_none_and_a_wrong_one_an_error() {
        let mut fields = Fields::default();
        fields.put("rounds", " 5 ");
        fields.put("more", "");
        fields.put("wrong", "five");
        assert_eq!(fields.read::<u16>("rounds"), Ok(Some(5)));
        assert_eq!(fields.read::<u16>("more"), Ok(None));
        assert_eq!(fields.read::<u16>("missing"), Ok(None));
        assert!(fields.read::<u16>("wrong").is_err());
    }
}
