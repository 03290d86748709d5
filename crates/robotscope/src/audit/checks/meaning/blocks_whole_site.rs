use crate::analysis::Fact;
use crate::audit::meaning::closed;
use crate::audit::prelude::*;
use crate::policy::Decision;

/// Rules of `*` that close every URL.
pub(super) static CHECK: Check = Check {
    name: "blocks-whole-site",
    code: "R434",
    severity: Severity::Warning,
    family: Family::Paths,
    concerns: &["*"],
    references: &[rfc::RULES],
    examples: &[
        Example::new("User-agent: *\nDisallow: /\n", "User-agent: *\nDisallow: /private/\n"),
        Example::new(
            "User-agent: *\nDisallow: /*\nAllow: /\n",
            "User-agent: *\nDisallow: /*\nAllow: /press/\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /\n\nUser-agent: ExampleBot\nAllow: /\n",
            "User-agent: *\nDisallow: /admin/\n\nUser-agent: ExampleBot\nDisallow: /\n",
        ),
    ],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let meaning = audit.meaning();
    let Some(star) = meaning.star() else { return };
    let Some(witness) = closed(star, Fact::WholeSite) else { return };
    let Some(rule) = meaning.decides(star, &witness.url, Decision::Disallow) else { return };
    // Where it is open to crawlers that are named, that is the purpose.
    let open = meaning.reports().iter().any(|report| closed(report, Fact::WholeSite).is_none());
    let severity = if open { Severity::Info } else { check.severity };
    findings.push(
        Finding::new(check, rule.pattern)
            .with("pattern", super::named(audit, rule.pattern))
            .witness(witness.url.clone())
            .severity(severity),
    );
}
