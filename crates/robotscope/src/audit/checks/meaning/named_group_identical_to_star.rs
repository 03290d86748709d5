use std::collections::BTreeSet;

use super::safety;
use crate::audit::prelude::*;
use crate::crawlers::{CrawlDelay, lookup};
use crate::policy::{AgentLine, Choice, Group, Name, Record};

/// A crawler with a group of its own whose rules decide as those of `*` do, on
/// every URL.
pub(super) static CHECK: Check = Check {
    name: "named-group-identical-to-star",
    code: "R350",
    severity: Severity::Info,
    family: Family::Groups,
    references: &[rfc::USER_AGENT],
    examples: &[
        Example::new(
            "User-agent: ExampleBot\nDisallow: /admin/\n\nUser-agent: *\nDisallow: /admin/\n",
            "User-agent: ExampleBot\nDisallow: /admin/\nDisallow: /drafts/\n\nUser-agent: *\nDisallow: /admin/\n",
        ),
        Example::new(
            "User-agent: ExampleBot\nDisallow: /forum\nDisallow: /forum/search\n\nUser-agent: *\nDisallow: /forum\n",
            "User-agent: ExampleBot\nCrawl-delay: 5\nDisallow: /forum\n\nUser-agent: *\nDisallow: /forum\n",
        ),
        // It does not follow `*`, or it would follow another group.
        Example::new(
            "User-agent: *\nDisallow: /search/\n\nUser-agent: ExampleBot\nDisallow: /search/\n",
            "User-agent: *\nDisallow: /search/\n\nUser-agent: AdsBot-Google\nDisallow: /search/\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /search/\n\nUser-agent: Googlebot-Image\nDisallow: /search/\n",
            "User-agent: *\nDisallow: /search/\n\nUser-agent: Googlebot-Image\nDisallow: /search/\n\nUser-agent: Googlebot\nDisallow: /drafts/\nDisallow: /search/\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let (meaning, policy) = (audit.meaning(), audit.reader);
    let says_more = |choice: &Choice| choice.groups.iter().any(|index| says_more(audit, *index));
    let Some(star) = meaning.star() else { return };
    if says_more(&star.crawlers.choice) {
        return;
    }
    let equal = || meaning.losses().iter().filter(|loss| loss.equal);
    // Groups that say the same, too.
    let same: BTreeSet<&[u32]> = equal()
        .map(|loss| meaning.reports()[loss.report].crawlers.choice.groups.as_slice())
        .collect();
    for loss in equal() {
        let crawlers = &meaning.reports()[loss.report].crawlers;
        // Without its group it would follow another one, or none.
        let exempt = crawlers.agents.iter().any(|name| {
            super::ignores_star(name)
                || lookup(name).is_some_and(|known| {
                    known.crawler.fallback.iter().any(|parent| {
                        let groups = policy.groups_named(parent);
                        !groups.is_empty() && !same.contains(groups)
                    })
                })
        });
        if exempt || says_more(&crawlers.choice) {
            continue;
        }
        let Some(line) = meaning.agent_at(crawlers.lines[0]) else { continue };
        findings.push(
            Finding::new(check, line.value)
                .with("agent", audit.quote(line.value))
                .with("others", crawlers.agents.len() - 1)
                .fix(without(audit, &crawlers.choice)),
        );
    }
}

/// Whether other records than rules stand in the group; a Clean-param belongs to
/// none, but is written where Yandex is named.
fn says_more(audit: &Audit<'_>, index: u32) -> bool {
    let groups = audit.reader.groups();
    let from = groups[index as usize].first_line as usize - 1;
    let to = groups.get(index as usize + 1).map_or(usize::MAX, |next| next.first_line as usize - 1);
    let records = audit.records();
    let start = records.partition_point(|record| record.index < from);
    let within = records[start..].iter().take_while(|record| record.index < to);
    let group = &groups[index as usize];
    let mut others = group.others.iter();
    others.any(|record| !is_ignored(audit, group, record))
        || within.into_iter().any(|record| match record.field {
            Field::Extension(extension) => extension.name == "clean-param",
            _ => false,
        })
}

/// Whether a record is a crawl delay that none of the group's crawlers observes.
fn is_ignored(audit: &Audit<'_>, group: &Group, record: &Record) -> bool {
    let ignores = |line: &AgentLine| {
        lookup(&audit.text(line.value))
            .is_some_and(|known| known.crawler.crawl_delay == CrawlDelay::Ignored)
    };
    matches!(record.field, Field::Extension(extension) if extension.name == "crawl-delay")
        && group.agents.iter().all(ignores)
}

/// The file without the group, where every crawler that it names has only that
/// one: its agent lines and rules, and nothing else that stands among them.
fn without(audit: &Audit<'_>, choice: &Choice) -> Option<Fix> {
    let policy = audit.reader;
    let [index] = choice.groups.as_slice() else { return None };
    let group = &policy.groups()[*index as usize];
    let alone = group.agents.iter().all(|line| match &line.name {
        Name::Star => false,
        Name::Word(word) => policy.groups_named(word) == [*index],
    });
    // The group of a file that ends in agent lines may be joined to the next one.
    if !alone || group.rules.is_empty() {
        return None;
    }
    let mut lines: Vec<u32> = group.agents.iter().map(|line| line.line).collect();
    lines.extend(group.rules.iter().map(|rule| rule.line));
    lines.extend(group.others.iter().map(|record| record.line));
    lines.sort_unstable();
    let mut edits: Vec<Edit> = Vec::new();
    for line in lines {
        let span = audit.whole_line(line as usize - 1);
        match edits.last_mut() {
            Some(last) if last.span.end == span.start => last.span.end = span.end,
            _ => edits.push(Edit { span, text: Vec::new() }),
        }
    }
    // A blank line that kept it apart from the next one goes with it.
    let next = group.last_line as usize;
    if let Some(last) = edits.last_mut()
        && next < audit.document.lines().len()
        && audit.line(next).start == audit.line(next).end
        && last.span.end == audit.line(next).start
    {
        last.span.end = audit.whole_line(next).end;
    }
    Some(Fix { safety: safety(audit), edits })
}
