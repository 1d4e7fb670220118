## Being told while one is away

web-told = Mentre sei via
web-told-text = Quando un tavolo ti aspetta e non l’hai aperto da nessuna parte, puoi essere avvisato: una volta per decisione, e mai contro la tua volontà.
web-told-push = Un messaggio in questo browser
web-told-push-refused = Questo browser non lo permette, o adesso non è raggiungibile.
web-told-mail = Un’e-mail
web-told-mail-note = Il tuo indirizzo non serve ad altro, e nessun altro lo vede.
web-told-mail-keep = Scrivi a questo indirizzo
web-told-mail-sent = Un’e-mail è partita per { $address }: segui il link che contiene per attivare gli avvisi.
web-told-mail-on = Le e-mail vanno a { $address }.
web-told-mail-off = Basta e-mail
web-told-room = Un messaggio nella chat di questo server
web-told-room-note = Chi la legge vede che un tavolo ti aspetta.
web-stop = Basta con questi avvisi
web-stop-text = Hai ricevuto un avviso perché un tavolo ti aspetta. Puoi non riceverne più per questa via, e riattivarla quando vuoi.
web-stop-yes = Ferma gli avvisi
web-stop-done = Fatto: non riceverai più questi avvisi.
web-confirm = Messaggi a questo indirizzo
web-confirm-text = Mesozoic ti scriverà a questo indirizzo quando un tavolo ti aspetta. Ogni messaggio contiene un link per non riceverne più.
web-confirm-yes = Sì, scrivetemi
web-confirm-done = Fatto: d’ora in poi riceverai gli avvisi.
