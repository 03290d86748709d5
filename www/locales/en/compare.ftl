# The Compare view: two versions of a file, by what changes for crawlers.
# A URL is opened or closed when its verdict changes.

compare-title = What changes for crawlers
compare-intro = Two versions, compared by effect. Each change comes with a URL that proves it.
compare-before = Before
compare-after = After
compare-about-opened = { $name }, as it was opened
compare-about-own = { $name }
compare-about-file = the file on Inspect
compare-open-label = Open the version before from this device
compare-use = Use the current file
compare-use-long = Use the current file as the version before
compare-placeholder = Paste or drop the version before
compare-inspect = Inspect this file
compare-line = Line { $line }: { $text }
compare-long = This version is too long to be edited here. It is compared as a whole.
compare-no-before = Nothing to compare with yet: paste, open or drop the version before, or take the current file and edit it afterwards.
compare-waiting = Comparing…
compare-progress = Comparing: { $done } of { $total } rules
compare-stop = Stop
compare-stopped = Stopped before every rule was compared. What is shown holds, but more may change.
compare-again = Compare all of it

compare-closed = { $count ->
    [one] area closed
   *[other] areas closed
  }
compare-opened = { $count ->
    [one] area opened
   *[other] areas opened
  }
compare-crawlers = { $count ->
    [one] crawler affected
   *[other] crawlers affected
  }
# After the number of crawlers that a version names.
compare-crawlers-others = { $count ->
    [one] named crawler affected, and all not named
   *[other] named crawlers affected, and all not named
  }
compare-records = { $count ->
    [one] other record changed
   *[other] other records changed
  }
compare-at-least = at least { $count }

compare-by-effect = By effect
compare-read-by = Read by { $reader }
compare-table = Changes by effect
compare-change = Change
compare-url = Example URL
compare-test = Test
compare-all = Show all pairs
compare-word-opened = Opened
compare-word-closed = Closed
compare-no-rule = no rule
compare-others = All crawlers that neither version names
compare-others-too = and all crawlers that neither version names
compare-sets-cut = { $count ->
    [one] And { $count } more set of crawlers, not listed.
   *[other] And { $count } more sets of crawlers, not listed.
  }
compare-equal = Nothing changes for any URL: proven.
compare-open = { $count ->
    [one] Not settled for { $count } changed rule: whether it opens or closes more was not found out.
   *[other] Not settled for { $count } changed rules: whether they open or close more was not found out.
  }

compare-announce = { $closed ->
    [one] { $closed } area closed
   *[other] { $closed } areas closed
  }, { $opened ->
    [one] { $opened } area opened.
   *[other] { $opened } areas opened.
  }

compare-beside = Beside the rules
compare-named = Newly named: { $names }.
compare-unnamed = No longer named: { $names }.
compare-records-head = Sitemaps and other records
compare-record = Record
compare-came = Added
compare-went = Taken out
compare-nothing-beside = No crawler is newly named or no longer named, and no other record changed.

# The two texts line by line.
lines-title = By line
lines-why = Every line that was taken out or added.
lines-waiting = Comparing…
lines-counts = { $gone } taken out, { $added } added
lines-same = No line differs. Line ends are not looked at here.
lines-too-long = Not shown: together the two versions have more than { $most } lines. What changes for crawlers is shown above all the same.
lines-too-different = Not shown: more than { $most } lines differ. What changes for crawlers is shown above all the same.
lines-table = Changes by line
lines-text = Text
lines-alike = { $count ->
    [one] { $count } line alike
   *[other] { $count } lines alike
  }
lines-closes = closes { $count }
lines-opens = opens { $count }
