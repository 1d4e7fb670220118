## Le jeu
game-title = EVO, deuxième édition
game-tagline = Parcourez Kumtagh à dos de reptile, et préparez vos montures au climat qui vient.
game-authors = Philippe Keyaerts, 2011, Asmodee

## Les gènes normaux
gene-legs = Paire de pattes
    .a = une paire de pattes
    .some =
        { $count ->
            [one] une paire de pattes
           *[other] { $count } paires de pattes
        }
gene-legs-text = Un point de mouvement de plus par tour.
gene-horn = Corne
    .a = une corne
    .some =
        { $count ->
            [one] une corne
           *[other] { $count } cornes
        }
gene-horn-text = De meilleures chances au combat, en attaque comme en défense.
gene-thermoregulation = Plaque de thermorégulation
    .a = une plaque de thermorégulation
    .some =
        { $count ->
            [one] une plaque de thermorégulation
           *[other] { $count } plaques de thermorégulation
        }
gene-thermoregulation-text = Un dinosaure survit en terrain chaud.
gene-fur = Plaque de fourrure
    .a = une plaque de fourrure
    .some =
        { $count ->
            [one] une plaque de fourrure
           *[other] { $count } plaques de fourrure
        }
gene-fur-text = Un dinosaure survit en terrain froid.
gene-egg = Œuf
    .a = un œuf
    .some =
        { $count ->
            [one] un œuf
           *[other] { $count } œufs
        }
gene-egg-text = Un nouveau-né par tour.
gene-vial = Fiole alchimique
    .a = une fiole alchimique
    .some =
        { $count ->
            [one] une fiole alchimique
           *[other] { $count } fioles alchimiques
        }
gene-vial-text = Dès le tour suivant, vous payez 1 PM de moins au laboratoire, sans descendre sous 0.

## Les gènes uniques
gene-bone-plate = Plaque osseuse
    .a = une plaque osseuse
    .some = une plaque osseuse
gene-bone-plate-text = Vaut 2 cornes, mais seulement quand on vous attaque.
gene-great-horn = Grande corne
    .a = une grande corne
    .some = une grande corne
gene-great-horn-text = Vaut 2 cornes, mais seulement quand vous attaquez.
gene-thick-shell = Coquille épaisse
    .a = une coquille épaisse
    .some = une coquille épaisse
gene-thick-shell-text = Vos nouveau-nés peuvent être placés à 3 zones au plus de l’un de vos dinosaures, en passant par n’importe quelles zones.
gene-fins = Nageoires
    .a = des nageoires
    .some = des nageoires
gene-fins-text = Un point de mouvement mène un dinosaure d’une zone côtière à n’importe quelle autre, pourvu qu’elle soit vide.
gene-wings = Ailes
    .a = des ailes
    .some = des ailes
gene-wings-text = Une fois par phase de déplacement, un seul point mène un dinosaure à deux zones de là, même par-dessus une zone occupée. Il doit se poser sur une zone vide.
gene-regeneration = Régénération
    .a = la régénération
    .some = la régénération
gene-regeneration-text = Avec 3 dinosaures ou moins, on ne peut plus vous attaquer et le climat ne vous en prend aucun ; à la phase de survie, vous vous arrêtez à 3.
gene-killer-babies = Bébés tueurs
    .a = des bébés tueurs
    .some = des bébés tueurs
gene-killer-babies-text = Vos nouveau-nés peuvent être placés sur un rival qu’on a le droit d’attaquer ; un jet de dé tranche. Sur « { face-won } », « { face-as-many } » ou « { face-more } », le rival meurt ; sinon, c’est le nouveau-né.
gene-sixth-sense = Sixième sens
    .a = un sixième sens
    .some = un sixième sens
gene-sixth-sense-text = Vous connaissez toujours le prochain jeton de climat.
gene-cave-dweller = Cavernicole
    .a = le gène cavernicole
    .some = le gène cavernicole
gene-cave-dweller-text = Le terrain mortel épargne un de vos dinosaures.
gene-adrenaline-rush = Poussée d’adrénaline
    .a = une poussée d’adrénaline
    .some = une poussée d’adrénaline
gene-adrenaline-rush-text = Une fois le classement d’initiative établi, vous vous y placez où bon vous semble.
gene-muscular-thighs = Cuisses musclées
    .a = des cuisses musclées
    .some = des cuisses musclées
gene-muscular-thighs-text = Deux points de mouvement de plus par tour.
gene-chameleon-skin = Peau de caméléon
    .a = une peau de caméléon
    .some = une peau de caméléon
