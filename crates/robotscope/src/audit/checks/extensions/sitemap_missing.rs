use super::address::is_slip;
use crate::audit::prelude::*;
use crate::dialect::GOOGLE_LIBRARY;

/// A file with rules that names no sitemap.
pub(super) static CHECK: Check = Check {
    name: "sitemap-missing",
    code: "R509",
    severity: Severity::Info,
    family: Family::Extensions,
    references: &[extension::SITEMAPS],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /cart/\n",
            "User-agent: *\nDisallow: /cart/\nSitemap: https://example.com/sitemap.xml\n",
        ),
        // Nothing but permission, a misspelt one, an empty one: each is told
        // otherwise or not at all.
        Example::new(
            "User-agent: *\nDisallow: /cart/\n# Sitemap: https://example.com/sitemap.xml\n",
            "User-agent: *\nDisallow:\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /cart/\n",
            "User-agent: *\nDisallow: /cart/\nSite-map: https://example.com/sitemap.xml\n",
        ),
    ],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    if audit.policy.sitemaps().is_empty() && !is_meant(audit) && says_something(audit) {
        findings.push(Finding::new(check, None));
    }
}

/// Whether a line is more than the least that a file has: leave for everyone.
fn says_something(audit: &Audit<'_>) -> bool {
    let records = audit.records().iter().map(|line| (line.field, line.record.value));
    records.chain(without_colon(audit)).any(|(field, value)| match field {
        Field::UserAgent => false,
        Field::Allow => audit.octets(value) != b"/",
        Field::Disallow => !value.is_empty(),
        Field::Sitemap | Field::Extension(_) | Field::Unknown => true,
    })
}

/// Whether a line is a sitemap for a person, though not for every reader.
fn is_meant(audit: &Audit<'_>) -> bool {
    let slip = audit.unknown_fields.iter().any(|unknown| is_slip(unknown.spelling));
    slip || without_colon(audit).any(|(field, _)| field == Field::Sitemap)
}

/// Field and value of the lines that lack nothing but their colon.
fn without_colon(audit: &Audit<'_>) -> impl Iterator<Item = (Field, Span)> {
    let ignored = audit.policy.ignored().iter().map(|ignored| ignored.line as usize - 1);
    let records = ignored.filter_map(|index| audit.document.record(index, GOOGLE_LIBRARY.lexing));
    records
        .map(|record| {
            let name = audit.octets(record.field);
            (GOOGLE_LIBRARY.field_names.recognise(name), record.value)
        })
        .filter(|(field, _)| *field != Field::Unknown)
}
