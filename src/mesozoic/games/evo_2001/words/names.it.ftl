## Il gioco
game-title = EVO, prima edizione
game-tagline = Fai prosperare una specie su un’isola dal clima irrequieto.
game-authors = Philippe Keyaerts, 2001, Jeux Descartes

## I geni
gene-tail = Coda
    .a = una coda
    .some =
        { $count ->
            [one] una coda
           *[other] { $count } code
        }
gene-tail-text = La coda più lunga gioca per prima.
gene-leg = Zampa
    .a = una zampa
    .some =
        { $count ->
            [one] una zampa
           *[other] { $count } zampe
        }
gene-leg-text = Un passo in più a ogni turno; i tuoi dinosauri si dividono tutti i passi come vuoi.
gene-horn = Corno
    .a = un corno
    .some =
        { $count ->
            [one] un corno
           *[other] { $count } corna
        }
gene-horn-text = Più probabilità di vincere i combattimenti, in attacco e in difesa.
gene-egg = Uovo
    .a = un uovo
    .some =
        { $count ->
            [one] un uovo
           *[other] { $count } uova
        }
gene-egg-text = Un neonato a ogni turno.
gene-fur = Pelliccia
    .a = una pelliccia
    .some =
        { $count ->
            [one] una pelliccia
           *[other] { $count } pellicce
        }
gene-fur-text = Un dinosauro sopravvive in una zona fredda.
gene-parasol = Parasole
    .a = un parasole
    .some =
        { $count ->
            [one] un parasole
           *[other] { $count } parasole
        }
gene-parasol-text = Un dinosauro sopravvive in una zona calda.
gene-mutant = Mutante
    .a = un gene mutante
    .some =
        { $count ->
            [one] un gene mutante
           *[other] { $count } geni mutanti
        }
gene-mutant-text = Dal turno successivo, ogni gene che compri costa 1 PM in meno.
gene-card = Carta
    .a = un gene carta
    .some =
        { $count ->
            [one] un gene carta
           *[other] { $count } geni carta
        }
gene-card-text = Si scambia subito con una carta evento e non va mai sul ritratto.

## I terreni, dal più caldo al più freddo
terrain-beach = Spiaggia
    .the = le spiagge
terrain-meadow = Prateria
    .the = le praterie
terrain-hill = Collina
    .the = le colline
terrain-mountain = Montagna
    .the = le montagne

## Le temperature
temperature-temperate = Temperato
temperature-temperate-text = Qui sopravvivono tutti i dinosauri.
temperature-cold = Freddo
temperature-cold-text = Qui ogni pelliccia salva un dinosauro.
temperature-hot = Caldo
temperature-hot-text = Qui ogni parasole salva un dinosauro.
temperature-deadly = Mortale
temperature-deadly-text = Qui non sopravvive nessun dinosauro.

## Le fasi
phase-initiative = Iniziativa
phase-initiative-text = Prima la coda più lunga; l’ordine vale per tutto il turno.
phase-climate = Clima
phase-climate-text = Una carta o il dado muove il clima sul suo anello.
phase-movement = Spostamenti
phase-movement-text = Un passo per zampa; entrare nella zona di un rivale significa attaccarlo.
phase-births = Nascite
phase-births-text = Un neonato per uovo, in una zona vuota accanto a un adulto.
phase-survival = Sopravvivenza
phase-survival-text = Freddo, caldo e zone mortali esigono il loro tributo, poi ogni sopravvissuto frutta 1 PM.
phase-evolution = Evoluzione
phase-evolution-text = Il meteorite si avvicina, poi i geni vanno all’asta.

## I momenti delle carte
when-climate = Prima del tiro per il clima
when-movement = Durante i tuoi spostamenti
when-movement-begins = All’inizio della fase degli spostamenti
when-births = Durante le tue nascite
when-births-begin = All’inizio della fase delle nascite
when-survival = Nella tua fase di sopravvivenza
when-survival-begins = All’inizio della fase di sopravvivenza
when-payment = Al pagamento dell’asta
when-after-auction = Dopo il pagamento dell’asta

