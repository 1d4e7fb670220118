# Le parole della riga di comando: le chiavi cominciano con cli-.

## Che cosa è stato scritto male

cli-usage-command = Non c’è nessun comando «{ $found }». Vedi: mesozoic --help
cli-usage-option = Qui «{ $found }» non è riconosciuto. Vedi: mesozoic --help
cli-usage-value = «{ $found }» non è un valore valido per { $name }.
cli-usage-missing = Manca { $name }. Vedi: mesozoic --help
cli-usage-other = Comando non riconosciuto: { $problem }
cli-path-missing = Non c’è nessun file o cartella { $path }.
cli-path-folder = { $path } è una cartella, non un file.
cli-path-not-a-folder = { $path } passa per qualcosa che non è una cartella.
cli-path-forbidden = Non è permesso leggere o scrivere { $path }.
cli-path-full = Non c’è più spazio per scrivere { $path }.
cli-path-exists = { $path } esiste già e non viene sovrascritto.
cli-path-other = Non si può leggere o scrivere { $path }: { $problem }.
cli-file-problem = { $path }: { $problem }
cli-humans = A questo tavolo possono esserci da 0 a { $most } persone, non { $found }.
cli-seat = I posti vanno da 1 a { $most }; non c’è nessun posto { $found }.
cli-option-form = Un’opzione si scrive nome=valore, non «{ $found }».
cli-play-what = Quale gioco? Per esempio: mesozoic play evo-2001
cli-no-seed = { $path } non si può riprendere: manca il seme della sorte.
cli-resume-with = «{ $name }» non va con --resume: la partita registrata lo ha già stabilito.
cli-resume-none = Non c’è nessuna partita da finire in { $path }.
cli-least = { $name } deve valere almeno { $least }, non { $found }.
cli-not-understood = «{ $found }» non è riconosciuto. Scrivi un numero, una mossa per intero o «aiuto».

## Il tavolo

cli-you = tu
cli-player = giocatore { $letter }
cli-yes = sì
cli-no = no
cli-turn = turno { $turn }
cli-per-cent = { $number }%
cli-pair = { $name }: { $value }
cli-climate = Clima
cli-legend = ☼ caldo · ❄ freddo · ✗ mortale · † morirebbe · ? potrebbe morire
cli-column-dinosaurs = dino
cli-column-cards = carte
cli-hand = Le tue carte
cli-hand-empty = Non hai carte.
cli-no-bid = nessuna offerta
cli-peril =
    Se il turno finisse qui, perderesti { $losses ->
        [one] un dinosauro
       *[other] { $losses } dinosauri
    }, fra queste zone: { $zones }.
cli-peril-none = Se il turno finisse qui, non perderesti nessun dinosauro.

## Giocare

cli-commitment = Un seme segreto decide tutta la sorte; il suo sigillo è { $commitment }.
cli-untaught = Nessuno ha insegnato questo gioco ai bot: «greedy» sceglie a caso.
cli-prompt = Tocca a te>
cli-cover = Tocca { TO($who) }. Gli altri guardino altrove.
cli-cover-prompt = Premi Invio quando sei pronto.
cli-why-may = Adesso si può fare.
cli-undone = Mossa annullata.
cli-log-empty = Non è ancora successo niente.
cli-kept = La partita è conservata in { $path }
cli-kept-beside = { $left } è stato modificato dall’esterno e resta com’è. Questa partita ora è conservata in { $path }
cli-left = La partita è conservata in { $path }. Per riprenderla:
cli-over = La partita è finita.
cli-seed = Il seme che ha deciso tutta la sorte: { $seed }
cli-verify-hint = Per provare che nulla è stato cambiato: mesozoic verify { $path }

## Che cosa si può scrivere oltre a una mossa

cli-order-why = perché
cli-order-undo = annulla indietro
cli-order-save = salva
cli-order-log = diario storia
cli-order-rules = regole regola
cli-order-hand = mano carte
cli-order-board = tavolo plancia
cli-order-help = aiuto ?
cli-order-quit = esci
cli-help-answer = un numero
cli-help-why-text = Con una mossa: si può fare? E se no, quale regola lo vieta.
cli-help-undo-text = Annulla la tua ultima mossa, finché non è stato mostrato niente di nuovo.
cli-help-save-text = Conserva la partita, nel file che vuoi se ne indichi uno. Viene comunque conservata dopo ogni mossa.
cli-help-log-text = Che cosa è successo: le ultime righe, o quante ne vuoi.
cli-help-rules-text = Le regole o, con un numero come { $rule }, una di esse, o con un nome una parola su una cosa.
cli-help-board-text = Ridisegna il tavolo.
cli-help-help-text = Questo aiuto.
cli-help-quit-text = Esci. La partita viene conservata e appare il comando per riprenderla.

