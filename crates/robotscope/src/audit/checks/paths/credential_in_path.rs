use std::ops::Range;

use super::pattern;
use crate::audit::prelude::*;

/// What looks like a key, a token, a password or an e-mail address: anybody can
/// read it here.
pub(super) static CHECK: Check = Check {
    name: "credential-in-path",
    code: "R440",
    severity: Severity::Error,
    family: Family::Paths,
    references: &[web::ROBOTS_SECURITY],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow: /feed?api_key=4f9c2e71b8d05a63\n",
            "User-agent: *\nDisallow: /feed?api_key=\nDisallow: /*?token=*\nDisallow: /*?auth=true\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: https://editor:s3cr3t@example.com/drafts/\n",
            "User-agent: *\nDisallow: /logo@2x.png\nDisallow: /@editor/\nDisallow: /?password=reset\n",
        ),
        Example::new(
            "User-agent: *\nDisallow: /unsubscribe/jane.doe@example.com\n",
            "User-agent: *\nDisallow: /unsubscribe/\n",
        ),
    ],
    fix: true,
    run,
    ..Check::BASE
};

/// Parameters that carry a secret, in small letters and without `-` and `_`.
const KEYS: [&str; 14] = [
    "accesskey",
    "accesstoken",
    "apikey",
    "apisecret",
    "authkey",
    "authtoken",
    "clientsecret",
    "jwt",
    "passwd",
    "password",
    "privatekey",
    "secret",
    "secretkey",
    "token",
];

/// How keys of well-known services begin, and how many letters and digits
/// follow.
const PREFIXES: [(&[u8], usize); 6] = [
    (b"AIza", 35),
    (b"AKIA", 16),
    (b"ghp_", 36),
    (b"github_pat_", 22),
    (b"sk_live_", 24),
    (b"xoxb-", 24),
];

/// The first secret.
pub(super) fn find(pattern: &[u8]) -> Option<Range<usize>> {
    let kinds = [parameter(pattern), known_key(pattern), address(pattern)];
    kinds.into_iter().flatten().min_by_key(|range| range.start)
}

/// The value of a parameter that carries a secret, where it looks like one:
/// letters and digits mixed, and long; a password may be shorter.
fn parameter(pattern: &[u8]) -> Option<Range<usize>> {
    let ends_key = |octet: u8| matches!(octet, b'?' | b'&' | b';' | b'/' | b'*' | b'=');
    memchr::memchr_iter(b'=', pattern).find_map(|equals| {
        let name = pattern[..equals].iter().rposition(|octet| ends_key(*octet))? + 1;
        let is_joint = |octet: &&u8| !matches!(octet, b'-' | b'_');
        let key: Vec<u8> = pattern[name..equals]
            .iter()
            .take(32)
            .filter(is_joint)
            .map(u8::to_ascii_lowercase)
            .collect();
        let key = KEYS.iter().find(|known| known.as_bytes() == key)?;
        let rest = &pattern[equals + 1..];
        let length = rest.iter().take_while(|octet| is_of_key(**octet)).count();
        let value = &rest[..length];
        let is_whole = rest.get(length).is_none_or(|octet| matches!(octet, b'&' | b'$' | b'*'));
        let least = if key.starts_with("passw") { 6 } else { 16 };
        let is_mixed =
            value.iter().any(u8::is_ascii_digit) && value.iter().any(u8::is_ascii_alphabetic);
        (is_whole && is_mixed && length >= least).then_some(equals + 1..equals + 1 + length)
    })
}

const fn is_of_key(octet: u8) -> bool {
    octet.is_ascii_alphanumeric() || matches!(octet, b'-' | b'_' | b'.' | b'~' | b'+' | b'%' | b'!')
}

/// A key of a well-known service.
fn known_key(pattern: &[u8]) -> Option<Range<usize>> {
    PREFIXES.iter().find_map(|(prefix, least)| {
        let at = memchr::memmem::find(pattern, prefix)?;
        let rest = &pattern[at + prefix.len()..];
        let is_octet = |octet: &&u8| octet.is_ascii_alphanumeric() || matches!(octet, b'-' | b'_');
        let length = rest.iter().take_while(is_octet).count();
        let is_start = at == 0 || !pattern[at - 1].is_ascii_alphanumeric();
        (is_start && length >= *least).then_some(at..at + prefix.len() + length)
    })
}

/// Octets that each part of an address has at most.
const LONGEST: usize = 256;

/// A user and password before a host, or an e-mail address.
fn address(pattern: &[u8]) -> Option<Range<usize>> {
    memchr::memchr_iter(b'@', pattern).find_map(|at| {
        let is_local = |octet: &u8| {
            octet.is_ascii_alphanumeric() || matches!(octet, b'.' | b'_' | b'-' | b'+')
        };
        let local =
            pattern[..at].iter().rev().take(LONGEST).take_while(|octet| is_local(octet)).count();
        let is_host = |octet: &u8| octet.is_ascii_alphanumeric() || matches!(octet, b'.' | b'-');
        let host =
            pattern[at + 1..].iter().take(LONGEST).take_while(|octet| is_host(octet)).count();
        let host_text = &pattern[at + 1..at + 1 + host];
        let dot = memchr::memrchr(b'.', host_text)?;
        let (name, domain) = (&host_text[..dot], &host_text[dot + 1..]);
        let whole = at - local..at + 1 + host;
        let before = &pattern[whole.start.saturating_sub(LONGEST)..whole.start];
        // `scheme://user:password@host`
        if let Some(user) = before.strip_suffix(b":")
            && local > 0
            && let Some(scheme) = memchr::memmem::rfind(user, b"://")
            && !user[scheme + 3..].contains(&b'/')
        {
            let user = whole.start - before.len() + scheme + 3;
            return Some(user..at);
        }
        // `logo@2x.png` is a picture.
        let is_domain = domain.len() >= 2
            && domain.iter().all(u8::is_ascii_alphabetic)
            && name.first().is_some_and(u8::is_ascii_alphabetic)
            && !FILES.contains(&domain.to_ascii_lowercase().as_slice());
        let begins = matches!(before.last(), None | Some(b'/' | b'=' | b':' | b'*'));
        (local > 1 && is_domain && begins).then_some(whole)
    })
}

/// Endings of files, which domains do not have.
const FILES: [&[u8]; 12] = [
    b"asp", b"aspx", b"css", b"gif", b"htm", b"html", b"jpeg", b"jpg", b"pdf", b"php", b"png",
    b"webp",
];

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    if !audit.has(b'=') && !audit.has(b'@') && !audit.has(b'_') && !audit.has(b'A') {
        return;
    }
    for place in pattern::written(audit, find) {
        let is_parameter = place.range.start > 0 && place.pattern[place.range.start - 1] == b'=';
        // Any value is closed or opened with it.
        let fix = (is_parameter && place.range.end == place.pattern.len())
            .then(|| place.repair(&place.pattern[..place.range.start]))
            .flatten();
        let is_mail = place.pattern[place.range.clone()].contains(&b'@');
        let severity = if is_mail { Severity::Warning } else { check.severity };
        findings.push(Finding::new(check, place.span()).severity(severity).fix(fix));
    }
}
