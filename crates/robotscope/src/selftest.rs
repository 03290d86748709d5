//! Runs the conformance cases: natively in the tests, in the shipped package
//! under Node, and on a reader's machine at the press of a button.

use std::sync::Arc;

use crate::audit::{Check, Settings, audit, checks};
use crate::dialect::{Dialect, RFC9309};
use crate::fetch;
use crate::field::Field;
use crate::policy::{Agent, Policy, Step, Verdict};
use crate::source::{SIZE_LIMIT, Source};
use crate::syntax::Document;
use crate::vectors::{self, Case, FETCH, FetchCase, Parse, TOPICS, Trace};

/// What a case looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Decision and deciding line.
    Verdict,
    /// The story of the verdict.
    Trace,
    /// What the file holds.
    Parse,
    /// What readers make of how a file was served.
    Fetch,
    /// Whether a check of the audit fires on an example of its own.
    Check,
}

impl Kind {
    /// The name on the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Verdict => "verdict",
            Self::Trace => "trace",
            Self::Parse => "parse",
            Self::Fetch => "fetch",
            Self::Check => "check",
        }
    }
}

/// One expectation and what came of it.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The case's id, with dialect or kind where it has several expectations.
    pub id: String,
    /// What it shows.
    pub title: String,
    /// The section it belongs to.
    pub section: String,
    /// What decides.
    pub source: String,
    /// The topic.
    pub topic: &'static str,
    /// The reader: a dialect, or one of [`READERS`](crate::fetch::READERS).
    pub dialect: String,
    /// What it looks at.
    pub kind: Kind,
    /// Whether the text of the RFC alone does not settle it.
    pub ambiguous: bool,
    /// What should be.
    pub expected: String,
    /// What is.
    pub actual: String,
    /// The deciding line, where the case names one.
    pub line: Option<u32>,
}

impl Outcome {
    /// Whether what is is what should be.
    pub fn pass(&self) -> bool {
        self.expected == self.actual
    }
}

/// Runs every case: some hundred verdicts on small files, and every check on its
/// examples.
///
/// # Panics
///
/// When an embedded file cannot be read; the tests see to it that it can.
pub fn run() -> Vec<Outcome> {
    let cases = TOPICS.iter().flat_map(|(topic, text)| {
        let cases = vectors::read(text).unwrap_or_else(|error| panic!("{topic}.toml: {error}"));
        cases.into_iter().flat_map(|case| run_case(topic, &case)).collect::<Vec<_>>()
    });
    let fetches = fetch_cases().into_iter().flat_map(|case| run_fetch_case(&case));
    cases.chain(fetches).chain(checks().iter().flat_map(|check| run_examples(check))).collect()
}

/// How many expectations there are, without running them.
///
/// # Panics
///
/// As [`run`].
pub fn count() -> usize {
    let cases = TOPICS.iter().flat_map(|(topic, text)| {
        vectors::read(text).unwrap_or_else(|error| panic!("{topic}.toml: {error}"))
    });
    let expectations = cases.map(|case| {
        case.verdicts.0.len()
            + usize::from(case.trace.is_some())
            + usize::from(case.parse.is_some())
    });
    let fetches = fetch_cases().into_iter().map(|case| case.policies.0.len());
    let examples = checks().iter().map(|check| 2 * check.examples.len());
    expectations.chain(fetches).chain(examples).sum()
}

fn fetch_cases() -> Vec<FetchCase> {
    vectors::read_fetch(FETCH).unwrap_or_else(|error| panic!("fetch.toml: {error}"))
}

/// Runs one case: one outcome for each reader of which it expects something.
pub fn run_fetch_case(case: &FetchCase) -> Vec<Outcome> {
    let report = fetch::Outcome::try_from(case.given()).map(|outcome| fetch::report(&outcome));
    let expectations = case.policies.0.iter().map(|(id, policies)| {
        let of_reader = |one: &&fetch::ReaderReport| one.reader.id == *id;
        let reader = match &report {
            Ok(report) => report.readers.iter().find(of_reader).ok_or_else(String::new),
            Err(impossible) => Err(impossible.to_string()),
        };
        let (expected, actual) = match reader {
            Ok(reader) => reading(case, reader, policies),
            Err(why) => (policies.clone(), why),
        };
        Outcome {
            id: format!("{}/{id}", case.id),
            title: case.title.clone(),
            section: case.section.clone(),
            source: case.source.clone(),
            topic: "fetch",
            dialect: (*id).to_owned(),
            kind: Kind::Fetch,
            ambiguous: false,
            expected,
            actual,
            line: None,
        }
    });
    expectations.collect()
}

