## Il gioco
game-title = Evolution, versione per famiglie
game-tagline = Traccia un sentiero di sei ere attraverso i tempi, porta il tuo animale fino all’ultima e resisti lassù.
game-authors = Le regole di cui disponiamo non nominano né autore né editore

## Gli animali, per numero: in due, ognuno ne ha due
animal-0 = Teropode
    .a = un Teropode
    .the = il Teropode
    .of = del Teropode
    .to = al Teropode
animal-1 = Sauropode
    .a = un Sauropode
    .the = il Sauropode
    .of = del Sauropode
    .to = al Sauropode
animal-2 = Ceratopso
    .a = un Ceratopso
    .the = il Ceratopso
    .of = del Ceratopso
    .to = al Ceratopso
animal-3 = Stegosauro
    .a = uno Stegosauro
    .the = lo Stegosauro
    .of = dello Stegosauro
    .to = allo Stegosauro
animal-4 = Anchilosauro
    .a = un Anchilosauro
    .the = l’Anchilosauro
    .of = dell’Anchilosauro
    .to = all’Anchilosauro
animal-5 = Adrosauro
    .a = un Adrosauro
    .the = l’Adrosauro
    .of = dell’Adrosauro
    .to = all’Adrosauro

## Le ere, in ordine
era-bacteria = Batteri
    .a = una carta Batteri
    .the = la carta Batteri
era-algae = Alghe
    .a = una carta Alghe
    .the = la carta Alghe
era-fish = Pesci
    .a = una carta Pesci
    .the = la carta Pesci
era-reptiles = Rettili
    .a = una carta Rettili
    .the = la carta Rettili
era-birds = Uccelli
    .a = una carta Uccelli
    .the = la carta Uccelli
era-dinosaurs = Dinosauri
    .a = una carta Dinosauri
    .the = la carta Dinosauri
era-mammals = Mammiferi
    .a = una carta Mammiferi
    .the = la carta Mammiferi
era-primates = Primati
    .a = una carta Primati
    .the = la carta Primati

## Che cos'è uno spazio
ground-rock = Roccia
    .a = una roccia
ground-rock-text = Aperta a tutti. Le pedine rimandate indietro si fermano qui, e il cono sta soltanto sulle rocce.
ground-volcano = Vulcano
    .a = un vulcano
ground-volcano-text = Nessuna pedina può entrarci. Un’eruzione può rimandare indietro un rivale nella corsia accanto, sulla stessa carta. Rende una carta instabile.
ground-marsh = Palude
    .a = una palude
ground-marsh-text = Due spazi in uno: per attraversarla serve un passo in più.
ground-cave = Grotta
    .a = una grotta
ground-cave-text = Qui si è al riparo dalle eruzioni e dai fulmini. Rende una carta pregiata.
ground-sea = Mare che avanza
    .a = un mare che avanza
ground-sea-text = Vietato alla pedina il cui sentiero ha i Pesci; oppure, se il tavolo ha scelto così, a quella il cui sentiero non li ha.
ground-ravine = Oltre un burrone
    .a = un burrone
ground-ravine-text = Vietato alla pedina il cui sentiero ha gli Uccelli; oppure, se il tavolo ha scelto così, a quella il cui sentiero non li ha.

## I segni delle carte
sign-waterhole = Pozza d’acqua
    .a = una pozza d’acqua
sign-waterhole-text = Quando scopri il tuono della pozza, riprendi due gettoni. Rende una carta pregiata.
sign-earthquake = Zona sismica
    .a = una zona sismica
sign-earthquake-text = Rende una carta instabile: i terremoti costano gettoni, e le frane rimandano indietro chi ci sta sopra.
sign-hurricane = Uragano
    .a = un uragano
sign-hurricane-text = Rende una carta instabile: gli uragani costano gettoni.

## Le carte azione
card-eruption = Eruzione
    .a = un’eruzione
    .the = l’eruzione
    .some =
        { $count ->
            [one] un’eruzione
           *[other] { $count } eruzioni
        }
