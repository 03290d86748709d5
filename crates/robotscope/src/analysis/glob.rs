//! A pattern as an automaton over URLs: linear in size, one state at a time.

use super::symbol::{Part, QUESTION, Symbol, Token, first_question, part_at, tokens};
use crate::dialect::Escapes;

/// A pattern cut at its wildcards.
///
/// Leftmost matching is complete for such patterns, so one state (word,
/// progress) is enough: what an earlier place could still become, a later one
/// can too.
#[derive(Clone, Debug)]
pub(super) struct Glob {
    // The literal stretches. The first begins the pattern and may be empty;
    // the others float and are not empty.
    words: Vec<Vec<Token>>,
    // For each floating word, so from the second on, and each progress the longest
    // shorter progress (Knuth, Morris, Pratt). Only read where no token is modal.
    shorter: Vec<Vec<u32>>,
    // The URL must end with the last word.
    anchored: bool,
    modal: bool,
    // Which symbols occur, hashed to 64.
    mask: Mask,
}

/// What has to be compared beside the text a pattern begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Shape {
    /// Wildcards or modal tokens.
    Wild,
    /// Nothing: whatever begins so matches.
    Open,
    /// That the URL ends there.
    Anchored,
}

/// A set of symbols, hashed to 64 bits: a cheap necessary test.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Mask(u64);

impl Mask {
    /// No symbol.
    pub(super) const NONE: Self = Self(0);

    pub(super) fn of(symbols: impl IntoIterator<Item = Symbol>) -> Self {
        Self(symbols.into_iter().fold(0, |mask, symbol| mask | 1 << (symbol % 64)))
    }

    pub(super) const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(super) const fn is_within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }
}

/// How far along a pattern is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum State {
    /// Nothing that begins so matches.
    Dead,
    /// Everything that begins so matches.
    Latched,
    /// In a word, with so many tokens of it matched at the end of the text.
    At { word: u32, progress: u32 },
    /// The same for modal patterns, where several progresses can go on
    /// differently.
    Several { word: u32, progresses: Box<[u32]> },
}

impl Glob {
    /// Reads a pattern as written. Linear.
    pub(super) fn new(text: &[u8], escapes: Escapes) -> Self {
        let (body, anchored) = match text.split_last() {
            Some((b'$', body)) => (body, true),
            _ => (text, false),
        };
        let mut words: Vec<Vec<Token>> = body
            .split(|octet| *octet == b'*')
            .map(|word| tokens(word, escapes).collect())
            .collect();
        // A final `*` opens the end, with or without `$`.
        let open_end = words.len() > 1 && words.last().is_some_and(Vec::is_empty);
        let head = words.remove(0);
        words.retain(|word| !word.is_empty());
        words.insert(0, head);
        Self::of(words, anchored && !open_end)
    }

    /// Reads a pattern in which nothing means anything but itself. Linear.
    pub(super) fn literal(text: &[u8], escapes: Escapes) -> Self {
        Self::of(vec![tokens(text, escapes).collect()], false)
    }

    fn of(words: Vec<Vec<Token>>, anchored: bool) -> Self {
        let all = || words.iter().flatten();
        let modal = all().any(|token| token.is_modal());
        let mask =
            Mask::of(all().flat_map(|token| [token.symbol(Part::Path), token.symbol(Part::Query)]));
        let shorter = words.iter().skip(1).map(|word| shorter(word)).collect();
        Self { words, shorter, anchored, modal, mask }
    }

    /// The pattern that matches every URL.
    pub(super) fn everything() -> Self {
        Self::of(vec![Vec::new()], false)
    }

    pub(super) const fn is_anchored(&self) -> bool {
        self.anchored
    }

    pub(super) const fn is_modal(&self) -> bool {
        self.modal
    }

    pub(super) const fn mask(&self) -> Mask {
        self.mask
    }

