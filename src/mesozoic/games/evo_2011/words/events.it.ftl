## Che cosa è successo

event-order-drawn = La sorte decide il primo ordine di turno: { THEN(THE($order)) }.
event-start-drawn = { THE($seat) } partono da { $zones }.
event-order-set = Ordine di turno: { THEN(THE($order)) }.
event-place-taken =
    { THE($seat) } prendono il { $place ->
        [0] primo
        [1] secondo
        [2] terzo
        [3] quarto
       *[other] quinto
    } posto. Ordine di turno: { THEN(THE($order)) }.
event-turn-began = Comincia il turno { $turn }.
event-last-tokens = Restano gli ultimi { $left } gettoni della pila: uno è il meteorite.
event-token-revealed =
    { $token ->
        [meteorite] Viene rivelato il meteorite!
       *[other] Il gettone del clima indica { $token }.
    }
event-token-foreseen =
    { $token ->
        [none] { THE($seat) } guardano il prossimo gettone del clima.
       *[other] { THE($seat) } presagiscono il prossimo gettone del clima: { $token }.
    }
event-wheel-turned =
    { $moved ->
        [0] La ruota resta dov’è: il terreno ideale è ancora { THE($ideal) }.
        [-1] La ruota torna indietro di una sezione: adesso il terreno ideale è { THE($ideal) }.
        [1] La ruota avanza di una sezione: adesso il terreno ideale è { THE($ideal) }.
       *[other] La ruota avanza di due sezioni: adesso il terreno ideale è { THE($ideal) }.
    }
event-card-played =
    { $shift ->
        [none] { THE($seat) } giocano «{ $card }».
       *[other] { THE($seat) } giocano «{ $card }»: il gettone non ha effetto.
    }
event-card-drawn =
    { $card ->
        [none] { THE($seat) } pescano una carta evento.
       *[other] { THE($seat) } pescano «{ $card }».
    }
event-genes-offered = In laboratorio, oltre a una carta evento: { SOME($genes) }.
event-bid-made =
    { THE($seat) } puntano { $amount } per { $lot ->
        [card] una carta evento
        [bare] una riga senza gene
       *[other] { A($lot) }
    }{ $dislodged ->
        [none] .
       *[other] { " " }e scalzano { THE($dislodged) }.
    }
event-lot-paid =
    { THE($seat) } { $paid ->
        [0] non pagano nulla
       *[other] pagano { $paid } PM
    } per { $lot ->
        [card] una carta evento
        [bare] una riga senza gene
       *[other] { A($lot) }
    }{ MINUS($bid, $paid) ->
        [0] .
       *[other] { " " }(puntata: { $bid }).
    }
event-gene-taken = { THE($seat) } acquisiscono { A($gene) }.
event-dinosaur-walked = { A($seat) } va da { $origin } a { $target }.
event-dinosaur-flew = { A($seat) } vola da { $origin } a { $target }.
event-dinosaur-swam = { A($seat) } nuota da { $origin } a { $target }.
event-combat-rolled =
    Venuto da { $origin }, { A($seat) } attacca { A($rival) } in { $target }. Il dado mostra «{ $face }»{ $face ->
        [failed] : l’attacco fallisce.
        [won] : l’attacco riesce.
       *[other] { $won ->
            [yes] { " " }e chi attacca ha { $ahead ->
                [0] altrettante corna
                [one] un corno in più
               *[other] { $ahead } corna in più
            }: l’attacco riesce.
           *[no] , ma chi attacca ha { MINUS(0, $ahead) ->
                [-1] solo un corno in più
                [0] solo altrettante corna
                [one] un corno in meno
               *[other] { MINUS(0, $ahead) } corna in meno
            }: l’attacco fallisce.
        }
    }
event-dinosaur-fell = { A($seat) } cade in { $zone }.
event-dinosaur-escaped = { A($seat) } se la svigna da { $origin } a { $target }.
event-place-won = Venuto da { $origin }, { A($seat) } si insedia in { $target }.
event-nobody-born = In questo turno non nasce nessuno.
event-dinosaur-withdrawn = { A($seat) } lascia { $zone } per rinascere altrove.
event-newborn-placed = { A($seat) } nasce in { $zone }.
event-baby-fought =
    { A($seat) } nasce in { $zone }, addosso a un rivale: { A($rival) }. Il dado mostra «{ $face }»: { $won ->
        [yes] il neonato ha la meglio.
       *[no] il neonato muore.
    }
event-egg-stolen = { THE($seat) } rubano il neonato { OF($rival) } in { $zone }: prende il suo posto { A($seat) }.
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
event-points-scored = { $points } { $seat } sopravvivono: +{ $points } PM.
event-game-ended =
    La partita è finita: { COUNT($winners) ->
        [one] { THE($winners) } vincono.
       *[other] { THE($winners) } vincono a pari merito.
    }
