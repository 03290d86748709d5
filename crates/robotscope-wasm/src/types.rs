//! What crosses the boundary, and how it is made from the engine's types. The
//! TypeScript types of the package come out of these.

use std::collections::BTreeMap;

use robotscope::audit;
use robotscope::dialect;
use robotscope::field::Field;
use robotscope::policy::{self, Decision, Hint, Name, Oddity, Outcome, PieceKind, Policy, StepOf};
use robotscope::selftest;
use robotscope::source::{SIZE_LIMIT, Span, utf16_len};
use robotscope::syntax::{Document, TokenKind};
use serde::{Deserialize, Serialize};
use tsify::Tsify;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(typescript_custom_section)]
const ALIASES: &str = r#"
/** A way of reading: `dialects()` tells all of them. */
export type Dialect = "rfc9309" | "substring" | "google" | "google-library" | "bing" | "yandex" | "rep1994" | "python-legacy" | "python" | "protego";
"#;

/// Declares types that go out: camelCase, `null` for nothing.
macro_rules! outputs {
    ($($(#[doc = $doc:literal])* $(#[serde($($serde:tt)*)])? pub struct $name:ident { $($(#[doc = $field_doc:literal])* $(#[tsify($($tsify:tt)*)])? $field:ident: $type:ty,)* })*) => {
        $(
            $(#[doc = $doc])*
            #[derive(Serialize, Tsify)]
            #[serde(rename_all = "camelCase")]
            #[tsify(missing_as_null, hashmap_as_object)]
            pub struct $name {
                $($(#[doc = $field_doc])* $(#[tsify($($tsify)*)])? pub $field: $type,)*
            }
        )*
    };
}

pub(crate) use outputs;

/// A stretch of the file and what replaces it.
#[derive(Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Edit {
    /// First octet.
    pub start: u32,
    /// The octet after the last.
    pub end: u32,
    /// What stands there afterwards.
    pub text: String,
}

/// Octets, as a `Uint8Array`.
pub struct Octets(Vec<u8>);

impl Serialize for Octets {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(&self.0)
    }
}

/// Ignored lines that a view lists; the others are counted.
const IGNORED_LIMIT: usize = 1_000;

outputs! {
    /// What is in a file.
    pub struct ParseView {
        /// The groups as written, in file order: not merged.
        groups: Vec<Group>,
        /// The sitemaps, in file order.
        sitemaps: Vec<Sitemap>,
        /// Records outside groups' meaning, in file order.
        other: Vec<OtherRecord>,
        /// Lines the reader takes nothing from: the first 1,000.
        ignored: Vec<IgnoredLine>,
        /// How many more there are.
        ignored_omitted: u32,
        /// Facts about the bytes.
        facts: Facts,
    }

    /// User-agent lines and what follows up to the next ones.
    pub struct Group {
        /// Its User-agent lines.
        agents: Vec<AgentLine>,
        /// Its rules.
        rules: Vec<RuleView>,
        /// Other records that speak about its crawlers.
        other: Vec<GroupRecord>,
        /// Its first line, from 1.
        first_line: u32,
        /// Its last line with something in it.
        last_line: u32,
    }

    /// A User-agent line.
    pub struct AgentLine {
        /// The value as written.
        value: String,
        /// The name in it as compared; `*` for everyone else, empty for nobody.
        token: String,
        /// Line, from 1.
        line: u32,
    }

    /// An Allow or Disallow line.
    pub struct RuleView {
        /// Which of the two.
        #[tsify(type = "\"allow\" | \"disallow\"")]
        kind: &'static str,
        /// The path pattern as written.
        pattern: String,
        /// Line, from 1.
        line: u32,
        /// Octets of the normalised pattern: its rank.
        octets: u32,
    }

    /// A sitemap record.
    pub struct Sitemap {
        /// The value as written.
        url: String,
        /// Line, from 1.
        line: u32,
    }

    /// A record in a group that is neither agent nor rule.
    pub struct GroupRecord {
        /// The field as written.
        key: String,
        /// The value as written.
        value: String,
        /// Line, from 1.
        line: u32,
    }

    /// A record outside groups' meaning.
    pub struct OtherRecord {
        /// The field as written.
        key: String,
        /// The value as written.
        value: String,
        /// Line, from 1.
        line: u32,
        /// Whether somebody reads it.
        known: bool,
    }

    /// A line the reader takes nothing from.
    pub struct IgnoredLine {
        /// Line, from 1.
        line: u32,
        /// Why.
        #[tsify(type = "\"no-separator\" | \"no-field\" | \"rule-outside-group\" | \"beyond-limit\" | \"group-forgotten\"")]
        why: &'static str,
        /// Its text, at most 200 characters.
        text: String,
    }

    /// Facts about the bytes of a file.
    pub struct Facts {
        /// Size in octets.
        bytes: u32,
        /// Lines; a last one without a line end counts.
        lines: u32,
        /// Rules in groups.
        rules: u32,
        /// Byte order mark.
        #[tsify(type = "\"none\" | \"whole\" | \"partial\"")]
        bom: &'static str,
        /// What the octets look like.
        #[tsify(type = "\"ascii\" | \"utf-8\" | \"not-utf-8\" | \"utf-16le\" | \"utf-16be\"")]
        encoding: &'static str,
        /// Whether an octet is NUL.
        nul: bool,
        /// Line ends.
        #[tsify(type = "\"none\" | \"lf\" | \"crlf\" | \"cr\" | \"mixed\"")]
        line_endings: &'static str,
        /// The first line not wholly within the first 512,000 octets.
        beyond_limit: Option<u32>,
    }

    /// A decision with its whole story.
    pub struct Verdict {
        /// The URL as typed.
        url: String,
        /// What the rules were compared with: path, `?`, query.
        path: String,
        /// The decision.
        #[tsify(type = "\"allow\" | \"disallow\"")]
        decision: &'static str,
        /// Whether the file governs the URL; null when one of them names no host.
        governed: Option<bool>,
        /// Why.
        #[tsify(type = "\"longest-match\" | \"allow-wins-tie\" | \"first-match\" | \"no-rule-matched\" | \"empty-group\" | \"no-group\" | \"star-does-not-bind\" | \"robots-txt-itself\"")]
        reason: &'static str,
        /// The deciding rule.
        rule: Option<RuleView>,
        /// What was read from the typed agent.
        agent: AgentView,
        /// The group that was used.
        group: Option<UsedGroup>,
        /// Its rules, ranked: the first 200.
        candidates: Vec<Candidate>,
        /// How many more there are.
        candidates_omitted: u32,
        /// What was done to agent and URL, in order.
        steps: Vec<Step>,
        /// The crawl delay that binds the agent.
        crawl_delay: Option<CrawlDelay>,
        /// What a person should know.
        hints: Vec<HintView>,
    }

    /// What was read from a typed agent.
    pub struct AgentView {
        /// The text without white space at its ends and `User-Agent:`.
        typed: String,
        /// The names in it, likeliest first.
        candidates: Vec<String>,
        /// Whether only words were found that every browser sends.
        generic: bool,
        /// The one that named a group.
        chosen: Option<String>,
    }

    /// The groups that were used, as one.
    pub struct UsedGroup {
        /// Values of the agent lines that named it.
        agents: Vec<String>,
        /// The lines of those, from 1.
        lines: Vec<u32>,
        /// Whether it is the group of `*`.
        star: bool,
        /// How many rules it has.
        rules: u32,
        /// First and last line of each group merged into it.
        #[tsify(type = "[number, number][]")]
        ranges: Vec<(u32, u32)>,
    }

    /// A rule of the group with its outcome.
    pub struct Candidate {
        /// Line, from 1.
        line: u32,
        /// Which of the two.
        #[tsify(type = "\"allow\" | \"disallow\"")]
        kind: &'static str,
        /// The pattern as written.
        pattern: String,
        /// Octets with which it ranks.
        octets: u32,
        /// Whether it matches.
        matched: bool,
        /// What became of it.
        #[tsify(type = "\"decides\" | \"shorter\" | \"later\" | \"lost-tie\" | \"same-rank\" | \"not-matched\" | \"empty\" | \"unusable\"")]
        outcome: &'static str,
        /// How the pattern lies along the path, as far as it does.
        pieces: Vec<Piece>,
        /// The furthest point a pattern that does not match got to.
        fails_at: Option<FailsAt>,
    }

    /// A stretch of a pattern against a stretch of the path; UTF-16 offsets.
    pub struct Piece {
        /// What it is.
        #[tsify(type = "\"literal\" | \"wildcard\" | \"end\"")]
        kind: &'static str,
        /// From and to in the pattern.
        #[tsify(type = "[number, number]")]
        pattern: (u32, u32),
        /// From and to in the path.
        #[tsify(type = "[number, number]")]
        path: (u32, u32),
    }

    /// Where a pattern stops matching; UTF-16 offsets.
    pub struct FailsAt {
        /// In the pattern.
        pattern: u32,
        /// In the path.
        path: u32,
    }

    /// One thing done to a typed text.
    pub struct Step {
        /// To which.
        #[tsify(type = "\"agent\" | \"url\"")]
        of: &'static str,
        /// What: a kebab-case name.
        what: &'static str,
        /// The text before.
        before: String,
        /// The text after.
        after: String,
    }

    /// The pause between visits.
    pub struct CrawlDelay {
        /// Seconds.
        seconds: f64,
        /// Line, from 1.
        line: u32,
        /// Whether the reader keeps to it.
        honoured: bool,
    }

    /// What a person should know.
    pub struct HintView {
        /// Its kebab-case name.
        hint: &'static str,
        /// The values its sentence needs.
        args: BTreeMap<&'static str, Value>,
    }

    /// What does not work.
    pub struct AuditReport {
        /// By position, then code; at most 500.
        findings: Vec<Finding>,
        /// How many there are of each severity.
        counts: Counts,
        /// Findings beyond the bound, by check.
        omitted: BTreeMap<&'static str, u32>,
    }

    /// Findings by severity, those left out included.
    pub struct Counts {
        /// Errors.
        error: u32,
        /// Warnings.
        warning: u32,
        /// Notes.
        info: u32,
    }

    /// One defect at its place.
    pub struct Finding {
        /// The check's name.
        check: &'static str,
        /// The check's code.
        code: &'static str,
        /// How much it matters.
        #[tsify(type = "\"error\" | \"warning\" | \"info\"")]
        severity: &'static str,
        /// Line, from 1; null for the file as a whole.
        line: Option<u32>,
        /// UTF-16 column, from 0.
        column: Option<u32>,
        /// Line of the end.
        end_line: Option<u32>,
        /// Column of the end, exclusive.
        end_column: Option<u32>,
        /// How many equal ones there are.
        times: u32,
        /// The places of the first of the others.
        places: Vec<Place>,
        /// The values its message needs.
        args: BTreeMap<&'static str, Value>,
        /// Readers or crawlers it touches; empty for all.
        concerns: Vec<&'static str>,
        /// Other places that belong to it.
        related: Vec<RelatedPlace>,
        /// A URL that proves it.
        witness: Option<String>,
        /// Whether the meaning it speaks of was proven.
        #[tsify(type = "\"proven\"")]
        settled: &'static str,
        /// What mends it.
        fix: Option<Fix>,
    }

    /// A stretch of the file; end exclusive.
    pub struct Place {
        /// Line, from 1.
        line: u32,
        /// UTF-16 column, from 0.
        column: u32,
        /// Line of the end.
        end_line: u32,
        /// Column of the end.
        end_column: u32,
    }

    /// Another place of a finding.
    pub struct RelatedPlace {
        /// What it is to the finding.
        role: &'static str,
        /// Line, from 1.
        line: u32,
        /// UTF-16 column, from 0.
        column: u32,
        /// Line of the end.
        end_line: u32,
        /// Column of the end.
        end_column: u32,
    }

    /// What mends a finding.
    pub struct Fix {
        /// Whether it keeps every verdict.
        #[tsify(type = "\"safe\" | \"changes-verdicts\"")]
        safety: &'static str,
        /// In octets of the given file.
        edits: Vec<Edit>,
    }

    /// A file with every safe fix made.
    pub struct MendedFile {
        /// Its octets.
        #[tsify(type = "Uint8Array")]
        file: Octets,
        /// What was mended: how many places of each check.
        fixed: BTreeMap<&'static str, u32>,
    }

    /// What the self-test found.
    pub struct SelfTestReport {
        /// How many expectations there are.
        total: u32,
        /// How many hold.
        passed: u32,
        /// How many do not.
        failed: u32,
        /// Every one of them.
        cases: Vec<SelfTestCase>,
    }

    /// One expectation and what came of it.
    pub struct SelfTestCase {
        /// Kebab-case id.
        id: String,
        /// What it shows.
        title: String,
        /// The section it belongs to.
        section: String,
        /// What decides.
        source: String,
        /// The reader.
        dialect: String,
        /// What it looks at.
        #[tsify(type = "\"verdict\" | \"trace\" | \"parse\" | \"fetch\" | \"check\"")]
        kind: &'static str,
        /// The topic.
        topic: &'static str,
        /// Whether the text of the RFC alone does not settle it.
        ambiguous: bool,
        /// What should be.
        expected: String,
        /// What is.
        actual: String,
        /// Whether it is as it should be.
        pass: bool,
        /// The deciding line, where the case names one.
        line: Option<u32>,
    }

    /// One thing the audit looks for.
    pub struct CheckInfo {
        /// Its name.
        name: &'static str,
        /// Its code.
        code: &'static str,
        /// How much it matters.
        #[tsify(type = "\"error\" | \"warning\" | \"info\"")]
        severity: &'static str,
        /// Which part of a file it is about.
        family: &'static str,
        /// Readers or crawlers it touches; empty for all.
        concerns: Vec<&'static str>,
        /// What it rests on.
        references: Vec<ReferenceInfo>,
        /// A file on which it fires, and one on which it is silent.
        examples: Vec<ExampleInfo>,
        /// Whether it can mend what it finds.
        fix: bool,
    }

    /// What a check rests on.
    pub struct ReferenceInfo {
        /// Its title.
        title: &'static str,
        /// Its address.
        url: &'static str,
        /// When it was read.
        date: &'static str,
    }

    /// Example files of a check.
    pub struct ExampleInfo {
        /// Fires.
        bad: String,
        /// Silent.
        good: String,
        /// The octets of both, where one is no text.
        octets: Option<ExampleOctets>,
        /// Where both are served, where the check asks for it.
        origin: Option<&'static str>,
    }

    /// Two example files, octet by octet.
    pub struct ExampleOctets {
        /// Fires.
        #[tsify(type = "Uint8Array")]
        bad: Octets,
        /// Silent.
        #[tsify(type = "Uint8Array")]
        good: Octets,
    }

    /// A way of reading.
    pub struct DialectInfo {
        /// Its name.
        #[tsify(type = "Dialect")]
        id: &'static str,
        /// What describes it.
        sources: Vec<&'static str>,
        /// Its switches.
        switches: Vec<SwitchInfo>,
        /// How we know.
        #[tsify(type = "\"ran-its-code\" | \"documented\" | \"transcribed\" | \"assumed\"")]
        how_we_know: &'static str,
        /// Whether rules can be reasoned about over all URLs as it reads them:
        /// by analyses, comparisons, queries and flips.
        supported: bool,
    }

    /// A switch of a dialect.
    pub struct SwitchInfo {
        /// Its name.
        name: &'static str,
        /// Its value.
        value: &'static str,
        /// Who documents it.
        source: &'static str,
    }

    /// Which build this is.
    pub struct BuildInfo {
        /// Version of the engine.
        version: String,
        /// Commit it was built from.
        commit: String,
        /// How many checks the audit has.
        checks: u32,
        /// How many expectations the self-test has.
        vectors: u32,
        /// Version of these types.
        schema: u32,
    }
}

/// A value that a sentence needs.
#[derive(Serialize, Tsify)]
#[serde(untagged)]
pub enum Value {
    /// Text.
    Text(String),
    /// A number.
    Number(u64),
    /// Several texts.
    List(Vec<String>),
}

fn text(document: &Document, span: Span) -> String {
    document.source().text(span).into_owned()
}

impl ParseView {
    /// What `policy` makes of its file.
    pub fn of(policy: &Policy) -> Self {
        let document = policy.document();
        let ignored = policy.ignored();
        Self {
            groups: policy.groups().iter().map(|group| Group::of(group, policy)).collect(),
            sitemaps: policy
                .sitemaps()
                .iter()
                .map(|record| Sitemap { url: text(document, record.value), line: record.line })
                .collect(),
            other: policy
                .others()
                .iter()
                .map(|record| OtherRecord {
                    key: text(document, record.key),
                    value: text(document, record.value),
                    line: record.line,
                    known: record.field != Field::Unknown,
                })
                .collect(),
            ignored: ignored
                .iter()
                .take(IGNORED_LIMIT)
                .map(|one| {
                    let line = document.lines()[one.line as usize - 1];
                    IgnoredLine {
                        line: one.line,
                        why: one.why.code(),
                        text: text(document, line.whole()).trim().chars().take(200).collect(),
                    }
                })
                .collect(),
            ignored_omitted: ignored.len().saturating_sub(IGNORED_LIMIT) as u32,
            facts: Facts::of(policy),
        }
    }
}

impl Group {
    fn of(group: &policy::Group, policy: &Policy) -> Self {
        let document = policy.document();
        Self {
            agents: group
                .agents
                .iter()
                .map(|agent| AgentLine {
                    value: text(document, agent.value),
                    token: match &agent.name {
                        Name::Star => "*".to_owned(),
                        Name::Word(_) => text(document, agent.token_span(policy)),
                    },
                    line: agent.line,
                })
                .collect(),
            rules: group.rules.iter().map(|rule| RuleView::of(rule, document)).collect(),
            other: group
                .others
                .iter()
                .map(|record| GroupRecord {
                    key: text(document, record.key),
                    value: text(document, record.value),
                    line: record.line,
                })
                .collect(),
            first_line: group.first_line,
            last_line: group.last_line,
        }
    }
}

impl RuleView {
    fn of(rule: &policy::Rule, document: &Document) -> Self {
        Self {
            kind: kind(rule.kind),
            pattern: text(document, rule.pattern),
            line: rule.line,
            octets: rule.octets,
        }
    }
}

fn kind(kind: policy::RuleKind) -> &'static str {
    Decision::from(kind).code()
}

impl Facts {
    fn of(policy: &Policy) -> Self {
        let document = policy.document();
        let source = document.source();
        Self {
            bytes: source.len(),
            lines: document.lines().len() as u32,
            rules: policy.groups().iter().map(|group| group.rules.len() as u32).sum(),
            bom: source.bom().code(),
            encoding: source.encoding().code(),
            nul: source.has_nul(),
            line_endings: document.line_endings().code(),
            beyond_limit: document.first_line_beyond(SIZE_LIMIT).map(|index| index as u32 + 1),
        }
    }
}

impl From<policy::Verdict> for Verdict {
    fn from(verdict: policy::Verdict) -> Self {
        // The deciding rule is the first candidate, with its text as written.
        let rule = verdict.rule.as_ref().and(verdict.candidates.first()).map(|rule| RuleView {
            kind: kind(rule.kind),
            pattern: rule.pattern.clone(),
            line: rule.line,
            octets: rule.octets,
        });
        Self {
            rule,
            url: verdict.url,
            path: verdict.path,
            decision: verdict.decision.code(),
            governed: verdict.governed,
            reason: verdict.reason.code(),
            agent: AgentView {
                typed: verdict.agent.text,
                candidates: verdict.agent.candidates,
                generic: verdict.agent.generic,
                chosen: verdict.chosen,
            },
            group: verdict.group.map(UsedGroup::from),
            candidates: verdict.candidates.into_iter().map(Candidate::from).collect(),
            candidates_omitted: verdict.candidates_omitted,
            steps: verdict
                .steps
                .into_iter()
                .map(|step| Step {
                    of: match step.of {
                        StepOf::Agent => "agent",
                        StepOf::Url => "url",
                    },
                    what: step.what.code(),
                    before: step.before,
                    after: step.after,
                })
                .collect(),
            crawl_delay: verdict.crawl_delay.map(|delay| CrawlDelay {
                seconds: delay.seconds,
                line: delay.line,
                honoured: delay.honoured,
            }),
            hints: verdict.hints.into_iter().map(HintView::from).collect(),
        }
    }
}

impl From<policy::Candidate> for Candidate {
    fn from(rule: policy::Candidate) -> Self {
        Self {
            line: rule.line,
            kind: kind(rule.kind),
            pattern: rule.pattern,
            octets: rule.octets,
            matched: rule.matched,
            outcome: Outcome::code(rule.outcome),
            pieces: rule
                .pieces
                .into_iter()
                .map(|piece| Piece {
                    kind: match piece.kind {
                        PieceKind::Literal => "literal",
                        PieceKind::Wildcard => "wildcard",
                        PieceKind::End => "end",
                    },
                    pattern: piece.pattern,
                    path: piece.path,
                })
                .collect(),
            fails_at: rule.fails_at.map(|(pattern, path)| FailsAt { pattern, path }),
        }
    }
}

impl From<policy::UsedGroup> for UsedGroup {
    fn from(group: policy::UsedGroup) -> Self {
        Self {
            agents: group.agents,
            lines: group.lines,
            star: group.star,
            rules: group.rules,
            ranges: group.ranges,
        }
    }
}

impl From<Hint> for HintView {
    fn from(hint: Hint) -> Self {
        let code = hint.code();
        let text = |text: String| Value::Text(text);
        let number = |number: u32| Value::Number(number.into());
        let decision = |decision: Decision| Value::Text(decision.code().to_owned());
        let args: Vec<(&'static str, Value)> = match hint {
            Hint::AgentEmpty
            | Hint::Url(Oddity::Empty | Oddity::SlashPrepended | Oddity::NoHost) => vec![],
            Hint::AgentNotAToken { agent } => vec![("agent", text(agent))],
            Hint::AgentGeneric { candidates } => vec![("candidates", Value::List(candidates))],
            Hint::NearMiss { value, line, decision: verdict }
            | Hint::ParentGroup { value, line, decision: verdict } => {
                vec![
                    ("value", text(value)),
                    ("line", number(line)),
                    ("decision", decision(verdict)),
                ]
            }
            Hint::NearMissesOmitted { count } => vec![("count", number(count))],
            Hint::SubstringReading { decision: verdict, line } => {
                vec![("decision", decision(verdict)), ("line", number(line))]
            }
            Hint::OtherScheme { url, origin } | Hint::OtherHost { url, origin } => {
                vec![("url", text(url)), ("origin", text(origin))]
            }
            Hint::OtherPort { url, origin } => {
                vec![("url", number(url.into())), ("origin", number(origin.into()))]
            }
            Hint::OriginUnusable { origin } => vec![("origin", text(origin))],
            Hint::Url(Oddity::ReadAsHost { host }) => vec![("host", text(host))],
            Hint::Url(Oddity::NotHttp { scheme }) => vec![("scheme", text(scheme))],
            Hint::BeyondLimit { line } => vec![("line", number(line))],
        };
        Self { hint: code, args: args.into_iter().collect() }
    }
}

impl AuditReport {
    /// The report with its places as an editor shows them.
    pub fn of(report: &audit::Report, document: &Document) -> Self {
        Self {
            findings: report.findings.iter().map(|one| Finding::of(one, document)).collect(),
            counts: Counts { error: report.errors, warning: report.warnings, info: report.infos },
            omitted: report.omitted.iter().map(|(check, count)| (check.name, *count)).collect(),
        }
    }
}

impl Place {
    pub(crate) fn of(span: Span, document: &Document) -> Self {
        let (start, end) = (document.position(span.start), document.position(span.end));
        Self { line: start.line, column: start.column, end_line: end.line, end_column: end.column }
    }
}

impl Finding {
    fn of(finding: &audit::Finding, document: &Document) -> Self {
        let place = finding.span.map(|span| Place::of(span, document));
        let place = place.as_ref();
        Self {
            check: finding.check.name,
            code: finding.check.code,
            severity: finding.severity.code(),
            line: place.map(|place| place.line),
            column: place.map(|place| place.column),
            end_line: place.map(|place| place.end_line),
            end_column: place.map(|place| place.end_column),
            times: finding.times,
            places: finding.places.iter().map(|span| Place::of(*span, document)).collect(),
            args: finding.args.iter().map(|(name, arg)| (*name, Value::from(arg))).collect(),
            concerns: finding.check.concerns.to_vec(),
            related: finding
                .related
                .iter()
                .map(|related| {
                    let place = Place::of(related.span, document);
                    RelatedPlace {
                        role: related.role,
                        line: place.line,
                        column: place.column,
                        end_line: place.end_line,
                        end_column: place.end_column,
                    }
                })
                .collect(),
            witness: finding.witness.clone(),
            settled: "proven",
            fix: finding.fix.as_ref().map(|fix| Fix {
                safety: fix.safety.code(),
                edits: fix
                    .edits
                    .iter()
                    .map(|edit| Edit {
                        start: edit.span.start,
                        end: edit.span.end,
                        text: String::from_utf8_lossy(&edit.text).into_owned(),
                    })
                    .collect(),
            }),
        }
    }
}

impl From<&audit::Arg> for Value {
    fn from(arg: &audit::Arg) -> Self {
        match arg {
            audit::Arg::Text(text) => Self::Text(text.clone()),
            audit::Arg::Number(number) => Self::Number(*number),
            audit::Arg::List(list) => Self::List(list.clone()),
        }
    }
}

impl From<Vec<selftest::Outcome>> for SelfTestReport {
    fn from(outcomes: Vec<selftest::Outcome>) -> Self {
        let total = outcomes.len() as u32;
        let passed = outcomes.iter().filter(|outcome| outcome.pass()).count() as u32;
        let cases = outcomes
            .into_iter()
            .map(|outcome| SelfTestCase {
                pass: outcome.pass(),
                id: outcome.id,
                title: outcome.title,
                section: outcome.section,
                source: outcome.source,
                dialect: outcome.dialect,
                kind: outcome.kind.code(),
                topic: outcome.topic,
                ambiguous: outcome.ambiguous,
                expected: outcome.expected,
                actual: outcome.actual,
                line: outcome.line,
            })
            .collect();
        Self { total, passed, failed: total - passed, cases }
    }
}

impl From<&'static audit::Check> for CheckInfo {
    fn from(check: &'static audit::Check) -> Self {
        Self {
            name: check.name,
            code: check.code,
            severity: check.severity.code(),
            family: check.family.code(),
            concerns: check.concerns.to_vec(),
            references: check.references.iter().map(ReferenceInfo::from).collect(),
            examples: check.examples.iter().map(ExampleInfo::from).collect(),
            fix: check.fix,
        }
    }
}

impl From<&audit::Reference> for ReferenceInfo {
    fn from(reference: &audit::Reference) -> Self {
        Self { title: reference.title, url: reference.url, date: reference.date }
    }
}

impl From<&'static audit::Example> for ExampleInfo {
    fn from(example: &'static audit::Example) -> Self {
        let text = |octets| String::from_utf8_lossy(octets).into_owned();
        let (bad, good) = (example.bad, example.good);
        let is_text = [bad, good].iter().all(|file| std::str::from_utf8(file).is_ok());
        let octets = (!is_text)
            .then(|| ExampleOctets { bad: Octets(bad.to_vec()), good: Octets(good.to_vec()) });
        Self { bad: text(bad), good: text(good), octets, origin: example.origin }
    }
}

