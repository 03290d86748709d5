//! Other software that reads robots.txt: installed as pinned in tests/peers, and run on what the
//! engine is run on.

use std::path::PathBuf;

use crate::context::{Context, Failure, on_path};
use crate::plan::{Outcome, Plan};
use crate::{debian, npm, run, stamp};

pub(crate) fn add_set_up_steps(plan: &mut Plan) {
    plan.add("peers in Python", python);
    plan.add("npm packages of the peers", |cx| npm::install(cx, &folder(cx)));
    plan.add("peers in Rust", |cx| {
        let manifest = folder(cx).join("crates/Cargo.toml");
        let mut command = run::command(cx, "cargo", &["build", "--locked", "--manifest-path"]);
        command.arg(manifest).env("CARGO_TARGET_DIR", installed(cx).join("crates"));
        run::long(&mut command)?;
        Ok(Outcome::Done)
    });
}

fn folder(cx: &Context) -> PathBuf {
    cx.root.join("tests/peers")
}

/// Where the suite finds them.
pub(crate) fn installed(cx: &Context) -> PathBuf {
    cx.target.join("peers")
}

/// An environment of their own, so that no package of the system is touched or used.
fn python(cx: &Context) -> Result<Outcome, Failure> {
    let python = interpreter(cx).ok_or_else(|| missing("python3 is not on PATH"))?;
    let version = run::answer(&mut run::command(cx, python, &["-VV"])).unwrap_or_default();
    let list = folder(cx).join("requirements.txt");
    let environment = installed(cx).join("python");
    let inputs = stamp::Fingerprint::new().text(&version).path(&list, &[])?;
    stamp::unless_current(cx, "peers-python", &inputs, &[environment.join("pyvenv.cfg")], || {
        let make = || {
            let mut command = run::command(cx, python, &["-m", "venv", "--clear"]);
            run::long(command.arg(&environment))
        };
        make().or_else(|failure| {
            // Debian has the module in a package of its own.
            debian::install(cx, &["python3-venv"])
                .ok_or_else(|| missing(&failure.to_string()))?
                .and_then(|()| make())
                .map_err(|failure| missing(&failure.to_string()))
        })?;
        let pip = environment.join("bin/python");
        let options = ["-m", "pip", "install", "--disable-pip-version-check", "--no-deps"];
        let mut command = run::command(cx, &pip.to_string_lossy(), &options);
        command.args(["--only-binary", ":all:", "--requirement"]).arg(&list);
        run::long(&mut command).map_err(|failure| {
            Failure::new(format!(
                "{failure}: the packages of {} need the Python Package Index",
                list.display()
            ))
        })
    })
}

/// The first that every package is built for, else whichever there is.
fn interpreter(cx: &Context) -> Option<&'static str> {
    const NAMES: &[&str] = &["python3", "python3.12", "python3.11", "python3.10"];
    const IS_OLD: &str = "import sys; sys.exit(sys.version_info >= (3, 13))";
    let runs =
        |name: &str, code: &str| run::answer(&mut run::command(cx, name, &["-c", code])).is_some();
    let old = NAMES.iter().copied().find(|name| runs(name, IS_OLD));
    old.or_else(|| NAMES.iter().copied().find(|name| runs(name, "")))
}

fn missing(why: &str) -> Failure {
    let has_apt = on_path(&["apt-get"]).is_some();
    let advice = if has_apt { " (`apt-get install python3-venv`)" } else { "" };
    Failure::new(format!(
        "the peers need Python 3 with its module venv ({why}). Install them{advice}"
    ))
}
