use super::{group_at, is_star, lines_of};
use crate::audit::prelude::*;
use crate::policy::Name;

/// `Clean-param` in the group of a crawler that is not Yandex's.
pub(super) static CHECK: Check = Check {
    name: "clean-param-outside-yandex",
    code: "R520",
    severity: Severity::Info,
    family: Family::Extensions,
    concerns: &["yandex"],
    references: &[extension::YANDEX_CLEAN_PARAM],
    examples: &[
        Example::new(
            "User-agent: Googlebot\nClean-param: utm_source\nDisallow: /cart/\n",
            "User-agent: YandexBot\nClean-param: utm_source\nDisallow: /cart/\n",
        ),
        Example::new(
            "User-agent: Googlebot\nDisallow: /cart/\nClean-param: utm_source\n",
            "User-agent: *\nClean-param: utm_source\nDisallow: /cart/\n",
        ),
    ],
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    for line in lines_of(audit, "clean-param") {
        let Some(group) = group_at(audit, line.index) else { continue };
        let is_yandex = group.agents.iter().any(|agent| match &agent.name {
            Name::Word(word) => {
                word.get(..6).is_some_and(|start| start.eq_ignore_ascii_case(b"yandex"))
            }
            Name::Star => false,
        });
        if !is_yandex && !is_star(group) {
            let agent = group.agents[0].value;
            findings.push(
                Finding::new(check, line.record.field)
                    .with("agent", super::cut(audit, agent))
                    .related("group", agent),
            );
        }
    }
}
