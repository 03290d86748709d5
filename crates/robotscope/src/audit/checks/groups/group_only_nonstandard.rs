use super::headers::{Gap, joins};
use crate::audit::prelude::*;

/// A group of records such as `Crawl-delay` only: by RFC 9309 it goes on with
/// the next group's rules, while many readers end it there.
pub(super) static CHECK: Check = Check {
    name: "group-only-nonstandard",
    code: "R311",
    severity: Severity::Warning,
    family: Family::Groups,
    references: &[rfc::OTHER_RECORDS, rfc::FORMAT],
    examples: &[Example::new(
        "User-agent: ExampleBot\nCrawl-delay: 10\n\nUser-agent: SampleBot\nDisallow: /\n",
        "User-agent: ExampleBot\nAllow: /\nCrawl-delay: 10\n\nUser-agent: SampleBot\nDisallow: /\n",
    )],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for join in joins(audit).iter().filter(|join| join.gap == Gap::Record) {
        findings.push(
            Finding::new(check, join.left.value)
                .with("agent", super::quoted(audit, join.next.value))
                .related("group", join.next.value)
                .fix(super::allow_all_below(audit, join.left.line, Safety::ChangesVerdicts)),
        );
    }
}
