//! A journal that can only be read: listed, verified, backed up, and served for reading.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use crate::node::{Node, Place};

/// Somebody who owns nothing.
const NOBODY: u32 = 65_534;

fn rights(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
}

/// The program, run by somebody who may write nothing there: whoever is root may write everywhere.
fn reader(program: &Path, args: &[&str], data: &Path) -> Command {
    let mut command = Command::new(program);
    command.args(["--json", "--lang", "en"]).args(args);
    command.arg("--data").arg(data);
    if fs::metadata("/proc/self").is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0) {
        command.uid(NOBODY).gid(NOBODY);
    }
    command
}

#[test]
fn what_can_only_be_read_is_read_in_every_way() {
    let folder = tempfile::tempdir().unwrap();
    rights(folder.path(), 0o755);
    let data = folder.path().join("data");
    let event = Place::data(&data).event(4);
    // It must be reached by others, which the folder of the tests need not be.
    let program = folder.path().join("rokada");
    fs::copy(env!("CARGO_BIN_EXE_rokada"), &program).unwrap();
    for entry in fs::read_dir(&data).unwrap() {
        rights(&entry.unwrap().path(), 0o444);
    }
    rights(&data, 0o555);
    let elsewhere = folder.path().join("elsewhere");
    fs::create_dir(&elsewhere).unwrap();
    rights(&elsewhere, 0o777);
    let copy = elsewhere.join("copy.db");

    for args in [
        &["event", "list"][..],
        &["event", "show", "evening", "1"],
        &["verify"],
        &["backup", copy.to_str().unwrap()],
    ] {
        let output = reader(&program, args, &data).output().unwrap();
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{args:?}: {complaint}");
    }
    assert!(copy.exists());
    let enter = ["event", "enter", "evening", "Player 05"];
    let output = reader(&program, &enter, &data).output().unwrap();
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(3));
    assert!(complaint.contains("can only be read"), "{complaint}");

    let node = Node::of(reader(&program, &["serve", "--port", "0"], &data));
    for (address, text) in [
        ("/events", "Evening"),
        (event, "Player 01"),
        (&format!("{event}/1"), "Player 04"),
        ("/people", ""),
    ] {
        let page = node.stranger().get(address);
        assert!(matches!(page.status, 200 | 303), "{address}: {}", page.text);
        assert!(page.text.contains(text), "{address}: {}", page.text);
    }
    // Nothing was left beside it.
    assert!(fs::read_dir(&data).unwrap().count() <= 2);
    rights(&data, 0o755);
}
