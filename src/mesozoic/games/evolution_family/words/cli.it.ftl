# Quello che solo questo gioco dice alla riga di comando.

## Il tavolo

cli-column-species = Animale
cli-column-points = ere
cli-why-usage = Chiedi di una mossa: perché put 2
cli-help-answer-text = Scegli quell’opzione. Va bene anche una mossa per intero, come «put 2».
cli-help-hand-text = Ciò che hai scelto in una gara, finché la tua mano è chiusa.
cli-tokens =
    { $count ->
        [one] un gettone
       *[other] { $count } gettoni
    }
cli-ready = pronto a vincere
cli-on-flank = accanto a un vulcano o al cono
cli-hand-closed = mano chiusa
cli-premium = pregiata
cli-unstable = instabile
cli-cone = il cono
cli-cone-middle = Il cono è al centro del tabellone.
cli-lane-0 = sinistra
cli-lane-1 = centro
cli-lane-2 = destra
cli-deck = Mazzo ({ $count })
cli-discard = Scarti ({ $count })
cli-on-top = in cima
cli-removed = fuori dal gioco
cli-bolts = Tuoni
cli-bolts-again = e poi, in quest’ordine:
cli-put-insert =
    come carta { $number }{ $drags ->
        [yes] , spostandovi la pedina
       *[no] { "" }
    }
cli-put-replace = al posto della carta { $number }
cli-guess-hint = Scrivi i gettoni di ciascuno dei tuoi animali, separati da uno spazio: 3 5. Con 0 un animale resta fuori.
cli-hidden = Quello che hai scelto, e che nessun altro vede: { $action }.
cli-nothing-hidden = A questo tavolo sono nascoste solo le mani chiuse, e tu non ne hai chiusa nessuna.
cli-column-eras = ere
cli-column-path = carte

## check-pack

cli-pack-eras = { $total } carte era
cli-pack-actions = { $total } carte azione: { $list }
cli-pack-bolts = { $total } tuoni: { $list }

## simulate

cli-end-last-era = Vinte sull’ultima era
cli-end-backstop = Fermate dopo 5000 turni
