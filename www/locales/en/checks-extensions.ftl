# Findings about sitemaps and extension records: for each check its name, the sentence of the row, why it matters, what to do.

check-sitemap-relative-title = Sitemap without its full address
check-sitemap-relative-message = A sitemap needs its full address. Crawlers skip this line.
check-sitemap-relative-why = { $url } is not a whole address, which would begin with `https://` and the host. A sitemap may lie on another host, so crawlers do not add one.
check-sitemap-relative-do = Write the whole address, as in `https://example.com/sitemap.xml`.

check-empty-sitemap-title = Empty `Sitemap`
check-empty-sitemap-message = This `Sitemap` line names no file.
check-empty-sitemap-why = Crawlers pass over it. Mostly it is what a template left behind, and the sitemap it was made for is not announced.
check-empty-sitemap-do = Put the address of the sitemap behind it, or remove the line.

check-sitemap-bad-scheme-title = Sitemap that cannot be fetched
check-sitemap-bad-scheme-message = No crawler fetches addresses that begin with { $scheme }.
check-sitemap-bad-scheme-why = Sitemaps are fetched over `https`, `http` or `ftp`. Crawlers skip this line.
check-sitemap-bad-scheme-do = Write the address at which the web server sends the sitemap, with `https://`.

check-sitemap-fragment-or-space-title = Sitemap address cut or broken
check-sitemap-fragment-or-space-message = { $kind ->
    [fragment] `#` starts a comment: the address of the sitemap ends before it.
    [addresses] Two addresses stand in one `Sitemap` line. Crawlers read them as one.
   *[space] The address of this sitemap has a space in it.
  }
check-sitemap-fragment-or-space-why = A `Sitemap` line holds one address. An address contains no space, and from `#` on the line is a comment.
check-sitemap-fragment-or-space-do = { $kind ->
    [fragment] Leave a space before a comment. Remove what follows `#` if it was to be part of the address: it is never sent.
    [addresses] Give each address a `Sitemap` line of its own.
   *[space] Write `%20` for a space that belongs to the address, or remove it.
  }

check-sitemap-duplicate-title = Same sitemap twice
check-sitemap-duplicate-message = { $url } is listed above already.
check-sitemap-duplicate-why = Crawlers take each sitemap once. The line does no harm, but it does nothing either.
check-sitemap-duplicate-do = Remove the line.

check-sitemap-http-on-https-title = Sitemap over http
check-sitemap-http-on-https-message = The site is served over `https`, this sitemap is named with `http`.
check-sitemap-http-on-https-why = Each fetch then takes a redirect or fails. The addresses within such a sitemap are often old, too.
check-sitemap-http-on-https-do = Write `https` once the server sends the sitemap there.

check-sitemap-other-host-title = Sitemap on another host
check-sitemap-other-host-message = This sitemap lies on another host: { $host }.
check-sitemap-other-host-why = That is allowed: by naming it here, this site vouches for it. After a move or on a copy of a site it may be an old address.
check-sitemap-other-host-do = Leave it if the sitemap is meant to lie there. If not, write the address on this host.

check-sitemap-missing-title = No sitemap named
check-sitemap-missing-message = The file names no sitemap.
check-sitemap-missing-why = It need not: crawlers also follow links, and a sitemap can be submitted to search engines. A `Sitemap` line tells all of them where it is.
check-sitemap-missing-do = If the site has a sitemap, add a line such as `Sitemap: https://example.com/sitemap.xml`.

check-crawl-delay-unsupported-title = Delay for crawlers that ignore it
check-crawl-delay-unsupported-message = { $count ->
    [one] { $agents } takes no notice of `Crawl-delay`.
   *[other] None of this group’s crawlers takes notice of `Crawl-delay`: { $agents }.
  }
check-crawl-delay-unsupported-why = The record is no part of RFC 9309, and each operator decides. The line has no effect on these crawlers.
check-crawl-delay-unsupported-do = Remove the line. Their pace is set by the operator’s own tools, or by answers with status 429 or 503.

