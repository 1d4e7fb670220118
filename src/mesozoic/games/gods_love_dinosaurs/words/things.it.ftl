## Una parola su ciò che s’incontra al tavolo, oltre ad animali e terreni; things.toml dà la regola di ciascuna cosa

phase-take = Prendere una tessera
phase-take-text = Chi è di turno prende una tessera qualsiasi del tabellone degli animali.
phase-place = Posarla
phase-place-text = La si gira a piacere e la si posa accanto all’ecosistema; l’animale che mostra vi si stabilisce.
phase-activation = Una specie si attiva
phase-activation-text = Chi prende l’ultima tessera di una colonna ne attiva la specie, per tutti insieme.
phase-dinosaurs = I dinosauri si attivano
phase-dinosaurs-text = Se il segnalino è sotto quella colonna: le uova si schiudono, i dinosauri cacciano, il segnalino avanza, le colonne vuote si riempiono.

thing-points = Punti
thing-points-text = Ogni uovo e ogni dinosauro vivo vale un punto; alla fine vince chi ne ha di più.
thing-egg = Uovo
thing-egg-text = Un dinosauro ne depone uno per ogni predatore mangiato. Un uovo d’oro ne vale cinque.
thing-nest = Nido
thing-nest-text = Qui stanno le tue uova e nascono i dinosauri: un uovo per un dinosauro, prima di ogni caccia.
thing-column = Colonna
thing-column-text = Chi ne prende l’ultima tessera attiva la sua specie, per tutti insieme.
thing-pawn = Segnalino dinosauro
thing-pawn-text = Quando la colonna sopra di lui si svuota, si attivano anche i dinosauri; poi il segnalino avanza.
thing-volcano = Vulcano
thing-volcano-text = Lo tiene chi ha preso l’ultima tessera di una colonna e ne ha attivato la specie.
thing-tile = Tessera
thing-tile-text = Due esagoni, magari con un animale. Si posa ovunque accanto al tuo ecosistema, girata a piacere.
thing-stacks = Tessere rimaste
thing-stacks-text = Riempiono le colonne vuote dopo i dinosauri. Quando non bastano per tutte, la partita finisce.
thing-hunt = Passi
thing-hunt-text = Quanto può ancora andare un cacciatore: tigri 2 esagoni, aquile 3 in linea retta, dinosauri 5.
thing-turn = Turno
thing-turn-text = Prendi una tessera e posala; una colonna svuotata attiva la sua specie, e forse i dinosauri.

action-take-text = Entra nel tuo ecosistema. L’ultima tessera di una colonna mette in moto i suoi animali.
action-place-text = La tessera deve toccare il tuo ecosistema; il terreno non conta.
action-breed-text = Ogni animale può avere un piccolo su un esagono vicino vuoto, del suo terreno o jolly.
action-hunt-text = Ogni cacciatore parte una volta, nell’ordine che vuoi. Mangia ciò che incontra.
action-go-text = La caccia continua, finché restano passi.
action-end-hunt-text = Resta qui, dopo aver mangiato ciò che era sul suo cammino.
action-leave-to-starve-text = Un cacciatore che non mangia niente viene tolto.
action-let-starve-text = Potrebbe mangiare, ma viene tolto; altri possono poi passare dal suo esagono.
action-hatch-text = Un uovo diventa un dinosauro sulla montagna del nido. Caccia, e può morire di fame, come gli altri.
action-keep-eggs-text = Ogni uovo che tieni è un punto, e potrà schiudersi un’altra volta.
action-confirm-text = Quando tutti hanno confermato, ognuno vede che cosa è stato fatto.