gene-chameleon-skin-text = Attaqué et vaincu, votre dinosaure peut s’éclipser vers une zone vide voisine. S’il n’y en a pas, il meurt.

## Les terrains, du plus chaud au plus froid
terrain-desert = Désert
    .the = le désert
terrain-forest = Forêt
    .the = la forêt
terrain-canyon = Canyon
    .the = le canyon
terrain-mountain = Montagne
    .the = la montagne

## Les températures
temperature-temperate = Idéal
temperature-temperate-text = Tous les dinosaures y survivent.
temperature-hot = Chaud
temperature-hot-text = Chaque plaque de thermorégulation y sauve un dinosaure.
temperature-cold = Froid
temperature-cold-text = Chaque plaque de fourrure y sauve un dinosaure.
temperature-deadly = Mortel
temperature-deadly-text = Aucun dinosaure n’y survit, sauf un seul cavernicole.

## Les jetons de climat
token-plus-2 = +2
token-plus-2-text = La roue tourne de deux sections dans le sens horaire.
token-plus-1 = +1
token-plus-1-text = La roue tourne d’une section dans le sens horaire.
token-still = 0
token-still-text = La roue ne bouge pas.
token-minus-1 = −1
token-minus-1-text = La roue recule d’une section.
token-meteorite = Météorite
token-meteorite-text = La partie s’arrête sur-le-champ.

## Le dé de combat
face-failed = Échec
face-failed-text = L’attaque échoue, quelles que soient les cornes.
face-won = Victoire
face-won-text = L’attaque réussit, quelles que soient les cornes.
face-as-many = Autant de cornes
face-as-many-text = L’attaque réussit si le défenseur n’a pas plus de cornes que l’attaquant.
face-more = Plus de cornes
face-more-text = L’attaque réussit si le défenseur a moins de cornes que l’attaquant.
face-two-more = Deux cornes de plus
face-two-more-text = L’attaque réussit si le défenseur a au moins deux cornes de moins que l’attaquant.

## Les phases
phase-climate = Climat
phase-climate-text = Un jeton fait tourner la roue, ou amène la météorite et la fin.
phase-mutations = Mutations
phase-mutations-text = Les pions misent au laboratoire sur des gènes et une carte événement.
phase-initiative = Initiative
phase-initiative-text = D’abord ceux qui ont le moins de dinosaures ; à égalité, la plus haute ligne du laboratoire.
phase-movement = Déplacements
phase-movement-text = Deux points, davantage avec des pattes ou des cuisses ; attaquer en coûte un aussi.
phase-births = Naissances
phase-births-text = Manche après manche, un nouveau-né par œuf, à côté de l’un des vôtres.
phase-survival = Survie
phase-survival-text = Le climat frappe, mais en laisse au moins deux à chacun ; puis chaque dinosaure rapporte 1 PM.

## Les options de la table
option-chained-births = Nouveau-nés parents
option-chained-births-text = Un dinosaure né dans une manche précédente de la même phase peut-il être parent ?
option-chained-births-on = Oui
option-chained-births-off = Non : seulement ceux qui étaient là au début de la phase
option-open-points = Points visibles
option-open-points-text = Chacun voit-il les PM de tous ? Sinon, on ne voit que les siens.
option-open-points-off = Non
option-open-points-on = Oui
option-length = Durée
option-length-text = Dans une partie courte, la pile compte six jetons de climat au lieu de douze : trois à cinq tours. Une variante de notre cru.
option-length-whole = Partie entière
option-length-short = Partie courte

## Les cartes événement
card-geysers = Geysers
card-geysers-text = Le froid ne vous prend aucun dinosaure durant cette phase.
card-geysers-when = Pendant votre phase de survie
card-prescience = Prescience
card-prescience-text = Le jeton est sans effet : tournez la roue d’une ou deux sections dans le sens horaire, reculez-la d’une section, ou laissez-la où elle est.
card-prescience-when = Quand un jeton de climat est révélé, sauf la météorite
card-swarm-of-rats = Nuée de rats
card-swarm-of-rats-text = Aucune naissance ce tour-ci, pour personne.
card-swarm-of-rats-when = Au début de la phase des naissances
card-egg-thief = Voleur d’œufs
card-egg-thief-text = Un dinosaure de votre réserve prend la place du nouveau-né, qui retourne dans celle de son propriétaire.
card-egg-thief-when = Dès qu’un rival a placé un nouveau-né et compte ainsi au moins 4 dinosaures
card-frenzied-attack = Attaque frénétique
card-frenzied-attack-text = Vous comptez 2 cornes de plus quand vous attaquez, jusqu’à la fin de cette phase.
card-frenzied-attack-when = Pendant vos déplacements, avant une attaque
