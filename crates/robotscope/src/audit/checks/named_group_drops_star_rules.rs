use std::collections::BTreeSet;

use crate::audit::{Arg, Audit, Check, Example, Family, Finding, Findings, Severity};
use crate::policy::{Name, Rule, Usability};

/// A crawler with a group of its own for which rules of `*` are lost that its
/// group does not repeat.
pub(super) static CHECK: Check = Check {
    name: "named-group-drops-star-rules",
    code: "R306",
    severity: Severity::Warning,
    family: Family::Groups,
    concerns: &[],
    references: &[super::rfc::USER_AGENT, super::google::SPECIFICATION],
    examples: &[Example {
        bad: "User-agent: *\nDisallow: /admin/\n\nUser-agent: ExampleBot\nDisallow: /drafts/\n",
        good: "User-agent: *\nDisallow: /admin/\n\nUser-agent: ExampleBot\nDisallow: /admin/\nDisallow: /drafts/\n",
    }],
    fix: None,
    run,
};

/// Rules that a message lists.
const LISTED: usize = 10;

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings) {
    let policy = audit.policy;
    let source = audit.document.source();
    let key = |rule: &Rule| (rule.kind, source.slice(rule.pattern).to_vec());
    let usable = |rule: &&Rule| rule.usability == Usability::Usable;
    let star: Vec<&Rule> = policy
        .star_groups()
        .iter()
        .flat_map(|index| &policy.groups()[*index as usize].rules)
        .filter(usable)
        .collect();
    if star.is_empty() {
        return;
    }
    let mut named: BTreeSet<&[u8]> = BTreeSet::new();
    for group in policy.groups() {
        for line in &group.agents {
            let Name::Word(word) = &line.name else { continue };
            if word.is_empty() || !named.insert(word) {
                continue;
            }
            let groups = policy.groups_named(&String::from_utf8_lossy(word));
            if groups.iter().any(|index| policy.star_groups().contains(index)) {
                continue;
            }
            let rules = || groups.iter().flat_map(|index| &policy.groups()[*index as usize].rules);
            // A group that closes everything loses nothing, and one that was
            // left without any rule was meant to open everything.
            let closes_all =
                |rule: &Rule| matches!(source.slice(rule.pattern), b"/" | b"/*" | b"*");
            if rules().filter(usable).count() == 0 || rules().any(closes_all) {
                continue;
            }
            let own: BTreeSet<_> = rules().filter(usable).map(key).collect();
            let lost: Vec<&&Rule> = star.iter().filter(|rule| !own.contains(&key(rule))).collect();
            if let Some(first) = lost.first() {
                let listed =
                    lost.iter().take(LISTED).map(|rule| audit.text(rule.pattern)).collect();
                findings.push(
                    Finding::new(check, line.value)
                        .with("agent", audit.text(line.value))
                        .with("count", lost.len() as u32)
                        .with("rules", Arg::List(listed))
                        .related("star-rule", first.pattern),
                );
            }
        }
    }
}
