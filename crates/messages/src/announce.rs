//! Moves as they are announced to players who don't see the board.

use rokada_chess::san::{Check, Coordinate, San};
use rokada_chess::{File, Move, Piece, Position, Rank, Role, Square};

use crate::Words;
use crate::chess::{color_key, role_key, wing_key};

/// How a move is announced.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Style {
    /// As players write it, with the piece letters of their language: `Nf3`.
    San,
    /// In words, files by their letters: `knight f3`.
    #[default]
    Letters,
    /// In words, files by the names that FIDE gives them: `knight Felix 3`.
    Names,
    /// Names, numbers and pieces as FIDE has them (Laws D.2.1), whatever the language of the
    /// players: `Springer Felix drei`.
    Fide,
}

impl Style {
    /// All of them.
    pub const ALL: [Style; 4] = [Style::San, Style::Letters, Style::Names, Style::Fide];

    /// Its name in addresses and for programs.
    pub const fn code(self) -> &'static str {
        match self {
            Style::San => "san",
            Style::Letters => "letters",
            Style::Names => "names",
            Style::Fide => "fide",
        }
    }

    /// The style of a name.
    pub fn from_code(code: &str) -> Option<Style> {
        Style::ALL.into_iter().find(|style| style.code() == code)
    }
}

impl Words {
    /// A legal move of a position as it is announced. Castling tells where king and rook end,
    /// which in Chess960 its name alone does not show to the hand.
    ///
    /// ```
    /// use rokada_chess::Position;
    /// use rokada_messages::{Lang, Style, Words};
    ///
    /// let start = Position::default();
    /// let words = Words::of(Lang::En);
    /// let knight = start.read_san("Nf3").unwrap();
    /// assert_eq!(words.announce(&start, knight, Style::Letters), "knight f3");
    /// assert_eq!(words.announce(&start, knight, Style::Names), "knight Felix 3");
    /// ```
    pub fn announce(&self, before: &Position, the_move: Move, style: Style) -> String {
        let san = before.san(the_move);
        if style == Style::San {
            return san.letters(self.lang().piece_letters()).to_string();
        }
        let mut said = match san.san {
            San::Castle(wing) => self.say(
                match style {
                    Style::Fide => "announce-castling-fide",
                    _ => "announce-castling",
                },
                &[
                    ("wing", wing_key(wing).into()),
                    (
                        "king",
                        self.square_as(wing.king_to(before.turn()), style).into(),
                    ),
                    (
                        "rook",
                        self.square_as(wing.rook_to(before.turn()), style).into(),
                    ),
                ],
            ),
            San::Step {
                role,
                from,
                to,
                takes,
                ..
            } => self.step(role, from, to, takes, style),
        };
        if matches!(the_move, Move::EnPassant { .. }) {
            said = format!("{said}, {}", self.say("announce-en-passant", &[]));
        }
        if let San::Step {
            promotion: Some(role),
            ..
        } = san.san
        {
            let id = match style {
                Style::Fide => "fide-piece",
                _ => "announce-promotion",
            };
            said = format!(
                "{said}, {}",
                self.say(id, &[("role", role_key(role).into())])
            );
        }
        match san.check {
            Some(Check::Check) => format!("{said}, {}", self.say("announce-check", &[])),
            Some(Check::Mate) => format!("{said}, {}", self.say("announce-mate", &[])),
            None => said,
        }
    }

    /// The name of a style, with an example.
    pub fn style_name(&self, style: Style) -> String {
        self.say("announce-style", &[("style", style.code().into())])
    }

    fn step(
        &self,
        role: Role,
        from: Coordinate,
        to: Coordinate,
        takes: bool,
        style: Style,
    ) -> String {
        let piece = match style {
            Style::Fide => self.say("fide-piece", &[("role", role_key(role).into())]),
            _ => self.piece(role),
        };
        let (from, to) = (self.coordinate(from, style), self.coordinate(to, style));
        let mut args = vec![("piece", piece.into()), ("to", to.into())];
        let id = match (takes, from.is_empty()) {
            (false, true) => "announce-step",
            (false, false) => "announce-step-from",
            (true, true) => "announce-takes",
            (true, false) => "announce-takes-from",
        };
        if !from.is_empty() {
            args.push(("from", from.into()));
        }
        self.say(id, &args)
    }

    /// A square as a style names it.
    pub fn square_as(&self, square: Square, style: Style) -> String {
        self.coordinate(square.into(), style)
    }

    fn coordinate(&self, coordinate: Coordinate, style: Style) -> String {
        let file = coordinate.file.map(|file| self.file_as(file, style));
        let rank = coordinate.rank.map(|rank| self.rank_as(rank, style));
        let parted = matches!(style, Style::Names | Style::Fide);
        match (file, rank) {
            (Some(file), Some(rank)) if parted => format!("{file} {rank}"),
            (file, rank) => file.unwrap_or_default() + &rank.unwrap_or_default(),
        }
    }

