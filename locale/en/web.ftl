# The browser client: everything it says that is not said by the engine.

## Everywhere

web-conclave = Conclave
web-motto = Four games of wizardry at one table.
web-title-page = { $page } · Conclave
web-title-table = { $game } · Conclave
web-title-your-turn = Your turn · Conclave
web-home = Home
web-close = Close
web-go = Go
web-yes = Yes
web-no = No
web-none = none
web-dash = –
web-credits = Credits
web-rules = Rules
web-rules-search = Search the rules
web-rules-contents = Contents
web-rules-try = Try it
web-rules-none = Nothing in the rules speaks of “{ $word }”.
web-rules-found = { $count ->
    [0] Nothing found
    [one] One place found
   *[other] { $count } places found
}
web-no-server = The server isn’t answering. Try again in a moment.
web-trouble = Something went wrong
web-nowhere = Page not found
web-nowhere-help = There’s no page at this address. All the games are on the home page.
web-wizard-names = Nox, Mirabel, Orrin, Sable, Tamsin, Wick, Isolde, Fennel, Cassia, Brindle, Quill, Hesper, Rune, Marlo, Odile, Thistle, Lark, Ember, Alder, Juniper

## Who you are

web-your-name = Your name at the table
web-change-crest = Change crest

## Home

web-seats = { $min }–{ $max } players
web-minutes = { $min }–{ $max } min
web-play-bots = Play bots
web-new-table = New table
web-coming = Coming soon
web-how-to-play = How to play { $game }
web-continue = Continue
web-not-begun = Waiting for players
web-ready-to-start = Ready to start
web-waits-for-host = Waiting for the host
web-game-runs = Waiting for others
web-other-games = { $count ->
    [one] { $count } more game
   *[other] { $count } more games
}
web-my-games = Your games
web-open = Open
web-level = Level
web-seat-count = Seats
web-quick-game = The game against bots
web-practice = Practice
web-allow-hints = Allow hints
web-allow-hints-help = Everyone may ask for the three best moves on their turn. Always allowed against bots.
web-practice-help = Take back any move, even after cards or dice were shown. Against bots only.
web-finished = Finished
web-you-won = { $shared ->
    [yes] Shared win
   *[no] You won
}
web-placed = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }
web-unnamed-table = Open table
web-table-of = { $name }’s table
web-minutes-ago = { $minutes ->
    [0] just now
   *[other] { $minutes } min ago
}
web-hours-ago = { $hours } h ago
web-days-ago = { $days ->
    [one] { $days } day ago
   *[other] { $days } days ago
}
web-sit-down = Sit down
web-sit-at = Sit down: { $title }
web-enter-code = Enter a table code
web-table-code = Table code

## A new table

web-new-table-of = New table: { $game }
web-who-plays = Who’s playing
web-who-sits = Who sits in seat { $number }
web-a-person = A person
web-bot-level = { $level } bot
web-bot-from-outside = A bot that whoever runs this server has added.
web-add-seat = Add a seat
web-remove = Remove
web-remove-seat = Remove seat { $number }
web-how-we-play = Game options
web-who-may-come = The table
web-table-title = Table name
web-table-title-example = A quick round
web-public = Public table
web-public-help = Listed on the home page, so anyone can take a free seat. Otherwise only people with the link can join.
web-make-table = Create table
web-make-table-help = You’ll get a link to send to the others.
web-start-now = Start now
web-start-now-help = Every seat is taken, so the game starts right away.

## The waiting room

web-waiting-room = Waiting room
web-waiting-for = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
web-everybody-here = Everyone is here.
web-not-here = { $count ->
    [one] { $names } is away.
   *[other] { $names } are away.
}
web-free-seat = Free seat
web-that-is-you = you
web-start = Start the game
web-start-needs = Wait for players, or fill the free seats with bots.
web-host-starts = The host starts the game.
web-stand-up = Leave seat
web-invite = Invite friends
web-invite-help = Anyone with this link can take a seat.
web-link = Link to this table
web-copy = Copy
web-copied = Copied
web-share = Share link
web-code = Table code
web-agreed = Game options

## At the table

web-table-menu = Table menu
web-entering = Opening the table…
web-no-such-table = Table not found
web-no-such-table-help = There’s no table with the code { $code }. Check it, or ask for the link: a code works only until the game begins.
web-reconnecting = Connection lost. Reconnecting… nothing is lost.
web-settings = Settings
web-sound = Sound
web-sound-help = A soft tone when it’s your turn, and for hits and misses.
web-letters = Letters
web-letters-help = Show letters instead of icons on small pieces.
web-still = Less motion
web-still-help = Pieces don’t travel across the table; changes fade in.
web-pace = Other players’ moves
web-pace-choice = { $pace ->
    [step] Step
    [calm] Calm
    [quick] Quick
   *[instant] Instant
}
web-leave = Leave the table
web-leave-help = Your seat stays yours: come back any time from the home page or by the link.
web-seat-name = Seat { $number }
web-name-and-crest = { $name } ({ $crest })
web-let-bot-play-me = Let a bot play for me
web-let-bot-play = Let a bot play
web-bot-plays-for-you = A bot is playing for you
web-take-over = Take over
web-bot-deputy = a bot is playing
web-away = away
web-by-keyboard = Keyboard
web-keys-walk = move between choices
web-keys-find = jump to a choice by typing it
web-keys-recount = describe the table, for screen readers
web-commitment = The dealer’s seed was fixed before the deal. Its fingerprint:
web-your-place = Your place
web-you-watch = You are watching
web-talk = Log and chat
web-sayings = Log
web-nothing-said = No moves yet.
web-begins = The game begins.
web-chat = Chat
web-chat-message = Say something
web-send = Send
web-no-chat = No messages yet.
web-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}

