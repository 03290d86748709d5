//! How a robots.txt was served and what readers make of it, as it crosses the
//! boundary.

use std::collections::BTreeMap;
use std::fmt::Display;

use robotscope::fetch::{self as engine, Cut, Given, GivenCopy, Outcome};
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::Answer;
use crate::types::{ReferenceInfo, outputs};

#[wasm_bindgen(typescript_custom_section)]
const OUTCOME: &str = r#"
/**
 * How a file was served: the JSON that `fetchOutcome` reads. Either `status` or `failure` is given; any other
 * field may be left out or null.
 */
export interface FetchOutcome {
    /** The HTTP status of the last answer, an integer from 100 to 999. */
    status?: number | null;
    /** Why there was no answer. */
    failure?: "dns" | "timeout" | "reset" | "tls" | "invalid-response" | null;
    /** Redirects followed before it; 0 when left out. */
    redirects?: number | null;
    /** Whether they led in a circle. */
    redirectLoop?: boolean | null;
    /** Where they ended. */
    finalAddress?: string | null;
    /** Size of the body in octets. */
    octets?: number | null;
    /** The `Content-Type` field. */
    contentType?: string | null;
    /** What the body looks like; text when left out. */
    body?: BodyLook | null;
    /** Hours since the outage began; 0 when left out. */
    outageHours?: number | null;
    /** The last good copy the crawler has, with its age in hours and the `max-age` of its `Cache-Control` in seconds. */
    copy?: { ageHours?: number | null; maxAge?: number | null } | null;
    /** Whether the rest of the site answers; null where nobody knows. */
    restReachable?: boolean | null;
    /** Where the file was asked for. */
    address?: string | null;
    /** The site that it is to govern. */
    site?: string | null;
}

/** What a body looks like: a web page or not, and if so, whether `user-agent:` stands in it. */
export type BodyLook = "text" | "html" | "html-with-agent";

/** What a crawler goes by: the rules in the body, none, nothing allowed, or its last good copy. */
export type FetchPolicy = "parse" | "allow-all" | "disallow-all" | "cached";
"#;

