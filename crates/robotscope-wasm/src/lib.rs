//! The engine's face in WebAssembly: bytes and scalars in, typed objects out.
//!
//! Translation only: nothing here knows anything of robots.txt. Spans become
//! lines (from 1) and columns (UTF-16 units from 0), names become kebab-case
//! strings. Only a caller's mistake throws, such as an unknown dialect; a file
//! never does, whatever its bytes.

pub mod analysis;
pub mod crawlers;
pub mod fetch;
mod file;
pub mod preferences;
pub mod readers;
mod settings;
pub mod types;

use robotscope::audit::BadEdit;
use robotscope::dialect::{DIALECTS, Dialect};
use robotscope::policy::{Agent, RuleSet};
use tsify::{Ts, Tsify};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

/// What calls answer with when the caller is wrong.
type Answer<T> = Result<T, JsError>;

/// Makes a crash in somebody's browser one that can be reported.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

fn dialect(id: &str) -> Answer<&'static Dialect> {
    Dialect::by_id(id).ok_or_else(|| {
        let known: Vec<_> = DIALECTS.iter().map(|dialect| dialect.id).collect();
        JsError::new(&format!("unknown dialect {id:?}; known are {}", known.join(", ")))
    })
}

/// Hands over a list.
fn all<T: Tsify + serde::Serialize>(items: impl Iterator<Item = T>) -> Answer<Vec<Ts<T>>> {
    items.map(|item| item.into_ts().map_err(JsError::from)).collect()
}

/// What is in a file: groups, sitemaps, other and ignored lines, facts.
///
/// # Errors
///
/// An unknown dialect.
#[wasm_bindgen]
pub fn parse(
    file: &[u8],
    #[wasm_bindgen(unchecked_param_type = "Dialect")] dialect: &str,
) -> Answer<Ts<types::ParseView>> {
    let policy = file::policy(file, self::dialect(dialect)?)?;
    Ok(types::ParseView::of(&policy).into_ts()?)
}

/// What in a file does not work, or works other than it looks.
///
/// # Errors
///
/// An unknown dialect or check, or settings that are not what they should be.
#[wasm_bindgen]
pub fn audit(
    file: &[u8],
    #[wasm_bindgen(unchecked_param_type = "Dialect")] dialect: &str,
    origin: Option<String>,
    settings: Option<String>,
) -> Answer<Ts<types::AuditReport>> {
    let policy = file::policy(file, self::dialect(dialect)?)?;
    let settings = settings::read(settings.as_deref())?;
    let report =
        robotscope::audit::audit(policy.document(), policy.dialect(), origin.as_deref(), &settings);
    Ok(types::AuditReport::of(&report, policy.document()).into_ts()?)
}

/// A file with every safe fix made: those that change no verdict of RFC 9309.
///
/// # Errors
///
/// An unknown dialect or check, or settings that are not what they should be.
#[wasm_bindgen(js_name = fixAllSafe)]
pub fn fix_all_safe(
    file: &[u8],
    #[wasm_bindgen(unchecked_param_type = "Dialect")] dialect: &str,
    origin: Option<String>,
    settings: Option<String>,
) -> Answer<Ts<types::MendedFile>> {
    let policy = file::policy(file, self::dialect(dialect)?)?;
    let settings = settings::read(settings.as_deref())?;
    let mended =
        robotscope::audit::mend(policy.document(), policy.dialect(), origin.as_deref(), &settings);
    Ok(types::MendedFile::from(mended).into_ts()?)
}

/// A file with edits made, in octets of it, in any order; every other octet
/// stays.
///
/// # Errors
///
/// An edit that lies outside the file, or two that overlap.
#[wasm_bindgen(js_name = applyEdits)]
pub fn apply_edits(file: &[u8], edits: Vec<Ts<types::Edit>>) -> Answer<Vec<u8>> {
    let edits = edits
        .into_iter()
        .map(|edit| Ok(robotscope::audit::Edit::from(&edit.to_rust()?)))
        .collect::<Answer<Vec<_>>>()?;
    robotscope::audit::apply(file, &edits).map_err(|bad| {
        let length = file.len();
        JsError::new(&match bad {
            BadEdit::Outside(span) => format!(
                "the edit of octets {} to {} is outside the file, which has {length}",
                span.start, span.end
            ),
            BadEdit::Overlap(one, other) => format!(
                "the edits of octets {} to {} and {} to {} overlap",
                one.start, one.end, other.start, other.end
            ),
        })
    })
}

