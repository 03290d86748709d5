//! A typed URL brought to the path that rules are compared with, and every
//! step of the way (C-12, C-13, C-19 to C-23).
//!
//! What is kept agrees with the WHATWG URL algorithm; the steps are our own,
//! because people are shown them. Reading a URL cannot fail: what is none is
//! read as a path and said so.

use std::fmt;

use super::atom::{
    PathAtom, escape_at, hex, is_reserved, is_spelled_anew, is_unreserved, path_atoms,
};
use super::spelling::{Side, spell};
use super::step::{Step, StepOf, Steps, What};
use super::urlparse::{names_robots_txt, without_origin};
use crate::dialect::{Dialect, Escapes, RobotsTxt, UrlReading};

/// Scheme, host and port, as far as a URL names them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// In lower case, without the colon; `None` for `//host/…` and `host/…`.
    pub scheme: Option<String>,
    /// In lower case and ASCII (`xn--…`); the typed text where it is no domain.
    pub host: String,
    /// The port, the scheme's own where none is written.
    pub port: Option<u16>,
}

/// What is odd about a typed URL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Oddity {
    /// Nothing was typed: read as `/`.
    Empty,
    /// Bare text that looks like a host: read so.
    ReadAsHost {
        /// The host.
        host: String,
    },
    /// Bare text without a slash: one was put before it.
    SlashPrepended,
    /// A URL of a kind that has no robots.txt, such as `mailto:`.
    NotHttp {
        /// Its scheme.
        scheme: String,
    },
    /// `https://` and nothing after it.
    NoHost,
}

/// A URL as rules see it.
#[derive(Clone, Debug)]
pub struct Target {
    /// Path, `?` and query: what patterns are compared with.
    pub path: String,
    /// Where the URL points to, when it says so.
    pub origin: Option<Origin>,
    /// What was done to it, in order; each step changed something.
    pub steps: Vec<Step>,
    /// What a person should know about the typed text.
    pub oddities: Vec<Oddity>,
    pub(crate) atoms: Vec<PathAtom>,
    // Whether the text as typed has the path of a robots.txt, whatever its query.
    names_robots_txt: bool,
}

impl Target {
    /// Reads `typed` as `dialect` does. Linear.
    pub fn read(typed: &str, dialect: &Dialect) -> Self {
        let mut reading = Reading {
            text: typed.to_owned(),
            steps: Steps::new(StepOf::Url),
            origin: None,
            oddities: Vec::new(),
        };
        match dialect.url {
            UrlReading::Verbatim => reading.verbatim(),
            UrlReading::WithFragment => {
                let path = without_origin(&reading.text);
                reading.step(What::OriginSetAside, path);
                reading.add_path();
            }
            UrlReading::WithoutFragment => {
                reading.drop_fragment();
                reading.split();
            }
            UrlReading::WithSlash => {
                reading.drop_fragment();
                reading.split();
                if !reading.text.starts_with('/') {
                    let path = format!("/{}", reading.text);
                    reading.step(What::PathAdded, path);
                }
            }
            UrlReading::Browser => {
                reading.locate();
                reading.encode(Keep::AsBrowsers);
            }
            UrlReading::Normalised => {
                reading.locate();
                reading.encode(Keep::UnreservedAndReserved);
                reading.encode_lone_percents();
                reading.decode_unreserved();
                reading.capitalise_hex();
            }
        }
        if is_spelled_anew(dialect.escapes) {
            reading.spell(dialect.escapes);
        }
        let atoms = path_atoms(reading.text.as_bytes(), dialect.escapes);
        Self {
            path: reading.text,
            origin: reading.origin,
            steps: reading.steps.into_vec(),
            oddities: reading.oddities,
            atoms,
            names_robots_txt: names_robots_txt(typed),
        }
    }

    /// Reads a path with its query, which begins with `/`, as `dialect` does. Alone,
    /// one that begins with two slashes would be read as a host.
    pub fn of_path(path: &str, dialect: &Dialect) -> Self {
        Self::read(&format!("https://example.com{path}"), dialect)
    }

    /// The same with another path, which `step` made.
    pub(super) fn at(mut self, path: String, step: Step, dialect: &Dialect) -> Self {
        self.atoms = path_atoms(path.as_bytes(), dialect.escapes);
        self.path = path;
        self.steps.push(step);
        self
    }

