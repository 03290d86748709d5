//! Reads robots.txt the way crawlers do, and shows its work.
//!
//! # What it does
//!
//! - [`Document`](syntax::Document): a file cut into lines and tokens. Every
//!   octet belongs to one; the tokens of a file give the file back.
//! - [`Policy`](policy::Policy): what the file means to one reader: groups,
//!   rules, sitemaps, other records, lines ignored and why.
//! - [`Policy::test`](policy::Policy::test): whether an agent may fetch a URL,
//!   with the whole way to the answer; [`RuleSet`](policy::RuleSet) for many URLs.
//! - [`analysis`]: what the rules mean over all URLs, proven, with a URL as the
//!   proof: rules that never decide, what a change opens and closes.
//! - [`audit`](audit::audit()): what does not work, or works other than it looks,
//!   at its exact place, with a fix where one is mechanical.
//! - [`crawlers`]: who the names in a file are, whom a misspelt one means, whose a
//!   header is, and what a file says to every crawler at work.
//! - [`preferences`](preferences::preferences()): what the file says may be done
//!   with what was fetched: `Content-Usage`, `Content-Signal`, `License`.
//! - [`fetch`]: what it means for crawlers how the file was served, or was not.
//! - [`Dialect`](dialect::Dialect): a reader's way of reading, as a row of
//!   documented switches. The default is RFC 9309.
//! - [`readers`]: the same question put to every dialect, with what makes the
//!   difference.
//! - [`selftest`]: the conformance cases, run wherever the engine runs.
//!
//! ```
//! use std::sync::Arc;
//! use robotscope::dialect::RFC9309;
//! use robotscope::policy::{Agent, Decision, Policy};
//! use robotscope::source::Source;
//! use robotscope::syntax::Document;
//!
//! let file = b"User-agent: *\nDisallow: /attic/\nAllow: /attic/key\n";
//! let document = Arc::new(Document::new(Source::new(file.to_vec())?));
//! let policy = Policy::read(&document, &RFC9309);
//! let agent = Agent::read("ExampleBot/2.0", &RFC9309);
//!
//! let verdict = policy.test(&agent, "https://example.com/attic/box", None);
//! assert_eq!(verdict.decision, Decision::Disallow);
//! assert_eq!(verdict.rule.map(|rule| rule.line), Some(2));
//! # Ok::<(), robotscope::source::TooLarge>(())
//! ```
//!
//! # The contract
//!
//! - Reading cannot fail: any octets are a file, any text is an agent or a URL
//!   (RFC 9309 §2.3.1.5). What could not be used is listed, never dropped.
//! - No I/O, no clock, no randomness: the same input gives the same output.
//! - Spans are octets inside; lines count from 1; columns are UTF-16 units of
//!   the line as a WHATWG decoder shows it.
//! - No text for people: codes and the values their sentences need.
//!
//! # Input safety
//!
//! Files, agents and URLs may be hostile. Reading a file is linear in it (with
//! a logarithm for the number of crawlers named); comparing a pattern with a
//! path is linear in pattern × path, whatever the pattern. There is no
//! recursion on input and no regular expression. What the analysis cannot
//! settle within its budget, counted in states, it says is open.

pub mod analysis;
pub mod audit;
pub mod crawlers;
pub mod dialect;
mod edit;
pub mod fetch;
pub mod field;
pub mod policy;
pub mod preferences;
pub mod readers;
pub mod selftest;
pub mod source;
pub mod syntax;
pub mod vectors;
