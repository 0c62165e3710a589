//! One castling shown: the answer, all that is against it, both ways apart, and the hands.

use maud::{Markup, html};
use rokada_chess::{CastlingPlan, Color, Geometry, Position, Setup};
use rokada_messages::Style;

use crate::board::{HomeRank, Live, Marks, Mode, Picture, Pieces, hand_by_hand};
use crate::reader::Reader;

/// A castling and the set-up it was planned in.
pub(super) struct Shown<'a> {
    pub(super) setup: &'a Setup,
    pub(super) plan: &'a CastlingPlan,
    /// An id of its own on the page.
    pub(super) id: &'a str,
}

impl Shown<'_> {
    /// A section with everything.
    pub(super) fn section(&self, reader: &Reader) -> Markup {
        html! {
            section.castling {
                h2 { (reader.words.wing(self.plan.wing())) }
                (self.verdict(reader))
                (self.board(reader))
                (self.details(reader))
            }
        }
    }

    /// May it be played? With all that is against it.
    pub(super) fn verdict(&self, reader: &Reader) -> Markup {
        let words = reader.words;
        let (class, sign, id) = match self.plan.legal_move() {
            Some(_) => ("may", "✓", "trainer-may"),
            None => ("may-not", "✕", "trainer-may-not"),
        };
        html! {
            p.verdict.(class) { span aria-hidden="true" { (sign) } " " (reader.say(id, &[])) }
            @if !self.plan.obstacles().is_empty() {
                ul.wrong {
                    @for obstacle in self.plan.obstacles() {
                        li { (words.obstacle(obstacle, &self.setup.board)) }
                    }
                }
            }
        }
    }

    /// The whole board with every mark; where castling may be played, hands play it.
    pub(super) fn board(&self, reader: &Reader) -> Markup {
        let marks = Marks::of(self.plan);
        let title = reader.words.wing(self.plan.wing());
        match (self.plan.legal_move(), self.plan.geometry()) {
            (Some(_), Some(geometry)) => Live {
                id: self.id,
                board: &self.setup.board,
                below: Color::White,
                marks: &marks,
                title: &title,
                mode: Mode::Steps(geometry),
            }
            .draw(reader),
            _ => Picture {
                board: &self.setup.board,
                marks: &marks,
                below: Color::White,
                pieces: Pieces::Sheet,
            }
            .named(&title, reader.words),
        }
    }

    /// Manner, squares, both ways apart, the hands step by step, the announcement.
    pub(super) fn details(&self, reader: &Reader) -> Markup {
        let words = reader.words;
        html! {
            @if let Some(geometry) = self.plan.geometry() {
                dl.facts {
                    dt { (reader.say("castle-manner", &[])) }
                    dd { (words.manner(geometry.manner())) }
                    dt { (reader.say("castle-empty", &[])) }
                    dd.moves { (words.squares(geometry.must_be_empty)) }
                    dt { (reader.say("castle-safe", &[])) }
                    dd.moves { (words.squares(geometry.must_be_safe)) }
                    @if let Some(said) = self.announcement(reader) {
                        dt { (reader.say("trainer-announcement", &[])) }
                        dd { (said) }
                    }
                }
                (self.ways(reader, geometry))
                @if self.plan.legal_move().is_some() { (self.hands(reader, geometry)) }
            }
        }
    }

    fn announcement(&self, reader: &Reader) -> Option<String> {
        let castle = self.plan.legal_move()?;
        let position = Position::from_setup(self.setup.clone()).ok()?;
        (position.turn() == self.plan.color())
            .then(|| reader.words.announce(&position, castle, Style::Letters))
    }

    /// The way of the king and the way of the rook, each on a rank of its own.
    fn ways(&self, reader: &Reader, geometry: &Geometry) -> Markup {
        let empty = geometry.must_be_empty;
        let king = [
            ("from", geometry.king_from.to_string().into()),
            ("to", geometry.king_to.to_string().into()),
            (
                "empty",
                reader.words.squares(empty & geometry.king_path()).into(),
            ),
            ("safe", reader.words.squares(geometry.must_be_safe).into()),
        ];
        let rook = [
            ("from", geometry.rook_from.to_string().into()),
            ("to", geometry.rook_to.to_string().into()),
            (
                "empty",
                reader.words.squares(empty & geometry.rook_path()).into(),
            ),
        ];
        let king_id = match geometry.king_from == geometry.king_to {
            true => "trainer-king-stays",
            false => "trainer-king-way",
        };
        let rook_id = match geometry.rook_from == geometry.rook_to {
            true => "trainer-rook-stays",
            false => "trainer-rook-way",
        };
        // Where a piece stays its message asks for less.
        let king = match king_id {
            "trainer-king-stays" => &king[..1],
            _ => &king[..],
        };
        let rook = match rook_id {
            "trainer-rook-stays" => &rook[..1],
            _ => &rook[..],
        };
        html! {
            h3 { (reader.say("trainer-ways", &[])) }
            (self.way(&Marks::of_king(self.plan), &reader.say(king_id, king)))
            (self.way(&Marks::of_rook(self.plan), &reader.say(rook_id, rook)))
        }
    }

    fn way(&self, marks: &Marks, said: &str) -> Markup {
        let strip = HomeRank {
            board: &self.setup.board,
            player: self.plan.color(),
            marks,
            held: None,
        };
        html! {
            figure { (strip.named(said)) figcaption aria-hidden="true" { (said) } }
        }
    }

    fn hands(&self, reader: &Reader, geometry: &Geometry) -> Markup {
        let marks = Marks::default();
        let player = self.plan.color();
        html! {
            h3 { (reader.say("castle-hands", &[])) }
            ol.strips {
                @for after in hand_by_hand(&self.setup.board, player, geometry) {
                    @let said = reader.words.hand_step(after.step);
                    @let strip = HomeRank {
                        board: &after.board,
                        player,
                        marks: &marks,
                        held: after.held,
                    };
                    li { (strip.named(&said)) }
                }
            }
            p.hint { (reader.say("trainer-say-first", &[])) }
        }
    }
}

/// What the marks on a board mean.
pub(super) fn legend(reader: &Reader) -> Markup {
    let sign = |drawing: Markup, id| {
        html! {
            li {
                svg.board viewBox="0 0 45 30" aria-hidden="true" {
                    rect.light width="45" height="30" {}
                    (drawing)
                }
                " " (reader.say(id, &[]))
            }
        }
    };
    html! {
        ul.legend aria-label=(reader.say("trainer-legend", &[])) {
            (sign(html! { path.king-path d="M6 15H38m-7 -5l7 5l-7 5" {} }, "trainer-legend-king"))
            (sign(html! { path.rook-path d="M6 15H38m-7 -5l7 5l-7 5" {} }, "trainer-legend-rook"))
            (sign(html! { rect.empty x="8" y="3" width="28" height="24" rx="3" {} },
                "trainer-legend-empty"))
            (sign(html! { circle.safe cx="22" cy="15" r="12" {} }, "trainer-legend-safe"))
            (sign(html! { path.obstacle d="M13 6l18 18M31 6l-18 18" {} },
                "trainer-legend-obstacle"))
        }
    }
}
