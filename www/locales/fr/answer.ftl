# Ce que répond le moteur, par ses codes : raisons, groupes, étapes, issues, indications, lignes non lues.

reason-longest-match = C’est la { FORM($line, "within") } qui décide : { $rule }. { $matching ->
    [1] C’est la seule règle qui correspond à l’URL.
    [2] Avec { $octets ->
        [one] { $octets } octet
       *[other] { $octets } octets
      }, cette règle est la plus longue des 2 qui correspondent à l’URL.
   *[other] Avec { $octets ->
        [one] { $octets } octet
       *[other] { $octets } octets
      }, cette règle est la plus longue des { $matching } qui correspondent à l’URL.
  }
reason-allow-wins-tie = Les règles des lignes { FORM($line, "number") } et { FORM($other, "number") } sont de même longueur. `Allow` l’emporte.
reason-first-match = C’est la { FORM($line, "within") } qui décide : { $rule }. Cette lecture retient la première règle qui correspond.
reason-no-rule-matched = { $rules ->
    [one] La seule règle pour { $agent } ne correspond pas à l’URL : elle est donc autorisée.
   *[other] Aucune des { $rules } règles pour { $agent } ne correspond à l’URL : elle est donc autorisée.
  }
reason-empty-group = Le groupe de { $agent } ne contient aucune règle avec un chemin : toutes les URL sont donc autorisées.
reason-no-group = Aucun groupe ne nomme { $agent }, et il n’y en a pas pour `*`. Rien n’est interdit.
reason-star-does-not-bind = { $agent } ne suit pas le groupe `*`, comme l’indique son exploitant, et aucun groupe ne le nomme. Rien n’est interdit.
reason-robots-txt-itself = L’accès à `/robots.txt` lui-même est toujours autorisé.

why-group-named = { $count ->
    [one] La ligne { $ranges } nomme { $agent } : aucun autre groupe ne s’applique donc, pas même `*`.
   *[other] Les lignes { $ranges } nomment { $agent } : aucun autre groupe ne s’applique donc, pas même `*`.
  }
why-group-star = { $count ->
    [one] Aucun groupe ne nomme { $agent } : le groupe `*` de la ligne { $ranges } s’applique donc.
   *[other] Aucun groupe ne nomme { $agent } : le groupe `*` des lignes { $ranges } s’applique donc.
  }
why-group-none = Aucun groupe ne s’applique à { $agent }.
why-address-unchanged = comparée telle quelle

crawl-delay-honoured = { $seconds ->
    [one] La ligne { $line } demande une pause de { $seconds } seconde entre deux visites. La norme laisse chaque robot libre d’en tenir compte.
   *[other] La ligne { $line } demande une pause de { $seconds } secondes entre deux visites. La norme laisse chaque robot libre d’en tenir compte.
  }
crawl-delay-ignored = { $seconds ->
    [one] La ligne { $line } demande une pause de { $seconds } seconde entre deux visites. Cette lecture n’en tient pas compte.
   *[other] La ligne { $line } demande une pause de { $seconds } secondes entre deux visites. Cette lecture n’en tient pas compte.
  }

step-trimmed = Espaces aux extrémités retirées
step-trimmed-short = espaces aux extrémités retirées
step-header-name-dropped = Nom d’en-tête retiré
step-links-removed = Liens mis de côté
step-names-read = Noms lus
step-controls-removed = Tabulations et fins de ligne retirées
step-controls-removed-short = tabulations et fins de ligne retirées
step-read-as-host = Lue comme un hôte et un chemin
step-read-as-host-short = lue comme un hôte et un chemin
step-slash-prepended = Barre oblique ajoutée devant
step-slash-prepended-short = barre oblique ajoutée devant
step-origin-set-aside = Protocole, hôte et port mis de côté
step-origin-set-aside-short = hôte mis de côté
step-path-added = Chemin ajouté
step-path-added-short = chemin ajouté
step-fragment-dropped = Fragment retiré
step-fragment-dropped-short = fragment retiré
step-backslashes-turned = Barres obliques inversées remplacées
step-backslashes-turned-short = barres obliques inversées remplacées
step-dot-segments-resolved = Segments à points résolus
step-dot-segments-resolved-short = segments à points résolus
step-percent-encoded = Octets encodés en pourcent
step-percent-encoded-short = octets encodés en pourcent
step-hex-uppercased = Chiffres hexadécimaux mis en majuscules
step-hex-uppercased-short = chiffres hexadécimaux mis en majuscules
step-unreserved-decoded = Encodage inutile retiré
step-unreserved-decoded-short = encodage inutile retiré
step-lone-percent-encoded = Signe pour cent isolé encodé
step-lone-percent-encoded-short = signe pour cent isolé encodé
step-spelled-anew = Échappements décodés, puis réécrits
step-spelled-anew-short = échappements réécrits
step-parameters-cleaned = Paramètres cités par `Clean-param` retirés
step-parameters-cleaned-short = paramètres retirés
step-cut-at-nul = Coupée à l’octet NUL
step-cut-at-nul-short = coupée à l’octet NUL

outcome-decides-short = { $octets }, décide
outcome-shorter-short = { $octets }, plus courte
outcome-later-short = plus bas
outcome-lost-tie-short = { $octets }, battue à égalité
outcome-same-rank-short = { $octets }, aussi longue
outcome-not-matched-short = ne correspond pas
outcome-empty-short = vide
outcome-unusable-short = ne correspond jamais
outcome-decides = { $matching ->
    [1] Décide : seule à correspondre
   *[other] Décide : la plus longue à correspondre
  }
