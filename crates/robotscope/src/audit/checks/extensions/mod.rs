//! Sitemaps and extension records.

mod sitemap_relative;

use crate::audit::Check;

/// Every check of the family, by code.
pub(super) static ALL: &[&Check] = &[&sitemap_relative::CHECK];
