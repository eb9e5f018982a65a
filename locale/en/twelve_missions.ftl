# Twelve Missions. How parameters reach a message is explained at the top of common.ftl.
# A line of the log follows the crest and the sentence that was said, so it tells the outcome only.
# $colour is blue, yellow, red or black; $rank is farmer … emperor; $card is a card's word; $actor is
# the second seat of a line: the one that gets, loses or owns something; $listed is words of cards.

## Cards

twelve_missions-colour = { $colour ->
    [blue] { twelve_missions-colour-blue }
    [yellow] { twelve_missions-colour-yellow }
    [red] { twelve_missions-colour-red }
   *[black] { twelve_missions-colour-black }
}
twelve_missions-colour-blue = blue
twelve_missions-colour-yellow = yellow
twelve_missions-colour-red = red
twelve_missions-colour-black = black

twelve_missions-colour-title-blue = Blue
twelve_missions-colour-title-yellow = Yellow
twelve_missions-colour-title-red = Red
twelve_missions-colour-title-black = Black

twelve_missions-colour-letter-blue = B
twelve_missions-colour-letter-yellow = Y
twelve_missions-colour-letter-red = R
twelve_missions-colour-letter-black = K

twelve_missions-rank = { $rank ->
    [farmer] { twelve_missions-rank-farmer }
    [assassin] { twelve_missions-rank-assassin }
    [explorer] { twelve_missions-rank-explorer }
    [dwarf] { twelve_missions-rank-dwarf }
    [wizard] { twelve_missions-rank-wizard }
    [knight] { twelve_missions-rank-knight }
    [oracle] { twelve_missions-rank-oracle }
   *[emperor] { twelve_missions-rank-emperor }
}
twelve_missions-rank-farmer = Farmer
twelve_missions-rank-assassin = Assassin
twelve_missions-rank-explorer = Explorer
twelve_missions-rank-dwarf = Dwarf
twelve_missions-rank-wizard = Wizard
twelve_missions-rank-knight = Knight
twelve_missions-rank-oracle = Oracle
twelve_missions-rank-emperor = Emperor

twelve_missions-card = { twelve_missions-colour } { twelve_missions-rank }

## Powers

twelve_missions-power-farmer-short = Name who leads next
twelve_missions-power-farmer-help = For a crystal: name who leads the next trick, yourself included.
twelve_missions-power-assassin-short = Need not follow
twelve_missions-power-assassin-help = For a crystal: play it when you would have to play another card.
twelve_missions-power-explorer-short = Swap a card with the last trick
twelve_missions-power-explorer-help = For a crystal: draw a random card of the previous trick, unseen by the others, and put back that card or any card of your hand. Not in the first trick.
twelve_missions-power-dwarf-short = The lowest takes this trick
twelve_missions-power-dwarf-help = For a crystal: this trick goes to the lowest dominant card, or if there is none to the lowest of the led colour. Of equal cards the later is lower.
twelve_missions-power-wizard-short = Others play their lowest
twelve_missions-power-wizard-help = For a crystal: everyone still to play must play their lowest card of the led colour; without one, their lowest dominant card; without that, the lowest card of any colour.
twelve_missions-power-knight-short = Later dominant cards count as ordinary
twelve_missions-power-knight-help = For a crystal: dominant cards played to this trick after it count as ordinary cards of their colour.
twelve_missions-power-oracle-short = Change its colour
twelve_missions-power-oracle-help = For a crystal: the card takes another colour, but not the dominant one. If it was led, that colour is led.
twelve_missions-power-emperor-short = No more powers or cubes
twelve_missions-power-emperor-help = For a crystal: nobody may use powers or cubes for the rest of this trick. What was used before still counts.

## Missions

twelve_missions-mission-1 = Take exactly three tricks
twelve_missions-mission-1-help = Eight cards each. Anyone with exactly three tricks scores.
twelve_missions-mission-2 = Don't collect all four colours
twelve_missions-mission-2-help = Eight cards each. Anyone whose tricks hold all four colours between them loses points.
twelve_missions-mission-3 = Take blue cards
twelve_missions-mission-3-help = Eight cards each. Every blue card in your tricks is worth a point.
twelve_missions-mission-4 = Take yellow cards
twelve_missions-mission-4-help = Eight cards each. Every yellow card in your tricks is worth a point.
twelve_missions-mission-5 = Take four tricks or more
twelve_missions-mission-5-help = Eight cards each. Anyone with four tricks or more scores.
twelve_missions-mission-6 = Take no Dwarf or Wizard
twelve_missions-mission-6-help = Eight cards each. Anyone with neither a Dwarf nor a Wizard in their tricks scores.
twelve_missions-mission-7 = Take small tricks
twelve_missions-mission-7-help = Eight cards each. Every trick of yours whose values, cubes included, add up to 25 or less is worth two points.
twelve_missions-mission-8 = Collect all four colours
twelve_missions-mission-8-help = Eight cards each. Anyone whose tricks hold all four colours between them scores.
twelve_missions-mission-9 = Avoid red cards
twelve_missions-mission-9-help = Eight cards each. Every red card in your tricks costs you a point.
twelve_missions-mission-10 = Avoid black cards
twelve_missions-mission-10-help = Eight cards each. Every black card in your tricks costs you a point.
twelve_missions-mission-11 = Take cards worth 80 or more
twelve_missions-mission-11-help = Eight cards each. Anyone whose cards in tricks add up to 80 or more scores.
twelve_missions-mission-12 = Don't take an odd number of tricks
twelve_missions-mission-12-help = Seven cards each. Anyone with an odd number of tricks loses points.
twelve_missions-mission-13 = Take exactly one trick
twelve_missions-mission-13-help = Three cards each lie face up on the table and three are in hand; play from both. Anyone with exactly one trick scores.
twelve_missions-mission-14 = Take exactly two tricks
twelve_missions-mission-14-help = Six cards each. Before each trick an undealt card is turned up, and its colour is dominant for that trick. Anyone with exactly two tricks scores.
twelve_missions-mission-15 = Take the most tricks
twelve_missions-mission-15-help = Six cards each, laid face down in the order you will play them; nobody has to follow. Whoever takes the most tricks scores; a tie scores nothing.
twelve_missions-mission-16 = Don't take four tricks or more
twelve_missions-mission-16-help = Eight cards each. Anyone with four tricks or more loses points.
twelve_missions-mission-17 = Don't take exactly two tricks
twelve_missions-mission-17-help = Seven cards each. Anyone with exactly two tricks loses points.
twelve_missions-mission-18 = Take tricks
twelve_missions-mission-18-help = Four cards each lie face down, with four face up on top of them. When you play a card from the table, the one beneath joins your hand; play from both. Every trick is worth a point.
twelve_missions-mission-19 = Take Dwarves and Wizards
twelve_missions-mission-19-help = Four cards in hand and four in a face-down stack; draw from it after every card you play. Every Dwarf and every Wizard in your tricks is worth a point.
twelve_missions-mission-20 = Take more tricks than the other pair
twelve_missions-mission-20-help = Eight cards each; players opposite each other swap hands and are a pair. Both players of the pair with more tricks score.
twelve_missions-mission-21 = Don't take fewer tricks than the other pair
twelve_missions-mission-21-help = Eight cards each; players opposite each other swap hands and are a pair. Both players of the pair with fewer tricks lose points.
twelve_missions-mission-22 = Take the most tricks
twelve_missions-mission-22-help = Six cards each. After each trick everybody passes their whole hand to the right. Whoever takes the most tricks scores; a tie scores nothing.
twelve_missions-mission-23 = Take the most of a colour
twelve_missions-mission-23-help = Eight cards each. For each colour, whoever takes the most cards of it gets two points; a tie gets nothing.
twelve_missions-mission-24 = Take no trick
twelve_missions-mission-24-help = Split your eight cards into two piles of four; one of them, at random, is out of the round. Anyone with no trick scores.
twelve_missions-mission-25 = Avoid tricks
twelve_missions-mission-25-help = Pass three of your eight cards to the right. Every trick costs you a point.

## Scrolls

