//! What readers make of how a file was served, and responses taken apart.

use std::collections::BTreeSet;

use proptest::prelude::*;
use robotscope::fetch::{
    BLOCKS_LIMIT, Cut, Given, GivenCopy, HEADERS_LIMIT, Impossible, Outcome, READERS, Report,
    Response, report, take_apart,
};
use robotscope::selftest::run_fetch_case;
use robotscope::vectors::{FETCH, read_fetch};

fn told(given: Given) -> Result<Report, Impossible> {
    Outcome::try_from(given).map(|outcome| report(&outcome))
}

fn status(status: u16) -> Given {
    Given { status: Some(status.into()), ..Given::default() }
}

// ---- The vectors

#[test]
fn every_vector_is_of_use() {
    let cases = read_fetch(FETCH).expect("our TOML");
    let ids: BTreeSet<_> = cases.iter().map(|case| &case.id).collect();
    assert_eq!(ids.len(), cases.len(), "an id stands twice");
    let mut rules = BTreeSet::new();
    for mut case in cases {
        for outcome in run_fetch_case(&case) {
            assert!(outcome.pass(), "{}: {} {}", outcome.id, outcome.expected, outcome.actual);
        }
        let told = told(case.given()).expect("possible");
        let readers = told.readers.iter();
        rules.extend(readers.map(|reader| (reader.reader.id, reader.now.rule.code)));
        // Made wrong it fails.
        for (_, policies) in &mut case.policies.0 {
            let other = if policies.starts_with("parse") { "cached" } else { "parse" };
            *policies = other.to_owned();
        }
        assert!(run_fetch_case(&case).iter().all(|outcome| !outcome.pass()), "{}", case.id);
    }
    for reader in READERS {
        for code in reader.rules().map(|rule| rule.code) {
            assert!(rules.contains(&(reader.id, code)), "no vector for {}: {code}", reader.id);
        }
    }
}

// ---- What cannot be

#[test]
fn what_cannot_be_is_named() {
    let cases: [(&str, Given); 16] = [
        ("status", Given::default()),
        ("status", Given { status: Some(0.0), ..Given::default() }),
        ("status", Given { status: Some(1000.0), ..Given::default() }),
        ("status", Given { status: Some(200.5), ..Given::default() }),
        ("status", Given { status: Some(f64::NAN), ..Given::default() }),
        ("failure", Given { failure: Some("DNS".to_owned()), ..Given::default() }),
        ("failure", Given { failure: Some("dns".to_owned()), ..status(200) }),
        ("redirects", Given { redirects: Some(-1.0), ..status(200) }),
        ("redirects", Given { redirects: Some(1.5), ..status(200) }),
        ("octets", Given { octets: Some(-1.0), ..status(200) }),
        ("octets", Given { octets: Some(f64::INFINITY), ..status(200) }),
        ("body", Given { body: Some("page".to_owned()), ..status(200) }),
        ("outageHours", Given { outage_hours: Some(-0.1), ..status(503) }),
        ("outageHours", Given { outage_hours: Some(f64::NAN), ..status(503) }),
        (
            "copy.ageHours",
            Given { copy: Some(GivenCopy { age_hours: Some(-1.0), max_age: None }), ..status(503) },
        ),
        (
            "copy.maxAge",
            Given { copy: Some(GivenCopy { age_hours: None, max_age: Some(0.5) }), ..status(503) },
        ),
    ];
    for (field, given) in cases {
        let impossible = told(given).expect_err(field);
        assert_eq!(impossible.field, field);
        assert!(!impossible.found.is_empty() && !impossible.expected.is_empty(), "{impossible}");
    }
    let text = told(status(0)).expect_err("no status").to_string();
    assert_eq!(text, "status is 0; expected an HTTP status, an integer from 100 to 999");
}

// ---- Time

