# Corrections des constats : ce que disent leurs boutons, ce qu’une correction change, toutes les corrections sûres à la fois.
# Une correction sûre ne change aucun verdict selon la RFC 9309. $label est un texte de bouton entier, $text est cité du fichier.

findings-omitted-kind = { $count ->
    [one] Et { $count } autre du même genre : { $title }
   *[other] Et { $count } autres du même genre : { $title }
  }
findings-more-places = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
  }

card-witness = Une URL qui le prouve : { $url }
card-test = Tester
card-related = Lignes concernées
card-sources = Sources
card-read = lu en { $date }
card-check = Contrôle { $code } : { $title }
card-new-tab = (nouvel onglet)

fix-in-places = { $count ->
    [one] { $label } à { $count } endroit
   *[other] { $label } à { $count } endroits
  }
fix-remove = Supprimer { $text }
fix-remove-part = Supprimer ce passage
fix-remove-lines = { $count ->
    [one] Supprimer la ligne
   *[other] Supprimer { $count } lignes
  }
fix-add = Ajouter { $text }
fix-add-part = Ajouter ce qui manque
fix-add-space = Insérer une espace
fix-add-lines = { $count ->
    [one] Ajouter une ligne
   *[other] Ajouter { $count } lignes
  }
fix-comment = { $count ->
    [one] Mettre la ligne en commentaire
   *[other] Mettre { $count } lignes en commentaire
  }
fix-write = Écrire { $text }
fix-replace-part = Réécrire ce passage
fix-replace-lines = { $count ->
    [one] Réécrire la ligne
   *[other] Réécrire { $count } lignes
  }
fix-line-ends = Uniformiser les fins de ligne
fix-move = { $count ->
    [one] Déplacer la ligne
   *[other] Déplacer { $count } lignes
  }
fix-file = Réécrire le fichier

check-html-instead-of-text-fix = Remplacer par un fichier qui autorise tout
check-missing-colon-fix = Ajouter le deux-points
check-directive-typo-accepted-fix = Écrire { $directive }
check-directive-typo-rejected-fix = Écrire { $directive }
check-prefix-key-accepted-by-google-fix = Écrire { $directive }
check-hash-in-path-fix = Insérer une espace avant `#`
check-rule-before-user-agent-fix = Ajouter `User-agent: *` au-dessus
check-named-group-drops-star-rules-fix = { $count ->
    [one] Copier la règle ici
   *[other] Copier les { $count } règles ici
  }
check-path-without-slash-fix = Ajouter la barre oblique
check-duplicate-group-fix = Réunir les groupes
check-ua-list-in-one-line-fix = Mettre chaque nom sur sa ligne
check-path-list-in-one-line-fix = Mettre chaque chemin sur sa ligne
check-malformed-percent-fix = Écrire `%25`
check-lowercase-percent-hex-fix = Mettre les chiffres en majuscules
check-double-slash-path-fix = Supprimer la barre en trop
check-star-shares-group-with-named-fix = Séparer les groupes
check-sitemap-relative-fix = Ajouter l’hôte

fix-is-safe = Cette correction est sûre : selon la RFC 9309, aucun verdict ne change.
fix-asks = Cette correction change des verdicts : les changements sont d’abord montrés.
fix-mends = { $count ->
    [one] Elle corrige { $count } endroit.
   *[other] Elle corrige les { $count } endroits.
  }
fix-changes = Ce que change cette correction
fix-others-stay = Rien ne change pour les autres robots.
fix-leave = Laisser tel quel

fix-made = Corrigé.
fix-told = Corrigé. { $left ->
    [0] Il ne reste aucun constat.
    [one] Il reste { $left } constat.
   *[other] Il reste { $left } constats.
  } { $changed ->
    [0] Aucune réponse n’a changé.
    [one] { $changed } réponse a changé.
   *[other] { $changed } réponses ont changé.
  }
fix-told-least = Corrigé. { $left ->
    [0] Il ne reste aucun constat.
    [one] Il reste { $left } constat.
   *[other] Il reste { $left } constats.
  } { $changed ->
    [one] Au moins { $changed } réponse a changé.
   *[other] Au moins { $changed } réponses ont changé.
  }
fix-told-safe = Corrigé. { $left ->
    [0] Il ne reste aucun constat.
    [one] Il reste { $left } constat.
   *[other] Il reste { $left } constats.
  } Selon la RFC 9309, aucune réponse n’a changé.

safe-open = { $count ->
    [one] Appliquer { $count } correction sûre
   *[other] Appliquer { $count } corrections sûres
  }
safe-open-all = Appliquer toutes les corrections sûres
safe-waiting = Recherche des corrections sûres…
safe-title = { $count ->
    [0] Il ne reste aucune correction sûre
    [one] Une correction sûre pour { $count } endroit
   *[other] Des corrections sûres pour { $count } endroits
  }
safe-places = { $count ->
    [one] { $count } endroit
   *[other] { $count } endroits
  }
safe-changes-nothing = Selon la RFC 9309, aucun verdict ne change : comparaison faite sur toutes les URL.
safe-apply = { $count ->
    [one] Corriger cet endroit
   *[other] Corriger ces { $count } endroits
  }
safe-done = { $count ->
    [one] { $count } endroit est corrigé
   *[other] { $count } endroits sont corrigés
  }
safe-changed-nothing = Selon la RFC 9309, aucun verdict n’a changé : comparaison faite sur toutes les URL. Le reste du fichier est inchangé, octet pour octet.
safe-close = Fermer
