# The lesson of Twelve Missions: see lessons/lesson.py for how texts are named.

## Tricks

twelve_missions-lesson-goal-title = What it's about
twelve_missions-lesson-goal = A game is twelve rounds of tricks. Every round has a mission that says what your tricks are worth. Whoever has the most points after the last round wins.

twelve_missions-lesson-mission-title = The mission
twelve_missions-lesson-mission = This round every blue card you take is worth a point. Next round it will be something else, so the mission is always the first thing to read.

twelve_missions-lesson-trick-title = A trick
twelve_missions-lesson-trick = One player leads a card, here the blue Wizard, a 7. Everyone else plays one card. The highest card of the led colour takes them all.

twelve_missions-lesson-follow-title = Follow the colour
twelve_missions-lesson-follow = Blue is led. If you have blue, you must play blue: your other cards are barred for now. You want these blue cards, so take the trick.
twelve_missions-lesson-follow-ask = Play a blue card that beats the 7.
twelve_missions-lesson-follow-right = Yes: 9 beats 7.
twelve_missions-lesson-follow-wrong = That card doesn't take the trick. Play the one above 7.
twelve_missions-lesson-follow-wrong-low = The Farmer is only a 3. The Wizard's 7 would take the trick, and your blue card with it.

twelve_missions-lesson-took-title = Three points
twelve_missions-lesson-took = The last player followed with a 4, so the trick is yours: three blue cards, three points for now. Points go to the sheet when the round ends. Whoever takes a trick leads the next.

twelve_missions-lesson-lead-title = The lead, and the dominant colour
twelve_missions-lesson-lead = You lead, so you may play anything. But red is dominant this round: whoever can't follow must play red, and any red card beats every other colour.
twelve_missions-lesson-lead-ask = Lead the card that is hardest to beat.
twelve_missions-lesson-lead-right = No yellow card is higher than your Emperor.
twelve_missions-lesson-lead-wrong = Something higher is still out. Which of your cards is the highest of its colour?
twelve_missions-lesson-lead-wrong-blue = A blue 3 loses to any higher blue card, and to red from anyone out of blue. You would give your point away.
twelve_missions-lesson-lead-wrong-red = Red is dominant, but every other red card is higher than a 3.

twelve_missions-lesson-led-title = They had to follow
twelve_missions-lesson-led = Both had yellow, so both had to follow, and your 10 was the highest. It scored nothing under this mission, but you keep the lead.

## The dominant colour

twelve_missions-lesson-dominant-title = Win it cheaply
twelve_missions-lesson-dominant = Black is led and you have none, so red is due. A blue card lies there too: a point. You play last, so nobody can beat what you play.
twelve_missions-lesson-dominant-ask = Take the trick as cheaply as you can.
twelve_missions-lesson-dominant-right = A red 5 beats a black 10, and your red Emperor is saved for a harder trick.
twelve_missions-lesson-dominant-wrong = Take the trick with your lowest red card.
twelve_missions-lesson-dominant-wrong-dear = That would take it too, but so does the 5, and nobody plays after you. Save your Emperor.

## Crystals and cubes

twelve_missions-lesson-resources-title = Help for the round
twelve_missions-lesson-resources = A new round: four tricks or more score. First you take crystals, cubes, some of both, or a scroll. Crystals buy powers, cubes change values; both last one round.
twelve_missions-lesson-resources-ask = Take a crystal and five cubes: both.
twelve_missions-lesson-resources-right = One crystal and five cubes, for this round.
twelve_missions-lesson-resources-wrong = A fair choice, but then we could try only one of them. Take both.
twelve_missions-lesson-resources-wrong-scroll = A scroll is for a later round. This mission wants tricks now, so take both.

twelve_missions-lesson-card-title = Just too low
twelve_missions-lesson-card = A blue Knight, 8, takes this trick so far, and you play last. Your best blue card is a 7. That's where cubes help.
twelve_missions-lesson-card-ask = Play the card that is nearest to 8.
twelve_missions-lesson-card-right = A 7: one short of the Knight, for now.
twelve_missions-lesson-card-wrong = You must follow blue. Play the 7.
twelve_missions-lesson-card-wrong-dwarf = A 6 would need three cubes to beat the 8. The Wizard needs only two.

