//! What a file says may be done with content, as it crosses the boundary.

use std::collections::BTreeMap;

use robotscope::dialect::RFC9309;
use robotscope::policy::{Agent, Policy};
use robotscope::preferences::dictionary::Failure;
use robotscope::preferences::{self as engine, Hint};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::types::{HintView, Place, UsedGroup, Value, outputs};
use crate::{Answer, file};

outputs! {
    /// What a file says of one URL to one agent. A preference is neither a permission nor a block.
    pub struct Preferences {
        /// Whether the agent may fetch the URL at all.
        crawl: Crawl,
        /// The group that was used.
        group: Option<UsedGroup>,
        /// What `Content-Usage` states, by label.
        #[tsify(type = "Record<\"train-ai\" | \"search\", UsageAnswer>")]
        usage: BTreeMap<&'static str, UsageAnswer>,
        /// What `Content-Signal` states, by key.
        #[tsify(type = "Record<\"search\" | \"ai-input\" | \"ai-train\" | \"use\", SignalAnswer>")]
        signal: BTreeMap<&'static str, SignalAnswer>,
        /// Every `License` line of the file, in order.
        license: Vec<LicenseLine>,
        /// Every other preference line of the group, in order.
        others: Vec<PreferenceLine>,
        /// What a person should know besides.
        hints: Vec<HintView>,
    }

    /// The verdict on the URL.
    pub struct Crawl {
        /// The decision.
        #[tsify(type = "\"allow\" | \"disallow\"")]
        decision: &'static str,
        /// The deciding line, from 1.
        line: Option<u32>,
    }

    /// What is stated under a label of `Content-Usage`.
    pub struct UsageAnswer {
        /// The preference.
        #[tsify(type = "\"allow\" | \"disallow\" | \"unknown\"")]
        value: &'static str,
        /// The first line that states it; null when unknown.
        line: Option<u32>,
        /// Why.
        #[tsify(type = "PreferenceReason")]
        reason: &'static str,
    }

    /// What is stated under a key of `Content-Signal`.
    pub struct SignalAnswer {
        /// The signal: a level for `use`, yes or no for the others.
        #[tsify(type = "\"yes\" | \"no\" | \"immediate\" | \"reference\" | \"full\" | \"unknown\"")]
        value: &'static str,
        /// The first line that states it; null when unknown.
        line: Option<u32>,
        /// Why.
        #[tsify(type = "PreferenceReason")]
        reason: &'static str,
    }

    /// A `License` line.
    pub struct LicenseLine {
        /// Line, from 1.
        line: u32,
        /// The address as written.
        url: String,
        /// Whether it is an absolute URL with a host.
        usable: bool,
        /// The group it stands in, from 0 in `parse(file, "rfc9309").groups`, for readers that keep
        /// it to that; null before the first.
        group: Option<u32>,
    }

    /// A preference line of the group and what became of it.
    pub struct PreferenceLine {
        /// The field.
        #[tsify(type = "\"content-usage\" | \"content-signal\"")]
        field: &'static str,
        /// Line, from 1.
        line: u32,
        /// The value as written.
        value: String,
        /// The path pattern; null without one.
        path: Option<String>,
        /// Whether it matches the URL.
        matched: bool,
        /// Octets of the normalised path: its rank; 0 without one.
        octets: u32,
        /// What became of it.
        #[tsify(type = "\"decides\" | \"combined\" | \"shorter\" | \"not-matched\" | \"broken\" | \"blocked\"")]
        outcome: &'static str,
        /// Why its statement does not parse; null when it does.
        failure: Option<StatementFailure>,
    }

    /// Why a statement does not parse, and where.
    pub struct StatementFailure {
        /// Why.
        #[tsify(type = "\"trailing-comma\" | \"empty-member\" | \"space-for-comma\" | \"capital\" | \"space-round-equals\" | \"open-string\" | \"unexpected\" | \"unexpected-end\"")]
        why: &'static str,
        /// The octets at fault.
        place: Place,
    }
}

#[wasm_bindgen(typescript_custom_section)]
const REASON: &str = r#"
/** Why a preference is what it is. */
export type PreferenceReason =
    | "stated" | "combined-restrictive" | "not-stated" | "no-matching-line" | "no-line-in-group"
    | "no-group" | "value-not-understood" | "statement-broken" | "url-disallowed";
"#;

/// What a file says may be done with the content at `url`, as it says it to
/// `agent`. Always in the reading `rfc9309`.
#[wasm_bindgen]
pub fn preferences(file: &[u8], agent: &str, url: &str) -> Answer<Ts<Preferences>> {
    let policy = file::policy(file, &RFC9309)?;
    let agent = Agent::read(agent, &RFC9309);
    let preferences = engine::preferences(&policy, &agent, url);
    Ok(Preferences::of(preferences, &policy).into_ts()?)
}

impl Preferences {
    fn of(preferences: engine::Preferences, policy: &Policy) -> Self {
        let usage = |one: engine::Answer| UsageAnswer {
            value: one.value().unwrap_or("unknown"),
            line: one.line,
            reason: one.reason.code(),
        };
        let signal = |one: engine::Answer| SignalAnswer {
            value: one.value().unwrap_or("unknown"),
            line: one.line,
            reason: one.reason.code(),
        };
        Self {
            crawl: Crawl {
                decision: preferences.crawl.decision.code(),
                line: preferences.crawl.line,
            },
            group: preferences.group.map(UsedGroup::from),
            usage: preferences.usage.into_iter().map(|one| (one.term.name, usage(one))).collect(),
            signal: preferences
                .signal
                .into_iter()
                .map(|one| (one.term.name, signal(one)))
                .collect(),
            license: preferences.license.iter().map(|one| LicenseLine::of(one, policy)).collect(),
            others: preferences.others.iter().map(|one| PreferenceLine::of(one, policy)).collect(),
            hints: preferences.hints.into_iter().map(HintView::from).collect(),
        }
    }
}

impl LicenseLine {
    fn of(line: &engine::LicenseLine, policy: &Policy) -> Self {
        Self {
            line: line.line,
            url: policy.document().source().text(line.license.url).into_owned(),
            usable: line.license.usable,
            group: line.group,
        }
    }
}

impl PreferenceLine {
    fn of(line: &engine::Contender, policy: &Policy) -> Self {
        let document = policy.document();
        let source = document.source();
        let failure = |failure: Failure| StatementFailure {
            why: failure.why.code(),
            place: Place::of(failure.span, document),
        };
        Self {
            field: line.field,
            line: line.line,
            value: source.text(line.value).into_owned(),
            path: line.path.map(|path| source.text(path).into_owned()),
            matched: line.matched,
            octets: line.octets,
            outcome: line.outcome.code(),
            failure: line.failure.map(failure),
        }
    }
}

impl From<Hint> for HintView {
    fn from(hint: Hint) -> Self {
        let text = |text: &str| Value::Text(text.to_owned());
        let number = |number: u32| Value::Number(number.into());
        let args = match hint {
            Hint::StarPassedOver { line, count } | Hint::OutsideGroup { line, count } => {
                vec![("line", number(line)), ("count", number(count))]
            }
            Hint::ShorterStates { field, term, line } => {
                vec![("field", text(field)), ("term", text(term.name)), ("line", number(line))]
            }
        };
        Self { hint: hint.code(), args: args.into_iter().collect() }
    }
}
