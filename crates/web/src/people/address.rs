//! Where a request comes from, to count how often somebody tries.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;

/// The visitor's address; of IPv6 the network only, since a visitor has all of it.
pub(crate) struct Address(pub(crate) IpAddr);

impl<S: Sync> FromRequestParts<S> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Address, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(IpAddr::V6(Ipv6Addr::UNSPECIFIED), |peer| peer.0.ip());
        Ok(Address(network(behind_proxy(peer, &parts.headers))))
    }
}

/// A proxy on this machine says for whom it asks: the last address is the one it saw itself.
fn behind_proxy(peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
    forwarded
        .filter(|_| peer.is_loopback())
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
    fn only_a_proxy_on_this_machine_is_believed() {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", "1.2.3.4, 5.6.7.8".parse().unwrap());
        let of = |peer: &str| behind_proxy(peer.parse().unwrap(), &headers).to_string();
        assert_eq!(of("127.0.0.1"), "5.6.7.8");
        assert_eq!(of("9.9.9.9"), "9.9.9.9");
        let own = network("2001:db8:1:2:3:4:5:6".parse().unwrap());
        assert_eq!(own.to_string(), "2001:db8:1:2::");
    }
}
