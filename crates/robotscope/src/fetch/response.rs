//! A whole HTTP response in text, as `curl -i` prints it, taken apart into what
//! happened and the body, octet for octet.
//!
//! Before the response proper there may be others: of a proxy, `100 Continue`,
//! of redirects. Nothing is lost: the blocks and the body are the whole text.

use std::ops::Range;

use super::outcome::Body;

/// Blocks that are told apart; behind them everything is body.
pub const BLOCKS_LIMIT: usize = 1_000;

/// Headers of a block that are kept; the others are counted.
pub const HEADERS_LIMIT: usize = 1_000;

/// What a text is.
#[derive(Clone, Debug, PartialEq)]
pub enum Cut {
    /// A response.
    Response(Response),
    /// Something else: all of it is body.
    NotAResponse,
}

/// A response taken apart.
#[derive(Clone, Debug, PartialEq)]
pub struct Response {
    /// Every block of headers, in order; the last is that of the body.
    pub blocks: Vec<Block>,
    /// Redirects followed on the way: blocks with 300 to 399 and a `Location`
    /// that another block follows.
    pub redirects: u32,
    /// Where they led; `None` without any.
    pub final_address: Option<String>,
    /// `Content-Type`.
    pub content_type: Option<String>,
    /// `Content-Length`, if it is a number.
    pub content_length: Option<u64>,
    /// `Age` in seconds, if it is a number.
    pub age: Option<u64>,
    /// `max-age` of `Cache-Control` in seconds, if it is a number.
    pub max_age: Option<u64>,
    /// `Date` as written.
    pub date: Option<String>,
    /// The octets of the body: all from there to the end.
    pub body: Range<usize>,
    /// What the body looks like.
    pub looks: Body,
}

/// A status line with its headers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// Its octets, with the blank line at its end.
    pub octets: Range<usize>,
    /// Such as `1.1` or `2`.
    pub version: String,
    /// The status, 100 to 999.
    pub status: u16,
    /// What stands behind it.
    pub reason: String,
    /// Names as written and values with their folds as one space, in order: the
    /// first [`HEADERS_LIMIT`].
    pub headers: Vec<(String, String)>,
    /// How many more there are.
    pub headers_omitted: u32,
}

impl Block {
    /// The first value of the header `name`, ASCII case set aside.
    pub fn header<'a>(&'a self, name: &'a str) -> Option<&'a str> {
        self.all(name).next()
    }

    fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        let named = self.headers.iter().filter(|(own, _)| own.eq_ignore_ascii_case(name));
        named.map(|(_, value)| value.as_str())
    }

    /// Where this block sends whoever asked.
    fn location(&self) -> Option<&str> {
        self.header("location").filter(|_| (300..400).contains(&self.status))
    }

    /// Takes a line that is a header or goes on with one; false when it is neither.
    fn take_line(&mut self, line: &[u8]) -> bool {
        let is_fold = line.starts_with(b" ") || line.starts_with(b"\t");
        if let (true, Some((_, value))) = (is_fold, self.headers.last_mut()) {
            if self.headers_omitted == 0 {
                value.push(' ');
                value.push_str(&lossy(line.trim_ascii()));
            }
            return true;
        }
        let Some((name, value)) = header(line) else { return false };
        if self.headers.len() < HEADERS_LIMIT {
            self.headers.push((lossy(name), lossy(value)));
        } else {
            self.headers_omitted += 1;
        }
        true
    }

    /// Whether a status line directly behind it is another block's and not the
    /// first line of its body.
    fn has_no_body(&self) -> bool {
        let length = self.header("content-length").map(str::trim);
        let has_content = self.header("content-type").is_some() || length.is_some();
        !(200..300).contains(&self.status) || !has_content || length == Some("0")
    }
}

/// Takes a response apart. What does not begin with a status line, a byte order
/// mark and blank lines set aside, is none. A block ends behind its blank line,
/// or before the first line that is no header. Linear; cannot fail.
pub fn take_apart(text: &[u8]) -> Cut {
    let mut at = if text.starts_with(b"\xEF\xBB\xBF") { 3 } else { 0 };
    while let Some(([], next)) = line_at(text, at) {
        at = next;
    }
    let mut blocks: Vec<Block> = Vec::new();
    let mut start = 0;
    while blocks.len() < BLOCKS_LIMIT && blocks.last().is_none_or(Block::has_no_body) {
        let Some(block) = block_at(text, start, at) else { break };
        start = block.octets.end;
        at = start;
        blocks.push(block);
    }
    let Some(last) = blocks.last() else { return Cut::NotAResponse };
    let followed = blocks[..blocks.len() - 1].iter().filter_map(Block::location);
    let number = |name: &'static str| last.header(name).and_then(|value| value.trim().parse().ok());
    let max_age = last.all("cache-control").find_map(max_age);
    Cut::Response(Response {
        redirects: followed.clone().count() as u32,
        final_address: followed.fold(None, |base, location| Some(resolve(base, location))),
        content_type: last.header("content-type").map(str::to_owned),
        content_length: number("content-length"),
        age: number("age"),
        max_age,
        date: last.header("date").map(str::to_owned),
        looks: Body::of(&text[start..]),
        body: start..text.len(),
        blocks,
    })
}

