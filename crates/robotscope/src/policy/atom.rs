//! The unit in which patterns and paths are compared: one octet, and whether
//! it stands escaped (C-12).

use std::ops::Range;

use super::spelling::{Side, spell};
use crate::dialect::Escapes;

/// One octet of a pattern, or its wildcard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Atom(u16);

impl Atom {
    const ESCAPED: u16 = 0x100;
    /// `*`: any number of any octets.
    pub(crate) const WILDCARD: Self = Self(0x200);

    /// The octet standing for itself.
    pub(crate) const fn raw(octet: u8) -> Self {
        Self(octet as u16)
    }

    /// The octet as an escape, `%XX`.
    pub(crate) const fn escaped(octet: u8) -> Self {
        Self(octet as u16 | Self::ESCAPED)
    }

    /// The octet; 0 for the wildcard.
    pub(crate) const fn octet(self) -> u8 {
        self.0 as u8
    }

    /// Whether it stands as `%XX`.
    pub(crate) const fn is_escaped(self) -> bool {
        self.0 & Self::ESCAPED != 0
    }

    /// Octets it takes in the normalised form: 3 escaped, else 1.
    pub(crate) const fn octets(self) -> u32 {
        if self.is_escaped() { 3 } else { 1 }
    }
}

/// One octet of a path, and which atoms of a pattern equal it there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PathAtom {
    atom: Atom,
    // A reserved octet without a meaning in its place equals its escape.
    either: bool,
}

impl PathAtom {
    /// An octet that equals only itself, written the same way.
    pub(crate) const fn exactly(atom: Atom) -> Self {
        Self { atom, either: false }
    }

    /// The octet.
    pub(crate) const fn octet(self) -> u8 {
        self.atom.octet()
    }

    /// Whether the pattern's `atom` equals this octet of the path.
    pub(crate) const fn equals(self, atom: Atom) -> bool {
        self.atom.0 == atom.0
            || (self.either && atom.octet() == self.octet() && atom.0 != Atom::WILDCARD.0)
    }
}

/// `A-Z a-z 0-9 - . _ ~`: escaped or not, these are the same (RFC 3986 §2.3).
pub(crate) const fn is_unreserved(octet: u8) -> bool {
    octet.is_ascii_alphanumeric() || matches!(octet, b'-' | b'.' | b'_' | b'~')
}

/// The octets that can have a meaning of their own in a URL (RFC 3986 §2.2).
pub(crate) const fn is_reserved(octet: u8) -> bool {
    matches!(
        octet,
        b':' | b'/'
            | b'?'
            | b'#'
            | b'['
            | b']'
            | b'@'
            | b'!'
            | b'$'
            | b'&'
            | b'\''
            | b'('
            | b')'
            | b'*'
            | b'+'
            | b','
            | b';'
            | b'='
    )
}

/// The octet that `%XX` at the start of `text` stands for.
pub(crate) fn escape_at(text: &[u8]) -> Option<u8> {
    let [b'%', high, low, ..] = text else { return None };
    let digit = |hex: u8| (hex as char).to_digit(16);
    Some((digit(*high)? * 16 + digit(*low)?) as u8)
}

/// Cuts a text into atoms, each with the stretch of the text it was made from.
/// Neither `*` nor `$` means anything here: that is the pattern's affair.
pub(crate) struct Atoms<'t> {
    text: &'t [u8],
    at: usize,
    escapes: Escapes,
    // The rest of one octet that became three atoms.
    spelled: Option<(Range<usize>, [u8; 2], usize)>,
    // The whole text where it is spelled anew.
    anew: std::vec::IntoIter<(u8, Range<usize>)>,
}

impl<'t> Atoms<'t> {
    pub(crate) fn new(text: &'t [u8], escapes: Escapes) -> Self {
        let anew =
            if is_spelled_anew(escapes) { spell(text, escapes, Side::Pattern) } else { Vec::new() };
        Self { text, at: 0, escapes, spelled: None, anew: anew.into_iter() }
    }

    fn meaning(&self) -> (Atom, usize) {
        let rest = &self.text[self.at..];
        match escape_at(rest) {
            Some(octet) if is_unreserved(octet) => (Atom::raw(octet), 3),
            Some(octet) => (Atom::escaped(octet), 3),
            None if is_unreserved(rest[0]) || is_reserved(rest[0]) => (Atom::raw(rest[0]), 1),
            None => (Atom::escaped(rest[0]), 1),
        }
    }
}

const HEX: &[u8; 16] = b"0123456789ABCDEF";

