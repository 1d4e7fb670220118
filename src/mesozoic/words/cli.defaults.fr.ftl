# Ce qu'un jeu dit en ligne de commande, sauf s'il a ses propres mots.

cli-column-species = Espèce
cli-column-points = points
cli-column-won = gagné
cli-why-usage = Demandez à propos d’un coup, par son numéro ou en entier : pourquoi 2
cli-help-answer-text = Choisir cette option. Un coup complet convient aussi.
cli-help-hand-text = La table telle que vous la voyez.
