## Una parola su ciò che s’incontra al tavolo, oltre a carte e spazi; things.toml dà la regola di ciascuna cosa

era-bacteria-text = La prima delle otto ere. Un sentiero ne segue l’ordine e ne contiene ognuna al massimo una volta.
era-algae-text = La seconda delle otto ere. Un sentiero ne segue l’ordine e ne contiene ognuna al massimo una volta.
era-fish-text = La terza delle otto ere. Un sentiero ne segue l’ordine e ne contiene ognuna al massimo una volta.
era-reptiles-text = La quarta delle otto ere. Un sentiero ne segue l’ordine e ne contiene ognuna al massimo una volta.
era-birds-text = La quinta delle otto ere. Un sentiero ne segue l’ordine e ne contiene ognuna al massimo una volta.
era-dinosaurs-text = La sesta delle otto ere. Un sentiero ne segue l’ordine e ne contiene ognuna al massimo una volta.
era-mammals-text = La settima delle otto ere. Un sentiero ne segue l’ordine e ne contiene ognuna al massimo una volta.
era-primates-text = L’ultima delle otto ere. Un sentiero ne segue l’ordine e ne contiene ognuna al massimo una volta.

thing-piece = Pedina
thing-piece-text = Avanza lungo il proprio sentiero, un passo a turno, e un secondo in cambio di un gettone.
thing-tokens = Gettoni
thing-tokens-text = Pagano i secondi passi e si nascondono nelle gare; certi tuoni ne costano.
thing-path = Sentiero
thing-path-text = Al massimo sei ere nel loro ordine, quattro in una partita breve. Chiunque può metterci delle carte.
thing-cone = Cono
thing-cone-text = Un vulcano che si sposta: sbarra la sua roccia e può eruttare contro chi gli sta accanto.
thing-decks = Carte e tuoni
thing-decks-text = Quando il mazzo è finito, gli scarti diventano quello nuovo; una carta azione in cima esce dal gioco.
thing-premium = Pregiata
thing-premium-text = Una carta con una pozza d’acqua o una grotta: tutti possono vincerla prevedendo la carta successiva.
thing-unstable = Instabile
thing-unstable-text = Una carta con un vulcano, una zona sismica o un uragano: certi tuoni la rendono un pericolo.
thing-flank = In pericolo
thing-flank-text = Accanto a un vulcano o al cono: un’eruzione potrebbe rimandarla indietro.
thing-ready = Sul punto di vincere
thing-ready-text = Sull’ultima carta di un sentiero completo all’inizio del suo turno: se esce una carta era ed è ancora lì, vince.
thing-hand = Mano
thing-hand-text = I gettoni nascosti indicano la carta attesa; vince la previsione più vicina, e ognuno tiene i suoi gettoni.
thing-turn = Turno
thing-turn-text = Rivela carte, usa la carta era, fai un passo o due, sposta il cono.

action-rock-text = La tua pedina parte da questa roccia del suo settore.
action-put-text = In qualsiasi sentiero, dove la sua era ha il suo posto; o al posto di una carta della stessa era.
action-discard-text = La carta va negli scarti e non è di nessuno.
action-drag-text = La nuova carta sta dietro la pedina, che torna su una delle sue rocce.
action-move-text = Un passo verso uno spazio vicino; un secondo costa un gettone.
action-stay-text = In questo turno la tua pedina non fa altri passi.
action-cone-text = Sbarra questa roccia e aspetta un’eruzione.
action-leave-cone-text = Il cono resta dov’è, e il tuo turno finisce.
action-erupt-text = Un rivale che gli sta accanto torna dritto alla prima roccia che incontra.
action-strike-text = Un rivale che non è in una grotta torna dritto alla prima roccia che incontra.
action-spare-text = Niente erutta e nessuno viene colpito.
action-guess-text = Tanti gettoni quanti valgono la carta che ti aspetti. Restano tuoi.
action-stay-out-text = Non ti contendi questa carta.
