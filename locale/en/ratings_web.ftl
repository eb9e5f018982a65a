## Ratings in the browser

web-ratings-title = Ratings
web-ratings-of = Ratings: { $game }
web-ratings-of-games = Game
web-ratings-rating = Rating
web-ratings-name = Name
web-ratings-played = Games
web-ratings-board = Leaderboard
web-ratings-span = Period
web-ratings-month = Last 30 days
web-ratings-ever = All time
web-ratings-bot = { $level }, a bot
web-ratings-nobody = Nobody is listed yet.
web-ratings-yours = Your rating
web-ratings-none = You haven’t played a rated game of this yet. One is enough for a first rating, even against bots.
web-ratings-play = Play a rated game
web-ratings-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
  }
web-ratings-provisional = provisional
web-ratings-provisional-help = Still provisional: a few more games will settle it.
web-ratings-list-me = List me
web-ratings-list-me-help = Show my name and ratings on the leaderboards, and my ratings to whoever opens my page.
web-ratings-how = How ratings work
web-ratings-how-help = The adept of each game stands at 1500, and so does everybody at first. What counts is who finishes ahead of whom. Anyone who leaves, runs out of time or lets a bot move comes last. Bots keep their rating.
web-ratings-rated = Rated
web-ratings-rated-help = The result counts for your rating. Standard rules, no hints, no practice, a device each.
web-ratings-rated-tag = rated
web-ratings-point = Place { $place } of { $seats }: { $rating } ({ $change })
web-ratings-counting = This game is rated; its result is being counted.
web-ratings-counted = { $counted ->
    [yes] This game was rated.
    [short] This game does not count for ratings: nobody has moved.
    [often] This game does not count for ratings: the same two people have met too often within a day.
    [alone] This game does not count for ratings: there is nobody left to compare with.
   *[other] This game could not be counted for ratings.
  }
