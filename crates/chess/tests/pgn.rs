//! PGN through the public face: the shapes found in the wild, bad input, and what is written.

use std::io::{self, Read};

use rokada_chess::pgn::{
    Fault, GameResult, Games, MAX_DEPTH, PgnGame, Problem, Reader, Summary, Variant,
};
use rokada_chess::{Position, StartPosition};

fn games(file: &[u8]) -> Vec<Result<PgnGame, Fault>> {
    Games::new(file).map(|game| game.unwrap()).collect()
}

fn only(file: &str) -> PgnGame {
    let mut games = games(file.as_bytes());
    assert_eq!(games.len(), 1, "{file}");
    games
        .remove(0)
        .unwrap_or_else(|fault| panic!("{file}: {fault}"))
}

fn san(game: &PgnGame) -> Vec<String> {
    game.main_line().map(|(san, _)| san.to_string()).collect()
}

/// The faults of a file as a person sees them.
fn faults(file: &[u8]) -> Vec<String> {
    games(file)
        .into_iter()
        .filter_map(|game| game.err().map(|fault| fault.to_string()))
        .collect()
}

/// A reader that gives a few bytes at a time.
struct Trickle<'a>(&'a [u8], usize);

impl Read for Trickle<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.0.len().min(self.1).min(buffer.len());
        buffer[..length].copy_from_slice(&self.0[..length]);
        self.0 = &self.0[length..];
        Ok(length)
    }
}

#[test]
fn a_fen_without_setup_and_variant_is_the_start() {
    let game =
        only("[FEN \"qrnknbbr/pppppppp/8/8/8/8/PPPPPPPP/QRNKNBBR w HBhb - 0 1\"]\n\n1. e4 e5 *\n");
    let start = StartPosition::from_board(game.start().board());
    assert_eq!(start, StartPosition::new(494));
    assert_eq!(game.variant(), Variant::Chess960);
    assert_eq!(san(&game), ["e4", "e5"]);
}

#[test]
fn both_castle_on_move_one() {
    let game = only(
        "[Variant \"fischerandom\"]\n[SetUp \"1\"]\n\
         [FEN \"bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB w KQkq - 0 1\"]\n\n1. O-O O-O *\n",
    );
    assert_eq!(
        game.end().to_setup().fen(),
        "bqnrnrkb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNRKB w - - 2 2"
    );
}

#[test]
fn two_fen_tags_are_one_position_or_a_fault() {
    let twice = |second: &str| {
        format!(
            "[Variant \"Fischerandom\"]\n\
             [FEN \"rbbnnkrq/pppppppp/8/8/8/8/PPPPPPPP/RBBNNKRQ w GAga - 0 1\"]\n[ECO \"?\"]\n\
             [FEN \"{second} w KQkq - 0 1\"]\n[SetUp \"1\"]\n\n1. e4 c5 2. Nf3 b6 3. O-O g5 *\n"
        )
    };
    let game = only(&twice("rbbnnkrq/pppppppp/8/8/8/8/PPPPPPPP/RBBNNKRQ"));
    assert_eq!(san(&game).len(), 6);
    assert_eq!(
        faults(twice("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR").as_bytes()),
        ["line 4, column 1: two FEN tags tell of different positions: keep the right one"]
    );
}

#[test]
fn castling_fields_of_every_dialect() {
    for field in ["KQkq", "KFkf", "HFhf", "hfHF"] {
        let game = only(&format!(
            "[FEN \"bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w {field} - 0 1\"]\n\
             [SetUp \"1\"]\n[Variant \"chess 960\"]\n\n1. c4 c5 *"
        ));
        assert_eq!(
            game.start(),
            &StartPosition::new(0).unwrap().position(),
            "{field}"
        );
    }
}

#[test]
fn rooks_keep_their_names_through_a_whole_opening() {
    // Both rooks end beside the king, and O-O-O with the right one jumps over the other.
    let moves = "1. b3 b6 2. Bb2 Bb7 3. c3 c6 4. Bc2 Bc7 5. Ncd3 Ncd6 6. Nf3 e6 7. e3 Qe7 8. Qe2 \
                 Nf6 9. Nd4 Nd5 10. f4 f5 11. Qg4 Qg5 12. h4 h5 13. Rh3 Rh6 14. Rhf3 Rhf6 15. R3f2 \
                 R6f7 16. Re2 Re7 17. Ree1 Ree8";
    let start = "[FEN \"bbnqnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBNQNRKR w KQkq - 0 1\"]\n";
    let game = only(&format!("{start}{moves} *"));
    assert_eq!(san(&game).len(), 34);
    let refused = faults(format!("{start}{moves} 18. O-O-O *").as_bytes());
    assert_eq!(refused.len(), 1);
    assert!(
        refused[0].ends_with("O-O-O: O-O-O is not legal here"),
        "{refused:?}"
    );
}

