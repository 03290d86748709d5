use crate::audit::prelude::*;
use crate::audit::{key, letters};
use crate::dialect::RFC9309;

/// A letter of another script, or another kind of hyphen, in the name of a
/// field: it looks right and is unknown.
pub(super) static CHECK: Check = Check {
    name: "homoglyph-key",
    code: "R208",
    severity: Severity::Error,
    family: Family::Syntax,
    references: &[rfc::FORMAT],
    examples: &[
        // A Cyrillic letter.
        Example::new(
            "User-agent: *\nD\u{456}sallow: /private/\n",
            "User-agent: *\nDisallow: /private/\n",
        ),
        // A non-breaking hyphen, as word processors write it.
        Example::new(
            "User\u{2011}agent: ExampleBot\nDisallow: /private/\n",
            "User-agent: ExampleBot\nDisallow: /private/\n",
        ),
    ],
    fix: true,
    yields_to: &["invisible-character", "nbsp-whitespace"],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    if !audit.has_non_ascii() {
        return;
    }
    for unknown in &audit.unknown_fields {
        let record = unknown.record;
        let name = audit.octets(record.field);
        if name.is_ascii() || name.len() > 100 {
            continue;
        }
        let looks = |c| if letters::is_invisible(c) { None } else { Some(plain(c)) };
        let seen: String = letters::characters(name, 0).filter_map(|(_, c)| looks(c)).collect();
        let field = RFC9309.field_names.recognise(seen.trim().as_bytes());
        let first = letters::characters(name, record.field.start)
            .find(|(_, c)| letters::lookalike(*c).is_some());
        if let Some((place, c)) = first
            && field != Field::Unknown
        {
            let mut finding = super::misspelt(check, audit, record, key::name(field))
                .severity(super::severity(field))
                .with("character", letters::code_point(c));
            finding.span = Some(place);
            findings.push(finding);
        }
    }
}

fn plain(c: char) -> char {
    if letters::is_odd_space(c) { ' ' } else { letters::lookalike(c).unwrap_or(c) }
}
