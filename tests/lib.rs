//! Helpers of the suites.
