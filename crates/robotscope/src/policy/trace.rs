//! A verdict with its whole story: the names tried, the group used, every rule
//! of it and why it won or lost, and what a person should know besides.

use super::agent::{Agent, Name};
use super::atom::Atoms;
use super::decide::{Choice, Decision, is_part};
use super::hint::{Hint, governed};
use super::pattern::{Alignment, Pattern, PieceKind, Usability};
use super::step::Step;
use super::target::Target;
use super::{Other, Policy, Rule, RuleKind};
use crate::dialect::{CrawlDelay as Kept, Escapes, GroupChoice, Precedence};
use crate::field::{Extension, Field};
use crate::source::utf16_len;

/// How many rules a verdict lists; the others are counted.
pub const CANDIDATES_LIMIT: usize = 200;

/// Why a verdict is what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The longest matching pattern decides.
    LongestMatch,
    /// An Allow and a Disallow of the same length match (C-15).
    AllowWinsTie,
    /// The first rule of the file that matches decides.
    FirstMatch,
    /// No rule of the group matches.
    NoRuleMatched,
    /// The group has no rules, or empty ones only.
    EmptyGroup,
    /// No group binds the agent.
    NoGroup,
    /// Only `*` would, and this crawler is documented to ignore it.
    StarDoesNotBind,
    /// `/robots.txt` itself (C-19).
    RobotsTxtItself,
}

impl Reason {
    /// The kebab-case name on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::LongestMatch => "longest-match",
            Self::AllowWinsTie => "allow-wins-tie",
            Self::FirstMatch => "first-match",
            Self::NoRuleMatched => "no-rule-matched",
            Self::EmptyGroup => "empty-group",
            Self::NoGroup => "no-group",
            Self::StarDoesNotBind => "star-does-not-bind",
            Self::RobotsTxtItself => "robots-txt-itself",
        }
    }
}

/// What became of a rule of the group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It makes the decision.
    Decides,
    /// It matches with fewer octets than the deciding rule, or does not count
    /// because `/robots.txt` is always allowed.
    Shorter,
    /// It matches, further down than the deciding rule, to a reader that takes the
    /// first.
    Later,
    /// A Disallow as long as the deciding Allow.
    LostTie,
    /// Matches with the deciding rule's octets and says the same, further down.
    SameRank,
    /// Its pattern does not match.
    NotMatched,
    /// No pattern: matches nothing (C-18).
    Empty,
    /// Its pattern begins with neither `/` nor `*` (C-16).
    Unusable,
}

impl Outcome {
    /// The kebab-case name on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Decides => "decides",
            Self::Shorter => "shorter",
            Self::Later => "later",
            Self::LostTie => "lost-tie",
            Self::SameRank => "same-rank",
            Self::NotMatched => "not-matched",
            Self::Empty => "empty",
            Self::Unusable => "unusable",
        }
    }
}

/// One rule of the group with its outcome.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// Line, from 1.
    pub line: u32,
    /// Allow or Disallow.
    pub kind: RuleKind,
    /// The pattern as written.
    pub pattern: String,
    /// Octets with which it ranks.
    pub octets: u32,
    /// Whether the pattern matches.
    pub matched: bool,
    /// What became of it.
    pub outcome: Outcome,
    /// How the pattern lies along the path, as far as it does.
    pub pieces: Vec<TracePiece>,
    /// The furthest point a pattern got to that does not match, as UTF-16
    /// offsets of pattern and path.
    pub fails_at: Option<(u32, u32)>,
}

/// A stretch of a pattern against a stretch of the path; offsets in UTF-16
/// units, end exclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TracePiece {
    /// What the pattern's stretch is.
    pub kind: PieceKind,
    /// Where it is in the pattern as written.
    pub pattern: (u32, u32),
    /// What it covers in the path.
    pub path: (u32, u32),
}

/// The groups that were used, as one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UsedGroup {
    /// Values of the agent lines that named it, as written.
    pub agents: Vec<String>,
    /// The lines of those, from 1.
    pub lines: Vec<u32>,
    /// Whether it is the group of `*`.
    pub star: bool,
    /// How many rules it has.
    pub rules: u32,
    /// First and last line of each group merged into it.
    pub ranges: Vec<(u32, u32)>,
}

/// The pause between visits that binds the agent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CrawlDelay {
    /// Seconds; finite and not negative.
    pub seconds: f64,
    /// Line, from 1.
    pub line: u32,
    /// Whether the reader keeps to it, or may.
    pub honoured: bool,
}

