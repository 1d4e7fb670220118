## Frasi che solo il browser dice di EVO (2001). Le stesse chiavi e variabili in ogni lingua.

## Il cielo
web-sky = Clima e meteorite
web-climate-text = A ogni turno una carta o il dado muove il clima sul suo anello: indietro con { OR($back) }, fermo con { OR($still) }, avanti con { OR($forward) }.
web-meteor-text = A ogni turno il meteorite avanza di una casella. Se la casella mostra dadi, il primo giocatore tira: una qualsiasi di quelle facce chiude la partita all’istante. L’ultima casella la chiude senza tiro.
web-climate-now = Temperato ora: { $terrain }
web-meteor = Meteorite sulla casella { $space } di { $last }. { $odds ->
        [0] La partita non può finire sulla prossima casella.
        [6] La partita finisce sulla prossima casella.
       *[other] Probabilità che finisca sulla prossima casella: { $odds } su 6.
    }
web-meteor-odds =
    { $odds ->
        [0] niente fine sulla prossima casella
        [6] fine sulla prossima casella
       *[other] fine sulla prossima casella: { $odds } su 6
    }
web-meteor-short = Meteorite { $space }/{ $last }

## Che cosa si decide
web-odds = Vinci con { $faces ->
        [1] un 1
       *[other] un numero da 1 a { $faces }
    }: { $faces } su 6. Non si può tornare indietro.
web-would-pay = Pagheresti { $pays } PM.

## L’asta
web-auction = Asta dei geni
web-auction-text = Un gene a testa. Chi viene superato fa subito un’altra offerta.
web-auction-show = Torna all’asta
web-bid-place = { $gene }: offri { $amount }, pagheresti { $pays }
web-bid-closed = { $gene }: { $amount }
web-bid-twin = offri { $amount } per { A($gene) } (n. { $place })
web-standing = { $species }: { $amount }, pagherebbero { $pays } PM
web-no-bid = Ancora nessuna offerta

## Genes
web-gene-now = Questa specie: { $count }{ $less ->
        [0] { "" }
       *[other] {", "}{ $less } in meno in questo turno
    }{ $more ->
        [0] { "" }
       *[other] {", "}{ $more } in più se viene attaccata in questo turno
    }.

## La scheda riassuntiva
web-sheet-fights = I combattimenti
web-sheet-ahead = { $ahead ->
        [-2] due o più corna in meno
        [-1] un corno in meno
        [0] lo stesso numero di corna
        [1] un corno in più
       *[other] due o più corna in più
    }
web-sheet-odds = con { $won ->
        [1] 1
       *[other] da 1 a { $won }
    } (su { $faces })
web-sheet-points = Ognuno comincia con { $points } PM, e ogni dinosauro che sopravvive a un turno ne frutta 1.
web-sheet-wins = Vince chi ha più PM; a parità, chi ha più dinosauri sull’isola.
web-sheet-has = L’attaccante ha
web-sheet-on = Vince
