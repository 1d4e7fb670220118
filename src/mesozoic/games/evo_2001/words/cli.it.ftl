# Quello che solo questo gioco dice alla riga di comando.

## Il tavolo

cli-column-points = PM
cli-meteor = Meteorite
cli-meteor-next =
    { $chance ->
        [0] Prossima casella, { $space }: la partita non può finire lì.
        [100] Prossima casella, { $space }: la partita finisce lì.
       *[other] Prossima casella, { $space }: la partita finisce lì con una probabilità del { $chance }%.
    }
cli-column-tail = coda
cli-column-leg = zampa
cli-column-horn = corno
cli-column-egg = uovo
cli-column-fur = pell.
cli-column-parasol = paras.
cli-column-mutant = mut.
cli-bid-hint = Scrivi un gene e la tua offerta: 1 3. Un gene da solo offre il minimo. Puoi pagare fino a { $most }.

## Giocare

cli-why-usage = Chiedi di una mossa: perché walk 12-14
cli-help-answer-text = Scegli quell’opzione. Va bene anche una mossa per intero, come «walk 12-13», o soltanto «12-13».
cli-help-hand-text = Le tue carte e i loro effetti.

## check-pack

cli-pack-island = { $players } giocatori: { $halves }, { $zones } zone, spiagge di partenza { $starts }
cli-pack-genes = { $total } geni: { $list }
cli-pack-track = Il meteorite può far finire la partita in { $list }, e la fa finire in { $last }.

## simulate

cli-end-meteor-roll = Finite con un tiro di dado
cli-end-last-space = Finite sull’ultima casella del meteorite
