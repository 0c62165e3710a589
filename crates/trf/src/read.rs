//! Lines to records.

use rokada_pairing::{Points, Side};

use super::error::{Field, TrfError, TrfErrorKind};
use super::line::Line;
use super::record::{
    Abnormal, Acceleration, Dialect, EngineScore, GameScore, Header, MatchScore, Pairing, Player,
    Record, Team,
};
use rokada_standings::PlayerResult;

/// Where the first round's columns begin in `001` and `132`, and how many columns a round has.
pub(super) const FIRST_ROUND: usize = 92;
pub(super) const ROUND_WIDTH: usize = 10;

/// Reads one line as the record it is. The line comes back counting its columns as they were read.
pub(super) fn record(line: &mut Line<'_>) -> Result<Record, TrfError> {
    if line.text.trim().is_empty() {
        return Ok(Record::Blank);
    }
    if let Some(comment) = line.text.strip_prefix("###") {
        return Ok(Record::Comment(comment.to_owned()));
    }
    let code = line.columns(1, 3).to_ascii_uppercase();
    if let Some(header) = Header::from_code(&code) {
        return Ok(Record::Header(header, line.rest(5).to_owned()));
    }
    if let Some(&(_, score)) = EngineScore::CODES.iter().find(|(known, _)| *known == code) {
        return Ok(Record::EnginePoints(score, points_needed(line, 5, 9)?));
    }
    match code.as_str() {
        "001" => aligned(line, player).map(|player| Record::Player(Box::new(player))),
        "132" => Ok(Record::RoundDates(round_dates(line))),
        "142" => Ok(Record::Rounds(Dialect::Fide, rounds(line)?)),
        "XXR" => Ok(Record::Rounds(Dialect::Engine, rounds(line)?)),
        "152" => initial_color(line),
        "XXC" => Ok(Record::Options(
            line.words(5).map(|(_, word)| word.to_owned()).collect(),
        )),
        "162" => game_points(line),
        "XXS" => engine_scores(line),
        "362" => match_points(line),
        "XXZ" => Ok(Record::Absent(line.players(5)?)),
        "240" => byes(line),
        "XXA" => player_acceleration(line),
        "250" => acceleration(line),
        "260" => forbidden(line, 13),
        "XXP" => forbidden(line, 5),
        "352" => board_colors(line),
        "013" => aligned(line, old_team),
        "310" => aligned(line, team).map(|team| Record::Team(Box::new(team))),
        "320" => team_byes(line),
        "330" => forfeited_match(line),
        "300" => line_up(line),
        "299" => abnormal_points(line),
        _ => Ok(national(line).unwrap_or_else(|| Record::Other(line.text.to_owned()))),
    }
}

