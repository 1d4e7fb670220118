# Ce qu’on dit aux débutants pendant qu’ils décident. Les mêmes clés et variables dans chaque langue.

## Ce qui presse

urgent-starving = Si { THE($animal) } s’activaient maintenant, { $count ->
        [one] un des vôtres mourrait de faim
       *[other] { $count } des vôtres mourraient de faim
    }.
urgent-end = La dernière tuile { OF($column) } mettrait fin à la partie.

## Avant un faux pas

slip-starves = C’est la dernière tuile de sa colonne : { THE($animal) } s’activent, et { $count ->
        [one] un des vôtres ne trouve
       *[other] { $count } des vôtres ne trouvent
    } rien à manger, à moins que la tuile ne les nourrisse.
slip-laid-to-starve = C’était la dernière tuile de sa colonne : { THE($animal) } s’activent aussitôt, et ici celui-ci mourrait de faim, trop loin de toute proie.
slip-unborn = { $count ->
        [one] Un de vos animaux pourrait encore
       *[other] { $count } de vos animaux pourraient encore
    } se reproduire : { THE($animal) } ont de la place à côté d’eux.
slip-hatched-to-starve = Il ne trouverait rien à manger et mourrait de faim aussitôt, et son œuf serait dépensé.
slip-egg-missed = Un pas plus loin, il mangerait un prédateur et pondrait un œuf de plus : les œufs font gagner la partie.
