//! The catalogue of crawlers: who a name in a robots.txt is, as far as is known.
//!
//! The data are `data/crawlers.toml`, made into tables by the build script. They
//! say what operators said when they were looked at; [`Crawler::checked`] tells
//! when that was and what it rests on.

mod header;
mod kind;
mod lookup;
mod nearest;
mod policies;

pub use header::of_header;
pub use kind::{Answer, CrawlDelay, Evidence, Extent, FallbackBasis, NameKind, Purpose, Status};
pub use lookup::{Known, lookup, named};
pub use nearest::nearest;
pub use policies::{Bound, CrawlerPolicy, Delay, Parent, Site, SiteState, is_listed, policies};

use lookup::Name;

/// What is known about a crawler.
#[derive(Debug, PartialEq, Eq)]
pub struct Crawler {
    /// Its product token as the operator writes it; not always one that the
    /// grammar of RFC 9309 §2.2.1 allows.
    pub token: &'static str,
    /// Other tokens that, as the operator documents, match it.
    pub aliases: &'static [&'static str],
    /// Spellings met in files, and former names, that mean it and are not
    /// documented to match it. To tell people, never to match.
    pub variants: &'static [&'static str],
    /// Who runs it.
    pub operator: &'static str,
    /// What it fetches for, mainly.
    pub purpose: Purpose,
    /// Whether it is at work today.
    pub status: Status,
    /// Whether it keeps to robots.txt.
    pub obeys_robots: Answer,
    /// Whether the `*` group binds it; one that it does not bind must be named.
    pub obeys_star: Answer,
    /// Tokens looked for after its own and before `*`, in order.
    pub fallback: &'static [&'static str],
    /// Whether those count, or are a hint only.
    pub fallback_basis: FallbackBasis,
    /// What it makes of `Crawl-delay`.
    pub crawl_delay: CrawlDelay,
    /// Whether it takes the delay of `*` where its own group has none.
    pub delay_of_star: bool,
    /// A User-Agent header that it sends, as an example: versions drift. Empty
    /// for none known.
    pub header: &'static str,
    /// The address of the operator's page; empty for none known.
    pub doc: &'static str,
    /// When this was looked up and what it rests on.
    pub checked: Checked,
}

/// What an entry rests on, and of when it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    /// Year and month, `2026-11`.
    pub date: &'static str,
    /// What was read.
    pub how: Evidence,
}

include!(concat!(env!("OUT_DIR"), "/crawlers.rs"));

/// Every crawler of the catalogue, in the order of the data file.
pub fn crawlers() -> &'static [Crawler] {
    &CRAWLERS
}

/// The length in octets of the longest name: what no name reaches beyond.
const LONGEST: usize = {
    let (mut longest, mut at) = (0, 0);
    while at < NAMES.len() {
        if NAMES[at].text.len() > longest {
            longest = NAMES[at].text.len();
        }
        at += 1;
    }
    longest
};

#[cfg(test)]
#[expect(dead_code, reason = "the tests only look at what it refuses")]
#[path = "../../build/catalogue.rs"]
mod catalogue;
#[cfg(test)]
mod tests;