## games

cli-games-players = da { $least } a { $most } giocatori
cli-games-option = { $text } ({ $rule })
cli-games-default = predefinito

## replay

cli-replay-prompt = Voce { $entry } di { $last }. Invio: avanti · numero: vai · b: indietro · q: esci >
cli-replay-luck = sorte
cli-replay-undone = annullata più tardi
cli-replay-undo = annulla { $entries }

## explain-move

cli-explain =
    { $who } aveva { $options } possibilità. Il bot { $tried ->
        [0] non ha immaginato alcuna partita: si è fidato della prima impressione
        [one] ha immaginato una partita
       *[other] ha immaginato { $tried } partite
    }.
cli-explain-others =
    { $count ->
        [one] Un’altra possibilità non è stata provata.
       *[other] Altre { $count } possibilità non sono state provate.
    }
cli-explain-best = scelta del bot
cli-explain-played = mossa giocata
cli-explain-both = scelta del bot e mossa giocata
cli-explain-entry = Non c’è alcuna voce { $entry }: quelle di questa partita vanno da 0 a { $last }.
cli-explain-nobody = Alla voce { $entry } nessuno doveva decidere: indicane una in cui qualcuno gioca.
cli-explain-only = Alla voce { $entry } c’era una cosa sola da fare.
cli-explain-unfinished = Questa partita non è finita: fino ad allora resta segreto che cosa un giocatore potrebbe fare con ciò che ha in mano.
cli-explain-bot = { $bot } non guarda avanti in un modo che si possa mostrare: prendi un livello, o think con un budget (think:400).
cli-column-option = possibilità
cli-column-prior = a prima vista
cli-column-visits = prove
cli-column-share = quota

## verify

cli-verify-over =
    { $path }: autentica. { $entries ->
        [one] Una voce
       *[other] { $entries } voci
    } in ordine, ogni mossa permessa, tutta la sorte dal seme promesso, e il risultato ne segue.
cli-verify-unfinished =
    { $path }: autentica fin qui. { $entries ->
        [one] Una voce
       *[other] { $entries } voci
    } in ordine, ogni mossa permessa{ $luck ->
        [yes] , tutta la sorte dal seme promesso
       *[no] ; la sorte si potrà provare quando il seme sarà mostrato
    }. La partita non è finita.
cli-verify-failed = { $path }: non provata. { $problem }

## rules

cli-rules-none = Nessuna regola parla di «{ $text }».
cli-rules-ruling = contiene una nostra interpretazione
cli-rules-reconstruction = contiene una nostra ricostruzione

## check-pack

cli-pack-good = { $path } è un insieme di componenti completo e valido per { $game }.
cli-pack-warnings =
    Essendo una copia del gioco stampato, può discostarsi dalla nostra ricostruzione, e se ne discosta in { $count ->
        [one] un punto:
       *[other] { $count } punti:
    }
cli-pack-cards = { $total } carte evento: { $list }

## simulate, tournament, fuzz, bench

cli-progress-games = Partite
cli-progress-rounds = Misure
cli-progress-tables = Tavoli
cli-progress-positions = Posizioni
cli-progress-kills = Guasti
cli-column-players = giocatori
cli-column-third = terzo
cli-column-positions = posizioni
cli-column-error = errore massimo
cli-column-bins = classi
cli-column-off = oltre { $points } punti
cli-column-surely-off = di sicuro oltre { $points } punti
cli-column-wins = vinte
cli-column-rate = quota
cli-column-least = min.
cli-column-most = max.
cli-column-bot = bot
cli-column-seats = posti
cli-column-sure = 95%
cli-column-rating = punteggio
cli-column-game = gioco
cli-column-plies = mosse/s
cli-column-copies = copie/s
cli-column-replay = rilettura (ms)
cli-column-options = scelte (ms)
cli-column-kilobytes = tavolo (kB)
cli-column-calibration = × campione
cli-column-catanatron = × catanatron
cli-column-openspiel = × OpenSpiel
cli-column-rollouts = partite a caso/s
cli-column-iterations = iterazioni di ricerca/s
cli-ladder =
    { $games ->
        [one] Una partita
       *[other] { $games } partite
    } a { $players }, posti a rotazione. greedy ha 1000; 400 in più: dieci contro uno di finire davanti.
