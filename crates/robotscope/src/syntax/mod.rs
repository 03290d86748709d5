//! The lossless line model: every octet of a file belongs to a line, and every
//! octet of a line to a token. Reading it cannot fail (RFC 9309 §2.3.1.5).
//!
//! The model knows lines, comments and line ends only. Where a line's field
//! ends and its value begins depends on the reader, so that is asked of a line
//! with the reader's [`Lexing`]: [`Document::record`].

mod line;
mod record;
mod token;

use crate::source::{Bom, Source, Span, utf16_len};

pub use line::{Line, LineEnding, LineEndings};
pub use record::{ByteOrderMark, Lexing, LineBreaks, Record, Separator, Trim};
pub use token::{Token, TokenKind, Tokens};

/// A file cut into lines.
#[derive(Clone, Debug)]
pub struct Document {
    source: Source,
    lines: Vec<Line>,
}

/// A place in a file as an editor shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    /// Line, from 1.
    pub line: u32,
    /// UTF-16 code units from the start of the line, from 0; a whole byte
    /// order mark is no column.
    pub column: u32,
}

impl Document {
    /// Cuts a file into lines in one pass: CRLF, CR and LF each end one
    /// (RFC 9309 §2.2, C-10), nothing else does. A whole byte order mark
    /// stands before line 1.
    pub fn new(source: Source) -> Self {
        let start = if source.bom() == Bom::Whole { 3 } else { 0 };
        let lines = line::lines(source.bytes(), start);
        Self { source, lines }
    }

    /// The bytes.
    pub fn source(&self) -> &Source {
        &self.source
    }

    /// The lines in file order. A last line without a line end counts, what
    /// follows the last line end does not when it is empty.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The octets of a whole byte order mark, else the empty span at 0.
    pub fn bom(&self) -> Span {
        Span::new(0, if self.source.bom() == Bom::Whole { 3 } else { 0 })
    }

    /// Field and value of the line with index `index` (from 0) as `lexing`
    /// separates them, or `None` when it finds no separator. Where `lexing` cuts
    /// the line further, of its first part.
    ///
    /// # Panics
    ///
    /// When there is no such line.
    pub fn record(&self, index: usize, lexing: Lexing) -> Option<Record> {
        self.record_in(self.content(index, lexing), lexing)
    }

    /// Field and value of a part's content; see [`parts`](Self::parts).
    pub fn record_in(&self, content: Span, lexing: Lexing) -> Option<Record> {
        record::read(self.source.bytes(), content, lexing)
    }

    /// What `lexing` reads of the line with index `index` (from 0): the part
    /// before a comment, trimmed. Where it cuts the line further, of its first
    /// part.
    ///
    /// # Panics
    ///
    /// When there is no such line.
    pub fn content(&self, index: usize, lexing: Lexing) -> Span {
        self.parts(index, lexing).next().map_or(Span::at(0), |part| part.content)
    }