twelve_missions-scroll-1 = Choose the dominant colour
twelve_missions-scroll-1-help = Another colour is dominant for this round.
twelve_missions-scroll-2 = Ask for a colour
twelve_missions-scroll-2-help = Name a colour that is not dominant. Everyone else hands you a card of it, or any card if they have none, and gets any card of yours in return.
twelve_missions-scroll-3 = Double the gain
twelve_missions-scroll-3-help = What you gain on this mission counts twice. A loss does not.
twelve_missions-scroll-4 = Deal again
twelve_missions-scroll-4-help = The cards are dealt again. The mission and the dealer stay.
twelve_missions-scroll-5 = Draw another scroll
twelve_missions-scroll-5-help = When you draw it, show it and draw another. It counts as an unused scroll.
twelve_missions-scroll-6 = No resources
twelve_missions-scroll-6-help = Nobody takes crystals, cubes or scrolls this round.
twelve_missions-scroll-7 = Copy a scroll
twelve_missions-scroll-7-help = It has the effect of any scroll that was used earlier in this game, number 17 included.
twelve_missions-scroll-8 = Draw three, keep one
twelve_missions-scroll-8-help = Draw three scrolls, keep one and discard the others unseen. You may activate the one you keep at once.
twelve_missions-scroll-9 = Two combinations
twelve_missions-scroll-9-help = Take two different combinations of crystals and cubes, and no scroll.
twelve_missions-scroll-10 = Steal a trick
twelve_missions-scroll-10-help = Once this round, a trick that somebody else has just taken counts as yours. Its taker still leads.
twelve_missions-scroll-11 = One trick more or fewer
twelve_missions-scroll-11-help = Only for missions with fixed points: at the end, count one trick more or fewer. Missions 2, 6, 8 and 11 don't count tricks: there it does nothing.
twelve_missions-scroll-12 = A point for each trick
twelve_missions-scroll-12-help = Every trick you take this round is worth a point.
twelve_missions-scroll-13 = Swap hands
twelve_missions-scroll-13-help = Swap all your cards with a player of your choice.
twelve_missions-scroll-14 = Play last
twelve_missions-scroll-14-help = In every trick you may wait and play last. If you wait with the lead, the player to your left leads.
twelve_missions-scroll-15 = A copy of what they take
twelve_missions-scroll-15-help = You also get the crystals and cubes that everyone else takes this round.
twelve_missions-scroll-16 = Take or refuse a trick
twelve_missions-scroll-16-help = Once this round, right after your card or when the trick is complete: take the trick whatever is played, or refuse it. If you refuse your own lead at once, name the led colour; you take the trick only if nobody plays that colour or the dominant one.
twelve_missions-scroll-17 = Three points
twelve_missions-scroll-17-help = When you draw it, show it: three points at once.
twelve_missions-scroll-18 = Crystals on other cards
twelve_missions-scroll-18-help = You get a crystal, and may spend crystals on other players' cards too, making the choices.
twelve_missions-scroll-19 = Name the leader
twelve_missions-scroll-19-help = A player of your choice, yourself included, leads every trick this round, whatever a Farmer says.
twelve_missions-scroll-20 = Any power on any card
twelve_missions-scroll-20-help = For a crystal, any card you play this round has the power of your choice.

## Names by number

twelve_missions-mission-name = { $mission ->
    [1] { twelve_missions-mission-1 }
    [2] { twelve_missions-mission-2 }
    [3] { twelve_missions-mission-3 }
    [4] { twelve_missions-mission-4 }
    [5] { twelve_missions-mission-5 }
    [6] { twelve_missions-mission-6 }
    [7] { twelve_missions-mission-7 }
    [8] { twelve_missions-mission-8 }
    [9] { twelve_missions-mission-9 }
    [10] { twelve_missions-mission-10 }
    [11] { twelve_missions-mission-11 }
    [12] { twelve_missions-mission-12 }
    [13] { twelve_missions-mission-13 }
    [14] { twelve_missions-mission-14 }
    [15] { twelve_missions-mission-15 }
    [16] { twelve_missions-mission-16 }
    [17] { twelve_missions-mission-17 }
    [18] { twelve_missions-mission-18 }
    [19] { twelve_missions-mission-19 }
    [20] { twelve_missions-mission-20 }
    [21] { twelve_missions-mission-21 }
    [22] { twelve_missions-mission-22 }
    [23] { twelve_missions-mission-23 }
    [24] { twelve_missions-mission-24 }
   *[25] { twelve_missions-mission-25 }
}
twelve_missions-scroll-name = { $scroll ->
    [1] { twelve_missions-scroll-1 }
    [2] { twelve_missions-scroll-2 }
    [3] { twelve_missions-scroll-3 }
    [4] { twelve_missions-scroll-4 }
    [5] { twelve_missions-scroll-5 }
    [6] { twelve_missions-scroll-6 }
    [7] { twelve_missions-scroll-7 }
    [8] { twelve_missions-scroll-8 }
    [9] { twelve_missions-scroll-9 }
    [10] { twelve_missions-scroll-10 }
    [11] { twelve_missions-scroll-11 }
    [12] { twelve_missions-scroll-12 }
    [13] { twelve_missions-scroll-13 }
    [14] { twelve_missions-scroll-14 }
    [15] { twelve_missions-scroll-15 }
    [16] { twelve_missions-scroll-16 }
    [17] { twelve_missions-scroll-17 }
    [18] { twelve_missions-scroll-18 }
    [19] { twelve_missions-scroll-19 }
   *[20] { twelve_missions-scroll-20 }
}
twelve_missions-effect-name = { $effect ->
    [1] { twelve_missions-scroll-1 }
    [2] { twelve_missions-scroll-2 }
    [3] { twelve_missions-scroll-3 }
    [4] { twelve_missions-scroll-4 }
    [5] { twelve_missions-scroll-5 }
    [6] { twelve_missions-scroll-6 }
    [7] { twelve_missions-scroll-7 }
    [8] { twelve_missions-scroll-8 }
    [9] { twelve_missions-scroll-9 }
    [10] { twelve_missions-scroll-10 }
    [11] { twelve_missions-scroll-11 }
    [12] { twelve_missions-scroll-12 }
    [13] { twelve_missions-scroll-13 }
    [14] { twelve_missions-scroll-14 }
    [15] { twelve_missions-scroll-15 }
    [16] { twelve_missions-scroll-16 }
    [17] { twelve_missions-scroll-17 }
    [18] { twelve_missions-scroll-18 }
    [19] { twelve_missions-scroll-19 }
   *[20] { twelve_missions-scroll-20 }
}
twelve_missions-power-short = { $power ->
    [farmer] { twelve_missions-power-farmer-short }
    [assassin] { twelve_missions-power-assassin-short }
    [explorer] { twelve_missions-power-explorer-short }
    [dwarf] { twelve_missions-power-dwarf-short }
    [wizard] { twelve_missions-power-wizard-short }
    [knight] { twelve_missions-power-knight-short }
    [oracle] { twelve_missions-power-oracle-short }
   *[emperor] { twelve_missions-power-emperor-short }
}

## A scroll in force, for everybody to read: whom it serves

twelve_missions-scroll-1-in-force = For this round another colour is dominant.
twelve_missions-scroll-2-in-force = { $seat-is ->
    [you] You name a colour; everyone else hands you a card of it, or any card if they have none, and gets one back.
   *[one] { $seat } names a colour; everyone else hands over a card of it, or any card if they have none, and gets one back.
}
twelve_missions-scroll-3-in-force = { $seat-is ->
    [you] What you gain on this mission counts twice.
   *[one] What { $seat } gains on this mission counts twice.
}
twelve_missions-scroll-4-in-force = The cards were dealt again.
twelve_missions-scroll-6-in-force = Nobody takes crystals, cubes or scrolls this round.
twelve_missions-scroll-8-in-force = { $seat-is ->
    [you] You drew three scrolls and kept one.
   *[one] { $seat } drew three scrolls and kept one.
}
twelve_missions-scroll-9-in-force = { $seat-is ->
    [you] You take two combinations of crystals and cubes.
   *[one] { $seat } takes two combinations of crystals and cubes.
}
twelve_missions-scroll-10-in-force = { $seat-is ->
    [you] Once this round, you may steal a trick that somebody else has just taken.
   *[one] Once this round, { $seat } may steal a trick that somebody else has just taken.
}
twelve_missions-scroll-11-in-force = { $seat-is ->
    [you] At the end you may count one trick more or fewer.
   *[one] At the end { $seat } may count one trick more or fewer.
}
twelve_missions-scroll-12-in-force = { $seat-is ->
    [you] Every trick you take is worth a point.
   *[one] Every trick that { $seat } takes is worth a point.
}
twelve_missions-scroll-13-in-force = { $seat-is ->
    [you] You swapped hands.
   *[one] { $seat } swapped hands.
}
twelve_missions-scroll-14-in-force = { $seat-is ->
    [you] In every trick you may wait and play last.
   *[one] In every trick { $seat } may wait and play last.
}
twelve_missions-scroll-15-in-force = { $seat-is ->
    [you] You also get the crystals and cubes that everyone else takes.
   *[one] { $seat } also gets the crystals and cubes that everyone else takes.
}
twelve_missions-scroll-16-in-force = { $seat-is ->
    [you] Once this round, you may take a trick whatever is played, or refuse it.
   *[one] Once this round, { $seat } may take a trick whatever is played, or refuse it.
}
twelve_missions-scroll-17-in-force = { $seat-is ->
    [you] Three points for you at once.
   *[one] Three points for { $seat } at once.
}
twelve_missions-scroll-18-in-force = { $seat-is ->
    [you] You may spend crystals on other players' cards too.
   *[one] { $seat } may spend crystals on other players' cards too.
}
twelve_missions-scroll-19-in-force = One player, named with it, leads every trick this round.
twelve_missions-scroll-20-in-force = { $seat-is ->
    [you] For a crystal, any card you play has the power of your choice.
   *[one] For a crystal, any card that { $seat } plays has the power of their choice.
}

