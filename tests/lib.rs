//! Helpers of the suites.

pub mod shared;
pub mod skips;
