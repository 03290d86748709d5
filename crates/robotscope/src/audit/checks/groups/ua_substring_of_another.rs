use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashMap;

use crate::audit::agents::Written;
use crate::audit::prelude::*;
use crate::policy::Name;

/// A name that is part of another's, which stands in another group: readers that
/// look for the value in the crawler's header find both.
pub(super) static CHECK: Check = Check {
    name: "ua-substring-of-another",
    code: "R319",
    severity: Severity::Warning,
    family: Family::Groups,
    references: &[rfc::USER_AGENT],
    examples: &[
        Example::new(
            "User-agent: bot\nDisallow: /\n\nUser-agent: ExampleBot\nDisallow: /private/\n",
            "User-agent: *\nDisallow: /\n\nUser-agent: ExampleBot\nDisallow: /private/\n",
        ),
        // A family of names, as its operator has them.
        Example::new(
            "User-agent: Example\nDisallow: /\n\nUser-agent: BetterExample\nDisallow: /private/\n",
            "User-agent: Example\nDisallow: /\n\nUser-agent: Example-Image\nDisallow: /private/\n",
        ),
    ],
    run,
    ..Check::BASE
};

/// Names of a file that are compared: of more nobody asks.
const COMPARED: usize = 2_000;

/// Octets of a name that can hold another.
const LONGEST: usize = 60;

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let policy = audit.policy;
    let agents = audit.agents();
    if agents.named().len() > COMPARED {
        return;
    }
    let mut names: BTreeMap<&[u8], Span> = BTreeMap::new();
    for named in agents.written(Written::Well) {
        let line = named.first().line(policy);
        if let Name::Word(word) = &line.name
            && (2..=LONGEST).contains(&word.len())
        {
            names.entry(word).or_insert(line.value);
        }
    }
    // Where both are shut out, it makes no difference.
    let closed: Vec<bool> =
        policy.groups().iter().map(|group| super::closes_all(audit, group)).collect();
    let all_closed = |groups: &[u32]| groups.iter().all(|index| closed[*index as usize]);
    // Looked up for every stretch of every name.
    let parts: FxHashMap<&[u8], Span> = names.iter().map(|(name, span)| (*name, *span)).collect();
    let mut told: BTreeSet<&[u8]> = BTreeSet::new();
    let lengths: BTreeSet<usize> = names.keys().map(|name| name.len()).collect();
    for (name, span) in &names {
        for start in 1..name.len() {
            let rest = &name[start..];
            for length in lengths.iter().take_while(|length| **length <= rest.len()) {
                let part = &rest[..*length];
                let Some(part_span) = parts.get(part) else { continue };
                // One longer name is enough to show it.
                if told.contains(part) {
                    continue;
                }
                let (groups, own) = (policy.groups_named(part), policy.groups_named(name));
                if groups == own || (all_closed(groups) && all_closed(own)) {
                    continue;
                }
                told.insert(part);
                findings.push(
                    Finding::new(check, *part_span)
                        .with("agent", super::quoted(audit, *part_span))
                        .with("value", super::quoted(audit, *span))
                        .related("longer-name", *span),
                );
            }
        }
    }
}
