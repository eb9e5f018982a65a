# The lesson of Abracada…What? How its ids are made is told in conclave/lessons/lesson.py.

## A turn

abracada-lesson-chapter-turn = A turn

abracada-lesson-goal-title = Climb the tower
abracada-lesson-goal = Each point takes you up a floor. Whoever reaches the 8th floor first wins. Points come from rounds: you win one by taking somebody’s last life, or by casting all your stones.

abracada-lesson-read-title = Everybody’s stones but yours
abracada-lesson-read = Everybody has five stones. You can read the others’ stones, and they can read yours. Your own show you only their backs. On your turn you name a spell: if it’s there, it works. If not, you lose a life.

abracada-lesson-count-title = Count what you can’t see
abracada-lesson-count = There is one 1, there are two 2s, up to eight 8s. The table counts how many of each you can’t see. Those are yours, in the pile or secret. Here, only 6s, 7s and 8s are left.
abracada-lesson-count-ask = After a hit, only the same number or higher may follow. What do you name first?
abracada-lesson-count-right = A hit! You had a Blizzard: 4 of 12 unseen stones were, which made it 93 % likely. Your left neighbour, who plays after you, loses a life.
abracada-lesson-count-wrong = There is a likelier spell.
abracada-lesson-count-wrong-gone = None of those is unseen: all lie on the board or in front of the others. You can’t have one, so it would be a sure miss.
abracada-lesson-count-wrong-higher = Likely, but then 6 would be too low for the rest of this turn. 6 is 93 % likely too, and leaves 7 and 8 open. Start low.

abracada-lesson-higher-title = The same or higher
abracada-lesson-higher = Your Blizzard went to the board. Now you may name 6, 7 or 8, or stop. A 7 is Fireball: it costs your right neighbour a life, who plays before you. 3 of 11 unseen stones are Fireballs, so it’s 83 % likely.
abracada-lesson-higher-ask = Go on with the lowest spell that is likely.
abracada-lesson-higher-right = A hit! Your right neighbour loses a life, and 8 is still open to you.
abracada-lesson-higher-wrong = 7 is better here: 83 % likely.
abracada-lesson-higher-wrong-again = You may, but you have just used a 6. A second one is only 62 % likely; a 7 is 83 %.
abracada-lesson-higher-wrong-drink = 97 % likely, but after an 8 you can’t name 7 any more. Take the 7 first; the 8 won’t run away.
abracada-lesson-higher-wrong-stop = Safe, but a little timid: 7 is 83 % likely, and you have lives to spare.

abracada-lesson-life-title = A life back
abracada-lesson-life = Magic Drink gives you a life, up to six. You have five. Half of the 10 unseen stones are Magic Drinks, and you have three stones left.
abracada-lesson-life-ask = Name the spell you almost surely have.
abracada-lesson-life-right = 97 % likely, and there it was. You are back to six lives.
abracada-lesson-life-wrong = 8 is far likelier: 97 %.
abracada-lesson-life-wrong-again = A second 7 is only 41 % likely, and a miss would end your turn. 8 is 97 % likely.
abracada-lesson-life-wrong-stop = You could, but 8 is 97 % likely and brings back a life.

abracada-lesson-stop-title = Know when to stop
abracada-lesson-stop = Now only another 8 may follow. It would miss 29 % of the time, and with six lives you’d gain nothing by it. When you stop, you draw back up to five stones.
abracada-lesson-stop-ask = Take what you have: stop.
abracada-lesson-stop-right = Well stopped. Three hits, nothing lost, and five stones again.
abracada-lesson-stop-wrong = Better stop here.
abracada-lesson-stop-wrong-again = You’d risk a life (29 %) for nothing: you can’t have more than six. Stop.

abracada-lesson-others-title = A miss, and the Dragon
abracada-lesson-others = Your left neighbour named a 6 and missed: a life lost, turn over. Your right neighbour had the Dragon: roll the die, and everybody else loses that many. Name the Dragon in vain, and you roll and lose them yourself.

abracada-lesson-luck-title = One life left over there
abracada-lesson-luck = Your left neighbour has one life left. Take it and you win the round: 3 points. Blizzard strikes to the left, and 3 of 9 unseen stones are Blizzards: 95 % that you have one.
abracada-lesson-luck-ask = Go for it.
abracada-lesson-luck-right = A miss! It was the right call all the same: 5 % happens. You lose a life and your turn is over.
abracada-lesson-luck-wrong = Only Blizzard strikes your left neighbour here.
abracada-lesson-luck-wrong-gone = All of those are in sight, so you can’t have one: a sure miss.
abracada-lesson-luck-wrong-other = Likely, but it doesn’t touch your left neighbour, and afterwards 6 is too low. Win the round first.

abracada-lesson-remember-title = What a miss tells you
abracada-lesson-remember = Now you know something: none of your five stones is a 6. That stays true until you draw a new stone. On your next turn, the table reminds you: the key of 6 is dim.

