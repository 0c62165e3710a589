//! What the server serves: the reference event played to its end, and the same players in a round
//! that is being played.

use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The reference event, finished.
pub(crate) const FINISHED: &str = "/events/reference-event";
/// The same players in their first round.
pub(crate) const PLAYING: &str = "/events/evening";
/// Boards of a round.
pub(crate) const BOARDS: usize = 9;

/// A journal in a folder of its own, cleared when it is no longer needed.
pub(crate) struct Evening {
    pub(crate) folder: PathBuf,
}

impl Evening {
    pub(crate) fn make() -> io::Result<Evening> {
        let folder = std::env::temp_dir().join(format!("rokada-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let evening = Evening { folder };
        let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/reference-event");
        let mut script = Command::new("sh");
        script.arg(example.join("run.sh")).arg(&evening.folder);
        done(script.env("ROKADA", program()?).output()?)?;
        let list = example.join("start-list.csv");
        let list = list.to_string_lossy();
        evening.run(&["event", "new", "Evening", "--initial", "white"])?;
        evening.run(&["event", "import", &list, "--into", "evening"])?;
        evening.run(&["event", "next", "evening"])?;
        Ok(evening)
    }

    fn run(&self, args: &[&str]) -> io::Result<()> {
        let mut command = Command::new(program()?);
        done(
            command
                .args(args)
                .arg("--data")
                .arg(&self.folder)
                .output()?,
        )
    }
}

impl Drop for Evening {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// The program that was built beside this one.
pub(crate) fn program() -> io::Result<PathBuf> {
    Ok(std::env::current_exe()?.with_file_name("rokada"))
}

fn done(output: Output) -> io::Result<()> {
    if output.status.success() {
        return Ok(());
    }
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    Err(io::Error::other(complaint))
}