## What happens

twelve_missions-round-of = Round { $round }, mission { $mission }: “{ twelve_missions-mission-name }”,
twelve_missions-round = { twelve_missions-round-of } with { twelve_missions-colour } dominant. { $seat-is ->
    [you] You deal.
   *[one] { $seat } deals.
}
twelve_missions-round-turning = { twelve_missions-round-of } with a new dominant colour for every trick. { $seat-is ->
    [you] You deal.
   *[one] { $seat } deals.
}
twelve_missions-dealt = Everybody gets { $count } cards.
twelve_missions-play = { $power ->
    [yes] { $seat-is ->
        [you] You play the { twelve_missions-card } for a crystal instead of following.
       *[one] { $seat } plays the { twelve_missions-card } for a crystal instead of following.
    }
   *[no] { $seat-is ->
        [you] You play the { twelve_missions-card }.
       *[one] { $seat } plays the { twelve_missions-card }.
    }
}
twelve_missions-uncover = { $seat-is ->
    [you] The { twelve_missions-card } joins your hand.
   *[one] { $seat } picks up a card.
}
twelve_missions-turn-up = A { twelve_missions-colour } card is turned up, so { twelve_missions-colour } is dominant for this trick.
twelve_missions-power = { $own ->
    [yes] { $seat-is ->
        [you] You spend a crystal on the { twelve_missions-rank }'s power.
       *[one] { $seat } spends a crystal on the { twelve_missions-rank }'s power.
    }
   *[no] { $actor-is ->
        [you] A crystal for the { twelve_missions-rank }'s power on your card.
       *[one] A crystal for the { twelve_missions-rank }'s power on { $actor }'s card.
    }
}
twelve_missions-farmer = { $seat-is ->
    [you] You will lead the next trick.
   *[one] { $seat } will lead the next trick.
}
twelve_missions-explorer = { $seat-is ->
    [you] You draw the { twelve_missions-card } from the last trick.
   *[one] { $seat } draws a card from the last trick.
}
twelve_missions-put-back = { $seat-is ->
    [you] You put back the { twelve_missions-card }.
   *[one] { $seat } puts a card back.
}
twelve_missions-oracle = The card now counts as { twelve_missions-colour }.
twelve_missions-cubes = Its value is now { $value }.
twelve_missions-claim = { $seat-is ->
    [you] You claim this trick, whatever the cards.
   *[one] { $seat } claims this trick, whatever the cards.
}
twelve_missions-refuse = { $seat-is ->
    [you] You refuse this trick.
   *[one] { $seat } refuses this trick.
}
twelve_missions-refuse-lead = { $seat-is ->
    [you] You refuse this trick; { twelve_missions-colour } is led.
   *[one] { $seat } refuses this trick; { twelve_missions-colour } is led.
}
twelve_missions-wait = { $seat-is ->
    [you] You wait and play last.
   *[one] { $seat } waits and plays last.
}
twelve_missions-trick = { $seat-is ->
    [you] You take trick { $trick }.
   *[one] { $seat } takes trick { $trick }.
}
twelve_missions-steal = { $seat-is ->
    [you] You steal the trick.
   *[one] { $seat } steals the trick.
}
twelve_missions-count = { $shift ->
    [0] The tricks are counted as they are.
    [1] One trick more is counted.
   *[other] One trick fewer is counted.
}
twelve_missions-activate = { $scroll ->
    [7] It copies scroll { $effect }: { twelve_missions-effect-name }.
   *[other] Scroll { $scroll }: { twelve_missions-effect-name }.
}
twelve_missions-dominant = For this round { twelve_missions-colour } is dominant.
twelve_missions-names-colour = { $seat-is ->
    [you] You ask everybody for a { twelve_missions-colour } card.
   *[one] { $seat } asks everybody for a { twelve_missions-colour } card.
}
twelve_missions-hand-over = { $seat-is ->
    [you] You hand over the { twelve_missions-card }.
   *[one] { $actor-is ->
        [you] { $seat } hands you the { twelve_missions-card }.
       *[one] { $seat } hands over a card.
    }
}
twelve_missions-give-back = { $seat-is ->
    [you] You give the { twelve_missions-card } in return.
   *[one] { $actor-is ->
        [you] { $seat } gives you the { twelve_missions-card } in return.
       *[one] { $seat } gives a card in return.
    }
}
twelve_missions-swap = { $seat-is ->
    [you] You swap hands with { $actor }.
   *[one] { $actor-is ->
        [you] { $seat } swaps hands with you.
       *[one] { $seat } swaps hands with { $actor }.
    }
}
twelve_missions-draw-three = { $seat-is ->
    [you] You look at { $count } scrolls.
   *[one] { $seat } looks at { $count } scrolls.
}
twelve_missions-keep = { $seat-is ->
    [you] You keep scroll { $scroll }: { twelve_missions-scroll-name }.
   *[one] { $seat } keeps one of them.
}
twelve_missions-draw = { $seat-is ->
    [you] You draw scroll { $scroll }: { twelve_missions-scroll-name }.
   *[one] { $seat } draws a scroll.
}
twelve_missions-copies-17 = { $seat-is ->
    [you] { $points } points for you at once.
   *[one] { $points } points for { $seat } at once.
}
twelve_missions-recount-in-vain = This mission doesn't count tricks, so it does nothing.
twelve_missions-decides-with-card = This game began under earlier rules: the trick is claimed or refused right after one's own card, not when it is complete.
twelve_missions-draws-5 = { $seat-is ->
    [you] It is scroll 5: you keep it and draw another.
   *[one] It is scroll 5: { $seat } keeps it and draws another.
}
twelve_missions-draws-17 = { $seat-is ->
    [you] It is scroll 17: { $points } points for you at once.
   *[one] It is scroll 17: { $points } points for { $seat } at once.
}
twelve_missions-take = { $seat-is ->
    [you] You take { twelve_missions-taken }.
   *[one] { $seat } takes { twelve_missions-taken }.
}
twelve_missions-taken = { $what ->
    [crystals] { $crystals } crystals
    [cubes] { $cubes } cubes
    [scroll] a scroll
   *[other] { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    } and { $cubes } cubes
}
twelve_missions-copy = { $seat-is ->
    [you] You get the same.
   *[one] { $seat } gets the same.
}
twelve_missions-no-resources = Nobody takes crystals, cubes or scrolls this round.
twelve_missions-choose = { $seat-is ->
    [you] You set the { twelve_missions-card } apart.
   *[one] { $seat } sets a card apart.
}
twelve_missions-lay = { $seat-is ->
    [you] You lay the { twelve_missions-card } face down.
   *[one] { $seat } lays a card face down.
}
twelve_missions-handed = { $seat-is ->
    [you] You pass { $count } cards to { $actor }: { $listed }.
   *[one] { $actor-is ->
        [you] { $seat } passes you { $count } cards: { $listed }.
       *[one] { $seat } passes { $count } cards to { $actor }.
    }
}
twelve_missions-pile-lost = { $seat-is ->
    [you] One of your piles is out of the round.
    [many] { $seat } lose a pile each.
   *[one] { $seat } loses a pile.
}
twelve_missions-swap-opposite = Players opposite each other swap hands.
twelve_missions-pass-on = All hands are passed to the right.
twelve_missions-round-over = Round { $round } is over.
twelve_missions-gain = { $points ->
    [0] { $seat-is ->
        [you] You score nothing.
        [many] { $seat } score nothing.
       *[one] { $seat } scores nothing.
    }
   *[other] { $seat-is ->
        [you] You score { $points }.
        [many] { $seat } score { $points } each.
       *[one] { $seat } scores { $points }.
    }
}
twelve_missions-loss = { $seat-is ->
    [you] You lose { $points }.
    [many] { $seat } lose { $points } each.
   *[one] { $seat } loses { $points }.
}
twelve_missions-game-over = The game is over.

