//! What can be asked.

/// What a question is about.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Topic {
    /// Where pieces stand.
    Where,
    /// What attacks a square.
    Attacks,
    /// What stands on a rank or a file.
    Read,
    /// What is seen from a square along its diagonals.
    Diagonals,
    /// What is seen from a square along its file and rank.
    Lines,
    /// What stands on a square.
    On,
    /// The move played last.
    Last,
    /// Who is to move.
    Turn,
    /// The legal moves, of one piece or of all.
    Moves,
    /// The pieces of a player.
    Pieces,
    /// Whether castling is legal, and what is against it.
    Castling,
    /// Check, mate, a draw.
    Status,
    /// The whole position.
    Board,
    /// The clocks.
    Clocks,
    /// What can be asked.
    Help,
    /// Turn the board round.
    Flip,
    /// Take the last move back.
    Undo,
}

impl Topic {
    /// All of them, in the order in which help tells them.
    pub(super) const ALL: [Topic; 17] = [
        Topic::Where,
        Topic::Attacks,
        Topic::On,
        Topic::Read,
        Topic::Diagonals,
        Topic::Lines,
        Topic::Pieces,
        Topic::Board,
        Topic::Moves,
        Topic::Castling,
        Topic::Last,
        Topic::Turn,
        Topic::Status,
        Topic::Clocks,
        Topic::Flip,
        Topic::Undo,
        Topic::Help,
    ];

    /// Its part of the names of messages.
    pub(super) const fn code(self) -> &'static str {
        match self {
            Topic::Where => "where",
            Topic::Attacks => "attacks",
            Topic::Read => "read",
            Topic::Diagonals => "diagonals",
            Topic::Lines => "lines",
            Topic::On => "on",
            Topic::Last => "last",
            Topic::Turn => "turn",
            Topic::Moves => "moves",
            Topic::Pieces => "pieces",
            Topic::Castling => "castling",
            Topic::Status => "status",
            Topic::Board => "board",
            Topic::Clocks => "clocks",
            Topic::Help => "help",
            Topic::Flip => "flip",
            Topic::Undo => "undo",
        }
    }
}
