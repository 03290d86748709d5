use super::pool::{is_alone, members};
use crate::audit::prelude::*;
use crate::preferences::dictionary::ItemKind;
use crate::preferences::{ContentUsage, LABELS, Line, Stated, Value};
use crate::source::Source;

/// A `Content-Usage` line that does not say what it seems to.
pub(super) static CHECK: Check = Check {
    name: "content-usage-syntax",
    code: "R528",
    severity: Severity::Warning,
    family: Family::Extensions,
    references: &[extension::AIPREF_ATTACH, extension::STRUCTURED_FIELDS],
    examples: &[
        Example::new(
            "User-agent: *\nContent-Usage: train-ai=no\nAllow: /\n",
            "User-agent: *\nContent-Usage: train-ai=n\nAllow: /\n",
        ),
        Example::new(
            "User-agent: *\nContent-Usage: Train-AI=n\nAllow: /\n",
            "User-agent: *\nContent-Usage: /docs/\ttrain-ai=y, search=y\nAllow: /\n",
        ),
        Example::new(
            "User-agent: *\nContent-Usage: train-ai=n; search=y\nAllow: /\n",
            "User-agent: *\nContent-Usage: train-ai=n;note=\"see terms\", search=y\nAllow: /\n",
        ),
        Example::new(
            "User-agent: *\nContent-Usage: train-ai=n,\nAllow: /\n",
            "User-agent: *\nContent-Usage: train-ai=n , search=n\nAllow: /\n",
        ),
        Example::new(
            "User-agent: *\nContent-Usage: train-ai = n\nAllow: /\n",
            "User-agent: *\nContent-Usage: train-ai=n\nAllow: /\n",
        ),
        Example::new(
            "User-agent: *\nContent-Usage: *.pdf train-ai=n\nAllow: /\n",
            "User-agent: *\nContent-Usage: /*.pdf train-ai=n\nAllow: /\n",
        ),
        Example::new(
            "User-agent: *\nContent-Usage: /open/\nAllow: /\n",
            "User-agent: *\nContent-Usage: /my%20files/ train-ai=n\nAllow: /\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let lines = audit.preference_lines();
    let is_alone = is_alone(lines);
    for line in lines {
        let Value::Usage(usage) = &line.value else { continue };
        for (kind, span) in defects(audit, line, usage) {
            let fix = is_alone.then(|| mended(audit, line, kind, span)).flatten();
            // What is missing stands nowhere.
            let shown = if span.is_empty() { line.record.value } else { span };
            let shown = if shown.is_empty() { line.record.key } else { shown };
            let whole = Span::new(line.record.key.start, line.record.value.end.max(shown.end));
            findings.push(
                Finding::new(check, shown)
                    .with("kind", kind)
                    .with("text", super::cut(audit, whole))
                    .fix(fix),
            );
        }
    }
}

/// What is wrong, and where.
fn defects(audit: &Audit<'_>, line: &Line<'_>, usage: &ContentUsage) -> Vec<(&'static str, Span)> {
    if line.record.value.is_empty() {
        return vec![("empty", line.record.value)];
    }
    if usage.statement.is_empty() {
        return vec![("no-statement", line.record.value)];
    }
    let statement = audit.octets(usage.statement);
    let first = statement.split(|octet| matches!(octet, b' ' | b'\t')).next().unwrap_or_default();
    let parsed = match &usage.members {
        Ok(parsed) => parsed,
        // A path that is not read as one explains more than what comes of it.
        Err(_) if usage.path.is_none() && (first[0] == b'*' || first.contains(&b'/')) => {
            let end = usage.statement.start + first.len() as u32;
            return vec![("path", Span::new(usage.statement.start, end))];
        }
        Err(_) if usage.path.is_some() && first.contains(&b'/') => {
            let path = usage.path.map_or(usage.statement.start, |path| path.end);
            return vec![("space-in-path", Span::new(path, usage.statement.start))];
        }
        Err(failure) => return vec![(failure.why.code(), failure.span)],
    };
    let source = audit.document.source();
    let mut found = Vec::new();
    for label in LABELS {
        if usage.stated(source, label) == Some(Stated::NotUnderstood) {
            let last = members(audit, usage).filter(|(term, ..)| term.name == label.name).last();
            found.extend(last.map(|(.., span)| ("value", span)));
        }
        let parameters = parsed.iter().flat_map(|member| &member.parameters);
        let is_label = |key: Span| audit.octets(key) == label.name.as_bytes();
        found.extend(
            parameters
                .filter(|parameter| is_label(parameter.key))
                .map(|parameter| ("parameter", parameter.key)),
        );
    }
    found.sort_by_key(|(_, span)| *span);
    found
}

/// What is plainly meant, where the line is in order afterwards and contradicts
/// nothing.
fn mended(audit: &Audit<'_>, line: &Line<'_>, kind: &str, span: Span) -> Option<Fix> {
    let value = line.record.value;
    let before = Span::new(value.start, span.start);
    let from = Span::new(span.start, value.end);
    let last = |octet: u8, within: Span| {
        let at = memchr::memrchr(octet, audit.octets(within))?;
        Some(Span::new(within.start + at as u32, within.start + at as u32 + 1))
    };
    let (span, text) = match kind {
        "trailing-comma" => {
            let comma = last(b',', value)?;
            (Span::new(comma.start, value.end), String::new())
        }
        "space-for-comma" => (span, ", ".to_owned()),
        "capital" => {
            let key = audit.octets(from).iter().take_while(|octet| is_key(**octet)).count();
            let key = Span::new(span.start, span.start + key as u32);
            (key, audit.text(key).to_ascii_lowercase())
        }
        "space-round-equals" => (round_equals(audit, value, span)?, "=".to_owned()),
        "value" => {
            let text = audit.text(span);
            let (key, written) = text.split_once('=')?;
            let meant = match written.to_ascii_lowercase().trim_matches('"') {
                "no" | "n" | "?0" => "n",
                "yes" | "y" | "?1" => "y",
                _ => return None,
            };
            (span, format!("{key}={meant}"))
        }
        "parameter" => (last(b';', before)?, ",".to_owned()),
        _ => return None,
    };
    let fix = Fix::replace(Safety::ChangesVerdicts, span, text);
    is_in_order(audit, line, &fix).then_some(fix)
}

const fn is_key(octet: u8) -> bool {
    octet.is_ascii_alphanumeric() || matches!(octet, b'_' | b'-' | b'.' | b'*')
}

/// The `=` beside which white space stands, with that.
fn round_equals(audit: &Audit<'_>, value: Span, white: Span) -> Option<Span> {
    let octets = audit.octets(value);
    let is_white = |octet: &&u8| matches!(**octet, b' ' | b'\t');
    // The white space stands before the sign or behind it.
    let at = (white.start - value.start) as usize;
    let ahead = octets[at..].iter().position(|octet| !is_white(&octet))? + at;
    let sign = if octets[ahead] == b'=' { ahead } else { at.checked_sub(1)? };
    let left = octets[..sign].iter().rev().take_while(is_white).count();
    let right = octets.get(sign + 1..)?.iter().take_while(is_white).count();
    let (start, end) = (sign - left, sign + 1 + right);
    (octets[sign] == b'=').then(|| Span::new(value.start + start as u32, value.start + end as u32))
}

/// Whether the line with the fix made has no defect and says nothing twice.
fn is_in_order(audit: &Audit<'_>, line: &Line<'_>, fix: &Fix) -> bool {
    let Some(source) =
        super::edited(audit, line.record.value, fix).and_then(|text| Source::new(text).ok())
    else {
        return false;
    };
    let usage = ContentUsage::read(&source, Span::new(0, source.len()));
    let Ok(parsed) = &usage.members else { return false };
    let known = |key: Span| LABELS.iter().any(|label| label.name.as_bytes() == source.slice(key));
    let labels = parsed.iter().filter(|member| known(member.key)).count();
    let stated = LABELS
        .iter()
        .filter(|label| matches!(usage.stated(&source, label), Some(Stated::Value(_))))
        .count();
    let tokens = parsed.iter().all(|member| member.item.kind == ItemKind::Token);
    let parameters = parsed.iter().flat_map(|member| &member.parameters);
    tokens
        && labels == parsed.len()
        && labels == stated
        && !parameters.into_iter().any(|parameter| known(parameter.key))
}
