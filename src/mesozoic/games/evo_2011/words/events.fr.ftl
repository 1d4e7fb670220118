## Ce qui s'est passé

event-order-drawn = Le sort fixe le premier ordre du tour : { THEN(THE($order)) }.
event-start-drawn = { THE($seat) } partent de { $zones }.
event-order-set = Ordre du tour : { THEN(THE($order)) }.
event-place-taken =
    { THE($seat) } prennent la { $place ->
        [0] première
        [1] deuxième
        [2] troisième
        [3] quatrième
       *[other] cinquième
    } place. Ordre du tour : { THEN(THE($order)) }.
event-turn-began = Le tour { $turn } commence.
event-last-tokens = Il ne reste que les { $left } derniers jetons de la pile : l’un d’eux est la météorite.
event-token-revealed =
    { $token ->
        [meteorite] La météorite est révélée !
       *[other] Le jeton de climat indique { $token }.
    }
event-token-foreseen =
    { $token ->
        [none] { THE($seat) } regardent le prochain jeton de climat.
       *[other] { THE($seat) } pressentent le prochain jeton de climat : { $token }.
    }
event-wheel-turned =
    { $moved ->
        [0] La roue ne bouge pas : le terrain idéal reste { THE($ideal) }.
        [-1] La roue recule d’une section : le terrain idéal est maintenant { THE($ideal) }.
        [1] La roue avance d’une section : le terrain idéal est maintenant { THE($ideal) }.
       *[other] La roue avance de deux sections : le terrain idéal est maintenant { THE($ideal) }.
    }
event-card-played =
    { $shift ->
        [none] { THE($seat) } jouent « { $card } ».
       *[other] { THE($seat) } jouent « { $card } » : le jeton est sans effet.
    }
event-card-drawn =
    { $card ->
        [none] { THE($seat) } piochent une carte événement.
       *[other] { THE($seat) } piochent « { $card } ».
    }
event-genes-offered = Au laboratoire, en plus d’une carte événement : { SOME($genes) }.
event-bid-made =
    { THE($seat) } misent { $amount } sur { $lot ->
        [card] une carte événement
        [bare] une ligne sans gène
       *[other] { A($lot) }
    }{ $dislodged ->
        [none] .
       *[other] { " " }et délogent { THE($dislodged) }.
    }
event-lot-paid =
    { THE($seat) } { $paid ->
        [0] ne paient rien
       *[other] paient { $paid } PM
    } pour { $lot ->
        [card] une carte événement
        [bare] une ligne sans gène
       *[other] { A($lot) }
    }{ MINUS($bid, $paid) ->
        [0] .
       *[other] { " " }(mise : { $bid }).
    }
event-gene-taken = { THE($seat) } acquièrent { A($gene) }.
event-dinosaur-walked = { A($seat) } va de { $origin } à { $target }.
event-dinosaur-flew = { A($seat) } vole de { $origin } à { $target }.
event-dinosaur-swam = { A($seat) } nage de { $origin } à { $target }.
event-combat-rolled =
    Venu de { $origin }, { A($seat) } attaque { A($rival) } en { $target }. Le dé montre « { $face } »{ $face ->
        [failed] { " " }: l’attaque échoue.
        [won] { " " }: l’attaque réussit.
       *[other] { $won ->
            [yes] { " " }et l’attaquant a { $ahead ->
                [0] autant de cornes
                [one] une corne de plus
               *[other] { $ahead } cornes de plus
            } : l’attaque réussit.
           *[no] , mais l’attaquant { MINUS(0, $ahead) ->
                [-1] n’a qu’une corne de plus
                [0] a tout juste autant de cornes
                [one] a une corne de moins
               *[other] a { MINUS(0, $ahead) } cornes de moins
            } : l’attaque échoue.
        }
    }
event-dinosaur-fell = { A($seat) } tombe en { $zone }.
event-dinosaur-escaped = { A($seat) } s’éclipse de { $origin } vers { $target }.
event-place-won = Venu de { $origin }, { A($seat) } s’installe en { $target }.
event-nobody-born = Aucune naissance ce tour-ci.
event-dinosaur-withdrawn = { A($seat) } quitte { $zone } pour renaître ailleurs.
event-newborn-placed = { A($seat) } naît en { $zone }.
event-baby-fought =
    { A($seat) } naît en { $zone }, sur le dos de son rival : { A($rival) }. Le dé montre « { $face } » : { $won ->
        [yes] le nouveau-né l’emporte.
       *[no] le nouveau-né meurt.
    }
event-egg-stolen = { THE($seat) } volent le nouveau-né { OF($rival) } en { $zone } : { A($seat) } prend sa place.
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
event-points-scored = { $points } { $seat } survivent : +{ $points } PM.
event-game-ended =
    La partie est finie : { COUNT($winners) ->
        [one] { THE($winners) } l’emportent.
       *[other] { THE($winners) } partagent la victoire.
    }
