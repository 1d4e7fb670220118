## L’aiuto nelle prime partite
web-help = Aiuto nelle prime partite
web-help-text = Spiega ogni fase una volta e avverte prima dei passi falsi costosi, per tre partite di ogni gioco. Riacceso, ricomincia da capo.
web-help-sure = Davvero?
web-help-do = Fallo lo stesso
web-help-not = Scegli altro
web-help-warned = Questo avviso non comparirà più.
web-help-understood = Capito
web-help-first = Ogni fase è spiegata una volta, nelle prime partite. Si spegne nelle impostazioni.
web-help-once = Spiegato una volta sola.
web-help-passed = È già successo. Spiegato una volta sola.
web-help-goodbye = Ormai conosci il gioco: qui non si spiega più nulla. L’aiuto si riaccende nelle impostazioni.
web-help-urgent = Ciò che è urgente

## Esempi di regole
web-example-watch = Guarda l’esempio
web-example-again = Guarda di nuovo
web-example-try = Prova tu
web-trial = Prova
web-trial-text = Fai ciò che mostra l’esempio, o prova altro: non c’è nulla in gioco.
web-trial-done = Fatto: è la regola { $rule }. Continua come vuoi, non c’è nulla in gioco.
web-trial-back = Torna alla regola

## Una lezione tra i tavoli
web-lesson-at = Passo { $step }
