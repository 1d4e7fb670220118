## Che cosa provare all’esempio di una regola, e che cosa guardare
trial-e2-1-1 = Scegli chi muore: finisce il nono turno. Guarda allora la pila: restano tre gettoni, e uno è il meteorite.
trial-e2-2-1 = Scegli chi muore e finisci il turno. Poi guarda il segnalino: +2 fa saltare una sezione alla ruota.
trial-e2-3-2 = Supera un rivale nella sua colonna e guarda: deve offrire di nuovo subito, in un’altra colonna.
trial-e2-3-3 = Offri uno o più: la tua fiala toglie uno da quel che paghi. Guarda i tuoi PM.
trial-e2-4-1 = Fai l’ultima offerta e guarda il tracciato: prima chi ha meno dinosauri, a parità l’ordine delle colonne.
trial-e2-5-1 = Hai tre punti movimento: dividili fra i tuoi dinosauri come vuoi, e guarda quanti ne restano.
trial-e2-5-2 = Attacca il rivale vicino: nessuno dei due ha corna. «Altrettante corna» vince, «Più corna» fallisce.
trial-e2-6-1 = Metti un piccolo. Guarda i giri: tutti mettono il primo, poi tu un secondo, perché hai due uova.
trial-e2-7-1 = Metti il tuo piccolo. Poi le tue placche non riparano tutti dal freddo o dal caldo: scegli chi se ne va.
trial-e2-8-3 = Hai le pinne: nuota da una zona costiera a qualsiasi altra, per un punto.
trial-e2-9-2 = Un rivale ha appena avuto un piccolo. Gioca il tuo Ladro di uova e guarda chi sta lì dopo.
