## Sentences that only the browser says about Gods Love Dinosaurs. The same keys and variables in every language.

## The head
web-stacks-short = Tessere rimaste
web-stacks = { $left ->
        [0] Nessuna tessera coperta rimasta.
        [one] Resta una tessera coperta.
       *[other] Restano { $left } tessere coperte.
    }

## The animal board
web-animal-board = Il tabellone degli animali
web-board-toggle = Apri o chiudi il tabellone degli animali
web-board-text = L’ultima tessera di una colonna attiva la sua specie, per tutti; e anche i dinosauri, dove sta il segnalino.
web-board-point = Indica una colonna per vedere che cosa porterebbe.
web-tile = { $animal ->
        [none] { A($first) } e { A($second) }
       *[other] { A($first) } con { A($animal) }, e { A($second) }
    }
web-tile-in = Colonna { OF($column) }, posto { $row }: { $tile }.
web-tile-gone = Colonna { OF($column) }, posto { $row }: nessuna tessera.
web-pawn = Il segnalino dinosauro è sotto { THE($column) }.
web-column-more = { $tiles ->
        [0] Qui non ci sono più tessere.
       *[other] { $tiles } tessere qui. Chi prende l’ultima attiva { THE($animal) }{ $dinosaurs ->
            [yes] , e poi i dinosauri{ $ends ->
                [yes] ; poi la partita finisce
               *[no] { "" }
            }
           *[no] { "" }
        }.
    }
web-column-last = L’ultima tessera: chi la prende attiva { THE($animal) }{ $dinosaurs ->
        [yes] , e poi i dinosauri{ $ends ->
            [yes] ; poi la partita finisce
           *[no] { "" }
        }
       *[no] { "" }
    }.

## What an emptied column brings
web-outlook = Che cosa porterebbe
web-outlook-now = l’ultima tessera: { THE($animal) } si attivano{ $dinosaurs ->
        [yes] , poi i dinosauri
       *[no] { "" }
    }
web-outlook-later = { $tiles ->
        [0] { THE($animal) }: nessuna tessera rimasta
       *[other] { THE($animal) } si attivano con l’ultima di { $tiles } tessere
    }
web-outlook-prey = { THE($species) }: { $animal } ({ $count }), di cui { $some } con posto per un piccolo
web-outlook-hunters = { THE($species) }: { $animal } ({ $count }), di cui { $some } senza nulla da mangiare ora
web-outlook-key = + hanno posto per un piccolo · † non troverebbero nulla da mangiare
web-outlook-after = Poi il segnalino passa sotto { THE($column) }, e arrivano nuove tessere per { THE($columns) }.
web-outlook-end = Poi la partita finisce: restano troppo poche tessere per tutte le colonne vuote.

## Ecosystems
web-ecosystems = Gli ecosistemi, in ordine di turno
web-ecosystems-short = Tutti
web-ecosystem-of = Ecosistema { OF($species) }
web-eco-open = Guardalo in grande ({ $key })
web-eco-back = Torna al tuo
web-eco-hidden = com’era: ciò che vi succede si vedrà quando tutti saranno pronti
web-first-player = primo giocatore
web-volcano = Tiene il vulcano: ha preso l’ultima tessera che ha fatto scattare un’attivazione
web-busy = non ancora pronto
web-ready = pronto
web-eggs = { $eggs ->
        [0] Nessun uovo nel nido
        [one] Un uovo nel nido
       *[other] { $eggs } uova nel nido
    }
web-points-short = { $points ->
        [one] pto
       *[other] pti
    }
web-gods-points = { $points ->
        [one] Un punto: ogni uovo e ogni dinosauro ne vale uno
       *[other] { $points } punti: ogni uovo e ogni dinosauro ne vale uno
    }
web-hex = Esagono { $number }: { $terrain }{ $animal ->
        [none] .
       *[other] , { A($animal) }.
    }
web-hex-doomed = Non troverebbe nulla da mangiare.
web-hex-newborn = Appena nato.
web-hex-may = Puoi scegliere questo animale.
web-hex-picked = Scelto.
web-hex-go = Può andare qui.
web-hex-cradle = Qui può nascere un piccolo.
web-hex-trace = Qui è successo qualcosa.
web-spot = Posto vuoto { $q }, { $r }. { $fits ->
        [yes] La tessera ci sta così com’è girata.
       *[no] Bisognerebbe girare la tessera.
    }
web-recentre = Tutto l’ecosistema
web-recentre-key = Tutto l’ecosistema (F)
web-turn-left = Gira la tessera a sinistra (Maiusc+R)
web-turn-right = Gira la tessera a destra (R)
web-aside = Ecosistemi e diario

## A hunt
web-hunt-so-far = { A($animal) }: { COUNT($eaten) ->
        [0] nulla di mangiato finora
       *[other] mangia { SOME($eaten) }
    }; { $kind ->
        [dinosaur] { $eggs ->
            [0] nessun uovo
            [one] un uovo
           *[other] { $eggs } uova
        }
       *[predator] { $newborn ->
            [0] nessun piccolo
            [one] un piccolo
           *[other] { $newborn } piccoli
        }
    }; { $steps ->
        [0] nessun passo rimasto
        [one] ancora un passo
       *[other] ancora { $steps } passi
    }.
