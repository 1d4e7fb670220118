## Che cosa provare all’esempio di una regola, e che cosa guardare
trial-ef-2-1 = Metti la carta nel tuo sentiero: va fra due altre, dove la sua era ha il suo posto.
trial-ef-2-2 = Metti la carta nel tuo sentiero: sostituisce quella della stessa era, che viene scartata.
trial-ef-2-3 = Metti la carta nel sentiero di un rivale, dietro la sua pedina, e scegli una roccia: torna indietro.
trial-ef-3-4 = Nascondi gettoni per l’era che ti aspetti. Guarda le mani aprirsi: chi è più vicino vince la carta.
trial-ef-4-1 = Avanza nella palude, poi, per un gettone, fino alla sua parte lontana. Al turno dopo ne sarai fuori.
trial-ef-4-3 = Il fulmine colpisce: scegli la pedina di un rivale e guarda su quale roccia si ferma.
trial-ef-5-1 = Un vulcano può eruttare: scegli la pedina di un rivale sul suo fianco e guarda che torna indietro.
trial-ef-6-1 = Il tuo turno comincia sulla tua sesta carta. Fai eruttare il cono, o no: la prossima carta era ti fa vincere.
