//! A whole file analysed: every group of crawlers with the same rules, rule by
//! rule, in slices that a caller can stop and go on with.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::budget::{Budget, Settled};
use super::reason::{Coverage, Exceptions, OrderWitness, Reasoner, RuleReport};
use super::rules::Rules;
use super::supports;
use super::witness::Witness;
use crate::policy::{Choice, Name, Policy, RuleSet, Target};

/// Crawlers that the same groups bind.
#[derive(Clone, Debug)]
pub struct Crawlers {
    /// Values of the agent lines that name them, as written, each once.
    pub agents: Vec<String>,
    /// The first line of each of those, from 1.
    pub lines: Vec<u32>,
    /// The groups.
    pub choice: Choice,
}

/// What is asked about every group beside its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Every URL.
    WholeSite,
    /// Every URL but the home page.
    AllButHome,
    /// Every URL with a query.
    Queries,
    /// Style sheets.
    StyleSheets,
    /// Scripts.
    Scripts,
    /// Images of a type.
    Images,
    /// `/.well-known/`
    WellKnown,
    /// A sitemap that the file names.
    Sitemap,
}

impl Fact {
    /// The kebab-case name on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::WholeSite => "whole-site",
            Self::AllButHome => "all-but-home",
            Self::Queries => "queries",
            Self::StyleSheets => "style-sheets",
            Self::Scripts => "scripts",
            Self::Images => "images",
            Self::WellKnown => "well-known",
            Self::Sitemap => "sitemap",
        }
    }
}

/// What is known of a fact.
#[derive(Clone, Debug)]
pub struct FactReport {
    /// Which.
    pub fact: Fact,
    /// The pattern that was asked about.
    pub pattern: String,
    /// Whether its URLs are open.
    pub coverage: Settled<Coverage>,
}

/// What is known of the rules of some crawlers.
#[derive(Clone, Debug)]
pub struct GroupReport {
    /// Whom they bind.
    pub crawlers: Crawlers,
    /// Every usable rule, in file order.
    pub rules: Vec<RuleReport>,
    /// Lines of rules that can go together without changing a verdict.
    pub removable: Settled<Vec<u32>>,
    /// A URL on which the order of lines matters to readers that go by it.
    pub order: Settled<Option<OrderWitness>>,
    /// Whether parts of the site are closed.
    pub facts: Vec<FactReport>,
}

/// The crawlers a file tells apart: those that each set of groups binds, in the
/// order in which the file first names one of them.
pub fn crawlers(policy: &Policy) -> Vec<Crawlers> {
    let mut found: Vec<Crawlers> = Vec::new();
    let mut by_groups = BTreeMap::new();
    // A file may name one crawler in every group: its groups are gone through
    // once.
    let mut by_name: BTreeMap<&Name, usize> = BTreeMap::new();
    let mut named = BTreeSet::new();
    for line in policy.groups().iter().flat_map(|group| &group.agents) {
        let (groups, star) = match &line.name {
            Name::Star => (policy.star_groups(), true),
            Name::Word(word) if word.is_empty() => continue,
            Name::Word(word) => (policy.groups_named(word), false),
        };
        let index = *by_name.entry(&line.name).or_insert_with(|| {
            *by_groups.entry((groups, star)).or_insert_with(|| {
                let groups = groups.to_vec();
                let choice = Choice { groups, star, chosen: None, star_ignored: false };
                found.push(Crawlers { agents: Vec::new(), lines: Vec::new(), choice });
                found.len() - 1
            })
        });
        let value = policy.document().source().text(line.value).into_owned();
        let crawlers = &mut found[index];
        if named.insert((index, value.to_ascii_lowercase())) {
            crawlers.agents.push(value);
            crawlers.lines.push(line.line);
        }
    }
    found
}

