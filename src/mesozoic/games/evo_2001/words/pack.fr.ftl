## Les demi-plateaux et l'île

error-pack-seam-mark = { $file }, ligne { $line } : { $found ->
        [0] cette rangée n’a pas de « | »
       *[other] cette rangée a { $found } « | »
    }. Il en faut un seul par rangée, là où commence l’autre moitié.
error-pack-seam-crooked = { $file }, ligne { $line } : le « | » est dans la colonne { $column }. Il devrait être dans la colonne { $expected } : d’une rangée à l’autre, la jointure va et vient d’un caractère.
error-pack-wrong-side = { $file }, ligne { $line }, colonne { $column } : cette zone est au-delà de la jointure. Sur une { $side ->
        [left] moitié gauche, les zones sont à gauche
       *[right] moitié droite, les zones sont à droite
    } du « | ».
error-pack-star-count = { $file }, ligne { $line } : { $expected ->
        [one] { $expected } plage de départ (*) est annoncée
       *[other] { $expected } plages de départ (*) sont annoncées
    }, mais le dessin { $found ->
        [0] n’en compte aucune
       *[other] en compte { $found }
    }.
error-pack-zone-cut-off = { $file }, ligne { $line }, colonne { $column } : cette zone est coupée du reste de sa moitié. Les terres doivent être d’un seul tenant.
error-pack-beach-inland = { $file }, ligne { $line }, colonne { $column } : cette plage ne touche pas la mer (ce qui est au-delà de la jointure ne compte pas). Toutes les plages doivent être sur la côte.
error-pack-colour-share = { $file }, ligne { $line } : cette moitié compte { $found } { $terrain ->
        [beach] { $found ->
            [one] plage
           *[other] plages
        }
        [meadow] { $found ->
            [one] prairie
           *[other] prairies
        }
        [hill] { $found ->
            [one] colline
           *[other] collines
        }
       *[mountain] { $found ->
            [one] montagne
           *[other] montagnes
        }
    }. Il en faut de { $fewest } à { $most }, soit d’un cinquième à trois dixièmes de ses zones.
error-pack-wrong-half = { $file } : ce dessin est { $side ->
        [left] une moitié gauche ; il faut ici une moitié droite
       *[right] une moitié droite ; il faut ici une moitié gauche
    }.
error-pack-seams-differ = { $file } : sa jointure ne s’ajuste pas à celle de { $other }. Il faut { $expected ->
        [one] { $expected } rangée
       *[other] { $expected } rangées
    } (ici : { $found }) et un zigzag qui commence du même côté.
error-pack-stars-players = { $file }, ligne { $line } : avec { $other }, cela fait { $found ->
        [one] { $found } plage de départ
       *[other] { $found } plages de départ
    }. Il en faut { $expected }, une par joueur.
error-pack-seam-short = { $file }, ligne { $line } : { $found ->
        [0] aucune zone de cette moitié ne touche
        [one] une seule paire de zones relie cette moitié à
       *[other] { $found } paires de zones seulement relient cette moitié à
    } { $other }. Il faut au moins { $fewest ->
        [one] une paire
       *[other] { $fewest } paires
    }.
error-pack-unfair-start = { $file }, ligne { $line }, colonne { $column } : jointe à { $other }, cette plage de départ a { $found } zones à { $steps } pas ou moins, et une autre en a { $best }. L’écart ne doit pas dépasser { $difference }.

## Les gènes, les cartes événement et la piste de la météorite

error-pack-unknown-gene = { $file }, ligne { $line } : il n’y a pas de gène « { $found } ». Noms possibles : { $known }.
error-pack-unknown-card = { $file }, ligne { $line } : il n’y a pas de carte événement « { $found } ». Noms possibles : { $known }.
error-pack-card-fields = { $file }, ligne { $line } : la carte « { $found } » n’a pas les bons champs. Il faut : { $expected }.
error-pack-track-start =
    { $file }, ligne { $line } : à { $players ->
        [one] un joueur
       *[other] { $players } joueurs
    }, la météorite n’a pas de case de départ. Il en faut une entre 0 et { $last }, qui est la dernière.
error-pack-track-faces = { $file }, ligne { $line } : la case { $space } doit porter une liste de faces de 1 à 6, et se trouver entre 0 et { $last }, qui est la dernière.
error-pack-track-long =
    { $file }, ligne { $line } : à { $players ->
        [one] un joueur
       *[other] { $players } joueurs
    }, la plus longue partie demanderait plus que les { $genes } gènes du sac. Il faut une piste plus courte.