/// The verdict on each URL with its whole story.
///
/// # Errors
///
/// An unknown dialect.
#[wasm_bindgen]
pub fn test(
    file: &[u8],
    agent: &str,
    urls: Vec<String>,
    #[wasm_bindgen(unchecked_param_type = "Dialect")] dialect: &str,
    origin: Option<String>,
) -> Answer<Vec<Ts<types::Verdict>>> {
    let policy = file::policy(file, self::dialect(dialect)?)?;
    let agent = Agent::read(agent, policy.dialect());
    let verdicts = urls.iter().map(|url| policy.test(&agent, url, origin.as_deref()));
    all(verdicts.map(types::Verdict::from))
}

/// The bare decisions for many agents and URLs, agent by agent.
///
/// # Errors
///
/// An unknown dialect.
#[wasm_bindgen]
pub fn decide(
    file: &[u8],
    agents: Vec<String>,
    urls: Vec<String>,
    #[wasm_bindgen(unchecked_param_type = "Dialect")] dialect: &str,
) -> Answer<Decisions> {
    let policy = file::policy(file, self::dialect(dialect)?)?;
    let targets: Vec<_> = urls.iter().map(|url| policy.target(url)).collect();
    let mut decisions = Vec::with_capacity(agents.len() * targets.len());
    let mut lines = Vec::with_capacity(agents.len() * targets.len());
    for agent in &agents {
        let choice = policy.choose(&Agent::read(agent, policy.dialect()));
        let rules = RuleSet::new(&policy, &choice);
        for target in &targets {
            let (decision, line) = rules.decide(target);
            decisions.push(u8::from(decision == robotscope::policy::Decision::Allow));
            lines.push(line);
        }
    }
    let answer = js_sys::Object::new();
    let set = |name: &str, value: JsValue| js_sys::Reflect::set(&answer, &name.into(), &value);
    set("decisions", js_sys::Uint8Array::from(decisions.as_slice()).into())
        .and_then(|_| set("lines", js_sys::Uint32Array::from(lines.as_slice()).into()))
        .map_err(|_| JsError::new("the answer could not be made"))?;
    Ok(answer.unchecked_into())
}

#[wasm_bindgen(typescript_custom_section)]
const DECISIONS: &str = r#"
/** The bare decisions, agent by agent, URL by URL. */
export interface Decisions {
    /** 1 for allowed, 0 for disallowed. */
    decisions: Uint8Array;
    /** The deciding line, from 1; 0 for none. */
    lines: Uint32Array;
}
"#;

#[wasm_bindgen]
extern "C" {
    /// The bare decisions, agent by agent, URL by URL.
    #[wasm_bindgen(typescript_type = "Decisions")]
    pub type Decisions;
}

/// What to colour in an editor: `[line, from, to, kind]` each, in UTF-16
/// columns. Kinds: 1 field of a rule or agent line, 2 separator, 3 value,
/// 4 comment, 5 field of a sitemap or a known extension, 6 unknown field,
/// 7 text that is no record, 8 `*` or final `$` in a path, 9 `*` as an agent.
#[wasm_bindgen]
pub fn tokens(file: &[u8]) -> Answer<js_sys::Uint32Array> {
    let policy = file::policy(file, &robotscope::dialect::RFC9309)?;
    Ok(types::tokens(policy.document()).as_slice().into())
}

/// Runs every conformance case here and now.
#[wasm_bindgen(js_name = selfTest)]
pub fn self_test() -> Answer<Ts<types::SelfTestReport>> {
    Ok(types::SelfTestReport::from(robotscope::selftest::run()).into_ts()?)
}

/// Every check of the audit.
#[wasm_bindgen]
pub fn checks() -> Answer<Vec<Ts<types::CheckInfo>>> {
    all(robotscope::audit::checks().iter().map(|check| types::CheckInfo::from(*check)))
}

/// Every dialect with its switches.
#[wasm_bindgen]
pub fn dialects() -> Answer<Vec<Ts<types::DialectInfo>>> {
    all(DIALECTS.iter().map(|dialect| types::DialectInfo::from(*dialect)))
}

/// Which build this is.
#[wasm_bindgen]
pub fn version() -> Answer<Ts<types::BuildInfo>> {
    let info = types::BuildInfo {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        commit: option_env!("ROBOTSCOPE_COMMIT").unwrap_or("unknown").to_owned(),
        checks: robotscope::audit::checks().len() as u32,
        vectors: robotscope::selftest::count() as u32,
        schema: 1,
    };
    Ok(info.into_ts()?)
}
