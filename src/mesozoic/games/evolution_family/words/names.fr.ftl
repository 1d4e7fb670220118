## Le jeu
game-title = Évolution, version familiale
game-tagline = Tracez un chemin de six ères à travers les âges, menez votre animal jusqu’à la dernière, et tenez bon.
game-authors = Les règles dont nous disposons ne nomment ni auteur ni éditeur

## Les animaux, par numéro : à deux, chacun en a deux
animal-0 = Théropode
    .a = un Théropode
    .the = le Théropode
    .of = du Théropode
    .to = au Théropode
animal-1 = Sauropode
    .a = un Sauropode
    .the = le Sauropode
    .of = du Sauropode
    .to = au Sauropode
animal-2 = Cératopsien
    .a = un Cératopsien
    .the = le Cératopsien
    .of = du Cératopsien
    .to = au Cératopsien
animal-3 = Stégosaure
    .a = un Stégosaure
    .the = le Stégosaure
    .of = du Stégosaure
    .to = au Stégosaure
animal-4 = Ankylosaure
    .a = un Ankylosaure
    .the = l’Ankylosaure
    .of = de l’Ankylosaure
    .to = à l’Ankylosaure
animal-5 = Hadrosaure
    .a = un Hadrosaure
    .the = l’Hadrosaure
    .of = de l’Hadrosaure
    .to = à l’Hadrosaure

## Les ères, dans l'ordre
era-bacteria = Bactéries
    .a = une carte Bactéries
    .the = la carte Bactéries
era-algae = Algues
    .a = une carte Algues
    .the = la carte Algues
era-fish = Poissons
    .a = une carte Poissons
    .the = la carte Poissons
era-reptiles = Reptiles
    .a = une carte Reptiles
    .the = la carte Reptiles
era-birds = Oiseaux
    .a = une carte Oiseaux
    .the = la carte Oiseaux
era-dinosaurs = Dinosaures
    .a = une carte Dinosaures
    .the = la carte Dinosaures
era-mammals = Mammifères
    .a = une carte Mammifères
    .the = la carte Mammifères
era-primates = Primates
    .a = une carte Primates
    .the = la carte Primates

## Ce qu'est un emplacement
ground-rock = Rocher
    .a = un rocher
ground-rock-text = Ouvert à tous. Les pièces renvoyées en arrière s’y arrêtent, et le cône ne se pose que sur des rochers.
ground-volcano = Volcan
    .a = un volcan
ground-volcano-text = Aucune pièce n’y entre. Une éruption peut renvoyer un rival placé sur la voie voisine de la carte. Il rend une carte instable.
ground-marsh = Marais
    .a = un marais
ground-marsh-text = Deux emplacements en un : il faut un pas de plus pour le traverser.
ground-cave = Caverne
    .a = une caverne
ground-cave-text = On y est à l’abri des éruptions et de la foudre. Elle rend une carte premium.
ground-sea = Mer montante
    .a = une mer montante
ground-sea-text = Interdite à la pièce dont le chemin contient les Poissons ; ou, si la table en a décidé ainsi, à celle dont le chemin ne les a pas.
ground-ravine = Au-delà d’un ravin
    .a = un ravin
ground-ravine-text = Interdit à la pièce dont le chemin contient les Oiseaux ; ou, si la table en a décidé ainsi, à celle dont le chemin ne les a pas.

## Les signes des cartes
sign-waterhole = Trou d’eau
    .a = un trou d’eau
sign-waterhole-text = Quand vous retournez le tonnerre du trou d’eau, vous reprenez deux jetons. Il rend une carte premium.
sign-earthquake = Zone sismique
    .a = une zone sismique
sign-earthquake-text = Rend une carte instable : les tremblements de terre coûtent des jetons, et les glissements de terrain renvoient les pièces qui s’y trouvent.
sign-hurricane = Ouragan
    .a = un ouragan
sign-hurricane-text = Rend une carte instable : les ouragans coûtent des jetons.

## Les cartes action
card-eruption = Éruption
    .a = une éruption
    .the = l’éruption
    .some =
        { $count ->
            [one] une éruption
           *[other] { $count } éruptions
        }
