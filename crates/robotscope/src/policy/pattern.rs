//! Path patterns: literal text, `*` for anything, `$` at the end (RFC 9309
//! §2.2.3), and how far one gets along a path.
//!
//! Matching is linear in pattern × path, whatever the pattern: between two
//! wildcards the leftmost place where the literal text fits is as good as any
//! later one, so nothing is ever tried again. No recursion, no regular
//! expression.

use std::borrow::Cow;
use std::ops::Range;

use super::atom::{Atom, Atoms, PathAtom, hex, is_reserved, is_spelled_anew, is_unreserved};
use crate::dialect::{Dialect, EmptyPattern, Escapes, PatternStart, Specials};

/// A path pattern, ready to be compared with paths.
#[derive(Clone, Debug)]
pub(crate) struct Pattern {
    atoms: Vec<Atom>,
    // The literal stretches between wildcards, as ranges of `atoms`; the first
    // begins the pattern. Never empty.
    literals: Vec<Range<u32>>,
    anchored: bool,
    octets: u32,
}

/// What a rule's pattern is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Usability {
    /// It can match.
    Usable,
    /// Nothing after the colon: matches nothing (C-18).
    Empty,
    /// Nothing after the colon, which this reader takes for: everything is
    /// allowed.
    Everything,
    /// No path can match it: it begins with neither `/` nor `*` (C-16), or the
    /// reader drops it.
    Unusable,
}

impl Usability {
    /// What the pattern `text`, as written, is good for by RFC 9309.
    pub fn of(text: &[u8]) -> Self {
        match text.first() {
            None => Self::Empty,
            Some(b'/' | b'*') => Self::Usable,
            Some(_) => Self::Unusable,
        }
    }

    /// The same as `dialect` takes it.
    pub(super) fn to(text: &[u8], dialect: &Dialect) -> Self {
        if text.is_empty() {
            return match dialect.empty_pattern {
                EmptyPattern::Nothing => Self::Empty,
                EmptyPattern::AllowsAll => Self::Everything,
            };
        }
        if dialect.specials == Specials::WildcardsNoInnerDollar && has_inner_dollar(text) {
            return Self::Unusable;
        }
        match dialect.pattern_start {
            PatternStart::SlashOrStar => Self::of(text),
            PatternStart::Anything => Self::Usable,
        }
    }
}

/// Whether something other than `$` and `*` follows a `$`.
fn has_inner_dollar(text: &[u8]) -> bool {
    memchr::memchr(b'$', text)
        .is_some_and(|at| text[at..].iter().any(|octet| !matches!(octet, b'$' | b'*')))
}

/// How a reader takes what is written in a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Notation {
    pub(crate) escapes: Escapes,
    pub(crate) specials: Specials,
}

impl Notation {
    /// A pattern without its end anchor, and whether it has one.
    pub(crate) fn anchor(self, text: &[u8]) -> (&[u8], bool) {
        let at = match self.specials {
            Specials::Literal => None,
            Specials::Wildcards | Specials::WildcardsAndDollar => {
                text.ends_with(b"$").then(|| text.len() - 1)
            }
            // `$$` and `$*` are one `$`.
            Specials::WildcardsNoInnerDollar => memchr::memchr(b'$', text),
        };
        at.map_or((text, false), |at| (&text[..at], true))
    }

    /// Whether a raw `*` stands for any text.
    pub(crate) fn has_wildcards(self) -> bool {
        self.specials != Specials::Literal
    }
}

impl Dialect {
    /// How this reader takes what is written in a pattern.
    pub(crate) fn notation(&self) -> Notation {
        Notation { escapes: self.escapes, specials: self.specials }
    }
}

/// One piece of an alignment: a stretch of the pattern against a stretch of
/// the path, in atoms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    pub(crate) kind: PieceKind,
    pub(crate) pattern: Range<usize>,
    pub(crate) path: Range<usize>,
}

/// What a piece of a pattern is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceKind {
    /// Text that stands for itself.
    Literal,
    /// `*`
    Wildcard,
    /// The final `$`.
    End,
}

/// How far a pattern gets along a path, in atoms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Alignment {
    pub(crate) pieces: Vec<Piece>,
    /// Where it stops matching, as pattern and path offset: the furthest point
    /// reached; `None` when it matches.
    pub(crate) fails_at: Option<(usize, usize)>,
}