    /// Whether this is the robots.txt itself to a reader that allows that whatever
    /// the rules say (C-19).
    pub fn is_robots_txt(&self, reading: RobotsTxt) -> bool {
        match reading {
            RobotsTxt::Ordinary => false,
            RobotsTxt::Allowed => self.path == "/robots.txt",
            RobotsTxt::AllowedWithQuery => self.names_robots_txt,
        }
    }
}

struct Reading {
    text: String,
    steps: Steps,
    origin: Option<Origin>,
    oddities: Vec<Oddity>,
}

/// Which raw octets of a path or query stay as they are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Keep {
    /// Those that the URL standard's path and query sets leave alone.
    AsBrowsers,
    /// Those that RFC 3986 lets stand in a URL at all, and `%`.
    UnreservedAndReserved,
}

impl Keep {
    fn keeps(self, octet: u8, in_query: bool) -> bool {
        match self {
            Self::UnreservedAndReserved => {
                octet == b'%' || is_unreserved(octet) || is_reserved(octet)
            }
            Self::AsBrowsers if in_query => {
                matches!(octet, 0x21..=0x7E) && !matches!(octet, b'"' | b'#' | b'<' | b'>' | b'\'')
            }
            Self::AsBrowsers => {
                matches!(octet, 0x21..=0x7E)
                    && !matches!(octet, b'"' | b'#' | b'<' | b'>' | b'`' | b'{' | b'}')
            }
        }
    }
}

impl Reading {
    fn step(&mut self, what: What, after: String) {
        self.steps.take(what, &mut self.text, after);
    }

    /// Takes scheme and host off, as Python's `urlsplit` does, and puts a `/` where
    /// nothing is left.
    fn split(&mut self) {
        let text = self.text.trim_start_matches(|c: char| c <= ' ');
        let text = text.replace(['\t', '\n', '\r'], "");
        let scheme = text.split_once(':').filter(|(scheme, _)| {
            scheme.starts_with(|c: char| c.is_ascii_alphabetic())
                && scheme
                    .bytes()
                    .all(|octet| octet.is_ascii_alphanumeric() || b"+-.".contains(&octet))
        });
        let rest = scheme.map_or(text.as_str(), |(_, rest)| rest);
        let path = match rest.strip_prefix("//") {
            Some(after) => &after[after.find(['/', '?', '#']).unwrap_or(after.len())..],
            None => rest,
        }
        .to_owned();
        self.step(What::OriginSetAside, path);
        self.add_path();
    }

    fn add_path(&mut self) {
        if self.text.is_empty() {
            self.step(What::PathAdded, "/".to_owned());
        }
    }

    fn drop_fragment(&mut self) {
        if let Some((before, _)) = self.text.split_once('#') {
            let before = before.to_owned();
            self.step(What::FragmentDropped, before);
        }
    }

    fn spell(&mut self, escapes: Escapes) {
        let octets = spell(self.text.as_bytes(), escapes, Side::Path);
        // Escapes are all that is beyond ASCII.
        let spelled: String = octets.into_iter().map(|(octet, _)| char::from(octet)).collect();
        self.step(What::SpelledAnew, spelled);
        self.add_path();
    }

    /// From typed text to path and query, as a browser would locate them.
    fn locate(&mut self) {
        let trimmed = self.text.trim_matches(|c: char| c <= ' ').to_owned();
        self.step(What::Trimmed, trimmed);
        if self.text.contains(['\t', '\n', '\r']) {
            let without = self.text.replace(['\t', '\n', '\r'], "");
            self.step(What::ControlsRemoved, without);
        }
        if self.text.is_empty() {
            self.oddities.push(Oddity::Empty);
            self.step(What::PathAdded, "/".to_owned());
            return;
        }
        self.complete();
        self.turn_backslashes();
        if let Some((before, _)) = self.text.split_once('#') {
            let before = before.to_owned();
            self.step(What::FragmentDropped, before);
        }
        let path = self.set_origin_aside();
        self.step(What::OriginSetAside, path);
        if !self.text.starts_with('/') {
            let path = format!("/{}", self.text);
            self.step(What::PathAdded, path);
        }
        let resolved = resolve_dot_segments(&self.text);
        self.step(What::DotSegmentsResolved, resolved);
    }

