# The table of Twelve Missions in the browser. What happens and what is asked stands in
# twelve_missions.ftl.

web-missions-sheet = Score sheet
web-missions-scrolls = Scrolls
web-missions-panels = Score, scrolls and log
web-missions-felt = The trick
web-missions-offers = What you can do
web-missions-round = Round { $round }/{ $rounds }
web-missions-trick = trick { $trick } of { $tricks }
web-missions-total = Total
web-missions-pair = Pair
web-missions-last-trick = Last trick
web-missions-round-over = Round { $round } is over
web-missions-taken = Cards taken

## Cards

web-missions-card = { $rank } { $value }{ $crystal ->
    [yes] , for a crystal
   *[no] { "" }
}
web-missions-your-card = your card
web-missions-your-hand = Your hand
web-missions-your-row = Your row, in the order of play
web-missions-before-you = Face up before you
web-missions-stack = { $count ->
    [one] One card left in your face-down stack
   *[other] { $count } cards left in your face-down stack
}
web-missions-set-apart = { $asks ->
    [pile] first pile
   *[other] to the right
}
web-missions-lost = Out of the round
web-missions-for-crystal = for a crystal, without following
web-missions-played = { $name }: { $card }, value { $value }
web-missions-with-power = with the { $rank }’s power
web-missions-turned = counts as { $colour }
web-missions-card-title = { $colour } { $rank }
web-missions-lies = In the trick, from { $name }: worth { $value }.
web-missions-for-crystal-then = For a crystal. { $effect }
web-missions-takes = takes it so far
web-missions-took = took it
web-missions-dominant = Dominant
web-missions-led = Led
web-missions-none-yet = none yet
web-missions-turned-up = The card that was turned up
web-missions-drawn = You drew this card. Put it back, or put back a card from your hand instead.

## Seats

web-missions-yourself = yourself
web-missions-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
web-missions-tricks-word = Tricks
web-missions-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
web-missions-lot = { $lot ->
    [row] In this order
    [chosen] Set aside
    [up] On the table
    [under] Face down
    [away] Out of the round
    [drawn] Looking at
   *[hand] Hand
}
web-missions-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-missions-crystals = { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
}
web-missions-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
web-missions-scroll-count = { $count ->
    [one] { $count } scroll
   *[other] { $count } scrolls
}
web-missions-deals = deals
web-missions-leads-next = leads next
web-missions-partner = your partner
web-missions-with = with { $name }

## The mission

web-missions-mission = Mission { $number }
web-missions-mission-word = Mission
web-missions-each = { $mission ->
    [7] +2 each
    [9] −1 each
    [10] −1 each
    [23] +2 each
    [25] −1 each
   *[other] +1 each
}
web-missions-of = { $mission ->
    [2] { $have } of { $goal } colours
    [8] { $have } of { $goal } colours
    [11] { $have } of { $goal }
    [23] { $have } of { $goal } colours
   *[other] { $have } of { $goal ->
        [one] { $goal } trick
       *[other] { $goal } tricks
    }
}
web-missions-have = { $mission ->
    [3] { $have } blue
    [4] { $have } yellow
    [6] { $have ->
        [0] none yet
       *[other] { $have } taken
    }
    [7] { $have } small { $have ->
        [one] trick
       *[other] tricks
    }
    [9] { $have } red
    [10] { $have } black
    [19] { $have } taken
   *[other] { $have ->
        [one] { $have } trick
       *[other] { $have } tricks
    }
}
web-missions-now = Points if the round ended now

## Crystals, cubes and scrolls

web-missions-take = { $scroll ->
    [yes] A scroll
   *[no] { $crystals ->
        [0] { $cubes } cubes
        [one] { $crystals } crystal and { $cubes } cubes
       *[other] { $cubes ->
            [0] { $crystals } crystals
           *[other] { $crystals } crystals and { $cubes } cubes
        }
    }
}
web-missions-deck = { $count } left
web-missions-cubes-on-card = Cubes on your card
web-missions-cubes-name = { $number } { $way ->
    [lower] lower
   *[higher] higher
}: worth { $value }
web-missions-lower = one lower
web-missions-higher = one higher
web-missions-put-cubes = Lay { $number } in cubes: the card is worth { $value }
web-missions-cubes-set = Cubes { $number }.
web-missions-lay-cubes = { $count ->
    [one] Lay 1 cube
   *[other] Lay { $count } cubes
}
web-missions-any-power = Any power
web-missions-any-power-help = Choose the power that the card is to have.
web-missions-say = { $word ->
    [wait] Wait and play last
    [claim] Take the trick
    [refuse] Refuse the trick
    [steal] Steal it
    [leave] Leave it
    [pass] Pass
   *[done] Done
}
web-missions-count = { $word ->
    [fewer] One trick fewer
    [more] One trick more
   *[same] As they are
}
web-missions-scroll = Scroll { $number }
web-missions-your-scrolls = { $count ->
    [one] Your scroll
   *[other] Your scrolls
}
web-missions-no-scroll = None. Take one instead of crystals and cubes, and activate it in a later round.
web-missions-in-force = { $is ->
    [you] Your scroll, in force this round
   *[one] { $name }’s scroll, in force this round
}{ $chosen ->
    [yes] : { $choice }
   *[no] { "" }
}
web-missions-used = Used so far: { $numbers }

## The bar

