use std::collections::BTreeMap;

use crate::audit::prelude::*;
use crate::policy::{Group, Name, RuleKind};

/// A group that allows some paths and forbids none: they were allowed already.
pub(super) static CHECK: Check = Check {
    name: "allow-only-group",
    code: "R310",
    severity: Severity::Info,
    family: Family::Groups,
    references: &[rfc::RULES],
    examples: &[
        Example::new(
            "User-agent: ExampleBot\nAllow: /shop/\n",
            "User-agent: ExampleBot\nAllow: /shop/\nDisallow: /\n",
        ),
        // The usual way to say that all is open.
        Example::new("User-agent: *\nAllow: /shop/\n", "User-agent: *\nAllow: /\n"),
        Example::new(
            "User-agent: ExampleBot\nAllow: /shop/\nAllow: /help/\n",
            "User-agent: ExampleBot\nAllow: /shop/\n\nUser-agent: ExampleBot\nDisallow: /\n",
        ),
    ],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let groups = audit.policy.groups();
    if !groups.iter().any(|group| allows_only(audit, group)) {
        return;
    }
    // A name's groups count as one: what any of them says speaks for all.
    let mut open: BTreeMap<&Name, bool> = BTreeMap::new();
    for group in groups {
        let only = allows_only(audit, group);
        for line in &group.agents {
            *open.entry(&line.name).or_insert(true) &= only;
        }
    }
    for group in groups.iter().filter(|group| group.agents.iter().all(|line| open[&line.name])) {
        findings.push(Finding::new(check, group.rules[0].pattern));
    }
}

/// Whether there are Allow rules and none of them opens all, and no Disallow
/// line at all: an empty one says that all is open. Patterns that cannot match
/// count: mended, they would.
fn allows_only(audit: &Audit<'_>, group: &Group) -> bool {
    let is_all = |pattern: &[u8]| matches!(pattern, b"/" | b"/*" | b"*");
    !group.rules.is_empty()
        && group.rules.iter().all(|rule| {
            let pattern = audit.octets(rule.pattern);
            rule.kind == RuleKind::Allow && !pattern.is_empty() && !is_all(pattern)
        })
}
