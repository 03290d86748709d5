//! The WebAssembly package: the engine as the page and other sites load it.

use std::process::Command;

use crate::context::{Context, Failure};
use crate::plan::{Outcome, Plan};
use crate::{npm, run, stamp, tools};

/// Everything the package is made of, from the repository's root.
const SOURCES: &[&str] =
    &["crates/robotscope", "crates/robotscope-wasm", "Cargo.toml", "Cargo.lock", ".cargo"];
/// Folders of a crate that never reach the package.
const NOT_SOURCES: &[&str] = &["benches", "fuzz", "tests", "target"];

pub(crate) fn add_step(plan: &mut Plan) {
    plan.add("WebAssembly package", build);
}

fn build(cx: &Context) -> Result<Outcome, Failure> {
    let commit = commit(cx);
    let compiler = run::answer(&mut run::command(cx, "rustc", &["--version"])).unwrap_or_default();
    let lock = cx.www().join("package-lock.json");
    let inputs = SOURCES.iter().try_fold(
        // The page's lock file fixes the version of wasm-opt.
        stamp::Fingerprint::new().text(&commit).text(&compiler).path(&lock, &[])?,
        |print, source| print.path(&cx.root.join(source), NOT_SOURCES),
    )?;
    stamp::unless_current(cx, "package", &inputs, &[cx.package()], || wasm_pack(cx, &commit))
}

fn wasm_pack(cx: &Context, commit: &str) -> Result<(), Failure> {
    // wasm-pack downloads the programs it does not find: it is handed them, and told not to.
    let mut command = run::command(cx, "wasm-pack", &["build", "crates/robotscope-wasm"]);
    command.args(["--mode", "no-install", "--release", "--target", "web"]);
    command.args(["--out-name", "robotscope", "--out-dir"]).arg(cx.package());
    command.env("PATH", tools::path(cx, &[npm::programs(&cx.www())])?);
    command.env("ROBOTSCOPE_COMMIT", commit);
    run::shown(&mut command)
}

/// The commit the package is of: the last that touched its sources, so that a commit elsewhere
/// rebuilds nothing. `+` stands for changes since; empty where there is no history.
fn commit(cx: &Context) -> String {
    let git = |arguments: &[&str]| {
        let mut command: Command = run::command(cx, "git", arguments);
        run::answer(command.arg("--").args(SOURCES))
    };
    let Some(commit) = git(&["log", "-1", "--format=%h"]) else { return String::new() };
    let changed = git(&["status", "--porcelain"]).is_none_or(|files| !files.is_empty());
    if changed { format!("{commit}+") } else { commit }
}
