# The table of Abracada…What? in the browser. What happens and what is asked stands in abracada.ftl.

web-abracada-blank = a stone you can’t see
web-abracada-cast = cast
web-abracada-lives = { $name }: { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
}
web-abracada-side = { $side ->
    [left] ← your left
    [right] your right →
   *[both] ← left and right →
}
web-abracada-arrow = { $side ->
    [left] ←
    [right] →
   *[both] ↔
}
web-abracada-hit = hit
web-abracada-miss = miss
web-abracada-unseen = { $count } unseen
web-abracada-unseen-word = unseen
web-abracada-piled-word = in the pile
web-abracada-gone = { $spell }: { $count } of { $of } on the board
web-abracada-secrets = Secret stones
web-abracada-secrets-short = Secrets
web-abracada-taken-by = taken by { $name }
web-abracada-pile = Pile
web-abracada-in-pile = { $count } in the pile
web-abracada-die = Die
web-abracada-die-shows = The die shows { $face }
web-abracada-board = Spells, and the stones already cast
web-abracada-tower = Tower
web-abracada-goal = { $rounds ->
    [0] first to 8
   *[other] one round
}
web-abracada-you = you · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-abracada-your-lives = Lives
web-abracada-your-secret = { $count ->
    [one] Your secret
   *[other] Your secrets
}
web-abracada-yours = Yours
web-abracada-stones = Stones left
web-abracada-all-cast = cast them all
web-abracada-question = { $last ->
    [0] which spell?
    [8] 8 again…
   *[other] { $last } or higher…
}
web-abracada-stand = { $rounds ->
    [0] Round { $round }
   *[other] One round
}
web-abracada-goal-line = { $rounds ->
    [0] First to 8 points
   *[other] One round, most points win
}
web-abracada-brief = { $spell ->
    [1] others −roll
    [2] others −1, you +1
    [3] you +roll
    [4] take a secret
    [5] left and right −1
    [6] left −1
    [7] right −1
   *[8] you +1
}

## What a move was

