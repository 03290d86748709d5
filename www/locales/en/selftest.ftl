# The Self-test view.

selftest-intro = The engine that answers you is run against cases drawn from RFC 9309 and from what Google publishes, and every check against its examples, in this tab, with nothing sent anywhere.
selftest-before = { $cases ->
    [0] The cases come with the page. One click runs them all and shows what was expected and what the engine answered.
    [one] { $cases } case comes with the page. One click runs it and shows what was expected and what the engine answered.
   *[other] { $cases } cases come with the page. One click runs them all and shows what was expected and what the engine answered.
  }
selftest-run = Run the self-test
selftest-again = Run again
selftest-running = Running…
selftest-passed = { $passed } of { $total } pass
selftest-failed = { $failed ->
    [one] { $failed } of { $total } fails
   *[other] { $failed } of { $total } fail
  }
selftest-meta = in { $milliseconds } ms · engine { $version }
selftest-topics = Topics
selftest-of = { $passed } of { $total }
selftest-key = Key
selftest-key-passed = Passed
selftest-key-ambiguous = Passed; the RFC leaves room, our reading is explained
selftest-key-failed = Failed
selftest-cases = { $count ->
    [one] { $count } case
   *[other] { $count } cases
  }
selftest-show-all = Show all { $count }
selftest-table = Cases
selftest-col-result = Result
selftest-col-title = What it shows, its source, and who reads
selftest-col-expected = Expected and got
selftest-col-line = Line
selftest-col-section = Section
selftest-pass = Pass
selftest-fail = Fail
selftest-got = got
selftest-expected = expected
selftest-announce = Self-test: { $passed } of { $total } pass.
topic-groups = Groups and names
topic-agents = Typed user agents
topic-matching = Longest match and ties
topic-wildcards = Wildcards and end mark
topic-encoding = Percent-encoding
topic-urls = Addresses
topic-syntax = Line syntax
topic-rfc-examples = The RFC’s own examples
topic-index-html = Google’s index.html rule
topic-google = Google’s reading
topic-readers = Where readers differ
topic-trace = The story of a verdict
topic-parse = What a file holds
topic-fetch = How the file was served
topic-checks = The checks and their examples
selftest-fires = Finds it
selftest-silent = Stays silent
