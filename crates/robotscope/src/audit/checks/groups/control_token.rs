use crate::audit::prelude::*;
use crate::crawlers::Purpose;

/// A name that no request carries: it says what may be done with what another
/// crawler fetched.
pub(super) static CHECK: Check = Check {
    name: "control-token",
    code: "R322",
    severity: Severity::Info,
    family: Family::Groups,
    references: &[google::CRAWLERS],
    examples: &[Example::new(
        "User-agent: Google-Extended\nDisallow: /\n",
        "User-agent: Googlebot\nDisallow: /\n",
    )],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for named in audit.agents().named() {
        let Some(known) = named.known else { continue };
        if known.crawler.purpose != Purpose::ControlToken {
            continue;
        }
        for place in &named.places {
            findings.push(
                Finding::new(check, place.line(audit.policy).value)
                    .with("agent", known.crawler.token),
            );
        }
    }
}
