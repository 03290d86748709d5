use crate::audit::agents::Written;
use crate::audit::prelude::*;

/// A name with characters other than letters, `-` and `_`: readers cut it at
/// different places.
pub(super) static CHECK: Check = Check {
    name: "ua-has-digit-or-dot",
    code: "R315",
    severity: Severity::Warning,
    family: Family::Groups,
    references: &[rfc::USER_AGENT, google::MATCHER],
    examples: &[
        Example::new("User-agent: EX12bot\nDisallow: /\n", "User-agent: EXbot\nDisallow: /\n"),
        Example::new(
            "User-agent: 360Spider\nDisallow: /\n",
            "User-agent: ia_archiver-web\nDisallow: /\n",
        ),
    ],
    yields_to: super::SPOILED,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for (named, value) in super::each_written(audit, Written::Odd) {
        // What operators named their crawlers is right for these, whatever the
        // grammar says.
        let severity = if named.known.is_some() { Severity::Info } else { check.severity };
        let google = super::google_name(audit.octets(value));
        findings.push(
            Finding::new(check, value)
                .severity(severity)
                .with("agent", super::quoted(audit, value))
                .with("kept", google.len())
                .with("value", String::from_utf8_lossy(google).into_owned()),
        );
    }
}
