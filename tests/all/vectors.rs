//! The conformance vectors, natively.

use std::collections::BTreeSet;

use robotscope::dialect::{DIALECTS, RFC9309};
use robotscope::selftest::{self, Kind, run_case};
use robotscope::vectors::{self, TOPICS};

#[test]
fn every_vector_holds() {
    let failed: Vec<_> = selftest::run()
        .into_iter()
        .filter(|outcome| !outcome.pass())
        .map(|one| format!("{}\n  expected {}\n  got      {}", one.id, one.expected, one.actual))
        .collect();
    assert!(failed.is_empty(), "{} fail:\n{}", failed.len(), failed.join("\n"));
}

#[test]
fn there_are_enough_of_each_kind_and_none_twice() {
    let cases: Vec<_> =
        TOPICS.iter().flat_map(|(_, text)| vectors::read(text).expect("our TOML")).collect();
    let ids: BTreeSet<_> = cases.iter().map(|case| &case.id).collect();
    assert_eq!(ids.len(), cases.len(), "an id stands twice");
    let verdicts = cases.iter().filter(|case| !case.verdicts.0.is_empty()).count();
    let traces = cases.iter().filter(|case| case.trace.is_some()).count();
    let parses = cases.iter().filter(|case| case.parse.is_some()).count();
    assert!(verdicts >= 300, "{verdicts} verdicts");
    assert!(traces >= 40, "{traces} traces");
    assert!(parses >= 40, "{parses} parses");
    assert_eq!(selftest::count(), selftest::run().len());
    for case in &cases {
        assert!(!case.source.is_empty() && !case.title.is_empty(), "{} lacks words", case.id);
    }
}

/// No dialect is RFC 9309 by another name: of each some vector shows it.
#[test]
fn every_dialect_differs_somewhere() {
    let cases: Vec<_> =
        TOPICS.iter().flat_map(|(_, text)| vectors::read(text).expect("our TOML")).collect();
    let decision = |text: &str| text.split(' ').next().map(str::to_owned);
    for dialect in DIALECTS.iter().filter(|dialect| dialect.id != RFC9309.id) {
        let differs = cases.iter().filter(|case| {
            let verdict = |id: &str| case.verdicts.0.get(id).and_then(|text| decision(text));
            verdict(dialect.id).is_some_and(|own| verdict("rfc9309").is_some_and(|rfc| own != rfc))
        });
        assert!(differs.count() > 0, "{}", dialect.id);
    }
}

/// A vector that expects the opposite must fail, whichever it is: one that
/// cannot fail tests nothing.
#[test]
fn a_vector_made_wrong_fails() {
    for (topic, text) in TOPICS {
        for mut case in vectors::read(text).expect("our TOML") {
            for expected in case.verdicts.0.values_mut() {
                *expected = match expected.strip_prefix("allow") {
                    Some(line) => format!("disallow{line}"),
                    None => expected.replacen("disallow", "allow", 1),
                };
            }
            if let Some(trace) = &mut case.trace {
                trace.reason = Some("no-such-reason".to_owned());
            }
            if let Some(parse) = &mut case.parse {
                parse.facts.get_or_insert_default().bom = Some("no-such-mark".to_owned());
            }
            for outcome in run_case(topic, &case) {
                assert!(!outcome.pass(), "{} passes although made wrong", outcome.id);
            }
        }
    }
}

/// The deciding line is compared too.
#[test]
fn a_vector_with_another_line_fails() {
    for (topic, text) in TOPICS {
        for mut case in vectors::read(text).expect("our TOML") {
            let mut changed = false;
            case.verdicts.0.retain(|_, expected| {
                let Some((decision, line)) = expected.split_once(' ') else { return false };
                let other = line.parse().map_or(1, |line: u32| line + 1);
                *expected = format!("{decision} {other}");
                changed = true;
                true
            });
            for outcome in run_case(topic, &case).iter().filter(|one| one.kind == Kind::Verdict) {
                assert!(changed && !outcome.pass(), "{} passes with another line", outcome.id);
            }
        }
    }
}
