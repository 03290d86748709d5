//! The browser the page is tested in: found, or installed where that is possible.

use std::env;
use std::path::PathBuf;

use crate::context::{Failure, on_path};
use crate::debian;
use crate::plan::{Outcome, Plan};

const BROWSERS: &[&str] =
    &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const DRIVERS: &[&str] = &["chromedriver", "chromium.chromedriver"];

/// A browser and the driver that steers it.
pub(crate) struct Browser {
    pub(crate) program: PathBuf,
    pub(crate) driver: PathBuf,
}

/// What is on the machine: as named by CHROMIUM and CHROMEDRIVER, else from PATH.
pub(crate) fn find() -> Option<Browser> {
    let named =
        |variable: &str, names| env::var_os(variable).map(PathBuf::from).or_else(|| on_path(names));
    Some(Browser { program: named("CHROMIUM", BROWSERS)?, driver: named("CHROMEDRIVER", DRIVERS)? })
}

pub(crate) fn add_steps(plan: &mut Plan) {
    plan.add("Chromium and its driver", |cx| {
        if find().is_some() {
            return Ok(Outcome::UpToDate);
        }
        debian::install(cx, &["chromium", "chromium-driver"])
            .ok_or_else(|| missing("they are not on this machine"))?
            .map_err(|failure| missing(&failure.to_string()))?;
        find().map(|_| Outcome::Done).ok_or_else(|| missing("installed, but not found on PATH"))
    });
}

fn missing(why: &str) -> Failure {
    Failure::new(format!(
        "the browser tests need Chromium and chromedriver ({why}). Install them (on Debian: \
         `apt-get install chromium chromium-driver`), or name them in CHROMIUM and CHROMEDRIVER"
    ))
}