impl Pattern {
    /// Reads a pattern as written. Linear.
    pub(crate) fn new(text: &[u8], notation: Notation) -> Self {
        let (body, anchored) = notation.anchor(text);
        let mut atoms = Vec::with_capacity(body.len());
        let mut literals = Vec::with_capacity(1);
        let mut start = 0;
        let mut octets = u32::from(anchored);
        for (atom, from) in Atoms::new(body, notation.escapes) {
            let wildcard =
                notation.has_wildcards() && atom == Atom::raw(b'*') && body[from.start] == b'*';
            let atom = if wildcard { Atom::WILDCARD } else { atom };
            octets += atom.octets();
            if wildcard {
                literals.push(start..atoms.len() as u32);
                start = atoms.len() as u32 + 1;
            }
            atoms.push(atom);
        }
        literals.push(start..atoms.len() as u32);
        Self { atoms, literals, anchored, octets }
    }

    /// The pattern that matches every path.
    pub(crate) fn everything() -> Self {
        let literals = std::iter::once(0..0).collect();
        Self { atoms: Vec::new(), literals, anchored: false, octets: 0 }
    }

    /// Octets of the normalised pattern: its rank (RFC 9309 §2.2.2, C-14).
    pub(crate) fn octets(&self) -> u32 {
        self.octets
    }

    /// The literal text before the first wildcard, all of the pattern if there
    /// is none.
    pub(crate) fn head(&self) -> &[Atom] {
        self.literal(0)
    }

    fn literal(&self, index: usize) -> &[Atom] {
        let range = &self.literals[index];
        &self.atoms[range.start as usize..range.end as usize]
    }

    /// Whether the pattern matches `path` from its first octet.
    pub(crate) fn matches(&self, path: &[PathAtom]) -> bool {
        let head = self.head();
        if !fits(head, path, 0) {
            return false;
        }
        let mut at = head.len();
        let last = self.literals.len() - 1;
        if last == 0 {
            return !self.anchored || at == path.len();
        }
        for index in 1..last {
            let literal = self.literal(index);
            match find(literal, path, at) {
                Some(place) => at = place + literal.len(),
                None => return false,
            }
        }
        let tail = self.literal(last);
        if self.anchored {
            path.len() >= at + tail.len() && fits(tail, path, path.len() - tail.len())
        } else {
            find(tail, path, at).is_some()
        }
    }

    /// How many atoms of `path` a regular expression made of the pattern covers
    /// that takes as little as it can for every wildcard but the last, and as much
    /// as it can for that; `None` when the pattern does not match.
    pub(crate) fn covers(&self, path: &[PathAtom]) -> Option<usize> {
        if !self.matches(path) {
            return None;
        }
        let last = self.literals.len() - 1;
        if self.anchored {
            return Some(path.len());
        }
        if last == 0 {
            return Some(self.head().len());
        }
        let tail = self.literal(last);
        let latest = path.len() - tail.len();
        // It matches, so that the tail fits somewhere behind the rest.
        let place = (0..=latest).rev().find(|place| fits(tail, path, *place))?;
        Some(place + tail.len())
    }

    /// The same with its story: which stretch of the path each stretch of the
    /// pattern covers, a wildcard covering as little as it can, from the left;
    /// or how far it got.
    pub(crate) fn align(&self, path: &[PathAtom]) -> Alignment {
        let mut pieces = Vec::with_capacity(self.literals.len() * 2);
        let mut at = 0;
        let last = self.literals.len() - 1;
        for index in 0..=last {
            let range = &self.literals[index];
            let (from, to) = (range.start as usize, range.end as usize);
            let literal = self.literal(index);
            let to_the_end = self.anchored && index == last;
            let reach = if index == 0 {
                Reach::at(literal, path, 0)
            } else {
                Reach::furthest(literal, path, at, to_the_end)
            };
            if index > 0 {
                pieces.push(Piece {
                    kind: PieceKind::Wildcard,
                    pattern: from - 1..from,
                    path: at..reach.place,
                });
            }
            if reach.atoms > 0 {
                pieces.push(Piece {
                    kind: PieceKind::Literal,
                    pattern: from..from + reach.atoms,
                    path: reach.place..reach.place + reach.atoms,
                });
            }
            at = reach.place + reach.atoms;
            if reach.atoms < literal.len() {
                return Alignment { pieces, fails_at: Some((from + reach.atoms, at)) };
            }
            if to_the_end && at != path.len() {
                return Alignment { pieces, fails_at: Some((to, at)) };
            }
        }
        if self.anchored {
            let end = self.atoms.len();
            pieces.push(Piece { kind: PieceKind::End, pattern: end..end + 1, path: at..at });
        }
        Alignment { pieces, fails_at: None }
    }
}

