use std::collections::BTreeSet;

use crate::audit::prelude::*;
use crate::policy::{Group, Rule};

/// One crawler is named in several groups: RFC 9309 adds them up, older readers
/// take one.
pub(super) static CHECK: Check = Check {
    name: "duplicate-group",
    code: "R307",
    severity: Severity::Info,
    family: Family::Groups,
    concerns: &["yandex"],
    references: &[rfc::USER_AGENT],
    examples: &[Example::new(
        "User-agent: ExampleBot\nDisallow: /a/\n\nUser-agent: ExampleBot\nDisallow: /b/\n",
        "User-agent: ExampleBot\nDisallow: /a/\nDisallow: /b/\n",
    )],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let policy = audit.policy;
    for named in audit.agents().named() {
        let first = named.first();
        let mut last = first.group;
        let mut further = named.places.iter().filter(|place| {
            let new = place.group != last;
            last = place.group;
            new
        });
        let Some(second) = further.next() else { continue };
        let rest: Vec<_> = further.collect();
        let name = super::quoted(audit, first.line(policy).value);
        // Of more than two each would have to wait for the one before.
        let fix = if rest.is_empty() {
            merge(audit, first.group(policy), second.group(policy))
        } else {
            None
        };
        for place in std::iter::once(second).chain(rest) {
            findings.push(
                Finding::new(check, place.line(policy).value)
                    .with("agent", name.clone())
                    .related("first", first.line(policy).value)
                    .fix(fix.clone()),
            );
        }
    }
}

/// Moves what the second group holds to the end of the first, where both are for
/// this crawler alone and nothing but rules stands in them.
fn merge(audit: &Audit<'_>, first: &Group, second: &Group) -> Option<Fix> {
    let plain = |group: &Group| {
        let alone = group.agents.len() == 1 && group.others.is_empty();
        alone && !group.rules.is_empty() && group.rules.iter().all(|rule| !rule.pattern.is_empty())
    };
    let key = |rule: &Rule| audit.policy.normal_pattern(rule);
    let patterns: BTreeSet<_> = first.rules.iter().map(key).collect();
    // A rule that both have, or that one has the opposite of, would be a finding
    // of its own in one group.
    if !plain(first)
        || !plain(second)
        || second.rules.iter().any(|rule| patterns.contains(&key(rule)))
    {
        return None;
    }
    let mut text = Vec::new();
    for rule in &second.rules {
        text.extend_from_slice(audit.octets(audit.line(rule.line as usize - 1)));
        text.extend_from_slice(audit.line_end().as_bytes());
    }
    let at = audit.whole_line(first.last_line as usize - 1).end;
    let mut fix = Fix::insert(Safety::Safe, at, text);
    let lines =
        second.agents.iter().map(|line| line.line).chain(second.rules.iter().map(|rule| rule.line));
    fix.edits.extend(
        lines.map(|line| Edit { span: audit.whole_line(line as usize - 1), text: Vec::new() }),
    );
    Some(fix)
}
