## Che cosa si può fare, come scelta

action-take = prendi la tessera della riga { $row } { OF($column) }
action-place = posala con il primo esagono in { $q }, { $r } e il secondo { $direction }
action-breed = fai nascere in { $target } un piccolo del genitore in { $parent }
action-hunt = caccia con l’animale in { $hunter }, andando prima in { $target }
action-go = prosegui in { $target }
action-end-hunt = concludi qui la caccia
action-leave-to-starve = lascia morire di fame l’animale in { $hunter }
action-let-starve = lascialo morire di fame lo stesso
action-hatch = fai nascere un dinosauro
action-keep-eggs = tieni le uova
action-confirm = conferma
action-tile =
    { $animal ->
        [none] scoprire { A($first) } e { A($second) }
       *[other] scoprire { A($first) } con { A($animal) }, e { A($second) }
    }
action-first-player = comincia { THE($seat) }

## Che cosa si decide

moment-tile-choice = { THE($seat) } sceglie una tessera.
moment-placing = { THE($seat) } aggiunge una tessera all’ecosistema.
moment-breeding = Si riproducono { THE($animal) }: { THE($seat) } sceglie dove, poi conferma.
moment-hunting = Vanno a caccia { THE($animal) }: { THE($seat) } sceglie chi parte, e per dove.
moment-doubt = Il cacciatore in { $hunter } potrebbe mangiare, subito o appena un altro gli lascia il passo: { THE($seat) } può lasciarlo morire di fame lo stesso, o cacciare.
moment-chase = Una caccia è in corso, passando per { THEN($path) }: { THE($seat) } la prosegue o la conclude.
moment-finish = Tutti hanno cacciato o sono morti di fame: { THE($seat) } conferma, o ci ripensa.
moment-hatching = { THE($seat) } può far nascere un dinosauro in cambio di un uovo.
moment-activation = Si attivano { THE($animal) }, per tutti insieme. Ancora al lavoro: { THE($asked) }.
moment-reveal = Si scopre una tessera.
moment-first-player-lot = La sorte decide chi comincia.

## Perché non si può

why-no-column = Non c’è una colonna «{ $found }»: ogni specie ne ha una, tranne i dinosauri.
why-no-row = Non c’è una riga { $row }: vanno da 0 a { $last }.
why-no-tile = Nella riga { $row } { OF($column) } non ci sono più tessere: le colonne si riempiono solo dopo l’attivazione dei dinosauri.
why-not-taking = Adesso non tocca a te prendere una tessera.
why-not-placing = Non hai tessere da posare.
why-no-direction = A questo tavolo non c’è una direzione «{ $found }».
why-overlap = Le tessere non si sovrappongono mai: lì c’è già l’esagono { $number }.
why-not-touching = Una tessera deve toccare il tuo ecosistema.
why-no-hex = Non hai un esagono { $number }: i tuoi vanno da 0 a { $last }.
why-not-breeding = Adesso non si riproduce nessuna delle tue prede.
why-not-the-animal = Nell’esagono { $number } non c’è nulla che si attivi: si attivano { THE($animal) }.
why-bred-already = Nell’esagono { $number } la preda si è già riprodotta, o è appena nata.
why-not-beside = Gli esagoni { $origin } e { $target } non si toccano.
why-hex-taken = L’esagono { $number } non è vuoto, e c’è posto per un solo animale.
why-not-home =
    Nell’esagono { $number } non vivono { THE($animal) }: solo { $terrain ->
        [lake] nei laghi
        [forest] nelle foreste
       *[field] nei campi
    } e sui jolly.
why-not-hunting = Adesso nessuno dei tuoi animali va a caccia.
why-hunt-first = Prima concludi la caccia in corso, in { $number }.
why-hunted-already = Quello in { $number } ha già cacciato.
why-newborn-hunter = Quello in { $number } è appena nato: caccerà solo dalla prossima attivazione.
why-doubt-first = Prima decidi la sorte di quello in { $number }: lascialo morire di fame, o caccia.
why-not-straight = Le aquile volano dritte: l’esagono { $number } è fuori dalla linea.
why-way-barred = La strada è sbarrata: nell’esagono { $number } c’è { A($animal) }.
why-no-meal-and-mountain = Passando per { $number } non potrebbe mangiare e insieme arrivare a una montagna libera entro { $steps } esagoni.
why-no-prey-ahead = Passando per { $number } non potrebbe concludere la caccia su una preda entro { $steps } esagoni.
why-no-chase = Non hai nessuna caccia in corso.
why-not-on-prey = Nell’esagono { $number } non c’è una preda: un predatore conclude la caccia su una preda.
why-nothing-eaten = Non ha ancora mangiato nulla.
why-not-on-mountain = L’esagono { $number } non è una montagna: un dinosauro conclude la caccia su una montagna.
why-say-again = Potrebbe mangiare, subito o appena un altro gli lascia il passo. Se quello in { $number } deve morire di fame lo stesso, dillo espressamente.
why-no-doubt = Nessuno ti ha chiesto se uno dei tuoi cacciatori deve morire di fame.
why-not-hatching = Non è il momento di far nascere un dinosauro, né di rinunciarvi.
why-nest-taken = Sul tuo nido c’è un dinosauro: non ne può nascere un altro.
why-no-egg-to-hatch = Non hai uova.
why-hatching-over = I dinosauri nascono prima di ogni caccia, uno al massimo.
why-hunters-waiting = Non tutti hanno già cacciato o rinunciato: restano { OF($animal) }.
why-hatch-or-keep = Prima decidi se far nascere un dinosauro.
why-nothing-to-confirm = Non hai nulla da confermare.