    /// The lines that `lexing` makes of the line with index `index` (from 0):
    /// mostly itself, alone.
    ///
    /// # Panics
    ///
    /// When there is no such line.
    pub fn parts(&self, index: usize, lexing: Lexing) -> Parts<'_> {
        let mut line = self.lines[index];
        if index == 0 {
            match (lexing.bom, self.source.bom()) {
                (ByteOrderMark::AlsoPartial, Bom::Partial) => {
                    line.start = (line.start + self.source.bom_len()).min(line.end);
                }
                (ByteOrderMark::Kept, Bom::Whole) => line.start = 0,
                _ => {}
            }
            line.comment = line.comment.max(line.start);
        }
        Parts { bytes: self.source.bytes(), rest: Some(line), lexing }
    }

    /// Index (from 0) of the line that holds the octet at `offset`; the last
    /// line for an offset at the end. Logarithmic in the number of lines.
    pub fn line_at(&self, offset: u32) -> usize {
        self.lines.partition_point(|line| line.start <= offset).saturating_sub(1)
    }

    /// Line and column of an offset in octets. Linear in the line's length.
    pub fn position(&self, offset: u32) -> Position {
        if self.lines.is_empty() {
            return Position { line: 1, column: 0 };
        }
        let index = self.line_at(offset);
        let line = self.lines[index];
        if line.next == offset && line.next > line.end {
            // Behind the last line end: an editor shows one more, empty line.
            return Position { line: index as u32 + 2, column: 0 };
        }
        let before = Span::new(line.start, offset.clamp(line.start, line.end));
        Position { line: index as u32 + 1, column: utf16_len(self.source.slice(before)) }
    }

    /// Every octet of the file in tokens, in file order, without a gap.
    pub fn tokens(&self) -> Tokens<'_> {
        Tokens::new(self)
    }

    /// Which line ends the file has.
    pub fn line_endings(&self) -> LineEndings {
        line::endings(self.source.bytes(), &self.lines)
    }

    /// Index (from 0) of the first line that does not lie wholly within the
    /// first `limit` octets of the file. A line whose last octet is the limit's
    /// last is within: its line end may lie beyond. Logarithmic in the number
    /// of lines.
    pub fn first_line_beyond(&self, limit: u32) -> Option<usize> {
        let index = self.lines.partition_point(|line| line.end <= limit);
        (index < self.lines.len()).then_some(index)
    }
}

/// A line as a reader sees it.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// All of it, without its line end.
    pub whole: Span,
    /// What stands before a comment, trimmed.
    pub content: Span,
}

/// The lines that a reader makes of one; see [`Document::parts`].
#[derive(Debug)]
pub struct Parts<'d> {
    bytes: &'d [u8],
    rest: Option<Line>,
    lexing: Lexing,
}

impl Iterator for Parts<'_> {
    type Item = Part;

    fn next(&mut self) -> Option<Part> {
        let mut line = self.rest.take()?;
        let octets = &self.bytes[line.start as usize..line.end as usize];
        if let Some((at, length)) = self.lexing.breaks.find(octets) {
            let end = line.start + at as u32;
            let start = end + length as u32;
            // Nothing before the line end is a line without text; at the end of the file, none.
            if start < line.end || line.next > line.end {
                let hash = memchr::memchr(b'#', &self.bytes[start as usize..line.end as usize]);
                let comment = hash.map_or(line.end, |at| start + at as u32);
                self.rest = Some(Line { start, comment, ..line });
            }
            line = Line { comment: line.comment.min(end), end, next: start, ..line };
        }
        Some(Part { whole: line.whole(), content: record::content(self.bytes, line, self.lexing) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn document(bytes: &[u8]) -> Document {
        Document::new(Source::new(bytes.to_vec()).expect("small"))
    }

    #[test]
    fn tokens_give_the_file_back() {
        for bytes in [
            &b""[..],
            b"\xEF\xBB\xBF",
            b"\xEF\xBB",
            b"a: b # c\r\n\r\rx\n",
            b" \t User-agent \t:\t * \t#c",
            b"::\n:\n#\n \n",
            b"a\0b: \xFFc\r",
        ] {
            let document = document(bytes);
            let mut at = 0;
            for token in document.tokens() {
                assert_eq!(token.span.start, at, "gap in {bytes:?}");
                assert!(!token.span.is_empty(), "empty token in {bytes:?}");
                at = token.span.end;
            }
            assert_eq!(at as usize, bytes.len(), "{bytes:?}");
        }
    }

    #[test]
    fn positions() {
        let document = document("\u{FEFF}aé😀: x\r\nb\n".as_bytes());
        for (offset, line, column) in
            [(3, 1, 0), (4, 1, 1), (6, 1, 2), (10, 1, 4), (13, 1, 7), (15, 2, 0), (17, 3, 0)]
        {
            assert_eq!(document.position(offset), Position { line, column }, "offset {offset}");
        }
    }

    #[test]
    fn lines_beyond_a_limit() {
        let document = document(b"ab\ncd\nef\n");
        for (limit, first) in [(0, Some(0)), (2, Some(1)), (4, Some(1)), (5, Some(2)), (8, None)] {
            assert_eq!(document.first_line_beyond(limit), first, "limit {limit}");
        }
    }
}
