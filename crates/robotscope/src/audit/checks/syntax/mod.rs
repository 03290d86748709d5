//! How lines are written.

mod bare_url_line;
mod commented_out_rule;
mod directive_typo_accepted;
mod directive_typo_rejected;
mod doubled_colon;
mod fullwidth_colon;
mod glued_comment_directive;
mod hash_in_path;
mod homoglyph_key;
mod invisible_character;
mod junk_before_key;
mod missing_colon;
mod nbsp_whitespace;
mod not_a_directive;
mod prefix_key_accepted_by_google;
mod quoted_value;
mod two_directives_one_line;
mod unknown_directive;

use crate::audit::key::{self, is_sound};
use crate::audit::prelude::*;
use crate::dialect::{GOOGLE_LIBRARY, RFC9309};
use crate::syntax::Record;

/// Every check of the family, by code.
pub(super) static ALL: &[&Check] = &[
    &missing_colon::CHECK,
    &not_a_directive::CHECK,
    &directive_typo_accepted::CHECK,
    &directive_typo_rejected::CHECK,
    &prefix_key_accepted_by_google::CHECK,
    &invisible_character::CHECK,
    &nbsp_whitespace::CHECK,
    &homoglyph_key::CHECK,
    &fullwidth_colon::CHECK,
    &doubled_colon::CHECK,
    &junk_before_key::CHECK,
    &glued_comment_directive::CHECK,
    &hash_in_path::CHECK,
    &commented_out_rule::CHECK,
    &two_directives_one_line::CHECK,
    &bare_url_line::CHECK,
    &quoted_value::CHECK,
    &unknown_directive::CHECK,
];

/// Why a line of which a field can be read is unread although nobody misspelt
/// it.
const CAUSES_OF_UNREAD_FIELDS: &[&str] = &[
    "llms-txt-mention",
    "missing-colon",
    "invisible-character",
    "nbsp-whitespace",
    "homoglyph-key",
    "fullwidth-colon",
    "junk-before-key",
    "bare-url-line",
    "plugin-or-error-output",
    "injected-markup",
    "markdown-or-paste-residue",
    "nul-byte",
    "bom-partial",
];

/// The same but for the first two, which a field is needed for.
const CAUSES: &[&str] = CAUSES_OF_UNREAD_FIELDS.split_at(2).1;

/// The lines that hold more than ASCII, without their comments and line ends.
fn non_ascii_lines(audit: &Audit<'_>) -> impl Iterator<Item = Span> {
    // Most files have none, and need not be gone through.
    let lines = if audit.has_non_ascii() { audit.document.lines().len() } else { 0 };
    (0..lines)
        .map(|index| audit.document.content(index, RFC9309.lexing))
        .filter(|text| !audit.octets(*text).is_ascii())
}

/// A finding about the misspelt name of a field, with its right name.
fn misspelt(check: &'static Check, audit: &Audit<'_>, record: Record, directive: &str) -> Finding {
    let right = RFC9309.field_names.recognise(directive.as_bytes());
    let name = display_name(directive);
    let fix = Fix::replace(safety(right), record.field, name.clone());
    let sound = is_sound(audit, record.field.start, right, audit.octets(record.value));
    Finding::new(check, record.field)
        .with("field", audit.quote(record.field))
        .with("directive", name)
        .fix(sound.then_some(fix))
}

/// Makes a comment of what begins at `at`; `None` where nothing else would be
/// left to read.
fn comment_out(audit: &Audit<'_>, at: u32) -> Option<Fix> {
    let is_rest = !audit.policy.groups().is_empty() || !audit.policy.sitemaps().is_empty();
    is_rest.then(|| Fix::insert(Safety::Safe, at, "# "))
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

/// How much it matters that nobody reads a record of `field`: an extension costs
/// no rule.
fn severity(field: Field) -> Severity {
    if key::is_standard(field) { Severity::Error } else { Severity::Warning }
}

/// Whether Google's matcher takes the line with index `index` for a record of
/// `field` with this value.
fn google_reads(audit: &Audit<'_>, index: usize, field: Field, value: &[u8]) -> bool {
    audit.document.record(index, GOOGLE_LIBRARY.lexing).is_some_and(|record| {
        let name = audit.octets(record.field);
        GOOGLE_LIBRARY.field_names.recognise(name) == field && audit.octets(record.value) == value
    })
}