web-hunt-steps = { $steps ->
        [0] Nessun passo rimasto
        [one] Ancora un passo
       *[other] Ancora { $steps } passi
    }
web-hunt-eats = mangia
web-hunt-lays = depone
web-hunt-bears = piccoli

## What is being decided
web-hint-tile = Prendi la tessera che vuoi: i suoi due esagoni entrano nel tuo ecosistema; l’ultima di una colonna ne attiva gli animali.
web-hint-place = Girala (rotella, R, due dita, pulsanti) e scegli dove va.
web-hint-place-touch = Girala con i pulsanti o con due dita, e tocca dove va.
web-hint-place-animal = L’animale sta sull’esagono che indichi.
web-hint-place-animal-touch = L’animale sta sull’esagono che tocchi.
web-hint-lay = Scegli di nuovo lo stesso posto, o il pulsante, per posarla.
web-risk-emptied = Era l’ultima della sua colonna: { THE($animal) } si attiveranno per tutti{ $dinosaurs ->
        [yes] , poi i dinosauri{ $ends ->
            [yes] , e la partita finirà
           *[no] { "" }
        }
       *[no] { "" }
    }.
web-lay = Posala qui
web-put-back = Rimetti a posto la tessera
web-hint-breed = Scegli un esagono illuminato per un piccolo, o prima un genitore. Ogni adulto ne ha al massimo uno.
web-hint-breed-where = Scegli dove nasce il suo piccolo, o un altro genitore.
web-hint-breed-only = Scegli dove nasce il suo piccolo.
web-hint-parent = Quale di questi è il genitore?
web-hint-hunter = Quale di questi ci va?
web-hint-bred = Non può nascere più nessuno. Conferma, o torna indietro.
web-done-births = È tutto
web-done-all-the-same = Nessun’altra nascita
web-risk-unborn = { $count ->
        [one] Un altro animale potrebbe avere un piccolo.
       *[other] Altri { $count } animali potrebbero avere un piccolo.
    } Non si potrà tornare indietro.
web-hint-hunt = Scegli chi caccia adesso. Un teschio segna chi, così come stanno le cose, non trova nulla da mangiare.
web-hint-hunt-where = Scegli il suo primo passo; sono illuminati solo quelli che portano a un pasto.
web-hint-no-food = Così come stanno le cose non trova nulla da mangiare: fai cacciare prima un altro, o lascialo morire di fame.
web-hint-doubt = Potrebbe mangiare, subito o appena un altro gli lascia il passo. Caccia verso un esagono illuminato, o lascialo morire di fame lo stesso.
web-let-hunt = No, fallo cacciare
web-leave-to-starve = { $kind ->
        [tiger] Lascia morire di fame questa tigre
        [eagle] Lascia morire di fame quest’aquila
       *[dinosaur] Lascia morire di fame questo dinosauro
    }
web-hint-chase = Scegli il passo seguente. Gli animali mangiati diventano uno schizzo.
web-hint-chase-end = Prosegui verso un esagono illuminato, o concludi qui la caccia.
web-end-hunt = Concludi qui la caccia
web-step-undo = Annulla un passo
web-hint-hatch = Un uovo diventa un dinosauro sul nido. Troverebbe qualcosa da mangiare.
web-hint-hatch-hungry = Un uovo diventa un dinosauro sul nido. Così come stanno le cose non troverebbe nulla da mangiare e morirebbe di fame.
web-hatch = Fai nascere un dinosauro
web-keep-eggs = Tieni le uova
web-hint-finish = Nulla è definitivo finché non confermi.
web-confirm = Conferma
web-take-something-back = Torna indietro
web-hint-ready = Sei pronto. Ciò che fanno gli altri si vedrà quando tutti avranno finito.
web-zoom-reset = Tutto l’ecosistema
web-keys = Tasti: le frecce percorrono tessere ed esagoni, Invio sceglie, R e Maiusc+R girano la tessera, F mostra tutto l’ecosistema, + e − avvicinano e allontanano, da 1 a 5 si guarda l’ecosistema di una divinità e con 0 il tuo, Esc lascia, U annulla, P preme il primo pulsante, Spazio salta; Invio sul diario porta ai suoi link.

web-character-fighter = Predatore
web-character-breeder = Pastore
web-character-miser = Custode delle uova

## La scheda riassuntiva
web-sheet-animals = Gli animali
web-sheet-terrains = I terreni
web-sheet-dinosaurs = Uova e dinosauri
web-sheet-prey = Ogni preda può avere un piccolo su un esagono vicino vuoto, del suo terreno o jolly.
web-sheet-hunt = Tigri e aquile finiscono su una preda; dove ne hanno mangiata un’altra per via nasce un piccolo della loro specie.
web-sheet-column = Chi prende l’ultima tessera di una colonna attiva la sua specie, per tutti insieme.
web-sheet-steps = { $steps } esagoni
web-sheet-wins = Vince chi ha più punti; a parità, chi è più lontano dal primo giocatore nell’ordine di turno.
