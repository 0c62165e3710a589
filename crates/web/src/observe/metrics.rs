//! Counts, in the format of Prometheus.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use axum::http::Method;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// What this process has counted since it began.
#[derive(Clone, Debug)]
pub(crate) struct Metrics(Arc<Counts>);

#[derive(Debug)]
struct Counts {
    registry: Registry,
    requests: Family<Asked, Counter>,
    seconds: Family<Asked, Histogram>,
    log_in_failures: Counter,
    spectators: Gauge,
    facts: Gauge,
}

/// A route as the site has it, not as it was asked for: there are only so many.
#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Asked {
    method: &'static str,
    route: String,
    status: u16,
}

impl Default for Metrics {
    fn default() -> Metrics {
        // From a millisecond to 16 seconds.
        let histogram = || Histogram::new(exponential_buckets(0.001, 4.0, 8));
        let seconds = Family::new_with_constructor(histogram as fn() -> Histogram);
        let mut counts = Counts {
            registry: Registry::with_prefix("rokada"),
            requests: Family::default(),
            seconds,
            log_in_failures: Counter::default(),
            spectators: Gauge::default(),
            facts: Gauge::default(),
        };
        let registry = &mut counts.registry;
        registry.register("requests", "Requests answered", counts.requests.clone());
        registry.register(
            "request_seconds",
            "How long a request took until its answer began",
            counts.seconds.clone(),
        );
        registry.register(
            "log_in_failures",
            "Wrong names, passwords and links, and tries that came too fast",
            counts.log_in_failures.clone(),
        );
        registry.register(
            "spectators",
            "Browsers that watch an event live",
            counts.spectators.clone(),
        );
        registry.register(
            "facts_appended",
            "Facts that this process appended to the journal",
            counts.facts.clone(),
        );
        Metrics(Arc::new(counts))
    }
}

impl Metrics {
    /// Counts a request.
    pub(crate) fn count(&self, method: &Method, route: &str, status: u16, took: Duration) {
        let asked = Asked {
            method: name(method),
            route: route.to_owned(),
            status,
        };
        self.0.requests.get_or_create(&asked).inc();
        let seconds = self.0.seconds.get_or_create(&asked);
        seconds.observe(took.as_secs_f64());
    }

    /// Counts a name, password or link that was wrong.
    pub(crate) fn log_in_failed(&self) {
        self.0.log_in_failures.inc();
    }

    /// All counts as text.
    pub(super) fn text(&self, spectators: usize, facts: u64) -> Result<String, fmt::Error> {
        let whole = |n: u64| i64::try_from(n).unwrap_or(i64::MAX);
        self.0.spectators.set(whole(spectators as u64));
        self.0.facts.set(whole(facts));
        let mut text = String::new();
        encode(&mut text, &self.0.registry)?;
        Ok(text)
    }
}

/// The usual methods by name; whatever else somebody makes up is one.
fn name(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        _ => "other",
    }
}
