//! Groups and agents.

mod agent_ignores_robots;
mod agent_ignores_star;
mod allow_only_group;
mod control_token;
mod duplicate_agent_in_group;
mod duplicate_group;
mod empty_group;
mod empty_user_agent;
mod group_fall_through;
mod group_only_nonstandard;
mod headers;
mod legacy_scraper_list;
mod purposes;
mod retired_agent_token;
mod rule_before_user_agent;
mod star_shares_group_with_named;
mod ua_has_digit_or_dot;
mod ua_has_space;
mod ua_list_in_one_line;
mod ua_non_ascii;
mod ua_not_a_token;
mod ua_star_with_suffix;
mod ua_substring_of_another;
mod ua_version_suffix;
mod unknown_agent_token;

use crate::audit::agents::{Named, Written};
use crate::audit::prelude::*;
use crate::crawlers::{Answer, Crawler, Purpose, Status};
use crate::dialect::NameReading;
use crate::policy::{Group, Name, RuleKind, Usability, is_product_token};

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
    &ua_not_a_token::CHECK,
    &ua_version_suffix::CHECK,
    &ua_has_space::CHECK,
    &ua_has_digit_or_dot::CHECK,
    &ua_non_ascii::CHECK,
    &ua_list_in_one_line::CHECK,
    &ua_star_with_suffix::CHECK,
    &ua_substring_of_another::CHECK,
    &unknown_agent_token::CHECK,
    &retired_agent_token::CHECK,
    &control_token::CHECK,
    &agent_ignores_robots::CHECK,
    &agent_ignores_star::CHECK,
    &purposes::TRAINING_BLOCKED,
    &legacy_scraper_list::CHECK,
    &purposes::SEARCH_BLOCKED,
];

/// Causes that spoil a name: what it looks like then says nothing.
const SPOILED: &[&str] = &[
    "invisible-character",
    "nbsp-whitespace",
    "quoted-value",
    "doubled-colon",
    "two-directives-one-line",
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

/// The octets of a value that Google takes for its name.
fn google_name(value: &[u8]) -> &[u8] {
    Name::word(value, NameReading::Letters)
}

/// Each place of a value written like `how`.
fn each_written<'a>(audit: &'a Audit<'_>, how: Written) -> impl Iterator<Item = (&'a Named, Span)> {
    audit.agents().written(how).flat_map(move |named| {
        named.places.iter().map(move |place| (named, place.line(audit.policy).value))
    })
}

/// Whether a name means a crawler of the past, or one that nobody says is at
/// work: what is wrong with it costs nobody anything.
fn is_of_the_past(named: &Named) -> bool {
    named.known.is_some_and(|known| {
        known.crawler.purpose == Purpose::Legacy || known.crawler.status == Status::Retired
    })
}

/// Whether no other line of the file has the same name, as RFC 9309 cuts it.
fn is_only_one(audit: &Audit<'_>, named: &Named) -> bool {
    let policy = audit.policy;
    let first = named.first();
    let name = &first.line(policy).name;
    let groups = match name {
        Name::Star => policy.star_groups(),
        Name::Word(word) => policy.groups_named(word),
    };
    let same = first.group(policy).agents.iter().filter(|line| line.name == *name);
    groups.len() == 1 && same.take(2).count() == 1
}

/// Whether `crawler` can be named in `group` without more to say about it: by
/// a token that readers compare whole, not yet in the file, and at work.
fn can_be_named(audit: &Audit<'_>, crawler: &Crawler, group: &Group) -> bool {
    is_product_token(crawler.token)
        && audit.agents().find(crawler.token).is_none()
        && crawler.status != Status::Retired
        && !matches!(crawler.purpose, Purpose::Legacy | Purpose::ControlToken)
        && crawler.obeys_robots != Answer::No
        && purposes::other_side(crawler).all(|other| {
            let is_other = |line: &crate::policy::AgentLine| {
                audit.octets(line.value).eq_ignore_ascii_case(other.token.as_bytes())
            };
            group.agents.iter().any(is_other)
        })
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
