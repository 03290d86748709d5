# Findings about groups and agents: for each check its name, the sentence of the row, why it matters, what to do.

check-rule-before-user-agent-title = Rule before any `User-agent`
check-rule-before-user-agent-message = No `User-agent` line comes before this rule. Crawlers skip it.
check-rule-before-user-agent-why = A rule belongs to the group it stands in, and a group begins with a `User-agent` line. A rule in no group binds nobody.
check-rule-before-user-agent-do = Put `User-agent: *` above it, or move it into a group.

check-empty-user-agent-title = `User-agent` without a name
check-empty-user-agent-message = This `User-agent` line names nobody.
check-empty-user-agent-why = No crawler has an empty name, so rules under this line alone bind no crawler. `*` is the name that stands for all of them.
check-empty-user-agent-do = Write `*` or a crawler’s name behind the colon, or delete the line.

check-group-fall-through-title = Group without rules of its own
check-group-fall-through-message = No rule follows this agent, so the rules for { $agent } bind it, too.
check-group-fall-through-why = Only a rule ends a list of `User-agent` lines. Empty lines, comments and `Sitemap` lines do not, so all these agents head one group. Parsers older than RFC 9309 end the group at an empty line and answer differently.
check-group-fall-through-do = Add `Allow: /` below the agent if it may fetch everything, or write its own rules there.

check-star-shares-group-with-named-title = Name beside `*`
check-star-shares-group-with-named-message = { $agent } stands in one group with `*`, so these rules are for everybody.
check-star-shares-group-with-named-why = `*` covers every crawler without a group of its own. Naming one beside it changes nothing for that crawler, and the rules still reach all the others.
check-star-shares-group-with-named-do = Delete the line with `*` if the rules are for the named crawler only. Delete the name if they are for everybody.

check-duplicate-group-title = Several groups for one crawler
check-duplicate-group-message = An earlier group is already for { $agent }. The rules of both count.
check-duplicate-group-why = RFC 9309 and Google add such groups up. Older parsers take the first one only, and Yandex reports a second group for `*` as an error.
check-duplicate-group-do = Move the rules into one group.

check-duplicate-agent-in-group-title = Name twice in a group
check-duplicate-agent-in-group-message = This group already names { $agent }.
check-duplicate-agent-in-group-why = One line is enough: capitals make no difference, and the rules do not count twice.
check-duplicate-agent-in-group-do = Delete one of the two lines.

check-empty-group-title = Group without rules
check-empty-group-message = No rule follows { $agent }, so it may fetch everything.
check-empty-group-why = A group without rules allows every URL. The rules of `*` do not step in, because the crawler has a group of its own.
check-empty-group-do = Write `Allow: /` if that is meant, so that nobody takes the group for unfinished. Otherwise add the rules.

check-allow-only-group-title = `Allow` without `Disallow`
check-allow-only-group-message = Nothing is disallowed for these crawlers, so this `Allow` rule changes nothing.
check-allow-only-group-why = Whatever no rule forbids is allowed anyway. An `Allow` rule only matters as an exception to a `Disallow` rule of the same crawler.
check-allow-only-group-do = Add `Disallow: /` if only these paths are to be open. Delete the rules if everything is.

check-group-only-nonstandard-title = Group with extension records only
check-group-only-nonstandard-message = There is no `Allow` or `Disallow` here, so the rules for { $agent } bind this agent, too.
check-group-only-nonstandard-why = By RFC 9309 and for Google, records such as `Crawl-delay` do not end a list of `User-agent` lines. Many other parsers do end it there, so crawlers answer differently.
check-group-only-nonstandard-do = Add `Allow: /` below the agent if it may fetch everything, or write its own rules there.
