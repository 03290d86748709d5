use super::pool::is_alone;
use crate::audit::prelude::*;
use crate::policy::{Choice, Decision, Name, Target};
use crate::preferences::{ContentSignal, Element, Line, Signal, Unreadable, Value, Why};
use crate::source::Source;

/// Something in a `Content-Signal` line that is no signal, or written as no
/// source promises that it is read.
pub(super) static CHECK: Check = Check {
    name: "content-signal-syntax",
    code: "R524",
    severity: Severity::Warning,
    family: Family::Extensions,
    references: &[extension::CONTENT_SIGNALS],
    examples: &[
        Example::new(
            "User-agent: *\nContent-Signal: search=yes, ai-train=maybe\nAllow: /\n",
            "User-agent: *\nContent-Signal: search=yes, ai-train=no, use=reference\nAllow: /\n",
        ),
        Example::new(
            "User-agent: *\nContent-Signal: search=yes; ai-train=no\nAllow: /\n",
            "User-agent: *\nContent-Signal: search=yes,ai-train=no\nAllow: /\n",
        ),
        Example::new(
            "User-agent: *\nContent-Signal: Search=YES\nAllow: /\n",
            "User-agent: *\nContent-Signal: search=yes\nAllow: /\n",
        ),
        Example::new(
            "User-agent: *\nContent-Signal: ai-train=n,\nAllow: /\n",
            "User-agent: *\nContent-Signal: /blog/ ai-train=no\nAllow: /\n",
        ),
        Example::new(
            "User-agent: *\nContent-Signal: /content-signals.json\nAllow: /\n",
            "User-agent: *\nContent-Signal: ai-input=no\nAllow: /\n",
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
        let Value::Signal(signal) = &line.value else { continue };
        let value = line.record.value;
        if signal.elements.is_empty() {
            let span = if value.is_empty() { line.record.key } else { value };
            let whole = Span::new(line.record.key.start, value.end.max(line.record.key.end));
            findings.push(
                Finding::new(check, span)
                    .with("kind", "nothing")
                    .with("text", super::cut(audit, whole)),
            );
        }
        for element in &signal.elements {
            let (kind, span) = match element.reading {
                Ok(Signal { lenient: false, .. }) => continue,
                Ok(_) => ("lenient", element.span),
                Err(Unreadable { why, span, .. }) => (why.code(), span),
            };
            // A value that is missing stands nowhere.
            let span = if span.is_empty() { element.span } else { span };
            let shown = if element.span.is_empty() { value } else { element.span };
            findings.push(
                Finding::new(check, span)
                    .with("kind", kind)
                    .with("text", super::cut(audit, shown))
                    .fix(fix(audit, signal, element, line, is_alone)),
            );
        }
    }
}

/// What is plainly meant, where saying it contradicts nothing.
fn fix(
    audit: &Audit<'_>,
    signal: &ContentSignal,
    element: &Element,
    line: &Line<'_>,
    is_alone: bool,
) -> Option<Fix> {
    let key = |term: &crate::preferences::Term| term.name;
    match element.reading {
        // Read already: only the spelling changes.
        Ok(Signal { key: term, rank, .. }) => {
            let text = format!("{}={}", key(term), term.values[rank].0);
            Some(Fix::replace(Safety::Safe, element.span, text))
        }
        Err(Unreadable { why: Why::Empty, span, .. }) => {
            let some = signal.elements.iter().any(|other| !other.span.is_empty());
            some.then(|| Fix::delete(Safety::Safe, span))
        }
        Err(Unreadable { why: Why::SemicolonForComma | Why::SpaceForComma, span, .. }) => {
            let comma = if audit.octets(span) == b";" { "," } else { ", " };
            stated(audit, line, Fix::replace(Safety::ChangesVerdicts, span, comma), is_alone)
        }
        Err(Unreadable { why: Why::UnknownValue, span, key: Some(_) }) => {
            let value = match audit.octets(span) {
                b"y" | b"Y" => "yes",
                b"n" | b"N" => "no",
                _ => return None,
            };
            stated(audit, line, Fix::replace(Safety::ChangesVerdicts, span, value), is_alone)
        }
        Err(_) => None,
    }
}

/// The fix, if the line says nothing twice afterwards, has fewer defects, and
/// nothing else in the file can contradict it.
fn stated(audit: &Audit<'_>, line: &Line<'_>, fix: Fix, is_alone: bool) -> Option<Fix> {
    if !is_alone || !home_is_open(audit, line) {
        return None;
    }
    let text = super::edited(audit, line.record.value, &fix)?;
    let source = Source::new(text).ok()?;
    let signal = ContentSignal::read(&source, Span::new(0, source.len()));
    let mut keys: Vec<_> = signal
        .elements
        .iter()
        .map(|element| element.reading.ok().filter(|signal| !signal.lenient))
        .map(|signal| signal.map(|signal| signal.key.name))
        .collect();
    keys.sort_unstable();
    let all_read = keys.iter().all(Option::is_some);
    (all_read && keys.windows(2).all(|pair| pair[0] != pair[1])).then_some(fix)
}

/// Whether the line's group leaves the home page open to all its crawlers, so
/// that the site is not closed to any.
fn home_is_open(audit: &Audit<'_>, line: &Line<'_>) -> bool {
    let home = Target::read("/", audit.policy.dialect());
    let Some(group) = line.group else { return true };
    audit.policy.groups()[group as usize].agents.iter().all(|agent| {
        let groups = match &agent.name {
            Name::Star => audit.policy.star_groups(),
            Name::Word(word) => audit.policy.groups_named(word),
        };
        let groups = groups.to_vec();
        let choice = Choice { groups, star: false, chosen: None, star_ignored: false };
        audit.policy.decide(&choice, &home).decision == Decision::Allow
    })
}
