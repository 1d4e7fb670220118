## Che cosa è successo

event-tile-revealed =
    Colonna { OF($column) }: si scopre una tessera con { SOME($terrains) }{ $animal ->
        [none] .
       *[other] , e sopra { A($animal) }.
    }
event-first-player-drawn = Comincia { THE($seat) }.
event-turn-began = Turno { $turn }: tocca { TO($seat) }.
event-tile-taken =
    { THE($seat) } prende dalla colonna { OF($column) } una tessera con { SOME($terrains) }{ $animal ->
        [none] .
       *[other] , e sopra { A($animal) }.
    }
event-tile-placed =
    { THE($seat) } aggiunge gli esagoni { $hexes }{ $animal ->
        [none] .
       *[other] : ci si stabilisce { A($animal) }.
    }
event-species-activated = { THE($seat) } prende l’ultima tessera della colonna, e il vulcano: si attivano { THE($animal) }.
event-dinosaurs-activated = Il segnalino dinosauro è sotto questa colonna: si attivano i dinosauri.
event-prey-born = { THE($seat) }: in { $target } nasce { A($animal) }, dal genitore in { $parent }.
event-predator-hunted =
    { THE($seat) }: { A($animal) } caccia passando per { THEN($path) } e divora { SOME($eaten) }{ COUNT($newborn) ->
        [0] .
        [one] ; una nascita in { $newborn }.
       *[other] ; nascite in { $newborn }.
    }
event-predator-starved = { THE($seat) }: in { $hunter } muore di fame { A($animal) }.
event-dinosaur-hatched =
    { THE($seat) }: un dinosauro nasce sul nido{ COUNT($eaten) ->
        [0] .
       *[other] {" "}e divora { SOME($eaten) }.
    }
event-dinosaur-hunted =
    { THE($seat) }: un dinosauro caccia passando per { THEN($path) }, divora { SOME($eaten) } e { $eggs ->
        [0] non depone uova.
        [one] depone un uovo.
       *[other] depone { $eggs } uova.
    }
event-dinosaur-starved = { THE($seat) }: il dinosauro in { $hunter } muore di fame.
event-activation-confirmed = { THE($seat) } ha finito.
event-pawn-moved = Il segnalino dinosauro passa sotto { THE($column) }.
event-points-counted =
    { THE($seat) }: { $eggs ->
        [0] nessun uovo
        [one] un uovo
       *[other] { $eggs } uova
    } e { $dinosaurs ->
        [0] nessun dinosauro
        [one] un dinosauro
       *[other] { $dinosaurs } dinosauri
    } fanno { $total ->
        [one] un punto
       *[other] { $total } punti
    }.
event-game-ended =
    Le tessere rimaste non bastano per continuare: vince { THE($winners) }{ $tie ->
        [yes] , fra le divinità a pari punti la più lontana dal primo giocatore in ordine di turno.
       *[no] .
    }
