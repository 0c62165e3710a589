//! Reading what a strict writer writes, which nearly every move of a PGN file is, in one pass.

use super::{Coordinate, San};
use crate::{File, Rank, Role, Wing};

/// The move of a text as PGN's export format has it; `None` for any other, which
/// [`syntax`](super::syntax) may still be able to read.
#[inline]
pub(crate) fn parse(text: &[u8]) -> Option<San> {
    let text = match text {
        [text @ .., b'+' | b'#'] => text,
        _ => text,
    };
    let (text, promotion) = match text {
        [text @ .., b'=', piece] => (text, Some(promotion(*piece)?)),
        _ => (text, None),
    };
    let (role, squares) = match text {
        [b'a'..=b'h', ..] => (Role::Pawn, text),
        [b'N', squares @ ..] => (Role::Knight, squares),
        [b'B', squares @ ..] => (Role::Bishop, squares),
        [b'R', squares @ ..] => (Role::Rook, squares),
        [b'Q', squares @ ..] => (Role::Queen, squares),
        [b'K', squares @ ..] => (Role::King, squares),
        b"O-O" => return Some(San::Castle(Wing::G)),
        b"O-O-O" => return Some(San::Castle(Wing::C)),
        _ => return None,
    };
    let (origin, &[file_to, rank_to]) = squares.split_last_chunk::<2>()?;
    let (origin, takes) = match origin {
        [origin @ .., b'x'] => (origin, true),
        _ => (origin, false),
    };
    let from = match *origin {
        [] => Coordinate::default(),
        [one] => Coordinate {
            file: file(one),
            rank: rank(one),
        },
        [one, two] => Coordinate {
            file: Some(file(one)?),
            rank: Some(rank(two)?),
        },
        _ => return None,
    };
    if origin.len() == 1 && from == Coordinate::default() {
        return None;
    }
    Some(San::Step {
        role,
        from,
        to: Coordinate {
            file: Some(file(file_to)?),
            rank: Some(rank(rank_to)?),
        },
        takes,
        promotion,
    })
}

fn promotion(piece: u8) -> Option<Role> {
    Some(match piece {
        b'Q' => Role::Queen,
        b'R' => Role::Rook,
        b'B' => Role::Bishop,
        b'N' => Role::Knight,
        _ => return None,
    })
}

fn file(letter: u8) -> Option<File> {
    matches!(letter, b'a'..=b'h').then(|| File::new(letter - b'a'))
}

fn rank(digit: u8) -> Option<Rank> {
    matches!(digit, b'1'..=b'8').then(|| Rank::new(digit - b'1'))
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::super::{PieceLetters, syntax};

    /// All texts of up to four signs that a strict reader could take for a move, and longer ones
    /// with a square at their end.
    #[test]
    fn it_reads_no_text_otherwise_than_the_tolerant_reader() {
        const SIGNS: &[u8] = b"NKPbe18x=-O+#Q";
        let mut texts: Vec<Vec<u8>> = alloc::vec![Vec::new()];
        let mut read = 0;
        for _ in 0..4 {
            texts = texts
                .iter()
                .flat_map(|text| SIGNS.iter().map(move |sign| [text, &[*sign][..]].concat()))
                .collect();
            for text in &texts {
                for end in ["", "e8", "xb1+", "e8=Q#"] {
                    let text = [text, end.as_bytes()].concat();
                    let Some(san) = super::parse(&text) else {
                        continue;
                    };
                    let text = core::str::from_utf8(&text).unwrap();
                    let tolerant = syntax::parse(text, PieceLetters::English);
                    assert_eq!(tolerant, Ok(san), "{text}");
                    read += 1;
                }
            }
        }
        assert!(read > 300);
    }
}