#[test]
fn everything_around_the_moves_is_kept() {
    let file = "\u{feff}; a file of examples\n[Event \"The \\\"Old\\\" Cup\"]\n[Odd-Tag_1 \"kept\"]\n\
                [Site \"a \"bare\" quote\"] [Result \"1-0\"]\n% not for us [Event \"no\"]\n\n\
                {before} 1. e4! $10 {[%clk 0:01:00]} (1. d4 d5 (1... Nf6 $5 2. c4) 2. c4 ; better\n)\n\
                e5?! 2. Nf3 (2. f4 {gambit} exf4) Nc6 1-0\n";
    let game = only(file);
    assert_eq!(game.tag("Event"), Some("The \"Old\" Cup"));
    assert_eq!(game.tag("Odd-Tag_1"), Some("kept"));
    assert_eq!(game.tag("Site"), Some("a \"bare\" quote"));
    assert_eq!(game.result, Some(GameResult::WhiteWins));
    assert_eq!(san(&game), ["e4", "e5", "Nf3", "Nc6"]);

    let line = game.line();
    assert_eq!(line.comments, ["a file of examples", "before"]);
    assert_eq!(line.plies[0].nags, [1, 10]);
    assert_eq!(line.plies[0].comments, ["[%clk 0:01:00]"]);
    assert_eq!(line.plies[1].nags, [6]);
    let variation = &line.plies[0].variations[0];
    assert_eq!(variation.plies.len(), 3);
    assert_eq!(variation.plies[1].variations[0].plies[0].nags, [5]);
    assert_eq!(variation.plies[2].comments, ["better"]);
    assert_eq!(line.plies[2].variations[0].plies[0].comments, ["gambit"]);

    let written = game.to_string();
    assert_eq!(
        written,
        "[Event \"The \\\"Old\\\" Cup\"]\n[Odd-Tag_1 \"kept\"]\n[Site \"a \\\"bare\\\" quote\"]\n\
         [Result \"1-0\"]\n\n\
         {a file of examples} {before} 1. e4 $1 $10 {[%clk 0:01:00]} (1. d4 d5 (1... Nf6\n\
         $5 2. c4) 2. c4 {better}) 1... e5 $6 2. Nf3 (2. f4 {gambit} 2... exf4) 2... Nc6\n\
         1-0\n\n"
    );
    assert_eq!(only(&written), game);
}

#[test]
fn any_line_ending_and_any_input_size() {
    let file = "[Event \"1\"]\n\n1. e4 {a\nb} e5 1-0\n\n[Event \"2\"]\n\n1. d4 1/2-1/2\n";
    let plain = games(file.as_bytes());
    assert_eq!(plain.len(), 2);
    for ending in ["\r\n", "\r"] {
        let other = games(file.replace('\n', ending).as_bytes());
        assert_eq!(san(other[0].as_ref().unwrap()), ["e4", "e5"]);
        assert_eq!(other.len(), 2);
    }
    for size in [1, 2, 7] {
        let trickled: Vec<_> = Games::new(Trickle(file.as_bytes(), size))
            .map(|game| game.unwrap())
            .collect();
        assert_eq!(trickled, plain);
    }
}

#[test]
fn encodings() {
    let latin = only_bytes(b"[White \"S\xe3o Paulo\"]\n1. e4 {caf\xe9} *");
    assert_eq!(latin.tag("White"), Some("São Paulo"));
    assert_eq!(latin.line().plies[0].comments, ["café"]);
    let utf8 = only("[White \"Šahista 01\"]\n1. e4 {цвет} 1... ♞f6 *");
    assert_eq!(utf8.tag("White"), Some("Šahista 01"));
    assert_eq!(san(&utf8), ["e4", "Nf6"]);
    let utf16: Vec<u8> = "\u{feff}1. e4 *"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    assert_eq!(
        faults(&utf16),
        ["line 1, column 1: the file is in UTF-16: save it as UTF-8"]
    );
}

fn only_bytes(file: &[u8]) -> PgnGame {
    games(file).remove(0).unwrap()
}

#[test]
fn moves_as_people_write_them() {
    for (file, moves) in [
        ("1.e4 e5 2.Nf3", &["e4", "e5", "Nf3"][..]),
        ("1 e4 e5 2 Nf3", &["e4", "e5", "Nf3"]),
        ("1. e4 1...e5 2. Nf3", &["e4", "e5", "Nf3"]),
        ("1. e4 1… e5 2. Nf3", &["e4", "e5", "Nf3"]),
        ("1. e2-e4 e7e5 2. Ng1f3 + ! N", &["e4", "e5", "Nf3"]),
        ("e4 e5 Nf3", &["e4", "e5", "Nf3"]),
    ] {
        for end in ["*", "1-0", "½-½", "1/2", "0–1", ""] {
            let game = only(&format!("{file} {end}"));
            assert_eq!(san(&game), moves, "{file} {end}");
        }
    }
    let promotion = only("[FEN \"8/4P1k1/8/8/8/8/8/4K3 w - - 0 1\"] 1. e8(Q) (1. e8=R) Kf6 *");
    assert_eq!(san(&promotion), ["e8=Q", "Kf6"]);
}

