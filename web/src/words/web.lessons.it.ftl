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
web-lesson-show = Fallo per me
web-lesson-leave = Esci
web-lesson-over = Ecco come si gioca
web-lesson-over-text = Ora una partita breve contro due bot gentili{ $help ->
    [yes] , con l’aiuto acceso
   *[no] { "" }
  }. Nessuno ti dice che cosa fare, e ogni regola è a portata di dito.
web-lesson-play = Gioca una partita breve
web-lesson-again = Ancora una volta
web-lesson-coming = La lezione arriva: prepariamo il tavolo, poi si va passo per passo.
web-lesson-lost = Quello che serve non si vede più. Gira o sposta il tabellone finché si illumina.
web-lesson-learnt = Conosci già questa lezione
web-lesson-learnt-text = Ricomincia dalla prima carta, o gioca una partita breve.
web-lesson-anew = Ricomincia
