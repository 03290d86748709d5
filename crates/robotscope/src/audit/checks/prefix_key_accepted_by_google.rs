use crate::audit::{Audit, Check, Example, Family, Finding, Findings, Severity};
use crate::field::Field;

/// A field that merely begins with a known name: Google compares no further.
pub(super) static CHECK: Check = Check {
    name: "prefix-key-accepted-by-google",
    code: "R205",
    severity: Severity::Warning,
    family: Family::Syntax,
    concerns: &["google"],
    references: &[super::rfc::FORMAT, super::google::MATCHER],
    examples: &[Example {
        bad: "User-agent: *\nDisallowed: /private/\n",
        good: "User-agent: *\nDisallow: /private/\n",
    }],
    fix: true,
    run,
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings) {
    for (_, record, field) in audit.records() {
        if field != Field::Unknown {
            continue;
        }
        if let Some(directive) = extended(audit.document.source().slice(record.field)) {
            findings.push(
                Finding::new(check, record.field)
                    .with("field", audit.text(record.field))
                    .with("directive", super::display_name(directive))
                    .fix(super::renamed(record.field, directive)),
            );
        }
    }
}

/// The field whose whole name `name` begins with.
pub(super) fn extended(name: &[u8]) -> Option<&'static str> {
    ["user-agent", "allow", "disallow", "sitemap"].into_iter().find(|field| {
        name.len() > field.len() && name[..field.len()].eq_ignore_ascii_case(field.as_bytes())
    })
}
