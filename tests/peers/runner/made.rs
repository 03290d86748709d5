//! Small files made of what readers treat differently, with agents and URLs of the same stuff.

use std::sync::Arc;

use crate::case::{Case, hash};

/// `SplitMix64`: the same sequence everywhere and for ever.
struct Dice(u64);

impl Dice {
    fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, most: usize) -> usize {
        (self.roll() % most as u64) as usize
    }

    fn one<'t, T: ?Sized>(&mut self, of: &[&'t T]) -> &'t T {
        of[self.below(of.len())]
    }

    /// True once in so many times.
    fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    fn pieces(&mut self, of: &[&str], most: usize) -> String {
        (0..self.below(most + 1)).map(|_| self.one(of)).collect()
    }
}

const NAMES: &[&str] = &[
    "*",
    "*",
    "*",
    "acornbot",
    "acornbot",
    "AcornBot",
    "elmbot",
    "elm",
    "ash-bot",
    "ash_bot",
    "oak9bot",
    "acornbot/2.0",
    "elm bot",
    "elmbot, ash",
    "acorn*",
    "*bot",
    "* elm",
    "",
    "bot",
    "élan",
    "ÉLAN",
    "İx",
    "acorn%62ot",
    "elmbot:x",
    "acornbot-image",
    "*\u{A0}x",
    "a",
    "Mozilla",
    "**",
];

const FIELDS: &[&str] = &[
    "Disallow",
    "Disallow",
    "Disallow",
    "Allow",
    "Allow",
    "disallow ",
    "ALLOW",
    "Disalow",
    "Disallowed",
    "Dissallow",
    "Allowed",
    "Disall\u{6F}w\u{A0}",
    "Allow\u{B}",
];

const OTHERS: &[&str] = &[
    "Sitemap: https://site.test/s.xml",
    "Crawl-delay: 5",
    "Crawl delay: 5",
    "Crawl-delay:",
    "Request-rate: 1/5",
    "Visit-time: 0100-0200",
    "Host: site.test",
    "Unicorn: glade",
    "Unicorn:",
    "Unicorn:x",
    "Noindex: /a",
    "Disallow /a",
    "Disallow /a b",
    "Disallow\t/a",
    "User-agent elmbot",
    "User agent: elmbot",
    "Useragent: acornbot",
    "user agent acornbot",
    "no record at all",
    ": /a",
    ":",
    "Allow",
    "Disallow",
    "Sitemap https://site.test/",
    "Disallow:/a:b",
    "Disallow /a:b",
    "Disallow:\0/a",
    "Dis\0allow: /a",
    "Disallow: /a\0b",
    "# Disallow: /",
    "Clean-param: a /b",
    "useragents: elmbot",
    "site-map: x",
    "disallow/a: b",
];

const PATH: &[&str] = &[
    "a",
    "b",
    "a",
    "b",
    "/",
    "/",
    ".",
    "*",
    "*",
    "$",
    "?",
    "&",
    "=",
    "%",
    "é",
    " ",
    "~",
    ";",
    "#",
    "+",
    ":",
    "\\",
    "%2F",
    "%2f",
    "%7E",
    "%7e",
    "%c3%a9",
    "%C3%A9",
    "%FF",
    "%2A",
    "%24",
    "%25",
    "%3F",
    "%3D",
    "%26",
    "%23",
    "%3B",
    "%41",
    "%61",
    "%20",
    "%0A",
    "%00",
    "%zz",
    "index.html",
    "index.htm",
    "robots.txt",
    "..",
    "//",
    "\u{FFFD}",
    "\u{1F980}",
    "\"",
    "[",
    "]",
    "@",
    "\u{A0}",
    "\t",
    "'",
];

const STARTS: &[&str] = &[
    "/",
    "/",
    "/",
    "/",
    "/",
    "/a",
    "/a",
    "/b/",
    "*",
    "",
    "$",
    "//",
    "a",
    "https://site.test/",
    "/*",
    "?",
    "%2F",
];

const ENDS: &[&str] = &[
    "",
    "",
    "",
    "",
    "",
    "*",
    "$",
    "$",
    "**",
    "$$",
    "*$",
    "$*",
    "/index.html",
    "/index.htm",
    "/index.html$",
    "?",
    "#",
    ";",
];

const BREAKS: &[&str] = &[
    "\n", "\n", "\n", "\n", "\n", "\r\n", "\r", "\n\n", "\n \n", "\n#\n", "\n # x\n", "\u{2028}",
    "\u{B}", "\u{C}", "\u{85}", "\n\r", "\u{1C}",
];

