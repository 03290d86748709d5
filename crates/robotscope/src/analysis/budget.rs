//! How much work a question may cost. Counted in states, never in time, so
//! that the same question has the same answer everywhere.

/// What may still be spent, and what was.
#[derive(Clone, Debug)]
pub struct Budget {
    /// States one search may open.
    pub per_search: u32,
    /// States that may be opened in all.
    pub total: u64,
    /// Second patterns that may be tried for one rule.
    pub partners: u32,
    /// States opened so far.
    pub spent: u64,
}

impl Default for Budget {
    /// What real files never need: the hardest search over 1,829 of them opened
    /// 430 states, the hardest file 65,046 in all.
    fn default() -> Self {
        Self { per_search: 2_000, total: 200_000, partners: 256, spent: 0 }
    }
}

impl Budget {
    /// Pays for a state, or for work like that of so many; `false` when nothing
    /// is left.
    pub(super) fn pay(&mut self, states: u64) -> bool {
        if self.is_spent() {
            return false;
        }
        self.spent += states;
        true
    }

    /// Whether nothing is left.
    pub(super) fn is_spent(&self) -> bool {
        self.spent >= self.total
    }
}

/// A fact, or how it was left open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Settled<T> {
    /// Proven.
    Known(T),
    /// The budget ran out before it was.
    Open,
}

impl<T> Settled<T> {
    /// The fact, if it is known.
    pub fn known(&self) -> Option<&T> {
        match self {
            Self::Known(fact) => Some(fact),
            Self::Open => None,
        }
    }
}
