## Un mot sur ce que l’on rencontre à une table, outre les gènes, les jetons et les cartes ; things.toml en donne la règle

terrain-desert-text = Le plus chaud des quatre terrains.
terrain-forest-text = Plus fraîche que le désert, plus chaude que le canyon.
terrain-canyon-text = Plus frais que la forêt, plus chaud que la montagne.
terrain-mountain-text = Le plus froid des quatre terrains.

lot-card = Carte événement
lot-card-text = Piochez une carte que vous seul voyez.
lot-bare = Rien
lot-bare-text = Le sac est vide : cette ligne ne donne que sa place dans l’ordre du tour.

thing-points = Points de mutation
thing-points-text = Bourse et score à la fois : ils paient au laboratoire, et qui en a le plus à la fin l’emporte.
thing-hidden-points = Points cachés
thing-hidden-points-text = Chacun ne voit que son propre total ; ce qu’on paie et ce qu’on gagne se fait au grand jour.
thing-herd = Dinosaures
thing-herd-text = Chacun de ceux qui sont sur le plateau à la fin du tour rapporte 1 PM ; les autres attendent dans la réserve.
thing-losses = En danger
thing-losses-text = Les dinosaures qui mourraient si le tour s’arrêtait là. Le climat en laisse toujours au moins deux à chaque peuple.
thing-hand = Cartes événement
thing-hand-text = Secrètes jusqu’à ce qu’on les joue, autant qu’on veut par tour, chacune à son moment.
thing-turn = Tour
thing-turn-text = Six phases ; chacun termine l’une avant que la suivante commence.
thing-wheel = Roue du climat
thing-wheel-text = La section du haut dit quel terrain est idéal, chaud, froid ou mortel jusqu’au tour suivant.
thing-pile = Jetons climat
thing-pile-text = On en révèle un par tour. La météorite est l’un des trois derniers, et finit la partie.
thing-combat-die = Dé de combat
thing-combat-die-text = Sa face dit comment se comparent les cornes de l’attaquant et du défenseur pour que l’attaque réussisse.
thing-laboratory = Laboratoire
thing-laboratory-text = Une ligne par peuple. Une offre plus haute déloge un pion, et son propriétaire enchérit aussitôt sur une autre ligne.
thing-initiative = Piste d’initiative
thing-initiative-text = Le moins de dinosaures d’abord ; à égalité, la ligne la plus haute du laboratoire.

action-pass-text = Vous gardez la carte pour plus tard.
action-play-text = La carte agit tout de suite, puis elle est défaussée.
action-foretell-text = Vous tournez la roue vous-même ; le jeton révélé n’a pas d’effet.
action-bid-text = N’importe quelle valeur sur une ligne vide, plus que le pion en place sur une autre. Vous la payez, moins vos fioles.
action-place-text = Votre pion prend cette place sur la piste ; les autres gardent leur ordre.
action-walk-text = Un point mène un dinosaure dans une zone voisine vide.
action-attack-text = Pour un point, vous lancez le dé. Gagnez, et vous prenez la place du rival ; sinon, chacun reste où il est.
action-fly-text = Une fois par phase, un point mène un dinosaure à deux zones, par-dessus n’importe qui, sur une zone vide.
action-swim-text = Un point mène un dinosaure d’une zone côtière à n’importe quelle autre zone côtière vide.
action-stop-text = Les points de mouvement restants sont perdus.
action-escape-text = Le dinosaure battu survit dans une zone voisine vide.
action-fall-text = Le dinosaure battu retourne dans votre réserve.
action-newborn-text = Un dinosaure de votre réserve va sur une zone vide à côté d’un des vôtres.
action-withdraw-text = Les huit sont sur le plateau : l’un d’eux peut le quitter pour renaître dans une autre zone.
action-decline-text = Personne n’est obligé d’avoir un nouveau-né ; les manches suivantes vous restent ouvertes.
action-remove-text = Vous choisissez qui meurt ; vos gènes sauvent les autres.
