//! The settings of an audit, as JSON.

use std::collections::BTreeMap;

use robotscope::audit::{Settings, Severity};
use serde::Deserialize;
use wasm_bindgen::JsError;

use crate::Answer;

/// `{"checks": {"<name>": "off" | "info" | "warning" | "error"}}`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(default)]
    checks: BTreeMap<String, Level>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Level {
    Off,
    Info,
    Warning,
    Error,
}

/// Reads settings; none, or nothing but white space, changes nothing.
pub(crate) fn read(json: Option<&str>) -> Answer<Settings> {
    let mut settings = Settings::default();
    let Some(json) = json.filter(|json| !json.trim().is_empty()) else { return Ok(settings) };
    let written: Written = js_sys::JSON::parse(json)
        .map_err(|error| js_sys::Error::from(error).message().into())
        .and_then(|value| serde_wasm_bindgen::from_value(value).map_err(|error| error.to_string()))
        .map_err(|error: String| {
            JsError::new(&format!(
                "settings do not parse: {error}; expected \
                 {{\"checks\": {{\"<name>\": \"off\" | \"info\" | \"warning\" | \"error\"}}}}"
            ))
        })?;
    for (name, level) in written.checks {
        let level = match level {
            Level::Off => None,
            Level::Info => Some(Severity::Info),
            Level::Warning => Some(Severity::Warning),
            Level::Error => Some(Severity::Error),
        };
        settings.set(&name, level).map_err(|unknown| {
            JsError::new(&format!(
                "unknown check {:?}; the nearest is {:?}",
                unknown.name, unknown.nearest
            ))
        })?;
    }
    Ok(settings)
}
