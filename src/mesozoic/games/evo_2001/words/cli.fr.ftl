# Ce que seul ce jeu dit en ligne de commande.

## La table

cli-column-points = PM
cli-meteor = Météorite
cli-meteor-next =
    { $chance ->
        [0] Prochaine case, { $space } : la partie ne peut pas s’y terminer.
        [100] Prochaine case, { $space } : la partie s’y termine.
       *[other] Prochaine case, { $space } : la partie s’y termine avec { $chance } % de chances.
    }
cli-column-tail = queue
cli-column-leg = patte
cli-column-horn = corne
cli-column-egg = œuf
cli-column-fur = four.
cli-column-parasol = para.
cli-column-mutant = mut.
cli-bid-hint = Tapez un gène et votre offre : 1 3. Un gène seul offre le minimum. Vous pouvez payer jusqu’à { $most }.

## Jouer

cli-why-usage = Demandez à propos d’un coup : pourquoi walk 12-14
cli-help-answer-text = Choisir cette option. Un coup complet, comme « walk 12-13 », ou simplement « 12-13 », convient aussi.
cli-help-hand-text = Vos cartes et leurs effets.

## check-pack

cli-pack-island = { $players } joueurs : { $halves }, { $zones } zones, plages de départ { $starts }
cli-pack-genes = { $total } gènes : { $list }
cli-pack-track = La météorite peut terminer la partie en { $list }, et la termine en { $last }.

## simulate

cli-end-meteor-roll = Terminées par un jet de dé
cli-end-last-space = Terminées sur la dernière case de la météorite