card-eruption-text = Chi la rivela può far eruttare un vulcano o il cono, e rimandare indietro un rivale che gli sta accanto.
card-thunderbolt = Tuono
    .a = un tuono
    .the = il tuono
    .some =
        { $count ->
            [one] un tuono
           *[other] { $count } tuoni
        }
card-thunderbolt-text = Si scopre la prima carta del mazzo dei tuoni, che colpisce.

## I tuoni
bolt-waterhole = Pozza d’acqua
bolt-waterhole-text = Se nel tuo sentiero c’è una pozza d’acqua, riprendi due dei tuoi gettoni dalla scatola, o meno se non ce ne sono abbastanza.
bolt-earthquake = Terremoto
bolt-earthquake-text = Chi ha una zona sismica nel proprio sentiero perde due gettoni, o tutti quelli che gli restano.
bolt-hurricane = Uragano
bolt-hurricane-text = Chi ha un uragano nel proprio sentiero perde due gettoni, o tutti quelli che gli restano.
bolt-ash-cloud = Nube di cenere
bolt-ash-cloud-text = Chi ha un vulcano nel proprio sentiero perde un gettone.
bolt-landslide = Frana
bolt-landslide-text = Ogni pedina su una carta con una zona sismica è rimandata indietro.
bolt-flood = Alluvione
bolt-flood-text = Ogni pedina su una palude o su un mare che avanza è rimandata indietro.
bolt-collapse = Crollo
bolt-collapse-text = Ognuno perde la carta instabile più esterna del proprio sentiero su cui non ci siano pedine.
bolt-bolt = Fulmine
bolt-bolt-text = Puoi rimandare indietro la pedina di un rivale che non sia in una grotta.

## Le opzioni del tavolo
option-faster = Partita più rapida
option-faster-text = Quando si rifà il mazzo, esce dal gioco anche la seconda carta dalla cima degli scarti, se è una carta azione.
option-faster-off = No
option-faster-on = Sì
option-restricted-access = Mari e burroni
option-restricted-access-text = A chi sono chiusi i mari che avanzano e gli spazi oltre un burrone. Può darsi che il senso del regolamento si sia perso nella traduzione.
option-restricted-access-barred-if = Ai sentieri che hanno i Pesci o gli Uccelli, come dice alla lettera il regolamento
option-restricted-access-barred-unless = Ai sentieri che non hanno i Pesci o gli Uccelli
option-length = Durata
option-length-text = In una partita breve un sentiero è completo con quattro carte invece di sei. Una nostra variante.
option-length-whole = Partita intera
option-length-short = Partita breve

## Le mani di una gara, secondo i gettoni
hand-0 = nessun gettone
    .a = niente
hand-1 = 1 gettone
    .a = 1 gettone ({ era-bacteria })
hand-2 = 2 gettoni
    .a = 2 gettoni ({ era-algae })
hand-3 = 3 gettoni
    .a = 3 gettoni ({ era-fish })
hand-4 = 4 gettoni
    .a = 4 gettoni ({ era-reptiles })
hand-5 = 5 gettoni
    .a = 5 gettoni ({ era-birds })
hand-6 = 6 gettoni
    .a = 6 gettoni ({ era-dinosaurs })
hand-7 = 7 gettoni
    .a = 7 gettoni ({ era-mammals })
hand-8 = 8 gettoni
    .a = 8 gettoni ({ era-primates })
hand-9 = 9 gettoni
    .a = 9 gettoni (eruzione)
hand-10 = 10 gettoni
    .a = 10 gettoni (tuono)
shown-hand = { THE($animal) } mostra { A($tokens) }

## I tempi di un turno
phase-reveal = Rivelazione
phase-reveal-text = Si rivelano carte finché non esce una carta era; eruzioni e tuoni hanno effetto.
phase-card = Carta era
phase-card-text = La carta si mette in un sentiero qualsiasi, o si scarta.
phase-contest = Gara
phase-contest-text = Per una carta pregiata: la vince chi prevede meglio la carta successiva.
phase-step = Passo
phase-step-text = Un passo, se si vuole; un secondo in cambio di un gettone.
phase-cone = Cono
phase-cone-text = Il cono può andare su una roccia libera di qualsiasi sentiero.
