//! The commands by which anyone checks a protocol, with this program or without it.

use crate::{Protocol, program};

impl Protocol {
    /// What to type into a terminal to check the protocol: first with this program, then, for a
    /// draw by program, with `sha256sum` the commitment and with OpenSSL 3 the words.
    pub fn commands(&self) -> Vec<String> {
        let mut commands = vec!["rokada draw verify FILE".to_owned()];
        if let (Some(text), Some(secret)) = (&self.text, &self.secret) {
            let text = text.replace('\'', r"'\''");
            commands.push(format!("printf %s {secret} | sha256sum"));
            commands.push(format!(
                "openssl kdf -keylen {} -kdfopt mac:HMAC -kdfopt digest:SHA256 \
                 -kdfopt mode:COUNTER -kdfopt key:{secret} -kdfopt 'salt:{}' \
                 -kdfopt 'info:{text}' -binary KBKDF | od -An -v -tu2 --endian=big -N {}",
                program::LENGTH_BITS / 8,
                program::LABEL,
                2 * self.outcomes.len(),
            ));
        }
        commands
    }
}