check-crawl-delay-not-number-title = Delay that is no number
check-crawl-delay-not-number-message = { $text } is no number of seconds.
check-crawl-delay-not-number-why = Readers take digits with a point, such as `10` or `0.5`. Some drop anything else, some read the digits that it begins with.
check-crawl-delay-not-number-do = Write the seconds as a plain number.

check-crawl-delay-too-high-title = Long delay
check-crawl-delay-too-high-message = { $pages ->
    [0] { $value } seconds between two pages: less than one page a day.
    [one] { $value } seconds between two pages leave { NUMBER($pages) } page a day at most.
   *[other] { $value } seconds between two pages leave { NUMBER($pages) } pages a day at most.
  }
check-crawl-delay-too-high-why = Crawlers that keep to the delay find new and changed pages late. Bing takes at most 30 seconds, Google takes no notice of the line.
check-crawl-delay-too-high-do = Lower the number, or remove the line and slow down in the settings of the search engine if the server is overloaded.

check-crawl-delay-duplicate-title = Two delays in a group
check-crawl-delay-duplicate-message = { $kind ->
    [same] The group has the same `Crawl-delay` above already.
   *[different] The group has another `Crawl-delay` above. Crawlers differ in which they take.
  }
check-crawl-delay-duplicate-why = Nothing says which of several delays counts: some parsers keep the first, some the last.
check-crawl-delay-duplicate-do = Keep one of the lines.

check-crawl-delay-outside-group-title = Delay outside a group
check-crawl-delay-outside-group-message = No `User-agent` line comes before this `Crawl-delay`. It is for no crawler.
check-crawl-delay-outside-group-why = A delay belongs to the group it stands in, and a group begins with a `User-agent` line.
check-crawl-delay-outside-group-do = Move it below the `User-agent` line of the crawlers it is meant for.

check-crawl-delay-inherited-bing-title = Bing takes the delay of `*`
check-crawl-delay-inherited-bing-message = { $agent } has its own group, and still takes the `Crawl-delay` of `*`: { $value }.
check-crawl-delay-inherited-bing-why = Bing says so of this one record: where its own group has none, that of `*` counts. All other lines of `*` do not reach it.
check-crawl-delay-inherited-bing-do = Leave it if that is meant. If not, give the group its own `Crawl-delay`.

check-request-rate-syntax-title = Request rate that nobody reads
check-request-rate-syntax-message = No known parser reads a `Request-rate` of this form.
check-request-rate-syntax-why = Python’s parser reads two numbers, pages and seconds, as in `1/10`. The units and times of day of the draft of 1996 are read by none.
check-request-rate-syntax-do = Write `pages/seconds`, or remove the line: large crawlers take no notice of it.

check-visit-time-legacy-title = Visiting hours
check-visit-time-legacy-message = No crawler is known to keep to `Visit-time`.
check-visit-time-legacy-why = The record comes from a draft of 1996 that was never adopted. Crawlers come at any hour.
check-visit-time-legacy-do = Remove the line.

check-host-obsolete-title = `Host` has no effect
check-host-obsolete-message = No crawler reads `Host` any more.
check-host-obsolete-why = Only Yandex ever did, to learn the main one of several hosts, and gave it up in 2018. Redirects and canonical addresses took its place.
check-host-obsolete-do = Remove the line. Redirect the other hosts to the main one.

check-clean-param-syntax-title = Clean-param that Yandex cannot read
check-clean-param-syntax-message = { $kind ->
    [empty] This `Clean-param` names no parameter.
    [long] Yandex reads 500 characters of a `Clean-param` at most.
    [not-a-name] `Clean-param` takes names of parameters, without `?`, `=` or `/`.
    [words] `Clean-param` takes parameters and one path, no more.
    [path] The path of a `Clean-param` starts with `/`.
   *[separator] Parameters of a `Clean-param` are joined by a single `&`.
  }
check-clean-param-syntax-why = The form is `name&name /path`; the path may be left out. Yandex passes over a line of another form, and treats the addresses as different pages.
check-clean-param-syntax-do = Write the names joined by `&`, then a space and the path if only a part of the site is meant. Split a long list into several lines.