/// The line at `at` without its end, and where the next begins; `None` at the
/// end of the text.
fn line_at(text: &[u8], at: usize) -> Option<(&[u8], usize)> {
    let rest = text.get(at..).filter(|rest| !rest.is_empty())?;
    let (line, next) = match memchr::memchr(b'\n', rest) {
        Some(end) => (&rest[..end], at + end + 1),
        None => (rest, text.len()),
    };
    Some((line.strip_suffix(b"\r").unwrap_or(line), next))
}

fn block_at(text: &[u8], start: usize, at: usize) -> Option<Block> {
    let (line, mut end) = line_at(text, at)?;
    let (version, status, reason) = status_line(line)?;
    let mut block = Block {
        octets: start..end,
        version,
        status,
        reason,
        headers: Vec::new(),
        headers_omitted: 0,
    };
    while let Some((line, next)) = line_at(text, end) {
        if line.is_empty() {
            end = next;
            break;
        }
        if !block.take_line(line) {
            break;
        }
        end = next;
    }
    block.octets.end = end;
    Some(block)
}

fn lossy(octets: &[u8]) -> String {
    String::from_utf8_lossy(octets).into_owned()
}

/// `HTTP/1.1 200 OK`, `HTTP/2 200`.
fn status_line(line: &[u8]) -> Option<(String, u16, String)> {
    let rest = line.strip_prefix(b"HTTP/")?;
    let space = memchr::memchr(b' ', rest)?;
    let (version, rest) = (&rest[..space], rest[space..].trim_ascii_start());
    let is_version = matches!(version, [b'0'..=b'9'] | [b'0'..=b'9', b'.', b'0'..=b'9']);
    let (code, reason) = rest.split_at_checked(3)?;
    let is_code = matches!(code, [b'1'..=b'9', b'0'..=b'9', b'0'..=b'9']);
    let ends = reason.first().is_none_or(|next| matches!(next, b' ' | b'\t'));
    if !is_version || !is_code || !ends {
        return None;
    }
    let status = code.iter().fold(0, |status, digit| status * 10 + u16::from(digit - b'0'));
    Some((lossy(version), status, lossy(reason.trim_ascii())))
}

/// `Name: value`; the name is a token (RFC 9110 §5.6.2).
fn header(line: &[u8]) -> Option<(&[u8], &[u8])> {
    let colon = memchr::memchr(b':', line)?;
    let name = &line[..colon];
    let is_token = |octet: &u8| octet.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(octet);
    if name.is_empty() || !name.iter().all(is_token) {
        return None;
    }
    Some((name, line[colon + 1..].trim_ascii()))
}

/// The `max-age` of a `Cache-Control` field.
fn max_age(field: &str) -> Option<u64> {
    field.split(',').find_map(|directive| {
        let (name, value) = directive.split_once('=')?;
        let value = value.trim().trim_matches('"');
        if name.trim().eq_ignore_ascii_case("max-age") { value.parse().ok() } else { None }
    })
}

/// A `Location` as seen from the one before.
fn resolve(base: Option<String>, location: &str) -> String {
    let location = location.trim();
    let is_absolute = location.split_once("://").is_some_and(|(scheme, _)| {
        !scheme.is_empty() && scheme.bytes().all(|octet| octet.is_ascii_alphanumeric())
    });
    let Some(base) = base.filter(|_| !is_absolute) else { return location.to_owned() };
    let authority = base.find("://").map_or(0, |at| at + 3);
    if location.starts_with("//") {
        let scheme = &base[..authority.saturating_sub(2)];
        return format!("{scheme}{location}");
    }
    let end = base[authority..].find(['/', '?', '#']).map_or(base.len(), |at| authority + at);
    let origin = if authority == 0 { "" } else { &base[..end] };
    let slash = if location.starts_with('/') { "" } else { "/" };
    format!("{origin}{slash}{location}")
}
