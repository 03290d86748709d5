//! The names of crawlers: read from what a person types, and from the value of
//! a `User-agent` line (C-01, C-03).

use std::collections::BTreeSet;

use super::atom::escape_at;
use super::step::{Step, StepOf, Steps, What};
use crate::dialect::{AgentReading, Dialect, NameReading};

/// What was read from a typed agent.
#[derive(Clone, Debug)]
pub struct Agent {
    /// As typed, white space at the ends taken off.
    pub text: String,
    /// The names a group is looked for under, likeliest first; none for an
    /// empty text and for `*`.
    pub candidates: Vec<String>,
    /// Whether only words were found that every browser sends, such as
    /// `Mozilla`.
    pub generic: bool,
    /// What was done, in order.
    pub steps: Vec<Step>,
}

impl Agent {
    /// Reads `typed`, a token or a whole User-Agent header, as `dialect` does.
    /// Linear in the text, with a logarithm for the number of names.
    pub fn read(typed: &str, dialect: &Dialect) -> Self {
        if dialect.agent == AgentReading::Verbatim {
            let text = typed.to_owned();
            let candidates = vec![text.clone()];
            return Self { text, candidates, generic: false, steps: Vec::new() };
        }
        let mut steps = Steps::new(StepOf::Agent);
        let mut text = typed.to_owned();
        let trimmed = text.trim().to_owned();
        steps.take(What::Trimmed, &mut text, trimmed);
        if let Some(value) = without_header_name(&text) {
            let value = value.to_owned();
            steps.take(What::HeaderNameDropped, &mut text, value);
        }
        let header = text.clone();
        let (candidates, generic) = if text.is_empty() || text == "*" {
            (Vec::new(), false)
        } else if is_product_token(&text) {
            (vec![text.clone()], false)
        } else {
            let without = without_links(&text);
            steps.take(What::LinksRemoved, &mut text, without);
            let (names, generic) = names(&text);
            steps.take(What::NamesRead, &mut text, names.join(", "));
            (names, generic)
        };
        Self { text: header, candidates, generic, steps: steps.into_vec() }
    }
}

/// Letters, `-` and `_`, at least one: what RFC 9309 §2.2.1 asks of a name.
pub fn is_product_token(text: &str) -> bool {
    !text.is_empty()
        && text.bytes().all(|octet| octet.is_ascii_alphabetic() || matches!(octet, b'-' | b'_'))
}

fn without_header_name(text: &str) -> Option<&str> {
    const NAME: &str = "user-agent";
    let start = text.get(..NAME.len())?;
    let value = text[NAME.len()..].trim_start().strip_prefix(':')?;
    start.eq_ignore_ascii_case(NAME).then(|| value.trim_start())
}

/// The text with every web and mail address taken out.
fn without_links(text: &str) -> String {
    const ENDS: [char; 7] = [';', ',', '(', ')', '\'', '"', ' '];
    let ends = |c: char| c.is_whitespace() || ENDS.contains(&c);
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    let mut word_start = true;
    let mut word = Word::default();
    while let Some(first) = rest.chars().next() {
        let at = text.len() - rest.len();
        let link = rest.strip_prefix('+').unwrap_or(rest);
        let is_link = ["http://", "https://", "ftp://"].iter().any(|p| starts_with(link, p))
            || (word_start && starts_with(link, "www."));
        if is_link {
            let end = rest.find(ends).unwrap_or(rest.len());
            rest = &rest[end..];
            continue;
        }
        if word_start {
            if at >= word.end {
                word = Word::at(text, at, ends);
            }
            if word.is_mail_address_from(at) {
                rest = &text[word.end..];
                continue;
            }
        }
        out.push(first);
        rest = &rest[first.len_utf8()..];
        word_start = !first.is_alphanumeric();
    }
    out
}

/// A stretch of a header that may end in a mail address; looked at once,
/// however many places in it an address could begin.
#[derive(Default)]
struct Word {
    end: usize,
    // Where an address can begin: behind the last `@` but one and before the
    // last. Empty when what follows that is no host.
    user: std::ops::Range<usize>,
}

