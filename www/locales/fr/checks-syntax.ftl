# Constats sur l’écriture des lignes : pour chaque contrôle son nom, la phrase de la liste, pourquoi c’est important, que faire.

check-missing-colon-title = Deux-points manquant
check-missing-colon-message = { $read ->
    [google] Il manque le deux-points après { $field }. Google lit cette ligne, la plupart des analyseurs l’ignorent.
   *[nobody] Il manque le deux-points après { $field }. Le premier deux-points est celui de l’URL, et les robots ignorent cette ligne.
  }
check-missing-colon-why = La RFC 9309 met un deux-points entre un champ et sa valeur. Sans lui, seuls des analyseurs tolérants prennent le premier mot pour le champ.
check-missing-colon-do = Mettre un deux-points entre { $field } et { $value }.

check-not-a-directive-title = Pas une directive
check-not-a-directive-message = { $text } n’est pas une directive. Les robots l’ignorent.
check-not-a-directive-why = Une ligne se compose d’un champ, d’un deux-points et d’une valeur, ou bien c’est un commentaire qui commence par `#`. Tout le reste est ignoré.
check-not-a-directive-do = Mettre `#` devant si c’est un commentaire, ou réécrire la ligne sous forme de directive.

check-directive-typo-accepted-title = Coquille que Google accepte
check-directive-typo-accepted-message = { $field } est une coquille pour { $directive }. Google l’accepte, la RFC 9309 non.
check-directive-typo-accepted-why = L’analyseur de Google connaît quelques coquilles courantes. Les robots qui suivent la RFC ignorent la ligne : leur réponse diffère de celle de Google.
check-directive-typo-accepted-do = Écrire { $directive }.

check-directive-typo-rejected-title = Coquille que personne n’accepte
check-directive-typo-rejected-message = { $field } est une coquille pour { $directive }. Les robots ignorent cette ligne.
check-directive-typo-rejected-why = Un champ qu’aucun robot ne connaît est ignoré, et ce que la ligne devait dire est perdu.
check-directive-typo-rejected-do = Écrire { $directive }.

check-prefix-key-accepted-by-google-title = Champ que seul Google accepte
check-prefix-key-accepted-by-google-message = Google prend { $field } pour { $directive }, qui commence de la même façon. Les autres analyseurs l’ignorent.
check-prefix-key-accepted-by-google-why = Pour certains champs, l’analyseur de Google ne compare que le début. Selon la RFC 9309, c’est le nom entier qui compte.
check-prefix-key-accepted-by-google-do = Écrire { $directive } si c’est ce qui est voulu, sinon renommer le champ.

check-invisible-character-title = Caractère invisible
check-invisible-character-message = { $place ->
    [field] Le caractère invisible { $character } se trouve dans le champ. Les robots ne reconnaissent pas le champ et ignorent la ligne.
    [value] Le caractère invisible { $character } se trouve dans la valeur. Les robots le prennent pour une partie de la valeur.
   *[line] Seul le caractère invisible { $character } se trouve sur cette ligne.
  }
check-invisible-character-why = De tels caractères arrivent quand on copie du texte d’une page web ou d’une messagerie. Personne ne les voit, et les robots les comparent comme les autres.
check-invisible-character-do = Supprimer ce caractère.

check-nbsp-whitespace-title = Espace qui n’en est pas une
check-nbsp-whitespace-message = { $place ->
    [field] { $character } se trouve à côté du champ et ressemble à une espace. Les robots qui suivent la RFC ne reconnaissent pas le champ.
    [value] { $character } se trouve à côté de la valeur et ressemble à une espace. Les robots qui suivent la RFC le prennent pour une partie de la valeur.
   *[line] Seul { $character } se trouve sur cette ligne. Il ressemble à une espace.
  }
check-nbsp-whitespace-why = Pour la RFC 9309 et pour Google, seules l’espace ordinaire et la tabulation sont des blancs. Beaucoup de bibliothèques retirent aussi les espaces insécables ou larges : les lectures diffèrent.
check-nbsp-whitespace-do = Mettre une espace ordinaire à la place.

check-homoglyph-key-title = Caractère trompeur dans un champ
check-homoglyph-key-message = { $field } ressemble à { $directive }, mais { $character } y est un autre caractère. Les robots ignorent cette ligne.
check-homoglyph-key-why = Des lettres d’autres écritures et des traits d’union typographiques peuvent avoir la même apparence que les signes ordinaires. Les robots comparent les caractères, pas les formes.
check-homoglyph-key-do = Retaper { $directive }.

