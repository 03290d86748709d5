# Findings about groups and agents: for each check its name, the sentence of the row, why it matters, what to do.

check-rule-before-user-agent-title = Rule before any `User-agent`
check-rule-before-user-agent-message = No `User-agent` line comes before this { $directive } rule. Crawlers skip it.
check-rule-before-user-agent-why = A rule belongs to the group it stands in, and a group begins with a `User-agent` line. { $pattern } belongs to none.
check-rule-before-user-agent-do = Put `User-agent: *` above it, or move it into a group.
