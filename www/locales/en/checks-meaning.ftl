# Findings about what the rules mean over all URLs: for each check its name, the sentence of the row, why it matters, what to do.

check-rules-lost-to-truncation-title = Rules beyond 500 KiB
check-rules-lost-to-truncation-message = { $count ->
    [one] Google stops before this rule, so { $url } is { $opened ->
        [yes] open
       *[no] closed
      } to it only.
   *[other] Google stops before this rule and misses { NUMBER($count) } in all, so { $url } is { $opened ->
        [yes] open
       *[no] closed
      } to it only.
  }
check-rules-lost-to-truncation-why = RFC 9309 lets crawlers stop after 500 KiB, and Google does. Readers that go on to the end decide otherwise.
check-rules-lost-to-truncation-do = Shorten the file: take out rules that add nothing, join others with `*`. Move the rules that matter most to the top.

check-managed-block-title = Block managed by Cloudflare
check-managed-block-message = { $count ->
    [0] Cloudflare adds these { NUMBER($lines) } lines. They change no verdict.
    [one] Cloudflare adds these { NUMBER($lines) } lines. They change verdicts for { NUMBER($count) } crawler: { $agents }.
   *[other] Cloudflare adds these { NUMBER($lines) } lines. They change verdicts for { NUMBER($count) } crawlers, such as { $agents }.
  }
check-managed-block-why = The lines are not part of the file on the server, and what stands in them counts like any other rule. They can also give a crawler a group of its own, so that it no longer follows `*`.
check-managed-block-do = Leave it if these crawlers are to stay out. It is switched on and off in Cloudflare’s settings, not in this file.

check-named-group-drops-star-rules-title = Group without the rules of `*`
check-named-group-drops-star-rules-message = { $count ->
    [one] { $agent } does not follow { NUMBER($count) } of the rules written for `*`.
   *[other] { $agent } does not follow { NUMBER($count) } of the rules written for `*`.
  }{ $others ->
    [0] {""}
    [one] {" "}Nor does the other crawler of its group.
   *[other] {" "}Nor do the { NUMBER($others) } other crawlers of its group.
  }
check-named-group-drops-star-rules-why = A crawler with its own group ignores `*` altogether. These rules do not reach it, and what they close is open to it: { $rules }.
check-named-group-drops-star-rules-do = Copy the rules into the group of { $agent } if they are meant for it too. Leave it as it is if not.

check-named-group-identical-to-star-title = Group that says the same as `*`
check-named-group-identical-to-star-message = The group of { $agent } allows and forbids the same URLs as `*`.{ $others ->
    [0] {""}
    [one] {" "}So it is for the other crawler in it.
   *[other] {" "}So it is for the { NUMBER($others) } other crawlers in it.
  }
check-named-group-identical-to-star-why = The two agree on every URL. A crawler without a group of its own follows `*`, so nothing changes without this one, until somebody edits only one of the two.
check-named-group-identical-to-star-do = Remove the group, or keep it if the crawler is to get rules of its own later.

check-prefix-overreach-title = Path that ends inside a word
check-prefix-overreach-message = { $pattern } closes { $sibling } as well.{ $others ->
    [0] {""}
    [one] {" "}It does the same to what { NUMBER($others) } other rule names.
   *[other] {" "}It does the same to what { NUMBER($others) } other rules name.
  }
check-prefix-overreach-why = A path closes everything that begins with it, also longer words. That the file names { $sibling } by itself suggests that { $pattern } was to close less.
check-prefix-overreach-do = End the path with `/` to close a folder, or with `$` to close the one page. Leave it if both are to be closed.

check-allow-disallow-tie-title = Allowed and disallowed alike
check-allow-disallow-tie-message = { $pattern } is disallowed here and allowed by { $winner }, which is as long. `Allow` wins, so this rule never counts.
check-allow-disallow-tie-why = The longest rule decides, and of two that are equally long the `Allow`. The order of the lines makes no difference.
check-allow-disallow-tie-do = Remove this rule if the URLs are to be open, the other one if they are to be closed.

check-duplicate-rule-title = Rule that is there already
check-duplicate-rule-message = The same rule for { $pattern } stands further up.
check-duplicate-rule-why = Crawlers treat both as one, also where one is written with escapes such as `%7E` and the other without.
check-duplicate-rule-do = Remove one of them.