web-abracada-you-among = you
web-abracada-deed-stop = { $actor-is ->
    [you] you stop
   *[one] stops
}
web-abracada-out = out
web-abracada-left = { $count } left
web-abracada-outcome-hit = { $spell ->
    [1] a { $roll }: everybody else loses { $roll ->
        [1] a life
       *[other] { $roll } lives
    }
    [2] everybody else loses a life
    [3] a { $roll }: { $gained ->
        [0] { $actor-is ->
            [you] you already have six lives
           *[one] already has six lives
        }
       *[other] { $actor-is ->
            [you] you gain
           *[one] gains
        } { $gained ->
            [one] a life
           *[other] { $gained } lives
        }
    }
    [4] { $secret ->
        [gone] no secret stone is left
       *[taken] { $actor-is ->
            [you] you take a secret stone, a { $stone }
           *[one] takes a secret stone
        }
    }
    [5] hits { $victims }
    [6] hits { $victims }, on the left
    [7] hits { $victims }, on the right
   *[8] { $gained ->
        [0] { $actor-is ->
            [you] you already have six lives
           *[one] already has six lives
        }
       *[other] { $actor-is ->
            [you] you gain a life
           *[one] gains a life
        }
    }
}
web-abracada-outcome-kill = { $roll ->
    [0] {""}
   *[other] a { $roll }:{" "}
}{ $seat-is ->
    [you] your last { $lives ->
        [one] life
       *[other] { $lives } lives
    }
   *[one] { $outs } { $out ->
        [one] is out
       *[other] are out
    }
}
web-abracada-outcome-emptied = { $actor-is ->
    [you] your last stone
   *[one] the last stone
}: the round is won
web-abracada-outcome-miss = { $actor-is ->
    [you] you miss
   *[one] misses
}{ $roll ->
    [0] {""}
   *[other] , { $actor-is ->
        [you] roll
       *[one] rolls
    } a { $roll }
} and { $actor-is ->
    [you] lose { $out ->
        [0] { $lives ->
            [one] a life
           *[other] { $lives } lives
        }
       *[other] your last { $lives ->
            [one] life
           *[other] { $lives } lives
        }
    }
   *[one] loses { $out ->
        [0] { $lives ->
            [one] a life
           *[other] { $lives } lives
        }
       *[other] the last { $lives ->
            [one] life
           *[other] { $lives } lives
        }
    }
}
web-abracada-outcome-slip = too low: { $actor-is ->
    [you] you lose { $out ->
        [0] a life
       *[other] your last life
    }
   *[one] loses { $out ->
        [0] a life
       *[other] the last life
    }
}
web-abracada-outcome-stop = { $drawn ->
    [0] { $actor-is ->
        [you] you draw nothing
       *[one] draws nothing
    }
   *[other] { $actor-is ->
        [you] you draw
       *[one] draws
    } { $drawn ->
        [one] a stone
       *[other] { $drawn } stones
    }
}
web-abracada-sentence-strikes = { $actor-is ->
    [you] Your
   *[one] { $actor }’s
} { $name }{ $roll ->
    [0] {""}
   *[other] , a { $roll },
} { $out ->
    [0] { $spell ->
        [1] { $when ->
            [then] cost
           *[now] costs
        } everybody else { $roll ->
            [1] a life
           *[other] { $roll } lives
        }
        [2] { $when ->
            [then] cost
           *[now] costs
        } everybody else a life
       *[other] { $when ->
            [then] hit
           *[now] hits
        } { $victims }
    }
   *[other] { $when ->
        [then] took
       *[now] takes
    } { $seat-is ->
        [you] your last { $lives ->
            [one] life
           *[other] { $lives } lives
        }
       *[one] { $out ->
            [one] { $seat }’s last { $lives ->
                [one] life
               *[other] { $lives } lives
            }
           *[other] the last lives of { $outs }
        }
    }
}.
web-abracada-sentence-emptied = { $name } { $when ->
    [then] was
   *[now] is
} { $actor-is ->
    [you] your last stone
   *[one] { $actor }’s last stone
}.
web-abracada-sentence-else = { $actor-is ->
    [you] You
   *[one] { $actor }
} { $how ->
    [hit] { $actor-is ->
        [you] cast
       *[one] { $when ->
            [then] cast
           *[now] casts
        }
    } { $name }{ $spell ->
        [4] { $secret ->
            [gone] , but no secret stone is left
           *[taken] {" and "}{ $actor-is ->
                [you] take a secret stone, a { $stone }
               *[one] takes a secret stone
            }
        }
       *[other] { $roll ->
            [0] {""}
           *[other] , { $actor-is ->
                [you] roll
               *[one] rolls
            } a { $roll }
        } { $gained ->
            [0] { $actor-is ->
                [you] but already have six lives
               *[one] but already has six lives
            }
           *[other] and { $actor-is ->
                [you] gain
               *[one] gains
            } { $gained ->
                [one] a life
               *[other] { $gained } lives
            }
        }
    }
    [stop] { $actor-is ->
        [you] stop
       *[one] stops
    }{ $drawn ->
        [0] {""}
       *[other] {" and "}{ $actor-is ->
            [you] draw
           *[one] draws
        } { $drawn ->
            [one] a stone
           *[other] { $drawn } stones
        }
    }
   *[miss] { $when ->
        [then] named
       *[now] { $actor-is ->
            [you] name
           *[one] names
        }
    } { $name }, { $how ->
        [slip] too low,
       *[miss] { $when ->
            [then] missed
           *[now] { $actor-is ->
                [you] miss
               *[one] misses
            }
        }{ $roll ->
            [0] {""}
           *[other] , { $when ->
                [then] rolled
               *[now] { $actor-is ->
                    [you] roll
                   *[one] rolls
                }
            } a { $roll }
        }
    } and { $when ->
        [then] lost
       *[now] { $actor-is ->
            [you] lose
           *[one] loses
        }
    } { $out ->
        [0] { $lives ->
            [one] a life
           *[other] { $lives } lives
        }
       *[other] { $actor-is ->
            [you] your
           *[one] the
        } last { $lives ->
            [one] life
           *[other] { $lives } lives
        }
    }
}.
web-abracada-out-too = { $names } { $when ->
    [then] { $count ->
        [one] was
       *[other] were
    }
   *[now] { $count ->
        [one] is
       *[other] are
    }
} out as well.
web-abracada-round-won = { $winner-is ->
    [nobody] Nobody wins round { $round }; everybody else scores for surviving.
    [you] You win round { $round } and climb
   *[one] { $winner } wins round { $round } and climbs
}{ $winner-is ->
    [nobody] {""}
   *[one] {" "}{ $climbs ->
        [one] a floor
       *[other] { $climbs } floors
    }.
}{ $ending ->
    [emptied] {" "}Nobody else scores.
   *[killed] {""}
}
web-abracada-round-ended = { $ending ->
    [emptied] Nobody else scored.
    [nobody] Everybody else scored for surviving.
   *[killed] {""}
}
web-abracada-strip-verb = { $how ->
    [hit] { $is ->
        [you] cast
       *[one] casts
    }
   *[miss] { $is ->
        [you] name
       *[one] names
    }
}
web-abracada-strip-named = { $how ->
    [hit] it is there: a hit
    [slip] it is too low
   *[miss] it isn’t there: a miss
}
web-abracada-strip-roll = { $spell ->
    [3] that many lives gained
   *[1] { $how ->
        [hit] the others lose that many
       *[miss] that many lives lost
    }
}
web-abracada-strip-last-stone = The last stone
web-abracada-strip-out = { $count ->
    [0] Nobody is out
    [1] { $is ->
        [you] You are out
       *[one] { $name } is out
    }
    [2] Two are out
    [3] Three are out
   *[other] Four are out
}
web-abracada-strip-end = { $over ->
    [yes] the round ends
   *[no] the round goes on
}

