# Constats sur les sitemaps et les lignes d’extension : pour chaque contrôle son nom, la phrase de la liste, la raison, que faire.

check-sitemap-relative-title = Sitemap sans URL complète
check-sitemap-relative-message = Un sitemap s’indique par son URL complète. Les robots ignorent cette ligne.
check-sitemap-relative-why = { $url } n’est pas une URL complète : celle-ci commence par `https://` et l’hôte. Comme un sitemap peut se trouver sur un autre hôte, les robots n’en ajoutent aucun.
check-sitemap-relative-do = Indiquer l’URL complète, par exemple `https://example.com/sitemap.xml`.

check-empty-sitemap-title = Ligne `Sitemap` vide
check-empty-sitemap-message = Cette ligne `Sitemap` ne désigne aucun fichier.
check-empty-sitemap-why = Les robots l’ignorent. C’est le plus souvent le reste d’un modèle, et le sitemap prévu n’est pas annoncé.
check-empty-sitemap-do = Compléter la ligne avec l’URL du sitemap, ou la supprimer.

check-sitemap-bad-scheme-title = Sitemap impossible à récupérer
check-sitemap-bad-scheme-message = Aucun robot ne récupère une URL qui commence par { $scheme }.
check-sitemap-bad-scheme-why = Un sitemap se récupère en `https`, en `http` ou en `ftp`. Les robots ignorent cette ligne.
check-sitemap-bad-scheme-do = Indiquer l’URL à laquelle le serveur web délivre le sitemap, avec `https://`.

check-sitemap-fragment-or-space-title = URL de sitemap coupée ou altérée
check-sitemap-fragment-or-space-message = { $kind ->
    [fragment] `#` ouvre un commentaire : l’URL du sitemap s’arrête juste avant.
    [addresses] Une seule ligne `Sitemap` contient deux URL. Les robots les lisent comme une seule.
   *[space] L’URL de ce sitemap contient une espace.
  }
check-sitemap-fragment-or-space-why = Une ligne `Sitemap` contient une seule URL. Une URL ne contient pas d’espace, et tout ce qui suit `#` est un commentaire.
check-sitemap-fragment-or-space-do = { $kind ->
    [fragment] Laisser une espace avant un commentaire. Supprimer ce qui suit `#` si cela devait faire partie de l’URL : ce n’est jamais envoyé.
    [addresses] Donner à chaque URL sa propre ligne `Sitemap`.
   *[space] Écrire `%20` si l’espace fait partie de l’URL, sinon la supprimer.
  }

check-sitemap-duplicate-title = Sitemap indiqué deux fois
check-sitemap-duplicate-message = { $url } figure déjà plus haut.
check-sitemap-duplicate-why = Les robots ne prennent chaque sitemap qu’une fois. La ligne est sans danger, mais sans effet.
check-sitemap-duplicate-do = Supprimer la ligne.

check-sitemap-http-on-https-title = Sitemap en http
check-sitemap-http-on-https-message = Le site est servi en `https`, mais ce sitemap est indiqué en `http`.
check-sitemap-http-on-https-why = Chaque récupération passe alors par une redirection ou échoue. Les URL que contient un tel sitemap sont souvent anciennes, elles aussi.
check-sitemap-http-on-https-do = Écrire `https` une fois que le serveur délivre le sitemap à cette adresse.

check-sitemap-other-host-title = Sitemap sur un autre hôte
check-sitemap-other-host-message = Ce sitemap se trouve sur un autre hôte : { $host }.
check-sitemap-other-host-why = C’est permis : en le citant ici, le site s’en porte garant. Après une migration, ou sur une copie du site, il peut s’agir d’une ancienne URL.
check-sitemap-other-host-do = Laisser la ligne si le sitemap doit s’y trouver. Sinon, indiquer l’URL sur cet hôte.

check-sitemap-missing-title = Aucun sitemap indiqué
check-sitemap-missing-message = Le fichier n’indique aucun sitemap.
check-sitemap-missing-why = Ce n’est pas obligatoire : les robots suivent aussi les liens, et un sitemap peut être soumis aux moteurs de recherche. Une ligne `Sitemap` le signale à tous.
check-sitemap-missing-do = Si le site possède un sitemap, ajouter une ligne comme `Sitemap: https://example.com/sitemap.xml`.

