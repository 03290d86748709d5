//! What it means for crawlers how a robots.txt was served, or that it was not:
//! RFC 9309 §2.3.1 and what readers do where they differ from it.
//!
//! Nothing is fetched here. A person or a pasted response says what happened,
//! as an [`Outcome`]; [`report`] says what each reader makes of it, by which
//! rule, now and while an outage goes on.

mod address;
mod facts;
mod outcome;
mod readers;
mod report;
mod response;

pub use address::{Address, AddressNote};
pub use outcome::{Body, Copy, Failure, Given, GivenCopy, Impossible, Outcome, Reply};
pub use readers::{Force, How, Note, Policy, READERS, Reader, Rest, Rule};
pub use report::{Answer, BOUNDS, ReaderReport, Reads, Report, Segment, report};
pub use response::{BLOCKS_LIMIT, Block, Cut, HEADERS_LIMIT, Response, take_apart};
