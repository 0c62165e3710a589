//! The product's generator, sampled. Origin of the case: lichess-org/lila issue 11647, where every
//! Chess960 challenge began from position 518.

use rokada_chess::StartPosition;
use rokada_draw::program::{self, Secret};
use rokada_draw::{Method, Pool};

/// Draws of the case, so that a hundred of each position are expected.
const DRAWS: u32 = 96_000;
/// The 0.1 % point of chi-square with 959 degrees of freedom is about this.
const LIMIT: f64 = 1100.0;

fn chi_square(numbers: impl Iterator<Item = StartPosition>) -> f64 {
    let mut counts = [0_u32; 960];
    for position in numbers {
        counts[usize::from(position.number())] += 1;
    }
    assert_eq!(counts.iter().sum::<u32>(), DRAWS);
    assert!(counts.iter().all(|&count| count > 0), "all 960 come");
    assert!(
        counts.iter().all(|&count| count <= 150),
        "none comes far too often"
    );
    let expected = f64::from(DRAWS) / 960.0;
    counts
        .iter()
        .map(|&count| (f64::from(count) - expected).powi(2) / expected)
        .sum()
}

fn secret(nth: u32) -> Secret {
    let mut bytes = [0; 32];
    bytes[..4].copy_from_slice(&nth.to_be_bytes());
    Secret::from_entropy(bytes)
}

#[test]
fn draws_by_program_with_different_secrets_look_uniform() {
    let drawn = (0..DRAWS).map(|nth| {
        let secret = secret(nth);
        let draw = program::draw(secret.commitment(), &secret, "kolo 1", Pool::all()).unwrap();
        draw.position().unwrap()
    });
    let statistic = chi_square(drawn);
    assert!(statistic < LIMIT, "{statistic}");
}

#[test]
fn quick_draws_from_one_stream_of_words_look_uniform() {
    let secret = secret(0);
    let parts = (0..).map(|nth| format!("part {nth}"));
    let mut words = parts.flat_map(|part| program::words(&secret, &part).collect::<Vec<_>>());
    let drawn = (0..DRAWS).map(|_| {
        let draw = program::quick(Pool::all(), words.by_ref()).unwrap();
        assert_eq!(draw.method(), Method::Quick);
        draw.position().unwrap()
    });
    let statistic = chi_square(drawn);
    assert!(statistic < LIMIT, "{statistic}");
}
