//! Making an exercise: what it is to show is chosen first, then positions are drafted until one
//! shows it.

use rokada_chess::attacks::attackers_to;
use rokada_chess::{
    Bitboard, Board, CastlingPlan, CastlingRights, Color, File, Geometry, Position, Rank, Role,
    Setup, Square, StartPosition, Wing,
};

use crate::seed::Seed;

/// How hard exercises are, 1 to 4.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// The easiest first.
    pub const ALL: [Level; 4] = [Level(1), Level(2), Level(3), Level(4)];

    /// A level by its number.
    pub fn new(number: u8) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.0 == number)
    }

    /// Its number.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The obstacles it shows, by the names of [`Obstacle::code`](rokada_chess::Obstacle::code).
    pub fn obstacles(self) -> &'static [&'static str] {
        match self.0 {
            // Classical places.
            1 => &["king_path_occupied", "rook_path_occupied", "in_check"],
            // Any of the 960.
            2 => &[
                "king_path_occupied",
                "rook_path_occupied",
                "in_check",
                "lands_in_check",
            ],
            3 => &[
                "rook_path_occupied",
                "passes_attack",
                "lands_in_check",
                "right_lost",
            ],
            _ => &[
                "uncovers_attack",
                "passes_attack",
                "lands_in_check",
                "right_lost",
                "rook_path_occupied",
            ],
        }
    }

    /// How many pieces are at fault at most.
    fn most_at_fault(self) -> u32 {
        match self.0 {
            1 | 2 => 1,
            3 => 2,
            _ => 3,
        }
    }
}

/// Drafts made for one aim before another is chosen.
const PATIENCE: usize = 400;

/// The position, the side to castle on, and where king and rook would go.
pub(crate) fn make(level: Level, seed: u32) -> (Position, Wing, Geometry) {
    let mut seed = Seed::new(u64::from(seed) << 8 | u64::from(level.0));
    loop {
        // About half of all may be played.
        let aim = match seed.percent(50) {
            true => None,
            false => seed.pick(level.obstacles()),
        };
        for _ in 0..PATIENCE {
            let draft = Draft::new(level, aim, &mut seed);
            let wing = draft.wing;
            if let Ok(position) = Position::from_setup(draft.setup)
                && let plan = position.castling(wing)
                && let Some(geometry) = plan.geometry().copied()
                && shows(level, aim, &plan, &position)
            {
                return (position, wing, geometry);
            }
        }
    }
}

/// Does the position show what is to be shown, and no more than the level bears?
fn shows(level: Level, aim: Option<&str>, plan: &CastlingPlan, position: &Position) -> bool {
    let obstacles = plan.obstacles();
    let Some(aim) = aim else {
        return obstacles.is_empty() && (level.0 < 4 || is_tempting(plan, position.board()));
    };
    let at_fault = obstacles.iter().map(|obstacle| obstacle.by());
    let at_fault = at_fault.fold(Bitboard::EMPTY, |all, by| all | by);
    at_fault.len() <= level.most_at_fault()
        && obstacles.iter().any(|obstacle| obstacle.code() == aim)
        && (aim != "right_lost" || obstacles.len() == 1)
}

/// The rook or its way alone is attacked, which is no obstacle.
fn is_tempting(plan: &CastlingPlan, board: &Board) -> bool {
    plan.geometry().is_some_and(|geometry| {
        let of_rook = geometry.rook_path() - geometry.king_path();
        let attacked =
            |square| !attackers_to(board, square, !plan.color(), board.occupied()).is_empty();
        of_rook.into_iter().any(attacked)
    })
}

/// A set-up as it might come about in a game, with no promise that it is legal.
struct Draft<'a> {
    setup: Setup,
    wing: Wing,
    player: Color,
    seed: &'a mut Seed,
}

