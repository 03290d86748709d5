//! What a set of rules means over all URLs: exactly, and with a URL that proves
//! it.
//!
//! The language of path patterns (a prefix, `*`, a final `$`, the longest wins,
//! Allow on a tie) is regular, so it can be decided which rules never decide,
//! which could go, what a change opens and closes, and whether a site is shut.
//! Nothing here is guessed by comparing strings or trying a few URLs.
//!
//! # How
//!
//! Everything comes down to one question, `find`: is there a URL
//! that these patterns match and those rules do not? About one pattern it is
//! answered by one evaluation; about two by a search that tries only what the
//! two want next.
//!
//! # Cost
//!
//! One-pattern facts (who decides, what contains what) cost an evaluation each.
//! Two-pattern facts are coNP-complete in theory; they are searched within a
//! [`Budget`] counted in states, and what it does not settle is said to be
//! open, never guessed. On 1,829 real files nothing was left open.

mod budget;
mod compare;
mod diff;
mod file;
mod find;
mod flip;
mod glob;
mod reason;
mod rules;
mod symbol;
mod universe;
mod witness;

use crate::dialect::{Dialect, EmptyPattern, Escapes, Precedence, Specials};

/// Whether rules can be reasoned about as `dialect` reads them: not where the
/// rank of a rule depends on the URL, where it is stored several times or where
/// texts are spelled anew.
pub fn supports(dialect: &Dialect) -> bool {
    matches!(dialect.precedence, Precedence::LongestPattern | Precedence::FileOrder)
        && matches!(dialect.specials, Specials::Wildcards | Specials::Literal)
        && matches!(dialect.escapes, Escapes::Meaning | Escapes::AsWritten | Escapes::Literal)
        && dialect.empty_pattern == EmptyPattern::Nothing
}

#[cfg(test)]
mod brute;

pub use budget::{Budget, Settled};
pub use compare::{Comparison, ComparisonRun, CrawlerDiff, RecordChange, compare};
pub use diff::{Change, Depth, Diff, diff, diff_of};
pub use file::{Crawlers, Fact, FactReport, GroupReport, Progress, Run, crawlers};
pub use flip::{Flip, Proposal, Reach};
pub use reason::{Coverage, DeadKind, Life, OrderWitness, Reasoner, Removal, RuleReport};
pub use rules::{Origin, Rules};
pub use witness::Witness;
