//! Exercises come from seeds, vary in what they show, and are marked by the library's own plan.

use std::collections::BTreeMap;

use rokada_chess::{Bitboard, Color, Wing};
use rokada_trainer::{Exercise, Level};

const SEEDS: u32 = 1_000;

fn all(level: Level) -> impl Iterator<Item = Exercise> {
    (0..SEEDS).map(move |seed| Exercise::new(level, seed))
}

#[test]
fn about_half_may_castle_and_every_obstacle_of_the_level_comes() {
    for level in Level::ALL {
        let mut legal = 0;
        let mut shown: BTreeMap<&str, u32> = BTreeMap::new();
        for exercise in all(level) {
            let plan = exercise.plan();
            legal += u32::from(plan.legal_move().is_some());
            for obstacle in plan.obstacles() {
                *shown.entry(obstacle.code()).or_default() += 1;
            }
        }
        let part = f64::from(legal) / f64::from(SEEDS);
        assert!(
            (0.4..0.6).contains(&part),
            "level {}: {part}",
            level.number()
        );
        for kind in level.obstacles() {
            let count = shown.get(kind).copied().unwrap_or(0);
            assert!(count >= SEEDS / 40, "{kind} comes {count} times: {shown:?}");
        }
    }
}

#[test]
fn levels_get_harder() {
    let of = |number| Level::new(number).unwrap();
    assert!(all(of(1)).all(|e| e.geometry().king_from.file().letter() == 'e'));
    assert!(all(of(2)).any(|e| e.geometry().king_from.file().letter() != 'e'));
    assert!(all(of(2)).all(|e| e.player() == Color::White));
    assert!(all(of(3)).any(|e| e.player() == Color::Black));
    assert!(all(of(4)).any(|e| e.plan().obstacles().len() > 1));
    assert_eq!((Level::new(0), Level::new(5)), (None, None));
}

#[test]
fn an_exercise_is_the_same_each_time_and_another_for_another_seed() {
    let level = Level::new(3).unwrap();
    let mut seen = std::collections::BTreeSet::new();
    for (one, again) in all(level).zip(all(level)) {
        assert_eq!(one.position(), again.position());
        assert_eq!(one.wing(), again.wing());
        seen.insert((one.position().to_setup().fen(), one.wing() == Wing::C));
    }
    assert_eq!(seen.len(), SEEDS as usize);
}

#[test]
fn an_answer_is_marked_question_by_question() {
    for exercise in all(Level::new(4).unwrap()).take(200) {
        let right = exercise.solution();
        assert!(exercise.mark(&right).is_right());
        let mut wrong = right;
        wrong.may = !right.may;
        wrong.empty = Bitboard::EMPTY;
        wrong.safe.insert("d5".parse().unwrap());
        let marking = exercise.mark(&wrong);
        assert!(!marking.may && !marking.is_right());
        assert_eq!(marking.empty.missing, right.empty);
        assert_eq!(marking.safe.extra.to_string(), "d5");
        assert!(marking.fault.is_right());
    }
}
