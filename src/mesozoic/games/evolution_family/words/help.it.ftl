# Ciò che si dice ai principianti mentre decidono. Le stesse chiavi e variabili in ogni lingua.

## Ciò che è urgente

urgent-ready = { THE($animal) } è sull’ultima carta: se al suo prossimo turno è ancora lì, una carta era ti fa vincere.
urgent-rival-ready = { THE($animal) } è sulla sua ultima carta, e al prossimo turno vince se non viene rimandato indietro.
urgent-flank = { THE($animal) } è accanto a un cratere, e il mazzo contiene ancora { $count ->
        [one] un’eruzione che potrebbe
       *[other] { $count } eruzioni che potrebbero
    } rimandarlo indietro.

## Prima di un passo falso

slip-discard = Questa carta allungherebbe il tuo sentiero: nessuno vince finché il suo sentiero non è completo.
slip-drags-own = { THE($animal) } verrebbe riportato su questa carta: entra dietro di lui.
slip-stay = Un passo avanti è gratuito, e ti porterebbe più vicino alla fine del tuo sentiero.
slip-last-token = Costa il tuo ultimo gettone, e senza gettoni non si entra in gara.
slip-flank = Saresti accanto a un cratere, e il mazzo contiene ancora { $count ->
        [one] un’eruzione
       *[other] { $count } eruzioni
    }; un altro passo porta altrettanto lontano senza rischio.
slip-spared = Rimandare indietro un rivale non ti costa nulla.
slip-stay-out = Indovinare non costa nulla: i gettoni mostrati restano tuoi.
