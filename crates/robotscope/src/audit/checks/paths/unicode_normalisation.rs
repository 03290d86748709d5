use std::ops::Range;

use icu_normalizer::ComposingNormalizerBorrowed;

use super::pattern;
use crate::audit::prelude::*;

/// Letters written as a base and combining marks, where URLs mostly have the
/// composed letter: the same to the eye, other octets.
pub(super) static CHECK: Check = Check {
    name: "unicode-normalisation",
    code: "R422",
    severity: Severity::Warning,
    family: Family::Paths,
    references: &[web::NORMALISATION, rfc::RULES],
    examples: &[
        Example::octets(
            "User-agent: *\nDisallow: /cafe\u{301}/\n".as_bytes(),
            "User-agent: *\nDisallow: /caf\u{E9}/\n".as_bytes(),
        ),
        Example::new(
            "User-agent: *\nDisallow: /cafe%CC%81/\n",
            "User-agent: *\nDisallow: /caf%C3%A9/\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

const NFC: ComposingNormalizerBorrowed<'static> = ComposingNormalizerBorrowed::new_nfc();

/// The pattern with the escapes of all octets outside ASCII undone, if it has
/// any and is UTF-8 then.
fn decoded(pattern: &[u8]) -> Option<String> {
    let is_ascii = |octet: u8| octet.is_ascii();
    let escaped = pattern::find_escape(pattern, |octet, _| !is_ascii(octet)).is_some();
    if !escaped && pattern.is_ascii() {
        return None;
    }
    let plain = pattern::replace_escapes(
        pattern,
        |octet| !is_ascii(octet),
        |octet, _, out| out.push(octet),
    );
    String::from_utf8(plain).ok()
}

/// The whole of a pattern that is not composed.
pub(super) fn find(pattern: &[u8]) -> Option<Range<usize>> {
    let text = decoded(pattern)?;
    (!NFC.is_normalized(&text)).then_some(0..pattern.len())
}

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    if !audit.has_non_ascii() && !audit.has(b'%') {
        return;
    }
    for place in pattern::usable(audit, find) {
        let fix = decoded(place.pattern).and_then(|text| {
            let composed = NFC.normalize(&text);
            if !place.pattern.is_ascii() {
                return place.rewrite(Safety::ChangesVerdicts, composed.as_bytes());
            }
            let mut escaped = Vec::with_capacity(composed.len() * 3);
            for octet in composed.bytes() {
                if octet.is_ascii() {
                    escaped.push(octet);
                } else {
                    pattern::escape(octet, &mut escaped);
                }
            }
            place.rewrite(Safety::ChangesVerdicts, &escaped)
        });
        findings.push(Finding::new(check, place.span()).fix(fix));
    }
}
