//! Engine of Robotscope.
