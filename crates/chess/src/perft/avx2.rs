//! Lanes in two 256-bit registers, for any x86-64 processor with AVX2 (Intel since 2013, AMD since
//! 2015). This is the one module of the crate with `unsafe` in it.
//!
//! Two things need it, and one fact proves them right. The instructions may run only where they
//! exist: each runs on an [`Avx2`] or a [`Processor`], neither of which is made but from a
//! [`Processor`], and that only by [`Processor::detect`] once it has seen them. The same holds for
//! entering the code compiled for them, which is given a [`Tree`] that has a [`Processor`] in it.
#![allow(unsafe_code)]

use core::arch::x86_64::{
    __m256i, _mm_add_epi64, _mm_cvtsi128_si64, _mm_or_si128, _mm_unpackhi_epi64, _mm256_add_epi8,
    _mm256_add_epi64, _mm256_and_si256, _mm256_andnot_si256, _mm256_blend_epi32,
    _mm256_castsi256_si128, _mm256_cmpeq_epi64, _mm256_extract_epi64, _mm256_extracti128_si256,
    _mm256_loadu_si256, _mm256_or_si256, _mm256_sad_epu8, _mm256_set1_epi8, _mm256_set1_epi64x,
    _mm256_setr_epi8, _mm256_setr_epi64x, _mm256_setzero_si256, _mm256_shuffle_epi8,
    _mm256_sllv_epi64, _mm256_srli_epi16, _mm256_srlv_epi64, _mm256_storeu_si256,
    _mm256_testz_si256,
};

use super::lanes::{LEAP, Lanes, STEP};
use super::tree::{State, Tree};
use super::{leaf, list, tree};
use crate::castling::Needs;
use crate::side::Side;
use crate::{Bitboard, Board, MoveList, Position};

/// Proof that the processor has the instructions used here.
#[derive(Copy, Clone)]
pub(super) struct Processor(());

impl Processor {
    /// The proof, if the processor has them.
    pub(super) fn detect() -> Option<Processor> {
        macro_rules! all_have {
            ($has:ident: $($feature:tt),+) => { $($has!($feature))&&+ };
        }
        #[cfg(feature = "std")]
        use std::is_x86_feature_detected as has;
        // Without an operating system to ask, only what the whole program is compiled for counts.
        #[cfg(not(feature = "std"))]
        macro_rules! has {
            ($feature:tt) => {
                cfg!(target_feature = $feature)
            };
        }
        all_have!(has: "avx2", "bmi1", "bmi2", "lzcnt", "popcnt").then_some(Processor(()))
    }
}

/// The four lanes that shift left, and the four that shift right.
#[derive(Copy, Clone)]
pub(super) struct Avx2(__m256i, __m256i);

/// Runs AVX2 instructions.
macro_rules! avx2 {
    ($work:expr) => {
        // SAFETY: wherever this is written there is an `Avx2` or a `Processor`, and there is none
        // on a processor without AVX2.
        unsafe { $work }
    };
}

impl Avx2 {
    /// Does the same to both halves.
    #[inline(always)]
    fn map(self, other: Self, work: impl Fn(__m256i, __m256i) -> __m256i) -> Avx2 {
        Avx2(work(self.0, other.0), work(self.1, other.1))
    }

    /// Shifts each lane in its direction, a multiple of the given left rotations.
    #[inline(always)]
    fn shift(self, rotations: [u32; 8], times: u32) -> Avx2 {
        let left = |lane: usize| i64::from(rotations[lane] * times);
        let right = |lane: usize| i64::from((64 - rotations[lane]) * times);
        avx2!(Avx2(
            _mm256_sllv_epi64(
                self.0,
                _mm256_setr_epi64x(left(0), left(1), left(2), left(3))
            ),
            _mm256_srlv_epi64(
                self.1,
                _mm256_setr_epi64x(right(4), right(5), right(6), right(7))
            ),
        ))
    }
}

impl Lanes for Avx2 {
    type Processor = Processor;

    #[inline(always)]
    fn splat(_: Processor, set: u64) -> Self {
        let half = avx2!(_mm256_set1_epi64x(set as i64));
        Avx2(half, half)
    }

    #[inline(always)]
    fn load(_: Processor, sets: &[u64; 8]) -> Self {
        let (first, last) = sets.split_at(4);
        // The addresses are those of four words each; they need no alignment.
        avx2!(Avx2(
            _mm256_loadu_si256(first.as_ptr().cast()),
            _mm256_loadu_si256(last.as_ptr().cast())
        ))
    }

    #[inline(always)]
    fn store(self, sets: &mut [u64; 8]) {
        let (first, last) = sets.split_at_mut(4);
        // The addresses are those of four words each; they need no alignment.
        avx2!({
            _mm256_storeu_si256(first.as_mut_ptr().cast(), self.0);
            _mm256_storeu_si256(last.as_mut_ptr().cast(), self.1);
        });
    }

