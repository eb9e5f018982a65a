# The browser's words for the analysis of a game.

web-analysis = Analysis
web-analysis-what = See what every choice cost, how lucky every draw was, and what you could have done better.
web-analysis-how-long = Each choice is played out hundreds of times. That takes a minute or two; long games take three.
web-analysis-begin = Analyse
web-analysis-queued = { $ahead ->
    [0] Starting…
    [one] Waiting: one other game comes first.
   *[other] Waiting: { $ahead } other games come first.
}
web-analysis-running = Playing it out…
web-analysis-progress = How far the analysis has come
web-analysis-meanwhile = Look around the game meanwhile. If you leave this page, it stops.
web-analysis-stop = Stop
web-analysis-failed = The analysis broke off. Try again.

web-analysis-start = The deal
web-analysis-forced = No choice here
web-analysis-choice = { $is ->
    [you] Your choice here
   *[one] { $name }’s choice
}
web-analysis-made = made
web-analysis-as-good = Nothing was clearly better.
web-analysis-made-reason = What was done: { $reason }
web-analysis-knew = { $is ->
    [you] By what you knew then.
   *[one] By what { $name } knew then.
}
web-analysis-theirs = { $mark ->
    [inaccuracy] { $name } could have done a little better.
    [mistake] { $name } made a mistake.
    [blunder] { $name } blundered.
   *[good] { $name } did well.
}
web-analysis-deal = { $whose ->
    [you] The deal, for you
    [one] The deal, for { $name }
   *[none] What it brought
}
web-analysis-draw = { $whose ->
    [you] The draw, for you
    [one] The draw, for { $name }
   *[none] The draw
}
web-analysis-hidden = { $whose ->
    [you] What nobody could know, for you
    [one] What nobody could know, for { $name }
   *[none] What nobody could know
}
web-analysis-next-mistake = Next mistake
web-analysis-next-key = Next mistake (N)
web-analysis-totals = Totals
web-analysis-told = { $made ->
    [best] That was best: { $best }, { $share } percent.
   *[other] This cost { $cost } percent. Best was { $best }, { $share } percent.
}

web-analysis-game = The game
web-analysis-turns = Turning points
web-analysis-in-victories = in victories
web-analysis-errors = Errors
web-analysis-luck = Luck
web-analysis-result = Result
web-analysis-corrected = Corrected
web-analysis-each = { $each } % lost per decision, over { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}.
web-analysis-turn = { $kind ->
    [choice] “{ $said }”
    [deal] The deal
    [draw] The draw after “{ $said }”
   *[hidden] “{ $said }” met what nobody could know
}
web-analysis-when = Round { $round }, move { $move }
web-analysis-no-turns = Nothing stood out in this game.

web-analysis-graph = Everybody’s share of victory over the game. A click goes to that move.
web-analysis-graph-table = Shares of victory at the end of each round
web-analysis-round = Round { $round }
web-analysis-mark-mistake = mistake
web-analysis-mark-luck = luck
web-analysis-at = Move { $move }

web-analysis-explain = What the figures mean
web-analysis-term-share = Share of victory
web-analysis-means-share = How often a player would win from here: 31 % means 31 games in a hundred. To tell, bots play the game on to its end again and again, each knowing only what its seat knows.
web-analysis-term-errors = Errors
web-analysis-means-errors = What choices cost: the share of what was said, less that of the best. Only what the player could know at the time counts, so nobody is blamed for a card they couldn’t see. Moves without a choice don’t count.
web-analysis-term-luck = Luck
web-analysis-means-luck = What deals, rolls and draws gave or took, compared with the average of all that could have come. What a choice met that nobody could know is luck too. Everybody’s luck together comes to nothing.
web-analysis-term-corrected = Corrected
web-analysis-means-corrected = The result without the luck. It says more about the play than winning does.
web-analysis-term-grades = Grades
web-analysis-means-grades = By what was lost per decision: Flawless up to 0.1 %, Strong up to 0.4 %, Steady up to 1 %, Loose up to 2 %, Wild beyond that.
web-analysis-term-margin = ±
web-analysis-means-margin = How far a figure may be off. Choices that lie closer together than that are about equal.

web-puzzle = Find the better move
web-puzzle-begin = Find the better move ({ $count })
web-puzzle-place = { $number } of { $of }
web-puzzle-asks = What you did here was a mistake. Say something better at the table.
web-puzzle-answer = { $kind ->
    [best] Right. { $move } wins { $share } %; what you did won { $made } %.
    [better] Better. { $move } wins { $share } %; what you did won { $made } %.
    [made] That is what you did: { $share } %. There is something better.
    [worse] { $move } wins only { $share } %. There is something better.
   *[unknown] Not among the best we know. Try something else.
}
web-puzzle-told = These were better:
web-puzzle-tell = Show the solution
web-puzzle-next = Next
web-puzzle-end = Finish
web-puzzle-leave = Leave
web-puzzle-found = { $found } of { $of } found
web-analysis-shares = Everybody’s share of victory, in percent
web-analysis-moves = Moves
web-analysis-percent = { " " }%
web-analysis-no-time = There was no time to work this choice out.
