//! `rokada serve`: the site on the journal.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use rokada_web::Site;
use serde::Serialize;

use crate::context::Context;
use crate::failure::{Failure, Verdict, reason};
use crate::journal::{self, Place};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long, default_value_t = 9600)]
    port: u16,
    /// This machine alone, unless asked otherwise: who opens a door should know of it.
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    host: IpAddr,
    #[command(flatten)]
    place: Place,
}

#[derive(Serialize)]
struct Ready {
    address: String,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Verdict, Failure> {
    let address = SocketAddr::new(args.host, args.port);
    journal::block_on(async {
        let journal = args.place.open(context).await?;
        let mut told = Ok(());
        let served = rokada_web::serve(Site::new(journal), address, |address| {
            let ready = Ready {
                address: format!("http://{address}/"),
            };
            let text = || context.say("serve-ready", &[("address", ready.address.as_str().into())]);
            told = context.answer(&ready, text);
        });
        served.await.map_err(|error| {
            let args = [
                ("address", address.to_string().into()),
                ("reason", reason(&error, context.words).into()),
            ];
            Failure::Outside(context.say("serve-failed", &args))
        })?;
        told
    })?;
    Ok(Verdict::Done)
}
