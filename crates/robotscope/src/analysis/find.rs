//! The one question everything comes down to: is there a URL that all of these
//! patterns match and none of those rules does?
//!
//! Where one pattern is asked about, a *hardest URL* answers without a search:
//! put a symbol that no rule mentions into every gap of the pattern; the rules
//! that match the result are exactly those that contain the whole pattern,
//! because they can only have swallowed that symbol with a wildcard, which
//! swallows anything else as well. Where two are asked about, a search follows
//! both patterns at once and tries, beside the symbols they want next, one that
//! stands for all others.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use indexmap::IndexMap;
use indexmap::map::Entry;
use rustc_hash::{FxBuildHasher, FxHashMap};

use super::budget::Budget;
use super::glob::{Glob, State};
use super::rules::{Next, Node, Rank, Rules};
use super::symbol::{Part, QUESTION, SLASH, Symbol};
use super::universe::{Place, Universe};

/// Rules that must not match: those of a set that a predicate names.
pub(super) struct Avoid<'a> {
    pub(super) rules: &'a Rules,
    pub(super) holds: &'a dyn Fn(Rank) -> bool,
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// A URL.
    Url(Vec<Symbol>),
    /// None exists: it would match one of these, as (set, rank).
    None(Vec<(usize, Rank)>),
    /// The budget ran out.
    Open,
}

/// A question's surroundings: the sets of rules that take part in it.
pub(super) struct Asker<'a> {
    pub(super) universe: &'a Universe,
    /// A symbol that no rule mentions, when there is one.
    pub(super) fresh: Option<Symbol>,
    /// Whether some rule of the sets is modal.
    pub(super) modal: bool,
}

/// Letters that make a proof look like an address, before any other.
const READABLE: &[u8] = b"xaeiounrstlmdcpbfghjkqvwyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_-~";

