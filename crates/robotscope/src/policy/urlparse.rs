//! A text taken apart and put together as `urllib.parse` does it in Python 3.8 to 3.12.1. That of
//! 3.13.0 writes two slashes more before a path that begins with two.

use std::ops::Range;

use super::spelling::{Octet, decoded_text};

/// What `urlparse` makes of a text: ranges of its octets, empty where there is no such part.
struct Parsed {
    scheme: Range<usize>,
    host: Range<usize>,
    path: Range<usize>,
    parameters: Range<usize>,
    query: Range<usize>,
    fragment: Range<usize>,
}

/// The schemes behind which `urlparse` looks for the parameters of a path's last segment.
const WITH_PARAMETERS: &[&[u8]] = &[
    b"",
    b"ftp",
    b"hdl",
    b"prospero",
    b"http",
    b"https",
    b"imap",
    b"shttp",
    b"rtsp",
    b"rtspu",
    b"sip",
    b"sips",
    b"mms",
    b"sftp",
    b"tel",
];

/// The schemes behind which `urlunparse` writes two slashes even without a host.
const WITH_HOST: &[&[u8]] = &[
    b"ftp",
    b"http",
    b"gopher",
    b"nntp",
    b"telnet",
    b"imap",
    b"wais",
    b"file",
    b"mms",
    b"https",
    b"shttp",
    b"snews",
    b"prospero",
    b"rtsp",
    b"rtspu",
    b"rsync",
    b"svn",
    b"svn+ssh",
    b"sftp",
    b"nfs",
    b"git",
    b"git+ssh",
    b"ws",
    b"wss",
];

impl Parsed {
    /// Linear.
    fn of(octets: &[Octet]) -> Self {
        let find = |range: Range<usize>, wanted: &[u8]| {
            let at = octets[range.clone()].iter().position(|(octet, _)| wanted.contains(octet));
            at.map(|at| range.start + at)
        };
        let all = octets.len();
        let scheme = match find(0..all, b":") {
            Some(colon) if is_scheme(&octets[..colon]) => 0..colon,
            _ => 0..0,
        };
        let mut start = if scheme.is_empty() { 0 } else { scheme.end + 1 };
        let mut host = start..start;
        if starts_with_slashes(&octets[start..]) {
            let end = find(start + 2..all, b"/?#").unwrap_or(all);
            host = start + 2..end;
            start = end;
        }
        let hash = find(start..all, b"#").unwrap_or(all);
        let question = find(start..hash, b"?").unwrap_or(hash);
        let mut path = start..question;
        let mut parameters = question..question;
        if WITH_PARAMETERS.contains(&lower(&octets[scheme.clone()]).as_slice()) {
            let last = octets[path.clone()].iter().rposition(|(octet, _)| *octet == b'/');
            let semicolon = find(start + last.unwrap_or(0)..question, b";");
            if let Some(semicolon) = semicolon {
                path.end = semicolon;
                parameters = semicolon + 1..question;
            }
        }
        let behind = |at: usize, end: usize| (at + 1).min(end)..end;
        Self {
            scheme,
            host,
            path,
            parameters,
            query: behind(question, hash),
            fragment: behind(hash, all),
        }
    }

    /// The parts behind the host with what sets them off; empty ones are left out.
    fn behind_host(&self, octets: &[Octet]) -> Vec<Octet> {
        let mut out = octets[self.path.clone()].to_vec();
        for part in [&self.parameters, &self.query, &self.fragment] {
            if !part.is_empty() {
                out.extend_from_slice(&octets[part.start - 1..part.end]);
            }
        }
        out
    }
}

fn is_scheme(octets: &[Octet]) -> bool {
    octets.first().is_some_and(|(first, _)| first.is_ascii_alphabetic())
        && octets.iter().all(|(octet, _)| octet.is_ascii_alphanumeric() || b"+-.".contains(octet))
}

fn starts_with_slashes(octets: &[Octet]) -> bool {
    matches!(octets, [(b'/', _), (b'/', _), ..])
}

fn lower(octets: &[Octet]) -> Vec<u8> {
    octets.iter().map(|(octet, _)| octet.to_ascii_lowercase()).collect()
}

/// Without the white space and controls that `urlsplit` takes off the start, and the tabs and line
/// ends that it takes out.
fn stripped(mut octets: Vec<Octet>) -> Vec<Octet> {
    let lead = octets.iter().take_while(|(octet, _)| *octet <= b' ').count();
    octets.drain(..lead);
    octets.retain(|(octet, _)| !matches!(octet, b'\t' | b'\n' | b'\r'));
    octets
}

