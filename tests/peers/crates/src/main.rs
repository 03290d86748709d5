//! Matchers published as crates behind the line protocol of the peers (../../runner/peer.rs).
//!
//! Usage: robotscope-peers robotstxt|texting-robots. The former takes text: it is given the octets
//! read as UTF-8, with U+FFFD for what is none.

use std::io::{self, BufRead as _, BufWriter, Write as _};
use std::panic::catch_unwind;

use base64::prelude::{BASE64_STANDARD, Engine as _};
use robotstxt::DefaultMatcher;
use serde::{Deserialize, Serialize};
use texting_robots::Robot;

#[derive(Deserialize)]
struct Request {
    id: u64,
    robots: Option<String>,
    agent: String,
    url: String,
}

#[derive(Serialize)]
struct Answer {
    id: u64,
    verdict: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

fn robotstxt(octets: &[u8], agent: &str, url: &str) -> bool {
    let text = String::from_utf8_lossy(octets);
    DefaultMatcher::default().one_agent_allowed_by_robots(&text, agent, url)
}

/// It reads a file for one agent: kept until either changes, for reading takes it long.
#[derive(Default)]
struct TextingRobots(Option<(String, Result<Robot, String>)>);

impl TextingRobots {
    fn allowed(&mut self, octets: &[u8], agent: &str, url: &str) -> Result<bool, String> {
        if self.0.as_ref().is_none_or(|(read_for, _)| read_for != agent) {
            let robot = catch_unwind(|| Robot::new(agent, octets))
                .map_err(|_| "panic".to_owned())
                .and_then(|robot| robot.map_err(|error| error.to_string()));
            self.0 = Some((agent.to_owned(), robot));
        }
        let (_, robot) = self.0.as_ref().expect("just put there");
        let robot = robot.as_ref().map_err(Clone::clone)?;
        catch_unwind(|| robot.allowed(url)).map_err(|_| "panic".to_owned())
    }
}

fn main() -> io::Result<()> {
    let peer = std::env::args().nth(1).unwrap_or_default();
    // A panic is an answer like any other; its story is not wanted.
    std::panic::set_hook(Box::new(|_| {}));
    let mut out = BufWriter::new(io::stdout().lock());
    let mut octets = Vec::new();
    let mut texting = TextingRobots::default();
    for line in io::stdin().lock().lines() {
        let request: Request = serde_json::from_str(&line?)?;
        if let Some(coded) = request.robots {
            octets = BASE64_STANDARD.decode(coded).map_err(io::Error::other)?;
            texting = TextingRobots::default();
        }
        let (agent, url) = (request.agent.as_str(), request.url.as_str());
        let allowed = match peer.as_str() {
            "robotstxt" => {
                catch_unwind(|| robotstxt(&octets, agent, url)).map_err(|_| "panic".to_owned())
            }
            "texting-robots" => texting.allowed(&octets, agent, url),
            _ => return Err(io::Error::other(format!("no such peer: {peer:?}"))),
        };
        let (verdict, error) = match allowed {
            Ok(true) => ("allow", None),
            Ok(false) => ("disallow", None),
            Err(error) => ("error", Some(error)),
        };
        serde_json::to_writer(&mut out, &Answer { id: request.id, verdict, error })?;
        out.write_all(b"\n")?;
    }
    out.flush()
}