check-crawl-delay-unsupported-title = Délai pour des robots qui l’ignorent
check-crawl-delay-unsupported-message = { $count ->
    [one] { $agents } ne tient pas compte de `Crawl-delay`.
   *[other] Aucun robot de ce groupe ne tient compte de `Crawl-delay` : { $agents }.
  }
check-crawl-delay-unsupported-why = Cette directive ne fait pas partie de la RFC 9309, et chaque exploitant décide. Elle est sans effet sur ces robots.
check-crawl-delay-unsupported-do = Supprimer la ligne. Leur cadence se règle dans les outils de l’exploitant, ou par des réponses de statut 429 ou 503.

check-crawl-delay-not-number-title = Délai qui n’est pas un nombre
check-crawl-delay-not-number-message = { $text } n’indique pas un nombre de secondes. Les robots l’ignorent.
check-crawl-delay-not-number-why = Les analyseurs attendent des chiffres, avec un point décimal au besoin, comme `10` ou `0.5`. Certains écartent tout autre texte, d’autres n’en lisent que les premiers chiffres.
check-crawl-delay-not-number-do = Écrire les secondes sous la forme d’un simple nombre.

check-crawl-delay-too-high-title = Délai long
check-crawl-delay-too-high-message = { $pages ->
    [0] { $value } secondes entre deux pages : moins d’une page par jour.
    [one] { $value } secondes entre deux pages : { NUMBER($pages) } page par jour au plus.
   *[other] { $value } secondes entre deux pages : { NUMBER($pages) } pages par jour au plus.
  }
check-crawl-delay-too-high-why = Les robots qui respectent ce délai découvrent tard les pages nouvelles ou modifiées. Bing accepte 30 secondes au plus, Google ne tient pas compte de la ligne.
check-crawl-delay-too-high-do = Réduire ce nombre, ou supprimer la ligne et régler la cadence dans les outils du moteur de recherche si le serveur est surchargé.

check-crawl-delay-duplicate-title = Deux délais dans un groupe
check-crawl-delay-duplicate-message = { $kind ->
    [same] Le groupe contient déjà plus haut la même ligne `Crawl-delay`.
   *[different] Le groupe contient plus haut une autre ligne `Crawl-delay`. Les robots ne retiennent pas tous la même.
  }
check-crawl-delay-duplicate-why = Rien ne dit lequel de plusieurs délais compte : certains analyseurs gardent le premier, d’autres le dernier.
check-crawl-delay-duplicate-do = Ne garder qu’une de ces lignes.

check-crawl-delay-outside-group-title = Délai en dehors d’un groupe
check-crawl-delay-outside-group-message = Aucune ligne `User-agent` ne précède cette ligne `Crawl-delay`. Elle ne s’adresse à aucun robot.
check-crawl-delay-outside-group-why = Un délai appartient au groupe où il se trouve, et un groupe commence par une ligne `User-agent`.
check-crawl-delay-outside-group-do = La déplacer sous la ligne `User-agent` des robots concernés.

check-crawl-delay-inherited-bing-title = Bing reprend le délai de `*`
check-crawl-delay-inherited-bing-message = { $agent } a son propre groupe, mais reprend la ligne `Crawl-delay` de `*` : { $value }.
check-crawl-delay-inherited-bing-why = Bing l’indique pour cette seule directive : si son groupe n’en a pas, celle de `*` compte. Les autres lignes de `*` ne l’atteignent pas.
check-crawl-delay-inherited-bing-do = Laisser tel quel si c’est voulu. Sinon, donner au groupe son propre `Crawl-delay`.

check-request-rate-syntax-title = Cadence que personne ne lit
check-request-rate-syntax-message = Aucun analyseur connu ne lit une ligne `Request-rate` de cette forme.
check-request-rate-syntax-why = L’analyseur de Python lit deux nombres, pages et secondes, comme `1/10`. Les unités et les heures du projet de 1996 ne sont lues par aucun.
check-request-rate-syntax-do = Écrire `pages/secondes`, ou supprimer la ligne : les grands robots n’en tiennent pas compte.

