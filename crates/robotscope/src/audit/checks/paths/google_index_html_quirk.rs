use super::pattern;
use crate::audit::prelude::*;
use crate::policy::{Choice, Decision, Name, RuleKind, RuleSet, Target, Usability};

/// `Allow: …/index.html` where the directory itself stays closed: Google opens
/// that too.
pub(super) static CHECK: Check = Check {
    name: "google-index-html-quirk",
    code: "R431",
    severity: Severity::Info,
    family: Family::Paths,
    concerns: &["google"],
    references: &[google::MATCHER],
    examples: &[Example::new(
        "User-agent: *\nDisallow: /shop/\nAllow: /shop/index.html\n",
        "User-agent: *\nDisallow: /private/\nAllow: /shop/index.html\n",
    )],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let policy = audit.policy;
    for group in policy.groups() {
        // Who follows the group has its rules and those of the same name.
        let mut rules = None;
        for rule in &group.rules {
            if rule.kind != RuleKind::Allow || rule.usability != Usability::Usable {
                continue;
            }
            let text = audit.octets(rule.pattern);
            let Some(directory) = directory(text) else { continue };
            let rules = rules.get_or_insert_with(|| {
                let named = group.agents.first().map(|line| &line.name);
                let groups = match named {
                    Some(Name::Word(word)) => policy.groups_named(word),
                    _ => policy.star_groups(),
                };
                let choice = Choice {
                    groups: groups.to_vec(),
                    star: false,
                    chosen: None,
                    star_ignored: false,
                };
                RuleSet::new(policy, &choice)
            });
            let url = String::from_utf8_lossy(&text[..directory]).into_owned();
            let (decision, line) = rules.decide(&Target::read(&url, policy.dialect()));
            if decision == Decision::Disallow && octets_at(audit, line) <= directory as u32 + 1 {
                let from = rule.pattern.start + directory as u32 - 1;
                findings.push(
                    Finding::new(check, Span::new(from, rule.pattern.end))
                        .with("directory", pattern::shown(url.as_bytes()))
                        .witness(url),
                );
            }
        }
    }
}

/// How much of such a pattern is the directory, if that is one URL.
fn directory(pattern: &[u8]) -> Option<usize> {
    let slash = memchr::memrchr(b'/', pattern)?;
    let is_index = pattern[slash..].starts_with(b"/index.htm");
    let is_url = !pattern[..slash].iter().any(|octet| matches!(octet, b'*' | b'?'));
    (is_index && is_url).then_some(slash + 1)
}

/// The rank of the rule on a line, from 1. Google's `directory$` wins a tie.
fn octets_at(audit: &Audit<'_>, line: u32) -> u32 {
    let groups = audit.policy.groups();
    let group = &groups[groups.partition_point(|group| group.last_line < line)];
    let rule = group.rules.partition_point(|rule| rule.line < line);
    group.rules[rule].octets
}
