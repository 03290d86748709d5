//! The checks, one file each, and the table that lists them.

mod blocks_whole_site;
mod directive_typo_accepted;
mod directive_typo_rejected;
mod empty_disallow;
mod file_over_500kib;
mod hash_in_path;
mod html_instead_of_text;
mod missing_colon;
mod named_group_drops_star_rules;
mod not_a_directive;
mod path_without_slash;
mod prefix_key_accepted_by_google;
mod rule_before_user_agent;
mod sitemap_relative;
mod unknown_directive;

use super::{Audit, Check, Finding, Fix, Safety};
use crate::field::Field;
use crate::source::Span;

pub(super) use html_instead_of_text::{CHECK as HTML_CHECK, is_html};

/// The check that silences the others.
pub(super) static HTML: &Check = &HTML_CHECK;

/// Every check, by code.
pub(super) static ALL: &[&Check] = &[
    &HTML_CHECK,
    &file_over_500kib::CHECK,
    &missing_colon::CHECK,
    &not_a_directive::CHECK,
    &directive_typo_accepted::CHECK,
    &directive_typo_rejected::CHECK,
    &prefix_key_accepted_by_google::CHECK,
    &hash_in_path::CHECK,
    &unknown_directive::CHECK,
    &rule_before_user_agent::CHECK,
    &named_group_drops_star_rules::CHECK,
    &path_without_slash::CHECK,
    &empty_disallow::CHECK,
    &blocks_whole_site::CHECK,
    &sitemap_relative::CHECK,
];

/// Sections of RFC 9309 that several checks rest on.
mod rfc {
    use crate::audit::Reference;

    macro_rules! section {
        ($name:ident, $number:literal, $title:literal) => {
            pub(super) const $name: Reference = Reference {
                title: concat!("RFC 9309 §", $number, ", ", $title),
                url: concat!("https://www.rfc-editor.org/rfc/rfc9309#section-", $number),
                date: "2026-11",
            };
        };
    }

    section!(FORMAT, "2.2", "Formal Syntax");
    section!(USER_AGENT, "2.2.1", "The User-Agent Line");
    section!(RULES, "2.2.2", "The \"Allow\" and \"Disallow\" Lines");
    section!(SPECIAL, "2.2.3", "Special Characters");
    section!(OTHER_RECORDS, "2.2.4", "Other Records");
    section!(PARSING_ERRORS, "2.3.1.5", "Parsing Errors");
    section!(ACCESS_METHOD, "2.3", "Access Method");
    section!(LIMITS, "2.5", "Limits");
}

/// Google's pages and source that several checks rest on.
mod google {
    use crate::audit::Reference;

    pub(super) const SPECIFICATION: Reference = Reference {
        title: "Google: How Google interprets the robots.txt specification",
        url: "https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt",
        date: "2026-11",
    };
    pub(super) const MATCHER: Reference = Reference {
        title: "Google's robots.txt matcher, robots.cc",
        url: "https://github.com/google/robotstxt/blob/master/robots.cc",
        date: "2026-11",
    };
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

/// A finding about the misspelt name of a field, with its right name.
fn misspelt(check: &'static Check, audit: &Audit<'_>, field: Span, directive: &str) -> Finding {
    Finding::new(check, field)
        .with("field", audit.text(field))
        .with("directive", display_name(directive))
        .fix(renamed(field, directive))
}

/// The fix that writes the field's right name over a misspelt one.
fn renamed(span: Span, directive: &str) -> Fix {
    let field = crate::dialect::RFC9309.field_names.recognise(directive.as_bytes());
    Fix::replace(safety(field), span, display_name(directive))
}
