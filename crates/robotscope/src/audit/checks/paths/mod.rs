//! Paths and which rule wins.

mod empty_disallow;
mod path_without_slash;

use crate::audit::Check;

/// Every check of the family, by code.
pub(super) static ALL: &[&Check] = &[&path_without_slash::CHECK, &empty_disallow::CHECK];
