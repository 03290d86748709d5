use std::collections::BTreeSet;

use crate::audit::{Arg, Audit, Check, Example, Family, Finding, Findings, Fix, Safety, Severity};
use crate::policy::{Group, Name, Rule, RuleKind, Usability};

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
    fix: true,
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
                        .related("star-rule", first.pattern)
                        .fix(copy(audit, &policy.groups()[groups[0] as usize], &lost)),
                );
            }
        }
    }
}

/// The lost rules, copied behind the last line of the crawler's group.
fn copy(audit: &Audit<'_>, group: &Group, rules: &[&&Rule]) -> Fix {
    let last = audit.document.lines()[group.last_line as usize - 1];
    let line_end = audit.line_end();
    let mut text = Vec::new();
    if last.line_end().is_empty() {
        text.extend_from_slice(line_end.as_bytes());
    }
    for rule in rules {
        let field = if rule.kind == RuleKind::Allow { "Allow: " } else { "Disallow: " };
        text.extend_from_slice(field.as_bytes());
        text.extend_from_slice(audit.document.source().slice(rule.pattern));
        text.extend_from_slice(line_end.as_bytes());
    }
    Fix::insert(Safety::ChangesVerdicts, last.next, text)
}
