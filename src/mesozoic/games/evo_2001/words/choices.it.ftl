## Che cosa si può fare, come una scelta

action-pass = non giocare carte
action-play = gioca «{ $card }»
action-play-against = gioca «{ $card }» contro { THE($rival) }
action-play-for = gioca «{ $card }» per il dinosauro nella zona { $zone }
action-walk = vai da { $origin } a { $target }
action-attack =
    { $rival ->
        [none] attacca { $target } da { $origin }
       *[other] attacca { THE($rival) } in { $target } da { $origin }
    }
action-swim = nuota da { $origin } a { $target }
action-stop = non fare altri passi
action-newborn = piazza un neonato nella zona { $zone }
action-remove = lascia morire il dinosauro nella zona { $zone }
action-bid =
    { $gene ->
        [none] offri { $amount } per il lotto { $lot }
       *[other] offri { $amount } per { A($gene) }{ $twin ->
            [yes] { " " }(lotto { $lot })
           *[no] { "" }
        }
    }
action-drop-out = ritirati dall’asta
action-roll = fare { $face } con il dado
action-gene = pescare { A($gene) }
action-card = pescare «{ $card }»
action-beach = sorteggiare la spiaggia nella zona { $zone }
action-lot = sorteggiare il nome { OF($seat) }

## Che cosa si decide

moment-start-beach = La spiaggia di partenza { OF($seat) } viene sorteggiata.
moment-card-draw = { THE($seat) } pescano una carta evento.
moment-lots = Fra le specie a pari merito, la sorte decide chi gioca prima.
moment-climate-cards = Prima del tiro per il clima, { THE($seat) } possono giocare una carta clima.
moment-climate-roll = Il dado decide il clima.
moment-guard-cards = Comincia la fase degli spostamenti: { THE($seat) } possono giocare una carta per difendersi.
moment-movement =
    { THE($seat) } si spostano: { $steps ->
        [0] hanno fatto tutti i loro passi, ma possono ancora giocare una carta
        [one] possono fare ancora un passo
       *[other] possono fare ancora { $steps } passi
    }{ $swims ->
        [0] { "" }
       *[other] , con una traversata possibile
    }{ $rage ->
        [0] { "" }
        [one] ; un corno in più in attacco
       *[other] ; { $rage } corna in più in attacco
    }.
moment-fight = Combattimento nella zona { $target }: l’attaccante venuto da { $origin } tira il dado.
moment-barren-cards = Comincia la fase delle nascite: { THE($seat) } possono giocare una carta.
moment-births =
    { $returning ->
        [yes] { THE($seat) } tornano sull’isola
       *[no] { THE($seat) } si riproducono
    }: { $left ->
        [0] nessun neonato da piazzare, ma si può giocare una carta
        [one] un neonato da piazzare
       *[other] { $left } neonati da piazzare
    }.
moment-blight-cards = Comincia la fase di sopravvivenza: { THE($seat) } possono giocare una carta contro un rivale.
moment-survival-cards = Il clima sta per colpire { THE($seat) }: prima possono giocare una carta.
moment-culling =
    { THE($seat) } scelgono chi muore: { $furs ->
        [10] al freddo si salvano tutti
       *[other] le pellicce ne salvano { $furs } dal freddo
    }, { $parasols ->
        [10] al caldo si salvano tutti
       *[other] i parasole ne salvano { $parasols } dal caldo
    }.
moment-meteor-roll = Il dado decide se cade il meteorite.
moment-gene-draw = Si pescano dal sacchetto i geni da mettere all’asta.
moment-auction =
    { $outbid ->
        [yes] L’offerta { OF($seat) } è stata superata: tocca a loro rispondere
       *[no] { THE($seat) } fanno un’offerta per un gene
    }.
moment-payment-cards = { THE($seat) } devono { MINUS($bid, $discount) } PM per { A($gene) }: possono giocare una carta per pagare meno.
moment-free-gene-cards = L’asta è pagata: { THE($seat) } possono giocare una carta.
moment-free-gene = { THE($seat) } pescano un gene dal sacchetto.

