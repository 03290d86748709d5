# Findings about groups and agents: for each check its name, the sentence of the row, why it matters, what to do.

check-rule-before-user-agent-title = Règle avant tout `User-agent`
check-rule-before-user-agent-message = Aucune ligne `User-agent` ne précède cette règle. Les robots l’ignorent.
check-rule-before-user-agent-why = Une règle appartient au groupe dans lequel elle se trouve, et un groupe commence par une ligne `User-agent`. Hors de tout groupe, une règle ne s’applique à aucun robot.
check-rule-before-user-agent-do = Placer `User-agent: *` au-dessus, ou déplacer la règle dans un groupe.

check-empty-user-agent-title = `User-agent` sans nom
check-empty-user-agent-message = Cette ligne `User-agent` ne désigne aucun robot.
check-empty-user-agent-why = Aucun robot n’a un nom vide : les règles placées sous cette seule ligne ne s’appliquent à aucun d’eux. Le nom qui les désigne tous est `*`.
check-empty-user-agent-do = Écrire `*` ou le nom d’un robot après les deux-points, ou supprimer la ligne.

check-group-fall-through-title = Groupe sans règles propres
check-group-fall-through-message = Aucune règle ne suit cet agent : celles de { $agent } s’appliquent donc aussi à lui.
check-group-fall-through-why = Seule une règle met fin à une suite de lignes `User-agent`. Ni une ligne vide, ni un commentaire, ni une ligne `Sitemap` ne le font : tous ces agents forment l’en-tête d’un même groupe. Les analyseurs antérieurs à la RFC 9309 terminent le groupe à la ligne vide et répondent autrement.
check-group-fall-through-do = Ajouter `Allow: /` sous l’agent s’il a le droit de tout explorer, ou y écrire ses propres règles.

check-star-shares-group-with-named-title = Nom à côté de `*`
check-star-shares-group-with-named-message = { $agent } partage un groupe avec `*` : ces règles s’appliquent donc à tous les robots.
check-star-shares-group-with-named-why = `*` couvre chaque robot qui n’a pas son propre groupe. En nommer un à côté ne change rien pour lui, et les règles concernent toujours tous les autres.
check-star-shares-group-with-named-do = Supprimer la ligne avec `*` si les règles ne visent que le robot nommé. Supprimer le nom si elles visent tous les robots.

check-duplicate-group-title = Plusieurs groupes pour un robot
check-duplicate-group-message = Un groupe précédent concerne déjà { $agent }. Les règles des deux comptent.
check-duplicate-group-why = La RFC 9309 et Google additionnent ces groupes. D’anciens analyseurs ne retiennent que le premier, et Yandex signale un second groupe `*` comme une erreur.
check-duplicate-group-do = Réunir les règles dans un seul groupe.

check-duplicate-agent-in-group-title = Nom répété dans un groupe
check-duplicate-agent-in-group-message = Ce groupe nomme déjà { $agent }.
check-duplicate-agent-in-group-why = Une ligne suffit : les majuscules ne font aucune différence, et les règles ne comptent pas deux fois.
check-duplicate-agent-in-group-do = Supprimer l’une des deux lignes.

check-empty-group-title = Groupe sans règle
check-empty-group-message = Aucune règle ne suit { $agent } : ce robot a le droit de tout explorer.
check-empty-group-why = Un groupe sans règle autorise toutes les URL. Les règles de `*` ne prennent pas le relais, puisque le robot a son propre groupe.
check-empty-group-do = Écrire `Allow: /` si c’est voulu, pour que le groupe ne paraisse pas inachevé. Sinon, ajouter les règles.

check-allow-only-group-title = `Allow` sans `Disallow`
check-allow-only-group-message = Rien n’est interdit à ces robots : cette règle `Allow` ne change donc rien.
check-allow-only-group-why = Ce qu’aucune règle n’interdit est déjà autorisé. Une règle `Allow` ne compte que comme exception à une règle `Disallow` du même robot.
check-allow-only-group-do = Ajouter `Disallow: /` si seuls ces chemins doivent être ouverts. Supprimer les règles si tout l’est.

check-group-only-nonstandard-title = Groupe sans `Allow` ni `Disallow`
check-group-only-nonstandard-message = Il n’y a ici ni `Allow` ni `Disallow` : les règles de { $agent } s’appliquent donc aussi à cet agent.
check-group-only-nonstandard-why = Selon la RFC 9309 et pour Google, une ligne comme `Crawl-delay` ne met pas fin à une suite de lignes `User-agent`. Beaucoup d’autres analyseurs s’y arrêtent, si bien que les réponses divergent.
check-group-only-nonstandard-do = Ajouter `Allow: /` sous l’agent s’il a le droit de tout explorer, ou y écrire ses propres règles.
