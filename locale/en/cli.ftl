# What the `conclave` command says. Its arguments are explained by cli-COMMAND-ARGUMENT.

cli-help =
    Conclave: four games of wizardry at one table.

    conclave games                what there is to play
    conclave play abracada        play here in the terminal, against bots
    conclave serve --open         play in the browser, alone or with friends

    conclave simulate abracada    random play with every check on
    conclave arena abracada       bots against bots: which level is stronger
    conclave database check       whether the database fits this version
    conclave verify FILE          check the luck of a finished game
    conclave bench                how fast it all is

    conclave COMMAND --help tells more about any of them.
cli-version = Conclave { $version }
cli-interrupted = Interrupted; good-bye.
cli-system-refused = The system did not let it happen: { $why }.
cli-did-you-mean = Did you mean “{ $name }”?

## What can be wrong with a command

cli-command-unknown = There is no command “{ $command }”; the commands are: { $commands }.
cli-argument-unknown = “conclave { $command }” does not take “{ $argument }”; it takes: { $arguments }.
cli-bad-usage = “conclave { $command }” was not given what it needs ({ $problem }); “conclave { $command } --help” shows how it is used.
cli-not-a-number = { $argument } takes a whole number such as 4, not “{ $value }”.
cli-not-seconds = { $argument } takes a number of seconds such as 0.5, not “{ $value }”.
cli-number-too-low = { $argument } can't be { $value }; it takes a whole number from { $least } up.
cli-number-out-of-range = { $argument } can't be { $value }; it takes { $least } to { $most }.
cli-option-without-value = The option “{ $option }” has no value; write it as NAME=VALUE, for example “--option rounds=1”.
cli-no-folder = The file “{ $file }” can't be written, for there is no folder “{ $folder }”; make it first or name another.
cli-cannot-write = The file “{ $file }” can't be written; name one in a folder that is yours.
cli-cannot-read = The file “{ $file }” can't be read ({ $why }); name the record of a game.
cli-playing = Playing
cli-measuring = Measuring
cli-record-written = The record is in { $file }; “conclave verify { $file }” checks it.

## conclave games

cli-games = Lists the games, their seats and their options.
cli-games-json = as JSON
cli-games-seats = ({ $slug }, { $least }–{ $most } seats)
cli-games-play = Play it: conclave play { $slug }

## conclave serve

cli-serve = Serves the games to browsers until you press Ctrl-C.
cli-serve-host = where to listen: 127.0.0.1 for this computer alone, 0.0.0.0 for the whole network
cli-serve-port = the port; 8000, or the environment's PORT
cli-serve-db = where tables are kept: a file, or the URL of a PostgreSQL database; the environment's CONCLAVE_DB, or a file in your data folder
cli-serve-bot-pace = how long a bot waits before it speaks, so that people can follow
cli-serve-open = open a browser too
cli-serve-closed = The server is closed; every table is kept.

## conclave database

cli-database = Checks whether the database fits this version, or upgrades it; a server does so by itself when it starts.
cli-database-deed = check it and change nothing, or upgrade it
cli-database-db = the database: a file, or the URL of a PostgreSQL database; the environment's CONCLAVE_DB, or a file in your data folder
cli-database-deed-unknown = “conclave database” takes check or upgrade, not “{ $deed }”.
cli-database-fits = { $database } is up to date.
cli-database-empty = { $database } is empty or not there yet; a server sets it up when it starts.
cli-database-old = { $database } is from an earlier version (its layout is { $found }, this version needs { $needed }); “conclave database upgrade” brings it up to date, and so does the next start of the server.
cli-database-upgraded = { $database } is now up to date.
cli-database-kept = A copy of it as it was is in { $copy }.

## conclave play

cli-play = Plays a game in this terminal against bots.
cli-play-slug = the game; “conclave games” lists them
cli-play-seats = how many sit at the table, you included
cli-play-level = how well the bots play: novice, adept or master
cli-play-option = an option of the game; may be given several times
cli-play-seed = deal the same game again for the same number
cli-play-name = what you are called at the table
cli-play-record = keep the record of the finished game in this file
cli-play-welcome = { $game }: say “help” when in doubt, “quit” to leave.
cli-play-committed = The luck of this game is settled: { $commitment }
cli-play-thinks = { $name } thinks…
cli-play-left = You leave the table; the game stays unfinished and is not kept.
cli-play-help =
    You can say: { $sentences }.
    Tab completes a word. Besides: rules, table (show it again), hint, undo, quit.
cli-play-taken-back = Your last word is taken back.
cli-play-hint = An adept in your place would say: { $sentence }.
cli-play-no-rules = The rules of { $game } are not written down here.
cli-play-standings = Final standings
cli-play-place = Place
cli-play-name-column = Name
cli-play-points = Points

cli-abracada-legend =
    A stone marked ? is one you can't see; ♦ is a life. › stands before the spells you may name.
    Of each spell: ■ lies on the board, ▣ is in sight, □ is unseen (yours, secret or in the pile).
cli-abracada-heading = Round { $round } · { $rounds ->
    [1] a single round
   *[0] first to 8 points
} · pile { $pile } · secret stones { $secrets }
cli-abracada-you = you
cli-abracada-left = ← your left
cli-abracada-right = your right →
cli-abracada-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-abracada-gains = +{ $points }
cli-abracada-secret = { $count ->
    [one] secret
   *[other] secrets
}
cli-abracada-unseen = { $count } unseen
cli-abracada-odds = { $percent } %
cli-abracada-likeliest = Most likely you hold { $spell } ({ $percent } %).

