//! What files say may be done with content: the vectors, and what must hold
//! for every value.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use proptest::prelude::*;
use robotscope::audit::{Settings, audit};
use robotscope::dialect::RFC9309;
use robotscope::policy::Agent;
use robotscope::preferences::dictionary::{self, Item, ItemKind, Member};
use robotscope::preferences::{
    Answer, ContentSignal, ContentUsage, Hint, KEYS, LABELS, Outcome, Preferences, Reason, Value,
    lines, preferences,
};
use robotscope::source::{Source, Span};
use serde::Deserialize;

use crate::properties::cases;

#[derive(Deserialize)]
struct Vector {
    id: String,
    robots: String,
    ua: String,
    url: String,
    expect: Expected,
    findings: Vec<String>,
}

type ByTerm<T> = BTreeMap<String, Option<T>>;

/// Compared as a whole: a field that is missing or new fails.
#[derive(Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
struct Expected {
    crawl: String,
    content_usage: ByTerm<String>,
    content_usage_line: ByTerm<u32>,
    content_signal: ByTerm<String>,
    content_signal_line: ByTerm<u32>,
    license: Vec<License>,
}

#[derive(Debug, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
struct License {
    line: u32,
    url: String,
    usable: bool,
}

fn answer(file: &str, agent: &str, url: &str) -> Preferences {
    preferences(&crate::policy(file, &RFC9309), &Agent::read(agent, &RFC9309), url)
}

fn told(file: &str, answer: &Preferences) -> Expected {
    let by_term = |answers: &[Answer]| {
        let name = |one: &Answer| one.term.name.to_owned();
        let value = |one: &Answer| one.value().map(str::to_owned);
        let values = answers.iter().map(|one| (name(one), value(one))).collect();
        let lines = answers.iter().map(|one| (name(one), one.line)).collect();
        (values, lines)
    };
    let (content_usage, content_usage_line) = by_term(&answer.usage);
    let (content_signal, content_signal_line) = by_term(&answer.signal);
    let license = answer.license.iter().map(|one| License {
        line: one.line,
        url: file[one.license.url.range()].to_owned(),
        usable: one.license.usable,
    });
    Expected {
        crawl: answer.crawl.decision.code().to_owned(),
        content_usage,
        content_usage_line,
        content_signal,
        content_signal_line,
        license: license.collect(),
    }
}

#[test]
fn every_vector_holds() {
    let text = include_str!("../data/preference-vectors.json");
    let vectors: Vec<Vector> = serde_json::from_str(text).expect("our JSON");
    assert!(vectors.len() >= 58, "{} vectors", vectors.len());
    for Vector { id, robots, ua, url, expect, .. } in vectors {
        assert_eq!(told(&robots, &answer(&robots, &ua, &url)), expect, "{id}");
    }
}

/// The checks of the audit that are about preference lines.
fn is_about_preferences(check: &str) -> bool {
    check.starts_with("content-")
        || matches!(
            check,
            "group-only-nonstandard" | "signal-and-usage-disagree" | "rsl-license-url"
        )
}

#[test]
fn every_vector_finds_what_it_should() {
    let text = include_str!("../data/preference-vectors.json");
    let vectors: Vec<Vector> = serde_json::from_str(text).expect("our JSON");
    for Vector { id, robots, mut findings, .. } in vectors {
        let report = audit(&crate::document(robots), &RFC9309, None, &Settings::default());
        let found = report.findings.iter().map(|finding| finding.check.name);
        let found: BTreeSet<_> = found.filter(|name| is_about_preferences(name)).collect();
        findings.retain(|name| is_about_preferences(name));
        assert_eq!(found.into_iter().collect::<Vec<_>>(), findings, "{id}");
    }
}

