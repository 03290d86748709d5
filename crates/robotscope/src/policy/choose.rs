//! Which groups bind an agent.

use std::collections::{BTreeMap, BTreeSet};

use super::agent::{Agent, Name};
use super::decide::{Choice, is_part};
use super::{Group, Policy};
use crate::crawlers::{Answer, named};
use crate::dialect::{Fallback, GroupChoice, StarReach};

/// Google's crawlers of which it documents that `*` does not bind them.
const UNBOUND_OF_GOOGLE: &[&str] =
    &["AdsBot-Google", "AdsBot-Google-Mobile", "APIs-Google", "Mediapartners-Google"];

impl Policy {
    /// The groups that bind `agent` (C-02). Linear in the file's agent lines at
    /// most, times the typed text for readers that look for names in it.
    pub fn choose(&self, agent: &Agent) -> Choice {
        match self.dialect.group {
            GroupChoice::Equal => self.choose_equal(agent),
            GroupChoice::Substring => self.choose_substring(&agent.text),
            GroupChoice::FirstInName => self.choose_first_in_name(&agent.text),
            GroupChoice::EqualOrInName => self.choose_equal_or_in_name(&agent.text),
            GroupChoice::LongestAtWordStart => self.choose_longest(&agent.text),
        }
    }

    fn choose_equal(&self, agent: &Agent) -> Choice {
        for candidate in &agent.candidates {
            let fallbacks = self.fallbacks(candidate);
            for name in std::iter::once(candidate.as_str()).chain(fallbacks.iter().copied()) {
                let groups = self.groups_named(name);
                if !groups.is_empty() {
                    return Choice::named(groups.to_vec(), name);
                }
            }
        }
        if agent.candidates.iter().any(|candidate| self.is_unbound(candidate)) {
            let star_ignored = !self.star.is_empty();
            return Choice { groups: Vec::new(), star: false, chosen: None, star_ignored };
        }
        self.choose_star()
    }

