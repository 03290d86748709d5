use crate::audit::prelude::*;
use crate::policy::{AgentLine, Group};

/// Many names of robots of the past, as lists have handed them down since the
/// nineties.
pub(super) static CHECK: Check = Check {
    name: "legacy-scraper-list",
    code: "R326",
    severity: Severity::Info,
    family: Family::Groups,
    references: &[rfc::USER_AGENT],
    examples: &[Example::new(
        "User-agent: EmailSiphon\nUser-agent: EmailWolf\nUser-agent: EmailCollector\nUser-agent: ExtractorPro\nUser-agent: CherryPicker\nUser-agent: NICErsPRO\nUser-agent: WebBandit\nUser-agent: Teleport\nUser-agent: LinkWalker\nUser-agent: BunnySlippers\nUser-agent: Lexibot\nDisallow: /\n\nUser-agent: *\nDisallow: /private/\n",
        "User-agent: EmailSiphon\nUser-agent: EmailWolf\nDisallow: /\n\nUser-agent: *\nDisallow: /private/\n",
    )],
    fix: true,
    run,
    ..Check::BASE
};

fn run(check: &'static Check, audit: &Audit<'_>, findings: &mut Findings<'_>) {
    let policy = audit.policy;
    let Some(count) = audit.agents().legacy_list() else { return };
    // By group, whether each of its agents is one of them.
    let mut legacy: Vec<Vec<bool>> =
        policy.groups().iter().map(|group| vec![false; group.agents.len()]).collect();
    let mut first: Option<&AgentLine> = None;
    for named in audit.agents().named().iter().filter(|named| named.legacy().is_some()) {
        first.get_or_insert(named.first().line(policy));
        for place in &named.places {
            legacy[place.group as usize][place.agent as usize] = true;
        }
    }
    let Some(first) = first else { return };
    let left = legacy.iter().any(|group| group.contains(&false));
    let mut lines: Vec<u32> = Vec::new();
    for (group, legacy) in policy.groups().iter().zip(&legacy) {
        if legacy.contains(&false) {
            let agents = group.agents.iter().zip(legacy).filter(|(_, legacy)| **legacy);
            lines.extend(agents.map(|(line, _)| line.line));
        } else {
            lines.extend(all_lines(group));
        }
    }
    findings.push(
        Finding::new(check, first.value)
            .with("count", count)
            .fix(left.then(|| without(audit, lines)).flatten()),
    );
}

/// The lines of a group, which need not stand in order.
fn all_lines(group: &Group) -> impl Iterator<Item = u32> {
    let agents = group.agents.iter().map(|line| line.line);
    let rules = group.rules.iter().map(|rule| rule.line);
    agents.chain(rules).chain(group.others.iter().map(|record| record.line))
}

/// Takes the lines out; those next to each other in one edit.
fn without(audit: &Audit<'_>, mut lines: Vec<u32>) -> Option<Fix> {
    lines.sort_unstable();
    let runs = lines.chunk_by(|one, other| *other == one + 1);
    let edits: Vec<Edit> = runs
        .map(|run| Edit {
            span: Span::new(
                audit.whole_line(run[0] as usize - 1).start,
                audit.whole_line(run[run.len() - 1] as usize - 1).end,
            ),
            text: Vec::new(),
        })
        .collect();
    (!edits.is_empty()).then_some(Fix { safety: Safety::ChangesVerdicts, edits })
}
