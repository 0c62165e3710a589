//! Whatever is entered or written into a protocol, nothing breaks and nothing is lost.

use proptest::prelude::*;
use rokada_chess::{Role, StartPosition};
use rokada_draw::{Draw, Method, Outcome, Pool, Protocol};

fn outcome() -> impl Strategy<Value = Outcome> {
    prop_oneof![
        6 => (0_u16..10).prop_map(Outcome::Number),
        1 => any::<u16>().prop_map(Outcome::Number),
        4 => prop_oneof![Just(Outcome::Heads), Just(Outcome::Tails)],
        4 => prop::sample::select(Role::ALL.to_vec()).prop_map(Outcome::Piece),
    ]
}

fn method() -> impl Strategy<Value = Method> {
    prop::sample::select(Method::all().collect::<Vec<_>>())
}

fn excluded() -> impl Strategy<Value = Vec<StartPosition>> {
    let position = (0_u16..960).prop_filter_map("a position", StartPosition::new);
    prop::collection::vec(position, 0..20)
}

proptest! {
    #[test]
    fn a_draw_takes_what_can_come_and_its_record_gives_it_back(
        method in method(),
        excluded in excluded(),
        outcomes in prop::collection::vec(outcome(), 0..120),
    ) {
        let pool = Pool::all_but(excluded).unwrap();
        let mut draw = Draw::new(method, pool.clone()).unwrap();
        for outcome in outcomes {
            let before = draw.clone();
            if draw.enter(outcome).is_err() {
                prop_assert_eq!(&draw, &before);
            } else {
                prop_assert_eq!(draw.entered().last(), Some(&outcome));
            }
        }
        if let Some(position) = draw.position() {
            prop_assert!(pool.contains(position));
        }
        let record = Protocol::of(&draw);
        prop_assert_eq!(record.replay(), Ok(draw));
        let read = record.to_string().parse::<Protocol>();
        prop_assert_eq!(read.as_ref(), Ok(&record));
        let json = serde_json::to_string(&record).unwrap();
        prop_assert_eq!(serde_json::from_str::<Protocol>(&json).unwrap(), record);
    }

    #[test]
    fn any_text_is_read_or_refused(
        head in "(Rokada draw protocol 1\n)?",
        lines in prop::collection::vec("(title|method|outcomes|exclusions|number|secret)?: ?.{0,20}", 0..8),
    ) {
        let text = head + &lines.join("\n");
        if let Ok(protocol) = text.parse::<Protocol>() {
            // Right or wrong, it is judged.
            let _ = protocol.verify();
            prop_assert_eq!(protocol.to_string().parse::<Protocol>(), Ok(protocol));
        }
    }

    #[test]
    fn only_the_number_drawn_is_believed(seed in any::<[u8; 32]>(), claimed in 0_u16..960) {
        let secret = rokada_draw::program::Secret::from_entropy(seed);
        let commitment = secret.commitment();
        let drawn = Protocol::of_program(commitment, &secret, "kolo 1", Pool::default()).unwrap();
        let letters = StartPosition::new(claimed).unwrap().letters().to_string();
        let right = drawn.number == Some(claimed);
        let forged = Protocol { number: Some(claimed), letters: Some(letters), ..drawn };
        prop_assert_eq!(forged.verify().is_ok(), right);
    }
}
