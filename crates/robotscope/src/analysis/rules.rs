//! The rules of one agent, ranked, and who decides on a URL.

use std::cell::RefCell;
use std::cmp::Reverse;
use std::ops::Range;

use super::glob::{Glob, Mask, Shape};
use super::symbol::{Part, SYMBOLS, Symbol, Token, first_question};
use super::universe::Universe;
use crate::dialect::{Escapes, Precedence, RobotsTxt, Specials};
use crate::policy::{Choice, Decision, Policy, Usability};

/// Which line a verdict comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// A rule, by its line (from 1).
    Line(u32),
    /// `/robots.txt` is always allowed (C-19).
    RobotsTxt,
    /// No rule matches.
    Default,
}

/// The rules that bind one agent in one dialect, made ready to be reasoned
/// about.
#[derive(Debug)]
pub struct Rules {
    // Strongest first; the last is the default, which matches every URL.
    entries: Vec<Entry>,
    // The entries by the text they begin with; those with a modal beginning
    // stand in `modal`.
    by_head: Vec<u32>,
    // Those beginnings one after the other, and where each begins: descending
    // reads them far more often than anything else.
    heads: Vec<Symbol>,
    head_starts: Vec<u32>,
    // What symbols those need, in the same order.
    masks: Vec<Mask>,
    // The way of the last URL through them: the next one mostly begins alike.
    trail: RefCell<Trail>,
    modal: Vec<u32>,
    // The entries with wildcards or modal tokens, strongest first.
    wild: Vec<u32>,
    // Whether there is one that says Allow, and one that says Disallow.
    wild_says: [bool; 2],
    // The rules in file order: their lines, and the entries of each, strongest
    // first.
    by_line: Vec<(u32, Vec<Rank>)>,
    // The same as indices of it, those that begin alike together.
    alike: Vec<u32>,
    // Whether some entry is modal.
    has_modal: bool,
    // Whether some literal has more octets than symbols: then a longer text
    // can be the weaker rule.
    inflated: bool,
    // Whether the first rule that matches decides.
    in_order: bool,
    used: Box<[bool; SYMBOLS]>,
    pub(super) universe: Universe,
    pub(super) escapes: Escapes,
}

/// A pattern with a rank. A rule has one, in Google's reading perhaps two.
#[derive(Debug)]
pub(super) struct Entry {
    pub(super) glob: Glob,
    pub(super) decision: Decision,
    pub(super) octets: u32,
    pub(super) origin: Origin,
}

/// The place of an entry in the order of strength; 0 is the strongest.
pub(super) type Rank = u32;

impl Rules {
    /// The rules of `choice`. n log n in their octets.
    pub fn new(policy: &Policy, choice: &Choice) -> Self {
        let universe = Universe::of(policy.dialect());
        Self::in_universe(policy, choice, universe)
    }

    pub(super) fn in_universe(policy: &Policy, choice: &Choice, universe: Universe) -> Self {
        let dialect = policy.dialect();
        let in_order = dialect.precedence == Precedence::FileOrder;
        let mut ranked = Vec::new();
        for rule in policy.rules(choice).filter(|rule| rule.usability == Usability::Usable) {
            for (text, octets) in policy.patterns_of(rule) {
                let strength = (!in_order).then_some((Reverse(octets), rule.kind));
                ranked.push((strength, rule.line, text, octets, rule.kind));
            }
        }
        ranked.sort_unstable();
        let glob = |text: &[u8]| match dialect.specials {
            Specials::Literal => Glob::literal(text, dialect.escapes),
            _ => Glob::new(text, dialect.escapes),
        };
        let entries = ranked.into_iter().map(|(_, line, text, octets, kind)| Entry {
            glob: glob(&text),
            decision: kind.into(),
            octets,
            origin: Origin::Line(line),
        });
        let mut all = Vec::new();
        if dialect.robots_txt == RobotsTxt::Allowed {
            all.push(Entry {
                glob: Glob::new(b"/robots.txt$", dialect.escapes),
                decision: Decision::Allow,
                octets: u32::MAX,
                origin: Origin::RobotsTxt,
            });
        }
        all.extend(entries);
        all.push(Entry {
            glob: Glob::everything(),
            decision: Decision::Allow,
            octets: 0,
            origin: Origin::Default,
        });
        let mut rules = Self::of(all, dialect.escapes, universe);
        // A longer text may be the weaker rule.
        rules.inflated |= in_order;
        rules.in_order = in_order;
        rules
    }

