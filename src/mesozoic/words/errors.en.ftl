## What was asked for

error-language-unknown = There is no language “{ $found }”. There are: { $known }.
error-game-unknown = There is no game “{ $found }”. There are: { $known }.
error-games-none = There is no game in { $folder }, which { $setting } names. A game is a folder in it, with an __init__.py.
error-game-twice = There are two games “{ $game }”. Rename the folder of yours ({ $setting }).
error-game-broken = The game “{ $game }” cannot be loaded: { $problem }.
error-game-not-one = The folder of “{ $game }” does not offer a GAME with that id.
error-players = { $game } is for { $least } to { $most } players, not { $found }.
error-option-unknown = There is no option “{ $option }”. There are: { $known }.
error-option-value = The option “{ $option }” cannot be “{ $found }”. It can be: { $known }.
error-seat-name = “{ $found }” cannot be a name: it may have at most { $most } characters, all of them printable.
error-bot-unknown = There is no bot “{ $found }”. There are: { $known }.
error-rule-unknown = There is no rule “{ $found }”. There are: { $known }.

## What was done

error-old-decision = This answers an earlier question: the game has moved on.
error-not-offered = “{ $action }” may not be done now.
error-no-undo = There is nothing that may be taken back now.
error-no-such-seat = There is no seat { $seat } at this table.
error-not-forced = The table may answer for a player only where there is no choice.
error-not-an-outcome = Luck could not have decided this.
error-other-luck = The promised seed decides this otherwise.

## Notation and JSON

error-notation-unknown = “{ $found }” is not a move. Moves are written: { $known }.
error-value-not-tagged = An action or event with its name under “is” was expected, not “{ $found }”.
error-value-unknown = “{ $found }” is unknown. These are known: { $known }.
error-value-fields = “{ $found }” does not have the right fields. Expected: { $expected }.
error-value-field = The field “{ $field }” should be of type { $expected }, and is “{ $found }”.

## Records

error-record-unreadable = The record cannot be read: { $problem }.
error-record-large = The record is larger than { NUMBER($most, useGrouping: 1) } bytes.
error-record-not-file = The record cannot be read: { $file } is not a file.
error-record-exists = There is already a file { $file }: older records are not overwritten.
error-record-not-json = The record is truncated, or is not JSON.
error-record-not-one = This is not a Mesozoic record.
error-record-format = The record has the format { $found }; this program reads { $expected }.
error-record-parts = The record does not have the right parts. Expected: { $expected }.
error-record-edited = The record has been changed since it was written: its digest does not fit.
error-record-header = The record’s header is not as it should be. Expected: { $expected }.
error-record-rules =
    The record follows version { $found } of the rules; { $newest ->
        [one] this program knows only the first.
       *[other] this program knows versions 1 to { $newest }.
    }
error-record-options = The record does not name every option of its game.
error-record-entry = Entry { $entry } of the record is not as it should be.
error-record-action = Entry { $entry } of the record cannot be read: { $problem }
error-record-result = The record’s result is not as it should be.
error-record-seed = The record’s seed is not as it should be: 64 hexadecimal digits.
error-record-no-seed = The game is over, but the record does not show the seed of its luck.
error-record-other-seed = The record’s seed is not the one that was promised.
error-record-other-pack = The game was played with other components (pack “{ $pack }”).
error-record-illegal = Entry { $entry } of the record breaks the rules: { $problem }
error-record-wrong-result = After entry { $entry } the game is not where the record says it is.

## Component packs

error-pack-no-folder = There is no folder { $file }.
error-pack-file-missing = The pack lacks the file { $file }.
error-pack-not-file = { $file } is not a file.
error-pack-unreadable = { $file } cannot be read: { $problem }.
error-pack-file-large = { $file } is larger than { NUMBER($most, useGrouping: 1) } bytes.
error-pack-not-text = { $file } is not UTF-8 text.
error-pack-not-toml = { $file } is not valid TOML: { $problem }.
error-pack-toml-excess = { $file } holds a number that is far too long, or lists nested far too deep.

## Maps drawn in text

error-pack-tab = { $file }, line { $line }, column { $column }: there is a tab here. Draw with blanks, so that every zone stays in its column.
error-pack-misaligned = { $file }, line { $line }, column { $column }: “{ $token }” stands off the grid. Zones of a row are two characters apart, and each row is shifted by one against the row above.

## Many games, and other programs

error-games-count = At least one game must be played, not { $found }.
error-bots-none = Name at least one bot.
error-ladder-anchor = A ladder counts from “{ $anchor }”, which has { $rating }, and it plays none of these games: name it among the bots, or play more games.
error-peer-not-installed = { $peer } could not be installed: { $problem }.
error-peer-failed = { $peer } stopped without an answer.
error-bench-few-files = This needs { $wanted } open files, and a process here may have { $most }: raise that limit (ulimit -Hn), or ask for fewer tables.
error-bench-no-answers = Nothing was heard of the table for { $seconds } s: the server hangs, or this machine is too busy to measure on.

## What was learnt

error-network-unreadable = { $file } is not the file of a network: { $problem }.
error-network-format = { $file } has the format { $found }; this program reads { $expected }.
error-network-game = { $file } is a network for { $found }. Expected one for { $expected }.
error-network-features = { $file }: feature { $place } under “{ $part }” is “{ $found }”. Expected “{ $expected }”: a network fits only the features that it was trained with.
error-network-size = { $file }: a list under “{ $part }” has { $found } entries. Expected { $expected }.
error-network-divisor = { $file }: a temperature or unit is { $found }. Expected a number above 0.
error-train-no-features = Nothing is known of { $game } that a network could look at: it has no features.
error-train-exists = There is already a run in { $folder }: go on with it ({ $resume }), or name another folder (--out).
error-train-none-shipped = No network ships with { $game }: train without --strong.
error-train-no-run = There is no training run in { $folder }: expected a folder with a config.json.
error-train-unreadable = { $file } of the run cannot be read: { $problem }.
error-train-setting = The run’s setting “{ $name }” is { $found }. Expected: { $expected }.
error-train-setting-missing = { $file } lacks the setting “{ $name }”: an earlier version began the run, and it cannot be gone on with. Begin a new one (--out).
error-lesson-unknown = { $game } has no lesson “{ $found }”.
error-lesson-broken = The lesson { $lesson } does not fit, at { $step }: { $problem }.
error-lesson-other-way = That is allowed, but the lesson goes another way.
error-lesson-over = The lesson is over: now begin a game of your own.
error-example-unknown = There is no example of rule { $found } in { $game }.
error-example-broken = The example { $example } does not fit: { $problem }.
