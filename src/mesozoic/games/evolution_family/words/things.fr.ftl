## Un mot sur ce que l’on rencontre à une table, outre les cartes et les emplacements ; things.toml en donne la règle

era-bacteria-text = La première des huit ères. Un chemin suit leur ordre, et chacune y figure une fois au plus.
era-algae-text = La deuxième des huit ères. Un chemin suit leur ordre, et chacune y figure une fois au plus.
era-fish-text = La troisième des huit ères. Un chemin suit leur ordre, et chacune y figure une fois au plus.
era-reptiles-text = La quatrième des huit ères. Un chemin suit leur ordre, et chacune y figure une fois au plus.
era-birds-text = La cinquième des huit ères. Un chemin suit leur ordre, et chacune y figure une fois au plus.
era-dinosaurs-text = La sixième des huit ères. Un chemin suit leur ordre, et chacune y figure une fois au plus.
era-mammals-text = La septième des huit ères. Un chemin suit leur ordre, et chacune y figure une fois au plus.
era-primates-text = La dernière des huit ères. Un chemin suit leur ordre, et chacune y figure une fois au plus.

thing-piece = Pièce
thing-piece-text = Elle avance sur son propre chemin, d’un pas par tour, et d’un second contre un jeton.
thing-tokens = Jetons
thing-tokens-text = Ils paient les seconds pas et se cachent dans la main aux concours ; certains tonnerres en coûtent.
thing-path = Chemin
thing-path-text = Six ères au plus, quatre dans une partie courte, dans leur ordre. N’importe qui peut y placer des cartes.
thing-cone = Cône
thing-cone-text = Un volcan qui se déplace : il barre son rocher et peut entrer en éruption contre qui se tient à côté.
thing-decks = Cartes et tonnerres
thing-decks-text = Quand la pioche est épuisée, la défausse devient la nouvelle ; une carte action sur le dessus sort du jeu.
thing-premium = Premium
thing-premium-text = Une carte à trou d’eau ou à caverne : chacun peut la gagner en prévoyant la carte suivante.
thing-unstable = Instable
thing-unstable-text = Une carte à volcan, à zone sismique ou à ouragan : certains tonnerres en font un danger.
thing-flank = En danger
thing-flank-text = À côté d’un volcan ou du cône : une éruption pourrait la renvoyer.
thing-ready = Près de gagner
thing-ready-text = Sur la dernière carte d’un chemin complet au début de son tour : si une carte ère sort et qu’elle y est toujours, elle gagne.
thing-hand = Main
thing-hand-text = Les jetons cachés désignent la carte attendue ; la prévision la plus proche gagne, et chacun garde ses jetons.
thing-turn = Tour
thing-turn-text = Révélez des cartes, employez la carte ère, faites un pas ou deux, déplacez le cône.

action-rock-text = Votre pièce part de ce rocher de son secteur.
action-put-text = Dans n’importe quel chemin, là où son ère a sa place ; ou à la place d’une carte de la même ère.
action-discard-text = La carte va à la défausse, et personne ne l’a.
action-drag-text = La nouvelle carte est derrière la pièce, qui recule sur l’un de ses rochers.
action-move-text = Un pas vers un emplacement voisin ; un second coûte un jeton.
action-stay-text = Votre pièce ne fait plus de pas ce tour-ci.
action-cone-text = Il barre ce rocher et attend une éruption.
action-leave-cone-text = Le cône ne bouge pas, et votre tour se termine.
action-erupt-text = Un rival placé à côté recule tout droit jusqu’au premier rocher.
action-strike-text = Un rival qui n’est pas dans une caverne recule tout droit jusqu’au premier rocher.
action-spare-text = Rien n’entre en éruption et personne n’est frappé.
action-guess-text = Autant de jetons qu’en vaut la carte que vous attendez. Ils restent à vous.
action-stay-out-text = Vous ne disputez pas cette carte.
