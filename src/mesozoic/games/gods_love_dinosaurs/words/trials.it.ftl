## Che cosa provare all’esempio di una regola, e che cosa guardare
trial-gd-3-1 = Fai riprodurre le tue prede: scegline una, poi un esagono vuoto accanto. Un piccolo ciascuna.
trial-gd-4-1 = Manda il tuo predatore sopra una preda e su un’altra. Guarda il primo esagono: c’è un nuovo nato.
trial-gd-4-2 = Fai mangiare i due conigli a un’aquila. Il dinosauro sbarra la strada all’altra: guardala morire di fame.
trial-gd-5-1 = Il tuo nido è libero: fai schiudere un uovo. Il nuovo dinosauro caccia prima dell’altro.
trial-gd-5-2 = Manda il tuo dinosauro sopra un predatore e poi su una montagna. Guarda le uova: una per predatore.
trial-gd-5-2-2 = Manda il tuo dinosauro sopra la tigre e l’aquila, poi di nuovo sulla sua montagna: due uova.
trial-gd-5-5 = Fai cacciare il tuo dinosauro e conferma. Guarda allora il tabellone: sei tessere riempiono le colonne vuote, due restano sole.
