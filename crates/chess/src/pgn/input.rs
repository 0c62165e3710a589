//! Where the bytes of a PGN file come from.

/// A source of bytes. With the feature `std` every [`std::io::Read`] is one; without it a byte
/// slice is, which is used up from its beginning.
pub trait Input {
    /// Why no bytes come.
    type Error;

    /// Puts the next bytes at the beginning of `buffer` and says how many; 0 at the end.
    ///
    /// # Errors
    /// Whatever keeps the source from giving bytes.
    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, Self::Error>;
}

#[cfg(feature = "std")]
impl<R: std::io::Read> Input for R {
    type Error = std::io::Error;

    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, std::io::Error> {
        loop {
            match std::io::Read::read(self, buffer) {
                Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
                answer => return answer,
            }
        }
    }
}

#[cfg(not(feature = "std"))]
impl Input for &[u8] {
    type Error = core::convert::Infallible;

    fn read(&mut self, buffer: &mut [u8]) -> Result<usize, Self::Error> {
        let (now, later) = self.split_at(self.len().min(buffer.len()));
        buffer[..now.len()].copy_from_slice(now);
        *self = later;
        Ok(now.len())
    }
}
