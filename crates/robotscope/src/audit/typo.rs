//! Which known field a misspelt one was meant to be.

use crate::field::EXTENSIONS;

const STANDARD: [&str; 4] = ["user-agent", "allow", "disallow", "sitemap"];

/// A known field that `name` is a slip of: the nearest one at a distance of
/// at most a quarter of its letters (one for a short name), where swapping two
/// neighbours, dropping, adding or changing a letter count one each and
/// `_`, space and `-` are the same. `None` for a name that is known itself or
/// resembles none, and for names over 40 octets, which nobody mistypes.
pub(super) fn meant(name: &[u8]) -> Option<&'static str> {
    if name.len() > 40 {
        return None;
    }
    let text = String::from_utf8_lossy(name).to_lowercase();
    let typed: Vec<char> =
        text.chars().map(|c| if matches!(c, '_' | ' ') { '-' } else { c }).collect();
    let known = STANDARD.into_iter().chain(EXTENSIONS.iter().map(|extension| extension.name));
    let mut best: Option<(usize, &'static str)> = None;
    for field in known {
        if field == text {
            return None;
        }
        let letters: Vec<char> = field.chars().collect();
        let most = (letters.len() / 4).max(1);
        let distance = distance(&typed, &letters);
        if distance <= most && best.is_none_or(|(before, _)| distance < before) {
            best = Some((distance, field));
        }
    }
    best.map(|(_, field)| field)
}

/// Optimal string alignment distance.
fn distance(a: &[char], b: &[char]) -> usize {
    let mut rows = vec![vec![0; b.len() + 1]; a.len() + 1];
    for (i, row) in rows.iter_mut().enumerate() {
        row[0] = i;
    }
    for (j, cell) in rows[0].iter_mut().enumerate() {
        *cell = j;
    }
    for i in 1..=a.len() {
        for j in 1..=b.len() {
            let change = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut best = change.min(rows[i - 1][j] + 1).min(rows[i][j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                best = best.min(rows[i - 2][j - 2] + 1);
            }
            rows[i][j] = best;
        }
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips() {
        for (name, field) in [
            ("Disalow", Some("disallow")),
            ("Alow", Some("allow")),
            ("User_agent", Some("user-agent")),
            ("User agent", Some("user-agent")),
            ("Site-map", Some("sitemap")),
            ("Content-Signals", Some("content-signal")),
            ("Crawl-deley", Some("crawl-delay")),
            ("DİSALLOW", Some("disallow")),
            ("Disallow", None),
            ("Unicorn", None),
            ("Agentmap", None),
            ("foo", None),
            ("", None),
        ] {
            assert_eq!(meant(name.as_bytes()), field, "{name}");
        }
    }
}
