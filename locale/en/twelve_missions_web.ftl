# The table of Twelve Missions in the browser. What happens and what is asked stands in
# twelve_missions.ftl.

web-missions-sheet = Score sheet
web-missions-scrolls = Scrolls
web-missions-panels = Score, scrolls and sayings
web-missions-felt = The trick
web-missions-offers = What you may do
web-missions-round = Round { $round }/{ $rounds }
web-missions-trick = trick { $trick } of { $tricks }
web-missions-number = No. { $number }
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
    [one] One card in your face-down stack
   *[other] { $count } cards in your face-down stack
}
web-missions-set-apart = { $asks ->
    [pile] first pile
   *[other] to the right
}
web-missions-lost = Out of the round
web-missions-for-crystal = for a crystal, against the duty to follow
web-missions-played = { $name }: { $card }, value { $value }
web-missions-with-power = with the { $rank }’s power
web-missions-turned = counts as { $colour }
web-missions-takes = takes it so far
web-missions-took = took it
web-missions-dominant = Dominant
web-missions-led = Led
web-missions-none-yet = none yet
web-missions-turned-up = The card that was turned up
web-missions-drawn = You drew this. Put it back, or a card of your hand.

## Seats

web-missions-yourself = yourself
web-missions-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
web-missions-tricks-word = Tricks
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
    [7] { $have } small
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
web-missions-cubes-help = Cubes change its value
web-missions-cubes-name = { $number } { $way ->
    [lower] lower
   *[higher] higher
}, counts { $value }
web-missions-lower = one lower
web-missions-higher = one higher
web-missions-put-cubes = Cubes { $number }: the card counts { $value }
web-missions-any-power = Any power
web-missions-say = { $word ->
    [wait] Wait, and play last
    [claim] Take the trick
    [steal] Steal it
    [leave] Leave it
    [pass] Pass
   *[done] Done
}
web-missions-say-refuse = Refuse the trick
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
    [you] In force this round, for you
   *[one] In force this round, for { $name }
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
    [resources] take what?
    [spend] spend, or done?
    [borrow] spend, or done?
    [theft] steal or leave?
    [tally] how many?
   *[other] what?
}

## For those who listen

web-missions-heard-round = Round { $round } of { $rounds }
web-missions-heard-card = { $card } { $value }
web-missions-heard-no-card = No card has been played to this trick
