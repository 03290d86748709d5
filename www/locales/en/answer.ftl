# What the engine answers, by its codes: reasons, groups, steps, outcomes, hints, lines not read.

reason-longest-match = { $line } decides: { $rule }. { $matching ->
    [1] It is the only rule that matches.
    [2] At { $octets ->
        [one] { $octets } octet
       *[other] { $octets } octets
      } it is the longer of the 2 rules that match.
   *[other] At { $octets ->
        [one] { $octets } octet
       *[other] { $octets } octets
      } it is the longest of the { $matching } rules that match.
  }
reason-allow-wins-tie = { $line } and { $other } are equally long. `Allow` wins.
reason-first-match = { $line } decides: { $rule }. This reader takes the first rule that matches.
reason-no-rule-matched = { $rules ->
    [one] The one rule for { $agent } does not match, so the URL is allowed.
   *[other] None of the { $rules } rules for { $agent } matches, so the URL is allowed.
  }
reason-empty-group = The group for { $agent } holds no rule with a path, so every URL is allowed.
reason-no-group = No group names { $agent }, and there is none for `*`. Nothing is forbidden.
reason-star-does-not-bind = { $agent } does not follow the `*` group, as its operator documents, and no group names it. Nothing is forbidden.
reason-robots-txt-itself = `/robots.txt` itself is always allowed.

why-group-named = { $count ->
    [one] Line { $ranges } names { $agent }, so no other group applies, `*` included.
   *[other] Lines { $ranges } name { $agent }, so no other group applies, `*` included.
  }
why-group-star = { $count ->
    [one] No group names { $agent }, so the `*` group on line { $ranges } applies.
   *[other] No group names { $agent }, so the `*` group on lines { $ranges } applies.
  }
why-group-none = No group applies to { $agent }.
why-address-unchanged = compared as typed

crawl-delay-honoured = { $seconds ->
    [one] Line { $line } asks for a pause of { $seconds } second between visits. The standard leaves it to the crawler whether to keep it.
   *[other] Line { $line } asks for a pause of { $seconds } seconds between visits. The standard leaves it to the crawler whether to keep it.
  }
crawl-delay-ignored = { $seconds ->
    [one] Line { $line } asks for a pause of { $seconds } second between visits. This reader ignores it.
   *[other] Line { $line } asks for a pause of { $seconds } seconds between visits. This reader ignores it.
  }

step-trimmed = Spaces around it dropped
step-trimmed-short = spaces around it dropped
step-header-name-dropped = Header name dropped
step-links-removed = Links set aside
step-names-read = Names read
step-controls-removed = Tabs and line ends removed
step-controls-removed-short = tabs and line ends removed
step-read-as-host = Read as a host and a path
step-read-as-host-short = read as a host and a path
step-slash-prepended = Slash put in front
step-slash-prepended-short = slash put in front
step-origin-set-aside = Scheme, host and port set aside
step-origin-set-aside-short = host set aside
step-path-added = Path added
step-path-added-short = path added
step-fragment-dropped = Fragment dropped
step-fragment-dropped-short = fragment dropped
step-backslashes-turned = Backslashes turned
step-backslashes-turned-short = backslashes turned
step-dot-segments-resolved = Dot segments resolved
step-dot-segments-resolved-short = dot segments resolved
step-percent-encoded = Octets percent-encoded
step-percent-encoded-short = octets percent-encoded
step-hex-uppercased = Hexadecimal digits made capital
step-hex-uppercased-short = hexadecimal digits made capital
step-unreserved-decoded = Needless encoding undone
step-unreserved-decoded-short = needless encoding undone
step-lone-percent-encoded = Lone percent sign encoded
step-lone-percent-encoded-short = lone percent sign encoded
step-spelled-anew = Escapes decoded, then written anew
step-spelled-anew-short = escapes written anew
step-parameters-cleaned = Parameters left out that `Clean-param` names
step-parameters-cleaned-short = parameters left out
step-cut-at-nul = Cut at the NUL
step-cut-at-nul-short = cut at the NUL

