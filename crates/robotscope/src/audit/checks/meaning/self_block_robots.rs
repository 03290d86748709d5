use std::cmp::Reverse;
use std::collections::BTreeSet;

use crate::audit::prelude::*;
use crate::policy::{RuleKind, Target};

/// A rule that matches `/robots.txt` itself: by RFC 9309 that is always open,
/// but some readers take the rule at its word.
pub(super) static CHECK: Check = Check {
    name: "self-block-robots",
    code: "R437",
    severity: Severity::Info,
    family: Family::Paths,
    references: &[rfc::RULES, google::MATCHER],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /*.txt$\n",
            "User-agent: *\nAllow: /robots.txt$\nDisallow: /*.txt$\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /robots.txt\nDisallow: /admin/\n",
            "User-agent: *\nDisallow: /\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

const ROBOTS: &str = "/robots.txt$";

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let policy = audit.reader;
    let target = Target::read("https://example.com/robots.txt", policy.dialect());
    let mut seen = BTreeSet::new();
    for report in audit.meaning().reports().iter().filter(|report| !super::is_shut(report)) {
        // Who would decide if it were a URL like any other.
        let matching = policy.rules(&report.crawlers.choice).filter_map(|rule| {
            Some((Reverse(policy.match_octets(rule, &target)?), rule.kind, rule.line, rule))
        });
        let strongest = matching.min_by_key(|(octets, kind, line, _)| (*octets, *kind, *line));
        let Some((.., rule)) = strongest else { continue };
        if rule.kind == RuleKind::Allow || super::is_all(audit, rule) || !seen.insert(rule.line) {
            continue;
        }
        findings.push(
            Finding::new(check, rule.pattern)
                .with("pattern", super::named(audit, rule.pattern))
                .witness("/robots.txt")
                .fix(super::allowed(check, audit, rule, ROBOTS, super::safety(audit))),
        );
    }
}
