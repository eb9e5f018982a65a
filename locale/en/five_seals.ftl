# Five Seals of Magic. How parameters reach a message is explained at the top of common.ftl.
# $element is fire, water, air, earth or mind; $spell is a spell's word; $spot is a place's word;
# $dice, $die and $now are words of dice, like “fire.3 air.2”.

## Elements and mages

five_seals-element = { $element ->
    [fire] { five_seals-element-fire }
    [water] { five_seals-element-water }
    [air] { five_seals-element-air }
    [earth] { five_seals-element-earth }
   *[mind] { five_seals-element-mind }
}
five_seals-an-element = { $element ->
    [air] an { five_seals-element-air }
    [earth] an { five_seals-element-earth }
   *[other] a { five_seals-element }
}
five_seals-an-element-first = { $element ->
    [air] An { five_seals-element-air }
    [earth] An { five_seals-element-earth }
   *[other] A { five_seals-element }
}
five_seals-element-fire = Fire
five_seals-element-water = Water
five_seals-element-air = Air
five_seals-element-earth = Earth
five_seals-element-mind = Mind

five_seals-mage-raven = Shaman of the North
five_seals-mage-cat = Witch of the East
five_seals-mage-owl = Seer of the West
five_seals-mage-snake = Sorcerer of the South
five_seals-mage-toad = Warlock of the Beyond
five_seals-mage-fox = Druid of the Wilds

## Circles

five_seals-circle-1 = Circle I, Might
five_seals-circle-2 = Circle II, Spaces
five_seals-circle-3 = Circle III, Conflict
five_seals-circle-4 = Circle IV, Movement

## Spells

five_seals-scroll = { $spell ->
    [binding] { five_seals-spell-binding }
   *[other] { five_seals-spell } of { five_seals-element }
}

five_seals-spell = { $spell ->
    [change] { five_seals-spell-change }
    [renewal] { five_seals-spell-renewal }
    [strengthening] { five_seals-spell-strengthening }
    [growth] { five_seals-spell-growth }
    [synergy] { five_seals-spell-synergy }
    [swap] { five_seals-spell-swap }
    [exchange] { five_seals-spell-exchange }
    [absorption] { five_seals-spell-absorption }
    [disintegration] { five_seals-spell-disintegration }
    [rearrangement] { five_seals-spell-rearrangement }
    [deception] { five_seals-spell-deception }
    [alteration] { five_seals-spell-alteration }
    [transfer] { five_seals-spell-transfer }
    [theft] { five_seals-spell-theft }
    [exploitation] { five_seals-spell-exploitation }
    [dispatch] { five_seals-spell-dispatch }
    [leap] { five_seals-spell-leap }
    [teleportation] { five_seals-spell-teleportation }
    [guardian] { five_seals-spell-guardian }
    [speed] { five_seals-spell-speed }
   *[binding] { five_seals-spell-binding }
}

five_seals-spell-binding = Binding
five_seals-spell-binding-short = Your familiar stays, or breaks a seal
five_seals-spell-binding-help = Leave your familiar where your mage stands: it blocks the way for others when you move on. Or let it break a seal token within your reach, with your dice: your mage stays, the familiar moves into that doorway, and your turn ends. It comes home when your round is over.

five_seals-spell-change = Change
five_seals-spell-change-short = { $element ->
    [mind] Turn dice into another colour
   *[other] Turn { five_seals-element } dice into another colour
}
five_seals-spell-change-help = { $element ->
    [mind] Return one or more of your dice of one colour to the supply and take as many of another colour, showing the same numbers.
   *[other] Return one or more of your { five_seals-element } dice to the supply and take as many of another colour, showing the same numbers.
}

five_seals-spell-renewal = Renewal
five_seals-spell-renewal-short = { $element ->
    [mind] Reroll dice of one colour
   *[other] Reroll { five_seals-element } dice
}
five_seals-spell-renewal-help = { $element ->
    [mind] Reroll one or more of your dice of one colour.
   *[other] Reroll one or more of your { five_seals-element } dice.
}

five_seals-spell-strengthening = Strengthening
five_seals-spell-strengthening-short = { $element ->
    [mind] +2 to dice of one colour
   *[other] +2 to { five_seals-element } dice
}
five_seals-spell-strengthening-help = { $element ->
    [mind] Add 2 to one or more of your dice of one colour, up to 6. You can't choose a die that already shows 6.
   *[other] Add 2 to one or more of your { five_seals-element } dice, up to 6. You can't choose a die that already shows 6.
}

five_seals-spell-growth = Growth
five_seals-spell-growth-short = { $element ->
    [mind] Take and roll a die of any colour
   *[other] Take and roll { five_seals-an-element } die
}
five_seals-spell-growth-help = { $element ->
    [mind] Take a die of any colour from the supply and roll it. It is yours for this round.
   *[other] Take { five_seals-an-element } die from the supply and roll it. It is yours for this round.
}

