//! The same question put to every reader: who decides otherwise than RFC 9309,
//! and what in its way of reading makes the difference.

use std::sync::Arc;

use crate::dialect::{DIALECTS, Dialect, RFC9309, SWITCHES, Switch};
use crate::policy::{Agent, Decision, Policy};
use crate::syntax::Document;

/// What one reader makes of a file, an agent and a URL.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The reader.
    pub dialect: &'static Dialect,
    /// Its decision.
    pub decision: Decision,
    /// The line of the rule that makes it, from 1; 0 for none.
    pub line: u32,
    /// Why it is another one than that of RFC 9309.
    pub cause: Cause,
}

/// What makes a reader decide otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// It does not.
    None,
    /// These switches, the fewest that do: with them RFC 9309 decides as the
    /// reader does.
    Switches(Vec<Difference>),
    /// More of them together than are looked for.
    Several,
}

/// A switch by which a reader differs from RFC 9309.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Its kebab-case name.
    pub switch: &'static str,
    /// Its kebab-case value.
    pub value: &'static str,
    /// The value of RFC 9309.
    pub reference: &'static str,
}

/// Switches that are tried together at most.
const TOGETHER: usize = 3;

/// Octets that are read for one reader's cause at most, every reading of the file
/// counting anew. Where they do not suffice the cause is [`Cause::Several`].
const READ: u64 = 16 * 1024 * 1024;

/// What every reader makes of `url` for `agent`, both as typed, in the order of
/// [`DIALECTS`].
///
/// The cause is found by flipping switches of RFC 9309 to the reader's values:
/// each alone, then two together, then three. Each try reads the file, at most
/// 16 MiB of it in all for a reader.
pub fn compare(document: &Arc<Document>, agent: &str, url: &str) -> Vec<Answer> {
    let question = Question { document, agent, url };
    let told: Vec<_> = DIALECTS.iter().map(|dialect| (*dialect, question.ask(dialect))).collect();
    // RFC 9309 is the first of them.
    let (_, (reference, _)) = told[0];
    let answers = told.into_iter().map(|(dialect, (decision, line))| {
        let cause =
            if decision == reference { Cause::None } else { question.cause(dialect, decision) };
        Answer { dialect, decision, line, cause }
    });
    answers.collect()
}

struct Question<'a> {
    document: &'a Arc<Document>,
    agent: &'a str,
    url: &'a str,
}

impl Question<'_> {
    fn ask(&self, dialect: &Dialect) -> (Decision, u32) {
        let policy = Policy::read(self.document, dialect);
        let choice = policy.choose(&Agent::read(self.agent, dialect));
        let ruling = policy.decide(&choice, &policy.target(self.url));
        (ruling.decision, ruling.rule.map_or(0, |rule| rule.line))
    }

    /// The fewest switches of `dialect` with which RFC 9309 decides so, the first
    /// of equals in the order in which a file goes through them.
    fn cause(&self, dialect: &Dialect, decision: Decision) -> Cause {
        let differing: Vec<&Switch> = SWITCHES
            .iter()
            .filter(|switch| (switch.value)(dialect) != (switch.value)(&RFC9309))
            .collect();
        let size = u64::from(self.document.source().len()).max(1);
        let mut tries = READ / size;
        for together in 1..=TOGETHER.min(differing.len()) {
            let mut chosen: Vec<usize> = (0..together).collect();
            loop {
                if tries == 0 {
                    return Cause::Several;
                }
                tries -= 1;
                let mut flipped = RFC9309;
                for index in &chosen {
                    (differing[*index].take)(&mut flipped, dialect);
                }
                if self.ask(&flipped).0 == decision {
                    let differences = chosen.iter().map(|index| Difference {
                        switch: differing[*index].name,
                        value: (differing[*index].value)(dialect),
                        reference: (differing[*index].value)(&RFC9309),
                    });
                    return Cause::Switches(differences.collect());
                }
                if !advance(&mut chosen, differing.len()) {
                    break;
                }
            }
        }
        Cause::Several
    }
}

/// The next choice of as many numbers below `all`, in order; `false` when that
/// was the last.
fn advance(chosen: &mut [usize], all: usize) -> bool {
    let count = chosen.len();
    let Some(at) = (0..count).rev().find(|at| chosen[*at] < all - (count - at)) else {
        return false;
    };
    chosen[at] += 1;
    for next in at + 1..count {
        chosen[next] = chosen[next - 1] + 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::Source;

    fn causes(file: &str, agent: &str, url: &str) -> Vec<(&'static str, Vec<&'static str>)> {
        let document = Arc::new(Document::new(Source::new(file.into()).expect("small")));
        compare(&document, agent, url)
            .into_iter()
            .filter_map(|answer| match answer.cause {
                Cause::None => None,
                Cause::Switches(all) => {
                    Some((answer.dialect.id, all.iter().map(|one| one.switch).collect()))
                }
                Cause::Several => Some((answer.dialect.id, vec!["several"])),
            })
            .collect()
    }

    #[test]
    fn one_switch() {
        // Disallow first, then an Allow that is longer.
        let file = "User-agent: *\nDisallow: /a\nAllow: /a/b\n";
        let found = causes(file, "acornbot", "/a/b");
        assert!(found.contains(&("python-legacy", vec!["precedence"])), "{found:?}");
        let file = "User-agent: acornbot\nCrawl-delay: 5\nUser-agent: birchbot\nDisallow: /\n";
        let found = causes(file, "acornbot", "/x");
        assert!(found.contains(&("python", vec!["header-end"])), "{found:?}");
        assert!(found.contains(&("protego", vec!["header-end"])), "{found:?}");
        let found = causes("User-agent: msnbot\nDisallow: /\n", "bingbot", "/x");
        assert_eq!(found, [("bing", vec!["fallback"])]);
    }

    #[test]
    fn switches_together() {
        // Neither the slip nor the missing colon alone keeps the line from being read.
        let found = causes("User-agent: *\nDisalow /x\n", "acornbot", "/x");
        for id in ["google", "google-library", "protego"] {
            assert!(found.contains(&(id, vec!["separator", "field-names"])), "{found:?}");
        }
    }

    #[test]
    fn every_choice_comes_once() {
        let mut chosen = vec![0, 1, 2];
        let mut count = 1;
        while advance(&mut chosen, 6) {
            assert!(chosen.is_sorted_by(|one, other| one < other), "{chosen:?}");
            count += 1;
        }
        assert_eq!((count, chosen), (20, vec![3, 4, 5]));
    }

    #[test]
    fn a_large_file_ends() {
        let file = format!("User-agent: *\n{}Disallow: /x y\n", "Disallow: /a\n".repeat(200_000));
        assert!(!causes(&file, "acornbot", "/x%20y").is_empty());
    }
}
