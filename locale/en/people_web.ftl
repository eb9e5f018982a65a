# Finding people, and conduct, as the browser says it.

## Home

web-people = People
web-people-help = Play now seats you with whoever is waiting; bots fill the empty seats after 30 s if you like.
web-people-none = Nobody is waiting at a public table right now. Play now, or make a public table and it will show up here.
web-people-none-fit = No public table is like that right now.
web-people-filters = Which tables
web-people-any-game = Any game
web-people-any-clock = Any clock
web-people-any-seats = Any number of free seats
web-people-any-rating = Rated or not
web-people-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
web-people-free-least = { $count ->
    [one] { $count } seat free or more
   *[other] { $count } seats free or more
}
web-people-live = live
web-people-slow = days a move
web-unrated = not rated
web-my-games-box = My games
web-my-games-count = { $running } running, { $finished } finished
web-moves-made = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}

## Play now

web-play-now = Play now
web-seeking = Looking for players: { $game }
web-seeking-alone = Nobody else is waiting yet.
web-seeking-with = { $names } { $count ->
    [one] is waiting too.
   *[other] are waiting too.
}
web-seeking-bots = Bots join after { $seconds } s
web-seeking-bots-in = Bots join in { $seconds } s
web-seeking-bots-soon = Bots join now
web-seeking-any-seats = Any number of seats
web-seeking-any-options = { $game ->
    [five_seals] Any circle
   *[other] Any length
}
web-seeking-terms = How you’d like to play with people
web-seeking-clock = Clock
web-seeking-no-clock = No clock
web-seeking-live = { $minutes } min + { $increment } s
web-seeking-rating = Rating
web-seeking-rated = Rated
web-seeking-unrated = Not rated
web-seeking-cancel = Stop looking
web-seeking-waited = Waiting for { $time }
web-seeking-again = Try again

## Conduct

web-person-menu = { $name }: what you can do
web-person-page = Their page
web-person-mute = Mute
web-person-mute-help = You won’t see anything { $name } writes.
web-person-unmute = Unmute
web-person-block = Block
web-person-block-help = You are never seated together and don’t see each other’s messages.
web-person-unblock = Unblock
web-person-report = Report…
web-person-remove = Send away
web-person-remove-help = They can’t come back to this table.
web-person-done-mute = You’ve muted { $name }.
web-person-done-block = You’ve blocked { $name }.
web-person-done-forgive = You see what { $name } writes again.
web-person-done-report = Thank you. Whoever runs this server will look at it.
web-report-title = Report { $name }
web-report-help = Whoever runs this server gets your report with the last lines of this table’s chat.
web-report-why = What happened?
web-report-insult = Insults or threats
web-report-spam = Spam
web-report-cheating = Cheating
web-report-name = An offensive name
web-report-other = Something else
web-report-words = In your own words, if you like
web-report-send = Send the report
web-shunned = People you mute or block
web-shunned-help = People you mute can still be seated with you; people you block can’t. They are not told.
web-shunned-none = Nobody. At a table, press a person’s name to mute or block them.
web-shunned-mute = muted
web-shunned-block = blocked

## Talk

web-talk-choice = Chat
web-talk-free = Anything
web-talk-free-help = Free text, or sayings from a list.
web-talk-sayings = Sayings only
web-talk-sayings-help = Everybody picks from a list and reads it in their own language.
web-talk-none = No chat
web-talk-none-help = Nobody can write at this table.
web-quick-sayings = Sayings
web-chat-apart = among watchers
web-chat-watcher = Players see what you write once the game is over.
web-chat-silent = There is no chat at this table.
web-at-the-table = People at this table
