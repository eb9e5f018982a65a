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

## Why one might do it

abracada-stones = { $spell ->
    [1] Ancient Dragons
    [2] Dark Wanderers
    [3] Sweet Dreams
    [4] Night Singers
    [5] Lightning Tempests
    [6] Blizzards
    [7] Fireballs
   *[8] Magic Drinks
}
abracada-reason-odds = { $count ->
    [1] 1 of { $all } unseen stones is { $spell ->
        [1] the Ancient Dragon
       *[other] a { abracada-spell }
    }
   *[other] { $count } of { $all } unseen stones are { abracada-stones }
}: { $learned ->
    [yes] after your hits and misses this round, { $percent } % you have one.
   *[no] { $percent } % you have one.
}
abracada-reason-certain = You must have { $spell ->
    [1] the Ancient Dragon
   *[other] a { abracada-spell }
}: without one, the { $all } unseen stones can’t make up your row.
abracada-reason-in-sight = { $copies ->
    [1] The only { abracada-spell } is
    [2] Both { abracada-spell } stones are
   *[other] All { $copies } { abracada-spell } stones are
} in sight: a sure miss.
abracada-reason-ruled-out = You named { abracada-spell }, missed and drew nothing since: a sure miss, although { $count } { $count ->
    [one] is
   *[other] are
} unseen.
abracada-reason-slip = { $spell } is too low after { $last }: it costs a life for sure and leaves you { $lives ->
    [0] none
   *[other] { $lives }
}.
abracada-reason-last-stone = It is your last stone: a hit wins the round, +{ $points } for you and nothing for the others.
abracada-reason-top = That takes you from { $from } to { $top } points and ends the game.
abracada-reason-kill = { $seat } has { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
}: a hit { $faces ->
    [0] wins the round
    [1] and a roll of 3 win the round
    [2] and a roll of 2 or 3 win the round
   *[3] wins the round, whatever you roll
} (+{ $points }){ $others ->
    [0] .
    [one] , with { $others } other player out too.
   *[other] , with { $others } other players out too.
}
abracada-reason-strike = { $victims ->
    [one] A hit
   *[other] A hit costs { $victims } players lives. It
} brings { $seat } from { $from } to { $to ->
    [0] { $most ->
        [0] 0
       *[other] { $most } or fewer
    }
   *[other] { $spell ->
        [1] { $to }–{ $most }
       *[other] { $to }
    }
} { $most ->
    [1] { $spell ->
        [1] lives
       *[other] life
    }
   *[other] lives
}.
abracada-reason-rise = A hit brings you from { $from } to { $least }{ $most ->
    [6] { $least ->
        [6] {""}
       *[other] –6
    }
    [5] { $least ->
        [5] {""}
       *[other] –5
    }
    [4] { $least ->
        [4] {""}
       *[other] –4
    }
   *[other] {""}
} lives.
abracada-reason-secret = A hit takes { $left ->
    [1] the last secret stone
   *[other] one of { $left } secret stones
}, your { $count ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
}: worth a point if you survive the round.
abracada-reason-idle = { $why ->
    [secrets] No secret stone is left
   *[lives] You already have six lives
}, so a hit only gets rid of a stone: { $left ->
    [one] { $left } would be left.
   *[other] { $left } would be left.
}
abracada-reason-next = { $left ->
    [1] After a hit, 1 stone is left and another hit wins the round: { $next } would be { $percent } % likely.
   *[other] { $percent ->
        [0] After a hit, nothing else you may name this turn could hit.
       *[other] After a hit you may go on: { $next } would be likeliest, at { $percent } %.
    }
}
abracada-reason-miss = A miss ({ $percent } %) leaves you { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
}.
abracada-reason-miss-rolled = A miss ({ $percent } %) costs 1 to 3 of your { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
}{ $fatal ->
    [0] .
    [1] ; a roll of 3 puts you out.
    [2] ; a roll of 2 or 3 puts you out.
   *[3] ; it puts you out.
}
abracada-reason-miss-last = A miss ({ $percent } %) takes your last life{ $standing ->
    [yes] .
   *[no] { $others ->
        [one] {" and gives the other player a point"}
       *[other] {" and gives the other"} { $others } a point each
    }{ $secrets ->
        [0] .
        [one] ; your secret stone counts for nothing.
       *[other] ; your { $secrets } secret stones count for nothing.
    }
}
abracada-reason-stop-nothing = Nothing that you may still name can hit.
abracada-reason-stop-risk = Even your likeliest spell, { $spell }, would miss { $percent } % of the time{ $lives ->
    [1] {" "}and cost your last life.
   *[other] .
}
abracada-reason-stop-certain = You would surely hit with { $spell }, so stopping gives a hit away.
abracada-reason-stop-secrets = Your { $count ->
    [one] secret stone is worth a point
   *[other] { $count } secret stones are worth { $count } points
} only if you survive the round.
abracada-reason-stop-draw = { $drawn ->
    [0] You draw nothing and stay at { $stones ->
        [one] { $stones } stone.
       *[other] { $stones } stones.
    }
    [one] You draw a stone, back to { $stones }.
   *[other] You draw { $drawn } stones, back to { $stones }.
}
abracada-reason-threat = { $seat } plays next with { $stones ->
    [one] { $stones } stone that could hurt you
   *[other] { $stones } stones that could hurt you
}; you have { $lives ->
    [one] { $lives } life.
   *[other] { $lives } lives.
}

