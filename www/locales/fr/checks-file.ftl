# Constats sur les octets du fichier : pour chaque contrôle son nom, la phrase de la liste, pourquoi c’est important, que faire.

check-html-instead-of-text-title = Page web à la place d’un robots.txt
check-html-instead-of-text-message = C’est une page web, pas un fichier robots.txt. Toutes les URL sont considérées comme autorisées.
check-html-instead-of-text-why = Les robots cherchent des lignes comme `Disallow: /chemin` et n’en trouvent pas dans du HTML : rien n’est donc interdit. Les erreurs ligne par ligne ne sont pas signalées ici.
check-html-instead-of-text-do = Vérifier ce que le serveur répond pour `/robots.txt` : du texte brut, ou le statut 404 s’il n’y a pas de fichier.

check-file-over-500kib-title = Fichier de plus de 500 Kio
check-file-over-500kib-message = Google arrête sa lecture à la { $at } : le fichier compte { NUMBER($bytes) } octets.
check-file-over-500kib-why = La RFC 9309 demande aux robots de lire au moins 500 Kio et leur permet de s’arrêter là. Google s’arrête en effet : les règles qui suivent ne comptent pas.
check-file-over-500kib-do = Regrouper les règles qui commencent de la même façon, ou utiliser `*`, jusqu’à ce que le fichier compte moins de { NUMBER(512000) } octets.

check-binary-or-utf16-title = Illisible comme texte
check-binary-or-utf16-message = { $kind ->
    [utf-16] Ce fichier est en UTF-16. Les robots lisent l’UTF-8 et n’y trouvent aucune règle : toutes les URL sont considérées comme autorisées.
   *[binary] Ce n’est pas un fichier texte. Les robots n’y trouvent aucune règle : toutes les URL sont considérées comme autorisées.
  }
check-binary-or-utf16-why = La RFC 9309 demande l’UTF-8. En UTF-16, chaque lettre a un second octet et aucun champ n’est reconnu ; les fichiers compressés, images et documents ne contiennent pas de lignes du tout. Les erreurs ligne par ligne ne sont pas signalées ici.
check-binary-or-utf16-do = Enregistrer le fichier en UTF-8 sans marque d’ordre des octets, et vérifier ce que le serveur envoie pour `/robots.txt`.

check-invalid-utf8-title = Pas de l’UTF-8
check-invalid-utf8-message = { $place ->
    [rule] Cette règle contient des octets qui ne sont pas de l’UTF-8. Elle ne correspond pas à l’URL qu’elle semble désigner.
    [comment] Ce commentaire contient des octets qui ne sont pas de l’UTF-8. Aucune règle n’est touchée.
   *[line] Cette ligne contient des octets qui ne sont pas de l’UTF-8. Chaque robot les lit à sa manière.
  }
check-invalid-utf8-why = Dans une URL, les lettres hors ASCII sont encodées en UTF-8 : `é` s’écrit `%C3%A9`. Dans un encodage plus ancien comme Latin-1, c’est un seul octet, qui désigne un autre chemin.
check-invalid-utf8-do = Enregistrer le fichier en UTF-8. Dans un chemin, le plus sûr est d’écrire `%` et deux chiffres hexadécimaux pour chaque octet.

check-bom-present-title = Marque d’ordre des octets
check-bom-present-message = Le fichier commence par une marque d’ordre des octets. Google la saute, certains analyseurs perdent la ligne 1.
check-bom-present-why = La RFC 9309 ne mentionne pas cette marque. Sur 12 analyseurs essayés, 5 la lisent comme une partie du premier champ, et la première ligne ne dit alors plus rien.
check-bom-present-do = Enregistrer le fichier en UTF-8 sans marque d’ordre des octets.

check-bom-partial-title = Marque d’ordre des octets incomplète
check-bom-partial-message = Le fichier commence par un morceau de marque d’ordre des octets. Google le saute ; pour les autres robots, la ligne 1 ne dit rien.
check-bom-partial-why = La marque a trois octets, `EF BB BF`, et il en manque ici. La plupart des analyseurs lisent le reste comme une partie du premier champ, qu’ils ne reconnaissent plus.
check-bom-partial-do = Supprimer les octets qui précèdent la première lettre.

check-cr-only-line-endings-title = Fins de ligne CR seules
check-cr-only-line-endings-message = Les lignes se terminent par CR seul. Certains analyseurs voient tout le fichier comme une seule ligne.
check-cr-only-line-endings-why = La RFC 9309 admet CR, LF et les deux ensemble. CR seul est la fin de ligne des Mac des années 1990, et 3 des 12 analyseurs essayés ne la connaissent pas : ils perdent toutes les règles.
check-cr-only-line-endings-do = Enregistrer le fichier avec des fins de ligne LF.

check-mixed-line-endings-title = Fins de ligne mélangées
check-mixed-line-endings-message = Les lignes ne se terminent pas toutes de la même façon : LF { NUMBER($lf) }, CRLF { NUMBER($crlf) }, CR { NUMBER($cr) }.
check-mixed-line-endings-why = Les robots lisent les trois. Les anciens analyseurs et les outils de comparaison s’accommodent mal du mélange, qui trahit souvent deux fichiers mis bout à bout.
check-mixed-line-endings-do = Enregistrer le fichier avec une seule sorte de fin de ligne.

