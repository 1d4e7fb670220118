## Ce que le navigateur raconte des activations et de la fin de Gods Love Dinosaurs. Les mêmes clés et variables dans chaque langue.

## Après une activation
web-summary = Activation { OF($animal) }
web-summary-dismiss = Fermer le résumé
web-summary-again = Ce qui s’est passé
web-summary-of = { $label } : { SOME($things) }
web-summary-number = { $label } : { $count }
web-summary-line = { THE($seat) } : { $list }.
web-summary-eaten = mangés
web-summary-born = naissances
web-summary-starved = morts de faim
web-summary-hatched = éclosion
web-summary-eggs = ponte
web-summary-none = rien

## La fin
web-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-end-hide = Voir les écosystèmes
web-end-eggs = { $count ->
        [0] aucun œuf
        [one] un œuf
       *[other] { $count } œufs
    }
web-end-living = { $count ->
        [0] aucun dinosaure
        [one] un dinosaure
       *[other] { $count } dinosaures
    }
web-end-tie = À égalité avec le suivant : l’emporte celui qui joue le plus loin après le premier joueur.
web-end-first = premier joueur
web-ecosystems-end = Les écosystèmes à la fin
web-ecosystem-end = Écosystème { OF($seat) } à la fin : { $hexes } hexagones, { $list }
web-chart-points = Les points, tour après tour
web-chart-animals = Proies et prédateurs, tour après tour
web-ledger = D’où viennent les points
web-ledger-player = Divinité
web-ledger-begun = Œufs au départ
web-ledger-laid = pondus
web-ledger-given = éclos
web-ledger-eggs = Œufs
web-ledger-dinosaurs = Dinosaures
web-ledger-points = Points
web-feasts = Les grands festins
web-feast = { THE($seat) } : { $eggs ->
        [one] un œuf pondu
       *[other] { $eggs } œufs pondus
    }.

## Une nouvelle table
web-seat-kind = Qui joue cette divinité : { $species }
web-name-of = Nom du joueur de cette divinité : { $species }
