//! The analysis against brute force: every URL up to a length is judged by the
//! ordinary matcher, rule by rule, and what the analysis says must fit.

use std::sync::Arc;

use super::symbol::{Symbol, symbols, write};
use super::universe::Universe;
use super::*;
use crate::dialect::{
    DIALECTS, Dialect, GOOGLE, GOOGLE_LIBRARY, Precedence, REP1994, RFC9309, RFC9309_ROW,
    RobotsTxt, Specials,
};
use crate::policy::{Agent, Choice, Decision, Policy, RuleKind, RuleSet, Target, Usability};
use crate::source::Source;
use crate::syntax::Document;

/// A small generator of numbers: the same cases everywhere.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % bound as u64).expect("small")
    }

    fn one<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.below(of.len())]
    }
}

/// RFC 9309 but for the order: the first rule that matches decides.
static IN_ORDER: Dialect = Dialect { precedence: Precedence::FileOrder, ..RFC9309_ROW };

/// What rules and URLs of a family of cases are made of.
struct Family {
    dialect: &'static Dialect,
    /// The pieces of which URLs up to `length` are enumerated.
    letters: &'static [&'static str],
    length: usize,
    /// The pieces of patterns, beside the letters.
    specials: &'static [&'static str],
    /// Pieces of a pattern at most.
    most: usize,
    /// Whether the analysis, too, may use the letters only.
    restricted: bool,
}

fn read(text: &str, dialect: &Dialect) -> (Policy, Choice) {
    let document = Arc::new(Document::new(Source::new(text.into()).expect("small")));
    let policy = Policy::read(&document, dialect);
    let choice = policy.choose(&Agent::read("a", dialect));
    (policy, choice)
}

fn target(url: &str, dialect: &Dialect) -> Target {
    Target::read(&format!("https://h{url}"), dialect)
}

impl Family {
    fn urls(&self) -> Vec<(String, Target)> {
        let mut all: Vec<String> = vec!["/".to_owned()];
        let mut from = 0;
        for _ in 1..self.length {
            let to = all.len();
            for index in from..to {
                for letter in self.letters {
                    all.push(format!("{}{letter}", all[index]));
                }
            }
            from = to;
        }
        if !self.restricted {
            all.extend(["/robots.txt".to_owned(), "/robots.txta".to_owned()]);
        }
        all.into_iter()
            .map(|url| (target(&url, self.dialect), url))
            .filter(|(target, url)| target.path == **url)
            .map(|(target, url)| (url, target))
            .collect()
    }

    fn pattern(&self, random: &mut Random) -> String {
        if !self.restricted && random.below(40) == 0 {
            return "/robots.txt".to_owned() + random.one(&["", "$", "*"]);
        }
        let mut text = random.one(&["/", "/", "/", "*", "/*"]).to_owned();
        for _ in 0..random.below(self.most) {
            let specials = random.below(3) == 0;
            text.push_str(random.one(if specials { self.specials } else { self.letters }));
        }
        text += random.one(&["", "", "", "$", "*"]);
        // As a file's lines are read.
        text.trim_end_matches(' ').to_owned()
    }

    fn file(&self, random: &mut Random) -> String {
        let mut file = "User-agent: *\n".to_owned();
        for _ in 0..=random.below(10) {
            file.push_str(random.one(&["Allow: ", "Disallow: "]));
            file.push_str(&self.pattern(random));
            file.push('\n');
        }
        file
    }

    fn rules(&self, policy: &Policy, choice: &Choice) -> Rules {
        let universe = Universe::of(self.dialect);
        let universe = if self.restricted {
            let letters: Vec<Symbol> = self
                .letters
                .iter()
                .chain(&["/"])
                .flat_map(|letter| symbols(letter.as_bytes(), self.dialect.escapes))
                .collect();
            universe.restricted(&letters)
        } else {
            universe
        };
        Rules::in_universe(policy, choice, universe)
    }

    fn run(&self, cases: usize, seed: u64) {
        let mut random = Random(seed);
        let urls = self.urls();
        for _ in 0..cases {
            let file = self.file(&mut random);
            let other = self.changed(&file, &mut random);
            let pattern = self.pattern(&mut random);
            Case::new(self, &file, &urls).check(&other, &pattern);
        }
    }

