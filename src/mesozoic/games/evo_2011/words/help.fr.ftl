# Ce qu’on dit aux débutants pendant qu’ils décident. Les mêmes clés et variables dans chaque langue.

## Ce qui presse

urgent-cold =
    { $count ->
        [one] Un de vos dinosaures va mourir de froid là où il est
       *[other] { $count } de vos dinosaures vont mourir de froid là où ils sont
    }.
urgent-hot =
    { $count ->
        [one] Un de vos dinosaures va mourir de chaud là où il est
       *[other] { $count } de vos dinosaures vont mourir de chaud là où ils sont
    }.
urgent-deadly =
    { $count ->
        [one] Un de vos dinosaures est là où rien ne survit
       *[other] { $count } de vos dinosaures sont là où rien ne survit
    }.
urgent-losses =
    { $count ->
        [one] Un de vos dinosaures va mourir
       *[other] { $count } de vos dinosaures vont mourir
    } ; le climat s’arrête là, pour ne pas vous en laisser trop peu.
urgent-end = C’est peut-être le dernier tour : l’un des { $count } prochains jetons est la météorite.
urgent-last-turn = C’est le dernier tour : le prochain jeton est la météorite.

## Avant un faux pas

slip-left-to-die =
    { $count ->
        [one] Un de vos dinosaures va mourir
       *[other] { $count } de vos dinosaures vont mourir
    }, et il vous reste un pas qui en sauverait un.
slip-born-to-die = Ici, le nouveau-né mourra ce tour-ci ; il y a ailleurs une place où il vivrait.
slip-no-newborn = Il y a une place où un nouveau-né vivrait : un dinosaure de plus, et 1 PM de plus ce tour-ci.
slip-unsaved = « { $card } », que vous avez en main, sauverait un de vos dinosaures.
slip-fall = Il pourrait s’échapper vers une zone vide voisine au lieu de mourir.
slip-dear-bid = Vous paieriez { $pays } PM, presque tout ce que vous avez, et les PM gardés font gagner la partie.