twelve_missions-lesson-cubes-title = Cubes
twelve_missions-lesson-cubes = Right after your card you may put cubes on it: each makes it 1 higher, or 1 lower. Of equal cards, the one played earlier wins.
twelve_missions-lesson-cubes-ask = Use as few cubes as will take the trick.
twelve_missions-lesson-cubes-right = 9 beats 8. One trick of four, and three cubes left.
twelve_missions-lesson-cubes-wrong = Lowering it won't take the trick. Add cubes until it beats 8.
twelve_missions-lesson-cubes-wrong-tie = That makes 8 against 8, and the Knight was played earlier, so it still wins. One more.
twelve_missions-lesson-cubes-wrong-many = That takes it, but two cubes are enough. Save the rest for another trick.
twelve_missions-lesson-cubes-wrong-done = Without cubes the Knight takes this trick, and you need four.

twelve_missions-lesson-dwarf-title = Powers
twelve_missions-lesson-dwarf = A 10 and a 9 lie there, both above anything you have. But you have a crystal, and it buys the power of the card you play. The Dwarf's: the lowest card takes the trick.
twelve_missions-lesson-dwarf-ask = Play your blue Dwarf.
twelve_missions-lesson-dwarf-right = The lowest card of the three. Now turn the trick around.
twelve_missions-lesson-dwarf-wrong = Play the blue Dwarf: its power is the one we need.
twelve_missions-lesson-dwarf-wrong-knight = An 8 loses to the 10, and the Knight's power can't help when you play last.

twelve_missions-lesson-power-title = Spend the crystal
twelve_missions-lesson-power = Every rank has its own power; touch a card to read it. Crystals are lost after the round, so use them while they matter.
twelve_missions-lesson-power-ask = Use the Dwarf's power.
twelve_missions-lesson-power-right = Now the lowest card takes the trick, and that is yours.
twelve_missions-lesson-power-wrong = Use the power: without it the 10 takes the trick.
twelve_missions-lesson-power-wrong-done = Without the power the 10 takes the trick. Spend your crystal.

## Avoiding

twelve_missions-lesson-avoid-title = When a trick costs you
twelve_missions-lesson-avoid = Another round: now every red card in your tricks costs a point. Somebody just threw a red Emperor into this trick, and you play last.
twelve_missions-lesson-avoid-ask = Follow black, but don't take the trick.
twelve_missions-lesson-avoid-right = Your 4 stays under the 8. The red card is somebody else's trouble.
twelve_missions-lesson-avoid-wrong = You have black, so follow, and stay under the 8.
twelve_missions-lesson-avoid-wrong-takes = A 9 beats the 8, so you would take the red Emperor: minus one point.

## Scrolls

twelve_missions-lesson-scroll-title = Scrolls
twelve_missions-lesson-scroll = At the start of a round you may activate a scroll; only one works each round. Blue cards score again, and you hold four strong ones. Scroll 3 doubles what you gain.
twelve_missions-lesson-scroll-ask = Activate scroll 3.
twelve_missions-lesson-scroll-right = Every blue card you take now counts two.
twelve_missions-lesson-scroll-wrong = Scroll 3 fits this mission and this hand: double your gain.
twelve_missions-lesson-scroll-wrong-none = Scroll 6 means no crystals or cubes for anybody. With four strong blue cards, doubling is worth more.
twelve_missions-lesson-scroll-wrong-pass = Passing keeps both scrolls, but a hand like this is what scroll 3 waits for.

twelve_missions-lesson-end-title = How to win
twelve_missions-lesson-end = You still hold a scroll: one left unused at the end is worth two points. Read the mission, take what it pays for, duck what it charges for, and spend what you have before the round is over.

## Positions to play with

twelve_missions-example-must-follow = Blue is led and you have blue. Try which of your cards can be played.
twelve_missions-example-many-cubes = You play last, with ten cubes. Play a card, then make it higher or lower.
twelve_missions-example-powers = You lead, with two crystals. Play a card and try its power.
twelve_missions-example-assassin = A red card lies there, and red costs points. Follow, or spend your crystal on the Assassin.
twelve_missions-example-scrolls = You hold four scrolls, and blue cards score. Activate one.
twelve_missions-example-row = Lay your six cards in the order in which you will play them.
twelve_missions-example-pass = Every trick will cost a point. Pass three cards to the right.

## Chapters

twelve_missions-lesson-chapter-tricks = Tricks
twelve_missions-lesson-chapter-dominant = The dominant colour
twelve_missions-lesson-chapter-resources = Crystals and cubes
twelve_missions-lesson-chapter-powers = Powers
twelve_missions-lesson-chapter-avoiding = Avoiding cards
twelve_missions-lesson-chapter-scrolls = Scrolls
