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
web-rules-new-window = Rules (new window)
web-no-server = The server does not answer. Try again in a moment.
web-trouble = Something went wrong
web-nowhere = There is nothing here
web-nowhere-help = The address leads to no page of this Conclave. The games are all on the first one.
web-wizard-names = Nox, Mirabel, Orrin, Sable, Tamsin, Wick, Isolde, Fennel, Cassia, Brindle, Quill, Hesper, Rune, Marlo, Odile, Thistle, Lark, Ember, Alder, Juniper

## Who you are

web-your-name = Your name at the table
web-change-crest = Change crest

## Home

web-seats = { $min }–{ $max } seats
web-minutes = { $min }–{ $max } min
web-play-bots = Play against bots
web-new-table = New table
web-coming = Coming later
web-how-to-play = How to play { $game }
web-continue = Continue
web-not-begun = Waiting for players
web-game-runs = Waiting for others
web-last-word = last word
web-other-games = { $count ->
    [one] { $count } other game
   *[other] { $count } other games
}
web-open-tables = Open tables
web-open-tables-help = Friends with a link sit down directly.
web-no-open-tables = No table waits for players just now. Make one, and it will be listed here.
web-unnamed-table = A table
web-free = { $count } free
web-minutes-ago = { $minutes ->
    [0] just now
   *[other] { $minutes } min ago
}
web-hours-ago = { $hours } h ago
web-sit-down = Sit down
web-sit-at = Sit down: { $title }
web-enter-code = Enter a table code
web-table-code = Table code

## A new table

web-new-table-of = New table: { $game }
web-who-plays = Who plays
web-who-sits = Who sits on seat { $number }
web-a-person = A person
web-bot-level = { $level } bot
web-add-seat = Add a seat
web-remove = Remove
web-remove-seat = Remove seat { $number }
web-how-we-play = How we play
web-who-may-come = The table
web-table-title = Name of the table
web-table-title-example = A quick round
web-public = On the list of open tables
web-public-help = Anybody can sit down on a free seat. Otherwise only those who have the link.
web-make-table = Make the table
web-make-table-help = You get a link for those who are still to come.
web-start-now = Start now
web-start-now-help = Every seat is taken, so the game begins at once.

## The waiting room

web-waiting-room = Waiting room
web-waiting-for = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
web-everybody-here = Everybody is here.
web-free-seat = Free seat
web-that-is-you = that is you
web-start = Start the game
web-start-needs = Wait for people, or give the free seats to bots.
web-host-starts = Whoever made the table starts the game.
web-stand-up = Stand up
web-invite = Invite
web-invite-help = Whoever opens this link can sit down.
web-link = Link to this table
web-copy = Copy
web-copied = Copied
web-share = Share the link
web-code = Table code
web-agreed = How we play

## At the table

web-table-menu = Table
web-entering = Entering the study…
web-no-such-table = There is no such table
web-no-such-table-help = No table has the code { $code }. Perhaps a letter was lost; ask for the link again.
web-reconnecting = The line broke. Trying again; nothing is lost.
web-settings = Settings
web-sound = Sound
web-sound-help = A soft tone when it is your turn, and for hit and miss.
web-letters = Letters
web-letters-help = Letters in place of icons on small pieces.
web-still = Keep still
web-still-help = Pieces do not travel; what changes fades in.
web-pace = Moves of others
web-pace-choice = { $pace ->
    [step] Step
    [calm] Calm
    [quick] Quick
   *[instant] Instant
}
web-leave = Leave the table
web-leave-help = Your seat stays yours: come back by the link or from the home page.
web-name-and-crest = { $name } ({ $crest })
web-let-bot-play-me = Let a bot play for me
web-let-bot-play = Let a bot play
web-bot-plays-for-you = A bot plays for you
web-take-over = Take over again
web-bot-deputy = a bot plays
web-away = away
web-by-keyboard = By keyboard
web-keys-walk = along the words
web-keys-find = to a word that begins so
web-keys-recount = tells a listener how the table stands
web-commitment = The dealer’s seed was fixed before the deal. Its fingerprint:
web-your-place = Your place
web-you-watch = You are watching
web-talk = What was said
web-sayings = Sayings
web-nothing-said = Nothing has been said yet.
web-begins = The game begins.
web-chat = Chat
web-chat-message = Say something
web-send = Send
web-no-chat = Nobody has said anything.
web-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}

## The sentence bar

web-sentence = Your sentence
web-next-words = Next words
web-your-turn = Your turn
web-turn-of = { $name }’s turn
web-is-thinking = is thinking
web-or = or
web-n-more = { $count } more
web-say-it = say it
web-word-back = one word back
web-undo = Take it back
web-taken-back = It is taken back
web-skip = Skip
web-skip-there = to your turn
web-key-space = Space
web-key-enter = Enter
web-key-escape = Esc
web-key-arrows = ← →
web-key-letters = A–Z 0–9
web-key-recount = ?
web-told = What happens
web-told-chat = { $name } in the chat: { $words }
web-deeds = What can be done here

## A large drawing, looked at from near or far

web-nearer = Look from nearer
web-farther = Look from farther away
web-to-my-mage = To my mage

## What it came to

web-round-over = Round over
web-game-over = Game over
web-look-then-go-on = See what it came to
web-next-round = Next round
web-last-round = Last round
web-back-to-table = Back to the table
web-rematch = Play again
web-to-rematch = To the new table
web-look-at-table = Look at the table
web-show-result = Show the result
web-wins-game = { $is ->
    [you] You win the game!
    [many] { $name } share the victory
   *[one] { $name } wins the game
}
web-place = Place
web-seat = Seat
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
web-points-gained = { $points ->
    [0] 0
   *[other] { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
}
web-part = { $part } { $points }
web-percent = { $percent } %
web-fair-play = The dealer’s seed is open now: anybody can check every draw.

## Credits

web-credits-icons = Icons
web-credits-icons-help = Drawn by these people and recoloured by us, from
web-credits-fonts = Fonts
web-credits-fonts-help = Under the
web-credits-software = Software
web-credits-software-help = Conclave is made with Svelte, Vite, Project Fluent, Litestar, SQLAlchemy and Python, and is itself free under the MIT licence.
