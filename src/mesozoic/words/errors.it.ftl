## Che cosa è stato chiesto

error-language-unknown = Non c’è nessuna lingua «{ $found }». Ci sono: { $known }.
error-game-unknown = Non c’è nessun gioco «{ $found }». Ci sono: { $known }.
error-games-none = Non c’è nessun gioco in { $folder }, indicata da { $setting }. Un gioco è una cartella al suo interno, con un __init__.py.
error-game-twice = Ci sono due giochi «{ $game }». Rinomina la cartella del tuo ({ $setting }).
error-game-broken = Il gioco «{ $game }» non può essere caricato: { $problem }.
error-game-not-one = La cartella di «{ $game }» non offre un GAME con quell’id.
error-players = { $game } è per { $least }-{ $most } giocatori, non per { $found }.
error-option-unknown = Non c’è nessuna opzione «{ $option }». Ci sono: { $known }.
error-option-value = L’opzione «{ $option }» non può valere «{ $found }». Valori possibili: { $known }.
error-seat-name = «{ $found }» non può essere un nome: al massimo { $most } caratteri, tutti stampabili.
error-bot-unknown = Non c’è nessun bot «{ $found }». Ci sono: { $known }.
error-rule-unknown = Non c’è nessuna regola «{ $found }». Ci sono: { $known }.

## Che cosa è stato fatto

error-old-decision = Questa risposta vale per una domanda di prima: la partita è andata avanti.
error-not-offered = «{ $action }» adesso non si può fare.
error-no-undo = Adesso non c’è nulla che si possa annullare.
error-no-such-seat = A questo tavolo non c’è il posto { $seat }.
error-not-forced = Il tavolo risponde per un giocatore solo se questi non ha scelta.
error-not-an-outcome = La sorte non poteva decidere così.
error-other-luck = Il seme promesso decide diversamente.

## Notazione e JSON

error-notation-unknown = «{ $found }» non è una mossa. Le mosse si scrivono: { $known }.
error-value-not-tagged = Ci vuole un’azione o un evento, con il suo nome sotto «is», non «{ $found }».
error-value-unknown = «{ $found }» è sconosciuto. Valori conosciuti: { $known }.
error-value-fields = «{ $found }» non ha i campi giusti. Ci vogliono: { $expected }.
error-value-field = Il campo «{ $field }» dev’essere di tipo { $expected }, e vale «{ $found }».

## Registrazioni

error-record-unreadable = Non si riesce a leggere la registrazione: { $problem }.
error-record-large = La registrazione supera { NUMBER($most, useGrouping: 1) } byte.
error-record-not-file = Non si riesce a leggere la registrazione: { $file } non è un file.
error-record-exists = C’è già un file { $file }: le registrazioni precedenti non si sovrascrivono.
error-record-not-json = La registrazione è troncata, oppure non è JSON.
error-record-not-one = Questa non è una registrazione di Mesozoic.
error-record-format = La registrazione è nel formato { $found }; questo programma legge { $expected }.
error-record-parts = La registrazione non ha le parti giuste. Ci vogliono: { $expected }.
error-record-edited = La registrazione è stata modificata dopo essere stata scritta: l’impronta non torna.
error-record-header = L’intestazione della registrazione non è come dovrebbe. Ci vogliono: { $expected }.
error-record-rules =
    La registrazione segue la versione { $found } delle regole; { $newest ->
        [one] questo programma conosce solo la prima.
       *[other] questo programma conosce le versioni da 1 a { $newest }.
    }
error-record-options = La registrazione non nomina tutte le opzioni del suo gioco.
error-record-entry = La voce { $entry } della registrazione non è come dovrebbe.
error-record-action = Non si riesce a leggere la voce { $entry } della registrazione: { $problem }
error-record-result = Il risultato della registrazione non è come dovrebbe.
error-record-seed = Il seme della registrazione non è come dovrebbe: ci vogliono 64 cifre esadecimali.
error-record-no-seed = La partita è finita, ma la registrazione non mostra il seme della sorte.
error-record-other-seed = Il seme della registrazione non è quello promesso.
error-record-other-pack = La partita è stata giocata con altri componenti («{ $pack }»).
error-record-illegal = La voce { $entry } della registrazione viola le regole: { $problem }
error-record-wrong-result = Dopo la voce { $entry } la partita non è al punto che dice la registrazione.