    /// The file with a line taken out, put in or moved.
    fn changed(&self, file: &str, random: &mut Random) -> String {
        let mut lines: Vec<&str> = file.lines().collect();
        let added = format!("{}: {}", random.one(&["Allow", "Disallow"]), self.pattern(random));
        for _ in 0..=random.below(2) {
            match random.below(3) {
                0 if lines.len() > 1 => {
                    lines.remove(1 + random.below(lines.len() - 1));
                }
                1 if lines.len() > 2 => {
                    let line = lines.remove(1 + random.below(lines.len() - 1));
                    lines.insert(1 + random.below(lines.len() - 1), line);
                }
                _ => lines.push(&added),
            }
        }
        lines.join("\n") + "\n"
    }
}

/// One file, and which of its rules match which URL.
struct Case<'f> {
    family: &'f Family,
    file: String,
    policy: Policy,
    choice: Choice,
    rules: Rules,
    urls: &'f [(String, Target)],
    // For each URL the matching rules with their octets, strongest first.
    matches: Vec<Vec<One>>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct One {
    octets: std::cmp::Reverse<u32>,
    kind: RuleKind,
    line: u32,
}

impl<'f> Case<'f> {
    fn new(family: &'f Family, file: &str, urls: &'f [(String, Target)]) -> Self {
        let (policy, choice) = read(file, family.dialect);
        let rules = family.rules(&policy, &choice);
        let single: Vec<_> = policy
            .rules(&choice)
            .filter(|rule| rule.usability == Usability::Usable)
            .cloned()
            .collect();
        let matches = urls
            .iter()
            .map(|(_, target)| {
                let mut matching: Vec<One> = single
                    .iter()
                    .filter_map(|rule| {
                        let octets = std::cmp::Reverse(policy.match_octets(rule, target)?);
                        Some(One { octets, kind: rule.kind, line: rule.line })
                    })
                    .collect();
                if family.dialect.precedence == Precedence::FileOrder {
                    matching.sort_by_key(|one| one.line);
                } else {
                    matching.sort();
                }
                matching
            })
            .collect();
        Self { family, file: file.to_owned(), policy, choice, rules, urls, matches }
    }

    fn is_robots(&self, at: usize) -> bool {
        self.family.dialect.robots_txt == RobotsTxt::Allowed && self.urls[at].0 == "/robots.txt"
    }

    fn kind_of(&self, line: u32) -> Decision {
        let rule = self.policy.rules(&self.choice).find(|rule| rule.line == line);
        rule.expect("a rule").kind.into()
    }

    /// The verdict on URL `at`, as if the rules of `without` were not there.
    fn decision(&self, at: usize, without: &[u32]) -> Decision {
        if self.is_robots(at) {
            return Decision::Allow;
        }
        let mut all = self.matches[at].iter();
        all.find(|one| !without.contains(&one.line)).map_or(Decision::Allow, |one| one.kind.into())
    }

    fn decider(&self, at: usize) -> u32 {
        if self.is_robots(at) {
            return 0;
        }
        self.matches[at].first().map_or(0, |one| one.line)
    }

    /// The verdict of the ordinary matcher on any URL.
    fn told(&self, url: &str) -> (Decision, u32) {
        let target = target(url, self.family.dialect);
        assert_eq!(target.path, url, "a witness in normal form\n{}", self.file);
        RuleSet::new(&self.policy, &self.choice).decide(&target)
    }

    /// The verdict without the rule on `line`.
    fn told_without(&self, url: &str, line: u32) -> Decision {
        let file: Vec<&str> = self
            .file
            .lines()
            .enumerate()
            .map(|(index, text)| if index as u32 + 1 == line { "" } else { text })
            .collect();
        let (policy, choice) = read(&file.join("\n"), self.family.dialect);
        policy.decide(&choice, &target(url, self.family.dialect)).decision
    }

