//! Field, separator and value of a line, as a reader separates them.

use super::Line;
use crate::source::Span;

/// How a reader cuts up a line. The RFC's way is [`Lexing::RFC9309`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lexing {
    /// Which octets are trimmed from text, field and value.
    pub trim: Trim,
    /// What can stand between field and value.
    pub separator: Separator,
    /// Whether `EF` or `EF BB` at the start of the file is skipped as a whole
    /// byte order mark is.
    pub partial_bom: bool,
    /// How many octets of a line are read; what follows is dropped.
    pub line_limit: Option<u32>,
    /// Whether a NUL ends the line, as it ends a C string.
    pub nul_ends_line: bool,
}

impl Lexing {
    /// C-10: trim space and tab, separate at the first colon.
    pub const RFC9309: Self = Self {
        trim: Trim::SpaceTab,
        separator: Separator::Colon,
        partial_bom: false,
        line_limit: None,
        nul_ends_line: false,
    };
}

/// Octets trimmed as white space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trim {
    /// Space and tab: the RFC's WS.
    SpaceTab,
    /// ASCII white space, vertical tab and form feed included.
    AsciiSpace,
}

impl Trim {
    /// The kebab-case name on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::SpaceTab => "space-and-tab",
            Self::AsciiSpace => "ascii-white-space",
        }
    }

    const fn trims(self, octet: u8) -> bool {
        match self {
            Self::SpaceTab => matches!(octet, b' ' | b'\t'),
            Self::AsciiSpace => matches!(octet, b' ' | b'\t'..=b'\r'),
        }
    }

    /// `span` without what is trimmed at its ends.
    pub fn span(self, bytes: &[u8], span: Span) -> Span {
        let octets = &bytes[span.range()];
        let Some(first) = octets.iter().position(|octet| !self.trims(*octet)) else {
            return Span::at(span.end);
        };
        let last = octets.iter().rposition(|octet| !self.trims(*octet)).unwrap_or(first);
        Span::new(span.start + first as u32, span.start + last as u32 + 1)
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
}

impl Separator {
    /// The kebab-case name on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Colon => "colon",
            Self::ColonOrTwoWords => "colon-or-two-words",
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
/// beyond its limit and what it trims. `skip` octets at the start are no text.
pub(super) fn content(bytes: &[u8], line: Line, skip: u32, lexing: Lexing) -> Span {
    let start = (line.start + skip).min(line.end);
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
    let separator = match memchr::memchr(b':', octets) {
        Some(at) => Span::new(text.start + at as u32, text.start + at as u32 + 1),
        None if lexing.separator == Separator::ColonOrTwoWords => two_words(octets, text.start)?,
        None => return None,
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
