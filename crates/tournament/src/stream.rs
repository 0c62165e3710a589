//! What the stream of an event is called in a journal.

/// What the streams of all events begin with.
pub const STREAMS: &str = "event/";

/// The stream of an event.
///
/// ```
/// use rokada_tournament::{event_of_stream, stream_of};
///
/// assert_eq!(stream_of("evening"), "event/evening");
/// assert_eq!(event_of_stream("event/evening"), Some("evening"));
/// assert_eq!(event_of_stream("people"), None);
/// ```
pub fn stream_of(event: &str) -> String {
    format!("{STREAMS}{event}")
}

/// The event of a stream; `None` for a stream of something else.
pub fn event_of_stream(stream: &str) -> Option<&str> {
    stream.strip_prefix(STREAMS)
}
