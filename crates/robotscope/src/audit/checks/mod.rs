//! The checks, one file each, by the part of a file they are about, and what
//! several of them share.

mod extensions;
mod file;
mod groups;
mod meaning;
mod paths;
mod syntax;

use std::sync::LazyLock;

use super::Check;

/// Every check, by code.
static ALL: LazyLock<Vec<&'static Check>> = LazyLock::new(|| {
    let families = [file::ALL, syntax::ALL, groups::ALL, paths::ALL, meaning::ALL, extensions::ALL];
    let mut all = families.concat();
    all.sort_by_key(|check| check.code);
    all
});

/// The same in the order in which they run: those that find bigger causes before
/// those that yield to them.
static IN_ORDER: LazyLock<Vec<&'static Check>> = LazyLock::new(|| {
    let mut order: Vec<&'static Check> = Vec::new();
    let mut waiting: Vec<&'static Check> = all().to_vec();
    while !waiting.is_empty() {
        let names: Vec<&str> = waiting.iter().map(|check| check.name).collect();
        let (ready, rest): (Vec<_>, Vec<_>) = waiting
            .into_iter()
            .partition(|check| !check.yields_to.iter().any(|name| names.contains(name)));
        assert!(!ready.is_empty(), "checks yield to each other in a circle: {names:?}");
        order.extend(ready);
        waiting = rest;
    }
    // Stable, so that nothing else moves.
    order.sort_by_key(|check| !check.instead_of_all);
    order
});

/// Every check, by code.
pub(super) fn all() -> &'static [&'static Check] {
    &ALL
}

/// Every check, those that find bigger causes before those that yield to them.
pub(super) fn in_order() -> &'static [&'static Check] {
    &IN_ORDER
}

/// The texts that the check called `name` points at in a file.
#[cfg(test)]
fn found(name: &str, file: &str) -> Vec<String> {
    use crate::audit::{Settings, audit};
    use crate::dialect::RFC9309;

    let source = crate::source::Source::new(file.into()).expect("small");
    let document = std::sync::Arc::new(crate::syntax::Document::new(source));
    let findings = audit(&document, &RFC9309, None, &Settings::default()).findings;
    let of_check = findings.iter().filter(|finding| finding.check.name == name);
    let text = |span| document.source().text(span).into_owned();
    of_check.filter_map(|finding| finding.span.map(text)).collect()
}
