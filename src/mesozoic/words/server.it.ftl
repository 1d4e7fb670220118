## Che cosa rifiuta il server

error-message-malformed = Questo messaggio non si può leggere: { $problem }.
error-message-large = È troppo grande per il server.
error-request-malformed = Questa richiesta non si può leggere: { $problem }.
error-too-fast = Troppe richieste in una volta. Aspetta un momento e riprova.
error-too-many-sockets = Troppe finestre sono già collegate da questo indirizzo: { $most }. Chiudine qualcuna e riprova.
error-host-foreign = Questo server non risponde all’indirizzo { $found }. Chi lo gestisce può permetterlo con --origin.
error-origin-foreign = Questo viene dalla pagina di un altro sito ({ $found }), e solo le pagine del server possono chiederlo. Chi lo gestisce può permetterne altre con --origin.
error-not-json = Questo si accetta solo come JSON (application/json).
error-body-compressed = Ciò che si manda al server non dev’essere compresso.
error-hello-first = La connessione non ha detto a quale tavolo è destinata.
error-not-your-seat = Questo posto è di qualcun altro.
error-not-your-table = Solo chi gioca a questo tavolo può farlo.
error-not-the-opener = Solo chi ha aperto questo tavolo può eliminarlo.
error-table-deleted = Questo tavolo è stato eliminato da chi l’aveva aperto.
error-too-many-changes = Si possono fare al massimo { $most } modifiche al minuto. Aspetta un momento e riprova.
error-table-unknown = Questo tavolo non esiste.
error-table-full = Troppe persone stanno già guardando questo tavolo: { $most }.
error-table-not-over = Questa partita è ancora in corso. La registrazione si potrà vedere quando sarà finita.
error-not-kept = Il server non ha potuto scriverlo, quindi non è successo niente. Riprova.
error-standing-still = In questo momento il server non può scrivere nulla, quindi il tavolo è fermo. Riprenderà da solo.
error-database-away = In questo momento il server non raggiunge la sua base di dati. Riprova tra poco; niente di ciò che è stato giocato è andato perso.
error-entries-set-aside = Il registro di questo tavolo ha una lacuna, lasciata da una versione precedente. La partita riprende dall’ultima mossa prima di essa; { $count ->
        [one] una voce successiva è stata messa
       *[other] { $count } voci successive sono state messe
    } da parte.
error-seats = Un tavolo per { $expected } vuole { $expected } posti, non { $found }.
error-seat-person-bot = Il posto di una persona non può avere un bot.
error-too-many-tables = Si possono aprire al massimo { $most } tavoli al minuto. Aspetta un momento e riprova.
error-too-many-replays = Si possono mostrare al massimo { $most } partite al minuto. Aspetta un momento e riprova.
error-too-many-kept = Questo server conserva già { $most } partite e non può conservarne altre.
error-not-the-keeper = Solo chi ha conservato questa partita può eliminarla.
error-record-unknown = Questa partita non è conservata qui.
error-record-long = Questa partita è troppo lunga per essere mostrata: al massimo { $most } voci, di cui { $undos } annullate.
error-record-damaged = Questa registrazione è danneggiata.
error-not-found = A questo indirizzo non c’è niente.
error-not-allowed = Al server questo non si può chiedere così.
error-server-failed = Il server ha avuto un guasto. Niente di ciò che è stato giocato è andato perso.
error-server-one-worker = Il server gira in un solo processo, non in { $found }: togli WEB_CONCURRENCY.
error-server-cannot-listen = Il server non può ascoltare su { $host }, porta { $port }: { $problem }.
error-server-no-database = All’indirizzo { $url } non si apre nessun database: { $problem }. Ci vuole un indirizzo come sqlite+aiosqlite:////home/io/tables.sqlite.
error-origin-unreadable = { $found } non è un indirizzo a cui un server risponde. Ce ne vuole uno come https://club.example.
error-proxy-unreadable = { $found } non è l’indirizzo di un proxy. Ce ne vuole uno come 127.0.0.1 o 10.0.0.0/8.
error-network-closed = Questo server si raggiunge solo dal computer su cui gira.
error-network-none = Questo computer non è in nessuna rete.
error-not-this-machine = Il server si può aprire alla rete solo dal computer su cui gira.
error-table-closed = Chi gestisce questo server ha chiuso questo tavolo.
error-banned = Chi gestisce questo server non ti lascia entrare.
error-ban-address = «{ $found }» non è né un indirizzo né una rete. Ci vuole qualcosa come 203.0.113.7 o 2001:db8::/32.
error-ban-unknown = Questo bando non esiste.
error-archive-broken = { $path } non è una copia di sicurezza di Mesozoic, o non è intera.
error-archive-unknown = La copia contiene righe di «{ $found }», che la sua revisione non conosce.
error-archive-newer = La copia viene da una versione più recente di Mesozoic (revisione { $found }).
error-archive-not-empty = Questo database contiene già { $tables } tavoli e { $records } partite conservate: se ne può riempire solo uno vuoto.
error-archive-not-sqlite = Solo un database SQLite si può copiare in un file .sqlite. Scegli un nome che finisce in .jsonl o .jsonl.gz.
error-database-revision = Questo database è della revisione { $found }, e questa versione di Mesozoic della { $expected }. Un server avviato lì lo aggiorna.
