## Les tuiles

error-pack-tile-words = { $file }, ligne { $line } : « { $found } » n’est pas une tuile. Il faut quatre mots : lettre, marque et deux hexagones, comme « A 2+ lake:frog forest ».
error-pack-tile-letter = { $file }, ligne { $line } : il n’y a pas de lettre « { $found } ». Lettres possibles : { $known }.
error-pack-tile-mark = { $file }, ligne { $line } : il n’y a pas de marque « { $found } ». Marques possibles : { $known }.
error-pack-tile-terrain = { $file }, ligne { $line } : il n’y a pas de terrain « { $found } ». Terrains possibles : { $known }.
error-pack-tile-animal = { $file }, ligne { $line } : « { $found } » n’est pas un animal de tuile. Animaux possibles : { $known }.
error-pack-tile-animals = { $file }, ligne { $line } : les deux hexagones portent un animal. Il en faut un au plus.
error-pack-animal-astray = { $file }, ligne { $line } : { A($animal) } ne peut pas se trouver sur { A($terrain) }. Les proies vont sur leur terrain ou sur un joker, les prédateurs partout sauf sur une montagne.
error-pack-tile-count = { $file }, ligne { $line } : la lettre { $letter } a { $found ->
        [0] zéro tuile
        [one] { $found } tuile
       *[other] { $found } tuiles
    } de marque { $mark }. Il en faut { $expected }.
error-pack-tiles = { $file }, ligne { $line } : il y a { $found } tuiles. Il en faut { $expected }, comme les compte le livret.
error-pack-terrain-total = { $file }, ligne { $line } : sur toutes les tuiles, ce terrain compte { $found } hexagones : { $terrain }. Il en faut { $expected }.
error-pack-animal-total = { $file }, ligne { $line } : les tuiles portent en tout ce nombre d’animaux « { $animal } » : { $found }. Il en faut { $expected }.
error-pack-tile-share = { $file }, ligne { $line } : { $more } devraient avoir plus de { $share ->
        [prey] proies
        [wild] jokers
        [predators] prédateurs
       *[mountains] montagnes
    } que { $fewer }, mais en ont { $found } contre { $others }.
error-pack-tile-variety = { $file }, ligne { $line } : parmi les tuiles « { $name } », il manque cette sorte : { $kind }. Il faut tous les terrains, tous les animaux et des tuiles sans animal dans chaque lettre et chaque marque.

## La tuile de départ et le plateau Animaux

error-pack-start-hex = { $file }, ligne { $line } : « { $found } » n’est pas un hexagone. Par exemple : { $known }.
error-pack-start-middle = { $file }, ligne { $line } : le nid est sur une montagne, pas sur « { $found } ».
error-pack-ring = { $file }, ligne { $line } : l’anneau doit être une liste de { $expected } hexagones.
error-pack-start-prey = { $file }, ligne { $line } : l’anneau doit porter ces animaux, une fois chacun et aucun autre : { $expected }.
error-pack-columns = { $file }, ligne { $line } : les colonnes doivent être celles-ci, dans n’importe quel ordre : { $expected }.
error-pack-rows = { $file }, ligne { $line } : la table [rows] doit dire combien de rangées servent pour chacun de ces nombres de joueurs : { $expected }.
error-pack-pawn = { $file }, ligne { $line } : le pion ne peut pas commencer sous « { $found } ». Colonnes possibles : { $known }.
error-pack-board-large = { $file }, ligne { $line } : à { $players } joueurs, le plateau a { $places } emplacements, mais la lettre A n’a que { $found } tuiles pour les remplir.
error-pack-no-row = { $file }, ligne { $line } : à { $players } joueurs, il faut au moins une rangée.
