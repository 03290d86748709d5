//! Tests that cannot run here say so where it is counted.

use std::fs::OpenOptions;
use std::io::Write as _;

/// Notes that `test` was not run. Runners hide what a passing test prints, so the line goes to the
/// file that `cargo xtask` reads when all suites have run.
pub fn note(test: &str, reason: &str) {
    eprintln!("skipped: {test}: {reason}");
    let Some(list) = std::env::var_os("ROBOTSCOPE_SKIPS") else { return };
    let file = OpenOptions::new().create(true).append(true).open(list);
    // One write, so that tests running side by side do not mix their lines.
    let noted = file.and_then(|mut file| file.write_all(format!("{test}: {reason}\n").as_bytes()));
    if let Err(error) = noted {
        eprintln!("the skip could not be noted: {error}");
    }
}