    #[inline(always)]
    fn first_four(self) -> [u64; 4] {
        avx2!([
            _mm256_extract_epi64::<0>(self.0),
            _mm256_extract_epi64::<1>(self.0),
            _mm256_extract_epi64::<2>(self.0),
            _mm256_extract_epi64::<3>(self.0),
        ])
        .map(|set| set as u64)
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.map(other, |a, b| avx2!(_mm256_and_si256(a, b)))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.map(other, |a, b| avx2!(_mm256_or_si256(a, b)))
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        self.map(other, |a, b| avx2!(_mm256_andnot_si256(b, a)))
    }

    #[inline(always)]
    fn without_lowest(self) -> Self {
        self.map(self, |set, _| {
            avx2!(_mm256_and_si256(
                set,
                _mm256_add_epi64(set, _mm256_set1_epi64x(-1))
            ))
        })
    }

    #[inline(always)]
    fn where_empty(self, test: Self) -> Self {
        self.map(test, |set, test| {
            avx2!(_mm256_and_si256(
                set,
                _mm256_cmpeq_epi64(test, _mm256_setzero_si256())
            ))
        })
    }

    #[inline(always)]
    fn straight_or_slanting(straight: Self, slanting: Self) -> Self {
        straight.map(slanting, |straight, slanting| {
            avx2!(_mm256_blend_epi32::<0b1111_0000>(straight, slanting))
        })
    }

    #[inline(always)]
    fn opposite(self) -> Self {
        Avx2(self.1, self.0)
    }

    #[inline(always)]
    fn step<const STEPS: u32>(self) -> Self {
        self.shift(STEP, STEPS)
    }

    #[inline(always)]
    fn leap(self) -> Self {
        self.shift(LEAP, 1)
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        avx2!({
            let either = _mm256_or_si256(self.0, self.1);
            _mm256_testz_si256(either, either) != 0
        })
    }

    #[inline(always)]
    fn union(self) -> u64 {
        avx2!({
            let four = _mm256_or_si256(self.0, self.1);
            let two = _mm_or_si128(
                _mm256_castsi256_si128(four),
                _mm256_extracti128_si256::<1>(four),
            );
            _mm_cvtsi128_si64(_mm_or_si128(two, _mm_unpackhi_epi64(two, two))) as u64
        })
    }

    /// Four bits at a time by table, then bytes summed (Mula, Kurz and Lemire 2018).
    #[inline(always)]
    fn count(self) -> u64 {
        let by_byte = |set: __m256i| {
            avx2!({
                let ones = _mm256_setr_epi8(
                    0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 0, 1, 1, 2, 1, 2, 2, 3, 1, 2,
                    2, 3, 2, 3, 3, 4,
                );
                let nibble = _mm256_set1_epi8(15);
                let low = _mm256_and_si256(set, nibble);
                let high = _mm256_and_si256(_mm256_srli_epi16::<4>(set), nibble);
                _mm256_add_epi8(
                    _mm256_shuffle_epi8(ones, low),
                    _mm256_shuffle_epi8(ones, high),
                )
            })
        };
        avx2!({
            let bytes = _mm256_add_epi8(by_byte(self.0), by_byte(self.1));
            let four = _mm256_sad_epu8(bytes, _mm256_setzero_si256());
            let two = _mm_add_epi64(
                _mm256_castsi256_si128(four),
                _mm256_extracti128_si256::<1>(four),
            );
            _mm_cvtsi128_si64(_mm_add_epi64(two, _mm_unpackhi_epi64(two, two))) as u64
        })
    }

    #[inline(always)]
    fn leaf<S: Side>(
        processor: Processor,
        board: &Board,
        needs: &[Needs; 2],
        en_passant: Bitboard,
    ) -> u64 {
        #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
        fn compiled<S: Side>(
            processor: Processor,
            board: &Board,
            needs: &[Needs; 2],
            en_passant: Bitboard,
        ) -> u64 {
            leaf::count::<Avx2, S>(processor, board, needs, en_passant)
        }
        // SAFETY: a `Processor` is given, so the processor has every feature enabled here.
        unsafe { compiled::<S>(processor, board, needs, en_passant) }
    }

    #[inline(always)]
    fn list<S: Side>(processor: Processor, position: &Position, list: &mut MoveList) {
        #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
        fn compiled<S: Side>(processor: Processor, position: &Position, list: &mut MoveList) {
            list::list::<Avx2, S>(processor, position, list);
        }
        // SAFETY: a `Processor` is given, so the processor has every feature enabled here.
        unsafe { compiled::<S>(processor, position, list) }
    }

    #[inline(always)]
    fn inner<S: Side>(tree: &Tree<Self>, board: &Board, state: State, depth: u32) -> u64 {
        #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
        fn compiled<S: Side>(tree: &Tree<Avx2>, board: &Board, state: State, depth: u32) -> u64 {
            tree::count::<Avx2, S>(tree, board, state, depth)
        }
        // SAFETY: the tree holds a `Processor`, so the processor has every feature enabled here.
        unsafe { compiled::<S>(tree, board, state, depth) }
    }
}
