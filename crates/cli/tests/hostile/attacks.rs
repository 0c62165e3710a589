//! The attacks, each by some threads for some time.

use std::io::Write;
use std::net::TcpStream;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::client::Client;

/// An attack: who is attacked, a session that the site knows, how long.
type Attack = fn(&Client, &str, Duration) -> Attackers;

pub(crate) const ALL: [(&str, Attack); 9] = [
    ("none", none),
    ("large", large_answers),
    ("addresses", long_addresses),
    ("passwords", passwords),
    ("names", long_names),
    ("heavy", heavy_work),
    ("idle", idle_connections),
    ("drops", drop_by_drop),
    ("deaf", deaf_readers),
];

/// The threads of an attack; each says how often it tried.
pub(crate) struct Attackers(Vec<JoinHandle<usize>>);

impl Attackers {
    /// So many threads that do it again and again; what it returns is whether it was an attack.
    fn again(
        client: &Client,
        threads: usize,
        time: Duration,
        attack: impl Fn(&Client, usize, usize) + Clone + Send + 'static,
    ) -> Attackers {
        let one = |thread| {
            let (client, attack) = (client.clone(), attack.clone());
            thread::spawn(move || {
                let began = Instant::now();
                let mut tried = 0;
                while began.elapsed() < time {
                    attack(&client, thread, tried);
                    tried += 1;
                }
                tried
            })
        };
        Attackers((0..threads).map(one).collect())
    }

    /// Connections that are opened at once and held.
    fn hold(
        client: &Client,
        connections: usize,
        time: Duration,
        begin: impl Fn(&mut TcpStream, usize) + Send + 'static,
        go_on: impl Fn(&mut TcpStream) + Send + 'static,
    ) -> Attackers {
        let client = client.clone();
        let hold = move || {
            let began = Instant::now();
            let mut held: Vec<TcpStream> = (0..connections)
                .filter_map(|nth| {
                    let mut stream = client.connect()?;
                    begin(&mut stream, nth);
                    Some(stream)
                })
                .collect();
            while began.elapsed() < time {
                held.iter_mut().for_each(&go_on);
                thread::sleep(Duration::from_millis(250));
            }
            held.len()
        };
        Attackers(vec![thread::spawn(hold)])
    }

    pub(crate) fn join(self) -> usize {
        self.0.into_iter().map(|one| one.join().unwrap()).sum()
    }
}

/// An attacker's address.
fn from(nth: usize) -> String {
    format!("198.51.{}.{}", nth / 250 % 250, nth % 250 + 1)
}

/// Nobody attacks: what the others are compared with.
fn none(client: &Client, _: &str, time: Duration) -> Attackers {
    Attackers::again(client, 1, time, |_, _, _| {
        thread::sleep(Duration::from_millis(50));
    })
}

/// A record of a draw in which all was thrown again and again.
fn large_answers(client: &Client, _: &str, time: Duration) -> Attackers {
    let again = |n: usize| "5+".repeat(n);
    let record = |outcomes: &str| {
        format!("Rokada+draw+protocol+1%0Amethod:+one-die%0Aoutcomes:+{outcomes}%0Aexclusions:%0A")
    };
    let forms = [
        format!("protocol={}", record(&again(60_000))),
        format!("protocol={}", record(&again(500_000))),
        format!("protocol={}", record("5").repeat(10_000)),
    ];
    Attackers::again(client, 6, time, move |client, thread, nth| {
        let form = &forms[nth % forms.len()];
        let answer = client.post(&from(thread), "/draw/verify", "", form);
        let bytes = answer.map_or(0, |answer| answer.bytes);
        assert!(bytes < 2 << 20, "{} bytes for {}", bytes, form.len());
    })
}

/// Addresses that are long, or whose answers were.
fn long_addresses(client: &Client, _: &str, time: Duration) -> Attackers {
    let paths = [
        format!("/castle?fen={}", "x".repeat(60_000)),
        format!("/castle?fen={}", "x".repeat(6_000)),
        format!("/board?fen={}", "/".repeat(6_000)),
        format!(
            "/draw/verify?draw=/draw/one-die?throws={}",
            "5,".repeat(3_000)
        ),
        format!("/draw/one-die?throws={}", "5,".repeat(3_000)),
        format!("/login?back=/{}", "%22".repeat(2_000)),
        format!("/positions?pattern={}", "%3F".repeat(2_000)),
    ];
    Attackers::again(client, 4, time, move |client, thread, nth| {
        let path = &paths[nth % paths.len()];
        let answer = client.get(&from(thread), path);
        let bytes = answer.map_or(0, |answer| answer.bytes);
        assert!(
            bytes < 1 << 20,
            "{bytes} bytes for {} of {}",
            path.len(),
            &path[..20]
        );
    })
}

