//! The catalogue of crawlers, and what a file says to each, as it crosses the
//! boundary.

use robotscope::crawlers as engine;
use robotscope::policy::Decision;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::types::outputs;
use crate::{Answer, all, dialect, file};

#[wasm_bindgen(typescript_custom_section)]
const KINDS: &str = r#"
/** What a crawler fetches for, mainly. */
export type Purpose =
    | "search" | "ai-training" | "ai-search" | "ai-user-fetch" | "control-token" | "ads" | "seo" | "archive" | "monitoring"
    | "social-preview" | "research" | "security" | "feed" | "generic-tool" | "legacy";
/** What an operator says; `unclear` accuses nobody. */
export type OperatorSays = "yes" | "no" | "unclear";
"#;

outputs! {
    /// What is known about a crawler.
    pub struct CrawlerInfo {
        /// Its product token as the operator writes it.
        token: &'static str,
        /// Other tokens that, as the operator documents, match it.
        aliases: Vec<&'static str>,
        /// Spellings and former names that mean it and are not documented to match it.
        variants: Vec<&'static str>,
        /// Who runs it.
        operator: &'static str,
        /// What it fetches for, mainly.
        #[tsify(type = "Purpose")]
        purpose: &'static str,
        /// Whether it is at work today.
        #[tsify(type = "\"active\" | \"retired\" | \"unverified\"")]
        status: &'static str,
        /// Whether it keeps to robots.txt.
        #[tsify(type = "OperatorSays")]
        obeys_robots: &'static str,
        /// Whether the `*` group binds it.
        #[tsify(type = "OperatorSays")]
        obeys_star: &'static str,
        /// Tokens looked for after its own and before `*`, in order.
        fallback: Vec<&'static str>,
        /// Whether those count, or are a hint only.
        #[tsify(type = "\"documented\" | \"superseded\"")]
        fallback_basis: &'static str,
        /// What it makes of `Crawl-delay`.
        #[tsify(type = "\"supported\" | \"ignored\" | \"unknown\"")]
        crawl_delay: &'static str,
        /// Whether it takes the delay of `*` where its own group has none.
        delay_of_star: bool,
        /// A User-Agent header that it sends, as an example; null for none known.
        header: Option<&'static str>,
        /// The address of the operator's page; null for none known.
        doc: Option<&'static str>,
        /// When this was looked up and what it rests on.
        checked: Checked,
    }

    /// What an entry rests on, and of when it is.
    pub struct Checked {
        /// Year and month, `2026-11`.
        date: &'static str,
        /// What was read.
        #[tsify(type = "\"operator-doc\" | \"secondary\" | \"general-knowledge\"")]
        how: &'static str,
    }

    /// What a file says to a crawler.
    pub struct CrawlerPolicy {
        /// The crawler, by its token in the catalogue.
        token: &'static str,
        /// What it fetches for, mainly.
        #[tsify(type = "Purpose")]
        purpose: &'static str,
        /// How it comes by the groups that bind it.
        #[tsify(type = "\"own\" | \"alias\" | \"fallback\" | \"star\" | \"nothing\"")]
        bound: &'static str,
        /// The token by which they bind it; null for `*` and where none does.
        name: Option<&'static str>,
        /// The first agent line that names it, from 1; null where none does.
        line: Option<u32>,
        /// How many groups bind it, merged into one.
        groups: u32,
        /// Whether a `*` group is there that is documented not to bind it.
        star_ignored: bool,
        /// Whether it keeps to robots.txt: where it does not, nothing here can be enforced.
        #[tsify(type = "OperatorSays")]
        obeys_robots: &'static str,
        /// Whether only a group that names it says anything to it.
        must_be_named: bool,
        /// The verdict on the home page.
        root: HomeVerdict,
        /// Whether the site is open, `/robots.txt` set aside.
        site: SiteView,
        /// The pause that is asked for.
        crawl_delay: Option<CrawlerDelay>,
        /// Groups that it followed by a page of its operator that has been replaced.
        parent: Option<ParentGroup>,
    }

    /// The verdict on the home page.
    pub struct HomeVerdict {
        /// The decision.
        #[tsify(type = "\"allow\" | \"disallow\"")]
        decision: &'static str,
        /// The line of the deciding rule, from 1; null for none.
        line: Option<u32>,
    }

    /// Whether a site is open over all URLs.
    pub struct SiteView {
        /// Whether it is.
        #[tsify(type = "\"open\" | \"partly-closed\" | \"only-home-open\" | \"closed\" | \"not-settled\"")]
        state: &'static str,
        /// A URL path that is open, where one was found.
        open: Option<String>,
        /// One that is closed, likewise.
        closed: Option<String>,
    }

    /// The pause between visits that a crawler is asked for.
    pub struct CrawlerDelay {
        /// Seconds.
        seconds: f64,
        /// Line, from 1.
        line: u32,
        /// Whether it comes from `*` although other groups bind the crawler.
        of_star: bool,
        /// What the crawler makes of it, as this reader lets it.
        #[tsify(type = "\"supported\" | \"ignored\" | \"unknown\"")]
        support: &'static str,
    }

    /// The groups of a crawler's parent.
    pub struct ParentGroup {
        /// The token they name.
        token: &'static str,
        /// The first line that names it, from 1.
        line: u32,
        /// What they say of the home page.
        #[tsify(type = "\"allow\" | \"disallow\"")]
        decision: &'static str,
    }
}

