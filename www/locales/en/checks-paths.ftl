# Findings about paths and which rule wins: for each check its name, the sentence of the row, why it matters, what to do.

check-path-without-slash-title = Path without a slash
check-path-without-slash-message = A path starts with `/`. This rule never matches.
check-path-without-slash-why = Every address a crawler compares starts with `/`, so a rule that starts with anything but `/` or `*` matches nothing: { $pattern }.
check-path-without-slash-do = Put `/` in front of { $pattern }.

check-empty-disallow-title = Empty `Disallow`
check-empty-disallow-message = An empty `Disallow` forbids nothing.
check-empty-disallow-why = It is the old way to say that everything is allowed. To forbid everything takes `Disallow: /`.
check-empty-disallow-do = Leave it if everything is to be allowed.
