//! The bytes of a file and the facts about them: byte order mark, encoding,
//! NUL, size; spans, and the conversion of a byte offset to line and column.

use std::ops::Range;

/// A stretch of a file in octets, end exclusive.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// First octet.
    pub start: u32,
    /// The octet after the last.
    pub end: u32,
}

impl Span {
    /// The span from `start` to `end`.
    pub const fn new(start: u32, end: u32) -> Self {
        Self { start, end }
    }

    /// The empty span at `at`.
    pub const fn at(at: u32) -> Self {
        Self { start: at, end: at }
    }

    /// Length in octets.
    pub const fn len(self) -> u32 {
        self.end - self.start
    }

    /// Whether the span holds no octet.
    pub const fn is_empty(self) -> bool {
        self.start == self.end
    }

    /// The span as an index range.
    pub const fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }
}

/// The number of octets that a reader of RFC 9309 must read at least
/// (§2.5: 500 KiB), and the number that Google reads at most.
pub const SIZE_LIMIT: u32 = 500 * 1024;

/// A file is larger than an offset can say (4 GiB).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge {
    /// Size of the file in octets.
    pub octets: u64,
}

impl std::fmt::Display for TooLarge {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "a file of {} octets is over the limit of {}", self.octets, u32::MAX)
    }
}

impl std::error::Error for TooLarge {}

/// How a file begins: with U+FEFF in UTF-8, with a part of it, or without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bom {
    /// No byte order mark.
    None,
    /// `EF BB BF`, skipped by every reading (C-10).
    Whole,
    /// `EF` or `EF BB` only: skipped by Google, part of line 1 for the others.
    Partial,
}

impl Bom {
    /// The name on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Whole => "whole",
            Self::Partial => "partial",
        }
    }
}

/// What the octets look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// Octets below 0x80 only.
    Ascii,
    /// Well-formed UTF-8 with something beyond ASCII in it.
    Utf8,
    /// Not well-formed UTF-8.
    NotUtf8,
    /// UTF-16, least significant octet first.
    Utf16Le,
    /// UTF-16, most significant octet first.
    Utf16Be,
}

impl Encoding {
    /// The name on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Ascii => "ascii",
            Self::Utf8 => "utf-8",
            Self::NotUtf8 => "not-utf-8",
            Self::Utf16Le => "utf-16le",
            Self::Utf16Be => "utf-16be",
        }
    }
}

/// The bytes of a file as served, of any size below 4 GiB and of any content.
#[derive(Clone, Debug)]
pub struct Source {
    bytes: Vec<u8>,
}

impl Source {
    /// Takes the bytes of a file.
    ///
    /// # Errors
    ///
    /// [`TooLarge`] when the file has 4 GiB or more, which no offset of ours
    /// could address. No content is an error.
    pub fn new(bytes: Vec<u8>) -> Result<Self, TooLarge> {
        if bytes.len() >= u32::MAX as usize {
            return Err(TooLarge { octets: bytes.len() as u64 });
        }
        Ok(Self { bytes })
    }

    /// The bytes as served.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Size in octets.
    pub fn len(&self) -> u32 {
        self.bytes.len() as u32
    }

    /// Whether there is no octet at all.
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// The octets of `span`.
    pub fn slice(&self, span: Span) -> &[u8] {
        &self.bytes[span.range()]
    }