## What a piece is

web-abracada-note-own = Your stones
web-abracada-note-own-help = Everybody can read them but you. Name a spell to find out whether it is here.
web-abracada-note-blank = Hidden stones
web-abracada-note-blank-help = Players can read every stone but their own. Onlookers see none of them until the round is over.
web-abracada-note-secrets = Secret stones
web-abracada-note-secrets-help = { $count ->
    [0] All four are taken.
    [one] Of four, one is left.
   *[other] Of four, { $count } are left.
} Cast Night Singer to take one and look at it: it is worth a point if you survive the round.
web-abracada-note-pile = Pile
web-abracada-note-pile-help = { $count ->
    [0] No stones are left to draw.
    [one] One stone is left.
   *[other] { $count } stones are left.
} When your turn ends, you draw until you have five again.
web-abracada-note-tower = Tower
web-abracada-note-tower-help = { $standing ->
    [yes] Win a round to climb 2 floors, and 1 more for each secret stone you took. Nobody else climbs.
   *[no] Win a round to climb 3 floors. If you survive a round you didn’t win, climb 1. Each secret stone you took is worth 1 more if you survive.
} { $rounds ->
    [0] The first to reach floor 8 wins the game.
   *[other] Whoever is highest after this round wins the game.
}
web-abracada-note-taken-help = { $seat-is ->
    [you] A secret stone you took. It is worth a point if you survive the round, and it can’t be cast.
    [nobody] A secret stone that nobody has taken. It is worth a point to whoever takes it and survives the round.
   *[one] A secret stone that { $seat } took. It is worth a point if they survive the round, and it can’t be cast.
}
web-abracada-note-before = { $seat-is ->
    [you] It was one of yours.
   *[one] { $over ->
        [yes] It was { $seat }’s.
       *[no] In front of { $seat }, who can’t see it.
    }
}
web-abracada-note-where = { $all } in all: { $board } on the board, { $others } in front of players, { $open ->
    [yes] { $secret } secret, { $unseen } in the pile.
   *[no] { $unseen } unseen.
}
web-abracada-note-since = Since your turn, { $seat } { $hit ->
    [yes] had one
   *[no] named it and missed
}.
web-abracada-note-again = Tap the key again to cast it.

