//! Records to lines.

use core::fmt;

use rokada_pairing::{Points, Side};

use super::error::Field;
use super::read::{FIRST_ROUND, ROUND_WIDTH};
use super::record::{
    Abnormal, Acceleration, Dialect, EngineScore, GameScore, MatchScore, Player, Record, Team,
};
use rokada_standings::PlayerResult;

/// A value that the format's columns cannot hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TooWide {
    /// The field.
    pub field: Field,
    /// The value.
    pub value: String,
    /// How many characters the field has.
    pub width: usize,
}

impl fmt::Display for TooWide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the {} {} does not fit into the format's {} columns",
            self.field, self.value, self.width
        )
    }
}

impl core::error::Error for TooWide {}

/// A line being filled column by column, from left to right.
struct Columns {
    text: String,
    width: usize,
}

impl Columns {
    fn new(code: &str) -> Columns {
        Columns {
            text: code.to_owned(),
            width: code.len(),
        }
    }

    /// Text from a column on, cut to what fits.
    fn text(&mut self, from: usize, to: usize, text: &str) -> &mut Columns {
        if !text.is_empty() {
            self.pad(from);
            for letter in text.chars().take(to + 1 - from) {
                // A line's end inside a name would end the record.
                self.text
                    .push(if letter.is_control() { ' ' } else { letter });
                self.width += 1;
            }
        }
        self
    }

    /// A number at the right of its columns; `None` leaves them blank.
    fn number(
        &mut self,
        field: Field,
        from: usize,
        to: usize,
        number: Option<impl fmt::Display>,
    ) -> Result<&mut Columns, TooWide> {
        let Some(number) = number else {
            return Ok(self);
        };
        let text = number.to_string();
        let width = to + 1 - from;
        if text.len() > width {
            return Err(TooWide {
                field,
                value: text,
                width,
            });
        }
        Ok(self.text(to + 1 - text.len(), to, &text))
    }

    fn points(
        &mut self,
        from: usize,
        to: usize,
        points: Option<Points>,
    ) -> Result<&mut Columns, TooWide> {
        self.number(Field::Points, from, to, points)
    }

    /// Starting ranks in columns of four, each after a blank.
    fn players(&mut self, from: usize, players: &[u32]) -> Result<&mut Columns, TooWide> {
        for (at, player) in players.iter().enumerate() {
            let column = from + at * 5;
            self.number(Field::Number, column, column + 3, Some(player))?;
        }
        Ok(self)
    }

    fn pad(&mut self, column: usize) {
        while self.width + 1 < column {
            self.text.push(' ');
            self.width += 1;
        }
    }
}

/// Writes a record as its line, without the terminator.
pub(super) fn line(record: &Record) -> Result<String, TooWide> {
    let mut columns = match record {
        Record::Blank => return Ok(String::new()),
        Record::Comment(comment) => return Ok(format!("###{comment}")),
        Record::Other(line) => return Ok(line.clone()),
        Record::Header(header, value) => {
            let mut columns = Columns::new(header.code());
            columns.text(5, usize::MAX - 1, value);
            columns
        }
        Record::RoundDates(dates) => round_dates(dates),
        Record::Player(player) => whole_player(player)?,
        Record::National { federation, player } => person(federation, player)?,
        Record::Rounds(Dialect::Fide, rounds) => words("142", [rounds]),
        Record::Rounds(Dialect::Engine, rounds) => words("XXR", [rounds]),
        Record::InitialColor(side) => words("152", [capitals(&[*side])]),
        Record::Options(options) => words("XXC", options),
        Record::GamePoints(scores) => game_points(scores)?,
        Record::EngineScores(scores) => words(
            "XXS",
            scores
                .iter()
                .map(|(code, points)| format!("{code}={points}")),
        ),
        Record::EnginePoints(score, points) => {
            let mut columns = Columns::new(code_of(&EngineScore::CODES, score));
            columns.points(5, 8, Some(*points))?;
            columns
        }
        Record::MatchPoints(scores) => match_points(scores)?,
        Record::Absent(players) => words("XXZ", players),
        Record::Byes {
            result,
            round,
            players,
        } => byes(*result, *round, players)?,
        Record::PlayerAcceleration { player, points } => player_acceleration(*player, points)?,
        Record::Acceleration(acceleration) => accelerated(acceleration)?,
        Record::Forbidden { rounds, players } => forbidden(*rounds, players)?,
        Record::BoardColors(sides) => words("352", [capitals(sides)]),
        Record::OldTeam { name, players } => {
            let mut columns = Columns::new("013");
            columns.text(5, 36, name).players(37, players)?;
            columns
        }
        Record::Team(team) => whole_team(team)?,
        Record::TeamByes {
            match_points,
            game_points,
            teams,
        } => team_byes(*match_points, *game_points, teams)?,
        Record::ForfeitedMatch {
            present,
            round,
            white,
            black,
        } => {
            let sign = |came| if came { "+" } else { "-" };
            let mut columns = Columns::new("330");
            columns
                .text(5, 5, sign(present.0))
                .text(6, 6, sign(present.1));
            columns
                .number(Field::Round, 8, 10, Some(round))?
                .number(Field::Team, 12, 14, Some(white))?
                .number(Field::Team, 16, 18, Some(black))?;
            columns
        }
        Record::LineUp {
            round,
            team,
            opponent,
            players,
        } => {
            let mut columns = Columns::new("300");
            columns
                .number(Field::Round, 5, 7, Some(round))?
                .number(Field::Team, 9, 11, Some(team))?
                .number(Field::Team, 13, 15, Some(opponent))?;
            for (board, player) in players.iter().enumerate() {
                let column = 17 + board * 5;
                match player {
                    Some(player) => {
                        columns.number(Field::Number, column, column + 3, Some(player))?
                    }
                    None => columns.text(column, column + 3, "0000"),
                };
            }
            columns
        }
        Record::AbnormalPoints(abnormal) => abnormal_points(abnormal)?,
    };
    let end = columns.text.trim_end().len();
    columns.text.truncate(end);
    Ok(columns.text)
}

