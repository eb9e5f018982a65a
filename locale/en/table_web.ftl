# The table in the browser: moves as they are shown, what happened, what a click will do, the result.

## Moves on show

web-you = You
web-go-on = Go on
web-shows-on = next move
web-keys-show-on = show the next move
web-key-log = L
web-keys-log = the whole log, or what happened since your turn
web-pace-help = { $pace ->
    [step] Each move waits for you: press Space, or click the table.
    [calm] Each move stays long enough to be read.
    [quick] Moves come about twice as fast.
   *[instant] Moves aren’t shown one by one.
}
web-forced = Play forced moves for me
web-forced-help = When there is only one thing you can do, or nothing else would matter, it is played after a moment.
web-only-move = Your only move
web-bots-wait = Waiting, in case you take it back
web-nothing-to-change = Nothing more can change this
web-is-away = is away
web-since-your-turn = Since your turn
web-so-far = So far
web-whole-log = Whole log
web-times = × { $count }
web-log-start = Start
# A bot had less time to think than its level takes.
web-hurried = { $level ->
    [random] Out of time: any legal move.
    [stand-in] This bot gave no answer: a novice moved in its place.
    [novice] In a hurry: played like a novice.
    [master] In a hurry: played like a master.
   *[adept] In a hurry: played like an adept.
}
web-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
web-change-of = { $of ->
    [lives] { $count ->
        [one] life
       *[other] lives
    }
    [points] { $count ->
        [one] point
       *[other] points
    }
    [stones] { $count ->
        [one] stone
       *[other] stones
    }
    [cubes] { $count ->
        [one] cube
       *[other] cubes
    }
    [crystals] { $count ->
        [one] crystal
       *[other] crystals
    }
    [followers] { $count ->
        [one] follower
       *[other] followers
    }
    [relics] { $count ->
        [one] relic
       *[other] relics
    }
    [dice] { $count ->
        [one] die
       *[other] dice
    }
    [scrolls] { $count ->
        [one] scroll
       *[other] scrolls
    }
   *[other] { $of }
}
web-firm = once · hold
web-practice-table = Practice
web-watching = { $count ->
    [one] { $names } is watching
   *[other] { $names } are watching
}
web-guests-more = { $named ->
    [0] { $count ->
        [one] a guest
       *[other] { $count } guests
    }
   *[other] { $count ->
        [one] one more guest
       *[other] { $count } more guests
    }
}

## The result

web-you-watched = You were watching
web-your-place-of = { $place ->
    [1] { $shared ->
        [yes] You share first place
       *[no] Well played
    }
    [2] { $shared ->
        [yes] You share second place
       *[no] { $seats ->
            [2] Second
           *[other] Second of { $seats }
        }
    }
    [3] { $shared ->
        [yes] You share third place
       *[no] Third of { $seats }
    }
    [4] Fourth of { $seats }
    [5] Fifth of { $seats }
   *[other] Place { $place } of { $seats }
}
web-wins-by = { $is ->
    [you] You win by { $points }
   *[one] { $name } wins by { $points }
}
web-curve = Points over the game
web-best-deeds = Best moves
web-what-decided = What decided it
web-save-record = Save the record
web-curve-again = click a round to see it again
web-curve-see = See round { $round } again
web-curve-table = Points of each seat after each round
web-source = { $part } { $points }

## Advice

web-in-the-rules = In the rules
web-key-in-the-rules = F1
web-hint-rank = hint { $rank }
web-hint = Hint
web-hint-key = Hint (H)
web-key-hint = H
web-keys-hint = a hint, or hide it
web-hint-scale = your share of victory
web-hint-thinking = Thinking…
web-hint-equal = About equal: none is clearly better.
web-hint-games = From what you can see; { $games } games played out.
web-hint-play = Play this
web-hint-hides = hides it
web-hint-told = Hint { $rank }: { $move }, { $share } percent, give or take { $error }.
web-hint-share = { $share } %
web-give-or-take = ±{ $error }
web-odds = Odds
web-odds-key = Odds (O)
web-key-odds = O
web-keys-odds = the odds, or hide them
web-odds-scale = as far as you can tell
web-odds-none = Nothing is uncertain right now.
web-odds-told = { $what }, { $share } percent.
web-counted = Counted, not guessed.
web-drawn = ± is where 95 of 100 such counts would fall.
web-coach = Coach
web-coach-help = One remark at a time, on your turn: what’s at stake, and what something new does. On in your first game of each kind against bots.
web-coach-got-it = Got it
web-coach-says = Coach: { $words }