check-visit-time-legacy-title = Heures de visite
check-visit-time-legacy-message = Aucun robot connu ne respecte `Visit-time`.
check-visit-time-legacy-why = Cette directive vient d’un projet de 1996 qui n’a jamais été adopté. Les robots passent à toute heure.
check-visit-time-legacy-do = Supprimer la ligne.

check-host-obsolete-title = `Host` est sans effet
check-host-obsolete-message = Plus aucun robot ne lit `Host`.
check-host-obsolete-why = Seul Yandex s’en servait, pour connaître l’hôte principal, et y a renoncé en 2018. Les redirections et les URL canoniques l’ont remplacé.
check-host-obsolete-do = Supprimer la ligne. Rediriger les autres hôtes vers l’hôte principal.

check-clean-param-syntax-title = Clean-param que Yandex ne peut pas lire
check-clean-param-syntax-message = { $kind ->
    [empty] Cette ligne `Clean-param` ne nomme aucun paramètre.
    [long] Yandex lit au plus 500 caractères d’une ligne `Clean-param`.
    [not-a-name] Une ligne `Clean-param` attend des noms de paramètres, sans `?`, `=` ni `/`.
    [words] Une ligne `Clean-param` attend des paramètres et un seul chemin, rien de plus.
    [path] Le chemin d’une ligne `Clean-param` commence par `/`.
   *[separator] Les paramètres d’une ligne `Clean-param` sont reliés par un seul `&`.
  }
check-clean-param-syntax-why = La forme attendue est `nom&nom /chemin` ; le chemin est facultatif. Yandex ignore une ligne d’une autre forme et considère les URL comme des pages distinctes.
check-clean-param-syntax-do = Relier les noms par `&`, puis ajouter une espace et le chemin si seule une partie du site est concernée. Répartir une longue liste sur plusieurs lignes.

check-clean-param-outside-yandex-title = Clean-param dans le groupe d’un autre robot
check-clean-param-outside-yandex-message = Seul Yandex lit `Clean-param`, qui se trouve ici dans le groupe de { $agent }.
check-clean-param-outside-yandex-why = Yandex lit cette ligne où qu’elle soit. Pour { $agent }, elle est sans effet.
check-clean-param-outside-yandex-do = La déplacer dans le groupe de Yandex ou de `*`, pour que son destinataire soit clair.

check-noindex-directive-title = `Noindex` dans un robots.txt
check-noindex-directive-message = Aucun moteur de recherche ne lit `Noindex` ici. Les pages restent dans l’index.
check-noindex-directive-why = Google le lisait sans l’avoir jamais documenté et a cessé le 1er septembre 2019. Un robots.txt règle ce qui est exploré, non ce qui est indexé.
check-noindex-directive-do = Envoyer l’en-tête `X-Robots-Tag: noindex` ou placer `<meta name="robots" content="noindex">` dans les pages, et laisser celles-ci ouvertes : un robot doit récupérer une page pour le voir.

check-meta-value-as-directive-title = Réglage de page dans un robots.txt
check-meta-value-as-directive-message = { $field } est un réglage propre à une page. Dans un robots.txt, aucun robot ne le lit.
check-meta-value-as-directive-why = C’est une valeur de la balise meta robots et de l’en-tête `X-Robots-Tag`, qui accompagnent une page.
check-meta-value-as-directive-do = Envoyer l’en-tête ou placer la balise dans les pages concernées.

check-content-signal-syntax-title = Signal illisible
check-content-signal-syntax-message = { $kind ->
    [empty] { $text } contient une virgule de trop.
    [no-value] { $text } n’a pas de valeur.
    [unknown-key] { $text } n’est aucune des clés `search`, `ai-input`, `ai-train` et `use`.
    [unknown-value] { $text } porte une valeur que sa clé n’admet pas.
    [semicolon-for-comma] Un point-virgule tient lieu de virgule : { $text }.
    [space-for-comma] Il manque une virgule dans { $text }.
    [lenient] { $text } contient des majuscules ou des espaces que certaines lectures n’acceptent pas.
   *[nothing] { $text } n’énonce aucun signal.
  }
