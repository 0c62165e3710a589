//! `rokada serve`: the site on the journal.

use std::io::IsTerminal;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use ipnet::{AddrParseError, IpNet};
use rokada_desk::Register;
use rokada_journal::Journal;
use rokada_web::{BackupPlan, Site, UnknownZone};
use serde::Serialize;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::LevelFilter;

use super::people;
use crate::context::Context;
use crate::desk::{self, actor};
use crate::failure::{Failure, Verdict, reason};
use crate::journal::{self, Place};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long, default_value_t = 9600)]
    port: u16,
    /// This machine alone, unless asked otherwise: who opens a door should know of it.
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    host: IpAddr,
    #[arg(long, value_name = "ADDRESS", value_parser = network)]
    trusted_proxy: Vec<IpNet>,
    #[arg(long, value_name = "DIR")]
    backup: Option<PathBuf>,
    /// A club sees within a month that something is missing.
    #[arg(long, value_name = "DAYS", default_value_t = 30, requires = "backup",
        value_parser = clap::value_parser!(u16).range(1..))]
    backup_keep: u16,
    #[command(flatten)]
    place: Place,
}

#[derive(Serialize)]
struct Ready {
    address: String,
    /// The time zone of all that is said and typed.
    zone: String,
    /// The journal can only be read: nothing can be entered.
    read_only: bool,
    /// The folder of the backups, where they are made.
    #[serde(skip_serializing_if = "Option::is_none")]
    backup: Option<String>,
    /// Where the owner sets a password, until that is done.
    #[serde(skip_serializing_if = "Option::is_none")]
    owner_link: Option<String>,
}

pub(crate) fn run(args: &Args, context: &Context) -> Result<Verdict, Failure> {
    let address = SocketAddr::new(args.host, args.port);
    let zone = rokada_web::zone().map_err(|UnknownZone(zone)| {
        Failure::Input(context.say("serve-unknown-zone", &[("zone", zone.into())]))
    })?;
    log();
    journal::block_on(async {
        let journal = args.place.open(context).await?;
        let read_only = journal.is_read_only();
        let first_run = first_run(&journal, context).await?;
        let mut told = Ok(());
        let mut site = Site::new(journal).behind(args.trusted_proxy.iter().copied());
        if let Some(folder) = &args.backup {
            site = site.backing_up(BackupPlan {
                folder: folder.clone(),
                keep_days: args.backup_keep,
            });
        }
        let served = rokada_web::serve(site, address, |address| {
            let address = format!("http://{address}/");
            let owner_link = first_run.map(|token| people::owner_address(&address, &token));
            let ready = Ready {
                address,
                zone,
                read_only,
                backup: args
                    .backup
                    .as_ref()
                    .map(|folder| folder.display().to_string()),
                owner_link,
            };
            let text = || {
                let address = ready.address.as_str();
                let mut text = context.say("serve-ready", &[("address", address.into())]);
                text.push('\n');
                text += &context.say("serve-zone", &[("zone", ready.zone.as_str().into())]);
                if ready.read_only {
                    text.push('\n');
                    text += &context.say("serve-read-only", &[]);
                }
                if let Some(folder) = &ready.backup {
                    let told = [
                        ("folder", folder.as_str().into()),
                        ("days", args.backup_keep.into()),
                    ];
                    text.push('\n');
                    text += &context.say("serve-backup", &told);
                }
                if let Some(link) = &ready.owner_link {
                    text.push('\n');
                    text += &context.say("serve-first-run", &[("link", link.as_str().into())]);
                }
                text
            };
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

/// One address, or all that begin alike: `10.1.0.0/16`.
fn network(text: &str) -> Result<IpNet, AddrParseError> {
    match text.parse::<IpAddr>() {
        Ok(one) => Ok(one.into()),
        Err(_) => text.parse(),
    }
}

/// The token of the owner's link while the site has no owner: a new one each time, so that what an
/// old terminal or log still shows is of no use.
async fn first_run(journal: &Journal, context: &Context) -> Result<Option<String>, Failure> {
    let register = Register::new(journal.clone());
    if journal.is_read_only() {
        return Ok(None);
    }
    let work = async {
        Ok(match register.read().await?.owner() {
            Some(_) => None,
            None => Some(register.make_owner_link(&actor()).await?),
        })
    };
    work.await
        .map_err(|error| desk::failure(&error, None, context))
}

/// What the server has to say goes to standard error: what `RUST_LOG` asks for, else a line for
/// each request and whatever goes wrong.
fn log() {
    let wanted = EnvFilter::builder()
        .with_default_directive(LevelFilter::INFO.into())
        .from_env_lossy();
    let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let set = tracing_subscriber::fmt()
        .with_env_filter(wanted)
        .with_writer(std::io::stderr)
        .with_ansi(!plain && std::io::stderr().is_terminal())
        .with_target(false)
        .try_init();
    // There is one such command in a process, so nothing was set before.
    debug_assert!(set.is_ok());
}
