# The Crawlers view: what the file says to each known crawler, by purpose; and known crawlers beside the question.

view-crawlers = Crawlers
title-crawlers = Crawlers · Robotscope
crawlers-title = What this file says to each crawler
crawlers-intro = Known crawlers by purpose. Whether the site is open to them is worked out over all URLs, not tried on a few.
crawlers-filter = Find a crawler or an operator
crawlers-waiting = Reading what the file says…
crawlers-none = No known crawler is called that.
crawlers-shown = { $count ->
    [one] { $count } crawler listed.
   *[other] { $count } crawlers listed.
  }
crawlers-count = { $count ->
    [one] { $count } crawler
   *[other] { $count } crawlers
  }
crawlers-ask = Puts the crawler into the question.
crawlers-mind = The file is a request: crawlers whose operators chose to keep to it do. `/robots.txt` itself is always open and not counted here. What is known about a crawler is what its operator or others wrote when it was looked up.

crawlers-crawler = Crawler and operator
crawlers-home = Home page
crawlers-site = Whole site
crawlers-group = Group that binds it
crawlers-notes = Good to know

purpose-search = Search engines
purpose-ai-training = AI: training
purpose-ai-search = AI: search
purpose-ai-user-fetch = AI: pages a person asks for
purpose-control-token = Control tokens
purpose-ads = Advertising
purpose-seo = SEO tools
purpose-archive = Archives
purpose-monitoring = Monitoring
purpose-social-preview = Link previews
purpose-research = Research
purpose-security = Security
purpose-feed = Feeds and news
purpose-generic-tool = Tools that anyone can run

site-open = Open
site-partly-closed = Partly closed
site-only-home-open = Only the home page is open
site-closed = Closed
site-not-settled = Not settled
site-all-open = Open to all
site-all-partly-closed = Partly closed to all
site-all-only-home-open = Only the home page open to all
site-all-closed = Closed to all
site-all-not-settled = Not settled for any
site-count-open = Open to { $count }
site-count-partly-closed = Partly closed to { $count }
site-count-only-home-open = Only the home page open to { $count }
site-count-closed = Closed to { $count }
site-count-not-settled = Not settled for { $count }
crawlers-unbound = Need not keep to it: { $count }
crawlers-may-not-apply = May not apply

bound-own = Its own, { $at }
bound-alias = That of { $name }, which names it too, { $at }
bound-fallback = That of { $name }, { $at }: it follows it where it is not named itself
bound-star = That of `*`, { $at }
bound-nothing = None
bound-not-by-star = None: that of `*` does not bind it
crawlers-merged = { $count ->
    [one] ({ $count } group)
   *[other] ({ $count } groups, taken together)
  }

delay-supported = { $seconds ->
    [one] Keeps a pause of { $seconds } second, { $at }.
   *[other] Keeps a pause of { $seconds } seconds, { $at }.
  }
delay-ignored = { $seconds ->
    [one] The pause of { $seconds } second, { $at }, is ignored.
   *[other] The pause of { $seconds } seconds, { $at }, is ignored.
  }
delay-unknown = { $seconds ->
    [one] Asked for a pause of { $seconds } second, { $at }; whether it keeps to that is not known.
   *[other] Asked for a pause of { $seconds } seconds, { $at }; whether it keeps to that is not known.
  }
delay-of-star = It takes this from `*`, even beside a group of its own.
note-control-token = A switch, never a visitor: it says what copies made by another crawler may be used for.
note-must-be-named = Must be named: `*` does not bind it.
note-not-enforced = Its operator says that it need not keep to robots.txt: no rule is sure to stop it.
note-unclear = Whether it keeps to robots.txt is not known.
note-parent = By an older page of its operator it could follow the group of { $name }, { $at }. There the home page is { $decision ->
    [allow] allowed
   *[disallow] disallowed
  }.
note-unverified = Whether it is still at work is not known.

ask-known = Known crawlers
ask-header-of = This is a header of { $name }, run by { $operator }.