## In the rules

web-abracada-cards-spells = The spells
web-abracada-cards-table = On the table
web-abracada-card-copies = { $count ->
    [1] There is only one.
    [2] There are two of them.
   *[other] There are { $count } of them.
}
web-abracada-card-own = Your stones
web-abracada-card-own-help = Everybody can read them but you. Cast all of them, and you win the round: 3 points, and nobody else scores.
web-abracada-card-secrets = Secret stones
web-abracada-card-secrets-help = Four of them lie face down in every round. A Night Singer takes one. It can’t be cast, but it is worth a point if you survive the round.
web-abracada-card-pile = Pile
web-abracada-card-pile-help = When your turn ends, you draw from it until you have five stones, as long as it lasts.
web-abracada-card-die = Die
web-abracada-card-die-help = It shows 1, 2 and 3, twice each. You roll it for Ancient Dragon, whether you hit or miss, and for Sweet Dream.
web-abracada-card-lives = Lives
web-abracada-card-lives-help = Everybody starts a round with six and never has more. A miss costs you one. Whoever loses the last one is out, and the round ends.
web-abracada-card-tower = Tower
web-abracada-card-tower-help = Win a round to climb 3 floors. If you survive a round you didn’t win, climb 1. Each secret stone you took is worth 1 more if you survive. The first to reach floor 8 wins the game.
web-abracada-picture-theirs = What you see of somebody else’s stones
web-abracada-picture-yours = What you see of your own
web-abracada-picture-stop = stop

## How it ended

web-abracada-won-rounds = { $count ->
    [0] {""}
    [one] won a round
   *[other] won { $count } rounds
}
web-abracada-best-won = Round { $round }: { $deed }
web-abracada-best-outlived = the last one standing
web-abracada-best-survived = Round { $round }: survived with { $secrets ->
    [one] a secret stone
   *[other] { $secrets } secret stones
}

## For those who listen

web-abracada-heard-spell = { $spell } { $name }
web-abracada-heard-takes = { $name } takes { $count ->
    [one] a stone
   *[other] { $count } stones
}: { $stones }.
web-abracada-heard-seat = { $name }{ $side ->
    [left] , on your left
    [right] , on your right
    [both] , on your left and right
   *[none] { "" }
}: { $lives ->
    [0] out of the round
    [one] { $lives } life
   *[other] { $lives } lives
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $shown ->
    [yes] stones { $stones }
   *[no] { $stones ->
        [one] { $stones } stone
       *[other] { $stones } stones
    }
}
web-abracada-heard-you = You have { $lives ->
    [0] no life left
    [one] { $lives } life
   *[other] { $lives } lives
}, { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-abracada-heard-cast = Cast this turn: { $spells }
web-abracada-heard-unseen = Stones you have not seen
web-abracada-heard-seen = All in sight
web-abracada-heard-gone = All on the board
web-abracada-heard-secrets = { $count ->
    [one] { $count } secret stone left
   *[other] { $count } secret stones left
}
web-abracada-heard-stones = Your stones were
web-abracada-heard-gain = { $name }: { $gain ->
    [0] nothing
    [one] { $gain } point
   *[other] { $gain } points
}, now { $points }

## Statistics: each stands after its figure, a share in percent where there is an “of”.

web-abracada-stat-hits = of { $of ->
    [one] { $of } spell
   *[other] { $of } spells
} named hit
web-abracada-stat-rounds = of { $of ->
    [one] { $of } round
   *[other] { $of } rounds
} won
web-abracada-stat-survived = of { $of ->
    [one] { $of } round
   *[other] { $of } rounds
} survived
web-abracada-stat-felled = { $count ->
    [one] opponent
   *[other] opponents
} knocked out
web-abracada-stat-lives-taken = { $count ->
    [one] life
   *[other] lives
} taken from others
web-abracada-stat-lives-lost = { $count ->
    [one] life
   *[other] lives
} lost
web-abracada-stat-secrets = secret { $count ->
    [one] stone
   *[other] stones
} taken
