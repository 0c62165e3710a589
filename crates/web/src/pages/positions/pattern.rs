//! A pattern that positions fit: what stands where, and what players look for.

use rokada_chess::{Manner, Role, StartPosition, Wing};

/// What can be asked of a position besides the places of its pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Criterion {
    /// On which file the queen stands.
    Queen,
    /// On which file the king stands.
    King,
    /// King and queen in different halves of the board, or in one.
    Halves,
    /// Bishops in corners or side by side.
    Bishops,
    /// How many pawns no piece protects.
    Pawns,
    /// On which wing castling is possible on move one.
    First,
    /// The manner of castling on the g-side.
    MannerG,
    /// The manner of castling on the c-side.
    MannerC,
}

const MANNERS: &[&str] = &["double_move", "transposition", "king_only", "rook_only"];

impl Criterion {
    pub(super) const ALL: [Criterion; 8] = [
        Criterion::Queen,
        Criterion::King,
        Criterion::Halves,
        Criterion::Bishops,
        Criterion::Pawns,
        Criterion::First,
        Criterion::MannerG,
        Criterion::MannerC,
    ];

    /// Its name as a field.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Criterion::Queen => "queen",
            Criterion::King => "king",
            Criterion::Halves => "halves",
            Criterion::Bishops => "bishops",
            Criterion::Pawns => "pawns",
            Criterion::First => "first",
            Criterion::MannerG => "g",
            Criterion::MannerC => "c",
        }
    }

    /// What can be chosen.
    pub(super) const fn options(self) -> &'static [&'static str] {
        match self {
            Criterion::Queen => &["a", "b", "c", "d", "e", "f", "g", "h"],
            Criterion::King => &["b", "c", "d", "e", "f", "g"],
            Criterion::Halves => &["apart", "together"],
            Criterion::Bishops => &["corner", "corners", "none", "beside"],
            Criterion::Pawns => &["0", "1", "2", "3"],
            Criterion::First => &["g", "c", "none"],
            Criterion::MannerG | Criterion::MannerC => MANNERS,
        }
    }

    /// Is it so in a position?
    fn holds(self, option: &str, position: StartPosition) -> bool {
        let roles = position.roles();
        let place = |role| roles.iter().position(|&other| other == role).unwrap_or(0);
        let file = |role| ["a", "b", "c", "d", "e", "f", "g", "h"][place(role)];
        match self {
            Criterion::Queen => file(Role::Queen) == option,
            Criterion::King => file(Role::King) == option,
            Criterion::Halves => {
                let apart = (place(Role::Queen) < 4) != (place(Role::King) < 4);
                apart == (option == "apart")
            }
            Criterion::Bishops => {
                let corners = position.corner_bishops().len();
                match option {
                    "corner" => corners > 0,
                    "corners" => corners == 2,
                    "none" => corners == 0,
                    _ => roles.windows(2).any(|two| two == [Role::Bishop; 2]),
                }
            }
            Criterion::Pawns => position.unprotected_pawns().len().to_string() == option,
            Criterion::First => {
                let first = position.castling_on_move_one();
                match option {
                    "g" => first.g,
                    "c" => first.c,
                    _ => !first.g && !first.c,
                }
            }
            Criterion::MannerG => manner(position, Wing::G).code() == option,
            Criterion::MannerC => manner(position, Wing::C).code() == option,
        }
    }
}

fn manner(position: StartPosition, wing: Wing) -> Manner {
    position.castling(wing).manner()
}

/// What is wanted of a position; empty fits all.
#[derive(Default, Debug)]
pub(super) struct Pattern {
    /// What stands on the files a to h, where it is said.
    pub(super) array: [Option<Role>; 8],
    chosen: Vec<(Criterion, &'static str)>,
}

impl Pattern {
    /// The pattern of the fields of a form, or the field that can't be read with its value.
    pub(super) fn read(fields: &[(String, String)]) -> Result<Pattern, (String, String)> {
        let mut pattern = Pattern::default();
        for (name, value) in fields.iter().filter(|(_, value)| !value.is_empty()) {
            let wrong = || (name.clone(), value.clone());
            if name == "array" {
                pattern.array = read_array(value).ok_or_else(wrong)?;
            }
            let criterion = Criterion::ALL.into_iter().find(|c| c.name() == name);
            if let Some(criterion) = criterion {
                let options = criterion.options();
                let option = options.iter().find(|&option| option == value);
                pattern.chosen.push((criterion, option.ok_or_else(wrong)?));
            }
        }
        Ok(pattern)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.chosen.is_empty() && self.array == [None; 8]
    }

