# Findings about sitemaps and extension records: for each check its name, the sentence of the row, why it matters, what to do.

check-sitemap-relative-title = Sitemap without its full address
check-sitemap-relative-message = A sitemap needs its full address. Crawlers skip this line.
check-sitemap-relative-why = { $url } has no scheme and host. The sitemap protocol asks for the whole address, because a sitemap may lie on another host.
check-sitemap-relative-do = Write the whole address, as in `https://example.com/sitemap.xml`.
