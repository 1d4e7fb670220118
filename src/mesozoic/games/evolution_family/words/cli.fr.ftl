# Ce que seul ce jeu dit à la ligne de commande.

## La table

cli-column-species = Animal
cli-column-points = ères
cli-why-usage = Demandez à propos d’un coup : pourquoi put 2
cli-help-answer-text = Choisir cette option. Un coup complet, comme « put 2 », convient aussi.
cli-help-hand-text = Ce que vous avez choisi dans un concours, tant que votre main est fermée.
cli-tokens =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
cli-ready = prêt à gagner
cli-on-flank = à côté d’un volcan ou du cône
cli-hand-closed = main fermée
cli-premium = premium
cli-unstable = instable
cli-cone = le cône
cli-cone-middle = Le cône est au milieu du plateau.
cli-lane-0 = gauche
cli-lane-1 = milieu
cli-lane-2 = droite
cli-deck = Pioche ({ $count })
cli-discard = Défausse ({ $count })
cli-on-top = sur le dessus
cli-removed = hors du jeu
cli-bolts = Tonnerres
cli-bolts-again = et ensuite, dans cet ordre :
cli-put-insert =
    comme carte { $number }{ $drags ->
        [yes] , en y déplaçant la pièce
       *[no] { "" }
    }
cli-put-replace = à la place de la carte { $number }
cli-guess-hint = Tapez les jetons de chacun de vos animaux, séparés par un espace : 3 5. Avec 0, un animal s’abstient.
cli-hidden = Ce que vous avez choisi, et que personne d’autre ne voit : { $action }.
cli-nothing-hidden = Rien n’est caché à cette table sauf les mains fermées, et vous n’en avez fermé aucune.
cli-column-eras = ères
cli-column-path = cartes

## check-pack

cli-pack-eras = { $total } cartes ère
cli-pack-actions = { $total } cartes action : { $list }
cli-pack-bolts = { $total } tonnerres : { $list }

## simulate

cli-end-last-era = Gagnées sur la dernière ère
cli-end-backstop = Arrêtées après 5 000 tours
