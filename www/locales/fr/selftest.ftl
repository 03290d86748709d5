# La vue Autotest.

selftest-intro = Le moteur qui vous répond est confronté à des cas tirés de la RFC 9309 et de ce que publie Google, et chaque contrôle à ses exemples, dans cet onglet, sans rien envoyer.
selftest-before = { $cases ->
    [0] Les cas accompagnent la page. Un clic les lance tous et montre ce qui était attendu et ce que le moteur a répondu.
    [one] { $cases } cas accompagne la page. Un clic le lance et montre ce qui était attendu et ce que le moteur a répondu.
   *[other] { $cases } cas accompagnent la page. Un clic les lance tous et montre ce qui était attendu et ce que le moteur a répondu.
  }
selftest-run = Lancer l’autotest
selftest-again = Relancer
selftest-running = En cours…
selftest-passed = { $passed ->
    [one] { $passed } cas réussi sur { $total }
   *[other] { $passed } cas réussis sur { $total }
  }
selftest-failed = { $failed ->
    [one] { $failed } cas en échec sur { $total }
   *[other] { $failed } cas en échec sur { $total }
  }
selftest-meta = en { $milliseconds } ms · moteur { $version }
selftest-topics = Sujets
selftest-of = { $passed } sur { $total }
selftest-key = Légende
selftest-key-passed = Réussi
selftest-key-ambiguous = Réussi ; la RFC laisse le choix, notre lecture est expliquée
selftest-key-failed = Échoué
selftest-cases = { $count ->
    [one] { $count } cas
   *[other] { $count } cas
  }
selftest-show-all = Tout afficher ({ $count })
selftest-table = Cas
selftest-col-result = Résultat
selftest-col-title = Ce qu’il montre, sa source et la lecture
selftest-col-expected = Attendu et obtenu
selftest-col-line = Ligne
selftest-col-section = Section
selftest-pass = Réussi
selftest-fail = Échoué
selftest-got = obtenu
selftest-expected = attendu
selftest-announce = { $passed ->
    [one] Autotest : { $passed } cas réussi sur { $total }.
   *[other] Autotest : { $passed } cas réussis sur { $total }.
  }
topic-groups = Groupes et noms
topic-agents = User agents saisis
topic-matching = Règle la plus longue et égalités
topic-wildcards = Caractères génériques et marque de fin
topic-encoding = Encodage en pourcent
topic-urls = Adresses
topic-syntax = Syntaxe des lignes
topic-rfc-examples = Les exemples de la RFC
topic-index-html = La règle index.html de Google
topic-google = La lecture de Google
topic-readers = Là où les lectures diffèrent
topic-trace = Le récit d’un verdict
topic-parse = Ce que contient un fichier
topic-fetch = Comment le fichier a été servi
topic-checks = Les contrôles et leurs exemples
selftest-fires = Le signale
selftest-silent = Reste silencieux
