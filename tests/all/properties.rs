//! What must hold for every file, every agent and every URL.

use proptest::prelude::*;
use robotscope::audit::{Settings, audit};
use robotscope::dialect::{
    BlankLine, DIALECTS, Dialect, Escapes, GOOGLE_LIBRARY, HeaderEnd, Precedence, RFC9309,
    UrlReading,
};
use robotscope::policy::{Agent, Decision, Outcome, PieceKind, RuleSet, Target};

use crate::corpus::rejoined;

/// One line as a generator makes it.
#[derive(Clone, Debug)]
enum Line {
    Agent(String),
    Rule(&'static str, String),
    Other(String),
}

/// How a file is written, which must not matter.
#[derive(Clone, Copy, Debug)]
struct Style {
    line_end: &'static str,
    capitals: bool,
    comments: bool,
    blank_lines: bool,
    indent: &'static str,
}

const PLAIN: Style =
    Style { line_end: "\n", capitals: false, comments: false, blank_lines: false, indent: "" };

fn pattern() -> impl Strategy<Value = String> {
    "(/|/|/|\\*|)[ab/.*$?&=%é~ ]{0,7}(%2F|%7E|%c3%a9|%2A|index\\.html)?[ab/*$]{0,3}"
        .prop_map(|text| text.trim_matches(' ').to_owned())
}

fn agent() -> impl Strategy<Value = String> {
    prop_oneof![
        Just("*".to_owned()),
        "(acorn|elm|oak9|ash-)bot",
        "(elm|oak)(bot/2\\.0| bot|, ash)",
        Just("Googlebot-Image".to_owned()),
        Just(String::new()),
    ]
}

fn lines() -> impl Strategy<Value = Vec<Line>> {
    let line = prop_oneof![
        3 => agent().prop_map(Line::Agent),
        4 => pattern().prop_map(|pattern| Line::Rule("Disallow", pattern)),
        3 => pattern().prop_map(|pattern| Line::Rule("Allow", pattern)),
        1 => prop_oneof![
            Just("Sitemap: https://site.test/s.xml".to_owned()),
            Just("Crawl-delay: 5".to_owned()),
            Just("Unicorn: glade".to_owned()),
            Just("Disalow: /a".to_owned()),
            Just("Disallow /a".to_owned()),
            Just("not a record at all".to_owned()),
            Just(": /a".to_owned()),
        ].prop_map(Line::Other),
    ];
    prop::collection::vec(line, 0..12)
}

fn style() -> impl Strategy<Value = Style> {
    let line_end = prop_oneof![Just("\n"), Just("\r\n"), Just("\r")];
    let indent = prop_oneof![Just(""), Just(" \t")];
    (line_end, any::<bool>(), any::<bool>(), any::<bool>(), indent).prop_map(
        |(line_end, capitals, comments, blank_lines, indent)| Style {
            line_end,
            capitals,
            comments,
            blank_lines,
            indent,
        },
    )
}

fn url() -> impl Strategy<Value = String> {
    prop_oneof![
        6 => "/[ab/.?&=%é~$*]{0,8}(%2f|%7e|%C3%A9)?[ab/]{0,3}",
        1 => "(https?://)?(site\\.test|[ab]{1,3})(:8[0-9]{2})?(/[ab./?#]{0,6})?",
        1 => any::<String>(),
    ]
}

fn typed_agent() -> impl Strategy<Value = String> {
    prop_oneof![
        5 => agent(),
        2 => agent().prop_map(|name| format!("Mozilla/5.0 (compatible; {name}/1.0; +https://{name}.test/)")),
        1 => any::<String>(),
    ]
}

fn write(lines: &[Line], style: Style) -> String {
    let mut text = String::new();
    for line in lines {
        let line = match line {
            Line::Agent(name) => format!("User-agent: {name}"),
            Line::Rule(kind, pattern) => format!("{kind}: {pattern}"),
            Line::Other(text) => text.clone(),
        };
        let line = match (style.capitals, line.split_once(':')) {
            (true, Some((field, value))) => format!("{}:{value}", field.to_ascii_uppercase()),
            _ => line,
        };
        let indent = style.indent;
        let line = format!("{indent}{line}{indent}");
        text.push_str(&line);
        if style.comments {
            text.push_str(" # Disallow: /");
        }
        text.push_str(style.line_end);
        if style.blank_lines {
            text.push_str(style.line_end);
        }
    }
    text
}

fn decision(file: &str, dialect: &'static Dialect, agent: &str, url: &str) -> Decision {
    let policy = crate::policy(file, dialect);
    policy.test(&Agent::read(agent, dialect), url, None).decision
}

fn any_dialect() -> impl Strategy<Value = &'static Dialect> {
    prop::sample::select(DIALECTS)
}

