use std::collections::{BTreeMap, BTreeSet};

use super::pool::{Pool, Statement, pools, statements};
use crate::analysis::{Budget, Coverage, Reasoner, Rules, Settled};
use crate::audit::prelude::*;
use crate::policy::{Agent, Decision, Name};
use crate::preferences::{Answer, Line, preferences};

/// `Content-Signal` and `Content-Usage` that state opposite things for a URL
/// that may be fetched.
pub(super) static CHECK: Check = Check {
    name: "signal-and-usage-disagree",
    code: "R532",
    severity: Severity::Warning,
    family: Family::Extensions,
    references: &[extension::CONTENT_SIGNALS, extension::AIPREF_VOCAB],
    examples: &[
        Example::new(
            "User-agent: *\nContent-Signal: ai-train=no\nContent-Usage: train-ai=y\nAllow: /\n",
            "User-agent: *\nContent-Signal: ai-train=no\nContent-Usage: train-ai=n\nAllow: /\n",
        ),
        Example::new(
            "User-agent: *\nContent-Signal: ai-train=no\nContent-Usage: train-ai=n\nContent-Usage: /open/ train-ai=y\nAllow: /\n",
            "User-agent: *\nContent-Signal: ai-train=no\nContent-Usage: train-ai=n\nContent-Usage: /open/ train-ai=y\nDisallow: /open/\n",
        ),
        Example::new(
            "User-agent: *\nContent-Signal: search=yes\nContent-Usage: search=n\nAllow: /\n",
            "User-agent: *\nContent-Signal: ai-input=no\nContent-Usage: search=y, train-ai=y\nAllow: /\n",
        ),
    ],
    run,
    ..Check::BASE
};

/// Labels of `Content-Usage` with the keys of `Content-Signal` that mean nearly
/// the same.
const PAIRS: [(&str, &str); 2] = [("train-ai", "ai-train"), ("search", "search")];

/// URLs that are looked at for one file: one for each path and crawler.
const URLS: usize = 200;

/// Preference lines that are read for them: every URL takes all of the file's.
const READ: usize = 100_000;

/// Rules that are reasoned about for all crawlers together.
const RULES: usize = 200_000;

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let lines = audit.preference_lines();
    let has = |field| lines.iter().any(|line| line.value.field() == field);
    if !has("content-usage") || !has("content-signal") {
        return;
    }
    let mut known: BTreeSet<(u32, u32, &str)> = BTreeSet::new();
    let (mut urls, mut rules) = (URLS.min(READ / lines.len()), RULES);
    let mut budget = Budget::default();
    for pool in pools(audit.policy, lines) {
        let Some(agent) = agent(audit, &pool) else { continue };
        if !can_disagree(audit, &pool) {
            continue;
        }
        let count = audit.policy.rules(&pool.crawlers.choice).count();
        let Some(rest) = rules.checked_sub(count) else { break };
        rules = rest;
        for url in open_urls(audit, &pool, &mut urls, &mut budget) {
            let found = preferences(audit.policy, &agent, &url);
            if found.crawl.decision != Decision::Allow {
                continue;
            }
            for (label, key) in PAIRS {
                let usage = stated(&found.usage, label);
                let signal = stated(&found.signal, key);
                let (Some((usage, of_usage)), Some((signal, of_signal))) = (usage, signal) else {
                    continue;
                };
                // The strictest is 0 in both vocabularies.
                if of_usage == of_signal || !known.insert((usage, signal, label)) {
                    continue;
                }
                let place = |line, term, rank| statement(audit, lines, line, term, rank);
                let (Some(usage), Some(signal)) =
                    (place(usage, label, of_usage), place(signal, key, of_signal))
                else {
                    continue;
                };
                findings.push(
                    Finding::new(check, usage.span)
                        .with("value", super::cut(audit, usage.span))
                        .with("text", super::cut(audit, signal.span))
                        .related("first", signal.span)
                        .witness(url.clone()),
                );
            }
        }
    }
}

/// One of the crawlers, under the name that their groups are found by.
fn agent(audit: &Audit<'_>, pool: &Pool<'_>) -> Option<Agent> {
    if pool.crawlers.choice.star {
        return Some(Agent::read("*", audit.policy.dialect()));
    }
    let first = *pool.crawlers.lines.first()?;
    let mut agents = audit.policy.groups().iter().flat_map(|group| &group.agents);
    let Name::Word(word) = &agents.find(|agent| agent.line == first)?.name else { return None };
    let name = std::str::from_utf8(word).ok()?.to_owned();
    Some(Agent { text: name.clone(), candidates: vec![name], generic: false, steps: Vec::new() })
}

/// Whether anything that the lines say is the opposite of anything else.
fn can_disagree(audit: &Audit<'_>, pool: &Pool<'_>) -> bool {
    let mut ranks: BTreeMap<(&str, &str), BTreeSet<usize>> = BTreeMap::new();
    for line in &pool.lines {
        for one in statements(audit, line) {
            ranks.entry((line.value.field(), one.term.name)).or_default().insert(one.rank);
        }
    }
    PAIRS.iter().any(|(label, key)| {
        let of = |field, name| ranks.get(&(field, name)).into_iter().flatten();
        of("content-usage", *label)
            .any(|usage| of("content-signal", *key).any(|signal| signal != usage))
    })
}

/// An open URL of each path that a line names, and of none longer where there
/// is such a one: there the lines with this path decide.
fn open_urls(
    audit: &Audit<'_>,
    pool: &Pool<'_>,
    left: &mut usize,
    budget: &mut Budget,
) -> Vec<String> {
    let rules = Rules::new(audit.policy, &pool.crawlers.choice);
    let reasoner = Reasoner::new(&rules);
    let path = |line: &&Line<'_>| match line.value.path() {
        Some(path) => (audit.policy.octets(path), audit.octets(path)),
        // Matches what every path begins with, and has no octets.
        None => (0, &b"/"[..]),
    };
    let paths: BTreeSet<(u32, &[u8])> = pool.lines.iter().map(path).collect();
    let mut urls = Vec::new();
    for (octets, pattern) in &paths {
        let Some(rest) = left.checked_sub(1) else { break };
        *left = rest;
        let longer: Vec<&[u8]> = paths
            .iter()
            .filter(|(other, _)| other > octets)
            .map(|(_, longer)| *longer)
            .take(URLS)
            .collect();
        if let Settled::Known(Coverage::Open(open) | Coverage::Mixed { open, .. }) =
            reasoner.coverage(pattern, &longer, budget)
        {
            urls.push(open.url);
        }
    }
    urls
}

/// Line and rank of what is stated under a term.
fn stated(answers: &[Answer], term: &str) -> Option<(u32, usize)> {
    let answer = answers.iter().find(|answer| answer.term.name == term)?;
    Some((answer.line?, answer.rank?))
}

/// Where a line states it: the last of a key counts.
fn statement<'a>(
    audit: &Audit<'_>,
    lines: &'a [Line<'a>],
    number: u32,
    term: &str,
    rank: usize,
) -> Option<Statement<'a>> {
    let line = lines.iter().find(|line| line.record.line == number)?;
    let mut all = statements(audit, line);
    all.retain(|one| one.term.name == term && one.rank == rank);
    all.pop()
}
