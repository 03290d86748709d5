use std::borrow::Cow;
use std::collections::BTreeSet;

use crate::audit::prelude::*;
use crate::policy::{Group, Name, Rule, RuleKind, Usability};

/// A crawler with a group of its own for which rules of `*` are lost that its
/// group does not repeat.
pub(super) static CHECK: Check = Check {
    name: "named-group-drops-star-rules",
    code: "R306",
    severity: Severity::Warning,
    family: Family::Groups,
    references: &[rfc::USER_AGENT, google::SPECIFICATION],
    examples: &[Example::new(
        "User-agent: *\nDisallow: /admin/\n\nUser-agent: ExampleBot\nDisallow: /drafts/\n",
        "User-agent: *\nDisallow: /admin/\n\nUser-agent: ExampleBot\nDisallow: /admin/\nDisallow: /drafts/\n",
    )],
    fix: true,
    run,
    ..Check::BASE
};

/// Rules that a message lists.
const LISTED: usize = 10;

/// Characters of each that it lists.
const LISTED_LENGTH: usize = 200;

/// Octets of patterns that a fix copies into one group; where more are lost,
/// a person has to decide.
const COPIED: usize = 64 * 1024;

type Key<'a> = (RuleKind, Cow<'a, [u8]>);

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let policy = audit.policy;
    let source = audit.document.source();
    let key = |rule: &Rule| -> Key<'_> { (rule.kind, policy.normal_pattern(rule)) };
    let usable = |rule: &&Rule| rule.usability == Usability::Usable;
    // Each rule once, in file order.
    let mut known: BTreeSet<Key<'_>> = BTreeSet::new();
    let star: Vec<&Rule> = policy
        .star_groups()
        .iter()
        .flat_map(|index| &policy.groups()[*index as usize].rules)
        .filter(usable)
        .filter(|rule| known.insert(key(rule)))
        .collect();
    if star.is_empty() {
        return;
    }
    let octets: usize = known.iter().map(|(_, pattern)| pattern.len()).sum();
    let mut named: BTreeSet<&[u8]> = BTreeSet::new();
    let mut found = 0;
    for group in policy.groups() {
        for line in &group.agents {
            let Name::Word(word) = &line.name else { continue };
            if word.is_empty() || !named.insert(word) {
                continue;
            }
            let groups = policy.groups_named(word);
            if groups.iter().any(|index| policy.star_groups().binary_search(index).is_ok()) {
                continue;
            }
            let rules = || groups.iter().flat_map(|index| &policy.groups()[*index as usize].rules);
            // A group that closes everything loses nothing, and one that forbids
            // nothing was meant to be open.
            let forbids = || rules().filter(usable).filter(|rule| rule.kind == RuleKind::Disallow);
            let is_all = |rule: &Rule| matches!(source.slice(rule.pattern), b"/" | b"/*" | b"*");
            if forbids().next().is_none() || forbids().any(is_all) {
                continue;
            }
            // What is lost is counted by what is kept: a file may have many
            // groups and many rules of `*`.
            let own: BTreeSet<Key<'_>> = rules().filter(usable).map(key).collect();
            let kept = || own.iter().filter(|rule| known.contains(*rule));
            let count = star.len() - kept().count();
            if count == 0 {
                continue;
            }
            let mut finding = Finding::new(check, line.value)
                .with("agent", audit.text(line.value))
                .with("count", count as u32);
            found += 1;
            // Later ones are counted only: no report has room for them.
            if found <= crate::audit::FINDINGS_LIMIT {
                let lost = || star.iter().copied().filter(|rule| !own.contains(&key(rule)));
                let listed = lost().take(LISTED).map(|rule| listed(audit, rule)).collect();
                finding = finding.with("rules", Arg::List(listed));
                if let Some(first) = lost().next() {
                    finding = finding.related("star-rule", first.pattern);
                }
                let kept: usize = kept().map(|(_, pattern)| pattern.len()).sum();
                if octets - kept <= COPIED {
                    finding =
                        finding.fix(copy(audit, &policy.groups()[groups[0] as usize], lost()));
                }
            }
            findings.push(finding);
        }
    }
}

/// The pattern of a rule for the message; a long one is cut and says so.
fn listed(audit: &Audit<'_>, rule: &Rule) -> String {
    let text = audit.document.source().text(rule.pattern);
    match text.char_indices().nth(LISTED_LENGTH) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.into_owned(),
    }
}

/// The lost rules, copied behind the last line of the crawler's group.
fn copy<'a>(audit: &Audit<'_>, group: &Group, rules: impl Iterator<Item = &'a Rule>) -> Fix {
    let last = audit.document.lines()[group.last_line as usize - 1];
    let line_end = audit.line_end();
    let mut text = String::new();
    if last.line_end().is_empty() {
        text.push_str(line_end);
    }
    for rule in rules {
        text.push_str(if rule.kind == RuleKind::Allow { "Allow: " } else { "Disallow: " });
        // An edit is text: octets that are none are escaped, which means the same.
        for chunk in audit.document.source().slice(rule.pattern).utf8_chunks() {
            text.push_str(chunk.valid());
            text.extend(chunk.invalid().iter().map(|octet| format!("%{octet:02X}")));
        }
        text.push_str(line_end);
    }
    Fix::insert(Safety::ChangesVerdicts, last.next, text)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use crate::audit::{FINDINGS_LIMIT, Finding, Settings, apply, audit};
    use crate::dialect::RFC9309;
    use crate::source::Source;
    use crate::syntax::Document;

    fn findings(file: impl Into<Vec<u8>>) -> (Vec<Finding>, u32) {
        let document = Document::new(Source::new(file.into()).expect("small"));
        let mut report = audit(&Arc::new(document), &RFC9309, None, &Settings::default());
        report.findings.retain(|finding| finding.check.code == super::CHECK.code);
        (report.findings, report.warnings)
    }

    #[test]
    fn octets_that_are_no_text_are_found_and_copied_escaped() {
        let file = b"User-agent: *\nDisallow: /caf\xE9/\nUser-agent: b\xE9t\nDisallow: /x/\n";
        let (findings, _) = findings(file.as_slice());
        let fix = findings[0].fix.as_ref().expect("few rules");
        let mended = apply(file, &fix.edits).expect("one edit");
        assert!(mended.ends_with(b"Disallow: /x/\nDisallow: /caf%E9/\n"));
        assert!(self::findings(mended).0.is_empty(), "escaped or not, it is the same rule");
    }

    #[test]
    fn many_groups_and_many_rules_stay_small() {
        let rules: Vec<_> = (0..5_000).map(|n| format!("Disallow: /archive/{n}/\n")).collect();
        // Names of letters, for digits are findings of their own.
        let name = |n: u32| -> String {
            n.to_string().bytes().map(|digit| char::from(digit - b'0' + b'a')).collect()
        };
        let groups: Vec<_> =
            (0..5_000).map(|n| format!("User-agent: {}-x\nDisallow: /x/\n", name(n))).collect();
        let file = format!("User-agent: *\n{}{}", rules.concat(), groups.concat());
        let (findings, count) = findings(file);
        assert_eq!(findings.len(), FINDINGS_LIMIT);
        assert_eq!(count, 5_000);
        assert!(findings.iter().all(|finding| finding.fix.is_none()), "a copy of all is too much");
    }
}
