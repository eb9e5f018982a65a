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

## What a position can't be

abracada-no-such-stone = “{ $field }”: there is no stone { $stone }; stones are numbered 1 to 8.
abracada-stones-miscounted = “{ $field }”: of spell { $spell } there must be { $expected } stones on the whole table, not { $count }.
abracada-too-many-stones = “{ $field }”: of spell { $spell } there are { $most } stones, so { $count } can't be shown here.
abracada-too-many-secrets = “{ $field }”: there are { $most } secret stones, in the middle or taken by the seats, not { $count }.
abracada-pile-too-high = “{ $field }”: the deal left { $most } stones for the pile, so { $stones } can't lie there with { $drawn } drawn.
abracada-cast-not-on-board = “{ $field }”: spell { $spell } is said to have been cast more often than its stones lie on the board.
abracada-impossible-lessons = “{ $field }”: no such lessons lead to the stones of { $seat }; a lesson is 1 to 8 for a hit, -1 to -8 for a miss, 100 and the number of stones for a refill.
abracada-lessons-fall = “{ $field }”: after a hit { $seat } can't have named a lower spell without drawing first; a refill must come between.
abracada-last-differs-from-turn = “{ $field }”: it is { $over } when the game is over and “turn” is -1, and only then.
abracada-cast-from-full-row = “{ $field }”: { $seat } still has all five stones and so has cast nothing in this turn; it must be 0, or a stone less must lie there.
abracada-last-is-no-lesson = “{ $field }”: the latest lesson of { $seat } is not the hit with { $spell }; it must be, or its lessons must be left out.
abracada-should-be-over = “{ $field }”: somebody has { $top } points, so the game is over; then it is -1 and “last” is { $over }.
abracada-should-go-on = “{ $field }”: nobody has { $top } points and no last round was played, so the game is not over; it must be a seat.
abracada-too-many-rounds = “{ $field }”: this game has { $rounds } { $rounds ->
    [one] round
   *[other] rounds
}, and no more.
abracada-too-few-points = “{ $field }”: every round brings somebody a point, so { $played } rounds can't have brought { $scored } in all; it must be lower.
abracada-parts-differ = “{ $field }”: what { $seat } has won, survived for and got for secret stones does not make up its points.
abracada-no-consolation = “{ $field }”: with “last_standing” nobody scores for surviving; it must be 0.
abracada-actor-is-dead = “{ $field }”: it can't be the turn of { $seat }, who has no life left; it must be a seat that is alive.
abracada-round-is-over = “{ $field }”: by these lives the round is over; a running round has nobody at 0, or with “last_standing” at least two above 0.
abracada-no-stones = “{ $field }”: { $seat } has no stones left, so the round is over; every seat in a running round has at least one.
abracada-no-result = “{ $field }”: the game is over, so the result of its last round must be there.
abracada-not-the-last-round = “{ $field }”: it must be the round that ended last, and the position is of round { $round }.
abracada-not-as-in-result = “{ $field }”: when the game is over it must be the same as “{ $other }”.
abracada-row-differs-from-ending = “{ $field }”: whoever cast the last stone has no stones, and everybody else has some.
abracada-lives-differ-from-ending = “{ $field }”: this ending leaves other lives; after “emptied” only the actor is alive, after “killed” the actor lives and somebody does not, after “fell” the actor alone does not, and with “last_standing” one seat is left.
abracada-wrong-winner = “{ $field }”: by its ending and lives the round was won by { $winner-is ->
    [nobody] nobody; it must be -1.
   *[one] { $winner }.
}
abracada-wrong-gain = “{ $field }”: by the result the round brought { $seat } { $gain }.
abracada-points-before-result = “{ $field }”: what the last round brought { $seat } does not fit its points and their parts; without it nobody had 8 yet, nor less than 0.

## What points are made of

abracada-part-won = For victories
abracada-part-survived = For surviving
abracada-part-secrets = For secret stones
abracada-part-beyond-the-top = Beyond 8
