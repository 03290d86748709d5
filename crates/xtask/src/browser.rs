//! The browser the page is tested in: found, or installed where that is possible.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use crate::context::{Context, Failure, on_path};
use crate::plan::{Outcome, Plan};
use crate::run;

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
        if on_path(&["apt-get"]).is_none() || !is_root() {
            return Err(missing("they are not on this machine"));
        }
        // One unreachable source fails the update; the packages may be had all the same.
        let updated = apt_get(cx, &["update"]);
        apt_get(cx, &["install", "-y", "--no-install-recommends", "chromium", "chromium-driver"])
            .or_else(|failure| updated.and(Err(failure)))?;
        find().map(|_| Outcome::Done).ok_or_else(|| missing("installed, but not found on PATH"))
    });
}

fn apt_get(cx: &Context, arguments: &[&str]) -> Result<(), Failure> {
    // Another installation may be under way: wait for it.
    let mut command = run::command(cx, "apt-get", &["-o", "DPkg::Lock::Timeout=300"]);
    command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
    run::long(&mut command).map_err(|failure| missing(&failure.to_string()))
}

fn is_root() -> bool {
    run::answer(Command::new("id").arg("-u")).is_some_and(|id| id == "0")
}

fn missing(why: &str) -> Failure {
    Failure::new(format!(
        "the browser tests need Chromium and chromedriver ({why}). Install them (on Debian: \
         `apt-get install chromium chromium-driver`), or name them in CHROMIUM and CHROMEDRIVER"
    ))
}
