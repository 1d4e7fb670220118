## Le mezze plance e l'isola

error-pack-seam-mark = { $file }, riga { $line }: { $found ->
        [0] questa fila non ha nessun «|»
       *[other] questa fila ha { $found } «|»
    }. Ogni fila del disegno ne vuole uno solo, dove comincia l’altra metà.
error-pack-seam-crooked = { $file }, riga { $line }: il «|» è nella colonna { $column }. Dovrebbe essere nella colonna { $expected }: da una fila all’altra la giunzione va avanti e indietro di un carattere.
error-pack-wrong-side = { $file }, riga { $line }, colonna { $column }: questa zona è oltre la giunzione. Su una { $side ->
        [left] metà sinistra le zone stanno a sinistra
       *[right] metà destra le zone stanno a destra
    } del «|».
error-pack-star-count = { $file }, riga { $line }: { $expected ->
        [one] è annunciata una spiaggia di partenza (*)
       *[other] sono annunciate { $expected } spiagge di partenza (*)
    }, ma { $found ->
        [0] non ne è disegnata nessuna
        [one] ne è disegnata una
       *[other] ne sono disegnate { $found }
    }.
error-pack-zone-cut-off = { $file }, riga { $line }, colonna { $column }: questa zona è tagliata fuori dal resto della sua metà. La terra dev’essere tutta d’un pezzo.
error-pack-beach-inland = { $file }, riga { $line }, colonna { $column }: questa spiaggia non tocca il mare (ciò che sta oltre la giunzione non conta). Ogni spiaggia deve stare sulla costa.
error-pack-colour-share = { $file }, riga { $line }: questa metà ha { $found } { $terrain ->
        [beach] { $found ->
            [one] spiaggia
           *[other] spiagge
        }
        [meadow] { $found ->
            [one] prateria
           *[other] praterie
        }
        [hill] { $found ->
            [one] collina
           *[other] colline
        }
       *[mountain] { $found ->
            [one] montagna
           *[other] montagne
        }
    }. Il numero dev’essere fra { $fewest } e { $most }, cioè da un quinto a tre decimi delle sue zone.
error-pack-wrong-half = { $file }: questo disegno è una { $side ->
        [left] metà sinistra; qui ci vuole una metà destra
       *[right] metà destra; qui ci vuole una metà sinistra
    }.
error-pack-seams-differ = { $file }: la sua giunzione non combacia con quella di { $other }. { $expected ->
        [one] Ci vuole una fila
       *[other] Ci vogliono { $expected } file
    } (qui: { $found }) e uno zigzag che cominci dalla stessa parte.
error-pack-stars-players = { $file }, riga { $line }: insieme a { $other }, in tutto { $found ->
        [one] c’è una spiaggia di partenza
       *[other] ci sono { $found } spiagge di partenza
    }. Ce ne vogliono { $expected }, una per giocatore.
error-pack-seam-short = { $file }, riga { $line }: { $found ->
        [0] nessuna zona di questa metà tocca
        [one] una sola coppia di zone unisce questa metà a
       *[other] solo { $found } coppie di zone uniscono questa metà a
    } { $other }. { $fewest ->
        [one] Ce ne vuole almeno una.
       *[other] Ce ne vogliono almeno { $fewest }.
    }
error-pack-unfair-start = { $file }, riga { $line }, colonna { $column }: unita a { $other }, questa spiaggia di partenza ha { $found } zone entro { $steps } passi, e un’altra ne ha { $best }. La differenza non deve superare { $difference }.

## I geni, le carte evento e il tracciato del meteorite

error-pack-unknown-gene = { $file }, riga { $line }: non c’è nessun gene «{ $found }». Nomi possibili: { $known }.
error-pack-unknown-card = { $file }, riga { $line }: non c’è nessuna carta evento «{ $found }». Nomi possibili: { $known }.
error-pack-card-fields = { $file }, riga { $line }: la carta «{ $found }» non ha i campi giusti. Ci vogliono: { $expected }.
error-pack-track-start =
    { $file }, riga { $line }: con { $players ->
        [one] un giocatore
       *[other] { $players } giocatori
    } il meteorite non ha una casella di partenza. Ce ne vuole una fra 0 e { $last }, che è l’ultima.
error-pack-track-faces = { $file }, riga { $line }: la casella { $space } deve avere un elenco di facce da 1 a 6, e trovarsi fra 0 e { $last }, che è l’ultima.
error-pack-track-long =
    { $file }, riga { $line }: con { $players ->
        [one] un giocatore
       *[other] { $players } giocatori
    } la partita più lunga richiederebbe più dei { $genes } geni del sacchetto. Ci vuole un tracciato più corto.
