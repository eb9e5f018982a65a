# What the `conclave` command says. Its arguments are explained by cli-COMMAND-ARGUMENT.

cli-help =
    Conclave: four games of wizardry at one table.

    conclave games                the games you can play
    conclave rules abracada       how a game is played
    conclave play abracada        play in this terminal, against bots
    conclave serve --open         play in the browser, alone or with friends
    conclave replay FILE          look at a finished game again, move by move

    conclave simulate abracada    random games with every check on
    conclave arena abracada       bots against bots: which level is stronger
    conclave dataset abracada     games of bots as data to learn from
    conclave learn archmage       a net that learns from games what positions are worth
    conclave database check       whether the database fits this version
    conclave admin tables         what goes on at a server, and orders to it
    conclave push-keys            the key by which a server tells closed browsers of a turn
    conclave verify FILE          check the luck of a finished game
    conclave analyse FILE         what came of skill in it, and what of luck
    conclave bench                how fast it is

    For more about a command: conclave COMMAND --help
cli-version = Conclave { $version }
cli-interrupted = Interrupted; goodbye.
cli-system-refused = The system refused: { $why }.
cli-did-you-mean = Did you mean “{ $name }”?

## What can be wrong with a command

cli-command-unknown = There is no command “{ $command }”; the commands are: { $commands }.
cli-argument-unknown = “conclave { $command }” does not take “{ $argument }”; it takes: { $arguments }.
cli-bad-usage = “conclave { $command }” can't be used like that ({ $problem }); “conclave { $command } --help” shows how to use it.
cli-not-a-number = { $argument } takes a whole number such as 4, not “{ $value }”.
cli-not-a-share = { $argument } takes a share such as 0.02, not “{ $value }”.
cli-hours-out-of-range = { $argument } can't be { $value }; it takes more than 0 hours and at most { $most }.
cli-not-hours = { $argument } takes a number of hours such as 0.5, not “{ $value }”.
cli-not-seconds = { $argument } takes a number of seconds such as 0.5, not “{ $value }”.
cli-number-too-low = { $argument } can't be { $value }; it takes a whole number from { $least } up.
cli-number-out-of-range = { $argument } can't be { $value }; it takes { $least } to { $most }.
cli-option-without-value = The option “{ $option }” has no value; write it as NAME=VALUE, for example “--option rounds=1”.
cli-no-folder = The file “{ $file }” can't be written because there is no folder “{ $folder }”; create it first or name another.
cli-cannot-write = The file “{ $file }” can't be written; choose a folder you can write to.
cli-cannot-read = The file “{ $file }” can't be read ({ $why }); name the record of a game.
cli-playing = Playing
cli-measuring = Measuring
cli-analysing = Analysing
cli-record-written = The record is in { $file }; “conclave verify { $file }” checks it.

## conclave rules

cli-rules = The rules of a game, or what they say of a word.
cli-rules-game = the game: abracada, five_seals, twelve_missions or archmage
cli-rules-word = a spell, mission, scroll, power, relic or any other word
cli-rules-no-word = { $near ->
    [none] The rules of { $game } say nothing of “{ $word }”; “conclave rules” and the game alone shows them all.
   *[other] The rules of { $game } say nothing of “{ $word }”. Did you mean “{ $near }”?
}

## conclave games

cli-games = Lists the games, their seats and their options.
cli-games-json = as JSON
cli-games-seats = ({ $slug }, { $least }–{ $most } players)
cli-games-play = Play it: conclave play { $slug }

## conclave serve

cli-serve = Serves the games to browsers until you press Ctrl-C.
cli-serve-host = where to listen: 127.0.0.1 for this computer alone, 0.0.0.0 for the whole network
cli-serve-port = the port; by default the environment's PORT, or 8000
cli-serve-db = where tables are kept: a file, or the URL of a PostgreSQL database; by default the environment's CONCLAVE_DB, or a file in your data folder
cli-serve-bot-pace = how many seconds a bot waits before it moves, so that people can follow
cli-serve-open = open a browser too
cli-serve-closed = The server has stopped; every table is saved.

## conclave database

