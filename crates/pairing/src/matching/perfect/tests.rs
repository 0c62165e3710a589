//! Held against trying everything.

use crate::Lots;
use crate::matching::Perfect;

/// The greatest weight of a perfect matching of the vertices in `left`, by trying all.
fn best(weights: &[Vec<i64>], left: u32, known: &mut [Option<i64>]) -> i64 {
    if left == 0 {
        return 0;
    }
    if let Some(value) = known[left as usize] {
        return value;
    }
    let first = left.trailing_zeros() as usize;
    let rest = left & !(1 << first);
    let value = (0..weights.len())
        .filter(|other| rest >> other & 1 == 1)
        .map(|other| weights[first][other] + best(weights, rest & !(1 << other), known))
        .max()
        .unwrap_or(i64::MIN);
    known[left as usize] = Some(value);
    value
}

fn random_weights(size: usize, range: u64, lots: &mut Lots) -> Vec<Vec<i64>> {
    let mut weights = vec![vec![0; size]; size];
    let pairs = (0..size).flat_map(|a| (0..a).map(move |b| (a, b)));
    for (a, b) in pairs {
        let value = lots.below(range).cast_signed();
        (weights[a][b], weights[b][a]) = (value, value);
    }
    weights
}

fn total(graph: &Perfect<i64>, weights: &[Vec<i64>], left: u32) -> i64 {
    let there = |vertex: &usize| left >> vertex & 1 == 1;
    let mates = (0..weights.len()).filter(there).map(|a| (a, graph.mate(a)));
    mates
        .map(|(a, b)| if b < a { weights[a][b] } else { 0 })
        .sum()
}

#[test]
fn finds_the_optimum_at_once_after_changes_and_after_removals() {
    let mut lots = Lots::new(960);
    for round in 0..4000 {
        let size = 2 + 2 * (round % 6);
        let range = [2, 3, 7, 1000][round / 6 % 4];
        let mut weights = random_weights(size, range, &mut lots);
        let mut graph = Perfect::new(size, |a, b| weights[a][b], |_| 0);
        let mut left = (1u32 << size) - 1;
        loop {
            graph.solve();
            let expected = best(&weights, left, &mut vec![None; 1 << size]);
            assert_eq!(total(&graph, &weights, left), expected);
            if left == 0 {
                break;
            }
            let vertex = left.trailing_zeros() as usize;
            if lots.below(3) > 0 {
                for other in (0..size).filter(|other| *other != vertex) {
                    let value = (lots.below(range)).cast_signed();
                    (weights[vertex][other], weights[other][vertex]) = (value, value);
                }
                graph.reweigh(vertex, |other| weights[vertex][other]);
            } else {
                let mate = graph.mate(vertex);
                graph.remove(vertex, mate);
                left &= !(1 << vertex | 1 << mate);
            }
        }
    }
}
