use super::lines_of;
use crate::audit::prelude::*;
use crate::policy::parse_seconds;

/// A `Crawl-delay` that is no number of seconds.
pub(super) static CHECK: Check = Check {
    name: "crawl-delay-not-number",
    code: "R511",
    severity: Severity::Warning,
    family: Family::Extensions,
    references: &[extension::BING_CRAWL_DELAY, extension::PYTHON],
    examples: &[
        Example::new(
            "User-agent: *\nCrawl-delay: 10s\nDisallow: /cart/\n",
            "User-agent: *\nCrawl-delay: 10 # seconds\nDisallow: /cart/\n",
        ),
        Example::new(
            "User-agent: *\nCrawl-delay: 0,5\nDisallow: /cart/\n",
            "User-agent: *\nCrawl-delay: .5\nDisallow: /cart/\n",
        ),
        Example::new(
            "User-agent: *\nCrawl-delay:\nDisallow: /cart/\n",
            "User-agent: *\nCrawl-delay: 0\nDisallow: /cart/\n",
        ),
    ],
    fix: true,
    yields_to: &["crawl-delay-outside-group", "crawl-delay-unsupported"],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for line in lines_of(audit, "crawl-delay") {
        let value = line.record.value;
        let octets = audit.octets(value);
        if parse_seconds(octets).is_some() {
            continue;
        }
        let whole = Span::new(line.record.field.start, value.end.max(line.record.separator.end));
        let span = if value.is_empty() { line.record.field } else { value };
        let fix = number(octets).map(|number| Fix::replace(Safety::Safe, value, number));
        findings.push(Finding::new(check, span).with("text", super::cut(audit, whole)).fix(fix));
    }
}

/// The number that is plainly meant: a comma for the point, a unit behind it.
fn number(value: &[u8]) -> Option<String> {
    const UNITS: [&str; 5] = ["s", "sec", "secs", "second", "seconds"];
    let text = std::str::from_utf8(value).ok()?;
    let end = text.find(|c: char| !c.is_ascii_digit() && c != ',' && c != '.');
    let (number, unit) = text.split_at(end.unwrap_or(text.len()));
    let unit = unit.trim();
    if !unit.is_empty() && !UNITS.iter().any(|known| unit.eq_ignore_ascii_case(known)) {
        return None;
    }
    let number = match number.split_once(',') {
        // Three digits would be thousands in some places.
        Some((_, fraction)) if fraction.len() > 2 => return None,
        _ => number.replacen(',', ".", 1),
    };
    // A high one is a question of its own.
    let seconds = parse_seconds(number.as_bytes())?;
    (seconds <= super::crawl_delay_too_high::MOST_FOR_BING).then_some(number)
}

#[cfg(test)]
mod tests {
    #[test]
    fn meant_numbers() {
        for (value, meant) in [
            ("10s", Some("10")),
            ("0,5", Some("0.5")),
            ("2.5 Seconds", Some("2.5")),
            ("1,000", None),
            ("600s", None),
            ("5 minutes", None),
            ("1,5,2", None),
            ("-5", None),
            ("NaN", None),
            ("0100-0800", None),
            (",", None),
            ("", None),
        ] {
            assert_eq!(super::number(value.as_bytes()).as_deref(), meant, "{value}");
        }
    }
}