/// What `urlunparse` makes of what `urlparse` finds. Linear.
pub(super) fn reparsed(octets: Vec<Octet>) -> Vec<Octet> {
    let octets = stripped(octets);
    let parsed = Parsed::of(&octets);
    let behind = parsed.behind_host(&octets);
    let scheme = lower(&octets[parsed.scheme.clone()]);
    let mut out: Vec<Octet> = Vec::with_capacity(octets.len() + 3);
    let ranges = octets[parsed.scheme.clone()].iter().map(|(_, range)| range.clone());
    out.extend(scheme.iter().copied().zip(ranges));
    if !scheme.is_empty() {
        out.push(octets[parsed.scheme.end].clone());
    }
    let writes_host = !parsed.host.is_empty()
        || (WITH_HOST.contains(&scheme.as_slice()) && !starts_with_slashes(&behind));
    if writes_host {
        // What is not in the text comes from where it would be: behind the scheme.
        let place = out.last().map_or(0..0, |(_, range)| range.clone());
        if parsed.host.is_empty() {
            out.extend([(b'/', place.clone()), (b'/', place.clone())]);
        } else {
            out.extend_from_slice(&octets[parsed.host.start - 2..parsed.host.end]);
        }
        let path = &octets[parsed.path.clone()];
        let is_relative = path.first().is_some_and(|(octet, _)| *octet != b'/');
        if is_relative || (path.is_empty() && !parsed.parameters.is_empty()) {
            out.push((b'/', place));
        }
    }
    out.extend(behind);
    out
}

/// `url` without scheme and host and without empty parts, as `urlparse` finds them when the escapes
/// are decoded; the escapes stay as they are. Linear.
pub(super) fn without_origin(url: &str) -> String {
    let decoded = decoded_text(url.as_bytes());
    let all = decoded.len();
    let octets = stripped(decoded);
    let parts = Parsed::of(&octets).behind_host(&octets);
    let is_whole = parts.len() == all;
    let mut out = Vec::with_capacity(url.len());
    let mut before = 0..0;
    for (octet, range) in parts {
        if range == before {
            continue;
        }
        // What follows a lone `%` now must not make an escape of it.
        let is_lone = octet == b'%' && range.len() == 1 && !is_whole;
        out.extend_from_slice(if is_lone { b"%25" } else { &url.as_bytes()[range.clone()] });
        before = range;
    }
    String::from_utf8_lossy(&out).into_owned()
}

/// Whether the path that `urlparse` finds in `url` is that of a robots.txt. Linear.
pub(super) fn names_robots_txt(url: &str) -> bool {
    const FILE: &str = "/robots.txt";
    if !url.contains(FILE) {
        return false;
    }
    let octets = url.bytes().enumerate().map(|(at, octet)| (octet, at..at + 1)).collect();
    let octets = stripped(octets);
    let path = Parsed::of(&octets).path;
    octets[path].iter().map(|(octet, _)| *octet).eq(FILE.bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_come_back_as_python_writes_them() {
        for (text, written) in [
            ("//", ""),
            ("///a", "/a"),
            ("////a", "//a"),
            ("//a", "//a"),
            ("https:/a", "https:///a"),
            ("https:a", "https:///a"),
            ("mailto:/a;", "mailto:/a;"),
            ("/a;", "/a"),
            ("/a;b/c;", "/a;b/c"),
            ("HTTP://A/b", "http://A/b"),
            ("?x", "?x"),
            ("/a?", "/a"),
            ("/a#", "/a"),
            ("/a?#b", "/a#b"),
            ("https:", "https://"),
            ("https:?a", "https://?a"),
            (" /a", "/a"),
            ("/a\tb", "/ab"),
            ("1a:b", "1a:b"),
            ("https:////a", "https://a"),
        ] {
            let octets = reparsed(decoded_text(text.as_bytes()));
            let octets: Vec<u8> = octets.into_iter().map(|(octet, _)| octet).collect();
            assert_eq!(String::from_utf8_lossy(&octets), written, "{text}");
        }
    }

    #[test]
    fn origins_are_found_behind_escapes() {
        for (url, path) in [
            ("https://site.test/a%2Fb?#", "/a%2Fb"),
            ("https://site.test%2Fa", "%2Fa"),
            ("https:%2F%2Fsite.test/a", "/a"),
            ("https://site.test//a", "//a"),
            ("https://site.test", ""),
            ("mailto:/a;", "/a;"),
            ("/a%23", "/a"),
            ("/%\t41", "/%2541"),
            ("/é%FF", "/é%FF"),
        ] {
            assert_eq!(without_origin(url), path, "{url}");
        }
    }

    #[test]
    fn the_robots_txt_is_named_as_typed() {
        for url in ["https://site.test/robots.txt?a", "/robots.txt;a", "/robots.txt#a"] {
            assert!(names_robots_txt(url), "{url}");
        }
        for url in ["/robots%2Etxt", "/robots.tx\tt", "mailto:/robots.txt;a", "//robots.txt"] {
            assert!(!names_robots_txt(url), "{url}");
        }
    }
}
