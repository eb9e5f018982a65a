# The lesson of Five Seals of Magic; how its texts are named is told in src/conclave/lessons.

five_seals-lesson-goal-title = Scrolls win
five_seals-lesson-goal = Under your feet lies a round dungeon full of scrolls. Take as many as you can: each is worth its strength in points, from 2 near the middle to 6 at the edge. When the game ends, the most points win.

five_seals-lesson-dungeon-title = Hall, doorways, rooms
five_seals-lesson-dungeon = You start in the hall, in the middle. Around it lie three rings of rooms, and a scroll in every room. A seal closes every doorway. To get anywhere, and to take anything, you break seals. For that you need dice.

five_seals-lesson-take-title = Take three dice
five_seals-lesson-take = Dice have the colours of seals: Fire, Water, Air, Earth. A round begins with choosing three of them. The doorway H1A is sealed with Fire 2, so Fire will be useful, and a second colour leaves you a choice.
five_seals-lesson-take-ask = Take two Fire dice and one Water die.
five_seals-lesson-take-right = Good. The other mage chooses next, and then everybody rolls.
five_seals-lesson-take-wrong = Those dice would be no use at H1A: Fire is broken with Fire. Take two Fire dice and one Water die.
five_seals-lesson-take-wrong-one-fire = One Fire die might fall on a 1, and then it breaks nothing. Take two, and one Water die.
five_seals-lesson-take-wrong-three-fire = Then you could break Fire seals only. Take two Fire dice, and one Water die for something else.

five_seals-lesson-roll-title = The roll
five_seals-lesson-roll = You rolled Fire 2, Fire 3 and Water 4. Each die is good for one break, in its colour, up to its number. From now on you take turns: one break each, until your dice are used up.

five_seals-lesson-seal-title = Break a seal
five_seals-lesson-seal = A seal breaks if dice of its colour come to its strength or more. Dice of one colour may be added up. They go back to the supply, so pay no more than you must.
five_seals-lesson-seal-ask = Break Fire 2 at H1A, as cheaply as you can.
five_seals-lesson-seal-right = Exactly enough. The seal is gone for good, and the doorway is open.
five_seals-lesson-seal-wrong = That leads to another part of the dungeon. This time we want room A1: break Fire 2 at H1A with Fire 2.
five_seals-lesson-seal-wrong-waste = That would do, but the 3 can break more than the 2 can. Keep it, and pay with Fire 2.
five_seals-lesson-seal-wrong-cast = Binding is for later. Now break Fire 2 at H1A.

five_seals-lesson-walk-title = Your mage walks
five_seals-lesson-walk = Your mage walked to the broken seal. Walking is free: you may go through all the floor that is lit. Only seals and other players’ figures in doorways stop you. Meanwhile the other mage has broken a seal too.

five_seals-lesson-scroll-title = Take a scroll
five_seals-lesson-scroll = In room A1 lies Change of Mind, strength 2. A scroll is broken like a seal, and then it is yours. Mind is special: dice of any one colour will do.
five_seals-lesson-scroll-ask = Take Change of Mind at A1. The Water 4 will be needed for something stronger.
five_seals-lesson-scroll-right = 2 points, and your first spell! You can cast it from your next turn on.
five_seals-lesson-scroll-wrong = That can wait. Points come from scrolls: take the one at A1 with Fire 3.
five_seals-lesson-scroll-wrong-four = That would do, but the next doorway has strength 3 as well, and the 4 can change its colour. Pay with Fire 3.
five_seals-lesson-scroll-wrong-cast = Your familiar breaks doorways only, never a scroll. Take the scroll yourself, with Fire 3.

five_seals-lesson-cast-title = Cast a spell
five_seals-lesson-cast = The way on, A1B, is sealed with Earth 3, and all you have is Water 4. Change turns dice into another colour. You may cast any number of scrolls before your break.
five_seals-lesson-cast-ask = Cast Change of Mind: turn Water 4 into Earth.
five_seals-lesson-cast-right = Now it is Earth 4. The scroll lies face down until your round is over; its points stay yours.
five_seals-lesson-cast-wrong = A scroll is of use only if you cast it. Cast Change of Mind and turn Water 4 into Earth.
five_seals-lesson-cast-wrong-colour = A1B is an Earth seal, so that colour won’t open it. Turn Water 4 into Earth.
five_seals-lesson-cast-wrong-break = That leads away from the deep. Change your die first: cast Change of Mind and turn Water 4 into Earth.

five_seals-lesson-door-title = One ring deeper
five_seals-lesson-door = With Earth 4 you can break Earth 3. Behind it lies the middle ring, where scrolls are worth 4.
five_seals-lesson-door-ask = Break Earth 3 at A1B.
five_seals-lesson-door-right = Your last die is gone, so your round is over, and your scroll turns face up again. Whoever is done first chooses new dice first: you.
five_seals-lesson-door-wrong = You changed the die for A1B: break Earth 3 there.
five_seals-lesson-door-wrong-other = That is an Earth seal too, but it leads nowhere as good. Break the one at A1B.

