use crate::audit::agents::Written;
use crate::audit::prelude::*;

/// A name that no crawler bears and that is a slip of one that some crawler does.
pub(super) static CHECK: Check = Check {
    name: "unknown-agent-token",
    code: "R320",
    severity: Severity::Warning,
    family: Family::Groups,
    references: &[rfc::USER_AGENT],
    examples: &[
        Example::new(
            "User-agent: Googelbot\nDisallow: /private/\n",
            "User-agent: Googlebot\nDisallow: /private/\n",
        ),
        // Not known is not wrong.
        Example::new("User-agent: GTPBot\nDisallow: /\n", "User-agent: ExampleBot\nDisallow: /\n"),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for named in audit.agents().named() {
        let Written::Slip(crawler) = named.written else { continue };
        for place in &named.places {
            let value = place.line(audit.policy).value;
            let fits = named.places.len() == 1
                && super::can_be_named(audit, crawler, place.group(audit.policy));
            findings.push(
                Finding::new(check, value)
                    .with("agent", super::quoted(audit, value))
                    .with("value", crawler.token)
                    .fix(fits.then(|| Fix::replace(Safety::ChangesVerdicts, value, crawler.token))),
            );
        }
    }
}