## What a sentence would cost and bring

twelve_missions-cost-crystal = 1 crystal
twelve_missions-cost-cubes = { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}
twelve_missions-preview-stands = { $stands ->
    [takes] { $last ->
        [yes] Takes the trick.
       *[no] Takes it so far.
    }
    [claimed] { $seat-is ->
        [you] You have claimed this trick.
       *[one] { $seat } has claimed this trick.
    }
    [refused] You refused this trick, so the card counts for nothing.
    [off] { $suit ->
        [blue] { twelve_missions-colour-title-blue }
        [yellow] { twelve_missions-colour-title-yellow }
        [red] { twelve_missions-colour-title-red }
       *[black] { twelve_missions-colour-title-black }
    } is neither led nor dominant: it can't take the trick.
   *[loses] { $seat-is ->
        [you] Loses to your { twelve_missions-card }, { $best }.
       *[one] Loses to { $seat }'s { twelve_missions-card }, { $best }.
    }
}
twelve_missions-preview-lead = Leads { twelve_missions-colour }.
twelve_missions-preview-card = { twelve_missions-preview-stands }
twelve_missions-preview-cubes = Value { $value }. { twelve_missions-preview-stands }
twelve_missions-preview-power = { twelve_missions-power-short }. { twelve_missions-preview-stands }
twelve_missions-preview-done = Spend nothing more. { twelve_missions-preview-stands }
twelve_missions-preview-leave-card = { $seat }'s card stays as it is.
twelve_missions-preview-claim = { $last ->
    [yes] The trick is yours.
   *[no] The trick is yours, whatever is played.
}
twelve_missions-preview-refuse = { $last ->
    [yes] The trick goes to { $seat }.
   *[no] Your card counts for nothing, so somebody else takes the trick.
}
twelve_missions-preview-refuse-lead = { twelve_missions-colour-led } is led. You take the trick only if nobody plays that colour or the dominant one.
twelve_missions-colour-led = { $colour ->
    [blue] { twelve_missions-colour-title-blue }
    [yellow] { twelve_missions-colour-title-yellow }
    [red] { twelve_missions-colour-title-red }
   *[black] { twelve_missions-colour-title-black }
}
twelve_missions-preview-leave = { $seat-is ->
    [you] The trick stays yours.
   *[one] The trick goes to { $seat }.
}
twelve_missions-preview-steal = The trick counts as yours. Its taker still leads.
twelve_missions-preview-count = { $count ->
    [one] 1 trick counts.
   *[other] { $count } tricks count.
}
twelve_missions-preview-take = { $crystals ->
    [0] Each cube makes a card of yours 1 higher or lower.
   *[other] { $cubes ->
        [0] Each crystal buys the power of a card.
       *[other] Crystals buy powers; cubes make cards higher or lower.
    }
}
twelve_missions-preview-take-scroll = For a later round. Left unused: { $points } points at the end, once.
twelve_missions-preview-scroll-in-vain = It would do nothing: this mission does not count tricks.
twelve_missions-preview-scroll-barred = { $scroll ->
    [7] No scroll has been used yet that it could copy.
    [11] Only for missions with fixed points, and this one has none.
   *[other] It can't be used in this mission.
}
twelve_missions-preview-wait = You play last in this trick.
twelve_missions-preview-pass = You keep your scrolls for a later round.

## Odds: who may still beat a card, by cards alone

twelve_missions-odds-nobody = Nobody can beat it
twelve_missions-odds-seat = { $seat } can beat it
twelve_missions-odds-off = { twelve_missions-colour-led } is neither led nor dominant: it can't take the trick
twelve_missions-odds-beaten = { $seat-is ->
    [you] Your { twelve_missions-card } beats it
   *[one] { $seat }'s { twelve_missions-card } beats it
}

## Reasons for a move: figures of the position, for the actor alone

