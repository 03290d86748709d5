//! The settings of an audit, as JSON.

use std::collections::BTreeMap;

use robotscope::audit::{Settings, Severity};
use serde::Deserialize;
use wasm_bindgen::JsError;

use crate::Answer;

/// `{"checks": {"<name>": "off" | "info" | "warning" | "error"}}`. A map and no
/// struct: what comes out of a JavaScript object is only asked for the fields of
/// a struct, and one that is misspelt would be passed over.
type Written = BTreeMap<String, BTreeMap<String, Level>>;

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
        .and_then(|value| {
            serde_wasm_bindgen::from_value(value)
                .map_err(|error: serde_wasm_bindgen::Error| error.to_string())
        })
        .and_then(|written: Written| match written.keys().find(|key| *key != "checks") {
            Some(key) => Err(format!("unknown field {key:?}")),
            None => Ok(written),
        })
        .map_err(|error: String| {
            JsError::new(&format!(
                "settings do not parse: {error}; expected \
                 {{\"checks\": {{\"<name>\": \"off\" | \"info\" | \"warning\" | \"error\"}}}}"
            ))
        })?;
    for (name, level) in written.into_values().flatten() {
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
