use std::collections::BTreeSet;

use super::pool::{pools, statements};
use crate::analysis::{Budget, Coverage, Reasoner, Rules, Settled};
use crate::audit::prelude::*;

/// A `Content-Signal` that says yes to crawlers for which the whole site is
/// closed.
pub(super) static CHECK: Check = Check {
    name: "content-signal-vs-disallow",
    code: "R526",
    severity: Severity::Warning,
    family: Family::Extensions,
    references: &[extension::CONTENT_SIGNALS, rfc::RULES],
    examples: &[
        Example::new(
            "User-agent: ExampleBot\nContent-Signal: search=yes, ai-train=no\nDisallow: /\n",
            "User-agent: ExampleBot\nContent-Signal: search=no, ai-train=no\nDisallow: /\n",
        ),
        Example::new(
            "User-agent: ExampleBot\nContent-Signal: ai-train=yes\nDisallow: /*\n",
            "User-agent: ExampleBot\nContent-Signal: ai-train=yes, use=full\nDisallow: /\nAllow: /open/\n",
        ),
    ],
    run,
    ..Check::BASE
};

/// Rules that are reasoned about for all crawlers together.
const RULES: usize = 200_000;

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let lines = audit.preference_lines();
    let mut left = RULES;
    let mut budget = Budget::default();
    let mut known: BTreeSet<Span> = BTreeSet::new();
    for pool in pools(audit.policy, lines) {
        let signals = pool.lines.iter().filter(|line| line.value.field() == "content-signal");
        let all: Vec<_> = signals.flat_map(|line| statements(audit, line)).collect();
        let mut yes = all.iter().filter(|one| one.term.values[one.rank].0 == "yes");
        let Some(first) = yes.next() else { continue };
        let Some(rest) = left.checked_sub(audit.policy.rules(&pool.crawlers.choice).count()) else {
            break;
        };
        left = rest;
        let rules = Rules::new(audit.policy, &pool.crawlers.choice);
        let coverage = Reasoner::new(&rules).coverage(b"/", &[], &mut budget);
        if let Settled::Known(Coverage::Closed(witness)) = coverage
            && known.insert(first.span)
        {
            let agent = pool.crawlers.agents.first().cloned().unwrap_or_default();
            findings.push(
                Finding::new(check, first.span)
                    .with("value", super::cut(audit, first.span))
                    .with("agent", super::cut_text(agent))
                    .witness(witness.url),
            );
        }
    }
}