# What a mission counts, $have of them; $mission is its number.
twelve_missions-counted = { $mission ->
    [2] { $have ->
        [one] colour
       *[other] colours
    }
    [3] { $have ->
        [one] blue card
       *[other] blue cards
    }
    [4] { $have ->
        [one] yellow card
       *[other] yellow cards
    }
    [6] { $have ->
        [one] Dwarf or Wizard
       *[other] Dwarves and Wizards
    }
    [7] { $have ->
        [one] small trick
       *[other] small tricks
    }
    [8] { $have ->
        [one] colour
       *[other] colours
    }
    [9] { $have ->
        [one] red card
       *[other] red cards
    }
    [10] { $have ->
        [one] black card
       *[other] black cards
    }
    [11] { $have ->
        [one] point of value
       *[other] points of value
    }
    [19] { $have ->
        [one] Dwarf or Wizard
       *[other] Dwarves and Wizards
    }
    [20] { $have ->
        [one] trick as a pair
       *[other] tricks as a pair
    }
    [21] { $have ->
        [one] trick as a pair
       *[other] tricks as a pair
    }
    [23] { $have ->
        [one] colour won
       *[other] colours won
    }
   *[other] { $have ->
        [one] trick
       *[other] tricks
    }
}
# What a trick changes in the reader's points, if the round ended with it.
twelve_missions-reason-points = { $points ->
    [0] your points for this mission stay as they are
    [1] 1 point for you
    [-1] it costs you 1 point
    [-2] it costs you 2 points
    [-3] it costs you 3 points
    [-4] it costs you 4 points
    [-5] it costs you 5 points
    [-6] it costs you 6 points
    [-8] it costs you 8 points
    [-10] it costs you 10 points
   *[other] { $points } points for you
}
twelve_missions-reason-takes = Takes the trick for certain: { twelve_missions-reason-points }.
twelve_missions-reason-lead = { $higher ->
    [0] No { twelve_missions-colour } card still out is higher
   *[other] { $higher } of the { $out } { twelve_missions-colour } cards still out { $higher ->
        [one] is
       *[other] are
    } higher
}{ $percent ->
    [-1] .
    [0] ; somebody can certainly beat it.
   *[other] ; { $percent } % that nobody can beat it.
}
twelve_missions-reason-ahead = Takes it so far. { $count ->
    [one] 1 unseen card could still beat it
   *[other] { $count } unseen cards could still beat it
}{ $percent ->
    [-1] .
    [0] , and somebody certainly can.
   *[other] ; { $percent } % that nobody can.
}
twelve_missions-reason-safe = { $seats ->
    [one] The one player still to play can't beat it.
   *[other] None of the { $seats } players still to play can beat it.
}
twelve_missions-reason-under = { $seat-is ->
    [you] Stays under your { twelve_missions-card }, { $best }.
   *[one] Stays under { $seat }'s { twelve_missions-card }, { $best }: the trick isn't yours.
}
twelve_missions-reason-off = { twelve_missions-colour-led } is neither led nor dominant, so you can't take this trick.
twelve_missions-reason-wait = { $count ->
    [one] 1 more card is on the table before you play.
   *[other] { $count } more cards are on the table before you play.
}
twelve_missions-reason-defies = { $count ->
    [one] Saves the 1 card you would have to play
   *[other] Saves the { $count } cards you would have to choose from
}; { $crystals ->
    [0] it takes your last crystal.
    [one] 1 crystal is left.
   *[other] { $crystals } crystals are left.
}
twelve_missions-reason-only = { $count ->
    [one] It is your last card.
   *[other] Of your { $count } cards it is the only one you may play.
}
twelve_missions-reason-row = { $count ->
    [one] It is the last card of your row.
   *[other] It is the next of the { $count } cards in your row.
}
twelve_missions-reason-gift = { $last ->
    [yes] { $way ->
        [costs] The trick goes to { $seat } and costs them
       *[gives] The trick goes to { $seat } and gives them
    }
   *[no] { $way ->
        [costs] If the trick stays { $seat }'s, this card costs them
       *[gives] If the trick stays { $seat }'s, this card gives them
    }
} { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
twelve_missions-reason-in-trick = { $points ->
    [-1] So far the trick costs its taker 1 point.
    [-2] So far the trick costs its taker 2 points.
    [-3] So far the trick costs its taker 3 points.
    [1] So far the trick is worth 1 point.
   *[other] So far the trick is worth { $points } points.
}
twelve_missions-reason-last-of-colour = Your last { twelve_missions-colour } card{ $dominant ->
    [none] .
   *[other] : when { twelve_missions-colour } is led again, you can play { $dominant ->
        [blue] { twelve_missions-colour-blue }
        [yellow] { twelve_missions-colour-yellow }
        [red] { twelve_missions-colour-red }
       *[black] { twelve_missions-colour-black }
    }.
}
twelve_missions-reason-of-colour = { $place ->
    [lowest] The lowest of your { $count } { twelve_missions-colour } cards
    [highest] The highest of your { $count } { twelve_missions-colour } cards
   *[middle] You keep { $above } higher of your { $count } { twelve_missions-colour } cards
}{ $is-dominant ->
    [yes] , the dominant colour.
   *[no] .
}
twelve_missions-reason-so-far = { $goal ->
    [-1] You have { $have } { twelve_missions-counted }
   *[other] You have { $have } { twelve_missions-counted }; the mission turns on { $goal }
}, with { $left ->
    [one] 1 trick
   *[other] { $left } tricks
} to play.
twelve_missions-reason-keeps = { $crystals ->
    [0] { $cubes ->
        [0] Nothing is left to spend
        [one] 1 cube is left
       *[other] { $cubes } cubes are left
    }
    [one] { $cubes ->
        [0] 1 crystal is left
       *[other] 1 crystal and { $cubes } cubes are left
    }
   *[other] { $cubes ->
        [0] { $crystals } crystals are left
       *[other] { $crystals } crystals and { $cubes } cubes are left
    }
} for { $left ->
    [0] this round, and it is the last trick.
    [one] 1 more trick.
   *[other] { $left } more tricks.
}
twelve_missions-reason-idle = { $last ->
    [yes] { $seat-is ->
        [you] You take this trick whatever you spend.
       *[one] { $seat } takes this trick whatever you spend.
    }
   *[no] Nothing you could spend would change this trick.
}
twelve_missions-reason-stands = { $count ->
    [0] As it is, no unseen card can beat it.
    [one] As it is, 1 unseen card could beat it.
   *[other] As it is, { $count } unseen cards could beat it.
}
twelve_missions-reason-lies = { $last ->
    [yes] { $seat-is ->
        [you] The trick is yours: { twelve_missions-reason-points }.
       *[one] The trick is { $seat }'s: { twelve_missions-reason-points }.
    }
   *[no] { $seat-is ->
        [you] The trick is yours, whatever is played.
       *[one] As it lies, { $seat } takes the trick.
    }
}
twelve_missions-reason-cubes = { $count ->
    [one] 1 cube makes
   *[other] { $count } cubes make
} it { $value },
twelve_missions-reason-cubes-lift = { twelve_missions-reason-cubes } over { $seat }'s { $best }{ $last ->
    [yes] . The trick is yours: { twelve_missions-reason-points }.
   *[no] , and yours takes the trick so far.
}
twelve_missions-reason-cubes-drop = { twelve_missions-reason-cubes } which leaves the trick to { $seat } with { $best }{ $last ->
    [yes] : { twelve_missions-reason-points }.
   *[no] .
}
twelve_missions-reason-cubes-guard = At { $value }, { $after ->
    [0] no unseen card beats it
    [one] 1 unseen card beats it
   *[other] { $after } unseen cards beat it
}, not { $before }.
twelve_missions-reason-cubes-sum = { $count ->
    [one] With the cube
   *[other] With { $count } cubes
} the trick adds up to { $sum } so far.
twelve_missions-reason-cubes-vain = { $seat-is ->
    [you] It changes nothing now: you take this trick with or without them.
   *[one] It changes nothing now: { $seat } takes this trick with or without them.
}
twelve_missions-reason-turns = { $rank ->
    [dwarf] With the lowest card taking it,
   *[other] As a { twelve_missions-colour } card it changes the count:
} { $turns ->
    [yes] { $seat-is ->
        [you] the trick comes to you
       *[one] the trick goes to { $seat }
    }
   *[no] { $seat-is ->
        [you] the trick stays yours
       *[one] the trick stays { $seat }'s
    }
}{ $last ->
    [yes] : { twelve_missions-reason-points }.
   *[no] { " " }so far.
}
twelve_missions-reason-farmer = { $seat-is ->
    [you] You lead the next trick.
   *[one] { $seat } leads the next trick; you play number { $place } of { $of }.
}
twelve_missions-reason-explorer = One of the { $count } cards of the last trick, at random; you may put back { $held ->
    [one] your one card
   *[other] any of your { $held }
} instead.
twelve_missions-reason-knight = { $count ->
    [0] No { twelve_missions-colour } card is out, so there is nothing to guard against.
    [one] The 1 { twelve_missions-colour } card still out can't come in as dominant.
   *[other] The { $count } { twelve_missions-colour } cards still out can't come in as dominant.
}
twelve_missions-reason-emperor = { $seats ->
    [one] The player
   *[other] The { $seats } players
} still to play can't spend their { $crystals ->
    [one] 1 crystal
   *[other] { $crystals } crystals
} and { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} on this trick.
twelve_missions-reason-wizard = { $seats ->
    [one] The player still to play must play their lowest.
    [2] Both players still to play must play their lowest.
   *[other] All { $seats } players still to play must play their lowest.
}
twelve_missions-reason-steal = The trick counts as yours: { twelve_missions-reason-points }.
twelve_missions-reason-leaves = It stays { $seat }'s; stealing it: { twelve_missions-reason-points }.
twelve_missions-reason-refuses = Your card counts for nothing; { $seats ->
    [0] somebody else takes the trick.
    [one] 1 player has still to play.
   *[other] { $seats } players have still to play.
}
twelve_missions-reason-refuses-lead = { twelve_missions-colour-led } is led; any of the { $seats } others who plays it takes the trick.
twelve_missions-reason-count = { $count ->
    [one] With 1 trick
   *[other] With { $count } tricks
} { $points ->
    [0] mission { $mission } gives you nothing.
    [-2] mission { $mission } costs you 2 points.
    [-3] mission { $mission } costs you 3 points.
    [-5] mission { $mission } costs you 5 points.
   *[other] mission { $mission } gives you { $points } points.
}
twelve_missions-reason-take-crystals = { $count ->
    [0] None of your { $held } cards has a power that decides a trick.
    [one] 1 of your { $held } cards has a power that decides a trick.
   *[other] { $count } of your { $held } cards have a power that decides a trick.
}
twelve_missions-reason-take-cubes = { $enough ->
    [no] Your { twelve_missions-card } would need { $need } cubes to be above every { twelve_missions-colour } card still out.
   *[yes] { $need ->
        [0] No { twelve_missions-colour } card still out is above your { twelve_missions-card }, even without the { $cubes } cubes.
        [one] 1 of the { $cubes } cubes lifts your { twelve_missions-card } over every { twelve_missions-colour } card still out.
       *[other] { $need } of the { $cubes } cubes lift your { twelve_missions-card } over every { twelve_missions-colour } card still out.
    }
}
twelve_missions-reason-take-unseen = { $cubes } cubes, for cards you haven't seen yet.
twelve_missions-reason-take-scroll = One of the { $deck } scrolls left, for { $rounds ->
    [0] no more rounds
    [one] 1 more round
   *[other] { $rounds } more rounds
}. { $points ->
    [0] You hold one already: another adds nothing at the end.
   *[other] Unused at the end: { $points } points.
}
twelve_missions-reason-rivals-have = So far the others have { $crystals ->
    [one] 1 crystal
   *[other] { $crystals } crystals
} and { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}{ $waiting ->
    [0] .
    [one] ; 1 has still to choose.
   *[other] ; { $waiting } have still to choose.
}
twelve_missions-reason-hand = Your { $count } cards add up to { $values }; { $dominant ->
    [0] none is dominant.
    [one] 1 is dominant.
   *[other] { $dominant } are dominant.
}
twelve_missions-reason-scroll-1 = You hold { $count } { twelve_missions-colour } { $count ->
    [one] card
   *[other] cards
}, against { $dominant } of the colour that is dominant now.
twelve_missions-reason-scroll-2 = You hold { $count } { twelve_missions-colour } { $count ->
    [one] card
   *[other] cards
}; each of the others hands you one, if they have it.
twelve_missions-reason-scroll-3 = { $fixed ->
    [yes] { $points ->
        [0] This mission only costs points, so there is nothing to double.
       *[other] This mission gives { $double } points, not { $points }.
    }
   *[no] Mission { $mission } pays by what you take; all of it counts twice.
}
twelve_missions-reason-scroll-11 = { $vain ->
    [yes] Mission { $mission } doesn't count tricks, so it does nothing.
   *[no] One trick more or fewer decides about { $points ->
        [-2] 2 points lost
        [-3] 3 points lost
        [-5] 5 points lost
       *[other] { $points } points
    }.
}
twelve_missions-reason-scroll-12 = A point for each of the { $count } tricks that you take.
twelve_missions-reason-scroll = { $scroll ->
    [4] Your { $count } cards, { $values } in all, are dealt anew; so are those of the { $seats ->
        [one] other player
       *[other] { $seats } others
    }.
    [6] You and { $seats ->
        [one] the other
       *[other] the { $seats } others
    } play these { $tricks } tricks without crystals and cubes.
    [8] You see up to 3 of the { $deck } scrolls left and keep one.
    [9] Up to 3 crystals or 15 cubes for { $tricks } tricks, more than any other player.
    [10] Of { $tricks } tricks, one that another took counts as yours.
    [13] { $seat } gets your { $count } cards, which add up to { $values }.
    [14] You may play last in all { $tricks } tricks.
    [15] You also get what { $seats ->
        [one] the other takes.
       *[other] the { $seats } others take.
    }
    [16] Of { $tricks } tricks, one is yours or not yours, as you like.
    [17] Three points at once.
    [18] A crystal, and { $seats ->
        [one] the other player's cards
       *[other] the cards of { $seats } others
    } to spend it on.
    [19] { $seat } leads all { $tricks } tricks.
   *[other] All { $count } of your cards get the power you want; { $powers } have one of their own that decides a trick.
}
twelve_missions-reason-gives-up = { $left ->
    [0] It is your only scroll: kept to the end it would be worth { $points } points.
    [one] You still hold 1 more, so the { $points } points for an unused scroll stay.
   *[other] You still hold { $left } more, so the { $points } points for an unused scroll stay.
}
twelve_missions-reason-passes = { $rounds ->
    [0] It is the last round: an unused scroll is worth { $points } points at the end.
    [one] 1 more round to use { $count ->
        [one] it in; left unused it is worth { $points } points.
       *[other] your { $count } scrolls in; unused they are worth { $points } points together.
    }
   *[other] { $rounds } more rounds to use { $count ->
        [one] it in; left unused it is worth { $points } points.
       *[other] your { $count } scrolls in; unused they are worth { $points } points together.
    }
}
twelve_missions-reason-keeps-scroll = Scroll { $scroll }: { twelve_missions-scroll-name }. It is one of { $count } to choose from.
twelve_missions-reason-parts = { $above ->
    [0] None of your { $count } cards is higher than the { twelve_missions-card }, { $value }.
   *[other] { $above } of your { $count } cards { $above ->
        [one] is
       *[other] are
    } higher than the { twelve_missions-card }, { $value }.
}
twelve_missions-reason-parts-dominant = { $count ->
    [one] It is your only { twelve_missions-colour } card, the dominant colour.
   *[other] It is one of your { $count } { twelve_missions-colour } cards, the dominant colour.
}
twelve_missions-reason-parts-counted = { $points ->
    [-1] Each such card costs its taker 1 point.
   *[other] Each such card gives its taker 1 point.
}
twelve_missions-reason-parts-colour = { $count ->
    [one] It is your only { twelve_missions-colour } card.
   *[other] You hold { $count } { twelve_missions-colour } cards.
}
twelve_missions-reason-lays = Number { $place } of your row: { $above } of your { $count } cards { $above ->
    [one] is
   *[other] are
} higher than the { twelve_missions-card }, { $value }.