cli-simulate-games =
    { $games ->
        [one] Una partita
       *[other] { $games } partite
    }, { $plies } mosse
cli-simulate-length = Una partita dura in media { $mean } mosse, da { $min } a { $max }.
cli-simulate-turns = Ha in media { $mean } turni, da { $min } a { $max }.
cli-simulate-end = { $reason }: { $games }
cli-simulate-speed = { $speed } mosse al secondo: { $seconds } s con --jobs { $jobs }
cli-tournament =
    { $games ->
        [one] Una partita
       *[other] { $games } partite
    } in { $players }, con i posti a rotazione. Il solo caso darebbe il { $par } a ciascuno.
cli-fuzz-games =
    { $games ->
        [one] Una partita
       *[other] { $games } partite
    } con { $entries } voci, su { $combinations } modi di giocare.
cli-fuzz-laws = { $laws } leggi, messe alla prova { $checks } volte.
cli-fuzz-failure = La legge «{ $law }» è violata: { $problem } La registrazione: { $file }
cli-fuzz-good = Tutte le leggi hanno retto.
cli-bench-calibration = Campione: { $speed } giri al secondo.
cli-bench-catanatron = Catanatron: { $speed } mosse al secondo.
cli-bench-simulations = Una semplice ricerca ad albero su catanatron: { $speed } simulazioni al secondo, ciascuna da metà partita fino alla fine, come qui le nostre partite a caso.
cli-bench-openspiel = OpenSpiel: { $speed } mosse di backgammon al secondo, in C++ chiamato da Python.
cli-bench-unlisted = { $game } estrae a caso senza elencare le possibilità in questi momenti: { $moments }. Altrove tutte le scelte sono elencate.
cli-bench-plain = * non è compilato in questa versione del motore.
cli-bench-server = { $game }: { $acts_per_second } mosse e { $entries_per_second } voci al secondo; una mossa è arrivata a tutto il suo tavolo in { $p50_ms } ms (mediana), { $p95_ms } ms al 95º percentile; { $cpu_ms_per_act } ms di processore per mossa.
cli-bench-server-peer = boardgame.io accanto: { $peer_acts_per_second } mosse al secondo in memoria, { $peer_files_acts_per_second } su file; noi ne facciamo { $ratio } e { $ratio_to_files } volte tante.
cli-bench-crowd = { $tables } tavoli, { $sockets } connessioni: { $acts_per_second } mosse al secondo; una mossa è arrivata a tutto il suo tavolo in { $p50_ms } ms (mediana), { $p95_ms } ms al 95º percentile e { $p99_ms } ms al 99º; { $dropped } perse; { $memory_mb } MB.
cli-bench-noise = Accanto a chi disturba: { $p50_ms } ms, { $p95_ms } ms e { $p99_ms } ms; { $dropped } perse.
cli-bench-bots = { $tables } tavoli con una persona e dei bot: { $answers } risposte dei bot, metà entro { $p50_ms } ms, il 95% entro { $p95_ms } ms, la più lenta in { $most_ms } ms; a { $in_haste } dei tavoli i bot hanno pensato meno e l’hanno detto.
cli-bench-faults = { $kills } guasti, di cui { $outages } interruzioni, mentre si giocava a { $tables } tavoli. Di { $told } righe comunicate ai giocatori, { $lost } mancano nei registri e { $doubled } vi sono due volte; { $holes } registri hanno una lacuna, { $stuck } tavoli non sono ripartiti; di { $finished } registri finiti ne sono stati provati { $verified }.
cli-bench-cores = { $game }: { $games } partite a caso, { $plies } mosse in tutto, hanno richiesto { $one_core_seconds } s su un core e { $two_cores_seconds } s su due: { $ratio } volte tanto.
cli-bench-moot = { $option } qui non ha effetto: { $kind } tiene conto di { $heeded }.
cli-engine-compiled = Motore compilato, { $interpreter }
cli-engine-partly = Motore compilato, { $interpreter }; non compilati: { $games }
cli-engine-plain = Motore non compilato, { $interpreter }

## train

