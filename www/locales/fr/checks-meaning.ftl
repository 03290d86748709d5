# Constats sur ce que les règles signifient pour toutes les URL : pour chaque contrôle son nom, la phrase de la ligne, pourquoi c’est important, que faire.

check-rules-lost-to-truncation-title = Règles au-delà de 500 Kio
check-rules-lost-to-truncation-message = { $count ->
    [one] Google s’arrête avant cette règle : pour lui seul, { $url } est { $opened ->
        [yes] ouverte
       *[no] fermée
      }.
   *[other] Google s’arrête avant cette règle et en ignore { NUMBER($count) } en tout : pour lui seul, { $url } est { $opened ->
        [yes] ouverte
       *[no] fermée
      }.
  }
check-rules-lost-to-truncation-why = La RFC 9309 permet aux robots de s’arrêter après 500 Kio, et Google le fait. Les lectures qui vont jusqu’au bout décident autrement.
check-rules-lost-to-truncation-do = Raccourcir le fichier : supprimer les règles qui n’apportent rien, en réunir d’autres avec `*`. Placer en haut les règles les plus importantes.

check-managed-block-title = Bloc géré par Cloudflare
check-managed-block-message = { $count ->
    [0] Cloudflare ajoute ces { NUMBER($lines) } lignes. Elles ne changent aucun verdict.
    [one] Cloudflare ajoute ces { NUMBER($lines) } lignes. Elles changent des verdicts pour { NUMBER($count) } robot : { $agents }.
   *[other] Cloudflare ajoute ces { NUMBER($lines) } lignes. Elles changent des verdicts pour { NUMBER($count) } robots, dont { $agents }.
  }
check-managed-block-why = Ces lignes ne figurent pas dans le fichier du serveur, mais leurs règles comptent comme les autres. Elles peuvent aussi donner à un robot son propre groupe : il ne suit alors plus `*`.
check-managed-block-do = Laisser le bloc si ces robots doivent rester dehors. Il s’active et se désactive dans les réglages de Cloudflare, pas dans ce fichier.

check-named-group-drops-star-rules-title = Groupe sans les règles de `*`
check-named-group-drops-star-rules-message = { $count ->
    [one] { $agent } ne suit pas { NUMBER($count) } règle du groupe `*`.
   *[other] { $agent } ne suit pas { NUMBER($count) } règles du groupe `*`.
  }{ $others ->
    [0] {""}
    [one] {" "}L’autre robot de son groupe non plus.
   *[other] {" "}Les { NUMBER($others) } autres robots de son groupe non plus.
  }
check-named-group-drops-star-rules-why = Un robot qui a son propre groupe ne tient aucun compte de `*`. Les règles suivantes ne s’appliquent donc pas à lui, ce qui lui ouvre des URL : { $rules }.
check-named-group-drops-star-rules-do = Copier ces règles dans le groupe de { $agent } si elles le visent aussi. Sinon, laisser le groupe tel quel.

check-named-group-identical-to-star-title = Groupe qui dit la même chose que `*`
check-named-group-identical-to-star-message = Le groupe de { $agent } autorise et interdit les mêmes URL que `*`.{ $others ->
    [0] {""}
    [one] {" "}Il en va de même pour l’autre robot qu’il nomme.
   *[other] {" "}Il en va de même pour les { NUMBER($others) } autres robots qu’il nomme.
  }
check-named-group-identical-to-star-why = Les deux s’accordent sur chaque URL. Un robot sans groupe propre suit `*` : rien ne change donc sans ce groupe, tant que personne ne modifie l’un sans l’autre.
check-named-group-identical-to-star-do = Supprimer le groupe, ou le garder si le robot doit recevoir plus tard ses propres règles.

check-prefix-overreach-title = Chemin qui s’arrête au milieu d’un mot
check-prefix-overreach-message = { $pattern } ferme aussi { $sibling }.{ $others ->
    [0] {""}
    [one] {" "}Il en va de même pour { NUMBER($others) } autre règle.
   *[other] {" "}Il en va de même pour { NUMBER($others) } autres règles.
  }
check-prefix-overreach-why = Un chemin ferme tout ce qui commence par lui, y compris les mots plus longs. Le fichier nomme { $sibling } à part : { $pattern } devait sans doute fermer moins.
check-prefix-overreach-do = Terminer le chemin par `/` pour fermer un dossier, ou par `$` pour fermer cette seule page. Ne rien changer si les deux doivent être fermés.

check-allow-disallow-tie-title = À la fois autorisé et interdit
check-allow-disallow-tie-message = { $pattern } est interdit ici et autorisé par { $winner }, de même longueur. `Allow` l’emporte : cette règle ne compte jamais.
check-allow-disallow-tie-why = La règle la plus longue décide et, à longueur égale, la règle `Allow`. L’ordre des lignes n’y change rien.
check-allow-disallow-tie-do = Supprimer cette règle si les URL doivent être ouvertes, l’autre si elles doivent être fermées.

check-duplicate-rule-title = Règle déjà présente
check-duplicate-rule-message = La même règle pour { $pattern } figure déjà plus haut.
check-duplicate-rule-why = Pour les robots, les deux n’en font qu’une, même si l’une est écrite avec des échappements comme `%7E` et l’autre sans.
check-duplicate-rule-do = Supprimer l’une des deux.

