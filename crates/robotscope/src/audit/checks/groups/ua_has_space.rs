use crate::audit::agents::Written;
use crate::audit::prelude::*;
use crate::crawlers::NameKind;

/// A name of several words: readers take the first for the name.
pub(super) static CHECK: Check = Check {
    name: "ua-has-space",
    code: "R314",
    severity: Severity::Warning,
    family: Family::Groups,
    references: &[rfc::USER_AGENT, google::MATCHER],
    examples: &[
        Example::new(
            "User-agent: Example Images Bot\nDisallow: /private/\n",
            "User-agent: ExampleImagesBot\nDisallow: /private/\n",
        ),
        Example::new(
            "User-agent: Seekport Crawler\nDisallow: /private/\n",
            "User-agent: SeekportBot\nDisallow: /private/\n",
        ),
    ],
    fix: true,
    yields_to: super::SPOILED,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for (named, value) in super::each_written(audit, Written::Words) {
        let line = named.first().line(audit.policy);
        // Some operators do name their crawlers so.
        let own = named
            .known
            .is_some_and(|known| known.kind != NameKind::Variant && known.name.contains(' '));
        let mild = own || super::is_of_the_past(named);
        let severity = if mild { Severity::Info } else { check.severity };
        let fix = named
            .known
            .filter(|known| known.kind == NameKind::Variant && named.places.len() == 1)
            .filter(|known| {
                super::can_be_named(audit, known.crawler, named.first().group(audit.policy))
            })
            .map(|known| Fix::replace(Safety::ChangesVerdicts, value, known.crawler.token));
        findings.push(
            Finding::new(check, value)
                .severity(severity)
                .with("agent", super::quoted(audit, value))
                .with("value", audit.text(line.token_span(audit.policy)))
                .fix(fix),
        );
    }
}