five_seals-lesson-draft-title = Choose with a plan
five_seals-lesson-draft = Next round you want Strengthening of Water at B1, strength 4. One Water die shows 4 or more half of the time. Two together come to 4 or more in 33 of 36 rolls.
five_seals-lesson-draft-ask = Take at least two Water dice; the third is up to you.
five_seals-lesson-draft-right = 92 % or better. Looking at what is near before you take dice is half the game.
five_seals-lesson-draft-wrong = Without Water dice the scroll at B1 stays where it is. Take at least two.
five_seals-lesson-draft-wrong-one = With one Water die it is a coin toss: 50 %. Take a second one.

five_seals-lesson-deep-title = The deep
five_seals-lesson-deep = A round later. Your mage stands in the doorway A1B. The outer ring is near: scrolls of strength 5 at Q1 and 6 at V1. But the other mage has Fire 6 and Air 5, and would like to follow you in.

five_seals-lesson-binding-title = Binding
five_seals-lesson-binding = Nobody can pass a doorway where another mage stands. As soon as you walk on, though, this one is open. Everybody has one scroll from the start, Binding: it lets your familiar stay behind.
five_seals-lesson-binding-ask = Cast Binding before you move.
five_seals-lesson-binding-right = Now say what your familiar shall do.
five_seals-lesson-binding-wrong = That leaves the doorway open, and the other mage comes in. Cast Binding first.
five_seals-lesson-binding-wrong-scroll = 4 points, but you leave the doorway: the other mage walks in and breaks Fire 4 at B1Q before you do. Cast Binding first.
five_seals-lesson-binding-wrong-door = Then the doorway behind you is open, and the other mage takes Strengthening with Air 5. Cast Binding first.

five_seals-lesson-stay-title = Hold the doorway
five_seals-lesson-stay = Your familiar can stay where you stand and keep others out. Or it can break a seal for you, with your dice, while your mage stays.
five_seals-lesson-stay-ask = Let your familiar stay.
five_seals-lesson-stay-right = You may still walk past your own familiar. Others may not, until your round is over and it comes home.
five_seals-lesson-stay-wrong = Keep the familiar in this doorway: say “stay”.
five_seals-lesson-stay-wrong-break = Then your mage stays, your turn is over, and the scroll at B1 is still not yours. Let the familiar stay here.

five_seals-lesson-safe-title = All to yourself
five_seals-lesson-safe = Room B1 is yours alone now, and you still have your break.
five_seals-lesson-safe-ask = Take Strengthening of Air at B1, or open the way to Q1.
five_seals-lesson-safe-right = 4 points, and nobody can get past you to Q1.
five_seals-lesson-safe-right-door = The way to the deep is open, and the scroll at B1 waits for you: nobody else can get to it.
five_seals-lesson-safe-wrong = You have just closed B1 to the other mage. Make use of it: take the scroll there, or break Fire 4 at B1Q.

five_seals-lesson-end-title = How it ends
five_seals-lesson-end = Some rounds later you have 12 points, the other mage has 18. The game ends after the round in which fewer than four scrolls of strength 6 are left. Four are left now: the next one taken makes this the last round.

five_seals-lesson-synergy-title = The best scroll
five_seals-lesson-synergy = You have Fire 2 and Fire 4: together 6. Growth at Q1 is worth 5. Synergy of Fire at V1 is worth 6, and 1 more for each of your Fire scrolls, itself included. You have one already.
five_seals-lesson-synergy-ask = Take the scroll that wins.
five_seals-lesson-synergy-right = 8 points: 20 to 18, and it is the last round. That is how games are won.
five_seals-lesson-synergy-wrong = That brings no points, and rounds are running out. Take Synergy of Fire at V1 with both Fire dice.
five_seals-lesson-synergy-wrong-growth = Growth makes it 17 to 18. Synergy is worth 6 and 2 for your Fire scrolls: take it.
five_seals-lesson-synergy-wrong-cast = You have what you need: Fire 2 and Fire 4 come to 6. Take Synergy of Fire at V1.

five_seals-lesson-done-title = That is the game
five_seals-lesson-done = Take dice for what is near. Break doorways to get deeper, take scrolls, cast them before you break. Watch who else could be after your scroll, and when the last strength-6 scrolls go. The most points win.

five_seals-learned = You can take dice, break seals, take and cast scrolls, and hold a doorway. The deeper the scrolls, the more they are worth.

## Positions of the rules to play with

five_seals-example-dice = Three dice, many seals: see what each can break, and what two together can.
five_seals-example-change = The colour is wrong for every good seal. Change it.
five_seals-example-familiar = Let your familiar hold the doorway before you walk on.
five_seals-example-might = Two weak dice and three spells: make them break something strong.
five_seals-example-points = Which scroll is worth the most to you?
