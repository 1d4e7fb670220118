# Words of the command line: keys begin with cli-. The same keys and variables in every language.

## What was typed wrongly

cli-usage-command = There is no command “{ $found }”. See: mesozoic --help
cli-usage-option = “{ $found }” is not understood here. See: mesozoic --help
cli-usage-value = “{ $found }” is not a valid value for { $name }.
cli-usage-missing = { $name } is missing. See: mesozoic --help
cli-usage-other = The command is not understood: { $problem }
cli-path-missing = There is no file or folder { $path }.
cli-path-folder = { $path } is a folder, not a file.
cli-path-not-a-folder = { $path } leads through something that is not a folder.
cli-path-forbidden = { $path } may not be read or written.
cli-path-full = There is no room left to write { $path }.
cli-path-exists = { $path } already exists and will not be overwritten.
cli-path-other = { $path } cannot be read or written: { $problem }.
cli-file-problem = { $path }: { $problem }
cli-humans = There can be 0 to { $most } people at this table, not { $found }.
cli-seat = The seats are numbered from 1 to { $most }; there is no seat { $found }.
cli-option-form = An option is written name=value, not “{ $found }”.
cli-play-what = Which game? For example: mesozoic play evo-2001
cli-no-seed = { $path } cannot be resumed: it does not hold the seed of its luck.
cli-resume-with = “{ $name }” does not go with --resume: the record has settled that.
cli-resume-none = There is no unfinished game in { $path }.
cli-least = { $name } must be { $least } or more, not { $found }.
cli-not-understood = “{ $found }” is not understood. Type a number, a move in full, or “help”.

## The table

cli-you = you
cli-player = player { $letter }
cli-yes = yes
cli-no = no
cli-turn = turn { $turn }
cli-per-cent = { $number }%
cli-pair = { $name }: { $value }
cli-climate = Climate
cli-legend = ☼ hot · ❄ cold · ✗ deadly · † would die · ? might die
cli-column-dinosaurs = dinos
cli-column-cards = cards
cli-hand = Your cards
cli-hand-empty = You have no cards.
cli-no-bid = no bid yet
cli-peril =
    If the turn ended here, you would lose { $losses ->
        [one] one dinosaur
       *[other] { $losses } dinosaurs
    }, out of these zones: { $zones }.
cli-peril-none = If the turn ended here, you would lose no dinosaurs.

## Playing

cli-commitment = All luck is decided by a secret seed; its seal is { $commitment }.
cli-untaught = Nobody has taught the bots this game: “greedy” chooses at random.
cli-prompt = Your move>
cli-cover = Over to { THE($who) }. Everyone else, please look away.
cli-cover-prompt = Press Enter when you are ready.
cli-why-may = That may be done now.
cli-undone = Taken back.
cli-log-empty = Nothing has happened yet.
cli-kept = The game is kept in { $path }
cli-kept-beside = { $left } was changed from outside and is left as it is. This game is now kept in { $path }
cli-left = The game is kept in { $path }. To go on with it:
cli-over = The game is over.
cli-seed = The seed that decided all luck: { $seed }
cli-verify-hint = To prove that nothing was changed: mesozoic verify { $path }

## What may be typed besides a move: the words of this language, with blanks between them

cli-order-why = why
cli-order-undo = undo back
cli-order-save = save keep
cli-order-log = log history
cli-order-rules = rules rule
cli-order-hand = hand cards
cli-order-board = board table
cli-order-help = help ?
cli-order-quit = quit exit
cli-help-answer = a number
cli-help-why-text = With a move: may it be done, and if not, by which rule.
cli-help-undo-text = Take back your last act, as long as nothing new has been shown since.
cli-help-save-text = Keep the game, in a file of your choice if you name one. It is kept after each act anyway.
cli-help-log-text = What has happened, the last lines or as many as you say.
cli-help-rules-text = The rules, or with a number such as { $rule } one of them, or with a name a word on a thing.
cli-help-board-text = Draw the table again.
cli-help-help-text = This.
cli-help-quit-text = Leave. The game is kept, and the command to go on with it is shown.

## games

cli-games-players = { $least } to { $most } players
cli-games-option = { $text } ({ $rule })
cli-games-default = default

## replay

cli-replay-prompt = Entry { $entry } of { $last }. Enter: next · number: jump · b: back · q: quit >
cli-replay-luck = luck
cli-replay-undone = taken back later
cli-replay-undo = takes back { $entries }

## explain-move

cli-explain =
    { $who } chose among { $options } options. The bot imagined { $tried ->
        [0] no game: it went by what looks best
        [one] one game
       *[other] { $tried } games
    }.
cli-explain-others =
    { $count ->
        [one] One other option was not tried.
       *[other] { $count } other options were not tried.
    }
cli-explain-best = the bot’s choice
cli-explain-played = was played
cli-explain-both = the bot’s choice, and was played
cli-explain-entry = There is no entry { $entry }: the entries of this record go from 0 to { $last }.
cli-explain-nobody = At entry { $entry } nobody decided anything: name one at which a player acts.
cli-explain-only = At entry { $entry } there was only one thing to do.
cli-explain-unfinished = This game is not over: what a player could do with what they hold stays theirs until then.
cli-explain-bot = { $bot } does not look ahead in a way that can be shown: take a level, or think with a budget (think:400).
cli-column-option = option
cli-column-prior = at first sight
cli-column-visits = tried
cli-column-share = share

