//! Running other programs: failures name the program, long silence is filled.

use std::collections::VecDeque;
use std::env;
use std::ffi::OsString;
use std::io::{BufRead as _, BufReader, IsTerminal as _, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use crate::context::{Context, Failure};
use crate::plan::say;

/// How often a long silent command says where it is.
const SIGN_OF_LIFE: Duration = Duration::from_secs(15);
/// How much of its output is shown when it fails.
const LAST_LINES: usize = 100;

/// A command that runs in the repository's root.
pub(crate) fn command(cx: &Context, program: &str, arguments: &[&str]) -> Command {
    // Inside `cargo xtask`, cargo names itself: its children are to use the same one.
    let program = match program {
        "cargo" => env::var_os("CARGO").unwrap_or_else(|| "cargo".into()),
        other => other.into(),
    };
    let mut command = Command::new(program);
    command.args(arguments).current_dir(&cx.root).stdin(Stdio::null());
    command.env("CARGO_TARGET_DIR", &cx.target).env("ROBOTSCOPE_SKIPS", cx.skips());
    if let Some(shared) = &cx.shared {
        command.env("ROBOTSCOPE_SHARED", shared);
    }
    command
}

/// PATH with `folders` before everything else.
pub(crate) fn path_with(folders: &[PathBuf]) -> Result<OsString, Failure> {
    let rest = env::var_os("PATH").unwrap_or_default();
    env::join_paths(folders.iter().cloned().chain(env::split_paths(&rest)))
        .map_err(|error| Failure::new(format!("PATH cannot be extended: {error}")))
}

/// Runs it with its output shown as it comes.
pub(crate) fn shown(command: &mut Command) -> Result<(), Failure> {
    let status = command.status().map_err(not_started(command))?;
    check(command, status)
}

/// Runs it for minutes: a terminal sees its own progress, a log a line now and then.
pub(crate) fn long(command: &mut Command) -> Result<(), Failure> {
    if std::io::stderr().is_terminal() {
        return shown(command);
    }
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(not_started(command))?;
    let output = Arc::new(Mutex::new(Output::default()));
    let mut readers = Vec::new();
    if let Some(stdout) = child.stdout.take() {
        readers.push(collect(stdout, &output));
    }
    if let Some(stderr) = child.stderr.take() {
        readers.push(collect(stderr, &output));
    }
    let began = Instant::now();
    let mut told = began;
    let status = loop {
        if let Some(status) = child.try_wait().map_err(not_started(command))? {
            break status;
        }
        thread::sleep(Duration::from_millis(100));
        if told.elapsed() >= SIGN_OF_LIFE {
            told = Instant::now();
            if let Ok(output) = output.lock() {
                let last = output.last.back().map_or("", |line| line.trim());
                say(&format!(
                    "    {} s, {} lines: {last}",
                    began.elapsed().as_secs(),
                    output.lines
                ));
            }
        }
    };
    for reader in readers {
        let _ = reader.join();
    }
    if !status.success()
        && let Ok(output) = output.lock()
    {
        output.last.iter().for_each(|line| say(line));
    }
    check(command, status)
}

/// Runs it and gives what it wrote to standard output; `None` when it cannot run or fails.
pub(crate) fn answer(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// How a command is written for people.
pub(crate) fn written(command: &Command) -> String {
    let name = Path::new(command.get_program()).file_name().unwrap_or_default();
    std::iter::once(name)
        .chain(command.get_args())
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}

pub(crate) fn check(command: &Command, status: ExitStatus) -> Result<(), Failure> {
    if status.success() {
        return Ok(());
    }
    Err(Failure::new(format!("`{}` failed ({status})", written(command))))
}

pub(crate) fn not_started(command: &Command) -> impl FnOnce(std::io::Error) -> Failure + use<> {
    let what = written(command);
    move |error| Failure::new(format!("`{what}` did not start: {error}"))
}

#[derive(Default)]
struct Output {
    lines: usize,
    last: VecDeque<String>,
}

fn collect(from: impl Read + Send + 'static, into: &Arc<Mutex<Output>>) -> thread::JoinHandle<()> {
    let into = Arc::clone(into);
    thread::spawn(move || {
        for line in BufReader::new(from).split(b'\n').map_while(Result::ok) {
            let Ok(mut output) = into.lock() else { return };
            output.lines += 1;
            output.last.push_back(String::from_utf8_lossy(&line).into_owned());
            if output.last.len() > LAST_LINES {
                output.last.pop_front();
            }
        }
    })
}
