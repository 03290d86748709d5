//! What a person wants of the checks: how much they matter, or not at all.

use std::collections::BTreeMap;

use super::{Check, Severity, checks};
use crate::edit;

/// How much checks matter where that is not as the catalogue has it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    // By name; `None` for a check that is off.
    levels: BTreeMap<&'static str, Option<Severity>>,
}

/// Letters of an unknown name that are compared.
const LONGEST: usize = 100;

/// A name that no check has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownCheck {
    /// The name.
    pub name: String,
    /// The check whose name is nearest.
    pub nearest: &'static str,
}

impl Settings {
    /// Sets how much a check matters; `None` switches it off.
    ///
    /// # Errors
    ///
    /// When no check has that name.
    pub fn set(&mut self, name: &str, level: Option<Severity>) -> Result<(), UnknownCheck> {
        if let Some(check) = checks().iter().find(|check| check.name == name) {
            self.levels.insert(check.name, level);
            return Ok(());
        }
        let typed: Vec<char> = name.chars().take(LONGEST).collect();
        let distance = |known: &str| edit::distance(&typed, known.as_bytes(), 1, LONGEST);
        let names = checks().iter().map(|check| check.name);
        let nearest = names.min_by_key(|known| distance(known)).unwrap_or_default();
        Err(UnknownCheck { name: name.to_owned(), nearest })
    }

    /// How much findings of `check` matter that it gives `severity`; `None` when
    /// it is off.
    pub(super) fn level(&self, check: &Check, severity: Severity) -> Option<Severity> {
        self.levels.get(check.name).copied().unwrap_or(Some(severity))
    }
}