## verify

cli-verify-over =
    { $path }: genuine. { $entries ->
        [one] One entry
       *[other] { $entries } entries
    } in order, every act legal, all luck from the promised seed, and the result follows.
cli-verify-unfinished =
    { $path }: genuine so far. { $entries ->
        [one] One entry
       *[other] { $entries } entries
    } in order, every act legal{ $luck ->
        [yes] , all luck from the promised seed
       *[no] ; its luck can be proved once the seed is shown
    }. The game is not over.
cli-verify-failed = { $path }: not proved. { $problem }

## rules

cli-rules-none = No rule speaks of “{ $text }”.
cli-rules-ruling = holds a ruling of ours
cli-rules-reconstruction = holds a reconstruction of ours

## check-pack

cli-pack-good = { $path } is a whole and sound pack for { $game }.
cli-pack-warnings =
    As a copy of the printed game it may differ from our reconstruction, and { $count ->
        [one] does so in one respect:
       *[other] does so in { $count } respects:
    }
cli-pack-cards = { $total } event cards: { $list }

## simulate, tournament, fuzz, bench

cli-progress-games = Games
cli-progress-rounds = Rounds
cli-progress-tables = Tables
cli-progress-positions = Positions
cli-progress-kills = Kills
cli-column-players = players
cli-column-third = third
cli-column-positions = positions
cli-column-error = largest error
cli-column-bins = bins
cli-column-off = over { $points } points
cli-column-surely-off = surely over { $points } points
cli-column-wins = wins
cli-column-rate = rate
cli-column-least = least
cli-column-most = most
cli-column-bot = bot
cli-column-seats = seats
cli-column-sure = 95%
cli-column-rating = rating
cli-column-game = game
cli-column-plies = plies/s
cli-column-copies = copies/s
cli-column-replay = replay (ms)
cli-column-options = options (ms)
cli-column-kilobytes = table (kB)
cli-column-calibration = × calibration
cli-column-catanatron = × catanatron
cli-column-openspiel = × OpenSpiel
cli-column-rollouts = random games/s
cli-column-iterations = search iterations/s
cli-ladder =
    { $games ->
        [one] One game
       *[other] { $games } games
    } of { $players }, seats rotated. greedy has 1000; 400 more is ten to one to end before another.
cli-simulate-games =
    { $games ->
        [one] One game
       *[other] { $games } games
    }, { $plies } plies
cli-simulate-length = A game takes { $mean } plies on average, from { $min } to { $max }.
cli-simulate-turns = It has { $mean } turns on average, from { $min } to { $max }.
cli-simulate-end = { $reason }: { $games }
cli-simulate-speed = { $speed } plies a second: { $seconds } s with --jobs { $jobs }
cli-tournament =
    { $games ->
        [one] One game
       *[other] { $games } games
    } of { $players } with rotated seats. By chance alone each would win { $par }.
cli-fuzz-games =
    { $games ->
        [one] One game
       *[other] { $games } games
    } with { $entries } entries, over { $combinations } ways to play.
cli-fuzz-laws = { $laws } laws, put to the test { $checks } times.
cli-fuzz-failure = The law “{ $law }” is broken: { $problem } The record: { $file }
cli-fuzz-good = Every law held.
cli-bench-calibration = Calibration: { $speed } rounds a second.
cli-bench-catanatron = Catanatron: { $speed } moves a second.
cli-bench-simulations = A plain tree search over catanatron: { $speed } simulations a second, each from the middle of a game to its end, as our random games here are.
cli-bench-openspiel = OpenSpiel: { $speed } plies of backgammon a second, in C++ called from Python.
cli-bench-unlisted = { $game } draws at random without listing what there is to draw from at: { $moments }. Everywhere else every option is listed.
cli-bench-plain = * runs plain: this build does not compile it.
cli-bench-server = { $game }: { $acts_per_second } acts and { $entries_per_second } entries a second; an act reached everybody at its table in { $p50_ms } ms at the median, { $p95_ms } ms at the 95th percentile; { $cpu_ms_per_act } ms of processor time an act.
cli-bench-server-peer = boardgame.io beside it: { $peer_acts_per_second } acts a second in memory, { $peer_files_acts_per_second } in files; ours are { $ratio } and { $ratio_to_files } times as many.
cli-bench-crowd = { $tables } tables, { $sockets } connections: { $acts_per_second } acts a second; an act reached everybody at its table in { $p50_ms } ms at the median, { $p95_ms } ms at the 95th and { $p99_ms } ms at the 99th percentile; { $dropped } dropped; { $memory_mb } MB.
cli-bench-noise = Beside who disturbs: { $p50_ms } ms, { $p95_ms } ms and { $p99_ms } ms; { $dropped } dropped.
cli-bench-bots = { $tables } tables of one person and bots: { $answers } answers of bots, half of them within { $p50_ms } ms, 95% within { $p95_ms } ms, the slowest in { $most_ms } ms; at { $in_haste } of the tables bots thought less, and said so.
cli-bench-faults = { $kills } kills, { $outages } of them outages, while { $tables } tables were played. Of { $told } lines that people were told, { $lost } are not in the records and { $doubled } there twice; { $holes } records have a hole, { $stuck } tables did not go on; of { $finished } finished records { $verified } were proved.
cli-bench-cores = { $game }: { $games } random games with { $plies } plies took { $one_core_seconds } s on one core and { $two_cores_seconds } s on two: { $ratio } times as long.
cli-bench-moot = { $option } does nothing here: { $kind } heeds { $heeded }.
cli-engine-compiled = Compiled engine, { $interpreter }
cli-engine-partly = Compiled engine, { $interpreter }; plain: { $games }
cli-engine-plain = Plain engine, { $interpreter }

