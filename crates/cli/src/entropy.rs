//! Random bytes of the operating system.

use crate::context::Context;
use crate::failure::Failure;

/// Fills a buffer with them.
pub(crate) fn fill(bytes: &mut [u8], context: &Context) -> Result<(), Failure> {
    getrandom::fill(bytes).map_err(|error| {
        let reason = [("reason", error.to_string().into())];
        Failure::Outside(context.say("draw-no-entropy", &reason))
    })
}