check-redundant-rule-title = Rule that adds nothing
check-redundant-rule-message = { $cover } does the work of this rule already.
check-redundant-rule-why = No URL is decided otherwise without it. It does no harm, but a later change of { $cover } alone may have less effect than it seems.
check-redundant-rule-do = Remove it, or keep it as a reminder.

check-overridden-rule-title = Rule that never counts
check-overridden-rule-message = { $pattern } never decides: { $directive } { $winner } wins on every URL.
check-overridden-rule-why = The rule with the most octets decides, and a `*` counts as one. Whatever this rule matches, { $winner } matches too, and it is longer.
check-overridden-rule-do = Make this rule longer than { $winner }, for example with a `*` at its end. Remove it if { $winner } is to win.

check-first-match-order-dependence-title = Order that matters to older crawlers
check-first-match-order-dependence-message = Crawlers that take the first rule that matches stop at { $first } and never get to { $winner }.
check-first-match-order-dependence-why = By RFC 9309 the longest rule decides, whatever the order. Older parsers go from top to bottom and take the first that matches, so they answer otherwise.
check-first-match-order-dependence-do = Put the longer rules above the shorter ones. Nothing changes for crawlers that follow the RFC.

check-blocks-home-only-title = Only the home page closed
check-blocks-home-only-message = { $pattern } closes the home page and no other.
check-blocks-home-only-why = The `$` ends the path, so only `/` itself matches. All the rest of the site is not touched by this rule.
check-blocks-home-only-do = Write `/` if the whole site is to be closed. Leave it if only the home page is.

check-blocks-whole-site-title = Whole site closed
check-blocks-whole-site-message = { $pattern } closes the whole site to the crawlers of this group.
check-blocks-whole-site-why = Every URL is closed. Search engines that obey it no longer read any page, though they may still list addresses.
check-blocks-whole-site-do = Remove the rule if it came from a test server. Keep it if these crawlers are to stay out.

check-blocks-all-queries-title = Every URL with a query closed
check-blocks-all-queries-message = { $pattern } closes every URL with a `?`.
check-blocks-all-queries-why = That takes in later pages of lists, search results, and links with a campaign parameter. Links on such pages are not followed.
check-blocks-all-queries-do = Name the parameters that are to be closed, as in `/*?sort=`, or allow those that are needed.

check-blocks-images-title = Images closed
check-blocks-images-message = This rule closes the images of a whole folder or type.
check-blocks-images-why = Image search cannot show what it may not fetch, and pages are rendered without it.
check-blocks-images-do = Remove the rule if the images are to be found. Keep it if not.

check-self-block-robots-title = `/robots.txt` closed by a rule
check-self-block-robots-message = { $pattern } also matches `/robots.txt`. By RFC 9309 that is always open, but some parsers take it as closed.
check-self-block-robots-why = Crawlers fetch the file all the same. Tools that check a list of URLs against it may report it as blocked.
check-self-block-robots-do = Add `Allow: /robots.txt$`, or narrow the rule.

check-blocks-well-known-title = `/.well-known/` closed
check-blocks-well-known-message = { $pattern } closes everything under `/.well-known/`.
check-blocks-well-known-why = Other protocols keep their files there: app links, security contacts, policies for machines. Crawlers that look for these may not fetch them.
check-blocks-well-known-do = Allow `/.well-known/`, or close only the files in it that are to be left alone.

check-blocks-rendering-assets-title = Style sheets or scripts closed
check-blocks-rendering-assets-message = This rule closes every style sheet or script of the site.
check-blocks-rendering-assets-why = Search engines render pages. Without these files they see a page that looks broken, or lacks what scripts put into it.
check-blocks-rendering-assets-do = Remove the rule, or allow the folders that pages load from.

check-sitemap-disallowed-title = Sitemap closed by a rule
check-sitemap-disallowed-message = { $pattern } closes this sitemap to the crawlers of `*`.
check-sitemap-disallowed-why = The file names the sitemap and forbids to fetch it. Crawlers that obey the rule never read it.
check-sitemap-disallowed-do = Add an `Allow` rule for the sitemap, or narrow { $pattern }.