## Notes of the coach

twelve_missions-note-mission = Mission: { twelve_missions-mission-name }. You have { $have } { twelve_missions-counted }{ $goal ->
    [-1] { "" }
   *[other] { " " }(it turns on { $goal })
}; { $now ->
    [0] as it stands it gives you nothing.
   *[other] as it stands it gives you { $now }.
}
twelve_missions-note-take = Before the { $count } tricks, take something: crystals buy the powers of your cards, cubes make a card 1 higher or lower each. They are gone after this round; a scroll stays, and unused it is worth { $points } points.
twelve_missions-note-scroll = { $count ->
    [one] You hold a scroll. Activate it if it fits this mission; only one scroll works in a round.
   *[other] You hold { $count } scrolls. Activate one if it fits this mission; only one works in a round.
}
twelve_missions-note-pass = Passing keeps your scrolls for a later round.
twelve_missions-note-lay = Lay your cards in the order you will play them. Nobody has to follow in this mission.
twelve_missions-note-pile = Share your cards between two piles. One of them, at random, leaves the round, so make both fit the mission.
twelve_missions-note-hand = { $count ->
    [one] Choose one more card
   *[other] Choose { $count } cards
} to pass to the right: the ones that would hurt you most.
twelve_missions-note-keep = Keep the scroll you will have most use for; you may activate it at once.
twelve_missions-note-hand-over = The scroll asks you for a card of its colour. Give the one you miss least.
twelve_missions-note-hand-back = Give any card in return: one that does you no good.
twelve_missions-note-borrow = Scroll 18 lets you spend a crystal on this card, although it isn't yours.
twelve_missions-note-decide = Scroll 16: once this round you may take a trick, or refuse one, whatever the cards.
twelve_missions-note-explore = Put back the drawn card or one of your hand: it goes to whoever took that trick.
twelve_missions-note-theft = Scroll 10: once this round a trick that another has just taken can be yours.
twelve_missions-note-tally = Scroll 11: count one trick fewer or more if that makes the mission pay.
twelve_missions-note-over = The game is over.
twelve_missions-note-assassin = { $count ->
    [one] Your crystal lets an Assassin
   *[other] Your { $count } crystals let an Assassin
} be played although another card is due.
twelve_missions-note-row = { $count ->
    [one] Your row is played in the order you laid it; this is its last card.
   *[other] Your row is played in the order you laid it; { $count } cards are left.
}
twelve_missions-note-lead = You lead, so any card will do. Others must follow its colour. { $dominant ->
    [none] No colour is dominant.
   *[other] Dominant cards beat all others; you hold { $count }.
}
twelve_missions-note-follow = { twelve_missions-colour-led } is led and you have it, so you must follow: { $count } of your { $held } cards can be played.
twelve_missions-note-dominant = You have no { twelve_missions-colour }, so the dominant colour is due. The highest dominant card takes the trick.
twelve_missions-note-free = You have neither the led colour nor the dominant one, so you may play anything. It can't take the trick.
twelve_missions-note-last-trick = This is trick { $count }, the last of the round. What you have not spent is lost after it.
twelve_missions-note-power = { $count ->
    [one] Your crystal buys this card's power
   *[other] You have { $count } crystals; one buys this card's power
}: { twelve_missions-power-short }.
twelve_missions-note-cubes = You have { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}; each makes this card, now { $value }, 1 higher or lower. { $way ->
    [up] Adding { $need } would win you the trick so far.
    [down] Taking off { $need } would lose you the trick so far.
   *[none] No number of them changes who takes the trick so far.
}
twelve_missions-note-done = Say done to spend nothing more on this card.

## What the actor is asked