outputs! {
    /// What every reader makes of how a file was served.
    pub struct OutcomeReport {
        /// What the address means; null without one.
        address: Option<AddressReport>,
        /// Hours of an outage at which something may change, from 0, rising.
        bounds: Vec<f64>,
        /// The readers, in a fixed order.
        readers: Vec<ReaderOutcome>,
    }

    /// What the file at an address governs.
    pub struct AddressReport {
        /// Whether crawlers look there for rules at all.
        is_robots_txt: bool,
        /// The only origin it governs; null where that is nothing or not told.
        governs: Option<String>,
        /// What a person should know of it.
        notes: Vec<AddressNote>,
    }

    /// What there is to know of an address.
    pub struct AddressNote {
        /// Its kebab-case name.
        #[tsify(type = "\"governs-only\" | \"origin-unknown\" | \"letter-case\" | \"not-top-level\" | \"query\" | \"other-file\" | \"other-kind\" | \"no-host\" | \"other-scheme\" | \"other-host\" | \"other-port\" | \"redirected-away\"")]
        note: &'static str,
        /// The values its sentence needs.
        args: BTreeMap<&'static str, String>,
    }

    /// What one reader makes of it.
    pub struct ReaderOutcome {
        /// The reader.
        #[tsify(type = "\"rfc9309\" | \"google\" | \"bing\" | \"yandex\" | \"python-legacy\" | \"python\" | \"crawler-commons\"")]
        reader: &'static str,
        /// What it goes by; several where it is free to choose or where nobody knows which, none
        /// where nothing can be said.
        #[tsify(type = "FetchPolicy[]")]
        policies: Vec<&'static str>,
        /// The rule that says so.
        rule: FetchRule,
        /// What a person should know besides.
        #[tsify(type = "(\"may-use-copy\" | \"invalid-as-network\" | \"initial-authority\" | \"nothing-applies\" | \"media-type\" | \"web-page\" | \"page-redirects\" | \"range-only\" | \"retried-often\" | \"old-text\" | \"copy-until-refetch\" | \"copy-younger\" | \"deferred\" | \"redirects-by-caller\" | \"tags-stripped\")[]")]
        notes: Vec<&'static str>,
        /// How much of the body it reads; null where it reads none.
        reads: Option<FetchReads>,
        /// What it goes by in the course of the outage, without gaps.
        timeline: Vec<FetchSegment>,
    }

    /// A rule and where it stands.
    pub struct FetchRule {
        /// Its kebab-case name.
        code: &'static str,
        /// How much it binds: the words of RFC 9309, what the reader does, or that nothing is said.
        #[tsify(type = "\"must\" | \"should\" | \"may\" | \"does\" | \"silent\"")]
        force: &'static str,
        /// How it is known.
        #[tsify(type = "\"standard\" | \"documented\" | \"second-hand\" | \"source-code\" | \"decision\" | \"unknown\"")]
        how: &'static str,
        /// What says so; null where nothing was found.
        source: Option<ReferenceInfo>,
    }

    /// How much of a body is read.
    pub struct FetchReads {
        /// Octets from its beginning that are read for certain; null where its size is not known.
        octets: Option<f64>,
        /// What becomes of the rest; null where there is none.
        #[tsify(type = "\"ignored\" | \"unspecified\" | \"read\" | \"left-to-caller\" | null")]
        rest: Option<&'static str>,
    }

    /// A stretch of an outage in which a reader goes by the same.
    pub struct FetchSegment {
        /// The hour from which on.
        from: f64,
        /// The hour up to which; null for ever. What begins or ends at 720, the 30 days, leaves that hour to
        /// the stretch before.
        to: Option<f64>,
        /// Whether the outcome's own hour lies in it.
        is_now: bool,
        /// What it goes by.
        #[tsify(type = "FetchPolicy[]")]
        policies: Vec<&'static str>,
        /// The rule that says so.
        rule: FetchRule,
    }

    /// A response taken apart.
    pub struct HttpResponse {
        /// Whether it is one; of what is none all is body, and nothing else is told.
        #[tsify(type = "\"response\" | \"not-a-response\"")]
        kind: &'static str,
        /// The blocks of headers, in order; the last is that of the body. Behind 1,000 of them everything is body.
        blocks: Vec<HeaderBlock>,
        /// The status of the last block; null where there is none.
        status: Option<u16>,
        /// Redirects followed on the way.
        redirects: u32,
        /// Where they led; null without any.
        final_address: Option<String>,
        /// `Content-Type`.
        content_type: Option<String>,
        /// `Content-Length`.
        content_length: Option<f64>,
        /// `Age` in seconds.
        age: Option<f64>,
        /// `max-age` of `Cache-Control` in seconds.
        max_age: Option<f64>,
        /// `Date` as written.
        date: Option<String>,
        /// The first octet of the body, which goes on to the end.
        body_start: u32,
        /// What the body looks like.
        #[tsify(type = "BodyLook")]
        looks: &'static str,
    }

    /// A status line with its headers.
    pub struct HeaderBlock {
        /// The version, such as `1.1` or `2`.
        version: String,
        /// The status.
        status: u16,
        /// What stands behind it.
        reason: String,
        /// Names as written and values, in order: the first 1,000.
        #[tsify(type = "[string, string][]")]
        headers: Vec<(String, String)>,
        /// How many more there are.
        headers_omitted: u32,
        /// Its first octet.
        start: u32,
        /// The octet after its last.
        end: u32,
    }
}

/// What each reader makes of how a file was served, now and while an outage goes
/// on; and what its address governs.
///
/// # Errors
///
/// An outcome that does not parse, an unknown field, a value that cannot be.
#[wasm_bindgen(js_name = fetchOutcome)]
pub fn fetch_outcome(outcome: &str) -> Answer<Ts<OutcomeReport>> {
    let outcome = Outcome::try_from(read(outcome)?);
    let outcome = outcome.map_err(does_not_parse)?;
    Ok(OutcomeReport::from(engine::report(&outcome)).into_ts()?)
}

