//! Drawing a Chess960 start position.