check-content-signal-syntax-why = Un signal s’écrit `clé=valeur` : `search`, `ai-input` et `ai-train` valent `yes` ou `no`, `use` vaut `immediate`, `reference` ou `full`. Des virgules les séparent. Ce qui est illisible n’énonce rien, les autres signaux comptent.
check-content-signal-syntax-do = L’écrire comme dans `search=yes, ai-train=no`.

check-content-signal-conflict-title = Signal à deux valeurs
check-content-signal-conflict-message = { $value } porte une autre valeur pour les mêmes robots et les mêmes chemins.
check-content-signal-conflict-why = Aucune source ne dit laquelle compte. Robotscope indique la plus stricte, un robot peut retenir l’une ou l’autre.
check-content-signal-conflict-do = Ne garder que l’une des deux.

check-content-signal-vs-disallow-title = Autorisation pour un site fermé
check-content-signal-vs-disallow-message = { $value } autorise un usage, mais les règles ferment tout le site à { $agent }.
check-content-signal-vs-disallow-why = Un signal dit ce qui peut être fait de contenus récupérés. Il n’ouvre rien : un robot qui respecte les règles n’en récupère aucun.
check-content-signal-vs-disallow-do = Ouvrir les parties destinées à cet usage, ou indiquer `no`.

check-content-signal-outside-group-title = Préférence en dehors d’un groupe
check-content-signal-outside-group-message = Aucune ligne `User-agent` ne précède cette ligne { $field }. Rien n’établit à qui elle s’adresse.
check-content-signal-outside-group-why = Une telle ligne appartient au groupe où elle se trouve. Quand elle précède tous les groupes, certaines lectures l’appliquent à tout le fichier, d’autres l’ignorent.
check-content-signal-outside-group-do = La déplacer sous la ligne `User-agent` des robots concernés.

check-content-usage-syntax-title = Usage illisible
check-content-usage-syntax-message = { $kind ->
    [empty] { $text } n’énonce rien.
    [no-statement] { $text } indique un chemin, mais n’énonce rien.
    [value] Une valeur autre que `y` et `n` n’énonce rien : { $text }.
    [parameter] Après un point-virgule, un libellé n’énonce rien : { $text }.
    [path] Un chemin commence par `/`, donc { $text } n’énonce rien.
    [space-in-path] Le chemin s’arrête à la première espace, donc { $text } n’énonce rien.
    [capital] Une majuscule dans un libellé annule toute la déclaration : { $text }.
    [trailing-comma] Une virgule finale annule toute la déclaration : { $text }.
    [empty-member] Une virgule de trop annule toute la déclaration : { $text }.
    [space-for-comma] Une virgule manquante annule toute la déclaration : { $text }.
    [space-round-equals] Une espace près de `=` annule toute la déclaration : { $text }.
    [open-string] Un guillemet non fermé annule toute la déclaration : { $text }.
   *[unexpected] Un caractère qui n’a pas sa place annule toute la déclaration : { $text }.
  }
check-content-usage-syntax-why = Une déclaration est un dictionnaire de la RFC 9651 : `libellé=y` ou `libellé=n`, en minuscules, séparés par des virgules. Une seule erreur l’annule en entier. La ligne participe tout de même à la correspondance et peut en masquer une plus courte.
check-content-usage-syntax-do = L’écrire comme dans `Content-Usage: /docs/ train-ai=n, search=y`. Dans un chemin, l’espace s’écrit `%20`.

check-content-usage-conflict-title = Usage à la fois autorisé et refusé
check-content-usage-conflict-message = { $kind ->
    [line] { $value } vaut à la fois `y` et `n` sur une ligne. La dernière valeur compte.
   *[lines] { $value } vaut à la fois `y` et `n` pour le même chemin. La restriction l’emporte.
  }
