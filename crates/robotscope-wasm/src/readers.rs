//! The same question put to every reader, as it crosses the boundary.

use robotscope::readers::{self as engine, Cause};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::types::outputs;
use crate::{Answer, all, file};

outputs! {
    /// What every reader makes of one URL.
    pub struct Comparison {
        /// The URL as typed.
        url: String,
        /// The answers, in the order of the dialects.
        readers: Vec<ReaderAnswer>,
    }

    /// What one reader makes of it.
    pub struct ReaderAnswer {
        /// The reader.
        #[tsify(type = "Dialect")]
        dialect: &'static str,
        /// Its decision.
        #[tsify(type = "\"allow\" | \"disallow\"")]
        decision: &'static str,
        /// The line of the rule that makes it, from 1.
        line: Option<u32>,
        /// Whether it decides otherwise than RFC 9309.
        differs: bool,
        /// The fewest switches that make the difference; empty where it does not differ, and where more of
        /// them together do than are looked for.
        causes: Vec<ReaderCause>,
        /// How we know what the reader does.
        #[tsify(type = "DialectInfo[\"howWeKnow\"]")]
        how_we_know: &'static str,
    }

    /// A switch by which a reader differs from RFC 9309.
    pub struct ReaderCause {
        /// Its name.
        switch: &'static str,
        /// The reader's value.
        value: &'static str,
        /// That of RFC 9309.
        reference: &'static str,
    }
}

/// What every dialect makes of each URL for an agent, both as typed, and, where
/// that is not what RFC 9309 makes of it, what in its way of reading is the cause:
/// the fewest switches, three at most, found by flipping them. Reads the file some
/// dozens of times for each URL.
///
/// # Errors
///
/// A file over 4 GiB.
#[wasm_bindgen(js_name = compareDialects)]
pub fn compare_dialects(
    file: &[u8],
    agent: &str,
    urls: Vec<String>,
) -> Answer<Vec<Ts<Comparison>>> {
    let policy = file::policy(file, &robotscope::dialect::RFC9309)?;
    all(urls.into_iter().map(|url| {
        let answers = engine::compare(policy.document(), agent, &url);
        let readers = answers.into_iter().map(|answer| ReaderAnswer {
            dialect: answer.dialect.id,
            decision: answer.decision.code(),
            line: (answer.line > 0).then_some(answer.line),
            differs: answer.cause != Cause::None,
            causes: match answer.cause {
                Cause::None | Cause::Several => Vec::new(),
                Cause::Switches(all) => all
                    .into_iter()
                    .map(|one| ReaderCause {
                        switch: one.switch,
                        value: one.value,
                        reference: one.reference,
                    })
                    .collect(),
            },
            how_we_know: answer.dialect.how_we_know.code(),
        });
        Comparison { url, readers: readers.collect() }
    }))
}
