## Finding a game: the lobby, open tables, the television screen

web-lobby = Lobby
web-lobby-text = Sit down at a table that somebody has opened, or open one yourself.
web-lobby-open = Open tables
web-lobby-empty = No table is open just now.
web-lobby-empty-text = Open one, and whoever comes next finds you here. Or play against bots until then.
web-lobby-none-fit = No open table fits what you are looking for.
web-lobby-all = Show all
web-lobby-bots = Play against bots
web-lobby-filter = Show
web-lobby-any-game = Any game
web-lobby-any-pace = Any pace
web-lobby-pace-none = No clock
web-lobby-pace-live = Live
web-lobby-pace-days = By correspondence
web-lobby-any-rated = Rated or not
web-lobby-rated = Rated
web-lobby-unrated = Not rated
web-lobby-game = Game
web-lobby-pace = Pace
web-lobby-lost = The connection to the lobby is lost; trying again…
web-now = Play now
web-now-game = What to play
web-now-text = You sit down at the oldest table that fits, or at a new one.
web-open-table = Open a table
web-open-yes = Open it
web-open-who = Who may sit down
web-open-public = Anybody
web-open-private = By link only
web-open-public-text = It is shown in the lobby, and the game may be watched.
web-open-private-text = Only those to whom you give the link find it.
web-open-rated = Does it count?
web-open-rated-text = It counts for the ratings of those who have an account.
web-open-unrated-text = It counts for nothing but the fun.
web-opening-of = { $taken } of { $players } seats taken
web-opening-free = Free
web-opening-host = host
web-opening-away = away
web-opening-you = you
web-opening-sit = Sit down
web-opening-sit-at = Sit down: { $game }
web-opening-seat-here = Sit here
web-opening-stand = Stand up
web-opening-back = Go there
web-opening-bot = Seat a bot
web-opening-unbot = Free the seat
web-opening-fill = Begin with bots
web-opening-wait = Waiting for { $count ->
    [one] one more player
   *[other] { $count } more players
  }…
web-opening-full = Everybody is here: the game begins.
web-opening-look = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
  }
web-opening-nobody = Nobody yet? Bots are always ready.
web-opening-nobody-text = They take the free seats, and the game begins at once.
web-opening-waited = Rather not wait any longer?
web-opening-leave = Stand up and play with bots
web-opening-leave-text = You leave this table, and a game of your own with bots begins at once.
web-opening-gone = This table is no longer open.
web-opening-gone-text = Nobody was there any more, or you stood up last.
web-opening-invite = Invite somebody
web-opening-invite-text = Whoever follows this link may sit down.
web-opening-qr = QR code of the link to this table
web-waiting = You have a seat: { $game }, { $taken } of { $players }
web-waiting-begun = Your game of { $game } has begun.
web-waiting-go = To the table
web-running = Being played now
web-running-none = No public table is being played just now.
web-watch-now = Watch
web-watch-table = Watch: { $game }
web-watchers = { $count ->
    [0] Nobody watches
    [one] One watches
   *[other] { $count } watch
  }
web-screen = On a big screen
web-screen-text = The board for all to see, on a television or a projector; each plays on a phone of their own.
web-screen-show = Show the table on a big screen
web-screen-scan = Scan to play
web-screen-address = Or open
web-screen-qr = QR code of the seat of { $name }
web-screen-qr-free = QR code of seat { $number }
web-screen-locked = Somebody is not there yet. The codes of the seats are secret: whoever opened the table can show them, in the browser where it was opened, with “On a big screen” in its menu.
web-screen-over = The game is over
web-screen-whose = { $names } to play
web-others = Play with others
web-others-lobby = Lobby ({ $count } open)
web-opening-public = An open table
web-opening-private = A private table
web-seen-who = Who may look on
web-seen-public-text = Anybody finds the game in the lobby and among the replays.
web-seen-private-text = Only those who have a link to it.
web-lobby-own = Your games
web-lobby-continue = Play on: { $game }
web-opening-sent-away = The host has sent you away from this table.
web-running-none-else = Nobody else is playing at a public table just now.