/// Octets of the normalised pattern `text`, without compiling it (C-14).
pub(crate) fn octets(text: &[u8], notation: Notation) -> u32 {
    if is_normal(text) && !is_spelled_anew(notation.escapes) {
        return text.len() as u32;
    }
    let (body, anchored) = notation.anchor(text);
    let octets: u32 = Atoms::new(body, notation.escapes).map(|(atom, _)| atom.octets()).sum();
    octets + u32::from(anchored)
}

/// The pattern `text` in normal form: patterns with the same one match the same
/// paths (C-12). Linear.
pub(crate) fn normal_form(text: &[u8], escapes: Escapes) -> Cow<'_, [u8]> {
    if is_normal(text) && !is_spelled_anew(escapes) {
        return Cow::Borrowed(text);
    }
    let mut out = Vec::with_capacity(text.len());
    for (atom, _) in Atoms::new(text, escapes) {
        if atom.is_escaped() {
            out.push(b'%');
            out.extend(hex(atom.octet()));
        } else {
            out.push(atom.octet());
        }
    }
    Cow::Owned(out)
}

/// Whether nothing in `text` is or needs an escape: true of most patterns.
fn is_normal(text: &[u8]) -> bool {
    let plain = |octet: &u8| *octet != b'%' && (is_unreserved(*octet) || is_reserved(*octet));
    text.iter().all(plain)
}

/// Whether the pattern `text` matches `path`, told without compiling it: most
/// rules of a file differ from a path within a few octets. `None` when it
/// comes to a wildcard, and only compiling tells.
pub(crate) fn matches_plainly(text: &[u8], notation: Notation, path: &[PathAtom]) -> Option<bool> {
    if is_spelled_anew(notation.escapes) {
        return None;
    }
    let mut octets = path.iter();
    for (atom, from) in Atoms::new(text, notation.escapes) {
        match text[from.start] {
            _ if !notation.has_wildcards() => {}
            b'*' => return None,
            b'$' if from.end == text.len() => return Some(octets.as_slice().is_empty()),
            _ => {}
        }
        if !octets.next().is_some_and(|octet| octet.equals(atom)) {
            return Some(false);
        }
    }
    Some(true)
}

/// Where a literal was laid along a path, and how many of its atoms fit there.
struct Reach {
    place: usize,
    atoms: usize,
}

impl Reach {
    fn at(literal: &[Atom], path: &[PathAtom], place: usize) -> Self {
        let atoms = literal
            .iter()
            .zip(path.iter().skip(place))
            .take_while(|(atom, octet)| octet.equals(**atom))
            .count();
        Self { place, atoms }
    }

    /// The leftmost place from `from` on where most of the literal fits; where
    /// it has to reach the end of the path, the place that does if it fits.
    fn furthest(literal: &[Atom], path: &[PathAtom], from: usize, to_the_end: bool) -> Self {
        if to_the_end
            && path.len() >= from + literal.len()
            && fits(literal, path, path.len() - literal.len())
        {
            return Self { place: path.len() - literal.len(), atoms: literal.len() };
        }
        let mut best = Self { place: from, atoms: 0 };
        for place in from..path.len() {
            if best.atoms == literal.len() {
                break;
            }
            let reach = Self::at(literal, path, place);
            if reach.atoms > best.atoms {
                best = reach;
            }
        }
        best
    }
}

fn fits(literal: &[Atom], path: &[PathAtom], place: usize) -> bool {
    path.len() - place >= literal.len()
        && literal.iter().zip(&path[place..]).all(|(atom, octet)| octet.equals(*atom))
}

fn find(literal: &[Atom], path: &[PathAtom], from: usize) -> Option<usize> {
    let last = path.len().checked_sub(literal.len())?;
    (from..=last).find(|place| fits(literal, path, *place))
}

#[cfg(test)]
mod tests {
    use super::super::atom::path_atoms;
    use super::*;