cli-twelve_missions-legend =
    › stands before what you may say now, ▸ before whose turn it is, ◆ is a crystal, ■ a cube; a card shows its word and its value.
cli-twelve_missions-heading = Round { $round } of { $rounds }
cli-twelve_missions-dominant = dominant
cli-twelve_missions-led = led
cli-twelve_missions-mission = Mission { $number }: { $title }
cli-twelve_missions-worth = ({ $points } points)
cli-twelve_missions-scroll = Scroll { $number }, by { $name }:
cli-twelve_missions-scroll-said = Scroll { $number }, by { $name } ({ $choice }):
cli-twelve_missions-points = points
cli-twelve_missions-tricks = tricks
cli-twelve_missions-mission-so-far = mission
cli-twelve_missions-crystals = crystals
cli-twelve_missions-cubes = cubes
cli-twelve_missions-scrolls = scrolls
cli-twelve_missions-ahead = ← ahead
cli-twelve_missions-leads-next = { $name } leads the next trick.
cli-twelve_missions-face-up = { $name }, face up:
cli-twelve_missions-row = Your row:
cli-twelve_missions-chosen = Set apart:
cli-twelve_missions-away = Out of the round:
cli-twelve_missions-drawn = You drew:
cli-twelve_missions-as = counts as { $colour }
cli-twelve_missions-as-nothing = counts as nothing
cli-twelve_missions-not-dominant = not dominant

cli-five_seals-legend =
    › stands before the seals you can break now. Each line of rooms is a wedge of the dungeon; then
    come the seals in your reach, their strength and element, and what lies beyond.
cli-five_seals-round = Round { $round }
cli-five_seals-supply = supply
cli-five_seals-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-five_seals-at = at { $spot }
cli-five_seals-done = round over

cli-archmage-legend =
    A hex shows its word and the first letters of its land; ··· is unexplored.
    @ is a mage, ▲ a tower, ∎ a ward, * a token; a land in colour has followers
    of that mage. › stands before what you may say now. Of each seat: points,
    followers in the company, relics, apprentices, spells. Of each land: hexes
    controlled · points they are worth.
cli-archmage-heading = Turn { $round } of { $rounds } · { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
} left
cli-archmage-warlord = Warlord at { $at } · your rank so far: { $rank }
cli-archmage-figures = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, company { $company }
cli-archmage-land = { $held } · { $points }

## conclave verify

cli-verify = Computes every shuffle and roll of a finished game again, from its revealed seed.
cli-verify-file = the record of the game, as JSON
cli-verify-practice = It was played for practice, where any decision can be taken back.
cli-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
cli-verify-fits = { $file } fits: { $game } with { cli-seats }, { $moves } moves, { $draws } draws, all as its seed gives them.
cli-verify-refused = { $file } does not fit. { $why }

## conclave simulate

cli-simulate = Plays at random with every check on, then as much again without, to see how fast it goes.
cli-simulate-slug = the game; “conclave games” lists them
cli-simulate-seats = how many sit at the table
cli-simulate-games = how many games
cli-simulate-seed = the same games again for the same number
cli-simulate-option = an option of the game; may be given several times
cli-simulate-record = keep the record of the last game in this file
cli-simulate-json = as JSON
cli-simulate-report = { $game }, { cli-seats }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions } decisions, { $speed } decisions a second; { $checked } s with the checks.
cli-simulate-fine = Nothing was wrong.
cli-simulate-failures = { $count ->
    [one] One thing was wrong:
   *[other] { $count } things were wrong:
}
cli-simulate-failure = Game { $game }, decision { $decision }: { $what }.

## conclave arena

cli-arena = Sets levels against each other: every deal is played once for each rotation of the seats.
cli-arena-slug = the game; “conclave games” lists them
cli-arena-seats = how many sit at the table
cli-arena-levels = two or more levels, with commas: random, novice, adept, master
cli-arena-games = how many games at least; whole deals are played
cli-arena-seed = the same games again for the same number
cli-arena-option = an option of the game; may be given several times
cli-arena-json = as JSON
cli-arena-title = { $game }, { cli-seats }, { $games } games of { $deals } deals; an even share is { $even }
cli-arena-level = Level
cli-arena-share = Victories
cli-arena-interval = 95 % interval
cli-arena-verdict = Verdict
cli-arena-points = Points
cli-arena-median = Thinks, median
cli-arena-p99 = 99 %
cli-arena-max = longest
cli-arena-stronger = stronger
cli-arena-weaker = weaker
cli-arena-open = not clear

## conclave bench

cli-bench = Measures our speed beside OpenSpiel's and RLCard's; “make bench” installs them first.
cli-bench-repeats = how often each figure is measured; the best counts
cli-bench-seconds = how long each measurement takes
cli-bench-json = as JSON
cli-bench-play = Random play, decisions a second
cli-bench-search = Information-set search, iterations a second
cli-bench-first-trick = The same from the first trick alone
cli-bench-game = Game (seats)
cli-bench-maker = Of
cli-bench-build = Built
cli-bench-speed = A second
cli-bench-ratio = Times { $to }