impl<'a> Asker<'a> {
    /// For questions about these sets and these patterns.
    pub(super) fn new(sets: &[&'a Rules], patterns: &[&Glob]) -> Self {
        let universe = &sets[0].universe;
        let used = |symbol: Symbol| {
            sets.iter().any(|rules| rules.uses(symbol))
                || patterns.iter().flat_map(|glob| glob.tokens()).any(|token| {
                    token.symbol(Part::Path) == symbol || token.symbol(Part::Query) == symbol
                })
        };
        let fresh = READABLE
            .iter()
            .map(|octet| Symbol::from(*octet))
            .chain(0..256)
            .find(|symbol| universe.is_ordinary(*symbol) && !used(*symbol));
        let modal = sets.iter().any(|rules| rules.has_modal())
            || patterns.iter().any(|glob| glob.is_modal());
        Self { universe, fresh, modal }
    }

    /// A URL that matches every pattern of `musts` (one or two) and no rule of
    /// `avoids`.
    pub(super) fn find(&self, musts: &[&Glob], avoids: &[Avoid<'_>], budget: &mut Budget) -> Found {
        match (musts, self.fresh) {
            ([must], Some(fresh)) => self.find_by_hardest(must, fresh, avoids),
            ([one, other], Some(fresh)) if self.contains(other, one, fresh) => {
                self.find_by_hardest(one, fresh, avoids)
            }
            ([one, other], Some(fresh)) if self.contains(one, other, fresh) => {
                self.find_by_hardest(other, fresh, avoids)
            }
            _ => {
                // To begin a search, every wildcard rule to be avoided is looked
                // at; a few hundred cost what a state does.
                let wild: usize = avoids.iter().map(|avoid| avoid.rules.wild().len()).sum();
                if !budget.pay(wild as u64 / 500) {
                    return Found::Open;
                }
                Search::new(self, musts, avoids).run(budget)
            }
        }
    }

    /// Whether every URL of `inner` matches `outer`.
    fn contains(&self, outer: &Glob, inner: &Glob, fresh: Symbol) -> bool {
        self.hardest(inner, fresh).iter().all(|url| outer.matches(url))
    }

    fn find_by_hardest(&self, must: &Glob, fresh: Symbol, avoids: &[Avoid<'_>]) -> Found {
        let mut core = Vec::new();
        for url in self.hardest(must, fresh) {
            let blocked = avoids.iter().enumerate().find_map(|(set, avoid)| {
                let mut first = None;
                avoid.rules.each_match(&url, |rank| {
                    if (avoid.holds)(rank) {
                        first = Some((set, rank));
                        return Next::Stop;
                    }
                    Next::Any
                });
                first
            });
            match blocked {
                None => return Found::Url(url),
                Some(one) if core.contains(&one) => {}
                Some(one) => core.push(one),
            }
        }
        Found::None(core)
    }

    /// The hardest URLs of a pattern: one for each class of its URLs that the
    /// rules can tell apart. Usually one; none when no URL matches.
    pub(super) fn hardest(&self, glob: &Glob, fresh: Symbol) -> Vec<Vec<Symbol>> {
        // A leading wildcard swallows the URL's own slash, or nothing when the
        // next word brings it.
        let floats = glob.head().is_empty();
        let begins: &[&[Symbol]] = match glob.floating().first() {
            _ if !floats => &[&[]],
            Some(word) if word[0].symbol(Part::Path) == SLASH => &[&[], &[SLASH, 0]],
            _ => &[&[SLASH, 0]],
        };
        // Where the first `?` stands can matter to modal tokens and to dot
        // segments, which only a path has.
        let split = self.modal || (glob.has_dot() && self.universe.resolves_dots());
        let mut urls = Vec::new();
        for begin in begins {
            let gaps = 0..=glob.floating().len();
            let choices = gaps.filter(|gap| {
                // Gap 0 is what a leading wildcard swallows; it has none when
                // the next word brings the slash.
                let exists = *gap > 0 || (floats && !begin.is_empty());
                let words_before = gap + usize::from(floats);
                split && exists && !glob.has_question_before(words_before)
            });
            for question in std::iter::once(None).chain(choices.map(Some)) {
                let url = fill(glob, begin, question, fresh);
                if self.universe.contains(&url) && !urls.contains(&url) {
                    urls.push(url);
                }
            }
        }
        urls
    }
}

/// The text of a pattern with its gaps filled; gap `question` gets the `?`.
fn fill(glob: &Glob, begin: &[Symbol], question: Option<usize>, fresh: Symbol) -> Vec<Symbol> {
    let mut url = Vec::new();
    let mut part = Part::Path;
    let gap = |index: usize, url: &mut Vec<Symbol>, part: &mut Part| {
        url.push(fresh);
        if question == Some(index) {
            url.extend([QUESTION, fresh]);
            *part = Part::Query;
        }
    };
    let word = |word: &[super::symbol::Token], url: &mut Vec<Symbol>, part: &mut Part| {
        for token in word {
            let symbol = token.symbol(*part);
            url.push(symbol);
            if symbol == QUESTION {
                *part = Part::Query;
            }
        }
    };
    if let [slash, ..] = begin {
        url.push(*slash);
        gap(0, &mut url, &mut part);
    }
    word(glob.head(), &mut url, &mut part);
    for (index, floating) in glob.floating().iter().enumerate() {
        // The leading wildcard is gap 0 and filled; the first word follows it.
        let leads = index == 0 && glob.head().is_empty();
        if !leads {
            let number = if glob.head().is_empty() { index } else { index + 1 };
            gap(number, &mut url, &mut part);
        }
        word(floating, &mut url, &mut part);
    }
    if !glob.is_anchored() {
        url.push(fresh);
    }
    url
}

/// A search through the product of the patterns.
struct Search<'a, 'q> {
    asker: &'q Asker<'a>,
    musts: &'q [&'q Glob],
    avoids: &'q [Avoid<'q>],
    // The wildcard rules to be avoided that can still matter, as (set, rank).
    tracked: Vec<(usize, Rank)>,
    // Every text looked at stands for all that come to the same.
    nodes: Nodes,
    queue: BinaryHeap<Reverse<(u32, u32)>>,
    // The first nodes that were gone on from, by the states of the patterns.
    passed: FxHashMap<Vec<State>, Vec<u32>>,
    core: Vec<(usize, Rank)>,
}

/// What matters about the text so far.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Key {
    place: Place,
    musts: Vec<State>,
    // Where the text is among the literal rules of each set; `None` when no
    // literal begins so.
    literals: Vec<Option<Node>>,
    tracked: Vec<State>,
}