check-content-usage-conflict-why = Entre des lignes de même chemin, le projet de norme fait prévaloir la déclaration la plus stricte, non la plus permissive. Sur une même ligne, un élément en remplace un précédent.
check-content-usage-conflict-do = Ne garder que la valeur voulue.

check-content-usage-on-blocked-path-title = Préférence pour ce qui est fermé
check-content-usage-on-blocked-path-message = Toutes les URL de cette ligne `Content-Usage` sont fermées. Elle n’énonce rien.
check-content-usage-on-blocked-path-why = Une préférence porte sur ce qui a été récupéré. Elle n’ouvre aucune URL, et un robot qui respecte les règles n’en récupère aucune.
check-content-usage-on-blocked-path-do = Supprimer la ligne, ou ouvrir le chemin si son contenu doit servir.

check-content-usage-unknown-label-title = Libellé non défini
check-content-usage-unknown-label-message = { $kind ->
    [former] { $value } était un libellé d’une version antérieure du projet et n’en est plus un. Il n’énonce rien.
    [signal] { $value } est une clé de `Content-Signal`. Dans `Content-Usage`, elle n’énonce rien.
   *[unknown] { $value } n’est pas un libellé du projet. Il n’énonce rien.
  }
check-content-usage-unknown-label-why = Le projet définit `train-ai` et `search`, et demande d’ignorer les autres. Son vocabulaire n’est pas définitif.
check-content-usage-unknown-label-do = Écrire l’un de ces deux libellés si c’est ce qui est voulu. Un libellé défini ailleurs peut rester.

check-signal-and-usage-disagree-title = Deux vocabulaires, deux réponses opposées
check-signal-and-usage-disagree-message = `Content-Usage` indique { $value }, `Content-Signal` indique { $text }.
check-signal-and-usage-disagree-why = Les deux sont lus par des programmes différents et signifient ici presque la même chose. Les deux s’appliquent à l’URL indiquée, et aucun ne prime sur l’autre.
check-signal-and-usage-disagree-do = Indiquer la même chose dans les deux.

check-rsl-license-url-title = Licence sans URL complète
check-rsl-license-url-message = { $text } n’indique pas d’URL complète. Les conditions restent introuvables.
check-rsl-license-url-why = Une ligne `License` contient une URL avec `https://` ou `http://` et un hôte, qui peut être un autre. Un chemin seul n’est pas complété.
check-rsl-license-url-do = Indiquer l’URL complète, par exemple `https://example.com/license.xml`.

check-proposed-ai-directive-title = Proposition relative à l’IA
check-proposed-ai-directive-message = { $field } a été proposé. Aucun robot connu ne le lit.
check-proposed-ai-directive-why = Plusieurs propositions décrivent comment un site peut dire aux systèmes d’IA ce qui est permis. Tant qu’aucun robot ne documente qu’il en lit une, ses lignes restent sans effet ici.
check-proposed-ai-directive-do = Nommer les robots concernés et écrire `Disallow`. `Content-Signal` et `Content-Usage` indiquent à quoi les contenus peuvent servir.

check-lighthouse-would-fail-title = Lighthouse y voit une erreur
check-lighthouse-would-fail-message = La ligne est correcte, mais Lighthouse ne connaît pas { $field } et son audit robots.txt échoue.
check-lighthouse-would-fail-why = Lighthouse possède une liste des champs qu’il accepte. Tout autre champ abaisse le score SEO du site, alors que les robots ignorent simplement ce qu’ils ne connaissent pas.
check-lighthouse-would-fail-do = Garder la ligne si quelqu’un la lit : le score n’influe pas sur l’exploration. La supprimer sinon.

check-llms-txt-mention-title = Ligne à propos d’un llms.txt
check-llms-txt-mention-message = { $field } renvoie à un llms.txt. Aucun robot connu ne le cherche ici.
check-llms-txt-mention-why = Les programmes qui utilisent un llms.txt le récupèrent à son emplacement fixe, `/llms.txt`. Un robots.txt n’a pas de directive pour cela.
check-llms-txt-mention-do = Laisser le fichier à sa place et supprimer la ligne, ou la garder en commentaire.