/// An analysis under way.
#[derive(Debug)]
pub struct Run {
    policy: Arc<Policy>,
    waiting: std::vec::IntoIter<Crawlers>,
    current: Option<Current>,
    done: Vec<GroupReport>,
    budget: Budget,
    // States that the groups may still open together.
    states: u64,
    /// Rules in all, and those judged so far.
    total: usize,
    judged: usize,
    // What is asked about every group, and what is set aside then.
    asked: Vec<(Fact, String)>,
    but_robots: Exceptions,
    but_home: Exceptions,
}

#[derive(Debug)]
struct Current {
    crawlers: Crawlers,
    rules: Rules,
    reports: Vec<RuleReport>,
    budget: Budget,
    // What is known beside the rules, once those are judged; asked one after
    // the other, a step each.
    order: Option<Settled<Option<OrderWitness>>>,
    facts: Option<Vec<FactReport>>,
}

/// How far an analysis is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Rules judged.
    pub done: usize,
    /// Rules in all.
    pub total: usize,
    /// Whether there is nothing left to do.
    pub finished: bool,
}

impl Run {
    /// Makes ready to analyse a file as its policy's dialect reads it; of one that
    /// is not supported nothing is told. `budget` is what each group may cost.
    pub fn new(policy: Arc<Policy>, budget: Budget) -> Self {
        let crawlers = if supports(policy.dialect()) { crawlers(&policy) } else { Vec::new() };
        let total = crawlers.iter().map(|one| policy.rules(&one.choice).count()).sum();
        let waiting = crawlers.into_iter();
        let asked = asked(&policy);
        let but_robots = Exceptions::new(&[], policy.dialect());
        let but_home = Exceptions::new(&[b"/$"], policy.dialect());
        let (current, done, judged, states) = (None, Vec::new(), 0, u64::MAX);
        Self {
            policy,
            waiting,
            current,
            done,
            budget,
            states,
            total,
            judged,
            asked,
            but_robots,
            but_home,
        }
    }

    /// Opens no more than so many states for the whole file.
    #[must_use]
    pub fn within(mut self, states: u64) -> Self {
        self.states = states;
        self
    }

    /// Works on for about `work` rules, a rule that takes a search counting for
    /// more. Same work, same steps: nothing here knows the time.
    pub fn step(&mut self, work: u64) -> Progress {
        let mut left = work;
        while left > 0 {
            if self.current.is_none() {
                let Some(crawlers) = self.waiting.next() else { break };
                let rules = Rules::new(&self.policy, &crawlers.choice);
                let (reports, mut budget) = (Vec::new(), self.budget.clone());
                budget.total = budget.total.min(self.states);
                let (order, facts) = (None, None);
                self.current = Some(Current { crawlers, rules, reports, budget, order, facts });
                // To read the rules of a large group is work as well.
                left = left.saturating_sub(1);
                continue;
            }
            let Some(mut current) = self.current.take() else { break };
            if current.reports.len() == current.rules.by_line().len() {
                left = left.saturating_sub(1 + current.reports.len() as u64 / 8);
                self.current = self.go_on(current);
                continue;
            }
            let mut reports = std::mem::take(&mut current.reports);
            let reasoner = Reasoner::new(&current.rules);
            let mut spent = current.budget.spent;
            reasoner.each_rule(reports.len(), &mut current.budget, |report, budget| {
                reports.push(report);
                left = left.saturating_sub(1 + (budget.spent - spent) / 8);
                spent = budget.spent;
                left > 0
            });
            current.reports = reports;
            self.current = Some(current);
        }
        self.progress()
    }

    /// How far it is.
    pub fn progress(&self) -> Progress {
        let here = self.current.as_ref().map_or(0, |current| current.reports.len());
        let finished = self.current.is_none() && self.waiting.len() == 0;
        let done = if finished { self.total } else { (self.judged + here).min(self.total) };
        Progress { done, total: self.total, finished }
    }

    /// The groups analysed so far, whole ones only.
    pub fn reports(&self) -> &[GroupReport] {
        &self.done
    }

    /// The same, kept.
    pub fn into_reports(self) -> Vec<GroupReport> {
        self.done
    }