check-redundant-rule-title = Règle qui n’apporte rien
check-redundant-rule-message = { $cover } fait déjà le travail de cette règle.
check-redundant-rule-why = Sans elle, chaque URL reçoit le même verdict. Elle ne nuit pas, mais modifier { $cover } seule pourra avoir moins d’effet que prévu.
check-redundant-rule-do = Supprimer la règle, ou la garder comme aide-mémoire.

check-overridden-rule-title = Règle qui ne compte jamais
check-overridden-rule-message = { $pattern } ne décide jamais : { $directive } { $winner } l’emporte sur chaque URL.
check-overridden-rule-why = La règle qui a le plus d’octets décide, et un `*` compte pour un octet. Tout ce à quoi cette règle correspond, { $winner } y correspond aussi, en plus long.
check-overridden-rule-do = Rendre cette règle plus longue que { $winner }, par exemple avec un `*` à la fin. La supprimer si { $winner } doit l’emporter.

check-first-match-order-dependence-title = Ordre qui compte pour d’anciens robots
check-first-match-order-dependence-message = Les robots qui retiennent la première règle correspondante s’arrêtent à { $first } et n’arrivent jamais à { $winner }.
check-first-match-order-dependence-why = Selon la RFC 9309, la règle la plus longue décide, quel que soit l’ordre. Les analyseurs plus anciens vont de haut en bas et retiennent la première qui correspond : leur réponse est autre.
check-first-match-order-dependence-do = Placer les règles longues au-dessus des courtes. Rien ne change pour les robots qui suivent la RFC.

check-blocks-home-only-title = Seule la page d’accueil est fermée
check-blocks-home-only-message = { $pattern } ferme la page d’accueil, et elle seule.
check-blocks-home-only-why = Le `$` marque la fin du chemin : seul `/` correspond. Le reste du site n’est pas touché par cette règle.
check-blocks-home-only-do = Écrire `/` si tout le site doit être fermé. Ne rien changer si seule la page d’accueil doit l’être.

check-blocks-whole-site-title = Site entier fermé
check-blocks-whole-site-message = { $pattern } ferme le site entier aux robots de ce groupe.
check-blocks-whole-site-why = Toutes les URL sont fermées. Les moteurs de recherche qui suivent la règle ne lisent plus aucune page, même s’ils peuvent encore afficher des adresses.
check-blocks-whole-site-do = Supprimer la règle si elle vient d’un serveur de test. La garder si ces robots doivent rester dehors.

check-blocks-all-queries-title = Toutes les URL avec paramètres sont fermées
check-blocks-all-queries-message = { $pattern } ferme toutes les URL qui contiennent un `?`.
check-blocks-all-queries-why = Cela comprend les pages suivantes des listes, les résultats de recherche et les liens avec un paramètre de campagne. Les liens de ces pages ne sont pas suivis.
check-blocks-all-queries-do = Nommer les paramètres à fermer, comme dans `/*?sort=`, ou autoriser ceux qui sont utiles.

check-blocks-images-title = Images fermées
check-blocks-images-message = Cette règle ferme toutes les images d’un dossier ou d’un type.
check-blocks-images-why = La recherche d’images ne peut pas montrer ce qu’elle n’a pas le droit de récupérer, et le rendu des pages se fait sans ces images.
check-blocks-images-do = Supprimer la règle si les images doivent être trouvées. Sinon, la garder.

check-self-block-robots-title = `/robots.txt` fermé par une règle
check-self-block-robots-message = { $pattern } correspond aussi à `/robots.txt`. Selon la RFC 9309, ce fichier est toujours ouvert, mais certains analyseurs le considèrent comme fermé.
check-self-block-robots-why = Les robots récupèrent quand même le fichier. Les outils qui vérifient une liste d’URL peuvent le signaler comme bloqué.
check-self-block-robots-do = Ajouter `Allow: /robots.txt$`, ou restreindre la règle.

check-blocks-well-known-title = `/.well-known/` fermé
check-blocks-well-known-message = { $pattern } ferme tout ce qui se trouve sous `/.well-known/`.
check-blocks-well-known-why = D’autres protocoles y déposent leurs fichiers : liens vers des applications, contacts de sécurité, conditions lisibles par des machines. Les robots qui les cherchent n’ont pas le droit de les récupérer.
check-blocks-well-known-do = Autoriser `/.well-known/`, ou ne fermer que les fichiers qui doivent rester à l’écart.

check-blocks-rendering-assets-title = Feuilles de style ou scripts fermés
check-blocks-rendering-assets-message = Cette règle ferme toutes les feuilles de style ou tous les scripts du site.
check-blocks-rendering-assets-why = Les moteurs de recherche effectuent le rendu des pages. Sans ces fichiers, ils voient une page qui semble cassée ou à laquelle il manque ce que les scripts y ajoutent.
check-blocks-rendering-assets-do = Supprimer la règle, ou autoriser les dossiers dont les pages ont besoin.

check-sitemap-disallowed-title = Sitemap fermé par une règle
check-sitemap-disallowed-message = { $pattern } ferme ce sitemap aux robots du groupe `*`.
check-sitemap-disallowed-why = Le fichier indique le sitemap et interdit de le récupérer. Les robots qui suivent la règle ne le lisent jamais.
check-sitemap-disallowed-do = Ajouter une règle `Allow` pour le sitemap, ou restreindre { $pattern }.