/// Takes a whole HTTP response in text apart, as `curl -i` prints it.
#[wasm_bindgen(js_name = takeApart)]
pub fn take_apart(response: &[u8]) -> Answer<Ts<HttpResponse>> {
    Ok(HttpResponse::of(engine::take_apart(response), response).into_ts()?)
}

/// A value of the JSON, whatever it is meant for.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Value {
    Truth(bool),
    Number(f64),
    Text(String),
    Fields(BTreeMap<String, Option<Value>>),
    Other(serde::de::IgnoredAny),
}

type Fields = BTreeMap<String, Option<Value>>;

const FIELDS: &str = "an object with either status or failure, and of redirects, redirectLoop, \
    finalAddress, octets, contentType, body, outageHours, copy {ageHours, maxAge}, restReachable, \
    address, site those that are known";

fn does_not_parse(error: impl Display) -> JsError {
    JsError::new(&format!("the outcome does not parse: {error}"))
}

fn mistaken(field: &str, expected: &str) -> JsError {
    does_not_parse(format!("{field} is something else; expected {expected}"))
}

fn number(field: &str, value: Option<Value>) -> Answer<Option<f64>> {
    match value {
        None => Ok(None),
        Some(Value::Number(number)) => Ok(Some(number)),
        Some(_) => Err(mistaken(field, "a number or null")),
    }
}

fn text(field: &str, value: Option<Value>) -> Answer<Option<String>> {
    match value {
        None => Ok(None),
        Some(Value::Text(text)) => Ok(Some(text)),
        Some(_) => Err(mistaken(field, "text or null")),
    }
}

fn truth(field: &str, value: Option<Value>) -> Answer<Option<bool>> {
    match value {
        None => Ok(None),
        Some(Value::Truth(truth)) => Ok(Some(truth)),
        Some(_) => Err(mistaken(field, "true, false or null")),
    }
}

fn unknown(field: &str) -> JsError {
    does_not_parse(format!("unknown field {field:?}; expected {FIELDS}"))
}

/// Reads the JSON field by field: what comes out of a JavaScript object is only
/// asked for the fields of a struct, and one that is misspelt would be passed
/// over.
fn read(json: &str) -> Answer<Given> {
    let fields: Fields = js_sys::JSON::parse(json)
        .map_err(|error| String::from(js_sys::Error::from(error).message()))
        .and_then(|value| {
            // A list without elements would pass for an object without fields.
            if js_sys::Array::is_array(&value) {
                return Err("it is a list".to_owned());
            }
            serde_wasm_bindgen::from_value(value)
                .map_err(|error: serde_wasm_bindgen::Error| error.to_string())
        })
        .map_err(|error| does_not_parse(format!("{error}; expected {FIELDS}")))?;
    let mut given = Given::default();
    for (name, value) in fields {
        let field = name.as_str();
        match field {
            "status" => given.status = number(field, value)?,
            "failure" => given.failure = text(field, value)?,
            "redirects" => given.redirects = number(field, value)?,
            "redirectLoop" => given.redirect_loop = truth(field, value)?.unwrap_or_default(),
            "finalAddress" => given.final_address = text(field, value)?,
            "octets" => given.octets = number(field, value)?,
            "contentType" => given.content_type = text(field, value)?,
            "body" => given.body = text(field, value)?,
            "outageHours" => given.outage_hours = number(field, value)?,
            "copy" => given.copy = copy(value)?,
            "restReachable" => given.rest_reachable = truth(field, value)?,
            "address" => given.address = text(field, value)?,
            "site" => given.site = text(field, value)?,
            _ => return Err(unknown(field)),
        }
    }
    Ok(given)
}

