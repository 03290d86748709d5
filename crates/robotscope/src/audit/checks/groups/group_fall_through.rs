use super::headers::{Gap, joins};
use crate::audit::prelude::*;

/// An agent line that looks like a group of its own and has no rule: it shares
/// those of the next group.
pub(super) static CHECK: Check = Check {
    name: "group-fall-through",
    code: "R303",
    severity: Severity::Warning,
    family: Family::Groups,
    references: &[rfc::FORMAT, rfc::USER_AGENT],
    examples: &[
        Example::new(
            "User-agent: *\n\nUser-agent: ExampleBot\nDisallow: /\n",
            "User-agent: *\nAllow: /\n\nUser-agent: ExampleBot\nDisallow: /\n",
        ),
        Example::new(
            "User-agent: *\nSitemap: https://example.com/sitemap.xml\n\nUser-agent: ExampleBot\nDisallow: /\n",
            "User-agent: *\nUser-agent: ExampleBot\nDisallow: /private/\n",
        ),
        // Headings in a list of names part nothing.
        Example::new(
            "User-agent: ExampleBot\n#Disallow: /private/\nUser-agent: SampleBot\nDisallow: /\n",
            "User-agent: ExampleBot\n# another one\nUser-agent: SampleBot\nDisallow: /\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for join in joins(audit).iter().filter(|join| join.gap == Gap::Break) {
        let severity = if join.crosses_star { Severity::Error } else { check.severity };
        findings.push(
            Finding::new(check, join.left.value)
                .severity(severity)
                .with("agent", super::quoted(audit, join.next.value))
                .related("group", join.next.value)
                .fix(super::allow_all_below(audit, join.left.line, Safety::ChangesVerdicts)),
        );
    }
}
