# Analyse, Groupes : ce que chaque règle signifie pour toutes les URL.

judge-all = Examiner chaque règle
judge-all-why = Pour chaque règle, une URL pour laquelle elle décide, ou pourquoi il n’y en a pas.
judge-progress = { $total ->
    [0] Examen…
   *[other] { $done } règles sur { $total }
  }
judge-stop = Arrêter
reader-not-supported = Pour cette lecture, Robotscope ne peut pas passer en revue toutes les URL. Testez des URL une à une, ou choisissez une autre lecture.
judge-done = { $dead ->
    [0] Toutes les règles sont examinées : chacune décide pour au moins une URL.
    [one] Toutes les règles sont examinées : { $dead } ne décide jamais.
   *[other] Toutes les règles sont examinées : { $dead } ne décident jamais.
  }
judge-done-open = { $dead ->
    [one] { $dead } règle ne décide jamais
   *[other] { $dead } règles ne décident jamais
  } ; non tranché pour { $open ->
    [one] { $open } règle.
   *[other] { $open } règles.
  }
judge-test = Tester une URL
judge-test-label = Tester une URL pour la ligne { $line }
judge-ended = Arrêté avant que toutes les règles soient examinées.

life-decides = Décide, par exemple pour { $url }
life-decides-for-nothing = Décide, mais la retirer ne change aucun verdict
life-redundant = { $count ->
    [one] Ne décide jamais : partout où elle correspond, la { $lines } décide de même
   *[other] Ne décide jamais : partout où elle correspond, les { $lines } décident de même
  }
life-overridden = { $count ->
    [one] Ne décide jamais : partout où elle correspond, la { $lines } l’emporte
   *[other] Ne décide jamais : partout où elle correspond, les { $lines } l’emportent
  }
life-redundant-and-overridden = Ne décide jamais : partout où elle correspond, d’autres l’emportent ({ $lines })
life-robots-txt = Ne décide jamais : l’accès à `/robots.txt` lui-même est toujours autorisé
life-no-url = Aucune URL ne peut y correspondre
life-unusable = Ne correspond jamais : les robots ne peuvent pas utiliser ce motif
life-empty = Vide : n’interdit rien
life-not-proven = Non tranché
life-lines = { $count ->
    [one] ligne { $lines }
   *[other] lignes { $lines }
  }

fact-whole-site = Le site entier est fermé
fact-all-but-home = Seule la page d’accueil est ouverte
fact-queries = Toute URL avec paramètres est fermée
fact-style-sheets = Toute feuille de style est fermée
fact-scripts = Tout script est fermé
fact-images = Toute image { $url } est fermée
fact-well-known = Tout ce qui est sous `/.well-known/` est fermé
fact-sitemap = Le sitemap { $url } est fermé
fact-test = Tester { $url }
order-matters = Les lectures qui s’arrêtent à la première règle correspondante décident autrement, par exemple pour { $url } : d’après la ligne { $order }, et non d’après la ligne { $length }.
judge-for = Pour { $names } :

removable = { $count ->
    [one] Sans cette ligne, chaque URL reçoit le même verdict, pour tous les robots de ce groupe : c’est prouvé.
   *[other] Sans ces { $count } lignes, chaque URL reçoit le même verdict, pour tous les robots de ce groupe : c’est prouvé.
  }
removable-lines = { $count ->
    [one] Ligne
   *[other] Lignes
  }
removable-emptied = Ce sont toutes les règles de ce groupe. Laissez-en une : des lignes `User-agent` sans règle rejoignent le groupe suivant.
removable-shared = Certaines de ces lignes s’adressent aussi à des robots hors de ce groupe. Pour eux, voyez ce qui est dit de leur propre groupe.
removable-open = Les lignes qui peuvent être retirées ensemble n’ont pas pu être déterminées : les règles sont trop nombreuses ou trop complexes.
