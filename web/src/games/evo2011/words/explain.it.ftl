## Ciò che un principiante impara di ogni fase, una volta: due righe al massimo.
web-explain-climate = Il gettone ha girato la ruota: dice dove è ideale, caldo, freddo o mortale fino al prossimo turno. Guarda la legenda sotto l’isola.
web-explain-mutations = Metti la tua pedina su un valore di una riga: lo paghi, e prendi il gene o la carta. Un’offerta più alta ti scalza, e punti altrove.
web-explain-initiative = Da qui in poi gioca per primo chi ha meno dinosauri; a parità, la riga più alta del laboratorio.
web-explain-movement = Prendi un dinosauro, poi una zona accanto. Hai due punti, di più con le zampe; entrare da un rivale significa attaccarlo.
web-explain-births = Un neonato per ogni uovo, giro per giro, accanto a uno dei tuoi. Piazzalo dove il clima lo lascia vivere.
web-explain-survival = La pelliccia salva dal freddo, la termoregolazione dal caldo; nelle zone mortali muoiono tutti, ma te ne restano almeno due. Poi ognuno vale 1 PM.
