## Ciò che il browser racconta delle attivazioni e della fine di Gods Love Dinosaurs. Le stesse chiavi e variabili in ogni lingua.

## Dopo un’attivazione
web-summary = Attivazione { OF($animal) }
web-summary-dismiss = Chiudi il riassunto
web-summary-again = Com’è andata
web-summary-of = { $label }: { SOME($things) }
web-summary-number = { $label }: { $count }
web-summary-line = { THE($seat) }: { $list }.
web-summary-eaten = mangiati
web-summary-born = nascite
web-summary-starved = morti di fame
web-summary-hatched = schiusa
web-summary-eggs = uova deposte
web-summary-none = nulla

## La fine
web-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
web-end-hide = Guarda gli ecosistemi
web-end-eggs = { $count ->
        [0] nessun uovo
        [one] un uovo
       *[other] { $count } uova
    }
web-end-living = { $count ->
        [0] nessun dinosauro
        [one] un dinosauro
       *[other] { $count } dinosauri
    }
web-end-tie = A pari punti con il seguente: prevale chi è più lontano dal primo giocatore in ordine di turno.
web-end-first = primo giocatore
web-ecosystems-end = Gli ecosistemi alla fine
web-ecosystem-end = Ecosistema { OF($seat) } alla fine: { $hexes } esagoni, { $list }
web-chart-points = I punti, turno per turno
web-chart-animals = Prede e predatori, turno per turno
web-ledger = Da dove vengono i punti
web-ledger-player = Divinità
web-ledger-begun = Uova all’inizio
web-ledger-laid = deposte
web-ledger-given = schiuse
web-ledger-eggs = Uova
web-ledger-dinosaurs = Dinosauri
web-ledger-points = Punti
web-feasts = I grandi banchetti
web-feast = { THE($seat) }: { $eggs ->
        [one] un uovo deposto
       *[other] { $eggs } uova deposte
    }.

## Un tavolo nuovo
web-seat-kind = Chi gioca questa divinità: { $species }
web-name-of = Nome di chi gioca questa divinità: { $species }