/// As CCRL and other engine matches write them, and LAN with the king's letter.
#[test]
fn moves_by_their_squares() {
    let game = only("e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 e1g1 f6e4 d2d3 e4f2 f1f2 *");
    let expected = [
        "e4", "e5", "Nf3", "Nc6", "Bc4", "Nf6", "O-O", "Nxe4", "d3", "Nxf2", "Rxf2",
    ];
    assert_eq!(san(&game), expected);
    let game = only("1. e2-e4 e7-e5 2. Ng1-f3 b8-c6 3. Bf1-b5 g8-f6 4. Ke1-g1 Nf6xe4 *");
    assert_eq!(san(&game)[4..], ["Bb5", "Nf6", "O-O", "Nxe4"]);
    let told = faults(b"1. e2e4 e7e5 g1f4 *");
    assert_eq!(told.len(), 1);
    assert!(
        told[0].contains("g1f4") && !told[0].contains("no such piece"),
        "{told:?}"
    );
}

/// ChessBase, Scid and lichess studies write null moves in analysis.
#[test]
fn a_null_move_is_one_of_analysis() {
    for null in ["--", "Z0", "0000", "@@@@"] {
        let game = only(&format!(
            "1. e4 e5 (1... {null} 2. d4 (2. f4 {null}) d5) 2. Nf3 *"
        ));
        assert_eq!(san(&game), ["e4", "e5", "Nf3"]);
        let written = game.to_string();
        assert!(
            written.contains("(1... -- 2. d4 (2. f4 --) 2... d5)"),
            "{written}"
        );
        assert_eq!(only(&written), game);
        let in_game = faults(format!("1. e4 {null} 2. d4 *").as_bytes());
        assert!(
            in_game[0].contains(&format!("{null} is a null move")),
            "{in_game:?}"
        );
    }
    let in_check = faults(b"1. e4 f6 2. Qh5+ g6 (2... -- 3. Qxe8) *");
    assert!(in_check[0].contains("null move"), "{in_check:?}");
}

#[test]
fn another_game_is_named_whatever_else_its_tags_say() {
    for (name, fen) in [
        (
            "Crazyhouse",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1",
        ),
        ("Racing Kings", "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1"),
        (
            "Horde",
            "rnbqkbnr/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w kq - 0 1",
        ),
        (
            "Three-check",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1",
        ),
    ] {
        for tags in [
            format!("[FEN \"{fen}\"]\n[Variant \"{name}\"]\n"),
            format!("[Variant \"{name}\"]\n[FEN \"{fen}\"]\n"),
        ] {
            let told = faults(format!("[Event \"1\"]\n{tags}\n1. e4 *\n").as_bytes());
            assert_eq!(told.len(), 1);
            assert!(told[0].contains(name), "{told:?}");
        }
    }
}

#[test]
fn a_bad_game_is_told_and_the_next_one_is_read() {
    for (bad, fault) in [
        (
            "1. e5 e5 *",
            "line 4, column 4: e5: a pawn on e2 does not move to e5",
        ),
        (
            "1. e4 e5 2. Qx *",
            "column 13: Qx: column 3: write the square the piece goes to",
        ),
        (
            "1. e4 (1. d4",
            "line 4, column 7: close the variation with )",
        ),
        (
            "(1. d4) 1. e4 *",
            "line 4, column 1: a variation follows the move",
        ),
        ("1. e4 ) e5 *", "line 4, column 7: no variation is open"),
        (
            "1. e4 {never closed",
            "line 4, column 7: close the comment with }",
        ),
        (
            "1. e4 $x e5 *",
            "line 4, column 7: write a number from 0 to 255",
        ),
        (
            "1. e4 $256 e5 *",
            "line 4, column 7: write a number from 0 to 255",
        ),
        ("1. e4 } e5 *", "line 4, column 7: } has no meaning here"),
        ("1. e4 -- 2. d4 *", "line 4, column 7: -- is a null move"),
        (
            "[Broken \"tag]\n\n1. e4 *",
            "line 4, column 1: a tag is written [Name \"value\"]",
        ),
        (
            "[Variant \"Atomic\"]\n\n1. e4 *",
            "line 4, column 1: \"Atomic\" is another game",
        ),
        (
            "[FEN \"4k3/8 w\"]\n\n*",
            "line 4, column 1: board field, column 6: there are 2 ranks",
        ),
        (
            "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *",
            "line 4, column 1: ",
        ),
    ] {
        let good = "[Event \"good\"]\n\n1. e4 e5 1-0\n";
        let file = format!("{good}{bad}\n\n[Event \"x\"]\n\n1. d4 0-1\n\n{good}");
        let games = games(file.as_bytes());
        let told: Vec<_> = games
            .iter()
            .filter_map(|game| game.as_ref().err())
            .collect();
        assert_eq!((games.len(), told.len()), (4, 1), "{bad}: {told:?}");
        let text = games[1].as_ref().unwrap_err().to_string();
        assert!(text.contains(fault), "{bad}: {text}");
    }
}

