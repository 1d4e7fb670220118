## What the server refuses

error-message-malformed = This message cannot be read: { $problem }.
error-message-large = This is too large for the server.
error-request-malformed = This request cannot be read: { $problem }.
error-too-fast = That was too much at once. Wait a moment and try again.
error-too-many-sockets = Too many windows are connected from this address already: { $most }. Close some and try again.
error-host-foreign = This server is not served under { $found }. Whoever runs it can allow that with --origin.
error-origin-foreign = This came from the page of another site ({ $found }), and only the server’s own pages may ask for it. Whoever runs it can allow others with --origin.
error-not-json = This is taken as JSON only (application/json).
error-body-compressed = What is sent to the server must not be compressed.
error-hello-first = The connection has not said which table it is for.
error-not-your-seat = This seat is somebody else’s.
error-not-your-table = Only those who play at this table may do this.
error-not-the-opener = Only the person who opened this table may delete it.
error-table-deleted = This table was deleted by the person who opened it.
error-too-many-changes = At most { $most } changes can be made in a minute. Wait a moment and try again.
error-person-name-blank = A name needs at least one letter.
error-person-name-long = A name has at most { $most } letters when each is written out.
error-person-unknown = This browser has no name and no games here yet.
error-account-none = This needs an account. Make one first, or sign in.
error-account-already = You have an account already.
error-account-name-taken = Somebody else has this name. Choose another, or sign in if it is you.
error-passkey-known = This passkey belongs to an account already.
error-passkey-unknown = No account here knows this passkey.
error-passkey-wrong = The passkey could not be checked. Try again.
error-passkey-not-yours = This passkey is of another account. Use one of yours.
error-passkey-gone = Your account has no such passkey, or has it no more.
error-passkey-last = This passkey is the only thing that opens your account. Add another or set a password first.
error-confirm-first = This needs to be sure that it is you: show a passkey, or say your password once more.
error-password-wrong = This is not the password of your account.
error-code-wrong = This is no recovery code of yours, or it was used already.
error-sign-in-wrong = Name and password, or code, do not belong together.
error-ticket-past = This was good once and for five minutes only. Begin again.
error-too-many-sign-ins = At most { $most } attempts to sign in can be made in a minute. Wait a moment and try again.
error-too-many-guesses = There were too many attempts to sign in to this account. Try again in an hour, or use a passkey.
error-rated-seed = A rated table draws its luck in secret: leave its seed empty.
error-rated-clock = A rated game has a clock, so that nobody can leave the others waiting for ever: choose a pace.
error-rated-screen = At a rated table everybody has a screen of their own: at most one may sit here, the others come by link.
error-rated-end = A rated game ends without a result only where at least two people still play, and all of them agree. Resign, and a bot plays on for you.
error-rated-begun = A rated game that has begun is not deleted. Resign, and a bot plays it to the end for you.
error-player-unknown = Nobody with an account is known by this address.
error-push-address = Push messages can only be sent to a browser’s own service, over https.
error-link-wrong = This link is not whole, or not of this server, or what it was for is gone.
error-mail-none = This server sends no mail.
error-mail-address = This is no e-mail address.
error-mail-not-sent = The mail could not be sent. Look at the address, or try again later.
error-too-many-mails = At most { $most } mails are sent to confirm addresses. Try again later.
error-room-none = This server tells no chat room.
error-mail-unreadable = --mail needs an address such as smtp://user:password@mail.example:587 or smtps://mail.example.
error-mail-sender = { $option } needs { $needed } with an e-mail address, not “{ $found }”.
error-room-unreadable = --webhook needs an address that begins with https:// or http://.
error-table-unknown = There is no such table.
error-table-full = Too many people are watching this table already: { $most }.
error-table-not-over = This game is still being played. Its record can be seen when it is over.
error-talk-too-long = So much was said at this table that nothing more can be added: { $most } lines are the most.
error-too-many-lines = At most { $most } lines can be said in a minute. Wait a moment and try again.
error-too-many-lines-at-once = The others are still reading: at most { $most } lines in ten seconds. Say the rest in a moment.
error-say-for-a-seat = Who leads a seat speaks for it, not as somebody who looks on.
error-say-unprinted = That holds something that cannot be seen: write it without.
error-say-nothing = Nothing was said.
error-undo-not-asked = Nobody asks to take anything back, or no longer.
error-undo-asked-already = Somebody asks already whether something may be taken back: answer that first.
error-undo-out-of-time = A bot gave this answer because your time had run out: it cannot be taken back.
error-undo-too-long = So much has happened at this table, and was taken back, that it has { $most } entries: go on without taking back.
error-not-kept = The server could not write this down, so it did not happen. Try again.
error-overtaken = Somebody else was a moment earlier, so this did not happen. Look at the table again.
error-standing-still = The server cannot write anything down at the moment, so the table stands still. It goes on by itself.
error-database-away = The server cannot reach its database at the moment. Try again soon; nothing that was played is lost.
error-entries-set-aside = The record of this table has a gap, which an older version made. The game goes on from the last act before it; { $count ->
        [one] one later entry has
       *[other] { $count } later entries have
    } been set aside.
