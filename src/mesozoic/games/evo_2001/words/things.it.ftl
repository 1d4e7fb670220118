## Una parola su ciò che s’incontra al tavolo, oltre a geni e carte; things.toml dà la regola di ciascuna cosa

terrain-beach-text = Il più caldo dei quattro terreni. Le sue stelle sono spiagge di partenza.
terrain-meadow-text = Più fresca della spiaggia, più calda della collina.
terrain-hill-text = Più fresca della prateria, più calda della montagna.
terrain-mountain-text = Il più freddo dei quattro terreni.

thing-points = Punti mutazione
thing-points-text = Borsa e punteggio insieme: pagano i geni, e alla fine vince chi ne ha di più.
thing-herd = Dinosauri
thing-herd-text = Quelli sull’isola fruttano 1 PM ciascuno se sopravvivono; gli altri aspettano nella riserva.
thing-losses = In pericolo
thing-losses-text = I dinosauri che morirebbero se il turno finisse qui: troppi al freddo o al caldo, o in zone mortali.
thing-hand = Carte evento
thing-hand-text = Segrete finché non si giocano, ognuna al suo momento, e mai nei primi due turni.
thing-turn = Turno
thing-turn-text = Sei fasi; tutti ne finiscono una prima che cominci la successiva.
thing-climate = Anello del clima
thing-climate-text = La pedina indica il terreno temperato; i vicini sono freddo e caldo, il resto è mortale.
thing-meteor = Meteorite
thing-meteor-text = Si avvicina di una casella a turno. Dove ci sono dadi un tiro può chiudere la partita; l’ultima casella la chiude.
thing-climate-die = Dado del clima
thing-climate-die-text = Muove il clima sul suo anello: con 1 indietro, con 2 per niente, da 3 a 6 avanti.
thing-combat-die = Dado del combattimento
thing-combat-die-text = Lo tira solo chi attacca. Più corna ha in più del difensore, più facce vincono.
thing-meteor-die = Dado del meteorite
thing-meteor-die-text = Se esce una delle facce indicate sulla casella del meteorite, la partita finisce subito.
thing-auction = Asta
thing-auction-text = Un gene per ciascuno: lo prende l’offerta più alta, e chi viene superato rilancia subito.

action-pass-text = Tieni le carte per dopo; questo momento non torna più.
action-play-text = La carta ha effetto adesso e poi si scarta.
action-play-against-text = La carta colpisce il rivale che scegli e poi si scarta.
action-play-for-text = La carta aiuta il dinosauro che scegli e poi si scarta.
action-walk-text = Un passo porta un dinosauro in una zona vicina, qualunque sia il terreno.
action-attack-text = Entrare nella zona di un rivale è attaccarlo. Se vinci, ci resti; se perdi, il tuo dinosauro torna nella riserva.
action-swim-text = Un passo porta un dinosauro da una zona gialla a una qualsiasi zona gialla vuota.
action-stop-text = I passi rimasti vanno persi; si muove la specie successiva.
action-newborn-text = Un dinosauro della tua riserva va in una zona vuota accanto a un tuo adulto.
action-remove-text = Scegli chi muore; gli altri li salvano i tuoi geni.
action-bid-text = Quanto vuoi per un gene senza offerte, più dell’offerta in corso se ce n’è una. Paghi l’offerta meno i tuoi geni mutanti.
action-drop-out-text = In quest’asta non prendi nessun gene e non paghi niente.
