//! Groups and agents.

mod allow_only_group;
mod duplicate_agent_in_group;
mod duplicate_group;
mod empty_group;
mod empty_user_agent;
mod group_fall_through;
mod group_only_nonstandard;
mod headers;
mod rule_before_user_agent;
mod star_shares_group_with_named;

use crate::audit::prelude::*;
use crate::policy::{Group, RuleKind, Usability};

/// Every check of the family, by code.
pub(super) static ALL: &[&Check] = &[
    &rule_before_user_agent::CHECK,
    &empty_user_agent::CHECK,
    &group_fall_through::CHECK,
    &star_shares_group_with_named::CHECK,
    &duplicate_group::CHECK,
    &duplicate_agent_in_group::CHECK,
    &empty_group::CHECK,
    &allow_only_group::CHECK,
    &group_only_nonstandard::CHECK,
];

/// Characters of a value that a message quotes.
const QUOTED: usize = 80;

/// The octets of a span as a message quotes them; a long text is cut and says so.
fn quoted(audit: &Audit<'_>, span: Span) -> String {
    let text = audit.document.source().text(span);
    match text.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.into_owned(),
    }
}

/// The allow-all that gives the agents down to line `line`, from 1, a group of
/// their own.
fn allow_all_below(audit: &Audit<'_>, line: u32, safety: Safety) -> Fix {
    let line = audit.document.lines()[line as usize - 1];
    let before = if line.line_end().is_empty() { audit.line_end() } else { "" };
    Fix::insert(safety, line.next, format!("{before}Allow: /{}", audit.line_end()))
}

/// Whether the rules close every URL and open none.
fn closes_all(audit: &Audit<'_>, group: &Group) -> bool {
    let is = |kind| {
        move |rule: &&crate::policy::Rule| rule.kind == kind && rule.usability == Usability::Usable
    };
    group.rules.iter().filter(is(RuleKind::Allow)).count() == 0
        && group
            .rules
            .iter()
            .filter(is(RuleKind::Disallow))
            .any(|rule| matches!(audit.octets(rule.pattern), b"/" | b"/*" | b"*"))
}