fn words<W: fmt::Display>(code: &str, words: impl IntoIterator<Item = W>) -> Columns {
    let mut columns = Columns::new(code);
    for word in words {
        let word = format!(" {word}");
        columns.width += word.chars().count();
        columns.text.push_str(&word);
    }
    columns
}

fn person(code: &str, player: &Player) -> Result<Columns, TooWide> {
    let mut columns = Columns::new(code);
    columns.number(Field::Number, 5, 8, Some(player.number))?;
    if let Some(sex) = player.sex {
        columns.text(10, 10, sex.encode_utf8(&mut [0; 4]));
    }
    // Titles of three letters fill their columns, shorter ones stand at the right.
    let title = player.title.chars().count().min(3);
    columns.text(14 - title.max(1), 13, &player.title);
    columns
        .text(15, 47, &player.name)
        .number(Field::Rating, 49, 52, player.rating)?
        .text(54, 56, &player.federation);
    let id = player.fide_id.chars().count().clamp(1, 11);
    columns.text(69 - id, 68, &player.fide_id);
    columns.text(70, 79, &player.birth);
    Ok(columns)
}

fn whole_player(player: &Player) -> Result<Columns, TooWide> {
    let mut columns = person("001", player)?;
    columns
        .points(81, 84, player.points)?
        .number(Field::Rank, 86, 89, player.rank)?;
    for (round, pairing) in player.rounds.iter().enumerate() {
        let Some(pairing) = pairing else { continue };
        let column = FIRST_ROUND + round * ROUND_WIDTH;
        match pairing.opponent {
            Some(opponent) => {
                columns.number(Field::Opponent, column, column + 3, Some(opponent))?
            }
            None => columns.text(column, column + 3, "0000"),
        };
        let side = pairing.side.map_or("-", letter);
        columns.text(column + 5, column + 5, side);
        if let Some(result) = pairing.result {
            let letter = result.letter();
            columns.text(column + 7, column + 7, letter.encode_utf8(&mut [0; 4]));
        }
    }
    Ok(columns)
}

fn letter(side: Side) -> &'static str {
    match side {
        Side::White => "w",
        Side::Black => "b",
    }
}

fn capitals(sides: &[Side]) -> String {
    let letters: String = sides.iter().map(|side| letter(*side)).collect();
    letters.to_ascii_uppercase()
}

fn round_dates(dates: &[String]) -> Columns {
    let mut columns = Columns::new("132");
    for (round, date) in dates.iter().enumerate() {
        let column = FIRST_ROUND + round * ROUND_WIDTH;
        columns.text(column, column + ROUND_WIDTH - 1, date);
    }
    columns
}

