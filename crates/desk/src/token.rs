//! Secret tokens, for links and sessions.

use std::fmt::Write;

use crate::error::DeskError;

/// A new token: 256 random bits, in hexadecimal digits.
///
/// # Errors
/// When the system has no random bytes.
pub fn new_token() -> Result<String, DeskError> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| DeskError::NoEntropy(error.to_string()))?;
    let mut token = String::with_capacity(64);
    for byte in bytes {
        // Writing to a string can't fail.
        let _ = write!(token, "{byte:02x}");
    }
    Ok(token)
}
