# The lesson of Archmage. How ids are made of a step's name is told in lessons/lesson.py.

## Land

archmage-lesson-welcome-title = Become the Archmage
archmage-lesson-welcome = You are the Raven, a mage in a land that fell to ruin. After 13 turns whoever has the most points wins. Points come from two things: the spells you know, and the land you lead in.

archmage-lesson-turn-title = A turn is a Journey
archmage-lesson-turn = You have 5 movement each turn. A step costs 1, and so does exploring. Where you stop, you may do one thing; what depends on the place. Movement you don't use is lost.

archmage-lesson-travel-title = Travel
archmage-lesson-travel = Your mage stands on a Mine of yours. North of it lies D1, face down: nobody has seen it yet.
archmage-lesson-travel-ask = Travel to D1.
archmage-lesson-travel-right = One step, one movement. 4 are left.
archmage-lesson-travel-wrong = You may go there, but there is something new to find in the north: travel to D1.
archmage-lesson-travel-wrong-city = That way lies the city. You have no two equal relics to use there yet. Find land first: D1.
archmage-lesson-travel-wrong-known = That hex is face up: nothing to discover. D1 is still face down.
archmage-lesson-travel-wrong-end = You still have all 5 movement, and what you don't use is lost. Travel to D1.
archmage-lesson-travel-wrong-build = Your Mage Tower stands once and for all. It comes later, where more land of yours surrounds it. Travel to D1.
archmage-lesson-travel-wrong-ward = Wards protect your land, but nobody threatens it and your Journey would be over. Travel to D1.

archmage-lesson-explore-title = Explore
archmage-lesson-explore = You stand on the face-down hex. Exploring it costs 1 movement, turns it up for everybody and gives you a relic of its kind: scrolls from a Library, seeds from a Grove, gems from a Mine.
archmage-lesson-explore-ask = Explore.
archmage-lesson-explore-right = A Mine: you get a gem.
archmage-lesson-explore-wrong = Explore first, or you came here for nothing.
archmage-lesson-explore-wrong-on = You are standing on a hex nobody knows. Explore it before you go on.
archmage-lesson-explore-wrong-end = On a face-down hex a Journey’s end gives nothing. Explore.

archmage-lesson-deploy-title = Deploy
archmage-lesson-deploy = Nobody controls this Mine. Leave a follower here and it is yours. That costs no movement, only one of your company.
archmage-lesson-deploy-ask = Deploy a follower.
archmage-lesson-deploy-right = The Mine is yours until somebody attacks it.
archmage-lesson-deploy-wrong = First make the Mine yours: deploy.
archmage-lesson-deploy-wrong-on = If you leave without deploying, anybody can take what you found. It is free: deploy.
archmage-lesson-deploy-wrong-end = Don't end with the Mine unclaimed and 3 movement unused. Deploy.
archmage-lesson-deploy-wrong-build = A tower would hold this Mine too, but it is built once a game and more land should surround it. A follower will do: deploy.
archmage-lesson-deploy-wrong-ward = A ward protects land that is yours. This hex is nobody’s yet: deploy.

archmage-lesson-majority-title = Land scores
archmage-lesson-majority = You now have 2 Mines, your rival 1. Whoever controls most of a kind scores 2 for it at the end; two who share the lead score 1 each. There are five kinds of Wilderness, so land is worth up to 10 points.

archmage-lesson-town-title = Land pays
archmage-lesson-town = Your land also pays, whenever you end a Journey in a Town. One is next to you, at C1.
archmage-lesson-town-ask = Travel to C1.
archmage-lesson-town-right = You are in the Town.
archmage-lesson-town-wrong = The Town next to you is C1.
archmage-lesson-town-wrong-on = The Town lies the other way, at C1: there your land pays.
archmage-lesson-town-wrong-end = Here your Journey’s end brings nothing you need. The Town is one step away, at C1.
archmage-lesson-town-wrong-build = Not yet: your tower stands once a game. First let your land pay, in the Town at C1.
archmage-lesson-town-wrong-ward = Nobody is near enough to attack. Let your land pay: travel to C1.

