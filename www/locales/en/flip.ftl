# Inspect: what turns a verdict round.

flip-block = Block it instead…
flip-allow = Allow it instead…
flip-title-block = Block it instead
flip-title-allow = Allow it instead
flip-close = Close this panel
flip-waiting = Looking for rules…
flip-this-url = This URL and nothing else
flip-shortest = The shortest rule
flip-narrow = A rule for this URL
flip-where = It becomes line { $line }, in the group for { $names }.
flip-where-star = It becomes line { $line }, in the group for `*`: every crawler without a group of its own follows it.
flip-where-new = It becomes line { $line }, in a group of its own for { $agent }, which no group binds so far.
flip-only = Changes only this URL.
flip-nothing = Changes no verdict.
flip-changes = What changes, for the crawlers of this group, each with one example:
flip-opened = Opened: { $url }
flip-closed = Closed: { $url }
flip-more = { $count ->
    [one] And { $count } more.
   *[other] And { $count } more.
  }
flip-open = { $count ->
    [one] Not settled for { $count } rule: more may change.
   *[other] Not settled for { $count } rules: more may change.
  }
flip-add = Add line { $line }
flip-robots-txt = `/robots.txt` itself is always allowed: no rule can close it.
flip-none = No rule turns this answer round.
