//! Reads the data file of the crawlers and refuses what is not whole.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use toml_span::de_helpers::TableHelper;
use toml_span::{DeserError, Deserialize, Error, ErrorKind, Value};

use super::kind::{Answer, CrawlDelay, Evidence, FallbackBasis, NameKind, Purpose, Status};

/// An entry, with the fields that reach the engine. What each means is said at
/// the engine's `Crawler`.
#[derive(Debug)]
pub(super) struct Entry {
    pub(super) token: String,
    pub(super) aliases: Vec<String>,
    pub(super) variants: Vec<String>,
    pub(super) operator: String,
    pub(super) purpose: Purpose,
    pub(super) status: Status,
    pub(super) obeys_robots: Answer,
    pub(super) obeys_star: Answer,
    pub(super) fallback: Vec<String>,
    pub(super) fallback_basis: FallbackBasis,
    pub(super) crawl_delay: CrawlDelay,
    pub(super) delay_of_star: bool,
    pub(super) header: String,
    pub(super) doc: String,
    pub(super) checked: Checked,
}

#[derive(Debug)]
pub(super) struct Checked {
    pub(super) date: String,
    pub(super) how: Evidence,
}

impl Entry {
    /// Its names, the token first.
    pub(super) fn names(&self) -> impl Iterator<Item = (NameKind, &str)> {
        std::iter::once((NameKind::Token, self.token.as_str()))
            .chain(self.aliases.iter().map(|name| (NameKind::Alias, name.as_str())))
            .chain(self.variants.iter().map(|name| (NameKind::Variant, name.as_str())))
    }
}

/// The entries of `text`, or every reason against it, one a line.
pub(super) fn read(text: &str) -> Result<Vec<Entry>, String> {
    let entries = parse(text).map_err(|error| told(text, &error))?;
    let mut faults = String::new();
    let mut names = BTreeMap::new();
    for entry in &entries {
        for (_, name) in entry.names() {
            if let Some(other) = names.insert(name.to_ascii_lowercase(), &entry.token) {
                let _ = writeln!(faults, "{}: `{name}` is already a name of {other}", entry.token);
            }
        }
    }
    for entry in &entries {
        for token in &entry.fallback {
            if !entries.iter().any(|other| other.token == *token) {
                let _ = writeln!(faults, "{}: fallback `{token}` is no token", entry.token);
            }
        }
    }
    if faults.is_empty() { Ok(entries) } else { Err(faults) }
}

fn parse(text: &str) -> Result<Vec<Entry>, DeserError> {
    let mut value = toml_span::parse(text)?;
    let mut table = TableHelper::new(&mut value)?;
    let entries = table.required("crawler")?;
    table.finalize(None)?;
    Ok(entries)
}

fn told(text: &str, error: &DeserError) -> String {
    let mut told = String::new();
    for error in &error.errors {
        let line = text[..error.span.start].matches('\n').count() + 1;
        let _ = writeln!(told, "line {line}: {error}");
    }
    told
}

impl<'de> Deserialize<'de> for Entry {
    fn deserialize(value: &mut Value<'de>) -> Result<Self, DeserError> {
        let mut table = TableHelper::new(value)?;
        let token = table.required("token");
        let aliases = table.required("aliases");
        let variants = table.required("variants");
        let operator = table.required("operator");
        let purpose = table.required("purpose");
        let status = table.required("status");
        let obeys_robots = table.required("obeys_robots");
        let obeys_star = table.required("obeys_star");
        let fallback = table.required("fallback");
        let fallback_basis = table.optional("fallback_basis");
        let crawl_delay = table.required("crawl_delay");
        let delay_of_star = table.optional("delay_of_star");
        let header = table.required("header");
        let doc = table.required("doc");
        let checked = table.required("checked");
        // A sentence for whoever tends the data: the engine holds no text for
        // people, and 60 KB of it would be on everybody's way.
        let note = table.required::<String>("note");
        table.finalize(None)?;
        note?;
        Ok(Self {
            token: token?,
            aliases: aliases?,
            variants: variants?,
            operator: operator?,
            purpose: purpose?,
            status: status?,
            obeys_robots: obeys_robots?,
            obeys_star: obeys_star?,
            fallback: fallback?,
            fallback_basis: fallback_basis.unwrap_or(FallbackBasis::Documented),
            crawl_delay: crawl_delay?,
            delay_of_star: delay_of_star.unwrap_or(false),
            header: header?,
            doc: doc?,
            checked: checked?,
        })
    }
}

impl<'de> Deserialize<'de> for Checked {
    fn deserialize(value: &mut Value<'de>) -> Result<Self, DeserError> {
        let text = value.take_string(None)?;
        let fault = || Error::from((ErrorKind::Custom("not a month and how".into()), value.span));
        let (date, how) = text.split_once(' ').ok_or_else(fault)?;
        let is_month = date.len() == 7
            && date.bytes().enumerate().all(|(at, octet)| match at {
                4 => octet == b'-',
                _ => octet.is_ascii_digit(),
            });
        if !is_month {
            return Err(fault().into());
        }
        let how = chosen(how, value, Evidence::ALL, Evidence::code)?;
        Ok(Self { date: date.to_owned(), how })
    }
}

/// The answer of `all` whose code is `text`, which stands in `value`.
fn chosen<K: Copy>(
    text: &str,
    value: &Value<'_>,
    all: &[K],
    code: fn(K) -> &'static str,
) -> Result<K, DeserError> {
    all.iter().copied().find(|kind| code(*kind) == text).ok_or_else(|| {
        let codes: Vec<_> = all.iter().map(|kind| code(*kind)).collect();
        let message = format!("`{text}` is none of {}", codes.join(", "));
        Error::from((ErrorKind::Custom(message.into()), value.span)).into()
    })
}

macro_rules! chosen_by_code {
    ($($kind:ident)*) => {$(
        impl<'de> Deserialize<'de> for $kind {
            fn deserialize(value: &mut Value<'de>) -> Result<Self, DeserError> {
                let text = value.take_string(None)?;
                chosen(&text, value, Self::ALL, Self::code)
            }
        }
    )*};
}

chosen_by_code! { Purpose Status Answer CrawlDelay FallbackBasis }
