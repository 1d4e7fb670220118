## I tabelloni

error-pack-pair-number = { $file }, riga { $line }, colonna { $column }: «{ $found }» non indica nessuna coppia di partenze. Ci vuole un numero da 1 a { $players }, una coppia per giocatore.
error-pack-pair-count = { $file }, riga { $line }: { $found ->
        [0] nessuna partenza porta
        [one] una sola partenza porta
       *[other] { $found } partenze portano
    } il numero { $pair }. Ce ne vogliono { $expected } per giocatore.
error-pack-zone-cut-off = { $file }, riga { $line }, colonna { $column }: questa zona è tagliata fuori dal resto del tabellone. La terra dev’essere tutta d’un pezzo.
error-pack-board-size = { $file }, riga { $line }: questo tabellone ha { $found ->
        [one] una zona
       *[other] { $found } zone
    } per { $players ->
        [one] un giocatore
       *[other] { $players } giocatori
    }. Ce ne vogliono { $expected }, a meno che il disegno non sia indicato come copia di un tabellone stampato.
error-pack-colour-share = { $file }, riga { $line }: questo tabellone ha { $found } { $terrain ->
        [desert] { $found ->
            [one] deserto
           *[other] deserti
        }
        [forest] { $found ->
            [one] foresta
           *[other] foreste
        }
        [canyon] canyon
       *[mountain] { $found ->
            [one] montagna
           *[other] montagne
        }
    }. Il numero dev’essere fra { $fewest } e { $most }, cioè da un quinto a tre decimi delle sue zone.
error-pack-unfair-start = { $file }, riga { $line }, colonna { $column }: questa partenza ha { $found } zone entro { $steps } passi, e un’altra ne ha { $best }. La differenza non deve superare { $difference }.
error-pack-pair-terrain = { $file }, riga { $line }, colonna { $column }: la coppia { $pair } non parte dagli stessi due terreni della coppia 1. Devono essere gli stessi per tutte le coppie.
error-pack-pair-rival = { $file }, riga { $line }, colonna { $column }: una partenza della coppia { $pair } tocca quella di un avversario. Ci vuole almeno una zona fra due avversari.
error-pack-pair-apart = { $file }, riga { $line }, colonna { $column }: le due partenze della coppia { $pair } distano { $found } passi, quelle della coppia { $other } soltanto { $fewest }. La differenza non deve superare { $difference }.
error-pack-pair-away = { $file }, riga { $line }, colonna { $column }: l’avversario più vicino alla coppia { $pair } dista { $found } passi, il più vicino alla coppia { $other } ne dista { $most }. La differenza non deve superare { $difference }.

## I geni e la ruota del clima

error-pack-unique-genes = { $file }, riga { $line }: nel sacchetto non si possono mettere { $found } geni unici. Devono essere al massimo { $most }: di più non ce ne sono.
error-pack-wheel-list = { $file }, riga { $line }: «{ $name }» dev’essere un elenco di terreni. Nomi possibili: { $known }.
error-pack-wheel-lacks = { $file }, riga { $line }: nessuna sezione della ruota è per { $terrain ->
        [desert] il deserto
        [forest] la foresta
        [canyon] il canyon
       *[mountain] la montagna
    }. Ogni terreno deve esserci almeno una volta.
error-pack-wheel-leap = { $file }, riga { $line }: il clima fa un salto dalla sezione { $section } della ruota alla sezione { $after }. Ogni sezione dev’essere di un grado più calda o più fredda della precedente: deserto, foresta, canyon, montagna.
error-pack-wheel-start = { $file }, riga { $line }: la ruota non ha nessuna sezione { $found } da cui partire. Ci vuole un numero da 1 a { $most }.
