use crate::audit::key;
use crate::audit::prelude::*;
use crate::dialect::{GOOGLE_LIBRARY, RFC9309};

/// Field and value with white space between them instead of a colon: Google
/// reads it, RFC 9309 does not.
pub(super) static CHECK: Check = Check {
    name: "missing-colon",
    code: "R201",
    severity: Severity::Warning,
    family: Family::Syntax,
    references: &[rfc::FORMAT, google::MATCHER],
    examples: &[
        Example::new("User-agent: *\nDisallow /private/\n", "User-agent: *\nDisallow: /private/\n"),
        Example::new(
            "User-agent: *\nDisallow:\n\nSitemap https://example.com/sitemap.xml\n",
            "User-agent: *\nDisallow:\n\nSitemap: https://example.com/sitemap.xml\n",
        ),
    ],
    fix: true,
    yields_to: super::CAUSES,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for (index, text) in audit.unread_lines() {
        let Some((gap, field, read)) = gap(audit, index, text) else { continue };
        let name = Span::new(text.start, gap.start);
        let value = Span::new(gap.end, text.end);
        // Google also takes a name for a field that only begins like it.
        let written = audit.octets(name);
        let fix = if RFC9309.field_names.recognise(written) == field {
            Fix::insert(super::safety(field), gap.start, ":")
        } else {
            let right = super::display_name(key::name(field));
            Fix::replace(super::safety(field), name, right + ":")
        };
        let sound = super::is_sound(audit, text.start, field, audit.octets(value));
        findings.push(
            Finding::new(check, gap)
                .with("field", audit.quote(name))
                .with("value", audit.quote(value))
                .with("read", if read { "google" } else { "nobody" })
                .severity(if read { check.severity } else { super::severity(field) })
                .fix(sound.then_some(fix)),
        );
    }
}

/// The white space in place of a colon, the field before it, and whether Google
/// reads the line.
fn gap(audit: &Audit<'_>, index: usize, text: Span) -> Option<(Span, Field, bool)> {
    let octets = audit.octets(text);
    if memchr::memchr(b':', octets).is_none() {
        let record = audit.document.record(index, GOOGLE_LIBRARY.lexing)?;
        let field = GOOGLE_LIBRARY.field_names.recognise(audit.octets(record.field));
        return (field != Field::Unknown).then_some((record.separator, field, true));
    }
    // The first colon of a line can be that of a URL.
    let end = octets.iter().position(u8::is_ascii_whitespace)?;
    let field = RFC9309.field_names.recognise(&octets[..end]);
    let rest = octets[end..].trim_ascii_start();
    let is_url = |scheme: &[u8]| {
        rest.get(..scheme.len()).is_some_and(|start| start.eq_ignore_ascii_case(scheme))
    };
    if !key::is_standard(field) || !(is_url(b"http://") || is_url(b"https://")) {
        return None;
    }
    let start = text.start + end as u32;
    Some((Span::new(start, text.end - rest.len() as u32), field, false))
}
