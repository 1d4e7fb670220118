## Frasi che dice solo il browser: le chiavi cominciano con web-. Stesse chiavi e variabili in ogni lingua.

web-name = Mesozoic
web-tagline = Guida da campo ai mondi perduti, da giocare
web-cover-overline = Un tavolo per giochi di dinosauri e di evoluzione
web-language = Lingua
web-theme = Luce
web-theme-system = Auto
web-theme-light = Giorno
web-theme-dark = Lampada
web-nav = Pagine
web-home = Torna alla pagina iniziale
web-rules = Regole
web-replays = Partite da rivedere
web-credits = Riconoscimenti
web-close = Chiudi
web-cancel = Annulla
web-again = Riprova
web-loading = Un momento…
web-menu = Menu
web-menu-text = Impostazioni, regole, scheda riassuntiva, appunti e uscita.
web-settings = Impostazioni
web-pace-long = Quanto in fretta giocano i bot e si mostra ciò che accade
web-patience = Tempo per riprendersi l’ultima mossa di un turno
web-patience-text = I bot aspettano così a lungo prima di andare avanti, e uno schermo condiviso prima di passare alla persona seguente; nessun altro aspetta.
web-patience-none = Nessuno
web-patience-ask = Finché non vado avanti
web-panels = Riquadri accanto al tavolo
web-panels-play = In ordine di gioco
web-panels-seats = In ordine di posto
web-sound = Volume dei suoni
web-sound-table = I suoni del tavolo
web-sound-text = Dadi, passi, nascite, morti e offerte. L’inizio del tuo turno si sente ogni volta che il volume non è spento.
web-vibrate = Vibrazione
web-off = No
web-on = Sì
web-notify = Notifica quando comincia il tuo turno
web-notify-text = Questo browser la mostra mentre guardi altro.
web-notify-refused = Questo browser non permette alla pagina di mostrare nulla: consentilo nelle sue impostazioni per questo sito.
web-plate = Tavola { $number }
web-copy = Copia il link
web-copied = Copiato
web-selected = È selezionato: copialo da qui.

## Che cosa è andato storto
web-error-unreachable = Il server non risponde. È ancora acceso?
web-offline-title = Il server non è raggiungibile
web-offline-text = Le tue partite sono al sicuro: sono conservate lì. Appena risponde, questa pagina riprende da sola.
web-parts-away = Una parte di questa pagina non è ancora arrivata: il server non è raggiungibile. Arriverà da sola appena risponde.
web-parts-older = Queste pagine sono più vecchie di quelle del server: ricaricale per continuare.
web-parts-reload = Ricarica
web-error-server = Il server non ha potuto rispondere ({ $status }).
web-error-unknown = Questo non si può mostrare.
web-error-address = All’indirizzo «{ $path }» non c’è niente.
web-error-game = Questo non si può mostrare. Qui non c’è nessun gioco «{ $game }».
web-line-lost = La connessione con il tavolo è interrotta; nuovo tentativo…

## I quattro giochi
web-open = Apri un tavolo
web-facts = Da { $least } a { $most } giocatori
web-rules-of = Le regole: { $game }
web-continue = Riprendi
web-going = Una tua partita è ancora in corso: riprendila, o iniziane un’altra qui sotto.
web-recent = Partite finite
web-recent-more = Tutte
web-recent-none = Qui non è ancora finita nessuna partita.
web-mine = I tuoi tavoli
web-mine-all = Tutti i tuoi tavoli ({ $count })
web-mine-none = Questo browser non ha posto a nessun tavolo.
web-mine-none-text = Le partite a cui ti siedi si ritrovano qui, là dove le hai lasciate.
web-mine-running = In corso
web-mine-away = Messi via
web-mine-over = Finiti
web-put-away = Metti via
web-take-out = Riprendi
web-delete = Elimina
web-delete-title = Eliminare questo tavolo?
web-delete-running = La partita non è finita. Scomparirà per tutti i giocatori, e non ne resterà nulla.
web-delete-over = La partita e la sua registrazione scompariranno per tutti. Prima puoi salvarla.
web-to-play = Turno di { $names }
web-won-by = Vinta da { $names }
web-bot-named = { $level } { $name }

