## Frasi che solo il browser dice di Evolution, versione per famiglie. Le stesse chiavi e variabili in ogni lingua.

## Al posto delle frasi sulle isole
web-keys = Tasti: Tab entra nel tabellone, le frecce percorrono ciò che vi si può scegliere, Invio sceglie, Esc lascia, U annulla, P preme il primo pulsante, Spazio salta; in una gara i tasti da 0 a 9 dicono quanti gettoni (1 e poi 0 per dieci) e Invio chiude la mano.
web-end-hide = Guarda i sentieri
web-verify-good = Verificato: { $entries } voci, e ogni carta è uscita come decide il seme promesso.
web-aside = Animali, carte e diario

## Il tavolo
web-board = Il tabellone e i suoi sentieri
web-animals = Gli animali, in ordine di turno
web-animal-turn = di turno
web-animal-ready = pronto a vincere
web-animal-flank = in pericolo
web-animal-stands = { $cards ->
        [0] Ancora nessun sentiero;
        [one] Un sentiero di una carta;
       *[other] Un sentiero di { $cards } carte;
    } { $depth ->
        [0] sta sul suo settore.
       *[other] sta sulla carta { $depth }.
    }
web-tokens = { $count ->
        [0] Nessun gettone.
        [one] Un gettone.
       *[other] { $count } gettoni.
    }
web-look-path = Gira verso il sentiero { $animal }
web-deck = Mazzo
web-decks = Carte e tuoni
web-decks-short = Carte
web-decks-text = Che cosa resta, che cosa è passato, e quali tuoni arrivano
web-bolts = Il mazzo dei tuoni
web-bolts-text = Una carta Tuono scopre la prima di queste { $count } carte, che poi torna coperta in fondo al mazzo: nessuna si esaurisce mai.
web-bolt-next = Prossimo tuono
web-bolts-unseen = { $count ->
        [one] l’ultimo nascosto
       *[other] uno dei { $count } nascosti
    }
web-bolts-unseen-text = Nessuno li ha ancora visti; vengono per primi, in un ordine che nessuno conosce.
web-bolts-then = Dopo di loro tornano questi, in quest’ordine:
web-bolts-next = Tornano questi, in quest’ordine:
web-removed = { $count ->
        [one] Una carta azione ha lasciato la partita.
       *[other] { $count } carte azione hanno lasciato la partita.
    }

## Le carte passate e quelle che restano
web-census = Restano nel mazzo
web-census-deck = { $count ->
        [one] una carta
       *[other] { $count } carte
    }
web-census-spent = esaurito
web-census-spent-text = Il mazzo è esaurito: prima della prossima carta gli scarti formano il nuovo mazzo.
web-census-kind = { $kind }, { $tokens ->
        [one] un gettone
       *[other] { $tokens } gettoni
    }: { $left } su { $total } nel mazzo, { $gone } negli scarti, { $away } altrove.
web-census-left = nel mazzo
web-census-away = sul tavolo
web-census-gone = scartate
web-census-shown = Che cosa mostrano le carte rimaste
web-census-thing = { $thing }: su { $left } delle { $total } carte, ancora nel mazzo.

## La carta sul tavolo
web-stake = Sul tavolo
web-stake-rocks = tre rocce
web-premium = pregiata
web-unstable = instabile
web-put-in = Mettila nel sentiero { $animal }:
web-berth-insert = come carta { $number }
web-berth-replace = al posto della { $number }
web-berth-drags = lo riporta indietro
web-berth-cone = libera il cono
web-obstacle-path-full = sentiero pieno
web-obstacle-piece-on-card = occupata
web-obstacle-premium-there = già pregiata
web-barred-path = Non nel sentiero { $animal }: perché?
web-barred-animal = Non { $animal }: perché?
web-barred-place = Chiuso: { $place }. Perché?

## La gara
web-contest = La gara
web-contest-for = Gara per una carta pregiata: { $era }
web-contest-text = Ognuno nasconde tanti gettoni quanti ne vale la carta che si aspetta; vince il più vicino, e ognuno si tiene i gettoni.
web-contest-again = Parità: i più vicini ritentano con la carta successiva.
web-contest-opened = Tutte le mani sono aperte.
web-contest-hands = Le mani
web-contest-hide = Guarda i sentieri
web-contest-show = Torna alla gara
web-hand-thinking = ancora aperta
web-hand-closed = mano chiusa
web-hand-aside = guarda
web-close-hands = Chiudi le mani su { $hands }
web-guess-hand = La mano { $animal }
web-guess-kind = { $tokens ->
        [one] Un gettone
       *[other] { $tokens } gettoni
    }: { $kind }, { $left } nel mazzo
web-guess-said = { "" }: { $kind }; nel mazzo:
web-guess-none = Una mano vuota: non partecipa
web-guess-out = fuori
web-kept = Tieni { $tokens ->
        [one] un gettone
       *[other] { $tokens } gettoni
    } ({ $kind }), che nessun altro vede.
