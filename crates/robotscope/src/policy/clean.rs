//! Query parameters that a file declares idle: `Clean-param`, which Yandex reads.

use super::step::{Step, StepOf, What};
use super::{Policy, Target};
use crate::dialect::CleanParam;
use crate::field::{Extension, Field};

impl Policy {
    /// Reads `typed` as the reader does, and takes out the query parameters that
    /// the file declares idle where the reader does that. Linear in the URL times
    /// the lines that declare some.
    pub fn target(&self, typed: &str) -> Target {
        let target = Target::read(typed, &self.dialect);
        match self.dialect.clean_param {
            CleanParam::Ignored => target,
            CleanParam::Applied => self.cleaned(target),
        }
    }

    fn cleaned(&self, target: Target) -> Target {
        let Some((path, query)) = target.path.split_once('?') else { return target };
        let lines = self.groups.iter().flat_map(|group| &group.others).chain(&self.others);
        let idle: Vec<&str> = lines
            .filter(|record| {
                matches!(record.field, Field::Extension(Extension { name: "clean-param", .. }))
            })
            .filter_map(|record| std::str::from_utf8(self.slice(record.value)).ok())
            .filter_map(|value| {
                let (names, prefix) = value.split_once([' ', '\t']).unwrap_or((value, ""));
                begins_with(path, prefix.trim_start()).then_some(names)
            })
            .flat_map(|names| names.split('&'))
            .filter(|name| !name.is_empty())
            .collect();
        let name_of = |parameter: &str| parameter.split('=').next().unwrap_or_default().to_owned();
        let kept: Vec<&str> = query
            .split('&')
            .filter(|parameter| !idle.contains(&name_of(parameter).as_str()))
            .collect();
        if kept.len() == query.split('&').count() {
            return target;
        }
        let query = if kept.is_empty() { String::new() } else { format!("?{}", kept.join("&")) };
        let after = format!("{path}{query}");
        let step = Step {
            of: StepOf::Url,
            what: What::ParametersCleaned,
            before: target.path.clone(),
            after: after.clone(),
        };
        target.at(after, step, &self.dialect)
    }
}

/// Whether `path` begins as `prefix` says, in which `*` stands for any text.
fn begins_with(path: &str, prefix: &str) -> bool {
    let mut words = prefix.split('*');
    let first = words.next().unwrap_or_default();
    let Some(mut rest) = path.strip_prefix(first) else { return false };
    for word in words {
        let Some(at) = rest.find(word) else { return false };
        rest = &rest[at + word.len()..];
    }
    true
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::dialect::{RFC9309, YANDEX};
    use crate::source::Source;
    use crate::syntax::Document;

    #[test]
    fn idle_parameters_are_taken_out() {
        let file = "User-agent: *\nDisallow: /*sid=\nClean-param: sid&sort /shop/*.php\nClean-param: ref\n";
        let document = Arc::new(Document::new(Source::new(file.into()).expect("small")));
        for (url, path) in [
            ("/shop/a.php?sid=1&id=2&sort", "/shop/a.php?id=2"),
            ("/shop/a.php?sid=1", "/shop/a.php"),
            ("/shop/a.html?sid=1", "/shop/a.html?sid=1"),
            ("/x?ref=a&refer=b", "/x?refer=b"),
            ("/x?Ref=a", "/x?Ref=a"),
            ("/x?", "/x?"),
        ] {
            let target = Policy::read(&document, &YANDEX).target(url);
            assert_eq!(target.path, path, "{url}");
            let cleaned = target.steps.iter().any(|step| step.what == What::ParametersCleaned);
            assert_eq!(cleaned, url != path, "{url}");
            assert_eq!(Policy::read(&document, &RFC9309).target(url).path, url);
        }
    }
}
