//! Where lines, their comments and their line ends are.

use crate::source::Span;

/// One line: text, then perhaps a comment, then perhaps a line end. Offsets
/// in octets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// First octet.
    pub start: u32,
    /// The first `#`; equals `end` when there is no comment.
    pub comment: u32,
    /// Where the line end begins.
    pub end: u32,
    /// Where the next line begins.
    pub next: u32,
}

impl Line {
    /// What stands before the comment.
    pub const fn text(self) -> Span {
        Span::new(self.start, self.comment)
    }

    /// The comment with its `#`; empty when there is none.
    pub const fn comment(self) -> Span {
        Span::new(self.comment, self.end)
    }

    /// The line without its line end.
    pub const fn whole(self) -> Span {
        Span::new(self.start, self.end)
    }

    /// The line end; empty on a last line without one.
    pub const fn line_end(self) -> Span {
        Span::new(self.end, self.next)
    }
}

/// One way to end a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineEnding {
    /// `\n`
    Lf,
    /// `\r\n`
    CrLf,
    /// `\r`
    Cr,
}

/// The line ends of a file together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineEndings {
    /// Not one.
    None,
    /// All alike.
    All(LineEnding),
    /// Two or three kinds.
    Mixed,
}

impl LineEndings {
    /// The name on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::All(LineEnding::Lf) => "lf",
            Self::All(LineEnding::CrLf) => "crlf",
            Self::All(LineEnding::Cr) => "cr",
            Self::Mixed => "mixed",
        }
    }

    /// The line end that a new line of the file gets: the file's own where it has
    /// one.
    pub const fn for_new_lines(self) -> &'static str {
        match self {
            Self::All(LineEnding::CrLf) => "\r\n",
            Self::All(LineEnding::Cr) => "\r",
            Self::None | Self::All(LineEnding::Lf) | Self::Mixed => "\n",
        }
    }
}

/// Cuts `bytes` from `start` on into lines.
pub(super) fn lines(bytes: &[u8], start: u32) -> Vec<Line> {
    // One pass over what can matter; a comment's later `#` are passed over.
    let mut lines = Vec::with_capacity(bytes.len() / 32 + 1);
    let mut start = start as usize;
    let mut comment = None;
    for at in memchr::memchr3_iter(b'\n', b'\r', b'#', bytes) {
        if at < start {
            // The LF of a CRLF.
            continue;
        }
        if bytes[at] == b'#' {
            comment.get_or_insert(at);
            continue;
        }
        let crlf = bytes[at] == b'\r' && bytes.get(at + 1) == Some(&b'\n');
        let next = at + 1 + usize::from(crlf);
        let hash = comment.take().unwrap_or(at);
        lines.push(Line {
            start: start as u32,
            comment: hash as u32,
            end: at as u32,
            next: next as u32,
        });
        start = next;
    }
    if start < bytes.len() {
        let end = bytes.len() as u32;
        let comment = comment.map_or(end, |at| at as u32);
        lines.push(Line { start: start as u32, comment, end, next: end });
    }
    lines
}

/// Which line ends `lines` have.
pub(super) fn endings(bytes: &[u8], lines: &[Line]) -> LineEndings {
    let mut seen = LineEndings::None;
    for line in lines {
        let this = match &bytes[line.line_end().range()] {
            [] => continue,
            [b'\n'] => LineEnding::Lf,
            [b'\r'] => LineEnding::Cr,
            _ => LineEnding::CrLf,
        };
        match seen {
            LineEndings::None => seen = LineEndings::All(this),
            LineEndings::All(first) if first != this => return LineEndings::Mixed,
            _ => {}
        }
    }
    seen
}
