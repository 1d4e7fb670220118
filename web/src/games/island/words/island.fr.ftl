## Phrases que seul le navigateur dit des jeux sur une île. Les mêmes clés et variables dans chaque langue.

web-island = L’île
web-legend = Ce que le climat fait des terrains
web-gene-count = { $gene } : { $count }
web-species = Espèces
web-order = Espèces, dans l’ordre du tour
web-mp = PM
web-on-island = { $count } sur l’île, { $reserve } en réserve
web-losses = −{ $losses } si le tour finissait ici
web-losses-text = { $losses ->
        [one] Un dinosaure mourrait si le tour finissait ici.
       *[other] { $losses } dinosaures mourraient si le tour finissait ici.
    }
web-cards = { $count ->
        [0] Aucune carte événement
        [one] Une carte événement
       *[other] { $count } cartes événement
    }
web-hand = Vos cartes
web-hand-short = Cartes { $count }
web-hand-empty = Aucune carte en main.
web-hand-covered = { $count ->
        [one] Une carte, face cachée.
       *[other] { $count } cartes, face cachée.
    }
web-hand-turn-up = { $count ->
        [one] Montrer ma carte
       *[other] Montrer mes cartes
    }
web-play-card = Jouer cette carte
web-card-may = Vous pouvez la jouer maintenant.
web-card-wait = Pas maintenant : { $when }.
web-why-not = Pourquoi pas maintenant ?
web-log-stayed = { THE($seat) } restent où ils sont.
web-zone = Zone { $zone } : { $terrain }, { $temperature }.
web-zone-empty = Vide.
web-zone-yours = À vous : { $species }.
web-zone-held = Il y a ici { $species }.
web-zone-doomed = Il mourrait ici.
web-zone-threatened = Il risque de mourir ici.
web-zone-go = Vous pouvez y aller.
web-zone-fly = Vous pouvez y voler.
web-zone-swim = Vous pouvez y nager.
web-zone-fight = Vous pouvez attaquer : { $odds }.
web-zone-place = Vous pouvez choisir cette zone.
web-zone-lose = Vous pouvez le laisser mourir.
web-zone-choose = Vous pouvez le choisir.
web-hint-move = Choisissez un de vos dinosaures, puis où il va.
web-hint-go = Choisissez où il va, ou un autre de vos dinosaures.
web-hint-go-only = Choisissez où il va.
web-hint-fight = Choisissez où il va ; vos chances de gagner sont écrites sur chaque ennemi.
web-hint-newborn = Choisissez une zone éclairée pour votre nouveau-né.
web-hint-remove = Choisissez qui meurt ; les autres vivent.
web-hint-crowd-cold = { $count } sont dans le froid, les fourrures en sauvent { $saved } : choisissez { $deaths ->
        [one] celui qui meurt
       *[other] les { $deaths } qui meurent
    }.
web-hint-crowd-hot = { $count } sont dans la chaleur, les parasols en sauvent { $saved } : choisissez { $deaths ->
        [one] celui qui meurt
       *[other] les { $deaths } qui meurent
    }.
web-hint-bid = Choisissez une case de la table d’enchères pour faire une offre.
web-hint-folded = Pour enchérir, appuyez sur « { $button } ».
web-hint-cards = Jouez une carte soulevée, ou aucune.
web-hint-card = Choisissez une cible pour « { $card } ».
web-hint-play = Jouez « { $card } ».
web-hint-play-against = Contre qui jouez-vous « { $card } » ?
web-hint-play-for = Choisissez le dinosaure qui trouve refuge.
web-bids-fold = Replier
web-bids-fold-text = Range les offres pour laisser voir toute l’île ; un bouton les ramène.
web-bid-more = Offrir davantage
web-bid-more-text = Montre des valeurs plus élevées à offrir.
web-bid-stands = { $species } : { $amount }
web-bid-again = Choisissez encore la même case, ou le bouton, pour enchérir.
web-pays = { $pays } à payer
web-chart-dinosaurs = Dinosaures sur l’île, tour par tour
web-swings = Tournants
web-swing-up = a été clément pour { $species } : { $by } de mieux que les autres.
web-swing-down = a été rude pour { $species } : { $by } de moins que les autres.
web-end-hide = Regarder l’île
web-end-tied = { $count ->
        [one] Égalité de points : le plus de dinosaures sur l’île a fait la différence.
       *[other] Autant de points et autant de dinosaures sur l’île : la victoire est partagée.
    }

## L’aide de jeu
web-sheet-genes = Les gènes
