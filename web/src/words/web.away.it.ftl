## Being told while one is away

web-told = Mentre sei via
web-told-text = Quando un tavolo ti aspetta e non l’hai aperto da nessuna parte, puoi essere avvisato: una volta per decisione, e mai contro la tua volontà.
web-told-push = Un messaggio in questo browser
web-told-push-refused = Questo browser non lo permette, o adesso non è raggiungibile.
web-told-mail = Un’e-mail
web-told-mail-note = Il tuo indirizzo non serve ad altro, e nessun altro lo vede.
web-told-mail-keep = Scrivi a questo indirizzo
web-told-mail-sent = Un messaggio è in viaggio verso { $address }. Segui il link che contiene, e si comincia.
web-told-mail-on = I messaggi vanno a { $address }.
web-told-mail-off = Basta e-mail
web-told-room = Una riga nella stanza di chat di questo server
web-told-room-note = Gli altri che vi leggono vedono che tocca a te.
web-stop = Basta con questi avvisi
web-stop-text = Ti è stato detto che un tavolo ti aspetta. D’ora in poi non più, per questa via; puoi riattivarla quando vuoi.
web-stop-yes = Ferma gli avvisi
web-stop-done = Non sarai più avvisato.
web-confirm = Messaggi a questo indirizzo
web-confirm-text = Mesozoic scriverà al tuo indirizzo quando un tavolo ti aspetta. Ogni messaggio ha un link per smettere.
web-confirm-yes = Sì, scrivetemi
web-confirm-done = D’ora in poi sarai avvisato.