five_seals-spell-synergy = Synergy
five_seals-spell-synergy-short = 1 more point for each { five_seals-element } scroll
five_seals-spell-synergy-help = { $element ->
    [mind] Never cast. It scores 1 point for each of your Mind scrolls, including Binding and itself.
   *[other] Never cast. It scores 1 point for each of your { five_seals-element } scrolls, including itself.
}

five_seals-spell-swap = Swap
five_seals-spell-swap-short = { $element ->
    [mind] Swap two seals of equal strength
   *[other] Swap { five_seals-an-element } seal with one as strong
}
five_seals-spell-swap-help = { $element ->
    [mind] Swap two seal tokens of different colours and equal strength, anywhere in the dungeon.
   *[other] Swap { five_seals-an-element } seal token with one of another colour and equal strength, anywhere in the dungeon.
}

five_seals-spell-exchange = Exchange
five_seals-spell-exchange-short = { $element ->
    [mind] Swap two seals of one colour
   *[other] Swap two { five_seals-element } seals
}
five_seals-spell-exchange-help = { $element ->
    [mind] Swap two seal tokens of the same colour and different strength, anywhere in the dungeon.
   *[other] Swap two { five_seals-element } seal tokens of different strength, anywhere in the dungeon.
}

five_seals-spell-absorption = Absorption
five_seals-spell-absorption-short = { $element ->
    [mind] Keep a broken seal to boost a die
   *[other] Keep { five_seals-an-element } seal to boost a die
}
five_seals-spell-absorption-help = { $element ->
    [mind] While this lies face up, you may keep a seal token that you break on it, in place of the one there. Cast it to spend that token: add its strength to one of your dice, up to 6.
   *[other] While this lies face up, you may keep { five_seals-an-element } seal token that you break on it, in place of the one there. Cast it to spend that token: add its strength to one of your dice, up to 6.
}

five_seals-spell-disintegration = Disintegration
five_seals-spell-disintegration-short = { $element ->
    [mind] Remove any seal token
   *[other] Remove { five_seals-an-element } seal token
}
five_seals-spell-disintegration-help = { $element ->
    [mind] Remove any seal token from the dungeon. This doesn't count as breaking one: you must still break a seal if you can.
   *[other] Remove { five_seals-an-element } seal token from the dungeon. This doesn't count as breaking one: you must still break a seal if you can.
}

five_seals-spell-rearrangement = Rearrangement
five_seals-spell-rearrangement-short = Swap { five_seals-an-element } scroll with another
five_seals-spell-rearrangement-help = Swap two scrolls in the dungeon, wherever they lie. At least one of them must be { five_seals-an-element } scroll.

five_seals-spell-deception = Deception
five_seals-spell-deception-short = { $element ->
    [mind] Trade die colours with an opponent
   *[other] Trade colours for { five_seals-an-element } die
}
five_seals-spell-deception-help = { $element ->
    [mind] Trade one of your dice for an opponent’s die of another colour. Only the colours change hands: each of you keeps the number your die showed.
   *[other] Trade one of your dice of another colour for an opponent’s { five_seals-element } die. Only the colours change hands: each of you keeps the number your die showed.
}

five_seals-spell-alteration = Alteration
five_seals-spell-alteration-short = { $element ->
    [mind] +1 to your dice, −1 to another’s
   *[other] +1 to your { five_seals-element } dice, −1 to another’s
}
five_seals-spell-alteration-help = { $element ->
    [mind] Choose a colour: add 1 to any of your dice of it, and take 1 off any of one opponent’s dice of it. At least one die must change.
   *[other] Add 1 to any of your { five_seals-element } dice, and take 1 off any of one opponent’s { five_seals-element } dice. At least one die must change.
}

five_seals-spell-transfer = Transfer
five_seals-spell-transfer-short = Trade for an opponent’s { five_seals-element } scroll
five_seals-spell-transfer-help = Take an opponent’s face-up { five_seals-element } scroll in exchange for one of your own face-up scrolls of equal strength. Binding and this scroll can't be traded.

five_seals-spell-theft = Theft
five_seals-spell-theft-short = { $element ->
    [mind] An opponent gives you a die
   *[other] Take an opponent’s { five_seals-element } die
}
five_seals-spell-theft-help = { $element ->
    [mind] Take a die from an opponent, who chooses which one. Without dice left, the opponent’s round is over.
   *[other] Take { five_seals-an-element } die from an opponent, who chooses which one. Without dice left, the opponent’s round is over.
}

five_seals-spell-exploitation = Exploitation
five_seals-spell-exploitation-short = Use an opponent’s { five_seals-element } scroll
five_seals-spell-exploitation-help = Use an opponent’s face-up { five_seals-element } scroll as if it were yours. Both scrolls turn face down. Binding and Synergy can't be used.

