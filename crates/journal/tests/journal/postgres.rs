//! A PostgreSQL server of the tests' own, on a socket in a temporary folder: it can be stopped and
//! started again, and ends with the test program.

use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long a server may take to start or to end.
const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) struct Server {
    folder: PathBuf,
    running: Mutex<Option<Child>>,
}

impl Server {
    /// Makes a server, and starts it.
    pub(crate) fn start() -> Server {
        let folder = tempfile::Builder::new()
            .prefix("rokada-pg")
            .tempdir()
            .unwrap()
            .keep();
        let made = unprivileged(&program("initdb"), &folder)
            .args([
                "--auth=trust",
                "--username=rokada",
                "--encoding=UTF8",
                "--locale=C",
                "--no-sync",
            ])
            .arg("-D")
            .arg(folder.join("data"))
            .status()
            .unwrap();
        assert!(made.success(), "initdb failed");
        stop_with_us(&folder);
        let server = Server {
            folder,
            running: Mutex::new(None),
        };
        server.start_again();
        server
    }

    /// The address of a database of this server; `postgres` is always there.
    pub(crate) fn address(&self, database: &str) -> String {
        let folder = self.folder.display();
        format!("postgres:///{database}?host={folder}&user=rokada")
    }

    /// Sends the server a signal, and waits until it has ended: `KILL` ends it on the spot, `QUIT`
    /// stops it immediately, without writing down what it has in memory.
    pub(crate) fn end(&self, signal: &str) {
        let mut child = self.running().take().expect("a running server");
        send(signal, child.id());
        child.wait().unwrap();
    }

    /// Holds the server and all its processes where they are, or lets them go on (`STOP`, `CONT`).
    pub(crate) fn send_all(&self, signal: &str) {
        let postmaster = self.running().as_ref().expect("a running server").id();
        for process in std::iter::once(postmaster).chain(children(postmaster)) {
            send(signal, process);
        }
    }

    /// Starts the server, and waits until it answers.
    pub(crate) fn start_again(&self) {
        let patience = Instant::now() + PATIENCE;
        let mut running = self.running();
        while Instant::now() < patience {
            let child = running.get_or_insert_with(|| self.spawn());
            // The server writes its number and how far it has come into this file.
            let file = self.folder.join("data/postmaster.pid");
            let state = std::fs::read_to_string(file).unwrap_or_default();
            let mut lines = state.lines().map(str::trim);
            if lines.next() == Some(&child.id().to_string()) && lines.any(|line| line == "ready") {
                return;
            }
            // After a kill it can't start before the last process of the killed one has ended.
            if child.try_wait().unwrap().is_some() {
                *running = None;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        let log = std::fs::read_to_string(self.folder.join("log")).unwrap_or_default();
        panic!("PostgreSQL did not start: {log}");
    }

    fn spawn(&self) -> Child {
        unprivileged(&program("postgres"), &self.folder)
            .arg("-D")
            .arg(self.folder.join("data"))
            .arg("-k")
            .arg(&self.folder)
            // Programs end in these tests, not the machine: what the system was handed it keeps (-F).
            .args(["-h", "", "-F", "-c", "max_connections=200"])
            .stderr(std::fs::File::create(self.folder.join("log")).unwrap())
            .spawn()
            .unwrap()
    }

    fn running(&self) -> std::sync::MutexGuard<'_, Option<Child>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn send(signal: &str, process: u32) {
    let sent = Command::new("kill")
        .args([&format!("-{signal}"), &process.to_string()])
        .status();
    assert!(sent.unwrap().success(), "kill -{signal} {process}");
}

/// The processes that a process has started.
fn children(of: u32) -> Vec<u32> {
    let file = format!("/proc/{of}/task/{of}/children");
    let listed = std::fs::read_to_string(file).unwrap();
    listed
        .split_whitespace()
        .map(|number| number.parse().unwrap())
        .collect()
}

/// Where a program of the server's is: on the path, or where Debian keeps it.
fn program(name: &str) -> PathBuf {
    let on_path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&on_path).collect();
    if let Ok(versions) = std::fs::read_dir("/usr/lib/postgresql") {
        folders.extend(versions.flatten().map(|version| version.path().join("bin")));
    }
    folders
        .into_iter()
        .map(|folder| folder.join(name))
        .find(|file| file.is_file())
        .unwrap_or_else(|| panic!("the tests need PostgreSQL: {name} is not installed"))
}

/// PostgreSQL refuses to run as root: root hands it to the user `nobody`.
fn unprivileged(program: &Path, folder: &Path) -> Command {
    const NOBODY: u32 = 65534;
    let mut command = Command::new(program);
    command.current_dir(folder).stdout(Stdio::null());
    let root = std::fs::metadata("/proc/self")
        .is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0);
    if root {
        chown(folder, Some(NOBODY), Some(NOBODY)).unwrap();
        command.uid(NOBODY).gid(NOBODY);
    }
    command
}

/// A shell waits for this process to end, stops the server and clears its folder: a static is
/// never dropped.
#[expect(clippy::zombie_processes, reason = "it ends after this process")]
fn stop_with_us(folder: &Path) {
    const WAIT: &str = "\
        while kill -0 $0 2>/dev/null; do sleep 0.2; done
        server=$(head -n 1 \"$1/data/postmaster.pid\")
        kill -INT $server
        while kill -0 $server 2>/dev/null; do sleep 0.2; done
        rm -rf \"$1\"";
    Command::new("sh")
        .args(["-c", WAIT, &std::process::id().to_string()])
        .arg(folder)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
}
