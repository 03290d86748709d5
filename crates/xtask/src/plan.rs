//! A list of steps, run in order, each with its number and its time.

use std::fs;
use std::io::Write as _;
use std::time::{Duration, Instant};

use crate::context::{Context, Failure};

/// How a step that did not fail ended.
pub(crate) enum Outcome {
    Done,
    UpToDate,
    /// Nothing was run, for the reason given.
    Skipped(String),
}

type Work = Box<dyn FnOnce(&Context) -> Result<Outcome, Failure>>;

#[derive(Default)]
pub(crate) struct Plan {
    steps: Vec<(String, Work)>,
}

impl Plan {
    pub(crate) fn new() -> Self {
        Self::default()
    }

    pub(crate) fn add(
        &mut self,
        title: impl Into<String>,
        work: impl FnOnce(&Context) -> Result<Outcome, Failure> + 'static,
    ) {
        self.steps.push((title.into(), Box::new(work)));
    }

    /// Runs the steps up to the first that fails, then prints how each ended.
    pub(crate) fn run(self, cx: &Context) -> Result<(), Failure> {
        let (count, start) = (self.steps.len(), Instant::now());
        let mut rows = Vec::new();
        let mut skips = Vec::new();
        let mut failed = None;
        for (at, (title, work)) in self.steps.into_iter().enumerate() {
            if failed.is_some() {
                rows.push(format!("{:>9}  {title}", "not run"));
                continue;
            }
            let number = format!("step {}/{count}", at + 1);
            say(&format!("{number}  {title} …"));
            let began = Instant::now();
            let outcome = work(cx);
            let took = seconds(began.elapsed());
            let (ended, row) = match outcome {
                Ok(Outcome::Done) => (format!("done in {took}"), took),
                Ok(Outcome::UpToDate) => ("up to date".to_owned(), "ready".to_owned()),
                Ok(Outcome::Skipped(why)) => {
                    skips.push(format!("{title}: {why}"));
                    (format!("skipped: {why}"), "skipped".to_owned())
                }
                Err(failure) => {
                    failed = Some(Failure::new(format!("{number}, {title}: {failure}")));
                    (format!("FAILED after {took}"), "FAILED".to_owned())
                }
            };
            say(&format!("{number}  {title}: {ended}"));
            rows.push(format!("{row:>9}  {title}"));
        }
        skips.extend(take_skips(cx));
        say(&format!("\n{}", rows.join("\n")));
        for skip in &skips {
            say(&format!("skipped: {skip}"));
        }
        say(&format!("{} in all, {} skipped", seconds(start.elapsed()), skips.len()));
        failed.map_or(Ok(()), Err)
    }
}

/// Printed at once: CI and other programs read this through a pipe.
pub(crate) fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    // A closed pipe must not stop the work itself.
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

pub(crate) fn seconds(time: Duration) -> String {
    let whole = time.as_secs();
    if whole < 60 {
        format!("{:.1} s", time.as_secs_f64())
    } else {
        format!("{} min {:02} s", whole / 60, whole % 60)
    }
}

/// What single tests left behind; runners hide the output of tests that pass.
fn take_skips(cx: &Context) -> Vec<String> {
    let text = fs::read_to_string(cx.skips()).unwrap_or_default();
    let _ = fs::remove_file(cx.skips());
    text.lines().map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_short_to_read() {
        assert_eq!(seconds(Duration::from_millis(1_240)), "1.2 s");
        assert_eq!(seconds(Duration::from_secs(125)), "2 min 05 s");
    }
}