check-too-many-rules-yandex-title = Plus de règles que n’en prend Yandex
check-too-many-rules-yandex-message = { $rules ->
    [one] Le fichier compte { NUMBER($rules) } règle. Yandex en prend { NUMBER($limit) }.
   *[other] Le fichier compte { NUMBER($rules) } règles. Yandex en prend { NUMBER($limit) }.
  }
check-too-many-rules-yandex-why = Yandex documente cette limite et signale un fichier plus long comme une erreur. Ce qu’il advient des règles en trop n’est pas documenté.
check-too-many-rules-yandex-do = Regrouper les règles qui commencent de la même façon, ou utiliser `*`.

check-line-too-long-title = Ligne trop longue
check-line-too-long-message = { $reader ->
    [google] Google lit les { NUMBER($limit) } premiers octets d’une ligne. La suite est perdue : la règle couvre plus qu’elle ne dit.
   *[yandex] Cette règle compte plus de { NUMBER($limit) } caractères. Yandex la signale comme une erreur.
  }
check-line-too-long-why = Une règle coupée est une règle plus courte, et une règle plus courte correspond à plus d’URL.
check-line-too-long-do = Utiliser un chemin plus court, avec `*` pour ce qui varie, ou plusieurs règles.

check-nul-byte-title = Octet NUL
check-nul-byte-message = { $place ->
    [text] Cette ligne contient un octet NUL. Google y arrête la lecture de la ligne, d’autres continuent.
   *[comment] Ce commentaire contient un octet NUL. Aucune règle n’est touchée.
  }
check-nul-byte-why = Pour les programmes écrits en C, un NUL termine un texte. Une règle coupée à cet endroit est plus courte et correspond à plus d’URL ; pour les autres robots, elle ne correspond à aucune.
check-nul-byte-do = Supprimer le NUL.

check-empty-file-title = Aucune directive dans le fichier
check-empty-file-message = Le fichier ne contient aucune directive. Toutes les URL sont considérées comme autorisées.
check-empty-file-why = C’est une manière valable d’ouvrir un site à tous les robots. Mais rien n’indique si c’est voulu.
check-empty-file-do = Laisser le fichier ainsi, ou le dire clairement avec un groupe pour `*` et `Allow: /`.

check-no-groups-title = Aucun groupe dans le fichier
check-no-groups-message = { $kind ->
    [records] Le fichier ne contient aucun groupe. Toutes les URL sont considérées comme autorisées.
   *[text] Le fichier ne contient aucun groupe, et les robots ignorent une partie de ses lignes. Toutes les URL sont considérées comme autorisées.
  }
check-no-groups-why = Les règles doivent être précédées d’une ligne `User-agent`. Sans elle, un fichier n’interdit rien, quoi qu’il dise par ailleurs.
check-no-groups-do = Ajouter un groupe pour `*`, avec `Allow: /` si tout doit être ouvert. Si c’est un message d’erreur, vérifier ce que le serveur répond pour `/robots.txt`.

check-plugin-or-error-output-title = Texte produit par un programme
check-plugin-or-error-output-message = Cette ligne vient d’un programme, par exemple d’un cache ou de PHP : ce n’est ni une directive ni un commentaire. Les robots l’ignorent.
check-plugin-or-error-output-why = Un tel texte peut absorber la directive voisine, et les messages d’erreur révèlent à tous où se trouvent les fichiers du serveur.
check-plugin-or-error-output-do = Désactiver l’extension ou les messages d’erreur pour `/robots.txt`, et supprimer ces lignes.

check-injected-markup-title = Script ou lien parmi les directives
check-injected-markup-message = Un script, un cadre ou un lien se trouve ici. Les robots l’ignorent, et c’est souvent la trace d’une intrusion.
check-injected-markup-why = Un robots.txt est du texte brut : un script n’y sert à rien. Qui peut écrire dans ce fichier peut souvent écrire dans d’autres.
check-injected-markup-do = Chercher d’où cela vient : une balise que le serveur ajoute à chaque page, ou une intrusion. Supprimer ensuite ces lignes.

check-markdown-or-paste-residue-title = Reste d’un copier-coller
check-markdown-or-paste-residue-message = Il reste ici des signes de l’endroit d’où le texte a été copié : délimiteurs de code, puces, guillemets ou numéros de ligne. Les robots ignorent une telle ligne.
check-markdown-or-paste-residue-why = Une messagerie, un blog ou un éditeur entoure les règles de tels signes. Dans le fichier, ils rendent le champ inconnu de tous.
check-markdown-or-paste-residue-do = Supprimer ces signes et garder les directives.

check-placeholder-left-title = Texte de modèle oublié
check-placeholder-left-message = { $value } est un texte de modèle. Cette ligne ne fait rien pour le site.
check-placeholder-left-why = Dans un modèle, ce texte attend d’être remplacé par une personne ou un programme. Les robots le prennent tel quel.
check-placeholder-left-do = Mettre la valeur propre à ce site, ou supprimer la ligne.