five_seals-spell-dispatch = Dispatch
five_seals-spell-dispatch-short = { $element ->
    [mind] Your familiar claims any seal
   *[other] Your familiar claims { five_seals-an-element } seal
}
five_seals-spell-dispatch-help = { $element ->
    [mind] Put your familiar on any seal token without a figure, anywhere in the dungeon. Only you can break that seal, and the familiar comes back when you do.
   *[other] Put your familiar on { five_seals-an-element } seal token without a figure, anywhere in the dungeon. Only you can break that seal, and the familiar comes back when you do.
}

five_seals-spell-leap = Leap
five_seals-spell-leap-short = { $element ->
    [mind] Pass a seal, break one beyond it
   *[other] Pass { five_seals-an-element } seal, break one beyond it
}
five_seals-spell-leap-help = { $element ->
    [mind] Pass one seal token within reach that carries no figure, and break with dice a seal that you couldn't reach otherwise. Your turn ends.
   *[other] Pass one { five_seals-element } seal token within reach that carries no figure, and break with dice a seal that you couldn't reach otherwise. Your turn ends.
}

five_seals-spell-teleportation = Teleportation
five_seals-spell-teleportation-short = { $element ->
    [mind] Pass a figure, break a seal beyond it
   *[other] Pass a figure, break { five_seals-an-element } seal
}
five_seals-spell-teleportation-help = { $element ->
    [mind] Pass one figure of another mage, and the token it may stand on, and break with dice a seal that you couldn't reach otherwise. Your turn ends.
   *[other] Pass one figure of another mage, and the token it may stand on, and break with dice { five_seals-an-element } seal that you couldn't reach otherwise. Your turn ends.
}

five_seals-spell-guardian = Guardian
five_seals-spell-guardian-short = Guard { five_seals-an-element } scroll, or stop guarding it
five_seals-spell-guardian-help = Put the { five_seals-element } guardian on any { five_seals-element } scroll in the dungeon, or take it away. Nobody can take a scroll under a guardian.

five_seals-spell-speed = Speed
five_seals-spell-speed-short = { $element ->
    [mind] Break a seal, then any other for free
   *[other] Break a seal, then { five_seals-an-element } one for free
}
five_seals-spell-speed-help = { $element ->
    [mind] Break a seal with dice and move there, then break any seal within reach without dice. Both must be possible. Your turn ends.
   *[other] Break a seal with dice and move there, then break { five_seals-an-element } seal within reach without dice. Both must be possible. Your turn ends.
}

## What happens

five_seals-draft = { $seat-is ->
    [you] You take { $dice } for the next roll.
    [many] { $seat } each take { $dice } for the next roll.
   *[one] { $seat } takes { $dice } for the next roll.
}
five_seals-round = { $seat-is ->
    [you] Round { $round }: you go first.
   *[one] Round { $round }: { $seat } goes first.
}
five_seals-roll = { $seat-is ->
    [you] You roll { $dice }.
    [many] { $seat } each roll { $dice }.
   *[one] { $seat } rolls { $dice }.
}
five_seals-no-roll = { $seat-is ->
    [you] You have no dice to roll.
    [many] { $seat } have no dice to roll.
   *[one] { $seat } has no dice to roll.
}
five_seals-break = { $seat-is ->
    [you] You break { five_seals-element } { $strength } at { $spot }.
   *[one] { $seat } breaks { five_seals-element } { $strength } at { $spot }.
}
five_seals-take-scroll = { $seat-is ->
    [you] You take { five_seals-scroll }.
   *[one] { $seat } takes { five_seals-scroll }.
}
five_seals-give-up = { $seat-is ->
    [you] You give up this round.
   *[one] { $seat } gives up this round.
}
five_seals-finish = { $seat-is ->
    [you] Your round is over.
   *[one] { $seat }’s round is over.
}
five_seals-cast = { $seat-is ->
    [you] You cast { five_seals-scroll }.
   *[one] { $seat } casts { five_seals-scroll }.
}
five_seals-stay = { $seat-is ->
    [you] Your familiar stays at { $spot }.
   *[one] { $seat }’s familiar stays at { $spot }.
}
five_seals-familiar = { $seat-is ->
    [you] Your familiar goes to { $spot }.
   *[one] { $seat }’s familiar goes to { $spot }.
}
five_seals-absorb = The seal goes onto { five_seals-scroll }.
five_seals-turn-dice = { $seat-is ->
    [you] You turn { $dice } into { $now }.
   *[one] { $seat } turns { $dice } into { $now }.
}
five_seals-grow = { $seat-is ->
    [you] You roll { $die }.
   *[one] { $seat } rolls { $die }.
}
five_seals-trade-places = What lay at { $spot } and { $other } is swapped.
five_seals-remove = { five_seals-element } { $strength } at { $spot } is removed.
five_seals-deceive = { $actor-is ->
    [you] You get { $die }, and { $seat } gets { $given }.
   *[one] { $actor } gets { $die }, and { $seat-is ->
        [you] you get { $given }.
       *[one] { $seat } gets { $given }.
    }
}
five_seals-transfer = { $actor-is ->
    [you] You get { five_seals-scroll } from { $seat }.
   *[one] { $actor } gets { five_seals-scroll } from { $seat-is ->
        [you] you.
       *[one] { $seat }.
    }
}
five_seals-theft = { $actor-is ->
    [you] You take { $die } from { $seat }.
   *[one] { $actor } takes { $die } from { $seat-is ->
        [you] you.
       *[one] { $seat }.
    }
}
five_seals-guard = { $spot ->
    [off] The { five_seals-element } guardian leaves the dungeon.
   *[other] The { five_seals-element } guardian goes to { $spot }.
}
five_seals-game-over = { $stalemate ->
    [yes] Nobody has broken a seal for three rounds: the game is over.
   *[no] Too few strength-6 scrolls are left: the game is over.
}

