use crate::audit::letters;
use crate::audit::prelude::*;
use crate::dialect::RFC9309;

/// A full-width colon, or another character that looks like a colon, behind the
/// name of a field: it separates nothing.
pub(super) static CHECK: Check = Check {
    name: "fullwidth-colon",
    code: "R209",
    severity: Severity::Error,
    family: Family::Syntax,
    references: &[rfc::FORMAT],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow\u{FF1A}/private/\n",
            "User-agent: *\nDisallow: /private/\u{FF1A}a\n",
        ),
        Example::new(
            "User-agent: *\nDisallow:\n\nSitemap\u{FF1A}https://example.com/sitemap.xml\n",
            "User-agent: *\nDisallow:\n\nSitemap: https://example.com/sitemap.xml\n",
        ),
    ],
    fix: true,
    yields_to: &["invisible-character"],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    if !audit.has_non_ascii() {
        return;
    }
    for (index, text) in audit.unread_lines() {
        let octets = audit.octets(text);
        // No field is longer.
        let head = &octets[..octets.len().min(40)];
        let Some((place, _)) =
            letters::characters(head, text.start).find(|(_, c)| letters::is_odd_colon(*c))
        else {
            continue;
        };
        let name = &octets[..(place.start - text.start) as usize];
        let field = RFC9309.field_names.recognise(name.trim_ascii());
        if field == Field::Unknown {
            continue;
        }
        let value = octets[(place.end - text.start) as usize..].trim_ascii();
        let rescued = super::google_reads(audit, index, field, value);
        let severity = if rescued { Severity::Warning } else { super::severity(field) };
        let sound = super::is_sound(audit, text.start, field, value);
        let colon = Fix::replace(super::safety(field), place, ":");
        findings.push(
            Finding::new(check, place)
                .with("text", audit.text(place))
                .severity(severity)
                .fix(sound.then_some(colon)),
        );
    }
}