    fn check(&self, other: &str, pattern: &str) {
        let mut budget =
            Budget { per_search: 100_000, total: u64::MAX, partners: u32::MAX, spent: 0 };
        let mut reasoner = Reasoner::new(&self.rules);
        let mut seeds = Vec::new();
        let mut reports = Vec::new();
        reasoner.each_rule(0, &mut budget, |report, _| {
            self.check_rule(&report, &mut seeds);
            reports.push(report);
            true
        });
        self.check_reduction(&mut reasoner, &reports, &mut budget);
        self.check_coverage(&reasoner, pattern, &mut budget);
        self.check_order(&reasoner, &seeds, &mut budget);
        self.check_order(&reasoner, &[], &mut budget);
        self.check_diff(other, &mut budget);
    }

    fn check_rule(&self, report: &RuleReport, seeds: &mut Vec<Witness>) {
        let line = report.line;
        let file = &self.file;
        let deciding = (0..self.urls.len()).find(|at| self.decider(*at) == line);
        match report.life.known().expect("settled") {
            Life::Decides(witness) => {
                assert_eq!(self.told(&witness.url).1, line, "{} does not\n{file}", witness.url);
                seeds.push(witness.clone());
            }
            Life::Never { by, kind } => {
                assert_eq!(deciding.map(|at| &self.urls[at].0), None, "line {line} does\n{file}");
                assert!(!by.is_empty(), "line {line}\n{file}");
                // What keeps it from deciding matches wherever it does.
                for at in 0..self.urls.len() {
                    let stronger: Vec<u32> = self.matches[at]
                        .iter()
                        .map(|one| one.line)
                        .take_while(|other| *other != line)
                        .collect();
                    if stronger.len() == self.matches[at].len() {
                        continue;
                    }
                    let covered = by.iter().any(|origin| match origin {
                        Origin::Line(other) => stronger.contains(other),
                        Origin::RobotsTxt => self.is_robots(at),
                        Origin::Default => false,
                    });
                    assert!(covered, "{} line {line} by {by:?}\n{file}", self.urls[at].0);
                }
                let says = |decision| {
                    by.iter().any(|origin| match origin {
                        Origin::Line(line) => self.kind_of(*line) == decision,
                        _ => decision == Decision::Allow,
                    })
                };
                let expected = match (says(Decision::Allow), says(Decision::Disallow)) {
                    (true, true) => DeadKind::Both,
                    (allow, _) if allow == (report.decision == Decision::Allow) => {
                        DeadKind::Redundant
                    }
                    _ => DeadKind::Overridden,
                };
                assert_eq!(*kind, expected, "line {line}\n{file}");
            }
            Life::NoUrl => {
                let matched = (0..self.urls.len())
                    .find(|at| self.matches[*at].iter().any(|one| one.line == line));
                assert_eq!(matched.map(|at| &self.urls[at].0), None, "line {line}\n{file}");
            }
        }
        let changing =
            (0..self.urls.len()).find(|at| self.decision(*at, &[]) != self.decision(*at, &[line]));
        match report.removal.known().expect("settled") {
            Removal::Changes { witness, .. } => {
                let (decision, by) = self.told(&witness.url);
                assert_eq!(by, line, "{}\n{file}", witness.url);
                let without = self.told_without(&witness.url, line);
                assert_ne!(decision, without, "{} line {line}\n{file}", witness.url);
                seeds.push(witness.clone());
            }
            Removal::Nothing { .. } => {
                assert_eq!(changing.map(|at| &self.urls[at].0), None, "line {line}\n{file}");
            }
        }
    }

    fn check_reduction(
        &self,
        reasoner: &mut Reasoner<'_>,
        reports: &[RuleReport],
        budget: &mut Budget,
    ) {
        let removed = reasoner.removable_together(reports, budget);
        let removed = removed.known().expect("settled");
        for at in 0..self.urls.len() {
            assert_eq!(
                self.decision(at, &[]),
                self.decision(at, removed),
                "{} without {removed:?}\n{}",
                self.urls[at].0,
                self.file
            );
        }
    }

