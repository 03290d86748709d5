//! The suites that look at the engine as a whole, in one binary.

mod analysis;
mod audit;
mod corpus;
mod crawlers;
mod fetch;
mod large;
mod observed;
mod preferences;
mod properties;
mod published;
mod vectors;

use std::sync::Arc;

use robotscope::dialect::Dialect;
use robotscope::policy::Policy;
use robotscope::source::Source;
use robotscope::syntax::Document;

/// A file of ours, read into lines.
fn document(bytes: impl Into<Vec<u8>>) -> Arc<Document> {
    Arc::new(Document::new(Source::new(bytes.into()).expect("below 4 GiB")))
}

/// What `dialect` makes of it.
fn policy(bytes: impl Into<Vec<u8>>, dialect: &'static Dialect) -> Policy {
    Policy::read(&document(bytes), dialect)
}
