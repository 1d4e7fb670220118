## Ciò che un principiante impara di ogni fase, una volta: due righe al massimo.
web-explain-reveal = Si scoprono carte finché viene una carta era. Eruzioni e tuoni agiscono subito: puoi rimandare indietro un rivale.
web-explain-card = Metti la carta era in un sentiero, tuo o di un rivale: la sua era dice dove. Ti serve un sentiero completo, e una carta messa dietro una pedina la riporta indietro.
web-explain-contest = Una carta pregiata: nascondi tanti gettoni quanto il numero della carta che prevedi. La vince chi è più vicino, e i gettoni restano tuoi.
web-explain-step = Fai un passo lungo il tuo sentiero, e un altro per un gettone. Sull’ultima carta di un sentiero completo stai per vincere.
web-explain-cone = Il cono sbarra un posto, ed erutta come un vulcano. Mettilo su una roccia vuota di un rivale, o lascialo.