    fn check_coverage(&self, reasoner: &Reasoner<'_>, pattern: &str, budget: &mut Budget) {
        let file = &self.file;
        let asked = format!("User-agent: *\nDisallow: {pattern}\n");
        // A question is put in wildcards, whatever the file's mean.
        let asking = Dialect { specials: Specials::Wildcards, ..*self.family.dialect };
        let (policy, choice) = read(&asked, &asking);
        let set = RuleSet::new(&policy, &choice);
        let of_pattern = |url: &str| {
            let target = target(url, self.family.dialect);
            target.path != "/robots.txt" && set.decide(&target).1 == 2
        };
        let says = |decision| {
            (0..self.urls.len())
                .find(|at| of_pattern(&self.urls[*at].0) && self.decision(*at, &[]) == decision)
        };
        let (open, closed) = (says(Decision::Allow), says(Decision::Disallow));
        let coverage = reasoner.coverage(pattern.as_bytes(), &[], budget);
        let prove = |witness: &Witness, decision| {
            assert!(of_pattern(&witness.url), "{} is not of {pattern}\n{file}", witness.url);
            assert_eq!(self.told(&witness.url).0, decision, "{}\n{file}", witness.url);
        };
        match coverage.known().expect("settled") {
            Coverage::Open(witness) => {
                assert_eq!(closed.map(|at| &self.urls[at].0), None, "{pattern}\n{file}");
                prove(witness, Decision::Allow);
            }
            Coverage::Closed(witness) => {
                assert_eq!(open.map(|at| &self.urls[at].0), None, "{pattern}\n{file}");
                prove(witness, Decision::Disallow);
            }
            Coverage::Mixed { open, closed } => {
                prove(open, Decision::Allow);
                prove(closed, Decision::Disallow);
            }
            Coverage::NoUrl => {
                let any = open.or(closed).map(|at| &self.urls[at].0);
                assert_eq!(any, None, "{pattern}\n{file}");
            }
        }
    }

    fn check_order(&self, reasoner: &Reasoner<'_>, seeds: &[Witness], budget: &mut Budget) {
        let file = &self.file;
        let differs = (0..self.urls.len()).find(|at| {
            let first = self.matches[*at].iter().min_by_key(|one| one.line);
            !self.is_robots(*at)
                && first.is_some_and(|one| Decision::from(one.kind) != self.decision(*at, &[]))
        });
        let seeds: Vec<_> = seeds.iter().collect();
        match reasoner.order_dependence(&seeds, budget).known().expect("settled") {
            None => assert_eq!(differs.map(|at| &self.urls[at].0), None, "{file}"),
            Some(found) => {
                let url = &found.witness.url;
                assert_eq!(Origin::Line(self.told(url).1), found.by_length, "{url}\n{file}");
                assert_ne!(found.by_length, found.by_order);
            }
        }
    }

    fn check_diff(&self, other: &str, budget: &mut Budget) {
        let file = &self.file;
        let after = Case::new(self.family, other, self.urls);
        let found = diff(&self.rules, &after.rules, Depth::AllPairs(usize::MAX), budget);
        assert_eq!(found.open, 0);
        let line = |origin| match origin {
            Origin::Line(line) => line,
            Origin::RobotsTxt | Origin::Default => 0,
        };
        let mut pairs: Vec<(u32, u32)> = Vec::new();
        for change in &found.changes {
            let url = &change.witness.url;
            let (before, after) = (self.told(url), after.told(url));
            assert_eq!(
                (before.1, after.1),
                (line(change.before), line(change.after)),
                "{url}\n{file}{other}"
            );
            assert_eq!(after.0, change.now, "{url}\n{file}{other}");
            assert_ne!(before.0, after.0, "{url}\n{file}{other}");
            pairs.push((before.1, after.1));
        }
        for at in 0..self.urls.len() {
            if self.decision(at, &[]) != after.decision(at, &[]) {
                let pair = (self.decider(at), after.decider(at));
                assert!(pairs.contains(&pair), "{} {pair:?}\n{file}{other}", self.urls[at].0);
            }
        }
        let one = diff(&self.rules, &after.rules, Depth::OnePerChangedRule, budget);
        assert_eq!(one.is_equal(), found.is_equal(), "{file}{other}");
    }
}

/// A hundredth in an ordinary run.
fn cases(whole: usize) -> usize {
    if std::env::var_os("ROBOTSCOPE_FULL").is_some() { whole } else { (whole / 50).max(20) }
}

macro_rules! families {
    ($($name:ident: $cases:literal, $family:expr;)*) => {
        $(
            #[test]
            fn $name() {
                $family.run(cases($cases), 0x9E37_79B9_7F4A_7C15);
            }
        )*
    };
}

