# Constats sur les groupes et les noms de robots : pour chaque contrôle son nom, la phrase de la liste, pourquoi c’est important, que faire.

check-rule-before-user-agent-title = Règle avant toute ligne `User-agent`
check-rule-before-user-agent-message = Aucune ligne `User-agent` ne précède cette règle. Les robots l’ignorent.
check-rule-before-user-agent-why = Une règle appartient au groupe dans lequel elle se trouve, et un groupe commence par une ligne `User-agent`. Hors de tout groupe, une règle ne s’applique à aucun robot.
check-rule-before-user-agent-do = Placer `User-agent: *` au-dessus, ou déplacer la règle dans un groupe.

check-empty-user-agent-title = Ligne `User-agent` sans nom
check-empty-user-agent-message = Cette ligne `User-agent` ne désigne aucun robot.
check-empty-user-agent-why = Aucun robot n’a un nom vide : les règles placées sous cette seule ligne ne s’appliquent à aucun d’eux. Le nom qui les désigne tous est `*`.
check-empty-user-agent-do = Écrire `*` ou le nom d’un robot après le deux-points, ou supprimer la ligne.

check-group-fall-through-title = Groupe sans règles propres
check-group-fall-through-message = Aucune règle ne suit cette ligne : celles de { $agent } s’appliquent donc aussi à ce robot.
check-group-fall-through-why = Seule une règle met fin à une suite de lignes `User-agent`. Ni une ligne vide, ni un commentaire, ni une ligne `Sitemap` ne le font : tous ces noms forment l’en-tête d’un même groupe. Les analyseurs antérieurs à la RFC 9309 terminent le groupe à la ligne vide et répondent autrement.
check-group-fall-through-do = Ajouter `Allow: /` sous cette ligne si le robot peut tout explorer, ou y écrire ses propres règles.

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
check-group-only-nonstandard-message = Il n’y a ici ni `Allow` ni `Disallow` : les règles de { $agent } s’appliquent donc aussi à ce robot.
check-group-only-nonstandard-why = Selon la RFC 9309 et pour Google, une ligne comme `Crawl-delay` ne met pas fin à une suite de lignes `User-agent`. Beaucoup d’autres analyseurs s’y arrêtent, si bien que les réponses divergent.
check-group-only-nonstandard-do = Ajouter `Allow: /` sous cette ligne si le robot peut tout explorer, ou y écrire ses propres règles.

check-ua-not-a-token-title = Pas le nom d’un robot
check-ua-not-a-token-message = C’est un en-tête complet ou une adresse. Seul { $agent } est comparé.
check-ua-not-a-token-why = Une ligne `User-agent` attend le nom court que documente l’exploitant du robot, par exemple `bingbot`. Ce qu’un robot envoie avec ses requêtes est plus long et n’est pas comparé en entier.
check-ua-not-a-token-do = Écrire le nom court du robot.

check-ua-version-suffix-title = Version après le nom
check-ua-version-suffix-message = Une version suit le nom dans { $agent }. Les lectures qui comparent la valeur entière ne trouvent aucun robot de ce nom.
check-ua-version-suffix-why = Le nom est { $value }. Google et d’autres coupent la version. Plusieurs analyseurs répandus ne le font pas, et pour eux le groupe ne concerne aucun robot.
check-ua-version-suffix-do = Écrire { $value }.

check-ua-has-space-title = Nom en plusieurs mots
check-ua-has-space-message = Dans { $agent }, seul { $value } compte comme nom.
check-ua-has-space-why = Selon la RFC 9309, un nom ne contient que des lettres, `-` et `_`. Google et d’autres s’arrêtent à la première espace : les règles touchent alors aussi tout autre robot nommé { $value }. Certains analyseurs comparent tous les mots.
check-ua-has-space-do = Vérifier le nom que documente l’exploitant. Garder la ligne si c’est celui-ci.

check-ua-has-digit-or-dot-title = Caractère inhabituel dans un nom
check-ua-has-digit-or-dot-message = { $kept ->
    [0] Les lectures à la manière de Google ne trouvent aucun nom dans { $agent }.
   *[other] Les lectures à la manière de Google prennent { $agent } pour { $value }.
  }
check-ua-has-digit-or-dot-why = Selon la RFC 9309, un nom ne contient que des lettres, `-` et `_`, et l’analyseur de Google ne lit pas au-delà. Certains robots portent d’autres caractères dans leur nom et lisent celui-ci en entier : pour eux, la ligne est juste.
check-ua-has-digit-or-dot-do = Garder la ligne si l’exploitant écrit ainsi le nom. Sinon, chercher le nom documenté.

check-ua-non-ascii-title = Caractère hors ASCII dans un nom
check-ua-non-ascii-message = { $kept ->
    [0] { $agent } contient un caractère hors ASCII. Les lectures à la manière de Google n’y trouvent aucun nom.
   *[other] { $agent } contient un caractère hors ASCII. Les lectures à la manière de Google le prennent pour { $value }.
  }
check-ua-non-ascii-why = Les noms des robots sont en ASCII. Un trait d’union ou une lettre qui n’en a que l’apparence, souvent issu d’un copier-coller, donne un autre nom.
check-ua-non-ascii-do = Saisir de nouveau le nom avec des lettres simples et `-`.

check-ua-list-in-one-line-title = Plusieurs noms sur une ligne
check-ua-list-in-one-line-message = { $count ->
    [one] Seul { $agent } est lu ici. L’autre nom est perdu.
   *[other] Seul { $agent } est lu ici. Les { $count } autres noms sont perdus.
  }
