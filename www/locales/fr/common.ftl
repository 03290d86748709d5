# Robotscope, français : ce que toutes les vues partagent. Les noms cités sont entre `accents graves` ; $line et $at sont des liens.
# Mots : voir le vocabulaire. Une règle est une ligne Allow ou Disallow. Un contrôle donne un constat.
# Typographie : espace fine insécable devant ; ! ? et insécable devant : et entre un nombre et son nom.

language-name = Français
language-label = Langue

app-name = Robotscope
page-title = Robotscope : lire un robots.txt comme le font les robots
page-description = Collez un robots.txt, indiquez un robot et une URL : voici la réponse, la ligne qui décide et chaque règle écartée. Tout se passe dans votre navigateur, rien n’est envoyé.
skip = Aller au contenu
nav-label = Vues
view-inspect = Analyse
view-inspect-title = Analyse d’un robots.txt
view-trace = Trace complète
view-compare = Comparaison
view-outages = Pannes
view-selftest = Autotest
theme-dark = Thème sombre
back-label = Retour
title-trace = Pourquoi : trace complète · Robotscope
title-compare = Comparaison · Robotscope
title-outages = Comment le fichier a-t-il été servi ? · Robotscope
title-selftest = Autotest · Robotscope

foot-promise = Votre fichier reste dans ce navigateur. Une fois chargée, la page ne demande plus rien au réseau, sauf les textes d’une autre langue si vous en choisissez une.
foot-keyboard = Clavier
foot-method = Comment un verdict est établi

line-at-start = Ligne { $line }
line-within = ligne { $line }
    .within = ligne { $line }
    .number = { $line }
col-line = Ligne

verdict-allowed = Autorisé
verdict-disallowed = Interdit
verdict-none = Pas encore de question
verdict-not-governed = Non concerné
verdict-no-answer = Pas de réponse
verdict-no-engine = Pas de moteur
verdict-loading = Préparation…
verdict-loading-reason = Vous pouvez déjà coller ou saisir du texte. Les réponses s’affichent dès que le moteur est chargé.
verdict-no-engine-reason = Cette page lit les robots.txt avec WebAssembly, qui est désactivé ou absent ici, à moins que les fichiers de la page ne soient pas arrivés. Votre texte reste tel quel.
verdict-stopped-reason = Le moteur s’est arrêté sur ce texte. Relancez-le ci-dessus, ou enregistrez le fichier.
verdict-empty-file = Un fichier vide n’interdit rien.
verdict-old = Antérieur à la dernière modification.
verdict-anyway = D’après ce seul fichier :

severity-error = Erreur
severity-warning = Avertissement
severity-note = Remarque

toast-undo = Annuler
toast-close = Fermer ce message
toast-label = Messages
toast-replaced = Remplacé par { $name }.
toast-pasted = Remplacé.
toast-response = Réponse HTTP reconnue, statut { $status } : son corps est devenu le fichier, ses en-têtes sont sous Pannes.
toast-inserted = Collé dans le fichier.
toast-undone = Le fichier précédent est rétabli.
toast-line-added = Ligne { $line } ajoutée.
toast-cleared = Vidé.
toast-select-mine = L’exemple est sélectionné : collez maintenant, votre fichier le remplacera.
toast-copied = Copié.
toast-not-copied = Le navigateur n’a pas permis la copie.
toast-several = Un seul fichier à la fois : { $name } a été ouvert.
toast-unreadable = Impossible de lire { $name }.
toast-no-language = Les textes dans cette langue ne sont pas arrivés. La page reste telle quelle.

announce-errors = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
  }
announce-warnings = { $count ->
    [one] { $count } avertissement
   *[other] { $count } avertissements
  }
announce-notes = { $count ->
    [one] { $count } remarque
   *[other] { $count } remarques
  }
announce-no-findings = Aucun constat.