/// What a reader was expected to do, and what it does.
fn reading(case: &FetchCase, reader: &fetch::ReaderReport, policies: &str) -> (String, String) {
    let rule = reader.now.rule;
    let codes: Vec<_> = rule.policies.iter().map(|policy| policy.code()).collect();
    let mut actual = if codes.is_empty() { "-".to_owned() } else { codes.join(" or ") };
    let last = policies.rsplit(' ').next().unwrap_or_default();
    if last != "-" && fetch::Policy::by_code(last).is_none() {
        actual = format!("{actual} {}", rule.code);
    }
    let mut sides = Sides { expected: vec![policies.to_owned()], actual: vec![actual] };
    let notes = case.notes.0.iter().find(|(id, _)| *id == reader.reader.id);
    sides.compare("notes", notes.map(|(_, notes)| joined(notes)), || {
        joined(reader.now.notes.iter().map(|note| note.code()))
    });
    let rest = case.rest.0.iter().find(|(id, _)| *id == reader.reader.id);
    sides.compare("rest", rest.map(|(_, rest)| rest.clone()), || {
        let rest = reader.reads.and_then(|reads| reads.octets.zip(reads.rest));
        rest.map_or_else(|| "-".to_owned(), |(octets, rest)| format!("{octets} {}", rest.code()))
    });
    let (expected, actual, _) = sides.finish();
    (expected, actual)
}

/// Runs a check on its examples: it fires on one file of each and is silent on
/// the other.
fn run_examples(check: &'static Check) -> impl Iterator<Item = Outcome> {
    let files = check.examples.iter().enumerate().flat_map(|(index, example)| {
        let number = index + 1;
        [(number, example, example.bad, "fires"), (number, example, example.good, "silent")]
    });
    files.map(|(number, example, file, expected)| {
        let source = Source::new(file.to_vec()).expect("an example is small");
        let document = Arc::new(Document::new(source));
        let report = audit(&document, &RFC9309, example.origin, &Settings::default());
        let found = report.findings.iter().find(|finding| finding.check.code == check.code);
        let line = found.and_then(|finding| finding.span);
        Outcome {
            id: format!("{}/{number}-{expected}", check.name),
            title: check.name.to_owned(),
            section: check.code.to_owned(),
            source: check.references.first().map_or(check.code, |one| one.title).to_owned(),
            topic: "checks",
            dialect: RFC9309.id.to_owned(),
            kind: Kind::Check,
            ambiguous: false,
            expected: expected.to_owned(),
            actual: if found.is_some() { "fires" } else { "silent" }.to_owned(),
            line: line.map(|span| document.line_at(span.start) as u32 + 1),
        }
    })
}