error-holiday-already = You are on holiday already.
error-holiday-too-long = You have { $left ->
        [0] no holidays
        [one] one day of holidays
       *[other] { $left } days of holidays
    } left: there are { $most } days in a year.
error-seat-led-by-bot = A bot plays for you. Take your seat back first.
error-seat-resigned = You have resigned: a bot plays on for you.
error-seat-of-account = This seat of a rated table belongs to an account: sign in to play there.
error-seat-came = Somebody has come to this seat already.
error-seat-may-come = Whoever this seat is for may still come. Wait another { $seconds ->
        [one] second
       *[other] { $seconds } seconds
    }.
error-table-ended = All agreed to end this game without a result.
error-bot-at-random = The bot “{ $name }” could not think, so its last act was chosen at random.
error-bots-in-haste = Many tables are being played here, so bots think less than usual.
error-seats = A table for { $expected } needs { $expected } seats, not { $found }.
error-seat-person-bot = A person’s seat cannot have a bot.
error-too-many-tables = At most { $most } tables can be opened in a minute. Wait a moment and try again.
error-too-many-replays = At most { $most } records can be shown in a minute. Wait a moment and try again.
error-too-many-kept = This server keeps { $most } records already, and no more.
error-too-much-kept = This server keeps { $most } MB of records at most: there is no room for this one.
error-too-much-kept-today = At most { $most } MB of records are kept for one address in a day. Try again tomorrow.
error-not-the-keeper = Only the person who kept this record may delete it.
error-record-unknown = There is no such record here.
error-record-long = This record is too long to be shown: it may have { $most } entries, { $undos } of them taken back.
error-record-slow = This record takes longer than { $most } seconds to check, and is not shown.
error-not-made = This cannot be shown at the moment. Try again soon.
error-record-damaged = This record is damaged.
error-not-found = There is nothing at this address.
error-not-allowed = This cannot be asked of the server in this way.
error-server-failed = The server has failed. Nothing that was played is lost.
error-workers-none = A server needs at least one worker, not { $found }.
error-club-needs-postgresql = { $option } needs PostgreSQL, for SQLite serves one process: give --database postgresql+asyncpg://user@host/name as well.
error-limit-none = { $option } needs a number of 1 or more, not { $found }.
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
error-archive-not-sqlite = Only a SQLite database can be copied to a file that ends in “.sqlite”. Choose a name that ends in “.jsonl” or “.jsonl.gz”.
error-database-revision = This database is of revision { $found }, and this version of Mesozoic of { $expected }. A server that is started on it brings it up to date.
error-metrics-address = “{ $found }” is no address to show figures at. Expected a host and a port, such as 127.0.0.1:9090.
error-club-missing = Type pip install "mesozoic[club]": the package { $package } is missing.
error-services-missing = This needs PostgreSQL and Redis. Type sudo apt-get install { $packages }, and try again.
error-bus-unknown = “{ $found }” is no address of a bus. Expected one such as redis://127.0.0.1:6379/0 or postgresql+asyncpg://user@host/name.

## The lobby
error-opening-unknown = This table is no longer open: nobody was there any more.
error-opening-begun = The game at this table has begun.
error-opening-changed = Somebody has just stood up from this table.
error-opening-full = Every seat at this table is taken.
error-opening-seat-taken = This seat is taken already.
error-lobby-full = { $most } tables are open already, which is as many as there may be. Sit down at one of them.
error-too-many-openings = You are waiting at { $most } tables already. Stand up from one of them first.
error-too-many-slow-openings = At most { $most } tables by correspondence can be opened from one address in a day.
error-name-first = Say first what you are called: the others see who sits there.
error-not-the-host = Only the person who has been at this table longest may do this.
error-opening-no-person = Nobody sits on this seat whom you could send away.
error-sent-away = Whoever keeps this table has sent you away from it. There are others in the lobby.
