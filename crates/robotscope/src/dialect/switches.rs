//! The switches of a dialect as a list: to be told to people, and to be flipped
//! one by one.

use super::Dialect;

/// A switch: its name, and how it is read and set.
#[derive(Debug)]
pub struct Switch {
    /// Kebab-case name.
    pub name: &'static str,
    /// The kebab-case value that a dialect has.
    pub value: fn(&Dialect) -> &'static str,
    /// Gives the first dialect the value of the second.
    pub take: fn(&mut Dialect, &Dialect),
}

/// A switch of a dialect as a person may read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SwitchValue {
    /// Kebab-case name.
    pub name: &'static str,
    /// Kebab-case value.
    pub value: &'static str,
    /// Who documents it.
    pub source: &'static str,
}

macro_rules! switches {
    ($($name:literal, $($field:ident).+ , $code:expr;)*) => {
        &[$(Switch {
            name: $name,
            value: |dialect| $code(&dialect.$($field).+),
            take: |dialect, from| dialect.$($field).+ = from.$($field).+,
        }),*]
    };
}

/// Every switch, in the order in which a file goes through them.
pub static SWITCHES: &[Switch] = switches! {
    "size", size, |value: &super::Size| value.code();
    "lines", lexing.breaks, |value: &crate::syntax::LineBreaks| value.code();
    "byte-order-mark", lexing.bom, |value: &crate::syntax::ByteOrderMark| value.code();
    "line-limit", lexing.line_limit, |value: &Option<u32>| if value.is_some() { "16663-octets" } else { "none" };
    "nul-ends-line", lexing.nul_ends_line, |value: &bool| if *value { "yes" } else { "no" };
    "trimmed", lexing.trim, |value: &crate::syntax::Trim| value.code();
    "separator", lexing.separator, |value: &crate::syntax::Separator| value.code();
    "field-names", field_names, |value: &crate::field::FieldNames| value.code();
    "blank-line", blank_line, |value: &super::BlankLine| value.code();
    "header-end", header_end, |value: &super::HeaderEnd| value.code();
    "empty-group", empty_group, |value: &super::EmptyGroup| value.code();
    "agent", agent, |value: &super::AgentReading| value.code();
    "name", name, |value: &super::NameReading| value.code();
    "group", group, |value: &super::GroupChoice| value.code();
    "fallback", fallback, |value: &super::Fallback| value.code();
    "star", star, |value: &super::StarReach| value.code();
    "url", url, |value: &super::UrlReading| value.code();
    "clean-param", clean_param, |value: &super::CleanParam| value.code();
    "escapes", escapes, |value: &super::Escapes| value.code();
    "specials", specials, |value: &super::Specials| value.code();
    "pattern-start", pattern_start, |value: &super::PatternStart| value.code();
    "empty-pattern", empty_pattern, |value: &super::EmptyPattern| value.code();
    "index-page", index_page, |value: &super::IndexPage| value.code();
    "robots-txt", robots_txt, |value: &super::RobotsTxt| value.code();
    "precedence", precedence, |value: &super::Precedence| value.code();
    "crawl-delay", crawl_delay, |value: &super::CrawlDelay| value.code();
};

impl Dialect {
    /// Every switch of this dialect with its value and source.
    pub fn switches(&self) -> impl Iterator<Item = SwitchValue> + '_ {
        SWITCHES.iter().map(|switch| {
            let documented = self.documented.iter().find(|(name, _)| *name == switch.name);
            SwitchValue {
                name: switch.name,
                value: (switch.value)(self),
                source: documented.map_or(self.otherwise, |(_, source)| source),
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dialect::{DIALECTS, RFC9309};

    #[test]
    fn what_is_documented_is_a_switch() {
        for dialect in DIALECTS {
            for (name, _) in dialect.documented {
                assert!(SWITCHES.iter().any(|switch| switch.name == *name), "{name}");
            }
        }
    }

    #[test]
    fn the_switches_make_the_dialect() {
        for dialect in DIALECTS {
            let mut made = RFC9309;
            for switch in SWITCHES {
                (switch.take)(&mut made, dialect);
            }
            let values = |dialect: &Dialect| -> Vec<&str> {
                SWITCHES.iter().map(|switch| (switch.value)(dialect)).collect()
            };
            assert_eq!(values(&made), values(dialect), "{}", dialect.id);
            let differs = values(dialect) != values(&RFC9309);
            assert_eq!(
                differs,
                dialect.id != "rfc9309",
                "{} is the RFC by another name",
                dialect.id
            );
        }
    }
}
