//! Events run in a browser without JavaScript.

mod browser;
mod draws;
mod evening;
mod odd;
mod pairing;
mod players;
mod results;
mod secrets;
mod settings;
mod world;
