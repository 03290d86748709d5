use crate::analysis::Fact;
use crate::audit::prelude::*;

/// Rules that close every URL with a query, while others are open.
pub(super) static CHECK: Check = Check {
    name: "blocks-all-queries",
    code: "R435",
    severity: Severity::Warning,
    family: Family::Paths,
    references: &[rfc::SPECIAL],
    examples: &[
        Example::new("User-agent: *\nDisallow: /*?\n", "User-agent: *\nDisallow: /*?sort=\n"),
        Example::new(
            "User-agent: *\nDisallow: *?\nDisallow: /cart/\n",
            "User-agent: *\nDisallow: /*?\nAllow: /*?page=\n",
        ),
    ],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    if !audit.has(b'?') && !audit.has(b'*') {
        return;
    }
    for (rule, url) in super::closing(audit, &[Fact::Queries]) {
        let pattern = super::named(audit, rule.pattern);
        findings.push(Finding::new(check, rule.pattern).with("pattern", pattern).witness(url));
    }
}
