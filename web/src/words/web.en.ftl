## Sentences that only the browser says: keys begin with web-. The same keys and variables in every language.

web-name = Mesozoic
web-tagline = A field guide to lost worlds, to be played
web-cover-overline = A table for games of dinosaurs and evolution
web-language = Language
web-theme = Light
web-theme-system = Auto
web-theme-light = Daylight
web-theme-dark = Lamplight
web-nav = Pages
web-home = Back to the start page
web-rules = Rules
web-replays = Replays
web-credits = Credits
web-close = Close
web-cancel = Cancel
web-again = Try again
web-loading = One moment…
web-menu = Menu
web-menu-text = Settings, rules, summary sheet, notes and the way out.
web-settings = Settings
web-pace-long = How fast bots play and things are shown
web-patience = Time to take back the last act of a turn
web-patience-text = Bots wait that long before they go on, and a shared screen before it is the next person’s; nobody else does.
web-patience-none = None
web-patience-ask = Until I go on
web-panels = Panels beside the table
web-panels-play = In order of play
web-panels-seats = In order of seats
web-sound = Volume of sounds
web-sound-table = Sounds of the table
web-sound-text = Dice, steps, births, deaths and bids. When your turn begins is heard wherever the volume is not off.
web-vibrate = Vibration
web-off = Off
web-on = On
web-notify = Notification when your turn begins
web-notify-text = This browser shows it while you look at something else.
web-notify-refused = This browser does not let the page show anything: allow it in the browser’s settings for this site.
web-plate = Plate { $number }
web-copy = Copy the link
web-copied = Copied
web-selected = It is selected: copy it from here.

## What went wrong
web-error-unreachable = The server cannot be reached. Is it still running?
web-offline-title = The server cannot be reached
web-offline-text = Your games are safe: they are kept there. As soon as it answers, this page goes on by itself.
web-parts-away = Part of this page has not come yet: the server cannot be reached. It comes by itself as soon as the server answers.
web-parts-older = These pages are older than what the server has: load them again to go on.
web-parts-reload = Load again
web-error-server = The server could not answer ({ $status }).
web-error-unknown = This cannot be shown.
web-error-address = There is nothing at the address “{ $path }”.
web-error-game = This cannot be shown. There is no game “{ $game }” here.
web-line-lost = The connection to the table is lost; trying again…

## The four games
web-open = Open a table
web-facts = { $least } to { $most } players
web-rules-of = Rules of { $game }
web-continue = Play on
web-going = A game of yours is still going: go back to it, or begin another below.
web-recent = Finished games
web-recent-more = All of them
web-recent-none = No game has been finished here yet.
web-mine = Your tables
web-mine-all = All your tables ({ $count })
web-mine-none = This browser has no seat at any table.
web-mine-none-text = Games at which you sit down are found here again, just where you left them.
web-mine-running = Being played
web-mine-away = Put away
web-mine-over = Finished
web-put-away = Put away
web-take-out = Take out again
web-delete = Delete
web-delete-title = Delete this table?
web-delete-running = The game is not over. It will disappear for everybody playing, and nothing of it will be kept.
web-delete-over = The game and its replay will disappear for everybody. You may save its record first.
web-to-play = { $names } to play
web-won-by = Won by { $names }
web-bot-named = { $level } { $name }

## A new table
web-new = A new table
web-begin = Begin the game
web-players = Players
web-seats = Who plays
web-player = Player { $number }
web-seat-kind = Who leads the { $species }
web-kind-here = At this screen
web-kind-bot = A bot
web-kind-link = By link
web-kinds-text = Several people at this screen take turns with it. Those who play by link open it in another browser or on a phone.
web-secrets = Between those at this screen
web-secrets-covered = Cover it
web-secrets-none = No secrets between us
web-secrets-covered-text = It is covered before it would show one of you what only another may see.
web-secrets-none-text = It is never covered: whoever is to play sees what they hold, and so do you all.
web-level = Strength
web-level-1 = Hatchling
web-level-2 = Yearling
web-level-3 = Forager
web-level-4 = Hunter
web-level-5 = Alpha
web-level-6 = Tyrant
web-bot-1 = still learning, makes many mistakes
web-bot-2 = hasty, forgets things
web-bot-3 = takes what is near
web-bot-4 = thinks a little ahead
web-bot-5 = thinks ahead
web-bot-6 = thinks as hard as it can
web-character = Character
web-character-even = Even-tempered
web-character-fighter = Fighter
web-character-breeder = Breeder
web-character-miser = Miser
web-bot-rated = { $level } ({ $rating })
web-bots-rated = The numbers are measured ratings: 1000 plays by rules of thumb, and 400 more is ten to one to end before another.
web-bot-character = { $level } · { $character }
web-name-of = Name of the player leading the { $species }
web-options = Ways to play
web-luck = Luck
web-luck-text = Luck is drawn from a secret seed, promised at the start and shown at the end. Enter one yourself to play again with the same luck.
web-luck-secret = Secret
web-invite = Invite the others
web-invite-text = Each link is the key to one seat: give it to that player only.
web-invite-elsewhere = The links are kept in the browser that opened this table.
web-alone = This server can only be reached from this machine.
web-alone-text = The links work nowhere else. Start it with --host 0.0.0.0 to let others in.
web-alone-open-text = The links work nowhere else. Once it is open, everybody on your network can reach its pages until it is stopped.
web-alone-open = Open it to the network
web-qr = QR code of the link for { $name }
web-sit-down = Take your seat
web-look-on = Watch
web-ask-name = Who are you?
web-ask-name-text = The others see your name at the table.
web-your-name = Your name
web-ask-name-ready = Go to the table