/// A reader to whom all that RFC 9309 calls style is style.
fn stylish_dialect() -> impl Strategy<Value = &'static Dialect> {
    let stylish = DIALECTS.iter().copied().filter(|dialect| {
        dialect.blank_line == BlankLine::Nothing && dialect.header_end == HeaderEnd::Rule
    });
    prop::sample::select(stylish.collect::<Vec<_>>())
}

/// A reader to whom the order of rules does not matter.
fn orderless_dialect() -> impl Strategy<Value = &'static Dialect> {
    let orderless =
        DIALECTS.iter().copied().filter(|dialect| dialect.precedence != Precedence::FileOrder);
    prop::sample::select(orderless.collect::<Vec<_>>())
}

/// What readers trip over.
const ODD_PIECES: &[&[u8]] = &[
    b"User-agent: ",
    b"Disallow:",
    b"Allow: /",
    b"*",
    b"\r",
    b"\n",
    b"\r\n",
    b"#",
    b":",
    b" ",
    b"\t",
    b"\0",
    b"\xEF\xBB\xBF",
    b"\xEF",
    b"\xFF",
    b"a",
    b"Sitemap",
    b"\xE2\x80\xA8",
    b"\xC2\xA0",
    b"\x0B",
    b"\x0C",
];

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(cases()) })]

    #[test]
    fn any_bytes_come_back(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let document = crate::document(bytes.clone());
        prop_assert_eq!(rejoined(&document), bytes);
        let _ = audit(&document, &RFC9309, None, &Settings::default());
    }

    #[test]
    fn any_robots_like_bytes_come_back(
        pieces in prop::collection::vec(
            prop::sample::select(ODD_PIECES),
            0..60,
        ),
    ) {
        let bytes = pieces.concat();
        let document = crate::document(bytes.clone());
        prop_assert_eq!(rejoined(&document), bytes);
        let size = document.source().len();
        for finding in audit(&document, &RFC9309, None, &Settings::default()).findings {
            for span in finding.span.iter().chain(&finding.places) {
                prop_assert!(span.start <= span.end && span.end <= size);
            }
        }
    }

    #[test]
    fn style_changes_no_verdict(
        lines in lines(), style in style(), agent in typed_agent(), url in url(),
        dialect in stylish_dialect(),
    ) {
        let plain = decision(&write(&lines, PLAIN), dialect, &agent, &url);
        let styled = decision(&write(&lines, style), dialect, &agent, &url);
        prop_assert_eq!(plain, styled);
    }

    #[test]
    fn the_order_of_rules_changes_no_verdict(
        rules in prop::collection::vec((any::<bool>(), pattern()), 0..8),
        seed in any::<u64>(), url in url(), dialect in orderless_dialect(),
    ) {
        let rules: Vec<_> = rules
            .into_iter()
            .map(|(allow, pattern)| Line::Rule(if allow { "Allow" } else { "Disallow" }, pattern))
            .collect();
        let mut shuffled = rules.clone();
        let mut state = seed;
        for index in (1..shuffled.len()).rev() {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let other = usize::try_from(state >> 33).expect("31 bits") % (index + 1);
            shuffled.swap(index, other);
        }
        let file = |rules: &[Line]| {
            let mut lines = vec![Line::Agent("*".to_owned())];
            lines.extend_from_slice(rules);
            write(&lines, PLAIN)
        };
        prop_assert_eq!(
            decision(&file(&rules), dialect, "acornbot", &url),
            decision(&file(&shuffled), dialect, "acornbot", &url)
        );
    }

    #[test]
    fn decide_equals_test(
        lines in lines(), agent in typed_agent(), url in url(), dialect in any_dialect(),
    ) {
        let policy = crate::policy(write(&lines, PLAIN), dialect);
        let agent = Agent::read(&agent, dialect);
        let choice = policy.choose(&agent);
        let target = policy.target(&url);
        let verdict = policy.test(&agent, &url, None);
        let told = (verdict.decision, verdict.rule.as_ref().map_or(0, |rule| rule.line));
        prop_assert_eq!(RuleSet::new(&policy, &choice).decide(&target), told);
        let ruling = policy.decide(&choice, &target);
        prop_assert_eq!((ruling.decision, ruling.rule.map_or(0, |rule| rule.line)), told);
    }

    #[test]
    fn pieces_rebuild_pattern_and_path(
        rules in prop::collection::vec(pattern(), 1..6), url in url(), dialect in any_dialect(),
    ) {
        let lines: Vec<_> = std::iter::once(Line::Agent("*".to_owned()))
            .chain(rules.into_iter().map(|pattern| Line::Rule("Allow", pattern)))
            .collect();
        let policy = crate::policy(write(&lines, PLAIN), dialect);
        let verdict = policy.test(&Agent::read("acornbot", dialect), &url, None);
        let path: Vec<u16> = verdict.path.encode_utf16().collect();
        for rule in &verdict.candidates {
            let pattern: Vec<u16> = rule.pattern.encode_utf16().collect();
            let (mut at_pattern, mut at_path) = (0, 0);
            for piece in &rule.pieces {
                prop_assert_eq!(piece.pattern.0, at_pattern, "gap in the pattern: {:?}", rule);
                prop_assert_eq!(piece.path.0, at_path, "gap in the path: {:?}", rule);
                (at_pattern, at_path) = (piece.pattern.1, piece.path.1);
                let of_pattern = &pattern[piece.pattern.0 as usize..piece.pattern.1 as usize];
                let of_path = &path[piece.path.0 as usize..piece.path.1 as usize];
                match piece.kind {
                    PieceKind::Wildcard => prop_assert_eq!(of_pattern, [u16::from(b'*')]),
                    PieceKind::End => prop_assert!(of_path.is_empty()),
                    PieceKind::Literal => {
                        let plain = |text: &[u16]| text.iter().all(|u| *u < 128 && !"% $*".contains(u8::try_from(*u).map_or(' ', char::from)));
                        // One of Python's parsers leaves out and adds marks that part a URL.
                        let text = rule.pattern.to_ascii_uppercase();
                        let is_written_anew = dialect.escapes == Escapes::Decoded
                            && (text.contains([':', '?', ';', '#']) || text.contains("//") || text.contains("%2F"));
                        if !is_written_anew && plain(of_pattern) && plain(of_path) {
                            prop_assert_eq!(of_pattern, of_path);
                        }
                    }
                }
            }
            if rule.matched {
                prop_assert_eq!(at_pattern as usize, pattern.len(), "{:?}", rule);
                prop_assert!(rule.fails_at.is_none());
            } else if rule.outcome == Outcome::NotMatched {
                let (pattern, path) = rule.fails_at.expect("a place to fail");
                prop_assert!((pattern, path) >= (at_pattern, 0) && path >= at_path, "{:?}", rule);
            }
        }
    }

    #[test]
    fn any_agent_and_any_url_get_a_verdict(
        lines in lines(), agent in any::<String>(), url in any::<String>(),
        origin in any::<String>(), dialect in any_dialect(),
    ) {
        let policy = crate::policy(write(&lines, PLAIN), dialect);
        let verdict = policy.test(&Agent::read(&agent, dialect), &url, Some(&origin));
        let adds_slash =
            !matches!(dialect.url, UrlReading::WithFragment | UrlReading::WithoutFragment);
        prop_assert!(verdict.path.starts_with('/') || !adds_slash, "{:?}", verdict.path);
        prop_assert!(!verdict.path.is_empty());
    }

    #[test]
    fn a_path_in_normal_form_stays(url in url()) {
        let once = Target::read(&url, &RFC9309);
        let again = Target::read(&once.path, &RFC9309);
        // `//h/x` would be read as a host.
        if !once.path.starts_with("//") {
            prop_assert_eq!(&once.path, &again.path);
            prop_assert!(again.steps.is_empty(), "{:?}", again.steps);
        }
        let _ = Target::read(&url, &GOOGLE_LIBRARY);
    }
}

/// More when everything is run.
pub(crate) fn cases() -> u32 {
    if std::env::var_os("ROBOTSCOPE_FULL").is_some() { 20_000 } else { 1_000 }
}