families! {
    plain: 2_500, Family {
        dialect: &RFC9309, letters: &["/", "a", "b", "."], length: 7, specials: &["*", "$"],
        most: 6, restricted: false,
    };
    stars: 4_000, Family {
        dialect: &RFC9309, letters: &["a", "b", "z"], length: 8, specials: &["*", "*", "*a", "*b"],
        most: 8, restricted: false,
    };
    modal: 2_000, Family {
        dialect: &RFC9309, letters: &["/", "a", "?", "%2F", "&", "%26"], length: 5,
        specials: &["*", "%3F", "%3D", "%2F"], most: 5, restricted: false,
    };
    questions: 3_000, Family {
        dialect: &RFC9309, letters: &["/", "a", "?", "."], length: 7, specials: &["*", "."],
        most: 6, restricted: false,
    };
    dot_segments: 3_000, Family {
        dialect: &RFC9309, letters: &["/", ".", "a"], length: 8, specials: &["*", "..", "/."],
        most: 6, restricted: false,
    };
    without_a_fresh_symbol: 3_000, Family {
        dialect: &RFC9309, letters: &["/", "a", "b"], length: 8, specials: &["*", "$"],
        most: 6, restricted: true,
    };
    of_two_letters: 3_000, Family {
        dialect: &RFC9309, letters: &["/", "a"], length: 10, specials: &["*"],
        most: 6, restricted: true,
    };
    dots_without_a_fresh_symbol: 1_000, Family {
        dialect: &RFC9309, letters: &["/", ".", "a", "?"], length: 6, specials: &["*"],
        most: 5, restricted: true,
    };
    google_as_typed: 2_500, Family {
        dialect: &GOOGLE_LIBRARY, letters: &["/", "a", ".", "?"], length: 7, specials: &["*", "%2f", "%61", "$"],
        most: 6, restricted: false,
    };
    google_index: 1_000, Family {
        dialect: &GOOGLE_LIBRARY, letters: &["/", "a", "/index.html", "/index.htm"], length: 5,
        specials: &["*", "$"], most: 4, restricted: false,
    };
    google_in_practice: 2_000, Family {
        dialect: &GOOGLE, letters: &["/", "a", ".", "%2e"], length: 6, specials: &["*", "%2E", "..", " "],
        most: 6, restricted: false,
    };
    google_questions: 1_000, Family {
        dialect: &GOOGLE, letters: &["/", ".", "?", "%2e"], length: 6, specials: &["*", "/..", "/."],
        most: 5, restricted: false,
    };
    in_order: 2_500, Family {
        dialect: &IN_ORDER, letters: &["/", "a", "b"], length: 7, specials: &["*", "$"],
        most: 5, restricted: false,
    };
    in_order_without_a_fresh_symbol: 1_000, Family {
        dialect: &IN_ORDER, letters: &["/", "a", "b"], length: 7, specials: &["*"],
        most: 5, restricted: true,
    };
    convention_of_1994: 1_000, Family {
        dialect: &REP1994, letters: &["/", "a", "*", "%61"], length: 5, specials: &["$"],
        most: 5, restricted: false,
    };
    escapes_that_swell: 1_000, Family {
        dialect: &RFC9309, letters: &["/", "a", ":", "~"], length: 6, specials: &["*", "%3A", "%7E", "%3a"],
        most: 5, restricted: false,
    };
}

#[test]
fn symbols_are_written_as_they_are_read() {
    for dialect in DIALECTS.iter().filter(|dialect| supports(dialect)) {
        let universe = Universe::of(dialect);
        for path in ["/a%2Fb", "/a?b%26c%3Dd&e=f", "/%C3%A9%20~", "/a:b;c"] {
            let read = symbols(target(path, dialect).path.as_bytes(), dialect.escapes);
            assert!(universe.contains(&read), "{path} {}", dialect.id);
            let written = write(&read, dialect.escapes);
            assert_eq!(target(&written, dialect).path, written, "{path} {}", dialect.id);
            assert_eq!(symbols(written.as_bytes(), dialect.escapes), read, "{path}");
        }
    }
}
