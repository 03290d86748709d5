//! Engine of Robotscope.
pub mod audit;
pub mod dialect;
pub mod field;
pub mod policy;
pub mod selftest;
pub mod source;
pub mod syntax;
pub mod vectors;