    const RFC: Notation = Notation { escapes: Escapes::Meaning, specials: Specials::Wildcards };

    fn matches(pattern: &str, path: &str) -> bool {
        let pattern = Pattern::new(pattern.as_bytes(), RFC);
        let path = path_atoms(path.as_bytes(), Escapes::Meaning);
        let plain = pattern.matches(&path);
        assert_eq!(pattern.align(&path).fails_at.is_none(), plain, "align and matches differ");
        plain
    }

    /// Tries every way to fill every wildcard.
    fn naive(pattern: &[u8], path: &[u8]) -> bool {
        match pattern {
            [] => true,
            b"$" => path.is_empty(),
            [b'*', rest @ ..] => (0..=path.len()).any(|skip| naive(rest, &path[skip..])),
            [octet, rest @ ..] => path
                .split_first()
                .is_some_and(|(first, after)| first == octet && naive(rest, after)),
        }
    }

    fn words(alphabet: &[u8], most: usize) -> Vec<Vec<u8>> {
        let mut all = vec![vec![]];
        let mut from = 0;
        for _ in 0..most {
            let to = all.len();
            for index in from..to {
                for octet in alphabet {
                    let mut word = all[index].clone();
                    word.push(*octet);
                    all.push(word);
                }
            }
            from = to;
        }
        all
    }

    #[test]
    fn every_short_pattern_against_every_short_path() {
        let words = words(b"a/*$", 5);
        let paths: Vec<_> =
            words.iter().map(|path| (path, path_atoms(path, Escapes::Meaning))).collect();
        for pattern in &words {
            let compiled = Pattern::new(pattern, RFC);
            for (path, atoms) in &paths {
                let expected = naive(pattern, path);
                assert_eq!(
                    compiled.matches(atoms),
                    expected,
                    "{:?} against {:?}",
                    String::from_utf8_lossy(pattern),
                    String::from_utf8_lossy(path)
                );
                let alignment = compiled.align(atoms);
                assert_eq!(alignment.fails_at.is_none(), expected);
                let plainly = matches_plainly(pattern, RFC, atoms);
                assert!(plainly.is_none_or(|matches| matches == expected));
                if expected {
                    // The pieces rebuild pattern and matched path.
                    let mut at = (0, 0);
                    for piece in &alignment.pieces {
                        assert_eq!((piece.pattern.start, piece.path.start), at);
                        at = (piece.pattern.end, piece.path.end);
                    }
                    assert_eq!(at.0, pattern.len());
                }
            }
        }
    }

    #[test]
    fn octets() {
        for (pattern, octets) in
            [("/", 1), ("/a*", 3), ("/a$", 3), ("/%7E", 2), ("/é", 7), ("/%2f", 4), ("/ ", 4)]
        {
            let pattern_octets = Pattern::new(pattern.as_bytes(), RFC).octets();
            assert_eq!(pattern_octets, octets, "{pattern}");
        }
    }

    #[test]
    fn normal_forms() {
        for (pattern, form) in [
            (&b"/a*$"[..], &b"/a*$"[..]),
            (b"/caf\xE9", b"/caf%E9"),
            (b"/%7e%2f%", b"/~%2F%25"),
            (b"/%2A%24", b"/%2A%24"),
            (b"/a b", b"/a%20b"),
        ] {
            assert_eq!(normal_form(pattern, Escapes::Meaning), form, "{pattern:?}");
        }
    }

    #[test]
    fn reserved_octets_equal_their_escapes_where_they_mean_nothing() {
        for (pattern, path, expected) in [
            ("/a/b", "/a%2Fb", false),
            ("/t:1", "/t%3A1", true),
            ("/x?q=a/b", "/x?q=a%2Fb", true),
            ("/x?q=a", "/x?q%3Da", false),
            ("/x?a&b", "/x?a%26b", false),
            ("/f-%2A", "/f-*", true),
            ("/f-%24", "/f-$", true),
            ("/a%3Fb", "/a?b", false),
            ("/a+b", "/a%20b", false),
        ] {
            assert_eq!(matches(pattern, path), expected, "{pattern} against {path}");
        }
    }

    #[test]
    fn hostile_patterns_end() {
        let pattern = "/".to_owned() + &"*a".repeat(20_000) + "b";
        let path = "/".to_owned() + &"a".repeat(20_000);
        assert!(!matches(&pattern, &path));
    }
}