    /// Bare text gets what it lacks: `//` before a host, `/` before a path.
    fn complete(&mut self) {
        if self.text.starts_with(['/', '\\', '?', '#']) || split_scheme(&self.text).is_some() {
            return;
        }
        if let Some(host) = leading_host(&self.text) {
            self.oddities.push(Oddity::ReadAsHost { host: host.to_owned() });
            let full = format!("//{}", self.text);
            self.step(What::ReadAsHost, full);
        } else {
            self.oddities.push(Oddity::SlashPrepended);
            let full = format!("/{}", self.text);
            self.step(What::SlashPrepended, full);
        }
    }

    /// `\` is `/` before query and fragment, as browsers have it.
    fn turn_backslashes(&mut self) {
        let end = self.text.find(['?', '#']).unwrap_or(self.text.len());
        if self.text[..end].contains('\\') {
            let turned = self.text[..end].replace('\\', "/") + &self.text[end..];
            self.step(What::BackslashesTurned, turned);
        }
    }

    /// Takes scheme, user, host and port off and returns the rest.
    fn set_origin_aside(&mut self) -> String {
        let (scheme, rest) = match split_scheme(&self.text) {
            Some((scheme, rest)) => (Some(scheme.to_ascii_lowercase()), rest),
            None => (None, self.text.as_str()),
        };
        let special = scheme.as_deref().is_none_or(|scheme| default_port(scheme).is_some());
        let after_slashes = if special && scheme.is_some() {
            // A browser minds neither missing nor surplus slashes here.
            Some(rest.trim_start_matches('/'))
        } else {
            rest.strip_prefix("//")
        };
        let Some(after_slashes) = after_slashes else {
            // A path, or a URL such as `mailto:a@b`.
            let path = rest.to_owned();
            if let Some(scheme) = scheme {
                self.oddities.push(Oddity::NotHttp { scheme });
            }
            return path;
        };
        let end = after_slashes.find(['/', '?']).unwrap_or(after_slashes.len());
        let (authority, path) = after_slashes.split_at(end);
        let origin = read_authority(scheme, authority);
        let path = path.to_owned();
        if let Some(scheme) = &origin.scheme
            && default_port(scheme).is_none()
        {
            self.oddities.push(Oddity::NotHttp { scheme: scheme.clone() });
        } else if origin.host.is_empty() {
            self.oddities.push(Oddity::NoHost);
        }
        self.origin = Some(origin);
        path
    }

    fn encode(&mut self, keep: Keep) {
        let mut in_query = false;
        let mut encoded = String::with_capacity(self.text.len());
        for octet in self.text.bytes() {
            if keep.keeps(octet, in_query) {
                encoded.push(octet as char);
            } else {
                push_escape(&mut encoded, octet);
            }
            in_query |= octet == b'?';
        }
        self.step(What::PercentEncoded, encoded);
    }

    fn encode_lone_percents(&mut self) {
        self.rewrite_percents(What::LonePercentEncoded, |escape, out| match escape {
            Some((_, written)) => out.push_str(written),
            None => out.push_str("%25"),
        });
    }

    fn decode_unreserved(&mut self) {
        self.rewrite_percents(What::UnreservedDecoded, |escape, out| match escape {
            Some((octet, _)) if is_unreserved(octet) => out.push(octet as char),
            Some((_, written)) => out.push_str(written),
            None => out.push('%'),
        });
    }

    fn capitalise_hex(&mut self) {
        self.rewrite_percents(What::HexUppercased, |escape, out| match escape {
            Some((octet, _)) => push_escape(out, octet),
            None => out.push('%'),
        });
    }

    /// Writes the text anew with every `%` as `write` has it: given the octet
    /// and the three characters of an escape, or nothing for a lone `%`.
    fn rewrite_percents(&mut self, what: What, write: impl Fn(Option<(u8, &str)>, &mut String)) {
        let mut out = String::with_capacity(self.text.len());
        let mut rest = self.text.as_str();
        while let Some(at) = rest.find('%') {
            out.push_str(&rest[..at]);
            rest = &rest[at..];
            let escape = escape_at(rest.as_bytes()).map(|octet| (octet, &rest[..3]));
            write(escape, &mut out);
            rest = &rest[if escape.is_some() { 3 } else { 1 }..];
        }
        out.push_str(rest);
        self.step(what, out);
    }

