# Constats sur les chemins et la règle qui l’emporte : pour chaque contrôle, son nom, la phrase de la ligne, pourquoi c’est important, que faire.

check-path-without-slash-title = Chemin sans barre oblique
check-path-without-slash-message = Un chemin commence par `/`. Cette règle ne correspond à aucune URL.
check-path-without-slash-why = Toute adresse qu’un robot compare commence par `/` ; une règle qui commence par autre chose que `/` ou `*` ne correspond donc à rien : { $pattern }.
check-path-without-slash-do = Mettre `/` devant { $pattern }, ou `/*` si ce texte peut se trouver n’importe où dans l’adresse.

check-empty-disallow-title = Règle `Disallow` vide
check-empty-disallow-message = Une règle `Disallow` vide n’interdit rien.
check-empty-disallow-why = C’est l’ancienne façon de dire que tout est autorisé. Pour tout interdire, il faut `Disallow: /`.
check-empty-disallow-do = Laisser la ligne si tout doit être autorisé.

check-absolute-url-in-rule-title = Adresse complète à la place d’un chemin
check-absolute-url-in-rule-message = Une règle ne contient que le chemin d’une adresse, sans protocole ni hôte. Cette règle ne correspond à aucune URL.
check-absolute-url-in-rule-why = Les robots comparent la règle à la partie de l’adresse qui commence au premier `/` après l’hôte, et aucune ne commence par un protocole ou un nom d’hôte. De toute façon, le fichier ne vaut que pour l’hôte qui le fournit.
check-absolute-url-in-rule-do = Supprimer tout ce qui précède le chemin. Les règles d’un autre hôte vont dans le fichier robots.txt de cet hôte.

check-backslash-path-title = Barre oblique inversée dans un chemin
check-backslash-path-message = Les adresses contiennent `/`, pas `\`. Cette règle ne correspond à aucune page.
check-backslash-path-why = Les navigateurs et les robots changent `\` en `/` dans un lien avant de demander la page : les adresses comparées n’en contiennent donc jamais.
check-backslash-path-do = Écrire `/` entre les répertoires. Supprimer une barre oblique inversée de trop.

check-space-in-path-title = Espace dans un chemin
check-space-in-path-message = Une adresse ne contient jamais d’espace : elle s’écrit `%20`. Pour Google, cette règle ne correspond à aucune URL.
check-space-in-path-why = La RFC 9309 ne prévoit pas d’espace dans un chemin. Beaucoup d’analyseurs la lisent comme `%20` ; Google la compare telle quelle. Ce qui suit un espace, par exemple une remarque sans `#`, fait partie du chemin.
check-space-in-path-do = Écrire `%20` pour une espace qui fait partie du chemin. Mettre `#` devant un commentaire et chaque chemin sur sa propre ligne.

check-path-list-in-one-line-title = Plusieurs chemins dans une règle
check-path-list-in-one-line-message = Cette règle est lue comme un seul long chemin. Elle ne couvre aucun des chemins énumérés.
check-path-list-in-one-line-why = Une règle a un seul chemin. Virgules, points-virgules et espaces y sont des caractères ordinaires et ne séparent rien.
check-path-list-in-one-line-do = Écrire une règle par chemin, chacune sur sa propre ligne.

check-dollar-not-final-title = `$` avant la fin
check-dollar-not-final-message = `$` ne marque la fin que comme dernier caractère. Ici, il vaut pour lui-même, et certains analyseurs ignorent la règle.
check-dollar-not-final-why = Selon la RFC 9309 et pour Google, un `$` au milieu d’un chemin est un caractère ordinaire. L’analyseur de Python ignore une telle règle, un autre ne la fait jamais correspondre.
check-dollar-not-final-do = Supprimer ce qui suit `$` s’il doit marquer la fin. Laisser la règle si les adresses contiennent `$`.

