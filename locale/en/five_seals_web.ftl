# The table of Five Seals of Magic in the browser; see five_seals.ftl for the game's own texts.

web-seals-dungeon = The dungeon
web-seals-minimap = The whole dungeon, and the part that is shown
web-seals-fit = Whole dungeon

web-seals-scroll-at = { $scroll }, strength { $strength }, at { $spot }. { $effect }
web-seals-scroll = { $scroll }, strength { $strength }. { $effect }{ $laden ->
    [yes] . It holds { $holds }
   *[no] { "" }
}{ $spent ->
    [yes] . Cast, face down
   *[no] { "" }
}
web-seals-scroll-strength = { $scroll } ({ $strength })
web-seals-ways-to-pay = { $ways } ways to pay
web-seals-mage-at = { $name }’s mage at { $spot }
web-seals-familiar-at = { $name }’s familiar at { $spot }
web-seals-guardian-at = The { $element } guardian at { $spot }
web-seals-stay = stay: leave your familiar here
web-seals-call-off = off: take the guardian away

web-seals-die = { $element } { $value }
web-seals-next-roll = next roll
web-seals-no-dice = no dice
web-seals-supply = Supply
web-seals-in-supply = { $element }: { $count } in the supply
web-seals-picked = { $count ->
    [0] Pick { $most ->
        [one] one die
       *[other] { $most } dice
    }
   *[other] { $count } of { $most } picked
}
web-seals-put-back = Put { $element } back

web-seals-others = The other mages
web-seals-done = round over
web-seals-scroll-count = { $count ->
    [one] { $count } scroll
   *[other] { $count } scrolls
}
web-seals-your-scrolls = Your scrolls
web-seals-scrolls = Scrolls
web-seals-cast-count = { $count ->
    [0] { "" }
   *[other] { $count } cast
}
web-seals-spent = Cast: face down this round