cli-database = Checks whether the database fits this version, upgrades it, or makes a backup; a server does so by itself when it starts.
cli-database-deed = check it and change nothing, upgrade it, or back it up
cli-database-to = where a backup goes; the file must not be there yet
cli-database-db = the database: a file, or the URL of a PostgreSQL database; the environment's CONCLAVE_DB, or a file in your data folder
cli-database-deed-unknown = “conclave database” takes check, upgrade or backup, not “{ $deed }”.
cli-database-fits = { $database } is up to date.
cli-database-empty = { $database } is empty or not there yet; a server sets it up when it starts.
cli-database-old = { $database } is from an earlier version (its layout is { $found }, this version needs { $needed }); “conclave database upgrade” brings it up to date, and so does the next start of the server.
cli-database-backup-where = “conclave database backup” needs a file for the backup; name it with --to FILE.
cli-database-backup-there = There is a file “{ $file }” already, and a backup never replaces one; name another with --to.
cli-database-backup-postgres = A PostgreSQL database is backed up with pg_dump, not with this command; docs/hosting.md shows how.
cli-database-backed-up = { $database } is backed up in { $copy }.
cli-database-upgraded = { $database } is now up to date.
cli-database-kept = A copy of it as it was is in { $copy }.

## conclave push-keys

cli-push-keys = Makes the key by which push services know a server. Give it to the server as settings, once: with another key, browsers have to subscribe anew.
cli-push-keys-contact = whom a push service may turn to: an address such as mailto:you@example.org, or a page with https://
cli-push-keys-to = a file for the settings, in place of the screen; it must not be there yet, and only you will be able to read it
cli-push-keys-there = There is a file “{ $file }” already; a key in it might be in use, so name another with --to.
cli-push-keys-saved = The settings are in { $file }; docs/hosting.md tells where to put them.
cli-push-keys-contact-missing = Push services want to know whom to turn to; name it with --contact mailto:you@example.org.

## conclave admin

cli-admin = Looks up what is going on and gives orders to a running server, through its database; the server follows within two seconds.
cli-admin-deed = tables, guests, bans: list them; reports: list those that are open, reports NUMBER: show one with the chat before it, reports NUMBER close: close it, with --why for what came of it; close CODE: remove a table; ban GUEST|ADDRESS, unban GUEST|ADDRESS; message TEXT: say something on the home page (no text: nothing); export GUEST: all that is kept of somebody, as JSON; forget GUEST: remove somebody for good; ratings: work all ratings out again and compare
cli-admin-subject = what it is done to
cli-admin-why = a reason to remember, of a ban or a closed report
cli-admin-most = list at most so many
cli-admin-json = lists as JSON
cli-admin-db = the database: a file, or the URL of a PostgreSQL database; the environment's CONCLAVE_DB, or a file in your data folder
cli-admin-deed-unknown = “conclave admin” can't do “{ $deed }”; it can do: { $deeds }.
cli-admin-one-subject = “conclave admin { $deed }” takes exactly one name after it; “conclave admin --help” shows how to use it.
cli-admin-ratings-agree = All ratings of { $people } people follow from { $games } rated games; { $waiting } games wait to be counted.
cli-admin-ratings-differ = The ratings of { $people } people don’t follow from { $games } rated games: { $faults } differences.
cli-admin-report-closed = Report { $number } is closed.
cli-admin-reports-how = It is “conclave admin reports”, “conclave admin reports NUMBER” or “conclave admin reports NUMBER close”.
cli-admin-none = There are none.
cli-admin-closed = Table { $code } is removed.
cli-admin-banned = { $who } is banned.
cli-admin-unbanned = { $who } is no longer banned.
cli-admin-message = The home page says: { $message }
cli-admin-no-message = The home page says nothing.
cli-admin-forgotten = Guest { $guest } is forgotten, and has left { $count ->
    [one] one table
   *[other] { $count } tables
}.

## conclave play

cli-play = Plays a game in this terminal against bots.
cli-play-slug = the game; “conclave games” lists them
cli-play-seats = how many players there are, including you
cli-play-level = how well the bots play: novice, adept, master or, where the game has one, grandmaster, or a bot that CONCLAVE_BOTS names
cli-play-stand-in = A novice moves in its place.
cli-play-option = an option of the game; can be given several times
cli-play-seed = the same number deals the same game again
cli-play-name = your name at the table
cli-play-record = save the record of the finished game in this file
cli-play-welcome = { $game }: type “help” if you're stuck, “quit” to leave.
cli-play-committed = The dealer's seed is fixed; its fingerprint: { $commitment }
cli-play-thinks = { $name } is thinking…
cli-play-left = You leave the table. The game was not finished and is not saved.
cli-play-help =
    You can play: { $sentences }.
    Tab completes a word. You can also type: rules, table (to see it again), hint, undo, quit.
cli-play-taken-back = Your last move is taken back.
cli-play-hint-share = { $share } % ±{ $error }
cli-play-hint-from = The share of victory each promises, from what you can see; { $games } games played out.
cli-play-hint-equal = The best are about equal.
cli-play-no-rules = There is no rules page for { $game }.
cli-play-standings = Final standings
cli-play-place = Place
cli-play-name-column = Name
cli-play-points = Points

