# Les pages des contrôles. Un contrôle cherche quelque chose ; ce qu’il trouve est un constat.

checks-language = Français
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
checks-family-extensions = Sitemaps et autres lignes
checks-foot = Cette page se passe de script et n’envoie rien.
checks-languages = Cette page dans d’autres langues

check-page-title = { $title } · Contrôles · Robotscope
check-page-description = { $title } : ce que Robotscope cherche dans un fichier robots.txt, pourquoi c’est important et que faire.
check-page-all = Tous les contrôles
check-page-why = Pourquoi c’est important
check-page-do = Que faire
check-page-fix = Robotscope peut faire cette modification pour vous.
check-page-who = Qui est concerné
check-page-example = Exemple
check-page-fires = Constat ici
check-page-silent = Aucun constat
check-page-try = Essayer cet exemple

concerned-all = Tous les robots et toutes les lectures.
concerned-star = Les robots qui suivent le groupe `*`
concerned-python = `urllib.robotparser` de Python

try-unknown = Cette page ne connaît aucun contrôle { $name }.
