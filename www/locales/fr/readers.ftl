# What every reader makes of the question.
readers-title = Autres lectures
readers-differ = { $count ->
    [0] Les { NUMBER($all) } décident de la même façon.
    [one] { NUMBER($count) } sur { NUMBER($all) } décide autrement que la RFC 9309.
   *[other] { NUMBER($count) } sur { NUMBER($all) } décident autrement que la RFC 9309.
  }
readers-same = { $count ->
    [one] La RFC 9309 seule
   *[other] Les { NUMBER($count) } autres
  }
readers-all = Les { NUMBER($count) }
how-ran-its-code = Constaté en exécutant son code.
how-documented = Documenté.
how-transcribed = Transcrit de son code source.
how-assumed = Non documenté.
cause-several = Diffère de plusieurs façons à la fois.

# What makes a reader decide otherwise, by switch and value.
cause-size-cut-at-512000-octets = Arrête sa lecture après 500 Kio.
cause-size-void-over-512000-octets = Ne retient rien d’un fichier de plus de 500 Kio.
cause-lines-unicode-line-breaks = Termine aussi les lignes aux sauts de ligne d’Unicode.
cause-byte-order-mark-skipped-even-in-part = Passe même une partie d’un indicateur d’ordre des octets.
cause-byte-order-mark-part-of-the-first-line = Prend l’indicateur d’ordre des octets pour une partie de la ligne 1.
cause-line-limit-16663-octets = Laisse tomber ce qui suit l’octet { NUMBER(16663) } d’une ligne.
cause-nul-ends-line-yes = Arrête de lire une ligne à un octet NUL.
cause-trimmed-ascii-white-space = Retire aussi les sauts de page et les tabulations verticales.
cause-trimmed-unicode-white-space = Retire aussi les espaces insécables et les autres blancs d’Unicode.
cause-separator-colon-or-two-words = Lit une ligne de deux mots sans deux-points.
cause-separator-colon-or-known-field = Lit sans deux-points un champ qu’elle connaît.
cause-field-names-prefixes-and-accepted-slips = Accepte des coquilles comme `Disalow`, et des champs qui ne font que commencer ainsi, comme `Disallowed`.
cause-field-names-exact-without-allow = Ne connaît pas `Allow`.
cause-field-names-names-and-slips-of-protego = Accepte des coquilles comme `Disalow`.
cause-blank-line-ends-the-group = Termine un groupe à une ligne vide.
cause-blank-line-ends-the-group-when-without-a-character = Termine un groupe à une ligne vide.
cause-header-end-a-rule-or-rate = Termine une suite de lignes `User-agent` aussi à `Crawl-delay`.
cause-header-end-any-record-but-sitemap-and-host = Termine une suite de lignes `User-agent` à toute ligne sauf `Sitemap` et `Host`.
cause-empty-group-forgotten = Oublie un groupe sans règle.
cause-agent-as-typed = Prend le texte du robot en entier, tel que saisi.
cause-name-leading-letters = Lit un nom jusqu’au premier caractère qui n’est ni une lettre, ni `-`, ni `_`.
cause-name-whole = Compare la valeur entière de `User-agent`.
cause-name-whole-and-without-stars = Compare la valeur entière de `User-agent`, puis sans ses `*`.
cause-name-whole-decoded = Compare la valeur entière de `User-agent`, séquences % décodées.
cause-group-value-in-the-text = Retient chaque groupe dont la valeur figure dans le texte du robot.
cause-group-first-value-in-the-name = Retient le premier groupe dont la valeur figure dans le nom du robot.
cause-group-equal-or-in-the-name = Retient, à défaut de nom égal, un groupe dont la valeur figure dans le nom du robot.
cause-group-longest-value-at-a-word-start = Retient la valeur la plus longue qui commence un mot du texte du robot.
cause-fallback-documented-by-bing = Bing suit `msnbot` quand `bingbot` n’a pas de groupe.
cause-fallback-documented-by-yandex = Les robots de Yandex suivent `Yandex` quand ils n’ont pas de groupe propre.
cause-star-not-some-of-google = Google dit que `*` ne lie pas ce robot.
cause-star-not-some-of-yandex = Yandex dit que `*` ne lie pas ce robot.
cause-url-as-browsers-request-it = Ne décode rien dans l’adresse.
cause-url-as-typed = Prend l’adresse telle que saisie.
cause-url-as-typed-with-fragment = Prend l’adresse telle que saisie, avec ce qui suit `#`.
cause-url-as-typed-without-fragment = Prend l’adresse telle que saisie, sans ce qui suit `#`.
cause-url-as-typed-from-the-slash = Prend l’adresse telle que saisie, à partir de sa barre oblique.
cause-clean-param-applied = Laisse de côté les paramètres que nomme `Clean-param`.
cause-escapes-as-written = Compare les séquences % telles qu’elles sont écrites.
cause-escapes-literal = Compare chaque caractère tel qu’il est écrit.
cause-escapes-decoded = Décode toutes les séquences %, même celle de la barre oblique.
cause-escapes-decoded-in-parts = Décode toutes les séquences %, même celle de la barre oblique.
cause-escapes-decoded-but-slash = Décode toutes les séquences %, sauf celles de la barre oblique et du signe pour cent.
cause-specials-literal = Prend `*` et `$` pour des caractères ordinaires.
cause-specials-wildcards-and-literal-dollar = Prend aussi un `$` pour un caractère ordinaire.
cause-specials-wildcards-no-inner-dollar = Laisse tomber une règle dont un `$` n’est pas à la fin.
cause-pattern-start-anything = Compare aussi les chemins qui ne commencent pas par une barre oblique.
cause-empty-pattern-allows-everything = Comprend une règle sans chemin comme une autorisation de tout.
cause-index-page-index-htm = Avec le `Allow` d’une page d’index, ouvre aussi son dossier.
cause-index-page-index-html = Avec le `Allow` de `index.html`, ouvre aussi son dossier.
cause-robots-txt-by-the-rules = Ne fait pas d’exception pour `/robots.txt`.
cause-robots-txt-allowed-with-any-query = Autorise `/robots.txt` même avec des paramètres.
cause-precedence-longest-match = Classe une règle selon la part de l’adresse qu’elle couvre.
cause-precedence-first-in-the-file = Retient la première règle qui correspond.