twelve_missions-ask-scroll = Activate a scroll, or pass
twelve_missions-ask-scroll-11-vain = Activate a scroll, or pass (scroll 11 would do nothing here)
twelve_missions-ask-keep = Keep one of these scrolls
twelve_missions-ask-hand-over = Hand over a { twelve_missions-colour } card, or any card if you have none
twelve_missions-ask-hand_back = Give any card in return
twelve_missions-ask-resources = Take crystals, cubes or a scroll
twelve_missions-ask-resources-twice = Take two combinations of crystals and cubes
twelve_missions-ask-resources-no-scroll = Take crystals or cubes
twelve_missions-ask-lay = Lay down the next card of your row
twelve_missions-ask-hand = { $count ->
    [one] Choose one more card to pass to the right
   *[other] Choose { $count } cards to pass to the right
}
twelve_missions-ask-pile = { $count ->
    [one] Choose one more card for your first pile
   *[other] Choose { $count } more cards for your first pile
}
twelve_missions-ask-lead = Lead any card
twelve_missions-ask-follow = Follow { twelve_missions-colour }
twelve_missions-ask-follow-or-dominant = Follow { twelve_missions-colour }; if you can't, play { $dominant ->
    [blue] { twelve_missions-colour-blue }
    [yellow] { twelve_missions-colour-yellow }
    [red] { twelve_missions-colour-red }
   *[black] { twelve_missions-colour-black }
}
twelve_missions-ask-lowest = Play your lowest card: { twelve_missions-colour } is led
twelve_missions-ask-row = Play the next card of your row
twelve_missions-ask-spend = Spend on your card, or say done
twelve_missions-ask-borrow = Spend a crystal on their card, or say done
twelve_missions-ask-explore = Put a card back
twelve_missions-ask-theft = Steal this trick, or leave it
twelve_missions-ask-tally = Count one trick fewer, the same, or one more
twelve_missions-ask-tally-none = Count your tricks as they are, or one more
twelve_missions-ask-decide-claim = Claim this trick, or leave it
twelve_missions-ask-decide-refuse = Refuse this trick, or keep it
twelve_missions-ask-over = The game is over

## Refusals

twelve_missions-must-follow = You have { twelve_missions-colour } cards, so play one of them, or an Assassin for a crystal.
twelve_missions-must-dominant = You can't follow, but you have { twelve_missions-colour }, the dominant colour, so play one of those, or an Assassin for a crystal.
twelve_missions-must-lowest = The Wizard wants your lowest card: of the led colour; without one, of the dominant colour; without that, of any colour.
twelve_missions-row-order = Your row is laid: play its next card.
twelve_missions-not-your-card = You have no { $card } to play; play one of your own cards.
twelve_missions-no-play-now = “{ $sentence }” comes later; first answer what is asked now.
twelve_missions-no-scroll-left = There is no scroll left to draw; take crystals, cubes or both.
twelve_missions-only-fixed = Scroll 11 is only for missions with fixed points; keep it for one of those.
twelve_missions-two-combinations = Scroll 9 brings two combinations of crystals and cubes, and no scroll; take crystals and cubes, crystals and both, or cubes and both.
twelve_missions-must-hand-over = You have { twelve_missions-colour } cards, so hand over one of those.
twelve_missions-cubes-left = { $count ->
    [0] You have no cubes left; say “done”, or what else is on offer.
    [one] You can put one cube on your card; or say “done”.
   *[other] You can put at most { $count } cubes on your card; or say “done”.
}
twelve_missions-cubes-laid = Cubes go on a card all at once, and yours has some; say “done”, or what else is on offer.
twelve_missions-power-used = A card has one power at most, and this one's is used; say “done”, or what else is on offer.
twelve_missions-no-crystal = A power costs a crystal, and you have none left; do what is on offer without one.
twelve_missions-no-crystal-needed = You may play that card without a crystal; say “play { $card }”.
twelve_missions-emperors-hush = An Emperor's power is at work: no more powers and cubes in this trick; do what is on offer without them.

## What could not lie on a table: the field of the position, what is wrong, and what would be right

twelve_missions-no-such-card = “{ $field }”: there is no card “{ $card }”; a card is a colour and a rank, like blue.knight.
twelve_missions-card-twice = “{ $field }”: { $card } is said a second time; every card lies in one place.
twelve_missions-cards-miscounted = “{ $field }”: these must be exactly the cards that lie nowhere else; or leave them out.
twelve_missions-scroll-twice = “{ $field }”: scroll { $scroll } is said a second time; every scroll is in one place.
twelve_missions-scrolls-miscounted = “{ $field }”: these must be exactly the scrolls that are nowhere else; or leave them out.
twelve_missions-mission-not-for = “{ $field }”: mission { $mission } is not played with { $seats } seats; take one that is.
twelve_missions-not-within = “{ $field }”: this must be a number from { $lowest } to { $highest }.
twelve_missions-not-among = “{ $field }”: this must be one of: { $choices }.
twelve_missions-each-seat = “{ $field }”: there are { $seats } seats, so there must be one entry for each.
twelve_missions-said-twice = “{ $field }”: { $number } is said a second time; say it once.

twelve_missions-no-place = “{ $field }”: in this phase of mission { $mission } there are no cards there; leave them out.
twelve_missions-covers-are-up = “{ $field }”: the cards that cover others must be those that lie face up.
twelve_missions-each-covered = “{ $field }”: each card that lies face down must be covered by one.
twelve_missions-draws-at-once = “{ $field }”: whoever has a stack draws from it after each play, so the hand can't be empty.
twelve_missions-stacks-uneven = “{ $field }”: everybody draws after each play, so all stacks must be alike, except for a card that has been drawn in this trick.
twelve_missions-row-of-hand = “{ $field }”: the cards of a row must be in the seat's hand.
twelve_missions-row-whole = “{ $field }”: while tricks are played the row must hold the whole hand.
twelve_missions-chosen-of-hand = “{ $field }”: the cards set apart must be in the seat's hand.
twelve_missions-chosen-in-turn = “{ $field }”: whoever was asked has set apart all its cards, whoever is asked not yet all, and the others none.
twelve_missions-away-count = “{ $field }”: of each seat { $count } cards have left the round, no more and no fewer.
twelve_missions-turned-count = “{ $field }”: a card is turned up for each trick that has begun, so there must be { $count }.
twelve_missions-not-turned-yet = “{ $field }”: no card is turned up yet, so no colour is dominant; it must be null.
twelve_missions-dominant-turned = “{ $field }”: this must be the colour of the card turned up last.
twelve_missions-dominant-of-sheet = “{ $field }”: this must be the colour that the sheet has for the round, or the one that scroll 1 named.
twelve_missions-hands-uneven = “{ $field }”: all seats must have equally many cards; those who have played to the trick have one fewer.
twelve_missions-cards-left = “{ $field }”: there are cards left to play, so the round can't have come to that.
twelve_missions-one-to-turn = “{ $field }”: an undealt card is turned up before each trick, so there must be { $count } at least.
twelve_missions-too-many-cards = “{ $field }”: this mission gives each seat { $count } cards there at most, counting those in tricks.
twelve_missions-too-few-cards = “{ $field }”: for what is asked now each seat needs { $count } cards at least.
twelve_missions-nothing-to-say = “{ $field }”: a seat without a choice is not asked; it must be the phase that comes next.

twelve_missions-queue-of-trick = “{ $field }”: those who have played and those in the queue must be all seats, each once.
twelve_missions-queue-order = “{ $field }”: seats are asked in turn, so it must begin with whoever is asked now and go on to the left.
twelve_missions-order-of-play = “{ $field }”: cards are played in turn to the left; only the owner of scroll 14 may come last.
twelve_missions-no-scroll-to-ask = “{ $field }”: only a seat that holds a hidden scroll is asked to activate one.
twelve_missions-none-to-steal = “{ $field }”: scroll 10 is asked about a trick that was just taken, so there must be one.
twelve_missions-own-trick = “{ $field }”: nobody is asked to steal a trick of its own; this must be another seat.
twelve_missions-leader-named = “{ $field }”: scroll 19 is in force, so the seat that it named leads every trick.
twelve_missions-first-leader = “{ $field }”: the seat to the left of the dealer leads the first trick.
twelve_missions-turn-of-trick = “{ $field }”: this must be the next seat that plays to the trick.
twelve_missions-turn-of-owner = “{ $field }”: this must be the seat that played the last card.
twelve_missions-turn-of-borrower = “{ $field }”: this must be another seat than the one that played the last card.
twelve_missions-turn-of-scroll = “{ $field }”: this must be the seat whose scroll is in force.
twelve_missions-no-trick-now = “{ $field }”: in this phase no cards lie in a trick; leave them out.
twelve_missions-no-card-yet = “{ $field }”: in this phase a card must have been played.
twelve_missions-trick-complete = “{ $field }”: scroll 16 is asked about a complete trick; every seat must have played to it.
twelve_missions-nothing-to-choose = “{ $field }”: nothing is chosen in this mission before the tricks.
twelve_missions-not-over = “{ $field }”: a game is over after round { $rounds }, not before.
twelve_missions-nothing-drawn = “{ $field }”: there is a drawn card only while an Explorer looks; leave it out.
twelve_missions-drawn-from-last = “{ $field }”: the Explorer's card must be one of the last trick.
twelve_missions-explorer-looks = “{ $field }”: the power used on the last card must be the Explorer's.

