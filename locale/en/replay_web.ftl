# The browser's words for looking back at a game.

web-replay = Replay
web-analyse = Analyse
web-replay-title = Replay of { $game } · Conclave
web-replay-as = As whom
web-replay-eyes = { $eyes ->
    [open] All open
   *[watch] Onlooker
}
web-replay-eyes-short = { $eyes ->
    [open] Open
   *[watch] Watch
}
web-replay-leave = Leave the replay
web-replay-of = of { $last }
web-replay-said = “{ $sentence }”
web-replay-at = Move { $number } of { $last }
web-replay-where = Move { $number } of { $last }, round { $round }
web-replay-round = Round { $round }
web-replay-scrubber = Place in the game
web-replay-steps = Steps
web-replay-first = To the start
web-replay-back = Back one move
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = On one move
web-replay-last = To the end
web-replay-speed = Speed
web-replay-times = { $times }×
web-replay-copy = Copy link
web-replay-result = Result
web-replay-play-on = { $how ->
    [otherwise] Try it otherwise
   *[same] Same deal again
}
web-replay-play-on-help = { $how ->
    [otherwise] { $is ->
        [you] You play on from move { $move } in your own seat. What you couldn’t see is dealt anew, so nothing is given away.
       *[one] You play on from move { $move } in { $name }’s seat. What { $name } couldn’t see is dealt anew, so nothing is given away.
    }
   *[same] { $is ->
        [you] The same deal from the start, with the same luck for everyone. You take your own seat.
       *[one] The same deal from the start, with the same luck for everyone. You take { $name }’s seat.
    }
}
web-replay-bots = The others are bots
web-replay-not-now = Cancel
web-replay-begin = Play
web-replay-running = This game isn’t over
web-replay-none = There’s no replay to see
web-replay-to-table = Go to the table
web-replay-drop = Drop a record here
web-replay-drop-help = A record is the file of a whole game: the one you can download when a game is over, or one that “conclave play --record” wrote.
web-replay-choose = Choose a file
web-replay-no-record = That isn’t a record of a game. Choose a JSON file that Conclave wrote.
web-replay-too-large = That file is too large for a record; one holds at most 1 MB.
