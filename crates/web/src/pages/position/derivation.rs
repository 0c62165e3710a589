//! Where a number comes from: four choices, each shown on the rank as far as it is filled.

use maud::{Markup, html};
use rokada_chess::{File, Rank, Role, Square, StartPosition};
use rokada_locale::Arg;

use crate::board::{Cell, strip};
use crate::reader::Reader;

/// The steps that lead from a number to its array (Scharnagl).
pub(super) fn derivation(reader: &Reader, position: StartPosition) -> Markup {
    let steps = steps(position);
    html! {
        h2 { (reader.say("position-derivation", &[])) }
        p { (reader.say("position-derivation-about", &[])) }
        ol.derivation {
            @for step in &steps {
                li {
                    p { (reader.say(step.message, &step.args)) }
                    (strip(step.cells))
                }
            }
        }
    }
}

struct Step {
    message: &'static str,
    args: Vec<Arg<'static>>,
    cells: [Cell; 8],
}

/// The rank while it is being filled.
struct Filling {
    roles: [Role; 8],
    filled: [bool; 8],
}

impl Filling {
    /// Puts the pieces of a role that the step is about; the free squares among `open` are numbered.
    fn put(
        &mut self,
        put: impl Fn(usize, Role) -> bool,
        open: impl Fn(usize) -> bool,
    ) -> [Cell; 8] {
        let mut cells = [Cell::default(); 8];
        let mut number = 0;
        for (file, cell) in cells.iter_mut().enumerate() {
            let role = self.roles[file];
            let free = !self.filled[file];
            if free && put(file, role) {
                self.filled[file] = true;
                cell.new = true;
            }
            if free && open(file) {
                cell.number = Some(number).filter(|_| !cell.new);
                number += 1;
            }
            cell.role = self.filled[file].then_some(role);
        }
        cells
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
            .map(|file| Square::at(File::ALL[file], Rank::First).to_string())
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
            cells: filling.put(light_bishop, light),
        },
        Step {
            message: "explore-step-dark",
            args: divided(number / 4, derivation.dark_bishop, 4, squares(&dark_bishop)),
            cells: filling.put(dark_bishop, |file| !light(file)),
        },
        Step {
            message: "explore-step-queen",
            args: divided(number / 16, derivation.queen, 6, squares(&is(Role::Queen))),
            cells: filling.put(is(Role::Queen), |_| true),
        },
        Step {
            message: "explore-step-knights",
            args: vec![
                ("n", derivation.knights.to_string().into()),
                ("squares", squares(&is(Role::Knight)).into()),
            ],
            cells: filling.put(is(Role::Knight), |_| true),
        },
        Step {
            message: "explore-step-rest",
            args: vec![("squares", squares(&others).into())],
            cells: filling.put(others, |_| false),
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
            let whole = steps[4].cells.map(|cell| cell.role);
            assert_eq!(whole, position.roles().map(Some));
            let placed = steps.each_ref().map(|step| {
                let new = step.cells.iter().filter(|cell| cell.new).count();
                let numbered = step
                    .cells
                    .iter()
                    .filter(|cell| cell.number.is_some())
                    .count();
                (new, numbered)
            });
            assert_eq!(placed, [(1, 3), (1, 3), (1, 5), (2, 3), (3, 0)]);
        }
    }
}
