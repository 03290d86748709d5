//! What the rules mean over all URLs: these checks ask the analysis, not the
//! text.

mod blocks_whole_site;
mod named_group_drops_star_rules;

use crate::audit::Check;

/// Every check that asks the analysis, by code.
pub(super) static ALL: &[&Check] =
    &[&named_group_drops_star_rules::CHECK, &blocks_whole_site::CHECK];
