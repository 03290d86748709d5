//! Every octet of a file as a token.

use super::{Document, Lexing};
use crate::source::Span;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// A whole byte order mark.
    Bom,
    /// Space and tab round field, separator and value.
    Space,
    /// A field's name.
    Field,
    /// The colon.
    Separator,
    /// A value.
    Value,
    /// Text without a colon: no reader of the RFC takes anything from it.
    Text,
    /// A comment with its `#`.
    Comment,
    /// A line end.
    LineEnd,
}

/// A stretch of a file and what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Index of its line, from 0; 0 for a byte order mark.
    pub line: u32,
    /// Where it is; never empty.
    pub span: Span,
}

/// The tokens of a document in file order; see [`Document::tokens`].
#[derive(Debug)]
pub struct Tokens<'d> {
    document: &'d Document,
    next_line: usize,
    // The tokens of the line at hand, last first.
    pending: Vec<Token>,
}

impl<'d> Tokens<'d> {
    pub(super) fn new(document: &'d Document) -> Self {
        let mut pending = Vec::with_capacity(10);
        let bom = document.bom();
        if !bom.is_empty() {
            pending.push(Token { kind: TokenKind::Bom, line: 0, span: bom });
        }
        Self { document, next_line: 0, pending }
    }

    fn fill(&mut self) {
        let index = self.next_line;
        self.next_line += 1;
        let line = self.document.lines[index];
        let text = self.document.content(index, Lexing::RFC9309);
        let mut at = line.start;
        let pending = &mut self.pending;
        let mut push = |kind, end: u32| {
            if end > at {
                pending.push(Token { kind, line: index as u32, span: Span::new(at, end) });
                at = end;
            }
        };
        if let Some(record) = self.document.record(index, Lexing::RFC9309) {
            push(TokenKind::Space, record.field.start);
            push(TokenKind::Field, record.field.end);
            push(TokenKind::Space, record.separator.start);
            push(TokenKind::Separator, record.separator.end);
            push(TokenKind::Space, record.value.start);
            push(TokenKind::Value, record.value.end);
        } else if !text.is_empty() {
            push(TokenKind::Space, text.start);
            push(TokenKind::Text, text.end);
        }
        push(TokenKind::Space, line.comment);
        push(TokenKind::Comment, line.end);
        push(TokenKind::LineEnd, line.next);
        self.pending.reverse();
    }
}

impl Iterator for Tokens<'_> {
    type Item = Token;

    fn next(&mut self) -> Option<Token> {
        while self.pending.is_empty() {
            if self.next_line == self.document.lines.len() {
                return None;
            }
            self.fill();
        }
        self.pending.pop()
    }
}
