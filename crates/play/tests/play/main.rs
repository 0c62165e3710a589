//! Games at a table, from the opening to the end.

mod arbiter;
mod controls;
mod ends;
mod facts;
mod hall;
mod interleavings;
mod matches;
mod offers;
mod outage;
mod record;
mod seats;
mod start;
