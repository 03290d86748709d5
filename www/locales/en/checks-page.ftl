# The pages about the checks. A check looks for something; what it finds is a finding.

checks-title = Checks
checks-page-title = Checks · Robotscope
checks-heading = What we look for
checks-intro = { $count ->
    [one] { $count } check, with its reason, the crawlers it concerns, an example and its sources.
   *[other] { $count } checks, each with its reason, the crawlers it concerns, an example and its sources.
  }
checks-family-file = The file and its encoding
checks-family-syntax = How lines are written
checks-family-groups = Groups and crawlers
checks-family-paths = Paths and rules
checks-family-extensions = Sitemaps and other records
checks-foot = This page needs no script and sends nothing.
checks-languages = This page in other languages

checks-about-title = { $title } · Checks · Robotscope
checks-about-description = { $title }: what Robotscope looks for in a robots.txt, why it matters and what to do.
checks-about-all = All checks
checks-about-why = Why it matters
checks-about-do = What to do
checks-about-fix = Robotscope can make this change for you.
checks-about-who = Who is affected
checks-about-example = Example
checks-about-fires = Found here
checks-about-silent = Nothing found
checks-about-try = Try this example

# Who is affected: crawlers and readers by name.
concerned-all = Every crawler and every reader.
concerned-star = Crawlers that follow the group for `*`
concerned-python = Python’s `urllib.robotparser`

try-unknown = This page knows no check { $name }.
