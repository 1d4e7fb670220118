## Phrases que seul le navigateur dit d’EVO (2001). Les mêmes clés et variables dans chaque langue.

## Le ciel
web-sky = Climat et météorite
web-climate-text = À chaque tour, une carte ou le dé déplace le climat sur son anneau : il recule sur un { OR($back) }, ne bouge pas sur un { OR($still) }, avance sur un { OR($forward) }.
web-meteor-text = À chaque tour, la météorite avance d’une case. Si la case montre des faces de dé, le premier joueur lance le dé : n’importe laquelle de ces faces met fin à la partie sur-le-champ. La dernière case y met fin sans jet.
web-climate-now = Tempéré en ce moment : { $terrain }
web-meteor = Météorite à la case { $space } sur { $last }. { $odds ->
        [0] La partie ne peut pas finir à la case suivante.
        [6] La partie finit à la case suivante.
       *[other] Chances que la partie finisse à la case suivante : { $odds } sur 6.
    }
web-meteor-odds =
    { $odds ->
        [0] pas de fin à la case suivante
        [6] fin à la case suivante
       *[other] fin à la case suivante : { $odds } sur 6
    }
web-meteor-short = Météorite { $space }/{ $last }

## Ce qui se décide
web-odds = Vous gagnez en faisant { $faces ->
        [1] 1
       *[other] de 1 à { $faces }
    } : { $faces } sur 6. On ne peut pas revenir en arrière.
web-would-pay = Vous paieriez { $pays } PM.

## Les enchères
web-auction = Enchères des gènes
web-auction-text = Un gène chacun. Un joueur dont l’offre est dépassée en refait une aussitôt.
web-auction-show = Retour aux enchères
web-bid-place = { $gene } : offrir { $amount }, vous paieriez { $pays }
web-bid-closed = { $gene } : { $amount }
web-bid-twin = offrir { $amount } pour { A($gene) } (n° { $place })
web-standing = { $species } : { $amount }, paieraient { $pays } PM
web-no-bid = Pas encore d’offre

## Genes
web-gene-now = Cette espèce : { $count }{ $less ->
        [0] { "" }
       *[other] {", "}{ $less } de moins ce tour-ci
    }{ $more ->
        [0] { "" }
       *[other] {", "}{ $more } de plus si on l’attaque ce tour-ci
    }.

## L’aide de jeu
web-sheet-fights = Les combats
web-sheet-ahead = { $ahead ->
        [-2] deux cornes de moins, ou davantage
        [-1] une corne de moins
        [0] autant de cornes
        [1] une corne de plus
       *[other] deux cornes de plus, ou davantage
    }
web-sheet-odds = sur { $won ->
        [1] 1
       *[other] 1 à { $won }
    } (de { $faces })
web-sheet-points = Chacun commence avec { $points } PM, et chaque dinosaure qui survit à un tour en rapporte 1.
web-sheet-wins = Qui a le plus de PM gagne ; à égalité, qui a le plus de dinosaures sur l’île.
web-sheet-has = L’attaquant a
web-sheet-on = Gagne