outcome-decides-first = Décide : la première à correspondre
outcome-shorter = { $fewer ->
    [one] Plus courte de { $fewer } octet que la { $at }
   *[other] Plus courte de { $fewer } octets que la { $at }
  }
outcome-later = Correspond, mais vient après la { $at } : cette lecture retient la première règle qui correspond
outcome-lost-tie = Aussi longue que la { $at }, mais `Allow` l’emporte
outcome-same-rank = Aussi longue que la { $at }, et dit la même chose
outcome-not-matched = Ne correspond pas
outcome-not-matched-start = Ne correspond pas : l’adresse ne commence pas par { $wanted }
outcome-not-matched-char = Ne correspond pas : après { $before }, la règle attend { $wanted }, mais l’adresse continue par { $got }
outcome-not-matched-end = Ne correspond pas : `$` veut que l’adresse finisse après { $before }, mais { $got } suit
outcome-not-matched-too-short = Ne correspond pas : après { $before }, la règle attend { $wanted }, mais l’adresse s’arrête
outcome-not-matched-gone = Ne correspond pas : après { $before }, l’adresse ne contient pas { $wanted }
outcome-empty = Une règle vide ne correspond à rien
outcome-unusable = Un chemin commence par `/` : cette règle ne correspond à rien

hint-agent-empty = Aucun robot n’est nommé. Indiquez un nom comme `Googlebot`, ou un en-tête user-agent complet.
hint-agent-not-a-token = { $agent } n’est pas un nom de robot pour lequel on puisse écrire une règle : un nom se compose de lettres, de `-` et de `_`. Ce qui en a été lu est indiqué ci-dessus.
hint-agent-generic = Seuls des mots de navigateur ont été trouvés. Tous les robots se présentent ainsi : indiquez le nom du robot lui-même.
hint-near-miss = { $value }, nommé à la { $at }, est presque identique, mais c’est un autre nom. Pour ce groupe, la réponse serait : { $decision ->
    [allow] autorisé
   *[disallow] interdit
  }.
hint-near-misses-omitted = { $count ->
    [one] { $count } autre groupe porte un nom presque identique.
   *[other] { $count } autres groupes portent des noms presque identiques.
  }
hint-substring-reading = Les robots qui cherchent le nom d’un groupe n’importe où dans le leur répondent autrement : { $decision ->
    [allow] autorisé
   *[disallow] interdit
  }{ $line ->
    [0] .
   *[other] , d’après la { $at }.
  }
hint-parent-group = Selon une ancienne page de Google, ce robot pouvait suivre le groupe de { $value }, à la { $at }, s’il n’avait pas le sien. La réponse de ce groupe serait : { $decision ->
    [allow] autorisé
   *[disallow] interdit
  }. La page actuelle de Google ne cite que son propre groupe.
hint-other-scheme = Ce fichier concerne { $origin }, et l’URL relève de { $url }, qui a son propre robots.txt : testez-la avec celui-là.
hint-other-host = Ce fichier concerne { $origin }. L’URL se trouve sur { $url }, qui a son propre robots.txt : testez-la avec celui-là.
hint-other-port = Ce fichier concerne le port { $origin }, et l’URL se trouve sur le port { $url }, qui a son propre robots.txt : testez-la avec celui-là.
hint-url-empty = Aucune URL n’est indiquée. Donnez une adresse comme `https://example.com/page`, ou un chemin comme `/page`.
hint-url-not-http = { $scheme } n’est pas une adresse web. Un robots.txt ne porte que sur `http` et `https` : indiquez une URL qui commence ainsi, ou un chemin qui commence par `/`.
hint-url-without-host = Cette URL ne nomme aucun hôte. Indiquez-la en entier, comme `https://example.com/page`, ou seulement son chemin, `/page`.
hint-read-as-host = Lue comme l’hôte { $host } suivi d’un chemin. Pour un chemin, commencez par `/`.
hint-slash-prepended = Un chemin commence par `/` : une barre oblique a été ajoutée devant.
hint-origin-unusable = { $origin } n’est pas une adresse d’où un fichier peut être servi : elle n’a pas été prise en compte. La forme attendue est `https://example.com`.
hint-beyond-limit = { $reader ->
    [yandex] Yandex considère ce fichier comme vide et n’en lit aucune règle : il dépasse 500 Kio.
   *[google] Google ne lit plus aucune règle à partir de la { $at }, qui se trouve au-delà des 500 premiers Kio.
  }

ignored-no-separator = Il n’y a pas de deux-points entre un champ et sa valeur.
ignored-no-field = Il n’y a rien devant le deux-points.
ignored-rule-outside-group = Aucune ligne `User-agent` ne précède cette règle : elle ne s’adresse à aucun robot.
ignored-beyond-limit = { $reader ->
    [yandex] Le fichier dépasse 500 Kio : Yandex le considère comme vide et n’en lit aucune ligne.
   *[google] À partir d’ici, le fichier dépasse les 500 premiers Kio, et Google arrête sa lecture.
  }
ignored-group-forgotten = Cette lecture oublie les groupes sans règle : cette ligne ne compte donc pour aucun robot.