check-fullwidth-colon-title = Pas un deux-points ordinaire
check-fullwidth-colon-message = { $text } ressemble à un deux-points, mais c’est un autre caractère. Les robots ne trouvent pas de champ sur cette ligne et l’ignorent.
check-fullwidth-colon-why = Seul le deux-points ASCII sépare un champ de sa valeur. Les méthodes de saisie du chinois et du japonais produisent le deux-points pleine chasse.
check-fullwidth-colon-do = Taper `:` à la place.

check-doubled-colon-title = Deux-points doublé
check-doubled-colon-message = Le second deux-points fait partie de la valeur : { $value }. Elle ne désigne rien qui existe.
check-doubled-colon-why = Le premier deux-points termine le champ, et tout ce qui suit est la valeur. Un nom de robot ou un chemin qui commence par un deux-points ne correspond à rien.
check-doubled-colon-do = Supprimer un deux-points.

check-junk-before-key-title = Caractères devant un champ
check-junk-before-key-message = { $text } se trouve devant { $directive }. Les robots ne reconnaissent pas le champ et ignorent cette ligne.
check-junk-before-key-why = Un champ commence sa ligne ; seules des espaces et des tabulations peuvent le précéder. Une puce, une balise ou le reste d’une marque d’ordre des octets en font un autre champ.
check-junk-before-key-do = Supprimer ce qui précède { $directive }.

check-glued-comment-directive-title = Directive dans un commentaire
check-glued-comment-directive-message = { $rest } est un commentaire, et la directive qu’il contient est perdue.
check-glued-comment-directive-why = Tout ce qui suit `#` est un commentaire, même collé à une valeur. Il manque sans doute ici un saut de ligne.
check-glued-comment-directive-do = Mettre la seconde directive sur sa propre ligne, ou une espace avant `#` si cela doit rester un commentaire.

check-hash-in-path-title = `#` dans un chemin
check-hash-in-path-message = `#` ouvre un commentaire : la règle s’arrête à { $pattern }.
check-hash-in-path-why = Tout ce qui suit `#` est un commentaire : { $rest } ne fait donc pas partie de la règle. D’ailleurs, les robots n’envoient jamais ce qui suit `#`.
check-hash-in-path-do = Écrire `%23` pour un `#` qui appartient au chemin, ou laisser une espace avant un commentaire.

check-commented-out-rule-title = Règle en commentaire
check-commented-out-rule-message = Cette règle est précédée de `#` : elle n’a aucun effet.
check-commented-out-rule-why = Un commentaire s’adresse aux personnes ; aucun robot ne le lit. Cela convient à une règle désactivée volontairement.
check-commented-out-rule-do = Laisser la règle ainsi, la supprimer, ou retirer le `#` si elle doit compter.

check-two-directives-one-line-title = Deux directives sur une ligne
check-two-directives-one-line-message = { $directive } se trouve dans la valeur d’une autre directive. Les robots lisent tout le reste de la ligne comme une seule valeur.
check-two-directives-one-line-why = Une directive se termine avec sa ligne. Il manque ici un saut de ligne : la seconde directive est perdue et la valeur de la première est fausse.
check-two-directives-one-line-do = Mettre chaque directive sur sa propre ligne.

check-bare-url-line-title = URL sans champ
check-bare-url-line-message = { $url } est seule sur sa ligne. Les robots prennent `http` ou `https` pour un champ inconnu et ignorent la ligne.
check-bare-url-line-why = Un sitemap n’est trouvé que si `Sitemap:` précède son adresse.
check-bare-url-line-do = Mettre `Sitemap:` devant si c’est un sitemap, sinon `#`.

check-quoted-value-title = Guillemets autour d’une valeur
check-quoted-value-message = Les guillemets font partie de la valeur : { $value }. Elle ne correspond à rien.
check-quoted-value-why = Un robots.txt ne connaît pas les guillemets. Un chemin commence par `/` ou `*`, et un nom de robot ne contient que des lettres, `-` et `_`.
check-quoted-value-do = Supprimer les guillemets.

check-unknown-directive-title = Directive inconnue
check-unknown-directive-message = { $field } n’est pas une directive connue. Les robots l’ignorent.
check-unknown-directive-why = Les robots ignorent les champs qu’ils ne connaissent pas. Cela ne nuit pas, et cela ne sert à rien.
check-unknown-directive-do = Supprimer la ligne, ou mettre `#` devant pour la garder en commentaire.
