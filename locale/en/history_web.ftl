# The browser's words for one's own games and statistics.

web-history-title = Your games
web-history-running = Still going
web-history-filter = Show games of
web-history-all-games = All games
web-history-game = Game
web-history-against = Against
web-history-alone = Played alone
web-history-result = Result
web-history-long = Length
web-history-when = When
web-history-length = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $minutes } min
web-history-more = Show more
web-history-none = You haven’t finished a game yet. When you have, you’ll find it here.
web-history-none-of = You haven’t finished a game of { $game } yet.
web-history-looking = One moment…
web-history-nobody = Play a game, and you’ll find it here.

web-history-statistics = Statistics
web-history-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
web-history-share = Won
web-history-mean-points = Points a game
web-history-places = Places
web-history-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-history-a-game = a game
web-history-errors = Errors a decision
web-history-luck = Luck
web-history-not-analysed = Have a game analysed to see your errors and your luck here.
web-history-no-figures = Your statistics begin with the first game you finish. Practice doesn’t count.
web-history-no-figures-of = { $name } hasn’t finished a game yet.
web-history-open = Let others see my statistics
web-history-open-help = Anyone with the link sees them, but no private game.
