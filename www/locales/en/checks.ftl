# Findings: for each check its name, the sentence of the row, why it matters, what to do.

check-html-instead-of-text-title = Web page instead of a robots.txt
check-html-instead-of-text-message = This is a web page, not a robots.txt. Every URL counts as allowed.
check-html-instead-of-text-why = Crawlers look for lines such as `Disallow: /path` and find none in HTML, so nothing is forbidden. Errors in its single lines are left out here.
check-html-instead-of-text-do = Look at how the server answers `/robots.txt`: it should send plain text, or status 404 when there is no such file.

check-file-over-500kib-title = File over 500 KiB
check-file-over-500kib-message = Google stops reading at { $at }: the file has { NUMBER($bytes) } bytes.
check-file-over-500kib-why = RFC 9309 asks crawlers to read at least 500 KiB and lets them stop there. Google does stop, so the rules beyond it do not count.
check-file-over-500kib-do = Join rules that share a beginning, or use `*`, until the file has fewer than 512,000 bytes.

check-missing-colon-title = Colon missing
check-missing-colon-message = The colon after { $field } is missing. Google reads this line, most parsers skip it.
check-missing-colon-why = RFC 9309 puts a colon between a field and its value. Without it only lenient parsers take the first word for the field.
check-missing-colon-do = Put a colon between { $field } and { $value }.

check-not-a-directive-title = Not a record
check-not-a-directive-message = { $text } is no record. Crawlers skip it.
check-not-a-directive-why = A line is a field, a colon and a value, or a comment that starts with `#`. Anything else is passed over.
check-not-a-directive-do = Put `#` in front if it is a comment, or write it as a record.

check-directive-typo-accepted-title = Slip that Google reads
check-directive-typo-accepted-message = { $field } is a slip of { $directive }. Google reads it, RFC 9309 does not.
check-directive-typo-accepted-why = Google’s parser knows some common slips. Crawlers that follow the RFC skip the line, so they and Google answer differently.
check-directive-typo-accepted-do = Write { $directive }.

check-directive-typo-rejected-title = Slip that nobody reads
check-directive-typo-rejected-message = { $field } is a slip of { $directive }. Crawlers skip this line.
check-directive-typo-rejected-why = A field that no crawler knows is passed over, and what the line was to say is lost.
check-directive-typo-rejected-do = Write { $directive }.

check-prefix-key-accepted-by-google-title = Field that only Google reads
check-prefix-key-accepted-by-google-message = Google takes { $field } for { $directive }, because it begins like it. Other parsers skip it.
check-prefix-key-accepted-by-google-why = Google’s parser compares only the beginning of some fields. By RFC 9309 the whole name counts.
check-prefix-key-accepted-by-google-do = Write { $directive } where that is meant, or rename the field.

check-hash-in-path-title = `#` inside a path
check-hash-in-path-message = `#` starts a comment: the rule ends at { $pattern }.
check-hash-in-path-why = Everything from `#` on is a comment, so { $rest } is not part of the rule. Crawlers never send the part after `#` either.
check-hash-in-path-do = Write `%23` for a `#` that belongs to the path, or leave a space before a comment.

check-unknown-directive-title = Unknown record
check-unknown-directive-message = { $field } is no known record. Crawlers skip it.
check-unknown-directive-why = Crawlers pass over fields they do not know. It does no harm, and it does nothing.
check-unknown-directive-do = Remove it, or put `#` in front to keep it as a comment.

check-rule-before-user-agent-title = Rule before any `User-agent`
check-rule-before-user-agent-message = No `User-agent` line comes before this { $directive } rule. Crawlers skip it.
check-rule-before-user-agent-why = A rule belongs to the group it stands in, and a group begins with a `User-agent` line. { $pattern } belongs to none.
check-rule-before-user-agent-do = Put `User-agent: *` above it, or move it into a group.

check-named-group-drops-star-rules-title = Group without the rules of `*`
check-named-group-drops-star-rules-message = { $count ->
    [one] { $agent } does not follow the { $count } rule written for `*`.
   *[other] { $agent } does not follow the { $count } rules written for `*`.
  }
check-named-group-drops-star-rules-why = A crawler with its own group ignores `*` altogether. These do not reach it: { $rules }.
check-named-group-drops-star-rules-do = Copy the rules into the group of { $agent } if they are meant for it too. Leave it as it is if not.

check-path-without-slash-title = Path without a slash
check-path-without-slash-message = A path starts with `/`. This rule never matches.
check-path-without-slash-why = Every address a crawler compares starts with `/`, so a rule that starts with anything but `/` or `*` matches nothing: { $pattern }.
check-path-without-slash-do = Put `/` in front of { $pattern }.

check-empty-disallow-title = Empty `Disallow`
check-empty-disallow-message = An empty `Disallow` forbids nothing.
check-empty-disallow-why = It is the old way to say that everything is allowed. To forbid everything takes `Disallow: /`.
check-empty-disallow-do = Leave it if everything is to be allowed.

check-blocks-whole-site-title = Whole site closed
check-blocks-whole-site-message = { $pattern } closes the whole site to the crawlers of this group.
check-blocks-whole-site-why = The rule matches every address. Search engines that obey it no longer read any page, though they may still list addresses.
check-blocks-whole-site-do = Remove the rule if it came from a test server. Keep it if these crawlers are to stay out.

check-sitemap-relative-title = Sitemap without its full address
check-sitemap-relative-message = A sitemap needs its full address. Crawlers skip this line.
check-sitemap-relative-why = { $url } has no scheme and host. The sitemap protocol asks for the whole address, because a sitemap may lie on another host.
check-sitemap-relative-do = Write the whole address, as in `https://example.com/sitemap.xml`.
