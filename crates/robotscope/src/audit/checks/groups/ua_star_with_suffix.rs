use crate::audit::agents::Written;
use crate::audit::prelude::*;
use crate::policy::{Name, is_product_token};

/// `*` as a part of a name: it is no wildcard there.
pub(super) static CHECK: Check = Check {
    name: "ua-star-with-suffix",
    code: "R318",
    severity: Severity::Warning,
    family: Family::Groups,
    references: &[rfc::USER_AGENT, google::MATCHER],
    examples: &[
        Example::new(
            "User-agent: *bot\nDisallow: /private/\n",
            "User-agent: *\nDisallow: /private/\n",
        ),
        Example::new(
            "User-agent: ExampleBot*\nDisallow: /private/\n",
            "User-agent: ExampleBot\nDisallow: /private/\n",
        ),
        Example::new(
            "User-agent: * everybody\nDisallow: /private/\n",
            "User-agent: * # everybody\nDisallow: /private/\n",
        ),
    ],
    fix: true,
    yields_to: super::SPOILED,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for (named, value) in super::each_written(audit, Written::Star) {
        let line = named.first().line(audit.policy);
        let token = audit.text(line.token_span(audit.policy));
        let name_fits = match line.name {
            Name::Star => true,
            Name::Word(_) => is_product_token(&token),
        };
        // Google reads `name*` as the name.
        let google = named.known.is_some_and(|known| known.crawler.operator == "Google");
        let mild = google || super::is_of_the_past(named);
        let severity = if mild { Severity::Info } else { check.severity };
        let fix = (name_fits && super::is_only_one(audit, named))
            .then(|| Fix::replace(Safety::Safe, value, token.clone()));
        findings.push(
            Finding::new(check, value)
                .severity(severity)
                .with("agent", super::quoted(audit, value))
                .with("kept", token.len())
                .with("value", token)
                .fix(fix),
        );
    }
}
