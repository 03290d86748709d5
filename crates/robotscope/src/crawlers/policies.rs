//! What a file says to every crawler of the catalogue: which group binds it, and
//! whether the site is open to it.

use std::collections::BTreeMap;

use super::{Answer, CrawlDelay, Crawler, FallbackBasis, Purpose, Status, crawlers};
use crate::analysis::{Budget, Coverage, Reasoner, Rules, Settled, supports};
use crate::dialect::Dialect;
use crate::policy::{Agent, Choice, Decision, Name, Policy, Target};

/// How a crawler comes by the groups that bind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Bound {
    /// They name its token.
    Own,
    /// They name another token that, as its operator documents, matches it.
    Alias,
    /// They name a crawler whose groups it follows where it has none.
    Fallback,
    /// They are those of `*`.
    Star,
    /// No group binds it.
    Nothing,
}

impl Bound {
    /// The kebab-case name on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Own => "own",
            Self::Alias => "alias",
            Self::Fallback => "fallback",
            Self::Star => "star",
            Self::Nothing => "nothing",
        }
    }
}

/// Whether a site is open to a crawler. `/robots.txt` itself does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SiteState {
    /// Every URL is open.
    Open,
    /// Some are, some are not.
    Partly,
    /// The home page is open and nothing else.
    OnlyHome,
    /// No URL is open.
    Closed,
    /// The budget ran out before it was known.
    Unsettled,
}

impl SiteState {
    /// The kebab-case name on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Partly => "partly-closed",
            Self::OnlyHome => "only-home-open",
            Self::Closed => "closed",
            Self::Unsettled => "not-settled",
        }
    }
}

/// Whether a site is open, with URLs that show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    /// Whether it is.
    pub state: SiteState,
    /// The path of a URL that is open, where one was looked for and found.
    pub open: Option<String>,
    /// The path of one that is closed, likewise.
    pub closed: Option<String>,
}

/// The pause between visits that a file asks a crawler for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Delay {
    /// Seconds; finite and not negative.
    pub seconds: f64,
    /// Line, from 1.
    pub line: u32,
    /// Whether it comes from `*` although other groups bind the crawler.
    pub of_star: bool,
    /// What the crawler makes of it: what the catalogue says, and `Ignored` in
    /// the reading of one that ignores it.
    pub support: CrawlDelay,
}

/// Groups that a crawler followed by a page of its operator that has been
/// replaced (C-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parent {
    /// The token they name.
    pub token: &'static str,
    /// The first line that names it, from 1.
    pub line: u32,
    /// What they say of the home page.
    pub decision: Decision,
}

/// What a file says to one crawler.
#[derive(Clone, Debug)]
pub struct CrawlerPolicy {
    /// The crawler.
    pub crawler: &'static Crawler,
    /// How it comes by the groups that bind it.
    pub bound: Bound,
    /// The token in the catalogue by which they bind it; `None` for `*` and where
    /// none does.
    pub name: Option<&'static str>,
    /// The first agent line that names it, from 1; 0 where none does.
    pub line: u32,
    /// How many groups bind it, merged into one.
    pub groups: u32,
    /// Whether there is a `*` group that would bind it if it were not documented
    /// to ignore that.
    pub star_ignored: bool,
    /// The decision on the home page.
    pub root: Decision,
    /// The line of the rule that decides on it, from 1; 0 for none.
    pub root_line: u32,
    /// Whether the site is open.
    pub site: Site,
    /// The pause that is asked for.
    pub delay: Option<Delay>,
    /// The groups of its parent, which may be thought to bind it.
    pub parent: Option<Parent>,
}

impl CrawlerPolicy {
    /// Whether only a group that names it says anything to it: its operator says
    /// that `*` does not bind it, and that robots.txt does.
    pub fn must_be_named(&self) -> bool {
        self.crawler.obeys_star == Answer::No && self.crawler.obeys_robots != Answer::No
    }
}

/// Whether `crawler` is one to be told of beside a file: at work today, or
/// connected with models.
pub fn is_listed(crawler: &Crawler) -> bool {
    let of_models = matches!(
        crawler.purpose,
        Purpose::AiTraining | Purpose::AiSearch | Purpose::AiUserFetch | Purpose::ControlToken
    );
    of_models || (crawler.status == Status::Active && crawler.purpose != Purpose::Legacy)
}