web-seals-seal-title = { $element } seal { $strength }
web-seals-seal-help = Break it with { $element } dice that add up to { $strength } or more.
web-seals-worth = Worth { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
web-seals-die-help = { $owner ->
    [you] Your die: it breaks { $element } and Mind seals, alone or with your other { $element } dice.
   *[one] { $name }’s die, for { $element } and Mind seals.
}
web-seals-supply-help = { $count ->
    [0] No { $element } dice are left in the supply.
    [one] One { $element } die is left in the supply.
   *[other] { $count } { $element } dice are left in the supply.
} You take three dice when your round is over.
web-seals-figure = { $figure ->
    [mage] { $is ->
        [you] Your mage
       *[one] { $name }’s mage
    }
   *[familiar] { $is ->
        [you] Your familiar
       *[one] { $name }’s familiar
    }
}
web-seals-figure-help = { $figure ->
    [mage] { $is ->
        [you] You can walk wherever the floor is lit. Your mage moves to the seal that you break.
       *[one] { $hall ->
            [yes] In the hall nobody is in your way.
           *[no] You can’t pass while this mage stands here.
        }
    }
   *[familiar] { $is ->
        [you] It keeps this doorway open for you and closed to others, until your round is over.
       *[one] You can’t pass while it stands here. It goes home when its owner’s round is over.
    }
}
web-seals-read = { $of ->
    [guarded] { $place }: a guardian stands on it, and nobody can take it.
    [kept] { $place }: { $name }’s familiar keeps others off it.
    [tap-again] { $place }: tap again to break it.
    [near] { $place }: within your reach, but you can’t break it now.
    [far] { $place }: out of reach, as a seal or a figure is in the way.
   *[here] { $place }
}

web-seals-question = { $asks ->
    [seal] which seal?
    [place] which scroll?
    [scroll] which scroll?
    [die] which die?
    [colour] which colour?
    [seat] whose?
   *[verb] what next?
}
web-seals-stand = { $round ->
    [0] First dice
   *[other] Round { $round }
}
web-seals-sixes-left = { $sixes ->
    [one] { $sixes } strength-6 scroll left
   *[other] { $sixes } strength-6 scrolls left
}
web-seals-sixes = Ends when fewer than { $fewest } strength-6 scrolls are left: { $sixes } left
web-seals-round-over = Round { $round } is over
web-seals-recap = Round { $round } recap
web-seals-end-quiet = Nobody broke a seal for three rounds, so the game ended.
web-seals-end-deep = { $is ->
    [you] You
   *[one] { $name }
} took { $scroll }{ $paid ->
    [0] { "" }
   *[other] { " " }with { $dice }
}: only { $sixes } strength-6 scrolls were left, so the game ended.
web-seals-best = { $round ->
    [0] { $scroll }
   *[other] Round { $round }: { $scroll }
}
web-seals-note = { $scrolls ->
    [one] { $scrolls } scroll
   *[other] { $scrolls } scrolls
}{ $sixes ->
    [0] { "" }
    [one] , one of strength 6
   *[other] , { $sixes } of strength 6
}
web-seals-taken = Scrolls taken
web-seals-broken = Seals

## What somebody did, after their name
# $by is “you” or “one”, whoever did it; $own says whether the thing was their own.

web-seals-deed-draft = { $by ->
    [you] take { $dice }
   *[one] takes { $dice }
}
web-seals-deed-break = { $by ->
    [you] break { $seal } at { $spot }
   *[one] breaks { $seal } at { $spot }
}
web-seals-deed-take-scroll = { $by ->
    [you] take { $scroll } at { $spot }
   *[one] takes { $scroll } at { $spot }
}
web-seals-deed-cast = { $by ->
    [you] cast { $scroll }
   *[one] casts { $scroll }
}
web-seals-deed-transfer = { $by ->
    [you] take { $scroll } from { $seat }
   *[one] takes { $scroll } from { $seat-is ->
        [you] you
       *[one] { $seat }
    }
}
web-seals-deed-theft = { $own ->
    [yes] { $by ->
        [you] lose { $die } to { $actor }
       *[one] loses { $die } to { $actor-is ->
            [you] you
           *[one] { $actor }
        }
    }
   *[no] { $by ->
        [you] take { $die } from { $seat }
       *[one] takes { $die } from { $seat-is ->
            [you] you
           *[one] { $seat }
        }
    }
}
web-seals-deed-deceive = { $by ->
    [you] trade dice with { $seat }
   *[one] trades dice with { $seat-is ->
        [you] you
       *[one] { $seat }
    }
}
web-seals-deed-turn-dice = { $own ->
    [yes] { $by ->
        [you] turn some dice
       *[one] turns some dice
    }
   *[no] { $by ->
        [you] lower dice of { $seat }
       *[one] lowers { $seat-is ->
            [you] your dice
           *[one] dice of { $seat }
        }
    }
}
web-seals-deed-remove = { $by ->
    [you] remove { $seal } at { $spot }
   *[one] removes { $seal } at { $spot }
}
web-seals-deed-trade-places = { $by ->
    [you] swap { $spot } and { $other }
   *[one] swaps { $spot } and { $other }
}
web-seals-deed-guard = { $spot ->
    [off] { $by ->
        [you] take the { $colour } guardian away
       *[one] takes the { $colour } guardian away
    }
   *[other] { $by ->
        [you] guard the scroll at { $spot }
       *[one] guards the scroll at { $spot }
    }
}
web-seals-deed-stay = { $by ->
    [you] leave your familiar at { $spot }
   *[one] leaves a familiar at { $spot }
}
web-seals-deed-familiar = { $by ->
    [you] send your familiar to { $spot }
   *[one] sends a familiar to { $spot }
}
web-seals-deed-absorb = { $by ->
    [you] keep the seal on { $scroll }
   *[one] keeps the seal on { $scroll }
}
web-seals-deed-give-up = { $by ->
    [you] give up this round
   *[one] gives up this round
}
web-seals-came = { $of ->
    [paid] with { $dice }
    [familiar] by familiar
    [opens] { $count ->
        [0] opens nothing new
        [one] opens room { $spot }
       *[other] opens { $count } rooms
    }
    [turn-dice] { $stays ->
        [yes] { $dice } comes up the same
       *[no] { $dice } becomes { $now }
    }
    [grow] rolled { $die }
    [give-up] { $dice } back to the supply
    [transfer] in exchange for { $given }
    [deceive] { $die } in exchange for { $given }
    [last-round] this is the last round
    [round] round { $round } begins
    [finish] done for this round
   *[game-over] the game is over
}

## Moments shown by themselves

web-seals-headline = { $name } { $deed }.
web-seals-more = { $outcome }.
web-seals-rolls = Round { $round }: everybody rolls.
web-seals-first = { $is ->
    [you] You go first.
   *[one] { $name } goes first.
}
web-seals-strip = { $by ->
    [you] { $of ->
        [transfer] trade scrolls
       *[take-scroll] break the seal
    }
   *[one] { $of ->
        [transfer] trades scrolls
       *[take-scroll] breaks the seal
    }
}
web-seals-strip-paid = { $count ->
    [one] One die
   *[other] { $count } dice
}
web-seals-strip-deep = { $last ->
    [yes] The last round
   *[no] From the deep
}
web-seals-strip-taken = taken
web-seals-strip-given = given for it
web-seals-strip-traded = A trade
web-seals-last-brought = points in round { $round }
web-seals-goal-last = Last round: { $sixes } strength-6 scrolls left
web-seals-goal = { $sixes } strength-6 scrolls left, ends below { $fewest }
web-seals-goal-quiet = One more round without a broken seal ends the game

## For those who listen

web-seals-heard-hall = the hall
web-seals-heard-room = room { $room }
web-seals-heard-place = { $spot }, { $count ->
    [one] in { $rooms }
   *[other] between { $rooms }
}
web-seals-heard-scroll = { $scroll }, strength { $strength }, at { $spot }
web-seals-heard-seal = { $seal } at { $spot }
web-seals-heard-beyond = to { $rooms }
web-seals-heard-word = { $word ->
    [stay] leave your familiar here
   *[off] take the guardian away
}
web-seals-heard-break = { $scroll ->
    [yes] , at { $spot }
   *[no] { "" }
}{ $paid ->
    [yes] , with { $dice }
   *[no] { "" }
}
web-seals-heard-dice = Dice: { $dice }
web-seals-heard-broken = { $count ->
    [0] no seal
    [one] { $count } seal
   *[other] { $count } seals
}
web-seals-heard-mage = Your mage is at { $place }
web-seals-heard-familiar = Familiar at { $place }
web-seals-heard-spent = Face down: { $scrolls }
web-seals-heard-may-break = You can break: { $things }
web-seals-heard-may-cast = You can cast: { $scrolls }
web-seals-heard-may-say = You can say: { $words }
web-seals-heard-reach = { $also ->
    [yes] Also within reach
   *[no] Within reach
}: { $things }
web-seals-heard-floor = You can walk in { $rooms }
web-seals-heard-seals = Seals left
web-seals-give-up = give up

## Cards of the rules

web-seals-cards-pieces = Pieces
web-seals-card-name = { $piece ->
    [seal] Seal
    [die] Dice
   *[scroll] Scroll
}
web-seals-card-words = { $piece ->
    [seal] It closes a doorway. Dice of its colour break it if they come to its strength or more; then it leaves the game and the way is open.
    [die] You take three for each round and roll them. Dice of one colour may be added up; those that you pay with go back to the supply.
   *[scroll] It lies in a room and is broken like a seal, from 2 points in the inner rooms to 6 in the outer ones. Then it is yours, to cast once in each round.
}
web-seals-card-mind = Of Mind: { $help }

## Statistics: each stands after its figure, a share in percent where there is an “of”.

web-seals-stat-scrolls = { $count ->
    [one] scroll
   *[other] scrolls
} taken
web-seals-stat-seals = { $count ->
    [one] seal
   *[other] seals
} broken
web-seals-stat-spells = { $count ->
    [one] scroll
   *[other] scrolls
} cast
web-seals-stat-sixes = of { $of ->
    [one] { $of } die
   *[other] { $of } dice
} rolled came up six
web-seals-stat-unused = of { $of ->
    [one] { $of } die
   *[other] { $of } dice
} put back unused
web-seals-stat-give-ups = of { $of ->
    [one] { $of } round
   *[other] { $of } rounds
} given up
web-seals-stat-stolen = { $count ->
    [one] die
   *[other] dice
} stolen
