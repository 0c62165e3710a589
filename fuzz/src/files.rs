//! What must hold for any file that comes from elsewhere: nothing panics, nothing takes long or
//! fills memory, and what was read well is written and read again as the same. The fuzz targets run
//! these checks on nightly, `crates/tournament/tests/fuzz.rs` on stable.

use rokada_draw::{MAX_OUTCOMES, Protocol};
use rokada_tournament::{Fact, Settings, read_players, read_report};

/// Reads the data as protocols of draws, and judges them.
pub fn protocol(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let protocols = match Protocol::read_all(&text) {
        Ok(protocols) => protocols,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    for protocol in protocols {
        if let Ok(draw) = protocol.replay() {
            assert!(draw.entered().len() <= MAX_OUTCOMES);
            assert_eq!(draw.turns().len(), draw.entered().len());
        }
        match protocol.verify() {
            Ok(position) => {
                assert_eq!(protocol.number, Some(position.number()));
                let again: Protocol = protocol.to_string().parse().expect("what is written");
                assert_eq!(again.verify(), Ok(position));
            }
            Err(fault) => assert!(!fault.to_string().is_empty()),
        }
    }
}

/// Reads the data as a list of players, whatever its form and code page.
pub fn players(data: &[u8]) {
    if let Ok(read) = read_players(data, None) {
        // No line is two players.
        let lines = data.iter().filter(|&&byte| byte == b'\n' || byte == b'\r');
        assert!(read.value.len() <= lines.count() + 1);
    }
}

/// Reads the data as the report of a tournament.
pub fn report(data: &[u8]) {
    if let Ok(read) = read_report(data, None) {
        let (_, facts) = read.value;
        for fact in facts {
            let written = serde_json::to_string(&fact).expect("a fact is written");
            let again: Fact = serde_json::from_str(&written).expect("and read");
            assert_eq!(again, fact);
        }
    }
}

/// Reads the data as JSON: settings that somebody gives, and a fact of a journal or a backup.
pub fn json(data: &[u8]) {
    if let Ok(settings) = serde_json::from_slice::<Settings>(data) {
        let written = serde_json::to_vec(&settings).expect("settings are written");
        assert_eq!(
            serde_json::from_slice::<Settings>(&written).ok(),
            Some(settings)
        );
    }
    if let Ok(fact) = serde_json::from_slice::<Fact>(data) {
        let written = serde_json::to_vec(&fact).expect("a fact is written");
        assert_eq!(serde_json::from_slice::<Fact>(&written).ok(), Some(fact));
    }
}