#[test]
fn every_reason() {
    use Reason::{
        CombinedRestrictive, NoGroup, NoLineInGroup, NoMatchingLine, NotStated, Stated,
        StatementBroken, UrlDisallowed, ValueNotUnderstood,
    };
    for (lines, usage, signal) in [
        ("Content-Usage: train-ai=n\nContent-Signal: search=yes", Stated, NotStated),
        (
            "Content-Usage: train-ai=n\nContent-Usage: train-ai=y",
            CombinedRestrictive,
            NoLineInGroup,
        ),
        ("Content-Usage: train-ai=n, train-ai=y", Stated, NoLineInGroup),
        ("Content-Signal: ai-train=yes, ai-train=no", NoLineInGroup, CombinedRestrictive),
        ("Content-Usage: search=n\nContent-Usage: train-ai=n,", StatementBroken, NoLineInGroup),
        ("Content-Usage: train-ai=no\nContent-Usage: x,", ValueNotUnderstood, NoLineInGroup),
        ("Content-Usage: /b x\nContent-Signal: /b use=full", NoMatchingLine, NoMatchingLine),
        ("Content-Signal: ai-train=maybe", NoLineInGroup, ValueNotUnderstood),
        ("Content-Signal: ai-train", NoLineInGroup, ValueNotUnderstood),
        ("Content-Signal: train-ai=no", NoLineInGroup, StatementBroken),
        ("Disallow: /\nContent-Usage: train-ai=n", UrlDisallowed, NoLineInGroup),
        ("User-agent: elmbot", NoLineInGroup, NoLineInGroup),
    ] {
        let answer = answer(&format!("User-agent: *\n{lines}\n"), "acornbot", "/a");
        assert_eq!((answer.usage[0].reason, answer.signal[2].reason), (usage, signal), "{lines}");
    }
    let nobody = answer("User-agent: elmbot\nContent-Usage: train-ai=n\n", "acornbot", "/a");
    assert!(nobody.usage.iter().chain(&nobody.signal).all(|answer| answer.reason == NoGroup));
}

#[test]
fn every_outcome() {
    use Outcome::{Blocked, Broken, Combined, Decides, NotMatched, Shorter};
    let file = "User-agent: *\nDisallow: /attic/\n\
        Content-Usage: train-ai=n\nContent-Usage: /a train-ai=n,\nContent-Usage: /a train-ai=y\n\
        Content-Usage: /a x=1\nContent-Usage: /b train-ai=y\nContent-Signal: use=full\n";
    let outcomes = |url| -> Vec<_> {
        answer(file, "acornbot", url).others.iter().map(|one| (one.line, one.outcome)).collect()
    };
    assert_eq!(
        outcomes("/a"),
        [(3, Shorter), (4, Broken), (5, Decides), (6, Combined), (7, NotMatched), (8, Decides)]
    );
    assert_eq!(
        outcomes("/attic/"),
        [(3, Blocked), (4, Blocked), (5, Blocked), (6, Blocked), (7, NotMatched), (8, Decides)]
    );
    let failures: Vec<_> = answer(file, "acornbot", "/a")
        .others
        .iter()
        .filter_map(|one| {
            Some((one.line, one.failure?.why.code(), &file[one.failure?.span.range()]))
        })
        .collect();
    assert_eq!(failures, [(4, "trailing-comma", ",")]);
}

#[test]
fn what_is_passed_over_is_hinted_at() {
    let hints = |file, agent, url| answer(file, agent, url).hints;
    let star = "User-agent: *\nContent-Signal: nonsense\nContent-Signal: ai-train=no\n\
        Content-Usage: search=y\nAllow: /\n\nUser-agent: acornbot\nAllow: /\n";
    assert_eq!(hints(star, "acornbot", "/"), [Hint::StarPassedOver { line: 3, count: 2 }]);
    assert_eq!(hints(star, "elmbot", "/"), []);
    let shared = "User-agent: *\nUser-agent: acornbot\nContent-Signal: ai-train=no\n";
    assert_eq!(hints(shared, "acornbot", "/"), []);
    let orphan = "Content-Usage: search=y\nLicense: https://site.test/\nUser-agent: *\nAllow: /\n";
    assert_eq!(hints(orphan, "acornbot", "/"), [Hint::OutsideGroup { line: 1, count: 1 }]);
    let shorter = "User-agent: *\nContent-Usage: search=y\nContent-Usage: /a search=n\n\
        Content-Usage: /ab train-ai=y\nContent-Usage: /ab train-ai=n\n";
    let found = hints(shorter, "acornbot", "/abc");
    let [Hint::ShorterStates { field: "content-usage", term, line: 3 }] = found[..] else {
        panic!("{found:?}");
    };
    assert_eq!(term.name, "search");
}

