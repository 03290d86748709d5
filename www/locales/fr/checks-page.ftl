# Les pages des contrôles. Un contrôle cherche quelque chose ; ce qu’il trouve est un constat.

checks-title = Contrôles
checks-page-title = Contrôles · Robotscope
checks-heading = Ce que nous cherchons
checks-intro = { $count ->
    [one] { $count } contrôle, avec sa raison, les robots concernés, un exemple et ses sources.
   *[other] { $count } contrôles, chacun avec sa raison, les robots concernés, un exemple et ses sources.
  }
checks-family-file = Le fichier et son encodage
checks-family-syntax = L’écriture des lignes
checks-family-groups = Groupes et robots
checks-family-paths = Chemins et règles
checks-family-extensions = Sitemaps et autres directives
checks-foot = Cette page se passe de script et n’envoie rien.
checks-languages = Cette page dans d’autres langues

checks-about-title = { $title } · Contrôles · Robotscope
checks-about-description = { $title } : ce que Robotscope cherche dans un fichier robots.txt, pourquoi c’est important et que faire.
checks-about-all = Tous les contrôles
checks-about-why = Pourquoi c’est important
checks-about-do = Que faire
checks-about-fix = Robotscope peut faire cette modification pour vous.
checks-about-who = Qui est concerné
checks-about-example = Exemple
checks-about-fires = Constat ici
checks-about-silent = Aucun constat
checks-about-try = Essayer cet exemple

concerned-all = Tous les robots et toutes les lectures.
concerned-star = Les robots qui suivent le groupe `*`
concerned-python = `urllib.robotparser` de Python

try-unknown = Cette page ne connaît aucun contrôle { $name }.