impl Word {
    fn at(text: &str, start: usize, ends: impl Fn(char) -> bool) -> Self {
        let rest = &text[start..];
        let length = rest.find(|c| ends(c) || "+<>[]{}/".contains(c)).unwrap_or(rest.len());
        let end = start + length;
        let Some((before, host)) = rest[..length].rsplit_once('@') else {
            return Self { end, user: 0..0 };
        };
        let is_host = host.contains('.') && !host.starts_with('.');
        let from = start + before.rfind('@').map_or(0, |other| other + 1);
        Self { end, user: if is_host { from..start + before.len() } else { 0..0 } }
    }

    /// Whether the word from the offset `at` on is a mail address.
    fn is_mail_address_from(&self, at: usize) -> bool {
        self.user.contains(&at)
    }
}

fn starts_with(text: &str, prefix: &str) -> bool {
    text.get(..prefix.len()).is_some_and(|start| start.eq_ignore_ascii_case(prefix))
}

/// The names in a header: the words that say something about this crawler, or,
/// where there are none, the words every browser sends. Those with a version
/// come first.
fn names(text: &str) -> (Vec<String>, bool) {
    let splits = |c: char| c.is_whitespace() || ";,()[]{}\"'+".contains(c);
    let mut found: Vec<(bool, &str)> = Vec::new();
    for word in text.split(splits) {
        let versioned = word.contains('/');
        let name = word.split(['/', ',', ';', ':', '=', '(', ')', '*']).next().unwrap_or_default();
        let useful = name.chars().count() >= 2 && name.chars().any(char::is_alphabetic);
        if useful {
            found.push((versioned, name));
        }
    }
    let specific: Vec<_> = found.iter().copied().filter(|(_, name)| !is_generic(name)).collect();
    let generic = specific.is_empty() && !found.is_empty();
    let chosen = if generic { found } else { specific };
    let mut names: Vec<String> = Vec::new();
    let mut known = BTreeSet::new();
    let versioned_first = [true, false];
    for name in versioned_first.iter().flat_map(|wanted| {
        chosen.iter().filter(move |(versioned, _)| versioned == wanted).map(|(_, name)| *name)
    }) {
        if known.insert(name.to_ascii_lowercase()) {
            names.push(name.to_owned());
        }
    }
    (names, generic)
}

/// Words that browsers and systems put into a header, and many crawlers with
/// them (C-01).
fn is_generic(word: &str) -> bool {
    const GENERIC: &[&str] = &[
        "mozilla",
        "compatible",
        "applewebkit",
        "khtml",
        "like",
        "gecko",
        "chrome",
        "chromium",
        "safari",
        "version",
        "mobile",
        "firefox",
        "edg",
        "edge",
        "edga",
        "edgios",
        "opr",
        "opera",
        "presto",
        "trident",
        "msie",
        "windows",
        "nt",
        "win",
        "win64",
        "x64",
        "wow64",
        "macintosh",
        "intel",
        "mac",
        "os",
        "cpu",
        "iphone",
        "ipad",
        "ipod",
        "linux",
        "android",
        "ubuntu",
        "build",
        "rv",
        "x86_64",
        "x11",
        "cros",
        "crios",
        "fxios",
        "tablet",
        "touch",
        "media",
        "center",
        "pc",
        "http",
        "https",
        "www",
    ];
    GENERIC.iter().any(|generic| word.eq_ignore_ascii_case(generic))
}

/// What a `User-agent` value names.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Name {
    /// `*`: every crawler without a group of its own.
    Star,
    /// A name in lower case; empty when the value holds none, which names
    /// nobody (C-06).
    Word(Box<[u8]>),
}

impl Name {
    /// The name in `value`, a trimmed `User-agent` value.
    pub fn read(value: &[u8], reading: NameReading) -> Self {
        let star = match (value, reading) {
            ([b'*'], _) => true,
            ([b'*', next, ..], NameReading::Word) => matches!(next, b' ' | b'\t'),
            ([b'*', next, ..], NameReading::Letters) => matches!(next, b' ' | b'\t'..=b'\r'),
            _ => false,
        };
        if star {
            return Self::Star;
        }
        match reading {
            NameReading::Word | NameReading::Letters => {
                Self::Word(Self::word(value, reading).to_ascii_lowercase().into())
            }
            NameReading::Whole | NameReading::WholeAndWithoutStar => Self::whole(value),
            NameReading::WholeDecoded => match decoded(value).as_slice() {
                b"*" => Self::Star,
                decoded => Self::whole(decoded),
            },
        }
    }

