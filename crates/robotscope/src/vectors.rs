//! The format of the conformance cases, `vectors/<topic>.toml`.

use std::collections::BTreeMap;

use toml_span::de_helpers::TableHelper;
use toml_span::{DeserError, Deserialize, Value};

use crate::dialect::DIALECTS;
use crate::fetch::{Given, GivenCopy, READERS};

/// One robots.txt and what is expected of it.
#[derive(Clone, Debug)]
pub struct Case {
    /// Kebab-case, unique over all files.
    pub id: String,
    /// What it shows, in a sentence.
    pub title: String,
    /// The section it belongs to.
    pub section: String,
    /// What decides.
    pub source: String,
    /// Why it is interesting.
    pub note: String,
    /// Whether the text of the RFC alone does not settle it.
    pub ambiguous: bool,
    /// The file as text; it, `robots_base64` or `robots_parts`.
    pub robots: Option<String>,
    /// The file in base64, for bytes that are no UTF-8.
    pub robots_base64: Option<String>,
    /// The file as pieces to be repeated.
    pub robots_parts: Option<Vec<Part>>,
    /// What a person types as the agent.
    pub agent: String,
    /// What a person types as the URL; it or `url_parts`.
    pub url: String,
    /// The URL as pieces to be repeated.
    pub url_parts: Option<Vec<Part>>,
    /// By dialect: the decision, then the deciding line or `-` for no rule;
    /// the line may be left out.
    pub verdicts: Verdicts,
    /// The story of the verdict.
    pub trace: Option<Trace>,
    /// What the file holds.
    pub parse: Option<Parse>,
}

/// Dialects and what is expected of them, in the order of their names.
#[derive(Clone, Debug, Default)]
pub struct Verdicts(pub BTreeMap<String, String>);

/// A text and how often it stands there.
#[derive(Clone, Debug)]
pub struct Part {
    /// The text.
    pub text: String,
    /// How often.
    pub repeat: usize,
}

/// What is expected of a verdict's story; what is left out is not compared.
#[derive(Clone, Debug)]
pub struct Trace {
    /// The reader.
    pub dialect: String,
    /// The names read from the agent, in order.
    pub candidates: Option<Vec<String>>,
    /// The one that named a group; empty for none.
    pub chosen: Option<String>,
    /// Values of the agent lines used.
    pub group_agents: Option<Vec<String>>,
    /// The lines of those.
    pub group_lines: Option<Vec<u32>>,
    /// Whether it is the group of `*`.
    pub star: Option<bool>,
    /// Why.
    pub reason: Option<String>,
    /// What the rules were compared with.
    pub path: Option<String>,
    /// Line and outcome of every rule of the group, in order.
    pub rules: Option<Vec<String>>,
    /// Their octets, in the same order.
    pub octets: Option<Vec<u32>>,
    /// What was done to agent and URL.
    pub steps: Option<Vec<String>>,
    /// Hints that are there.
    pub hints: Vec<String>,
    /// Hints that are not.
    pub no_hints: Vec<String>,
    /// Seconds and line; empty for none.
    pub crawl_delay: Option<String>,
}

/// What is expected of a file's content; what is left out is not compared.
#[derive(Clone, Debug)]
pub struct Parse {
    /// The reader.
    pub dialect: String,
    /// The groups as written.
    pub groups: Option<Vec<Group>>,
    /// Line and address.
    pub sitemaps: Option<Vec<String>>,
    /// Line, field as written, value, `known` or `unknown`.
    pub other: Option<Vec<String>>,
    /// Line and why.
    pub ignored: Option<Vec<String>>,
    /// Facts.
    pub facts: Option<Facts>,
}

/// A group as written.
#[derive(Clone, Debug)]
pub struct Group {
    /// Values of its agent lines.
    pub agents: Vec<String>,
    /// The names in them.
    pub tokens: Option<Vec<String>>,
    /// Line, kind and pattern.
    pub rules: Vec<String>,
    /// Line, field in lower case, value.
    pub other: Option<Vec<String>>,
}

/// Facts about a file.
#[derive(Clone, Debug, Default)]
pub struct Facts {
    /// Octets.
    pub bytes: Option<u32>,
    /// Lines.
    pub lines: Option<u32>,
    /// Rules in groups.
    pub rules: Option<u32>,
    /// `none`, `whole`, `partial`.
    pub bom: Option<String>,
    /// As on the wire.
    pub encoding: Option<String>,
    /// As on the wire.
    pub line_endings: Option<String>,
    /// The first line beyond the size limit; 0 for none.
    pub beyond_limit: Option<u32>,
    /// Whether an octet is NUL.
    pub nul: Option<bool>,
}

