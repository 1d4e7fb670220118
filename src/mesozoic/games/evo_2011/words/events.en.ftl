## What happened

event-order-drawn = The first order of play is drawn: { THEN(THE($order)) }.
event-start-drawn = { THE($seat) } start in { $zones }.
event-order-set = Order of play: { THEN(THE($order)) }.
event-place-taken =
    { THE($seat) } take { $place ->
        [0] first
        [1] second
        [2] third
        [3] fourth
       *[other] fifth
    } place. Order of play: { THEN(THE($order)) }.
event-turn-began = Turn { $turn } begins.
event-last-tokens = The last { $left } tokens of the pile are left, and one of them is the meteorite.
event-token-revealed =
    { $token ->
        [meteorite] The meteorite is revealed!
       *[other] The climate token shows { $token }.
    }
event-token-foreseen =
    { $token ->
        [none] { THE($seat) } look at the next climate token.
       *[other] { THE($seat) } foresee the next climate token: { $token }.
    }
event-wheel-turned =
    { $moved ->
        [0] The wheel stays where it is: { THE($ideal) } are still ideal.
        [-1] The wheel turns one section back: { THE($ideal) } are ideal now.
        [1] The wheel turns one section on: { THE($ideal) } are ideal now.
       *[other] The wheel turns two sections on: { THE($ideal) } are ideal now.
    }
event-card-played =
    { $shift ->
        [none] { THE($seat) } play “{ $card }”.
       *[other] { THE($seat) } play “{ $card }”: the token has no effect.
    }
event-card-drawn =
    { $card ->
        [none] { THE($seat) } draw an event card.
       *[other] { THE($seat) } draw “{ $card }”.
    }
event-genes-offered = In the laboratory, besides an event card: { SOME($genes) }.
event-bid-made =
    { THE($seat) } bid { $amount } for { $lot ->
        [card] an event card
        [bare] a row without a gene
       *[other] { A($lot) }
    }{ $dislodged ->
        [none] .
       *[other] , dislodging { THE($dislodged) }.
    }
event-lot-paid =
    { THE($seat) } { $paid ->
        [0] pay nothing
       *[other] pay { $paid } MP
    } for { $lot ->
        [card] an event card
        [bare] a row without a gene
       *[other] { A($lot) }
    }{ MINUS($bid, $paid) ->
        [0] .
       *[other] { " " }(bid: { $bid }).
    }
event-gene-taken = { THE($seat) } gain { A($gene) }.
event-dinosaur-walked = { A($seat) } walks from { $origin } to { $target }.
event-dinosaur-flew = { A($seat) } flies from { $origin } to { $target }.
event-dinosaur-swam = { A($seat) } swims from { $origin } to { $target }.
event-combat-rolled =
    { A($seat) } from { $origin } attacks { A($rival) } in { $target }. The die shows “{ $face }”{ $face ->
        [failed] : the attack fails.
        [won] : the attack succeeds.
       *[other] { $won ->
            [yes] { " " }and the attacker has { $ahead ->
                [0] as many horns
                [one] one horn more
               *[other] { $ahead } horns more
            }: the attack succeeds.
           *[no] , but the attacker has { MINUS(0, $ahead) ->
                [-1] only one horn more
                [0] just as many horns
                [one] one horn fewer
               *[other] { MINUS(0, $ahead) } horns fewer
            }: the attack fails.
        }
    }
event-dinosaur-fell = { A($seat) } falls in { $zone }.
event-dinosaur-escaped = { A($seat) } slips away from { $origin } to { $target }.
event-place-won = { A($seat) } moves in from { $origin } to { $target }.
event-nobody-born = Nobody is born this turn.
event-dinosaur-withdrawn = { A($seat) } leaves { $zone }, to be born elsewhere.
event-newborn-placed = { A($seat) } is born in { $zone }.
event-baby-fought =
    { A($seat) } is born in { $zone }, on top of { A($rival) }. The die shows “{ $face }”: { $won ->
        [yes] the newborn wins.
       *[no] the newborn dies.
    }
event-egg-stolen = { THE($seat) } steal the newborn { OF($rival) } in { $zone }: { A($seat) } hatches there.
event-dinosaurs-died =
    { $temperature ->
        [cold] { COUNT($zones) ->
            [one] { A($seat) } freezes in { $zones }.
           *[other] { COUNT($zones) } { $seat } freeze in { $zones }.
        }
        [hot] { COUNT($zones) ->
            [one] { A($seat) } dies of heat in { $zones }.
           *[other] { COUNT($zones) } { $seat } die of heat in { $zones }.
        }
       *[deadly] { COUNT($zones) ->
            [one] { A($seat) } perishes in deadly zone { $zones }.
           *[other] { COUNT($zones) } { $seat } perish in deadly zones { $zones }.
        }
    }
event-points-scored = { $points } { $seat } survive: +{ $points } MP.
event-game-ended =
    The game is over: { COUNT($winners) ->
        [one] { THE($winners) } win.
       *[other] { THE($winners) } share the victory.
    }