    fn file_as(&self, file: File, style: Style) -> String {
        let letter = file.letter().to_string();
        match style {
            Style::San | Style::Letters => letter,
            Style::Names | Style::Fide => self.say("file-name", &[("file", letter.into())]),
        }
    }

    fn rank_as(&self, rank: Rank, style: Style) -> String {
        let number = rank.letter().to_string();
        match style {
            Style::Fide => self.say("fide-rank", &[("rank", format!("r{number}").into())]),
            _ => number,
        }
    }

    /// A piece with its colour: `white knight`.
    pub fn colored_piece(&self, piece: Piece) -> String {
        self.say(
            "colored-piece",
            &[
                ("color", color_key(piece.color).into()),
                ("role", role_key(piece.role).into()),
            ],
        )
    }

    /// What is on a square: `e4, white knight`.
    pub fn square_with(&self, square: Square, piece: Option<Piece>) -> String {
        match piece {
            Some(piece) => format!("{square}, {}", self.colored_piece(piece)),
            None => format!("{square}, {}", self.say("square-empty", &[])),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    fn said(lang: Lang, fen: &str, san: &str, style: Style) -> String {
        let position = Position::from_setup(fen.parse().unwrap()).unwrap();
        let the_move = position.read_san(san).unwrap();
        Words::of(lang).announce(&position, the_move, style)
    }

    const TAKES: &str = "4k3/8/8/3p4/4P3/8/8/R3K2R w KQ - 0 1";

    #[test]
    fn moves_are_announced_in_the_players_language() {
        let all = |style| Lang::ALL.map(|lang| said(lang, TAKES, "exd5", style));
        assert_eq!(all(Style::San), ["exd5"; 4]);
        assert_eq!(
            all(Style::Letters),
            [
                "pawn e takes d5",
                "pešak e uzima d5",
                "peão e toma d5",
                "пешка e бьёт d5"
            ]
        );
        assert_eq!(
            all(Style::Names),
            [
                "pawn Eva takes David 5",
                "pešak Eva uzima David 5",
                "peão Eva toma David 5",
                "пешка Ева бьёт Дэвид 5"
            ]
        );
        assert_eq!(
            all(Style::Fide),
            [
                "Bauer Eva takes David fuenf",
                "Bauer Eva uzima David finf",
                "Bauer Eva toma David fuenf",
                "Бауэр Ева бьёт Дэвид фюнф"
            ]
        );
    }

    #[test]
    fn castling_tells_where_king_and_rook_end() {
        let fen = "4k3/8/8/8/8/8/8/4KR2 w F - 0 1";
        let all = |style| Lang::ALL.map(|lang| said(lang, fen, "O-O", style));
        assert_eq!(
            all(Style::Letters),
            [
                "g-side castling, king g1, rook f1",
                "g-rokada, kralj g1, top f1",
                "roque do lado g, rei g1, torre f1",
                "рокировка на g-фланг, король g1, ладья f1"
            ]
        );
        assert_eq!(
            all(Style::Fide),
            [
                "kurze Rochade, Koenig Gustav eins, Turm Felix eins",
                "kurce Rohade, Kenig Gustav ajns, Turm Feliks ajns",
                "kurze Rochade, Koenig Gustav eins, Turm Felix eins",
                "Кюрц Рокад, Кениг Густав айн, Турм Феликс айн"
            ]
        );
    }

    #[test]
    fn what_a_move_does_besides_is_announced_too() {
        let promotes = "7k/P7/8/8/8/8/8/4K3 w - - 0 1";
        let passed = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        let rooks = "4k3/8/8/8/8/8/8/R3K2R w - - 0 1";
        let mates = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
        for (fen, san, english, russian) in [
            (
                promotes,
                "a8=Q",
                "pawn a8, promotes to a queen, check",
                "пешка a8, превращается в ферзя, шах",
            ),
            (
                passed,
                "exd6",
                "pawn e takes d6, en passant",
                "пешка e бьёт d6, на проходе",
            ),
            (rooks, "Ra8", "rook a8, check", "ладья a8, шах"),
            (mates, "Ra8", "rook a8, mate", "ладья a8, мат"),
        ] {
            assert_eq!(said(Lang::En, fen, san, Style::Letters), english);
            assert_eq!(said(Lang::Ru, fen, san, Style::Letters), russian);
        }
        assert_eq!(said(Lang::Sr, rooks, "Ra8", Style::San), "Ta8+");
        let two = "4k3/8/8/8/8/8/4K3/R6R w - - 0 1";
        assert_eq!(said(Lang::Sr, two, "Rad1", Style::Letters), "top a na d1");
    }
}
