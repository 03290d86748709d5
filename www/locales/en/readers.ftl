# What every reader makes of the question.
readers-title = Other readers
readers-differ = { $count ->
    [0] All { NUMBER($all) } decide alike.
    [one] { NUMBER($count) } of { NUMBER($all) } decides otherwise than RFC 9309.
   *[other] { NUMBER($count) } of { NUMBER($all) } decide otherwise than RFC 9309.
  }
readers-same = { $count ->
    [one] RFC 9309 alone
   *[other] The other { NUMBER($count) }
  }
readers-all = All { NUMBER($count) }
how-ran-its-code = Seen by running its code.
how-documented = Documented.
how-transcribed = Transcribed from its source.
how-assumed = Not documented.
cause-several = Differs in several ways at once.

# What makes a reader decide otherwise, by switch and value.
cause-size-cut-at-512000-octets = Stops reading after 500 KiB.
cause-size-void-over-512000-octets = Takes nothing from a file over 500 KiB.
cause-lines-unicode-line-breaks = Also ends lines where Unicode has a line break.
cause-byte-order-mark-skipped-even-in-part = Skips even a part of a byte order mark.
cause-byte-order-mark-part-of-the-first-line = Takes the byte order mark for part of line 1.
cause-line-limit-16663-octets = Drops what follows byte { NUMBER(16663) } of a line.
cause-nul-ends-line-yes = Stops reading a line at a NUL byte.
cause-trimmed-ascii-white-space = Trims form feeds and vertical tabs, too.
cause-trimmed-unicode-white-space = Trims no-break spaces and other white space of Unicode, too.
cause-separator-colon-or-two-words = Reads a line of two words without a colon.
cause-separator-colon-or-known-field = Reads a field that it knows without a colon.
cause-field-names-prefixes-and-accepted-slips = Accepts slips such as `Disalow`, and fields that only begin so, such as `Disallowed`.
cause-field-names-exact-without-allow = Knows no `Allow`.
cause-field-names-names-and-slips-of-protego = Accepts slips such as `Disalow`.
cause-blank-line-ends-the-group = Ends a group at an empty line.
cause-blank-line-ends-the-group-when-without-a-character = Ends a group at an empty line.
cause-header-end-a-rule-or-rate = Ends a list of `User-agent` lines at `Crawl-delay`, too.
cause-header-end-any-record-but-sitemap-and-host = Ends a list of `User-agent` lines at any line but `Sitemap` and `Host`.
cause-empty-group-forgotten = Forgets a group without a rule.
cause-agent-as-typed = Takes the text for the crawler whole, as typed.
cause-name-leading-letters = Reads a name up to the first character that is no letter, `-` or `_`.
cause-name-whole = Compares the whole value of `User-agent`.
cause-name-whole-and-without-stars = Compares the whole value of `User-agent`, and once more without its `*`.
cause-name-whole-decoded = Compares the whole value of `User-agent`, its escapes decoded.
cause-group-value-in-the-text = Takes every group whose value stands in the text for the crawler.
cause-group-first-value-in-the-name = Takes the first group whose value stands in the crawler’s name.
cause-group-equal-or-in-the-name = Takes a group whose value stands in the crawler’s name where none equals it.
cause-group-longest-value-at-a-word-start = Takes the longest value that begins a word of the text for the crawler.
cause-fallback-documented-by-bing = Bing follows `msnbot` where `bingbot` has no group.
cause-fallback-documented-by-yandex = Robots of Yandex follow `Yandex` where they have no group of their own.
cause-star-not-some-of-google = Google says that `*` does not bind this crawler.
cause-star-not-some-of-yandex = Yandex says that `*` does not bind this crawler.
cause-url-as-browsers-request-it = Decodes nothing in the address.
cause-url-as-typed = Takes the address as typed.
cause-url-as-typed-with-fragment = Takes the address as typed, with what follows `#`.
cause-url-as-typed-without-fragment = Takes the address as typed, without what follows `#`.
cause-url-as-typed-from-the-slash = Takes the address as typed, from its slash on.
cause-clean-param-applied = Leaves out parameters that `Clean-param` names.
cause-escapes-as-written = Compares escapes as they are written.
cause-escapes-literal = Compares every character as it is written.
cause-escapes-decoded = Decodes every escape, that of the slash, too.
cause-escapes-decoded-in-parts = Decodes every escape, that of the slash, too.
cause-escapes-decoded-but-slash = Decodes every escape but those of the slash and the percent sign.
cause-specials-literal = Takes `*` and `$` for ordinary characters.
cause-specials-wildcards-and-literal-dollar = Takes a `$` for an ordinary character as well.
cause-specials-wildcards-no-inner-dollar = Drops a rule with a `$` that is not at its end.
cause-pattern-start-anything = Compares paths that do not begin with a slash, too.
cause-empty-pattern-allows-everything = Takes a rule without a path to allow everything.
cause-index-page-index-htm = Lets the `Allow` of an index page open its folder.
cause-index-page-index-html = Lets the `Allow` of `index.html` open its folder.
cause-robots-txt-by-the-rules = Makes no exception for `/robots.txt`.
cause-robots-txt-allowed-with-any-query = Allows `/robots.txt` with a query, too.
cause-precedence-longest-match = Ranks a rule by how much of the address it covers.
cause-precedence-first-in-the-file = Takes the first rule that matches.