#[test]
fn lines_know_their_group() {
    let file = "License: a\nContent-Usage: x\nUser-agent: a\nLicense: b\nUser-agent: b\nAllow: /\n\
        License: c\n\nUser-agent: c\nContent-Signal: x\nContent-Signals: x\nLicense: d\n";
    let policy = crate::policy(file, &RFC9309);
    let found: Vec<_> = lines(&policy)
        .iter()
        .map(|line| (line.record.line, line.value.field(), line.group))
        .collect();
    assert_eq!(
        found,
        [
            (1, "license", None),
            (2, "content-usage", None),
            (4, "license", Some(0)),
            (7, "license", Some(0)),
            (10, "content-signal", Some(1)),
            (12, "license", Some(1)),
        ]
    );
}

/// A dictionary in the one way RFC 9651 §4.1.2 writes it, values as they stand.
fn print(members: &[Member], source: &Source) -> String {
    let entry = |key: Span, item: Item| {
        let key = source.text(key);
        match item.kind {
            ItemKind::Bare => key.into_owned(),
            _ => format!("{key}={}", source.text(item.span)),
        }
    };
    let member = |member: &Member| {
        let parameters = member.parameters.iter().map(|one| entry(one.key, one.item));
        let all = std::iter::once(entry(member.key, member.item)).chain(parameters);
        all.collect::<Vec<_>>().join(";")
    };
    members.iter().map(member).collect::<Vec<_>>().join(", ")
}

/// What a dictionary says, without the places.
fn meaning(members: &[Member], source: &Source) -> Vec<(String, ItemKind, String)> {
    let entry = |mark, key, item: Item| {
        (format!("{mark}{}", source.text(key)), item.kind, source.text(item.span).into_owned())
    };
    members
        .iter()
        .flat_map(|member| {
            let parameters = member.parameters.iter().map(|one| entry(";", one.key, one.item));
            std::iter::once(entry("", member.key, member.item)).chain(parameters)
        })
        .collect()
}

fn source(bytes: &[u8]) -> Source {
    Source::new(bytes.to_vec()).expect("small")
}

fn statement() -> impl Strategy<Value = String> {
    let item = prop_oneof![
        4 => "[yn]",
        2 => "[A-Za-z*][a-z0-9:/!*]{0,3}",
        1 => "\"([a-z ;,=]|\\\\\"){0,4}\"",
        1 => "-?[0-9]{1,5}(\\.[0-9]{1,3})?",
        1 => "\\?[01]|@-?[0-9]{1,3}|:YQ==:|%\"%c3%bc\"|\\( *([a-z]{1,2} ?){0,2}\\)",
    ];
    let key = prop_oneof![
        Just("train-ai".to_owned()),
        Just("search".to_owned()),
        "[a-z*][a-z0-9_.*-]{0,3}"
    ];
    let parameters =
        prop::collection::vec(("; {0,2}", key.clone(), prop::option::of("[yn]")), 0..3);
    let member = (key, prop::option::of(item), parameters).prop_map(|(key, item, parameters)| {
        let item = item.map_or_else(String::new, |item| format!("={item}"));
        let parameters = parameters.into_iter().map(|(mark, key, item)| {
            mark + &key + &item.map_or_else(String::new, |item| format!("={item}"))
        });
        format!("{key}{item}{}", parameters.collect::<String>())
    });
    prop::collection::vec((member, "[ \t]{0,2}", "[ \t]{0,2}"), 0..5).prop_map(|members| {
        let written =
            members.iter().map(|(member, before, after)| format!("{after}{member}{before}"));
        written.collect::<Vec<_>>().join(",").trim_matches([' ', '\t']).to_owned()
    })
}

