//! Files larger than a self-test in a browser should make.

use robotscope::audit::{Settings, audit};
use robotscope::dialect::{BlankLine, DIALECTS, RFC9309, Size};
use robotscope::policy::{Agent, Decision, Policy};

use crate::corpus::rejoined;

fn decision(policy: &Policy, agent: &str, url: &str) -> (Decision, u32) {
    let verdict = policy.test(&Agent::read(agent, policy.dialect()), url, None);
    (verdict.decision, verdict.rule.map_or(0, |rule| rule.line))
}

#[test]
fn the_right_group_among_a_hundred_thousand() {
    let others = "User-agent: elmbot\nDisallow: /a\n".repeat(100_000);
    let file = format!("{others}User-agent: acornbot\nDisallow: /attic/\n");
    let policy = crate::policy(file, &RFC9309);
    assert_eq!(decision(&policy, "acornbot", "/attic/box"), (Decision::Disallow, 200_002));
    assert_eq!(decision(&policy, "elmbot", "/attic/box"), (Decision::Disallow, 2));
}

#[test]
fn a_hundred_thousand_names() {
    let groups: Vec<String> =
        (0..100_000).map(|n| format!("User-agent: bot{n}x\nDisallow: /{n}\n")).collect();
    let policy = crate::policy(groups.concat(), &RFC9309);
    assert_eq!(decision(&policy, "bot99999x", "/99999"), (Decision::Disallow, 200_000));
    assert_eq!(decision(&policy, "bot99999x", "/1"), (Decision::Allow, 0));
}

#[test]
fn a_million_lines_and_a_line_of_a_megabyte() {
    let lines = "\r# \n".repeat(500_000);
    let line = "Disallow: /".to_owned() + &"a".repeat(1_000_000);
    let file = format!("User-agent: *\n{lines}{line}\nDisallow: /x");
    let document = crate::document(file.clone());
    assert!(rejoined(&document) == file.as_bytes());
    for dialect in DIALECTS {
        let policy = Policy::read(&document, dialect);
        // The rest of the file is read, and its empty lines end no group.
        let reads_on = dialect.size == Size::Unlimited && dialect.blank_line == BlankLine::Nothing;
        let expected =
            if reads_on { (Decision::Disallow, 1_000_003) } else { (Decision::Allow, 0) };
        assert_eq!(decision(&policy, "acornbot", "/x"), expected, "{}", dialect.id);
    }
    assert!(!audit(&document, &RFC9309, None, &Settings::default()).findings.is_empty());
}
