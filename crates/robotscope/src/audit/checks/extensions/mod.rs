//! Sitemaps and extension records.

mod address;
mod empty_sitemap;
mod sitemap_bad_scheme;
mod sitemap_duplicate;
mod sitemap_fragment_or_space;
mod sitemap_http_on_https;
mod sitemap_missing;
mod sitemap_other_host;
mod sitemap_relative;

use crate::audit::prelude::*;

/// Every check of the family, by code.
pub(super) static ALL: &[&Check] = &[
    &sitemap_relative::CHECK,
    &empty_sitemap::CHECK,
    &sitemap_bad_scheme::CHECK,
    &sitemap_fragment_or_space::CHECK,
    &sitemap_duplicate::CHECK,
    &sitemap_http_on_https::CHECK,
    &sitemap_other_host::CHECK,
    &sitemap_missing::CHECK,
];

/// Characters of the file that a message quotes.
const QUOTED: usize = 200;

/// The text of a span for a message; a long one is cut and says so.
fn cut(audit: &Audit<'_>, span: Span) -> String {
    // No character has more than four octets: enough to know what is shown.
    let end = span.end.min(span.start + 4 * QUOTED as u32 + 4);
    let text = audit.text(Span::new(span.start, end));
    match text.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}