## Un nuovo tavolo
web-new = Un nuovo tavolo
web-begin = Comincia la partita
web-players = Giocatori
web-seats = Chi gioca
web-player = Giocatore { $number }
web-seat-kind = Chi guida questa specie: { $species }
web-kind-here = A questo schermo
web-kind-bot = Un bot
web-kind-link = Con un link
web-kinds-text = Se siete in più davanti a questo schermo, ve lo passate. Chi gioca con un link lo apre in un altro browser o su un telefono.
web-secrets = Tra chi usa questo schermo
web-secrets-covered = Coprirlo
web-secrets-none = Nessun segreto tra noi
web-secrets-covered-text = Si copre prima di mostrare a uno ciò che solo un altro può vedere.
web-secrets-none-text = Non si copre mai: chi deve giocare vede ciò che ha in mano, e tutti voi con lui.
web-level = Forza
web-level-1 = Cucciolo
web-level-2 = Novellino
web-level-3 = Raccoglitore
web-level-4 = Cacciatore
web-level-5 = Capobranco
web-level-6 = Tiranno
web-bot-1 = sta imparando, sbaglia spesso
web-bot-2 = frettoloso, dimentica qualcosa
web-bot-3 = prende ciò che è vicino
web-bot-4 = guarda un po’ avanti
web-bot-5 = guarda qualche mossa avanti
web-bot-6 = ci pensa più che può
web-character = Carattere
web-character-even = Equilibrato
web-character-fighter = Lottatore
web-character-breeder = Allevatore
web-character-miser = Avaro
web-bot-rated = { $level } ({ $rating })
web-bots-rated = I numeri sono punteggi misurati: 1000 gioca a occhio, e 400 in più vuol dire dieci contro uno di finire davanti.
web-bot-character = { $level } · { $character }
web-name-of = Nome di chi guida questa specie: { $species }
web-options = Modi di giocare
web-luck = Sorte
web-luck-text = La sorte nasce da un seme segreto, promesso all’inizio e mostrato alla fine. Indicane uno tu per rigiocare con la stessa sorte.
web-luck-secret = Segreto
web-invite = Invita gli altri
web-invite-text = Ogni link è la chiave di un posto: dallo solo al suo giocatore.
web-invite-elsewhere = I link sono custoditi nel browser che ha aperto questo tavolo.
web-alone = Questo server si raggiunge solo da questo computer.
web-alone-text = I link non funzionano altrove. Avvialo con --host 0.0.0.0 per far entrare gli altri.
web-alone-open-text = I link non funzionano altrove. Una volta aperto il server, chiunque sia nella tua rete potrà raggiungerne le pagine finché non lo fermi.
web-alone-open = Aprilo alla rete
web-qr = Codice QR del link per { $name }
web-sit-down = Siediti al tavolo
web-look-on = Guarda la partita
web-ask-name = Chi sei?
web-ask-name-text = Gli altri vedono il tuo nome al tavolo.
web-your-name = Il tuo nome
web-ask-name-ready = Vai al tavolo

## Il tavolo
web-turn = Turno
web-turn-number = Turno { $turn }
web-phases = Fasi del turno
web-aside = Specie e diario
web-sheets = Giocatori e dettagli
web-sheet-opens = Apre: { $title }
web-you = (tu)
web-away = (assente)
web-deciding = Sta decidendo
web-points = { $points } PM
web-dinosaurs = { $count ->
        [one] { $count } dinosauro
       *[other] { $count } dinosauri
    }
web-log = Diario
web-log-empty = Ancora niente.
web-log-older = Che cosa è successo prima
web-note = { $name }: { $text }
web-phase-now = È la fase in corso.
web-rule-open = Apri la regola { $rule }
web-zoom-in = Guarda da vicino
web-zoom-out = Allontanati
web-zoom-reset = Tutta l’isola

