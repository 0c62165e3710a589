//! Where a request comes from, to count how often somebody tries.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use ipnet::IpNet;

use crate::server::Site;

/// The visitor's address; of IPv6 the network only, since a visitor has all of it.
pub(crate) struct Address(pub(crate) IpAddr);

/// The proxies that are believed when they say for whom they ask: those on this machine, and those
/// that the operator named.
#[derive(Clone, Debug, Default)]
pub(crate) struct Proxies(Arc<[IpNet]>);

impl Proxies {
    pub(crate) fn new(named: impl IntoIterator<Item = IpNet>) -> Proxies {
        Proxies(named.into_iter().collect())
    }

    pub(crate) fn has(&self, peer: IpAddr) -> bool {
        let peer = peer.to_canonical();
        peer.is_loopback() || self.0.iter().any(|network| network.contains(&peer))
    }
}

impl FromRequestParts<Site> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Address, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED), |peer| peer.0.ip());
        let from = behind_proxy(peer, &parts.headers, site.proxies());
        Ok(Address(network(from)))
    }
}

/// A proxy says for whom it asks: the last address is the one it saw itself.
fn behind_proxy(peer: IpAddr, headers: &HeaderMap, proxies: &Proxies) -> IpAddr {
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
    forwarded
        .filter(|_| proxies.has(peer))
        .and_then(|value| value.to_str().ok())
        .and_then(|addresses| addresses.rsplit(',').next())
        .and_then(|address| address.trim().parse().ok())
        .unwrap_or(peer)
}

fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_proxy_on_this_machine_or_one_that_was_named_is_believed() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "1.2.3.4, 5.6.7.8".parse().unwrap());
        let proxies = Proxies::new(["10.1.0.0/16".parse().unwrap()]);
        let of = |peer: &str| behind_proxy(peer.parse().unwrap(), &headers, &proxies).to_string();
        assert_eq!(of("127.0.0.1"), "5.6.7.8");
        assert_eq!(of("::1"), "5.6.7.8");
        assert_eq!(of("::ffff:10.1.2.3"), "5.6.7.8");
        assert_eq!(of("9.9.9.9"), "9.9.9.9");
        let own = network("2001:db8:1:2:3:4:5:6".parse().unwrap());
        assert_eq!(own.to_string(), "2001:db8:1:2::");
    }
}