    /// What was chosen for a criterion.
    pub(super) fn chosen(&self, criterion: Criterion) -> Option<&'static str> {
        let found = self.chosen.iter().find(|(other, _)| *other == criterion);
        found.map(|(_, option)| *option)
    }

    /// The array with a question mark where nothing is said; empty when nothing is said at all.
    pub(super) fn array_text(&self) -> String {
        match self.array {
            array if array == [None; 8] => String::new(),
            array => array_text(array),
        }
    }

    pub(super) fn fits(&self, position: StartPosition) -> bool {
        let mut places = self.array.iter().zip(position.roles());
        places.all(|(wanted, role)| wanted.is_none_or(|wanted| wanted == role))
            && self
                .chosen
                .iter()
                .all(|(criterion, option)| criterion.holds(option, position))
    }

    /// The positions that fit, in the order of their numbers.
    pub(super) fn find(&self) -> Vec<StartPosition> {
        StartPosition::all()
            .filter(|&position| self.fits(position))
            .collect()
    }
}

/// Letters with a question mark where nothing is said.
pub(super) fn array_text(array: [Option<Role>; 8]) -> String {
    array
        .map(|role| role.map_or('?', Role::letter))
        .iter()
        .collect()
}

/// Eight letters, any other sign of `? - . _ *` for a file that is left open; fewer leave the rest
/// open.
fn read_array(text: &str) -> Option<[Option<Role>; 8]> {
    let mut array = [None; 8];
    let text = text.trim();
    if text.chars().count() > 8 {
        return None;
    }
    for (place, letter) in array.iter_mut().zip(text.chars()) {
        *place = match letter {
            '?' | '-' | '.' | '_' | '*' => None,
            letter => Some(Role::from_letter(letter).filter(|&role| role != Role::Pawn)?),
        };
    }
    Some(array)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(fields: &[(&str, &str)]) -> usize {
        let fields: Vec<(String, String)> = fields
            .iter()
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
            .collect();
        Pattern::read(&fields).unwrap().find().len()
    }

    #[test]
    fn positions_are_counted_as_the_literature_counts_them() {
        assert_eq!(count(&[]), 960);
        assert_eq!(count(&[("queen", "a")]), 120);
        let kings = ["b", "c", "d", "e", "f", "g"].map(|file| count(&[("king", file)]));
        assert_eq!(kings, [108, 168, 204, 204, 168, 108]);
        assert_eq!(count(&[("first", "g")]), 90);
        assert_eq!(count(&[("first", "c")]), 72);
        assert_eq!(count(&[("first", "none")]), 960 - 162);
        assert_eq!(count(&[("array", "RNBQKBNR")]), 1);
        assert_eq!(count(&[("array", "k???????")]), 0);
        assert_eq!(
            count(&[
                ("bishops", "corners"),
                ("halves", "apart"),
                ("halves", "together")
            ]),
            0
        );
    }

    #[test]
    fn the_options_of_a_criterion_share_out_all_positions() {
        for criterion in Criterion::ALL {
            // Bishops in both corners are in one too, and may stand side by side in none.
            if criterion == Criterion::Bishops {
                continue;
            }
            let counts = criterion.options().iter();
            let total: usize = counts
                .map(|option| count(&[(criterion.name(), option)]))
                .sum();
            assert_eq!(total, 960, "{}", criterion.name());
        }
        let [some, none] = ["corner", "none"].map(|option| count(&[("bishops", option)]));
        assert_eq!(some + none, 960);
    }

    #[test]
    fn what_can_not_be_chosen_is_told() {
        for (name, value) in [
            ("queen", "i"),
            ("array", "RNBQKBNX"),
            ("array", "RNBQKBNRR"),
        ] {
            let fields = [(name.to_owned(), value.to_owned())];
            assert_eq!(Pattern::read(&fields).unwrap_err(), fields[0]);
        }
    }
}