cli-train-extra = Per l’addestramento serve { $name }, che non è installato: pip install 'mesozoic[train]'
cli-train-other-game = L’addestramento in { $folder } riguarda { $found }.
cli-train-with = «{ $name }» non va con { $run }: l’addestramento ripreso lo ha già stabilito.
cli-train-strong = «{ $name }» non va con --strong: allora non si giocano altre partite, e le opzioni restano ordinate come prima.
cli-train-generation =
    Generazione { $generation }: sulle partite tenute da parte, { $policy ->
        [none] valore { $value }
       *[other] valore { $value }, politica { $policy }
    }; la nuova rete ha vinto il { $share } di { $games ->
        [one] una partita
       *[other] { $games } partite
    } (la sua parte è il { $par }) e { $outcome ->
        [kept] prende il posto della vecchia.
       *[left] viene scartata.
    }
cli-train-stopped = Interrotto. Ciò che è finito è in { $folder }; per riprendere: { $command }
cli-train-done = L’addestramento è in { $folder }; per continuare: { $command }

## calibrate

cli-points =
    { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    }
cli-calibrate =
    { $positions ->
        [one] Una posizione
       *[other] { $positions } posizioni
    } di { $games ->
        [one] una partita
       *[other] { $games } partite
    }. L’errore massimo è quello della peggiore di dieci classi, dove le previsioni bastano per giudicare.
cli-calibrate-files = Il diagramma è { $picture }, i numeri sono { $numbers }.

## admin

cli-admin-ask = Continuare? (sì o no)
cli-admin-yes = sì si s
cli-admin-nothing = Non è stato cambiato niente.
cli-admin-done = Fatto.
cli-admin-heard = Fatto. Un server che gira su questo database se ne accorge entro { $seconds } secondi.
cli-admin-no-tables = Non c’è nessun tavolo.
cli-admin-no-bans = Nessuno è bandito.
cli-admin-no-guests = Nessun ospite senza partite manca da { $days } giorni.
cli-admin-ban-address = indirizzo { $what }
cli-admin-ban-key = chiave con l’impronta { $what }
cli-admin-will-close = Il tavolo { $table } ({ $game }, { $entries } voci) verrà chiuso: nessuno vi gioca né guarda finché non viene riaperto. La registrazione resta.
cli-admin-will-reopen = Il tavolo { $table } ({ $game }, { $entries } voci) verrà riaperto a chi ne ha le chiavi e a chi guarda.
cli-admin-will-delete = Il tavolo { $table } ({ $game }, { $entries } voci) verrà eliminato per sempre, con la sua registrazione.
cli-admin-will-rotate = Il tavolo { $table } ({ $game }, { $entries } voci) riceverà chiavi nuove: i vecchi collegamenti e le vecchie chiavi non apriranno più niente.
cli-admin-will-ban-address = Chi arriva da { $what } verrà respinto.
cli-admin-will-ban-key = Chi mostra questa chiave verrà respinto. La sua impronta: { $what }
cli-admin-will-unban-address = Chi arriva da { $what } potrà entrare di nuovo.
cli-admin-will-unban-key = Chi mostra questa chiave potrà entrare di nuovo. La sua impronta: { $what }
cli-admin-will-forget-guests = { $guests ->
    [one] Un ospite che manca da { $days } giorni sarà dimenticato
   *[other] { $guests } ospiti che mancano da { $days } giorni saranno dimenticati
}: senza account, senza posto a un tavolo e senza punteggio.
cli-admin-will-back-up = Tutto verrà scritto in { $path }: tavoli { $tables }, voci { $entries }, partite conservate { $records }. Il file contiene i segreti delle partite in corso.
cli-admin-will-restore = { $url } verrà riempito da { $path }: tavoli { $tables }, voci { $entries }, partite conservate { $records }.
cli-admin-will-move = Tutto verrà copiato da { $url } a { $to }: tavoli { $tables }, voci { $entries }, partite conservate { $records }. Intanto nessun server dovrebbe girare; il vecchio database resta com’è.
cli-admin-key-owner = Chiave di chi ha aperto il tavolo: { $link }
cli-admin-key-seat = Posto { $seat }, { $name }: { $link }
cli-admin-column-table = tavolo
cli-admin-column-game = gioco
cli-admin-column-opened = aperto
cli-admin-column-players = giocatori
cli-admin-column-entries = voci
cli-admin-column-state = stato
cli-admin-state-running = in corso
cli-admin-state-over = finito
cli-admin-state-closed = chiuso
cli-lesson-count = { $step } di { $steps }
cli-lesson-prompt = Invio: avanti · annulla: indietro · esci: uscire >
cli-lesson-first = Era il primo passo.
cli-lesson-left = La lezione è conservata. Per continuare: mesozoic learn { $game }
cli-lesson-over = Ecco come si gioca. Ora una partita breve contro due bot gentili: mesozoic play { $game } --players 3 --bot level:1 --option length=short