    /// Patterns without verdicts, to be set aside as a whole.
    pub(super) fn unranked(texts: &[&[u8]], escapes: Escapes, universe: Universe) -> Self {
        let entries = texts.iter().map(|text| Entry {
            glob: Glob::new(text, escapes),
            decision: Decision::Allow,
            octets: 0,
            origin: Origin::Default,
        });
        Self::of(entries.collect(), escapes, universe)
    }

    fn of(entries: Vec<Entry>, escapes: Escapes, universe: Universe) -> Self {
        let mut used = Box::new([false; SYMBOLS]);
        for token in entries.iter().flat_map(|entry| entry.glob.tokens()) {
            for part in [Part::Path, Part::Query] {
                used[token.symbol(part) as usize] = true;
            }
        }
        let ranks = 0..entries.len() as Rank;
        let (mut by_head, modal): (Vec<Rank>, Vec<Rank>) = ranks.clone().partition(|rank| {
            !entries[*rank as usize].glob.head().iter().any(|token| token.is_modal())
        });
        // The beginnings one after the other, first by rank, then in order.
        let texts: Vec<Symbol> = by_head
            .iter()
            .flat_map(|rank| entries[*rank as usize].glob.head())
            .map(|token| token.symbol(Part::Path))
            .collect();
        // What is compared stands side by side: the entries themselves lie far apart.
        let mut start = 0;
        let mut sorted: Vec<(&[Symbol], Shape, Rank)> = by_head
            .iter()
            .map(|rank| {
                let glob = &entries[*rank as usize].glob;
                let from = start;
                start += glob.head().len();
                (&texts[from..start], glob.shape(), *rank)
            })
            .collect();
        sorted.sort_unstable();
        by_head.clear();
        let mut heads = Vec::with_capacity(texts.len());
        let mut head_starts = vec![0];
        for (text, _, rank) in sorted {
            by_head.push(rank);
            heads.extend_from_slice(text);
            head_starts.push(heads.len() as u32);
        }
        let masks = by_head.iter().map(|rank| entries[*rank as usize].glob.needed()).collect();
        let wild =
            ranks.filter(|rank| !entries[*rank as usize].glob.is_literal()).collect::<Vec<_>>();
        let wild_says = [Decision::Allow, Decision::Disallow]
            .map(|said| wild.iter().any(|rank| entries[*rank as usize].decision == said));
        let mut lines: Vec<(u32, Rank)> = Vec::new();
        for (rank, entry) in entries.iter().enumerate() {
            if let Origin::Line(line) = entry.origin {
                lines.push((line, rank as Rank));
            }
        }
        lines.sort_unstable();
        let by_line: Vec<(u32, Vec<Rank>)> = lines
            .chunk_by(|one, other| one.0 == other.0)
            .map(|one| (one[0].0, one.iter().map(|(_, rank)| *rank).collect()))
            .collect();
        let alike = by_head.iter().chain(&modal).filter_map(|rank| {
            let Origin::Line(line) = entries[*rank as usize].origin else { return None };
            let index = by_line.partition_point(|(other, _)| *other < line);
            // A rule of several entries stands where its first does.
            (by_line[index].1[0] == *rank).then_some(index as u32)
        });
        let alike = alike.collect();
        let has_modal = entries.iter().any(|entry| entry.glob.is_modal());
        let inflated = entries.iter().any(|entry| {
            entry.glob.is_literal()
                && matches!(entry.origin, Origin::Line(_))
                && entry.octets as usize
                    > entry.glob.head().len() + usize::from(entry.glob.is_anchored())
        });
        Self {
            entries,
            by_head,
            heads,
            head_starts,
            masks,
            trail: RefCell::default(),
            modal,
            wild,
            wild_says,
            by_line,
            alike,
            has_modal,
            inflated,
            in_order: false,
            used,
            universe,
            escapes,
        }
    }

    pub(super) fn entry(&self, rank: Rank) -> &Entry {
        &self.entries[rank as usize]
    }

    pub(super) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The beginning of the entry at `index` of those sorted by it.
    fn head(&self, index: usize) -> &[Symbol] {
        &self.heads[self.head_starts[index] as usize..self.head_starts[index + 1] as usize]
    }

