//! The suites, in the order that finds the commonest mistakes first.

use std::env;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::context::{Context, Failure, on_path};
use crate::plan::{Outcome, Plan};
use crate::{browser, checks, conformance, npm, package, page, peers, run, tools};

/// How much of each suite is run.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tier {
    /// What CI runs: samples of the long suites.
    Quick,
    /// Everything.
    Whole,
}

pub(crate) fn add_steps(plan: &mut Plan, tier: Tier) {
    tools::add_check_tools(plan);
    tools::add_target_step(plan);
    checks::add_steps(plan);
    plan.add("native tests", move |cx| native(cx, tier));
    plan.add("examples in the documentation", move |cx| {
        run::shown(&mut suite(cx, tier, "cargo", &["test", "--workspace", "--doc"]))?;
        Ok(Outcome::Done)
    });
    tools::add_program_steps(plan);
    npm::add_steps(plan);
    package::add_step(plan);
    plan.add("types of the page", page::check);
    plan.add("modules of the page", page::test);
    page::add_step(plan);
    package::add_wrong_step(plan);
    plan.add("package in Node", move |cx| {
        node(cx, tier, "node", &[("ROBOTSCOPE_WRONG_PACKAGE", &package::wrong(cx))])
    });
    plan.add("conformance", conform);
    peers::add_set_up_steps(plan);
    add_peers(plan, tier);
    browser::add_steps(plan);
    plan.add("page in Chromium", move |cx| in_browser(cx, tier));
    if tier == Tier::Whole {
        // Fuzzing, further browsers: each a step of its own, added here.
        add_benchmarks(plan);
    }
}

pub(crate) fn add_peers(plan: &mut Plan, tier: Tier) {
    plan.add("peers", move |cx| {
        let arguments = ["run", "--quiet", "--package", "robotscope-tests", "--example", "peers"];
        let mut command = suite(cx, tier, "cargo", &arguments);
        run::shown(command.env("ROBOTSCOPE_PEERS", peers::installed(cx)))?;
        Ok(Outcome::Done)
    });
}

pub(crate) fn add_benchmarks(plan: &mut Plan) {
    plan.add("benchmarks", |cx| {
        if !cx.root.join("crates/robotscope/benches").is_dir() {
            return Ok(Outcome::Skipped("the engine has none yet".to_owned()));
        }
        run::shown(&mut run::command(cx, "cargo", &["bench", "--package", "robotscope"]))?;
        Ok(Outcome::Done)
    });
    plan.add("benchmarks of the package", |cx| {
        run::shown(&mut run::command(cx, "node", &["tests/web/node/audit.bench.mjs"]))?;
        Ok(Outcome::Done)
    });
}

/// A command that runs tests: it learns from its environment how much to run.
fn suite(cx: &Context, tier: Tier, program: &str, arguments: &[&str]) -> Command {
    let mut command = run::command(cx, program, arguments);
    match tier {
        Tier::Quick => command.env_remove("ROBOTSCOPE_FULL"),
        Tier::Whole => command.env("ROBOTSCOPE_FULL", "1"),
    };
    command
}

fn native(cx: &Context, tier: Tier) -> Result<Outcome, Failure> {
    let arguments: &[&str] = match on_path(&["cargo-nextest"]) {
        Some(_) => &["nextest", "run", "--workspace"],
        None => &["test", "--workspace", "--lib", "--bins", "--tests"],
    };
    run::shown(&mut suite(cx, tier, "cargo", arguments))?;
    Ok(Outcome::Done)
}

/// The test files of one folder of tests/web.
fn node(
    cx: &Context,
    tier: Tier,
    folder: &str,
    environment: &[(&str, &Path)],
) -> Result<Outcome, Failure> {
    let files = test_files(&cx.web_tests().join(folder))?;
    if files.is_empty() {
        return Err(Failure::new(format!("tests/web/{folder} holds no *.test.mjs file")));
    }
    // One file at a time: a busy machine must not make a browser late. The bound is for a test
    // that hangs; none takes a tenth of it.
    let mut command = suite(cx, tier, "node", &["--test", "--test-reporter=spec"]);
    command.args(["--test-concurrency=1", "--test-timeout=600000"]).args(files);
    run::shown(command.envs(environment.iter().copied()))?;
    Ok(Outcome::Done)
}

fn in_browser(cx: &Context, tier: Tier) -> Result<Outcome, Failure> {
    let browser = browser::find()
        .ok_or_else(|| Failure::new("the browser that was found a step ago is gone"))?;
    let this = env::current_exe()
        .map_err(|error| Failure::new(format!("this program does not know its file: {error}")))?;
    node(
        cx,
        tier,
        "browser",
        &[
            ("CHROMIUM", &browser.program),
            ("CHROMEDRIVER", &browser.driver),
            ("ROBOTSCOPE_XTASK", &this),
            ("ROBOTSCOPE_SCREENSHOTS", &cx.target.join("screenshots")),
        ],
    )
}

/// Named one by one: versions of Node differ in what they make of a folder.
fn test_files(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(Failure::io("listing", folder))? {
        let path = entry.map_err(Failure::io("listing", folder))?.path();
        if path.to_string_lossy().ends_with(".test.mjs") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

fn conform(cx: &Context) -> Result<Outcome, Failure> {
    let Some(runner) = cx
        .shared
        .as_ref()
        .map(|shared| shared.join("check/conformance.mjs"))
        .filter(|file| file.is_file())
    else {
        return Ok(Outcome::Skipped(
            "no shared/check/conformance.mjs beside the repository".to_owned(),
        ));
    };
    let mut command = run::command(cx, "node", &[]);
    command.arg(runner).arg(cx.package()).stderr(Stdio::inherit());
    let output = command.output().map_err(run::not_started(&command))?;
    let _ = std::io::stdout().write_all(&output.stdout);
    // Its exit status tells only that some suite disagrees; its summary tells which.
    match conformance::disagreements(&String::from_utf8_lossy(&output.stdout)) {
        Some(suites) if suites.is_empty() => Ok(Outcome::Done),
        Some(suites) => Err(Failure::new(format!("disagreements in {}", suites.join(", ")))),
        None => run::check(&command, output.status).map(|()| Outcome::Done),
    }
}
