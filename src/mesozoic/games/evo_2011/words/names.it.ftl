## Il gioco
game-title = EVO, seconda edizione
game-tagline = Attraversa Kumtagh in groppa ai tuoi rettili e preparali al clima che verrà.
game-authors = Philippe Keyaerts, 2011, Asmodee

## I geni normali
gene-legs = Paio di zampe
    .a = un paio di zampe
    .some =
        { $count ->
            [one] un paio di zampe
           *[other] { $count } paia di zampe
        }
gene-legs-text = Un punto movimento in più a ogni turno.
gene-horn = Corno
    .a = un corno
    .some =
        { $count ->
            [one] un corno
           *[other] { $count } corna
        }
gene-horn-text = Più probabilità di vincere i combattimenti, in attacco e in difesa.
gene-thermoregulation = Placca di termoregolazione
    .a = una placca di termoregolazione
    .some =
        { $count ->
            [one] una placca di termoregolazione
           *[other] { $count } placche di termoregolazione
        }
gene-thermoregulation-text = Un dinosauro sopravvive nel terreno caldo.
gene-fur = Placca di pelliccia
    .a = una placca di pelliccia
    .some =
        { $count ->
            [one] una placca di pelliccia
           *[other] { $count } placche di pelliccia
        }
gene-fur-text = Un dinosauro sopravvive nel terreno freddo.
gene-egg = Uovo
    .a = un uovo
    .some =
        { $count ->
            [one] un uovo
           *[other] { $count } uova
        }
gene-egg-text = Un neonato a ogni turno.
gene-vial = Fiala alchemica
    .a = una fiala alchemica
    .some =
        { $count ->
            [one] una fiala alchemica
           *[other] { $count } fiale alchemiche
        }
gene-vial-text = Dal turno successivo, in laboratorio paghi 1 PM in meno, senza scendere sotto 0.

## I geni unici
gene-bone-plate = Placca ossea
    .a = una placca ossea
    .some = una placca ossea
gene-bone-plate-text = Vale 2 corna, ma solo quando vieni attaccato.
gene-great-horn = Grande corno
    .a = un grande corno
    .some = un grande corno
gene-great-horn-text = Vale 2 corna, ma solo quando attacchi.
gene-thick-shell = Guscio spesso
    .a = un guscio spesso
    .some = un guscio spesso
gene-thick-shell-text = I tuoi neonati possono essere piazzati al massimo a 3 zone da uno dei tuoi dinosauri, passando per qualsiasi zona.
gene-fins = Pinne
    .a = le pinne
    .some = le pinne
gene-fins-text = Un punto movimento porta un dinosauro da una zona costiera a qualsiasi altra, purché vuota.
gene-wings = Ali
    .a = le ali
    .some = le ali
gene-wings-text = Una volta per fase degli spostamenti, un solo punto porta un dinosauro a due zone di distanza, anche sopra una zona occupata. Deve posarsi in una zona vuota.
gene-regeneration = Rigenerazione
    .a = la rigenerazione
    .some = la rigenerazione
gene-regeneration-text = Con 3 dinosauri o meno non puoi essere attaccato e il clima non te ne toglie nessuno; nella fase di sopravvivenza ti fermi a 3.
gene-killer-babies = Cuccioli assassini
    .a = i cuccioli assassini
    .some = i cuccioli assassini
gene-killer-babies-text = I tuoi neonati possono essere piazzati su un rivale che si può attaccare; decide un tiro di dado. Con «{ face-won }», «{ face-as-many }» o «{ face-more }» muore il rivale, altrimenti muore il neonato.
gene-sixth-sense = Sesto senso
    .a = un sesto senso
    .some = un sesto senso
gene-sixth-sense-text = Sai sempre quale sarà il prossimo gettone del clima.
gene-cave-dweller = Cavernicolo
    .a = il gene cavernicolo
    .some = il gene cavernicolo
gene-cave-dweller-text = Uno dei tuoi dinosauri nel terreno mortale sopravvive.
gene-adrenaline-rush = Scarica di adrenalina
    .a = una scarica di adrenalina
    .some = una scarica di adrenalina
gene-adrenaline-rush-text = Nella fase di iniziativa scegli il tuo posto, a classifica fatta.
gene-muscular-thighs = Cosce muscolose
    .a = le cosce muscolose
    .some = le cosce muscolose
gene-muscular-thighs-text = Due punti movimento in più a ogni turno.
gene-chameleon-skin = Pelle di camaleonte
    .a = una pelle di camaleonte
    .some = una pelle di camaleonte