    /// The rank of the default, the weakest.
    pub(super) fn default_rank(&self) -> Rank {
        self.entries.len() as Rank - 1
    }

    pub(super) fn wild(&self) -> &[Rank] {
        &self.wild
    }

    /// Whether one of them says `decision`.
    pub(super) fn has_wild(&self, decision: Decision) -> bool {
        self.wild_says[usize::from(decision == Decision::Disallow)]
    }

    /// Calls `each` with the rank of every one of them that may match a URL that
    /// begins with `head`: one's beginning begins with the other's.
    pub(super) fn each_wild_along(&self, head: &[Token], mut each: impl FnMut(Rank)) {
        self.modal.iter().copied().for_each(&mut each);
        let mut trail = self.trail.take();
        let text: Vec<Symbol> = head.iter().map(|token| token.symbol(Part::Path)).collect();
        trail.turn(self, &text);
        while let Some(node) = trail.next(self, &text) {
            let [wild, open, anchored] = node.ending_by_shape(self);
            self.by_head[wild].iter().copied().for_each(&mut each);
            if node.depth == text.len() {
                let longer = &self.by_head[open.end.max(anchored.end)..node.to];
                longer
                    .iter()
                    .copied()
                    .filter(|rank| !self.entry(*rank).glob.is_literal())
                    .for_each(&mut each);
            }
        }
        self.trail.replace(trail);
    }

    pub(super) fn has_modal(&self) -> bool {
        self.has_modal
    }

    /// The rules in file order: their lines, and the entries of each, strongest
    /// first.
    pub(super) fn by_line(&self) -> &[(u32, Vec<Rank>)] {
        &self.by_line
    }

    /// The rules as indices of those in file order, those that begin alike one
    /// after the other.
    pub(super) fn alike(&self) -> &[u32] {
        &self.alike
    }

    pub(super) fn is_inflated(&self) -> bool {
        self.inflated
    }

    /// Whether the first rule that matches decides.
    pub(super) fn is_in_order(&self) -> bool {
        self.in_order
    }

    pub(super) fn uses(&self, symbol: Symbol) -> bool {
        self.used[symbol as usize]
    }

    /// Calls `each` with the rank of every entry that matches `url`. Linear in
    /// the URL, with a logarithm of the rules for each of its symbols, and in
    /// the entries that it comes to; equal literals come in runs, strongest
    /// first, and a run can be passed over.
    pub(super) fn each_match(&self, url: &[Symbol], each: impl FnMut(Rank) -> Next) {
        // Taken, so that a question asked on the way finds none.
        let mut trail = self.trail.take();
        self.walk(&mut trail, url, each);
        self.trail.replace(trail);
    }

    fn walk(&self, trail: &mut Trail, url: &[Symbol], mut each: impl FnMut(Rank) -> Next) {
        let question = first_question(url);
        let mask = Mask::of(url.iter().copied());
        for rank in &self.modal {
            if self.entry(*rank).glob.matches_from(url, question) && each(*rank) == Next::Stop {
                return;
            }
        }
        trail.turn(self, url);
        while let Some(node) = trail.next(self, url) {
            let [wild, open, anchored] = node.ending_by_shape(self);
            for index in wild {
                let rank = self.by_head[index];
                if self.masks[index].is_within(mask)
                    && self.entry(rank).glob.matches_from(url, question)
                    && each(rank) == Next::Stop
                {
                    return;
                }
            }
            let ends = node.depth == url.len();
            for run in [open, if ends { anchored } else { 0..0 }] {
                for rank in &self.by_head[run] {
                    match each(*rank) {
                        Next::Any => {}
                        Next::OtherRun => break,
                        Next::Stop => return,
                    }
                }
            }
        }
    }

    /// The entry that decides on `url`.
    pub(super) fn decider(&self, url: &[Symbol]) -> Rank {
        let mut best = self.default_rank();
        self.each_match(url, |rank| {
            best = best.min(rank);
            Next::OtherRun
        });
        best
    }
}

/// A URL and the nodes of its beginnings, the empty one first, as far as they
/// were looked up.
#[derive(Debug, Default)]
struct Trail {
    url: Vec<Symbol>,
    nodes: Vec<Node>,
    // How many of the nodes were given out since the last turn.
    given: usize,
}