card-eruption-text = Le joueur qui la révèle peut faire entrer en éruption un volcan ou le cône, et renvoyer un rival placé juste à côté.
card-thunderbolt = Tonnerre
    .a = un tonnerre
    .the = le tonnerre
    .some =
        { $count ->
            [one] un tonnerre
           *[other] { $count } tonnerres
        }
card-thunderbolt-text = On retourne la première carte de la pile des tonnerres, et elle frappe.

## Les tonnerres
bolt-waterhole = Trou d’eau
bolt-waterhole-text = S’il y a un trou d’eau dans votre chemin, vous reprenez deux de vos jetons dans la boîte, ou moins s’il n’y en a pas autant.
bolt-earthquake = Tremblement de terre
bolt-earthquake-text = Quiconque a une zone sismique dans son chemin perd deux jetons, ou tout ce qui lui reste.
bolt-hurricane = Ouragan
bolt-hurricane-text = Quiconque a un ouragan dans son chemin perd deux jetons, ou tout ce qui lui reste.
bolt-ash-cloud = Nuage de cendres
bolt-ash-cloud-text = Quiconque a un volcan dans son chemin perd un jeton.
bolt-landslide = Glissement de terrain
bolt-landslide-text = Toute pièce placée sur une carte à zone sismique est renvoyée en arrière.
bolt-flood = Inondation
bolt-flood-text = Toute pièce placée sur un marais ou une mer montante est renvoyée en arrière.
bolt-collapse = Effondrement
bolt-collapse-text = Chacun perd la carte instable la plus extérieure de son chemin sur laquelle il n’y a pas de pièce.
bolt-bolt = Foudre
bolt-bolt-text = Vous pouvez renvoyer en arrière la pièce d’un rival qui n’est pas dans une caverne.

## Les options de la table
option-faster = Partie plus rapide
option-faster-text = Quand la pioche est refaite, une carte action placée juste sous le dessus de la défausse sort elle aussi du jeu.
option-faster-off = Non
option-faster-on = Oui
option-restricted-access = Mers et ravins
option-restricted-access-text = À qui les mers montantes et les emplacements au-delà d’un ravin sont-ils fermés ? Le sens du livret s’est peut-être perdu à la traduction.
option-restricted-access-barred-if = Aux chemins qui ont les Poissons ou les Oiseaux, comme le dit le livret
option-restricted-access-barred-unless = Aux chemins qui n’ont pas les Poissons ou les Oiseaux
option-length = Durée
option-length-text = Dans une partie courte, un chemin est complet avec quatre cartes au lieu de six. Une variante de notre cru.
option-length-whole = Partie entière
option-length-short = Partie courte

## Les mains d'un concours, selon leurs jetons
hand-0 = aucun jeton
    .a = rien
hand-1 = 1 jeton
    .a = 1 jeton ({ era-bacteria })
hand-2 = 2 jetons
    .a = 2 jetons ({ era-algae })
hand-3 = 3 jetons
    .a = 3 jetons ({ era-fish })
hand-4 = 4 jetons
    .a = 4 jetons ({ era-reptiles })
hand-5 = 5 jetons
    .a = 5 jetons ({ era-birds })
hand-6 = 6 jetons
    .a = 6 jetons ({ era-dinosaurs })
hand-7 = 7 jetons
    .a = 7 jetons ({ era-mammals })
hand-8 = 8 jetons
    .a = 8 jetons ({ era-primates })
hand-9 = 9 jetons
    .a = 9 jetons (éruption)
hand-10 = 10 jetons
    .a = 10 jetons (tonnerre)
shown-hand = { THE($animal) } montre { A($tokens) }

## Les temps d'un tour
phase-reveal = Révélation
phase-reveal-text = On révèle des cartes jusqu’à une carte ère ; éruptions et tonnerres agissent.
phase-card = Carte ère
phase-card-text = La carte est placée dans un chemin, ou défaussée.
phase-contest = Concours
phase-contest-text = Pour une carte premium : la meilleure prévision de la carte suivante l’emporte.
phase-step = Pas
phase-step-text = Un pas, si l’on veut ; un second contre un jeton.
phase-cone = Cône
phase-cone-text = Le cône peut aller sur un rocher libre de n’importe quel chemin.