## Componenti

error-pack-no-folder = Non c’è nessuna cartella { $file }.
error-pack-file-missing = Fra i componenti manca il file { $file }.
error-pack-not-file = { $file } non è un file.
error-pack-unreadable = Non si riesce a leggere { $file }: { $problem }.
error-pack-file-large = { $file } supera { NUMBER($most, useGrouping: 1) } byte.
error-pack-not-text = { $file } non è testo in UTF-8.
error-pack-not-toml = { $file } non è TOML valido: { $problem }.
error-pack-toml-excess = { $file } contiene un numero troppo lungo, o elenchi annidati troppo in profondità.

## Mappe disegnate a caratteri

error-pack-tab = { $file }, riga { $line }, colonna { $column }: qui c’è una tabulazione. Disegna con gli spazi, così ogni zona resta nella sua colonna.
error-pack-misaligned = { $file }, riga { $line }, colonna { $column }: «{ $token }» è fuori dalla griglia. Le zone di una fila distano due caratteri l’una dall’altra, e ogni fila è spostata di un carattere rispetto a quella sopra.

## Molte partite, e altri programmi

error-games-count = Bisogna giocare almeno una partita, non { $found }.
error-bots-none = Indica almeno un bot.
error-ladder-anchor = Una scala si conta a partire da «{ $anchor }», che vale { $rating }, e qui non gioca nessuna partita: nominalo tra i bot o gioca più partite.
error-peer-not-installed = Non è stato possibile installare { $peer }: { $problem }.
error-peer-failed = { $peer } si è fermato senza rispondere.
error-bench-few-files = Servono { $wanted } file aperti, e un processo qui ne ha al massimo { $most }: alza questo limite (ulimit -Hn) o chiedi meno tavoli.
error-bench-no-answers = Dal tavolo non è arrivato nulla per { $seconds } s: il server è bloccato, o questa macchina è troppo occupata per misurare.

## Ciò che è stato imparato

error-network-unreadable = { $file } non è il file di una rete: { $problem }.
error-network-format = { $file } è nel formato { $found }; questo programma legge il formato { $expected }.
error-network-game = { $file } è una rete per { $found }. Ne serve una per { $expected }.
error-network-features = { $file }: sotto «{ $part }» il tratto n. { $place } è «{ $found }». Previsto: «{ $expected }», perché una rete vale solo per i tratti con cui è stata addestrata.
error-network-size = { $file }: un elenco sotto «{ $part }» ha { $found } elementi. Previsti: { $expected }.
error-network-divisor = { $file }: una temperatura o un’unità è { $found }. Serve un numero maggiore di 0.
error-train-no-features = Di { $game } non si sa nulla che una rete possa guardare: il gioco non ha tratti.
error-train-exists = In { $folder } c’è già un addestramento: riprendilo ({ $resume }) o indica un’altra cartella (--out).
error-train-none-shipped = Con { $game } non è fornita nessuna rete: addestra senza --strong.
error-train-no-run = In { $folder } non c’è nessun addestramento: serve una cartella con un config.json.
error-train-unreadable = Il file { $file } dell’addestramento non si può leggere: { $problem }.
error-train-setting = L’impostazione «{ $name }» dell’addestramento vale { $found }. Valori ammessi: { $expected }.
error-train-setting-missing = In { $file } manca l’impostazione «{ $name }»: l’addestramento viene da una versione precedente e non si può riprendere. Cominciane un altro (--out).
error-lesson-unknown = { $game } non ha una lezione «{ $found }».
error-lesson-broken = La lezione { $lesson } non va bene, a { $step }: { $problem }.
error-lesson-other-way = È permesso, ma la lezione prende un’altra strada.
error-lesson-over = La lezione è finita: ora comincia una partita vera.
error-example-unknown = Non c’è nessun esempio della regola { $found } in { $game }.
error-example-broken = L’esempio { $example } non va bene: { $problem }.