/// Runs one case: one outcome for each thing it expects.
///
/// # Panics
///
/// When the case has no file: a mistake of ours.
pub fn run_case(topic: &'static str, case: &Case) -> Vec<Outcome> {
    let source = Source::new(case.file()).expect("a case is small");
    let document = Arc::new(Document::new(source));
    let mut outcomes = Vec::new();
    let mut add = |kind, dialect: &str, (expected, actual, line)| {
        let several = case.verdicts.0.len()
            + usize::from(case.trace.is_some())
            + usize::from(case.parse.is_some())
            > 1;
        let id = match kind {
            _ if !several => case.id.clone(),
            Kind::Verdict => format!("{}/{dialect}", case.id),
            Kind::Trace | Kind::Parse | Kind::Fetch | Kind::Check => {
                format!("{}/{}", case.id, kind.code())
            }
        };
        outcomes.push(Outcome {
            id,
            title: case.title.clone(),
            section: case.section.clone(),
            source: case.source.clone(),
            topic,
            dialect: dialect.to_owned(),
            kind,
            ambiguous: case.ambiguous,
            expected,
            actual,
            line,
        });
    };
    let policy = |id: &str| Dialect::by_id(id).map(|dialect| Policy::read(&document, dialect));
    let unknown = |id: &str| (String::new(), format!("no dialect {id}"), None);
    for (id, expected) in &case.verdicts.0 {
        let result =
            policy(id).map_or_else(|| unknown(id), |policy| verdict(case, &policy, expected));
        add(Kind::Verdict, id, result);
    }
    if let Some(trace) = &case.trace {
        let id = trace.dialect.as_str();
        let result = policy(id).map_or_else(|| unknown(id), |policy| story(case, &policy, trace));
        add(Kind::Trace, id, result);
    }
    if let Some(parse) = &case.parse {
        let id = parse.dialect.as_str();
        let result = policy(id).map_or_else(|| unknown(id), |policy| content(&policy, parse));
        add(Kind::Parse, id, result);
    }
    outcomes
}

type Compared = (String, String, Option<u32>);

fn test(case: &Case, policy: &Policy) -> Verdict {
    let agent = Agent::read(&case.agent, policy.dialect());
    policy.test(&agent, &case.typed_url(), None)
}

fn verdict(case: &Case, policy: &Policy, expected: &str) -> Compared {
    let verdict = test(case, policy);
    let line = verdict.rule.as_ref().map(|rule| rule.line);
    let actual = if expected.contains(' ') {
        let line = line.map_or_else(|| "-".to_owned(), |line| line.to_string());
        format!("{} {line}", verdict.decision.code())
    } else {
        verdict.decision.code().to_owned()
    };
    let line = expected.split_once(' ').and_then(|(_, line)| line.parse().ok());
    (expected.to_owned(), actual, line)
}

/// Collects what is expected and what is, side by side, in the same words.
#[derive(Default)]
struct Sides {
    expected: Vec<String>,
    actual: Vec<String>,
}

impl Sides {
    fn compare(&mut self, what: &str, expected: Option<String>, actual: impl FnOnce() -> String) {
        if let Some(expected) = expected {
            self.expected.push(format!("{what}: {expected}"));
            self.actual.push(format!("{what}: {}", actual()));
        }
    }

    fn finish(self) -> Compared {
        (self.expected.join("; "), self.actual.join("; "), None)
    }
}

fn joined<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}

fn story(case: &Case, policy: &Policy, trace: &Trace) -> Compared {
    let verdict = test(case, policy);
    let group = verdict.group.as_ref();
    let mut sides = Sides::default();
    sides.compare("candidates", trace.candidates.as_ref().map(joined), || {
        joined(&verdict.agent.candidates)
    });
    sides.compare("chosen", trace.chosen.clone(), || verdict.chosen.clone().unwrap_or_default());
    sides.compare("agents", trace.group_agents.as_ref().map(joined), || {
        group.map_or_else(String::new, |group| joined(&group.agents))
    });
    sides.compare("group lines", trace.group_lines.as_ref().map(joined), || {
        group.map_or_else(String::new, |group| joined(&group.lines))
    });
    sides.compare("star", trace.star.map(|star| star.to_string()), || {
        group.is_some_and(|group| group.star).to_string()
    });
    sides.compare("reason", trace.reason.clone(), || verdict.reason.code().to_owned());
    sides.compare("path", trace.path.clone(), || verdict.path.clone());
    sides.compare("rules", trace.rules.as_ref().map(joined), || {
        joined(
            verdict.candidates.iter().map(|rule| format!("{} {}", rule.line, rule.outcome.code())),
        )
    });
    sides.compare("octets", trace.octets.as_ref().map(joined), || {
        joined(verdict.candidates.iter().map(|rule| rule.octets))
    });
    sides.compare("steps", trace.steps.as_ref().map(joined), || {
        joined(verdict.steps.iter().map(|step: &Step| step.what.code()))
    });
    let hints: Vec<_> = verdict.hints.iter().map(crate::policy::Hint::code).collect();
    for hint in &trace.hints {
        sides.compare("hint", Some(hint.clone()), || {
            if hints.contains(&hint.as_str()) { hint.clone() } else { format!("no {hint}") }
        });
    }
    for hint in &trace.no_hints {
        sides.compare("hint", Some(format!("no {hint}")), || {
            if hints.contains(&hint.as_str()) { hint.clone() } else { format!("no {hint}") }
        });
    }
    sides.compare("crawl delay", trace.crawl_delay.clone(), || {
        verdict
            .crawl_delay
            .map_or_else(String::new, |delay| format!("{} {}", delay.seconds, delay.line))
    });
    sides.finish()
}

