//! The recipes that circulate and are not uniform: how biased they are, by the same enumeration
//! that proves ours uniform. The figures are in `docs/draw.md`, which is checked against them.

mod recipes;

use num_rational::BigRational;
use num_traits::{One, Signed, ToPrimitive, Zero};
use recipes::{COINS_MODULO, HEADS_OR_TAILS, KingFirst, LimitedBoxes, OneStep, WRAPPED_DIE};
use rokada_chess::StartPosition;
use rokada_draw::exact::enumerate;
use rokada_draw::{Machine, Pool, Throws};

/// How far a recipe is from uniform.
struct Bias {
    /// Probability times 960 of each position: 1 would be fair.
    relative: Vec<BigRational>,
}

impl Bias {
    fn of<M: Machine>(machine: M) -> Bias {
        let exact = enumerate(&machine, &Pool::all());
        let all = BigRational::from_integer(960.into());
        let bias = Bias {
            relative: exact.probability.iter().map(|p| p * &all).collect(),
        };
        let sum: BigRational = bias.relative.iter().sum();
        assert_eq!(sum, all, "the probabilities add up to one");
        bias
    }

    /// Half the sum of all differences from uniform: the share of draws that goes wrong.
    fn total_variation(&self) -> BigRational {
        let sum: BigRational = self
            .relative
            .iter()
            .map(|relative| (relative - BigRational::one()).abs())
            .sum();
        sum / BigRational::from_integer((2 * 960).into())
    }

    /// The positions at a relative probability.
    fn at(&self, relative: &BigRational) -> Vec<StartPosition> {
        StartPosition::all()
            .filter(|position| self.relative[usize::from(position.number())] == *relative)
            .collect()
    }

    fn least(&self) -> &BigRational {
        self.relative.iter().min().expect("960 of them")
    }

    fn most(&self) -> &BigRational {
        self.relative.iter().max().expect("960 of them")
    }

    /// The cells of the table in the documentation.
    fn row(&self) -> String {
        let cell = |relative: &BigRational| {
            format!(
                "{}× = {:.4}× ({} positions)",
                relative,
                relative.to_f64().unwrap_or(f64::NAN),
                self.at(relative).len()
            )
        };
        let distance = self.total_variation();
        format!(
            "| {} | {} | {} = {:.4} |",
            cell(self.least()),
            cell(self.most()),
            distance,
            distance.to_f64().unwrap_or(f64::NAN)
        )
    }
}

fn ratio(numerator: i64, denominator: i64) -> BigRational {
    BigRational::new(numerator.into(), denominator.into())
}

/// The documentation has the row of a recipe, word for word.
fn assert_documented(name: &str, bias: &Bias) {
    let documentation = include_str!("../../../../docs/draw.md");
    let row = format!("| {name} {}", bias.row());
    assert!(
        documentation.contains(&row),
        "docs/draw.md lacks the row\n{row}"
    );
}

#[test]
fn a_die_that_counts_round() {
    let bias = Bias::of(Throws::new(&WRAPPED_DIE));
    assert_eq!(*bias.least(), ratio(20, 81));
    assert_eq!(*bias.most(), ratio(80, 27));
    assert_eq!(
        format!("{:.2}", bias.total_variation().to_f64().unwrap()),
        "0.24"
    );
    assert_documented("Six-sided die, 5 counts as 1 and 6 as 2", &bias);
}

#[test]
fn ten_coins_modulo_960() {
    let bias = Bias::of(Throws::new(&COINS_MODULO));
    assert_eq!((bias.least(), bias.most()), (&ratio(15, 16), &ratio(15, 8)));
    let twice = bias.at(&ratio(15, 8));
    assert!(twice.iter().map(|position| position.number()).eq(0..64));
    assert_documented("Ten coins modulo 960", &bias);
}

#[test]
fn ten_coins_again_after_four_equal() {
    let bias = Bias::of(Throws::new(&HEADS_OR_TAILS));
    let never = bias.at(&BigRational::zero());
    assert!(never.iter().map(|position| position.number()).eq(0..64));
    assert_eq!(bias.at(&ratio(15, 14)).len(), 896);
    assert_documented("Ten coins, again after four heads or four tails", &bias);
}

#[test]
fn three_boxes_with_a_limited_second() {
    let bias = Bias::of(LimitedBoxes::default());
    // 900-959 each 1/600, the others each 1/1000.
    assert_eq!(*bias.most(), ratio(960, 600));
    assert_eq!(*bias.least(), ratio(960, 1000));
    assert!(
        bias.at(bias.most())
            .iter()
            .map(|position| position.number())
            .eq(900..960)
    );
    assert_documented("Three boxes, the second limited to 0-5 after a 9", &bias);
}

#[test]
fn eight_cards_with_a_bishop_moved_one_step() {
    let bias = Bias::of(OneStep::default());
    assert_eq!((bias.least(), bias.most()), (&ratio(4, 7), &ratio(12, 7)));
    assert_documented("Eight cards, the second bishop moved one step", &bias);
}

#[test]
fn the_king_first() {
    let bias = Bias::of(KingFirst::default());
    assert_eq!(
        (bias.least(), bias.most()),
        (&ratio(20, 27), &ratio(40, 27))
    );
    assert_eq!(
        format!("{:.2}", bias.total_variation().to_f64().unwrap()),
        "0.13"
    );
    assert_documented("King first on b to g, then the rooks", &bias);
}
