use crate::audit::prelude::*;

/// A second colon right behind the first: it is the beginning of the value.
pub(super) static CHECK: Check = Check {
    name: "doubled-colon",
    code: "R210",
    severity: Severity::Error,
    family: Family::Syntax,
    references: &[rfc::FORMAT],
    examples: &[
        Example::new(
            "User-agent:: ExampleBot\nDisallow: /private/\n",
            "User-agent: ExampleBot\nDisallow: /private/\n",
        ),
        // A name may begin with a colon of its own.
        Example::new(
            "User-agent: *\nDisallow:: /private/\n",
            "User-agent: ://ExampleBot\nDisallow: /a::b\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for RecordLine { record, field, .. } in audit.records() {
        let value = audit.octets(record.value);
        let colons = value.iter().take_while(|octet| **octet == b':').count();
        let touches = record.value.start == record.separator.end;
        if *field == Field::Unknown || colons == 0 || !touches || value.starts_with(b"://") {
            continue;
        }
        let place = Span::new(record.value.start, record.value.start + colons as u32);
        let rest = value[colons..].trim_ascii();
        let sound = super::is_sound(audit, place.start, *field, rest);
        findings.push(
            Finding::new(check, place)
                .with("value", audit.quote(record.value))
                .severity(super::severity(*field))
                .fix(sound.then_some(Fix::delete(super::safety(*field), place))),
        );
    }
}
