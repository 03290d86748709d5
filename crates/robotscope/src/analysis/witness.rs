//! URLs that prove something, as a person would write them.
//!
//! A search finds a URL; what is shown is the first of several nicer ones of
//! which the same claim is true. So looks can never make a proof wrong.

use super::glob::Glob;
use super::rules::Rules;
use super::symbol::{Part, QUESTION, SLASH, Symbol, write};

/// A URL that proves a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Witness {
    /// Path and query, in the reader's normal form.
    pub url: String,
    pub(super) symbols: Vec<Symbol>,
}

/// What a gap or an open end is tried with, after what its surroundings ask for.
const TAILS: [&str; 6] = ["", "s", "page", "/page", "?id=1", "page.html"];

/// The nicest URL of which `claim` is true: the patterns' own text, templates,
/// then `found` with its odd stretches replaced, then `found`.
pub(super) fn believable(
    rules: &Rules,
    musts: &[&Glob],
    found: Vec<Symbol>,
    fresh: Option<Symbol>,
    claim: &dyn Fn(&[Symbol]) -> bool,
) -> Witness {
    let good = |url: &[Symbol]| rules.universe.contains(url) && claim(url);
    debug_assert!(good(&found), "the claim is not true of what was found");
    let symbols = candidates(musts)
        .find(|url| good(url))
        .or_else(|| replaced(&found, fresh).into_iter().find(|url| good(url)))
        .unwrap_or(found);
    Witness { url: write(&symbols, rules.escapes), symbols }
}

/// The texts of one pattern that could prove something of it, nicest first.
pub(super) fn own_texts<'a>(
    rules: &'a Rules,
    glob: &'a Glob,
) -> impl Iterator<Item = Witness> + 'a {
    let texts = TAILS.iter().map(|tail| Draft::of(glob, tail).url);
    texts
        .filter(|url| rules.universe.contains(url))
        .map(|symbols| Witness { url: write(&symbols, rules.escapes), symbols })
}

fn candidates<'a>(musts: &'a [&'a Glob]) -> impl Iterator<Item = Vec<Symbol>> + 'a {
    let pairs: &[(usize, Option<usize>)] = match musts.len() {
        1 => &[(0, None)],
        2 => &[(0, None), (0, Some(1)), (1, None), (1, Some(0))],
        _ => &[],
    };
    pairs.iter().flat_map(move |(first, second)| {
        TAILS.iter().map(move |tail| match second {
            None => Draft::of(musts[*first], tail).url,
            Some(second) => {
                let mut draft = Draft::of(musts[*first], "");
                draft.go_on(musts[*second], tail);
                draft.url
            }
        })
    })
}

/// A URL being written.
struct Draft {
    url: Vec<Symbol>,
    part: Part,
}

impl Draft {
    /// The text of a pattern, its gaps filled as their surroundings suggest.
    fn of(glob: &Glob, tail: &str) -> Self {
        let mut draft = Self { url: Vec::new(), part: Part::Path };
        draft.word(glob.head());
        for word in glob.floating() {
            let next = word[0].symbol(draft.part);
            let parameter = word.iter().any(|token| token.symbol(Part::Query) == EQUALS);
            draft.text(filler(draft.url.last().copied(), next, parameter, draft.part));
            draft.word(word);
        }
        if !glob.is_anchored() {
            draft.end(tail);
        }
        draft
    }

    /// Goes on with the words of another pattern.
    fn go_on(&mut self, glob: &Glob, tail: &str) {
        for word in glob.floating() {
            let next = word[0].symbol(self.part);
            let parameter = word.iter().any(|token| token.symbol(Part::Query) == EQUALS);
            if parameter && next != QUESTION && next != AMPERSAND {
                self.text(if self.part == Part::Path { "?" } else { "&" });
            }
            self.word(word);
        }
        if !glob.is_anchored() {
            self.end(tail);
        }
    }

    fn word(&mut self, word: &[super::symbol::Token]) {
        for token in word {
            self.push(token.symbol(self.part));
        }
    }

    fn text(&mut self, text: &str) {
        for octet in text.bytes() {
            self.push(Symbol::from(octet));
        }
    }

    fn push(&mut self, symbol: Symbol) {
        self.url.push(symbol);
        if symbol == QUESTION {
            self.part = Part::Query;
        }
    }

    /// An open end: what the last symbol asks for, else `tail`.
    fn end(&mut self, tail: &str) {
        match self.url.last().copied() {
            None => self.text("/"),
            Some(EQUALS) => self.text("1"),
            Some(QUESTION) => self.text("id=1"),
            Some(AMPERSAND) => self.text("p=1"),
            Some(_) => self.text(tail),
        }
    }
}

const EQUALS: Symbol = b'=' as Symbol;
const AMPERSAND: Symbol = b'&' as Symbol;
const DOT: Symbol = b'.' as Symbol;

/// What a person would expect in a gap between `before` and `next`.
fn filler(before: Option<Symbol>, next: Symbol, parameter: bool, part: Part) -> &'static str {
    match (before, next) {
        (None, SLASH) => "",
        (None, DOT) => "/file",
        (None, QUESTION) => "/page",
        (None, AMPERSAND) => "/page?id=1",
        (None, _) if parameter => "/page?",
        (None, _) => "/",
        (Some(SLASH), SLASH) => "shop",
        (Some(SLASH), DOT) => "file",
        (Some(SLASH), QUESTION) => "page",
        (Some(SLASH), AMPERSAND) => "page?id=1",
        (Some(SLASH), _) if parameter && part == Part::Path => "page?",
        (Some(QUESTION), AMPERSAND) => "id=1",
        (Some(EQUALS), _) => "1",
        (Some(_), AMPERSAND) if part == Part::Path => "?id=1",
        _ => "",
    }
}

/// `found` with every run of the fresh symbol replaced by a word.
fn replaced(found: &[Symbol], fresh: Option<Symbol>) -> Vec<Vec<Symbol>> {
    let Some(fresh) = fresh else { return Vec::new() };
    ["page", "item", "1", "a"]
        .into_iter()
        .map(|word| {
            let mut url = Vec::with_capacity(found.len() + 8);
            for run in found.chunk_by(|one, other| (*one == fresh) == (*other == fresh)) {
                if run[0] == fresh {
                    url.extend(word.bytes().map(Symbol::from));
                } else {
                    url.extend_from_slice(run);
                }
            }
            url
        })
        .collect()
}