/// The two digits of `octet`, capitals.
pub(crate) const fn hex(octet: u8) -> [u8; 2] {
    [HEX[(octet >> 4) as usize], HEX[(octet & 15) as usize]]
}

impl Iterator for Atoms<'_> {
    type Item = (Atom, Range<usize>);

    fn next(&mut self) -> Option<Self::Item> {
        if is_spelled_anew(self.escapes) {
            return self.anew.next().map(|(octet, range)| (Atom::raw(octet), range));
        }
        if let Some((range, digits, done)) = self.spelled.take() {
            if done == 0 {
                self.spelled = Some((range.clone(), digits, 1));
            }
            // The digits of an escape as written stand for themselves.
            let range = if range.len() == 3 {
                range.start + 1 + done..range.start + 2 + done
            } else {
                range
            };
            return Some((Atom::raw(digits[done]), range));
        }
        let octet = *self.text.get(self.at)?;
        let start = self.at;
        match self.escapes {
            Escapes::Meaning => {
                let (atom, length) = self.meaning();
                self.at += length;
                Some((atom, start..self.at))
            }
            Escapes::Literal
            | Escapes::Decoded
            | Escapes::DecodedInParts
            | Escapes::DecodedButSlash => {
                self.at += 1;
                Some((Atom::raw(octet), start..self.at))
            }
            Escapes::AsWritten => {
                if let Some(escaped) = escape_at(&self.text[start..]) {
                    self.at += 3;
                    self.spelled = Some((start..start + 3, hex(escaped), 0));
                    Some((Atom::raw(b'%'), start..start + 1))
                } else if octet >= 0x80 {
                    self.at += 1;
                    self.spelled = Some((start..start + 1, hex(octet), 0));
                    Some((Atom::raw(b'%'), start..start + 1))
                } else {
                    self.at += 1;
                    Some((Atom::raw(octet), start..start + 1))
                }
            }
        }
    }
}

/// Whether texts are spelled anew as a whole.
pub(super) const fn is_spelled_anew(escapes: Escapes) -> bool {
    matches!(escapes, Escapes::Decoded | Escapes::DecodedInParts | Escapes::DecodedButSlash)
}

/// The atoms of a path in normal form. Before the first `?` the path's `/` and
/// `?` have a meaning, after it the query's `&` and `=` (C-12).
pub(crate) fn path_atoms(path: &[u8], escapes: Escapes) -> Vec<PathAtom> {
    if escapes != Escapes::Meaning {
        return path.iter().map(|octet| PathAtom::exactly(Atom::raw(*octet))).collect();
    }
    let mut in_query = false;
    Atoms::new(path, escapes)
        .map(|(atom, _)| {
            let octet = atom.octet();
            let structural =
                if in_query { matches!(octet, b'&' | b'=') } else { matches!(octet, b'/' | b'?') };
            in_query |= atom == Atom::raw(b'?');
            PathAtom { atom, either: is_reserved(octet) && !structural }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn atoms(text: &str, escapes: Escapes) -> String {
        Atoms::new(text.as_bytes(), escapes)
            .map(|(atom, _)| {
                if atom.is_escaped() {
                    format!("<{:02X}>", atom.octet())
                } else {
                    (atom.octet() as char).to_string()
                }
            })
            .collect()
    }

    #[test]
    fn meaning() {
        for (text, expected) in [
            ("/a%2fb", "/a<2F>b"),
            ("%7E%41", "~A"),
            ("%", "<25>"),
            ("%zz", "<25>zz"),
            ("%%41", "<25>A"),
            ("é", "<C3><A9>"),
            (" |", "<20><7C>"),
            ("%2A*", "<2A>*"),
        ] {
            assert_eq!(atoms(text, Escapes::Meaning), expected, "{text}");
        }
    }

    #[test]
    fn as_written() {
        for (text, expected) in
            [("/a%2fb", "/a%2Fb"), ("%7e", "%7E"), ("%z", "%z"), ("é", "%C3%A9"), (" |", " |")]
        {
            assert_eq!(atoms(text, Escapes::AsWritten), expected, "{text}");
        }
    }

    #[test]
    fn origins_cover_the_text() {
        for escapes in [Escapes::Meaning, Escapes::AsWritten] {
            let text = "/é%c3%a9 %".as_bytes();
            let mut at = 0;
            for (_, range) in Atoms::new(text, escapes) {
                assert!(range.start <= at && range.end >= at, "{range:?} at {at}");
                at = range.end;
            }
            assert_eq!(at, text.len());
        }
    }
}