## What the actor is asked

five_seals-ask-over = The game is over
five_seals-ask-draft = Take three dice for the next roll
five_seals-ask-turn = Break a seal, or cast a scroll
five_seals-ask-stuck = Cast a scroll, or give up
five_seals-ask-change = Turn which dice into which colour?
five_seals-ask-renew = Reroll which dice?
five_seals-ask-strengthen = Strengthen which dice?
five_seals-ask-binding = Leave your familiar here, or let it break a seal
five_seals-ask-absorb = Keep the seal on your scroll, or let it go
five_seals-ask-swap = Swap which seal?
five_seals-ask-swap-with = Swap it with which seal?
five_seals-ask-exchange = Swap which seal?
five_seals-ask-exchange-with = Swap it with which seal?
five_seals-ask-disintegrate = Remove which seal?
five_seals-ask-rearrange = Swap which scroll?
five_seals-ask-rearrange-with = Swap it with which scroll?
five_seals-ask-deceive = Trade which of their dice for which of yours?
five_seals-ask-raise = Raise which of your dice?
five_seals-ask-lower = Lower whose dice?
five_seals-ask-transfer = Trade which of their scrolls for which of yours?
five_seals-ask-give = Give away which die?
five_seals-ask-exploit = Use whose scroll?
five_seals-ask-dispatch = Send your familiar to which seal?
five_seals-ask-leap = Leap, and break which seal?
five_seals-ask-teleport = Teleport, and break which seal?
five_seals-ask-guard = Guard which scroll?
five_seals-ask-speed = Break which seal first?
five_seals-ask-speed-free = Break which seal for free?

## What a sentence would cost and bring
# $opens counts the rooms that open, $spot is the only one; $held counts the scrolls in them, of which
# $scrolls names the strongest and $more counts the others.

five_seals-preview-dice = { $over ->
    [0] { $dice }
   *[other] { $dice }, { $over } more than needed
}
five_seals-preview-break = { $opens ->
    [0] Opens nothing new.
    [one] Opens room { $spot }{ $held ->
        [0] , which is empty.
       *[other] : { $scrolls }.
    }
   *[other] Opens { $opens } rooms{ $held ->
        [0] , all empty.
       *[other] : { $scrolls }{ $more ->
            [0] .
           *[other] , and { $more } more.
        }
    }
}{ $last ->
    [yes] { " " }{ five_seals-preview-last }
   *[no] { "" }
}
five_seals-preview-take = { five_seals-scroll } is yours.{ $ends ->
    [yes] { " " }This becomes the last round.
   *[no] { "" }
}{ $last ->
    [yes] { " " }{ five_seals-preview-last }
   *[no] { "" }
}
five_seals-preview-last = With your last dice gone, your round is over.
five_seals-preview-face-down = Face down until your round is over
five_seals-preview-both-down = Both scrolls turn face down
five_seals-preview-cast = { $spell ->
    [binding] Your familiar stays here, or breaks a seal for you.
    [growth] Take and roll { five_seals-an-element } die.
    [theft] Take a die; its owner chooses which.
    [swap] Two seals of equal strength trade places.
    [exchange] Two seals of one colour trade places.
    [disintegration] Remove a seal without dice.
    [rearrangement] Two scrolls in the dungeon trade places.
    [deception] Trade the colours of two dice.
    [alteration] Raise your dice by 1, lower another’s by 1.
    [transfer] Trade a scroll for another’s of equal strength.
    [exploitation] Use another’s scroll as your own.
    [dispatch] Your familiar keeps others off a seal.
    [leap] Pass a seal and break one beyond it.
    [teleportation] Pass a figure and break a seal beyond it.
    [guardian] Set the guardian on a scroll, or take it off.
    [speed] Break a seal with dice, then another without.
   *[other] { five_seals-spell }
}
five_seals-preview-reroll = Rolls { $dice } again.
five_seals-preview-turn = { $dice } becomes { $now }.
five_seals-preview-send = Only you can then break { five_seals-element } { $strength }.
five_seals-preview-guard = Nobody can then take { five_seals-scroll }.
five_seals-preview-free = The scroll can then be taken again.
five_seals-preview-trade = You get { five_seals-scroll }, and { $seat } gets { $given }.
five_seals-preview-deceive = You get { $die }, and { $seat } gets { $given }.
five_seals-preview-give = { $actor } gets your { $die }.
five_seals-preview-absorb = It waits on { five_seals-scroll } until you cast that.
five_seals-preview-leave = It leaves the game.
five_seals-preview-stay = Your familiar blocks this doorway when you move on.
five_seals-preview-draft = You roll these when the next round begins.
five_seals-preview-give-up = { $count ->
    [0] Your round is over. Then take { $most } dice for the next one.
    [one] Your die goes back, and your round is over. Then take { $most } dice for the next one.
   *[other] Your { $count } dice go back, and your round is over. Then take { $most } dice for the next one.
}

