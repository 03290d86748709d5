//! How the readers written in Python spell patterns and paths before they
//! compare them as texts: escapes decoded, then written anew.

use std::ops::Range;

use super::atom::{escape_at, hex, is_unreserved};
use super::urlparse::reparsed;
use crate::dialect::Escapes;

/// What a text is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    /// A rule's pattern: `*` and `$` stand for themselves where they are raw.
    Pattern,
    /// A path with its query.
    Path,
}

/// An octet, and the stretch of the text that it was made from.
pub(super) type Octet = (u8, Range<usize>);

/// `text` as `escapes` spells it, octet by octet. Linear.
pub(super) fn spell(text: &[u8], escapes: Escapes, side: Side) -> Vec<Octet> {
    match escapes {
        Escapes::Decoded => {
            let decoded = decoded_text(text);
            let written = if side == Side::Pattern { reparsed(decoded) } else { decoded };
            quote(written, |octet, _| is_unreserved(octet) || octet == b'/')
        }
        Escapes::DecodedInParts => in_parts(text, side),
        Escapes::DecodedButSlash => but_slash(text, side),
        Escapes::Meaning | Escapes::AsWritten | Escapes::Literal => {
            text.iter().copied().enumerate().map(|(at, octet)| (octet, at..at + 1)).collect()
        }
    }
}

/// `text` with every escape decoded, as Python's `unquote` does it. Linear.
pub(super) fn decoded_text(text: &[u8]) -> Vec<Octet> {
    as_text(decode(text, |_| true))
}

/// The octets of `text`, escapes decoded where `wanted` says so of the octet
/// that they stand for; those that are not stay three octets.
fn decode(text: &[u8], wanted: impl Fn(u8) -> bool) -> Vec<Octet> {
    let mut octets = Vec::with_capacity(text.len());
    let mut at = 0;
    while at < text.len() {
        match escape_at(&text[at..]) {
            Some(octet) if wanted(octet) => {
                octets.push((octet, at..at + 3));
                at += 3;
            }
            Some(octet) => {
                let [high, low] = hex(octet);
                octets.extend([(b'%', at..at + 1), (high, at + 1..at + 2), (low, at + 2..at + 3)]);
                at += 3;
            }
            None => {
                octets.push((text[at], at..at + 1));
                at += 1;
            }
        }
    }
    octets
}

/// The same with U+FFFD for what is no UTF-8, as Python decodes it.
fn as_text(octets: Vec<Octet>) -> Vec<Octet> {
    if octets.iter().all(|(octet, _)| octet.is_ascii()) {
        return octets;
    }
    let bytes: Vec<u8> = octets.iter().map(|(octet, _)| *octet).collect();
    let mut text = Vec::with_capacity(octets.len());
    let mut at = 0;
    for chunk in bytes.utf8_chunks() {
        let (valid, invalid) = (chunk.valid().len(), chunk.invalid().len());
        text.extend_from_slice(&octets[at..at + valid]);
        at += valid;
        if invalid > 0 {
            let range = octets[at].1.start..octets[at + invalid - 1].1.end;
            text.extend("\u{FFFD}".bytes().map(|octet| (octet, range.clone())));
            at += invalid;
        }
    }
    text
}

/// Every octet that `keeps`, given the octet and where it comes from, and the
/// others as escapes.
fn quote(octets: Vec<Octet>, keeps: impl Fn(u8, &Range<usize>) -> bool) -> Vec<Octet> {
    let mut out = Vec::with_capacity(octets.len());
    for (octet, range) in octets {
        if keeps(octet, &range) {
            out.push((octet, range));
        } else {
            let [high, low] = hex(octet);
            out.extend([(b'%', range.clone()), (high, range.clone()), (low, range)]);
        }
    }
    out
}

/// `=` and `&` part a query as they stand, and so does the first `?`.
fn in_parts(text: &[u8], side: Side) -> Vec<Octet> {
    let question = memchr::memchr(b'?', text).unwrap_or(text.len());
    quote(decode(text, |_| true), |octet, range| {
        let raw = range.len() == 1;
        match octet {
            b'/' => true,
            b'?' => raw && range.start == question,
            b'=' | b'&' => raw && range.start > question,
            b'*' | b'$' => raw && side == Side::Pattern,
            _ => is_unreserved(octet),
        }
    })
}

/// The escapes of `/` and `%` stay, and so does a lone `%`.
fn but_slash(text: &[u8], side: Side) -> Vec<Octet> {
    let pattern = side == Side::Pattern;
    let stays = |octet: u8| matches!(octet, b'/' | b'%') || (octet == b'*' && pattern);
    let octets = as_text(decode(text, |octet| !stays(octet)));
    quote(octets, |octet, _| stays(octet) || octet == b'=' || is_unreserved(octet))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spelled(text: &str, escapes: Escapes, side: Side) -> String {
        let octets = spell(text.as_bytes(), escapes, side);
        octets.into_iter().map(|(octet, _)| char::from(octet)).collect()
    }

    #[test]
    fn patterns() {
        for (text, decoded, in_parts, but_slash) in [
            ("/a%2fb", "/a/b", "/a/b", "/a%2Fb"),
            ("/%7Ea b", "/~a%20b", "/~a%20b", "/~a%20b"),
            ("/é%E9", "/%C3%A9%EF%BF%BD", "/%C3%A9%E9", "/%C3%A9%EF%BF%BD"),
            ("/x?a=1&b%3D2?", "/x%3Fa%3D1%26b%3D2%3F", "/x?a=1&b%3D2%3F", "/x%3Fa=1%26b=2%3F"),
            ("/a=b", "/a%3Db", "/a%3Db", "/a=b"),
            ("/*%2A", "/%2A%2A", "/*%2A", "/*%2A"),
            ("/100%", "/100%25", "/100%25", "/100%"),
            ("/a?", "/a", "/a?", "/a%3F"),
            ("/a;", "/a", "/a%3B", "/a%3B"),
        ] {
            assert_eq!(spelled(text, Escapes::Decoded, Side::Pattern), decoded, "{text}");
            assert_eq!(spelled(text, Escapes::DecodedInParts, Side::Pattern), in_parts, "{text}");
            assert_eq!(spelled(text, Escapes::DecodedButSlash, Side::Pattern), but_slash, "{text}");
        }
    }

    #[test]
    fn paths() {
        for (text, in_parts, but_slash) in
            [("/*$", "/%2A%24", "/%2A%24"), ("/%2A%2F%25", "/%2A/%25", "/%2A%2F%25")]
        {
            assert_eq!(spelled(text, Escapes::DecodedInParts, Side::Path), in_parts, "{text}");
            assert_eq!(spelled(text, Escapes::DecodedButSlash, Side::Path), but_slash, "{text}");
        }
    }
}