gene-chameleon-skin-text = Se un attacco batte un tuo dinosauro, questo può svignarsela in una zona vuota adiacente. Se non ce ne sono, muore.

## I terreni, dal più caldo al più freddo
terrain-desert = Deserto
    .the = il deserto
terrain-forest = Foresta
    .the = la foresta
terrain-canyon = Canyon
    .the = il canyon
terrain-mountain = Montagna
    .the = la montagna

## Le temperature
temperature-temperate = Ideale
temperature-temperate-text = Qui sopravvivono tutti i dinosauri.
temperature-hot = Caldo
temperature-hot-text = Qui ogni placca di termoregolazione salva un dinosauro.
temperature-cold = Freddo
temperature-cold-text = Qui ogni placca di pelliccia salva un dinosauro.
temperature-deadly = Mortale
temperature-deadly-text = Qui non sopravvive nessun dinosauro, salvo un solo cavernicolo.

## I gettoni del clima
token-plus-2 = +2
token-plus-2-text = La ruota gira di due sezioni in senso orario.
token-plus-1 = +1
token-plus-1-text = La ruota gira di una sezione in senso orario.
token-still = 0
token-still-text = La ruota resta dov’è.
token-minus-1 = −1
token-minus-1-text = La ruota torna indietro di una sezione.
token-meteorite = Meteorite
token-meteorite-text = La partita finisce all’istante.

## Il dado da combattimento
face-failed = Fallimento
face-failed-text = L’attacco fallisce, quali che siano le corna.
face-won = Vittoria
face-won-text = L’attacco riesce, quali che siano le corna.
face-as-many = Altrettante corna
face-as-many-text = L’attacco riesce se chi attacca ha almeno tante corna quante chi difende.
face-more = Più corna
face-more-text = L’attacco riesce se chi attacca ha più corna di chi difende.
face-two-more = Due corna in più
face-two-more-text = L’attacco riesce se chi attacca ha almeno due corna in più di chi difende.

## Le fasi
phase-climate = Clima
phase-climate-text = Un gettone fa girare la ruota, oppure porta il meteorite e la fine.
phase-mutations = Mutazioni
phase-mutations-text = In laboratorio le pedine puntano sui geni e su una carta evento.
phase-initiative = Iniziativa
phase-initiative-text = Prima chi ha meno dinosauri; a parità, la riga più alta del laboratorio.
phase-movement = Spostamenti
phase-movement-text = Due punti, di più con zampe o cosce; anche un attacco ne costa uno.
phase-births = Nascite
phase-births-text = Giro dopo giro, un neonato per uovo, accanto a uno dei tuoi.
phase-survival = Sopravvivenza
phase-survival-text = Il clima colpisce, ma a ciascuno ne lascia almeno due; poi ogni dinosauro frutta 1 PM.

## Le opzioni del tavolo
option-chained-births = Neonati genitori
option-chained-births-text = Se un dinosauro nato in un giro precedente della stessa fase può fare da genitore.
option-chained-births-on = Sì
option-chained-births-off = No: solo quelli già presenti all’inizio della fase
option-open-points = Punti scoperti
option-open-points-text = Se tutti vedono i PM di tutti; altrimenti ognuno vede soltanto i propri.
option-open-points-off = No
option-open-points-on = Sì
option-length = Durata
option-length-text = In una partita breve la pila ha sei gettoni del clima invece di dodici: da tre a cinque turni. Una nostra variante.
option-length-whole = Partita intera
option-length-short = Partita breve

## Le carte evento
card-geysers = Geyser
card-geysers-text = In questa fase il freddo non ti porta via nessun dinosauro.
card-geysers-when = Nella tua fase di sopravvivenza
card-prescience = Preveggenza
card-prescience-text = Il gettone non ha effetto: gira la ruota di una o due sezioni in senso orario, falla tornare indietro di una, oppure lasciala dov’è.
card-prescience-when = Quando viene rivelato un gettone del clima, ma non il meteorite
card-swarm-of-rats = Sciame di ratti
card-swarm-of-rats-text = In questo turno non nasce nessuno.
card-swarm-of-rats-when = All’inizio della fase delle nascite
card-egg-thief = Ladro di uova
card-egg-thief-text = Un dinosauro della tua riserva prende il posto del neonato, che torna in quella del proprietario.
card-egg-thief-when = Subito dopo che un rivale ha piazzato un neonato, se così ha almeno 4 dinosauri
card-frenzied-attack = Attacco frenetico
card-frenzied-attack-text = Conti 2 corna in più quando attacchi, fino alla fine di questa fase.
card-frenzied-attack-when = Durante i tuoi spostamenti, prima di un attacco
