//! The rule that turns one verdict round, what else it would change, and where
//! in the file it belongs.

use std::sync::Arc;

use super::budget::Budget;
use super::diff::{Depth, Diff, diff};
use super::rules::Rules;
use super::supports;
use crate::audit::Edit;
use crate::dialect::{Escapes, Precedence};
use crate::policy::{Agent, Decision, Policy, Target};
use crate::source::{Source, Span};
use crate::syntax::Document;

/// How far a proposed rule reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// To the one URL.
    ThisUrl,
    /// To every URL that begins as the rule does: the shortest that wins.
    Shortest,
}

impl Reach {
    /// The kebab-case name on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::ThisUrl => "this-url",
            Self::Shortest => "shortest",
        }
    }
}

/// A rule that turns the verdict round.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// How far it reaches.
    pub reach: Reach,
    /// Its path pattern.
    pub pattern: String,
    /// What is put into the file, in octets of it.
    pub edit: Edit,
    /// The line of the new rule, from 1.
    pub line: u32,
    /// Everything that changes for the crawlers of the same group.
    pub effect: Diff,
}

/// What can be done about a verdict.
#[derive(Clone, Debug)]
pub struct Flip {
    /// Whether rules that turn it round can be looked for: a reader that takes the
    /// first that matches, or cannot be reasoned about, is none.
    pub supported: bool,
    /// The verdict as it is.
    pub decision: Decision,
    /// Values of the agent lines of the group that the rule goes into; empty
    /// when a group has to be made.
    pub group: Vec<String>,
    /// The rules that turn it round, the narrowest first. None when no rule
    /// can: `/robots.txt` is always allowed; and none where the reader is not
    /// supported.
    pub proposals: Vec<Proposal>,
}

impl Policy {
    /// The rules that turn the verdict on `url` for `agent` round. Every
    /// proposal was tried: the file with it gives the other verdict.
    pub fn flip(&self, agent: &Agent, url: &str, budget: &Budget) -> Flip {
        let target = Target::read(url, self.dialect());
        let choice = self.choose(agent);
        let ruling = self.decide(&choice, &target);
        let decision = ruling.decision;
        let supported =
            supports(self.dialect()) && self.dialect().precedence == Precedence::LongestPattern;
        if !supported {
            return Flip { supported, decision, group: Vec::new(), proposals: Vec::new() };
        }
        // To win takes as many octets as the deciding rule has; a Disallow needs
        // one more, because Allow wins a tie.
        let beats = ruling.rule.map_or(0, |rule| rule.octets as usize);
        let needed = (beats + usize::from(decision == Decision::Allow)).max(1);
        let place = Place::of(self, agent, &choice.groups);
        let mut patterns = Vec::new();
        let escapes = self.dialect().escapes;
        let whole = literal(&target.path, escapes);
        patterns.push((Reach::ThisUrl, format!("{whole}$")));
        let long_enough = prefixes(&whole, needed).take(TRIED);
        patterns.extend(long_enough.map(|prefix| (Reach::Shortest, prefix.to_owned())));
        // Where the address itself is too short, wildcards make it longer.
        let missing = needed.saturating_sub(whole.len());
        if (1..=STARS).contains(&missing) {
            patterns.push((Reach::Shortest, format!("{whole}{}", "*".repeat(missing))));
        }
        let old = Rules::new(self, &choice);
        let mut proposals: Vec<Proposal> = Vec::new();
        for (reach, pattern) in patterns {
            if proposals.iter().any(|known| known.reach == reach) {
                continue;
            }
            let (edit, line) = place.edit(decision.opposite(), &pattern);
            let Some(after) = self.with(&edit) else { break };
            let new_choice = after.choose(agent);
            if after.decide(&new_choice, &target).decision == decision {
                continue;
            }
            let new = Rules::new(&after, &new_choice);
            let effect = diff(&old, &new, Depth::AllPairs(20), &mut budget.clone());
            proposals.push(Proposal { reach, pattern, edit, line, effect });
        }
        Flip { supported, decision, group: place.agents, proposals }
    }

    /// The policy of the file with an edit made.
    fn with(&self, edit: &Edit) -> Option<Self> {
        let bytes = self.document().source().bytes();
        let mut file = bytes[..edit.span.start as usize].to_vec();
        file.extend_from_slice(&edit.text);
        file.extend_from_slice(&bytes[edit.span.end as usize..]);
        let document = Arc::new(Document::new(Source::new(file).ok()?));
        Some(Self::read(&document, self.dialect()))
    }
}

/// A path as a pattern that means just it: what has a meaning in patterns is
/// escaped where escapes are understood.
fn literal(path: &str, escapes: Escapes) -> String {
    match escapes {
        Escapes::Meaning => path.replace('*', "%2A").replace('$', "%24"),
        _ => path.to_owned(),
    }
}

/// The beginnings of a pattern of at least `least` octets that end neither
/// inside an escape nor in `$`, shortest first.
fn prefixes(pattern: &str, least: usize) -> impl Iterator<Item = &str> {
    let octets = pattern.as_bytes();
    (least..=pattern.len())
        .filter(|end| {
            let inside = octets[..*end].iter().rev().take(2).any(|octet| *octet == b'%');
            pattern.is_char_boundary(*end) && !inside && octets[end - 1] != b'$'
        })
        .map(|end| &pattern[..end])
}

/// Beginnings that are tried at most: the first that is long enough wins unless
/// two readings of it differ.
const TRIED: usize = 8;

/// Wildcards that are put behind an address at most.
const STARS: usize = 200;

/// Where a new rule goes.
struct Place {
    agents: Vec<String>,
    at: u32,
    line: u32,
    before: String,
    after: &'static str,
}

impl Place {
    /// Behind the last line of the last group that binds the agent, or into a
    /// new group at the end of the file.
    fn of(policy: &Policy, agent: &Agent, groups: &[u32]) -> Self {
        let document = policy.document();
        let line_end = document.line_endings().for_new_lines();
        let lines = document.lines();
        let (index, agents, header) = if let Some(group) = groups.last() {
            let group = &policy.groups()[*group as usize];
            let source = document.source();
            let values = group.agents.iter().map(|line| source.text(line.value).into_owned());
            (group.last_line as usize, values.collect(), String::new())
        } else {
            let name = agent.candidates.first().map_or("*", String::as_str);
            let blank = if lines.is_empty() { "" } else { line_end };
            (lines.len(), Vec::new(), format!("{blank}User-agent: {name}{line_end}"))
        };
        let last = index.checked_sub(1).map(|index| lines[index]);
        let unended = last.is_some_and(|line| line.line_end().is_empty());
        let at = last.map_or_else(|| document.bom().end, |line| line.next);
        let before = if unended { format!("{line_end}{header}") } else { header };
        let added = before.matches(line_end).count() - usize::from(unended);
        let line = (index + added + 1) as u32;
        Self { agents, at, line, before, after: line_end }
    }

    fn edit(&self, decision: Decision, pattern: &str) -> (Edit, u32) {
        let field = match decision {
            Decision::Allow => "Allow",
            Decision::Disallow => "Disallow",
        };
        let text = format!("{}{field}: {pattern}{}", self.before, self.after);
        (Edit { span: Span::at(self.at), text: text.into_bytes() }, self.line)
    }
}
