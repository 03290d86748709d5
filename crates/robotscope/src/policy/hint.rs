//! What a person should know beside a verdict: groups that nearly applied,
//! other readings, and what is odd about agent, URL or origin.

use std::collections::BTreeSet;

use super::Policy;
use super::agent::{Agent, Name, is_product_token};
use super::decide::{Choice, Decision, Ruling, is_part};
use super::target::{Oddity, Origin, Target, default_port};
use crate::crawlers::{FallbackBasis, named};
use crate::dialect::{AgentReading, GroupChoice};

/// How many near-miss groups a verdict lists; the others are counted.
const NEAR_MISSES_LIMIT: usize = 5;

/// Names that share this many letters at the start are near misses.
const SHARED_START: usize = 4;

/// What a person should know besides the verdict.
#[derive(Clone, Debug, PartialEq)]
pub enum Hint {
    /// No agent was typed: only `*` can apply.
    AgentEmpty,
    /// The name holds more than letters, `-` and `_`; readers differ on it.
    AgentNotAToken {
        /// The name.
        agent: String,
    },
    /// The header names browsers only.
    AgentGeneric {
        /// The words found.
        candidates: Vec<String>,
    },
    /// A group that was not used although its value resembles the agent.
    NearMiss {
        /// The value as written.
        value: String,
        /// Its line, from 1.
        line: u32,
        /// The verdict if the groups with that value were used.
        decision: Decision,
    },
    /// More of them.
    NearMissesOmitted {
        /// How many.
        count: u32,
    },
    /// Readers that look for the value inside the agent decide otherwise.
    SubstringReading {
        /// Their decision.
        decision: Decision,
        /// Their deciding line, from 1; 0 for none.
        line: u32,
    },
    /// The group of the crawler's parent, which it followed by an older page.
    ParentGroup {
        /// The parent's value as written.
        value: String,
        /// Its line, from 1.
        line: u32,
        /// The verdict it would give.
        decision: Decision,
    },
    /// The URL is on another scheme than the file.
    OtherScheme {
        /// The URL's scheme.
        url: String,
        /// The file's scheme.
        origin: String,
    },
    /// The URL is on another host.
    OtherHost {
        /// The URL's host.
        url: String,
        /// The file's host.
        origin: String,
    },
    /// The URL is on another port.
    OtherPort {
        /// The URL's port; 0 when it names none.
        url: u16,
        /// The file's port; 0 when it names none.
        origin: u16,
    },
    /// The typed origin names no host.
    OriginUnusable {
        /// What was typed.
        origin: String,
    },
    /// Something is odd about the typed URL.
    Url(Oddity),
    /// The reader stops before this line.
    BeyondLimit {
        /// The first line that is not read, from 1.
        line: u32,
    },
}

impl Hint {
    /// The kebab-case name on the wire.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::AgentEmpty => "agent-empty",
            Self::AgentNotAToken { .. } => "agent-not-a-token",
            Self::AgentGeneric { .. } => "agent-generic",
            Self::NearMiss { .. } => "near-miss",
            Self::NearMissesOmitted { .. } => "near-misses-omitted",
            Self::SubstringReading { .. } => "substring-reading",
            Self::ParentGroup { .. } => "parent-group",
            Self::OtherScheme { .. } => "other-scheme",
            Self::OtherHost { .. } => "other-host",
            Self::OtherPort { .. } => "other-port",
            Self::OriginUnusable { .. } => "origin-unusable",
            Self::Url(Oddity::Empty) => "url-empty",
            Self::Url(Oddity::ReadAsHost { .. }) => "read-as-host",
            Self::Url(Oddity::SlashPrepended) => "slash-prepended",
            Self::Url(Oddity::NotHttp { .. }) => "url-not-http",
            Self::Url(Oddity::NoHost) => "url-without-host",
            Self::BeyondLimit { .. } => "beyond-limit",
        }
    }
}

impl Policy {
    pub(super) fn hint_agent(&self, agent: &Agent, hints: &mut Vec<Hint>) {
        if agent.text.is_empty() {
            hints.push(Hint::AgentEmpty);
        } else if agent.generic {
            hints.push(Hint::AgentGeneric { candidates: agent.candidates.clone() });
        } else if self.dialect.agent == AgentReading::Verbatim && !is_product_token(&agent.text) {
            hints.push(Hint::AgentNotAToken { agent: agent.text.clone() });
        } else if let Some(first) = agent.candidates.first()
            && !is_product_token(first)
        {
            hints.push(Hint::AgentNotAToken { agent: first.clone() });
        } else if agent.candidates.is_empty() && agent.text != "*" {
            hints.push(Hint::AgentNotAToken { agent: agent.text.clone() });
        }
    }

