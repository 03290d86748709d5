use crate::audit::prelude::*;
use crate::audit::typo::Spelling;

/// A field in no registry and like none: harmless.
pub(super) static CHECK: Check = Check {
    name: "unknown-directive",
    code: "R219",
    severity: Severity::Info,
    family: Family::Syntax,
    references: &[rfc::OTHER_RECORDS],
    examples: &[Example::new(
        "User-agent: *\nUnicorn: /glade/\nDisallow: /private/\n",
        "User-agent: *\nCrawl-delay: 5\nDisallow: /private/\n",
    )],
    fix: true,
    yields_to: super::CAUSES_OF_UNREAD_FIELDS,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for unknown in &audit.unknown_fields {
        if unknown.spelling == Spelling::Unlike {
            findings.push(
                Finding::new(check, unknown.record.field)
                    .with("field", audit.quote(unknown.record.field))
                    .fix(super::comment_out(audit, unknown.record.field.start)),
            );
        }
    }
}
