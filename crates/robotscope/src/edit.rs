//! How far a word is from the one it was meant to be.

/// The slips that turn `a` into `b`, case set aside, if they come to `most` or
/// less: dropping or adding a letter and swapping two neighbours count one each,
/// changing a letter counts `change`; no letter slips twice (optimal string
/// alignment).
///
/// Quadratic in the words, but it gives up as soon as it can: it is called for
/// every unknown name of a file.
pub(crate) fn distance(a: &[char], b: &[u8], change: usize, most: usize) -> Option<usize> {
    if a.len().abs_diff(b.len()) > most {
        return None;
    }
    let same = |i: usize, j: usize| a[i - 1].eq_ignore_ascii_case(&(b[j - 1] as char));
    // The rows of the last two letters of `a`, and the next.
    let mut before = vec![0; b.len() + 1];
    let mut last: Vec<usize> = (0..=b.len()).collect();
    let mut row = vec![0; b.len() + 1];
    for i in 1..=a.len() {
        row[0] = i;
        for j in 1..=b.len() {
            let kept = last[j - 1] + if same(i, j) { 0 } else { change };
            let mut cell = kept.min(last[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && same(i, j - 1) && same(i - 1, j) {
                cell = cell.min(before[j - 2] + 1);
            }
            row[j] = cell;
        }
        // What follows comes out of these two rows and never gets less.
        if row.iter().chain(&last).all(|cell| *cell > most) {
            return None;
        }
        std::mem::swap(&mut before, &mut last);
        std::mem::swap(&mut last, &mut row);
    }
    Some(last[b.len()]).filter(|distance| *distance <= most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances() {
        for (a, b, change, expected) in [
            ("allow", "allow", 1, Some(0)),
            ("ALLOW", "allow", 1, Some(0)),
            ("alow", "allow", 1, Some(1)),
            ("alllow", "allow", 1, Some(1)),
            ("lalow", "allow", 1, Some(1)),
            ("ollow", "allow", 1, Some(1)),
            ("ollow", "allow", 2, Some(2)),
            ("allwo", "allow", 2, Some(1)),
            ("olliw", "allow", 2, None),
            ("al", "allow", 1, None),
            ("", "ab", 1, Some(2)),
        ] {
            let typed: Vec<char> = a.chars().collect();
            assert_eq!(distance(&typed, b.as_bytes(), change, 2), expected, "{a} {b} {change}");
        }
    }
}
