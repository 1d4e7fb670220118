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
urgent-end =
    { $faces ->
        [6] C’est le dernier tour : la météorite tombe.
       *[other] C’est peut-être le dernier tour : la météorite tombe sur { $faces } faces du dé.
    }

## Avant un faux pas

slip-left-to-die =
    { $count ->
        [one] Un de vos dinosaures va mourir
       *[other] { $count } de vos dinosaures vont mourir
    }, et il vous reste un pas qui en sauverait un.
slip-poor-attack =
    { $faces ->
        [one] Vous ne gagnez que sur un 1
       *[other] Vous ne gagnez qu’en faisant de 1 à { $faces }
    } ; sinon votre dinosaure, à l’abri là où il est, meurt.
slip-born-to-die = Ici, le nouveau-né mourra ce tour-ci ; il y a ailleurs une place où il vivrait.
slip-unsaved = « { $card } », que vous avez en main, sauverait un de vos dinosaures.
slip-dear-bid = Vous paieriez { $pays } PM, presque tout ce que vous avez, et les PM gardés font gagner la partie.
slip-high-bid = { $least } suffirait pour l’instant : si l’on vous dépasse, vous refaites une offre.
