## Les plateaux

error-pack-pair-number = { $file }, ligne { $line }, colonne { $column } : « { $found } » ne désigne aucune paire de départs. Il faut un nombre de 1 à { $players }, une paire par joueur.
error-pack-pair-count = { $file }, ligne { $line } : { $found ->
        [0] aucun départ ne porte
        [one] un seul départ porte
       *[other] { $found } départs portent
    } le numéro { $pair }. Il en faut { $expected } par joueur.
error-pack-zone-cut-off = { $file }, ligne { $line }, colonne { $column } : cette zone est coupée du reste du plateau. Les terres doivent être d’un seul tenant.
error-pack-board-size = { $file }, ligne { $line } : ce plateau compte { $found ->
        [one] { $found } zone
       *[other] { $found } zones
    } pour { $players ->
        [one] un joueur
       *[other] { $players } joueurs
    }. Il en faut { $expected }, sauf si le dessin est signalé comme la copie d’un plateau imprimé.
error-pack-colour-share = { $file }, ligne { $line } : ce plateau compte { $found } { $terrain ->
        [desert] { $found ->
            [one] désert
           *[other] déserts
        }
        [forest] { $found ->
            [one] forêt
           *[other] forêts
        }
        [canyon] { $found ->
            [one] canyon
           *[other] canyons
        }
       *[mountain] { $found ->
            [one] montagne
           *[other] montagnes
        }
    }. Il en faut de { $fewest } à { $most }, soit d’un cinquième à trois dixièmes de ses zones.
error-pack-unfair-start = { $file }, ligne { $line }, colonne { $column } : ce départ a { $found } zones à { $steps } pas ou moins, et un autre en a { $best }. L’écart ne doit pas dépasser { $difference }.
error-pack-pair-terrain = { $file }, ligne { $line }, colonne { $column } : la paire { $pair } ne part pas des deux mêmes terrains que la paire 1. Ils doivent être les mêmes pour toutes les paires.
error-pack-pair-rival = { $file }, ligne { $line }, colonne { $column } : un départ de la paire { $pair } touche celui d’un adversaire. Il faut au moins une zone entre deux adversaires.
error-pack-pair-apart = { $file }, ligne { $line }, colonne { $column } : les deux départs de la paire { $pair } sont à { $found } pas l’un de l’autre, ceux de la paire { $other } à { $fewest } seulement. L’écart ne doit pas dépasser { $difference }.
error-pack-pair-away = { $file }, ligne { $line }, colonne { $column } : l’adversaire le plus proche de la paire { $pair } est à { $found } pas, le plus proche de la paire { $other } à { $most }. L’écart ne doit pas dépasser { $difference }.

## Les gènes et la roue du climat

error-pack-unique-genes = { $file }, ligne { $line } : on ne peut pas mettre { $found } gènes uniques dans le sac. Il en faut { $most } au plus : il n’y en a pas davantage.
error-pack-wheel-list = { $file }, ligne { $line } : « { $name } » doit être une liste de terrains. Noms possibles : { $known }.
error-pack-wheel-lacks = { $file }, ligne { $line } : aucune section de la roue n’est pour { $terrain ->
        [desert] le désert
        [forest] la forêt
        [canyon] le canyon
       *[mountain] la montagne
    }. Il faut chaque terrain au moins une fois.
error-pack-wheel-leap = { $file }, ligne { $line } : le climat fait un saut de la section { $section } de la roue à la section { $after }. Chaque section doit être d’un degré plus chaude ou plus froide que la précédente : désert, forêt, canyon, montagne.
error-pack-wheel-start = { $file }, ligne { $line } : la roue n’a pas de section { $found } où commencer. Il faut un nombre de 1 à { $most }.