    /// Groups that a person may have expected to apply (C-04, C-07).
    pub(super) fn hint_other_groups(
        &self,
        agent: &Agent,
        choice: &Choice,
        target: &Target,
        decision: Decision,
        hints: &mut Vec<Hint>,
    ) {
        let verdict_of = |groups: &[u32]| {
            let groups =
                Choice { groups: groups.to_vec(), star: false, chosen: None, star_ignored: false };
            let Ruling { decision, rule } = self.decide(&groups, target);
            (decision, rule.map_or(0, |rule| rule.line))
        };
        let names = agent.candidates.iter().filter(|_| choice.chosen.is_none());
        let parent = names.filter_map(|name| former_parent(name)).find_map(|token| {
            let groups = self.groups_named(token);
            (!groups.is_empty()).then(|| (token.to_ascii_lowercase(), groups))
        });
        if let Some((token, groups)) = &parent {
            let line = self.groups[groups[0] as usize]
                .agents
                .iter()
                .find(|line| matches!(&line.name, Name::Word(word) if **word == *token.as_bytes()));
            if let Some(line) = line {
                hints.push(Hint::ParentGroup {
                    value: self.text(line.value).into_owned(),
                    line: line.line,
                    decision: verdict_of(groups).0,
                });
            }
        }
        let mut seen: BTreeSet<&[u8]> = BTreeSet::new();
        let mut omitted = 0;
        let text = agent.text.to_ascii_lowercase();
        let starts: BTreeSet<_> =
            agent.candidates.iter().filter_map(|name| start_of(name.as_bytes())).collect();
        let in_choice = |index: u32| choice.groups.binary_search(&index).is_ok();
        let mut listed = 0;
        for (index, group) in self.groups.iter().enumerate() {
            if in_choice(index as u32) {
                continue;
            }
            for line in &group.agents {
                let Name::Word(word) = &line.name else { continue };
                let value = self.slice(line.value);
                let near = is_part(value, text.as_bytes())
                    || start_of(word).is_some_and(|start| starts.contains(&start));
                let is_parent =
                    parent.as_ref().is_some_and(|(token, _)| **word == *token.as_bytes());
                if !near || is_parent || !seen.insert(word) {
                    continue;
                }
                if listed == NEAR_MISSES_LIMIT {
                    omitted += 1;
                    continue;
                }
                listed += 1;
                let groups = self.by_name.get(word).map_or(&[][..], Vec::as_slice);
                hints.push(Hint::NearMiss {
                    value: String::from_utf8_lossy(value).into_owned(),
                    line: line.line,
                    decision: verdict_of(groups).0,
                });
            }
        }
        if omitted > 0 {
            hints.push(Hint::NearMissesOmitted { count: omitted });
        }
        if self.dialect.group != GroupChoice::Substring {
            let (other, line) = verdict_of(&self.choose_substring(&agent.text).groups);
            if other != decision {
                hints.push(Hint::SubstringReading { decision: other, line });
            }
        }
    }
}

/// The crawler whose group the one called `name` followed by a page that has been
/// replaced (C-04).
fn former_parent(name: &str) -> Option<&'static str> {
    let crawler = named(name)?.crawler;
    let is_past = crawler.fallback_basis == FallbackBasis::Superseded;
    crawler.fallback.first().copied().filter(|_| is_past)
}

/// The letters that near misses share, in lower case; `None` for a shorter
/// name.
fn start_of(name: &[u8]) -> Option<[u8; SHARED_START]> {
    name.first_chunk()
        .map(|start: &[u8; SHARED_START]| start.map(|octet| octet.to_ascii_lowercase()))
}

/// Whether the file at `origin` governs `target` (C-22, C-23).
pub(crate) fn governed(
    target: &Target,
    origin: Option<&str>,
    hints: &mut Vec<Hint>,
) -> Option<bool> {
    let typed = origin.filter(|origin| !origin.trim().is_empty())?;
    let Some(origin) = Origin::read(typed) else {
        hints.push(Hint::OriginUnusable { origin: typed.to_owned() });
        return None;
    };
    let url = target.origin.as_ref().filter(|url| !url.host.is_empty())?;
    if url.host != origin.host {
        hints.push(Hint::OtherHost { url: url.host.clone(), origin: origin.host });
        return Some(false);
    }
    if let (Some(url), Some(origin)) = (&url.scheme, &origin.scheme)
        && url != origin
    {
        hints.push(Hint::OtherScheme { url: url.clone(), origin: origin.clone() });
        return Some(false);
    }
    // A side without a scheme takes the other's usual port.
    let usual = url.scheme.as_deref().or(origin.scheme.as_deref()).and_then(default_port);
    let (url, origin) = (url.port.or(usual), origin.port.or(usual));
    if url != origin {
        hints.push(Hint::OtherPort { url: url.unwrap_or(0), origin: origin.unwrap_or(0) });
        return Some(false);
    }
    Some(true)
}