    /// As Google's matcher finds the path in what it is given.
    fn verbatim(&mut self) {
        let text = self.text.as_str();
        let from = if text.starts_with("//") { 2 } else { 0 };
        let early = find_from(text, from, &['/', '?', ';']);
        let protocol = text[from..].find("://").map(|at| at + from);
        let host = match (protocol, early) {
            (Some(protocol), Some(early)) if early < protocol => from,
            (Some(protocol), _) => protocol + 3,
            (None, _) => from,
        };
        let fragment = text[from..].find('#').map(|at| at + from);
        let path = find_from(text, host, &['/', '?', ';'])
            .filter(|path| fragment.is_none_or(|fragment| fragment > *path));
        let Some(path) = path else {
            self.step(What::OriginSetAside, String::new());
            self.step(What::PathAdded, "/".to_owned());
            return;
        };
        let end = fragment.unwrap_or(text.len());
        let without_origin = text[path..].to_owned();
        let without_fragment = text[path..end].to_owned();
        self.step(What::OriginSetAside, without_origin);
        self.step(What::FragmentDropped, without_fragment);
        if !self.text.starts_with('/') {
            let full = format!("/{}", self.text);
            self.step(What::PathAdded, full);
        }
        // The library hands the path on as a C string.
        if let Some((before, _)) = self.text.split_once('\0') {
            let before = before.to_owned();
            self.step(What::CutAtNul, before);
        }
    }
}

fn find_from(text: &str, from: usize, any: &[char]) -> Option<usize> {
    text[from..].find(any).map(|at| at + from)
}

fn push_escape(out: &mut String, octet: u8) {
    let [high, low] = hex(octet);
    out.extend(['%', high as char, low as char]);
}

/// `scheme:` at the start, unless what follows is a port: `host.tld:8080/x`.
fn split_scheme(text: &str) -> Option<(&str, &str)> {
    let (scheme, rest) = text.split_once(':')?;
    let mut letters = scheme.bytes();
    let named = letters.next().is_some_and(|first| first.is_ascii_alphabetic())
        && letters.all(|octet| octet.is_ascii_alphanumeric() || b"+-.".contains(&octet));
    let port = rest.split(['/', '\\', '?', '#']).next().unwrap_or_default();
    let is_port = !port.is_empty() && port.bytes().all(|octet| octet.is_ascii_digit());
    let is_host = is_port && (scheme.contains('.') || scheme.eq_ignore_ascii_case("localhost"));
    (named && !is_host).then_some((scheme, rest))
}

/// The port of a scheme with hosts, `None` for any other scheme.
pub(super) fn default_port(scheme: &str) -> Option<u16> {
    match scheme {
        "http" | "ws" => Some(80),
        "https" | "wss" => Some(443),
        "ftp" => Some(21),
        _ => None,
    }
}

/// The host that bare text begins with, if it looks like one: labels with dots
/// whose last is no file extension, an IPv4 address or `localhost` (C-21).
fn leading_host(text: &str) -> Option<&str> {
    let authority = text.split(['/', '\\', '?', '#']).next()?;
    let host = match authority.rsplit_once(':') {
        Some((host, port)) if port.bytes().all(|octet| octet.is_ascii_digit()) => host,
        Some(_) => return None,
        None => authority,
    };
    if host.eq_ignore_ascii_case("localhost") {
        return Some(host);
    }
    let name = host.strip_suffix('.').unwrap_or(host);
    let (before, last) = name.rsplit_once('.')?;
    let label = |label: &str| {
        !label.is_empty() && label.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_')
    };
    if !before.split('.').all(label) || !label(last) {
        return None;
    }
    let digits = |label: &str| label.bytes().all(|octet| octet.is_ascii_digit());
    if name.split('.').count() == 4 && name.split('.').all(digits) {
        return Some(host);
    }
    let is_name = last.chars().count() >= 2
        && (last.chars().all(char::is_alphabetic) || last.to_ascii_lowercase().starts_with("xn--"));
    (is_name && !is_file_extension(last)).then_some(host)
}

