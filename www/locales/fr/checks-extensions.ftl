# Constats sur les sitemaps et les lignes d’extension : pour chaque contrôle son nom, la phrase de la liste, la raison, que faire.

check-sitemap-relative-title = Sitemap sans URL complète
check-sitemap-relative-message = Un sitemap s’indique par son URL complète. Les robots ignorent cette ligne.
check-sitemap-relative-why = { $url } n’est pas une URL complète : il lui manque `https://` et l’hôte. Comme un sitemap peut se trouver sur un autre hôte, les robots n’en ajoutent aucun.
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
check-sitemap-http-on-https-do = Écrire `https`, dès lors que le serveur y délivre le sitemap.

check-sitemap-other-host-title = Sitemap sur un autre hôte
check-sitemap-other-host-message = Ce sitemap se trouve sur un autre hôte : { $host }.
check-sitemap-other-host-why = C’est permis : en le citant ici, le site s’en porte garant. Après un déménagement, ou sur une copie du site, il peut s’agir d’une ancienne URL.
check-sitemap-other-host-do = Laisser la ligne si le sitemap doit s’y trouver. Sinon, indiquer l’URL sur cet hôte.

check-sitemap-missing-title = Aucun sitemap indiqué
check-sitemap-missing-message = Le fichier n’indique aucun sitemap.
check-sitemap-missing-why = Ce n’est pas obligatoire : les robots suivent aussi les liens, et un sitemap peut être soumis aux moteurs de recherche. Une ligne `Sitemap` le signale à tous.
check-sitemap-missing-do = Si le site possède un sitemap, ajouter une ligne comme `Sitemap: https://example.com/sitemap.xml`.
