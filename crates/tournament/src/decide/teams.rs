//! Teams: who plays for whom.

use std::collections::BTreeSet;

use super::Asked;
use crate::{EntryId, Fact, Refusal, Setting, TeamId};

impl Asked<'_> {
    pub(super) fn form_team(
        &self,
        team: Option<TeamId>,
        name: String,
        members: Vec<EntryId>,
    ) -> Result<Fact, Refusal> {
        if name.trim().is_empty() {
            return Err(Refusal::NameMissing);
        }
        if members.is_empty() {
            return Err(Refusal::BadSetting {
                setting: Setting::Teams,
            });
        }
        let mut seen = BTreeSet::new();
        for &member in &members {
            self.entry(member)?;
            if !seen.insert(member) {
                return Err(Refusal::SamePlayer);
            }
        }
        let team = match team {
            Some(team) if self.state.team(team).is_none() => {
                return Err(Refusal::UnknownTeam { team });
            }
            Some(team) => team,
            None => TeamId(self.state.last_team + 1),
        };
        self.teams_are_free()?;
        Ok(Fact::TeamFormed {
            team,
            name,
            members,
        })
    }

    pub(super) fn dissolve_team(&self, team: TeamId) -> Result<Fact, Refusal> {
        if self.state.team(team).is_none() {
            return Err(Refusal::UnknownTeam { team });
        }
        self.teams_are_free()?;
        Ok(Fact::TeamDissolved { team })
    }

    /// Where teams meet, their line-ups are what the pairings are made of.
    fn teams_are_free(&self) -> Result<(), Refusal> {
        if self.state.current_round() > 0 && self.state.settings.pairs_teams() {
            return Err(Refusal::FixedOncePaired {
                setting: Setting::Teams,
            });
        }
        Ok(())
    }
}
