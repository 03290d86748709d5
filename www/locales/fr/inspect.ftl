# La vue Analyse.

file-label = Le fichier
file-sample = Exemple
file-example = Exemple
file-origin-for = pour
file-origin = Adresse d’où ce fichier est servi
file-origin-placeholder = https://example.com
file-open = Ouvrir…
file-open-label = Ouvrir un robots.txt de cet appareil
file-examples = Exemples
file-more = Autres actions sur le fichier
file-download = Télécharger
file-clear = Vider
strip-sample = Ceci est un exemple.
strip-paste = Collez votre fichier n’importe où dans la page.
strip-mine = Coller le mien
drop-here = Déposer le fichier pour le lire
editor-label = robots.txt, texte
editor-hint = Tabulation fait sortir de l’éditeur. Contrôle ou Commande avec S enregistre le fichier ; avec Entrée, teste et énonce la réponse.
editor-placeholder = Coller ou déposer un robots.txt
section-lines = L’éditeur contient les lignes { $first } à { $last } sur { $total }. Les réponses et le téléchargement portent sur le fichier entier.
section-previous = Partie précédente
section-next = Partie suivante
editor-decides = décide · { $octets ->
    [one] { $octets } octet
   *[other] { $octets } octets
  }
editor-matches = correspond · { $octets }
editor-no-match = ne correspond pas
editor-beyond = Google arrête sa lecture ici

example-sample = Lantern Books, l’exemple de départ
example-standard = Un fichier conforme à la norme
example-wordpress = WordPress par défaut
example-ai = Robots d’IA tenus à l’écart
example-typos = Coquilles et fautes de frappe

status-lines = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
  }
status-bytes = { $count ->
    [one] { $count } octet
   *[other] { $count } octets
  }
status-limit = sur 500 Kio
status-not-utf8 = pas UTF-8
status-bom = , BOM
status-mixed = fins de ligne mélangées
status-groups = { $count ->
    [one] { $count } groupe
   *[other] { $count } groupes
  }
status-promise = Reste dans votre navigateur

notice-html = C’est une page web, pas un fichier robots.txt. Les robots n’y trouvent aucune règle : toutes les URL sont considérées comme autorisées. Le serveur renvoie peut-être sa page d’accueil quand un fichier manque : vérifiez le code d’état et le type de contenu.
notice-utf-16 = Ce fichier est en UTF-16. Les robots lisent un robots.txt en UTF-8 et n’y comprennent aucune ligne. Enregistrez-le en UTF-8.
notice-binary = Ce fichier contient des octets NUL : ce n’est sans doute pas un fichier texte. Les robots ignorent ce qu’ils ne savent pas lire. Les octets sont gardés tels quels : vérifiez que le bon fichier a été ouvert.
notice-beyond-limit = Google arrête sa lecture à la { $at }. Le fichier fait { $kib } Kio, et Google en lit les 500 premiers : à partir de cette ligne, aucune règle ne compte pour lui.
notice-go = Aller à la ligne { $line }
notice-refused = Trop volumineux : { $size } Mio. La limite est de 10 Mio, vingt fois ce que les robots doivent lire. Le fichier précédent est toujours là.
notice-close = Fermer
notice-no-engine = Le moteur n’a pas pu démarrer. Soit WebAssembly est désactivé dans ce navigateur, soit le fichier du moteur n’est pas arrivé. Le texte peut être modifié et enregistré ; aucune réponse n’est possible. Autorisez WebAssembly ou rechargez la page.
notice-restarting = Le moteur s’est arrêté et redémarre. Votre texte est intact.
notice-stopped = Le moteur s’est arrêté en lisant ce fichier. Votre texte est intact. Ce qui est affiché ci-dessous date d’avant.
notice-start-again = Le relancer
notice-save = Enregistrer le fichier

contents-label = Contenu du fichier
tab-findings = Constats
tab-groups = Groupes
tab-sitemaps = Sitemaps
tab-others = Autres lignes
finding-whole-file = fichier
finding-more = Ce que cela signifie
finding-less = Masquer ce que cela signifie
finding-times = ×{ $count }
finding-also = Idem aux lignes
findings-none = Aucun constat. { $checks ->
    [one] { $checks } contrôle effectué
   *[other] { $checks } contrôles effectués
  } sur { $lines ->
    [one] { $lines } ligne.
   *[other] { $lines } lignes.
  }
findings-more = { $count ->
    [one] En afficher { $count } autre
   *[other] En afficher { $count } autres
  }
list-cut = { $count ->
    [one] Et { $count } de plus, hors liste.
   *[other] Et { $count } de plus, hors liste.
  }