fn content(policy: &Policy, parse: &Parse) -> Compared {
    let document = policy.document();
    let source = document.source();
    let text = |span| source.text(span);
    let mut sides = Sides::default();
    if let Some(groups) = &parse.groups {
        sides.compare("groups", Some(groups.len().to_string()), || {
            policy.groups().len().to_string()
        });
        for (index, expected) in groups.iter().enumerate() {
            let group = policy.groups().get(index);
            sides.compare("agents", Some(joined(&expected.agents)), || {
                joined(group.iter().flat_map(|group| &group.agents).map(|line| text(line.value)))
            });
            sides.compare("tokens", expected.tokens.as_ref().map(joined), || {
                let names = group.iter().flat_map(|group| &group.agents);
                joined(names.map(|line| text(line.token_span(policy)).to_ascii_lowercase()))
                    .to_ascii_lowercase()
            });
            sides.compare("rules", Some(joined(&expected.rules)), || {
                joined(group.iter().flat_map(|group| &group.rules).map(|rule| {
                    let kind = crate::policy::Decision::from(rule.kind).code();
                    format!("{} {kind} {}", rule.line, text(rule.pattern))
                        .trim_end_matches(' ')
                        .to_owned()
                }))
            });
            sides.compare("group's other", expected.other.as_ref().map(joined), || {
                joined(group.iter().flat_map(|group| &group.others).map(|other| {
                    let key = text(other.key).to_ascii_lowercase();
                    format!("{} {key} {}", other.line, text(other.value))
                        .trim_end_matches(' ')
                        .to_owned()
                }))
            });
        }
    }
    sides.compare("sitemaps", parse.sitemaps.as_ref().map(joined), || {
        joined(policy.sitemaps().iter().map(|sitemap| {
            format!("{} {}", sitemap.line, text(sitemap.value)).trim_end_matches(' ').to_owned()
        }))
    });
    sides.compare("other", parse.other.as_ref().map(joined), || {
        joined(policy.others().iter().map(|other| {
            let known = if other.field == Field::Unknown { "unknown" } else { "known" };
            let words = [
                other.line.to_string(),
                text(other.key).into_owned(),
                text(other.value).into_owned(),
                known.to_owned(),
            ];
            words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
        }))
    });
    sides.compare("ignored", parse.ignored.as_ref().map(joined), || {
        joined(policy.ignored().iter().map(|one| format!("{} {}", one.line, one.why.code())))
    });
    if let Some(facts) = &parse.facts {
        let number = |number: Option<u32>| number.map(|number| number.to_string());
        sides.compare("bytes", number(facts.bytes), || source.len().to_string());
        sides.compare("lines", number(facts.lines), || document.lines().len().to_string());
        sides.compare("rule count", number(facts.rules), || {
            policy.groups().iter().map(|group| group.rules.len()).sum::<usize>().to_string()
        });
        sides.compare("byte order mark", facts.bom.clone(), || source.bom().code().to_owned());
        sides.compare("encoding", facts.encoding.clone(), || source.encoding().code().to_owned());
        sides.compare("line ends", facts.line_endings.clone(), || {
            document.line_endings().code().to_owned()
        });
        sides.compare("beyond the limit", number(facts.beyond_limit), || {
            document.first_line_beyond(SIZE_LIMIT).map_or(0, |index| index + 1).to_string()
        });
        sides.compare("NUL", facts.nul.map(|nul| nul.to_string()), || source.has_nul().to_string());
    }
    sides.finish()
}
