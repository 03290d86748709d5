//! Which crawler a name that nobody bears was meant to be.

use std::cmp::Ordering;

use super::{CRAWLERS, Crawler, LONGEST, Purpose, Status, lookup};
use crate::dialect::NameReading;
use crate::edit::distance;
use crate::policy::Name;

/// The crawler whose token `name`, the value of a `User-agent` line, is most
/// probably a slip of; `None` for a name that [`lookup()`] knows.
///
/// A slip is a letter dropped or added or two neighbours swapped: one in a name
/// of 4 to 7 letters, two in a longer one. A changed letter counts two, for it
/// more often makes another name (`GetBot` is no `GPTBot`); two slips leave the
/// first letter alone and are not two letters more or less at the end. Where
/// another crawler is as near, or one of the past is nearer, there is none: half
/// of all names are some letters and `bot`.
///
/// Cost: the set of the name's letters is compared with that of each token, the
/// letters one by one only where the sets are about the same.
pub fn nearest(name: &str) -> Option<&'static Crawler> {
    if lookup(name).is_some() {
        return None;
    }
    let word = Name::word(name.as_bytes(), NameReading::Word);
    // Whole first: some tokens are several words. With a `/` it is a name and a
    // version, or an address.
    let whole = Some(name.trim()).filter(|name| !name.contains('/'));
    whole.and_then(slip_of).or_else(|| slip_of(str::from_utf8(word).ok()?))
}

/// Words that are a letter from a name and no slip of it.
const ORDINARY: &[&str] = &["adequate", "http", "mentions", "riddle", "scrap", "spot", "yourbot"];

/// The one crawler at work whose token `text` is a slip of.
fn slip_of(text: &str) -> Option<&'static Crawler> {
    if ORDINARY.iter().any(|word| text.eq_ignore_ascii_case(word)) {
        return None;
    }
    // What is longer is no slip of anything, and need not be read to its end.
    let typed: Vec<char> = text.chars().take(LONGEST + 3).collect();
    let letters = typed.iter().fold(0, |set, c| set | letter(c.to_ascii_lowercase() as u32));
    let mut best = None;
    let mut nearest = usize::MAX;
    for (crawler, own) in CRAWLERS.iter().zip(&LETTERS) {
        let token = crawler.token.as_bytes();
        let most = most(typed.len().min(token.len()));
        // A slip changes the set by no more than it counts.
        if (letters ^ own).count_ones() as usize > most {
            continue;
        }
        let Some(far) = distance(&typed, token, 2, most) else { continue };
        if far > 1 && is_another_word(&typed, token) {
            continue;
        }
        match far.cmp(&nearest) {
            Ordering::Less => (best, nearest) = (Some(crawler), far),
            Ordering::Equal => best = None,
            Ordering::Greater => {}
        }
    }
    best.filter(|crawler| crawler.purpose != Purpose::Legacy && crawler.status != Status::Retired)
}

/// Whether two words that are two slips apart are rather different words: they
/// begin differently, or one goes on where the other ends.
fn is_another_word(typed: &[char], token: &[u8]) -> bool {
    let same = |(a, b): &(&char, &u8)| a.eq_ignore_ascii_case(&(**b as char));
    let begin = typed.iter().zip(token).take_while(same).count();
    begin == 0 || begin == typed.len().min(token.len())
}

/// What the slips in a name of `length` letters may come to.
const fn most(length: usize) -> usize {
    match length {
        0..4 => 0,
        4..8 => 1,
        _ => 2,
    }
}

/// The letters of each token, as a set.
static LETTERS: [u32; CRAWLERS.len()] = {
    let mut sets = [0; CRAWLERS.len()];
    let mut crawler = 0;
    while crawler < sets.len() {
        let token = CRAWLERS[crawler].token.as_bytes();
        let mut at = 0;
        while at < token.len() {
            sets[crawler] |= letter(token[at].to_ascii_lowercase() as u32);
            at += 1;
        }
        crawler += 1;
    }
    sets
};

/// A place in a set of letters. That some share one lets a few more tokens be
/// compared, and no fewer.
const fn letter(c: u32) -> u32 {
    1 << (c % 32)
}
