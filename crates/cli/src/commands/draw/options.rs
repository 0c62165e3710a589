//! The options that every way of drawing has.

use std::collections::BTreeSet;

use rokada_chess::StartPosition;
use rokada_draw::{Games, Policy, Pool, Protocol, program};

use crate::context::Context;
use crate::failure::Failure;

/// Which positions may be drawn.
#[derive(clap::Args)]
pub(crate) struct PoolArgs {
    #[arg(long, value_delimiter = ',', value_name = "N,N,…")]
    exclude: Vec<u16>,
    #[arg(long)]
    allow_classical: bool,
    #[arg(long, value_delimiter = ',', value_name = "N,N,…", conflicts_with_all = ["exclude", "allow_classical"])]
    from: Vec<u16>,
}

/// How many positions are drawn, what for, and where the protocol goes.
#[derive(clap::Args)]
pub(crate) struct Options {
    #[command(flatten)]
    pub(crate) pool: PoolArgs,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    boards: Option<u16>,
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u16).range(1..=960), conflicts_with_all = ["boards", "from"])]
    short_list: Option<u16>,
    #[arg(long)]
    repeats: bool,
    #[arg(long)]
    mini_match: bool,
    #[arg(long)]
    title: Option<String>,
    #[arg(long, value_name = "NAME")]
    signed: Vec<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<String>,
}

impl PoolArgs {
    /// The positions that may be drawn.
    pub(crate) fn pool(&self, context: &Context) -> Result<Pool, Failure> {
        let positions = |numbers: &[u16]| {
            let position = |&number| {
                StartPosition::new(number).ok_or_else(|| {
                    let args = [("number", number.into())];
                    Failure::Input(context.say("draw-numbers-only", &args))
                })
            };
            numbers.iter().map(position).collect::<Result<Vec<_>, _>>()
        };
        let pool = if self.from.is_empty() {
            let policy = Policy {
                classical: self.allow_classical,
                excluded: BTreeSet::from_iter(positions(&self.exclude)?),
                ..Policy::default()
            };
            policy.pool([])
        } else {
            Pool::short_list(positions(&self.from)?)
        };
        pool.map_err(|error| Failure::Input(context.words.draw_pool_error(&error)))
    }
}

impl Options {
    /// How many positions are drawn.
    pub(crate) fn count(&self) -> u16 {
        self.boards.or(self.short_list).unwrap_or(1)
    }

    /// The positions that may be drawn after one has been.
    pub(crate) fn pool_after(
        &self,
        pool: Pool,
        drawn: StartPosition,
        context: &Context,
    ) -> Result<Pool, Failure> {
        if self.repeats && self.short_list.is_none() {
            return Ok(pool);
        }
        pool.without(drawn)
            .map_err(|error| Failure::Input(context.words.draw_pool_error(&error)))
    }

    /// The games of each pairing.
    pub(crate) fn games(&self) -> Games {
        if self.mini_match {
            Games::MiniMatch
        } else {
            Games::Single
        }
    }

    /// A protocol with what the options say about it; `nth` counts from 1.
    pub(crate) fn label(&self, protocol: Protocol, nth: u16) -> Protocol {
        let own = || {
            let title = self.title.as_ref()?;
            Some(match self.count() {
                1 => title.clone(),
                _ => program::text_of_board(title, nth),
            })
        };
        let title = protocol.title.clone().or_else(own);
        Protocol {
            title,
            signed: [protocol.signed, self.signed.clone()].concat(),
            ..protocol
        }
    }
}
