//! Which strings are URLs at all: only those can prove anything.

use super::symbol::{
    DOT, ESCAPED_AMPERSAND, ESCAPED_EQUALS, ESCAPED_QUESTION, ESCAPED_SLASH, Part, QUESTION, SLASH,
    SYMBOLS, Symbol,
};
use crate::dialect::{Dialect, UrlReading};

/// The URLs a reader can be asked about, after it has normalised them: they
/// begin with `/`, and what is normalised away does not occur in them.
#[derive(Clone, Debug)]
pub(super) struct Universe {
    dots: Dots,
    in_path: [bool; SYMBOLS],
    in_query: [bool; SYMBOLS],
}

/// What has become of the segments `.` and `..` of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Dots {
    /// They are kept.
    Kept,
    /// They were resolved; `%2e` is a dot like any other.
    Resolved,
    /// They were resolved, `%2e` among them, and escapes are three octets.
    ResolvedSpelledOut,
}

/// How far along a URL is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Place {
    /// Before the first symbol.
    Start,
    /// In a path segment that is so many dots so far, and perhaps has begun
    /// another one as an escape (1 for `%`, 2 for `%2`).
    Dots {
        /// 0 to 2.
        dots: u8,
        /// 0 to 2.
        spelled: u8,
    },
    /// In a path segment with something else in it.
    Segment,
    /// Behind the first `?`.
    Query,
}

impl Place {
    /// The part in which the next symbol stands.
    pub(super) const fn part(self) -> Part {
        match self {
            Self::Query => Part::Query,
            _ => Part::Path,
        }
    }

    /// Whether whatever may follow `other` may follow this.
    pub(super) fn is_as_free_as(self, other: Self) -> bool {
        self == other || (self == Self::Segment && matches!(other, Self::Dots { .. }))
    }

    const fn ends_in_dot_segment(self) -> bool {
        matches!(self, Self::Dots { dots: 1 | 2, spelled: 0 })
    }
}

const SEGMENT_START: Place = Place::Dots { dots: 0, spelled: 0 };

impl Universe {
    pub(super) fn of(dialect: &Dialect) -> Self {
        let octets = |keeps: fn(u8) -> bool| {
            let mut allowed = [false; SYMBOLS];
            for octet in 0..=255_u8 {
                allowed[octet as usize] = keeps(octet);
            }
            allowed
        };
        match dialect.url {
            UrlReading::Normalised => {
                let (mut in_path, mut in_query) = ([true; SYMBOLS], [true; SYMBOLS]);
                for (path, query) in
                    [(ESCAPED_AMPERSAND, ESCAPED_SLASH), (ESCAPED_EQUALS, ESCAPED_QUESTION)]
                {
                    in_path[path as usize] = false;
                    in_query[query as usize] = false;
                }
                Self { dots: Dots::Resolved, in_path, in_query }
            }
            UrlReading::Browser => Self {
                dots: Dots::ResolvedSpelledOut,
                in_path: octets(|octet| {
                    matches!(octet, 0x21..=0x7E)
                        && !matches!(octet, b'"' | b'#' | b'<' | b'>' | b'\\' | b'`' | b'{' | b'}')
                }),
                in_query: octets(|octet| {
                    matches!(octet, 0x21..=0x7E)
                        && !matches!(octet, b'"' | b'#' | b'<' | b'>' | b'\'')
                }),
            },
            UrlReading::Verbatim
            | UrlReading::WithFragment
            | UrlReading::WithoutFragment
            | UrlReading::WithSlash => {
                // What no escape stands for can be typed, but for a `#` and a NUL, which
                // end what is compared.
                let typed = octets(|octet| octet.is_ascii() && !matches!(octet, 0 | b'#'));
                Self { dots: Dots::Kept, in_path: typed, in_query: typed }
            }
        }
    }

    /// Only with these symbols: for tests that enumerate all URLs.
    #[cfg(test)]
    pub(super) fn restricted(mut self, symbols: &[Symbol]) -> Self {
        for symbol in 0..SYMBOLS {
            let keep = symbols.contains(&(symbol as Symbol));
            self.in_path[symbol] &= keep;
            self.in_query[symbol] &= keep;
        }
        self
    }

    /// The place behind one more symbol; `None` when no URL begins so.
    pub(super) fn step(&self, place: Place, symbol: Symbol) -> Option<Place> {
        if place == Place::Query {
            return self.in_query[symbol as usize].then_some(Place::Query);
        }
        if !self.in_path[symbol as usize] {
            return None;
        }
        if place == Place::Start {
            return (symbol == SLASH).then_some(SEGMENT_START);
        }
        if symbol == SLASH || symbol == QUESTION {
            if place.ends_in_dot_segment() && self.dots != Dots::Kept {
                return None;
            }
            return Some(if symbol == SLASH { SEGMENT_START } else { Place::Query });
        }
        if self.dots == Dots::Kept {
            return Some(Place::Segment);
        }
        Some(self.in_segment(place, symbol))
    }

    fn in_segment(&self, place: Place, symbol: Symbol) -> Place {
        let spelled_out = self.dots == Dots::ResolvedSpelledOut;
        match (place, symbol) {
            // A dot, or the `e` of `%2e`.
            (Place::Dots { dots: dots @ 0..=1, spelled: 0 }, DOT)
            | (Place::Dots { dots, spelled: 2 }, 0x65 | 0x45) => {
                Place::Dots { dots: dots + 1, spelled: 0 }
            }
            (Place::Dots { dots: dots @ 0..=1, spelled: 0 }, 0x25) if spelled_out => {
                Place::Dots { dots, spelled: 1 }
            }
            (Place::Dots { dots, spelled: 1 }, 0x32) => Place::Dots { dots, spelled: 2 },
            _ => Place::Segment,
        }
    }

    /// Whether a URL can end here.
    pub(super) fn accepts(&self, place: Place) -> bool {
        place != Place::Start && (self.dots == Dots::Kept || !place.ends_in_dot_segment())
    }

    /// Whether `url` is one.
    pub(super) fn contains(&self, url: &[Symbol]) -> bool {
        let place = url.iter().try_fold(Place::Start, |place, symbol| self.step(place, *symbol));
        place.is_some_and(|place| self.accepts(place))
    }

    /// Whether `symbol` means nothing to this universe and occurs in it
    /// everywhere.
    pub(super) fn is_ordinary(&self, symbol: Symbol) -> bool {
        // `%2e` is told letter by letter where escapes are spelled out.
        let special: &[Symbol] = match self.dots {
            Dots::ResolvedSpelledOut => &[SLASH, QUESTION, DOT, 0x25, 0x32, 0x65, 0x45],
            _ => &[SLASH, QUESTION, DOT],
        };
        let at = symbol as usize;
        self.in_path[at] && self.in_query[at] && !special.contains(&symbol)
    }

    /// Every symbol that occurs in `part`.
    pub(super) fn symbols(&self, part: Part) -> impl Iterator<Item = Symbol> + '_ {
        let allowed = if part == Part::Path { &self.in_path } else { &self.in_query };
        (0..SYMBOLS as Symbol).filter(|symbol| allowed[*symbol as usize])
    }

    /// Whether where the first `?` stands can matter beside modal patterns.
    pub(super) fn resolves_dots(&self) -> bool {
        self.dots != Dots::Kept
    }
}
