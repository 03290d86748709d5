use super::super::typo;
use crate::audit::{Audit, Check, Example, Family, Finding, Findings, Severity};
use crate::field::{Field, GOOGLE_PREFIXES};

/// A slip in a field's name that Google's matcher takes for the field.
pub(super) static CHECK: Check = Check {
    name: "directive-typo-accepted",
    code: "R203",
    severity: Severity::Warning,
    family: Family::Syntax,
    concerns: &[],
    references: &[super::rfc::FORMAT, super::google::MATCHER],
    examples: &[Example {
        bad: "User-agent: *\nDisalow: /private/\n",
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
        let name = audit.document.source().slice(record.field);
        if let Some(directive) = accepted(name) {
            findings.push(
                Finding::new(check, record.field)
                    .with("field", audit.text(record.field))
                    .with("directive", super::display_name(directive))
                    .fix(super::renamed(record.field, directive)),
            );
        }
    }
}

/// The field that Google takes `name` for although it begins with none of the
/// four names: by its list of slips.
pub(super) fn accepted(name: &[u8]) -> Option<&'static str> {
    let begins = |prefix: &str| {
        name.get(..prefix.len()).is_some_and(|start| start.eq_ignore_ascii_case(prefix.as_bytes()))
    };
    let (_, field) = GOOGLE_PREFIXES.iter().find(|(prefix, _)| begins(prefix))?;
    let directive = super::super::field_name(*field)?;
    (!begins(directive)).then_some(directive)
}

/// The field that a slip was meant to be, if Google does not accept it.
pub(super) fn rejected(name: &[u8]) -> Option<&'static str> {
    if super::prefix_key_accepted_by_google::extended(name).is_some() || accepted(name).is_some() {
        return None;
    }
    typo::meant(name)
}