/// Reads a line by characters or, where only that makes sense of it, by bytes.
fn aligned<T>(
    line: &mut Line<'_>,
    read: impl Fn(&Line<'_>) -> Result<T, TrfError>,
) -> Result<T, TrfError> {
    read(line).or_else(|error| {
        let in_bytes = line.in_bytes().ok_or_else(|| error.clone())?;
        let value = read(&in_bytes).map_err(|_| error)?;
        *line = in_bytes;
        Ok(value)
    })
}

/// The fields that `001` and the records of national ratings share.
fn person(line: &Line<'_>) -> Result<Player, TrfError> {
    let number = line.needed(Field::Number, 5, 8)?;
    if number == 0 {
        return Err(line.invalid(5, Field::Number, line.trimmed(5, 8)));
    }
    Ok(Player {
        number,
        sex: line.letter(10),
        title: line.trimmed(11, 13).to_owned(),
        name: line.trimmed(15, 47).to_owned(),
        rating: line.number(Field::Rating, 49, 52)?.filter(|&r| r != 0),
        federation: line.trimmed(54, 56).to_owned(),
        fide_id: line.trimmed(58, 68).to_owned(),
        birth: line.trimmed(70, 79).to_owned(),
        points: None,
        rank: None,
        rounds: Vec::new(),
    })
}

fn player(line: &Line<'_>) -> Result<Player, TrfError> {
    let mut player = person(line)?;
    player.points = line.points(81, 84)?;
    player.rank = line.number(Field::Rank, 86, 89)?;
    for column in [53, 80, 85, 90, 91] {
        line.separator(column)?;
    }
    let rounds = (line.width() + 1)
        .saturating_sub(FIRST_ROUND)
        .div_ceil(ROUND_WIDTH);
    for round in 0..rounds {
        player
            .rounds
            .push(pairing(line, FIRST_ROUND + round * ROUND_WIDTH)?);
    }
    while player.rounds.last() == Some(&None) {
        player.rounds.pop();
    }
    Ok(player)
}

/// One round's columns: opponent (4), colour (1), result (1), each after a blank.
fn pairing(line: &Line<'_>, column: usize) -> Result<Option<Pairing>, TrfError> {
    if line.trimmed(column, column + ROUND_WIDTH - 1).is_empty() {
        return Ok(None);
    }
    for blank in [4, 6, 8, 9] {
        line.separator(column + blank)?;
    }
    let opponent = line.number(Field::Opponent, column, column + 3)?;
    let side = match line.letter(column + 5) {
        None | Some('-') => None,
        Some(letter) => Some(self::side(letter).ok_or_else(|| {
            line.invalid(column + 5, Field::Color, letter.encode_utf8(&mut [0; 4]))
        })?),
    };
    let result = match line.letter(column + 7) {
        None => None,
        Some(letter) => Some(PlayerResult::from_letter(letter).ok_or_else(|| {
            line.invalid(column + 7, Field::Result, letter.encode_utf8(&mut [0; 4]))
        })?),
    };
    Ok(Some(Pairing {
        opponent: opponent.filter(|&number| number != 0),
        side,
        result,
    }))
}

fn side(letter: char) -> Option<Side> {
    match letter {
        'w' | 'W' => Some(Side::White),
        'b' | 'B' => Some(Side::Black),
        _ => None,
    }
}

/// A federation's code in place of `001`. Any other three letters are somebody's own record, so
/// what does not read as one is no error.
fn national(line: &mut Line<'_>) -> Option<Record> {
    let federation = line.columns(1, 3);
    let is_code = federation.len() == 3 && federation.bytes().all(|b| b.is_ascii_uppercase());
    if !is_code || federation.starts_with("XX") || line.separator(4).is_err() {
        return None;
    }
    let player = aligned(line, |line| {
        line.separator(9)?;
        line.separator(14)?;
        line.separator(48)?;
        person(line)
    })
    .ok()?;
    let nothing_more = line.rest(80).is_empty();
    (nothing_more && !player.name.is_empty()).then(|| Record::National {
        federation: federation.to_owned(),
        player: Box::new(player),
    })
}

fn round_dates(line: &Line<'_>) -> Vec<String> {
    let rounds = (line.width() + 1)
        .saturating_sub(FIRST_ROUND)
        .div_ceil(ROUND_WIDTH);
    (0..rounds)
        .map(|round| {
            let column = FIRST_ROUND + round * ROUND_WIDTH;
            line.trimmed(column, column + ROUND_WIDTH - 1).to_owned()
        })
        .collect()
}

fn rounds(line: &Line<'_>) -> Result<u16, TrfError> {
    line.needed(Field::Round, 5, line.width().max(5))
}

fn initial_color(line: &Line<'_>) -> Result<Record, TrfError> {
    let Some((column, word)) = line.words(4).next() else {
        return Err(line.error(5, TrfErrorKind::Missing(Field::Color)));
    };
    match word.chars().next().and_then(side) {
        Some(side) if word.len() == 1 => Ok(Record::InitialColor(side)),
        _ => Err(line.invalid(column, Field::Color, word)),
    }
}

fn points_needed(line: &Line<'_>, from: usize, to: usize) -> Result<Points, TrfError> {
    line.points(from, to)?
        .ok_or_else(|| line.error(from, TrfErrorKind::Missing(Field::Points)))
}

fn game_points(line: &Line<'_>) -> Result<Record, TrfError> {
    let mut scores = Vec::new();
    for column in (6..=line.width()).step_by(9) {
        let Some(letter) = line.letter(column) else {
            continue;
        };
        let code = letter.to_ascii_uppercase();
        let Some(&(_, score)) = GameScore::LETTERS.iter().find(|(known, _)| *known == code) else {
            return Err(line.invalid(column, Field::PointCode, &letter.to_string()));
        };
        scores.push((score, points_needed(line, column + 1, column + 4)?));
    }
    Ok(Record::GamePoints(scores))
}

fn match_points(line: &Line<'_>) -> Result<Record, TrfError> {
    let mut scores = Vec::new();
    for column in (5..=line.width()).step_by(9) {
        let code = line.trimmed(column, column + 1);
        if code.is_empty() {
            continue;
        }
        let upper = code.to_ascii_uppercase();
        let Some(&(_, score)) = MatchScore::CODES.iter().find(|(known, _)| *known == upper) else {
            return Err(line.invalid(column, Field::PointCode, code));
        };
        scores.push((score, points_needed(line, column + 2, column + 5)?));
    }
    Ok(Record::MatchPoints(scores))
}

/// The codes `XXS` may set.
pub(super) const ENGINE_CODES: [&str; 14] = [
    "W", "D", "L", "WW", "BW", "WD", "BD", "WL", "BL", "ZPB", "HPB", "FPB", "PAB", "FW",
];

fn engine_scores(line: &Line<'_>) -> Result<Record, TrfError> {
    let mut scores = Vec::new();
    for (column, word) in line.words(5) {
        let (code, value) = word
            .split_once('=')
            .ok_or_else(|| line.invalid(column, Field::PointCode, word))?;
        let code = code.to_ascii_uppercase();
        if !ENGINE_CODES.contains(&code.as_str()) && code != "FL" {
            return Err(line.invalid(column, Field::PointCode, &code));
        }
        let points = value
            .parse()
            .map_err(|_| line.invalid(column + code.len() + 1, Field::Points, value))?;
        scores.push((code, points));
    }
    Ok(Record::EngineScores(scores))
}

fn byes(line: &Line<'_>) -> Result<Record, TrfError> {
    let result = match line.letter(5).map(|letter| letter.to_ascii_uppercase()) {
        Some('F') => PlayerResult::FullPointBye,
        Some('H') => PlayerResult::HalfPointBye,
        Some('Z') | None => PlayerResult::ZeroPointBye,
        Some(_) => return Err(line.invalid(5, Field::Kind, line.columns(5, 5))),
    };
    Ok(Record::Byes {
        result,
        round: line.needed(Field::Round, 7, 9)?,
        players: line.players(11)?,
    })
}

fn player_acceleration(line: &Line<'_>) -> Result<Record, TrfError> {
    let player = line.needed(Field::Number, 5, 8)?;
    let points = line
        .words(10)
        .map(|(column, word)| {
            word.parse()
                .map_err(|_| line.invalid(column, Field::Points, word))
        })
        .collect::<Result<Vec<Points>, TrfError>>()?;
    Ok(Record::PlayerAcceleration { player, points })
}

fn acceleration(line: &Line<'_>) -> Result<Record, TrfError> {
    let first_round = line.needed(Field::Round, 15, 17)?;
    let first_player = line.needed(Field::Number, 23, 26)?;
    Ok(Record::Acceleration(Acceleration {
        match_points: line.points(5, 8)?,
        game_points: line.points(10, 13)?,
        rounds: (
            first_round,
            line.number(Field::Round, 19, 21)?.unwrap_or(first_round),
        ),
        players: (
            first_player,
            line.number(Field::Number, 28, 31)?.unwrap_or(first_player),
        ),
    }))
}

fn forbidden(line: &Line<'_>, players_from: usize) -> Result<Record, TrfError> {
    let rounds = if players_from > 5 {
        let first = line.needed(Field::Round, 5, 7)?;
        Some((first, line.number(Field::Round, 9, 11)?.unwrap_or(first)))
    } else {
        None
    };
    let players = line.players(players_from)?;
    if players.len() < 2 {
        return Err(line.error(players_from, TrfErrorKind::TooFew { needed: 2 }));
    }
    Ok(Record::Forbidden { rounds, players })
}

fn board_colors(line: &Line<'_>) -> Result<Record, TrfError> {
    let (column, word) = line.words(5).next().unwrap_or((5, ""));
    word.chars()
        .map(side)
        .collect::<Option<Vec<Side>>>()
        .filter(|sides| !sides.is_empty())
        .map(Record::BoardColors)
        .ok_or_else(|| line.invalid(column, Field::Color, word))
}

fn old_team(line: &Line<'_>) -> Result<Record, TrfError> {
    Ok(Record::OldTeam {
        name: line.trimmed(5, 36).to_owned(),
        players: line.players(37)?,
    })
}

fn team(line: &Line<'_>) -> Result<Team, TrfError> {
    Ok(Team {
        number: line.needed(Field::Team, 5, 7)?,
        name: line.trimmed(9, 40).to_owned(),
        nickname: line.trimmed(42, 46).to_owned(),
        strength: line.number(Field::Strength, 48, 53)?,
        match_points: line.points(55, 60)?,
        game_points: line.points(62, 67)?,
        rank: line.number(Field::Rank, 69, 71)?,
        players: line.players(73)?,
    })
}

fn team_byes(line: &Line<'_>) -> Result<Record, TrfError> {
    let mut teams = Vec::new();
    for column in (15..=line.width()).step_by(4) {
        let team = line.number(Field::Team, column, column + 2)?;
        teams.push(team.filter(|&number| number != 0));
    }
    while teams.last() == Some(&None) {
        teams.pop();
    }
    Ok(Record::TeamByes {
        match_points: line.points(5, 8)?,
        game_points: line.points(10, 13)?,
        teams,
    })
}

fn forfeited_match(line: &Line<'_>) -> Result<Record, TrfError> {
    let present = match line.columns(5, 6) {
        "+-" => (true, false),
        "-+" => (false, true),
        "--" => (false, false),
        other => return Err(line.invalid(5, Field::Kind, other)),
    };
    Ok(Record::ForfeitedMatch {
        present,
        round: line.needed(Field::Round, 8, 10)?,
        white: line.needed(Field::Team, 12, 14)?,
        black: line.needed(Field::Team, 16, 18)?,
    })
}

fn line_up(line: &Line<'_>) -> Result<Record, TrfError> {
    let mut players = Vec::new();
    for (column, word) in line.words(17) {
        let number: u32 = word
            .parse()
            .map_err(|_| line.invalid(column, Field::Number, word))?;
        players.push((number != 0).then_some(number));
    }
    Ok(Record::LineUp {
        round: line.needed(Field::Round, 5, 7)?,
        team: line.needed(Field::Team, 9, 11)?,
        opponent: line.needed(Field::Team, 13, 15)?,
        players,
    })
}

fn abnormal_points(line: &Line<'_>) -> Result<Record, TrfError> {
    let result = line.letter(5).map(|letter| letter.to_ascii_uppercase());
    if result.is_some_and(|letter| !"WDLFHZPU+-".contains(letter)) {
        return Err(line.invalid(5, Field::Kind, line.columns(5, 5)));
    }
    Ok(Record::AbnormalPoints(Abnormal {
        result,
        match_points: line.points(8, 11)?,
        game_points: line.points(14, 17)?,
        round: line
            .number(Field::Round, 20, 22)?
            .filter(|&round| round != 0),
        players: line.players(24)?,
    }))
}
