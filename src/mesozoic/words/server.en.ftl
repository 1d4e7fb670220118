## What the server refuses

error-message-malformed = This message cannot be read: { $problem }.
error-message-large = This is too large for the server.
error-request-malformed = This request cannot be read: { $problem }.
error-too-fast = That was too much at once. Wait a moment and try again.
error-hello-first = The connection has not said which table it is for.
error-not-your-seat = This seat is somebody else's.
error-not-your-table = Only who plays at this table may change its pace.
error-not-the-opener = Only who opened this table may delete it.
error-table-deleted = This table was deleted by whoever opened it.
error-too-many-changes = At most { $most } changes can be made in a minute. Wait a moment and try again.
error-table-unknown = There is no such table.
error-table-full = Too many are looking at this table already: { $most }.
error-table-not-over = This game is still being played. Its record is shown when it is over.
error-value-large = The number { $found } does not fit anything on the table.
error-not-kept = The server could not write this down, so it did not happen. Try again.
error-seats = A table for { $expected } needs { $expected } seats, not { $found }.
error-seat-person-bot = A person's seat cannot have a bot.
error-too-many-tables = At most { $most } tables can be opened in a minute. Wait a moment and try again.
error-too-many-replays = At most { $most } records can be shown in a minute. Wait a moment and try again.
error-record-long = This record is too long to be shown: it may have { $most } entries, { $undos } of them taken back.
error-record-damaged = This record is damaged.
error-not-found = There is nothing at this address.
error-not-allowed = This cannot be asked of the server in this way.
error-server-failed = The server has failed. Nothing that was played is lost.
error-server-one-worker = The server runs as one process, not as { $found }: remove WEB_CONCURRENCY.
error-server-cannot-listen = The server cannot listen on { $host }, port { $port }: { $problem }.