/// How many rules may be made ready for the exact analysis beyond those that the
/// file has: rules of groups that bind several sets of crawlers are read for each.
/// Only a file that is made for it needs more.
const MORE_RULES: usize = 250_000;

/// What the file says to each [listed](is_listed) crawler: by purpose, those at
/// work today first, else in the order of the data file.
///
/// A crawler's own token is looked for first, then tokens documented to match
/// it, then those it falls back on, in order, where that is documented, then
/// `*`, unless it is documented that `*` does not bind it. What a crawler does
/// that keeps to no robots.txt is not told: [`Crawler::obeys_robots`] says that.
/// Where nothing but the token and `*` is at stake, the answers are those of
/// [`Policy::test`] for that token.
///
/// Cost: crawlers that the same groups bind are looked at once, so a file of many
/// groups costs no more than those of them that bind a crawler of the catalogue.
/// The analysis opens no more states than one default [`Budget`], and reads no
/// more rules than the file has and 250,000; what that leaves open is
/// [`Unsettled`](SiteState::Unsettled).
pub fn policies(policy: &Policy) -> Vec<CrawlerPolicy> {
    let mut listed: Vec<&'static Crawler> =
        crawlers().iter().filter(|crawler| is_listed(crawler)).collect();
    listed.sort_by_key(|crawler| (crawler.purpose as u8, crawler.status != Status::Active));
    let mut sites = Sites::new(policy);
    listed.into_iter().map(|crawler| policy_of(policy, crawler, &mut sites)).collect()
}

fn policy_of(policy: &Policy, crawler: &'static Crawler, sites: &mut Sites<'_>) -> CrawlerPolicy {
    let (bound, name, choice) = binding(policy, crawler);
    let answer = sites.of(&choice);
    let parent = (crawler.fallback_basis == FallbackBasis::Superseded
        && matches!(bound, Bound::Star | Bound::Nothing))
    .then(|| crawler.fallback.iter().find_map(|token| parent(policy, token, sites)))
    .flatten();
    CrawlerPolicy {
        crawler,
        bound,
        name,
        line: first_line(policy, &choice),
        groups: choice.groups.len() as u32,
        star_ignored: choice.star_ignored,
        root: answer.root,
        root_line: answer.root_line,
        site: answer.site,
        delay: delay(policy, crawler, &choice),
        parent,
    }
}

/// The groups that bind a crawler, how it comes by them, and by which name.
fn binding(policy: &Policy, crawler: &'static Crawler) -> (Bound, Option<&'static str>, Choice) {
    let own = policy.choose(&Agent::read(crawler.token, policy.dialect()));
    if let Some(name) = &own.chosen {
        // A reader may know what its crawlers fall back on.
        let fallback = crawler.fallback.iter().find(|token| name.eq_ignore_ascii_case(token));
        return match fallback {
            Some(token) => (Bound::Fallback, Some(*token), own),
            None => (Bound::Own, Some(crawler.token), own),
        };
    }
    let aliases = crawler.aliases.iter().map(|name| (Bound::Alias, *name));
    let is_documented = crawler.fallback_basis == FallbackBasis::Documented;
    let fallback = crawler.fallback.iter().filter(|_| is_documented);
    for (bound, name) in aliases.chain(fallback.map(|name| (Bound::Fallback, *name))) {
        let choice = policy.choose(&agent_of(name, policy.dialect()));
        if choice.chosen.is_some() {
            return (bound, Some(name), choice);
        }
    }
    if crawler.obeys_star == Answer::No {
        let star_ignored = !policy.star_groups().is_empty();
        let choice = Choice { groups: Vec::new(), star: false, chosen: None, star_ignored };
        return (Bound::Nothing, None, choice);
    }
    (if own.star { Bound::Star } else { Bound::Nothing }, None, own)
}

/// The name in `token` as a file's agent lines are compared with it (C-03), and
/// nothing else of it: `SISTRIX Crawler` is nobody called `Crawler`.
fn agent_of(token: &str, dialect: &Dialect) -> Agent {
    let word = Name::word(token.as_bytes(), dialect.name);
    let candidates = vec![String::from_utf8_lossy(word).into_owned()];
    Agent { text: token.to_owned(), candidates, generic: false, steps: Vec::new() }
}

