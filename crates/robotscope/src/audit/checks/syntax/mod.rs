//! How lines are written.

mod directive_typo_accepted;
mod directive_typo_rejected;
mod hash_in_path;
mod missing_colon;
mod not_a_directive;
mod prefix_key_accepted_by_google;
mod unknown_directive;

use crate::audit::prelude::*;

/// Every check of the family, by code.
pub(super) static ALL: &[&Check] = &[
    &missing_colon::CHECK,
    &not_a_directive::CHECK,
    &directive_typo_accepted::CHECK,
    &directive_typo_rejected::CHECK,
    &prefix_key_accepted_by_google::CHECK,
    &hash_in_path::CHECK,
    &unknown_directive::CHECK,
];

/// A finding about the misspelt name of a field, with its right name.
fn misspelt(check: &'static Check, audit: &Audit<'_>, field: Span, directive: &str) -> Finding {
    let right = crate::dialect::RFC9309.field_names.recognise(directive.as_bytes());
    let name = display_name(directive);
    Finding::new(check, field)
        .with("field", audit.text(field))
        .with("directive", name.clone())
        .fix(Fix::replace(safety(right), field, name))
}

/// The name of a field as people know it.
fn display_name(field: &str) -> String {
    let mut name = field.to_owned();
    if let Some(first) = name.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    name
}

/// What it does to verdicts when a line becomes a record of `field`.
fn safety(field: Field) -> Safety {
    match field {
        Field::UserAgent | Field::Allow | Field::Disallow => Safety::ChangesVerdicts,
        Field::Sitemap | Field::Extension(_) | Field::Unknown => Safety::Safe,
    }
}