/// How a robots.txt was served and what readers make of it.
#[derive(Clone, Debug)]
pub struct FetchCase {
    /// Kebab-case, unique over all files.
    pub id: String,
    /// What it shows, in a sentence.
    pub title: String,
    /// The section it belongs to.
    pub section: String,
    /// What decides.
    pub source: String,
    /// What happened.
    pub outcome: FetchOutcome,
    /// By reader: the policies, `-` for none, then the rule, which may be left
    /// out.
    pub policies: ByReader<String>,
    /// By reader: all notes in order; who is left out is not compared.
    pub notes: ByReader<Vec<String>>,
    /// By reader: octets read and what becomes of the rest, `-` for none.
    pub rest: ByReader<String>,
}

/// Readers and what is expected of them, in the order in which people see them.
#[derive(Clone, Debug)]
pub struct ByReader<T>(pub Vec<(&'static str, T)>);

impl<T> Default for ByReader<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

/// What happened, as [`Given`] has it.
#[derive(Clone, Debug, Default)]
pub struct FetchOutcome {
    /// The status.
    pub status: Option<u32>,
    /// The failure's code.
    pub failure: Option<String>,
    /// Redirects followed.
    pub redirects: Option<u32>,
    /// Whether in a circle.
    pub redirect_loop: bool,
    /// Where they ended.
    pub final_address: Option<String>,
    /// Size of the body.
    pub octets: Option<u32>,
    /// `Content-Type`.
    pub content_type: Option<String>,
    /// The code of what the body looks like.
    pub body: Option<String>,
    /// Hours since the outage began.
    pub outage_hours: Option<f64>,
    /// Whether there is a copy; its age or `max-age` say so, too.
    pub copy: bool,
    /// Its age in hours.
    pub copy_age_hours: Option<f64>,
    /// Its `max-age` in seconds.
    pub copy_max_age: Option<u32>,
    /// Whether the rest of the site answers.
    pub rest_reachable: Option<bool>,
    /// The address.
    pub address: Option<String>,
}

/// The cases of [`FetchCase`].
pub static FETCH: &str = include_str!("../vectors/fetch.toml");

/// The topics with their names, in the order in which people see them.
pub static TOPICS: &[(&str, &str)] = &[
    ("groups", include_str!("../vectors/groups.toml")),
    ("agents", include_str!("../vectors/agents.toml")),
    ("matching", include_str!("../vectors/matching.toml")),
    ("wildcards", include_str!("../vectors/wildcards.toml")),
    ("encoding", include_str!("../vectors/encoding.toml")),
    ("urls", include_str!("../vectors/urls.toml")),
    ("syntax", include_str!("../vectors/syntax.toml")),
    ("rfc-examples", include_str!("../vectors/rfc-examples.toml")),
    ("google", include_str!("../vectors/google.toml")),
    ("index-html", include_str!("../vectors/index-html.toml")),
    ("readers", include_str!("../vectors/readers.toml")),
    ("trace", include_str!("../vectors/trace.toml")),
    ("parse", include_str!("../vectors/parse.toml")),
    #[cfg(feature = "wrong-vector")]
    ("wrong", include_str!("../vectors/wrong/wrong.toml")),
];

/// The cases of a topic's text.
///
/// # Errors
///
/// The text is no TOML of this form: a mistake in a file of ours, which the
/// tests find.
pub fn read(text: &str) -> Result<Vec<Case>, DeserError> {
    cases(text)
}

/// The cases of [`FETCH`].
///
/// # Errors
///
/// As [`read`].
pub fn read_fetch(text: &str) -> Result<Vec<FetchCase>, DeserError> {
    cases(text)
}

fn cases<T: for<'de> Deserialize<'de>>(text: &str) -> Result<Vec<T>, DeserError> {
    let mut value = toml_span::parse(text)?;
    let mut table = TableHelper::new(&mut value)?;
    let cases = table.required("case")?;
    table.finalize(None)?;
    Ok(cases)
}

/// Reads a table field by field; a field that is not named here is an error.
macro_rules! tables {
    ($($table:ident { $($field:ident: $how:ident $key:literal,)* })*) => {
        $(
            impl<'de> Deserialize<'de> for $table {
                fn deserialize(value: &mut Value<'de>) -> Result<Self, DeserError> {
                    let mut table = TableHelper::new(value)?;
                    $(let $field = tables!(@$how table $key);)*
                    table.finalize(None)?;
                    Ok(Self { $($field: $field?),* })
                }
            }
        )*
    };
    (@required $table:ident $key:literal) => { $table.required($key) };
    (@optional $table:ident $key:literal) => { Ok::<_, DeserError>($table.optional($key)) };
    (@or_default $table:ident $key:literal) => {
        Ok::<_, DeserError>($table.optional($key).unwrap_or_default())
    };
    (@or_one $table:ident $key:literal) => {
        Ok::<_, DeserError>($table.optional($key).unwrap_or(1))
    };
}

tables! {
    Case {
        id: required "id",
        title: required "title",
        section: required "section",
        source: required "source",
        note: or_default "note",
        ambiguous: or_default "ambiguous",
        robots: optional "robots",
        robots_base64: optional "robots-base64",
        robots_parts: optional "robots-parts",
        agent: or_default "agent",
        url: or_default "url",
        url_parts: optional "url-parts",
        verdicts: or_default "verdicts",
        trace: optional "trace",
        parse: optional "parse",
    }
    Part {
        text: required "text",
        repeat: or_one "repeat",
    }
    Trace {
        dialect: required "dialect",
        candidates: optional "candidates",
        chosen: optional "chosen",
        group_agents: optional "group-agents",
        group_lines: optional "group-lines",
        star: optional "star",
        reason: optional "reason",
        path: optional "path",
        rules: optional "rules",
        octets: optional "octets",
        steps: optional "steps",
        hints: or_default "hints",
        no_hints: or_default "no-hints",
        crawl_delay: optional "crawl-delay",
    }
    Parse {
        dialect: required "dialect",
        groups: optional "groups",
        sitemaps: optional "sitemaps",
        other: optional "other",
        ignored: optional "ignored",
        facts: optional "facts",
    }
    Group {
        agents: required "agents",
        tokens: optional "tokens",
        rules: required "rules",
        other: optional "other",
    }
    FetchCase {
        id: required "id",
        title: required "title",
        section: required "section",
        source: required "source",
        outcome: required "outcome",
        policies: required "policies",
        notes: or_default "notes",
        rest: or_default "rest",
    }
    FetchOutcome {
        status: optional "status",
        failure: optional "failure",
        redirects: optional "redirects",
        redirect_loop: or_default "redirect-loop",
        final_address: optional "final-address",
        octets: optional "octets",
        content_type: optional "content-type",
        body: optional "body",
        outage_hours: optional "outage-hours",
        copy: or_default "copy",
        copy_age_hours: optional "copy-age-hours",
        copy_max_age: optional "copy-max-age",
        rest_reachable: optional "rest-reachable",
        address: optional "address",
    }
    Facts {
        bytes: optional "bytes",
        lines: optional "lines",
        rules: optional "rules",
        bom: optional "bom",
        encoding: optional "encoding",
        line_endings: optional "line-endings",
        beyond_limit: optional "beyond-limit",
        nul: optional "nul",
    }
}

impl<'de> Deserialize<'de> for Verdicts {
    fn deserialize(value: &mut Value<'de>) -> Result<Self, DeserError> {
        let mut table = TableHelper::new(value)?;
        let mut verdicts = BTreeMap::new();
        for dialect in DIALECTS {
            if let Some(expected) = table.optional(dialect.id) {
                verdicts.insert(dialect.id.to_owned(), expected);
            }
        }
        table.finalize(None)?;
        Ok(Self(verdicts))
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for ByReader<T> {
    fn deserialize(value: &mut Value<'de>) -> Result<Self, DeserError> {
        let mut table = TableHelper::new(value)?;
        let mut expected = Vec::new();
        for reader in READERS {
            if let Some(one) = table.optional(reader.id) {
                expected.push((reader.id, one));
            }
        }
        table.finalize(None)?;
        Ok(Self(expected))
    }
}

impl FetchCase {
    /// What happened, not checked yet.
    pub fn given(&self) -> Given {
        let FetchOutcome { copy_age_hours, copy_max_age, .. } = self.outcome;
        let has_copy = self.outcome.copy || copy_age_hours.is_some() || copy_max_age.is_some();
        let outcome = self.outcome.clone();
        Given {
            status: outcome.status.map(f64::from),
            failure: outcome.failure,
            redirects: outcome.redirects.map(f64::from),
            redirect_loop: outcome.redirect_loop,
            final_address: outcome.final_address,
            octets: outcome.octets.map(f64::from),
            content_type: outcome.content_type,
            body: outcome.body,
            outage_hours: outcome.outage_hours,
            copy: has_copy.then_some(GivenCopy {
                age_hours: copy_age_hours,
                max_age: copy_max_age.map(f64::from),
            }),
            rest_reachable: outcome.rest_reachable,
            address: outcome.address,
            site: None,
        }
    }
}

impl Case {
    /// The bytes of the file.
    ///
    /// # Panics
    ///
    /// When the case has no file or broken base64: a mistake of ours.
    pub fn file(&self) -> Vec<u8> {
        if let Some(text) = &self.robots {
            text.clone().into_bytes()
        } else if let Some(parts) = &self.robots_parts {
            join(parts).into_bytes()
        } else {
            let coded = self.robots_base64.as_deref().expect("a case has a file");
            base64::Engine::decode(&base64::prelude::BASE64_STANDARD, coded).expect("base64")
        }
    }

    /// The URL as typed.
    pub fn typed_url(&self) -> String {
        self.url_parts.as_deref().map_or_else(|| self.url.clone(), join)
    }
}

fn join(parts: &[Part]) -> String {
    parts.iter().map(|part| part.text.repeat(part.repeat)).collect()
}
