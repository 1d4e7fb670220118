## Che cosa rifiuta il server

error-message-malformed = Questo messaggio non si può leggere: { $problem }.
error-message-large = È troppo grande per il server.
error-request-malformed = Questa richiesta non si può leggere: { $problem }.
error-too-fast = Era troppo in una volta. Aspetta un momento e riprova.
error-hello-first = La connessione non ha detto per quale tavolo è venuta.
error-not-your-seat = Questo posto è di qualcun altro.
error-not-your-table = Solo chi gioca a questo tavolo può cambiarne il ritmo.
error-not-the-opener = Solo chi ha aperto questo tavolo può eliminarlo.
error-table-deleted = Questo tavolo è stato eliminato da chi l'aveva aperto.
error-too-many-changes = Si possono fare al massimo { $most } modifiche al minuto. Aspetta un momento e riprova.
error-table-unknown = Questo tavolo non esiste.
error-table-full = Troppi guardano già questo tavolo: { $most }.
error-table-not-over = Questa partita è ancora in corso. La sua registrazione si mostra quando è finita.
error-value-large = Il numero { $found } non corrisponde a niente sul tavolo.
error-not-kept = Il server non ha potuto scriverlo, quindi non è successo niente. Riprova.
error-seats = Un tavolo per { $expected } vuole { $expected } posti, non { $found }.
error-seat-person-bot = Il posto di una persona non può avere un bot.
error-too-many-tables = Si possono aprire al massimo { $most } tavoli al minuto. Aspetta un momento e riprova.
error-too-many-replays = Si possono mostrare al massimo { $most } partite al minuto. Aspetta un momento e riprova.
error-record-long = Questa partita è troppo lunga per essere mostrata: al massimo { $most } voci, di cui { $undos } ritirate.
error-record-damaged = Questa registrazione è danneggiata.
error-not-found = A questo indirizzo non c'è niente.
error-not-allowed = Non si può chiedere questo al server in questo modo.
error-server-failed = Il server ha avuto un guasto. Niente di ciò che è stato giocato è perso.
error-server-one-worker = Il server gira in un solo processo, non in { $found }: togli WEB_CONCURRENCY.
error-server-cannot-listen = Il server non può ascoltare su { $host }, porta { $port }: { $problem }.