## The sentence bar

web-sentence = Your move
web-next-words = Choices
web-your-turn = Your turn
web-turn-of = { $name }’s turn
web-is-thinking = Thinking…
web-or = or
web-n-more = { $count } more
web-say-it = confirm
web-word-back = back one step
web-undo = Take it back
web-taken-back = The move is taken back.
web-skip = Skip
web-skip-there = skip to your turn
web-key-space = Space
web-key-enter = Enter
web-key-escape = Esc
web-key-arrows = ← →
web-key-letters = A–Z 0–9
web-key-recount = ?
web-told = What happens
web-told-chat = { $name } in the chat: { $words }
web-deeds = What you can do here

## A large drawing, looked at from near or far

web-nearer = Zoom in
web-farther = Zoom out
web-to-my-mage = Go to my mage

## What it came to

web-round-over = Round over
web-game-over = Game over
web-look-then-go-on = See how it went
web-next-round = Next round
web-last-round = Previous round
web-back-to-table = Back to the table
web-rematch = Play again
web-to-rematch = Go to the new table
web-look-at-table = Look at the table
web-show-result = Show the result
web-wins-game = { $is ->
    [you] You win the game!
    [many] { $name } share the win
   *[one] { $name } wins the game
}
web-place = Place
web-seat = Player
web-round = Round
web-points-heading = Points
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-has-points = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-part = { $part } { $points }
web-percent = { $percent } %

## Credits

web-credits-icons = Icons
web-credits-icons-help = By these artists, recoloured by us, from
web-credits-fonts = Fonts
web-credits-fonts-help = Licensed under the
web-credits-software = Software
web-credits-software-help = Conclave is built with Svelte, Vite, Project Fluent, Litestar, SQLAlchemy and Python. It is free software under the MIT licence.

## Lessons

web-learn = Learn
web-learn-going = Learn · { $step } of { $of }
web-learn-done = Learned
web-lesson = Lesson
web-step-of = { $step } of { $of }
web-step-back = Back
web-skip-step = Skip step
web-next-step = Next
web-lesson-over = That was the lesson
web-lesson-learned = You know how { $game } is won, how a turn goes and what each move does.
web-play-with-coach = Play a real game, with a coach
web-back-home = Back home
web-lesson-again = Start again
web-example = Try it
web-example-again = Again
web-example-leave = Back

## Fair play

web-dealing = Everyone shows their luck. Dealing…
web-awaiting-luck = Waiting for { $names }, ten seconds at most.
web-luck-replaced = No word from { $names } in time, so the dealer added other luck for them.
web-luck-was-replaced = { $is ->
    [you] Your luck didn’t arrive in time and was replaced.
   *[one] { $name }’s luck didn’t arrive in time and was replaced.
}
web-called-off = The deal was called off after luck had been shown, so everyone starts over with new luck.
web-draws-checking = Checking every draw…
web-draws-checked = Every draw checked: { $fit } of { $draws }
web-draws-faulty = Something doesn’t fit: { $fit } of { $draws } draws came out as recorded
web-draws-unchecked = The draws couldn’t be checked here.
web-own-luck-counted = Your own luck is in them.
web-luck-again = Dealt with the luck of an earlier game.
web-check-no-rules = This server no longer knows the rules it was played by; an older Conclave can check the record.
web-fairness-how = How this is checked
web-fairness-why = Why?
web-fault = { $what ->
    [seed] The dealer’s seed doesn’t fit the hash shown before the deal.
    [dealer] The dealer’s hash isn’t the one this browser was shown before the deal.
    [hashes] The players’ hashes aren’t those this browser was shown before the deal.
    [own] Your own luck isn’t in the record.
    [luck] { $name }’s luck doesn’t fit its hash.
    [replacement] The luck that replaced { $name }’s was chosen by hand.
    [deal] The seed and the luck give another deal.
   *[move] Move { $move } drew something else than the seed and the luck give.
}
web-fairness = Fair play
web-fairness-this = This game
web-fairness-dealer = Dealer
web-fairness-hash = Hash shown first
web-fairness-luck = Luck added
web-fairness-state = { $state ->
    [revealed] Shown after all hashes
    [openly] Shown without a hash
    [replaced] Replaced: not shown in time
   *[none] None
}
web-fairness-seed = Shown when the game was over
web-fairness-record = Download the record
