# Ciò che si dice ai principianti mentre decidono. Le stesse chiavi e variabili in ogni lingua.

## Ciò che è urgente

urgent-starving = Se { THE($animal) } si attivassero ora, { $count ->
        [one] uno dei tuoi morirebbe di fame
       *[other] { $count } dei tuoi morirebbero di fame
    }.
urgent-end = L’ultima tessera { OF($column) } metterebbe fine alla partita.

## Prima di un passo falso

slip-starves = È l’ultima tessera della sua colonna: { THE($animal) } si attivano, e { $count ->
        [one] uno dei tuoi non trova
       *[other] { $count } dei tuoi non trovano
    } nulla da mangiare, a meno che la tessera non li sfami.
slip-laid-to-starve = Era l’ultima tessera della sua colonna: { THE($animal) } si attivano subito, e qui questa morirebbe di fame, troppo lontana da ogni preda.
slip-unborn = { $count ->
        [one] Uno dei tuoi animali potrebbe ancora
       *[other] { $count } dei tuoi animali potrebbero ancora
    } riprodursi: { THE($animal) } hanno posto accanto a sé.
slip-hatched-to-starve = Non troverebbe nulla da mangiare e morirebbe subito di fame, e il suo uovo sarebbe speso.
slip-egg-missed = Un passo più in là mangerebbe un predatore e deporrebbe un altro uovo: le uova fanno vincere la partita.