/// The text a code is written as, from its table.
fn code_of<T: PartialEq, C: Copy>(codes: &[(C, T)], value: &T) -> C {
    codes
        .iter()
        .find(|(_, known)| known == value)
        .map(|(code, _)| *code)
        .unwrap_or(codes[0].0)
}

fn game_points(scores: &[(GameScore, Points)]) -> Result<Columns, TooWide> {
    let mut columns = Columns::new("162");
    for (at, (score, points)) in scores.iter().enumerate() {
        let column = 6 + at * 9;
        let letter = code_of(&GameScore::LETTERS, score);
        columns.text(column, column, letter.encode_utf8(&mut [0; 4]));
        columns.points(column + 1, column + 4, Some(*points))?;
    }
    Ok(columns)
}

fn match_points(scores: &[(MatchScore, Points)]) -> Result<Columns, TooWide> {
    let mut columns = Columns::new("362");
    for (at, (score, points)) in scores.iter().enumerate() {
        let column = 5 + at * 9;
        columns.text(column, column + 1, code_of(&MatchScore::CODES, score));
        columns.points(column + 2, column + 5, Some(*points))?;
    }
    Ok(columns)
}

fn byes(result: PlayerResult, round: u16, players: &[u32]) -> Result<Columns, TooWide> {
    let mut columns = Columns::new("240");
    columns.text(5, 5, result.letter().encode_utf8(&mut [0; 4]));
    columns
        .number(Field::Round, 7, 9, Some(format!("{round:03}")))?
        .players(11, players)?;
    Ok(columns)
}

fn player_acceleration(player: u32, points: &[Points]) -> Result<Columns, TooWide> {
    let mut columns = Columns::new("XXA");
    columns.number(Field::Number, 5, 8, Some(player))?;
    for (round, points) in points.iter().enumerate() {
        let column = 10 + round * 5;
        columns.points(column, column + 3, Some(*points))?;
    }
    Ok(columns)
}

fn accelerated(acceleration: &Acceleration) -> Result<Columns, TooWide> {
    let mut columns = Columns::new("250");
    columns
        .points(5, 8, acceleration.match_points)?
        .points(10, 13, acceleration.game_points)?
        .number(Field::Round, 15, 17, Some(acceleration.rounds.0))?
        .number(Field::Round, 19, 21, Some(acceleration.rounds.1))?
        .number(Field::Number, 23, 26, Some(acceleration.players.0))?
        .number(Field::Number, 28, 31, Some(acceleration.players.1))?;
    Ok(columns)
}

fn forbidden(rounds: Option<(u16, u16)>, players: &[u32]) -> Result<Columns, TooWide> {
    let Some((first, last)) = rounds else {
        return Ok(words("XXP", players));
    };
    let mut columns = Columns::new("260");
    columns
        .number(Field::Round, 5, 7, Some(format!("{first:03}")))?
        .number(Field::Round, 9, 11, Some(format!("{last:03}")))?
        .players(13, players)?;
    Ok(columns)
}

fn whole_team(team: &Team) -> Result<Columns, TooWide> {
    let mut columns = Columns::new("310");
    columns
        .number(Field::Team, 5, 7, Some(team.number))?
        .text(9, 40, &team.name)
        .text(42, 46, &team.nickname)
        .number(Field::Strength, 48, 53, team.strength)?
        .points(55, 60, team.match_points)?
        .points(62, 67, team.game_points)?
        .number(Field::Rank, 69, 71, team.rank)?
        .players(74, &team.players)?;
    Ok(columns)
}

fn team_byes(
    match_points: Option<Points>,
    game_points: Option<Points>,
    teams: &[Option<u32>],
) -> Result<Columns, TooWide> {
    let mut columns = Columns::new("320");
    columns
        .points(5, 8, match_points)?
        .points(10, 13, game_points)?;
    for (round, team) in teams.iter().enumerate() {
        let column = 15 + round * 4;
        let number = format!("{:03}", team.unwrap_or(0));
        columns.number(Field::Team, column, column + 2, Some(number))?;
    }
    Ok(columns)
}

fn abnormal_points(abnormal: &Abnormal) -> Result<Columns, TooWide> {
    let mut columns = Columns::new("299");
    if let Some(result) = abnormal.result {
        columns.text(5, 5, result.encode_utf8(&mut [0; 4]));
    }
    columns
        .points(8, 11, abnormal.match_points)?
        .points(14, 17, abnormal.game_points)?
        .number(Field::Round, 20, 22, abnormal.round)?
        .players(24, &abnormal.players)?;
    Ok(columns)
}
