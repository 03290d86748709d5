//! What Rust needs to build for the browser: the target and two programs.

use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::context::{Context, Failure, on_path};
use crate::plan::{Outcome, Plan, say};
use crate::run;

const TARGET: &str = "wasm32-unknown-unknown";
const WASM_PACK: &str = "0.15.1";

/// Each program does little work: compiling it takes far longer than the optimiser would save.
const LIGHT_PROFILE: &[(&str, &str)] = &[
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_RELEASE_DEBUG", "false"),
];

pub(crate) fn add_steps(plan: &mut Plan) {
    add_target_step(plan);
    add_program_steps(plan);
}

pub(crate) fn add_target_step(plan: &mut Plan) {
    plan.add("Rust for WebAssembly", target);
}

pub(crate) fn add_program_steps(plan: &mut Plan) {
    plan.add("wasm-bindgen", wasm_bindgen);
    plan.add("wasm-pack", wasm_pack);
}

/// What the checks need beside the compiler.
pub(crate) fn add_check_tools(plan: &mut Plan) {
    plan.add("rustfmt and clippy", |cx| {
        let missing: Vec<&str> = [("rustfmt", "cargo-fmt"), ("clippy", "cargo-clippy")]
            .iter()
            .filter(|(_, program)| {
                // rustup puts the programs on PATH whether it has the components or not.
                run::answer(&mut run::command(cx, program, &["--version"])).is_none()
            })
            .map(|(component, _)| *component)
            .collect();
        if missing.is_empty() {
            return Ok(Outcome::UpToDate);
        }
        let mut arguments = vec!["component", "add"];
        arguments.extend(&missing);
        rustup(cx, &arguments, &missing.join(" and "))
    });
}

fn folder(cx: &Context) -> PathBuf {
    cx.tools().join("bin")
}

fn target(cx: &Context) -> Result<Outcome, Failure> {
    let mut ask = run::command(cx, "rustc", &["--print", "target-libdir", "--target", TARGET]);
    let present = run::answer(&mut ask).is_some_and(|folder| PathBuf::from(folder).is_dir());
    if present {
        return Ok(Outcome::UpToDate);
    }
    rustup(cx, &["target", "add", TARGET], &format!("Rust's target {TARGET}"))
}

fn rustup(cx: &Context, arguments: &[&str], missing: &str) -> Result<Outcome, Failure> {
    if on_path(&["rustup"]).is_none() {
        return Err(Failure::new(format!(
            "{missing}: missing, and so is rustup, which would install it. Install Rust by \
             rustup, or add it by the means your Rust came by"
        )));
    }
    run::long(&mut run::command(cx, "rustup", arguments)).map_err(|failure| {
        Failure::new(format!(
            "{missing}: missing, and rustup could not install it: {failure}. Run `rustup {}` \
             where its server can be reached",
            arguments.join(" ")
        ))
    })?;
    Ok(Outcome::Done)
}

fn wasm_bindgen(cx: &Context) -> Result<Outcome, Failure> {
    let path = cx.root.join("Cargo.lock");
    let lock = fs::read_to_string(&path).map_err(Failure::io("reading", &path))?;
    let version = locked_version(&lock, "wasm-bindgen")
        .ok_or_else(|| Failure::new("Cargo.lock names no wasm-bindgen"))?;
    // The published lock file of this program does not build, so `--locked` is left out.
    install(cx, "wasm-bindgen-cli", "wasm-bindgen", version, &["--bin", "wasm-bindgen"])
}

fn wasm_pack(cx: &Context) -> Result<Outcome, Failure> {
    let outcome = install(cx, "wasm-pack", "wasm-pack", WASM_PACK, &["--locked"])?;
    // Both programs are there: nothing needs the 800 MB again that they were made from.
    let build = build_folder(cx);
    if build.is_dir() {
        fs::remove_dir_all(&build).map_err(Failure::io("removing", &build))?;
    }
    Ok(outcome)
}

/// One for both programs: they share a good part of what they are made of.
fn build_folder(cx: &Context) -> PathBuf {
    cx.tools().join("build")
}

/// Installs a program into the target folder unless that version is there or on PATH.
fn install(
    cx: &Context,
    krate: &str,
    program: &str,
    version: &str,
    options: &[&str],
) -> Result<Outcome, Failure> {
    let ours = folder(cx).join(program);
    let is_right = |file: PathBuf| {
        let said = run::answer(Command::new(file).arg("--version"));
        said.is_some_and(|said| is_version(&said, version))
    };
    if is_right(ours) || on_path(&[program]).is_some_and(is_right) {
        return Ok(Outcome::UpToDate);
    }
    let mut command = run::command(cx, "cargo", &["install", krate, "--version", version]);
    command.args(options).arg("--root").arg(cx.tools()).arg("--force");
    command.env("CARGO_TARGET_DIR", build_folder(cx)).envs(LIGHT_PROFILE.iter().copied());
    say(&format!("    compiling {krate} {version}: once, a minute or two on two cores"));
    run::long(&mut command).map_err(|failure| {
        Failure::new(format!(
            "{program} {version} could not be installed: {failure}. It is built from the crate \
             {krate} and needs the Rust registry and a C compiler"
        ))
    })?;
    Ok(Outcome::Done)
}

/// Whether a program that was asked `--version` gave this one: the last word of its first line.
fn is_version(said: &str, version: &str) -> bool {
    said.lines().next().is_some_and(|line| line.split_whitespace().any(|word| word == version))
}

/// The version of a package in the text of a Cargo.lock.
fn locked_version<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let mut lines = lock.lines();
    lines.find(|line| line.strip_prefix("name = ") == Some(&format!("\"{package}\"")))?;
    lines.next()?.strip_prefix("version = \"")?.strip_suffix('"')
}

/// PATH with the installed programs first, so that no other version is found, then `others`.
pub(crate) fn path(cx: &Context, others: &[PathBuf]) -> Result<OsString, Failure> {
    run::path_with(&[&[folder(cx)], others].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_read_from_the_lock_file() {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"9.9.9\"\n\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\n";
        assert_eq!(locked_version(lock, "wasm-bindgen"), Some("0.2.130"));
        assert_eq!(locked_version(lock, "tsify"), None);
    }

    #[test]
    fn another_version_is_not_taken() {
        assert!(is_version("wasm-bindgen 0.2.130", "0.2.130"));
        assert!(is_version("wasm-bindgen 0.2.130 (abcdef)", "0.2.130"));
        assert!(!is_version("wasm-bindgen 0.2.13", "0.2.130"));
        assert!(!is_version("", "0.2.130"));
    }
}
