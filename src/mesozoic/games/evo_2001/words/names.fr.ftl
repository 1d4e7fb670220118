## Le jeu
game-title = EVO, première édition
game-tagline = Faites prospérer une espèce sur une île dont le climat ne tient pas en place.
game-authors = Philippe Keyaerts, 2001, Jeux Descartes

## Les gènes
gene-tail = Queue
    .a = une queue
    .some =
        { $count ->
            [one] une queue
           *[other] { $count } queues
        }
gene-tail-text = La plus longue queue joue en premier.
gene-leg = Patte
    .a = une patte
    .some =
        { $count ->
            [one] une patte
           *[other] { $count } pattes
        }
gene-leg-text = Un pas de plus par tour ; vos dinosaures se partagent tous les pas à votre gré.
gene-horn = Corne
    .a = une corne
    .some =
        { $count ->
            [one] une corne
           *[other] { $count } cornes
        }
gene-horn-text = De meilleures chances au combat, en attaque comme en défense.
gene-egg = Œuf
    .a = un œuf
    .some =
        { $count ->
            [one] un œuf
           *[other] { $count } œufs
        }
gene-egg-text = Un nouveau-né par tour.
gene-fur = Fourrure
    .a = une fourrure
    .some =
        { $count ->
            [one] une fourrure
           *[other] { $count } fourrures
        }
gene-fur-text = Un dinosaure survit en zone froide.
gene-parasol = Parasol
    .a = un parasol
    .some =
        { $count ->
            [one] un parasol
           *[other] { $count } parasols
        }
gene-parasol-text = Un dinosaure survit en zone chaude.
gene-mutant = Mutant
    .a = un gène mutant
    .some =
        { $count ->
            [one] un gène mutant
           *[other] { $count } gènes mutants
        }
gene-mutant-text = Dès le tour suivant, chaque gène acheté vous coûte 1 PM de moins.
gene-card = Carte
    .a = un gène carte
    .some =
        { $count ->
            [one] un gène carte
           *[other] { $count } gènes carte
        }
gene-card-text = S’échange aussitôt contre une carte événement, sans jamais aller sur le portrait.

## Les terrains, du plus chaud au plus froid
terrain-beach = Plage
    .the = les plages
terrain-meadow = Prairie
    .the = les prairies
terrain-hill = Colline
    .the = les collines
terrain-mountain = Montagne
    .the = les montagnes

## Les températures
temperature-temperate = Tempéré
temperature-temperate-text = Tous les dinosaures y survivent.
temperature-cold = Froid
temperature-cold-text = Chaque fourrure y sauve un dinosaure.
temperature-hot = Chaud
temperature-hot-text = Chaque parasol y sauve un dinosaure.
temperature-deadly = Mortel
temperature-deadly-text = Aucun dinosaure n’y survit.

## Les phases
phase-initiative = Initiative
phase-initiative-text = La plus longue queue d’abord ; l’ordre vaut pour tout le tour.
phase-climate = Climat
phase-climate-text = Une carte ou le dé fait tourner le climat sur son anneau.
phase-movement = Déplacements
phase-movement-text = Un pas par patte ; entrer chez un rival, c’est l’attaquer.
phase-births = Naissances
phase-births-text = Un nouveau-né par œuf, sur une zone vide voisine d’un adulte.
phase-survival = Survie
phase-survival-text = Le froid, la chaleur et les zones mortelles prélèvent leur part, puis chaque survivant rapporte 1 PM.
phase-evolution = Évolution
phase-evolution-text = La météorite approche, puis les gènes sont mis aux enchères.

## Les moments des cartes
when-climate = Avant le jet de climat
when-movement = Pendant vos déplacements
when-movement-begins = Au début de la phase des déplacements
when-births = Pendant vos naissances
when-births-begin = Au début de la phase des naissances
when-survival = Pendant votre phase de survie
when-survival-begins = Au début de la phase de survie
when-payment = Au paiement des enchères
when-after-auction = Après le paiement des enchères