const HOSTS: &[&str] = &[
    "https://site.test",
    "https://site.test",
    "https://site.test",
    "",
    "",
    "//site.test",
    "http://u:p@site.test:80",
    "site.test",
    "HTTPS://SITE.TEST",
    "mailto:",
    "ftp://site.test",
    "https:",
    "https://site.test:x",
    "http://[::1]",
    " https://site.test",
    "x-y.z+1:",
];

fn path(dice: &mut Dice) -> String {
    // Half of them of few letters, so that rules and URLs meet.
    let (of, most) = if dice.once_in(2) { (&PATH[..13], 5) } else { (PATH, 4) };
    let start = dice.one(STARTS);
    let middle = dice.pieces(of, most);
    format!("{start}{middle}{}", dice.one(ENDS))
}

fn file(dice: &mut Dice) -> (Vec<u8>, Vec<String>) {
    let mut text = Vec::new();
    if dice.once_in(20) {
        let marks: &[&[u8]] =
            &[b"\xEF\xBB\xBF", b"\xEF\xBB", b"\xEF", b"\xFE\xFF", b"\xEF\xBB\xBF\xEF\xBB\xBF"];
        text.extend_from_slice(dice.one(marks));
    }
    let plain = dice.once_in(2);
    let mut patterns = Vec::new();
    for _ in 0..=dice.below(9) {
        let line = match dice.below(10) {
            0..=2 => format!("User-agent: {}", dice.one(NAMES)),
            3..=7 => {
                let pattern = path(dice);
                let field = dice.one(if plain { &FIELDS[..5] } else { FIELDS });
                let colon = if dice.once_in(30) { dice.one(&[" ", "", "::", " : "]) } else { ": " };
                let line = format!("{field}{colon}{pattern}");
                patterns.push(pattern);
                line
            }
            8 => format!("{}:", dice.one(&["Disallow", "Allow", "User-agent"])),
            _ => dice.one(OTHERS).to_owned(),
        };
        let (before, after) = if plain || dice.once_in(2) {
            ("", "")
        } else {
            (
                dice.one(&["", " ", "\t", "\u{A0}", "\u{B}", "\0"]),
                dice.one(&["", " ", "\u{A0}", "\u{C}", " # x", "#x", "\u{1F}"]),
            )
        };
        text.extend(format!("{before}{line}{after}").bytes());
        if dice.once_in(40) {
            text.push(b"\xFF\xC3\xE9\x80"[dice.below(4)]);
        }
        text.extend(if plain { "\n" } else { dice.one(BREAKS) }.bytes());
    }
    if dice.once_in(200) {
        // Beyond what Google's parser reads of a line.
        let line = format!("Disallow: /{}b\n", "a".repeat(16_640 + dice.below(20)));
        text.extend(line.bytes());
    }
    (text, patterns)
}

fn agent(dice: &mut Dice) -> String {
    let name = dice.one(NAMES);
    match dice.below(8) {
        0 => format!("Mozilla/5.0 (compatible; {name}/1.0; +https://{name}.test/)"),
        1 => format!("{name}/1.0"),
        2 => format!(" {name} "),
        3 => name.to_uppercase(),
        _ => name.to_owned(),
    }
}

fn url(dice: &mut Dice, patterns: &[String]) -> String {
    let path = if patterns.is_empty() || dice.once_in(3) {
        path(dice)
    } else {
        let pattern = &patterns[dice.below(patterns.len())];
        let star = dice.one(&["", "b", "/a", "*"]);
        let dollar = dice.one(&["", "", "$", "%24"]);
        let end = dice.one(&["", "", "", "a", "/", "?", "?a=b", "#a", ";", ";a"]);
        let path = pattern.replace('*', star).replace('$', dollar);
        format!("{path}{end}")
    };
    let host = dice.one(HOSTS);
    format!("{host}{path}")
}

/// The cases of so many files.
pub(crate) fn cases(files: usize) -> Vec<Case> {
    let mut dice = Dice(9309);
    let mut cases = Vec::with_capacity(files * 8);
    for _ in 0..files {
        let (octets, patterns) = file(&mut dice);
        let robots: Arc<[u8]> = octets.into();
        for _ in 0..2 {
            let agent: Arc<str> =
                if dice.once_in(2) { "acornbot".into() } else { agent(&mut dice).into() };
            for _ in 0..4 {
                let url = url(&mut dice, &patterns);
                let id = format!("made/{}", hash(&[&robots, agent.as_bytes(), url.as_bytes()]));
                let (robots, agent) = (Arc::clone(&robots), Arc::clone(&agent));
                cases.push(Case { id, topic: None, robots, agent, url });
            }
        }
    }
    cases
}
