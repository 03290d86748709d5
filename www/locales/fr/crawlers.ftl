# La vue Robots : ce que le fichier dit à chaque robot connu, par usage ; et les robots connus à côté de la question.

view-crawlers = Robots
title-crawlers = Robots · Robotscope
crawlers-title = Ce que ce fichier dit à chaque robot
crawlers-intro = Les robots connus, par usage. L’ouverture du site est établie pour toutes les URL, et non vérifiée sur quelques-unes.
crawlers-filter = Chercher un robot ou un exploitant
crawlers-waiting = Lecture du fichier…
crawlers-none = Aucun robot connu ne porte ce nom.
crawlers-shown = { $count ->
    [one] { $count } robot dans la liste.
   *[other] { $count } robots dans la liste.
  }
crawlers-count = { $count ->
    [one] { $count } robot
   *[other] { $count } robots
  }
crawlers-ask = Place le robot dans la question.
crawlers-mind = Le fichier est une demande : la suivent les robots dont l’exploitant a choisi de la respecter. `/robots.txt` lui-même est toujours ouvert et n’est pas compté ici. Ce que l’on sait d’un robot est ce que son exploitant ou d’autres en écrivaient à la date de la vérification.

crawlers-crawler = Robot et exploitant
crawlers-home = Page d’accueil
crawlers-site = Site entier
crawlers-group = Groupe applicable
crawlers-notes = Bon à savoir

purpose-search = Moteurs de recherche
purpose-ai-training = IA : entraînement
purpose-ai-search = IA : recherche
purpose-ai-user-fetch = IA : pages demandées par une personne
purpose-control-token = Jetons de contrôle
purpose-ads = Publicité
purpose-seo = Outils SEO
purpose-archive = Archives du Web
purpose-monitoring = Surveillance
purpose-social-preview = Aperçus de liens
purpose-research = Recherche et études
purpose-security = Sécurité
purpose-feed = Flux et actualités
purpose-generic-tool = Outils à la portée de tous

site-open = Ouvert
site-partly-closed = Fermé en partie
site-only-home-open = Seule la page d’accueil est ouverte
site-closed = Fermé
site-not-settled = Non tranché
site-all-open = Ouvert à tous
site-all-partly-closed = Fermé en partie à tous
site-all-only-home-open = Seule la page d’accueil est ouverte à tous
site-all-closed = Fermé à tous
site-all-not-settled = Non tranché pour tous
site-count-open = Ouvert à { $count }
site-count-partly-closed = Fermé en partie à { $count }
site-count-only-home-open = Page d’accueil seule ouverte à { $count }
site-count-closed = Fermé à { $count }
site-count-not-settled = Non tranché pour { $count }
crawlers-unbound = Non tenus de le suivre : { $count }
crawlers-may-not-apply = Peut ne pas s’appliquer

bound-own = Le sien, { $at }
bound-alias = Celui de { $name }, qui le désigne aussi, { $at }
bound-fallback = Celui de { $name }, { $at } : il le suit s’il n’est pas nommé lui-même
bound-star = Celui de `*`, { $at }
bound-nothing = Aucun
bound-not-by-star = Aucun : il ne suit pas celui de `*`
crawlers-merged = { $count ->
    [one] ({ $count } groupe)
   *[other] ({ $count } groupes réunis)
  }

delay-supported = { $seconds ->
    [one] Observe une pause de { $seconds } seconde, { $at }.
   *[other] Observe une pause de { $seconds } secondes, { $at }.
  }
delay-ignored = { $seconds ->
    [one] Ne tient pas compte de la pause de { $seconds } seconde, { $at }.
   *[other] Ne tient pas compte de la pause de { $seconds } secondes, { $at }.
  }
delay-unknown = { $seconds ->
    [one] Pause demandée de { $seconds } seconde, { $at } ; on ignore s’il en tient compte.
   *[other] Pause demandée de { $seconds } secondes, { $at } ; on ignore s’il en tient compte.
  }
delay-of-star = Il la reprend de `*`, même s’il a son propre groupe.
note-control-token = Un réglage, jamais un visiteur : il dit à quoi peuvent servir les copies faites par un autre robot.
note-must-be-named = À nommer : il ne suit pas `*`.
note-not-enforced = Selon son exploitant, il n’est pas tenu de suivre robots.txt : aucune règle ne l’arrête à coup sûr.
note-unclear = On ignore s’il suit robots.txt.
note-parent = Selon une ancienne page de son exploitant, il pouvait suivre le groupe de { $name }, { $at }. La page d’accueil y est { $decision ->
    [allow] autorisée
   *[disallow] interdite
  }.
note-unverified = On ignore s’il est encore en service.

ask-known = Robots connus
ask-header-of = C’est un en-tête de { $name }, exploité par { $operator }.
