use std::collections::BTreeMap;

use super::pool::pools;
use super::taken_out;
use crate::analysis::{Budget, Coverage, Reasoner, Rules, Settled};
use crate::audit::prelude::*;

/// A `Content-Usage` line for URLs that are all closed: nothing is preferred
/// for what is not fetched.
pub(super) static CHECK: Check = Check {
    name: "content-usage-on-blocked-path",
    code: "R530",
    severity: Severity::Info,
    family: Family::Extensions,
    references: &[extension::AIPREF_ATTACH],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /attic/\nContent-Usage: /attic/ train-ai=y\n",
            "User-agent: *\nDisallow: /attic/\nAllow: /attic/open/\nContent-Usage: /attic/ train-ai=y\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /\nContent-Usage: train-ai=n\n",
            "User-agent: *\nDisallow: /attic/\nContent-Usage: train-ai=n\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

/// Rules that are reasoned about for all lines and crawlers together.
const RULES: usize = 500_000;

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let lines = audit.preference_lines();
    // Each line with a closed URL, or without one once a crawler may fetch some.
    let mut closed: BTreeMap<u32, Option<String>> = BTreeMap::new();
    let mut left = RULES;
    let mut budget = Budget::default();
    for pool in pools(audit.policy, lines) {
        let mut usages =
            pool.lines.iter().filter(|line| line.value.field() == "content-usage").peekable();
        if usages.peek().is_none() {
            continue;
        }
        let count = 1 + audit.policy.rules(&pool.crawlers.choice).count();
        let Some(rest) = left.checked_sub(count * pool.lines.len()) else {
            // What is not looked at is not told.
            return;
        };
        left = rest;
        let rules = Rules::new(audit.policy, &pool.crawlers.choice);
        let reasoner = Reasoner::new(&rules);
        for line in usages {
            let path = line.value.path().map_or(&b"/"[..], |path| audit.octets(path));
            let witness = match reasoner.coverage(path, &[], &mut budget) {
                Settled::Known(Coverage::Closed(witness)) => Some(witness.url),
                _ => None,
            };
            closed
                .entry(line.record.line)
                .and_modify(|before| {
                    if witness.is_none() {
                        *before = None;
                    }
                })
                .or_insert(witness);
        }
    }
    for line in lines {
        let Some(Some(witness)) = closed.get(&line.record.line) else { continue };
        let span = line.value.path().unwrap_or(line.record.key);
        findings.push(
            Finding::new(check, span)
                .witness(witness.clone())
                .fix(taken_out(audit, line.record.line as usize - 1)),
        );
    }
}
