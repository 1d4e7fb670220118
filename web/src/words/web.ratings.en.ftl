## Ratings: the ladder of a game, and what somebody has played

web-ladder = Ladder
web-ladder-games = Games
web-ladder-text = People and bots on one scale, from rated games. The bar shows how sure a rating is: 19 times of 20 the true one lies within it.
web-ladder-none = Nobody has finished a rated game of this kind yet. Mark a table as rated when you open it.
web-ladder-bot = Bot, { $level }
web-provisional = Provisional
web-provisional-text = Fewer than ten rated games: these may still move far.
web-rating-doubt = ± { $doubt }
web-rating-games = { $count ->
    [one] 1 game
   *[other] { $count } games
  }
web-rating-provisional = provisional
web-ratings = Ratings
web-curve-told = { $game }: from { $first } after the first game shown to { $last } after { $games ->
    [one] one game
   *[other] { $games } games
  }.
web-profile = Player
web-player-own = Your profile
web-player-since = Here since { $day }.
web-player-recent = Last public games
web-results = Games
web-results-game = Game
web-results-players = Players
web-results-games = Played
web-results-won = Won
web-results-none = No game has been played to the end yet.
web-against = Against whom
web-against-who = Opponent
web-against-lost = Lost
web-against-own = Others see here only whom you met at public tables.
web-somebody = Somebody
web-seat-players = Who sits here
