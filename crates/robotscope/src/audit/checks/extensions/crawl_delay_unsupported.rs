use super::{group_at, lines_of, taken_out};
use crate::audit::prelude::*;
use crate::crawlers::{CrawlDelay, lookup};
use crate::policy::Group;

/// A `Crawl-delay` for crawlers that take no notice of it.
pub(super) static CHECK: Check = Check {
    name: "crawl-delay-unsupported",
    code: "R510",
    severity: Severity::Info,
    family: Family::Extensions,
    references: &[extension::GOOGLE_CRAWL_RATE, extension::YANDEX_CRAWL_DELAY],
    examples: &[
        Example::new(
            "User-agent: Googlebot\nCrawl-delay: 10\nDisallow: /cart/\n",
            "User-agent: bingbot\nCrawl-delay: 10\nDisallow: /cart/\n",
        ),
        Example::new(
            "User-agent: Googlebot\nUser-agent: Yandex\nCrawl-delay: 10\nDisallow: /cart/\n",
            "User-agent: Googlebot\nUser-agent: bingbot\nCrawl-delay: 10\nDisallow: /cart/\n",
        ),
        Example::new(
            "User-agent: Googlebot\nCrawl-delay: 10\nDisallow: /cart/\n",
            "User-agent: *\nCrawl-delay: 10\nDisallow: /cart/\n\nUser-agent: ExampleBot\nCrawl-delay: 20\nDisallow: /cart/\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

/// Crawlers that a message names.
const NAMED: usize = 5;

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    // The lines of a group stand together: its agents are looked up once.
    let mut last: Option<(u32, bool)> = None;
    for line in lines_of(audit, "crawl-delay") {
        let Some(group) = group_at(audit, line.index) else { continue };
        let known = last.filter(|(first_line, _)| *first_line == group.first_line);
        let (_, ignores) =
            *last.insert(known.unwrap_or_else(|| (group.first_line, all_ignore(audit, group))));
        if ignores {
            let named = group.agents.iter().take(NAMED);
            let agents: Vec<_> = named.map(|agent| super::cut(audit, agent.value)).collect();
            findings.push(
                Finding::new(check, line.record.field)
                    .with("agents", agents)
                    .with("count", group.agents.len())
                    .fix(taken_out(audit, line.index)),
            );
        }
    }
}

/// Whether all crawlers of the group are known to take no notice of a delay.
fn all_ignore(audit: &Audit<'_>, group: &Group) -> bool {
    group.agents.iter().all(|agent| {
        lookup(&super::cut(audit, agent.value))
            .is_some_and(|known| known.crawler.crawl_delay == CrawlDelay::Ignored)
    })
}
