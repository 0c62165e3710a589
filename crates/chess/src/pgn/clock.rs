//! Commands within comments, such as the clock times of broadcasts.

use core::time::Duration;

/// The commands of a comment with their values: `("clk", "0:09:58")` for `[%clk 0:09:58]`.
///
/// ```
/// use rokada_chess::pgn::commands;
///
/// let found: Vec<_> = commands("[%eval 0.25] [%clk 1:30:00] a quiet move").collect();
/// assert_eq!(found, [("eval", "0.25"), ("clk", "1:30:00")]);
/// ```
pub fn commands(comment: &str) -> impl Iterator<Item = (&str, &str)> {
    // What follows each `[%` is a command if it is closed before the next.
    comment.split("[%").skip(1).filter_map(|text| {
        let (command, _) = text.split_once(']')?;
        let (name, value) = command
            .split_once(char::is_whitespace)
            .unwrap_or((command, ""));
        Some((name, value.trim()))
    })
}

/// The time left on the clock of the player who moved, by the command `[%clk h:mm:ss]`.
///
/// ```
/// use core::time::Duration;
/// use rokada_chess::pgn::clock;
///
/// assert_eq!(clock("[%clk 0:01:05.3]"), Some(Duration::from_millis(65_300)));
/// assert_eq!(clock("[%clk soon]"), None);
/// ```
pub fn clock(comment: &str) -> Option<Duration> {
    let (_, value) = commands(comment).find(|&(name, _)| name == "clk")?;
    let (whole, fraction) = value.split_once('.').unwrap_or((value, ""));
    let mut seconds = 0u64;
    for part in whole.split(':') {
        seconds = seconds.checked_mul(60)?.checked_add(number(part)?)?;
    }
    let digits = fraction.get(..fraction.len().min(9))?;
    let nanoseconds = match digits.len() {
        0 => 0,
        length => number(digits)? * 10u64.pow(9 - length as u32),
    };
    Some(Duration::new(seconds, nanoseconds as u32))
}

fn number(digits: &str) -> Option<u64> {
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| digits.parse().ok()).flatten()
}
