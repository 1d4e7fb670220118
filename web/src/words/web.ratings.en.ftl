## Ratings: the ladder of a game, and what somebody has played

web-ladder = Ladder
web-ladder-games = Games
web-ladder-text = People and bots on one scale, from rated games. The bar shows how sure a rating is: 19 times of 20 the true one lies within it.
web-ladder-none = Nobody stands on this ladder yet.
web-ladder-none-text = Finish a rated game and you are its first: mark a table as rated when you open it. You need an account; bots are rated too.
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
web-results-ended = { $count ->
    [one] and one that ended without a result
   *[other] and { $count } that ended without a result
  }
web-results-none = No game has been played to the end yet.
web-results-none-own = Your page of this guide is still blank.
web-results-none-text = A game that you play to the end stands here: how often you won, against whom, and, where it was rated, how strong you are.
web-against = Against whom
web-against-who = Opponent
web-against-lost = Lost
web-against-own = Others see here only whom you met at public tables.
web-somebody = Somebody
web-seat-players = Who sits here
