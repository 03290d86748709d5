use crate::audit::prelude::*;
use crate::field::Extension;
use crate::policy::{Group, Name, Record, parse_seconds};

/// A group for Bing without a `Crawl-delay`, beside a `*` group with one: Bing
/// keeps to that one.
pub(super) static CHECK: Check = Check {
    name: "crawl-delay-inherited-bing",
    code: "R515",
    severity: Severity::Info,
    family: Family::Extensions,
    concerns: &["bing"],
    references: &[extension::BING_GROUPS],
    examples: &[Example::new(
        "User-agent: *\nCrawl-delay: 20\nDisallow: /cart/\n\nUser-agent: bingbot\nDisallow: /cart/\n",
        "User-agent: *\nCrawl-delay: 20\nDisallow: /cart/\n\nUser-agent: bingbot\nCrawl-delay: 1\nDisallow: /cart/\n",
    )],
    fix: true,
    run,
    ..Check::BASE
};

/// Names under which Bing looks for its group, in that order.
pub(super) const BING: &[&str] = &["bingbot", "msnbot"];

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let policy = audit.policy;
    let delay_of = |groups: &[u32]| {
        groups.iter().find_map(|index| delay(audit, &policy.groups()[*index as usize]))
    };
    let Some(star) = delay_of(policy.star_groups()) else { return };
    let Some(name) = BING.iter().find(|name| !policy.groups_named(name).is_empty()) else { return };
    let own = policy.groups_named(name);
    let is_shared = own.iter().any(|index| policy.star_groups().binary_search(index).is_ok());
    if is_shared || delay_of(own).is_some() {
        return;
    }
    let group = &policy.groups()[own[0] as usize];
    let is_bing = |agent: &&crate::policy::AgentLine| {
        BING.iter()
            .any(|name| matches!(&agent.name, Name::Word(word) if **word == *name.as_bytes()))
    };
    let Some(agent) = group.agents.iter().find(is_bing) else { return };
    let fix = group.agents.iter().all(|agent| is_bing(&agent)).then(|| copy(audit, group, star));
    findings.push(
        Finding::new(check, agent.value)
            .with("agent", audit.text(agent.value))
            .with("value", super::cut(audit, star.value))
            .related("star-rule", star.value)
            .fix(fix.flatten()),
    );
}

/// The first delay of the group that is a number.
fn delay<'a>(audit: &Audit<'_>, group: &'a Group) -> Option<&'a Record> {
    group.others.iter().find(|other| {
        matches!(other.field, Field::Extension(Extension { name: "crawl-delay", .. }))
            && parse_seconds(audit.octets(other.value)).is_some()
    })
}

/// The delay of `*`, behind the last line of Bing's group.
fn copy(audit: &Audit<'_>, group: &Group, star: &Record) -> Option<Fix> {
    let seconds = parse_seconds(audit.octets(star.value))?;
    if seconds > super::crawl_delay_too_high::MOST_FOR_BING || group.rules.is_empty() {
        return None;
    }
    let last = audit.document.lines()[group.last_line as usize - 1];
    let line_end = audit.line_end();
    let before = if last.line_end().is_empty() { line_end } else { "" };
    let text = format!("{before}Crawl-delay: {}{line_end}", audit.text(star.value));
    Some(Fix::insert(Safety::Safe, last.next, text))
}
