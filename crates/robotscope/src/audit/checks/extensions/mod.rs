//! Sitemaps and extension records.

mod address;
mod clean_param_outside_yandex;
mod clean_param_syntax;
mod content_signal_conflict;
mod content_signal_outside_group;
mod content_signal_syntax;
mod content_signal_vs_disallow;
mod content_usage_conflict;
mod content_usage_on_blocked_path;
mod content_usage_syntax;
mod content_usage_unknown_label;
mod crawl_delay_duplicate;
mod crawl_delay_inherited_bing;
mod crawl_delay_not_number;
mod crawl_delay_outside_group;
mod crawl_delay_too_high;
mod crawl_delay_unsupported;
mod empty_sitemap;
mod host_obsolete;
mod lighthouse_would_fail;
mod llms_txt_mention;
mod meta_value_as_directive;
mod noindex_directive;
mod pool;
mod proposed_ai_directive;
mod request_rate_syntax;
mod rsl_license_url;
mod signal_and_usage_disagree;
mod sitemap_bad_scheme;
mod sitemap_duplicate;
mod sitemap_fragment_or_space;
mod sitemap_http_on_https;
mod sitemap_missing;
mod sitemap_other_host;
mod sitemap_relative;
mod visit_time_legacy;

use crate::audit::prelude::*;
use crate::field::{Extension, Standing};
use crate::policy::{Group, Name};

/// Every check of the family, by code.
pub(super) static ALL: &[&Check] = &[
    &sitemap_relative::CHECK,
    &empty_sitemap::CHECK,
    &sitemap_bad_scheme::CHECK,
    &sitemap_fragment_or_space::CHECK,
    &sitemap_duplicate::CHECK,
    &sitemap_http_on_https::CHECK,
    &sitemap_other_host::CHECK,
    &sitemap_missing::CHECK,
    &crawl_delay_unsupported::CHECK,
    &crawl_delay_not_number::CHECK,
    &crawl_delay_too_high::CHECK,
    &crawl_delay_duplicate::CHECK,
    &crawl_delay_outside_group::CHECK,
    &crawl_delay_inherited_bing::CHECK,
    &request_rate_syntax::CHECK,
    &visit_time_legacy::CHECK,
    &host_obsolete::CHECK,
    &clean_param_syntax::CHECK,
    &clean_param_outside_yandex::CHECK,
    &noindex_directive::CHECK,
    &meta_value_as_directive::CHECK,
    &content_signal_syntax::CHECK,
    &content_signal_conflict::CHECK,
    &content_signal_vs_disallow::CHECK,
    &content_signal_outside_group::CHECK,
    &content_usage_syntax::CHECK,
    &content_usage_conflict::CHECK,
    &content_usage_on_blocked_path::CHECK,
    &content_usage_unknown_label::CHECK,
    &signal_and_usage_disagree::CHECK,
    &rsl_license_url::CHECK,
    &proposed_ai_directive::CHECK,
    &lighthouse_would_fail::CHECK,
    &llms_txt_mention::CHECK,
];

/// The lines that hold an extension record, each with what is known of it.
fn extensions<'a>(
    audit: &'a Audit<'_>,
) -> impl Iterator<Item = (&'a RecordLine, &'static Extension)> {
    audit.records().iter().filter_map(|line| match line.field {
        Field::Extension(extension) => Some((line, extension)),
        _ => None,
    })
}

/// The lines of the extension field `name`.
fn lines_of<'a>(
    audit: &'a Audit<'_>,
    name: &'static str,
) -> impl Iterator<Item = &'a RecordLine> + Clone {
    audit
        .records()
        .iter()
        .filter(move |line| matches!(line.field, Field::Extension(known) if known.name == name))
}

/// The lines of extension fields that stand so with readers.
fn lines_standing<'a>(
    audit: &'a Audit<'_>,
    standing: Standing,
) -> impl Iterator<Item = &'a RecordLine> {
    let lines = extensions(audit).filter(move |(_, extension)| extension.standing == standing);
    lines.map(|(line, _)| line)
}

/// The group that is open at a line, given by its index; none before the first.
fn group_at<'a>(audit: &Audit<'a>, index: usize) -> Option<&'a Group> {
    let groups = audit.policy.groups();
    let begun = groups.partition_point(|group| group.first_line as usize <= index + 1);
    begun.checked_sub(1).map(|last| &groups[last])
}

/// Whether the group has a line for a crawler of one of these names, which are
/// in lower case.
fn names(group: &Group, wanted: &[&str]) -> bool {
    group.agents.iter().any(|line| match &line.name {
        Name::Word(word) => wanted.iter().any(|name| word.eq_ignore_ascii_case(name.as_bytes())),
        Name::Star => false,
    })
}

/// Whether `*` is among the group's agents.
fn is_star(group: &Group) -> bool {
    group.agents.iter().any(|line| line.name == Name::Star)
}

/// Whether a line can go and leave groups that look as they are: readers that
/// end a run of `User-agent` lines at any record would, without this one, join
/// what they kept apart.
fn can_go(audit: &Audit<'_>, index: usize) -> bool {
    match group_at(audit, index) {
        None => !audit.policy.groups().is_empty(),
        Some(group) => {
            let header_end = group.agents.last().map_or(0, |agent| agent.line as usize);
            index >= header_end && !group.rules.is_empty()
        }
    }
}

/// Takes the line out where it can go.
fn taken_out(audit: &Audit<'_>, index: usize) -> Option<Fix> {
    can_go(audit, index).then(|| Fix::delete(Safety::Safe, audit.whole_line(index)))
}

/// Makes a comment of the line where it can go.
fn commented_out(audit: &Audit<'_>, line: &RecordLine) -> Option<Fix> {
    can_go(audit, line.index).then(|| Fix::insert(Safety::Safe, line.record.field.start, "# "))
}

/// Characters of the file that a message quotes.
const QUOTED: usize = 200;

/// The text of a span for a message; a long one is cut and says so.
fn cut(audit: &Audit<'_>, span: Span) -> String {
    // No character has more than four octets: enough to know what is shown.
    let end = span.end.min(span.start + 4 * QUOTED as u32 + 4);
    cut_text(audit.text(Span::new(span.start, end)))
}

fn cut_text(text: String) -> String {
    match text.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

/// The octets of a value with a fix made within it.
fn edited(audit: &Audit<'_>, value: Span, fix: &Fix) -> Option<Vec<u8>> {
    let within = |at: u32| at.checked_sub(value.start);
    let edits: Option<Vec<Edit>> = fix
        .edits
        .iter()
        .map(|edit| {
            let span = Span::new(within(edit.span.start)?, within(edit.span.end)?);
            Some(Edit { span, text: edit.text.clone() })
        })
        .collect();
    crate::audit::apply(audit.octets(value), &edits?).ok()
}

/// A line that stands before all groups moved below the agents of the first,
/// where that is for everyone.
fn moved_into_first_group(audit: &Audit<'_>, index: usize) -> Option<Fix> {
    let group = audit.policy.groups().first()?;
    let last_agent = group.agents.last()?.line as usize - 1;
    if !is_star(group) || group.agents.len() > 1 || group.rules.is_empty() {
        return None;
    }
    let line = audit.whole_line(index);
    // It says to crawlers what no line said to them before.
    let mut fix = Fix::delete(Safety::ChangesVerdicts, line);
    let place = Span::at(audit.whole_line(last_agent).end);
    fix.edits.push(Edit { span: place, text: audit.octets(line).to_vec() });
    Some(fix)
}
