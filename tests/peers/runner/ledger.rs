//! The differences that are known and stay, each with its reason: `tests/peers/ledger.toml`.

use std::collections::BTreeSet;

use toml_span::de_helpers::TableHelper;
use toml_span::{DeserError, Deserialize, Value};

/// One way in which a peer differs from the dialect that claims to read as it does.
#[derive(Debug)]
pub(crate) struct Difference {
    /// The peer.
    pub(crate) peer: String,
    /// Why it does, in words.
    pub(crate) reason: String,
    /// What the peer raises, by its beginning: such a case has no verdict to compare.
    pub(crate) raises: Option<String>,
    /// The cases, where it gives the other verdict.
    pub(crate) cases: BTreeSet<String>,
}

impl<'de> Deserialize<'de> for Difference {
    fn deserialize(value: &mut Value<'de>) -> Result<Self, DeserError> {
        let mut table = TableHelper::new(value)?;
        let peer = table.required("peer");
        let reason = table.required("reason");
        let raises = table.optional("raises");
        let cases: Vec<String> = table.optional("cases").unwrap_or_default();
        table.finalize(None)?;
        Ok(Self { peer: peer?, reason: reason?, raises, cases: cases.into_iter().collect() })
    }
}

/// Reads the ledger.
///
/// # Panics
///
/// When it is no TOML of this form, or a case stands in it twice.
pub(crate) fn read(text: &str) -> Vec<Difference> {
    let read = || {
        let mut value = toml_span::parse(text)?;
        let mut table = TableHelper::new(&mut value)?;
        let all = table.optional("difference").unwrap_or_default();
        table.finalize(None)?;
        Ok::<Vec<Difference>, DeserError>(all)
    };
    let ledger = read().unwrap_or_else(|error| panic!("ledger.toml: {error:?}"));
    let mut seen = BTreeSet::new();
    for entry in &ledger {
        assert!(
            !entry.reason.is_empty() && entry.raises.is_none() != entry.cases.is_empty(),
            "ledger.toml: {entry:?} wants a reason, and either `raises` or `cases`"
        );
        for case in &entry.cases {
            assert!(seen.insert((&entry.peer, case)), "ledger.toml: {case} stands there twice");
        }
    }
    ledger
}
