# Findings about groups and agents: for each check its name, the sentence of the row, why it matters, what to do.

check-rule-before-user-agent-title = Rule before any `User-agent`
check-rule-before-user-agent-message = No `User-agent` line comes before this rule. Crawlers skip it.
check-rule-before-user-agent-why = A rule belongs to the group it stands in, and a group begins with a `User-agent` line. A rule in no group binds nobody.
check-rule-before-user-agent-do = Put `User-agent: *` above it, or move it into a group.

check-empty-user-agent-title = `User-agent` without a name
check-empty-user-agent-message = This `User-agent` line names nobody.
check-empty-user-agent-why = No crawler has an empty name, so rules under this line alone bind no crawler. `*` is the name that stands for all of them.
check-empty-user-agent-do = Write `*` or a crawler’s name behind the colon, or delete the line.

check-group-fall-through-title = Group without rules of its own
check-group-fall-through-message = No rule follows this line, so the rules for { $agent } bind its crawler, too.
check-group-fall-through-why = Only a rule ends a list of `User-agent` lines. Empty lines, comments and `Sitemap` lines do not, so all these agents head one group. Parsers older than RFC 9309 end the group at an empty line and answer differently.
check-group-fall-through-do = Add `Allow: /` below the line if the crawler may fetch everything, or write its own rules there.

check-star-shares-group-with-named-title = Name beside `*`
check-star-shares-group-with-named-message = { $agent } stands in one group with `*`, so these rules are for everybody.
check-star-shares-group-with-named-why = `*` covers every crawler without a group of its own. Naming one beside it changes nothing for that crawler, and the rules still reach all the others.
check-star-shares-group-with-named-do = Delete the line with `*` if the rules are for the named crawler only. Delete the name if they are for everybody.

check-duplicate-group-title = Several groups for one crawler
check-duplicate-group-message = An earlier group is already for { $agent }. The rules of both count.
check-duplicate-group-why = RFC 9309 and Google add such groups up. Older parsers take the first one only, and Yandex reports a second group for `*` as an error.
check-duplicate-group-do = Move the rules into one group.

check-duplicate-agent-in-group-title = Name twice in a group
check-duplicate-agent-in-group-message = This group already names { $agent }.
check-duplicate-agent-in-group-why = One line is enough: capitals make no difference, and the rules do not count twice.
check-duplicate-agent-in-group-do = Delete one of the two lines.

check-empty-group-title = Group without rules
check-empty-group-message = No rule follows { $agent }, so it may fetch everything.
check-empty-group-why = A group without rules allows every URL. The rules of `*` do not step in, because the crawler has a group of its own.
check-empty-group-do = Write `Allow: /` if that is meant, so that nobody takes the group for unfinished. Otherwise add the rules.

check-allow-only-group-title = `Allow` without `Disallow`
check-allow-only-group-message = Nothing is disallowed for these crawlers, so this `Allow` rule changes nothing.
check-allow-only-group-why = Whatever no rule forbids is allowed anyway. An `Allow` rule only matters as an exception to a `Disallow` rule of the same crawler.
check-allow-only-group-do = Add `Disallow: /` if only these paths are to be open. Delete the rules if everything is.

check-group-only-nonstandard-title = Group with extension records only
check-group-only-nonstandard-message = There is no `Allow` or `Disallow` here, so the rules for { $agent } bind this crawler, too.
check-group-only-nonstandard-why = By RFC 9309 and for Google, records such as `Crawl-delay` do not end a list of `User-agent` lines. Many other parsers do end it there, so crawlers answer differently.
check-group-only-nonstandard-do = Add `Allow: /` below the line if the crawler may fetch everything, or write its own rules there.

check-ua-not-a-token-title = Not the name of a crawler
check-ua-not-a-token-message = This is a whole header or an address. Readers compare only { $agent }.
check-ua-not-a-token-why = A `User-agent` line takes the short name that the crawler’s operator documents, such as `bingbot`. What a crawler sends with its requests is longer and is not compared as a whole.
check-ua-not-a-token-do = Write the crawler’s short name.

check-ua-version-suffix-title = Version behind the name
check-ua-version-suffix-message = A version follows the name in { $agent }. Readers that compare the whole value find no such crawler.
check-ua-version-suffix-why = The name is { $value }. Google and others cut the version off. Several widely used parsers do not, and for them the group is nobody’s.
check-ua-version-suffix-do = Write { $value }.

check-ua-has-space-title = Name of several words
check-ua-has-space-message = In { $agent } only { $value } counts as the name.
check-ua-has-space-why = By RFC 9309 a name has letters, `-` and `_` only. Google and others stop at the first space, so the rules also reach any other crawler named { $value }. Some parsers compare all the words.
check-ua-has-space-do = Look up the name that the operator documents. Keep the line if it is this one.

check-ua-has-digit-or-dot-title = Unusual character in a name
check-ua-has-digit-or-dot-message = { $kept ->
    [0] Google-style readers find no name in { $agent }.
   *[other] Google-style readers take { $agent } for { $value }.
  }
check-ua-has-digit-or-dot-why = By RFC 9309 a name has letters, `-` and `_` only, and Google’s parser reads no further than those. Some crawlers have other characters in their names and read their own name whole, so the line is right for them.
check-ua-has-digit-or-dot-do = Keep the line if the operator writes the name so. Otherwise look up the documented name.

