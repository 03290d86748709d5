//! Formatting, lints and documentation.

use crate::plan::{Outcome, Plan};
use crate::run;

pub(crate) fn add_steps(plan: &mut Plan) {
    cargo(plan, "formatting", "fmt --all --check");
    cargo(plan, "lints", "clippy --workspace --all-targets -- -D warnings");
    cargo(
        plan,
        "lints for WebAssembly",
        "clippy --package robotscope-wasm --target wasm32-unknown-unknown -- -D warnings",
    );
    cargo(plan, "documentation", "doc --no-deps --workspace");
}

fn cargo(plan: &mut Plan, title: &str, words: &'static str) {
    plan.add(title, |cx| {
        let words: Vec<&str> = words.split(' ').collect();
        run::shown(run::command(cx, "cargo", &words).env("RUSTDOCFLAGS", "-D warnings"))?;
        Ok(Outcome::Done)
    });
}
