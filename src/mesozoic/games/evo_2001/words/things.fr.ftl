## Un mot sur ce que l’on rencontre à une table, outre les gènes et les cartes ; things.toml en donne la règle

terrain-beach-text = Le plus chaud des quatre terrains. Ses étoiles sont des plages de départ.
terrain-meadow-text = Plus fraîche que la plage, plus chaude que la colline.
terrain-hill-text = Plus fraîche que la prairie, plus chaude que la montagne.
terrain-mountain-text = Le plus froid des quatre terrains.

thing-points = Points de mutation
thing-points-text = Bourse et score à la fois : ils paient les gènes, et qui en a le plus à la fin l’emporte.
thing-herd = Dinosaures
thing-herd-text = Ceux de l’île rapportent 1 PM chacun s’ils survivent ; les autres attendent dans la réserve.
thing-losses = En danger
thing-losses-text = Les dinosaures qui mourraient si le tour s’arrêtait là : trop nombreux au froid ou au chaud, ou en zone mortelle.
thing-hand = Cartes événement
thing-hand-text = Secrètes jusqu’à ce qu’on les joue, chacune à son moment, et jamais pendant les deux premiers tours.
thing-turn = Tour
thing-turn-text = Six phases ; chacun termine l’une avant que la suivante commence.
thing-climate = Anneau du climat
thing-climate-text = Le pion indique le terrain tempéré ; ses voisins sont froid et chaud, le reste est mortel.
thing-meteor = Météorite
thing-meteor-text = Elle avance d’une case par tour. Sur une case à dés, un jet peut finir la partie ; la dernière case la finit.
thing-climate-die = Dé du climat
thing-climate-die-text = Il déplace le climat sur son anneau : 1 en arrière, 2 pas du tout, 3 à 6 en avant.
thing-combat-die = Dé de combat
thing-combat-die-text = Seul l’attaquant le lance. Plus il a de cornes d’avance sur le défenseur, plus de faces gagnent.
thing-meteor-die = Dé de la météorite
thing-meteor-die-text = Si l’une des faces indiquées sur la case de la météorite sort, la partie finit aussitôt.
thing-auction = Enchères
thing-auction-text = Un gène pour chacun : la plus haute offre l’emporte, et qui est dépassé enchérit de nouveau aussitôt.

action-pass-text = Vous gardez vos cartes pour plus tard ; ce moment ne reviendra pas.
action-play-text = La carte agit tout de suite, puis elle est défaussée.
action-play-against-text = La carte frappe le rival de votre choix, puis elle est défaussée.
action-play-for-text = La carte aide le dinosaure de votre choix, puis elle est défaussée.
action-walk-text = Un pas mène un dinosaure dans une zone voisine, quel que soit le terrain.
action-attack-text = Entrer chez un rival, c’est l’attaquer. Gagnez, et vous prenez sa place ; perdez, et votre dinosaure retourne à la réserve.
action-swim-text = Un pas mène un dinosaure d’une zone jaune à n’importe quelle zone jaune vide.
action-stop-text = Les pas restants sont perdus ; l’espèce suivante se déplace.
action-newborn-text = Un dinosaure de votre réserve va sur une zone vide à côté d’un de vos adultes.
action-remove-text = Vous choisissez qui meurt ; vos gènes sauvent les autres.
action-bid-text = Autant que vous voulez pour un gène sans offre, plus que l’offre en cours sinon. Vous la payez, moins vos gènes mutants.
action-drop-out-text = Vous ne prenez aucun gène à ces enchères, et ne payez rien.