/// From and to, the policies, and a mark where the outage is.
fn timeline(given: Given, reader: &str) -> Vec<String> {
    let told = told(given).expect("possible");
    let one = told.readers.iter().find(|one| one.reader.id == reader).expect("a reader");
    let segments = one.timeline.iter().map(|segment| {
        let to = segment.to.map_or_else(|| "…".to_owned(), |to| to.to_string());
        let policies: Vec<_> = segment.rule.policies.iter().map(|policy| policy.code()).collect();
        let mark = if segment.is_now { " now" } else { "" };
        format!("{}–{to} {}{mark}", segment.from, policies.join("|"))
    });
    segments.collect()
}

#[test]
fn an_outage_passes_through_its_stretches() {
    let outage = |hours, copy| Given {
        outage_hours: Some(hours),
        copy,
        rest_reachable: Some(true),
        ..status(503)
    };
    let copy = |age, max_age| Some(GivenCopy { age_hours: age, max_age });
    assert_eq!(
        timeline(outage(72.0, copy(None, None)), "google"),
        ["0–12 disallow-all", "12–720 cached now", "720–… allow-all"]
    );
    assert_eq!(
        timeline(outage(720.0, None), "google"),
        ["0–12 disallow-all", "12–720 allow-all now", "720–… allow-all"]
    );
    assert_eq!(
        timeline(outage(0.0, None), "rfc9309"),
        ["0–720 disallow-all now", "720–… allow-all|disallow-all"]
    );
    // Ten hours old when it began, so good for another fourteen.
    assert_eq!(
        timeline(outage(3.0, copy(Some(13.0), None)), "rfc9309"),
        ["0–14 cached now", "14–720 disallow-all", "720–… allow-all|cached"]
    );
    assert_eq!(
        timeline(outage(3.0, copy(Some(13.0), Some(7200.0))), "google"),
        ["0–12 disallow-all now", "12–720 cached", "720–… allow-all"]
    );
    assert_eq!(timeline(outage(800.0, None), "yandex"), ["0–… allow-all now"]);
    assert_eq!(timeline(status(404), "google"), ["0–… allow-all now"]);
}

// ---- The address

fn address(address: &str, site: Option<&str>) -> (Option<String>, Vec<String>) {
    let given =
        Given { address: Some(address.to_owned()), site: site.map(str::to_owned), ..status(200) };
    let address = told(given).expect("possible").address.expect("an address");
    let note = |note: &robotscope::fetch::AddressNote| {
        let (code, args) = note.parts();
        let args = args.iter().map(|(name, value)| format!(" {name}={value}"));
        std::iter::once(code.to_owned()).chain(args).collect()
    };
    (address.governs, address.notes.iter().map(note).collect())
}

