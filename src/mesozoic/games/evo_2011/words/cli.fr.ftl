# Ce que seul ce jeu dit en ligne de commande.

## La table

cli-column-points = PM
cli-tokens = Jetons
cli-tokens-left =
    { $left ->
        [0] aucun dans la pile
       *[other] { $left } dans la pile
    }
cli-tokens-unseen = pas encore vus, dont un mis de côté :
cli-meteorite-next =
    { $left ->
        [0] Le prochain jeton ne peut pas être la météorite.
        [1] Le prochain jeton est la météorite.
       *[other] Il y a une chance sur { $left } que le prochain jeton soit la météorite.
    }
cli-foreseen = Votre sixième sens vous annonce le prochain jeton : { $token }.
cli-column-legs = patt.
cli-column-horn = corne
cli-column-thermoregulation = therm.
cli-column-fur = four.
cli-column-egg = œuf
cli-column-vial = fiole
cli-laboratory = Laboratoire
cli-lot-card = Carte événement
cli-lot-bare = Aucun gène
cli-bid-hint = Tapez une ligne et votre mise : 1 3. Une ligne seule mise le minimum. Vous pouvez miser jusqu’à { $most }.

## Jouer

cli-why-usage = Demandez à propos d’un coup : pourquoi walk 12-14
cli-help-answer-text = Choisir cette option. Un coup complet, comme « walk 12-13 », ou simplement « 12-13 », convient aussi.
cli-help-hand-text = Vos cartes et leurs effets.

## check-pack

cli-pack-board = { $players } joueurs : { $zones } zones, paires de départs { $pairs }
cli-pack-genes = { $total } gènes normaux : { $list } ; et { $unique } des { $most } gènes uniques
cli-pack-tokens = { $total } jetons de climat et la météorite : { $list }
cli-pack-wheel = La roue du climat, dans le sens horaire : { $list } ; la partie commence sur la section { $start }
cli-pack-die = Le dé de combat : { $list }

## simulate

cli-end-meteorite = Terminées par la météorite
