//! Rokada's words in four languages.
