//! Suites.
fn main() {}