check-ua-non-ascii-title = Character beyond ASCII in a name
check-ua-non-ascii-message = { $kept ->
    [0] { $agent } has a character beyond ASCII. Google-style readers find no name in it.
   *[other] { $agent } has a character beyond ASCII. Google-style readers take it for { $value }.
  }
check-ua-non-ascii-why = Crawlers’ names are ASCII. A hyphen or a letter that only looks like one, often pasted from a formatted text, makes another name.
check-ua-non-ascii-do = Type the name anew with plain letters and `-`.

check-ua-list-in-one-line-title = Several names on one line
check-ua-list-in-one-line-message = { $count ->
    [one] Only { $agent } is read here. The other name is lost.
   *[other] Only { $agent } is read here. The other { $count } names are lost.
  }
check-ua-list-in-one-line-why = A `User-agent` line holds one name. A comma or a space ends it, and crawlers named further on go by other groups.
check-ua-list-in-one-line-do = Write a `User-agent` line for each name, one above the other.

check-ua-star-with-suffix-title = `*` as a part of a name
check-ua-star-with-suffix-message = { $kept ->
    [0] The `*` in { $agent } is no wildcard: this matches no crawler.
   *[other] The `*` in { $agent } is no wildcard: most readers take this for { $value }.
  }
check-ua-star-with-suffix-why = `*` stands for all crawlers only when it is alone. As a part of a name it is cut off by some readers and compared as it stands by others.
check-ua-star-with-suffix-do = Write `*` alone, or a name without it.

check-ua-substring-of-another-title = Name within another name
check-ua-substring-of-another-message = { $agent } is a part of { $value }. Readers that compare parts of names apply its group to both.
check-ua-substring-of-another-why = RFC 9309 compares whole names, and each of the two has its group. Some older parsers look for the value anywhere in what the crawler sends.
check-ua-substring-of-another-do = Write the whole name of the crawler that is meant.

check-unknown-agent-token-title = Probably a slip in a name
check-unknown-agent-token-message = No known crawler is called { $agent }. Did you mean { $value }?
check-unknown-agent-token-why = The names are compared letter by letter, so rules for a misspelt one reach nobody.
check-unknown-agent-token-do = Write { $value } if that is meant. Leave it if there is a crawler of this name.

check-retired-agent-token-title = Name that is no longer in use
check-retired-agent-token-message = No crawler answers to { $agent } any more.
check-retired-agent-token-why = { $count ->
    [0] The name is not in its operator’s current documentation. The line does no harm, but it does nothing either.
    [one] The name is not in its operator’s current documentation. It has { NUMBER($count) } crawler at work, which goes by another name: { $names }.
   *[other] The name is not in its operator’s current documentation. It has { NUMBER($count) } crawlers at work, which go by other names: { $names }.
  }
check-retired-agent-token-do = Name the operator’s crawlers of today if the rules are meant for them. Otherwise the lines can go.

check-control-token-title = Switch, not a crawler
check-control-token-message = No crawler calls itself { $agent }. The name is a switch for what may be done with pages.
check-control-token-why = The operator’s other crawlers fetch the pages. The rules under this name say whether those pages may be used, for training models for instance. It changes nothing about crawling or about search results.
check-control-token-do = Keep it if that is meant. To keep the pages from being fetched, name the crawler itself.

check-agent-ignores-robots-title = Crawler not bound by robots.txt
check-agent-ignores-robots-message = { $agent } can fetch these pages all the same: robots.txt does not, or need not, bind it.
check-agent-ignores-robots-why = Its operator says so, or the software never reads the file. That is common for fetches that a person starts.
check-agent-ignores-robots-do = Keep the lines as a statement, and block the crawler at the server if it is to stay out.

check-agent-ignores-star-title = Crawlers that `*` does not bind
check-agent-ignores-star-message = `*` closes the site, which does not bind { $names }.
check-agent-ignores-star-why = Google says that these crawlers ignore the group of `*`. They obey a group that names them.
check-agent-ignores-star-do = Name them beside `*` if they are to stay out, too.

check-training-blocked-search-open-title = Training closed, search open
check-training-blocked-search-open-message = { $agent } may fetch nothing, while { $value }, which serves the search of { $operator }, may.
check-training-blocked-search-open-why = The two names are independent of each other. This keeps pages out of training and lets them be found and cited.
check-training-blocked-search-open-do = Leave it if that is meant. Name { $value } as well if it is to stay out.

check-search-blocked-training-open-title = Search closed, training open
check-search-blocked-training-open-message = { $agent } may fetch nothing, while { $value }, which collects training data for { $operator }, may.
check-search-blocked-training-open-why = The two names are independent of each other. The site is not found or cited in the operator’s search, yet its pages may train models.
check-search-blocked-training-open-do = Check which of the two was meant. Close { $value } as well, or open the site to { $agent }.

check-legacy-scraper-list-title = List of robots of the past
check-legacy-scraper-list-message = { $count ->
    [one] From here on, { $count } robot of the past is named.
   *[other] From here on, { $count } robots of the past are named.
  }
check-legacy-scraper-list-why = Such lists have been copied from file to file since the nineties. Hardly any of these programs is still at work, and most never read a robots.txt.
check-legacy-scraper-list-do = Delete the lines if nobody needs them. They do no harm.
