## Che cosa provare all’esempio di una regola, e che cosa guardare
trial-e1-3-3 = Fai l’ultima offerta e guarda il clima muoversi all’inizio del turno: i prati diventano temperati.
trial-e1-3-3-2 = Fai l’ultima offerta e guarda il clima passare al grigio: le montagne diventano temperate, e nulla è freddo.
trial-e1-4-1 = Hai due zampe: muovi un dinosauro di due zone, o due dinosauri di una. Guarda i passi che restano.
trial-e1-4-2 = Attacca un rivale vicino: con un corno in più vinci con 1–4. Guarda il dado.
trial-e1-6-1 = Metti il tuo piccolo, poi guarda chi sopravvive: dove i geni non riparano tutti, scegli tu chi se ne va.
trial-e1-6-1-2 = Metti il tuo piccolo. Col giallo le spiagge sono sicure e i prati freddi: scegli chi vi muore. Più in alto tutto è mortale.
trial-e1-7-2 = Supera il rivale: offri 1 per il gene che vuole, e guarda: offre di nuovo subito.
trial-e1-7-4 = Offri cinque per la zampa che un rivale vuole per quattro: i tuoi due geni mutanti ne tolgono due, e paghi tre.
trial-e1-7-4-2 = Offri un punto solo: i tuoi due geni mutanti valgono di più, e non paghi nulla.