    /// What is asked about a group whose rules are judged: whether the order of
    /// lines matters, then whether parts of the site are closed, then what can
    /// go together. Gives the group back until all of it is known.
    fn go_on(&mut self, mut current: Current) -> Option<Current> {
        let mut reasoner = Reasoner::new(&current.rules);
        let Some(order) = &current.order else {
            debug_assert!(self.proves(&current), "a witness proves nothing");
            let witnesses = current.reports.iter().flat_map(RuleReport::witnesses);
            let seeds: Vec<&Witness> = witnesses.collect();
            current.order = Some(reasoner.order_dependence(&seeds, &mut current.budget));
            return Some(current);
        };
        let Some(facts) = &current.facts else {
            current.facts = Some(self.facts(&reasoner, &mut current.budget));
            return Some(current);
        };
        current.reports.sort_unstable_by_key(|report| report.line);
        let removable = reasoner.removable_together(&current.reports, &mut current.budget);
        self.judged += self.policy.rules(&current.crawlers.choice).count();
        self.states = self.states.saturating_sub(current.budget.spent);
        self.done.push(GroupReport {
            removable,
            order: order.clone(),
            facts: facts.clone(),
            crawlers: current.crawlers,
            rules: current.reports,
        });
        None
    }

    /// Whether the ordinary matcher says of every witness what it is to prove.
    fn proves(&self, current: &Current) -> bool {
        let rules = RuleSet::new(&self.policy, &current.crawlers.choice);
        current.reports.iter().all(|report| {
            report.witnesses().all(|witness| {
                let target = Target::of_path(&witness.url, self.policy.dialect());
                rules.decide(&target).1 == report.line
            })
        })
    }

    /// What is asked about every group, and its answers for these rules.
    fn facts(&self, reasoner: &Reasoner<'_>, budget: &mut Budget) -> Vec<FactReport> {
        let ask = |(fact, pattern): &(Fact, String)| {
            let except = if *fact == Fact::AllButHome { &self.but_home } else { &self.but_robots };
            let coverage = reasoner.coverage_but(pattern.as_bytes(), except, budget);
            FactReport { fact: *fact, pattern: pattern.clone(), coverage }
        };
        self.asked.iter().map(ask).collect()
    }
}

/// How the names of images end.
const IMAGES: &[&str] = &["jpg", "jpeg", "png", "gif", "webp", "svg", "avif"];

/// What is asked about every group.
fn asked(policy: &Policy) -> Vec<(Fact, String)> {
    let mut asked = vec![
        (Fact::WholeSite, "/".to_owned()),
        (Fact::AllButHome, "/".to_owned()),
        (Fact::Queries, "/*?".to_owned()),
        (Fact::StyleSheets, "/*.css$".to_owned()),
        (Fact::Scripts, "/*.js$".to_owned()),
        (Fact::WellKnown, "/.well-known/".to_owned()),
    ];
    asked.extend(IMAGES.iter().map(|name| (Fact::Images, format!("/*.{name}$"))));
    for sitemap in policy.sitemaps() {
        let text = policy.document().source().text(sitemap.value);
        let target = Target::read(&text, policy.dialect());
        if target.origin.is_some() {
            asked.push((Fact::Sitemap, format!("{}$", target.path)));
        }
    }
    asked
}

impl FactReport {
    /// A URL of the part, when all of it is closed.
    pub fn closed(&self) -> Option<&Witness> {
        match &self.coverage {
            Settled::Known(Coverage::Closed(witness)) => Some(witness),
            _ => None,
        }
    }

    /// Whether the part is closed, every URL of it.
    pub fn is_closed(&self) -> bool {
        self.closed().is_some()
    }
}

impl GroupReport {
    /// Whether everything but the home page is closed, and that is open.
    pub fn only_home_is_open(&self) -> bool {
        let closed = |fact| self.facts.iter().any(|one| one.fact == fact && one.is_closed());
        closed(Fact::AllButHome) && !closed(Fact::WholeSite)
    }
}