/// What the grammars turn on.
const PIECES: &[&[u8]] = &[
    b"train-ai",
    b"search",
    b"use",
    b"=",
    b"=y",
    b"=no",
    b",",
    b";",
    b" ",
    b"\t",
    b"\"",
    b"\\",
    b"%\"",
    b"%c3",
    b"(",
    b")",
    b":",
    b"?",
    b"1",
    b"@",
    b"-",
    b".",
    b"*",
    b"/",
    b"A",
    b"\x7F",
    b"\xFF",
    b"\0",
    b"http://",
    b"https://",
];

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(cases()) })]

    #[test]
    fn any_value_is_read_and_every_span_lies_in_it(
        pieces in prop::collection::vec(prop::sample::select(PIECES), 0..24),
        random in prop::collection::vec(any::<u8>(), 0..24),
    ) {
        for bytes in [pieces.concat(), random] {
            let source = source(&bytes);
            let all = Span::new(0, source.len());
            let usage = ContentUsage::read(&source, all);
            let mut spans = vec![usage.statement];
            spans.extend(usage.path);
            match usage.members {
                Ok(members) => for member in members {
                    spans.extend([member.key, member.item.span]);
                    spans.extend(member.parameters.iter().flat_map(|one| [one.key, one.item.span]));
                },
                Err(failure) => spans.push(failure.span),
            }
            for element in ContentSignal::read(&source, all).elements {
                spans.extend([element.span, element.key, element.value]);
                spans.extend(element.reading.err().map(|unreadable| unreadable.span));
            }
            for span in spans {
                prop_assert!(span.start <= span.end && span.end <= all.end, "{:?}", span);
            }
        }
    }

    #[test]
    fn any_file_of_preferences_gets_an_answer(
        values in prop::collection::vec(
            (0..3_usize, prop::collection::vec(prop::sample::select(PIECES), 0..8)), 0..8,
        ),
    ) {
        let mut file = b"User-agent: *\n".to_vec();
        for (field, pieces) in values {
            let fields = ["Content-Usage: ", "Content-Signal: ", "License: "];
            file.extend(fields[field].bytes());
            file.extend(pieces.concat());
            file.push(b'\n');
        }
        let policy = crate::policy(file, &RFC9309);
        let answer = preferences(&policy, &Agent::read("acornbot", &RFC9309), "/");
        for one in answer.usage.iter().chain(&answer.signal) {
            // A value has its line, and only a value.
            prop_assert_eq!(one.rank.is_some(), one.line.is_some());
            let states = matches!(one.reason, Reason::Stated | Reason::CombinedRestrictive);
            prop_assert_eq!(one.rank.is_some(), states);
        }
        let of_files = lines(&policy).iter().filter(|l| !matches!(l.value, Value::License(_))).count();
        prop_assert_eq!(answer.others.len(), of_files);
    }

    #[test]
    fn a_statement_printed_and_read_again_says_the_same(text in statement()) {
        let first = source(text.as_bytes());
        let members = dictionary::read(&first, Span::new(0, first.len()));
        prop_assert!(members.is_ok(), "{} gives {:?}", text, members);
        let members = members.unwrap_or_default();
        let printed = print(&members, &first);
        let second = source(printed.as_bytes());
        let again = dictionary::read(&second, Span::new(0, second.len())).expect("printed");
        prop_assert_eq!(meaning(&members, &first), meaning(&again, &second));
        prop_assert_eq!(print(&again, &second), printed);
    }
}

/// A megabyte that invites reading it again for each of its octets: that would
/// take minutes.
#[test]
fn values_cost_what_they_are_long() {
    for start in ["", "/", "a=\"", "search="] {
        for piece in ["a=y,", "a;", "(b c;d) ", "=", ",", ";", " ", "\"", ":", "search=yes; "] {
            let value = start.to_owned() + &piece.repeat(1_000_000 / piece.len());
            let source = source(value.as_bytes());
            let all = Span::new(0, source.len());
            let started = Instant::now();
            let usage = ContentUsage::read(&source, all);
            for label in LABELS {
                let _ = usage.stated(&source, label);
            }
            let signal = ContentSignal::read(&source, all);
            let stated = KEYS.iter().flat_map(|key| signal.stated(key)).count();
            let taken = started.elapsed();
            assert!(taken < Duration::from_secs(10), "{start}{piece}: {taken:?}, {stated} stated");
        }
    }
}