    /// The symbols that a URL must have to match, as far as that can be told:
    /// modal tokens stand for either of two.
    pub(super) const fn needed(&self) -> Mask {
        if self.modal { Mask::NONE } else { self.mask }
    }

    /// The literal text it begins with, then the words behind wildcards.
    pub(super) fn words(&self) -> &[Vec<Token>] {
        &self.words
    }

    /// The literal text it begins with.
    pub(super) fn head(&self) -> &[Token] {
        &self.words[0]
    }

    /// The words behind wildcards.
    pub(super) fn floating(&self) -> &[Vec<Token>] {
        &self.words[1..]
    }

    /// Whether there is no wildcard and nothing modal: the text alone decides.
    pub(super) fn is_literal(&self) -> bool {
        self.words.len() == 1 && !self.modal
    }

    /// What has to be compared beside its beginning.
    pub(super) fn shape(&self) -> Shape {
        match (self.is_literal(), self.anchored) {
            (false, _) => Shape::Wild,
            (true, false) => Shape::Open,
            (true, true) => Shape::Anchored,
        }
    }

    /// Every token, in order.
    pub(super) fn tokens(&self) -> impl Iterator<Item = Token> + '_ {
        self.words.iter().flatten().copied()
    }

    /// The state before any symbol.
    pub(super) fn start(&self) -> State {
        self.settle(0, 0)
    }

    /// Goes on from a finished word.
    fn settle(&self, word: usize, progress: usize) -> State {
        let at = |word: usize, progress: usize| {
            if self.modal && word > 0 {
                let progresses = if progress == 0 { vec![0] } else { vec![0, progress as u32] };
                State::Several { word: word as u32, progresses: progresses.into() }
            } else {
                State::At { word: word as u32, progress: progress as u32 }
            }
        };
        if progress < self.words[word].len() {
            at(word, progress)
        } else if word + 1 < self.words.len() {
            at(word + 1, 0)
        } else if self.anchored {
            at(word, progress)
        } else {
            State::Latched
        }
    }

    /// The state behind one more symbol, which stands in `part`.
    pub(super) fn step(&self, state: &State, symbol: Symbol, part: Part) -> State {
        let matches = |word: &[Token], at: usize| {
            word.get(at).is_some_and(|token| token.symbol(part) == symbol)
        };
        match state {
            State::Dead => State::Dead,
            State::Latched => State::Latched,
            State::At { word: 0, progress } => {
                if matches(&self.words[0], *progress as usize) {
                    self.settle(0, *progress as usize + 1)
                } else {
                    State::Dead
                }
            }
            State::At { word, progress } => {
                let index = *word as usize;
                let (word, shorter) = (&self.words[index], &self.shorter[index - 1]);
                let mut progress = *progress as usize;
                while progress > 0 && !matches(word, progress) {
                    progress = shorter[progress] as usize;
                }
                let on = usize::from(matches(word, progress));
                self.settle(index, progress + on)
            }
            State::Several { word, progresses } => {
                let index = *word as usize;
                let word = &self.words[index];
                let mut next = vec![0];
                for progress in progresses {
                    if matches(word, *progress as usize) {
                        if *progress as usize + 1 == word.len()
                            && !(self.anchored && index + 1 == self.words.len())
                        {
                            return self.settle(index, word.len());
                        }
                        next.push(progress + 1);
                    }
                }
                State::Several { word: index as u32, progresses: next.into() }
            }
        }
    }

    /// Whether every text that ends a match from `state` ends one from `other`,
    /// too, as far as the two tell at once: a later word is never worse, and in
    /// a word that floats neither is a progress that holds the other.
    pub(super) fn is_below(&self, state: &State, other: &State) -> bool {
        use State::{At, Dead, Latched, Several};
        if state == other {
            return true;
        }
        match (state, other) {
            (Dead, _) | (_, Latched) => true,
            (
                At { word, .. } | Several { word, .. },
                At { word: later, .. } | Several { word: later, .. },
            ) if word != later => word < later,
            (At { word, progress }, At { progress: longer, .. }) if *word > 0 => {
                let shorter = &self.shorter[*word as usize - 1];
                let mut at = *longer;
                while at > *progress {
                    at = shorter[at as usize];
                }
                at == *progress
            }
            (Several { progresses, .. }, Several { progresses: others, .. }) => {
                progresses.iter().all(|progress| others.contains(progress))
            }
            _ => false,
        }
    }

    /// Whether a URL that ends here matches.
    pub(super) fn accepts(&self, state: &State) -> bool {
        let finished = |word: u32, progress: u32| {
            let index = word as usize;
            self.anchored
                && index + 1 == self.words.len()
                && progress as usize == self.words[index].len()
        };
        match state {
            State::Dead => false,
            State::Latched => true,
            State::At { word, progress } => finished(*word, *progress),
            State::Several { word, progresses } => {
                progresses.iter().any(|progress| finished(*word, *progress))
            }
        }
    }

    /// The symbols with which the pattern gets on from `state`.
    pub(super) fn wanted(&self, state: &State, part: Part, mut want: impl FnMut(Symbol)) {
        let mut at = |word: u32, progress: usize| {
            if let Some(token) = self.words[word as usize].get(progress) {
                want(token.symbol(part));
            }
        };
        match state {
            State::Dead | State::Latched => {}
            State::At { word: 0, progress } => at(0, *progress as usize),
            State::At { word, progress } => {
                let mut progress = *progress as usize;
                at(*word, progress);
                while progress > 0 {
                    progress = self.shorter[*word as usize - 1][progress] as usize;
                    at(*word, progress);
                }
            }
            State::Several { word, progresses } => {
                for progress in progresses {
                    at(*word, *progress as usize);
                }
            }
        }
    }

    /// Whether the pattern matches `url`. Linear in pattern × URL.
    pub(super) fn matches(&self, url: &[Symbol]) -> bool {
        self.matches_from(url, first_question(url))
    }

    /// The same when the place of the first `?` is known.
    pub(super) fn matches_from(&self, url: &[Symbol], question: usize) -> bool {
        let fits = |word: &[Token], place: usize| {
            url.len() - place >= word.len()
                && word.iter().zip(&url[place..]).enumerate().all(|(index, (token, symbol))| {
                    token.symbol(part_at(place + index, question)) == *symbol
                })
        };
        let head = &self.words[0];
        if !fits(head, 0) {
            return false;
        }
        let mut at = head.len();
        let last = self.words.len() - 1;
        if last == 0 {
            return !self.anchored || at == url.len();
        }
        for (index, word) in self.words.iter().enumerate().skip(1) {
            if index == last && self.anchored {
                return url.len() >= at + word.len() && fits(word, url.len() - word.len());
            }
            let Some(most) = url.len().checked_sub(word.len()) else { return false };
            match (at..=most).find(|place| fits(word, *place)) {
                Some(place) => at = place + word.len(),
                None => return false,
            }
        }
        true
    }

    /// Whether a text of the pattern holds a dot: only then can dot segments
    /// matter.
    pub(super) fn has_dot(&self) -> bool {
        self.tokens().any(|token| token.symbol(Part::Path) == super::symbol::DOT)
    }

    /// Whether a `?` of its own stands in one of its first `words` words.
    pub(super) fn has_question_before(&self, words: usize) -> bool {
        self.words[..words.min(self.words.len())]
            .iter()
            .flatten()
            .any(|token| token.symbol(Part::Path) == QUESTION)
    }
}

/// For each progress the longest shorter one that also ends there.
fn shorter(word: &[Token]) -> Vec<u32> {
    let mut table = vec![0; word.len() + 1];
    let mut best = 0;
    for at in 1..word.len() {
        while best > 0 && word[at] != word[best] {
            best = table[best] as usize;
        }
        if word[at] == word[best] {
            best += 1;
        }
        table[at + 1] = best as u32;
    }
    table
}
