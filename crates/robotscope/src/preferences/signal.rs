//! A `Content-Signal` value (Cloudflare's content signals, P-12 to P-14): an
//! optional path and `key=value` elements. The convention has no grammar; what
//! cannot be read is passed over, and the other elements count.

use super::{Stated, Term, split_path};
use crate::source::{Source, Span};
use crate::syntax::Trim;

/// The keys that are known, their values from the strictest.
pub static KEYS: &[Term] = &[
    Term { name: "search", values: YES_NO, source: "Cloudflare: content signals policy" },
    Term { name: "ai-input", values: YES_NO, source: "Cloudflare: content signals policy" },
    Term { name: "ai-train", values: YES_NO, source: "Cloudflare: content signals policy" },
    Term {
        name: "use",
        values: &[("immediate", "immediate"), ("reference", "reference"), ("full", "full")],
        source: "Cloudflare: managed robots.txt, mid-2026, announced as a test",
    },
];

const YES_NO: &[(&str, &str)] = &[("no", "no"), ("yes", "yes")];

/// A `Content-Signal` value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContentSignal {
    /// The path pattern; `None`: the signals are for every URL.
    pub path: Option<Span>,
    /// What stands between the commas; none where there is no text.
    pub elements: Vec<Element>,
}

/// One element, trimmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Element {
    /// All of it; empty between two commas.
    pub span: Span,
    /// Up to the `=`, trimmed; the whole element where there is none.
    pub key: Span,
    /// Behind the `=`, trimmed; empty where there is none.
    pub value: Span,
    /// What it says.
    pub reading: Result<Signal, Unreadable>,
}

/// What a readable element says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signal {
    /// The key.
    pub key: &'static Term,
    /// Which of the key's values, from 0.
    pub rank: usize,
    /// Whether it is written as no source promises it will be read: with
    /// capitals, or white space beside the `=`.
    pub lenient: bool,
}

/// Why an element says nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// Why.
    pub why: Why,
    /// The octets at fault; for an empty element the comma beside it.
    pub span: Span,
    /// The key, where it is known.
    pub key: Option<&'static Term>,
}

/// What is wrong with an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Nothing stands there.
    Empty,
    /// No `=`.
    NoValue,
    /// The key is none of Content-Signal's.
    UnknownKey,
    /// The value is none of the key's.
    UnknownValue,
    /// `;` stands before what looks like a further pair.
    SemicolonForComma,
    /// White space stands before what looks like a further pair.
    SpaceForComma,
}

impl Why {
    /// The kebab-case name on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::NoValue => "no-value",
            Self::UnknownKey => "unknown-key",
            Self::UnknownValue => "unknown-value",
            Self::SemicolonForComma => "semicolon-for-comma",
            Self::SpaceForComma => "space-for-comma",
        }
    }
}

impl ContentSignal {
    /// Reads a trimmed value. Linear.
    pub fn read(source: &Source, value: Span) -> Self {
        let (path, text) = split_path(source, value);
        let mut elements = Vec::new();
        let mut start = text.start;
        while !text.is_empty() && start <= text.end {
            let length = memchr::memchr(b',', source.slice(Span::new(start, text.end)));
            let end = length.map_or(text.end, |length| start + length as u32);
            let comma = if end < text.end { end } else { start.saturating_sub(1) };
            elements.push(Element::read(source, Span::new(start, end), comma));
            start = end + 1;
        }
        Self { path, elements }
    }

    /// What the elements say under `key`, in order.
    pub fn stated(&self, key: &'static Term) -> impl Iterator<Item = Stated> {
        self.elements.iter().filter_map(move |element| match element.reading {
            Ok(signal) if signal.key == key => Some(Stated::Value(signal.rank)),
            Err(unreadable) if unreadable.key == Some(key) => Some(Stated::NotUnderstood),
            _ => None,
        })
    }
}