#[test]
fn the_address_says_what_is_governed() {
    let only =
        |origin: &str| (Some(origin.to_owned()), vec![format!("governs-only origin={origin}")]);
    let nothing = |note: &str| (None, vec![note.to_owned()]);
    let https = "https://shop.example.com/robots.txt";
    assert_eq!(address(https, None), only("https://shop.example.com"));
    assert_eq!(
        address("https://shop.example.com:443/robots.txt#x", None),
        only("https://shop.example.com")
    );
    assert_eq!(
        address("https://Shop.Example.com:8443/robots.txt", None),
        only("https://shop.example.com:8443")
    );
    assert_eq!(address("ftp://h.test/robots.txt", None), only("ftp://h.test"));
    assert_eq!(address("https://h.test/%72obots.txt", None), only("https://h.test"));
    assert_eq!(address("https://bücher.test/robots.txt", None), only("https://xn--bcher-kva.test"));
    assert_eq!(address("https://[::1]:8080/robots.txt", None), only("https://[::1]:8080"));
    assert_eq!(address("/robots.txt", None), nothing("origin-unknown"));
    assert_eq!(address("h.test/robots.txt", None), only("h.test"));
    assert_eq!(address("https://h.test/Robots.txt", None), nothing("letter-case path=/Robots.txt"));
    assert_eq!(
        address("https://h.test/user/robots.txt", None),
        nothing("not-top-level path=/user/robots.txt")
    );
    assert_eq!(address("https://h.test/robots.txt?x", None), nothing("query path=/robots.txt?x"));
    assert_eq!(address("https://h.test/humans.txt", None), nothing("other-file path=/humans.txt"));
    assert_eq!(address("https://h.test", None), nothing("other-file path=/"));
    assert_eq!(address("file:///srv/robots.txt", None), nothing("other-kind scheme=file"));
    assert_eq!(address("https:///", None), nothing("no-host"));
    let elsewhere = |typed: &str, site: &str| address(typed, Some(site)).1.pop();
    let site = "https://shop.example.com";
    assert_eq!(
        elsewhere(https, site),
        Some("governs-only origin=https://shop.example.com".to_owned())
    );
    let note = |code: &str, file: &str| Some(format!("{code} file={file} site={site}"));
    assert_eq!(
        elsewhere("http://shop.example.com/robots.txt", site),
        note("other-scheme", "http://shop.example.com")
    );
    assert_eq!(
        elsewhere("https://example.com/robots.txt", site),
        note("other-host", "https://example.com")
    );
    assert_eq!(
        elsewhere("https://shop.example.com:8443/robots.txt", site),
        note("other-port", "https://shop.example.com:8443")
    );
    let redirected = Given {
        address: Some(https.to_owned()),
        final_address: Some("https://cdn.example/robots.txt".to_owned()),
        redirects: Some(1.0),
        ..status(200)
    };
    let notes = told(redirected).expect("possible").address.expect("an address").notes;
    let (code, args) = notes.last().expect("two").parts();
    assert_eq!(code, "redirected-away");
    assert_eq!(args, [("file", "https://shop.example.com"), ("target", "https://cdn.example")]);
    assert!(
        told(Given { address: Some(" ".to_owned()), ..status(200) })
            .expect("possible")
            .address
            .is_none()
    );
}

// ---- Responses

fn response(text: &[u8]) -> Response {
    match take_apart(text) {
        Cut::Response(response) => response,
        Cut::NotAResponse => panic!("no response: {}", String::from_utf8_lossy(text)),
    }
}

#[test]
fn a_response_is_taken_apart() {
    let text = b"HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 26\r\nAge: 60\r\nDate: Mon, 30 Nov 2026 08:00:00 GMT\r\ncache-control: public, MAX-AGE=\"3600\"\r\n\r\nUser-agent: *\r\nDisallow: /\xFF\0";
    let one = response(text);
    assert_eq!((one.blocks.len(), one.blocks[0].status, &*one.blocks[0].reason), (1, 200, "OK"));
    assert_eq!(one.blocks[0].version, "1.1");
    assert_eq!(one.content_type.as_deref(), Some("text/plain"));
    assert_eq!((one.content_length, one.age, one.max_age), (Some(26), Some(60), Some(3600)));
    assert_eq!(one.date.as_deref(), Some("Mon, 30 Nov 2026 08:00:00 GMT"));
    assert_eq!(&text[one.body], b"User-agent: *\r\nDisallow: /\xFF\0");
    assert_eq!((one.redirects, one.final_address), (0, None));
}

#[test]
fn every_version_line_end_and_omission_is_read() {
    for (text, status, body) in [
        ("HTTP/1.0 404 Not Found\n\nx", 404, "x"),
        ("HTTP/2 200 \nserver: a\n\nUser-agent: *\n", 200, "User-agent: *\n"),
        ("HTTP/3 503\r\nretry-after: 60\r\n\r\n", 503, ""),
        ("HTTP/1.1 200 OK", 200, ""),
        ("HTTP/1.1 200 OK\r\n", 200, ""),
        ("HTTP/1.1 200 OK\nContent-Type: text/plain", 200, ""),
        ("\u{FEFF}\n\r\nHTTP/2 200\n\nx", 200, "x"),
        // Without a blank line the body begins where the headers end.
        ("HTTP/2 200\nserver: a\n<html>\n", 200, "<html>\n"),
        ("HTTP/2 200\n\n\nUser-agent: *", 200, "\nUser-agent: *"),
        // A body may begin as a response does.
        ("HTTP/2 200\ncontent-type: text/plain\n\nHTTP/2 404\n\n", 200, "HTTP/2 404\n\n"),
    ] {
        let one = response(text.as_bytes());
        assert_eq!(one.blocks.last().map(|block| block.status), Some(status), "{text:?}");
        assert_eq!(&text[one.body], body, "{text:?}");
    }
}

