//! Where a number comes from: four choices, each shown on the rank as far as it is filled.

use maud::{Markup, html};
use rokada_chess::{File, Rank, Role, Square, StartPosition};
use rokada_draw::Array;
use rokada_messages::Arg;

use crate::board::FirstRank;
use crate::reader::Reader;

/// The steps that lead from a number to its array (Scharnagl).
pub(super) fn derivation(reader: &Reader, position: StartPosition) -> Markup {
    let steps = steps(position);
    html! {
        h2 { (reader.say("position-derivation", &[])) }
        p { (reader.say("position-derivation-about", &[])) }
        ol.derivation {
            @for step in steps {
                li {
                    p { (reader.say(step.message, &step.args)) }
                    (step.rank().draw(reader.words))
                }
            }
        }
    }
}

struct Step {
    message: &'static str,
    args: Vec<Arg<'static>>,
    after: Filled,
}

/// The rank after a step.
struct Filled {
    array: Array,
    /// The numbers of the free squares that were to choose from.
    labels: [String; 8],
    new: Vec<File>,
}

impl Step {
    fn rank(&self) -> FirstRank<'_> {
        FirstRank {
            array: &self.after.array,
            labels: self.after.labels.clone(),
            new: self.after.new.clone(),
        }
    }
}

/// The rank while it is being filled.
struct Filling {
    roles: [Role; 8],
    filled: [bool; 8],
}

impl Filling {
    /// Puts the pieces that a step is about; the free squares it could choose are numbered.
    fn put(&mut self, put: impl Fn(usize, Role) -> bool, open: impl Fn(usize) -> bool) -> Filled {
        let mut after = Filled {
            array: [None; 8],
            labels: Default::default(),
            new: Vec::new(),
        };
        let mut number = 0;
        for (place, file) in File::ALL.into_iter().enumerate() {
            let role = self.roles[place];
            let free = !self.filled[place];
            let new = free && put(place, role);
            if new {
                self.filled[place] = true;
                after.new.push(file);
            }
            if free && open(place) {
                if !new {
                    after.labels[place] = number.to_string();
                }
                number += 1;
            }
            after.array[place] = self.filled[place].then_some(role);
        }
        after
    }
}

fn steps(position: StartPosition) -> [Step; 5] {
    let roles = position.roles();
    let number = position.number();
    let derivation = position.derivation();
    // Light squares of the first rank are b, d, f, h.
    let light = |file: usize| file % 2 == 1;
    let squares = |wanted: &dyn Fn(usize, Role) -> bool| {
        let found = (0..8).filter(|&file| wanted(file, roles[file]));
        let names: Vec<String> = found
            .map(|file| Square::from_coords(File::ALL[file], Rank::First).to_string())
            .collect();
        names.join(", ")
    };
    let light_bishop = |file: usize, role| role == Role::Bishop && light(file);
    let dark_bishop = |file: usize, role| role == Role::Bishop && !light(file);
    let is = |wanted: Role| move |_: usize, role: Role| role == wanted;
    let others = |_: usize, role| role == Role::Rook || role == Role::King;
    let mut filling = Filling {
        roles,
        filled: [false; 8],
    };
    let divided = |n: u16, rest: u8, of: u16, squares: String| -> Vec<Arg<'static>> {
        vec![
            ("n", n.to_string().into()),
            ("quotient", (n / of).to_string().into()),
            ("rest", rest.to_string().into()),
            ("squares", squares.into()),
        ]
    };
    [
        Step {
            message: "explore-step-light",
            args: divided(number, derivation.light_bishop, 4, squares(&light_bishop)),
            after: filling.put(light_bishop, light),
        },
        Step {
            message: "explore-step-dark",
            args: divided(number / 4, derivation.dark_bishop, 4, squares(&dark_bishop)),
            after: filling.put(dark_bishop, |file| !light(file)),
        },
        Step {
            message: "explore-step-queen",
            args: divided(number / 16, derivation.queen, 6, squares(&is(Role::Queen))),
            after: filling.put(is(Role::Queen), |_| true),
        },
        Step {
            message: "explore-step-knights",
            args: vec![
                ("n", derivation.knights.to_string().into()),
                ("squares", squares(&is(Role::Knight)).into()),
            ],
            after: filling.put(is(Role::Knight), |_| true),
        },
        Step {
            message: "explore-step-rest",
            args: vec![("squares", squares(&others).into())],
            after: filling.put(others, |_| false),
        },
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_derived_to_its_array() {
        for position in StartPosition::all() {
            let steps = steps(position);
            assert_eq!(steps[4].after.array, position.roles().map(Some));
            let placed = steps.each_ref().map(|step| {
                let labels = step.after.labels.iter();
                let numbered = labels.filter(|label| !label.is_empty()).count();
                (step.after.new.len(), numbered)
            });
            assert_eq!(placed, [(1, 3), (1, 3), (1, 5), (2, 3), (3, 0)]);
        }
    }
}
