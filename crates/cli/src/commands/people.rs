//! `rokada people`: the way back in, from the machine itself.

use clap::Subcommand;
use rokada_desk::Register;
use serde::Serialize;

use crate::context::Context;
use crate::desk::{self, actor};
use crate::failure::{Failure, Verdict};
use crate::journal::{self, Place};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    work: Work,
    #[command(flatten)]
    place: Place,
}

#[derive(Subcommand)]
enum Work {
    OwnerLink {
        /// The site's address as the owner's browser knows it.
        #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:9600/")]
        address: String,
    },
}

#[derive(Serialize)]
struct Made {
    owner_link: String,
}

/// Where the owner sets name and password.
pub(super) fn owner_address(site: &str, token: &str) -> String {
    format!("{}/first-run/{token}", site.trim_end_matches('/'))
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Verdict, Failure> {
    let Work::OwnerLink { address } = &args.work;
    let token = journal::block_on(async {
        let journal = args.place.open_existing(context).await?;
        let register = Register::new(journal.clone());
        let made = register.make_owner_link(&actor()).await;
        journal.close().await;
        made.map_err(|error| desk::failure(&error, None, context))
    })?;
    let made = Made {
        owner_link: owner_address(address, &token),
    };
    let link = [("link", made.owner_link.as_str().into())];
    context.answer(&made, || context.say("people-owner-link", &link))?;
    Ok(Verdict::Done)
}
