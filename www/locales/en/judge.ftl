# Inspect, Groups: what each rule means over all URLs.

judge-all = Judge every rule
judge-all-why = For each rule, a URL on which it decides, or why there is none.
judge-progress = { $total ->
    [0] Judging…
   *[other] { $done } of { $total } rules
  }
judge-stop = Stop
reader-not-supported = Robotscope cannot go through every URL the way this reader reads. Test single URLs, or choose another reader.
judge-done = { $dead ->
    [0] All rules are judged: each decides on at least one URL.
    [one] All rules are judged: { $dead } never decides.
   *[other] All rules are judged: { $dead } never decide.
  }
judge-done-open = { $dead ->
    [one] { $dead } rule never decides
   *[other] { $dead } rules never decide
  }; not settled for { $open ->
    [one] { $open } rule.
   *[other] { $open } rules.
  }
judge-test = Test a URL
judge-test-label = Test a URL for line { $line }
judge-ended = Stopped before every rule was judged.

life-decides = Decides, for example on { $url }
life-decides-for-nothing = Decides, but removing it changes no verdict
life-redundant = { $count ->
    [one] Never decides: { $lines } decides alike wherever it matches
   *[other] Never decides: { $lines } decide alike wherever it matches
  }
life-overridden = { $count ->
    [one] Never decides: { $lines } is stronger wherever it matches
   *[other] Never decides: { $lines } are stronger wherever it matches
  }
life-redundant-and-overridden = Never decides: { $lines } are stronger wherever it matches
life-robots-txt = Never decides: `/robots.txt` itself is always allowed
life-no-url = No URL can match it
life-unusable = Never matches: crawlers cannot use this pattern
life-empty = Empty: it forbids nothing
life-not-proven = Not settled
life-lines = { $count ->
    [one] line { $lines }
   *[other] lines { $lines }
  }

fact-whole-site = The whole site is closed
fact-all-but-home = Only the home page is open
fact-queries = Every URL with a query is closed
fact-style-sheets = Every style sheet is closed
fact-scripts = Every script is closed
fact-images = Every image that matches { $url } is closed
fact-well-known = Everything under `/.well-known/` is closed
fact-sitemap = The sitemap { $url } is closed
fact-test = Test { $url }
order-matters = Readers that take the first matching rule decide otherwise, for example on { $url }: line { $order } instead of line { $length }.
judge-for = For { $names }:

removable = { $count ->
    [one] Without this line every URL gets the same verdict, for every crawler of this group: proven.
   *[other] Without these { $count } lines every URL gets the same verdict, for every crawler of this group: proven.
  }
removable-lines = { $count ->
    [one] Line
   *[other] Lines
  }
removable-emptied = These are all rules of this group. Leave one in place: agent lines without a rule under them join the group that follows.
removable-shared = Some of these lines bind crawlers outside this group, too. For those see what is said of their own group.
removable-open = Which lines can go together is not settled: the rules are too many or too intricate.
