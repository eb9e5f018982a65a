# Abracada…What? How parameters reach a message is explained at the top of common.ftl.
# A line of the log follows the crest and the sentence that was said, so it tells the outcome only.

## Spells

abracada-spell = { $spell ->
    [1] { abracada-spell-1 }
    [2] { abracada-spell-2 }
    [3] { abracada-spell-3 }
    [4] { abracada-spell-4 }
    [5] { abracada-spell-5 }
    [6] { abracada-spell-6 }
    [7] { abracada-spell-7 }
   *[8] { abracada-spell-8 }
}

abracada-spell-1 = Ancient Dragon
abracada-spell-1-short = Roll: all others lose that many
abracada-spell-1-help = Roll the die: everybody else loses that many lives. Naming it in vain costs you the roll instead.
abracada-spell-2 = Dark Wanderer
abracada-spell-2-short = All others lose 1, you gain 1
abracada-spell-2-help = Everybody else loses a life and you gain one.
abracada-spell-3 = Sweet Dream
abracada-spell-3-short = Roll: you gain that many
abracada-spell-3-help = Roll the die: you gain that many lives, up to six in all.
abracada-spell-4 = Night Singer
abracada-spell-4-short = Take a secret stone
abracada-spell-4-help = Take a secret stone and look at it. If you survive the round it is worth a point.
abracada-spell-5 = Lightning Tempest
abracada-spell-5-short = Left and right lose 1
abracada-spell-5-help = Your neighbours to the left and to the right lose a life each. At a table of two, the other loses one.
abracada-spell-6 = Blizzard
abracada-spell-6-short = Left loses 1
abracada-spell-6-help = Your neighbour to the left, who is next, loses a life.
abracada-spell-7 = Fireball
abracada-spell-7-short = Right loses 1
abracada-spell-7-help = Your neighbour to the right, who was before you, loses a life.
abracada-spell-8 = Magic Drink
abracada-spell-8-short = You gain 1
abracada-spell-8-help = You gain a life, up to six in all.

## What happens

abracada-deal = Round { $round } is dealt. { $seat-is ->
    [you] You begin.
   *[one] { $seat } begins.
}
abracada-hit = { abracada-spell } hits.
abracada-miss = Miss.
abracada-slip = A slip: { $spell } is too low.
abracada-stop = { $seat-is ->
    [you] You stop.
   *[one] { $seat } stops.
}
abracada-roll = The die shows { $roll }.
abracada-lose = { $seat-is ->
    [you] You lose { $lives }.
    [many] { $seat } lose { $lives } each.
   *[one] { $seat } loses { $lives }.
}
abracada-gain = { $lives ->
    [0] { $seat-is ->
        [you] You have six lives already.
       *[one] { $seat } has six lives already.
    }
   *[other] { $seat-is ->
        [you] You gain { $lives }.
       *[one] { $seat } gains { $lives }.
    }
}
abracada-dead = { $seat-is ->
    [you] You have no life left.
   *[one] { $seat } has no life left.
}
abracada-secret = { $seat-is ->
    [you] You take a secret stone: it is a { $stone }.
   *[one] { $seat } takes a secret stone.
}
abracada-no-secret = No secret stone is left.
abracada-refill = { $seat-is ->
    [you] You take
   *[one] { $seat } takes
} { $count ->
    [one] { $count } stone.
   *[other] { $count } stones.
}
abracada-round-over = { $ending ->
    [emptied] { $winner-is ->
        [you] Your last stone! You win round { $round }.
       *[one] { $winner }’s last stone! { $winner } wins round { $round }.
    }
   *[other] { $winner-is ->
        [nobody] Round { $round } ends, and nobody wins it.
        [you] You win round { $round }.
       *[one] { $winner } wins round { $round }.
    }
}
abracada-game-over = The game is over.

## What the actor is asked

abracada-ask-first = Name a spell
abracada-ask-more = { $spell ->
    [8] Name 8 again, or stop
   *[other] Name { $spell } or higher, or stop
}
abracada-ask-any = Name any spell, or stop
abracada-ask-nothing = The game is over

## Refusals

abracada-stop-too-early = You can't stop yet: first name a spell, for example “cast 8”.
abracada-too-low = { $spell } is too low after { $last }; { $last ->
    [8] name 8 again
   *[other] name { $last } or higher
}, or say “stop”.
abracada-not-a-sentence = “{ $sentence }” is not a sentence of this game; say “cast” and a spell from 1 to 8, or “stop”.
abracada-no-such-stone = There is no stone { $stone }; stones are numbered 1 to 8.
abracada-stones-miscounted = Of spell { $spell } there must be { $expected } stones in all, not { $count }.
abracada-too-many-secrets = There are { $most } secret stones, in the middle or taken by the seats, not { $count }.
abracada-cast-not-on-board = Spell { $spell } is said to have been cast more often than its stones lie on the board.
abracada-impossible-lessons = What { $seat } is said to have learned does not fit the stones there; lessons are 1 to 8 for a hit, -1 to -8 for a miss, 100 and the number of stones for a refill.
abracada-should-be-over = By its points and rounds the game is over: then “turn” is -1 and “last” is 9.
abracada-should-go-on = Nobody has 8 points and no last round was played, so the game is not over: “turn” must be a seat.
abracada-parts-differ = What { $seat } has won, survived for and got for secret stones does not make up its points.
abracada-actor-is-dead = It can't be the turn of { $seat }, who has no life left.
abracada-round-is-over = By these lives the round is over: a running round has nobody at 0, or with “last_standing” at least two above 0.
abracada-no-stones = { $seat } has no stones left, so the round is over; every seat in a running round has at least one.

## What points are made of

abracada-part-won = For victories
abracada-part-survived = For surviving
abracada-part-secrets = For secret stones
abracada-part-beyond-the-top = Beyond 8