archmage-lesson-gather-title = Gather
archmage-lesson-gather = Gathering gives a relic for each Wilderness you control, a follower for each Camp, and for each Town a relic of your choice. It ends your Journey.
archmage-lesson-gather-ask = Gather.
archmage-lesson-gather-right = Two gems and a seed. Equal relics are what you want: two of them make an apprentice.
archmage-lesson-gather-wrong = You are in a Town: gather.
archmage-lesson-gather-wrong-deploy = Good thinking: a follower in a Town pays too. But today your company is better kept for apprentices. Gather.
archmage-lesson-gather-wrong-on = Your land pays here and nowhere else. Gather.
archmage-lesson-gather-wrong-end = Not with your hands empty. Gather first.

## The city

archmage-lesson-planets-title = The planets
archmage-lesson-planets = A turn begins with a planet: it moves one step inwards and brings you its relic. When all six have reached the centre, your last turn has come. You have 3 gems; a fourth would make a second pair.
archmage-lesson-planets-ask = Move the planet of gems.
archmage-lesson-planets-right = Four gems: enough for two apprentices.
archmage-lesson-planets-wrong = That relic would stay single for now. A fourth gem makes a pair: move the planet of gems.
archmage-lesson-planets-wrong-blood = Blood comes from fights, so it is rare; but one drop buys nothing. A fourth gem makes a pair.

archmage-lesson-enclave-title = The enclaves
archmage-lesson-enclave = Six peoples live around the Cursed Tower, and each teaches one sphere of magic for its own relic. The Dwarves at E4, next to you, teach Will for gems.
archmage-lesson-enclave-ask = Travel to the Dwarves at E4.
archmage-lesson-enclave-right = The Dwarves are glad to see gems.
archmage-lesson-enclave-wrong = Your gems are for the Dwarves. They live at E4.
archmage-lesson-enclave-wrong-build = A tower could teach one apprentice a turn. The Dwarves teach up to three: go to E4.
archmage-lesson-enclave-wrong-end = You have four gems and the Dwarves are next to you. Travel to E4.

archmage-lesson-initiate-title = Initiate
archmage-lesson-initiate = Two gems and a follower become an apprentice of Will. It teaches you a spell, Stone Skin, and that is a point. You can cast it from your next turn on.
archmage-lesson-initiate-ask = Initiate an apprentice of Will.
archmage-lesson-initiate-right = Your first spell: 1 point.
archmage-lesson-initiate-wrong = Make an apprentice of your gems: initiate will.
archmage-lesson-initiate-wrong-on = You came for the Dwarves. Initiate before you leave.
archmage-lesson-initiate-wrong-end = Relics alone score nothing. Initiate an apprentice.

archmage-lesson-again-title = Why a second one?
archmage-lesson-again = An enclave teaches up to three in one visit. A second apprentice of Will scores nothing by itself. But soon one of the two can rise to a greater spell, and the other keeps Stone Skin.
archmage-lesson-again-ask = Initiate another one.
archmage-lesson-again-right = Now one can rise and one can stay.
archmage-lesson-again-wrong = You have two gems left: initiate once more.
archmage-lesson-again-wrong-end = You have two gems left and the Dwarves still teach. Take a second apprentice.

## The tower

archmage-lesson-build-title = Your Mage Tower
archmage-lesson-build = Two turns later. You stand on Ruins of yours, with land around you. Here your Mage Tower would bring a relic of this hex and of each neighbour you control. It is built once a game, and nobody can ever take it.
archmage-lesson-build-ask = Build your Mage Tower: hold the button.
archmage-lesson-build-right = Three relics at once, and the tower can be used right away.
archmage-lesson-build-wrong = This is the place for your tower: build.
archmage-lesson-build-wrong-ward = Wards would protect this land from an attack each. A tower protects it for good, and teaches. Build.
archmage-lesson-build-wrong-on = Land of yours lies on two sides here: a good place. Build.
archmage-lesson-build-wrong-cast = Transmute would take the widget you need in a moment. Build.
archmage-lesson-build-wrong-end = Then the turn would bring nothing. Build.

