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
web-abracada-gone = { $spell }: { $count } of { $of } on the board
web-abracada-secrets = Secret stones
web-abracada-secrets-short = Secrets
web-abracada-taken-by = taken by { $name }
web-abracada-pile = Pile
web-abracada-in-pile = { $count } in the pile
web-abracada-die = Die
web-abracada-die-shows = The die shows { $face }
web-abracada-board = Spells and the stones that are gone
web-abracada-tower = Tower
web-abracada-goal = { $rounds ->
    [0] 8 wins
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
web-abracada-all-cast = every stone cast
web-abracada-question = { $last ->
    [0] which spell?
    [8] 8 again…
   *[other] { $last } or higher…
}
web-abracada-stand = { $rounds ->
    [0] Round { $round }
   *[other] One round
}
web-abracada-goal-long = { $rounds ->
    [0] first to 8 points
   *[other] most points win
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
web-abracada-why = { $ending ->
    [emptied] { $actor-is ->
        [you] You cast every stone you had.
       *[one] { $actor } cast every stone.
    }
    [killed] { $actor-is ->
        [you] Your spell took somebody’s last life.
       *[one] { $actor }’s spell took somebody’s last life.
    }
   *[fell] { $actor-is ->
        [you] You lost your own last life.
       *[one] { $actor } lost their own last life.
    }
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
web-abracada-heard-seen = All seen
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