## What one may hold

abracada-odds-held = { $unseen ->
    [0] No { abracada-spell } is unseen
   *[other] You have { $spell ->
        [1] the Ancient Dragon
       *[other] a { abracada-spell }
    }
}

## What a coach says

abracada-note-goal = { $rounds ->
    [0] You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and need { $missing } more. Winning this round brings { $prize }: { $standing ->
        [yes] be the last one alive
       *[no] put somebody out
    }, or cast all your stones.
   *[other] One round decides. Win it for { $prize } points: { $standing ->
        [yes] be the last one alive
       *[no] put somebody out
    }, or cast all your stones.
}
abracada-note-last-stone = One stone left! Hit with it and you win the round, +{ $points }. Nobody else scores.
abracada-note-last-life = This is your last life. Your best bet is { $spell } { abracada-spell }: it would still miss { $risk } % of the time, and a miss puts you out.
abracada-note-secrets = You took { $count ->
    [one] a secret stone. It is worth a point
   *[other] { $count } secret stones. They are worth { $count } points
} if you are alive when the round ends.
abracada-note-prey = { $seat } has one life left. { $spell } { abracada-spell } would win you the round (+{ $points }): { $percent } % that you have one.
abracada-note-stop = You may stop now{ $drawn ->
    [0] {""}
    [one] {" "}and draw a stone
   *[other] {" "}and draw { $drawn } stones
}. { $risk ->
    [0] But { $spell } is a sure hit.
    [100] Nothing else that you may name can hit.
   *[other] Going on with { $spell }, the likeliest, would miss { $risk } % of the time.
}
abracada-note-rising = You cast { $spell }, so the next number must be { $spell ->
    [8] 8 again.
   *[other] { $spell } or higher.
} You have { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
} left.
abracada-note-unseen = Count what you can’t see: { $count } of { $all } unseen stones are { abracada-stones }. That makes { $percent } % that you have one.
abracada-note-missed = You missed { $spell } { abracada-spell } and drew nothing since, so it isn’t among your stones.
abracada-note-in-sight = { $copies ->
    [1] The only { abracada-spell } lies
    [2] Both { abracada-spell } stones lie
   *[other] All { $copies } { abracada-spell } stones lie
} in sight, so you can’t have { $copies ->
    [1] it.
   *[other] one.
}
abracada-note-spell = { $spell } { abracada-spell }, { $percent } % likely: { $spell ->
    [1] roll, and everybody else loses 1 to 3 lives. If you miss, you roll and lose them yourself.
    [2] everybody else loses a life{ $room ->
        [0] .
       *[other] {" "}and you rise to { $room ->
            [1] 6.
            [2] 5.
            [3] 4.
            [4] 3.
           *[5] 2.
        }
    }
    [3] { $room ->
        [0] roll to gain lives, but you already have six.
       *[other] roll, and gain up to { $room ->
            [1] 1 life.
            [2] 2 lives.
           *[other] 3 lives.
        }
    }
    [4] { $secrets ->
        [0] takes a secret stone, but none is left.
       *[other] take one of { $secrets } secret stones, worth a point if you survive the round.
    }
    [5] { $alone ->
        [yes] { $seat } loses a life.
       *[no] { $seat } on your left and { $actor } on your right lose a life each.
    }
    [6] { $seat }, who plays after you, loses a life.
    [7] { $actor }, who plays before you, loses a life.
   *[8] { $room ->
        [0] gains a life, but you already have six; it only gets rid of a stone.
       *[other] you gain a life.
    }
}

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

## Silly moves, as the arena counts them (conclave arena --study)

abracada-folly-hopeless = named a spell that none of their stones can be
abracada-folly-sure-left = stopped, though a further spell was sure to be there
abracada-folly-sure-leapt-over = named an uncertain spell before a lower one that was sure to be there