## Che cosa si decide
web-your-turn = Tocca a te
web-over = La partita è finita.
web-hint-wait = Non tocca a te: guarda, o leggi che cosa è successo.
web-hint-held = Puoi ancora riprenderti la mossa.
web-hint-onlooker = Stai guardando: questo link non dà diritto a un posto.
web-hint-watching = Stai guardando.
web-wrong-key = Questo link non apre nessun posto
web-wrong-key-text = La sua chiave non è di questo tavolo, perciò guardi soltanto. Chiedi di nuovo il link intero a chi ti ha invitato.
web-hint-missed = { $name } non è ancora qui.
web-hint-lead = Guidi { $species }; non tocca a te.
web-hint-pass = Qui non c’è altro da fare.
web-undo = Annulla
web-undo-key = Annulla la mossa (U)
web-undo-ask = Chiedi agli altri se puoi annullare la tua ultima mossa
web-undo-ask-short = Annullare?
web-undo-asked = { $name } chiede di annullare la sua ultima mossa, e ciò che è seguito.
web-undo-agree = Accetta
web-undo-refuse = Rifiuta
web-undo-mine = Chiedi di annullare la tua ultima mossa. Devono ancora rispondere: { $names }.
web-undo-drop = Non chiedere più
web-undo-waiting = { $name } chiede di annullare la sua ultima mossa. Devono ancora rispondere: { $names }.
web-skip = Salta
web-skip-text = Mostra subito a che punto è la partita.
web-go-on = Avanti
web-go-on-text = Il tavolo aspetta un momento, perché tu possa riprenderti l’ultima mossa.
web-pace = Ritmo
web-pace-slow = Tranquillo
web-pace-normal = Regolare
web-pace-quick = Vivace
web-pace-instant = Immediato
web-why-legal = Questo si può fare.
web-keys = Tasti: le frecce percorrono l’isola, Invio sceglie, Esc lascia, U annulla, P preme il primo pulsante, Spazio salta; Invio sul diario porta ai suoi link.
web-leave = Lascia il tavolo
web-elsewhere = Continua su un altro dispositivo
web-elsewhere-text =
    { $count ->
        [one] Apri lì questo link e ritrovi il tuo posto. Chi ce l’ha può giocare al posto tuo: tienilo per te.
       *[other] Apri lì questo link: tutti quelli di questo schermo ritrovano il loro posto. Chi ce l’ha può giocare al posto vostro: tenetelo tra voi.
    }
web-elsewhere-qr = Codice QR del link al tuo posto
web-promise = Nulla è truccato: tutta la sorte viene da un seme estratto prima del primo turno. La sua impronta, { $hash }…, è promessa qui; il seme stesso si mostra alla fine, e allora si può verificare ogni lancio e ogni pesca.

## Uno schermo per tutti
web-cover = { $name }, tocca a te
web-cover-text = Lo schermo resta coperto finché non lo hai tutto per te.
web-cover-ready = Sono { $name }: mostrami il tavolo

## La fine
web-end = Fine della partita
web-end-title = { $count ->
        [one] Vittoria per { $species }
       *[other] Vittoria a pari merito per { $species }
    }
web-end-turns = { $turns ->
        [one] dopo un turno
       *[other] dopo { $turns } turni
    }
web-end-show = La classifica
web-end-hide = Guarda il tavolo
web-chart-points = Punti mutazione, turno per turno
web-story-missing = Il racconto della partita non si può mostrare.
web-verify = La sorte è stata onesta?
web-verify-good = Verificato: { $entries } voci, e ogni dado è caduto come vuole il seme promesso.
web-verify-bad = { $entries } voci rigiocate secondo le regole; la sorte in sé non è provata.
web-seed = Seme:
web-commitment = La sua impronta, promessa all’inizio:
web-play-again = Gioca ancora
web-next = Si rigioca: stesso gioco, stesse persone.
web-next-go = Vai al nuovo tavolo
web-next-stay = Resta qui
web-watch = Rivedi la partita
web-save = Salva la partita

