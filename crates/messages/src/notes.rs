//! What a reader has to tell of a file, in words.

use rokada_tournament::trf::{Note, NoteKind, What};

use crate::Words;

impl Words {
    /// A note on a file with its place.
    pub fn note(&self, note: &Note) -> String {
        let told = match (&note.taken, note.kind) {
            (Some(_), NoteKind::Guessed) => "note-guessed",
            (Some(_), _) => "note-changed",
            (None, NoteKind::NotUnderstood) => "note-not-understood",
            (None, _) => "note-left-out",
        };
        let args = [
            ("what", self.note_what(note).into()),
            ("as", self.note_taken(note).unwrap_or_default().into()),
        ];
        let told = match note.what {
            What::More => {
                let n = note.found.parse().unwrap_or(1usize);
                self.say("trf-more", &[("n", n.into())])
            }
            _ => self.say(told, &args),
        };
        let args = [
            ("line", note.line.into()),
            ("column", note.column.into()),
            ("fault", told.into()),
        ];
        self.say("trf-place", &args)
    }

    /// What a note is about, with what stands in the file.
    pub fn note_what(&self, note: &Note) -> String {
        let what = self.say(&format!("note-what-{}", note.what.code()), &[]);
        match note.found.as_str() {
            "" => what,
            found => format!("{what}: {found}"),
        }
    }

    /// What it was taken as, if anything was made of it.
    pub fn note_taken(&self, note: &Note) -> Option<String> {
        let taken = note.taken.as_deref()?;
        let args = [("number", taken.into())];
        Some(match note.what {
            What::Colors => self.say("note-as-white", &args),
            What::System => self.say("note-as-by-hand", &[]),
            What::Column => self.say("sheet-column-title", &[]),
            _ => taken.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    #[test]
    fn everything_there_is_to_tell_has_words() {
        for lang in Lang::ALL {
            let words = Words::of(lang);
            for what in What::ALL {
                assert!(
                    words.knows(&format!("note-what-{}", what.code())),
                    "{what:?}"
                );
            }
        }
        let note = Note::lost(7, 81, NoteKind::Changed, What::Points, "2: 4.0").taken_as("3.0");
        assert_eq!(
            Words::of(Lang::En).note(&note),
            "line 7, column 81: points of player: 2: 4.0 – taken as 3.0, since that is what the file gives"
        );
        let note = Note::lost(3, 1, NoteKind::LeftOut, What::Record, "101 7");
        assert_eq!(
            Words::of(Lang::Ru).note(&note),
            "строка 3, столбец 1: пропущено – запись: 101 7"
        );
    }
}
