## Frasi che solo il browser dice dei giochi su un’isola. Le stesse chiavi e variabili in ogni lingua.

web-island = L’isola
web-legend = Che cosa fa il clima dei terreni
web-gene-count = { $gene }: { $count }
web-species = Specie
web-order = Specie, in ordine di turno
web-mp = PM
web-on-island = { $count } sull’isola, { $reserve } in riserva
web-losses = −{ $losses } se il turno finisse qui
web-losses-text = { $losses ->
        [one] Un dinosauro morirebbe se il turno finisse qui.
       *[other] { $losses } dinosauri morirebbero se il turno finisse qui.
    }
web-cards = { $count ->
        [0] Nessuna carta evento
        [one] Una carta evento
       *[other] { $count } carte evento
    }
web-hand = Le tue carte
web-hand-short = Carte { $count }
web-hand-empty = Nessuna carta in mano.
web-hand-covered = { $count ->
        [one] Una carta coperta.
       *[other] { $count } carte coperte.
    }
web-hand-turn-up = { $count ->
        [one] Mostra la mia carta
       *[other] Mostra le mie carte
    }
web-play-card = Gioca questa carta
web-card-may = Puoi giocarla adesso.
web-card-wait = Non ora: { $when }.
web-why-not = Perché non ora?
web-log-stayed = { THE($seat) } restano dove sono.
web-zone = Zona { $zone }: { $terrain }, { $temperature }.
web-zone-empty = Vuota.
web-zone-yours = Tuo: { $species }.
web-zone-held = Qui c’è { $species }.
web-zone-doomed = Qui morirebbe.
web-zone-threatened = Qui rischia di morire.
web-zone-go = Puoi andarci.
web-zone-fly = Puoi volare qui.
web-zone-swim = Puoi nuotare qui.
web-zone-fight = Puoi attaccare: { $odds }.
web-zone-place = Puoi scegliere questa zona.
web-zone-lose = Puoi lasciarlo morire.
web-zone-choose = Puoi sceglierlo.
web-hint-move = Scegli uno dei tuoi dinosauri, poi dove va.
web-hint-go = Scegli dove va, o un altro dei tuoi dinosauri.
web-hint-go-only = Scegli dove va.
web-hint-fight = Scegli dove va; sui nemici è scritta la tua probabilità di vincere.
web-hint-newborn = Scegli una zona illuminata per il tuo neonato.
web-hint-remove = Scegli chi muore; gli altri vivono.
web-hint-crowd-cold = { $count } stanno al freddo, le pellicce ne salvano { $saved }: scegli { $deaths ->
        [one] chi muore
       *[other] i { $deaths } che muoiono
    }.
web-hint-crowd-hot = { $count } stanno al caldo, i parasole ne salvano { $saved }: scegli { $deaths ->
        [one] chi muore
       *[other] i { $deaths } che muoiono
    }.
web-hint-bid = Scegli una casella dell’asta per fare un’offerta.
web-hint-folded = Per fare un’offerta, premi «{ $button }».
web-hint-cards = Gioca una carta sollevata, o nessuna.
web-hint-card = Scegli un bersaglio per «{ $card }».
web-hint-play = Gioca «{ $card }».
web-hint-play-against = Contro chi giochi «{ $card }»?
web-hint-play-for = Scegli il dinosauro che trova rifugio.
web-bids-fold = Riduci
web-bids-fold-text = Mette via le offerte, così si vede tutta l’isola; un pulsante le riporta.
web-bid-more = Offerte più alte
web-bid-more-text = Mostra valori più alti da offrire.
web-bid-stands = { $species }: { $amount }
web-bid-again = Scegli di nuovo la stessa casella, o il pulsante, per offrire.
web-pays = paghi { $pays }
web-chart-dinosaurs = Dinosauri sull’isola, turno per turno
web-swings = Svolte
web-swing-up = è stato propizio per { $species }: { $by } in più rispetto agli altri.
web-swing-down = è stato duro per { $species }: { $by } in meno rispetto agli altri.
web-end-hide = Guarda l’isola
web-end-tied = { $count ->
        [one] A pari punti ha deciso il maggior numero di dinosauri sull’isola.
       *[other] Pari punti e altrettanti dinosauri sull’isola: la vittoria è condivisa.
    }

## La scheda riassuntiva
web-sheet-genes = I geni