check-ua-list-in-one-line-why = Une ligne `User-agent` contient un seul nom. Une virgule ou une espace y met fin, et les robots nommés ensuite suivent d’autres groupes.
check-ua-list-in-one-line-do = Écrire une ligne `User-agent` par nom, l’une sous l’autre.

check-ua-star-with-suffix-title = `*` comme partie d’un nom
check-ua-star-with-suffix-message = { $kept ->
    [0] Dans { $agent }, `*` n’est pas un caractère générique : aucun robot ne correspond.
   *[other] Dans { $agent }, `*` n’est pas un caractère générique : la plupart des lectures y voient { $value }.
  }
check-ua-star-with-suffix-why = `*` ne désigne tous les robots que s’il est seul. Quand il fait partie d’un nom, certaines lectures le retranchent et d’autres le comparent tel quel.
check-ua-star-with-suffix-do = Écrire `*` seul, ou un nom sans `*`.

check-ua-substring-of-another-title = Nom contenu dans un autre
check-ua-substring-of-another-message = { $agent } fait partie de { $value }. Les lectures qui comparent des parties de noms appliquent son groupe aux deux.
check-ua-substring-of-another-why = La RFC 9309 compare des noms entiers, et chacun des deux a son groupe. Certains analyseurs plus anciens cherchent la valeur n’importe où dans ce qu’envoie le robot.
check-ua-substring-of-another-do = Écrire le nom entier du robot visé.

check-unknown-agent-token-title = Coquille probable dans un nom
check-unknown-agent-token-message = Aucun robot connu ne s’appelle { $agent }. Vouliez-vous dire { $value } ?
check-unknown-agent-token-why = Les noms sont comparés lettre par lettre : les règles d’un nom mal écrit ne s’appliquent à aucun robot.
check-unknown-agent-token-do = Écrire { $value } si c’est ce robot qui est visé. Garder la ligne si un robot porte bien ce nom.

check-retired-agent-token-title = Nom qui n’est plus utilisé
check-retired-agent-token-message = Plus aucun robot ne répond au nom de { $agent }.
check-retired-agent-token-why = { $count ->
    [0] Ce nom ne figure plus dans la documentation de son exploitant. La ligne ne nuit pas, et elle ne fait rien.
    [one] Ce nom ne figure plus dans la documentation de son exploitant, dont { NUMBER($count) } robot actif porte un autre nom : { $names }.
   *[other] Ce nom ne figure plus dans la documentation de son exploitant, dont { NUMBER($count) } robots actifs portent d’autres noms : { $names }.
  }
check-retired-agent-token-do = Nommer les robots actuels de l’exploitant si les règles les visent. Sinon, ces lignes peuvent disparaître.

check-control-token-title = Réglage, pas un robot
check-control-token-message = Aucun robot ne s’appelle { $agent }. Ce nom sert à régler l’usage qui peut être fait des pages.
check-control-token-why = Les autres robots de l’exploitant explorent les pages et cherchent sous ce nom s’il est permis de les utiliser, par exemple pour entraîner des modèles. Cela ne change rien à l’exploration ni aux résultats de recherche.
check-control-token-do = Garder la ligne si c’est voulu. Pour que les pages ne soient pas explorées, nommer le robot lui-même.

check-agent-ignores-robots-title = Robot que robots.txt ne lie pas
check-agent-ignores-robots-message = { $agent } peut explorer ces pages malgré tout : robots.txt ne le lie pas, ou pas forcément.
check-agent-ignores-robots-why = Son exploitant le dit, ou le logiciel ne lit jamais le fichier. C’est courant pour les visites qu’une personne déclenche.
check-agent-ignores-robots-do = Garder les lignes à titre de déclaration, et bloquer le robot au niveau du serveur s’il doit rester dehors.

check-agent-ignores-star-title = Robots que `*` ne lie pas
check-agent-ignores-star-message = `*` ferme le site, mais pas à { $names }.
check-agent-ignores-star-why = Google indique que ces robots ignorent le groupe `*`. Ils suivent un groupe qui les nomme.
check-agent-ignores-star-do = Les nommer à côté de `*` s’ils doivent eux aussi rester dehors.

check-training-blocked-search-open-title = Entraînement fermé, recherche ouverte
check-training-blocked-search-open-message = { $agent } ne peut rien explorer, alors que { $value }, qui sert la recherche de { $operator }, le peut.
check-training-blocked-search-open-why = Les deux noms sont indépendants. Les pages restent ainsi hors de l’entraînement, tout en pouvant être trouvées et citées.
check-training-blocked-search-open-do = Ne rien changer si c’est voulu. Nommer aussi { $value } s’il doit rester dehors.

check-search-blocked-training-open-title = Recherche fermée, entraînement ouvert
check-search-blocked-training-open-message = { $agent } ne peut rien explorer, alors que { $value }, qui collecte des données d’entraînement pour { $operator }, le peut.
check-search-blocked-training-open-why = Les deux noms sont indépendants. Le site n’est ni trouvé ni cité dans la recherche de l’exploitant, et pourtant ses pages peuvent servir à entraîner des modèles.
check-search-blocked-training-open-do = Vérifier lequel des deux était visé. Fermer aussi le site à { $value }, ou l’ouvrir à { $agent }.

check-legacy-scraper-list-title = Liste de robots du passé
check-legacy-scraper-list-message = { $count ->
    [one] À partir d’ici, { $count } robot du passé est nommé.
   *[other] À partir d’ici, { $count } robots du passé sont nommés.
  }
check-legacy-scraper-list-why = De telles listes passent d’un fichier à l’autre depuis les années 1990. Presque aucun de ces programmes n’est encore en service, et la plupart n’ont jamais lu de robots.txt.
check-legacy-scraper-list-do = Supprimer ces lignes si elles ne servent plus. Elles ne nuisent pas.
