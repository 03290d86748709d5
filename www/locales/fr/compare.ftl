# La vue Comparaison : deux versions d’un fichier, selon ce qui change pour les robots.
# Une URL est ouverte ou fermée quand son verdict change.

compare-title = Ce qui change pour les robots
compare-intro = Deux versions, comparées d’après leurs effets. Chaque changement est accompagné d’une URL qui le prouve.
compare-before = Avant
compare-after = Après
compare-about-opened = { $name }, tel qu’il a été ouvert
compare-about-own = { $name }
compare-about-file = le fichier de la vue Analyse
compare-open-label = Ouvrir la version d’avant depuis cet appareil
compare-use = Prendre le fichier actuel
compare-use-long = Prendre le fichier actuel comme version d’avant
compare-placeholder = Coller ou déposer la version d’avant
compare-inspect = Analyser ce fichier
compare-line = Ligne { $line } : { $text }
compare-long = Cette version est trop longue pour être modifiée ici. Elle est comparée en entier.
compare-no-before = Rien à comparer pour l’instant : collez, ouvrez ou déposez la version d’avant, ou prenez le fichier actuel et modifiez-le ensuite.
compare-waiting = Comparaison…
compare-progress = Comparaison : { $done } règles sur { $total }
compare-stop = Arrêter
compare-stopped = Arrêté avant que toutes les règles soient comparées. Ce qui est affiché reste valable, mais d’autres changements sont possibles.
compare-again = Tout comparer

compare-closed = { $count ->
    [one] zone fermée
   *[other] zones fermées
  }
compare-opened = { $count ->
    [one] zone ouverte
   *[other] zones ouvertes
  }
compare-crawlers = { $count ->
    [one] robot concerné
   *[other] robots concernés
  }
# Après le nombre de robots qu’une version nomme.
compare-crawlers-others = { $count ->
    [one] robot nommé concerné, ainsi que tous ceux qui ne sont pas nommés
   *[other] robots nommés concernés, ainsi que tous ceux qui ne sont pas nommés
  }
compare-records = { $count ->
    [one] autre directive modifiée
   *[other] autres directives modifiées
  }
compare-at-least = au moins { $count }

compare-by-effect = Par effet
compare-read-by = Lecture : { $reader }
compare-table = Changements par effet
compare-change = Changement
compare-url = Exemple d’URL
compare-test = Tester
compare-all = Afficher toutes les paires
compare-word-opened = Ouvert
compare-word-closed = Fermé
compare-no-rule = aucune règle
compare-others = Tous les robots qu’aucune version ne nomme
compare-others-too = et tous les robots qu’aucune version ne nomme
compare-sets-cut = { $count ->
    [one] Et { $count } autre ensemble de robots, non affiché.
   *[other] Et { $count } autres ensembles de robots, non affichés.
  }
compare-equal = Rien ne change pour aucune URL : c’est prouvé.
compare-open = { $count ->
    [one] Non tranché pour { $count } règle modifiée : on ne sait pas si elle ouvre ou ferme davantage.
   *[other] Non tranché pour { $count } règles modifiées : on ne sait pas si elles ouvrent ou ferment davantage.
  }

compare-announce = { $closed ->
    [one] { $closed } zone fermée
   *[other] { $closed } zones fermées
  }, { $opened ->
    [one] { $opened } zone ouverte.
   *[other] { $opened } zones ouvertes.
  }

compare-beside = En dehors des règles
compare-named = Noms ajoutés : { $names }.
compare-unnamed = Noms retirés : { $names }.
compare-records-head = Sitemaps et autres directives
compare-record = Directive
compare-came = Ajout
compare-went = Retrait
compare-nothing-beside = Aucun nom de robot n’est ajouté ni retiré, et aucune autre directive n’a changé.

# Les deux textes ligne par ligne.
lines-title = Ligne par ligne
lines-why = Chaque ligne retirée ou ajoutée.
lines-waiting = Comparaison…
lines-counts = lignes retirées : { $gone }, ajoutées : { $added }
lines-same = Aucune ligne ne diffère. Les fins de ligne ne sont pas comparées ici.
lines-too-long = Non affiché : ensemble, les deux versions comptent plus de { $most } lignes. Ce qui change pour les robots est tout de même indiqué ci-dessus.
lines-too-different = Non affiché : plus de { $most } lignes diffèrent. Ce qui change pour les robots est tout de même indiqué ci-dessus.
lines-table = Changements ligne par ligne
lines-text = Texte
lines-alike = { $count ->
    [one] { $count } ligne identique
   *[other] { $count } lignes identiques
  }
lines-closes = ferme { $count }
lines-opens = ouvre { $count }
