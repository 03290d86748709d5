//! Whom a file names: each value of its `User-agent` lines, looked at once.

use std::collections::{BTreeMap, BTreeSet};

use crate::crawlers::{Crawler, Evidence, Known, NameKind, Purpose, lookup, nearest};
use crate::dialect::NameReading;
use crate::policy::{AgentLine, Group, Name, Policy};

/// Names of the past that make a list of them.
const LEGACY_LIST: usize = 10;

/// Octets of a value that are looked at: no name is longer.
const LOOKED_AT: usize = 1_000;

/// The distinct values of a file's `User-agent` lines.
#[derive(Debug)]
pub(super) struct Agents {
    named: Vec<Named>,
    // Position in `named` by value in lower case.
    by_value: BTreeMap<Box<[u8]>, usize>,
    legacy: usize,
}

/// A value, ASCII case set aside.
#[derive(Debug)]
pub(super) struct Named {
    /// Where it stands, in file order.
    pub(super) places: Vec<Place>,
    /// How it is written.
    pub(super) written: Written,
    /// Whom it means.
    pub(super) known: Option<Known>,
}

/// A `User-agent` line by its group and its place in the group's header.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) group: u32,
    pub(super) agent: u32,
}

impl Place {
    pub(super) fn group(self, policy: &Policy) -> &Group {
        &policy.groups()[self.group as usize]
    }

    pub(super) fn line(self, policy: &Policy) -> &AgentLine {
        &self.group(policy).agents[self.agent as usize]
    }
}

/// How a value is written, by the one thing that is most wrong with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Written {
    /// As a name should be, or `*`.
    Well,
    /// It holds a second record.
    TwoRecords,
    /// It has characters beyond ASCII.
    NonAscii,
    /// It is a whole header or an address.
    Header,
    /// It is several names.
    List,
    /// `*` is part of it.
    Star,
    /// It is a slip of this crawler's token.
    Slip(&'static Crawler),
    /// A version follows the name.
    Version,
    /// More words follow the first.
    Words,
    /// It has other characters than letters, `-` and `_`.
    Odd,
}

impl Agents {
    pub(super) fn of(policy: &Policy) -> Self {
        let mut named: Vec<Named> = Vec::new();
        let mut by_value: BTreeMap<Box<[u8]>, usize> = BTreeMap::new();
        let source = policy.document().source();
        for (group, number) in policy.groups().iter().zip(0..) {
            for (line, agent) in group.agents.iter().zip(0..) {
                if line.value.is_empty() {
                    continue;
                }
                let place = Place { group: number, agent };
                let value = source.slice(line.value);
                let key = value.to_ascii_lowercase().into_boxed_slice();
                if let Some(index) = by_value.get(&key) {
                    named[*index].places.push(place);
                    continue;
                }
                by_value.insert(key, named.len());
                let value = &value[..value.len().min(LOOKED_AT)];
                let text = String::from_utf8_lossy(value);
                let known = lookup(&text);
                let written = Written::of(value, &text, known);
                named.push(Named { places: vec![place], written, known });
            }
        }
        let legacy: BTreeSet<&str> =
            named.iter().filter_map(Named::legacy).map(|crawler| crawler.token).collect();
        let legacy = legacy.len();
        Self { named, by_value, legacy }
    }

    /// Every value, in the order in which the file first has it.
    pub(super) fn named(&self) -> &[Named] {
        &self.named
    }

    /// The values that are written like this. Names of a list of the past are
    /// left out: the list is one finding.
    pub(super) fn written(&self, how: Written) -> impl Iterator<Item = &Named> {
        let listed = self.legacy_list().is_some();
        let counts = move |named: &&Named| !(listed && named.legacy().is_some());
        self.named.iter().filter(move |named| named.written == how).filter(counts)
    }

    /// How many crawlers of the past are named, where they make a list.
    pub(super) fn legacy_list(&self) -> Option<usize> {
        (self.legacy >= LEGACY_LIST).then_some(self.legacy)
    }

    /// A value by its text.
    pub(super) fn find(&self, value: impl AsRef<[u8]>) -> Option<&Named> {
        let key = value.as_ref().to_ascii_lowercase();
        self.by_value.get(key.as_slice()).map(|index| &self.named[*index])
    }
}

impl Named {
    /// The first place.
    pub(super) fn first(&self) -> Place {
        self.places[0]
    }

    /// The crawler, where it is one of those that lists of unwanted robots have
    /// handed down since the nineties.
    pub(super) fn legacy(&self) -> Option<&'static Crawler> {
        self.known.map(|known| known.crawler).filter(|crawler| {
            crawler.purpose == Purpose::Legacy && crawler.checked.how == Evidence::GeneralKnowledge
        })
    }
}