type Nodes = IndexMap<Key, Opened, FxBuildHasher>;

fn key(nodes: &Nodes, at: u32) -> &Key {
    nodes.get_index(at as usize).expect("a node").0
}

/// How a text came about.
struct Opened {
    parent: u32,
    symbol: Symbol,
    cost: u32,
}

const NO_PARENT: u32 = u32::MAX;

/// Nodes that another is compared with at most: the first are the likeliest to
/// be as good.
const COMPARED: usize = 64;

impl<'a, 'q> Search<'a, 'q> {
    fn new(asker: &'q Asker<'a>, musts: &'q [&'q Glob], avoids: &'q [Avoid<'q>]) -> Self {
        Self {
            asker,
            musts,
            avoids,
            tracked: Vec::new(),
            nodes: Nodes::default(),
            queue: BinaryHeap::new(),
            passed: FxHashMap::default(),
            core: Vec::new(),
        }
    }

    fn run(mut self, budget: &mut Budget) -> Found {
        let Some(prefix) = self.forced_prefix() else { return Found::None(self.core) };
        let Some(start) = self.start(&prefix) else { return Found::None(self.core) };
        self.nodes.insert(start, Opened { parent: NO_PARENT, symbol: SLASH, cost: 0 });
        self.queue.push(Reverse((0, 0)));
        let mut opened = 0;
        // A state costs more the more rules are followed.
        let price = 1 + self.tracked.len() as u64 / 64;
        while let Some(Reverse((_, at))) = self.queue.pop() {
            if self.is_dominated(at) {
                continue;
            }
            if opened >= budget.per_search || !budget.pay(price) {
                return Found::Open;
            }
            opened += 1;
            if self.is_answer(at) {
                return Found::Url(self.read_off(prefix, at));
            }
            for symbol in self.symbols(at) {
                self.open(at, symbol);
            }
        }
        Found::None(self.core)
    }

    /// Whether a node that was gone on from is as good in every respect: then
    /// whatever this one leads to, that one does for no more.
    fn is_dominated(&mut self, at: u32) -> bool {
        let key = key(&self.nodes, at);
        let passed = self.passed.entry(key.musts.clone()).or_default();
        let as_good = |known: &u32| {
            let known = self::key(&self.nodes, *known);
            known.place.is_as_free_as(key.place)
                && known.literals.iter().zip(&key.literals).all(|(one, other)| match one {
                    None => true,
                    Some(_) => one == other,
                })
                && self.tracked.iter().zip(known.tracked.iter().zip(&key.tracked)).all(
                    |((set, rank), (one, other))| {
                        self.avoids[*set].rules.entry(*rank).glob.is_below(one, other)
                    },
                )
        };
        if passed.iter().any(as_good) {
            return true;
        }
        if passed.len() < COMPARED {
            passed.push(at);
        }
        false
    }

    /// What every answer begins with: the longest literal beginning of the
    /// patterns, a slash at least. `None` when the patterns begin differently.
    fn forced_prefix(&self) -> Option<Vec<Symbol>> {
        let longest = self.musts.iter().map(|glob| glob.head()).max_by_key(|head| head.len())?;
        let mut part = Part::Path;
        let mut prefix = Vec::with_capacity(longest.len() + 1);
        for token in longest {
            let symbol = token.symbol(part);
            prefix.push(symbol);
            if symbol == QUESTION {
                part = Part::Query;
            }
        }
        if prefix.is_empty() {
            prefix.push(SLASH);
        }
        let mut place = Place::Start;
        for symbol in &prefix {
            place = self.asker.universe.step(place, *symbol)?;
        }
        Some(prefix)
    }

    /// The state behind the forced beginning; `None` when nothing that begins
    /// so is an answer.
    fn start(&mut self, prefix: &[Symbol]) -> Option<Key> {
        let universe = self.asker.universe;
        let along = |glob: &Glob| {
            let mut place = Place::Start;
            let mut state = glob.start();
            for symbol in prefix {
                state = glob.step(&state, *symbol, place.part());
                if state == State::Dead {
                    break;
                }
                place = universe.step(place, *symbol).unwrap_or(place);
            }
            state
        };
        let musts: Vec<State> = self.musts.iter().map(|glob| along(glob)).collect();
        if musts.contains(&State::Dead) {
            return None;
        }
        let place =
            prefix.iter().try_fold(Place::Start, |place, symbol| universe.step(place, *symbol))?;
        let mut literals = Vec::with_capacity(self.avoids.len());
        for set in 0..self.avoids.len() {
            let mut node = Some(Node::root(self.avoids[set].rules));
            for symbol in prefix {
                if let Some(rank) = self.open_literal(set, node) {
                    self.blame((set, rank));
                    return None;
                }
                node = node.and_then(|node| node.child(self.avoids[set].rules, *symbol));
            }
            if let Some(rank) = self.open_literal(set, node) {
                self.blame((set, rank));
                return None;
            }
            literals.push(node);
        }
        // With a fresh symbol, a rule that needs what no pattern brings cannot
        // match what the search builds.
        let symbols = self
            .musts
            .iter()
            .fold(super::glob::Mask::of([SLASH, QUESTION]), |mask, glob| mask.and(glob.mask()));
        let filter = self.asker.fresh.is_some() && !self.musts.iter().any(|glob| glob.is_modal());
        let mut tracked = Vec::new();
        for (set, avoid) in self.avoids.iter().enumerate() {
            for rank in avoid.rules.wild() {
                let glob = &avoid.rules.entry(*rank).glob;
                if !(avoid.holds)(*rank) || (filter && !glob.needed().is_within(symbols)) {
                    continue;
                }
                match along(glob) {
                    State::Dead => {}
                    State::Latched => {
                        self.core.push((set, *rank));
                        return None;
                    }
                    state => {
                        self.tracked.push((set, *rank));
                        tracked.push(state);
                    }
                }
            }
        }
        Some(Key { place, musts, literals, tracked })
    }

    /// An open literal rule to be avoided whose text is the whole text so far.
    fn open_literal(&self, set: usize, node: Option<Node>) -> Option<Rank> {
        self.literal(set, node, false)
    }

    fn literal(&self, set: usize, node: Option<Node>, anchored: bool) -> Option<Rank> {
        let avoid = &self.avoids[set];
        node?.ending_here(avoid.rules).iter().copied().find(|rank| {
            let glob = &avoid.rules.entry(*rank).glob;
            glob.is_literal() && glob.is_anchored() == anchored && (avoid.holds)(*rank)
        })
    }

    /// Remembers a rule that stands in the way, unless one does that is known.
    fn blame(&mut self, rule: (usize, Rank)) {
        if !self.core.contains(&rule) {
            self.core.push(rule);
        }
    }

    fn is_answer(&mut self, at: u32) -> bool {
        let key = key(&self.nodes, at);
        if !self.asker.universe.accepts(key.place)
            || !self.musts.iter().zip(&key.musts).all(|(glob, state)| glob.accepts(state))
        {
            return false;
        }
        let blocking_literal = (0..self.avoids.len())
            .find_map(|set| Some((set, self.literal(set, key.literals[set], true)?)));
        let blocking = blocking_literal.or_else(|| {
            self.tracked.iter().zip(&key.tracked).find_map(|((set, rank), state)| {
                let glob = &self.avoids[*set].rules.entry(*rank).glob;
                glob.accepts(state).then_some((*set, *rank))
            })
        });
        match blocking {
            Some(rule) => {
                self.blame(rule);
                false
            }
            None => true,
        }
    }

    /// The symbols to go on with: what the patterns want, `?` where it can
    /// matter, and one for everything else.
    fn symbols(&self, at: u32) -> Vec<Symbol> {
        let key = key(&self.nodes, at);
        let part = key.place.part();
        let mut symbols = Vec::new();
        let mut add = |symbol: Symbol| {
            if !symbols.contains(&symbol) {
                symbols.push(symbol);
            }
        };
        let in_head = self
            .musts
            .iter()
            .zip(&key.musts)
            .any(|(_, state)| matches!(state, State::At { word: 0, .. }));
        for (glob, state) in self.musts.iter().zip(&key.musts) {
            glob.wanted(state, part, &mut add);
        }
        if in_head {
            // Anything else ends a pattern that is still in its beginning.
            return symbols;
        }
        let questions = self.asker.modal
            || self.asker.fresh.is_none()
            || self.musts.iter().any(|glob| glob.has_dot());
        if part == Part::Path && questions {
            add(QUESTION);
        }
        match self.asker.fresh {
            Some(fresh) => add(fresh),
            None => self.asker.universe.symbols(part).for_each(add),
        }
        symbols
    }

    fn open(&mut self, at: u32, symbol: Symbol) {
        let (before, opened) = self.nodes.get_index(at as usize).expect("a node");
        let part = before.place.part();
        let Some(place) = self.asker.universe.step(before.place, symbol) else { return };
        let musts: Vec<State> = self
            .musts
            .iter()
            .zip(&before.musts)
            .map(|(glob, state)| glob.step(state, symbol, part))
            .collect();
        if musts.contains(&State::Dead) {
            return;
        }
        let cost = opened.cost + cost(symbol, self.asker.fresh);
        let mut tracked = Vec::with_capacity(self.tracked.len());
        let mut latched = None;
        for ((set, rank), state) in self.tracked.iter().zip(&before.tracked) {
            let next = self.avoids[*set].rules.entry(*rank).glob.step(state, symbol, part);
            if next == State::Latched {
                latched = Some((*set, *rank));
                break;
            }
            tracked.push(next);
        }
        if let Some(rule) = latched {
            self.blame(rule);
            return;
        }
        let literals: Vec<Option<Node>> = before
            .literals
            .iter()
            .zip(self.avoids)
            .map(|(node, avoid)| node.and_then(|node| node.child(avoid.rules, symbol)))
            .collect();
        for (set, node) in literals.iter().enumerate() {
            if let Some(rank) = self.open_literal(set, *node) {
                self.blame((set, rank));
                return;
            }
        }
        let key = Key { place, musts, literals, tracked };
        if let Entry::Vacant(entry) = self.nodes.entry(key) {
            self.queue.push(Reverse((cost, entry.index() as u32)));
            entry.insert(Opened { parent: at, symbol, cost });
        }
    }

    /// The text of a node, which the forced beginning precedes.
    fn read_off(&self, mut prefix: Vec<Symbol>, mut at: u32) -> Vec<Symbol> {
        let forced = prefix.len();
        while let Some((_, node)) = self.nodes.get_index(at as usize)
            && node.parent != NO_PARENT
        {
            prefix.push(node.symbol);
            at = node.parent;
        }
        prefix[forced..].reverse();
        prefix
    }
}

/// What a symbol costs: an address a person would believe is the cheapest.
fn cost(symbol: Symbol, fresh: Option<Symbol>) -> u32 {
    let plain = match u8::try_from(symbol) {
        Ok(b'a'..=b'z') => 10,
        Ok(b'0'..=b'9') => 11,
        Ok(b'/' | b'-' | b'.' | b'_' | b'=' | b'?') => 12,
        Ok(b'A'..=b'Z') => 13,
        Ok(b'&' | b'+' | b',' | b':' | b';' | b'~' | b'@' | b'!') => 20,
        Ok(0x21..=0x7E) => 25,
        _ => 60,
    };
    plain + if Some(symbol) == fresh { 3 } else { 0 }
}
