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
abracada-spell-1-short = Roll: the others lose that many
abracada-spell-1-help = Roll the die: everybody else loses that many lives. If you name it and don’t have it, you roll and lose them yourself.
abracada-spell-2 = Dark Wanderer
abracada-spell-2-short = The others lose 1, you gain 1
abracada-spell-2-help = Everybody else loses a life, and you gain one.
abracada-spell-3 = Sweet Dream
abracada-spell-3-short = Roll: you gain that many
abracada-spell-3-help = Roll the die: you gain that many lives, up to six in all.
abracada-spell-4 = Night Singer
abracada-spell-4-short = Take a secret stone
abracada-spell-4-help = Take a secret stone and look at it. It is worth a point if you survive the round.
abracada-spell-5 = Lightning Tempest
abracada-spell-5-short = Left and right lose 1
abracada-spell-5-help = Your neighbours on the left and on the right lose a life each. With two players, the other one loses a single life.
abracada-spell-6 = Blizzard
abracada-spell-6-short = Left loses 1
abracada-spell-6-help = Your neighbour on the left, who plays after you, loses a life.
abracada-spell-7 = Fireball
abracada-spell-7-short = Right loses 1
abracada-spell-7-help = Your neighbour on the right, who plays before you, loses a life.
abracada-spell-8 = Magic Drink
abracada-spell-8-short = You gain 1
abracada-spell-8-help = You gain a life, up to six in all.

## What happens

abracada-deal = Round { $round }: { $seat-is ->
    [you] you go first.
   *[one] { $seat } goes first.
}
abracada-hit = { abracada-spell }: a hit.
abracada-miss = Miss.
abracada-slip = A slip: { $spell } is too low.
abracada-stop = { $seat-is ->
    [you] You stop.
   *[one] { $seat } stops.
}
abracada-roll = The die shows { $roll }.
abracada-lose = { $seat-is ->
    [you] You lose
    [many] { $seat } lose
   *[one] { $seat } loses
} { $lives ->
    [one] a life
   *[other] { $lives } lives
}{ $seat-is ->
    [many] { " each" }
   *[one] { "" }
}.
abracada-gain = { $lives ->
    [0] { $seat-is ->
        [you] You already have six lives.
       *[one] { $seat } already has six lives.
    }
   *[other] { $seat-is ->
        [you] You gain
       *[one] { $seat } gains
    } { $lives ->
        [one] a life.
       *[other] { $lives } lives.
    }
}
abracada-dead = { $seat-is ->
    [you] You are out.
    [many] { $seat } are out.
   *[one] { $seat } is out.
}
abracada-secret = { $seat-is ->
    [you] You take a secret stone: it is a { $stone }.
   *[one] { $seat } takes a secret stone.
}
abracada-no-secret = There is no secret stone left to take.
abracada-refill = { $seat-is ->
    [you] You draw
   *[one] { $seat } draws
} { $count ->
    [one] a stone.
   *[other] { $count } stones.
}
abracada-round-over = { $ending ->
    [emptied] { $winner-is ->
        [you] Your last stone! You win round { $round }.
       *[one] { $winner }’s last stone! { $winner } wins round { $round }.
    }
   *[other] { $winner-is ->
        [nobody] Nobody wins round { $round }.
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

abracada-stop-too-early = You can't stop yet: name a spell first, for example “cast 8”.
abracada-too-low = { $spell } is too low after { $last }; { $last ->
    [8] name 8 again
   *[other] name { $last } or higher
}, or say “stop”.
abracada-not-a-sentence = “{ $sentence }” is not a sentence of this game; say “cast” and a spell from 1 to 8, or “stop”.

## What a word would do

abracada-preview-cast = Hit: { $spell ->
    [1] everybody else loses 1 to 3 lives
    [2] everybody else loses a life{ $room ->
        [0] {""}
       *[other] {" and you gain one"}
    }
    [3] { $room ->
        [0] you gain nothing, as you have six lives
        [1] you gain a life
        [2] you gain 1 or 2 lives
       *[other] you gain 1 to 3 lives
    }
    [4] { $secrets ->
        [0] nothing happens, as no secret stone is left
       *[other] you take a secret stone, worth a point if you survive
    }
    [5] { $alone ->
        [yes] { $left } loses a life
       *[no] { $left } and { $right } lose a life each
    }
    [6] { $left } loses a life
    [7] { $right } loses a life
   *[8] { $room ->
        [0] you gain nothing, as you have six lives
       *[other] you gain a life
    }
}{ $then ->
    [emptied] . It’s your last stone, so you win the round (+{ $points }).
    [wins] {" and you win the round"} (+{ $points }).
    [may-win] . If that takes somebody’s last life, you win the round (+{ $points }).
    [out] , which puts somebody out.
    [may-out] , which may put somebody out.
   *[nothing] .
} Miss: { $miss ->
    [last] you lose your last life.
    [perhaps-last] you lose 1 to 3 lives, perhaps your last.
    [roll] you lose 1 to 3 lives and your turn ends.
   *[one] you lose a life and your turn ends.
}
abracada-preview-sure-miss = A sure miss: { $miss ->
    [last] you lose your last life.
    [perhaps-last] you lose 1 to 3 lives, perhaps your last.
    [roll] you lose 1 to 3 lives and your turn ends.
   *[one] you lose a life and your turn ends.
}
abracada-preview-unseen = { $count } unseen{ $percent ->
    [-1] {""}
   *[other] , { $percent } % likely
}
abracada-preview-none-unseen = { $copies ->
    [1] The only one is in sight, so it can’t be yours.
    [2] Both are in sight, so neither can be yours.
   *[other] All { $copies } are in sight, so none can be yours.
}
abracada-preview-ruled-out = You missed it and have drawn nothing since, so you don’t have it.
abracada-preview-slip = Too low. You lose { $lives ->
    [1] your last life
   *[other] a life
} and your turn ends, whether you have it or not.
abracada-preview-too-low = { $spell } is too low: you have cast a { $last }.
abracada-preview-stop = { $drawn ->
    [0] { $missing ->
        [0] You have five stones and draw none
       *[other] The pile is empty, so you draw nothing
    }
    [one] You draw a stone
   *[other] You draw { $drawn } stones
}. Then it’s { $seat }’s turn.
abracada-preview-no-stop = You have to name at least one spell before you can stop.

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

abracada-part-won = Winning
abracada-part-survived = Surviving
abracada-part-secrets = Secret stones
abracada-part-beyond-the-top = Over 8