/// The whole story of one decision.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// The URL as typed.
    pub url: String,
    /// What the rules were compared with.
    pub path: String,
    /// Allowed or disallowed.
    pub decision: Decision,
    /// Whether the file governs the URL; unknown without an origin on either
    /// side (C-22).
    pub governed: Option<bool>,
    /// Why.
    pub reason: Reason,
    /// The deciding rule: the first of the candidates.
    pub rule: Option<Rule>,
    /// What was read from the typed agent.
    pub agent: Agent,
    /// The candidate that named the group.
    pub chosen: Option<String>,
    /// The group used.
    pub group: Option<UsedGroup>,
    /// Its rules, the likeliest first; at most [`CANDIDATES_LIMIT`].
    pub candidates: Vec<Candidate>,
    /// How many more there are.
    pub candidates_omitted: u32,
    /// What was done to agent and URL.
    pub steps: Vec<Step>,
    /// The crawl delay that binds the agent.
    pub crawl_delay: Option<CrawlDelay>,
    /// What a person should know.
    pub hints: Vec<Hint>,
}

impl Policy {
    /// The verdict on `url` for `agent`, both as typed, with its whole story.
    /// `origin` is where the file is served. Costs the group's octets times
    /// the path's, and the file's agent lines times the agent's text.
    pub fn test(&self, agent: &Agent, url: &str, origin: Option<&str>) -> Verdict {
        let target = self.target(url);
        let choice = self.choose(agent);
        let ranked = self.rank(&choice, &target);
        let itself = target.is_robots_txt(self.dialect.robots_txt);
        let decider = ranked.first().filter(|ranked| ranked.matched && !itself);
        let reason = match decider {
            _ if itself => Reason::RobotsTxtItself,
            Some(_) if self.dialect.precedence == Precedence::FileOrder => Reason::FirstMatch,
            Some(best) => {
                let tie = best.rule.decision() == Decision::Allow
                    && ranked.iter().any(|other| {
                        other.matched
                            && other.octets == best.octets
                            && other.rule.decision() == Decision::Disallow
                    });
                if tie { Reason::AllowWinsTie } else { Reason::LongestMatch }
            }
            None if choice.star_ignored => Reason::StarDoesNotBind,
            None if choice.groups.is_empty() => Reason::NoGroup,
            None if ranked.iter().all(|other| other.rule.usability == Usability::Empty) => {
                Reason::EmptyGroup
            }
            None => Reason::NoRuleMatched,
        };
        let decision = decider.map_or(Decision::Allow, |best| best.rule.decision());
        let mut hints = Vec::new();
        self.hint_agent(agent, &mut hints);
        hints.extend(target.oddities.iter().cloned().map(Hint::Url));
        let governed = governed(&target, origin, &mut hints);
        self.hint_other_groups(agent, &choice, &target, decision, &mut hints);
        if let Some(line) = self.beyond_limit {
            hints.push(Hint::BeyondLimit { line });
        }
        let path_offsets = utf16_offsets(target.path.as_bytes(), self.path_ranges(&target));
        let candidates: Vec<_> = ranked
            .iter()
            .take(CANDIDATES_LIMIT)
            .map(|one| self.candidate(one, decider, &target, &path_offsets))
            .collect();
        let mut steps = agent.steps.clone();
        steps.extend(target.steps.iter().cloned());
        Verdict {
            url: url.to_owned(),
            decision,
            governed,
            reason,
            rule: decider.map(|best| Rule { octets: best.octets, ..best.rule.clone() }),
            agent: agent.clone(),
            group: self.used_group(agent, &choice),
            candidates_omitted: (ranked.len() - candidates.len()) as u32,
            candidates,
            steps,
            crawl_delay: self.crawl_delay(&choice),
            hints,
            chosen: choice.chosen,
            path: target.path,
        }
    }

