//! The part of HTTP a browser asking for a file needs.

use std::io::{self, Read};

/// More than any browser sends for a file.
const LONGEST_HEAD: usize = 16 * 1024;

#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Request<'a> {
    pub(crate) method: &'a str,
    /// The path as sent, percent-escapes and all.
    pub(crate) path: &'a str,
    /// What follows the path, with its question mark.
    pub(crate) query: &'a str,
}

impl<'a> Request<'a> {
    /// `None` when this is not a request for a path.
    pub(crate) fn parse(head: &'a str) -> Option<Self> {
        let mut words = head.lines().next()?.split(' ');
        let (method, target, version) = (words.next()?, words.next()?, words.next()?);
        if words.next().is_some() || !version.starts_with("HTTP/1.") || !target.starts_with('/') {
            return None;
        }
        let (path, query) = target.split_at(target.find('?').unwrap_or(target.len()));
        Some(Self { method, path, query })
    }
}

/// Everything up to the empty line; `None` when the connection was closed before any of it.
pub(crate) fn read_head(stream: &mut impl Read) -> io::Result<Option<String>> {
    let mut head = Vec::new();
    let mut buffer = [0; 2048];
    while !head.windows(4).any(|window| window == b"\r\n\r\n") && head.len() < LONGEST_HEAD {
        match stream.read(&mut buffer)? {
            0 if head.is_empty() => return Ok(None),
            0 => break,
            count => head.extend_from_slice(&buffer[..count]),
        }
    }
    Ok(Some(String::from_utf8_lossy(&head).into_owned()))
}

/// The names a path leads through, decoded; `None` when it is written to lead elsewhere.
pub(crate) fn segments(path: &str) -> Option<Vec<String>> {
    let mut names = Vec::new();
    for part in path.split('/').filter(|part| !part.is_empty()) {
        let name = decode(part)?;
        // After decoding: `%2e%2e` and `%2f` are the same attempt in other words.
        if name == "." || name == ".." || name.contains(['/', '\\', '\0', ':']) {
            return None;
        }
        names.push(name);
    }
    Some(names)
}

fn decode(part: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(part.len());
    let mut rest = part.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let (high, low) = (rest.next()?, rest.next()?);
            let digit = |byte: u8| char::from(byte).to_digit(16);
            bytes.push(u8::try_from(digit(high)? * 16 + digit(low)?).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_is_taken_apart() {
        let request = Request::parse("GET /a/b?c=/d HTTP/1.1\r\nHost: x\r\n\r\n");
        assert_eq!(request, Some(Request { method: "GET", path: "/a/b", query: "?c=/d" }));
    }

    #[test]
    fn what_is_no_request_for_a_path_is_refused() {
        for head in ["", "GET", "GET / HTTP/2", "GET http://x/ HTTP/1.1", "GET / / HTTP/1.1"] {
            assert_eq!(Request::parse(head), None, "{head}");
        }
    }

    #[test]
    fn paths_are_decoded() {
        assert_eq!(segments("/a%20b//c/"), Some(vec!["a b".to_owned(), "c".to_owned()]));
        assert_eq!(segments("/"), Some(vec![]));
    }

    #[test]
    fn no_path_leads_out_of_the_folder() {
        for path in ["/..", "/a/../b", "/%2e%2E/x", "/a%2f..", "/a%5c..", "/%00", "/c:", "/%zz"] {
            assert_eq!(segments(path), None, "{path}");
        }
    }

    #[test]
    fn the_head_ends_at_the_empty_line_or_the_limit() {
        let mut whole: &[u8] = b"GET / HTTP/1.1\r\n\r\n";
        assert_eq!(read_head(&mut whole).unwrap().unwrap(), "GET / HTTP/1.1\r\n\r\n");
        assert_eq!(read_head(&mut io::empty()).unwrap(), None);
        let endless = read_head(&mut io::repeat(b'a')).unwrap().unwrap();
        assert!(endless.len() < 2 * LONGEST_HEAD);
    }
}
