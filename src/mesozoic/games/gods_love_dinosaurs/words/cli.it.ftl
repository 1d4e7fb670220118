# Ciò che solo questo gioco dice alla riga di comando.

## Il tavolo

cli-column-species = Divinità
cli-column-eggs = uova
cli-column-prey = prede
cli-column-predators = predatori
cli-column-after-first = turni dopo il primo giocatore
cli-mark-frog = Ra
cli-mark-rabbit = Co
cli-mark-rat = Rt
cli-mark-tiger = Ti
cli-mark-eagle = Aq
cli-mark-dinosaur = Di
cli-signs = ⌂ nido · † ora non troverebbe da mangiare · • sul percorso della caccia
cli-stacks = Coperte
cli-pawn = segnalino
cli-volcano = Vulcano
cli-eggs =
    { $eggs ->
        [0] nessun uovo
        [one] un uovo
       *[other] { $eggs } uova
    }
cli-out-of-sight = com’era: ciò che vi succede si vedrà quando tutti avranno confermato

## Giocare

cli-why-usage = Chiedi di una mossa: perché hunt 7-8
cli-help-answer-text = Scegli quell’opzione. Va bene anche una mossa per intero, come «hunt 7-8», o soltanto «7-8». Una tessera si posa indicando due posti della mappa: b c.
cli-help-hand-text = Il tuo ecosistema.
cli-last-tile = l’ultima tessera: { THE($animal) } si attivano
cli-last-tile-dinosaurs = l’ultima tessera: { THE($animal) } si attivano, poi i dinosauri
cli-last-tile-end = l’ultima tessera: { THE($animal) } si attivano, poi i dinosauri, e la partita finisce
cli-place-hint = Primo esagono: { $first }. Secondo: { $second }. Scrivi i posti della mappa dove vanno, per esempio { $example }.
cli-hunt-so-far =
    { COUNT($eaten) ->
        [0] Finora non ha mangiato nulla.
       *[other] Mangiati finora: { SOME($eaten) }.
    } { $steps ->
        [0] Nessun passo rimasto.
        [one] Ancora un passo.
       *[other] Ancora { $steps } passi.
    }
cli-hunt-end =
    { $eggs ->
        [0] nessun uovo
        [one] un uovo
       *[other] { $eggs } uova
    }, { $newborn ->
        [0] nessun piccolo
        [one] un piccolo
       *[other] { $newborn } piccoli
    }
cli-hatchling-starves = Non troverebbe nulla da mangiare.
cli-hatchling-eats = Troverebbe da mangiare.

## check-pack

cli-pack-start =
    La tessera di partenza, con { $eggs ->
        [0] zero uova
        [one] un uovo
       *[other] { $eggs } uova
    }
cli-pack-letter = Lettera { $letter }: { $total } tessere, di cui in gioco { $list }
cli-pack-players = { $players } giocatori
cli-pack-columns = Il tabellone degli animali: { $list }; il segnalino comincia sotto { THE($animal) }
cli-pack-rows = Righe in gioco: { $list }

## simulate

cli-end-tiles-out = Finite per mancanza di tessere
