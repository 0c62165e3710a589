//! A chess event as a state machine of facts.
