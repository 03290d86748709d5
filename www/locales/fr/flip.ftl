# La vue Analyse : ce qui inverse un verdict.

flip-block = L’interdire plutôt…
flip-allow = L’autoriser plutôt…
flip-title-block = L’interdire plutôt
flip-title-allow = L’autoriser plutôt
flip-close = Fermer ce panneau
flip-waiting = Recherche de règles…
flip-this-url = Cette URL et rien d’autre
flip-shortest = La règle la plus courte
flip-narrow = Une règle pour cette URL
flip-where = Elle devient la ligne { $line }, dans le groupe de { $names }.
flip-where-star = Elle devient la ligne { $line }, dans le groupe `*` : tous les robots sans groupe propre la suivent.
flip-where-new = Elle devient la ligne { $line }, dans un groupe propre à { $agent }, qu’aucun groupe ne concerne jusqu’ici.
flip-only = Ne change que cette URL.
flip-nothing = Ne change aucun verdict.
flip-changes = Ce qui change pour les robots de ce groupe, avec un exemple à chaque fois :
flip-opened = Ouvert : { $url }
flip-closed = Fermé : { $url }
flip-more = { $count ->
    [one] Et { $count } autre.
   *[other] Et { $count } autres.
  }
flip-open = { $count ->
    [one] Non tranché pour { $count } règle : d’autres changements sont possibles.
   *[other] Non tranché pour { $count } règles : d’autres changements sont possibles.
  }
flip-add = Ajouter la ligne { $line }
flip-robots-txt = L’accès à `/robots.txt` lui-même est toujours autorisé : aucune règle ne peut l’interdire.
flip-none = Aucune règle n’inverse cette réponse.