twelve_missions-plays-once = “{ $field }”: this seat has played to the trick already; each plays one card.
twelve_missions-card-of-each = “{ $field }”: a trick holds a card of each seat, so there must be { $seats }.
twelve_missions-led-by-first = “{ $field }”: this must be the colour of the first card of the trick, or what an Oracle or a refusal made of it; null without a card.
twelve_missions-suit-printed = “{ $field }”: a card counts as its printed colour, unless an Oracle gives it another that is not dominant.
twelve_missions-power-once = “{ $field }”: this power works once a trick at most.
twelve_missions-power-of-rank = “{ $field }”: a card has the power of its own rank; only scroll 20 gives it another.
twelve_missions-power-in-vain = “{ $field }”: no crystal is spent where the power could change nothing.
twelve_missions-oracle-changes = “{ $field }”: an Oracle's power gives the card another colour; say which.
twelve_missions-after-emperor = “{ $field }”: after an Emperor's power there are no more powers and cubes in the trick.
twelve_missions-revoked = “{ $field }”: this seat holds { $card }, which it had to play before.
twelve_missions-farmer-names = “{ $field }”: a seat is named to lead next if a Farmer's power was used in the trick, and only then.
twelve_missions-last-as-shown = “{ $field }”: these must be the cards of the last trick as everybody saw them, one of each seat.

twelve_missions-works-when-drawn = “{ $field }”: scrolls 5 and 17 work when they are drawn and are in nobody's hand.
twelve_missions-decides-in-version-2 = “{ $field }”: by version 1 of the rules nobody is asked about a complete trick; it must be another phase.
twelve_missions-stays-unused = “{ $field }”: scroll 5 is never used; it lies open before its owner.
twelve_missions-burnt-by-8 = “{ $field }”: two scrolls are discarded each time that scroll 8 works, and no others.
twelve_missions-scroll-activated = “{ $field }”: this must be a scroll that was used, the last of them if it is the round's own; 5 and 17 are never activated, though 7 may copy 17.
twelve_missions-copies-used = “{ $field }”: scroll 7 has the effect of another one that was used before.
twelve_missions-own-effect = “{ $field }”: only scroll 7 has the effect of another scroll; leave it out.
twelve_missions-whose-effect = “{ $field }”: a scroll in force belongs to a seat; without one this must be -1.
twelve_missions-not-with-mission = “{ $field }”: scroll { $scroll } can't be activated in mission { $mission }.
twelve_missions-said-with = “{ $field }”: scrolls 1 and 2 name a colour that is not the round's dominant one, 13 another seat, 19 a seat; with scroll { $scroll } this does not fit.
twelve_missions-ready-once = “{ $field }”: scrolls 10 and 16 are used up on a trick; any other stays ready, and without a scroll this must be false.
twelve_missions-phase-of-scroll = “{ $field }”: with scroll { $scroll } in force the round does not come to that.
twelve_missions-one-scroll-a-round = “{ $field }”: once a scroll is activated nobody is asked for another, except the one that scroll 8 brings.
twelve_missions-not-by-tricks = “{ $field }”: mission { $mission } does not look at the number of tricks, so nobody is asked to count.
twelve_missions-drawn-by-8 = “{ $field }”: while one is kept there must be three drawn scrolls, or all there were; else none.
twelve_missions-fresh-by-8 = “{ $field }”: this must be a scroll of whoever kept it by scroll 8 and is asked now; else 0.
twelve_missions-claim-of-16 = “{ $field }”: only scroll 16 claims or refuses a trick, once, with a card of its owner in it.
twelve_missions-counts-as-nothing = “{ $field }”: a card counts as nothing if scroll 16 refuses the trick with it, and only then.

twelve_missions-too-many-crystals = “{ $field }”: a round does not bring that many crystals.
twelve_missions-too-many-cubes = “{ $field }”: a round does not bring that many cubes, with the crystals that there are.
twelve_missions-points-add-up = “{ $field }”: the points must be those of missions and those of scrolls together.
twelve_missions-lost-at-least = “{ $field }”: the points of missions are negative, so { $count } at least were lost.
twelve_missions-bonus-of-17 = “{ $field }”: scroll 17 gives three points to one seat, and only if it is among the used ones.
twelve_missions-bonus-drawn = “{ $field }”: this seat can have drawn no scroll in this round yet, so scroll 17 has not paid it; it must be 0.
twelve_missions-bonus-of-copy = “{ $field }”: scroll 7 copies 17, which gives its owner three points at once; it must be 3.
twelve_missions-bonus-counted = “{ $field }”: the points of scrolls must hold what scroll 17 gave.
twelve_missions-sheet-rounds = “{ $field }”: only { $count } rounds are over, so there can't be more rows.
twelve_missions-rounds-in-order = “{ $field }”: the rows must be the last rounds that are over, in order.
twelve_missions-scroll-again = “{ $field }”: a scroll is in force in one round; in two only if scroll 7 has copied it.
twelve_missions-row-of-last-round = “{ $field }”: the last row must be what lies on the table: the tricks and the scroll of the last round.
twelve_missions-too-many-tricks = “{ $field }”: this mission has { $count } tricks at most.
twelve_missions-taken-in-tricks = “{ $field }”: for each trick of the seat there must be a card of every seat, and no card is taken twice.
twelve_missions-mission-once = “{ $field }”: mission { $mission } is not in play, or came up before; each comes up once.
twelve_missions-missions-left = “{ $field }”: these must be the missions in play that have not come up, and enough for all rounds; or leave them out.
twelve_missions-gains-of-mission = “{ $field }”: mission and scrolls do not give that for the cards and tricks of this row.
twelve_missions-points-of-sheet = “{ $field }”: by the sheet this seat has { $points } points.
twelve_missions-lost-of-sheet = “{ $field }”: by the sheet other negative points were lost.
twelve_missions-parts-of-sheet = “{ $field }”: by the sheet the missions gave something else.

twelve_missions-facts-begin = “{ $field }”: the facts must begin with how many cards lay where, once, and be no more than a round brings; or leave them out.
twelve_missions-fact-form = “{ $field }”: this does not have the form of a fact.
twelve_missions-fact-of-round = “{ $field }”: this can't have happened in this round at that time.
twelve_missions-fact-played = “{ $field }”: this tells of a card that was not played then by that seat.
twelve_missions-fact-turned = “{ $field }”: these do not tell of the cards that were turned up.
twelve_missions-facts-untrue = “{ $field }”: what seat { $seat } has seen by them is not true of the cards as they lie.

## What points are made of

twelve_missions-part-missions = Missions
twelve_missions-part-scrolls = Scrolls
twelve_missions-part-unused-scroll = Unused scroll
twelve_missions-part-partner = Partner

## Silly moves, as the arena counts them (conclave arena --study)

twelve_missions-folly-lost-anyway = cubes by the last to play, on a trick that stays lost
twelve_missions-folly-taken-anyway = cubes by the last to play, on a trick that was theirs already
twelve_missions-folly-up-in-vain = cubes upwards that do not take the lead
twelve_missions-folly-down-in-vain = cubes downwards on the leading card, with no card left that could now beat it
twelve_missions-folly-down-behind = cubes downwards on a card that was not leading
twelve_missions-folly-idle-power = a crystal for a power that changes nothing
twelve_missions-folly-scroll-on-scroll = a scroll taken while holding one
twelve_missions-folly-scroll-too-late = a scroll taken with more in hand than rounds to come
twelve_missions-folly-scroll-kept = passed in the last round with a scroll to spare
twelve_missions-folly-thrown-high = a high card thrown under a lost trick, with a low one at hand
