## Che cosa si può fare, come una scelta

action-rock =
    parti dalla roccia { $lane ->
        [0] di sinistra
        [1] di mezzo
       *[other] di destra
    }
action-put = metti la carta nel sentiero { OF($path) }
action-discard = scarta la carta
action-drag =
    sposta la pedina sulla roccia { $lane ->
        [0] di sinistra
        [1] di mezzo
       *[other] di destra
    }
action-move =
    vai { $depth ->
        [-1] sulla roccia { $lane ->
            [0] di sinistra
            [1] di mezzo
           *[other] di destra
        } del settore
       *[other] sulla carta { MINUS($depth, -1) }, { $lane ->
            [0] a sinistra
            [1] al centro
           *[other] a destra
        }{ $part ->
            [1] , in fondo alla palude
           *[other] { "" }
        }
    }
action-stay = resta qui
action-cone =
    sposta il cono sulla carta { MINUS($depth, -1) } del sentiero { OF($path) }, { $lane ->
        [0] a sinistra
        [1] al centro
       *[other] a destra
    }
action-leave-cone = lascia il cono dov’è
action-erupt = provoca un’eruzione accanto { TO($path) }
action-strike = colpisci { THE($path) } con il fulmine
action-spare = non rimandare indietro nessuno
action-guess =
    { COUNT($tokens) ->
        [one] nascondi { A($tokens) }
       *[other] nascondi, nell’ordine dei tuoi animali, { A($tokens) }
    }
action-stay-out = non partecipare alla gara
action-first = far cominciare { THE($seat) }
action-card = rivelare { A($card) }
action-thunderbolt = scoprire «{ $bolt }»

## Che cosa si decide

moment-first-player = Si sorteggia chi comincia.
moment-start-rock = { THE($seat) } scelgono la roccia da cui parte { THE($animal) }.
moment-next-card = Si rivela la prossima carta evoluzione.
moment-card-placing = { THE($seat) } mettono { THE($card) } in un sentiero qualsiasi, oppure la scartano.
moment-dragging = La nuova carta è alle spalle { OF($animal) }: { THE($seat) } scelgono la roccia su cui spostarlo.
moment-moving =
    { THE($animal) } può fare { $paid ->
        [yes] un altro passo, in cambio di un gettone.
       *[no] un passo.
    }
moment-cone = Il turno { OF($animal) } sta per finire: { THE($seat) } possono spostare il cono.
moment-eruption = { THE($seat) } possono far eruttare un vulcano o il cono e rimandare indietro un rivale.
moment-next-thunderbolt = Si scopre il prossimo tuono.
moment-lightning = { THE($seat) } possono colpire un rivale con il fulmine.
moment-contest =
    { $ties ->
        [0] È in palio { THE($card) }: { THE($asked) } possono nascondere gettoni per la carta che si aspettano.
       *[other] La gara per { THE($card) } è in parità: { THE($asked) } devono indovinare la carta successiva.
    }
moment-contest-card = Si rivela la carta da indovinare.

## Perché una cosa non è permessa

why-no-path = Non c’è nessun sentiero { $number }: vanno da 0 a { $last }.
why-not-start = Adesso non hai una roccia di partenza da scegliere.
why-no-lane = Non c’è nessuna corsia { $lane }: sono 0 a sinistra, 1 al centro e 2 a destra.
why-no-card-to-put = Adesso non hai una carta era da mettere in un sentiero o da scartare.
why-path-full = Il sentiero { OF($animal) } è completo: non si aggiunge nulla, e non c’è una carta { $era } da sostituire.
why-piece-on-card = { THE($animal) } sta sulla carta che questa sostituirebbe ({ $era }).
why-premium-there = Il sentiero { OF($animal) } ha lì una carta pregiata ({ $era }): può sostituirla solo un’altra carta pregiata.
why-nobody-to-drag = Adesso non hai una pedina da spostare su una nuova carta.
why-not-a-rock = Quello spazio non è una roccia: la pedina deve andare su una roccia della nuova carta.
why-not-moving = Adesso non hai passi da fare.
why-second-step-price = Un secondo passo costa un gettone, e { THE($animal) } non ne ha più.
why-no-place = In questo sentiero non c’è uno spazio simile.
why-no-way = Non ci si arriva con un passo: una pedina va avanti, indietro o di lato fino allo spazio vicino.
why-barred-by-cone = Lì c’è il cono: nessuna pedina può entrare.
why-barred-by-volcano = È un vulcano: nessuna pedina può entrare.
why-barred-by-sea =
    Il tuo sentiero { $holds ->
        [yes] ha i { era-fish }
       *[no] non ha i { era-fish }
    }: il mare che avanza ti è chiuso.
why-barred-by-ravine =
    Il tuo sentiero { $holds ->
        [yes] ha gli { era-birds }
       *[no] non ha gli { era-birds }
    }: lo spazio oltre il burrone ti è chiuso.
why-marsh-way = Una palude si percorre un capo alla volta: si entra dal capo vicino al tabellone andando avanti o di lato, da quello lontano tornando indietro, e attraversarla richiede un passo.
why-not-cone = Adesso non puoi spostare il cono.
why-cone-on-sector = I settori non fanno parte dei sentieri: il cono non ci sta mai.
why-cone-there = Il cono è già lì: spostalo su un’altra roccia, oppure lascialo.
why-cone-not-rock = Quello spazio non è una roccia: il cono sta soltanto sulle rocce.
why-cone-occupied = Lì c’è { THE($animal) }: al cono serve una roccia vuota.
why-no-eruption = Adesso non hai eruzioni da provocare.
why-no-bolt = Adesso non hai fulmini da lanciare.
why-nobody-to-spare = Adesso non hai nessuno da rimandare indietro o da risparmiare.
why-no-rival = { THE($animal) } è tuo: si rimandano indietro soltanto i rivali.
why-in-cave = { THE($animal) } è al riparo in una grotta.
why-not-on-flank = { THE($animal) } non è accanto né a un vulcano né al cono.
why-on-sector = { THE($animal) } è nel suo settore: più indietro non si può rimandare.
why-no-contest = Adesso non c’è nessuna gara.
why-hand-closed = La tua mano è già chiusa, oppure non sei fra quelli che devono indovinare adesso.
why-hands-open = Le mani sono aperte: decide la prossima carta.
why-hands =
    { $count ->
        [one] Hai un solo animale: indica un solo numero di gettoni.
       *[other] Hai { $count } animali: indica un numero di gettoni per ognuno.
    }
why-too-many-tokens =
    { THE($animal) } { $most ->
        [0] non ha più gettoni: la sua mano resta vuota.
        [one] ha un solo gettone: può nascondere solo quello.
       *[other] ha { $most } gettoni: può nasconderne da 1 a { $most }.
    }
why-not-tied = { THE($animal) } non è in parità: solo chi lo è fa un altro pronostico.
why-may-not-withdraw = Chi è in parità deve fare un altro pronostico, con almeno un gettone per ogni animale in parità.
why-empty-hand = Una mano vuota non è un pronostico: nascondi almeno un gettone, oppure non partecipare.
why-put-or-discard = Devi mettere la carta in un sentiero o scartarla.
why-must-drag = Devi scegliere per la pedina una roccia della nuova carta.
why-must-choose-rock = Devi scegliere una roccia da cui partire.