## Why a move might be made
# $spell is “seal” for a seal in a doorway; $gain and $worth are points.

five_seals-target = { $spell ->
    [seal] { five_seals-element } { $strength } at { $spot }
   *[other] { five_seals-scroll } ({ $strength })
}
five_seals-breaks-target = { $spell ->
    [seal] break { five_seals-target }
   *[other] take { five_seals-target }
}
five_seals-points = { $worth ->
    [one] 1 point
   *[other] { $worth } points
}
five_seals-reason-draft = { $percent } % to { five_seals-breaks-target } with these dice.
five_seals-reason-draft-any = { $count ->
    [one] { $percent } % to break the only seal within reach.
   *[other] { $percent } % to break at least one of the { $count } seals within reach.
}
five_seals-reason-points = { $gain ->
    [one] Worth 1 point
   *[other] Worth { $gain } points
}: you would have { $mine }, { $seat } has { $theirs }.
five_seals-reason-sixes = { $left ->
    [one] One more strength-6 scroll after this one, and the last round is on.
   *[other] { $left } more strength-6 scrolls after this one until the last round.
}
five_seals-reason-ends = It makes this the last round.
five_seals-reason-rival = { $seat } could break it in this round, with { $dice }.
five_seals-reason-opens = { $rooms ->
    [0] Opens no new room.
    [one] Opens a room { $worth ->
        [0] without a scroll.
       *[other] with a scroll worth { five_seals-points }.
    }
   *[other] Opens { $rooms } rooms { $worth ->
        [0] without a scroll.
       *[other] with scrolls worth { five_seals-points }.
    }
}
five_seals-reason-nearer = { $left ->
    [0] Then no seal lies between you and { five_seals-target }
    [one] Then one seal lies between you and { five_seals-target }
   *[other] Then { $left } seals lie between you and { five_seals-target }
}; now { $before ->
    [one] one does.
   *[other] { $before } do.
}
five_seals-reason-next = Next turn, { $dice } can { five_seals-breaks-target }.
five_seals-reason-idle = It leaves you { $dice }, which can't break anything within reach yet.
five_seals-reason-last-dice = It uses up your dice: you choose new ones { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} of { $seats }.
five_seals-reason-errand = { $rooms ->
    [0] Your mage stays at { $spot }; no new room opens.
    [one] Your mage stays at { $spot }, and a room opens with scrolls worth { five_seals-points }.
   *[other] Your mage stays at { $spot }, and { $rooms } rooms open with scrolls worth { five_seals-points }.
}
five_seals-reason-none = { $count ->
    [0] No seal is within reach.
    [one] Your { $dice } can't break the only seal within reach.
   *[other] Your { $dice } can't break any of the { $count } seals within reach.
}
five_seals-reason-no-dice = You have no dice, and { $count ->
    [one] 1 seal is
   *[other] { $count } seals are
} within reach.
five_seals-reason-new-dice = You take { $most } new dice, { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} of { $seats } to choose.
five_seals-reason-blocks = { $count ->
    [0] Nobody would be kept out of anything.
    [one] It keeps one opponent out of { $rooms ->
        [one] a room
       *[other] { $rooms } rooms
    } with scrolls worth { five_seals-points }.
   *[other] It keeps { $count } opponents out of { $rooms ->
        [one] a room
       *[other] { $rooms } rooms
    } with scrolls worth { five_seals-points }.
}
five_seals-reason-denies = { $count ->
    [0] No opponent can walk up to { five_seals-target } yet.
    [one] One opponent can walk up to { five_seals-target }.
   *[other] { $count } opponents can walk up to { five_seals-target }.
}
five_seals-reason-trade = After it you have { $mine } points, and { $seat } has { $theirs }.
five_seals-reason-give = { $count ->
    [0] Without it your dice break nothing
    [one] Without it your dice break one seal
   *[other] Without it your dice break { $count } seals
} within reach; with it, { $before }.
five_seals-reason-absorb = { $before ->
    [0] Worth +{ $strength } to one of your dice later, up to 6.
   *[other] Worth +{ $strength } to one of your dice later, up to 6; the seal there now is worth +{ $before }.
}
five_seals-reason-leave = You do without +{ $strength } to one of your dice.
five_seals-reason-reaches = { $spell ->
    [seal] It can break { five_seals-target }, with scrolls worth { $count } behind it.
   *[other] It can take { five_seals-target }, { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
}
five_seals-reason-then = Then { $dice } can { five_seals-breaks-target }.
five_seals-reason-breaks = { $count ->
    [0] Then your dice break nothing within reach
    [one] Then your dice break one seal within reach
   *[other] Then your dice break { $count } seals within reach
}; now they break { $before }.
five_seals-reason-same = Your dice break the same seals within reach as before: { $count }.
five_seals-reason-theft = { $seat } must give you one of these: { $dice }.
five_seals-reason-robbed = It takes { $seat }’s last die, and ends that round for { $seat }.
five_seals-reason-reroll = { $percent } % that the reroll can { five_seals-breaks-target }.
five_seals-reason-reroll-total = { $percent } % to roll more than the { $total } you have in that colour.
five_seals-reason-grow = { $percent } % that the new die lets you { five_seals-breaks-target }.
five_seals-reason-grow-total = { $total ->
    [0] It would be your only die of that colour.
   *[other] The new die adds 1 to 6 to the { $total } you have in that colour.
}
five_seals-reason-stand = You have { $mine }, { $seat } has { $theirs }; { $left ->
    [0] this is the last round.
    [one] one more strength-6 scroll until the last round.
   *[other] { $left } more strength-6 scrolls until the last round.
}

## What a coach says

five_seals-spell-in-short = { $spell ->
    [change] { five_seals-spell-change-short }
    [renewal] { five_seals-spell-renewal-short }
    [strengthening] { five_seals-spell-strengthening-short }
    [growth] { five_seals-spell-growth-short }
    [synergy] { five_seals-spell-synergy-short }
    [swap] { five_seals-spell-swap-short }
    [exchange] { five_seals-spell-exchange-short }
    [absorption] { five_seals-spell-absorption-short }
    [disintegration] { five_seals-spell-disintegration-short }
    [rearrangement] { five_seals-spell-rearrangement-short }
    [deception] { five_seals-spell-deception-short }
    [alteration] { five_seals-spell-alteration-short }
    [transfer] { five_seals-spell-transfer-short }
    [theft] { five_seals-spell-theft-short }
    [exploitation] { five_seals-spell-exploitation-short }
    [dispatch] { five_seals-spell-dispatch-short }
    [leap] { five_seals-spell-leap-short }
    [teleportation] { five_seals-spell-teleportation-short }
    [guardian] { five_seals-spell-guardian-short }
    [speed] { five_seals-spell-speed-short }
   *[binding] { five_seals-spell-binding-short }
}
five_seals-note-dice = Take dice in the colours you want to break. { $count ->
    [one] One of the { $all } seals within reach is
   *[other] { $count } of the { $all } seals within reach are
} { five_seals-element }; { $dice ->
    [one] a single { five_seals-element } die comes
   *[other] two { five_seals-element } dice come
} to { $strength } or more { $percent } % of the time.
five_seals-note-scroll = { $dice } can take { five_seals-target }: { $gain ->
    [one] 1 point
   *[other] { $gain } points
}, and a spell you can cast from your next turn on.
five_seals-note-doorway = Breaking { five_seals-target } opens the way to { $rooms ->
    [0] no new room.
    [one] a new room, with { $worth } points of scrolls.
   *[other] { $rooms } new rooms, with { $worth } points of scrolls.
}
five_seals-note-sum = Dice of one colour add up: { $dice } together can { five_seals-breaks-target }.
five_seals-note-mind = A Mind scroll takes dice of any one colour: { $dice } can { five_seals-breaks-target }.
five_seals-note-synergy = { five_seals-scroll } is within reach: { $gain } points for you, { $more } of them for your { five_seals-element } scrolls, itself included.
five_seals-note-rival = { $seat } is after { five_seals-target } as well and has { $dice } for it.
five_seals-note-cast = You may cast { five_seals-scroll } before you break a seal: { five_seals-spell-in-short }. It then lies face down until your round is over.
five_seals-note-binding = With Binding your familiar can hold a doorway against others, or break a seal for you while your mage stays.
five_seals-note-give-up = { $count ->
    [0] No seal is within reach.
    [one] Your dice can't break the only seal within reach.
   *[other] Your dice can't break any of the { $count } seals within reach.
} Give up, and you take { $most } new dice at once, { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} of { $seats } to choose.
five_seals-note-end = When one more strength-6 scroll is taken, this becomes the last round. You have { $mine } points, { $seat } has { $theirs }.
five_seals-note-last-round = This is the last round. You have { $mine } points, { $seat } has { $theirs }: take whatever still counts.
five_seals-note-turns = A break ends your turn, not your round: with { $count } dice you may get another turn.

## Odds

five_seals-odds-taken = The dice you have taken break it: { $dice }.
five_seals-odds-take = { $element ->
    [mind] { $count ->
        [one] One die breaks it.
       *[other] { $count } dice of one colour break it.
    }
   *[other] { $count ->
        [one] One { five_seals-element } die breaks it.
       *[other] { $count } { five_seals-element } dice break it.
    }
}
five_seals-odds-renewal = Rerolling { $dice } with { $scroll } breaks it.
five_seals-odds-growth = { five_seals-an-element-first } die more, by { $scroll }, breaks it.

## Refusals

five_seals-must-break = You can't give up while you can break a seal; break one, or cast a scroll first.
five_seals-nothing-there = There is no seal at { $spot }; choose one of the seals that are lit.
five_seals-guarded = A guardian stands on { $spot }, so nobody can take that scroll; choose another.
five_seals-familiar-there = Another mage’s familiar stands on { $spot }; choose another seal.
five_seals-out-of-reach = You can't get to { $spot }: a seal or another mage’s figure is in the way; break a nearer seal first.
five_seals-one-colour = Break { $spot } with dice of a single colour, for example “break { $spot } fire.4”.
five_seals-wrong-colour = { $spot } is { five_seals-an-element } seal; use dice of that colour.
five_seals-no-such-dice = You don't have those dice; use dice that lie in front of you.
five_seals-too-weak = { $spot } has strength { $strength }; those dice don't add up to that much.
five_seals-too-many-dice = { $spot } has strength { $strength }; leave out the dice that aren't needed.
five_seals-not-now = { $spot } can't be broken now; choose one of the seals that are lit.
five_seals-not-in-supply = { $count ->
    [0] The supply has no { five_seals-element } dice; take other colours.
    [one] The supply has only one { five_seals-element } die; take other colours as well.
   *[other] The supply has only { $count } { five_seals-element } dice; take other colours as well.
}
five_seals-take-so-many = { $count ->
    [one] Take one die, for example “take fire”.
   *[other] Take { $count } dice from the supply, by colour, for example “take fire fire water”.
}
five_seals-never-cast = { $scroll } is never cast; it counts at the end of the game.
five_seals-face-down = { $scroll } has been cast and lies face down until your round is over; cast another.
five_seals-not-yours = You don't have { $scroll }; cast a scroll that lies in front of you.
five_seals-no-effect = { $scroll } would change nothing now, so it can't be cast; cast another.

## What can be wrong with a position

five_seals-no-such-spot = “{ $field }”: there is no place “{ $spot }” in this dungeon; places are named like “b3q” and “a1”.
five_seals-no-such-piece = “{ $field }”: “{ $piece }” is no piece of this game; seals are named like “fire.4”, scrolls like “change.air”.
five_seals-no-such-die = “{ $field }”: “{ $die }” is no die; dice are named like “fire.3”, from 1 to 6.
five_seals-no-such-colour = “{ $field }”: there are no dice of “{ $colour }”; dice are fire, water, air or earth.
five_seals-no-such-element = “{ $field }”: “{ $element }” is no element; they are fire, water, air, earth and mind.
five_seals-no-such-phase = “{ $field }”: “{ $phase }” is no phase of this game; they are: { $names }.
five_seals-one-for-each-seat = “{ $field }”: it has { $count } entries, but there must be one for each of the { $seats } seats.
five_seals-which-circle = “{ $field }”: the option leaves the circle to chance, so the position must say which one was drawn, from 1 to 4.
five_seals-two-circles = “{ $field }”: the option says that circle { $option } is played; both must name the same one.
five_seals-no-doorway = “{ $field }”: this place is no doorway, and seals lie in doorways only.
five_seals-no-box = “{ $field }”: this place is no scroll box, and scrolls lie in their boxes only.
five_seals-binding-in-a-box = “{ $field }”: Binding never lies in the dungeon; every seat has its own.
five_seals-other-circle = “{ $field }”: “{ $piece }” belongs to circle { $circle }, and circle { $played } is played here; the option “circle” says which.
five_seals-too-many = “{ $field }”: there are { $count } of “{ $piece }”, but this game has only { $most }.
five_seals-too-many-of-a-strength = “{ $field }”: there are { $count } scrolls of strength { $strength }, in the dungeon and before the seats, but this dungeon has boxes for { $most } only.
five_seals-too-many-gone = “{ $field }”: { $count } seal tokens can't have left the game; beside those that are still there it had { $most } at most.
five_seals-none-gone = “{ $field }”: the token that may be absorbed counts as gone, so at least 1 is.
five_seals-dice-miscounted = “{ $field }”: of each colour there must be one die more than there are seats, with the seats and in the supply together.
five_seals-one-binding = “{ $field }”: every seat has exactly one Binding scroll, face up or face down, and this one has not.
five_seals-nobody-has = “{ $field }”: a token lies on “{ $scroll }”, and nobody has that scroll; somebody must.
five_seals-nobody-guards = “{ $field }”: a guardian is sent by “{ $scroll }”, and nobody has that scroll; somebody must.
five_seals-not-sent = “{ $field }”: a familiar is sent by Binding, or onto a token by Dispatch of its colour; that scroll must lie face down before its owner.
five_seals-never-face-down = “{ $field }”: “{ $scroll }” is never cast, so it lies face up.
five_seals-wrong-token = “{ $field }”: only { five_seals-an-element } seal goes onto that scroll.
five_seals-spot-taken = “{ $field }”: the figure can't stand there, as something else does; it needs a place of its own.
five_seals-wrong-start = “{ $field }”: that is another mage’s start circle; this one’s is { $spot }.
five_seals-guards-nothing = “{ $field }”: no scroll of { five_seals-element } lies there, and its guardian stands on nothing else.
five_seals-cup-too-full = “{ $field }”: nobody takes more than { $most } dice for the next round.
five_seals-done-twice = “{ $field }”: seat { $number } is named twice; name each seat once.
five_seals-too-quiet = “{ $field }”: it counts rounds before this one, so in round { $round } it must be less than that.
five_seals-first-dice = “{ $field }”: in round 0 the first dice are taken, so the phase must be “draft”.
five_seals-dice-in-turn = “{ $field }”: the first dice are taken in turn, three by each seat from the first one up to the one before whose turn it is.
five_seals-not-begun = “{ $field }”: in round 0 nothing has been rolled, broken, taken or cast; the round must be 1 or later.
five_seals-round-is-over = “{ $field }”: the round is over for seat { $number }, so its scrolls are face up, its familiar is home and its dice are in its cup.
five_seals-round-goes-on = “{ $field }”: the round is not over for seat { $number }, so its dice are rolled and its cup is empty.
five_seals-turn-is-over = “{ $field }”: the round is over for seat { $number }, so it can't be its turn; name a seat whose round goes on.
five_seals-takes-dice = “{ $field }”: seat { $number } is about to take dice, so its cup must be empty.
five_seals-no-more-dice = “{ $field }”: the round is over for all and was the last one, so nobody takes dice; the phase must be “over”.
five_seals-over-for-all = “{ $field }”: when the game is over the round is over for every seat; name them all.
five_seals-goes-on = “{ $field }”: the game is not over while { $fewest } scrolls of strength 6 lie in the dungeon and seals are being broken.
five_seals-nobodys-turn = “{ $field }”: when the game is over it is nobody’s turn; write -1.
five_seals-decides = “{ $field }”: it is the turn of seat { $number }, and nobody else is asked anything; write { $number }.
five_seals-robs = “{ $field }”: seat { $number } robs somebody, who must be another seat whose round is not over.
five_seals-nothing-cast = “{ $field }”: in the phase “{ $phase }” no scroll is being cast; write null.
five_seals-nothing-chosen = “{ $field }”: in the phase “{ $phase }” nothing has been chosen before; write null.
five_seals-other-spell = “{ $field }”: what is asked is a step of { $spell }; name a scroll of that spell.
five_seals-not-cast = “{ $field }”: “{ $scroll }” does not lie face down before seat { $number }, whose turn it is, nor does another’s that Exploitation could be using; it must.
five_seals-can-not-choose = “{ $field }”: this place could not have been chosen with that scroll; name one that could.
five_seals-not-raised = “{ $field }”: no die of that colour can have been raised with that scroll; write “mind” if none was.
five_seals-just-broken = “{ $field }”: a seal has just been broken in this turn, so it must be true.
five_seals-stands-elsewhere = “{ $field }”: a seal has just been broken, and neither this mage nor its familiar stands where one was; one of them must.
five_seals-nothing-to-ask = “{ $field }”: “{ $phase }” is not asked in this position, as there is nothing to choose.

## What can be wrong with a dungeon plan

five_seals-plan-bad-field = The dungeon plan's field “{ $field }” is missing or not what it should be.
five_seals-plan-not-toml = The dungeon plan “{ $plan }” is not TOML: { $why }.
five_seals-plan-too-big = The dungeon plan “{ $plan }” has more places of strength { $strength } than the box has pieces for.
five_seals-plan-no-such-room = The dungeon plan “{ $plan }” has a doorway to the room “{ $room }”, which it does not have.
five_seals-plan-no-such-strength = The dungeon plan “{ $plan }” gives { $spot } a strength that is not 2 to 6.
five_seals-plan-same-names = The dungeon plan “{ $plan }” has two places of the same name.
five_seals-plan-too-few-starts = The dungeon plan “{ $plan }” has fewer start circles than there are seats.
five_seals-plan-walled-up = The dungeon plan “{ $plan }” has no way into the room “{ $room }”.

## What points are made of

five_seals-part-scrolls = Scrolls
five_seals-part-synergy = Synergy

## Silly moves, as the arena counts them (conclave arena --study)

five_seals-folly-scroll-left = gave up, though a cast without luck would have won a scroll
five_seals-folly-seal-left = gave up, though a cast without luck would have broken a seal