#[test]
fn folded_headers_are_one_value() {
    let one = response(b"HTTP/1.1 200 OK\r\nCache-Control: public,\r\n\t max-age=60\r\nX:\r\n\r\n");
    assert_eq!(one.blocks[0].header("cache-control"), Some("public, max-age=60"));
    assert_eq!(one.max_age, Some(60));
    assert_eq!(one.blocks[0].header("x"), Some(""));
}

#[test]
fn blocks_before_the_last_are_told_apart() {
    let text = "HTTP/1.1 200 Connection established\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n\
        HTTP/1.1 301 Moved Permanently\r\nLocation: https://www.example.com/robots.txt\r\nContent-Length: 12\r\nContent-Type: text/html\r\n\r\n\
        HTTP/2 302\r\nlocation: /en/robots.txt\r\n\r\nHTTP/2 200\r\ncontent-type: text/plain\r\n\r\nUser-agent: *\n";
    let one = response(text.as_bytes());
    let statuses: Vec<_> = one.blocks.iter().map(|block| block.status).collect();
    assert_eq!(statuses, [200, 100, 301, 302, 200]);
    assert_eq!(one.redirects, 2);
    assert_eq!(one.final_address.as_deref(), Some("https://www.example.com/en/robots.txt"));
    assert_eq!(&text[one.body], "User-agent: *\n");
    // The last one's redirect was not followed.
    let one = response(b"HTTP/1.1 301 M\nLocation: /a\n\n<html>");
    assert_eq!((one.redirects, one.final_address), (0, None));
}

#[test]
fn what_is_kept_is_bounded_and_the_rest_still_read() {
    let text = format!("HTTP/2 200\n{}\nbody", "a: b\n c\n".repeat(HEADERS_LIMIT + 7));
    let one = response(text.as_bytes());
    assert_eq!((one.blocks[0].headers.len(), one.blocks[0].headers_omitted), (HEADERS_LIMIT, 7));
    assert!(one.blocks[0].headers.iter().all(|(_, value)| value == "b c"));
    assert_eq!(&text[one.body], "body");
    let text = "HTTP/2 100\n\n".repeat(BLOCKS_LIMIT + 2);
    let one = response(text.as_bytes());
    assert_eq!(one.blocks.len(), BLOCKS_LIMIT);
    assert_eq!(&text[one.body], "HTTP/2 100\n\n".repeat(2));
}

#[test]
fn what_is_no_response_is_said_to_be_none() {
    for text in [
        "",
        "\n\n",
        "User-agent: *\nDisallow: /\n",
        "HTTP/1.1",
        "HTTP/1.1 OK",
        "HTTP/1.1 2000 OK",
        "HTTP/1.1 099",
        "HTTP/11 200 OK",
        "http/1.1 200 OK",
        " HTTP/1.1 200 OK",
        "x\nHTTP/1.1 200 OK\n\n",
    ] {
        assert_eq!(take_apart(text.as_bytes()), Cut::NotAResponse, "{text:?}");
    }
}

