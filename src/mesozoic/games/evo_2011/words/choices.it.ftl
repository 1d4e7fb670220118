## Che cosa si può fare, come una scelta

action-pass = non giocare carte
action-play = gioca «{ $card }»
action-foretell =
    gioca «{ card-prescience }» e { $shift ->
        [2] fai avanzare la ruota di due sezioni
        [1] fai avanzare la ruota di una sezione
        [0] lascia la ruota dov’è
       *[other] fai tornare indietro la ruota di una sezione
    }
action-bid =
    { $lot ->
        [none] punta { $amount } sulla riga { $column }
       *[other] punta { $amount } per { $lot ->
            [card] una carta evento
            [bare] una riga senza gene
           *[other] { A($lot) }
        }{ $twin ->
            [yes] { " " }(riga { $column })
           *[no] { "" }
        }
    }
action-place =
    prendi il { $place ->
        [0] primo
        [1] secondo
        [2] terzo
        [3] quarto
       *[other] quinto
    } posto
action-walk = vai da { $origin } a { $target }
action-attack =
    { $rival ->
        [none] attacca { $target } da { $origin }
       *[other] attacca { THE($rival) } in { $target } da { $origin }
    }
action-fly = vola da { $origin } a { $target }
action-swim = nuota da { $origin } a { $target }
action-stop = non spostarti oltre
action-escape = svignatela nella zona { $zone }
action-fall = lascialo morire
action-newborn = piazza un neonato nella zona { $zone }
action-withdraw = togli il dinosauro dalla zona { $zone }, per farlo rinascere altrove
action-decline = non far nascere nessuno in questo giro
action-remove = lascia morire il dinosauro nella zona { $zone }
action-lot = sorteggiare il nome { OF($seat) }
action-start = sorteggiare le zone di partenza numero { $pair }
action-token = pescare il gettone { $token }
action-gene = pescare { A($gene) }
action-card = pescare «{ $card }»
action-roll = fare «{ $face }» con il dado

## Che cosa si decide

moment-first-order = Il primo ordine di turno viene sorteggiato.
moment-start-zones = Le zone di partenza { OF($seat) } vengono sorteggiate.
moment-token-draw = Si scopre il prossimo gettone del clima.
moment-prescience-cards = Prima che il gettone abbia effetto, { THE($seat) } possono giocare «{ card-prescience }».
moment-foresight = { THE($seat) } guardano il prossimo gettone del clima.
moment-gene-draw = Si pescano dal sacchetto i geni per il laboratorio.
moment-laboratory =
    { $barred ->
        [none] { THE($seat) } puntano in laboratorio
       *[other] { THE($seat) } sono stati scalzati e devono puntare su un’altra riga
    }.
moment-card-draw = { THE($seat) } pescano una carta evento.
moment-adrenaline-rush = { THE($seat) } scelgono il loro posto nell’ordine di turno.
moment-movement =
    { THE($seat) } si spostano: { $steps ->
        [one] resta un punto movimento
       *[other] restano { $steps } punti movimento
    }{ $wings ->
        [yes] , con un volo possibile
       *[no] { "" }
    }{ $frenzy ->
        [0] { "" }
       *[other] ; { $frenzy } corna in più in attacco
    }.
moment-fight = Venuto da { $origin }, { A($seat) } attacca { A($rival) } in { $target }: decide il dado.
moment-chameleon-skin = Il combattimento in { $target } è perso: { THE($seat) } possono svignarsela.
moment-rat-cards = Comincia la fase delle nascite: { THE($seat) } possono giocare «{ card-swarm-of-rats }».
moment-births =
    { $withdrawn ->
        [none] { THE($seat) } possono far nascere un dinosauro.
       *[other] { THE($seat) } hanno tolto quello in { $withdrawn }: adesso deve rinascere altrove.
    }
moment-baby-fight = { A($seat) } nasce in { $zone }, addosso a un rivale, { A($rival) }: decide il dado.
moment-thief-cards = Un neonato { OF($robbed) } è appena uscito dall’uovo in { $zone }: { THE($seat) } possono giocare «{ card-egg-thief }».
moment-geyser-cards = Il freddo sta per colpire { THE($seat) }: prima possono giocare «{ card-geysers }».
moment-culling =
    { THE($seat) } scelgono chi muore: { $cold ->
        [8] al freddo si salvano tutti
       *[other] la pelliccia ne salva { $cold } dal freddo
    }, la termoregolazione ne salva { $hot } dal caldo{ $deadly ->
        [0] { "" }
       *[other] , e le caverne { $deadly } nel terreno mortale
    }.

## Perché una cosa non è permessa

why-no-zone = Non c’è nessuna zona { $zone }: vanno da 0 a { $last }.
why-not-mutations = Adesso non si punta.
why-not-your-bid = Non tocca a te puntare.
why-no-column = Non c’è nessuna riga { $column }: vanno da 0 a { $last }.
why-column-barred =
    Ti hanno appena scalzato { $lot ->
        [card] dalla riga della carta evento
        [bare] da questa riga senza gene
       *[other] da questa riga ({ $lot })
    }: punta su un’altra.