web-kept-none = Una mano vuota, che nessun altro vede.
web-open-hands = Le mani aperte
web-open-away = { $away ->
        [0] esatto
       *[other] scarto di { $away }
    }
web-open-drawn = La carta: { $card }, { $tokens }
web-open-won = Il più vicino: { $animal }
web-open-first = Ancora pari: vince { $animal }, primo nell’ordine di turno
web-open-tied = { $count } sono ugualmente vicini

## Che cosa si decide
web-hint-start-rock = Scegli una roccia illuminata.
web-hint-card-placing = Tocca dove può andare, nel tuo sentiero o in quello di un altro.
web-hint-dashed = Tocca un posto tratteggiato per sapere perché no.
web-hint-turn-of = Turno { $animal }.
web-hint-turn-board = Gira il tabellone con le frecce verso un sentiero illuminato.
web-players-2 = In due, ognuno guida due animali e vince con l’uno o con l’altro.
web-hint-dragging = Scegli una roccia illuminata della nuova carta.
web-hint-moving = Tocca dove va, oppure resta.
web-hint-moving-paid =
    Un secondo passo costa un gettone: { $left ->
        [0] non te ne resterebbe nessuno.
        [one] te ne resterebbe uno.
       *[other] te ne resterebbero { $left }.
    }
web-hint-cone = Tocca una roccia libera per il cono, o lascialo: poi il tuo turno finisce.
web-hint-eruption = Tocca un rivale accanto a un vulcano o al cono.
web-hint-lightning = Tocca un rivale che non è in una grotta.
web-hint-contest = Scegli quanti gettoni nascondere, poi chiudi la mano.
web-hint-contest-two = Scegli quanti gettoni nasconde ciascuno dei tuoi animali, poi chiudi le due mani.
web-hint-contest-tied = Eravate ugualmente vicini: fai un altro pronostico, con almeno un gettone.
web-hint-closed = La tua mano è chiusa; finché non si chiude l’ultima, U la riapre.
web-aim-cone = Sposta qui il cono
web-risk-guess = Nessuno lo vede prima che tutte le mani siano chiuse.
web-risk-cone = Nessuna pedina può entrarvi, e può eruttare. Chiude il tuo turno e non si può annullare.
web-risk-send-back = Torna dritto fino alla prima roccia che incontra. Non si può annullare.

## La fine
web-end-cards = { $count ->
        [one] un sentiero di una carta
       *[other] un sentiero di { $count } carte
    }
web-end-eras = { $count ->
        [0] nessuna era
        [one] un’era
       *[other] { $count } ere
    }
web-chart-eras = Ere raggiunte, turno per turno
web-chart-cards = Carte del sentiero, turno per turno
web-falls = Le cadute più dure
web-fall = ha respinto { $animal } di { $by } ere.

## Il tabellone
web-turn-left = Gira il tabellone a sinistra
web-turn-right = Gira il tabellone a destra
web-zoom-reset = Tutto il tabellone
web-board-card = { $animal }, carta { $number }: { $era }. A sinistra: { $left }; in mezzo: { $middle }; a destra: { $right }.{ $more ->
        [none] {""}
       *[other] {" "}{ $shown }.
    }
web-board-piece = { $animal }: { $depth ->
        [-1] nel suo settore
       *[other] sulla carta { $number }
    }, { $lane ->
        [0] a sinistra
        [1] in mezzo
       *[2] a destra
    }{ $part ->
        [0] {""}
       *[1] {", "}in fondo alla palude
    }.
web-board-cone = Il cono: { $place ->
        [middle] in mezzo al tabellone.
       *[path] nel sentiero { $animal }, sulla carta { $number }, { $lane ->
            [0] a sinistra.
            [1] in mezzo.
           *[2] a destra.
        }
    }

## In due, ciascuno guida due animali
species-0-of-2 = Teropodi e Ceratopsi
    .a = un Teropode o un Ceratopso
    .the = i Teropodi e i Ceratopsi
    .of = dei Teropodi e dei Ceratopsi
    .to = ai Teropodi e ai Ceratopsi
species-1-of-2 = Sauropodi e Stegosauri
    .a = un Sauropode o uno Stegosauro
    .the = i Sauropodi e gli Stegosauri
    .of = dei Sauropodi e degli Stegosauri
    .to = ai Sauropodi e agli Stegosauri

web-character-fighter = Guastafeste
web-character-breeder = Collezionista
web-character-miser = Risparmiatore

## La scheda riassuntiva
web-sheet-eras = Le ere, e i gettoni di una gara
web-sheet-tokens = { $tokens ->
        [one] 1 gettone
       *[other] { $tokens } gettoni
    }
web-sheet-path = Un sentiero completo ha { $full } ere, in quest’ordine, dal tabellone verso l’esterno.
web-sheet-actions = Le carte azione
web-sheet-places = Spazi e segni
web-sheet-pieces = Le pedine
web-sheet-wins = Vince chi resiste sull’ultima carta di un sentiero completo finché, al suo turno seguente, esce una carta era.