    /// The names looked for after `candidate`, as its operator documents them.
    fn fallbacks(&self, candidate: &str) -> &'static [&'static str] {
        let operator = match self.dialect.fallback {
            Fallback::None => None,
            Fallback::OfBing => Some("Microsoft"),
            Fallback::OfYandex => Some("Yandex"),
        };
        let Some(operator) = operator else { return &[] };
        let known = named(candidate).filter(|known| known.crawler.operator == operator);
        known.map_or(&[], |known| known.crawler.fallback)
    }

    /// Whether `*` does not bind the crawler of that name.
    fn is_unbound(&self, candidate: &str) -> bool {
        match self.dialect.star {
            StarReach::Everyone => false,
            StarReach::NotSomeOfGoogle => {
                UNBOUND_OF_GOOGLE.iter().any(|name| candidate.eq_ignore_ascii_case(name))
            }
            StarReach::NotSomeOfYandex => named(candidate).is_some_and(|known| {
                known.crawler.operator == "Yandex" && known.crawler.obeys_star == Answer::No
            }),
        }
    }

    /// Every group with a value, taken whole and not empty, that is part of
    /// the typed text (C-07).
    pub(super) fn choose_substring(&self, text: &str) -> Choice {
        let lower = text.to_ascii_lowercase();
        let groups: Vec<u32> = self
            .groups
            .iter()
            .enumerate()
            .filter(|(_, group)| {
                group.agents.iter().any(|line| {
                    line.name != Name::Star && is_part(self.slice(line.value), lower.as_bytes())
                })
            })
            .map(|(index, _)| index as u32)
            .collect();
        if groups.is_empty() { self.choose_star() } else { Choice::named(groups, text) }
    }

    /// The first group with a value that is part of the name; a group that names
    /// `*` is nothing else. An empty value is part of every name.
    fn choose_first_in_name(&self, text: &str) -> Choice {
        let name = before_slash(text);
        for (index, group) in self.groups.iter().enumerate() {
            if group.agents.iter().any(|line| line.name == Name::Star) {
                continue;
            }
            if let Some(word) = part_of(group, name.as_bytes()) {
                return Choice::named(vec![index as u32], &String::from_utf8_lossy(word));
            }
        }
        let mut choice = self.choose_star();
        choice.groups.truncate(1);
        choice
    }

    /// The groups that name the whole text; else those of the first name whose
    /// groups all list a value that is part of the name before the slash.
    fn choose_equal_or_in_name(&self, text: &str) -> Choice {
        let lower = text.to_lowercase();
        if lower == "*" {
            return self.choose_star();
        }
        if let Some(groups) = self.by_name.get(lower.as_bytes()) {
            return Choice::named(groups.clone(), text);
        }
        let name = before_slash(text);
        // Names of the same groups have the same answer.
        let mut asked: BTreeMap<&[u32], bool> = BTreeMap::new();
        let mut seen: BTreeSet<&Name> = BTreeSet::new();
        for line in self.groups.iter().flat_map(|group| &group.agents) {
            if !seen.insert(&line.name) {
                continue;
            }
            let (groups, chosen) = match &line.name {
                Name::Star => (self.star.as_slice(), None),
                Name::Word(word) => (self.by_name[word].as_slice(), Some(&**word)),
            };
            if *asked.entry(groups).or_insert_with(|| self.is_listed(groups, name.as_bytes())) {
                let chosen = chosen.map(|word| String::from_utf8_lossy(word).into_owned());
                let star = chosen.is_none();
                return Choice { groups: groups.to_vec(), star, chosen, star_ignored: false };
            }
        }
        self.choose_star()
    }

    /// Whether one value is listed in all of `groups`, as written, and part of
    /// `name`.
    fn is_listed(&self, groups: &[u32], name: &[u8]) -> bool {
        let Some((first, others)) = groups.split_first() else { return false };
        let values = |index: u32| {
            let agents = &self.groups[index as usize].agents;
            agents.iter().filter(|line| line.name != Name::Star)
        };
        let mut listed: BTreeMap<&[u8], &Name> =
            values(*first).map(|line| (self.slice(line.value), &line.name)).collect();
        for other in others {
            let here: BTreeSet<&[u8]> = values(*other).map(|line| self.slice(line.value)).collect();
            listed.retain(|value, _| here.contains(value));
        }
        listed.values().any(|listed| match listed {
            Name::Word(word) => memchr::memmem::find(name, word).is_some(),
            Name::Star => false,
        })
    }

    /// The groups of the longest value that begins a word of the text; `*` counts
    /// one character.
    fn choose_longest(&self, text: &str) -> Choice {
        let text = text.trim().to_lowercase();
        let mut best: Option<(usize, Name)> = None;
        let mut seen: BTreeSet<Name> = BTreeSet::new();
        for line in self.groups.iter().flat_map(|group| &group.agents) {
            let also = line.name.without_stars(self.dialect.name);
            for name in std::iter::once(&line.name).chain(&also) {
                if !seen.insert(name.clone()) {
                    continue;
                }
                let score = match name {
                    Name::Star => 1,
                    Name::Word(word) => score(word, &text),
                };
                if score > best.as_ref().map_or(0, |(score, _)| *score) {
                    best = Some((score, name.clone()));
                }
            }
        }
        match best {
            Some((_, Name::Word(word))) => {
                Choice::named(self.by_name[&word].clone(), &String::from_utf8_lossy(&word))
            }
            Some((_, Name::Star)) => self.choose_star(),
            None => Choice { groups: Vec::new(), star: false, chosen: None, star_ignored: false },
        }
    }

    fn choose_star(&self) -> Choice {
        Choice {
            groups: self.star.clone(),
            star: !self.star.is_empty(),
            chosen: None,
            star_ignored: false,
        }
    }
}

impl Choice {
    fn named(groups: Vec<u32>, name: &str) -> Self {
        Self { groups, star: false, chosen: Some(name.to_owned()), star_ignored: false }
    }
}

/// The name that some readers take from the typed text.
fn before_slash(text: &str) -> String {
    text.split('/').next().unwrap_or_default().to_lowercase()
}

/// The first name of `group` that is part of `text`.
fn part_of<'g>(group: &'g Group, text: &[u8]) -> Option<&'g [u8]> {
    group.agents.iter().find_map(|line| match &line.name {
        Name::Word(word) => memchr::memmem::find(text, word).map(|_| &**word),
        Name::Star => None,
    })
}

/// How many characters `word` has, where it stands in `text` behind no letter,
/// digit, `-` or `_`; else 0.
fn score(word: &[u8], text: &str) -> usize {
    let Ok(word) = std::str::from_utf8(word) else { return 0 };
    let begins_word = |at: usize| {
        let before = text[..at].chars().next_back();
        before.is_none_or(|c| !c.is_alphanumeric() && !matches!(c, '-' | '_'))
    };
    let mut places = text.char_indices().map(|(at, _)| at);
    let found = places.any(|at| text[at..].starts_with(word) && begins_word(at));
    if found { word.chars().count() } else { 0 }
}
