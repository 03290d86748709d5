# Findings about what the rules mean over all URLs: for each check its name, the sentence of the row, why it matters, what to do.

check-named-group-drops-star-rules-title = Group without the rules of `*`
check-named-group-drops-star-rules-message = { $count ->
    [one] { $agent } does not follow the { $count } rule written for `*`.
   *[other] { $agent } does not follow the { $count } rules written for `*`.
  }
check-named-group-drops-star-rules-why = A crawler with its own group ignores `*` altogether. These do not reach it: { $rules }.
check-named-group-drops-star-rules-do = Copy the rules into the group of { $agent } if they are meant for it too. Leave it as it is if not.

check-blocks-whole-site-title = Whole site closed
check-blocks-whole-site-message = { $pattern } closes the whole site to the crawlers of this group.
check-blocks-whole-site-why = The rule matches every address. Search engines that obey it no longer read any page, though they may still list addresses.
check-blocks-whole-site-do = Remove the rule if it came from a test server. Keep it if these crawlers are to stay out.
