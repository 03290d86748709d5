//! Field, separator and value of a line, as a reader separates them.

use super::Line;
use crate::field::FieldNames;
use crate::source::Span;

/// How a reader cuts up a line. The RFC's way is [`Lexing::RFC9309`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lexing {
    /// What ends a line.
    pub breaks: LineBreaks,
    /// Which characters are trimmed from text, field and value.
    pub trim: Trim,
    /// What can stand between field and value.
    pub separator: Separator,
    /// What becomes of a byte order mark.
    pub bom: ByteOrderMark,
    /// How many octets of a line are read; what follows is dropped.
    pub line_limit: Option<u32>,
    /// Whether a NUL ends the line, as it ends a C string.
    pub nul_ends_line: bool,
}

impl Lexing {
    /// C-10: trim space and tab, separate at the first colon.
    pub const RFC9309: Self = Self {
        breaks: LineBreaks::CrLf,
        trim: Trim::SpaceTab,
        separator: Separator::Colon,
        bom: ByteOrderMark::Skipped,
        line_limit: None,
        nul_ends_line: false,
    };
}

/// What ends a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineBreaks {
    /// CRLF, CR and LF.
    CrLf,
    /// Those, VT, FF, the separators U+001C to U+001E, U+0085, U+2028 and U+2029:
    /// where Python's `splitlines` cuts.
    Unicode,
}

impl LineBreaks {
    /// The kebab-case name on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::CrLf => "cr-and-lf",
            Self::Unicode => "unicode-line-breaks",
        }
    }

    /// The first of the breaks in `octets` that are not CR or LF, and its length.
    pub(super) fn find(self, octets: &[u8]) -> Option<(usize, usize)> {
        if self == Self::CrLf {
            return None;
        }
        let mut at = 0;
        while at < octets.len() {
            let length = match &octets[at..] {
                [0x0B | 0x0C | 0x1C..=0x1E, ..] => 1,
                [0xC2, 0x85, ..] => 2,
                [0xE2, 0x80, 0xA8 | 0xA9, ..] => 3,
                _ => 0,
            };
            if length > 0 {
                return Some((at, length));
            }
            at += 1;
        }
        None
    }
}

/// What becomes of a byte order mark at the start of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ByteOrderMark {
    /// A whole one is skipped (C-10).
    Skipped,
    /// A whole one is, and so are its first one or two octets alone.
    AlsoPartial,
    /// It is part of the first line.
    Kept,
}

impl ByteOrderMark {
    /// The kebab-case name on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Skipped => "skipped",
            Self::AlsoPartial => "skipped-even-in-part",
            Self::Kept => "part-of-the-first-line",
        }
    }
}

/// Characters trimmed as white space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trim {
    /// Space and tab: the RFC's WS.
    SpaceTab,
    /// ASCII white space, vertical tab and form feed included.
    AsciiSpace,
    /// White space of Unicode, and the separators U+001C to U+001F: what Python's
    /// `strip` takes off.
    UnicodeSpace,
}

impl Trim {
    /// The kebab-case name on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::SpaceTab => "space-and-tab",
            Self::AsciiSpace => "ascii-white-space",
            Self::UnicodeSpace => "unicode-white-space",
        }
    }

    const fn trims(self, octet: u8) -> bool {
        match self {
            Self::SpaceTab => matches!(octet, b' ' | b'\t'),
            Self::AsciiSpace => matches!(octet, b' ' | b'\t'..=b'\r'),
            Self::UnicodeSpace => matches!(octet, b' ' | b'\t'..=b'\r' | 0x1C..=0x1F),
        }
    }

    /// `span` without what is trimmed at its ends.
    pub fn span(self, bytes: &[u8], span: Span) -> Span {
        let octets = &bytes[span.range()];
        let Some(first) = octets.iter().position(|octet| !self.trims(*octet)) else {
            return Span::at(span.end);
        };
        let last = octets.iter().rposition(|octet| !self.trims(*octet)).unwrap_or(first);
        let within = Span::new(span.start + first as u32, span.start + last as u32 + 1);
        if self == Self::UnicodeSpace { beyond_ascii(bytes, within) } else { within }
    }
}

/// `span` without the white space beyond ASCII at its ends.
fn beyond_ascii(bytes: &[u8], span: Span) -> Span {
    let octets = &bytes[span.range()];
    let is_plain = |octet: Option<&u8>| octet.is_none_or(u8::is_ascii);
    if is_plain(octets.first()) && is_plain(octets.last()) {
        return span;
    }
    let mut chunks = octets.utf8_chunks();
    let head = chunks.next().map_or("", |chunk| chunk.valid());
    let from = head.len() - head.trim_start_matches(is_white_to_python).len();
    // Octets that are no text end the white space.
    let tail_start = octets
        .utf8_chunks()
        .fold((0, 0), |(at, start), chunk| {
            let end = at + chunk.valid().len() + chunk.invalid().len();
            (end, if chunk.invalid().is_empty() { start.max(at) } else { end })
        })
        .1;
    let tail = std::str::from_utf8(&octets[tail_start..]).unwrap_or_default();
    let to = tail_start + tail.trim_end_matches(is_white_to_python).len();
    if from >= to {
        Span::at(span.end)
    } else {
        Span::new(span.start + from as u32, span.start + to as u32)
    }
}