impl Written {
    fn of(value: &[u8], text: &str, known: Option<Known>) -> Self {
        let is_letter = |octet: &u8| octet.is_ascii_alphabetic() || matches!(octet, b'-' | b'_');
        if value == b"*" {
            return Self::Well;
        }
        if !value.iter().all(is_letter) {
            if holds_record(value) {
                return Self::TwoRecords;
            }
            if !value.is_ascii() {
                return Self::NonAscii;
            }
            if is_header(value) {
                return Self::Header;
            }
            if names_of_list(text, known).is_some() {
                return Self::List;
            }
            if value.starts_with(b"*") || value.ends_with(b"*") {
                return Self::Star;
            }
        }
        if known.is_none()
            && let Some(crawler) = nearest(text)
        {
            return Self::Slip(crawler);
        }
        // What ends the name that readers see.
        let name = Name::word(value, NameReading::Word);
        match value.get(name.len()) {
            Some(b'/') if !name.is_empty() => Self::Version,
            Some(b' ' | b'\t') => Self::Words,
            None if value.iter().all(is_letter) => Self::Well,
            _ => Self::Odd,
        }
    }
}

/// Whether another record follows on the same line, as in `* Disallow: /`.
fn holds_record(value: &[u8]) -> bool {
    memchr::memchr_iter(b':', value).any(|colon| {
        let before = value[..colon].trim_ascii_end();
        let ends = |field: &[u8]| {
            before
                .len()
                .checked_sub(field.len())
                .is_some_and(|start| before[start..].eq_ignore_ascii_case(field))
        };
        ends(b"allow") || ends(b"user-agent") || ends(b"sitemap")
    })
}

/// Whether it is a browser's header, or an address.
fn is_header(value: &[u8]) -> bool {
    const MOZILLA: &[u8] = b"mozilla";
    let browser =
        value.get(..MOZILLA.len()).is_some_and(|start| start.eq_ignore_ascii_case(MOZILLA));
    let word = value.split(|octet| matches!(octet, b' ' | b'\t')).next().unwrap_or_default();
    let first = word.split(|octet| *octet == b'(').next().unwrap_or_default();
    browser
        || first.starts_with(b"http://")
        || first.starts_with(b"https://")
        || first.contains(&b'@')
}

/// The names in a value that lists several: parted by commas and the like, or,
/// where every word is a crawler's token, by spaces.
pub(super) fn names_of_list(text: &str, known: Option<Known>) -> Option<Vec<&str>> {
    let parts: Vec<&str> =
        text.split([',', ';', '|']).map(str::trim).filter(|part| !part.is_empty()).collect();
    if parts.len() > 1 {
        return parts.iter().all(|part| is_name(part)).then_some(parts);
    }
    // `Sogou web spider` is one name.
    if known.is_some_and(|known| known.name.contains(' ')) {
        return None;
    }
    let words: Vec<&str> = text.split_ascii_whitespace().collect();
    let is_token = |word: &&str| {
        lookup(word).is_some_and(|known| {
            known.name.len() == word.len()
                && known.kind != NameKind::Variant
                && known.crawler.purpose != Purpose::Legacy
        })
    };
    (words.len() > 1 && words.iter().all(is_token)).then_some(words)
}

/// Whether a part of a list looks like a name, with or without a version.
fn is_name(part: &str) -> bool {
    let fits = |octet: u8| octet.is_ascii_alphanumeric() || b"-_./".contains(&octet);
    part == "*" || (part.bytes().all(fits) && part.bytes().any(|octet| octet.is_ascii_alphabetic()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_fault_each() {
        use Written::{Header, List, NonAscii, Odd, Star, TwoRecords, Version, Well, Words};
        for (value, written) in [
            ("*", Well),
            ("ExampleBot", Well),
            ("GPTBot", Well),
            ("* Disallow: /", TwoRecords),
            ("ExampleBotDisallow: /", TwoRecords),
            ("H\u{E4}m\u{E4}bot", NonAscii),
            ("Mozilla/5.0 (compatible; ExampleBot/1.0)", Header),
            ("https://example.com/bot", Header),
            ("bot@example.com", Header),
            ("GPTBot, CCBot", List),
            ("GPTBot/1.0;CCBot", List),
            ("GPTBot CCBot", List),
            ("ExampleBot,", Odd),
            ("HTTrack [NC,OR]", Words),
            ("Sogou web spider", Words),
            ("Screaming Frog SEO Spider", Words),
            ("*bot", Star),
            ("* bot", Star),
            ("ExampleBot*", Star),
            ("ExampleBot/1.0", Version),
            ("ExampleBot/1.0 (a, b)", Version),
            ("ExampleBot 1.0", Words),
            ("MJ12bot", Odd),
            ("\"ExampleBot\"", Odd),
            ("Go!Zilla", Odd),
        ] {
            assert_eq!(Written::of(value.as_bytes(), value, lookup(value)), written, "{value}");
        }
        let slip = Written::of(b"GTPBot/1.0", "GTPBot/1.0", None);
        assert!(matches!(slip, Written::Slip(crawler) if crawler.token == "GPTBot"));
    }
}
