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
web-seals-read-lit = Your dice can break it.
web-seals-read-tap-again = Tap again to break it.
web-seals-read-near = Within your reach, but you can’t break it now.
web-seals-read-far = Out of your reach: a seal or a figure is in the way.
web-seals-read-guarded = A guardian stands on it: nobody can take it.

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
web-seals-taken = Scrolls taken
web-seals-broken = Seals

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
