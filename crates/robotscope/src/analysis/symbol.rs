//! The alphabet of the analysis: what two octets of a URL must differ in for
//! some rule to tell them apart.

use crate::dialect::Escapes;
use crate::policy::atom::{Atom, Atoms, hex, is_reserved, is_unreserved};

/// One symbol of a URL: an octet, or one of the four escapes that stay apart
/// from their octet in their place (C-12).
pub(super) type Symbol = u16;

/// `%2F` in the path.
pub(super) const ESCAPED_SLASH: Symbol = 256;
/// `%3F` in the path.
pub(super) const ESCAPED_QUESTION: Symbol = 257;
/// `%26` in the query.
pub(super) const ESCAPED_AMPERSAND: Symbol = 258;
/// `%3D` in the query.
pub(super) const ESCAPED_EQUALS: Symbol = 259;
/// How many symbols there are.
pub(super) const SYMBOLS: usize = 260;

pub(super) const SLASH: Symbol = b'/' as Symbol;
pub(super) const QUESTION: Symbol = b'?' as Symbol;
pub(super) const DOT: Symbol = b'.' as Symbol;

/// Before or behind the first `?` of a URL.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Part {
    /// Up to the first `?`, which belongs here.
    Path,
    /// Behind it.
    Query,
}

/// One octet of a pattern: the symbol it equals in the path, and in the query.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Token {
    path: Symbol,
    query: Symbol,
}

impl Token {
    /// The symbol it equals in `part`.
    pub(super) const fn symbol(self, part: Part) -> Symbol {
        match part {
            Part::Path => self.path,
            Part::Query => self.query,
        }
    }

    /// Whether the place decides what it equals.
    pub(super) const fn is_modal(self) -> bool {
        self.path != self.query
    }

    /// The token that equals `symbol` wherever it stands.
    pub(super) const fn plain(symbol: Symbol) -> Self {
        Self { path: symbol, query: symbol }
    }

    fn of(atom: Atom) -> Self {
        let octet = Symbol::from(atom.octet());
        if !atom.is_escaped() {
            return Self::plain(octet);
        }
        let (mut path, mut query) = (octet, octet);
        match atom.octet() {
            b'/' => path = ESCAPED_SLASH,
            b'?' => path = ESCAPED_QUESTION,
            b'&' => query = ESCAPED_AMPERSAND,
            b'=' => query = ESCAPED_EQUALS,
            _ => {}
        }
        Self { path, query }
    }
}

/// The tokens of a literal text.
pub(super) fn tokens(text: &[u8], escapes: Escapes) -> impl Iterator<Item = Token> + '_ {
    Atoms::new(text, escapes).map(|(atom, _)| Token::of(atom))
}

/// The symbols of a path in normal form.
#[cfg(test)]
pub(super) fn symbols(path: &[u8], escapes: Escapes) -> Vec<Symbol> {
    if escapes != Escapes::Meaning {
        return path.iter().map(|octet| Symbol::from(*octet)).collect();
    }
    let mut part = Part::Path;
    tokens(path, escapes)
        .map(|token| {
            let symbol = token.symbol(part);
            if symbol == QUESTION {
                part = Part::Query;
            }
            symbol
        })
        .collect()
}

/// Writes symbols as a path that is read back as the same symbols.
pub(super) fn write(symbols: &[Symbol], escapes: Escapes) -> String {
    let mut out = String::with_capacity(symbols.len());
    for symbol in symbols {
        let (octet, escaped) = match *symbol {
            ESCAPED_SLASH => (b'/', true),
            ESCAPED_QUESTION => (b'?', true),
            ESCAPED_AMPERSAND => (b'&', true),
            ESCAPED_EQUALS => (b'=', true),
            plain => (plain as u8, false),
        };
        let stands = (is_unreserved(octet) || is_reserved(octet)) && octet != b'#';
        if !escaped && (stands || (escapes != Escapes::Meaning && octet.is_ascii())) {
            out.push(octet as char);
        } else {
            let [high, low] = hex(octet);
            out.extend(['%', high as char, low as char]);
        }
    }
    out
}

/// The part that each symbol of a URL stands in, as the index of the first `?`.
pub(super) fn first_question(url: &[Symbol]) -> usize {
    url.iter().position(|symbol| *symbol == QUESTION).unwrap_or(url.len())
}

/// The part of place `at` in a URL whose first `?` is at `question`.
pub(super) const fn part_at(at: usize, question: usize) -> Part {
    if at <= question { Part::Path } else { Part::Query }
}
