## Ce qui s'est passé

event-beach-drawn = { A($seat) } prend pied dans la zone { $zone }.
event-card-dealt =
    { $card ->
        [none] { THE($seat) } reçoivent une carte événement.
       *[other] { THE($seat) } reçoivent « { $card } ».
    }
event-card-drawn =
    { $card ->
        [none] { THE($seat) } piochent une carte événement.
       *[other] { THE($seat) } piochent « { $card } ».
    }
event-turn-began = Le tour { $turn } commence.
event-order-set = Ordre du tour : { THEN(THE($order)) }.
event-card-played =
    { $rival ->
        [none] { $zone ->
            [none] { THE($seat) } jouent « { $card } ».
           *[other] { THE($seat) } jouent « { $card } » pour celui de la zone { $zone }.
        }
       *[other] { THE($seat) } jouent « { $card } » contre { THE($rival) }.
    }
event-climate-rolled = Le dé du climat donne { $face }.
event-climate-set =
    { $moved ->
        [0] Le climat se maintient : { THE($temperate) } restent tempérées.
        [-1] Le climat recule : { THE($temperate) } deviennent tempérées.
       *[other] Le climat avance : { THE($temperate) } deviennent tempérées.
    }
event-dinosaur-walked = { A($seat) } va de { $origin } à { $target }.
event-dinosaur-swam = { A($seat) } nage de { $origin } à { $target }.
event-combat-fought =
    { $won ->
        [yes] Venu de { $origin }, { A($seat) } chasse { A($rival) } de { $target }
       *[no] Venu de { $origin }, { A($seat) } tombe en attaquant { A($rival) } en { $target }
    } : dé { $face }, il fallait { $needed ->
        [1] 1
       *[other] { $needed } ou moins
    }.
event-newborn-placed = { A($seat) } naît en { $zone }.
event-species-returned = { THE($seat) } sont de retour sur l’île : { A($seat) } naît en { $zone }.
event-nobody-born = Aucune naissance ce tour-ci.
event-dinosaurs-died =
    { $temperature ->
        [cold] { COUNT($zones) ->
            [one] { A($seat) } meurt de froid en { $zones }.
           *[other] { COUNT($zones) } { $seat } meurent de froid en { $zones }.
        }
        [hot] { COUNT($zones) ->
            [one] { A($seat) } meurt de chaud en { $zones }.
           *[other] { COUNT($zones) } { $seat } meurent de chaud en { $zones }.
        }
       *[deadly] { COUNT($zones) ->
            [one] { A($seat) } périt dans la zone mortelle { $zones }.
           *[other] { COUNT($zones) } { $seat } périssent dans les zones mortelles { $zones }.
        }
    }
event-points-scored =
    { $points ->
        [0] Aucun survivant chez { THE($seat) } : toujours { $total } PM.
        [one] { A($seat) } survit : +1 PM, { $total } en tout.
       *[other] { $points } { $seat } survivent : +{ $points } PM, { $total } en tout.
    }
event-meteor-advanced = La météorite approche : case { $space }.
event-meteor-rolled =
    { $fell ->
        [yes] Le dé donne { $face } : la météorite tombe !
       *[no] Le dé donne { $face } : pas encore. La météorite serait tombée sur { OR($faces) }.
    }
event-genes-offered = Mis aux enchères : { SOME($genes) }.
event-bid-made =
    { $outbid ->
        [none] { THE($seat) } offrent { $amount } pour { A($gene) }.
       *[other] { THE($seat) } offrent { $amount } pour { A($gene) } et dépassent { THE($outbid) }.
    }
event-dropped-out = { THE($seat) } se retirent des enchères.
event-gene-paid =
    { $paid ->
        [0] { THE($seat) } obtiennent { A($gene) } pour rien
       *[other] { THE($seat) } paient { $paid } PM pour { A($gene) }
    }{ MINUS($bid, $paid) ->
        [0] .
       *[other] { " " }(offre : { $bid }).
    }
event-gene-taken =
    { $gene ->
        [card] { THE($seat) } échangent { A($gene) } contre une carte événement.
       *[other] { THE($seat) } acquièrent { A($gene) }.
    }
event-gene-returned = Personne ne veut { A($gene) } : retour dans le sac.
event-game-ended =
    { $reason ->
        [last-space] La météorite est au bout de sa course
       *[meteor-roll] La partie est finie
    } : { COUNT($winners) ->
        [one] { THE($winners) } l’emportent.
       *[other] { THE($winners) } partagent la victoire.
    }
