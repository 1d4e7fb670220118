## What happened

event-beach-drawn = { A($seat) } comes ashore in zone { $zone }.
event-card-dealt =
    { $card ->
        [none] { THE($seat) } are dealt an event card.
       *[other] { THE($seat) } are dealt “{ $card }”.
    }
event-card-drawn =
    { $card ->
        [none] { THE($seat) } draw an event card.
       *[other] { THE($seat) } draw “{ $card }”.
    }
event-turn-began = Turn { $turn } begins.
event-order-set = Order of play: { THEN(THE($order)) }.
event-card-played =
    { $rival ->
        [none] { $zone ->
            [none] { THE($seat) } play “{ $card }”.
           *[other] { THE($seat) } play “{ $card }” for the one in zone { $zone }.
        }
       *[other] { THE($seat) } play “{ $card }” against { THE($rival) }.
    }
event-climate-rolled = The climate die shows { $face }.
event-climate-set =
    { $moved ->
        [0] The climate holds: { THE($temperate) } stay temperate.
        [-1] The climate turns back: { THE($temperate) } are temperate now.
       *[other] The climate moves on: { THE($temperate) } are temperate now.
    }
event-dinosaur-walked = { A($seat) } walks from { $origin } to { $target }.
event-dinosaur-swam = { A($seat) } swims from { $origin } to { $target }.
event-combat-fought =
    { $won ->
        [yes] { A($seat) } from { $origin } drives { A($rival) } out of { $target }
       *[no] { A($seat) } from { $origin } falls attacking { A($rival) } in { $target }
    }: rolled { $face }, needed { $needed ->
        [1] 1
       *[other] { $needed } or less
    }.
event-newborn-placed = { A($seat) } is born in { $zone }.
event-species-returned = { THE($seat) } are back on the island: { A($seat) } is born in { $zone }.
event-nobody-born = Nobody is born this turn.
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
event-points-scored =
    { $points ->
        [0] No survivors for { THE($seat) }: still { $total } MP.
        [one] { A($seat) } survives: +1 MP, { $total } in all.
       *[other] { $points } { $seat } survive: +{ $points } MP, { $total } in all.
    }
event-meteor-advanced = The meteor comes closer: space { $space }.
event-meteor-rolled =
    { $fell ->
        [yes] The die shows { $face }: the meteor falls!
       *[no] The die shows { $face }: not yet. The meteor would have fallen on { OR($faces) }.
    }
event-genes-offered = Up for auction: { SOME($genes) }.
event-bid-made =
    { $outbid ->
        [none] { THE($seat) } bid { $amount } for { A($gene) }.
       *[other] { THE($seat) } bid { $amount } for { A($gene) }, outbidding { THE($outbid) }.
    }
event-dropped-out = { THE($seat) } drop out of the auction.
event-gene-paid =
    { $paid ->
        [0] { THE($seat) } get { A($gene) } for nothing
       *[other] { THE($seat) } pay { $paid } MP for { A($gene) }
    }{ MINUS($bid, $paid) ->
        [0] .
       *[other] { " " }(bid: { $bid }).
    }
event-gene-taken =
    { $gene ->
        [card] { THE($seat) } trade { A($gene) } for an event card.
       *[other] { THE($seat) } gain { A($gene) }.
    }
event-gene-returned = Nobody wants { A($gene) }: back into the bag.
event-game-ended =
    { $reason ->
        [last-space] The meteor has come to its last space
       *[meteor-roll] The game is over
    }: { COUNT($winners) ->
        [one] { THE($winners) } win.
       *[other] { THE($winners) } share the victory.
    }
