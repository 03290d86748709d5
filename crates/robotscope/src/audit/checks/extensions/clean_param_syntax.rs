use super::lines_of;
use crate::audit::prelude::*;

/// A `Clean-param` that Yandex cannot read.
pub(super) static CHECK: Check = Check {
    name: "clean-param-syntax",
    code: "R519",
    severity: Severity::Warning,
    family: Family::Extensions,
    concerns: &["yandex"],
    references: &[extension::YANDEX_CLEAN_PARAM],
    examples: &[
        Example::new(
            "User-agent: Yandex\nClean-param: utm_source,utm_medium /catalog/\nDisallow: /cart/\n",
            "User-agent: Yandex\nClean-param: utm_source&utm_medium /catalog/\nDisallow: /cart/\n",
        ),
        Example::new(
            "User-agent: Yandex\nClean-param: ?utm_source=\nDisallow: /cart/\n",
            "User-agent: Yandex\nClean-param: utm_source\nDisallow: /cart/\n",
        ),
        Example::new(
            "User-agent: Yandex\nClean-param: sid catalog/\nDisallow: /cart/\n",
            "User-agent: Yandex\nClean-param: sid&sort /*.html\nDisallow: /cart/\n",
        ),
        Example::new(
            "User-agent: Yandex\nClean-param:\nDisallow: /cart/\n",
            "User-agent: Yandex\nClean-param: from *\nDisallow: /cart/\n",
        ),
    ],
    run,
    ..Check::BASE
};

/// Characters of a rule that Yandex takes.
const LONGEST: u32 = 500;

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for line in lines_of(audit, "clean-param") {
        let value = line.record.value;
        let defect = if value.is_empty() {
            Some(("empty", line.record.field))
        } else if value.end - line.record.field.start > LONGEST {
            let beyond = line.record.field.start + LONGEST;
            Some(("long", Span::new(beyond, value.end)))
        } else {
            defect(audit.octets(value)).map(|(kind, start, end)| {
                (kind, Span::new(value.start + start as u32, value.start + end as u32))
            })
        };
        if let Some((kind, span)) = defect {
            findings.push(Finding::new(check, span).with("kind", kind));
        }
    }
}

/// What is wrong with parameters and an optional path, and where it stands.
fn defect(value: &[u8]) -> Option<(&'static str, usize, usize)> {
    let is_white = |octet: &u8| matches!(octet, b' ' | b'\t');
    let end = value.iter().position(is_white).unwrap_or(value.len());
    let parameters = &value[..end];
    let gap = value[end..].iter().take_while(|octet| is_white(octet)).count();
    let path = &value[end + gap..];
    let at = |wanted: &[u8]| parameters.iter().position(|octet| wanted.contains(octet));
    if let Some(at) = at(b",;") {
        return Some(("separator", at, at + 1));
    }
    if let Some(at) = at(b"?=/") {
        return Some(("not-a-name", at, at + 1));
    }
    let mut start = 0;
    for name in parameters.split(|octet| *octet == b'&') {
        if name.is_empty() {
            // The `&` beside it.
            let beside = start.min(end - 1);
            return Some(("separator", beside, beside + 1));
        }
        start += name.len() + 1;
    }
    if let Some(white) = path.iter().position(is_white) {
        return Some(("words", end + gap + white, value.len()));
    }
    let is_path = path.is_empty() || path.starts_with(b"/") || path.starts_with(b"*");
    (!is_path).then_some(("path", end + gap, value.len()))
}