groups-none = Aucun groupe : aucune ligne ne nomme de robot avec `User-agent`.
groups-crawlers = Robots
groups-lines = Lignes
groups-rules-head = Règles
groups-no-rules = Aucune : tout est autorisé
groups-rules = { $disallows } `Disallow`{ $others ->
    [0] { "" }
    [one] , { $others } autre
   *[other] , { $others } autres
  }
sitemaps-none = Aucun sitemap n’est indiqué. Une ligne `Sitemap: https://example.com/sitemap.xml` en indiquerait un.
sitemaps-url = Sitemap
others-none = Aucune autre ligne.
others-caption = Directives qui ne sont pas des règles
others-field = Directive
others-what = Ce que c’est
others-in-group = Extension. Elle appartient à son groupe, et chaque robot la connaît ou non.
others-known = Extension. Elle concerne le fichier entier, et chaque robot la connaît ou non.
others-unknown = Directive inconnue. Les robots l’ignorent.
ignored-caption = Lignes qui ne sont pas lues
ignored-text = Ligne telle quelle
ignored-why = Pourquoi

ask-title = Ce robot peut-il récupérer cette URL ?
ask-read-by = lecture
ask-agent = Robot
ask-agent-hint = Le nom d’un robot, ou un en-tête user-agent complet.
ask-reads-as = Lu comme
ask-url = URL
ask-test = Tester
ask-copy = Copier la réponse
dialect-rfc9309 = RFC 9309
dialect-substring = RFC 9309, sous-chaînes
dialect-google = Google en pratique
dialect-google-library = Bibliothèque de Google
dialect-bing = Bing
dialect-yandex = Yandex
dialect-rep1994 = Convention de 1994
dialect-python-legacy = Python jusqu’à 3.13
dialect-python = Python, réécrit
dialect-protego = Protego (Scrapy)
advice-label = Bon à savoir
pocket-label = Réponse
pocket-why = Pourquoi
pocket-by = { $line ->
    [0] { $agent }
   *[other] { $agent }, ligne { $line }
  }
why-title = Pourquoi
why-group = Groupe
why-address = Adresse

ruler-label = Règles comparées à l’adresse
ruler-line = Ligne
ruler-rule = Règle
ruler-octets = Octets
ruler-why = Pourquoi elle gagne ou perd
ruler-more = { $count ->
    [one] { $count } autre règle dans « { $trace } ».
   *[other] { $count } autres règles dans « { $trace } ».
  }
ruler-omitted = { $count ->
    [one] Et { $count } autre règle qui perd, non affichée.
   *[other] Et { $count } autres règles qui perdent, non affichées.
  }

guide-title = Comment un verdict est établi
guide-group-title = Un groupe par robot
guide-group = Un robot suit le groupe qui porte son nom, et tout autre groupe du même nom. Seul un robot sans groupe propre suit `*`. Rien ne passe de l’un à l’autre.
guide-longest-title = La règle la plus longue l’emporte
guide-longest = L’ordre ne compte pas. Parmi les règles qui correspondent à l’adresse, celle qui a le plus d’octets décide. À longueur égale, `Allow` l’emporte.
guide-request-title = Une demande, pas un verrou
guide-request = Le fichier demande. Les robots polis s’y tiennent, les autres n’y sont pas obligés, et chacun peut lire les chemins cités. Ce qui doit rester privé se protège par un mot de passe.
get-title = Comment obtenir mon fichier ?
get-why = Cette page ne demande rien à aucun serveur : elle ne peut donc pas aller chercher le fichier. Il y a trois façons de l’obtenir :
get-tab = Ouvrez `https://example.com/robots.txt` dans un onglet, avec votre hôte à la place de `example.com`. Sélectionnez tout, copiez, puis collez ici.
get-curl = Ou enregistrez-le avec une commande, puis ouvrez ou déposez ici le fichier obtenu. Chaque octet est conservé ; un collage peut perdre la marque d’ordre des octets et les fins de ligne.
get-command = curl -Lo robots.txt https://example.com/robots.txt
get-response = Ou collez ou ouvrez une réponse entière, telle que `curl -iL` l’affiche : les en-têtes sont retirés et lus sous Pannes, le corps devient le fichier.
keyboard-title = Clavier
keyboard-key = Touches
keyboard-where = Où
keyboard-does = Ce qui se passe
keyboard-everywhere = partout
keyboard-fields = robot et URL
keyboard-editor = éditeur
keyboard-tabs = onglets
keyboard-menus = menus et panneaux
keyboard-tab = passer à la suite, y compris depuis l’éditeur
keyboard-test = tester et énoncer la réponse
keyboard-save = télécharger le fichier
keyboard-arrows = choisir un onglet
keyboard-escape = fermer
noscript = Les scripts sont désactivés dans ce navigateur : la réponse affichée est celle de l’exemple. Pour votre propre fichier, il faut les scripts et WebAssembly ; les deux viennent de cette page, et rien n’est envoyé.
