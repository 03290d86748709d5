//! The bytes of the file.

mod binary_or_utf16;
mod bom_partial;
mod bom_present;
mod cr_only_line_endings;
mod empty_file;
mod file_over_500kib;
mod html_instead_of_text;
mod injected_markup;
mod invalid_utf8;
mod line_too_long;
mod markdown_or_paste_residue;
mod markup;
mod mixed_line_endings;
mod no_groups;
mod nul_byte;
mod placeholder_left;
mod plugin_or_error_output;
mod too_many_rules_yandex;

use crate::audit::prelude::*;
use crate::syntax::LineEnding;

/// Every check of the family, by code.
pub(super) static ALL: &[&Check] = &[
    &html_instead_of_text::CHECK,
    &binary_or_utf16::CHECK,
    &invalid_utf8::CHECK,
    &bom_present::CHECK,
    &bom_partial::CHECK,
    &cr_only_line_endings::CHECK,
    &mixed_line_endings::CHECK,
    &file_over_500kib::CHECK,
    &too_many_rules_yandex::CHECK,
    &line_too_long::CHECK,
    &nul_byte::CHECK,
    &empty_file::CHECK,
    &no_groups::CHECK,
    &plugin_or_error_output::CHECK,
    &injected_markup::CHECK,
    &markdown_or_paste_residue::CHECK,
    &placeholder_left::CHECK,
];

/// Edits of one fix at most: a file with more is for an editor.
const EDITS: usize = 20_000;

/// What a file without a group means, said plainly, at its end.
fn allow_all(audit: &Audit<'_>) -> Fix {
    let end = audit.line_end();
    let before = match audit.document.lines().last() {
        // A last line without a line end gets one; an empty line sets off.
        Some(line) if line.line_end().is_empty() => [end, end].concat(),
        Some(_) => end.to_owned(),
        None => String::new(),
    };
    let text = format!("{before}User-agent: *{end}Allow: /{end}");
    Fix::insert(Safety::Safe, audit.document.source().len(), text)
}

/// Every line end that is not `ending` made so.
fn line_ends(audit: &Audit<'_>, ending: LineEnding) -> Option<Fix> {
    let text: &[u8] = match ending {
        LineEnding::Lf => b"\n",
        LineEnding::CrLf => b"\r\n",
        LineEnding::Cr => b"\r",
    };
    let ends = audit.document.lines().iter().map(|line| line.line_end());
    let edits: Vec<Edit> = ends
        .filter(|span| !span.is_empty() && audit.octets(*span) != text)
        .take(EDITS + 1)
        .map(|span| Edit { span, text: text.into() })
        .collect();
    (edits.len() <= EDITS).then_some(Fix { safety: Safety::Safe, edits })
}