    fn whole(value: &[u8]) -> Self {
        Self::Word(String::from_utf8_lossy(value).to_lowercase().into_bytes().into())
    }

    /// The part of `value` that is its name, as written.
    pub fn word(value: &[u8], reading: NameReading) -> &[u8] {
        let end = match reading {
            NameReading::Letters => value
                .iter()
                .position(|octet| !octet.is_ascii_alphabetic() && !matches!(octet, b'-' | b'_')),
            NameReading::Word => word_end(value),
            NameReading::Whole | NameReading::WholeAndWithoutStar | NameReading::WholeDecoded => {
                None
            }
        };
        &value[..end.unwrap_or(value.len())]
    }

    /// The name that a reader takes this for as well: without its stars.
    pub(super) fn without_stars(&self, reading: NameReading) -> Option<Self> {
        match self {
            Self::Word(word) if reading == NameReading::WholeAndWithoutStar => {
                let without: Vec<u8> =
                    word.iter().copied().filter(|octet| *octet != b'*').collect();
                (without.len() < word.len() && !without.is_empty())
                    .then(|| Self::Word(without.into()))
            }
            _ => None,
        }
    }
}

/// `value` with its escapes decoded.
fn decoded(value: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(value.len());
    let mut rest = value;
    while let Some(octet) = rest.first() {
        let escaped = escape_at(rest);
        out.push(escaped.unwrap_or(*octet));
        rest = &rest[if escaped.is_some() { 3 } else { 1 }..];
    }
    out
}

/// Where the first white space (also beyond ASCII) or delimiter stands.
fn word_end(value: &[u8]) -> Option<usize> {
    let mut at = 0;
    for chunk in value.utf8_chunks() {
        let ends = |c: char| c.is_whitespace() || "/,;:=()*".contains(c);
        if let Some(end) = chunk.valid().find(ends) {
            return Some(at + end);
        }
        at += chunk.valid().len() + chunk.invalid().len();
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dialect::RFC9309;

    #[test]
    fn candidates() {
        for (typed, expected) in [
            ("Googlebot", &["Googlebot"][..]),
            ("  Googlebot ", &["Googlebot"]),
            ("User-Agent: Googlebot/2.1", &["Googlebot"]),
            (
                "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
                &["Googlebot"],
            ),
            (
                "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) \
                 (compatible; AdsBot-Google-Mobile; +http://www.google.com/mobile/adsbot.html)",
                &["Nexus", "5X", "AdsBot-Google-Mobile"],
            ),
            (
                "Mozilla/5.0 (compatible; YandexBot/3.0; MirrorDetector; +http://yandex.com/bots)",
                &["YandexBot", "MirrorDetector"],
            ),
            ("MJ12bot", &["MJ12bot"]),
            ("archive.org_bot (mail: info@archive.org)", &["archive.org_bot", "mail"]),
            ("Bot contact <a.b@c.tld>", &["Bot", "contact"]),
            (
                "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/120.0",
                &["Mozilla", "Gecko", "Firefox", "X11", "Linux", "x86_64"],
            ),
            ("one..two@c.tld a@b@c.tld @c.tld a@.tld", &["a@", "@c.tld", "a@.tld"]),
            ("*", &[]),
            ("", &[]),
            ("5.0", &[]),
        ] {
            assert_eq!(Agent::read(typed, &RFC9309).candidates, expected, "{typed}");
        }
    }

    #[test]
    fn names() {
        for (value, word, letters) in [
            ("foo/1.2", "foo", "foo"),
            ("foo bar", "foo", "foo"),
            ("foo\u{A0}bar", "foo", "foo"),
            ("a, b", "a", "a"),
            ("*bot", "", ""),
            ("MJ12bot", "mj12bot", "mj"),
            ("archive.org_bot", "archive.org_bot", "archive"),
            ("360Spider", "360spider", ""),
            ("\u{A0}foo", "", ""),
        ] {
            let read = |reading| Name::read(value.as_bytes(), reading);
            assert_eq!(read(NameReading::Word), Name::Word(word.as_bytes().into()), "{value}");
            assert_eq!(
                read(NameReading::Letters),
                Name::Word(letters.as_bytes().into()),
                "{value}"
            );
        }
        for star in ["*", "* bot", "*\tbot"] {
            assert_eq!(Name::read(star.as_bytes(), NameReading::Word), Name::Star);
        }
    }
}