check-regex-syntax-title = Expression régulière dans un chemin
check-regex-syntax-message = Cela ressemble à une expression régulière. Les robots prennent tout à la lettre, sauf `*` et un `$` final.
check-regex-syntax-why = Dans un chemin, seul `*` remplace des caractères quelconques. Un point est un point ; parenthèses, crochets, `|`, `^` et `\` valent pour eux-mêmes. La règle correspond donc à d’autres adresses que l’expression, ou à aucune.
check-regex-syntax-do = Écrire `*` au lieu de `.*`, un simple point au lieu de `\.`, et une règle par variante.

check-redundant-trailing-star-title = `*` à la fin
check-redundant-trailing-star-message = Le `*` final ne fait rien correspondre de plus. Il allonge seulement la règle d’un octet.
check-redundant-trailing-star-why = Une règle correspond à toute adresse qui commence par son chemin, avec ou sans ce `*`. Mais la règle la plus longue l’emporte : cet octet peut lui donner l’avantage sur une autre de longueur voisine.
check-redundant-trailing-star-do = Supprimer le `*`, sauf si la règle a besoin de cet octet pour l’emporter.

check-collapsed-stars-title = Plusieurs `*` de suite
check-collapsed-stars-message = Plusieurs `*` de suite correspondent à la même chose qu’un seul. Chacun allonge seulement la règle d’un octet.
check-collapsed-stars-why = Un seul `*` remplace déjà des caractères quelconques, barres obliques comprises. La règle la plus longue l’emporte : ces octets peuvent lui donner l’avantage sur une autre.
check-collapsed-stars-do = Garder un seul `*` ; à la fin d’un chemin, aucun.

check-star-dollar-end-title = `*$` à la fin
check-star-dollar-end-message = Avec `*$` à la fin, la règle correspond exactement aux mêmes adresses. Elle n’en est que plus longue de deux octets.
check-star-dollar-end-why = `*` remplace tout jusqu’à la fin marquée par `$` : la règle correspond à toute adresse qui commence par ce qui précède. La règle la plus longue l’emporte : ces octets peuvent lui donner l’avantage sur une autre.
check-star-dollar-end-do = Supprimer les deux caractères, sauf si la règle a besoin de ces octets pour l’emporter.

check-disallow-star-title = `*` à la place d’un chemin
check-disallow-star-message = Presque tous les analyseurs y voient le site entier. La RFC 9309 ne connaît pas de tel chemin.
check-disallow-star-why = Selon la grammaire de la RFC, un chemin commence par `/`. Presque tous les analyseurs essayés ferment ici le site entier ; l’un d’eux prend `*` à la lettre et ne ferme rien.
check-disallow-star-do = Écrire `Disallow: /` pour fermer le site entier, ou `Disallow:` pour ne rien fermer.

check-empty-disallow-beside-rules-title = Règle `Disallow` vide à côté d’autres règles
check-empty-disallow-beside-rules-message = Cette règle `Disallow` vide n’ajoute rien aux autres règles de son groupe. Pour certains analyseurs anciens, elle ouvre tout.
check-empty-disallow-beside-rules-why = Selon la RFC 9309, elle n’interdit rien et les autres règles s’appliquent. Les analyseurs qui s’arrêtent à la première règle applicable, comme celui de Python jusqu’à récemment, y voient une autorisation pour toutes les adresses si elle vient en premier.
check-empty-disallow-beside-rules-do = Supprimer la ligne. Si tout doit être autorisé, supprimer plutôt les autres règles.

check-empty-allow-title = Règle `Allow` vide
check-empty-allow-message = Une règle `Allow` vide ne correspond à aucune adresse. Elle n’ouvre rien.
check-empty-allow-why = Une règle sans chemin n’a d’effet sur aucune adresse et n’ouvre pas ce qu’une autre règle ferme.
check-empty-allow-do = Supprimer la ligne, ou écrire `Allow: /` si tout doit être autorisé.

check-double-slash-path-title = Barres obliques à la suite
check-double-slash-path-message = Cette règle ne correspond qu’aux adresses qui ont les mêmes barres obliques à la suite. Ce sont rarement les vraies.
check-double-slash-path-why = Les robots comparent chaque barre oblique : `//a` et `/a` sont deux chemins. Si les pages s’atteignent avec une seule, cette règle ne les concerne pas.
check-double-slash-path-do = Écrire un seul `/`. Laisser la règle si elle vise des adresses avec trop de barres obliques.

check-dot-segments-in-path-title = `.` ou `..` dans un chemin
check-dot-segments-in-path-message = Les robots résolvent `.` et `..` avant de demander une adresse. Cette règle ne correspond à aucune URL.
check-dot-segments-in-path-why = Aucune adresse demandée ne contient un tel segment : `/a/../b` devient d’abord `/b`.
check-dot-segments-in-path-do = Écrire le chemin tel qu’il est une fois résolu.

check-malformed-percent-title = `%` sans deux chiffres hexadécimaux
check-malformed-percent-message = Deux chiffres hexadécimaux doivent suivre `%`. Les analyseurs ne s’accordent pas sur le sens de ce `%`.
check-malformed-percent-why = Certains y lisent un signe pour cent, que les adresses écrivent `%25`. D’autres, dont Google, le comparent tel quel : il correspond alors aussi au début d’un caractère encodé.
check-malformed-percent-do = Écrire `%25` pour un signe pour cent, ou compléter le caractère encodé.

check-lowercase-percent-hex-title = Caractère encodé en minuscules
check-lowercase-percent-hex-message = `%c3` et `%C3` signifient la même chose, mais certains analyseurs les comparent tels quels.
check-lowercase-percent-hex-why = La RFC 3986 les tient pour égaux et recommande les majuscules, et les robots demandent le plus souvent des adresses en majuscules. Un analyseur qui compare lettre à lettre ne trouve pas de correspondance.
check-lowercase-percent-hex-do = Écrire les chiffres `A` à `F` en majuscules.