## Les options de la table
option-island4 = Île à quatre joueurs
option-island4-text = Les deux faces qui forment l’île quand on joue à quatre.
option-island4-mediums = Les deux faces moyennes
option-island4-small-large = La petite face et la grande
option-extinction = Extinction
option-extinction-text = Ce que devient une espèce qui n’a plus de dinosaure sur l’île.
option-extinction-return = Retour : le premier nouveau-né sur n’importe quelle zone vide, chacun des autres à côté d’un nouveau-né déjà placé
option-extinction-final = Définitive : plus de naissances, mais l’espèce enchérit et joue encore ses cartes
option-scarce-genes = Gènes rares
option-scarce-genes-text = Un gène de moins que de joueurs est mis aux enchères, et un joueur dont l’offre est dépassée peut se retirer.
option-scarce-genes-off = Non
option-scarce-genes-on = Oui
option-length = Durée
option-length-text = Dans une partie courte, la météorite commence plus près : environ moitié moins de tours. Une variante de notre cru.
option-length-whole = Partie entière
option-length-short = Partie courte

## Les cartes événement (notre paquet : E1-8.2)
card-still-air = Calme plat
card-still-air-text = Pas de jet : le climat ne bouge pas.
card-still-air-when = { when-climate }
card-seasons-turn = La roue tourne
card-seasons-turn-text = Pas de jet : le climat avance d’une case.
card-seasons-turn-when = { when-climate }
card-seasons-return = Arrière-saison
card-seasons-return-text = Pas de jet : le climat recule d’une case.
card-seasons-return-when = { when-climate }
card-stampede = La grande ruée
card-stampede-text = Vous avez { $amount } pas de plus.
card-stampede-when = { when-movement }
card-giants-rage = Colère noire
card-giants-rage-text = Vous comptez { $amount ->
        [one] { $amount } corne
       *[other] { $amount } cornes
    } de plus quand vous attaquez.
card-giants-rage-when = { when-movement }
card-herd-guard = Rangs serrés
card-herd-guard-text = Vous comptez { $amount ->
        [one] { $amount } corne
       *[other] { $amount } cornes
    } de plus quand on vous attaque.
card-herd-guard-when = { when-movement-begins }
card-long-swim = La grande traversée
card-long-swim-text = Un de vos pas peut mener un dinosaure d’une zone jaune quelconque à n’importe quelle zone jaune vide.
card-long-swim-when = { when-movement }
card-great-clutch = Ponte généreuse
card-great-clutch-text = Vous avez { $amount ->
        [one] { $amount } nouveau-né
       *[other] { $amount } nouveau-nés
    } de plus.
card-great-clutch-when = { when-births }
card-far-nests = Nids lointains
card-far-nests-text = Vos nouveau-nés peuvent être placés sur des zones vides, à { $amount ->
        [one] { $amount } zone
       *[other] { $amount } zones
    } au plus d’un adulte, en passant par n’importe quelles zones.
card-far-nests-when = { when-births }
card-barren-season = Saison blanche
card-barren-season-text = Aucune naissance, pour personne.
card-barren-season-when = { when-births-begin }
card-thick-coat = Poil d’hiver
card-thick-coat-text = Tous vos dinosaures en zone froide survivent.
card-thick-coat-when = { when-survival }
card-deep-shade = À l’ombre des fougères
card-deep-shade-text = Tous vos dinosaures en zone chaude survivent.
card-deep-shade-when = { when-survival }
card-moult = Mue intempestive
card-moult-text = Un rival compte { $amount ->
        [one] { $amount } fourrure
       *[other] { $amount } fourrures
    } de moins, sans descendre sous 0 ; « { card-thick-coat } » sauve tout de même tous ses dinosaures en zone froide.
card-moult-when = { when-survival-begins }
card-sunburn = Coup de soleil
card-sunburn-text = Un rival compte { $amount ->
        [one] { $amount } parasol
       *[other] { $amount } parasols
    } de moins, sans descendre sous 0 ; « { card-deep-shade } » sauve tout de même tous ses dinosaures en zone chaude.
card-sunburn-when = { when-survival-begins }
card-refuge = Dernier refuge
card-refuge-text = Un de vos dinosaures en zone mortelle survit.
card-refuge-when = { when-survival }
card-unlooked-for-gene = Caprice de la nature
card-unlooked-for-gene-text = Tirez un gène du sac et gardez-le, gratuitement ; un gène carte s’échange aussitôt contre une carte événement.
card-unlooked-for-gene-when = { when-after-auction }
card-mutagen = Soupe primitive
card-mutagen-text = Payez jusqu’à { $amount } PM de moins.
card-mutagen-when = { when-payment }