fn copy(value: Option<Value>) -> Answer<Option<GivenCopy>> {
    let fields = match value {
        None => return Ok(None),
        Some(Value::Fields(fields)) => fields,
        Some(_) => return Err(mistaken("copy", "{ageHours, maxAge} or null")),
    };
    let mut copy = GivenCopy::default();
    for (name, value) in fields {
        match name.as_str() {
            "ageHours" => copy.age_hours = number("copy.ageHours", value)?,
            "maxAge" => copy.max_age = number("copy.maxAge", value)?,
            other => return Err(unknown(&format!("copy.{other}"))),
        }
    }
    Ok(Some(copy))
}

fn codes(policies: &[engine::Policy]) -> Vec<&'static str> {
    policies.iter().map(|policy| policy.code()).collect()
}

impl From<engine::Report> for OutcomeReport {
    fn from(report: engine::Report) -> Self {
        Self {
            address: report.address.map(AddressReport::from),
            bounds: report.bounds,
            readers: report.readers.into_iter().map(ReaderOutcome::from).collect(),
        }
    }
}

impl From<engine::Address> for AddressReport {
    fn from(address: engine::Address) -> Self {
        let note = |note: &engine::AddressNote| {
            let (note, args) = note.parts();
            let args = args.into_iter().map(|(name, value)| (name, value.to_owned())).collect();
            AddressNote { note, args }
        };
        Self {
            is_robots_txt: address.is_robots_txt,
            notes: address.notes.iter().map(note).collect(),
            governs: address.governs,
        }
    }
}

impl From<engine::ReaderReport> for ReaderOutcome {
    fn from(report: engine::ReaderReport) -> Self {
        let segment = |segment: engine::Segment| FetchSegment {
            from: segment.from,
            to: segment.to,
            is_now: segment.is_now,
            policies: codes(segment.rule.policies),
            rule: FetchRule::from(segment.rule),
        };
        #[expect(clippy::cast_precision_loss, reason = "exact up to 2^53")]
        let reads = |reads: engine::Reads| FetchReads {
            octets: reads.octets.map(|octets| octets as f64),
            rest: reads.rest.map(engine::Rest::code),
        };
        Self {
            reader: report.reader.id,
            policies: codes(report.now.rule.policies),
            rule: FetchRule::from(report.now.rule),
            notes: report.now.notes.iter().map(|note| note.code()).collect(),
            reads: report.reads.map(reads),
            timeline: report.timeline.into_iter().map(segment).collect(),
        }
    }
}

impl From<&engine::Rule> for FetchRule {
    fn from(rule: &engine::Rule) -> Self {
        Self {
            code: rule.code,
            force: rule.force.code(),
            how: rule.how.code(),
            source: rule.source.as_ref().map(ReferenceInfo::from),
        }
    }
}

impl HttpResponse {
    fn of(cut: Cut, text: &[u8]) -> Self {
        let Cut::Response(response) = cut else {
            return Self {
                kind: "not-a-response",
                blocks: Vec::new(),
                status: None,
                redirects: 0,
                final_address: None,
                content_type: None,
                content_length: None,
                age: None,
                max_age: None,
                date: None,
                body_start: 0,
                looks: engine::Body::of(text).code(),
            };
        };
        #[expect(clippy::cast_precision_loss, reason = "a JavaScript number")]
        let number = |number: Option<u64>| number.map(|number| number as f64);
        let status = response.blocks.last().map(|block| block.status);
        Self {
            kind: "response",
            blocks: response.blocks.into_iter().map(HeaderBlock::from).collect(),
            status,
            redirects: response.redirects,
            final_address: response.final_address,
            content_type: response.content_type,
            content_length: number(response.content_length),
            age: number(response.age),
            max_age: number(response.max_age),
            date: response.date,
            body_start: response.body.start as u32,
            looks: response.looks.code(),
        }
    }
}

impl From<engine::Block> for HeaderBlock {
    fn from(block: engine::Block) -> Self {
        Self {
            start: block.octets.start as u32,
            end: block.octets.end as u32,
            version: block.version,
            status: block.status,
            reason: block.reason,
            headers: block.headers,
            headers_omitted: block.headers_omitted,
        }
    }
}
