### Time at tables, as the browser shows it.

## What was chosen

web-clock-none = no clock
web-clock-live = live, { $bank } { $unit ->
    [minutes] min
   *[seconds] s
  } + { $increment } s
web-clock-letters = { $unit ->
    [days] { $count ->
        [one] 1 day a move
       *[other] { $count } days a move
    }
   *[hours] { $count ->
        [one] 1 hour a move
       *[other] { $count } hours a move
    }
}
web-clock-bot = { $level } bot plays on
web-clock-adjudicate = The game ends there
web-clock-agreed = Time
web-clock-agreed-late = When time is up

## Choosing

web-clock-title = Time
web-clock-choose-none = No clock
web-clock-live-group = Live: everybody stays at the table
web-clock-letters-group = Correspondence: move when you like
web-clock-own = Live, other times…
web-clock-minutes = Minutes for the game
web-clock-increment = Extra seconds per move
web-clock-late = When somebody’s time is up
web-clock-patience = A player who doesn’t move can be replaced after
web-clock-patience-minutes = { $minutes ->
    [60] an hour
   *[other] { $minutes } minutes
}
web-clock-none-help = Everybody takes as long as they like.
web-clock-live-help = Each person has this time for the whole game, and gets a little more with every turn. If your time runs out, you lose.
web-clock-letters-help = Each turn may take this long. Nobody has to be at the table meanwhile. If your time runs out, you lose.

## At the table

web-clock-days = { $days } d { $hours } h
web-clock-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
web-clock-minutes-seconds = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} { $seconds ->
    [0] { "" }
    [one] 1 second
   *[other] { $seconds } seconds
}
web-clock-hours-minutes = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} { $minutes ->
    [0] { "" }
    [one] 1 minute
   *[other] { $minutes } minutes
}
web-clock-days-hours = { $days ->
    [one] 1 day
   *[other] { $days } days
} { $hours ->
    [0] { "" }
    [one] 1 hour
   *[other] { $hours } hours
}
web-clock-you = you
web-clock-left = { $time } left
web-clock-runs = { $time } left, running
web-clock-warning = You have { $time } left.

## Absence, resigning, reminding

web-absent-ask = Ask for a bot
web-absent-asked = { $votes ->
    [one] { $votes } of { $voters } wants a bot
   *[other] { $votes } of { $voters } want a bot
}
web-absent-asked-you = { $votes ->
    [one] { $votes } of { $voters } wants a bot to play for you
   *[other] { $votes } of { $voters } want a bot to play for you
}
web-absent-in = bot in { $seconds } s
web-remind = Remind
web-reminded-you = { $name } is waiting for you.
web-reminded = { $by } has reminded { $name }.
web-forfeit = { $how ->
    [late] out of time
    [resigned] resigned
   *[replaced] replaced
}
web-forfeit-told = { $how ->
    [late] { $name } ran out of time.
    [resigned] { $name } resigned.
   *[replaced] { $name } was replaced by a bot.
}
web-resign = Resign
web-resign-sure = Resign: a bot plays on, and you have lost
web-resigned-you = You have resigned. A bot plays on for you.
web-late-you = Your time was up. A bot plays on for you.
web-adjudicated = { $who ->
    [you] Your time was up, so the game ended here.
   *[others] { $names } ran out of time, so the game ended here.
}
