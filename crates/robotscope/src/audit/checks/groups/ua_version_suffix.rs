use crate::audit::agents::Written;
use crate::audit::prelude::*;
use crate::policy::is_product_token;

/// A version behind the name: RFC 9309 compares names without one, and readers
/// that compare the whole value find nobody of that name.
pub(super) static CHECK: Check = Check {
    name: "ua-version-suffix",
    code: "R313",
    severity: Severity::Warning,
    family: Family::Groups,
    references: &[rfc::USER_AGENT, google::SPECIFICATION],
    examples: &[
        Example::new(
            "User-agent: ExampleBot/1.0\nDisallow: /private/\n",
            "User-agent: ExampleBot\nDisallow: /private/\n",
        ),
        // Two versions of one crawler are one name.
        Example::new(
            "User-agent: ExampleBot/1.0\nUser-agent: ExampleBot/2.0\nDisallow: /private/\n",
            "User-agent: ExampleBot\nDisallow: /private/\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for (named, value) in super::each_written(audit, Written::Version) {
        let line = named.first().line(audit.policy);
        let token = audit.text(line.token_span(audit.policy));
        // Google, whose page says so, cuts versions off.
        let google = named.known.is_some_and(|known| known.crawler.operator == "Google");
        let mild = google || super::is_of_the_past(named);
        let severity = if mild { Severity::Info } else { check.severity };
        let fix = (is_product_token(&token) && super::is_only_one(audit, named))
            .then(|| Fix::replace(Safety::Safe, value, token.clone()));
        findings.push(
            Finding::new(check, value)
                .severity(severity)
                .with("agent", super::quoted(audit, value))
                .with("value", token)
                .fix(fix),
        );
    }
}
