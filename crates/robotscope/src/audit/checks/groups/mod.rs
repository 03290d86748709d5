//! Groups and agents.

mod rule_before_user_agent;

use crate::audit::Check;

/// Every check of the family, by code.
pub(super) static ALL: &[&Check] = &[&rule_before_user_agent::CHECK];