## Perché una cosa non è permessa

why-no-zone = Non c’è nessuna zona { $zone }: vanno da 0 a { $last }.
why-not-movement = Non tocca a te spostarti.
why-not-your-dinosaur = Nessuno dei tuoi dinosauri è nella zona { $zone }.
why-no-steps =
    Non ti restano passi: ogni zampa ne dà uno, e tu hai { $legs ->
        [one] una zampa
       *[other] { $legs } zampe
    }; solo una carta ne dà altri.
why-no-swim = Per nuotare bisogna prima giocare «{ card-long-swim }».
why-swim-not-beach = La zona { $zone } non è una spiaggia: si nuota da una spiaggia all’altra.
why-swim-occupied = La zona { $zone } è occupata: si nuota verso una spiaggia vuota.
why-not-adjacent = Le zone { $origin } e { $target } non sono adiacenti.
why-own-dinosaur = Nella zona { $zone } c’è uno dei tuoi dinosauri.
why-nobody-to-attack = Nella zona { $zone } non c’è nessuno da attaccare: basta entrarci.
why-too-few-horns =
    Contando le carte, hai { $fewer ->
        [one] un corno
       *[other] { $fewer } corna
    } in meno rispetto { TO($rival) }: con due o più in meno non si può attaccare.
why-entering-is-attacking = { THE($rival) } occupano la zona { $zone }: entrarci significa attaccare.
why-not-births = Non tocca a te piazzare neonati.
why-no-eggs = Non ti restano neonati da piazzare in questo turno.
why-no-reserve = Tutti i tuoi dinosauri sono già sull’isola.
why-not-empty = La zona { $zone } non è vuota.
why-no-adult-near =
    La zona { $zone } è troppo lontana: un neonato si piazza { $reach ->
        [one] accanto a
       *[other] al massimo a { $reach } zone da
    } un adulto.
why-no-newborn-near = La zona { $zone } è troppo lontana: quando una specie ritorna, ogni altro neonato si piazza accanto a uno dei primi.
why-not-survival = Adesso non tocca a te scegliere chi muore.
why-safe-here = Il dinosauro nella zona { $zone } non corre pericoli.
why-not-auction = Adesso non c’è nessuna asta.
why-no-lot = Non c’è nessun lotto { $lot }: vanno da 0 a { $last }.
why-bid-too-low = È troppo poco: per questo gene offri almeno { $least }.
why-bid-too-high = È più di quanto puoi pagare: il tuo limite è { $most }.
why-no-dropping-out = Dall’asta non ci si ritira: c’è un gene per tutti.
why-first-bid = Ci si può ritirare solo dopo che la propria offerta è stata superata.
why-no-such-card = Non c’è nessuna carta «{ $card }».
why-not-in-hand = Non hai in mano «{ $card }».
why-too-early =
    Non si giocano carte { $turns ->
        [one] nel primo turno
       *[other] nei primi { $turns } turni
    }.
why-card-target = «{ $card }» non si gioca in questo modo.
why-no-refugee = Nessuno dei tuoi dinosauri è in una zona mortale.
why-card-moment = «{ $card }» adesso non si può giocare. La carta dice: «{ $moment }».
why-climate-card = «{ $card }» si gioca prima del tiro per il clima, e se ne gioca una sola per turno.
why-card-order = Queste carte si giocano nell’ordine di turno, un giro solo: non tocca a te.
why-births-compulsory = Finché c’è posto per un neonato, bisogna piazzarlo.
why-card-or-pass = Non hai più neonati da piazzare: gioca una carta, oppure nessuna.
why-bid-compulsory = Non si può passare: tutti devono fare un’offerta.
why-drop-out-instead = All’asta non si passa: fai un’offerta, oppure ritirati.
why-no-bid-affordable = Non puoi pagare nessun gene: devi ritirarti dall’asta.
why-must-choose = Bisogna scegliere chi muore.
