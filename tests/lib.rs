//! Helpers of the suites.

pub mod skips;
