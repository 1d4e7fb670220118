## Ciò che un principiante impara di ogni fase, una volta: due righe al massimo.
web-explain-initiative = La coda più lunga gioca per prima, per tutto il turno. A parità di coda, la specie con meno dinosauri.
web-explain-climate = Il dado ha girato il clima: un terreno è temperato, i vicini caldi o freddi, gli altri mortali. Guarda la legenda sotto l’isola.
web-explain-movement = Prendi un dinosauro, poi una zona accanto: un passo per ogni zampa. Porta i tuoi dinosauri dove sopravvivranno.
web-explain-births = Un neonato per ogni uovo, accanto a uno dei tuoi dinosauri. Piazzalo dove il clima lo lascia vivere.
web-explain-survival = Ogni pelliccia ne salva uno dal freddo, ogni parasole uno dal caldo; nelle zone mortali muoiono tutti. Ogni superstite vale 1 PM.
web-explain-evolution = Offri PM per uno di questi geni: ognuno ne avrà uno. I PM fanno anche vincere la partita: non pagare un gene più di quanto ti serve.