impl From<audit::Mended> for MendedFile {
    fn from(mended: audit::Mended) -> Self {
        let fixed = mended.fixed.iter().map(|(check, times)| (check.name, *times)).collect();
        Self { file: Octets(mended.bytes), fixed }
    }
}

impl From<&Edit> for audit::Edit {
    fn from(edit: &Edit) -> Self {
        Self { span: Span::new(edit.start, edit.end), text: edit.text.clone().into() }
    }
}

impl From<&'static dialect::Dialect> for DialectInfo {
    fn from(dialect: &'static dialect::Dialect) -> Self {
        Self {
            id: dialect.id,
            sources: dialect.sources.to_vec(),
            switches: dialect
                .switches()
                .map(|one| SwitchInfo { name: one.name, value: one.value, source: one.source })
                .collect(),
            how_we_know: dialect.how_we_know.code(),
            supported: robotscope::analysis::supports(dialect),
        }
    }
}

/// What to colour, four numbers each; see the exported `tokens`.
pub(crate) fn tokens(document: &Document) -> Vec<u32> {
    const FIELD: u32 = 1;
    const SEPARATOR: u32 = 2;
    const VALUE: u32 = 3;
    const COMMENT: u32 = 4;
    const EXTENSION: u32 = 5;
    const UNKNOWN: u32 = 6;
    const TEXT: u32 = 7;
    const SPECIAL: u32 = 8;
    const STAR: u32 = 9;
    let names = dialect::RFC9309.field_names;
    let mut out = Vec::new();
    let mut field = Field::Unknown;
    // Columns are counted on from the last place: a line is read once, however
    // many pieces it has.
    let (mut line, mut at, mut column) = (u32::MAX, 0, 0);
    for token in document.tokens() {
        let octets = document.source().slice(token.span);
        if line != token.line {
            (line, at, column) = (token.line, document.lines()[token.line as usize].start, 0);
        }
        let mut column_of = |offset: u32| {
            column += utf16_len(document.source().slice(Span::new(at, offset.max(at))));
            at = offset.max(at);
            column
        };
        let mut push = |span: Span, kind| {
            let (from, to) = (column_of(span.start), column_of(span.end));
            out.extend([line + 1, from, to, kind]);
        };
        match token.kind {
            TokenKind::Field => {
                field = names.recognise(octets);
                push(
                    token.span,
                    match field {
                        Field::Unknown => UNKNOWN,
                        Field::Sitemap | Field::Extension(_) => EXTENSION,
                        _ => FIELD,
                    },
                );
            }
            TokenKind::Separator => push(token.span, SEPARATOR),
            TokenKind::Comment => push(token.span, COMMENT),
            TokenKind::Text => push(token.span, TEXT),
            TokenKind::Value if field == Field::UserAgent && octets == b"*" => {
                push(token.span, STAR);
            }
            TokenKind::Value if field.is_rule() => {
                for (span, special) in pattern_parts(token.span, octets) {
                    push(span, if special { SPECIAL } else { VALUE });
                }
            }
            TokenKind::Value => push(token.span, VALUE),
            TokenKind::Bom | TokenKind::Space | TokenKind::LineEnd => {}
        }
    }
    out
}

/// A pattern cut at `*` and a final `$`.
fn pattern_parts(span: Span, octets: &[u8]) -> Vec<(Span, bool)> {
    let mut parts: Vec<(Span, bool)> = Vec::new();
    for (at, octet) in octets.iter().enumerate() {
        let special = *octet == b'*' || (*octet == b'$' && at + 1 == octets.len());
        let here = span.start + at as u32;
        match parts.last_mut() {
            Some((last, kind)) if *kind == special => last.end = here + 1,
            _ => parts.push((Span::new(here, here + 1), special)),
        }
    }
    parts
}
