//! A `Content-Usage` value (draft-ietf-aipref-attach-05, P-05 to P-07): an
//! optional path and a statement, which is a dictionary.

use super::dictionary::{self, Failure, ItemKind, Member};
use super::{Stated, Term, split_path};
use crate::source::{Source, Span};

/// The labels that are defined. Values from the strictest: the token of each
/// and the preference it states.
pub static LABELS: &[Term] = &[
    Term { name: "train-ai", values: VALUES, source: "draft-ietf-aipref-vocab-07" },
    Term { name: "search", values: VALUES, source: "draft-ietf-aipref-vocab-07" },
];

const VALUES: &[(&str, &str)] = &[("n", "disallow"), ("y", "allow")];

/// Labels that earlier drafts defined, and where; unknown now, and nothing is
/// derived from them.
pub static FORMER_LABELS: &[(&str, &str)] = &[
    ("ai-output", "draft-ietf-aipref-vocab-04"),
    ("ai-use", "draft-ietf-aipref-vocab-02"),
    ("all", "draft-ietf-aipref-vocab-02"),
    ("bots", "draft-ietf-aipref-vocab-04 and earlier"),
    ("train-genai", "draft-ietf-aipref-vocab-03 and earlier"),
];

/// A `Content-Usage` value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContentUsage {
    /// The path pattern; `None`: the statement is for every URL.
    pub path: Option<Span>,
    /// The statement, trimmed; may be empty.
    pub statement: Span,
    /// What the statement says: nothing at all where it has a defect. A line
    /// with a defect still takes part in matching (P-07).
    pub members: Result<Vec<Member>, Failure>,
}

impl ContentUsage {
    /// Reads a trimmed value. Linear.
    pub fn read(source: &Source, value: Span) -> Self {
        let (path, statement) = split_path(source, value);
        Self { path, statement, members: dictionary::read(source, statement) }
    }

    /// What the statement says under `label`, by the last member of that key.
    /// Linear in the number of members.
    pub fn stated(&self, source: &Source, label: &Term) -> Option<Stated> {
        let members = self.members.as_ref().ok()?;
        let is_label = |member: &&Member| source.slice(member.key) == label.name.as_bytes();
        let item = members.iter().rev().find(is_label)?.item;
        let token = (item.kind == ItemKind::Token).then(|| source.slice(item.span));
        let rank = label.values.iter().position(|(known, _)| token == Some(known.as_bytes()));
        Some(rank.map_or(Stated::NotUnderstood, Stated::Value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(text: &str) -> Source {
        Source::new(text.as_bytes().to_vec()).expect("small")
    }

    #[test]
    fn a_path_ends_at_white_space() {
        for (text, path, statement) in [
            ("train-ai=n", None, "train-ai=n"),
            ("/a/ \t train-ai=n, search=y", Some("/a/"), "train-ai=n, search=y"),
            ("/a/\ttrain-ai=n", Some("/a/"), "train-ai=n"),
            ("/open/", Some("/open/"), ""),
            ("/my files/ train-ai=n", Some("/my"), "files/ train-ai=n"),
            ("*.pdf train-ai=n", None, "*.pdf train-ai=n"),
            ("", None, ""),
        ] {
            let source = source(text);
            let usage = ContentUsage::read(&source, Span::new(0, source.len()));
            assert_eq!(usage.path.map(|span| source.text(span)), path.map(Into::into), "{text}");
            assert_eq!(source.text(usage.statement), statement, "{text}");
        }
    }

    #[test]
    fn only_the_tokens_y_and_n_state_something() {
        use Stated::{NotUnderstood, Value};
        for (text, stated) in [
            ("train-ai=n", Some(Value(0))),
            ("train-ai=y;x=1", Some(Value(1))),
            ("train-ai=n, train-ai=y", Some(Value(1))),
            ("train-ai=y, train-ai", Some(NotUnderstood)),
            ("train-ai=N", Some(NotUnderstood)),
            ("train-ai=\"n\"", Some(NotUnderstood)),
            ("train-ai=?0", Some(NotUnderstood)),
            ("train-ai=()", Some(NotUnderstood)),
            ("search=y;train-ai=n", None),
            ("ai-train=n", None),
            ("train-ai=n,", None),
            ("", None),
        ] {
            let source = source(text);
            let usage = ContentUsage::read(&source, Span::new(0, source.len()));
            assert_eq!(usage.stated(&source, &LABELS[0]), stated, "{text}");
        }
    }
}