/// Text in which something of a response may stand anywhere.
fn shaped() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        4 => Just(b"HTTP/1.1 200 OK".to_vec()),
        2 => Just(b"HTTP/2 301".to_vec()),
        2 => Just(b"Location: //h.test/x".to_vec()),
        1 => Just(b"Location: \xC3\xA9://".to_vec()),
        2 => Just(b"Content-Type: text/html".to_vec()),
        1 => Just(b"Cache-Control: max-age=99999999999999999999".to_vec()),
        6 => Just(b"\r\n".to_vec()),
        6 => Just(b"\n".to_vec()),
        1 => Just(b" fold".to_vec()),
        1 => prop::collection::vec(any::<u8>(), 0..8),
    ];
    prop::collection::vec(piece, 0..16).prop_map(|pieces| pieces.concat())
}

fn number() -> impl Strategy<Value = Option<f64>> {
    prop_oneof![
        Just(None),
        any::<f64>().prop_map(Some),
        (0_u32..1100).prop_map(|n| Some(n.into())),
        (0_u32..8000).prop_map(|n| Some(f64::from(n) / 8.0)),
    ]
}

proptest! {
    /// Whatever the bytes: the blocks lie end to end and the body is the rest.
    #[test]
    fn nothing_of_a_response_is_lost(text in prop_oneof![prop::collection::vec(any::<u8>(), 0..200), shaped()]) {
        if let Cut::Response(one) = take_apart(&text) {
            let mut at = 0;
            for block in &one.blocks {
                prop_assert_eq!(block.octets.start, at);
                prop_assert!(block.octets.end > at);
                at = block.octets.end;
            }
            prop_assert_eq!(one.body, at..text.len());
        }
    }

    /// A response that is put together is taken apart into the same.
    #[test]
    fn a_body_comes_back_as_it_was(status in 100_u16..1000, body in prop::collection::vec(any::<u8>(), 0..200), crlf in any::<bool>()) {
        let end = if crlf { "\r\n" } else { "\n" };
        let mut text = format!("HTTP/1.1 {status} X{end}Content-Type: text/plain{end}{end}").into_bytes();
        text.extend_from_slice(&body);
        prop_assume!(!body.starts_with(b"HTTP/"));
        let one = response(&text);
        prop_assert_eq!(one.blocks[0].status, status);
        prop_assert_eq!(&text[one.body], &*body);
    }

    /// Whatever is told: it is refused by name, or every reader has an answer,
    /// its stretches have no gap, and the one of now says the same as now.
    #[test]
    fn every_outcome_has_an_answer(
        status in prop_oneof![3 => (100_u32..1000).prop_map(|n| Some(f64::from(n))), 1 => number()],
        failure in prop::option::weighted(0.2, "dns|tls|invalid-response|[a-z]{0,3}"),
        (redirects, octets, hours, age, max_age) in (number(), number(), number(), number(), number()),
        copy in any::<bool>(),
        rest_reachable in any::<Option<bool>>(),
        redirect_loop in any::<bool>(),
        address in prop::option::of(".{0,12}"),
    ) {
        let given = Given {
            status: if failure.is_some() { None } else { status },
            failure,
            redirects,
            redirect_loop,
            octets,
            outage_hours: hours,
            copy: copy.then_some(GivenCopy { age_hours: age, max_age }),
            rest_reachable,
            final_address: address.clone(),
            site: address.clone(),
            address,
            ..Given::default()
        };
        if let Ok(told) = told(given) {
            prop_assert_eq!(told.readers.len(), READERS.len());
            for one in &told.readers {
                prop_assert!(one.timeline[0].from.abs() < f64::EPSILON);
                prop_assert_eq!(one.timeline.last().and_then(|last| last.to), None);
                for pair in one.timeline.windows(2) {
                    prop_assert_eq!(pair[0].to, Some(pair[1].from));
                }
                let now: Vec<_> = one.timeline.iter().filter(|segment| segment.is_now).collect();
                prop_assert_eq!(now.len(), 1);
                prop_assert_eq!(now[0].rule.code, one.now.rule.code);
                prop_assert_eq!(now[0].rule.policies, one.now.rule.policies);
            }
        }
    }
}
