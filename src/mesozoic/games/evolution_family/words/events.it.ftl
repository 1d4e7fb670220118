## Che cosa è successo

event-first-drawn = La sorte sceglie { THE($seat) } per cominciare.
event-rock-chosen =
    { THE($animal) } parte dalla roccia { $lane ->
        [0] di sinistra
        [1] di mezzo
       *[other] di destra
    } del suo settore.
event-turn-began =
    Turno { $turn }: { $ready ->
        [yes] { THE($animal) } è pronto a vincere, se niente lo ferma prima della prossima carta era.
       *[no] gioca { THE($animal) }.
    }
event-card-revealed = { THE($animal) } rivela { A($card) }.
event-deck-renewed =
    Il mazzo è finito: { $cards ->
        [one] una carta scartata forma
       *[other] { $cards } carte scartate formano
    } quello nuovo{ COUNT($removed) ->
        [0] .
        [one] ; { SOME($removed) } esce dal gioco.
       *[other] ; { SOME($removed) } escono dal gioco.
    }
event-volcano-erupted =
    { THE($seat) } fanno eruttare { $cone ->
        [yes] il cono
       *[no] un vulcano
    } accanto { TO($animal) }!
event-nobody-sent-back = { THE($seat) } non rimandano indietro nessuno.
event-nobody-struck = { THE($seat) } non colpiscono nessuno con il fulmine.
event-thunderbolt-struck = { THE($animal) } scopre il tuono «{ $bolt }».
event-tokens-lost =
    { THE($animal) } perde { $count ->
        [one] un gettone.
       *[other] { $count } gettoni.
    }
event-tokens-regained =
    { THE($animal) } riprende { $count ->
        [one] un gettone
       *[other] { $count } gettoni
    } dalla scatola.
event-piece-sent-back =
    { THE($animal) } è rimandato indietro, sulla roccia { $lane ->
        [0] di sinistra
        [1] di mezzo
       *[other] di destra
    } { $depth ->
        [-1] del suo settore.
       *[other] della carta { MINUS($depth, -1) }.
    }
event-card-lost = { THE($animal) } perde la carta { MINUS($depth, -1) } del suo sentiero: { A($card) }.
event-cone-returned = Il cono torna al centro del tabellone.
event-card-put =
    { THE($seat) } mettono { A($card) } nel sentiero { OF($path) }{ $replaced ->
        [none] { " " }come carta { MINUS($depth, -1) }.
       *[other] { " " }al posto di { A($replaced) }.
    }
event-card-discarded = { THE($seat) } scartano { THE($card) }.
event-piece-dragged =
    { THE($seat) } spostano { THE($animal) } sulla roccia { $lane ->
        [0] di sinistra
        [1] di mezzo
       *[other] di destra
    } della nuova carta, la carta { MINUS($depth, -1) }.
event-piece-moved =
    { THE($animal) } va { $depth ->
        [-1] sulla roccia { $lane ->
            [0] di sinistra
            [1] di mezzo
           *[other] di destra
        } del suo settore
       *[other] sulla carta { MINUS($depth, -1) }, { $lane ->
            [0] a sinistra
            [1] al centro
           *[other] a destra
        }{ $part ->
            [1] , in fondo alla palude
           *[other] { "" }
        }
    }{ $paid ->
        [yes] , in cambio di un gettone.
       *[no] .
    }
event-cone-moved =
    { THE($seat) } spostano il cono sulla carta { MINUS($depth, -1) } del sentiero { OF($path) }, { $lane ->
        [0] a sinistra.
        [1] al centro.
       *[other] a destra.
    }
event-contest-opened = { THE($card) } è pregiata: tutti possono gareggiare per averla.
event-hands-opened = Le mani si aprono: { $guesses }.
event-contest-drawn = La carta da indovinare è { A($card) }: { $tokens }.
event-contest-tied = Ugualmente vicini: { THE($animals) }.
event-contest-won =
    { THE($animal) } vince { THE($card) }{ $reason ->
        [alone] , perché nessun rivale ha partecipato alla gara.
        [turn-order] , primo in ordine di turno tra rivali che nulla separa.
       *[nearest] .
    }
event-nobody-contested = Nessuno gareggia: { THE($card) } viene scartata.
event-game-ended =
    La partita è finita: { $reason ->
        [backstop] dopo 5000 turni { THE($animal) } è il più avanti
       *[last-era] { THE($animal) } ha resistito sull’ultima era di un sentiero completo
    }, e { THE($winners) } vincono.
