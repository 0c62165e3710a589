//! The players of the round in the order of article 1.2, with what articles 1.4 to 1.8 say of each.

use rokada_pairing::{Player, Points, RoundKind, RoundRecord, Side, Table};

use super::colors::{Preference, preference};

/// A set of players: bit *i* is the player of rank *i*.
pub(crate) type Group = u32;

/// The ranks of a set, the highest ranked first.
pub(crate) fn members(group: Group) -> impl Iterator<Item = usize> + Clone {
    (0..32).filter(move |rank| group >> rank & 1 == 1)
}

/// A float in a past round (1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Floated {
    Down,
    Up,
    Neither,
}

/// A player who is to be paired.
#[derive(Debug)]
pub(crate) struct Person {
    pub(crate) number: u32,
    /// Whether the TPN is odd, counting only those who have entered the tournament by now: one who
    /// has not been paired yet is a late entry without a place in the list (C.04.2).
    pub(crate) odd_tpn: bool,
    pub(crate) score: Points,
    /// Colours of the games played, the first game first.
    pub(crate) colors: Vec<Side>,
    pub(crate) preference: Preference,
    pub(crate) topscorer: bool,
    /// Floats one and two rounds before.
    pub(crate) floats: [Floated; 2],
    /// C2 does not stand against the bye.
    pub(crate) may_have_bye: bool,
    pub(crate) unplayed_games: u32,
    /// Whom C1, C3 and the regulations allow as opponents.
    pub(crate) may_meet: Group,
}

impl Person {
    /// Games with White less games with Black (1.6).
    pub(crate) fn color_difference(&self) -> i32 {
        self.colors
            .iter()
            .map(|side| if *side == Side::White { 1 } else { -1 })
            .sum()
    }
}

/// Everyone who is to be paired, the highest ranked first.
#[derive(Debug)]
pub(crate) struct Field {
    pub(crate) people: Vec<Person>,
    pub(crate) initial_side: Side,
}

impl Field {
    pub(crate) fn of(table: &Table) -> Field {
        let round = table.next_round();
        let mut players: Vec<&Player> = table.players.iter().filter(|p| p.takes_part).collect();
        players.sort_by_key(|p| (core::cmp::Reverse(p.pairing_score(round)), p.number));
        assert!(players.len() <= 32, "the slow pairing is for small fields");

        let mut people: Vec<Person> = players.iter().map(|p| person(table, p, round)).collect();
        for (rank, player) in players.iter().enumerate() {
            let may_meet = (0..people.len()).filter(|&other| {
                rank != other
                    && !have_met(player, players[other].number)
                    && !is_forbidden(table, round, player.number, players[other].number)
                    && !colors_clash(&people[rank], &people[other])
            });
            people[rank].may_meet = may_meet.fold(0, |group, other| group | 1 << other);
        }
        Field {
            people,
            initial_side: table.initial_side,
        }
    }

    pub(crate) fn everyone(&self) -> Group {
        (0..self.people.len()).fold(0, |group, rank| group | 1 << rank)
    }

    pub(crate) fn may_meet(&self, a: usize, b: usize) -> bool {
        self.people[a].may_meet >> b & 1 == 1
    }

    /// The players of each score, the highest score first (1.3.1).
    pub(crate) fn scoregroups(&self) -> Vec<Group> {
        let ranks: Vec<usize> = (0..self.people.len()).collect();
        ranks
            .chunk_by(|a, b| self.people[*a].score == self.people[*b].score)
            .map(|same| same.iter().fold(0, |group, rank| group | 1 << rank))
            .collect()
    }
}

fn person(table: &Table, player: &Player, round: u32) -> Person {
    let colors: Vec<Side> = player
        .history
        .iter()
        .filter_map(RoundRecord::played_side)
        .collect();
    let played_rounds = table.played_rounds();
    let float = |rounds_before: u32| match round.checked_sub(rounds_before) {
        Some(past) if past >= 1 => float_in(table, player, past),
        _ => Floated::Neither,
    };
    // 1.8: more than half of what could be scored, and only before the last round.
    let maximum = table.scoring.win.tenths() * played_rounds as i32;
    let topscorer = round == table.rounds && 2 * player.score().tenths() > maximum;
    let entered = |p: &Player| p.takes_part || p.history.iter().any(RoundRecord::was_paired);
    let higher = |p: &&Player| p.number < player.number && entered(p);
    Person {
        number: player.number,
        odd_tpn: table
            .players
            .iter()
            .filter(higher)
            .count()
            .is_multiple_of(2),
        score: player.pairing_score(round),
        preference: preference(&colors),
        topscorer,
        floats: [float(1), float(2)],
        may_have_bye: !player
            .history
            .iter()
            .any(|record| bars_from_bye(table, record)),
        unplayed_games: played_rounds - colors.len() as u32,
        colors,
        may_meet: 0,
    }
}

/// 1.4.2 to 1.4.4: unequal scores in a game, or more than a loss without playing.
fn float_in(table: &Table, player: &Player, round: u32) -> Floated {
    let record = &player.history[round as usize - 1];
    let RoundKind::Played { opponent, .. } = record.kind else {
        let unearned = record.kind == RoundKind::PairingBye || record.points > table.scoring.loss;
        return if unearned {
            Floated::Down
        } else {
            Floated::Neither
        };
    };
    let opponent = table
        .player(opponent)
        .expect("the opponent is in the table");
    match player
        .pairing_score(round)
        .cmp(&opponent.pairing_score(round))
    {
        core::cmp::Ordering::Greater => Floated::Down,
        core::cmp::Ordering::Less => Floated::Up,
        core::cmp::Ordering::Equal => Floated::Neither,
    }
}

/// C2: the bye already, or as much as a win in one round without playing.
fn bars_from_bye(table: &Table, record: &RoundRecord) -> bool {
    let unplayed = record.played_side().is_none();
    record.kind == RoundKind::PairingBye || (unplayed && record.points >= table.scoring.win)
}

/// C1: a game counts when it was played.
fn have_met(player: &Player, number: u32) -> bool {
    player.history.iter().any(
        |record| matches!(record.kind, RoundKind::Played { opponent, .. } if opponent == number),
    )
}

fn is_forbidden(table: &Table, round: u32, a: u32, b: u32) -> bool {
    table.forbidden.iter().any(|group| {
        group.rounds.contains(&round) && group.players.contains(&a) && group.players.contains(&b)
    })
}

/// C3: two who are not topscorers and must both have the same colour.
fn colors_clash(a: &Person, b: &Person) -> bool {
    !a.topscorer
        && !b.topscorer
        && a.preference.is_absolute()
        && b.preference.is_absolute()
        && a.preference.side() == b.preference.side()
}