    /// Every rule of the groups of `choice` in the order in which people want
    /// to see them: matching ones by rank, then the others by line.
    fn rank(&self, choice: &Choice, target: &Target) -> Vec<Ranked<'_>> {
        let mut ranked: Vec<Ranked<'_>> = choice
            .groups
            .iter()
            .flat_map(|index| &self.groups[*index as usize].rules)
            .map(|rule| {
                let octets = self.match_octets(rule, target);
                Ranked { rule, matched: octets.is_some(), octets: octets.unwrap_or(rule.octets) }
            })
            .collect();
        ranked.sort_by_key(|one| {
            let class = match (one.matched, one.rule.usability) {
                (true, _) => 0,
                (false, Usability::Usable) => 1,
                (false, Usability::Empty | Usability::Everything) => 2,
                (false, Usability::Unusable) => 3,
            };
            let rank = one.matched.then(|| self.rank_of(one.rule, one.octets));
            (class, rank, one.rule.line)
        });
        ranked
    }

    fn candidate(
        &self,
        one: &Ranked<'_>,
        decider: Option<&Ranked<'_>>,
        target: &Target,
        path_offsets: &[u32],
    ) -> Candidate {
        let rule = one.rule;
        let outcome = match (one.matched, rule.usability) {
            (_, Usability::Empty) => Outcome::Empty,
            (_, Usability::Unusable) => Outcome::Unusable,
            (false, Usability::Usable | Usability::Everything) => Outcome::NotMatched,
            (true, Usability::Usable | Usability::Everything) => match decider {
                Some(best) if best.rule.pattern == rule.pattern => Outcome::Decides,
                Some(_) if self.dialect.precedence == Precedence::FileOrder => Outcome::Later,
                Some(best) if best.octets == one.octets => {
                    if best.rule.decision() == rule.decision() {
                        Outcome::SameRank
                    } else {
                        Outcome::LostTie
                    }
                }
                _ => Outcome::Shorter,
            },
        };
        let (pieces, fails_at) = if rule.usability == Usability::Usable {
            self.pieces(rule, target, path_offsets)
        } else {
            (Vec::new(), None)
        };
        Candidate {
            line: rule.line,
            kind: rule.kind,
            pattern: self.text(rule.pattern).into_owned(),
            octets: one.octets,
            matched: one.matched,
            outcome,
            pieces,
            fails_at,
        }
    }

    /// The alignment of a rule's pattern with the path, in UTF-16 units.
    fn pieces(
        &self,
        rule: &Rule,
        target: &Target,
        path_offsets: &[u32],
    ) -> (Vec<TracePiece>, Option<(u32, u32)>) {
        let text = self.slice(rule.pattern);
        let notation = self.dialect.notation();
        let starts_of = |text: &[u8]| -> Vec<usize> {
            Atoms::new(text, notation.escapes).map(|(_, range)| range.start).collect()
        };
        let own = self.compile(rule).align(&target.atoms);
        let others = if own.fails_at.is_some() { self.other_patterns(rule) } else { Vec::new() };
        let other = others.into_iter().find_map(|other| {
            let alignment = Pattern::new(&other.text, notation).align(&target.atoms);
            alignment.fails_at.is_none().then_some((alignment, other))
        });
        let from = |other: &Other| -> Vec<usize> {
            starts_of(&other.text).into_iter().map(|start| other.origins[start]).collect()
        };
        let (alignment, starts) = match (other, self.address(text)) {
            (Some((alignment, other)), _) => (alignment, from(&other)),
            (None, Some(address)) => (own, from(&address)),
            (None, None) => (own, starts_of(text)),
        };
        // What is tried of an index page ends early.
        let starts = starts.into_iter().take_while(|start| *start < text.len());
        // What a reader leaves out at the start goes with what follows.
        let starts = starts.enumerate().map(|(atom, start)| if atom == 0 { 0 } else { start });
        let offsets = utf16_offsets(text, starts);
        let Alignment { pieces, fails_at } = alignment;
        let at = |offsets: &[u32], atom: usize| offsets[atom.min(offsets.len() - 1)];
        let mut pieces: Vec<TracePiece> = pieces
            .into_iter()
            .map(|piece| TracePiece {
                kind: piece.kind,
                pattern: (
                    at(&offsets, piece.pattern.start),
                    // `index.html` stands for the end that Google puts there, and `$*` is one
                    // to Python.
                    if piece.kind == PieceKind::End {
                        at(&offsets, usize::MAX)
                    } else {
                        at(&offsets, piece.pattern.end)
                    },
                ),
                path: (at(path_offsets, piece.path.start), at(path_offsets, piece.path.end)),
            })
            .collect();
        if pieces.is_empty() && fails_at.is_none() {
            // A reader left all of it out.
            let pattern = (0, at(&offsets, usize::MAX));
            pieces.push(TracePiece { kind: PieceKind::Literal, pattern, path: (0, 0) });
        }
        let fails_at =
            fails_at.map(|(pattern, path)| (at(&offsets, pattern), at(path_offsets, path)));
        (pieces, fails_at)
    }

    /// Where each atom of the path begins in it.
    fn path_ranges(&self, target: &Target) -> Vec<usize> {
        if self.dialect.escapes == Escapes::Meaning {
            Atoms::new(target.path.as_bytes(), self.dialect.escapes)
                .map(|(_, range)| range.start)
                .collect()
        } else {
            (0..target.path.len()).collect()
        }
    }

    pub(crate) fn used_group(&self, agent: &Agent, choice: &Choice) -> Option<UsedGroup> {
        if choice.groups.is_empty() {
            return None;
        }
        let text = agent.text.to_ascii_lowercase();
        let chosen = choice.chosen.as_ref().map(|name| name.to_lowercase());
        let mut used = UsedGroup {
            agents: Vec::new(),
            lines: Vec::new(),
            star: choice.star,
            rules: 0,
            ranges: Vec::new(),
        };
        for index in &choice.groups {
            let group = &self.groups[*index as usize];
            used.rules += group.rules.len() as u32;
            used.ranges.push((group.first_line, group.last_line));
            for line in &group.agents {
                let named_it = match (&line.name, choice.star) {
                    (Name::Star, star) => star,
                    (Name::Word(_), true) => false,
                    (Name::Word(_), false) if self.dialect.group == GroupChoice::Substring => {
                        is_part(self.slice(line.value), text.as_bytes())
                    }
                    (name, false) => {
                        let is_chosen = |name: &Name| {
                            matches!((name, &chosen), (Name::Word(word), Some(chosen))
                                if **word == *chosen.as_bytes())
                        };
                        is_chosen(name)
                            || name
                                .without_stars(self.dialect.name)
                                .is_some_and(|name| is_chosen(&name))
                    }
                };
                if named_it {
                    used.agents.push(self.text(line.value).into_owned());
                    used.lines.push(line.line);
                }
            }
        }
        Some(used)
    }

    /// The delay in the groups of `choice` that the reader goes by: the first that
    /// is a number, or the last; to Bing also that of `*`.
    pub(crate) fn crawl_delay(&self, choice: &Choice) -> Option<CrawlDelay> {
        let own = self.delay_in(&choice.groups);
        match self.dialect.crawl_delay {
            Kept::KeptFromStar => own.or_else(|| self.delay_in(&self.star)),
            _ => own,
        }
    }

    fn delay_in(&self, groups: &[u32]) -> Option<CrawlDelay> {
        let kept = self.dialect.crawl_delay;
        let mut delays = groups
            .iter()
            .flat_map(|index| &self.groups[*index as usize].others)
            .filter(|other| {
                matches!(other.field, Field::Extension(Extension { name: "crawl-delay", .. }))
            })
            .filter_map(|other| {
                let value = self.slice(other.value);
                let seconds = parse_seconds(value)?;
                let whole = value.iter().all(u8::is_ascii_digit);
                (whole || kept != Kept::LastWholeNumber).then_some(CrawlDelay {
                    seconds,
                    line: other.line,
                    honoured: kept != Kept::Ignored,
                })
            });
        match kept {
            Kept::LastWholeNumber | Kept::LastNumber => delays.next_back(),
            Kept::LeftToCrawler | Kept::Ignored | Kept::KeptFromStar => delays.next(),
        }
    }
}