## Rivedere
web-drop = Trascina qui una partita salvata.
web-choose-file = Scegli un file
web-keep-record = Conserva la partita e ottieni un link
web-kept-records = Partite che hai conservato
web-kept-delete-title = Eliminare questa partita?
web-kept-delete = I link che portano qui non funzioneranno più, a meno che non l’abbia conservata anche qualcun altro. Il tuo file resta a te.
web-play = Avvia
web-pause = Pausa
web-step-on = Mossa seguente
web-step-back = Mossa precedente
web-turn-on = Turno seguente
web-turn-back = Turno precedente
web-slider = Momento della partita
web-entry = { $entry } di { $last }
web-copy-moment = Link a questo momento
web-copy-address = È nella barra degli indirizzi

## Regole e riconoscimenti
web-rules-games = Regole di ogni gioco
web-rules-search = Cerca nelle regole
web-rules-nothing = Niente su «{ $sought }».
# Words for one thing, in groups: whoever seeks one finds the others. Nobody reads this list.
web-rules-kin = parità pareggio uguale, dadi dado lancio, combattimento lotta battaglia attacco, asta offerta punta, vincitore vittoria vince, morte muore morto
web-rules-missing = Non c’è nessuna regola { $rule }.
web-contents = Indice
web-mark-ruling = nostra interpretazione
web-mark-reconstruction = nostra ricostruzione
web-mark-option = opzione del tavolo
web-mark-ruling-text = Qui il regolamento tace o non è chiaro: così giochiamo noi.
web-mark-reconstruction-text = Non abbiamo visto il materiale stampato: l’abbiamo ricostruito da ciò che dicono le regole.
web-mark-option-text = Lo sceglie chi apre un tavolo.
web-credits-text = Mesozoic è un tavolo fatto da chi ama questi giochi. Non ha legami con i loro autori o editori: se un gioco ti piace qui, compralo per il tuo tavolo.
web-credits-games = I giochi
web-credits-works = Di che cosa è fatto
web-credits-art = Ogni animale, emblema, carta e isola è stato disegnato per questo tavolo.

## Un gioco che non ha un tavolo suo

web-plain-table = Sul tavolo
web-plain-choices = Puoi
web-plain-players = Giocatori
web-plain-hint = Scegli sulla pagina qui sopra.
web-plain-covered = Il tavolo è coperto finché non lo guarda chi viene dopo.
web-plain-turn-up = Mostra ciò che posso vedere
web-plain-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
web-yes = sì
web-no = no

## Chi si è
web-me = Tu
web-me-is-guest = Giochi come ospite. Questo browser si ricorda di te; non serve altro.
web-me-is-account = Hai effettuato l’accesso come { $name }. Le tue partite ti seguono su ogni dispositivo.
web-me-name = Nome
web-me-name-keep = Tieni questo nome
web-me-name-kept = Fatto.
web-me-account = Le tue partite su ogni dispositivo
web-me-account-text = Con un account ritrovi le tue partite e il tuo nome ovunque tu acceda. Non serve un indirizzo e-mail.
web-me-account-make = Crea un account
web-me-have = Hai già un account
web-me-by-password = Con una password, invece
web-me-passkey-make = Crea un account con una passkey
web-me-passkey-text = La passkey resta nel tuo dispositivo: la apre un dito, il tuo volto o il suo PIN, e non c’è nulla da ricordare.
web-me-passkey-use = Accedi con una passkey
web-me-passkey-add = Aggiungi una passkey
web-me-passkeys-none = Non hai ancora passkey.
web-me-password = Password
web-me-password-note = Almeno 8 caratteri.
web-me-password-new = Cambia la password
web-me-password-set = Una password, se ne vuoi una
web-me-password-keep = Tieni questa password
web-me-password-is-set = Fatto. Gli altri browser non sono più connessi.
web-me-code = Codice di recupero
web-me-with-code = Con un codice di recupero
web-me-with-password = Con la password
web-me-sign-in = Accedi
web-me-sign-out = Esci da questo browser
web-me-sign-in-here = Accedi su questo dispositivo
web-me-sign-in-here-text = Un altro dispositivo ti ha portato qui. Prosegui se è tuo: questo browser giocherà allora con quell’account.
web-me-keys = Che cosa apre il tuo account
web-me-codes = I tuoi codici di recupero
web-me-codes-text = Scrivili o copiali in un posto sicuro. Se tutto il resto va perso, ciascuno ti fa entrare una volta. Si vedono soltanto ora.
web-me-codes-copy = Copia i codici
web-me-codes-kept = Li ho messi al sicuro
web-me-codes-left = { $count ->
    [0] Non resta nessun codice di recupero.
    [one] Resta un codice di recupero.
   *[other] Restano { $count } codici di recupero.
  }
