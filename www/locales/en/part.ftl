# Inspect, Groups: a part of the site, asked about by a pattern.

part-title = Ask about a part of the site
part-pattern = Pattern
part-placeholder = /shop/*?sort=
part-hint = Written like the path of a rule: `*` stands for anything, and `$` ends the URL. A slash in front is added where it is missing.
part-ask = Ask
part-test = Test
part-open = Wholly open: { $agent } may fetch every URL that { $pattern } matches.
part-closed = Wholly closed: { $agent } may fetch no URL that { $pattern } matches.
part-mixed = Mixed: of the URLs that { $pattern } matches, { $agent } may fetch some and not others.
part-no-url = No such URL: nothing that a crawler can ask for matches { $pattern }.
part-not-proven = Not settled for { $pattern }: the rules are too many or too intricate to go through every URL. Ask about a smaller part, or test single URLs.
part-not-supported = No answer for { $pattern }: Robotscope cannot go through every URL the way this reader reads. Test single URLs, or choose another reader.
part-robots-txt = `/robots.txt` itself is left out: it is always allowed.
part-example-open = Open, for example { $url }
part-example-closed = Closed, for example { $url }
