## Ce qui s'est passé

event-tile-revealed =
    Colonne { OF($column) } : on révèle une tuile avec { SOME($terrains) }{ $animal ->
        [none] .
       *[other] , et { A($animal) } dessus.
    }
event-first-player-drawn = { THE($seat) } joue en premier.
event-turn-began = Tour { $turn } : c’est { TO($seat) } de jouer.
event-tile-taken =
    { THE($seat) } prend dans la colonne { OF($column) } une tuile avec { SOME($terrains) }{ $animal ->
        [none] .
       *[other] , et { A($animal) } dessus.
    }
event-tile-placed =
    { THE($seat) } ajoute les hexagones { $hexes }{ $animal ->
        [none] .
       *[other] { " " }: { A($animal) } s’y installe.
    }
event-species-activated = { THE($seat) } prend la dernière tuile de la colonne, et le volcan : { THE($animal) } s’activent.
event-dinosaurs-activated = Le pion dinosaure est sous cette colonne : les dinosaures s’activent.
event-prey-born = { THE($seat) } : { A($animal) } naît en { $target }, du parent en { $parent }.
event-predator-hunted =
    { THE($seat) } : { A($animal) } chasse par { THEN($path) } et dévore { SOME($eaten) }{ COUNT($newborn) ->
        [0] .
        [one] { " " }; une naissance en { $newborn }.
       *[other] { " " }; des naissances en { $newborn }.
    }
event-predator-starved = { THE($seat) } : { A($animal) } meurt de faim en { $hunter }.
event-dinosaur-hatched =
    { THE($seat) } : un dinosaure éclôt sur le nid{ COUNT($eaten) ->
        [0] .
       *[other] {" "}et dévore { SOME($eaten) }.
    }
event-dinosaur-hunted =
    { THE($seat) } : un dinosaure chasse par { THEN($path) }, dévore { SOME($eaten) } et { $eggs ->
        [0] ne pond aucun œuf.
        [one] pond un œuf.
       *[other] pond { $eggs } œufs.
    }
event-dinosaur-starved = { THE($seat) } : le dinosaure en { $hunter } meurt de faim.
event-activation-confirmed = { THE($seat) } a terminé.
event-pawn-moved = Le pion dinosaure passe sous { THE($column) }.
event-points-counted =
    { THE($seat) } : { $eggs ->
        [0] pas d’œuf
        [one] un œuf
       *[other] { $eggs } œufs
    } et { $dinosaurs ->
        [0] aucun dinosaure
        [one] un dinosaure
       *[other] { $dinosaurs } dinosaures
    }, soit { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
event-game-ended =
    Il ne reste pas assez de tuiles pour continuer : { THE($winners) } gagne{ $tie ->
        [yes] , divinité qui joue le plus loin après le premier joueur parmi les ex æquo.
       *[no] .
    }