impl Draft<'_> {
    fn new<'a>(level: Level, aim: Option<&str>, seed: &'a mut Seed) -> Draft<'a> {
        let player = match level.0 >= 3 && seed.percent(40) {
            true => Color::Black,
            false => Color::White,
        };
        let wing = match seed.percent(50) {
            true => Wing::C,
            false => Wing::G,
        };
        let start = match level.0 {
            1 => StartPosition::CLASSICAL,
            _ => StartPosition::new(seed.below(960) as u16).unwrap_or(StartPosition::CLASSICAL),
        };
        let mut draft = Draft {
            setup: Setup {
                turn: player,
                ..Setup::EMPTY
            },
            wing,
            player,
            seed,
        };
        draft.king_and_rooks(start, aim);
        draft.own_pieces(start, aim);
        draft.pawns(player);
        draft.pawns(!player);
        draft.opponent(aim);
        draft
    }

    fn king_and_rooks(&mut self, start: StartPosition, aim: Option<&str>) {
        let (king, rooks) = start.castling_files();
        let mut rights = CastlingRights::NONE;
        self.put_home(king, Role::King);
        for wing in Wing::ALL {
            let file = match wing {
                Wing::C => rooks.c,
                Wing::G => rooks.g,
            };
            if wing == self.wing || self.seed.percent(70) {
                self.put_home(file, Role::Rook);
                let lost =
                    aim == Some("right_lost") && (wing == self.wing || self.seed.percent(50));
                if !lost {
                    rights.set(self.player, wing, Some(file));
                }
            }
        }
        self.setup.castling = rights;
    }

    /// The other pieces of the first rank: some at home, some out, some gone.
    fn own_pieces(&mut self, start: StartPosition, aim: Option<&str>) {
        let plan = self.setup.castling_of(self.player, self.wing);
        let in_the_way = plan.geometry().map_or(Bitboard::EMPTY, |g| g.must_be_empty);
        let blocks = aim.is_some_and(|aim| aim.ends_with("occupied"));
        for (file, role) in File::ALL.into_iter().zip(start.roles()) {
            if matches!(role, Role::King | Role::Rook) {
                continue;
            }
            let home = self.home(file);
            let stays = match (in_the_way.has(home), blocks) {
                (true, true) => 40,
                (true, false) => 0,
                (false, _) => 55,
            };
            if self.seed.percent(stays) {
                self.put_home(file, role);
            } else if self.seed.percent(60) {
                self.put_somewhere(self.player, role, 2..=4, home.is_light());
            }
        }
    }

    fn pawns(&mut self, color: Color) {
        for file in File::ALL {
            let steps = match self.seed.below(20) {
                0..=11 => 1,
                12..=14 => 2,
                15..=17 => 3,
                _ => continue,
            };
            let square = Square::from_coords(file, Rank::new(steps).seen_by(color));
            if self.setup.board.piece_at(square).is_none() {
                self.setup.board.set(square, Some(Role::Pawn.of(color)));
            }
        }
    }

    /// The opponent's king at home, the pieces anywhere; for a rook that shields its king one of
    /// them on the player's first rank.
    fn opponent(&mut self, aim: Option<&str>) {
        let opponent = !self.player;
        let file = File::new(self.seed.below(8) as u8);
        let king = Square::from_coords(file, Rank::First.seen_by(opponent));
        self.setup.board.set(king, Some(Role::King.of(opponent)));
        if aim == Some("uncovers_attack") {
            let free: Vec<Square> = File::ALL
                .map(|file| self.home(file))
                .into_iter()
                .filter(|square| self.setup.board.piece_at(*square).is_none())
                .collect();
            let role = self.seed.pick(&[Role::Rook, Role::Queen]);
            if let (Some(square), Some(role)) = (self.seed.pick(&free), role) {
                self.setup.board.set(square, Some(role.of(opponent)));
            }
        }
        let pieces = [
            (Role::Queen, true),
            (Role::Rook, true),
            (Role::Rook, true),
            (Role::Bishop, true),
            (Role::Bishop, false),
            (Role::Knight, true),
            (Role::Knight, true),
        ];
        // A queen or a rook on the first rank has come from these.
        let left = if aim == Some("uncovers_attack") {
            3..
        } else {
            0..
        };
        for (role, light) in pieces[left].iter().copied() {
            if self.seed.percent(60) {
                self.put_somewhere(opponent, role, 2..=7, light);
            }
        }
    }

    /// Puts a piece on a free square of some ranks, seen by the player to castle; a bishop on
    /// squares of its colour.
    fn put_somewhere(
        &mut self,
        color: Color,
        role: Role,
        ranks: std::ops::RangeInclusive<u8>,
        light: bool,
    ) {
        let ranks: Vec<Rank> = ranks.map(|n| Rank::new(n).seen_by(self.player)).collect();
        let free: Vec<Square> = Square::all()
            .filter(|square| ranks.contains(&square.rank()))
            .filter(|square| self.setup.board.piece_at(*square).is_none())
            .filter(|square| role != Role::Bishop || square.is_light() == light)
            .collect();
        if let Some(square) = self.seed.pick(&free) {
            self.setup.board.set(square, Some(role.of(color)));
        }
    }

    fn put_home(&mut self, file: File, role: Role) {
        let square = self.home(file);
        self.setup.board.set(square, Some(role.of(self.player)));
    }

    fn home(&self, file: File) -> Square {
        Square::from_coords(file, Rank::First.seen_by(self.player))
    }
}