## Low first

abracada-lesson-chapter-low = Lives and secrets

abracada-lesson-low-title = Two lives left
abracada-lesson-low = Another round. You have only two lives. Sweet Dream, the 3, rolls the die, and you gain that many: 1, 2 or 3. 2 of 10 unseen stones are Sweet Dreams, which makes it 78 % likely.
abracada-lesson-low-ask = Which spell helps you most?
abracada-lesson-low-right = A hit, and you roll a 2: four lives. And since 3 is low, nearly everything is still open.
abracada-lesson-low-wrong = 3 is likelier here, and it saves you.
abracada-lesson-low-wrong-drink = 92 % likely, but it brings one life, and only 8s could follow. A 3 brings up to three (78 %) and leaves 4 to 8 open.
abracada-lesson-low-wrong-singer = 78 % likely as well, but a secret stone counts only if you survive, and 3 would then be too low. Lives first.
abracada-lesson-low-wrong-gone = The Dragon and both Dark Wanderers are in sight. You can’t have one.
abracada-lesson-low-wrong-less = There is just one of those unseen: 50 %. A miss would leave you one life. 3 is 78 % likely.

abracada-lesson-secret-title = Secret stones
abracada-lesson-secret = Night Singer, the 4, takes a secret stone from the middle, and you look at it. It can’t be cast. If you survive the round, it’s worth a point. 2 of 9 unseen stones are Night Singers: 74 %.
abracada-lesson-secret-ask = Take a secret stone.
abracada-lesson-secret-right = You took a 7. Only you know that one of the unseen Fireballs is not in your row. And it’s a point, if you survive.
abracada-lesson-secret-wrong = 4 comes first here: 74 %, and worth a point.
abracada-lesson-secret-wrong-drink = 90 % likely, but then 4 is too low. The point is worth more here: 4 is 74 % likely, and 8 stays open.
abracada-lesson-secret-wrong-stop = With four lives you can afford it: 74 % for a point.
abracada-lesson-secret-wrong-dream = You have just used a 3: a second one is only 29 % likely.
abracada-lesson-secret-wrong-less = There is one of those unseen, 46 %, and 4 would then be too low.

## To the top

abracada-lesson-chapter-win = To the top

abracada-lesson-sides-title = Who gets hit
abracada-lesson-sides = Left plays after you, right plays before you. 6 strikes left, 7 strikes right, 5 strikes both. 2 costs everybody else a life and gives you one. 1 costs everybody else what the die shows.

abracada-lesson-points-title = What a round is worth
abracada-lesson-points = Take somebody’s last life: 3 points for you, 1 for everybody else alive. Cast your last stone: 3 for you, nothing for the others. Lose your own last life: 1 for everybody else. Secret stones count for survivors.

abracada-lesson-win-title = Win it
abracada-lesson-win = You are on floor 5, so 3 points win the game. Your left neighbour has one life, your right neighbour three. 4 of 11 unseen stones are Fireballs, 3 are Blizzards, and one is a Lightning Tempest.
abracada-lesson-win-ask = Name the spell that wins.
abracada-lesson-win-right = Blizzard! Your left neighbour is out, and you climb from 5 to 8. You’ve won! Remember: count the unseen, start low, stop in time.
abracada-lesson-win-wrong = 6 strikes the one with one life left.
abracada-lesson-win-wrong-fireball = 89 % likely, but it strikes to the right, where three lives are left, and then 6 would be too low. 6 wins at 79 %.
abracada-lesson-win-wrong-tempest = It would do, but it’s only 36 % likely. 6 strikes to the left as well: 79 %.
abracada-lesson-win-wrong-drink = You’d gain a life, but then 6 is too low. Win now: 79 %.
abracada-lesson-win-wrong-singer = A secret stone would be a point, but it’s only 36 % likely. 6 wins the game at 79 %.
abracada-lesson-win-wrong-gone = None of those is unseen, so you can’t have one.

## Positions to play with

abracada-example-dragon = One neighbour has one life, the other two. Five stones are unseen, and you hold four of them: name the Dragon?
abracada-example-wanderer = Both others have two lives, you have three. Both Dark Wanderers are among the seven unseen stones. Cast both, and you win the round.
abracada-example-dream = You have two lives. All three Sweet Dreams are unseen: roll for lives, then go on.
abracada-example-singer = Three secret stones are left. Night Singers are likely: take one, perhaps two.
abracada-example-tempest = Both others have two lives. Two Lightning Tempests in one turn would win the round.
abracada-example-blizzard = Your left neighbour has one life left.
abracada-example-fireball = Your right neighbour has one life left.
abracada-example-drink = You have one life left. Magic Drinks are all but certain: how often do you dare?
abracada-example-last-stone = One stone left, and four it could be. Hit, and you win the round.
