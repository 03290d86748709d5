//! A `License` value (RSL's guide to robots.txt, P-15): the address of terms.
//! Nothing is derived from it, and it is not fetched.

use crate::source::{Source, Span};

/// A `License` value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct License {
    /// The address as written; may be empty.
    pub url: Span,
    /// Whether it is an absolute `http` or `https` URL with a host.
    pub usable: bool,
}

impl License {
    /// Reads a trimmed value. Linear.
    pub fn read(source: &Source, value: Span) -> Self {
        Self { url: value, usable: names_host(source.slice(value)) }
    }
}

fn names_host(url: &[u8]) -> bool {
    let after = |scheme: &str| {
        let (start, rest) = url.split_at_checked(scheme.len())?;
        start.eq_ignore_ascii_case(scheme.as_bytes()).then_some(rest)
    };
    let Some(rest) = after("https://").or_else(|| after("http://")) else { return false };
    let ends = |octet: &u8| matches!(octet, b'/' | b'\\' | b'?' | b'#');
    let authority = rest.split(ends).next().unwrap_or_default();
    let host = authority.rsplit(|octet| *octet == b'@').next().unwrap_or_default();
    host.first().is_some_and(|first| *first != b':')
        && !host.iter().any(|octet| octet.is_ascii_control() || *octet == b' ')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn usable() {
        for (url, usable) in [
            ("https://site.test/license.xml", true),
            ("HTTP://u:p@[::1]:8080?x", true),
            ("https://żółw.test/é ü", true),
            ("https://site.test", true),
            ("", false),
            ("https://", false),
            ("https:///license.xml", false),
            ("https://:443/", false),
            ("https://user@/", false),
            ("https:site.test", false),
            ("https:// site.test/", false),
            ("//site.test/license.xml", false),
            ("/license.xml", false),
            ("license.xml", false),
            ("mailto:rights@site.test", false),
            ("ftp://site.test/x", false),
        ] {
            assert_eq!(names_host(url.as_bytes()), usable, "{url}");
        }
    }
}