struct Ranked<'p> {
    rule: &'p Rule,
    matched: bool,
    octets: u32,
}

/// A crawl delay in seconds: decimal digits with an optional fraction, nothing
/// else, so that neither `1e300` nor `inf` nor `1,000` is one.
pub(crate) fn parse_seconds(value: &[u8]) -> Option<f64> {
    let text = std::str::from_utf8(value).ok()?;
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let digits = |part: &str| part.bytes().all(|octet| octet.is_ascii_digit());
    if (whole.is_empty() && fraction.is_empty()) || !digits(whole) || !digits(fraction) {
        return None;
    }
    text.parse().ok().filter(|seconds: &f64| seconds.is_finite())
}

/// The UTF-16 offsets of the given octet offsets of `text`, which must not
/// fall, and of its end. An offset inside a character is where it begins.
fn utf16_offsets(text: &[u8], starts: impl IntoIterator<Item = usize>) -> Vec<u32> {
    let mut units = Vec::with_capacity(text.len() + 1);
    // Where each octet's character begins, in units.
    let mut unit = 0;
    for chunk in text.utf8_chunks() {
        for c in chunk.valid().chars() {
            units.extend(std::iter::repeat_n(unit, c.len_utf8()));
            unit += c.len_utf16() as u32;
        }
        if !chunk.invalid().is_empty() {
            units.extend(std::iter::repeat_n(unit, chunk.invalid().len()));
            unit += 1;
        }
    }
    debug_assert_eq!(unit, utf16_len(text));
    units.push(unit);
    starts.into_iter().map(|start| units[start]).chain([unit]).collect()
}
