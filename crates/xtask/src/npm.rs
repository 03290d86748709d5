//! Packages from the npm registry: the page's and its tests'.

use std::path::{Path, PathBuf};

use crate::context::{Context, Failure, on_path};
use crate::plan::{Outcome, Plan};
use crate::{run, stamp};

/// What the page's bundler asks for: major and minor version.
const OLDEST_NODE: (u32, u32) = (20, 19);

pub(crate) fn add_steps(plan: &mut Plan) {
    add_page_step(plan);
    plan.add("npm packages of the tests", |cx| install(cx, &cx.web_tests()));
}

pub(crate) fn add_page_step(plan: &mut Plan) {
    plan.add("npm packages of the page", |cx| install(cx, &cx.www()));
}

/// Where a folder's packages put their programs.
pub(crate) fn programs(folder: &Path) -> PathBuf {
    folder.join("node_modules/.bin")
}

/// Runs a script of the page's package.json, which must hold it.
pub(crate) fn script(cx: &Context, name: &str) -> Result<(), Failure> {
    let mut command = run::command(cx, "npm", &["run", "--silent", name]);
    run::shown(command.current_dir(cx.www()))
}

/// Installs what a folder's lock file says, unless that is there.
pub(crate) fn install(cx: &Context, folder: &Path) -> Result<Outcome, Failure> {
    let (list, lock) = (folder.join("package.json"), folder.join("package-lock.json"));
    let version = node_version(cx)?;
    let inputs = stamp::Fingerprint::new().text(&version).path(&list, &[])?.path(&lock, &[])?;
    let name = format!("npm-{}", folder.file_name().unwrap_or_default().to_string_lossy());
    // npm writes this list of what it installed last of all.
    let outputs = [folder.join("node_modules/.package-lock.json")];
    stamp::unless_current(cx, &name, &inputs, &outputs, || {
        let mut command = run::command(cx, "npm", &["ci", "--no-audit", "--no-fund"]);
        run::shown(command.current_dir(folder)).map_err(|failure| {
            Failure::new(format!(
                "{failure}: the packages of {} need the npm registry",
                folder.join("package-lock.json").display()
            ))
        })
    })
}

fn node_version(cx: &Context) -> Result<String, Failure> {
    let advice = format!("install Node.js {}.{} or later with npm", OLDEST_NODE.0, OLDEST_NODE.1);
    if on_path(&["npm"]).is_none() {
        return Err(Failure::new(format!("npm is missing: {advice}")));
    }
    let version = run::answer(&mut run::command(cx, "node", &["--version"]))
        .ok_or_else(|| Failure::new(format!("node is missing: {advice}")))?;
    if release(&version).is_none_or(|release| release < OLDEST_NODE) {
        return Err(Failure::new(format!("node is {version}: {advice}")));
    }
    Ok(version)
}

/// Major and minor version in what `node --version` says.
fn release(version: &str) -> Option<(u32, u32)> {
    let mut numbers = version.strip_prefix('v')?.split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn releases_compare_by_number() {
        assert_eq!(release("v20.20.2"), Some((20, 20)));
        assert!(release("v20.9.0").unwrap() < OLDEST_NODE);
        assert!(release("v22.1.0").unwrap() > OLDEST_NODE);
        assert_eq!(release("nonsense"), None);
    }
}
