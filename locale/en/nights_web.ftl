## Match nights in the browser

web-nights-title = Match nights
web-nights-about = Several rounds in one evening: the tables of each round are set up automatically, and everybody is taken to theirs.
web-nights-untitled = A night of { $game }
web-nights-looking = Looking for the match night …
web-nights-mine = Your match nights
web-nights-enter = Code or link of a match night
web-nights-new = New match night
web-nights-game = Game
web-nights-seats-label = Seats at a table
web-nights-rounds-label = Rounds
web-nights-pairing = Who meets whom
web-nights-swiss = by points (Swiss)
web-nights-fixed = the same tables, seats move on
web-nights-filling = If the tables don’t come out even
web-nights-fill-bots = bots fill them
web-nights-fill-sizes = tables of different sizes
web-nights-level = Level of the bots
web-nights-name-label = Name of the night
web-nights-name-example = Tuesday night
web-nights-invited = By invitation
web-nights-invited-help = People who follow the link ask to join, and you let them in.
web-nights-plays = I play too
web-nights-plays-help = Otherwise you only host. Alone, you play with bots.
web-nights-make = Make it
web-nights-name = Name
web-nights-wins = Wins
web-nights-opposition = Opposition
web-nights-played = Played
web-nights-left = has left
web-nights-bot = { $level } { $number }, a bot
web-nights-somebody = number { $number }
web-nights-placed = { $place }. { $name }
web-nights-seats = { $count } seats
web-nights-gathering = { $count ->
    [0] Nobody has joined yet.
    [one] One person has joined so far.
   *[other] { $count } people have joined so far.
  }
web-nights-round = Round { $round } of { $rounds }: { $left ->
    [0] the next tables are being made.
    [one] one table is still being played.
   *[other] { $left } tables are still being played.
  }
web-nights-won = The night is over. Winner: { $name }.
web-nights-over = The night is over.
web-nights-your-table = Your table
web-nights-awaited = Your table for round { $round } is waiting for you.
web-nights-go = Go to your table
web-nights-next = Round { $round } has begun, and your table is ready.
web-nights-go-next = Next table
web-nights-standings = Standings
web-nights-csv = Download as CSV
web-nights-nobody = Nobody has joined yet.
web-nights-how = The first place at a table is worth 12 points, the last none, with equal steps between; ties share. Ties in the standings are broken by wins, then by the strength of the opponents.
web-nights-tables = Tables
web-nights-round-heading = Round { $round }
web-nights-board = Table { $board }
web-nights-result = Result
web-nights-open = Watch
web-nights-look-at = Table { $board } of round { $round }
web-nights-take-part = Join
web-nights-in = You’re in. When the host starts, you are taken to your table.
web-nights-in-playing = You’re in, and get a table in every round.
web-nights-asked = You have asked to join. The host has not let you in yet.
web-nights-ask = Ask to join
web-nights-join = Join
web-nights-leave = Leave the night
web-nights-late = You’ll get a table from the next round on.
web-nights-host = You are the host
web-nights-asks = { $name } asks to join
web-nights-admit = Let in
web-nights-admit-name = Let { $name } in
web-nights-decline = Decline
web-nights-decline-name = Decline { $name }
web-nights-start = Start the first round
web-nights-start-help = Latecomers get a table from the next round on.
web-nights-start-needs = Somebody has to join first.
web-nights-close = Close round { $round } now
web-nights-close-sure = Really close it?
web-nights-close-help = Unfinished tables count as they stand. Otherwise the next round begins when all tables are over.
web-nights-end = End the night
web-nights-end-sure = Really end the night?
web-nights-remove = Remove somebody
web-nights-remove-name = Remove { $name }