## The table
web-turn = Turn
web-turn-number = Turn { $turn }
web-phases = Phases of the turn
web-aside = Species and log
web-sheets = Players and details
web-sheet-opens = Opens: { $title }
web-you = (you)
web-away = (away)
web-deciding = Is deciding
web-points = { $points } MP
web-dinosaurs = { $count ->
        [one] { $count } dinosaur
       *[other] { $count } dinosaurs
    }
web-log = What happened
web-log-empty = Nothing yet.
web-log-older = What happened before
web-note = { $name }: { $text }
web-phase-now = It is being played now.
web-rule-open = Open rule { $rule }
web-zoom-in = Look closer
web-zoom-out = Step back
web-zoom-reset = The whole island

## What is being decided
web-your-turn = Your turn
web-over = The game is over.
web-hint-wait = Not your turn: watch, or read what happened.
web-hint-held = You can still take it back.
web-hint-onlooker = You are watching: this link gives no seat.
web-hint-watching = You are watching.
web-wrong-key = This link opens no seat
web-wrong-key-text = Its key is not one of this table’s, so you only look on. Ask whoever invited you for the whole link again.
web-hint-missed = { $name } is not here yet.
web-hint-lead = You lead { $species }; it is not your turn.
web-hint-pass = Nothing else to do here.
web-undo = Undo
web-undo-key = Undo (U)
web-undo-ask = Ask the others whether you may take back your last act
web-undo-ask-short = Undo?
web-undo-asked = { $name } asks to take back their last act, and what happened since.
web-undo-agree = Agree
web-undo-refuse = Refuse
web-undo-mine = You ask to take back your last act. Still to answer: { $names }.
web-undo-drop = Ask no longer
web-undo-waiting = { $name } asks to take back their last act. Still to answer: { $names }.
web-skip = Skip
web-skip-text = Shows at once how things stand now.
web-go-on = Go on
web-go-on-text = The table waits a moment, so that you can take back what you did last.
web-pace = Pace
web-pace-slow = Leisurely
web-pace-normal = Steady
web-pace-quick = Brisk
web-pace-instant = At once
web-why-legal = That may be done.
web-keys = Keys: arrows walk over the island, Enter chooses, Esc lets go, U takes back, P presses the first button, Space skips; Enter on the log leads to its links.
web-leave = Leave the table
web-elsewhere = Continue on another device
web-elsewhere-text =
    { $count ->
        [one] Open this link there and you have your seat. Anyone who has it can play for you: keep it to yourself.
       *[other] Open this link there and everybody at this screen has their seat there. Anyone who has it can play for you: keep it to yourselves.
    }
web-elsewhere-qr = QR code of the link to your seat
web-promise = Nothing is rigged: all luck comes from a seed that was drawn before the first turn. Its fingerprint, { $hash }…, is promised here; the seed itself is shown at the end, and then every roll and every draw can be checked against it.

## Hot seat
web-cover = { $name }, it is your turn
web-cover-text = The screen stays covered until you have it to yourself.
web-cover-ready = I am { $name }: show me the table

## The end
web-end = The end
web-end-title = { $count ->
        [one] Victory for { $species }
       *[other] Victory shared by { $species }
    }
web-end-turns = { $turns ->
        [one] after one turn
       *[other] after { $turns } turns
    }
web-end-show = The ranking
web-end-hide = Look at the table
web-chart-points = Mutation points, turn by turn
web-story-missing = How the game went cannot be shown.
web-verify = Was the luck honest?
web-verify-good = Verified: { $entries } entries, and every die fell as the promised seed decides.
web-verify-bad = { $entries } entries replayed by the rules; the luck itself is not proved.
web-seed = Seed:
web-commitment = Its hash, promised at the start:
web-play-again = Play again
web-next = The table plays again: the same game, the same people.
web-next-go = Go to the new table
web-next-stay = Stay here
web-watch = Watch again
web-save = Save the record

