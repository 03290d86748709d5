# La vue Trace complète.

trace-title-allowed = Pourquoi cette URL est-elle autorisée ?
trace-title-disallowed = Pourquoi cette URL est-elle interdite ?
trace-title-none = Pourquoi ?
trace-ask = Question et réponse
trace-who = Qui demande
trace-who-token = Le nom { $agent } a été saisi et est comparé tel quel, sans tenir compte de la casse.
trace-who-one = Le texte nomme un seul robot, { $agent }. Tout le reste est mis de côté.
trace-who-several = { $count ->
    [one] Le texte nomme { $count } robot : { $names }.
   *[other] Le texte nomme { $count } robots : { $names }. Ils sont essayés dans cet ordre.
  }
trace-who-generic = Le texte ne contient que des mots de navigateur : { $names }.
trace-who-none = Aucun nom de robot n’a pu être lu dans le texte.
trace-group = Quel groupe
trace-group-head = Groupe
trace-group-lines = Lignes
trace-group-used = Suivi
trace-group-because = Raison
trace-yes = Oui
trace-no = Non
trace-because-named = Même nom, sans tenir compte de la casse.
trace-because-star = Aucun groupe ne nomme ce robot : celui de tous les autres s’applique.
trace-because-star-unused = { $rules ->
    [one] Seulement pour les robots sans groupe propre. Règle non ajoutée : { $rules }.
   *[other] Seulement pour les robots sans groupe propre. Ses { $rules } règles ne sont pas ajoutées.
  }
trace-because-star-not-binding = Ce robot ne suit pas le groupe `*`.
trace-because-no-name = Sa ligne `User-agent` ne nomme aucun robot.
trace-because-other = Un autre robot.
trace-no-groups = Le fichier n’a pas de groupe : aucune ligne ne nomme de robot.
trace-compared = Ce qui est comparé
trace-step = Étape
trace-address = Adresse
trace-rfc = RFC
trace-typed = Telle que saisie
trace-result = Comparée
trace-rule = Quelle règle
trace-rule-how-longest-pattern = La règle la plus longue d’abord. L’ordre des lignes ne compte pas.
trace-rule-how-longest-match = La règle qui couvre la plus grande part de l’adresse d’abord. L’ordre des lignes ne joue aucun rôle.
trace-rule-how-first-in-the-file = Dans l’ordre du fichier : la première règle qui correspond décide.
trace-reader = Lecture
trace-reader-answer = Réponse
trace-reader-why = Ce qu’elle fait autrement
trace-reader-how = D’où nous le savons
trace-reader-agrees = Rien qui compte ici.
trace-nothing = Indiquez un robot et une URL : chaque étape de la réponse est montrée ici.