impl Element {
    /// Reads what stands between two commas, one of which is at `comma`.
    fn read(source: &Source, between: Span, comma: u32) -> Self {
        let trimmed = |span| Trim::SpaceTab.span(source.bytes(), span);
        let span = trimmed(between);
        let unreadable = |why, span, key| Err(Unreadable { why, span, key });
        if span.is_empty() {
            let comma = Span::new(comma, comma + 1);
            let reading = unreadable(Why::Empty, comma, None);
            return Self { span, key: span, value: span, reading };
        }
        let Some(equals) = memchr::memchr(b'=', source.slice(span)) else {
            let key = Term::find(KEYS, source.slice(span));
            let why = if key.is_some() { Why::NoValue } else { Why::UnknownKey };
            let value = Span::at(span.end);
            return Self { span, key: span, value, reading: unreadable(why, span, key) };
        };
        let equals = span.start + equals as u32;
        let (left, right) = (Span::new(span.start, equals), Span::new(equals + 1, span.end));
        let (key, value) = (trimmed(left), trimmed(right));
        let reading = match Term::find(KEYS, source.slice(key)) {
            None => unreadable(Why::UnknownKey, key, None),
            Some(term) => match term.rank(source.slice(value)) {
                None => {
                    let (why, span) = value_defect(source, value);
                    unreadable(why, span, Some(term))
                }
                Some(rank) => {
                    let exact = source.slice(key) == term.name.as_bytes()
                        && source.slice(value) == term.values[rank].0.as_bytes();
                    let lenient = !exact || key != left || value != right;
                    Ok(Signal { key: term, rank, lenient })
                }
            },
        };
        Self { span, key, value, reading }
    }
}

/// What is wrong with a value that is none: often it holds the next pair.
fn value_defect(source: &Source, value: Span) -> (Why, Span) {
    let octets = source.slice(value);
    let is_white = |octet: &u8| matches!(octet, b' ' | b'\t');
    let separator = octets
        .iter()
        .position(|octet| *octet == b';' || is_white(octet))
        .filter(|at| octets[*at..].contains(&b'='));
    let Some(at) = separator else { return (Why::UnknownValue, value) };
    let gap = octets[at..].iter().take_while(|octet| is_white(octet)).count();
    let (start, end) = (value.start + at as u32, value.start + (at + gap) as u32);
    if octets[at + gap..].starts_with(b";") {
        (Why::SemicolonForComma, Span::new(end, end + 1))
    } else {
        (Why::SpaceForComma, Span::new(start, end))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reading(text: &str) -> Vec<String> {
        let source = Source::new(text.as_bytes().to_vec()).expect("small");
        let signal = ContentSignal::read(&source, Span::new(0, source.len()));
        let path = signal.path.map(|path| source.text(path).into_owned());
        let elements = signal.elements.iter().map(|element| match element.reading {
            Ok(Signal { key, rank, lenient }) => {
                let written = if lenient { "~" } else { "=" };
                format!("{}{written}{}", key.name, key.values[rank].1)
            }
            Err(unreadable) => {
                format!("{} at {:?}", unreadable.why.code(), source.text(unreadable.span))
            }
        });
        path.into_iter().chain(elements).collect()
    }

    #[test]
    fn the_table_of_p_12() {
        for (text, elements) in [
            ("search=yes,ai-train=no", &["search=yes", "ai-train=no"][..]),
            ("search=yes , \tuse=full", &["search=yes", "use=full"]),
            ("Search=YES", &["search~yes"]),
            ("search = yes", &["search~yes"]),
            ("search=yes,", &["search=yes", "empty at \",\""]),
            (",,search=yes", &["empty at \",\"", "empty at \",\"", "search=yes"]),
            ("ai-input=yes; ai-train=no", &["semicolon-for-comma at \";\""]),
            ("ai-input=yes ; ai-train=no", &["semicolon-for-comma at \";\""]),
            ("ai-input=yes  ai-train=no, search=no", &["space-for-comma at \"  \"", "search=no"]),
            ("ai-train=no thanks", &["unknown-value at \"no thanks\""]),
            ("ai-train=maybe", &["unknown-value at \"maybe\""]),
            ("ai-train=", &["unknown-value at \"\""]),
            ("search=\"yes\"", &["unknown-value at \"\\\"yes\\\"\""]),
            ("use=yes", &["unknown-value at \"yes\""]),
            ("ai-train", &["no-value at \"ai-train\""]),
            ("train-ai=no", &["unknown-key at \"train-ai\""]),
            ("=no", &["unknown-key at \"\""]),
            ("/content-signals.json", &["/content-signals.json"]),
            ("/blog/\tai-train=no", &["/blog/", "ai-train=no"]),
            ("", &[]),
        ] {
            assert_eq!(reading(text), elements, "{text}");
        }
    }
}