## Replays
web-drop = Drop the record of a game here.
web-choose-file = Choose a file
web-keep-record = Keep this game and get a link
web-kept-records = Records you kept
web-kept-delete-title = Delete this record?
web-kept-delete = Links to it will no longer work, unless somebody else has kept it too. A file of your own stays with you.
web-play = Play
web-pause = Pause
web-step-on = Next act
web-step-back = Previous act
web-turn-on = Next turn
web-turn-back = Previous turn
web-slider = Moment of the game
web-entry = { $entry } of { $last }
web-copy-moment = Link to this moment
web-copy-address = It is in the address bar

## Rules and credits
web-rules-games = Rules of each game
web-rules-search = Search the rules
web-rules-nothing = Nothing about “{ $sought }”.
# Words for one thing, in groups: whoever seeks one finds the others. Nobody reads this list.
web-rules-kin = tie tied ties draw equal, dice die roll, combat battle fight attack, auction bid, winner winning win, dead dies killed starve
web-rules-missing = There is no rule { $rule }.
web-contents = Contents
web-mark-ruling = our ruling
web-mark-reconstruction = our reconstruction
web-mark-option = table option
web-mark-ruling-text = The rulebook is silent or unclear here: this is how we play it.
web-mark-reconstruction-text = We could not see the printed component: we rebuilt it from what the rules say.
web-mark-option-text = Whoever opens a table chooses this.
web-credits-text = Mesozoic is a table made by people who love these games. It is not connected with their authors or publishers: if you enjoy a game here, buy it for your own table.
web-credits-games = The games
web-credits-works = What it is built with
web-credits-art = Every animal, emblem, card and island was drawn for this table.

## A game that has no table of its own

web-plain-table = On the table
web-plain-choices = You may
web-plain-players = Players
web-plain-hint = Choose on the page above.
web-plain-covered = The table is covered until whoever comes next looks at it.
web-plain-turn-up = Show what I may see
web-plain-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-yes = yes
web-no = no

## Who one is
web-me = You
web-me-is-guest = You play as a guest. This browser remembers you; nothing more is needed.
web-me-is-account = You are signed in as { $name }. Your games go with you to every device.
web-me-name = Name
web-me-name-keep = Keep this name
web-me-name-kept = Kept.
web-me-account = Your games on every device
web-me-account-text = With an account you find your games and your name again wherever you sign in. It needs no e-mail address.
web-me-account-make = Make an account
web-me-have = You have an account
web-me-by-password = With a password instead
web-me-passkey-make = Make an account with a passkey
web-me-passkey-text = Your device keeps the passkey: a finger, your face or its PIN opens it, and there is nothing to remember.
web-me-passkey-use = Sign in with a passkey
web-me-passkey-add = Add a passkey
web-me-passkeys-none = You have no passkey yet.
web-me-password = Password
web-me-password-note = At least 8 characters.
web-me-password-new = Change the password
web-me-password-set = A password, if you want one
web-me-password-keep = Keep this password
web-me-password-is-set = Kept. Other browsers are signed out.
web-me-code = Recovery code
web-me-with-code = With a recovery code
web-me-with-password = With the password
web-me-sign-in = Sign in
web-me-sign-out = Sign out in this browser
web-me-sign-in-here = Sign in on this device
web-me-sign-in-here-text = Another device has led you here. Go on if it is your own: this browser then plays under that account.
web-me-keys = What opens your account
web-me-codes = Your recovery codes
web-me-codes-text = Write them down or copy them to a safe place. If all else is lost, each lets you in once. They are shown only now.
web-me-codes-copy = Copy the codes
web-me-codes-kept = I have kept them
web-me-codes-left = { $count ->
    [0] No recovery code is left.
    [one] One recovery code is left.
   *[other] { $count } recovery codes are left.
  }
web-me-codes-renew = Make new recovery codes
web-me-device = Another device
web-me-device-text = { $count ->
    [one] Only this browser is signed in.
   *[other] { $count } browsers are signed in.
  }
web-me-device-show = Show a code for another device
web-me-device-qr = A code that signs another device in
web-me-device-once = It works once, for five minutes. Whoever has it has your account: show it to nobody else.
web-me-kept = What is kept of you
web-me-kept-text = Your name, the seats you took, and what opens your account: keys and passwords only in a form from which nobody can read them.
web-me-download = Download it
web-me-forget = Be forgotten
web-me-forget-text = Your name and account are deleted, everywhere and for good. Games stay, with no name at your seats; in games in play a bot goes on for you, as if you had resigned.
web-me-forget-yes = Delete all of it
web-me-name-first = Write your name above first.
web-me-forgotten = You are forgotten here.

## Talk
web-talk = Talk
web-talk-text = What people at this table say to one another.
web-talk-button = { $unread ->
    [0] Talk
    [one] Talk, one new line
   *[other] Talk, { $unread } new lines
  }