web-me-codes-renew = Crea nuovi codici di recupero
web-me-device = Un altro dispositivo
web-me-device-text = { $count ->
    [one] Solo questo browser è connesso.
   *[other] { $count } browser sono connessi.
  }
web-me-device-show = Mostra un codice per un altro dispositivo
web-me-device-qr = Un codice che fa accedere un altro dispositivo
web-me-device-once = Vale una volta, per cinque minuti. Chi lo ha in mano entra nel tuo account: non mostrarlo a nessun altro.
web-me-kept = Che cosa si conserva di te
web-me-kept-text = Il tuo nome, i posti che hai occupato e ciò che apre il tuo account: chiavi e password solo in una forma che nessuno può leggere.
web-me-download = Scarica tutto
web-me-forget = Fatti dimenticare
web-me-forget-text = Il tuo nome e il tuo account vengono eliminati, ovunque e per sempre. Le partite restano, senza nome ai tuoi posti; nelle partite in corso un bot continua per te, come se avessi abbandonato.
web-me-forget-yes = Elimina tutto
web-me-name-first = Scrivi prima il tuo nome qui sopra.
web-me-forgotten = Qui nessuno si ricorda più di te.

## Conversazione
web-talk = Conversazione
web-talk-text = Quello che ci si dice a questo tavolo.
web-talk-button = { $unread ->
    [0] Conversazione
    [one] Conversazione, una frase nuova
   *[other] Conversazione, { $unread } frasi nuove
  }
web-talk-lines = Che cosa si è detto
web-talk-empty = Nessuno ha ancora detto nulla.
web-talk-say = Di’ qualcosa
web-talk-send = Invia
web-talk-all = Lo leggono tutti a questo tavolo, anche chi guarda.
web-talk-aside = Lo legge solo chi guarda; i giocatori quando la partita è finita.
web-talk-onlooker = Spettatore { $number }
web-talk-phrases = Frasi pronte, che ognuno legge nella sua lingua
web-talk-mute = Non ascoltare più { $name }
web-talk-mute-short = Non ascoltare
web-talk-unmute = Ascolta di nuovo { $name }
web-talk-unmute-short = Ascolta di nuovo
web-talk-you = Tu
web-talk-hidden = { $count ->
    [one] Un messaggio nascosto di { $name }.
   *[other] { $count } messaggi nascosti di { $name }.
  }
web-phrase-hello = Ciao a tutti!
web-phrase-good-luck = Buona fortuna!
web-phrase-your-turn = Tocca a te?
web-phrase-one-moment = Un momento, per favore.
web-phrase-take-your-time = Fai con calma.
web-phrase-well-played = Ben giocato!
web-phrase-close-call = C’è mancato poco!
web-phrase-ouch = Ahi!
web-phrase-sorry = Scusate!
web-phrase-thanks = Grazie!
web-phrase-good-game = Bella partita, grazie a tutti.
web-phrase-once-more = Giochiamo ancora?
web-phrase-must-go = Devo andare.
web-notes = Appunti personali
web-notes-text = Si salvano mentre scrivi, su tutti i tuoi dispositivi. Nessun altro li legge.
web-notes-placeholder = Che cosa pensi di fare, che cosa hanno fatto l’ultima volta…
web-notes-keeping = Salvataggio …
web-notes-kept = Salvati.
web-notes-unread = Non è stato possibile leggere i tuoi appunti.
web-notes-unkept = Non ancora salvati: il server non risponde.
web-notes-room = Ancora { $count } caratteri.