web-missions-question = { $wants ->
    [card] which card?
    [colour] which colour?
    [power] which power?
    [seat] who?
    [scroll] which scroll?
    [number] how many?
    [resources] what will you take?
    [spend] what will you spend?
    [borrow] what will you spend?
    [decide] yours or not?
    [theft] steal it?
    [tally] how many tricks?
   *[other] what now?
}

## For those who listen

web-missions-heard-round = Round { $round } of { $rounds }
web-missions-heard-card = { $card } { $value }
web-missions-heard-no-card = No card has been played to this trick

## Moves as they are shown

web-missions-chapter = Round { $round }
web-missions-goal = Most points after { $rounds } rounds win
web-missions-did = { $is ->
    [you] You { $deed }.
   *[one] { $name } { $deed }.
}
web-missions-plays = { $is ->
    [you] { $led ->
        [yes] lead
       *[no] play
    }
   *[one] { $led ->
        [yes] leads
       *[no] plays
    }
} the { $card }{ $crystal ->
    [yes] { " " }for a crystal instead of following
   *[no] { "" }
}
web-missions-takes-it = It takes the trick so far.
web-missions-uses = { $is ->
    [you] spend
   *[one] spends
} a crystal on the { $rank }’s power
web-missions-lays-cubes = { $is ->
    [you] lay
   *[one] lays
} { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}: the card is worth { $value }
web-missions-activates = { $is ->
    [you] activate
   *[one] activates
} scroll { $number }, “{ $title }”
web-missions-takes-what = { $is ->
    [you] take
   *[one] takes
} { $what }
web-missions-card-of = { $is ->
    [you] { $first ->
        [yes] Your
       *[no] your
    }
   *[one] { $name }’s
} { $card }{ $cubes ->
    [0] , { $value ->
        [8] an
       *[other] a
    } { $value }
   *[other] , { $face ->
        [8] an
       *[other] a
    } { $face } made { $value } by { $cubes ->
        [1] one cube
        [2] two cubes
        [3] three cubes
        [4] four cubes
        [5] five cubes
       *[other] { $cubes } cubes
    }
}
web-missions-takes-trick = { $tense ->
    [past] { $card }, took the last trick.
   *[now] { $card }, takes the trick.
}
web-missions-claims = { $is ->
    [you] Your
   *[one] { $name }’s
} scroll { $tense ->
    [past] took
   *[now] takes
} the trick, whatever was played.
web-missions-took-trick = { $is ->
    [you] You take trick { $trick }.
   *[one] { $name } takes trick { $trick }.
}
web-missions-power-told = { $rank }’s power: { $does }.
web-missions-dominant-told = Dominant: { $colour }.
web-missions-far = { $is ->
    [you] You have { $state }.
   *[one] { $name } has { $state }.
}
web-missions-you = you
web-missions-amount = { $names } { $points }{ $many ->
    [one] { "" }
   *[other] { " " }each
}
web-missions-given = { $way ->
    [gives] { $tense ->
        [past] gave
       *[now] gives
    }
   *[costs] { $tense ->
        [past] cost
       *[now] costs
    }
} { $amounts }
web-missions-gains = { $none ->
    [yes] { $tense ->
        [past] Nobody scored on mission { $mission }.
       *[now] Nobody scores on mission { $mission }.
    }
   *[no] Mission { $mission } { $given }.
}

## The result

web-missions-deed-round = Round { $round }: { $mission }
web-missions-deed-scroll = Round { $round }: { $mission }, with the scroll “{ $scroll }”
web-missions-tie = On equal points, fewer points lost come first, then no unused scroll.
web-missions-note-tricks = Most tricks: { $count }
web-missions-note-unhurt = Never lost a point
web-missions-sheet-scrolls = Scrolls
web-missions-sheet-unused = Unused scroll
web-missions-took-with = Took the last trick with the { $card }

## In the rules

web-missions-rules-missions = Missions
web-missions-rules-scrolls = Scrolls
web-missions-rules-powers = Powers
web-missions-rules-colours = Colours
web-missions-rules-resources = Crystals and cubes
web-missions-rules-mission = { $number }: { $name }
web-missions-rules-colour-help = If it is led and you have it, you must play it. In a round in which it is dominant, its cards beat all other colours.
web-missions-rules-crystal = Crystal
web-missions-rules-crystal-help = Buys the power of a card you have just played. What you don't spend is lost when the round ends.
web-missions-rules-cube = Cube
web-missions-rules-cube-help = Makes a card you have just played 1 higher or 1 lower. Put any number on a card, all at once; they are lost when the round ends.
web-missions-rules-led = led
web-missions-rules-takes = dominant: takes the trick

## Statistics: each stands after its figure, a share in percent where there is an “of”.

web-missions-stat-up = of { $of ->
    [one] { $of } mission
   *[other] { $of } missions
} brought points
web-missions-stat-down = of { $of ->
    [one] { $of } mission
   *[other] { $of } missions
} cost points
web-missions-stat-tricks = of { $of ->
    [one] { $of } trick
   *[other] { $of } tricks
} taken
web-missions-stat-powers = { $count ->
    [one] power
   *[other] powers
} used
web-missions-stat-cubes = { $count ->
    [one] cube
   *[other] cubes
} spent
web-missions-stat-scrolls = { $count ->
    [one] scroll
   *[other] scrolls
} activated