web-talk-lines = What was said
web-talk-empty = Nobody has said anything yet.
web-talk-say = Say something
web-talk-send = Say it
web-talk-all = Everybody at this table reads it, and so do those watching.
web-talk-aside = Only those watching read it; players do when the game is over.
web-talk-onlooker = Onlooker { $number }
web-talk-phrases = Quick phrases, in each reader’s language
web-talk-mute = Mute { $name }
web-talk-mute-short = Mute
web-talk-unmute = Listen to { $name } again
web-talk-unmute-short = Listen again
web-talk-you = You
web-talk-hidden = { $count ->
    [one] One message of { $name } is hidden.
   *[other] { $count } messages of { $name } are hidden.
  }
web-phrase-hello = Hello, everybody!
web-phrase-good-luck = Good luck!
web-phrase-your-turn = Is it your turn?
web-phrase-one-moment = One moment, please.
web-phrase-take-your-time = Take your time.
web-phrase-well-played = Well played!
web-phrase-close-call = That was close!
web-phrase-ouch = Ouch!
web-phrase-sorry = Sorry!
web-phrase-thanks = Thank you!
web-phrase-good-game = Good game, thank you all.
web-phrase-once-more = Shall we play again?
web-phrase-must-go = I have to go now.
web-notes = Notes to yourself
web-notes-text = Kept as you write, on all your devices. Nobody else reads them.
web-notes-placeholder = What you mean to do, what they did last time…
web-notes-keeping = Being kept …
web-notes-kept = Kept.
web-notes-unread = Your notes could not be read.
web-notes-unkept = Not kept yet: the server could not be reached.
web-notes-room = Room for { $count } more characters.

## Pace and leaving
web-holidays = Holidays
web-holidays-text = By correspondence your days do not run while you are away, at the tables you play at now.
web-holidays-left = { $count ->
    [0] You have used all your holidays: there are twenty days a year.
    [one] You have one day of holiday left. There are twenty a year.
   *[other] You have { $count } days of holiday left. There are twenty a year.
  }
web-holidays-days = How many days, from now on
web-holidays-back = Your days run again on { $day }.
web-holidays-go = Go on holiday
web-holidays-until = You are on holiday until { $day }.
web-holidays-end = I am back
web-clock = Clock
web-clock-text = How long everybody may take over a decision. It runs only for whoever has something to decide.
web-clock-none = Without a clock
web-clock-live = { $minutes } minutes + { $seconds } seconds a decision
web-clock-days = { $days ->
    [one] One day a decision
   *[other] { $days } days a decision
  }
web-clock-left = Time left:
web-clock-left-days = { $days } d { $hours } h
web-clocks = Clocks
web-clock-runs = Time left, running:
web-clock-short-days = { $days } d
web-clock-short-hours = { $hours } h
web-clock-holiday = on holiday
web-clock-bot = a bot plays
web-substitute = Substitute
web-substitute-text = The bot that answers for whoever is out of time, and plays on for whoever leaves.
web-led-late = Your time ran out twice: a bot plays for you.
web-led-removed = You were away: a bot plays for you.
web-late = Your time ran out: a bot answered for you.
web-late-seen = All right
web-happened-late = The time of { $name } ran out: a bot answered.
web-happened-kept = The time of { $name } ran out twice: a bot plays for them.
web-happened-resigned = { $name } has resigned: a bot plays on.
web-happened-removed = { $name } never came: a bot plays there.
web-happened-back = { $name } has come back.
web-happened-no-end = { $name } would play on.
web-led-resigned = You have resigned: a bot plays on for you.
web-take-back = Take my seat back
web-leaving = Leave the game
web-resign = Resign
web-resign-sure = A bot plays on for you to the end, and you cannot come back.
web-end-offer = Offer to end
web-end-offer-sure = The game ends without a result if everybody agrees.
web-end-withdraw = Withdraw the offer
web-end-withdraw-sure = The game goes on, and everybody is asked anew if somebody offers again.
web-end-offered = { $name } would like to end the game without a result.
web-end-offered-mine = You offered to end the game; waiting for { $names }.
web-end-withdraw-short = Withdraw
web-go-on-watching = Go on watching
web-to-lobby = To the lobby
web-to-start = To the start page
web-to-table = Back to the table
web-end-agree = Agree
web-end-play-on = Play on
web-remove = Replace { $name }
web-remove-sure = { $name } never came: a bot plays there until they take their seat.
web-ended = Everybody agreed: this game has ended without a result.
web-ended-short = The game has ended without a result.
web-ended-look = Look at it again

## Summary sheets
web-sheet = Summary sheet
web-sheet-text = The whole game on one page, to look at and to print.
web-sheet-print = Print
web-sheet-turn = A turn
web-sheet-end = How it ends
web-sheet-things = What there is
web-sheet-foot = Mesozoic · in our own words; the rules by number are beside every table
