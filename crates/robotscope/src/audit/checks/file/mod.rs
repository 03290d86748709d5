//! The bytes of the file.

mod file_over_500kib;
mod html_instead_of_text;

use crate::audit::Check;

/// Every check of the family, by code.
pub(super) static ALL: &[&Check] = &[&html_instead_of_text::CHECK, &file_over_500kib::CHECK];
