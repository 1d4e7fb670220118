## Il proprio account, e la pagina sul proprio dispositivo

web-proof = Sei tu?
web-proof-text = Non si può annullare, oppure fa entrare qualcuno nel tuo account. Mostra ancora una volta che sei tu; poi per cinque minuti non ti viene più chiesto.
web-proof-passkey = Mostra una passkey
web-proof-yes = Continua
web-proof-code-note = Dopo non vale più.
web-proof-otherwise = Senza codice di recupero
web-passkeys = Passkey
web-passkey = Passkey
web-passkey-made = creata il { $day }
web-passkey-used = usata il { $day }
web-passkey-unused = mai usata
web-passkey-rename = Rinomina
web-passkey-rename-which = Rinomina: { $name }
web-passkey-name-note = Per esempio il dispositivo che la conserva.
web-passkey-name-keep = Tieni questo nome
web-passkey-remove = Rimuovi
web-passkey-remove-which = Rimuovi: { $name }
web-passkey-remove-text = «{ $name }» non aprirà più il tuo account. I browser già entrati lo restano; qui sopra puoi farli uscire. Il dispositivo potrebbe ancora proporla, finché non la elimini anche lì.
web-passkey-remove-yes = Rimuovila
web-passkey-not-here = A questo indirizzo nessun browser crea passkey: è un numero, non un nome.
web-me-codes-title = Codici di recupero
web-me-others-out = Fai uscire tutti gli altri
web-install = Su questo dispositivo
web-install-text = Mesozoic può stare tra le tue applicazioni, con una finestra tutta sua e senza il browser intorno.
web-install-yes = Installa
web-install-done = Qui ce l’hai come applicazione.
web-install-apple = In Safari tocca il simbolo di condivisione, poi «Aggiungi alla schermata Home».
web-install-android = Nel menu del browser scegli «Installa app» o «Aggiungi a schermata Home».
web-install-desk = Chrome ed Edge hanno un simbolo in fondo all’indirizzo; in Safari è «Aggiungi al Dock» nel menu File. Firefox, su un computer, non lo permette.
web-install-insecure = I browser lo permettono solo a un indirizzo che comincia con https.
web-sent-away = Chi ospita ti ha mandato via dal tavolo di { $game }.
web-opening-send-away = Manda via
web-opening-send-away-whom = Manda via { $name }
web-last = ultima mossa { $when }
web-news = { $count ->
    [one] una mossa nuova
   *[other] { $count } mosse nuove
  }
web-ended-none = Finita senza risultato, d’accordo tutti
web-me-codes-renew-text = { $count ->
    [one] L’unico codice di recupero che ti resta non aprirà più nulla.
   *[other] I { $count } codici di recupero che ti restano non apriranno più nulla.
  } Quelli nuovi si vedono una volta sola.
web-me-codes-renew-yes = Sostituiscili
web-field-missing = Prima scrivi qualcosa qui.
web-field-short = Troppo corto: servono almeno { $least } caratteri.
web-field-mail = Questo non è un indirizzo e-mail: deve somigliare a nome@esempio.org.
web-field-range = Scrivi un numero intero da { $least } a { $most }.
web-field-wrong = Così com’è scritto non si può accettare.
