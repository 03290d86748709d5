//! Paths and which rule wins.

mod absolute_url_in_rule;
mod backslash_path;
mod collapsed_stars;
mod credential_in_path;
mod disallow_star;
mod dollar_not_final;
mod dot_segments_in_path;
mod double_slash_path;
mod empty_allow;
mod empty_disallow;
mod empty_disallow_beside_rules;
mod encoded_reserved;
mod google_index_html_quirk;
mod lowercase_percent_hex;
mod malformed_percent;
mod needless_percent_encoding;
mod non_ascii_path;
mod path_list_in_one_line;
mod path_without_slash;
mod pattern;
mod redundant_trailing_star;
mod regex_syntax;
mod sensitive_path_advertised;
mod space_in_path;
mod star_dollar_end;
mod unicode_normalisation;
mod uppercase_path;
mod wildcard_needed;

use crate::audit::Check;

/// Every check of the family, by code.
pub(super) static ALL: &[&Check] = &[
    &path_without_slash::CHECK,
    &absolute_url_in_rule::CHECK,
    &backslash_path::CHECK,
    &space_in_path::CHECK,
    &path_list_in_one_line::CHECK,
    &dollar_not_final::CHECK,
    &regex_syntax::CHECK,
    &redundant_trailing_star::CHECK,
    &collapsed_stars::CHECK,
    &star_dollar_end::CHECK,
    &disallow_star::CHECK,
    &empty_disallow_beside_rules::CHECK,
    &empty_disallow::CHECK,
    &empty_allow::CHECK,
    &double_slash_path::CHECK,
    &dot_segments_in_path::CHECK,
    &malformed_percent::CHECK,
    &lowercase_percent_hex::CHECK,
    &needless_percent_encoding::CHECK,
    &encoded_reserved::CHECK,
    &non_ascii_path::CHECK,
    &unicode_normalisation::CHECK,
    &uppercase_path::CHECK,
    &wildcard_needed::CHECK,
    &google_index_html_quirk::CHECK,
    &sensitive_path_advertised::CHECK,
    &credential_in_path::CHECK,
];

/// What the checks of a pattern as written look for: the stretch of a pattern
/// that shows the defect. Case is not among them: it is looked at in every pattern,
/// also in one that is to be mended.
static FINDERS: &[pattern::Find] = &[
    absolute_url_in_rule::find,
    backslash_path::find,
    space_in_path::find,
    path_list_in_one_line::find,
    dollar_not_final::find,
    regex_syntax::find,
    redundant_trailing_star::find,
    collapsed_stars::find,
    star_dollar_end::find,
    disallow_star::find,
    double_slash_path::find,
    dot_segments_in_path::find,
    malformed_percent::find,
    lowercase_percent_hex::find,
    needless_percent_encoding::find,
    encoded_reserved::find,
    non_ascii_path::find,
    unicode_normalisation::find,
    sensitive_path_advertised::find,
    credential_in_path::find,
];