## train

cli-train-extra = Training needs { $name }, which is not installed: pip install 'mesozoic[train]'
cli-train-other-game = The run in { $folder } is of { $found }.
cli-train-with = “{ $name }” does not go with { $run }: the run has settled that.
cli-train-strong = “{ $name }” does not go with --strong: no other games are played then, and options are ordered as before.
cli-train-generation =
    Generation { $generation }: on held-out games { $policy ->
        [none] value { $value }
       *[other] value { $value }, policy { $policy }
    }; the new network won { $share } of { $games ->
        [one] one game
       *[other] { $games } games
    } (its part is { $par }) and { $outcome ->
        [kept] takes the place of the old one.
       *[left] is left aside.
    }
cli-train-stopped = Stopped. What is finished is in { $folder }; go on with: { $command }
cli-train-done = The run is in { $folder }; go on with: { $command }

## calibrate

cli-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
cli-calibrate =
    { $positions ->
        [one] One position
       *[other] { $positions } positions
    } of { $games ->
        [one] one game
       *[other] { $games } games
    }. The largest error is that of the worst of ten bins, where there are forecasts enough to tell.
cli-calibrate-files = The diagram is { $picture }, the numbers are { $numbers }.

## admin

cli-admin-ask = Go on? (yes or no)
cli-admin-yes = yes y
cli-admin-nothing = Nothing was changed.
cli-admin-done = Done.
cli-admin-heard = Done. A server that runs on this database notices within { $seconds } seconds.
cli-admin-no-tables = There are no tables.
cli-admin-no-bans = Nobody is banned.
cli-admin-no-guests = No guest without a game was away for { $days } days.
cli-admin-ban-address = address { $what }
cli-admin-ban-key = key with the hash { $what }
cli-admin-will-close = Table { $table } ({ $game }, { $entries } entries) will be closed: nobody sits or looks on there until it is opened again. Its record stays.
cli-admin-will-reopen = Table { $table } ({ $game }, { $entries } entries) will be open again to those who have its keys, and to all who look on.
cli-admin-will-delete = Table { $table } ({ $game }, { $entries } entries) will be deleted for good, with its record.
cli-admin-will-rotate = Table { $table } ({ $game }, { $entries } entries) will get new keys: all its old links and keys open nothing any more.
cli-admin-will-ban-address = Whoever comes from { $what } will be refused.
cli-admin-will-ban-key = Whoever shows this key will be refused. Its hash: { $what }
cli-admin-will-unban-address = Whoever comes from { $what } will be let in again.
cli-admin-will-unban-key = Whoever shows this key will be let in again. Its hash: { $what }
cli-admin-will-forget-guests = { $guests ->
    [one] One guest who was not here for { $days } days will be forgotten
   *[other] { $guests } guests who were not here for { $days } days will be forgotten
}: they have no account, no seat at any table and no rating.
cli-admin-will-back-up = All will be written to { $path }: tables { $tables }, entries { $entries }, kept records { $records }. The file holds secrets of games in play.
cli-admin-will-restore = { $url } will be filled from { $path }: tables { $tables }, entries { $entries }, kept records { $records }.
cli-admin-will-move = All will be copied from { $url } to { $to }: tables { $tables }, entries { $entries }, kept records { $records }. No server should be running meanwhile; the old database stays as it is.
cli-admin-key-owner = Key of whoever opened the table: { $link }
cli-admin-key-seat = Seat { $seat }, { $name }: { $link }
cli-admin-column-table = table
cli-admin-column-game = game
cli-admin-column-opened = opened
cli-admin-column-players = players
cli-admin-column-entries = entries
cli-admin-column-state = state
cli-admin-state-running = running
cli-admin-state-over = over
cli-admin-state-closed = closed
cli-lesson-count = { $step } of { $steps }
cli-lesson-prompt = Enter: go on · undo: back · quit: leave >
cli-lesson-first = That was the first step.
cli-lesson-left = Your lesson is kept. To go on: mesozoic learn { $game }
cli-lesson-over = That is how it is played. Now a short game against two kind bots: mesozoic play { $game } --players 3 --bot level:1 --option length=short