/// The line of the first agent that makes the first group of `choice` bind.
fn first_line(policy: &Policy, choice: &Choice) -> u32 {
    let Some(first) = choice.groups.first() else { return 0 };
    let group = &policy.groups()[*first as usize];
    let name = choice.chosen.as_deref().unwrap_or_default().to_ascii_lowercase();
    let names = |line: &Name| match line {
        Name::Star => choice.star,
        Name::Word(word) => !choice.star && **word == *name.as_bytes(),
    };
    // A reader that looks for the value within the name has other words there.
    let line = group.agents.iter().find(|line| names(&line.name));
    line.map_or(group.first_line, |line| line.line)
}

fn parent(policy: &Policy, token: &'static str, sites: &mut Sites<'_>) -> Option<Parent> {
    let choice = policy.choose(&agent_of(token, policy.dialect()));
    choice.chosen.as_ref()?;
    let (decision, _) = sites.root(&choice);
    Some(Parent { token, line: first_line(policy, &choice), decision })
}

fn delay(policy: &Policy, crawler: &Crawler, choice: &Choice) -> Option<Delay> {
    let is_own = |line: u32| {
        choice.groups.iter().any(|index| {
            let group = &policy.groups()[*index as usize];
            (group.first_line..=group.last_line).contains(&line)
        })
    };
    let of = |choice: &Choice| {
        policy.crawl_delay(choice).map(|delay| Delay {
            seconds: delay.seconds,
            line: delay.line,
            of_star: !is_own(delay.line),
            support: if delay.honoured { crawler.crawl_delay } else { CrawlDelay::Ignored },
        })
    };
    of(choice).or_else(|| {
        if !crawler.delay_of_star || choice.star {
            return None;
        }
        let groups = policy.star_groups().to_vec();
        of(&Choice { groups, star: true, chosen: None, star_ignored: false })
    })
}

/// What each set of groups says of the site, found out once.
struct Sites<'p> {
    policy: &'p Policy,
    home: Target,
    known: BTreeMap<Vec<u32>, SiteAnswer>,
    budget: Budget,
    rules_left: usize,
}

#[derive(Clone)]
struct SiteAnswer {
    root: Decision,
    root_line: u32,
    site: Site,
}

impl<'p> Sites<'p> {
    fn new(policy: &'p Policy) -> Self {
        let rules = policy.groups().iter().map(|group| group.rules.len()).sum::<usize>();
        Self {
            policy,
            home: Target::read("/", policy.dialect()),
            known: BTreeMap::new(),
            budget: Budget::default(),
            rules_left: MORE_RULES + rules,
        }
    }

    fn root(&self, choice: &Choice) -> (Decision, u32) {
        let ruling = self.policy.decide(choice, &self.home);
        (ruling.decision, ruling.rule.map_or(0, |rule| rule.line))
    }

    fn of(&mut self, choice: &Choice) -> SiteAnswer {
        if let Some(answer) = self.known.get(&choice.groups) {
            return answer.clone();
        }
        let (root, root_line) = self.root(choice);
        let answer = SiteAnswer { root, root_line, site: self.site(choice) };
        self.known.insert(choice.groups.clone(), answer.clone());
        answer
    }

    fn site(&mut self, choice: &Choice) -> Site {
        let unsettled = Site { state: SiteState::Unsettled, open: None, closed: None };
        let count = self.policy.rules(choice).count();
        let left = self.rules_left.checked_sub(count).filter(|_| supports(self.policy.dialect()));
        let Some(left) = left else { return unsettled };
        self.rules_left = left;
        let rules = Rules::new(self.policy, choice);
        let reasoner = Reasoner::new(&rules);
        let site =
            |state, open: Option<String>, closed: Option<String>| Site { state, open, closed };
        match reasoner.coverage(b"/", &[], &mut self.budget) {
            Settled::Known(Coverage::Open(open)) => site(SiteState::Open, Some(open.url), None),
            Settled::Known(Coverage::Closed(closed)) => {
                site(SiteState::Closed, None, Some(closed.url))
            }
            Settled::Known(Coverage::Mixed { open, closed }) => {
                // Another open page than the home page shows that there is one.
                let state = if open.url == "/" {
                    match reasoner.coverage(b"/", &[b"/$"], &mut self.budget) {
                        Settled::Known(Coverage::Closed(_)) => SiteState::OnlyHome,
                        Settled::Known(_) => SiteState::Partly,
                        Settled::Open => SiteState::Unsettled,
                    }
                } else {
                    SiteState::Partly
                };
                site(state, Some(open.url), Some(closed.url))
            }
            Settled::Known(Coverage::NoUrl) | Settled::Open => unsettled,
        }
    }
}

#[cfg(test)]
mod tests;