outcome-decides-short = { $octets }, decides
outcome-shorter-short = { $octets }, shorter
outcome-later-short = further down
outcome-lost-tie-short = { $octets }, lost the tie
outcome-same-rank-short = { $octets }, as long
outcome-not-matched-short = no match
outcome-empty-short = empty
outcome-unusable-short = never matches
outcome-decides = { $matching ->
    [1] Decides: the only match
   *[other] Decides: the longest match
  }
outcome-decides-first = Decides: the first match
outcome-shorter = { $fewer ->
    [one] { $fewer } octet shorter than { $at }
   *[other] { $fewer } octets shorter than { $at }
  }
outcome-later = Matches, but stands below { $at }: this reader takes the first rule that matches
outcome-lost-tie = As long as { $at }, but `Allow` wins
outcome-same-rank = As long as { $at }, and says the same
outcome-not-matched = No match
outcome-not-matched-start = No match: the address does not start with { $wanted }
outcome-not-matched-char = No match: after { $before } the rule wants { $wanted }, the address goes on with { $got }
outcome-not-matched-end = No match: `$` wants the address to end after { $before }, but { $got } follows
outcome-not-matched-too-short = No match: after { $before } the rule wants { $wanted }, but the address ends
outcome-not-matched-gone = No match: after { $before } the address holds no { $wanted }
outcome-empty = An empty rule matches nothing
outcome-unusable = A path starts with `/`: this rule matches nothing

hint-agent-empty = No crawler is named. Type a name such as `Googlebot`, or a full user-agent header.
hint-agent-not-a-token = { $agent } is no crawler name a rule can be written for: names consist of letters, `-` and `_`. What was read of it is shown above.
hint-agent-generic = Only browser words were found. Every crawler calls itself that, so type the crawler’s own name.
hint-near-miss = { $at } names { $value }, which looks much the same but is another name. For that group the answer would be: { $decision ->
    [allow] allowed
   *[disallow] disallowed
  }.
hint-near-misses-omitted = { $count ->
    [one] { $count } more group has a name that looks much the same.
   *[other] { $count } more groups have names that look much the same.
  }
hint-substring-reading = Crawlers that look for group names anywhere inside their own name answer otherwise: { $decision ->
    [allow] allowed
   *[disallow] disallowed
  }{ $line ->
    [0] .
   *[other] , by { $at }.
  }
hint-parent-group = An older page of Google’s let this crawler follow the group of { $value } on { $at } if the file has none for it. By that group the answer would be: { $decision ->
    [allow] allowed
   *[disallow] disallowed
  }. Google’s present page names its own group only.
hint-other-scheme = This file is for { $origin }, and the URL is for { $url }, which has a robots.txt of its own: test it with that file.
hint-other-host = This file is for { $origin }. The URL is on { $url }, which has a robots.txt of its own: test it with that file.
hint-other-port = This file is for port { $origin }, and the URL is on port { $url }, which has a robots.txt of its own: test it with that file.
hint-url-empty = No URL is given. Type an address such as `https://example.com/page`, or a path such as `/page`.
hint-url-not-http = { $scheme } is no web address. robots.txt is about `http` and `https` only: type a URL that starts with one of them, or a path that starts with `/`.
hint-url-without-host = This URL names no host. Type it whole, as in `https://example.com/page`, or only its path, `/page`.
hint-read-as-host = Read as the host { $host } and a path. For a path, start with `/`.
hint-slash-prepended = A path starts with `/`, so one was put in front.
hint-origin-unusable = { $origin } is no address of a site, so it was left out. It should look like `https://example.com`.
hint-beyond-limit = { $reader ->
    [yandex] Yandex takes this file for empty and reads no rule of it: it is larger than 500 KiB.
   *[google] Google reads no rule from { $at } on: it lies beyond the first 500 KiB.
  }

ignored-no-separator = No colon stands between a field and its value.
ignored-no-field = Nothing stands before the colon.
ignored-rule-outside-group = No `User-agent` line comes before this rule, so it applies to no crawler.
ignored-beyond-limit = { $reader ->
    [yandex] The file is larger than 500 KiB, so Yandex takes it for empty and reads no line of it.
   *[google] From here on the file lies beyond the first 500 KiB, and Google stops reading.
  }
ignored-group-forgotten = This reader forgets a group without rules, so this line counts for no crawler.