why-no-value = Non c’è nessun valore { $amount }: vanno da 0 a { $top }.
why-pawn-on-top = La pedina { OF($rival) } è sul { $top }, il valore più alto: non si può scalzare.
why-bid-too-low = È troppo poco: su questa riga punta almeno { $least }.
why-bid-too-high = È più di quanto puoi pagare: il tuo limite è { $most }.
why-bid-compulsory = Non si può passare: tutti devono puntare.
why-no-adrenaline = Sceglie il posto soltanto chi ha «{ gene-adrenaline-rush }».
why-not-initiative = Il posto si sceglie nella fase di iniziativa, e solo allora.
why-no-place = Non c’è un posto { $place }: si contano da 0 a { $last }.
why-must-take-place = Bisogna scegliere un posto.
why-not-movement = Non tocca a te spostarti.
why-not-your-dinosaur = Nessuno dei tuoi dinosauri è nella zona { $zone }.
why-no-wings = Per volare serve il gene «{ gene-wings }».
why-flown = Hai già volato: si può fare una volta per fase degli spostamenti.
why-not-two-away = Le zone { $origin } e { $target } non sono a due zone l’una dall’altra: un volo porta esattamente a quella distanza.
why-landing-occupied = La zona { $zone } è occupata: ci si posa in una zona vuota.
why-no-fins = Per nuotare serve il gene «{ gene-fins }».
why-not-coast = La zona { $zone } non è sulla costa: si nuota da una zona costiera all’altra.
why-swim-occupied = La zona { $zone } è occupata: si nuota verso una zona vuota.
why-swim-adjacent = Non serve nuotare fino alla zona { $zone }: ci si arriva a piedi allo stesso prezzo.
why-not-adjacent = Le zone { $origin } e { $target } non sono adiacenti.
why-own-dinosaur = Nella zona { $zone } c’è uno dei tuoi dinosauri.
why-nobody-to-attack = Nella zona { $zone } non c’è nessuno da attaccare: basta entrarci.
why-regenerates = { THE($rival) } hanno 3 dinosauri o meno e il gene «{ gene-regeneration }»: non si possono attaccare.
why-only-two = { THE($rival) } hanno solo due dinosauri: non si possono attaccare.
why-entering-is-attacking = { THE($rival) } occupano la zona { $zone }: entrarci significa attaccare.
why-not-beaten = Nessuno dei tuoi dinosauri ha appena perso un combattimento da cui possa svignarsela.
why-attackers-cell = L’attaccante viene dalla zona { $zone }: non ci si può rifugiare lì.
why-hideout-far = La zona { $zone } è troppo lontana: chi perde se la svigna in una zona adiacente.
why-hideout-occupied = La zona { $zone } è occupata: chi perde se la svigna in una zona vuota.
why-not-births = Non tocca a te piazzare neonati.
why-all-on-board = Tutti i tuoi dinosauri sono sul tabellone: prima togline uno, che rinascerà altrove.
why-same-cell = Il tuo dinosauro ha appena lasciato la zona { $zone }: deve rinascere in un’altra.
why-not-empty = La zona { $zone } non è vuota.
why-no-parent-within = La zona { $zone } è troppo lontana: anche con «{ gene-thick-shell }» un neonato si piazza al massimo a 3 zone da un genitore.
why-no-elder-near =
    La zona { $zone } è troppo lontana: un neonato si piazza { $reach ->
        [one] accanto a
       *[other] al massimo a { $reach } zone da
    } uno dei tuoi dinosauri presenti all’inizio della fase.
why-no-parent-near = La zona { $zone } è troppo lontana: un neonato si piazza accanto a uno dei tuoi dinosauri.
why-has-reserve = Hai ancora dinosauri nella riserva: non serve toglierne uno dal tabellone.
why-no-other-cell = Senza il dinosauro nella zona { $zone } non ci sarebbe posto per un neonato.
why-withdrawn-must-be-born = Il dinosauro che hai tolto adesso deve rinascere altrove.
why-not-survival = Adesso non tocca a te scegliere chi muore.
why-safe-here = Il dinosauro nella zona { $zone } non corre pericoli.
why-must-choose = Bisogna scegliere chi muore.
why-no-such-card = Non c’è nessuna carta «{ $card }».
why-not-in-hand = Non hai in mano «{ $card }».
why-column-too-dear = In questa riga servono almeno { $least } punti e il tuo limite è { $most }: punta altrove.
why-no-prey = { THE($rival) } ora non possono essere attaccati: nessun neonato può arrivare nella loro zona.
why-say-the-turn = Di’ di quante sezioni «{ card-prescience }» gira la ruota: 2, 1, 0 o -1.
why-geysers-late = «{ card-geysers }» si gioca prima che il clima colpisca i tuoi dinosauri: adesso è troppo tardi.
why-geysers-played = Hai già giocato «{ card-geysers }»: tutti i tuoi dinosauri sopravvivono al freddo.
why-own-newborn = Questo neonato è tuo: «{ card-egg-thief }» prende quello di un rivale.
why-thief-without-reserve = Non hai dinosauri in riserva da mettere al posto del neonato.
why-card-order = Queste carte si giocano in ordine di iniziativa, un giro solo: non tocca a te.
why-geysers-useless = «{ card-geysers }» non salverebbe nessuno: il freddo non ti porta via nessun dinosauro.
why-card-moment =
    «{ $card }» adesso non si può giocare. La carta dice: «{ $card ->
        [geysers] { card-geysers-when }
        [prescience] { card-prescience-when }
        [swarm-of-rats] { card-swarm-of-rats-when }
        [egg-thief] { card-egg-thief-when }
       *[frenzied-attack] { card-frenzied-attack-when }
    }».
why-no-such-turn = La ruota non può girare di { $shift }: avanza di una o due sezioni, arretra di una, oppure resta dov’è (2, 1, -1 o 0).
