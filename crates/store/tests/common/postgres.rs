//! A PostgreSQL server of the tests' own: started once, on a socket in a temporary folder, and
//! stopped with the test program. `ROKADA_TEST_POSTGRES` names a running server to use instead.

use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{Connection, Executor};

/// The address of a database that nobody else uses.
pub(crate) async fn new_database() -> String {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let server = server();
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let name = format!("rokada_test_{}_{number}", std::process::id());
    let mut connection = sqlx::PgConnection::connect(&server.address("postgres"))
        .await
        .unwrap();
    let create = sqlx::AssertSqlSafe(format!("create database {name}"));
    connection.execute(create).await.unwrap();
    server.address(&name)
}

struct Server {
    /// Given by the environment, else our own on a socket in the folder.
    given: Option<String>,
    folder: PathBuf,
}

impl Server {
    fn address(&self, database: &str) -> String {
        match &self.given {
            Some(server) => format!("{server}/{database}"),
            None => format!(
                "postgres:///{database}?host={}&user=rokada",
                self.folder.display()
            ),
        }
    }
}

fn server() -> &'static Server {
    static SERVER: OnceLock<Server> = OnceLock::new();
    SERVER.get_or_init(|| match std::env::var("ROKADA_TEST_POSTGRES") {
        Ok(url) => Server {
            given: Some(url.trim_end_matches('/').to_owned()),
            folder: PathBuf::new(),
        },
        Err(_) => start(),
    })
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

#[expect(
    clippy::zombie_processes,
    reason = "the server lives until the tests have ended"
)]
fn start() -> Server {
    let folder = tempfile::Builder::new()
        .prefix("rokada-pg")
        .tempdir()
        .unwrap()
        .keep();
    let data = folder.join("data");
    let made = unprivileged(&program("initdb"), &folder)
        .args([
            "--auth=trust",
            "--username=rokada",
            "--encoding=UTF8",
            "--locale=C",
            "--no-sync",
        ])
        .arg("-D")
        .arg(&data)
        .status()
        .unwrap();
    assert!(made.success(), "initdb failed");
    let mut watched = unprivileged(&program("postgres"), &folder);
    watched
        .arg("-D")
        .arg(&data)
        .arg("-k")
        .arg(&folder)
        .args(["-h", "", "-F", "-c", "max_connections=200"])
        .stderr(std::fs::File::create(folder.join("log")).unwrap());
    let child = watched.spawn().unwrap();
    stop_with_us(child.id(), &folder);
    for _ in 0..600 {
        // The server writes into this file how far it has come.
        let state = std::fs::read_to_string(data.join("postmaster.pid")).unwrap_or_default();
        if state.lines().any(|line| line.trim() == "ready") {
            return Server {
                given: None,
                folder,
            };
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    panic!(
        "PostgreSQL did not start: see {}",
        folder.join("log").display()
    );
}

/// A shell waits for this process to end, stops the server and clears its folder: a static is
/// never dropped.
#[expect(clippy::zombie_processes, reason = "it ends after this process")]
fn stop_with_us(server: u32, folder: &Path) {
    const WAIT: &str = "\
        while kill -0 $0 2>/dev/null; do sleep 0.2; done
        kill -INT $1
        while kill -0 $1 2>/dev/null; do sleep 0.2; done
        rm -rf \"$2\"";
    Command::new("sh")
        .args([
            "-c",
            WAIT,
            &std::process::id().to_string(),
            &server.to_string(),
        ])
        .arg(folder)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
}
