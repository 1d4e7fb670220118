## Ciò che un principiante impara di ogni fase, una volta: due righe al massimo.
web-explain-take = Prendi una tessera. L’ultima di una colonna attiva gli animali lì sopra, per tutti: pensa a che cosa farebbero i tuoi.
web-explain-place = Gira la tessera e posala contro il tuo ecosistema. Le prede si riproducono sul loro terreno, e i predatori hanno bisogno di prede vicine.
web-explain-activation = Questi animali agiscono da tutti: ogni preda ha un piccolo, i cacciatori mangiano o muoiono di fame. Conferma quando hai finito.
web-explain-dinosaurs = Un dinosauro caccia fino a cinque esagoni e finisce su una montagna libera; depone un uovo per ogni predatore mangiato. Le uova fanno vincere.
