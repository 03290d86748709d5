use crate::audit::{Audit, Check, Example, Family, Finding, Findings, Fix, Safety, Severity};
use crate::field::Field;

/// A field in no registry and like none: harmless.
pub(super) static CHECK: Check = Check {
    name: "unknown-directive",
    code: "R219",
    severity: Severity::Info,
    family: Family::Syntax,
    concerns: &[],
    references: &[super::rfc::OTHER_RECORDS],
    examples: &[Example {
        bad: "User-agent: *\nUnicorn: /glade/\nDisallow: /private/\n",
        good: "User-agent: *\nCrawl-delay: 5\nDisallow: /private/\n",
    }],
    fix: true,
    run,
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings) {
    for (_, record, field) in audit.records() {
        if field != Field::Unknown {
            continue;
        }
        let name = audit.document.source().slice(record.field);
        let is_slip = super::directive_typo_accepted::accepted(name).is_some()
            || super::prefix_key_accepted_by_google::extended(name).is_some()
            || super::directive_typo_accepted::rejected(name).is_some();
        if !is_slip {
            findings.push(
                Finding::new(check, record.field)
                    .with("field", audit.text(record.field))
                    .fix(Fix::insert(Safety::Safe, record.field.start, "# ")),
            );
        }
    }
}
