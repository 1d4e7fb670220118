## Prime partite guidate
web-learn = Impara in dieci minuti
web-learn-new = Prima volta qui? Impara in dieci minuti:
web-lesson = Lezione
web-lesson-look = Guarda qui
web-lesson-do = Tocca a te
web-lesson-see = Che cosa è successo
web-lesson-count = { $step } di { $steps }
web-lesson-next = Avanti
web-lesson-back = Indietro
web-lesson-show = Fammi vedere
web-lesson-leave = Esci
web-lesson-over = Ecco come si gioca
web-lesson-over-text = Ora una breve partita tutta tua contro due bot gentili. Nessuno ti dice che cosa fare, e ogni regola è a portata di dito.
web-lesson-play = Gioca una breve partita
web-lesson-again = Ancora una volta
