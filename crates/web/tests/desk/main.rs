//! Events run in a browser without JavaScript.

mod browser;
mod draws;
mod evening;
mod files;
mod mode;
mod odd;
mod pairing;
mod players;
mod results;
mod secrets;
mod settings;
mod world;
