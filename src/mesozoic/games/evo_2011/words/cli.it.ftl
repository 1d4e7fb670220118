# Quello che solo questo gioco dice alla riga di comando.

## Il tavolo

cli-column-points = PM
cli-tokens = Gettoni
cli-tokens-left =
    { $left ->
        [0] nessuno nella pila
       *[other] { $left } nella pila
    }
cli-tokens-unseen = non ancora visti, di cui uno messo da parte:
cli-meteorite-next =
    { $left ->
        [0] Il prossimo gettone non può essere il meteorite.
        [1] Il prossimo gettone è il meteorite.
       *[other] C’è una probabilità su { $left } che il prossimo gettone sia il meteorite.
    }
cli-foreseen = Il tuo sesto senso ti annuncia il prossimo gettone: { $token }.
cli-column-legs = zampe
cli-column-horn = corno
cli-column-thermoregulation = term.
cli-column-fur = pell.
cli-column-egg = uovo
cli-column-vial = fiala
cli-laboratory = Laboratorio
cli-lot-card = Carta evento
cli-lot-bare = Nessun gene
cli-bid-hint = Scrivi una riga e la tua puntata: 1 3. Una riga da sola punta il minimo. Puoi puntare fino a { $most }.

## Giocare

cli-why-usage = Chiedi di una mossa: perché walk 12-14
cli-help-answer-text = Scegli quell’opzione. Va bene anche una mossa per intero, come «walk 12-13», o soltanto «12-13».
cli-help-hand-text = Le tue carte e i loro effetti.

## check-pack

cli-pack-board = { $players } giocatori: { $zones } zone, coppie di partenze { $pairs }
cli-pack-genes = { $total } geni normali: { $list }; e { $unique } dei { $most } geni unici
cli-pack-tokens = { $total } gettoni del clima e il meteorite: { $list }
cli-pack-wheel = La ruota del clima, in senso orario: { $list }; la partita comincia sulla sezione { $start }
cli-pack-die = Il dado da combattimento: { $list }

## simulate

cli-end-meteorite = Finite con il meteorite