check-needless-percent-encoding-title = Encodage inutile
check-needless-percent-encoding-message = Ce caractère n’a pas besoin d’être encodé. Pour Google et d’autres analyseurs, la règle ne correspond pas à l’adresse non encodée.
check-needless-percent-encoding-why = Pour la RFC 9309, `%7E` et `~` sont identiques. Google compare la règle telle quelle, alors que les adresses contiennent le plus souvent le caractère non encodé.
check-needless-percent-encoding-do = Écrire le caractère sans l’encoder.

check-encoded-reserved-title = Caractère spécial encodé
check-encoded-reserved-message = { $escape } représente { $character }. Les analyseurs ne s’accordent pas sur leur équivalence.
check-encoded-reserved-why = La RFC 9309 les tient pour identiques là où { $character } n’a pas de sens particulier ; Google et la plupart des analyseurs les comparent tels quels. Un `*` ou un `$` encodé n’est pas un caractère générique.
check-encoded-reserved-do = L’écrire comme dans les adresses du site. Si les deux graphies existent, écrire une règle pour chacune.

check-non-ascii-path-title = Caractères hors ASCII
check-non-ascii-path-message = Les adresses contiennent ces caractères encodés. La plupart des analyseurs encodent aussi la règle, certains non.
check-non-ascii-path-why = Un robot demande `é` sous la forme `%C3%A9`. Google encode la règle avant de comparer ; un analyseur qui ne le fait pas ne trouve pas de correspondance.
check-non-ascii-path-do = Écrire la forme encodée, que tous les analyseurs comprennent.

check-unicode-normalisation-title = Lettre en deux parties
check-unicode-normalisation-message = Une lettre est écrite ici comme lettre de base suivie d’un signe séparé. Les adresses contiennent le plus souvent la lettre composée, c’est-à-dire d’autres octets.
check-unicode-normalisation-why = Les deux se ressemblent, mais les robots comparent des octets. Les noms de fichiers venant de macOS sont souvent décomposés (NFD), les adresses web le plus souvent composées (NFC).
check-unicode-normalisation-do = Écrire la lettre composée, sauf si les adresses du site l’ont en deux parties.

check-uppercase-path-title = Majuscules dans un chemin
check-uppercase-path-message = La casse compte dans les chemins. Cette règle ne correspond pas au même chemin en minuscules.
check-uppercase-path-why = Pour un robot, `/Admin/` et `/admin/` sont deux chemins, même si le serveur répond de la même façon aux deux.
check-uppercase-path-do = Comparer avec les adresses du site. Si les deux graphies fonctionnent, écrire une règle pour chacune.

check-wildcard-needed-title = Règle qui exige des caractères génériques
check-wildcard-needed-message = Les lectures selon la convention de 1994 ne connaissent pas les caractères génériques. Pour elles, cette règle ne ferme pas ce qu’elle doit fermer.
check-wildcard-needed-why = Elles prennent `*` et `$` pour des caractères ordinaires, et presque aucune adresse ne commence ainsi. Google, Bing, Yandex et tous ceux qui suivent la RFC 9309 connaissent les deux.
check-wildcard-needed-do = Laisser la règle, sauf si des robots anciens ou très simples comptent. Dans ce cas, en ajouter une sans caractère générique là où les chemins le permettent.

check-google-index-html-quirk-title = Page d’index dont Google ouvre aussi le répertoire
check-google-index-html-quirk-message = Avec cette règle, Google ouvre aussi { $directory }. Pour les autres lectures, il reste fermé.
check-google-index-html-quirk-why = L’analyseur de Google étend une règle `Allow` qui vise une page d’index au répertoire de cette page. La RFC 9309 ne prévoit rien de tel.
check-google-index-html-quirk-do = Pour ouvrir le répertoire à tous, ajouter pour lui une règle `Allow` qui se termine par `$`.

check-sensitive-path-advertised-title = Emplacement sensible révélé
check-sensitive-path-advertised-message = Tout le monde peut lire ce chemin ici. Il ressemble à une sauvegarde, à un export de base de données, à une clé ou à un dépôt.
check-sensitive-path-advertised-why = Un fichier robots.txt est public et ne protège rien. Qui cherche de tels fichiers le lit en premier.
check-sensitive-path-advertised-do = Protéger l’emplacement sur le serveur, ou le sortir du site. Supprimer ensuite la règle.

check-credential-in-path-title = Secret ou adresse e-mail dans un chemin
check-credential-in-path-message = Cela ressemble à un mot de passe, à une clé ou à une adresse e-mail. Tout le monde peut le lire ici.
check-credential-in-path-why = Un fichier robots.txt est public, et des copies en restent dans les archives après sa modification.
check-credential-in-path-do = Remplacer le mot de passe ou la clé par un nouveau secret, puis terminer la règle avant la valeur. Retirer toute adresse e-mail.