check-clean-param-outside-yandex-title = Clean-param in another crawler’s group
check-clean-param-outside-yandex-message = Only Yandex reads `Clean-param`, and it stands in the group of { $agent }.
check-clean-param-outside-yandex-why = Yandex reads the line wherever it stands. For { $agent } it does nothing.
check-clean-param-outside-yandex-do = Move it into the group of Yandex or of `*`, so that it is plain whom it is for.

check-noindex-directive-title = `Noindex` in a robots.txt
check-noindex-directive-message = No search engine reads `Noindex` here. Pages stay in the index.
check-noindex-directive-why = Google read it without ever documenting it and stopped on 1 September 2019. A robots.txt steers what is fetched, not what is indexed.
check-noindex-directive-do = Send the header `X-Robots-Tag: noindex` or put `<meta name="robots" content="noindex">` into the pages, and leave them open: a crawler has to fetch a page to see it.

check-meta-value-as-directive-title = Setting of a page in a robots.txt
check-meta-value-as-directive-message = { $field } is a setting of single pages. In a robots.txt no crawler reads it.
check-meta-value-as-directive-why = It is a value of the robots meta tag and of the header `X-Robots-Tag`, which come with a page.
check-meta-value-as-directive-do = Send the header or put the tag into the pages it is meant for.

check-content-signal-syntax-title = Signal that cannot be read
check-content-signal-syntax-message = { $kind ->
    [empty] A comma too many stands in { $text }.
    [no-value] { $text } has no value.
    [unknown-key] { $text } is none of the keys `search`, `ai-input`, `ai-train` and `use`.
    [unknown-value] { $text } has a value that its key does not have.
    [semicolon-for-comma] A semicolon stands where a comma should: { $text }.
    [space-for-comma] A comma is missing in { $text }.
    [lenient] { $text } has capitals or spaces that not every reader passes over.
   *[nothing] { $text } states no signal.
  }
check-content-signal-syntax-why = A signal is `key=value`: `search`, `ai-input` and `ai-train` are `yes` or `no`, `use` is `immediate`, `reference` or `full`. Commas part them. What cannot be read states nothing, the other signals count.
check-content-signal-syntax-do = Write it as in `search=yes, ai-train=no`.

check-content-signal-conflict-title = Signal with two values
check-content-signal-conflict-message = { $value } stands here with two values for the same crawlers and paths.
check-content-signal-conflict-why = No source says which one counts. Robotscope shows the stricter one; a crawler may take either.
check-content-signal-conflict-do = Keep one of the two.

check-content-signal-vs-disallow-title = Permission for a site that is closed
check-content-signal-vs-disallow-message = { $value } permits a use, and the rules close the whole site to { $agent }.
check-content-signal-vs-disallow-why = A signal says what may be done with content that was fetched. It opens nothing: a crawler that obeys the rules fetches none.
check-content-signal-vs-disallow-do = Open the parts that are meant to be used, or say `no`.

check-content-signal-outside-group-title = Preference outside a group
check-content-signal-outside-group-message = No `User-agent` line comes before this { $field } line. Whom it is for is not settled.
check-content-signal-outside-group-why = Such a line belongs to the group it stands in. Some readers take one before all groups for the whole file, others pass over it.
check-content-signal-outside-group-do = Move it below the `User-agent` line of the crawlers it is meant for.

check-content-usage-syntax-title = Usage that cannot be read
check-content-usage-syntax-message = { $kind ->
    [empty] { $text } states nothing.
    [no-statement] { $text } has a path and states nothing.
    [value] A value other than `y` and `n` states nothing: { $text }.
    [parameter] What stands behind a semicolon states nothing: { $text }.
    [path] A path starts with `/`, so { $text } states nothing.
    [space-in-path] The path ends at its first space, so { $text } states nothing.
    [capital] A label with a capital letter makes the whole statement void: { $text }.
    [trailing-comma] A comma at the end makes the whole statement void: { $text }.
    [empty-member] A comma too many makes the whole statement void: { $text }.
    [space-for-comma] A missing comma makes the whole statement void: { $text }.
    [space-round-equals] A space beside `=` makes the whole statement void: { $text }.
    [open-string] A quotation mark that is not closed makes the whole statement void: { $text }.
   *[unexpected] A character that cannot stand there makes the whole statement void: { $text }.
  }
