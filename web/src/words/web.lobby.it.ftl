## Trovare una partita: la sala, i tavoli aperti, il grande schermo

web-lobby = Sala
web-lobby-text = Siediti a un tavolo che qualcuno ha aperto, o aprine uno.
web-lobby-open = Tavoli aperti
web-lobby-empty = Nessun tavolo è aperto adesso.
web-lobby-empty-text = Aprine uno, e chi arriva dopo ti trova qui. Oppure gioca intanto contro i bot.
web-lobby-none-fit = Nessun tavolo aperto corrisponde a ciò che cerchi.
web-lobby-all = Mostra tutti
web-lobby-bots = Gioca contro i bot
web-lobby-filter = Mostra
web-lobby-any-game = Tutti i giochi
web-lobby-any-pace = Tutti i ritmi
web-lobby-pace-none = Senza orologio
web-lobby-pace-live = In tempo reale
web-lobby-pace-days = Per corrispondenza
web-lobby-any-rated = Classificate o no
web-lobby-rated = Classificata
web-lobby-unrated = Non classificata
web-lobby-game = Gioco
web-lobby-pace = Ritmo
web-lobby-lost = La connessione con la sala è interrotta; nuovo tentativo…
web-now = Gioca ora
web-now-game = A che cosa giocare
web-now-text = Ti siedi al primo tavolo adatto, o a uno nuovo.
web-open-table = Apri un tavolo
web-open-yes = Apri il tavolo
web-open-who = Chi può sedersi
web-open-public = Chiunque
web-open-private = Solo con il link
web-open-public-text = Appare nella sala, e la partita si può guardare.
web-open-private-text = Lo trova solo chi riceve il link da te.
web-open-rated = Conta per la classifica?
web-open-rated-text = Conta per la classifica di chi ha un account.
web-open-unrated-text = Conta solo il divertimento.
web-opening-of = Posti: { $taken } su { $players }
web-opening-free = Libero
web-opening-host = capotavola
web-opening-away = assente
web-opening-you = tu
web-opening-sit = Siediti
web-opening-sit-at = Siediti: { $game }
web-opening-seat-here = Siediti qui
web-opening-stand = Alzati
web-opening-back = Vai
web-opening-bot = Fai sedere un bot
web-opening-unbot = Libera il posto
web-opening-fill = Comincia con i bot
web-opening-wait = { $count ->
    [one] Si aspetta ancora una persona…
   *[other] Si aspettano ancora { $count } persone…
  }
web-opening-full = Ci sono tutti: la partita comincia.
web-opening-look = { $count ->
    [one] Un posto è libero.
   *[other] { $count } posti sono liberi.
  }
web-opening-nobody = Ancora nessuno? I bot sono sempre pronti.
web-opening-nobody-text = Prendono i posti liberi, e la partita comincia subito.
web-opening-waited = Non vuoi più aspettare?
web-opening-leave = Alzati e gioca con i bot
web-opening-leave-text = Lasci questo tavolo, e comincia subito una partita tutta tua con i bot.
web-opening-gone = Questo tavolo non è più aperto.
web-opening-gone-text = Non c’era più nessuno, o ti sei alzato per ultimo.
web-opening-invite = Invita qualcuno
web-opening-invite-text = Chi segue questo link può sedersi.
web-opening-qr = Codice QR del link a questo tavolo
web-waiting = Hai un posto: { $game }, { $taken } su { $players }
web-waiting-begun = La tua partita a { $game } è cominciata.
web-waiting-go = Al tavolo
web-running = In corso
web-running-none = Nessuna partita pubblica è in corso.
web-watch-now = Guarda
web-watch-table = Guarda: { $game }
web-watchers = { $count ->
    [0] Nessuno guarda
    [one] Una persona guarda
   *[other] { $count } persone guardano
  }
web-screen = Su grande schermo
web-screen-text = Il tabellone per tutti, su un televisore o un proiettore; ognuno gioca sul proprio telefono.
web-screen-show = Mostra il tavolo su un grande schermo
web-screen-scan = Inquadra per giocare
web-screen-address = Oppure apri
web-screen-qr = Codice QR del posto di { $name }
web-screen-qr-free = Codice QR del posto { $number }
web-screen-locked = Manca ancora qualcuno. I codici dei posti sono segreti: chi ha aperto il tavolo può mostrarli, nel browser in cui è stato aperto, con «Su grande schermo» nel suo menu.
web-screen-over = La partita è finita
web-screen-whose = Turno di { $names }
web-others = Gioca con altri
web-others-lobby = { $count ->
    [one] Sala (un tavolo aperto)
   *[other] Sala ({ $count } tavoli aperti)
  }
web-opening-public = Un tavolo aperto
web-opening-private = Un tavolo privato
web-seen-who = Chi può guardare
web-seen-public-text = Chiunque può trovare la partita nella sala e tra quelle da rivedere.
web-seen-private-text = Solo chi ha un link alla partita.
web-lobby-own = Le tue partite
web-lobby-continue = Riprendi: { $game }
web-opening-sent-away = Chi tiene questo tavolo ti ha mandato via.
web-running-none-else = Nessun altro sta giocando a un tavolo pubblico in questo momento.