#[test]
fn variations_are_deep_but_not_bottomless() {
    let nested = |depth: usize| {
        let open: String = (0..depth).map(|_| "1. e4 (").collect();
        format!(
            "{open}1. d4{} *\n\n[Event \"next\"]\n1. e4 *",
            ")".repeat(depth)
        )
    };
    let deep = games(nested(MAX_DEPTH).as_bytes());
    assert!(deep.iter().all(Result::is_ok) && deep.len() == 2);
    let written = deep[0].as_ref().unwrap().to_string();
    assert_eq!(&only(&written), deep[0].as_ref().unwrap());

    let too_deep = games(nested(MAX_DEPTH + 1).as_bytes());
    assert_eq!(too_deep.len(), 2);
    assert_eq!(too_deep[0].as_ref().unwrap_err().problem, Problem::TooDeep);
    assert!(too_deep[1].is_ok());
    let bottomless = "1. e4 (".repeat(100_000);
    assert_eq!(faults(bottomless.as_bytes()).len(), 1);
}

#[test]
fn no_token_fills_the_memory() {
    // Longer than any window, and each without an end.
    for begin in [
        "{",
        "1. e4 {",
        "[Event \"",
        "1. e4 e",
        "; ",
        "1",
        "(",
        "\"",
        "% ",
        "[",
    ] {
        for filler in ["x", " ", "\n", "[", "(", "\"", "1 ", "e4 ", "[E \"x\"] "] {
            let file = format!("{begin}{}", filler.repeat(1_500_000 / filler.len()));
            let mut count = 0;
            let mut summary = Summary::new(|_, _| count += 1);
            let mut reader = Reader::new(file.as_bytes());
            while reader.read(&mut summary).unwrap() {}
        }
    }
}

#[test]
fn a_comment_of_any_sane_length_is_kept() {
    let text = "word ".repeat(100_000);
    let game = only(&format!("1. e4 {{{text}}} e5 *"));
    assert_eq!(game.line().plies[0].comments[0].len(), text.len() - 1);
}

#[test]
fn a_summary_counts() {
    let file = "[Result \"0-1\"]\n1. e4 e5\n\n[Event \"2\"]\n1. d4 1-0\n\n[Event \"3\"]\n\
                [Result \"1/2-1/2\"]\n\n1/2-1/2\n[Event \"4\"]\n1. Ke2 *";
    let mut bad = Vec::new();
    let mut summary = Summary::new(|game, fault| bad.push((game, fault.problem.code())));
    let mut reader = Reader::new(file.as_bytes());
    while reader.read(&mut summary).unwrap() {}
    assert_eq!(
        (summary.games(), summary.valid(), summary.positions()),
        (4, 3, 7)
    );
    assert_eq!(
        GameResult::ALL.map(|result| summary.results(result)),
        [1, 1, 1, 0]
    );
    drop(summary);
    assert_eq!(bad, [(4, "no_such_move")]);
}

#[test]
fn games_written_in_rows_are_read_back() {
    let mut file = String::new();
    for start in StartPosition::all().step_by(97) {
        let mut game = PgnGame::new(start.position());
        game.set_tag("Black", "Igrač \"02\" \\ Клуб");
        for nth in 0..30 {
            let moves = game.end().legal_moves();
            let Some(the_move) = moves.get(nth * 7 % moves.len().max(1)) else {
                break;
            };
            let ply = game.play(the_move).unwrap();
            if nth % 9 == 0 {
                ply.comments
                    .push("a comment with a } in it".replace('}', ")"));
                ply.nags.push(3);
            }
        }
        game.set_result(GameResult::Draw);
        file.push_str(&game.to_string());
        assert_eq!(only(&game.to_string()), game);
    }
    assert!(
        file.lines()
            .all(|line| line.starts_with('[') || line.chars().count() <= 80)
    );
    assert_eq!(games(file.as_bytes()).len(), 10);
}

#[test]
fn an_input_that_fails_says_so() {
    struct Broken;
    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("the disk is gone"))
        }
    }
    let mut games = Games::new(Broken);
    assert!(games.next().is_some_and(|game| game.is_err()));
    assert_eq!(Position::default().turn(), rokada_chess::Color::White);
}