/// What separates a field from its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Separator {
    /// The first colon.
    Colon,
    /// The first colon; on a line without one that holds exactly two words,
    /// the space or tabs between them (C-11).
    ColonOrTwoWords,
    /// The first colon behind a name that the reader knows or before white space;
    /// else the white space behind one or two words that are such a name; else the
    /// first colon.
    ColonOrKnownField,
}

impl Separator {
    /// The kebab-case name on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Colon => "colon",
            Self::ColonOrTwoWords => "colon-or-two-words",
            Self::ColonOrKnownField => "colon-or-known-field",
        }
    }
}

/// Field, separator and value of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    /// The field's name, trimmed; empty on a line that begins with a colon.
    pub field: Span,
    /// The colon, or the white space that a lenient reader takes for one.
    pub separator: Span,
    /// The value, trimmed; may be empty.
    pub value: Span,
}

/// The text of `line` that a reader looks at: without the comment, what is
/// beyond its limit and what it trims.
pub(super) fn content(bytes: &[u8], line: Line, lexing: Lexing) -> Span {
    let start = line.start;
    let mut end = line.comment.max(start);
    if let Some(limit) = lexing.line_limit {
        end = end.min(start.saturating_add(limit));
    }
    if lexing.nul_ends_line
        && let Some(nul) = memchr::memchr(0, &bytes[start as usize..end as usize])
    {
        end = start + nul as u32;
    }
    lexing.trim.span(bytes, Span::new(start, end))
}

/// Separates trimmed text into field and value.
pub(super) fn read(bytes: &[u8], text: Span, lexing: Lexing) -> Option<Record> {
    let octets = &bytes[text.range()];
    let colon = memchr::memchr(b':', octets)
        .map(|at| Span::new(text.start + at as u32, text.start + at as u32 + 1));
    let separator = match (colon, lexing.separator) {
        (Some(colon), Separator::Colon | Separator::ColonOrTwoWords) => colon,
        (None, Separator::Colon) => return None,
        (None, Separator::ColonOrTwoWords) => two_words(octets, text.start)?,
        (_, Separator::ColonOrKnownField) => known_field(bytes, text, colon, lexing.trim)?,
    };
    let field = lexing.trim.span(bytes, Span::new(text.start, separator.start));
    let value = lexing.trim.span(bytes, Span::new(separator.end, text.end));
    // An empty part keeps a place inside the line: right beside the separator.
    let field = if field.is_empty() { Span::at(separator.start) } else { field };
    let value = if value.is_empty() { Span::at(separator.end) } else { value };
    Some(Record { field, separator, value })
}

/// The white space between the words of a text of exactly two.
fn two_words(octets: &[u8], start: u32) -> Option<Span> {
    let white = |octet: &u8| matches!(octet, b' ' | b'\t');
    let first = octets.iter().position(white)?;
    let second = first + octets[first..].iter().position(|octet| !white(octet))?;
    if octets[second..].iter().any(white) {
        return None;
    }
    Some(Span::new(start + first as u32, start + second as u32))
}

/// The separator where a name that Protego knows may stand without a colon.
fn known_field(bytes: &[u8], text: Span, colon: Option<Span>, trim: Trim) -> Option<Span> {
    if let Some(colon) = colon {
        let field = trim.span(bytes, Span::new(text.start, colon.start));
        let after = Span::new(colon.end, text.end);
        let reads_as_one = trim.span(bytes, after).start > after.start || after.is_empty();
        if reads_as_one || FieldNames::Protego.knows(&bytes[field.range()]) {
            return Some(colon);
        }
    }
    let octets = &bytes[text.range()];
    let mut end = 0;
    for _ in 0..2 {
        let from = end + white_space(&octets[end..]);
        end = from + word(&octets[from..]);
        if FieldNames::Protego.knows(&octets[..end]) {
            let value = end + white_space(&octets[end..]);
            return Some(Span::new(text.start + end as u32, text.start + value as u32));
        }
    }
    colon
}

/// How many octets of what Python takes for white space `octets` begins with.
fn white_space(octets: &[u8]) -> usize {
    let mut at = 0;
    while let length @ 1.. = white_character(&octets[at..]) {
        at += length;
    }
    at
}

/// How many octets stand before the first white space.
fn word(octets: &[u8]) -> usize {
    (0..octets.len()).find(|at| white_character(&octets[*at..]) > 0).unwrap_or(octets.len())
}

/// How many octets the white space has that `octets` begins with; else 0.
fn white_character(octets: &[u8]) -> usize {
    let start = &octets[..octets.len().min(4)];
    let first = start.utf8_chunks().next().and_then(|chunk| chunk.valid().chars().next());
    first.filter(|c| is_white_to_python(*c)).map_or(0, char::len_utf8)
}

/// What Python's `str.isspace` says.
fn is_white_to_python(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{1C}'..='\u{1F}')
}