/// The owner's name from many addresses, while the owner wants in from known and new ones.
fn passwords(client: &Client, _: &str, time: Duration) -> Attackers {
    let mut attackers = Attackers::again(client, 6, time, |client, thread, nth| {
        let status = client.log_in(&from(thread * 1_000 + nth % 200), "not the password");
        assert!(matches!(status, 403 | 429), "{status}");
    });
    let owner = client.clone();
    let owner = thread::spawn(move || {
        let began = Instant::now();
        let mut nth = 0;
        while began.elapsed() < time && nth < 4 {
            assert_eq!(owner.log_in(crate::OWNER, "a long password"), 303);
            let new = format!("203.0.113.{}", nth + 1);
            assert_eq!(
                owner.log_in(&new, "a long password"),
                303,
                "from a new address"
            );
            nth += 1;
        }
        nth
    });
    attackers.0.push(owner);
    attackers
}

/// Names and passwords of any length, and links that are none.
fn long_names(client: &Client, _: &str, time: Duration) -> Attackers {
    let forms = [100_000, 2_000_000].map(|length| {
        let long = "n".repeat(length);
        [
            format!("name={long}&password=not+the+password"),
            format!("name=Owner+01&password={long}"),
        ]
    });
    Attackers::again(client, 4, time, move |client, thread, nth| {
        let form = &forms[nth / 2 % 2][nth % 2];
        client.post(&from(thread * 1_000 + nth), "/login", "", form);
        client.get(&from(thread), &format!("/keeper/{nth:064x}"));
    })
}

/// What takes the processor: reports and lists, from somebody who may send them.
fn heavy_work(client: &Client, session: &str, time: Duration) -> Attackers {
    let session = session.to_owned();
    let text = client.text(crate::OWNER, "/health");
    assert!(text.starts_with("HTTP/1.1 200"));
    let token = form_token(client, &session);
    let line = format!("001 {}", "1 ".repeat(300_000));
    let forms = [
        (
            "/events/new/report",
            format!("form_token={token}&report={}", line.replace(' ', "+")),
        ),
        (
            "/events/new",
            format!("form_token={token}&name=E&list={}", ",".repeat(600_000)),
        ),
    ];
    Attackers::again(client, 4, time, move |client, _, nth| {
        let (path, form) = &forms[nth % 2];
        client.post(crate::OWNER, path, &session, form);
    })
}

fn form_token(client: &Client, session: &str) -> String {
    let head = format!("Cookie: {session}\r\n");
    let page = client.with(crate::OWNER, "/events/new", &head);
    let (_, rest) = page
        .split_once("name=\"form_token\" value=\"")
        .unwrap_or_else(|| panic!("no form: {page}"));
    rest.split('"').next().unwrap_or_default().to_owned()
}

/// More connections than the server may have files, which ask nothing.
fn idle_connections(client: &Client, _: &str, time: Duration) -> Attackers {
    Attackers::hold(client, 1_100, time, |_, _| {}, |_| {})
}

/// Heads and bodies a byte at a time.
fn drop_by_drop(client: &Client, _: &str, time: Duration) -> Attackers {
    let begin = |stream: &mut TcpStream, nth: usize| {
        let from = from(nth % 5);
        let post = format!(
            "POST /login HTTP/1.1\r\nHost: club.example\r\nX-Forwarded-For: {from}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100000\r\n\r\n"
        );
        let head = "GET / HTTP/1.1\r\nX-";
        let _ = stream.write_all(if nth.is_multiple_of(2) {
            post.as_bytes()
        } else {
            head.as_bytes()
        });
    };
    let go_on = |stream: &mut TcpStream| {
        let _ = stream.write_all(b"x");
    };
    Attackers::hold(client, 400, time, begin, go_on)
}

/// Answers that nobody reads.
fn deaf_readers(client: &Client, _: &str, time: Duration) -> Attackers {
    let begin = |stream: &mut TcpStream, nth: usize| {
        let get = format!(
            "GET /positions HTTP/1.1\r\nHost: club.example\r\nX-Forwarded-For: {}\r\n\r\n",
            from(nth % 5)
        );
        let _ = stream.write_all(get.repeat(20).as_bytes());
    };
    Attackers::hold(client, 100, time, begin, |_| {})
}
