# The Full trace view.

trace-title-allowed = Why is this URL allowed?
trace-title-disallowed = Why is this URL disallowed?
trace-title-none = Why?
trace-ask = Question and answer
trace-who = Who asks
trace-who-token = The name { $agent } was typed and is compared as it is, letter case aside.
trace-who-one = The text names one crawler, { $agent }. Everything else is set aside.
trace-who-several = { $count ->
    [one] The text names { $count } crawler: { $names }.
   *[other] The text names { $count } crawlers: { $names }. They are tried in this order.
  }
trace-who-generic = The text holds browser words only: { $names }.
trace-who-none = No crawler’s name could be read from the text.
trace-group = Which group
trace-group-head = Group
trace-group-lines = Lines
trace-group-used = Used
trace-group-because = Because
trace-yes = Yes
trace-no = No
trace-because-named = Same name, letter case aside.
trace-because-star = No group names this crawler, so the one for everybody else applies.
trace-because-star-unused = { $rules ->
    [one] Only for crawlers without a group of their own. Its { $rules } rule is not added.
   *[other] Only for crawlers without a group of their own. Its { $rules } rules are not added.
  }
trace-because-star-not-binding = This crawler does not follow the `*` group.
trace-because-no-name = Its `User-agent` line names no crawler.
trace-because-other = Another crawler.
trace-no-groups = The file has no group: no line names a crawler.
trace-compared = What is compared
trace-step = Step
trace-address = Address
trace-rfc = RFC
trace-typed = As typed
trace-result = Compared
trace-rule = Which rule
trace-rule-how-longest-pattern = Longest match first. The order of lines plays no part.
trace-rule-how-longest-match = The rule that covers most of the address first. The order of lines plays no part.
trace-rule-how-first-in-the-file = In the order of the file: the first rule that matches decides.
trace-reader = Reader
trace-reader-answer = Answer
trace-reader-why = What it does differently
trace-reader-how = How we know
trace-reader-agrees = Nothing that matters here.
trace-nothing = Type a crawler and a URL, and every step of the answer is shown here.