cli-abracada-legend =
    ? is a stone you can't see, ♦ is a life, and › marks the spells you may name.
    For each spell: ■ is on the board, ▣ is in sight, □ is unseen (yours, secret or in the pile).
cli-abracada-heading = Round { $round } · { $rounds ->
    [1] a single round
   *[0] to 8 points
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
    › marks what you can play now and ▸ whose turn it is; ◆ is a crystal, ■ a cube. A card shows its word and its value.
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
cli-twelve_missions-chosen = Set aside:
cli-twelve_missions-away = Out of this round:
cli-twelve_missions-drawn = You drew:
cli-twelve_missions-holds = { $name } holds:
cli-twelve_missions-open-row = In this order:
cli-twelve_missions-open-chosen = Set aside:
cli-twelve_missions-open-away = Out of this round:
cli-twelve_missions-open-under = Face down:
cli-twelve_missions-open-drawn = Looking at:
cli-twelve_missions-as = counts as { $colour }
cli-twelve_missions-as-nothing = counts as nothing
cli-twelve_missions-not-dominant = not dominant

cli-five_seals-legend =
    › marks the seals you can break now. Each line of rooms is a wedge of the dungeon; below are
    the seals within your reach, their strength and element, and what lies beyond.
cli-five_seals-round = Round { $round }
cli-five_seals-supply = supply
cli-five_seals-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-five_seals-at = at { $spot }
cli-five_seals-done = round over

cli-archmage-legend =
    A hex shows its word and the first letters of its land; ··· is unexplored,
    or, with all cards open, the land that lies there face down, in small letters.
    @ is a mage, ▲ a tower, ∎ a ward, * a token; a land in colour has followers
    of that mage. › marks what you can play now. For each player: points,
    followers in the company, relics, apprentices, spells. For each land: hexes
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

## conclave replay

cli-replay = Shows a recorded game again, move by move, through anybody's eyes.
cli-replay-file = the record of the game, as JSON
cli-replay-as = whose eyes to look through: a seat (0 is the first), open (every card face up), or watch (a spectator)
cli-replay-move = begin after so many moves; 0 is the deal
cli-replay-web = in the browser
cli-replay-eyes-unknown = “{ $eyes }” can't look at this game; you can look as a seat from 0 to { NUMBER($last, useGrouping: 0) }, as “open” or as “watch”.
cli-replay-word-unknown = “{ $word }” leads nowhere; type next, back, round, round back, home, end, the number of a move, “as 0”, “as open”, “as watch” or quit.
cli-replay-where = Where to? (? for help)
cli-replay-help =
    → n Space    next move         ← p        back
    ↓ PageDown   next round        ↑ PageUp   back to the start of a round
    Home         the deal          End        the end of the game
    57 Enter     after 57 moves    q          quit
    as 0         what seat 0 knew then; there are seats 0 to { NUMBER($last, useGrouping: 0) }
    as open      every card face up
    as watch     what a spectator saw
    You can also type next, back, round, round back, home, end and quit.
cli-replay-closed = The replay is closed.
cli-replay-at = Move { NUMBER($move, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }
cli-replay-round = { $round ->
    [0] before the first round
   *[other] round { $round }
}
cli-replay-as-open = every card face up
cli-replay-as-watch = as a spectator
cli-replay-as-seat = as { $name }, seat { $seat }

## conclave verify

cli-verify = Recomputes every shuffle and roll of a finished game from its revealed seed.
cli-verify-file = the record of the game, as JSON
cli-verify-late = Seat { $number } ran out of time after { $after ->
    [one] 1 move
   *[other] { $after } moves
  } and counts as having lost.
cli-verify-resigned = Seat { $number } resigned after { $after ->
    [one] 1 move
   *[other] { $after } moves
  } and counts as having lost.
cli-verify-replaced-seat = Seat { $number } was replaced by a bot after { $after ->
    [one] 1 move
   *[other] { $after } moves
  } and counts as having lost.
cli-verify-adjudicated = The game ended there: the others are placed as they stood.
cli-verify-practice = It was played for practice, where any decision can be taken back.
cli-seats = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
cli-verify-fits = { $file } is fine: { $game } with { cli-seats }, { $moves } moves, { $draws } draws, all as its seed gives them.
cli-verify-revealed = { $count ->
    [one] Seat { $seats } revealed its luck only when all hashes had been shown, and it fits its hash.
   *[other] Seats { $seats } revealed their luck only when all hashes had been shown, and all of it fits.
}
cli-verify-openly = { $count ->
    [one] Seat { $seats } gave its luck openly, without hiding it behind a hash.
   *[other] Seats { $seats } gave their luck openly, without hiding it behind a hash.
}
cli-verify-replaced = { $count ->
    [one] Seat { $seats } didn't reveal its luck in time; what replaced it follows from the seed and the hashes.
   *[other] Seats { $seats } didn't reveal their luck in time; what replaced it follows from the seed and the hashes.
}
cli-verify-no-hashes = It has no hashes of the players' luck, so nothing shows that theirs wasn't chosen last.
cli-verify-refused = { $file } doesn't check out. { $why }

## conclave analyse

cli-analyse = Parts a finished game into skill and luck: what each decision cost, by what its player could know, and what the deal and the draws brought.
cli-analyse-file = the record of the game, as JSON
cli-analyse-seat = tell every decision of this seat, with the best it could have done
cli-analyse-json = as JSON
cli-analyse-bound = play on until no share is off by more than this; 0.02, two games in a hundred, if not given
cli-analyse-seconds = stop after so many seconds in any case
cli-analyse-workers = how many processes work side by side; as many as there are processors if not given
cli-analyse-cluster = play them on a Ray cluster instead: “auto” for the one that this machine is part of, or its address
cli-analyse-seed = the same number gives the same analysis again, if the time suffices
cli-analyse-refused = { $file } can't be analysed. { $why }
cli-analyse-title = { $game }, { cli-seats }, { $moves } moves. In hundredths of a victory:
cli-analyse-seat-column = Seat
cli-analyse-start = Start
cli-analyse-best =
    Best
    moves
cli-analyse-best-is = Best moves: what they would have added to the start, one's own less the others'. Own errors are counted from there.
cli-analyse-own =
    Own
    errors
cli-analyse-others =
    Others'
    errors
cli-analyse-luck = Luck
cli-analyse-result = Result
cli-analyse-corrected =
    Without
    luck
cli-analyse-each =
    Lost a
    decision
cli-analyse-grade = Play
cli-analyse-shares = Shares of the victory, from the deal to the end
cli-analyse-rounds = Round
cli-analyse-turns = Turning points
cli-analyse-no-turns = Nothing in particular: no clear mistakes, and nobody was very lucky.
cli-analyse-cost = Move { $move }: { $who } said “{ $sentence }”, { $mark ->
    [inaccuracy] an inaccuracy
    [mistake] a mistake
   *[blunder] a blunder
} that cost { $cost } (±{ $error }). “{ $best }” was better.
cli-analyse-deal = The deal gave { $who } { $luck }.
cli-analyse-drawn = Move { $move }: what “{ $sentence }” drew gave { $who } { $luck }.
cli-analyse-hidden = Move { $move }: { $who } couldn't know that “{ $sentence }” was worth { $luck }.
cli-analyse-decisions = The decisions of { $who }
cli-analyse-decision = Move { $move }: “{ $sentence }”{ $cost ->
    [none] , as good as any
    [unknown] , which there was no time to look into
   *[other] , { $cost } (±{ $error })
}
cli-analyse-choice = { $share } % ± { $error }
cli-analyse-made = said
cli-analyse-equal = as good
cli-analyse-from = From { $games } games played on, with { $seconds } seconds of work. The least certain share is within ±{ $error }.

## conclave simulate

cli-simulate = Plays random games with every check on, then as many again without, to see how fast it is; or games of bots, with every check on.
cli-simulate-slug = the game; “conclave games” lists them
cli-simulate-seats = how many players there are
cli-simulate-games = how many games
cli-simulate-seed = the same number plays the same games again
cli-simulate-option = an option of the game; can be given several times
cli-simulate-levels = bots that take turns at the seats, separated by commas: random, novice, adept, master, grandmaster, or bots that CONCLAVE_BOTS names
cli-simulate-workers = how many processes play; by default one, so that the speed is that of a core for itself
cli-simulate-cluster = play on a Ray cluster instead: “auto” for the one that this machine is part of, or its address
cli-simulate-out = a folder that keeps the games: a simulation that was interrupted goes on from there
cli-simulate-record = save the record of the last game in this file
cli-simulate-json = as JSON
cli-simulate-report = { $game }, { cli-seats }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions } decisions, { $speed } decisions a second; { $checked } s with the checks.
cli-simulate-fine = Everything checked out.
cli-simulate-failures = { $count ->
    [one] One thing went wrong:
   *[other] { $count } things went wrong:
}
cli-simulate-failure = Game { $game }, decision { $decision }: { $what }.

## conclave dataset

cli-dataset = Plays games of bots and writes what each seat knew, could do, did and got, as data to learn from.
cli-dataset-slug = the game; “conclave games” lists them
cli-dataset-out = the folder to write to; if it was interrupted, the same command goes on
cli-dataset-games = how many games
cli-dataset-seats = how many players there are
cli-dataset-levels = the levels that take turns at the seats, separated by commas: random, novice, adept, master, grandmaster, or bots that CONCLAVE_BOTS names
cli-dataset-seed = the same number plays the same games again
cli-dataset-option = an option of the game; can be given several times
cli-dataset-format = how the rows are written: npz for numpy, or parquet
cli-dataset-workers = how many processes play; by default one for each core
cli-dataset-cluster = play on a Ray cluster instead: “auto” for the one that this machine is part of, or its address; all its machines have to see the folder
cli-dataset-where = Say where the data is to go, for example “--out games”.
cli-dataset-no-adapters = A dataset needs numpy and Gymnasium; install Conclave with the extra “adapters”.
cli-dataset-done = { $games ->
        [one] One game is
       *[other] { $games } games are
    } in “{ $folder }”; its README.md says what is what.

## conclave learn

cli-learn = Plays games of bots against themselves, fits a net to them, and keeps it if bots with it beat those without.
cli-learn-slug = the game; “conclave games” lists them
cli-learn-hours = for how long, such as 0.5; what an interrupted run has taken counts
cli-learn-out = the folder for games, nets and the curve; if it was interrupted, the same command goes on
cli-learn-seats = the numbers of players to learn for, separated by commas
cli-learn-levels = who plays, drawn by lot for each seat: plan, which is the bots’ first idea, or levels, separated by commas
cli-learn-seed = the same number plays the same games again
cli-learn-option = an option of the game; can be given several times
cli-learn-workers = how many processes play; by default one for each core
cli-learn-cluster = play on a Ray cluster instead: “auto” for the one that this machine is part of, or its address
cli-learn-where = Say where the nets are to go, for example “--out learned”.
cli-learn-no-torch = Learning needs PyTorch; install Conclave with the extra “learn”.
cli-learn-done = The best net is “{ $folder }/net.json”; curve.csv tells how it came to be.
cli-learn-nothing = No net was better than the hand-made evaluation; “{ $folder }/curve.csv” tells how they did.

## conclave arena

cli-arena = Plays levels against each other: every deal is played once for each rotation of the seats.
cli-arena-slug = the game; “conclave games” lists them
cli-arena-seats = how many players there are
cli-arena-levels = two or more levels, separated by commas: random, novice, adept, master, grandmaster, or bots that CONCLAVE_BOTS names
cli-arena-games = at least how many games; only whole deals are played
cli-arena-seed = the same number plays the same games again
cli-arena-option = an option of the game; can be given several times
cli-arena-workers = how many processes play; by default one for each core
cli-arena-cluster = play on a Ray cluster instead: “auto” for the one that this machine is part of, or its address
cli-arena-out = a folder that keeps the deals: a contest that was interrupted goes on from there
cli-arena-study = also count the silly moves; one level may then play alone
cli-arena-json = as JSON
cli-arena-title = { $game }, { cli-seats }, { $games } games of { $deals } deals; an even share is { $even }
cli-arena-level = Level
cli-arena-share = Wins
cli-arena-interval = 95 % interval
cli-arena-verdict = Verdict
cli-arena-points = Points
cli-arena-median = Thinking time, median
cli-arena-p99 = 99 %
cli-arena-max = longest
cli-arena-stronger = stronger
cli-arena-weaker = weaker
cli-arena-open = unclear
cli-arena-follies = Silly moves, and of how many that could have been
cli-arena-folly = What was done
cli-arena-often = { $committed } of { $occasions } ({ $part })
cli-arena-no-occasion = –

## conclave bench

cli-bench = Measures our speed against OpenSpiel's, RLCard's and PettingZoo's; “make bench” installs them first.
cli-bench-repeats = how often each figure is measured; the best one counts
cli-bench-seconds = how long each measurement takes
cli-bench-json = as JSON
cli-bench-play = Random play, decisions a second
cli-bench-rollout = Random play with the loop in the library, decisions a second
cli-bench-search = Information-set search, iterations a second
cli-bench-first-trick = The same, for the first trick only
cli-bench-aec = PettingZoo environment, steps a second
cli-bench-vector = Vector environment, steps a second
cli-bench-game = Game (players)
cli-bench-maker = By
cli-bench-build = Build
cli-bench-speed = Per second
cli-bench-ratio = Times { $to }
