## Le jeu
game-title = Gods Love Dinosaurs
game-tagline = Faites grandir un écosystème où chacun nourrit quelqu’un, et où les dinosaures se nourrissent de tous.
game-authors = Kasper Lapp, 2020, Pandasaurus Games

## Les dieux, par place
species-0 = Soleil
    .a = le Soleil
    .the = le Soleil
    .of = du Soleil
    .to = au Soleil
species-1 = Lune
    .a = la Lune
    .the = la Lune
    .of = de la Lune
    .to = à la Lune
species-2 = Tonnerre
    .a = le Tonnerre
    .the = le Tonnerre
    .of = du Tonnerre
    .to = au Tonnerre
species-3 = Vent
    .a = le Vent
    .the = le Vent
    .of = du Vent
    .to = au Vent
species-4 = Étoile du soir
    .a = l’Étoile du soir
    .the = l’Étoile du soir
    .of = de l’Étoile du soir
    .to = à l’Étoile du soir

## Les animaux
animal-frog = Grenouilles
    .a = une grenouille
    .the = les grenouilles
    .of = des grenouilles
    .some =
        { $count ->
            [one] une grenouille
           *[other] { $count } grenouilles
        }
animal-frog-text = Des proies. Elles vivent dans les lacs et sur les jokers.
animal-rabbit = Lapins
    .a = un lapin
    .the = les lapins
    .of = des lapins
    .some =
        { $count ->
            [one] un lapin
           *[other] { $count } lapins
        }
animal-rabbit-text = Des proies. Ils vivent dans les champs et sur les jokers.
animal-rat = Rats
    .a = un rat
    .the = les rats
    .of = des rats
    .some =
        { $count ->
            [one] un rat
           *[other] { $count } rats
        }
animal-rat-text = Des proies. Ils vivent dans les forêts et sur les jokers.
animal-tiger = Tigres
    .a = un tigre
    .the = les tigres
    .of = des tigres
    .some =
        { $count ->
            [one] un tigre
           *[other] { $count } tigres
        }
animal-tiger-text = Des prédateurs. Ils chassent jusqu’à deux hexagones, en changeant de direction à leur guise.
animal-eagle = Aigles
    .a = un aigle
    .the = les aigles
    .of = des aigles
    .some =
        { $count ->
            [one] un aigle
           *[other] { $count } aigles
        }
animal-eagle-text = Des prédateurs. Ils chassent jusqu’à trois hexagones, en ligne droite.
animal-dinosaur = Dinosaures
    .a = un dinosaure
    .the = les dinosaures
    .of = des dinosaures
    .some =
        { $count ->
            [one] un dinosaure
           *[other] { $count } dinosaures
        }
animal-dinosaur-text = Ils mangent tout sur leur chemin, jusqu’à cinq hexagones, et s’arrêtent sur une montagne. Un œuf par prédateur mangé.

## Les terrains
terrain-lake = Lac
    .a = un lac
    .some =
        { $count ->
            [one] un lac
           *[other] { $count } lacs
        }
terrain-lake-text = Chez les grenouilles.
terrain-forest = Forêt
    .a = une forêt
    .some =
        { $count ->
            [one] une forêt
           *[other] { $count } forêts
        }
terrain-forest-text = Chez les rats.
terrain-field = Champ
    .a = un champ
    .some =
        { $count ->
            [one] un champ
           *[other] { $count } champs
        }
terrain-field-text = Chez les lapins.
terrain-wild = Joker
    .a = un hexagone joker
    .some =
        { $count ->
            [one] un hexagone joker
           *[other] { $count } hexagones joker
        }
terrain-wild-text = Accueille les trois sortes de proies.
terrain-mountain = Montagne
    .a = une montagne
    .some =
        { $count ->
            [one] une montagne
           *[other] { $count } montagnes
        }
terrain-mountain-text = Là où les dinosaures finissent leur chasse.

## Les directions
direction-east = vers l’est
direction-north-east = vers le nord-est
direction-north-west = vers le nord-ouest
direction-west = vers l’ouest
direction-south-west = vers le sud-ouest
direction-south-east = vers le sud-est

## Les options de la table
option-length = Durée
option-length-text = Dans une partie courte, on ne joue qu’avec les piles A et C : environ la moitié des tuiles. Une variante de notre cru.
option-length-whole = Partie entière
option-length-short = Partie courte
