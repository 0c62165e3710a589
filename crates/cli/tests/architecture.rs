//! The dependency rule of ARCHITECTURE.md: a crate may lean only on crates of lower floors.

use std::collections::BTreeMap;
use std::process::Command;

use serde_json::Value;

const FLOORS: &[(&str, u8)] = &[
    ("rokada-chess", 0),
    ("rokada-fold", 0),
    ("rokada-token", 0),
    ("rokada-text", 0),
    ("rokada-draw", 1),
    ("rokada-ruling", 1),
    ("rokada-trainer", 1),
    ("rokada-pairing", 0),
    ("rokada-standings", 1),
    ("rokada-trf", 2),
    ("rokada-tournament", 3),
    ("rokada-people", 2),
    ("rokada-play", 2),
    ("rokada-journal", 3),
    ("rokada-desk", 4),
    ("rokada-messages", 4),
    ("rokada-api", 5),
    ("rokada-web", 6),
    ("rokada", 7),
    ("rokada-bench", 8),
];

/// What a floor must not lean on although it is lower: (crate, what it must not know).
const STRANGERS: [(&str, &[&str]); 4] = [
    ("rokada-pairing", &["rokada-chess"]),
    (
        "rokada-journal",
        &[
            "rokada-chess",
            "rokada-draw",
            "rokada-pairing",
            "rokada-tournament",
            "rokada-people",
        ],
    ),
    ("rokada-draw", &["rokada-pairing"]),
    (
        "rokada-people",
        &["rokada-chess", "rokada-draw", "rokada-pairing"],
    ),
];

#[test]
fn crates_lean_only_on_lower_floors() {
    let floors = FLOORS.iter().copied().collect::<BTreeMap<_, _>>();
    let output = Command::new(env!("CARGO"))
        .args([
            "metadata",
            "--format-version",
            "1",
            "--no-deps",
            "--offline",
        ])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    assert!(packages.len() >= 8);
    for package in packages {
        let name = package["name"].as_str().unwrap();
        let floor = *floors
            .get(name)
            .unwrap_or_else(|| panic!("{name} has no floor"));
        let strangers = STRANGERS
            .iter()
            .find(|(of, _)| *of == name)
            .map_or(&[][..], |(_, s)| *s);
        for dependency in package["dependencies"].as_array().unwrap() {
            let on = dependency["name"].as_str().unwrap();
            // Tests may compare a floor with the one above it.
            if dependency["kind"] == "dev" {
                continue;
            }
            if let Some(lower) = floors.get(on) {
                assert!(
                    *lower < floor,
                    "{name} leans on {on}, which is not below it"
                );
                assert!(!strangers.contains(&on), "{name} must know nothing of {on}");
            }
        }
    }
}
