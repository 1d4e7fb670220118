## Ratings: the ladder of a game, and what somebody has played

web-ladder = Classifica
web-ladder-games = Giochi
web-ladder-text = Giocatori e bot su una sola scala, in base alle partite classificate. La barra mostra quanto è sicuro un punteggio: 19 volte su 20 quello vero è lì dentro.
web-ladder-none = In questa classifica non c’è ancora nessuno.
web-ladder-none-text = Finisci una partita classificata e sarai il primo nome: scegli «classificata» quando apri un tavolo. Serve un account; anche i bot sono classificati.
web-ladder-bot = Bot, { $level }
web-provisional = Provvisori
web-provisional-text = Meno di dieci partite classificate: questi punteggi possono ancora cambiare molto.
web-rating-doubt = ± { $doubt }
web-rating-games = { $count ->
    [one] 1 partita
   *[other] { $count } partite
  }
web-rating-provisional = provvisorio
web-ratings = Punteggi
web-curve-told = { $game }: da { $first } dopo la prima partita mostrata a { $last } dopo { $games ->
    [one] una partita
   *[other] { $games } partite
  }.
web-profile = Giocatore
web-player-own = Il tuo profilo
web-player-since = Qui dal { $day }.
web-player-recent = Ultime partite pubbliche
web-results = Partite
web-results-game = Gioco
web-results-players = Giocatori
web-results-games = Giocate
web-results-won = Vinte
web-results-ended = { $count ->
    [one] e una finita senza risultato
   *[other] e { $count } finite senza risultato
  }
web-results-none = Nessuna partita è ancora stata giocata fino in fondo.
web-results-none-own = La tua pagina di questa guida è ancora bianca.
web-results-none-text = Ogni partita giocata fino in fondo viene scritta qui: quante ne hai vinte, contro chi e, se era classificata, quanto sei forte.
web-against = Contro chi
web-against-who = Avversario
web-against-lost = Perse
web-against-own = Gli altri vedono qui solo chi hai incontrato a tavoli pubblici.
web-somebody = Qualcuno
web-seat-players = Chi gioca qui