/// Every crawler of the catalogue, in the order of its data.
#[wasm_bindgen]
pub fn crawlers() -> Answer<Vec<Ts<CrawlerInfo>>> {
    all(engine::crawlers().iter().map(CrawlerInfo::from))
}

/// The crawler that sends a User-Agent header, or bears a token; undefined for
/// nobody of the catalogue. It tells whom a person means, not which group binds.
#[wasm_bindgen(js_name = crawlerOf)]
pub fn crawler_of(agent: &str) -> Answer<Option<Ts<CrawlerInfo>>> {
    let found = engine::of_header(agent).map(CrawlerInfo::from);
    Ok(found.map(|info| info.into_ts()).transpose()?)
}

/// What a file says to every crawler that is at work today or connected with
/// models: by purpose, those at work today first.
///
/// # Errors
///
/// An unknown dialect.
#[wasm_bindgen]
pub fn policy(
    file: &[u8],
    #[wasm_bindgen(unchecked_param_type = "Dialect")] dialect: &str,
) -> Answer<Vec<Ts<CrawlerPolicy>>> {
    let policy = file::policy(file, self::dialect(dialect)?)?;
    all(engine::policies(&policy).into_iter().map(CrawlerPolicy::from))
}

impl From<&'static engine::Crawler> for CrawlerInfo {
    fn from(crawler: &'static engine::Crawler) -> Self {
        let some = |text: &'static str| (!text.is_empty()).then_some(text);
        Self {
            token: crawler.token,
            aliases: crawler.aliases.to_vec(),
            variants: crawler.variants.to_vec(),
            operator: crawler.operator,
            purpose: crawler.purpose.code(),
            status: crawler.status.code(),
            obeys_robots: crawler.obeys_robots.code(),
            obeys_star: crawler.obeys_star.code(),
            fallback: crawler.fallback.to_vec(),
            fallback_basis: crawler.fallback_basis.code(),
            crawl_delay: crawler.crawl_delay.code(),
            delay_of_star: crawler.delay_of_star,
            header: some(crawler.header),
            doc: some(crawler.doc),
            checked: Checked { date: crawler.checked.date, how: crawler.checked.how.code() },
        }
    }
}

impl From<engine::CrawlerPolicy> for CrawlerPolicy {
    fn from(one: engine::CrawlerPolicy) -> Self {
        let line = |line: u32| (line > 0).then_some(line);
        let code = Decision::code;
        Self {
            token: one.crawler.token,
            purpose: one.crawler.purpose.code(),
            bound: one.bound.code(),
            name: one.name,
            line: line(one.line),
            groups: one.groups,
            star_ignored: one.star_ignored,
            obeys_robots: one.crawler.obeys_robots.code(),
            must_be_named: one.must_be_named(),
            root: HomeVerdict { decision: code(one.root), line: line(one.root_line) },
            site: SiteView {
                state: one.site.state.code(),
                open: one.site.open,
                closed: one.site.closed,
            },
            crawl_delay: one.delay.map(|delay| CrawlerDelay {
                seconds: delay.seconds,
                line: delay.line,
                of_star: delay.of_star,
                support: delay.support.code(),
            }),
            parent: one.parent.map(|parent| ParentGroup {
                token: parent.token,
                line: parent.line,
                decision: code(parent.decision),
            }),
        }
    }
}
