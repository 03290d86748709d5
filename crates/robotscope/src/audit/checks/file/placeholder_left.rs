use crate::audit::prelude::*;

/// Text of a template where a value should be.
pub(super) static CHECK: Check = Check {
    name: "placeholder-left",
    code: "R118",
    severity: Severity::Warning,
    family: Family::File,
    references: &[rfc::FORMAT],
    examples: &[
        Example::new(
            "User-agent: *\nDisallow:\n\nSitemap: https://yourdomain.com/sitemap.xml\n",
            "User-agent: *\nDisallow:\n\nSitemap: https://example.com/sitemap.xml\n",
        ),
        // Rules may well be about templates that a site failed to fill in.
        Example::new(
            "User-agent: *\nDisallow: {{ private_path }}\n",
            "User-agent: *\nDisallow: /*{{url}}\nDisallow: /own-your-domain/\n",
        ),
        Example::new(
            "User-agent: *\nDisallow:\n\nSitemap: https://example.com/sitemap.xml\n",
            "User-agent: *\nDisallow:\n\nSitemap: https://shop.test/sitemap.xml\n",
        )
        .at("https://shop.test"),
    ],
    run,
    ..Check::BASE
};

/// Words of a host that stand for the reader's own, and names that nobody has.
const HOSTS: [&[u8]; 10] = [
    b"yourdomain",
    b"your-domain",
    b"your_domain",
    b"yoursite",
    b"your-site",
    b"yourwebsite",
    b"your-website",
    b"mydomain.",
    b"domain.tld",
    b"yourcompany",
];

/// Names set aside for examples (RFC 2606).
const EXAMPLES: [&[u8]; 3] = [b"example.com", b"example.org", b"example.net"];

/// What templates begin a part with that is to be filled in.
const OPENINGS: [&[u8]; 7] = [b"{{", b"{%", b"${", b"<%", b"<?", b"[your", b"<your"];

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let origin = audit.origin.map(str::to_ascii_lowercase);
    let site_is_example = origin.as_deref().is_none_or(|origin| {
        EXAMPLES.iter().any(|name| memchr::memmem::find(origin.as_bytes(), name).is_some())
    });
    for RecordLine { record, field, .. } in audit.records() {
        let is_address = match field {
            Field::Sitemap => true,
            Field::Extension(extension) => matches!(extension.name, "host" | "license"),
            _ => false,
        };
        let value = audit.octets(record.value);
        // Only an address and what begins like a template can be one.
        if *field == Field::Unknown
            || !is_address && !matches!(value.first(), Some(b'{' | b'$' | b'<' | b'['))
        {
            continue;
        }
        let found = if is_address {
            let value = value[..value.len().min(500)].to_ascii_lowercase();
            let host = host(&value);
            let find = |name: &&[u8]| {
                let at = memchr::memmem::find(&value[host.clone()], name)? + host.start;
                Some((at, name.len()))
            };
            let example = || EXAMPLES.iter().find_map(find).filter(|_| !site_is_example);
            HOSTS.iter().find_map(find).or_else(example).or_else(|| {
                let find = |text: &&[u8]| Some((memchr::memmem::find(&value, text)?, text.len()));
                OPENINGS.iter().find_map(find)
            })
        } else {
            let begins = |text: &&&[u8]| {
                value.get(..text.len()).is_some_and(|start| start.eq_ignore_ascii_case(text))
            };
            OPENINGS.iter().find(begins).map(|text| (0, text.len()))
        };
        if let Some((at, len)) = found {
            let start = record.value.start + at as u32;
            findings.push(
                Finding::new(check, Span::new(start, start + len as u32))
                    .with("value", audit.quote(record.value)),
            );
        }
    }
}

/// Where the host of an address stands; the whole of it when it has no scheme.
fn host(value: &[u8]) -> std::ops::Range<usize> {
    let start = memchr::memmem::find(value, b"://").map_or(0, |at| at + 3);
    let len = value[start..].iter().position(|octet| *octet == b'/');
    start..len.map_or(value.len(), |len| start + len)
}