## Le opzioni del tavolo
option-island4 = Isola per quattro
option-island4-text = Le due facce che formano l’isola quando si gioca in quattro.
option-island4-mediums = Le due facce medie
option-island4-small-large = La faccia piccola e la grande
option-extinction = Estinzione
option-extinction-text = Che cosa succede a una specie rimasta senza dinosauri sull’isola.
option-extinction-return = Ritorno: il primo neonato in qualsiasi zona vuota, ciascuno degli altri accanto a uno già piazzato
option-extinction-final = Definitiva: niente più nascite, ma la specie fa ancora offerte e gioca carte
option-scarce-genes = Scarsità di geni
option-scarce-genes-text = Va all’asta un gene in meno rispetto ai giocatori, e chi vede superata la propria offerta può ritirarsi.
option-scarce-genes-off = No
option-scarce-genes-on = Sì
option-length = Durata
option-length-text = In una partita breve il meteorite comincia più vicino: circa la metà dei turni. Una nostra variante.
option-length-whole = Partita intera
option-length-short = Partita breve

## Le carte evento (il nostro mazzo: E1-8.2)
card-still-air = Bonaccia
card-still-air-text = Niente tiro: il clima resta dov’è.
card-still-air-when = { when-climate }
card-seasons-turn = Cambio di stagione
card-seasons-turn-text = Niente tiro: il clima avanza di una casella.
card-seasons-turn-when = { when-climate }
card-seasons-return = Il cielo ci ripensa
card-seasons-return-text = Niente tiro: il clima arretra di una casella.
card-seasons-return-when = { when-climate }
card-stampede = Corsa sfrenata
card-stampede-text = Hai { $amount ->
        [one] 1 passo
       *[other] { $amount } passi
    } in più.
card-stampede-when = { when-movement }
card-giants-rage = Furia cieca
card-giants-rage-text = Conti { $amount ->
        [one] 1 corno
       *[other] { $amount } corna
    } in più quando attacchi.
card-giants-rage-when = { when-movement }
card-herd-guard = Ranghi serrati
card-herd-guard-text = Conti { $amount ->
        [one] 1 corno
       *[other] { $amount } corna
    } in più quando vieni attaccato.
card-herd-guard-when = { when-movement-begins }
card-long-swim = La grande traversata
card-long-swim-text = Uno dei tuoi passi può portare un dinosauro da una qualsiasi zona gialla a una qualsiasi zona gialla vuota.
card-long-swim-when = { when-movement }
card-great-clutch = Covata generosa
card-great-clutch-text = Hai { $amount ->
        [one] 1 neonato
       *[other] { $amount } neonati
    } in più.
card-great-clutch-when = { when-births }
card-far-nests = Nidi lontani
card-far-nests-text = I tuoi neonati possono essere piazzati in zone vuote, al massimo a { $amount ->
        [one] 1 zona
       *[other] { $amount } zone
    } da un adulto, passando per qualsiasi zona.
card-far-nests-when = { when-births }
card-barren-season = Stagione di magra
card-barren-season-text = Non nasce nessuno.
card-barren-season-when = { when-births-begin }
card-thick-coat = Pelo invernale
card-thick-coat-text = Tutti i tuoi dinosauri nelle zone fredde sopravvivono.
card-thick-coat-when = { when-survival }
card-deep-shade = All’ombra delle felci
card-deep-shade-text = Tutti i tuoi dinosauri nelle zone calde sopravvivono.
card-deep-shade-when = { when-survival }
card-moult = Muta fuori stagione
card-moult-text = Un rivale conta { $amount ->
        [one] 1 pelliccia
       *[other] { $amount } pellicce
    } in meno, ma non sotto 0; «{ card-thick-coat }» salva comunque tutti i suoi dinosauri nelle zone fredde.
card-moult-when = { when-survival-begins }
card-sunburn = Colpo di sole
card-sunburn-text = Un rivale conta { $amount } parasole in meno, ma non sotto 0; «{ card-deep-shade }» salva comunque tutti i suoi dinosauri nelle zone calde.
card-sunburn-when = { when-survival-begins }
card-refuge = Ultimo rifugio
card-refuge-text = Uno dei tuoi dinosauri in una zona mortale sopravvive.
card-refuge-when = { when-survival }
card-unlooked-for-gene = Capriccio della natura
card-unlooked-for-gene-text = Pesca un gene dal sacchetto e tienilo, gratis; un gene carta si scambia subito con una carta evento.
card-unlooked-for-gene-when = { when-after-auction }
card-mutagen = Brodo primordiale
card-mutagen-text = Paga fino a { $amount } PM in meno.
card-mutagen-when = { when-payment }