check-content-usage-syntax-why = A statement is a dictionary of RFC 9651: `label=y` or `label=n`, in lower case, parted by commas. One slip voids all of it. The line still takes part in matching, and may take the place of a line with a shorter path.
check-content-usage-syntax-do = Write it as in `Content-Usage: /docs/ train-ai=n, search=y`. A space in a path is `%20`.

check-content-usage-conflict-title = Usage both allowed and refused
check-content-usage-conflict-message = { $kind ->
    [line] { $value } is both `y` and `n` in one line. The last one counts.
   *[lines] { $value } is both `y` and `n` for the same path. The restriction counts.
  }
check-content-usage-conflict-why = Between lines for the same path the draft lets the stricter statement win, not the more permissive. Within one line a later member replaces an earlier.
check-content-usage-conflict-do = Keep the one that is meant.

check-content-usage-on-blocked-path-title = Preference for what is closed
check-content-usage-on-blocked-path-message = Every URL of this `Content-Usage` line is closed. It states nothing.
check-content-usage-on-blocked-path-why = A preference is about what was fetched. It opens no URL, and a crawler that obeys the rules fetches none of these.
check-content-usage-on-blocked-path-do = Remove the line, or open the path if its content is meant to be used.

check-content-usage-unknown-label-title = Label that is not defined
check-content-usage-unknown-label-message = { $kind ->
    [former] { $value } was a label of an earlier draft and is one no longer. It states nothing.
    [signal] { $value } is a key of `Content-Signal`. In `Content-Usage` it states nothing.
   *[unknown] { $value } is no label of the draft. It states nothing.
  }
check-content-usage-unknown-label-why = The draft defines `train-ai` and `search`, and asks readers to pass over others. Its vocabulary is not final.
check-content-usage-unknown-label-do = Write one of the two labels if that is meant. A label that somebody else defined may stay.

check-signal-and-usage-disagree-title = Two vocabularies, opposite answers
check-signal-and-usage-disagree-message = `Content-Usage` says { $value }, `Content-Signal` says { $text }.
check-signal-and-usage-disagree-why = The two are read by different programs and mean nearly the same here. On the URL shown both apply, and neither overrides the other.
check-signal-and-usage-disagree-do = Say the same in both.

check-rsl-license-url-title = Licence without its full address
check-rsl-license-url-message = { $text } gives no full address. Readers cannot find the terms.
check-rsl-license-url-why = A `License` line holds an address with `https://` or `http://` and a host, which may be another one. Nothing is added to a path.
check-rsl-license-url-do = Write the whole address, as in `https://example.com/license.xml`.

check-proposed-ai-directive-title = Proposal about AI
check-proposed-ai-directive-message = { $field } was proposed. No crawler is known to read it.
check-proposed-ai-directive-why = Several proposals say how a site may tell AI systems what is allowed. Until crawlers document that they read one, its lines have no effect here.
check-proposed-ai-directive-do = Name the crawlers that are meant and write `Disallow`. `Content-Signal` and `Content-Usage` state what content may be used for.

check-lighthouse-would-fail-title = Lighthouse counts this as an error
check-lighthouse-would-fail-message = The line is in order, yet Lighthouse does not know { $field } and fails its robots.txt audit.
check-lighthouse-would-fail-why = Lighthouse has a list of the fields it lets pass. Any other one lowers the SEO score of the site, though crawlers simply pass over what they do not know.
check-lighthouse-would-fail-do = Keep the line if somebody reads it: the score has no influence on crawling. Remove it if nobody does.

check-llms-txt-mention-title = Line about an llms.txt
check-llms-txt-mention-message = { $field } points to an llms.txt. No crawler is known to look for that here.
check-llms-txt-mention-why = Programs that use an llms.txt fetch it from its fixed place, `/llms.txt`. A robots.txt has no record for it.
check-llms-txt-mention-do = Leave the file where it is and remove the line, or keep it as a comment.
