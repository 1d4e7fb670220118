## Che cosa è successo

event-beach-drawn = { A($seat) } approda nella zona { $zone }.
event-card-dealt =
    { $card ->
        [none] { THE($seat) } ricevono una carta evento.
       *[other] { THE($seat) } ricevono «{ $card }».
    }
event-card-drawn =
    { $card ->
        [none] { THE($seat) } pescano una carta evento.
       *[other] { THE($seat) } pescano «{ $card }».
    }
event-turn-began = Comincia il turno { $turn }.
event-order-set = Ordine di turno: { THEN(THE($order)) }.
event-card-played =
    { $rival ->
        [none] { $zone ->
            [none] { THE($seat) } giocano «{ $card }».
           *[other] { THE($seat) } giocano «{ $card }» per quello nella zona { $zone }.
        }
       *[other] { THE($seat) } giocano «{ $card }» contro { THE($rival) }.
    }
event-climate-rolled = Il dado del clima dà { $face }.
event-climate-set =
    { $moved ->
        [0] Il clima resta dov’è: { THE($temperate) } rimangono temperate.
        [-1] Il clima arretra: { THE($temperate) } diventano temperate.
       *[other] Il clima avanza: { THE($temperate) } diventano temperate.
    }
event-dinosaur-walked = { A($seat) } va da { $origin } a { $target }.
event-dinosaur-swam = { A($seat) } nuota da { $origin } a { $target }.
event-combat-fought =
    { $won ->
        [yes] Venuto da { $origin }, { A($seat) } scaccia { A($rival) } da { $target }
       *[no] Venuto da { $origin }, { A($seat) } cade attaccando { A($rival) } in { $target }
    }: dado { $face }, serviva { $needed ->
        [1] 1
       *[other] { $needed } o meno
    }.
event-newborn-placed = { A($seat) } nasce in { $zone }.
event-species-returned = { THE($seat) } tornano sull’isola: { A($seat) } nasce in { $zone }.
event-nobody-born = In questo turno non nasce nessuno.
event-dinosaurs-died =
    { $temperature ->
        [cold] { COUNT($zones) ->
            [one] { A($seat) } muore di freddo in { $zones }.
           *[other] { COUNT($zones) } { $seat } muoiono di freddo in { $zones }.
        }
        [hot] { COUNT($zones) ->
            [one] { A($seat) } muore di caldo in { $zones }.
           *[other] { COUNT($zones) } { $seat } muoiono di caldo in { $zones }.
        }
       *[deadly] { COUNT($zones) ->
            [one] { A($seat) } perisce nella zona mortale { $zones }.
           *[other] { COUNT($zones) } { $seat } periscono nelle zone mortali { $zones }.
        }
    }
event-points-scored =
    { $points ->
        [0] Nessun sopravvissuto fra { THE($seat) }: sempre { $total } PM.
        [one] { A($seat) } sopravvive: +1 PM, { $total } in tutto.
       *[other] { $points } { $seat } sopravvivono: +{ $points } PM, { $total } in tutto.
    }
event-meteor-advanced = Il meteorite si avvicina: casella { $space }.
event-meteor-rolled =
    { $fell ->
        [yes] Il dado dà { $face }: cade il meteorite!
       *[no] Il dado dà { $face }: non ancora. Il meteorite sarebbe caduto con { OR($faces) }.
    }
event-genes-offered = All’asta: { SOME($genes) }.
event-bid-made =
    { $outbid ->
        [none] { THE($seat) } offrono { $amount } per { A($gene) }.
       *[other] { THE($seat) } offrono { $amount } per { A($gene) } e superano { THE($outbid) }.
    }
event-dropped-out = { THE($seat) } si ritirano dall’asta.
event-gene-paid =
    { $paid ->
        [0] { THE($seat) } ottengono { A($gene) } gratis
       *[other] { THE($seat) } pagano { $paid } PM per { A($gene) }
    }{ MINUS($bid, $paid) ->
        [0] .
       *[other] { " " }(offerta: { $bid }).
    }
event-gene-taken =
    { $gene ->
        [card] { THE($seat) } scambiano { A($gene) } con una carta evento.
       *[other] { THE($seat) } acquisiscono { A($gene) }.
    }
event-gene-returned = Nessuno vuole { A($gene) }: torna nel sacchetto.
event-game-ended =
    { $reason ->
        [last-space] Il meteorite è giunto alla fine della corsa
       *[meteor-roll] La partita è finita
    }: { COUNT($winners) ->
        [one] { THE($winners) } vincono.
       *[other] { THE($winners) } vincono a pari merito.
    }