/// Endings that are files far more often than they are domains.
fn is_file_extension(ending: &str) -> bool {
    const EXTENSIONS: &[&str] = &[
        "asp",
        "aspx",
        "atom",
        "avif",
        "bak",
        "bmp",
        "bz",
        "cfg",
        "cfm",
        "cgi",
        "class",
        "conf",
        "css",
        "csv",
        "dat",
        "db",
        "doc",
        "docx",
        "do",
        "dll",
        "eot",
        "eps",
        "epub",
        "exe",
        "feed",
        "gif",
        "gz",
        "htm",
        "html",
        "ico",
        "ics",
        "inc",
        "ini",
        "jar",
        "jpe",
        "jpeg",
        "jpg",
        "js",
        "json",
        "jsp",
        "jspx",
        "log",
        "map",
        "md",
        "mjs",
        "mov",
        "mpeg",
        "mpg",
        "odt",
        "ogg",
        "otf",
        "pdf",
        "php",
        "phtml",
        "pl",
        "png",
        "ppt",
        "pptx",
        "ps",
        "psd",
        "py",
        "rar",
        "rb",
        "rdf",
        "rss",
        "rtf",
        "sh",
        "shtml",
        "sql",
        "svg",
        "swf",
        "tar",
        "tgz",
        "tif",
        "tiff",
        "tmp",
        "ttf",
        "txt",
        "wasm",
        "wav",
        "webm",
        "webmanifest",
        "webp",
        "woff",
        "xhtml",
        "xls",
        "xlsx",
        "xml",
        "xsl",
        "yaml",
        "yml",
        "zip",
    ];
    EXTENSIONS.iter().any(|extension| ending.eq_ignore_ascii_case(extension))
}

/// User, host and port of an authority.
fn read_authority(scheme: Option<String>, authority: &str) -> Origin {
    let host = authority.rsplit_once('@').map_or(authority, |(_, host)| host);
    let (host, port) = match host.rsplit_once(':') {
        Some((name, port)) if !port.contains(']') => (name, port.parse().ok()),
        _ => (host, None),
    };
    let port = port.or_else(|| scheme.as_deref().and_then(default_port));
    Origin { scheme, host: ascii_host(host), port }
}

/// A host in lower case and ASCII, for comparing only; one that is no domain
/// (an IPv6 address, a typing slip) keeps its letters.
fn ascii_host(typed: &str) -> String {
    let decoded = percent_decoded(typed.strip_suffix('.').unwrap_or(typed));
    idna::domain_to_ascii_cow(&decoded, idna::AsciiDenyList::URL)
        .map_or_else(|_| typed.to_ascii_lowercase(), std::borrow::Cow::into_owned)
}

fn percent_decoded(text: &str) -> Vec<u8> {
    let mut octets = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        if let Some(octet) = escape_at(rest) {
            octets.push(octet);
            rest = &rest[3..];
        } else {
            octets.push(*first);
            rest = after;
        }
    }
    octets
}

impl Origin {
    /// Reads an origin such as `https://example.com`; a path is passed over.
    /// `None` when there is no host in it.
    pub fn read(typed: &str) -> Option<Self> {
        let target = Target::read(typed, &crate::dialect::RFC9309);
        target.origin.filter(|origin| !origin.host.is_empty())
    }
}

impl fmt::Display for Origin {
    /// As it is written: the scheme's own port is left out.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(scheme) = &self.scheme {
            write!(f, "{scheme}://")?;
        }
        f.write_str(&self.host)?;
        match self.port {
            Some(port) if self.scheme.as_deref().and_then(default_port) != Some(port) => {
                write!(f, ":{port}")
            }
            _ => Ok(()),
        }
    }
}

/// Resolves `.` and `..` (also `%2e`) in the path, not in the query, as the
/// URL standard does.
fn resolve_dot_segments(text: &str) -> String {
    let end = text.find('?').unwrap_or(text.len());
    let (path, query) = text.split_at(end);
    let plain = |segment: &str| segment.to_ascii_lowercase().replace("%2e", ".");
    let mut segments: Vec<&str> = Vec::new();
    let mut rest = path[1..].split('/').peekable();
    while let Some(segment) = rest.next() {
        let last = rest.peek().is_none();
        match segment.len() {
            1..=6 if plain(segment) == ".." => {
                segments.pop();
                if last {
                    segments.push("");
                }
            }
            1..=3 if plain(segment) == "." => {
                if last {
                    segments.push("");
                }
            }
            _ => segments.push(segment),
        }
    }
    format!("/{}{query}", segments.join("/"))
}
