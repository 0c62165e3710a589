//! The methods by what somebody has at hand, and how long each takes.

use maud::{Markup, html};
use rokada_draw::exact::mean_outcomes;
use rokada_draw::{Method, Pool};

use crate::reader::Reader;

/// What somebody has at hand: its name, and the methods that need nothing else, the one to begin
/// with first.
pub(super) const AT_HAND: [(&str, &[Method]); 7] = [
    ("hand-have-die", &[Method::OneDie, Method::FewestDice]),
    (
        "hand-have-dice",
        &[
            Method::TwoDice,
            Method::FourDice,
            Method::FiveSolids,
            Method::DiceSet,
        ],
    ),
    (
        "hand-have-coin",
        &[Method::Coin, Method::TenCoins, Method::FewestCoin],
    ),
    ("hand-have-cards", &[Method::Suit]),
    (
        "hand-have-pieces",
        &[Method::Pieces, Method::PiecesMended, Method::PiecesStrict],
    ),
    ("hand-have-pawns", &[Method::Pawns]),
    (
        "hand-have-numbers",
        &[Method::Boxes, Method::Slips, Method::Balls],
    ),
];

/// A method's name for a heading.
pub(super) fn name(method: Method, reader: &Reader) -> String {
    reader.say(&format!("hand-name-{method}"), &[])
}

/// How many entries a method needs on average, as a sentence.
pub(super) fn mean(method: Method, pool: &Pool, reader: &Reader) -> String {
    let Ok(mean) = mean_outcomes(method, pool) else {
        return String::new();
    };
    let mark = reader.lang().decimal_mark().to_string();
    let mean = format!("{mean:.1}").replace('.', &mark);
    reader.say("hand-mean", &[("mean", mean.into())])
}

/// The methods, each a way to its page.
pub(super) fn list(reader: &Reader) -> Markup {
    html! {
        @for (name_of_group, methods) in AT_HAND {
            section.at-hand {
                h3 { (reader.say(name_of_group, &[])) }
                ul.ways {
                    @for &method in methods {
                        li {
                            a href={ "/draw/" (method) } {
                                strong { (name(method, reader)) }
                                span {
                                    (reader.words.draw_method(method)) ". "
                                    (mean(method, &Pool::default(), reader))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_method_by_hand_is_at_hand_once() {
        let listed: Vec<Method> = AT_HAND.iter().flat_map(|(_, m)| m.to_vec()).collect();
        let programs = BTreeSet::from([Method::Program, Method::Quick]);
        let all: BTreeSet<Method> = Method::all().filter(|m| !programs.contains(m)).collect();
        assert_eq!(BTreeSet::from_iter(listed.iter().copied()), all);
        assert_eq!(listed.len(), all.len());
    }
}