archmage-lesson-keep-title = Nobody left behind
archmage-lesson-keep = In your tower you may initiate one apprentice of any sphere, then promote. You have one apprentice of Matter. If it rises, Matter stands empty and Transmute is lost. Two widgets make another.
archmage-lesson-keep-ask = Initiate an apprentice of Matter first.
archmage-lesson-keep-right = Now Matter can spare one.
archmage-lesson-keep-wrong = First a second apprentice of Matter.
archmage-lesson-keep-wrong-promote = Then Matter would stand empty, and after a promotion nobody can be initiated this turn. Initiate Matter first.
archmage-lesson-keep-wrong-other = A good spell, but Matter needs a second apprentice before one rises. Your widgets are for Matter.
archmage-lesson-keep-wrong-ward = Wards instead of apprentices: that ends what the tower can do this turn. Initiate Matter.
archmage-lesson-keep-wrong-cast = Transmute costs a widget, and you need both. Initiate Matter.
archmage-lesson-keep-wrong-end = Your tower is open and you have two widgets. Initiate Matter.

archmage-lesson-promote-title = Promote
archmage-lesson-promote = Will and Matter are neighbours: their spheres overlap, and the overlap is a greater spell, Imprison. One apprentice rises there, the other returns to your company. A fundamental spell scores 1, an advanced one 2, a master spell 4.
archmage-lesson-promote-ask = Promote to Imprison.
archmage-lesson-promote-right = 2 points more, and no spell lost. That is how a mage becomes Archmage.
archmage-lesson-promote-wrong = Raise an apprentice from Will and Matter to Imprison.
archmage-lesson-promote-wrong-cast = You may cast afterwards. First promote: 2 points are waiting.
archmage-lesson-promote-wrong-end = 2 points are waiting in your tower. Promote first.

## Spells

archmage-lesson-cast-title = Cast
archmage-lesson-cast = Later. Your last movement took you to F5, a Crypt of your rival’s. You know Quicken, which gives 2 more movement for a scroll. Casting never costs the apprentice or its points; each spell works once a turn.
archmage-lesson-cast-ask = Cast Quicken.
archmage-lesson-cast-right = 2 movement more, for a single scroll.
archmage-lesson-cast-wrong = Without movement you can't attack. Cast Quicken.
archmage-lesson-cast-wrong-other = Stone Skin shields your followers, but you need movement. Cast Quicken.
archmage-lesson-cast-wrong-end = A Crypt lies within your grasp. Cast Quicken for 2 more movement.

archmage-lesson-attack-title = Attack
archmage-lesson-attack = An attack costs 1 movement and sends the rival’s follower back to their supply. You both get a drop of blood. A ward would have to be broken first, for 1 movement more.
archmage-lesson-attack-ask = Attack.
archmage-lesson-attack-right = The Crypt is free, and you have a drop of blood.
archmage-lesson-attack-wrong = You cast Quicken for this: attack.
archmage-lesson-attack-wrong-on = You came for this Crypt. Attack.
archmage-lesson-attack-wrong-cast = Not needed now: the follower here has no ward. Attack.
archmage-lesson-attack-wrong-end = Then the scroll was wasted. Attack.

archmage-lesson-take-title = Turn the tables
archmage-lesson-take = You have 1 Crypt elsewhere, your rival still 1: you share the lead. With this Crypt you are first alone. Look at the lands: your points rise and your rival’s fall.
archmage-lesson-take-ask = Deploy a follower.
archmage-lesson-take-right = 2 Crypts to 1: a point more for you, a point less for your rival.
archmage-lesson-take-wrong = The Crypt is still nobody’s: deploy.
archmage-lesson-take-wrong-on = Your rival would just take it back. Deploy first.
archmage-lesson-take-wrong-cast = You can still do that. First the Crypt: deploy.
archmage-lesson-take-wrong-ward = A ward needs a follower to protect. Deploy first.
archmage-lesson-take-wrong-end = Then nobody has the Crypt. Deploy.

archmage-lesson-plan-title = How to win
archmage-lesson-plan = Early: explore and deploy. Then gather pairs, take them to the enclaves and build your tower. Late: promote, keeping one apprentice behind, and take land you can lead in. Relics left at the end score nothing.

## Positions of the rules to play with

archmage-example-journey = A Journey with 5 movement: explore, deploy, gather in a Town.
archmage-example-teachers = Three pairs of gems, and the Dwarves next door.
archmage-example-tower = Your Mage Tower with apprentices who can rise.
archmage-example-spells = Five spells to cast, and a rival’s Crypt under your feet.