impl Trail {
    /// Turns to another URL, and keeps the nodes of what both begin with.
    fn turn(&mut self, rules: &Rules, url: &[Symbol]) {
        let common = self.url.iter().zip(url).take_while(|(one, other)| one == other).count();
        self.url.truncate(common);
        self.url.extend_from_slice(&url[common..]);
        self.nodes.truncate(common + 1);
        if self.nodes.is_empty() {
            self.nodes.push(Node::root(rules));
        }
        self.given = 0;
    }

    /// The node of one more symbol of `url`, to which it was turned; the first is
    /// that of none. `None` when nothing begins so or the URL ends.
    fn next(&mut self, rules: &Rules, url: &[Symbol]) -> Option<Node> {
        if self.given == self.nodes.len() {
            let last = *self.nodes.last()?;
            let child = last.child(rules, *url.get(last.depth)?)?;
            self.nodes.push(child);
        }
        self.given += 1;
        Some(self.nodes[self.given - 1])
    }
}

/// How to go on through the entries that match a URL.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Next {
    /// With the next one.
    Any,
    /// With the next that is no equal literal: those left are weaker.
    OtherRun,
    /// Not at all.
    Stop,
}

/// The entries that begin with a text, as a range of those sorted by head.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Node {
    from: usize,
    to: usize,
    /// Length of the text.
    pub(super) depth: usize,
}

impl Node {
    /// The empty text, with which everything begins.
    pub(super) fn root(rules: &Rules) -> Self {
        Self { from: 0, to: rules.by_head.len(), depth: 0 }
    }

    /// The entries whose literal beginning is the whole text.
    pub(super) fn ending_here(self, rules: &Rules) -> &[Rank] {
        // They stand first: a text sorts before its continuations.
        let ends = |index: usize| rules.head(index).len() == self.depth;
        let ending = partition_point_near(self.from..self.to, ends);
        &rules.by_head[self.from..self.from + ending]
    }

    /// The same as indices, by what else has to be compared: wildcards or modal
    /// tokens, nothing, the URL's end.
    fn ending_by_shape(self, rules: &Rules) -> [Range<usize>; 3] {
        let end = self.from + self.ending_here(rules).len();
        let shape = |index: usize| rules.entry(rules.by_head[index]).glob.shape();
        let open =
            self.from + partition_point_near(self.from..end, |index| shape(index) == Shape::Wild);
        let anchored = open + partition_point(open..end, |index| shape(index) == Shape::Open);
        [self.from..open, open..anchored, anchored..end]
    }

    /// All entries that begin with the text.
    pub(super) fn all(self, rules: &Rules) -> &[Rank] {
        &rules.by_head[self.from..self.to]
    }

    /// The node one symbol on.
    pub(super) fn child(self, rules: &Rules, symbol: Symbol) -> Option<Self> {
        let at = |index: usize| rules.head(index).get(self.depth).copied();
        let Self { mut from, to, depth } = self;
        let child = |from, to| (from < to).then_some(Self { from, to, depth: depth + 1 });
        // Most texts go on together for long: then only the ends are looked at.
        from += partition_point_near(from..to, |index| at(index).is_none());
        if from == to {
            return None;
        }
        if at(to - 1) == Some(symbol) && at(from) == Some(symbol) {
            return child(from, to);
        }
        let from = from + partition_point(from..to, |index| at(index) < Some(symbol));
        child(from, from + partition_point(from..to, |index| at(index) == Some(symbol)))
    }

    /// The node of `head`; `None` when nothing begins so.
    pub(super) fn of(rules: &Rules, head: &[Token]) -> Option<Self> {
        head.iter()
            .try_fold(Self::root(rules), |node, token| node.child(rules, token.symbol(Part::Path)))
    }
}

/// The same where few come first, as a rule.
fn partition_point_near(range: Range<usize>, before: impl Fn(usize) -> bool) -> usize {
    let mut reach = 1;
    while reach < range.len() && before(range.start + reach - 1) {
        reach *= 2;
    }
    let reach = reach.min(range.len());
    partition_point(range.start..range.start + reach, before)
}

/// How many indices of `range` come first for which `before` holds.
fn partition_point(range: Range<usize>, before: impl Fn(usize) -> bool) -> usize {
    let (start, mut size) = (range.start, range.len());
    let mut first = 0;
    while size > 0 {
        let half = size / 2;
        if before(start + first + half) {
            first += half + 1;
            size -= half + 1;
        } else {
            size = half;
        }
    }
    first
}
