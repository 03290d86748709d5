//! The address of a file that a record names.

use crate::audit::prelude::*;
use crate::audit::typo::Spelling;
use crate::dialect::RFC9309;
use crate::policy::{Oddity, Origin, Target};

/// What stands where an address should.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Address {
    /// Nothing.
    Empty,
    /// No scheme and host, or not both.
    Partial,
    /// Scheme and host, as they are fetched.
    Whole {
        /// `http`, `https` or `ftp`.
        scheme: Span,
        /// Without a port.
        host: Span,
    },
    /// A scheme under which no crawler fetches.
    Foreign {
        /// The scheme.
        scheme: Span,
    },
    /// An address with something before it.
    Hidden,
}

impl Address {
    /// Reads a trimmed value. Linear.
    pub(super) fn read(audit: &Audit<'_>, value: Span) -> Self {
        let octets = audit.octets(value);
        if octets.is_empty() {
            return Self::Empty;
        }
        let Some(colon) = memchr::memmem::find(octets, b"://") else { return Self::Partial };
        let (scheme, rest) = (&octets[..colon], &octets[colon + 3..]);
        let is_part = |octet: &u8| octet.is_ascii_alphanumeric() || b"+-.".contains(octet);
        if !scheme.first().is_some_and(u8::is_ascii_alphabetic) || !scheme.iter().all(is_part) {
            return Self::Hidden;
        }
        let known = ["https", "http", "ftp"];
        let is_known = known.iter().any(|known| scheme.eq_ignore_ascii_case(known.as_bytes()));
        let scheme = Span::new(value.start, value.start + colon as u32);
        if !is_known {
            return Self::Foreign { scheme };
        }
        let ends = |octet: &u8| b"/\\?# \t".contains(octet);
        let authority = &rest[..rest.iter().position(ends).unwrap_or(rest.len())];
        let user = memchr::memrchr(b'@', authority).map_or(0, |at| at + 1);
        let port = memchr::memrchr(b':', &authority[user..])
            .filter(|at| authority[user + at + 1..].iter().all(u8::is_ascii_digit))
            .map_or(authority.len(), |at| user + at);
        if user == port {
            return Self::Partial;
        }
        let start = scheme.end + 3;
        Self::Whole { scheme, host: Span::new(start + user as u32, start + port as u32) }
    }
}

/// The lines that are sitemaps to a person: also those whose field has a slip,
/// because mending the slip shall not bring up what else is wrong with them.
/// Where the first colon is that of the address, another one is missing, and
/// the value is no value.
pub(super) fn sitemaps<'a>(audit: &'a Audit<'_>) -> impl Iterator<Item = &'a RecordLine> {
    let slips: Vec<u32> = audit
        .unknown_fields
        .iter()
        .filter(|unknown| is_slip(unknown.spelling))
        .map(|unknown| unknown.record.field)
        .filter(|field| !ends_in_scheme(audit.octets(*field)))
        .map(|field| field.start)
        .collect();
    audit.records().iter().filter(move |line| match line.field {
        Field::Sitemap => true,
        Field::Unknown => slips.binary_search(&line.record.field.start).is_ok(),
        _ => false,
    })
}

fn ends_in_scheme(field: &[u8]) -> bool {
    let field = field.to_ascii_lowercase();
    field.ends_with(b"http") || field.ends_with(b"https")
}

/// Whether the field was meant to be `Sitemap`.
pub(super) fn is_slip(spelling: Spelling) -> bool {
    matches!(
        spelling,
        Spelling::SlipGoogleReads("sitemap")
            | Spelling::Extended("sitemap")
            | Spelling::Slip("sitemap")
    )
}

/// The sitemaps with a whole address, each with its scheme and host.
pub(super) fn whole_sitemaps<'a>(
    audit: &'a Audit<'_>,
) -> impl Iterator<Item = (Span, Span, Span)> + 'a {
    sitemaps(audit).filter_map(|sitemap| match Address::read(audit, sitemap.record.value) {
        Address::Whole { scheme, host } => Some((sitemap.record.value, scheme, host)),
        _ => None,
    })
}

/// Whether an address as written is on the origin's host, however that is
/// spelt.
pub(super) fn is_on_host(audit: &Audit<'_>, value: Span, host: Span, origin: &Origin) -> bool {
    // Nearly always they are spelt alike, and there is no need to read the URL.
    audit.octets(host).eq_ignore_ascii_case(origin.host.as_bytes())
        || Target::read(&audit.text(value), &RFC9309)
            .origin
            .is_some_and(|other| other.host == origin.host)
}

/// What stands before the path of a sitemap to make an address of it: the
/// origin where that is known and the value plainly a path.
pub(super) fn missing_part(audit: &Audit<'_>, value: Span) -> Option<String> {
    let origin = audit.origin?.trim_end_matches('/');
    let octets = audit.octets(value);
    let is_plain = octets.iter().all(|octet| {
        octet.is_ascii_alphanumeric() || !octet.is_ascii() || b"/-_.~%?&=+,;!@()*".contains(octet)
    });
    if !is_plain || octets.starts_with(b"//") {
        return None;
    }
    if octets.starts_with(b"/") {
        return Some(origin.to_owned());
    }
    // Where the text begins with a host, nobody knows whether that is meant.
    let read = Target::read(&audit.text(value), &RFC9309);
    let is_host = read.oddities.iter().any(|one| matches!(one, Oddity::ReadAsHost { .. }));
    let begins = octets.first().is_some_and(u8::is_ascii_alphanumeric);
    (begins && !is_host).then(|| format!("{origin}/"))
}
