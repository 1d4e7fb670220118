## Frasi che solo il browser dice di EVO (2011). Le stesse chiavi e variabili in ogni lingua.

## Il cielo
web-sky = Clima e meteorite
web-climate-ideal = Ideale adesso: { $terrain }
web-pile = Restano { $left } gettoni del clima su { $of }.
web-pile-short = Gettoni { $left }/{ $of }
web-meteorite = { $odds ->
        [0] { $left ->
            [0] Il meteorite è caduto.
           *[other] Il meteorite è fra gli ultimi tre: non può arrivare prima di { $before ->
                [one] un altro gettone
               *[other] altri { $before } gettoni
            }.
        }
        [1] Il prossimo gettone è il meteorite.
       *[other] C’è una probabilità su { $odds } che il prossimo gettone sia il meteorite.
    }
web-meteorite-short = { $odds ->
        [0] niente meteorite al prossimo turno
        [1] meteorite al prossimo turno
       *[other] meteorite: 1 su { $odds }
    }
web-foreseen = Presagisci il prossimo gettone: { $token }.
web-tokens-revealed = Già rivelati
web-tokens-none = Ancora nessuno.
web-tokens-unseen = Non ancora visti
web-tokens-aside = Uno di quelli non visti è stato messo da parte all’inizio e non arriverà mai.

## Il tracciato dell’iniziativa
web-track = Iniziativa
web-track-text = Prima chi ha meno dinosauri; a parità, la riga più alta.
web-track-place = Posto { $place }: { $species }, { $count ->
        [one] un dinosauro
       *[other] { $count } dinosauri
    }
web-track-take = Prendi il posto { $place }
web-track-thrown = Scalzato!

## Il laboratorio
web-lab = Il laboratorio
web-lab-text = Una pedina a testa. Punta più in alto di una pedina per scalzarla; il suo proprietario punta subito di nuovo, altrove.
web-lab-show = Torna al laboratorio
web-lab-purse = Hai { $points } PM
web-lab-column = Riga { $column }: { $lot }
web-lab-place = Riga { $column }, { $lot }: punta { $amount }, pagheresti { $pays }
web-lab-closed = Riga { $column }, { $lot }: { $amount }
web-lab-barred = Ti hanno scalzato da qui: punta altrove.
web-lab-barred-other = Chi è stato scalzato deve puntare altrove.
web-lab-paid = { $species }: { $pays ->
        [0] niente da pagare
       *[other] { $pays } PM pagati
    }
web-lab-locked = { $species }: sul valore più alto, al sicuro.
web-lab-standing = { $species }: pagherebbero { $pays } PM.
web-lab-free = Ancora nessuna pedina.
web-lab-cost =
    Pagheresti { $pays } PM: { $left ->
        [0] non te ne resterebbe nessuno.
        [one] te ne resterebbe uno.
       *[other] te ne resterebbero { $left }.
    }

## Le plance delle specie
web-stat-steps = Punti movimento: { $count }
web-stat-horns = Corna: { $attack } in attacco, { $defence } in difesa
web-unique = Geni unici
web-points-hidden = Punti mutazione, coperti

## Che cosa si decide
web-hint-lab = Scegli una riga e quanto ci punti.
web-hint-lab-again = La tua pedina è stata scalzata: scegli un’altra riga e quanto ci punti.
web-hint-prescience-cards = Lascia che il gettone giri la ruota, o girala tu.
web-hint-adrenaline-rush = Scegli il tuo posto sul tracciato dell’iniziativa.
web-hint-rat-cards = Giocala, e in questo turno non nasce nessuno.
web-hint-thief-cards = Giocala, e un dinosauro della tua riserva prende il posto del neonato.
web-hint-geyser-cards = Giocala, e tutti i tuoi sopravvivono al freddo.
web-hint-escape = Scegli una zona vuota lì accanto in cui svignartela, o lascialo morire.
web-hint-withdraw = Sono tutti e otto sul tabellone: scegline uno da togliere, che rinascerà altrove, o nessuno.
web-hint-killer = Scegli una zona illuminata per il tuo neonato; sui nemici è scritta la sua probabilità di vincere.
web-hint-cull = Scegli { $losses ->
        [one] chi muore.
       *[other] chi muore: { $losses } in tutto.
    } Te ne restano sempre almeno due.
web-crowd-hot = Al caldo: { $count }, di cui { $saved } in salvo.
web-crowd-cold = Al freddo: { $count }, di cui { $saved } in salvo.
web-crowd-deadly = In terreno mortale: { $count }, di cui { $saved } in salvo.
web-odds-die = Vinci con { $won } facce del dado su { $faces }. Non si può annullare.
web-odds-killer = Il neonato vince con { $won } facce del dado su { $faces }, quali che siano le corna; altrimenti muore. Non si può annullare.
web-risk-escape = Lì sopravvive, e chi attacca prende il suo posto.
web-risk-fall = Muore lì, e chi attacca prende il suo posto.
web-prescience = Preveggenza
web-prescience-text = Guarda che cosa porterebbe ogni spostamento della ruota.
web-shift = { $shift ->
        [2] Due sezioni avanti
        [1] Una sezione avanti
        [0] Ferma
       *[other] Una sezione indietro
    }
web-shift-token = come dice il gettone

## La scheda riassuntiva
web-sheet-wins = Vince chi ha più PM; a parità, chi ha più dinosauri sul tabellone.
