use crate::audit::prelude::*;
use crate::source::Encoding;

/// UTF-16, or no text at all: crawlers read octets as UTF-8 and find no line.
pub(super) static CHECK: Check = Check {
    name: "binary-or-utf16",
    code: "R102",
    severity: Severity::Error,
    family: Family::File,
    references: &[rfc::ACCESS_METHOD, rfc::FORMAT],
    examples: &[
        Example::octets(
            b"\xFF\xFEU\0s\0e\0r\0-\0a\0g\0e\0n\0t\0:\0 \0*\0\n\0D\0i\0s\0a\0l\0l\0o\0w\0:\0\n\0",
            b"User-agent: *\nDisallow:\n",
        ),
        Example::octets(b"\x1F\x8B\x08\0\0\0\0\0\0\x03", b"User-agent: *\nDisallow: /a\0b\n"),
    ],
    fix: true,
    instead_of_all: true,
    run,
    ..Check::BASE
};

/// What files of other kinds begin with: gzip, zip, PNG, GIF, JPEG, PDF, RTF.
const BEGINNINGS: [&[u8]; 7] =
    [b"\x1F\x8B", b"PK\x03\x04", b"\x89PNG", b"GIF8", b"\xFF\xD8\xFF", b"%PDF", b"{\\rtf"];

/// Octets that tell whether a file is text.
const SAMPLE: usize = 4096;

/// Largest file whose text a fix holds, in octets.
const MENDED: usize = 2_000_000;

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let source = audit.document.source();
    let bytes = source.bytes();
    let (kind, text) = match source.encoding() {
        Encoding::Utf16Le => ("utf-16", decoded(bytes, [0xFF, 0xFE], u16::from_le_bytes)),
        Encoding::Utf16Be => ("utf-16", decoded(bytes, [0xFE, 0xFF], u16::from_be_bytes)),
        _ if audit.policy.groups().is_empty() && is_binary(bytes) => ("binary", None),
        _ => return,
    };
    let file = Span::new(0, source.len());
    let fix = text.map(|text| Fix::replace(Safety::ChangesVerdicts, file, text));
    findings.push(Finding::new(check, None).with("kind", kind).fix(fix));
}

/// The text, if nothing of it is lost: without a mark only plain ASCII is sure
/// to be UTF-16.
fn decoded(bytes: &[u8], mark: [u8; 2], unit: fn([u8; 2]) -> u16) -> Option<String> {
    if bytes.len() > MENDED || bytes.len() % 2 == 1 {
        return None;
    }
    let (text, marked) = match bytes.strip_prefix(&mark) {
        Some(text) => (text, true),
        None => (bytes, false),
    };
    let units: Vec<u16> = text.chunks_exact(2).map(|pair| unit([pair[0], pair[1]])).collect();
    let text = String::from_utf16(&units).ok()?;
    (marked || text.is_ascii()).then_some(text)
}

fn is_binary(bytes: &[u8]) -> bool {
    let sample = &bytes[..bytes.len().min(SAMPLE)];
    let is_control =
        |octet: &&u8| octet.is_ascii_control() && !matches!(**octet, b'\t'..=b'\r' | 0x1B);
    // A slip of the keyboard or two is still a text.
    let controls = sample.iter().filter(is_control).count();
    BEGINNINGS.iter().any(|begin| bytes.starts_with(begin)) || controls > (sample.len() / 50).max(2)
}
