use std::ops::Range;

use super::pattern;
use crate::audit::prelude::*;

/// A directory or file whose name is a word with a capital: paths are compared
/// with regard to case.
pub(super) static CHECK: Check = Check {
    name: "uppercase-path",
    code: "R423",
    severity: Severity::Info,
    family: Family::Paths,
    references: &[rfc::RULES, google::SPECIFICATION],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /Admin/\n",
            "User-agent: *\nDisallow: /Admin/\nDisallow: /admin/\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /INCLUDES/\n",
            "User-agent: *\nDisallow: /README.txt\nDisallow: /myPage/\nDisallow: /*?Sort=\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

/// The first directory of the path, if it is a word written `Word` or `WORD`.
/// Capitals inside a word, or further down, are hardly typed by accident.
pub(super) fn find(pattern: &[u8]) -> Option<Range<usize>> {
    let is_slash = |octet: &u8| matches!(octet, b'/' | b'\\');
    // Whatever is wrong with the beginning is no matter of case.
    let mut start = super::absolute_url_in_rule::find(pattern).map_or(0, |address| address.end);
    start += usize::from(pattern.get(start).is_some_and(is_slash));
    let length = pattern[start..].iter().position(is_slash)?;
    let [first, second, rest @ ..] = &pattern[start..start + length] else { return None };
    let is_word = first.is_ascii_uppercase()
        && if second.is_ascii_uppercase() {
            !rest.is_empty() && rest.iter().all(u8::is_ascii_uppercase)
        } else {
            second.is_ascii_lowercase() && rest.iter().all(u8::is_ascii_lowercase)
        };
    is_word.then_some(start..start + length)
}

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let mut patterns = None;
    for place in pattern::written(audit, find) {
        let small = place.pattern.to_ascii_lowercase();
        let patterns = patterns.get_or_insert_with(|| pattern::Patterns::of(audit));
        if !patterns.holds(place.kind, &small) {
            let fix = both(audit, &place, &small);
            findings.push(Finding::new(check, place.span()).fix(fix));
        }
    }
}

/// A second line for the path in small letters.
fn both(audit: &Audit<'_>, place: &pattern::Place<'_>, small: &[u8]) -> Option<Fix> {
    // Whatever else a check has to say of the line, it would say twice.
    if pattern::group_of(audit, place.index).is_none()
        || !pattern::is_clean(small)
        || small.iter().any(|octet| matches!(octet, b'*' | b'$'))
    {
        return None;
    }
    let line = audit.document.lines()[place.index];
    let field = audit.octets(Span::new(place.field.start, place.value.start));
    let text = [audit.line_end().as_bytes(), field, small].concat();
    Some(Fix::insert(Safety::ChangesVerdicts, line.end, text))
}
