# Findings about sitemaps and extension records: for each check its name, the sentence of the row, why it matters, what to do.

check-sitemap-relative-title = Sitemap without its full address
check-sitemap-relative-message = A sitemap needs its full address. Crawlers skip this line.
check-sitemap-relative-why = { $url } is not a whole address: that begins with `https://` and the host. A sitemap may lie on another host, so crawlers do not add one.
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
check-sitemap-duplicate-why = Crawlers take each sitemap once. The line does no harm, and it does nothing.
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
