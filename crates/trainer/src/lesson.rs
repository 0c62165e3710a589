//! The cases that a Chess960 player has to have seen, each with its examples.

use rokada_chess::{Manner, Wing};

/// One case.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Its name in addresses and messages.
    pub name: &'static str,
    /// What shows it.
    pub examples: &'static [Example],
}

/// A position, and what is said of a castling of its player to move.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Example {
    /// The position.
    pub fen: &'static str,
    /// The castling looked at.
    pub wing: Wing,
    /// What the lesson says of it.
    pub claim: Claim,
}

/// What a lesson says of a castling.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// It may be played, in this manner.
    May(Manner),
    /// It may not: the obstacles by their codes, all of them.
    MayNot(&'static [&'static str]),
}

use Claim::{May, MayNot};
use Manner::{DoubleMove, KingOnly, RookOnly, Transposition};

const fn example(fen: &'static str, wing: Wing, claim: Claim) -> Example {
    Example { fen, wing, claim }
}

/// All lessons in the order in which they are best read.
pub const LESSONS: &[Lesson] = &[
    Lesson {
        name: "rook-only",
        examples: &[example(
            "rnbq2kr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ2KR w KQkq - 0 1",
            Wing::G,
            May(RookOnly),
        )],
    },
    Lesson {
        name: "king-only",
        examples: &[example(
            "rnbqkr2/pppppppp/8/8/8/8/PPPPPPPP/RNBQKR2 w KQkq - 0 1",
            Wing::G,
            May(KingOnly),
        )],
    },
    Lesson {
        name: "swap",
        examples: &[example(
            "rnbqnkrb/pppppppp/8/8/8/8/PPPPPPPP/RNBQNKRB w KQkq - 0 1",
            Wing::G,
            May(Transposition),
        )],
    },
    Lesson {
        name: "both-ways",
        examples: &[
            example(
                "rk5r/pppppppp/8/8/8/8/PPPPPPPP/RK5R w KQkq - 0 1",
                Wing::C,
                May(DoubleMove),
            ),
            example(
                "rk5r/pppppppp/8/8/8/8/PPPPPPPP/RK5R w KQkq - 0 1",
                Wing::G,
                May(DoubleMove),
            ),
        ],
    },
    Lesson {
        name: "move-one",
        examples: &[
            example(
                "rnbqnkrb/pppppppp/8/8/8/8/PPPPPPPP/RNBQNKRB w KQkq - 0 1",
                Wing::G,
                May(Transposition),
            ),
            example(
                "bnrkqnrb/pppppppp/8/8/8/8/PPPPPPPP/BNRKQNRB w KQkq - 0 1",
                Wing::C,
                May(Transposition),
            ),
        ],
    },
    Lesson {
        name: "may-stay",
        examples: &[
            example(
                "4k3/pppppppp/8/8/8/8/PPPPPPPP/NBRKB3 w C - 0 1",
                Wing::C,
                May(Transposition),
            ),
            example(
                "4k3/pppppppp/8/8/8/8/PPPPPPPP/4NKRB w G - 0 1",
                Wing::G,
                May(Transposition),
            ),
        ],
    },
    Lesson {
        name: "two-paths",
        examples: &[
            example(
                "rk1q3r/pppppppp/8/8/8/8/PPPPPPPP/RK1Q3R w KQkq - 0 1",
                Wing::C,
                MayNot(&["rook_path_occupied"]),
            ),
            example(
                "4krn1/pppppppp/8/8/8/8/PPPPPPPP/4KRN1 w Ff - 0 1",
                Wing::G,
                MayNot(&["king_path_occupied"]),
            ),
        ],
    },
    Lesson {
        name: "out-of-check",
        examples: &[example(
            "4k3/4r3/8/8/8/8/PPPP1PPP/R3K2R w KQ - 0 1",
            Wing::G,
            MayNot(&["in_check"]),
        )],
    },
    Lesson {
        name: "through-check",
        examples: &[example(
            "4k3/8/8/8/2b5/8/PPPP1PPP/1K5R w H - 0 1",
            Wing::G,
            MayNot(&["passes_attack"]),
        )],
    },
    Lesson {
        name: "into-check",
        examples: &[example(
            "2r1k3/8/8/8/8/8/PP1PPPPP/RK6 w A - 0 1",
            Wing::C,
            MayNot(&["lands_in_check"]),
        )],
    },
    Lesson {
        name: "rook-attacked",
        examples: &[
            example(
                "4k3/6b1/8/8/8/8/P1PPPPPP/R2K4 w A - 0 1",
                Wing::C,
                May(DoubleMove),
            ),
            example(
                "1r2k3/8/8/8/8/8/P1PPPPPP/R3K3 w A - 0 1",
                Wing::C,
                May(DoubleMove),
            ),
        ],
    },
    Lesson {
        name: "uncovers",
        examples: &[example(
            "4k3/8/8/8/8/8/PPPPPPPP/rR2K3 w B - 0 1",
            Wing::C,
            MayNot(&["uncovers_attack"]),
        )],
    },
    Lesson {
        name: "right-lost",
        examples: &[example(
            "rk5r/pppppppp/8/8/8/8/PPPPPPPP/RK5R w Akq - 4 3",
            Wing::G,
            MayNot(&["right_lost"]),
        )],
    },
];

impl Lesson {
    /// A lesson by its name, with its place.
    pub fn find(name: &str) -> Option<(usize, &'static Lesson)> {
        LESSONS
            .iter()
            .enumerate()
            .find(|(_, lesson)| lesson.name == name)
    }
}
