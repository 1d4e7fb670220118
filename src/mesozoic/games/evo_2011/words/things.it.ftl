## Una parola su ciò che s’incontra al tavolo, oltre a geni, gettoni e carte; things.toml dà la regola di ciascuna cosa

terrain-desert-text = Il più caldo dei quattro terreni.
terrain-forest-text = Più fresca del deserto, più calda del canyon.
terrain-canyon-text = Più fresco della foresta, più caldo della montagna.
terrain-mountain-text = Il più freddo dei quattro terreni.

lot-card = Carta evento
lot-card-text = Pesca una carta che vedi solo tu.
lot-bare = Niente
lot-bare-text = Il sacchetto è vuoto: questa riga dà soltanto il suo posto nell’ordine di turno.

thing-points = Punti mutazione
thing-points-text = Borsa e punteggio insieme: pagano in laboratorio, e alla fine vince chi ne ha di più.
thing-hidden-points = Punti coperti
thing-hidden-points-text = Ognuno vede solo il proprio totale; quel che si paga e si guadagna avviene allo scoperto.
thing-herd = Dinosauri
thing-herd-text = Ognuno di quelli sul tabellone a fine turno frutta 1 PM; gli altri aspettano nella riserva.
thing-losses = In pericolo
thing-losses-text = I dinosauri che morirebbero se il turno finisse qui. Il clima lascia sempre almeno due dinosauri a ogni popolo.
thing-hand = Carte evento
thing-hand-text = Segrete finché non si giocano, quante se ne vogliono per turno, ognuna al suo momento.
thing-turn = Turno
thing-turn-text = Sei fasi; tutti ne finiscono una prima che cominci la successiva.
thing-wheel = Ruota del clima
thing-wheel-text = La sezione in alto dice quale terreno è ideale, caldo, freddo o mortale fino al prossimo turno.
thing-pile = Gettoni del clima
thing-pile-text = Se ne scopre uno a turno. Il meteorite è uno degli ultimi tre e chiude la partita.
thing-combat-die = Dado del combattimento
thing-combat-die-text = La faccia dice come devono stare le corna di attaccante e difensore perché l’attacco riesca.
thing-laboratory = Laboratorio
thing-laboratory-text = Una riga per popolo. Un’offerta più alta scalza una pedina, e il suo proprietario rilancia subito su un’altra riga.
thing-initiative = Tracciato dell’iniziativa
thing-initiative-text = Prima chi ha meno dinosauri; a parità, la riga più alta del laboratorio.

action-pass-text = Tieni la carta per dopo.
action-play-text = La carta ha effetto adesso e poi si scarta.
action-foretell-text = Giri tu la ruota; il gettone rivelato non ha effetto.
action-bid-text = Un valore qualsiasi su una riga vuota, più della pedina che c’è su un’altra. Paghi l’offerta meno le tue fiale.
action-place-text = La tua pedina prende questo posto sul tracciato; le altre restano nel loro ordine.
action-walk-text = Un punto porta un dinosauro in una zona vicina vuota.
action-attack-text = Per un punto tiri il dado. Se vinci, prendi il posto del rivale; se fallisci, restate entrambi.
action-fly-text = Una volta per fase, un punto porta un dinosauro due zone più in là, sopra chiunque, in una zona vuota.
action-swim-text = Un punto porta un dinosauro da una zona costiera a un’altra qualsiasi che sia vuota.
action-stop-text = I punti movimento rimasti vanno persi.
action-escape-text = Il dinosauro battuto sopravvive in una zona vicina vuota.
action-fall-text = Il dinosauro battuto torna nella tua riserva.
action-newborn-text = Un dinosauro della tua riserva va in una zona vuota accanto a uno dei tuoi.
action-withdraw-text = Tutti e otto sono sul tabellone: uno può lasciarlo, per nascere in un’altra zona.
action-decline-text = Nessuno è obbligato a far nascere; i giri successivi ti restano aperti.
action-remove-text = Scegli chi muore; gli altri li salvano i tuoi geni.