    /// The text of `span` as the WHATWG decoder shows it: one U+FFFD for each
    /// broken sequence.
    pub fn text(&self, span: Span) -> std::borrow::Cow<'_, str> {
        String::from_utf8_lossy(self.slice(span))
    }

    /// The byte order mark.
    pub fn bom(&self) -> Bom {
        match self.bytes.as_slice() {
            [0xEF, 0xBB, 0xBF, ..] => Bom::Whole,
            [0xEF, ..] => Bom::Partial,
            _ => Bom::None,
        }
    }

    /// Octets of the byte order mark: 3 of a whole one, 1 or 2 of a part.
    pub fn bom_len(&self) -> u32 {
        let mark = [0xEF, 0xBB, 0xBF];
        self.bytes.iter().zip(mark).take_while(|(octet, expected)| **octet == *expected).count()
            as u32
    }

    /// What the octets look like; reads the whole file at most once.
    pub fn encoding(&self) -> Encoding {
        match self.bytes.as_slice() {
            [0xFF, 0xFE, ..] => return Encoding::Utf16Le,
            [0xFE, 0xFF, ..] => return Encoding::Utf16Be,
            _ => {}
        }
        if let Some(encoding) = self.utf16_without_mark() {
            return encoding;
        }
        if self.bytes.is_ascii() {
            Encoding::Ascii
        } else if std::str::from_utf8(&self.bytes).is_ok() {
            Encoding::Utf8
        } else {
            Encoding::NotUtf8
        }
    }

    /// ASCII text in UTF-16 has a NUL in every other octet. A sample of the
    /// beginning tells; a stray NUL in a text does not make three quarters.
    fn utf16_without_mark(&self) -> Option<Encoding> {
        let sample = &self.bytes[..self.bytes.len().min(512) & !1];
        if sample.len() < 4 {
            return None;
        }
        let nul_at = |offset| sample.iter().skip(offset).step_by(2).filter(|o| **o == 0).count();
        let (even, odd) = (nul_at(0), nul_at(1));
        let most = sample.len() / 2 * 3 / 4;
        match (even > most, odd > most) {
            (false, true) => Some(Encoding::Utf16Le),
            (true, false) => Some(Encoding::Utf16Be),
            _ => None,
        }
    }

    /// Whether an octet is NUL.
    pub fn has_nul(&self) -> bool {
        memchr::memchr(0, &self.bytes).is_some()
    }
}

/// Length of `octets` in UTF-16 code units, as the WHATWG decoder shows them:
/// one unit for each broken sequence.
pub fn utf16_len(octets: &[u8]) -> u32 {
    if octets.is_ascii() {
        return octets.len() as u32;
    }
    octets
        .utf8_chunks()
        .map(|chunk| {
            let valid: usize = chunk.valid().chars().map(char::len_utf16).sum();
            valid + usize::from(!chunk.invalid().is_empty())
        })
        .sum::<usize>() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(bytes: &[u8]) -> Source {
        Source::new(bytes.to_vec()).expect("small")
    }

    #[test]
    fn marks() {
        for (bytes, bom, len) in [
            (&b"\xEF\xBB\xBFa"[..], Bom::Whole, 3),
            (b"\xEF\xBBa", Bom::Partial, 2),
            (b"\xEFa", Bom::Partial, 1),
            (b"a\xEF", Bom::None, 0),
            (b"", Bom::None, 0),
        ] {
            assert_eq!((source(bytes).bom(), source(bytes).bom_len()), (bom, len), "{bytes:?}");
        }
    }

    #[test]
    fn encodings() {
        for (bytes, encoding) in [
            (&b"Allow: /"[..], Encoding::Ascii),
            ("Allow: /é".as_bytes(), Encoding::Utf8),
            (b"Allow: /\xE9", Encoding::NotUtf8),
            (b"\xFF\xFEU\0", Encoding::Utf16Le),
            (b"\xFE\xFF\0U", Encoding::Utf16Be),
            (b"U\0s\0e\0r\0", Encoding::Utf16Le),
            (b"\0U\0s\0e\0r", Encoding::Utf16Be),
            (b"Allow: /a\0b", Encoding::Ascii),
        ] {
            assert_eq!(source(bytes).encoding(), encoding, "{bytes:?}");
        }
    }

    #[test]
    fn units() {
        for (bytes, units) in [
            (&b"abc"[..], 3),
            ("é".as_bytes(), 1),
            ("😀".as_bytes(), 2),
            (b"\xE9x", 2),
            // A truncated three-octet sequence is one broken sequence.
            (b"\xE2\x82x", 2),
            (b"\xFF\xFF", 2),
        ] {
            assert_eq!(utf16_len(bytes), units, "{bytes:?}");
        }
    }
}
