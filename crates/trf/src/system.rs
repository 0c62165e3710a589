//! The system of pairing that a report's code names (`192`).

use crate::Report;
use crate::record::Header;

/// A system of pairing, as record `192` writes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CodedSystem {
    /// `FIDE_DUTCH`, with the year of its edition where it says one, and `BAKU`.
    Dutch {
        /// The year of the edition.
        edition: Option<u16>,
        /// Accelerated by the Baku method.
        baku: bool,
    },
    /// `FIDE_ROUNDROBIN`, `FIDE_DOUBLEROUNDROBIN`, `BERGER_ROUNDROBIN`, …
    RoundRobin {
        /// Everyone meets everyone twice.
        double: bool,
    },
    /// `CUSTOM_KNOCKOUT`.
    KnockOut,
    /// `SCHEVENINGEN`.
    Scheveningen,
    /// A system in which teams are paired, as the code writes it.
    Team(String),
    /// Another system, as the code writes it.
    Other(String),
}

impl CodedSystem {
    /// Reads the code of a system.
    ///
    /// ```
    /// use rokada_trf::CodedSystem;
    ///
    /// let system = CodedSystem::read("FIDE_DUTCH_2026_BAKU");
    /// assert_eq!(system, CodedSystem::Dutch { edition: Some(2026), baku: true });
    /// assert_eq!(CodedSystem::read("FIDE_DUBOV"), CodedSystem::Other("FIDE_DUBOV".into()));
    /// ```
    pub fn read(code: &str) -> CodedSystem {
        let upper = code.trim().to_ascii_uppercase();
        let parts: Vec<&str> = upper.split(['_', ' ', '-']).collect();
        let has = |part: &str| parts.contains(&part);
        let joined = parts.concat();
        if has("TEAM") || has("TEAMS") {
            CodedSystem::Team(upper)
        } else if has("DUTCH") {
            let years = parts.iter().filter(|part| part.len() == 4);
            CodedSystem::Dutch {
                edition: years.filter_map(|part| part.parse().ok()).next(),
                baku: has("BAKU"),
            }
        } else if joined.contains("ROUNDROBIN") {
            CodedSystem::RoundRobin {
                double: joined.contains("DOUBLEROUNDROBIN"),
            }
        } else if joined.contains("KNOCKOUT") {
            CodedSystem::KnockOut
        } else if has("SCHEVENINGEN") {
            CodedSystem::Scheveningen
        } else {
            CodedSystem::Other(upper)
        }
    }
}

impl Report {
    /// The system that the report's code names (`192`); some programs write the code where the kind
    /// stands in words (`092`).
    pub fn coded_system(&self) -> Option<CodedSystem> {
        let coded = self
            .header(Header::EncodedKind)
            .filter(|code| !code.is_empty());
        let in_kind = || {
            let kind = self.header(Header::Kind)?;
            kind.starts_with("FIDE_").then_some(kind)
        };
        coded.or_else(in_kind).map(CodedSystem::read)
    }
}
