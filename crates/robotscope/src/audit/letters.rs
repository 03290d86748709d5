//! Characters that look like others, or like nothing.

use crate::source::Span;

/// Whether a character shows nothing and moves nothing.
pub(super) const fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{AD}'
            | '\u{34F}'
            | '\u{180E}'
            | '\u{200B}'..='\u{200F}'
            | '\u{202A}'..='\u{202E}'
            | '\u{2060}'..='\u{2064}'
            | '\u{2066}'..='\u{2069}'
            | '\u{FEFF}'
    )
}

/// Whether a character looks like white space and is neither space nor tab nor
/// a line end. What ends a line for some readers only is among them.
pub(super) const fn is_odd_space(c: char) -> bool {
    matches!(
        c,
        '\u{85}' | '\u{A0}' | '\u{1680}' | '\u{2000}'
            ..='\u{200A}' | '\u{2028}' | '\u{2029}' | '\u{202F}' | '\u{205F}' | '\u{3000}'
    )
}

/// Whether a character looks like a colon.
pub(super) const fn is_odd_colon(c: char) -> bool {
    matches!(c, '\u{FF1A}' | '\u{FE55}' | '\u{FE13}' | '\u{A789}' | '\u{2236}' | '\u{2D0}')
}

/// The ASCII letter or hyphen that `c` looks like, if it is another.
pub(super) fn lookalike(c: char) -> Option<char> {
    // Full-width letters stand in the order of ASCII.
    if matches!(c, '\u{FF21}'..='\u{FF3A}' | '\u{FF41}'..='\u{FF5A}') {
        return char::from_u32(u32::from(c) - 0xFEE0);
    }
    Some(match c {
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{FE63}' | '\u{FF0D}' => '-',
        // Cyrillic, Greek, then Latin with and without a dot.
        'а' | 'α' => 'a',
        'А' | 'Α' => 'A',
        'с' => 'c',
        'С' => 'C',
        'ԁ' => 'd',
        'е' => 'e',
        'Е' | 'Ε' => 'E',
        'һ' => 'h',
        'і' | 'ι' | 'ı' => 'i',
        'І' | 'Ι' | 'İ' => 'I',
        'ӏ' => 'l',
        'м' => 'm',
        'М' | 'Μ' => 'M',
        'ո' => 'n',
        'Ν' => 'N',
        'о' | 'ο' => 'o',
        'О' | 'Ο' => 'O',
        'р' | 'ρ' => 'p',
        'Р' | 'Ρ' => 'P',
        'г' => 'r',
        'ѕ' => 's',
        'Ѕ' => 'S',
        'т' => 't',
        'Т' | 'Τ' => 'T',
        'у' => 'y',
        'ԝ' | 'ω' => 'w',
        _ => return None,
    })
}

/// Every well-formed character of `octets`, which begin at `base`, with its
/// place.
pub(super) fn characters(octets: &[u8], base: u32) -> impl Iterator<Item = (Span, char)> {
    let mut at = base;
    octets.utf8_chunks().flat_map(move |chunk| {
        let start = at;
        at += (chunk.valid().len() + chunk.invalid().len()) as u32;
        chunk.valid().char_indices().map(move |(index, c)| {
            let start = start + index as u32;
            (Span::new(start, start + c.len_utf8() as u32), c)
        })
    })
}

/// `octets` without space, tab and what looks like them at both ends, as a
/// stretch of them.
pub(super) fn trim(octets: &[u8]) -> std::ops::Range<usize> {
    let white = |c: char| matches!(c, ' ' | '\t') || is_odd_space(c);
    let mut inner = characters(octets, 0).filter(|(_, c)| !white(*c)).map(|(span, _)| span);
    // What is no character is no white space either.
    let broken = |octets: &[u8]| std::str::from_utf8(octets).is_err();
    let Some(first) = inner.next() else {
        return if broken(octets) { 0..octets.len() } else { 0..0 };
    };
    let last = inner.last().unwrap_or(first);
    let start = if broken(&octets[..first.start as usize]) { 0 } else { first.start as usize };
    let end = last.end as usize;
    start..if broken(&octets[end..]) { octets.len() } else { end }
}

/// Whether `c`, at `at` in `octets`, is a part of a letter that was read in
/// another encoding: of the octets of `í` the second is a soft hyphen then.
pub(super) fn is_half(octets: &[u8], at: usize, c: char) -> bool {
    let before = at.checked_sub(2).map(|before| octets[before]);
    // Characters up to U+00FF begin so in UTF-8.
    c < '\u{C0}' && matches!(before, Some(0xC2 | 0xC3))
}

/// `U+200B` for a character.
pub(super) fn code_point(c: char) -> String {
    format!("U+{:04X}", u32::from(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trimmed() {
        for (text, inner) in
            [("", ""), (" \u{A0}\t", ""), ("a", "a"), ("\u{A0} a\u{A0}b \u{3000}", "a\u{A0}b")]
        {
            assert_eq!(&text[trim(text.as_bytes())], inner);
        }
        assert_eq!(trim(b"\xE9 a \xC2"), 0..5);
        assert_eq!(trim(b" \xE9 "), 0..3);
    }
}
