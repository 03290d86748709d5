//! The steps by which Robotscope is set up, built, served and tested.
//!
//! People and CI run the same code: `cargo xtask serve` and `cargo xtask test` do all their own
//! set-up. What is already there and up to date is left alone.

mod browser;
mod checks;
mod conformance;
mod context;
mod debian;
mod npm;
mod package;
mod page;
mod peers;
mod plan;
mod run;
mod serve;
mod stamp;
mod suites;
mod tools;

use std::process::ExitCode;

use context::{Context, Failure};
use plan::Plan;
use suites::Tier;

const USAGE: &str = "\
usage: cargo xtask COMMAND

  setup    install what building and testing need (never twice)
  build    set up, then build the WebAssembly package and the page
  serve    build, then serve the page at http://127.0.0.1:8080/
             --port N         another port; 0 takes any free one
             --no-build       serve what was built last
             --under /PATH/   serve below a path, as a project site does
             --no-headers     leave out the headers of www/dist/_headers
             --log FILE       write one line for each request
             --with-stdin     stop when standard input closes
  test     what CI runs: formatting, lints, and the suites' quick tier
  verify   test with every suite whole, then the benchmarks
  bench    run the benchmarks of the engine and of the package
  peers    run other software on a sample of what the engine is run on
  help     print this
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (command, rest) = match words.split_first() {
        Some((command, rest)) => (command.as_str(), rest),
        None => ("help", &[][..]),
    };
    if matches!(command, "help" | "--help" | "-h") {
        print!("{USAGE}");
        return ExitCode::SUCCESS;
    }
    match run(command, rest) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\nxtask {command}: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: &str, rest: &[String]) -> Result<(), Failure> {
    if command != "serve"
        && let Some(word) = rest.first()
    {
        return Err(Failure::new(format!("no argument is known here: {word}\n\n{USAGE}")));
    }
    let mut plan = Plan::new();
    match command {
        "setup" => {
            tools::add_check_tools(&mut plan);
            tools::add_steps(&mut plan);
            npm::add_steps(&mut plan);
            peers::add_set_up_steps(&mut plan);
            browser::add_steps(&mut plan);
        }
        "build" => add_build_steps(&mut plan),
        "serve" => {
            let options = serve::Options::parse(rest).map_err(Failure::new)?;
            let cx = Context::find()?;
            if options.build {
                add_build_steps(&mut plan);
                plan.run(&cx)?;
            }
            return serve::serve(&cx.dist(), &options);
        }
        "test" => suites::add_steps(&mut plan, Tier::Quick),
        "verify" => suites::add_steps(&mut plan, Tier::Whole),
        "bench" => {
            add_build_steps(&mut plan);
            suites::add_benchmarks(&mut plan);
        }
        "peers" => {
            peers::add_set_up_steps(&mut plan);
            suites::add_peers(&mut plan, Tier::Quick);
        }
        _ => return Err(Failure::new(format!("no such command\n\n{USAGE}"))),
    }
    plan.run(&Context::find()?)
}

fn add_build_steps(plan: &mut Plan) {
    tools::add_steps(plan);
    npm::add_page_step(plan);
    package::add_step(plan);
    page::add_step(plan);
}
