## What the server refuses

error-message-malformed = This message cannot be read: { $problem }.
error-message-large = This is too large for the server.
error-request-malformed = This request cannot be read: { $problem }.
error-too-fast = That was too much at once. Wait a moment and try again.
error-too-many-sockets = Too many windows are connected from this address already: { $most }. Close some and try again.
error-host-foreign = This server is not served under { $found }. Whoever runs it can allow that with --origin.
error-origin-foreign = This came from the page of another site ({ $found }), and only the server's own pages may ask for it. Whoever runs it can allow others with --origin.
error-not-json = This is taken as JSON only (application/json).
error-body-compressed = What is sent to the server must not be compressed.
error-hello-first = The connection has not said which table it is for.
error-not-your-seat = This seat is somebody else’s.
error-not-your-table = Only those who play at this table may do this.
error-not-the-opener = Only the person who opened this table may delete it.
error-table-deleted = This table was deleted by the person who opened it.
error-too-many-changes = At most { $most } changes can be made in a minute. Wait a moment and try again.
error-table-unknown = There is no such table.
error-table-full = Too many people are watching this table already: { $most }.
error-table-not-over = This game is still being played. Its record can be seen when it is over.
error-not-kept = The server could not write this down, so it did not happen. Try again.
error-standing-still = The server cannot write anything down at the moment, so the table stands still. It goes on by itself.
error-database-away = The server cannot reach its database at the moment. Try again soon; nothing that was played is lost.
error-entries-set-aside = The record of this table has a gap, which an older version made. The game goes on from the last act before it; { $count ->
        [one] one later entry has
       *[other] { $count } later entries have
    } been set aside.
error-seats = A table for { $expected } needs { $expected } seats, not { $found }.
error-seat-person-bot = A person’s seat cannot have a bot.
error-too-many-tables = At most { $most } tables can be opened in a minute. Wait a moment and try again.
error-too-many-replays = At most { $most } records can be shown in a minute. Wait a moment and try again.
error-too-many-kept = This server keeps { $most } records already, and no more.
error-not-the-keeper = Only the person who kept this record may delete it.
error-record-unknown = There is no such record here.
error-record-long = This record is too long to be shown: it may have { $most } entries, { $undos } of them taken back.
error-record-damaged = This record is damaged.
error-not-found = There is nothing at this address.
error-not-allowed = This cannot be asked of the server in this way.
error-server-failed = The server has failed. Nothing that was played is lost.
error-server-one-worker = The server runs as one process, not as { $found }: remove WEB_CONCURRENCY.
error-server-cannot-listen = The server cannot listen on { $host }, port { $port }: { $problem }.
error-server-no-database = No database can be opened at { $url }: { $problem }. Expected an address such as sqlite+aiosqlite:////home/me/tables.sqlite.
error-origin-unreadable = { $found } is no address that a server is served under. Expected one such as https://club.example.
error-proxy-unreadable = { $found } is no address of a proxy. Expected one such as 127.0.0.1 or 10.0.0.0/8.
error-network-closed = This server can only be reached from its own machine.
error-network-none = This machine is on no network.
error-not-this-machine = The server can be opened to the network only from the machine it runs on.
error-table-closed = Those who run this server have closed this table.
error-banned = Those who run this server do not let you in.
error-ban-address = “{ $found }” is neither an address nor a network. Expected something like 203.0.113.7 or 2001:db8::/32.
error-ban-unknown = There is no such ban.
error-archive-broken = { $path } is no backup of Mesozoic, or not a whole one.
error-archive-unknown = The backup holds rows of “{ $found }”, which its revision does not have.
error-archive-newer = The backup was made by a newer version of Mesozoic (revision { $found }).
error-archive-not-empty = This database already holds { $tables } tables and { $records } records: only an empty one can be filled.
error-archive-not-sqlite = Only a SQLite database can be copied to a .sqlite file. Choose a name that ends in .jsonl or .jsonl.gz.
error-database-revision = This database is of revision { $found }, and this version of Mesozoic of { $expected }. A server that is started on it brings it up to date.
