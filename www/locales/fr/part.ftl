# Analyse, Groupes : une partie du site, désignée par un motif.

part-title = Question sur une partie du site
part-pattern = Motif
part-placeholder = /shop/*?sort=
part-hint = S’écrit comme le chemin d’une règle : `*` remplace n’importe quelle suite de caractères, et `$` marque la fin de l’URL. Une barre oblique manquante est ajoutée devant.
part-ask = Demander
part-test = Tester
part-open = Entièrement ouvert : { $agent } peut récupérer toutes les URL qui correspondent à { $pattern }.
part-closed = Entièrement fermé : { $agent } ne peut récupérer aucune URL qui correspond à { $pattern }.
part-mixed = Mixte : parmi les URL qui correspondent à { $pattern }, { $agent } peut en récupérer certaines et d’autres non.
part-no-url = Aucune URL de ce genre : rien de ce qu’un robot peut demander ne correspond à { $pattern }.
part-not-proven = Non tranché pour { $pattern } : les règles sont trop nombreuses ou trop complexes pour passer en revue toutes les URL. Posez la question pour une partie plus petite, ou testez des URL une à une.
part-not-supported = Pas de réponse pour { $pattern } : pour cette lecture, Robotscope ne peut pas passer en revue toutes les URL. Testez des URL une à une, ou choisissez une autre lecture.
part-robots-txt = `/robots.txt` lui-même est laissé de côté : il est toujours autorisé.
part-example-open = Ouvert, par exemple { $url }
part-example-closed = Fermé, par exemple { $url }