## Ritmo e abbandoni
web-holidays = Vacanze
web-holidays-text = Per corrispondenza i tuoi giorni non scorrono mentre sei via, ai tavoli a cui giochi adesso.
web-holidays-left = { $count ->
    [0] Hai usato tutti i tuoi giorni di vacanza: sono venti all’anno.
    [one] Ti resta un giorno di vacanza. Sono venti all’anno.
   *[other] Ti restano { $count } giorni di vacanza. Sono venti all’anno.
  }
web-holidays-days = Quanti giorni, da adesso
web-holidays-back = I tuoi giorni riprendono il { $day }.
web-holidays-go = Vai in vacanza
web-holidays-until = Sei in vacanza fino al { $day }.
web-holidays-end = Eccomi di ritorno
web-clock = Orologio
web-clock-text = Quanto tempo ciascuno può prendersi per una decisione. Scorre solo per chi ha qualcosa da decidere.
web-clock-none = Senza orologio
web-clock-live = { $minutes } minuti + { $seconds } secondi per decisione
web-clock-days = { $days ->
    [one] Un giorno per decisione
   *[other] { $days } giorni per decisione
  }
web-clock-left = Tempo rimasto:
web-clock-left-days = { $days } g { $hours } h
web-clocks = Orologi
web-clock-runs = Tempo rimasto, sta scorrendo:
web-clock-short-days = { $days } g
web-clock-short-hours = { $hours } h
web-clock-holiday = in vacanza
web-clock-bot = gioca un bot
web-substitute = Sostituto
web-substitute-text = Il bot che risponde per chi non ha più tempo e continua per chi se ne va.
web-led-late = Il tuo tempo è scaduto due volte: un bot gioca per te.
web-led-removed = Eri assente: un bot gioca per te.
web-late = Il tuo tempo è scaduto: un bot ha risposto per te.
web-late-seen = Va bene
web-happened-late = Il tempo di { $name } è scaduto: ha risposto un bot.
web-happened-kept = Il tempo di { $name } è scaduto due volte: al suo posto gioca un bot.
web-happened-resigned = { $name } abbandona: continua un bot.
web-happened-removed = { $name } non è mai arrivato: al suo posto gioca un bot.
web-happened-back = { $name } è di nuovo qui.
web-happened-no-end = { $name } preferisce continuare.
web-led-resigned = Hai abbandonato: un bot continua per te.
web-take-back = Riprendi il posto
web-leaving = Lascia la partita
web-resign = Abbandona
web-resign-sure = Un bot giocherà per te fino alla fine e non potrai tornare.
web-end-offer = Proponi di finire
web-end-offer-sure = La partita finisce senza un risultato se tutti sono d’accordo.
web-end-withdraw = Ritira la proposta
web-end-withdraw-sure = La partita continua; se qualcuno propone di nuovo, si chiederà di nuovo a tutti.
web-end-offered = { $name } propone di finire la partita senza un risultato.
web-end-offered-mine = Hai proposto di finire la partita; manca la risposta di { $names }.
web-end-withdraw-short = Ritira
web-go-on-watching = Continua a guardare
web-to-lobby = Alla sala
web-to-start = Alla pagina iniziale
web-to-table = Torna al tavolo
web-end-agree = Accetta
web-end-play-on = Continua a giocare
web-remove = Sostituisci { $name }
web-remove-sure = { $name } manca dall’inizio: un bot gioca a quel posto fino al suo arrivo.
web-ended = Tutti hanno accettato: questa partita è finita senza un risultato.
web-ended-short = La partita è finita senza un risultato.
web-ended-look = Rivedila

## Schede riassuntive
web-sheet = Scheda riassuntiva
web-sheet-text = Tutto il gioco su una pagina, da guardare e da stampare.
web-sheet-print = Stampa
web-sheet-turn = Un turno
web-sheet-end = Come finisce
web-sheet-things = Che cosa c’è
web-sheet-foot = Mesozoic · con parole nostre; le regole, per numero, sono accanto a ogni tavolo
