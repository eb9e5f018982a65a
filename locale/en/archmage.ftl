# Archmage. How parameters reach a message is explained at the top of common.ftl.
# A line of the log follows the crest and the sentence that was said, so it tells the outcome only.
# Spells, spheres, relics and kinds of land reach a message as their words in the game.

## Spheres and relics

archmage-sphere = { $sphere ->
    [time] { archmage-sphere-time }
    [blood] { archmage-sphere-blood }
    [nature] { archmage-sphere-nature }
    [will] { archmage-sphere-will }
    [matter] { archmage-sphere-matter }
    [death] { archmage-sphere-death }
    [gate] { archmage-spell-gate }
    [chasm] { archmage-spell-chasm }
    [wellspring] { archmage-spell-wellspring }
    [imprison] { archmage-spell-imprison }
    [shadow] { archmage-spell-shadow }
    [divination] { archmage-spell-divination }
    [time-stop] { archmage-spell-time-stop }
    [corrupt] { archmage-spell-corrupt }
    [upheaval] { archmage-spell-upheaval }
    [fortify] { archmage-spell-fortify }
    [automaton] { archmage-spell-automaton }
   *[obliterate] { archmage-spell-obliterate }
}
archmage-sphere-time = Time
archmage-sphere-blood = Blood
archmage-sphere-nature = Nature
archmage-sphere-will = Will
archmage-sphere-matter = Matter
archmage-sphere-death = Death

archmage-relic-scrolls = Scrolls
archmage-relic-blood = Blood
archmage-relic-seeds = Seeds
archmage-relic-gems = Gems
archmage-relic-widgets = Widgets
archmage-relic-bones = Bones

archmage-a-relic = { $relic ->
    [scrolls] a scroll
    [blood] a drop of blood
    [seeds] a seed
    [gems] a gem
    [widgets] a widget
   *[bones] a bone
}
archmage-some-relics = { $count ->
    [1] { archmage-a-relic }
   *[other] { $count } { $relic ->
        [scrolls] scrolls
        [blood] drops of blood
        [seeds] seeds
        [gems] gems
        [widgets] widgets
       *[bones] bones
    }
}
archmage-got-relic = { $got ->
    [scrolls] a scroll
    [blood] a drop of blood
    [seeds] a seed
    [gems] a gem
    [widgets] a widget
   *[bones] a bone
}

## Land

archmage-kind-library = Library
archmage-kind-grove = Grove
archmage-kind-mine = Mine
archmage-kind-ruins = Ruins
archmage-kind-crypt = Crypt
archmage-kind-town = Town
archmage-kind-camp = Camp
archmage-kind-drow = Drow
archmage-kind-trolls = Trolls
archmage-kind-gremlins = Gremlins
archmage-kind-cursed-tower = Cursed Tower
archmage-kind-elves = Elves
archmage-kind-demons = Demons
archmage-kind-dryads = Dryads
archmage-kind-dwarves = Dwarves
archmage-kind-gnomes = Gnomes
archmage-kind-goblins = Goblins
archmage-kind-hidden = Unexplored

archmage-a-kind = { $kind ->
    [library] a Library
    [grove] a Grove
    [mine] a Mine
    [ruins] Ruins
    [crypt] a Crypt
    [town] a Town
    [camp] a Camp
    [drow] the Drow, of Time and Blood
    [trolls] the Trolls, of Nature and Will
   *[gremlins] the Gremlins, of Matter and Death
}

archmage-end-explore = explore
archmage-end-attack = attack
archmage-end-gather = gather
archmage-end-recruit = recruit 3
archmage-end-initiate = initiate
archmage-end-tower = initiate and promote, or ward
archmage-end-build = build the Mage Tower, or ward
archmage-end-ward = place wards
archmage-end-nothing = do nothing

archmage-token-vines = Vines: 1 movement point more to enter
archmage-token-chasm = Chasm: a follower is lost on entering
archmage-token-wellspring = Wellspring: its owner gets a relic when another mage enters
archmage-token-upheaval = Upheaval: 1 movement point more to enter

## Spells

archmage-spell = { $spell ->
    [quicken] { archmage-spell-quicken }
    [subjugate] { archmage-spell-subjugate }
    [vines] { archmage-spell-vines }
    [stone-skin] { archmage-spell-stone-skin }
    [transmute] { archmage-spell-transmute }
    [decay] { archmage-spell-decay }
    [gate] { archmage-spell-gate }
    [chasm] { archmage-spell-chasm }
    [wellspring] { archmage-spell-wellspring }
    [imprison] { archmage-spell-imprison }
    [shadow] { archmage-spell-shadow }
    [divination] { archmage-spell-divination }
    [time-stop] { archmage-spell-time-stop }
    [corrupt] { archmage-spell-corrupt }
    [upheaval] { archmage-spell-upheaval }
    [fortify] { archmage-spell-fortify }
    [automaton] { archmage-spell-automaton }
   *[obliterate] { archmage-spell-obliterate }
}

archmage-level-0 = Fundamental
archmage-level-1 = Advanced
archmage-level-2 = Master
archmage-level-0-help = Costs 1 relic of its sphere. Worth 1 point.
archmage-level-1-help = Costs 2 relics of its two spheres, in any mix. Worth 2 points.
archmage-level-2-help = Costs 3 relics of its three spheres, in any mix. Worth 4 points.

archmage-spell-quicken = Quicken
archmage-spell-quicken-short = 2 more movement points
archmage-spell-quicken-help = Two more movement points for travel, exploring or attacks. Not once you have begun your Journey’s End.
archmage-spell-subjugate = Subjugate
archmage-spell-subjugate-short = Kills bring followers
archmage-spell-subjugate-help = Until the turn ends, every follower you kill by an attack brings one of yours from the supply into your company. Removing wards does not count.
archmage-spell-vines = Entangling Vines
archmage-spell-vines-short = Slow down two hexes
archmage-spell-vines-help = Vines on one or two hexes outside the city: everybody, you too, pays a movement point more to enter. Not on a Mage Tower. They wither when your next turn begins.
archmage-spell-stone-skin = Stone Skin
archmage-spell-stone-skin-short = Your followers can't be killed
archmage-spell-stone-skin-help = Until your next turn, attacks and Obliterate can't kill your followers on the map. It is no help against the Cursed Tower, chasms and Imprison.
archmage-spell-transmute = Transmute
archmage-spell-transmute-short = Exchange up to 3 relics
archmage-spell-transmute-help = Exchange up to three relics, one for one, for any kinds you like.
archmage-spell-decay = Decay
archmage-spell-decay-short = A rich rival discards 3
archmage-spell-decay-help = A rival with ten or more relics discards three of their own choice. Alone: the Warlord’s next move is 2 hexes shorter.
archmage-spell-gate = Gate
archmage-spell-gate-short = Go to any face-up hex
archmage-spell-gate-help = Your mage goes to any face-up hex without another mage or a rival’s tower, at no movement. Not once you have begun your Journey’s End.
archmage-spell-chasm = Fiery Chasm
archmage-spell-chasm-short = Burn the next 2 hexes in line
archmage-spell-chasm-help = Choose a direction: the next two hexes in line burn, up to the city, a Mage Tower, a mage or the edge. A ward there goes, or else the follower, yours too. Entering costs a follower of the company. The fire dies when your next turn begins.
archmage-spell-wellspring = Wellspring
archmage-spell-wellspring-short = Gain when others enter a hex
archmage-spell-wellspring-help = A spring on a face-up Wilderness: you get its relic whenever another mage enters, and one more when you gather there if you control it. It stays.
archmage-spell-imprison = Imprison
archmage-spell-imprison-short = Take a follower out of the game
archmage-spell-imprison-help = An unwarded follower of a rival, on your mage’s hex or next to it, leaves the game for good. Alone: the Warlord’s next move does not happen.
archmage-spell-shadow = Shadow
archmage-spell-shadow-short = Tax a rival’s sphere
archmage-spell-shadow-help = A follower of yours steps into a free doorway of a rival’s tower. To cast with relics of that sphere the rival must first give up one more relic; then your follower goes to your supply. Alone: the Warlord’s next move is 2 hexes shorter.
archmage-spell-divination = Divination
archmage-spell-divination-short = Buy relics with movement
archmage-spell-divination-help = Until the turn ends, a movement point buys a relic of any Wilderness you control, each hex once.
archmage-spell-time-stop = Time Stop
archmage-spell-time-stop-short = A second Journey
archmage-spell-time-stop-help = When this turn would be over, you make a second Journey of five movement points with a Journey’s End of its own.
archmage-spell-corrupt = Corrupt
archmage-spell-corrupt-short = Spoil an apprentice of every rival
archmage-spell-corrupt-help = Every rival has one apprentice in a fundamental sphere spoiled, of your choice. Above the fundamental spheres it costs them a point at the end. Alone: remove two Inflame tokens.
archmage-spell-upheaval = Upheaval
archmage-spell-upheaval-short = Move two hexes
archmage-spell-upheaval-help = Lift two neighbouring hexes, one of them at the border, with all that lies on them, and set them down again next to each other at the border. Entering them costs a movement point more from then on.
archmage-spell-fortify = Fortify
archmage-spell-fortify-short = Ward all your Wilderness
archmage-spell-fortify-help = A ward on every Wilderness you control. Not on Camps and Towns.
archmage-spell-automaton = Automaton
archmage-spell-automaton-short = A free apprentice
archmage-spell-automaton-help = If you control Ruins, a follower of the supply becomes an apprentice in any fundamental sphere, without relics; its spell can be cast at once.
archmage-spell-obliterate = Obliterate
archmage-spell-obliterate-short = Clear your hex and all around
archmage-spell-obliterate-help = On your mage’s hex and all around it, every ward and every follower goes, yours too. Nobody gets Blood for it.

## Points

archmage-part-fundamental = Fundamental spells
archmage-part-advanced = Advanced spells
archmage-part-master = Master spells
archmage-part-land = Land
archmage-part-corruption = Corruption

archmage-rank-apprentice = Apprentice
archmage-rank-adept = Adept
archmage-rank-mage = Mage
archmage-rank-master = Master
archmage-rank-archmage = Archmage

## What happens

archmage-turn = { $seat-is ->
    [you] Your turn { $round } begins.
   *[one] { $seat } begins turn { $round }.
}
archmage-faded = Last turn’s vines and flames are gone.
archmage-planet = The planet moves in and brings { archmage-a-relic }; { $left ->
    [0] all planets are in the centre.
    [one] { $left } planet move left.
   *[other] { $left } planet moves left.
}
archmage-last-turn = { $seat-is ->
    [you] This is your last turn.
   *[one] This is { $seat }’s last turn.
}
archmage-gain = { $seat-is ->
    [you] You get
    [many] { $seat } each get
   *[one] { $seat } gets
} { archmage-some-relics }.
archmage-take = { $seat-is ->
    [you] You take
   *[one] { $seat } takes
} { archmage-a-relic }.
archmage-enlist = { $seat-is ->
    [you] You get
   *[one] { $seat } gets
} { archmage-some-followers } from the supply.
archmage-dismiss = { $seat-is ->
    [you] You lose
   *[one] { $seat } loses
} { archmage-some-followers } to the supply.
archmage-some-followers = { $count ->
    [1] a follower
   *[other] { $count } followers
}
archmage-travel = { $seat-is ->
    [you] You travel
   *[one] { $seat } travels
} to { $hex }.
archmage-gate = { $seat-is ->
    [you] You step
   *[one] { $seat } steps
} through the gate to { $hex }.
archmage-explore = { $hex } is { archmage-a-kind }.
archmage-turned-up = { $hex } is { archmage-a-kind }.
archmage-decline = No apprentice is taken.
archmage-deploy = { $seat-is ->
    [you] You now control
   *[one] { $seat } now controls
} { $hex }.
archmage-attack = { $seat-is ->
    [you] You attack
   *[one] { $seat } attacks
} { $hex }.
archmage-slain = { $seat-is ->
    [you] You lose
    [many] { $seat } lose
   *[one] { $seat } loses
} { $hex }.
archmage-unwarded = The ward on { $hex } is gone.
archmage-warded = { $count ->
    [1] A ward is placed.
   *[other] { $count } wards are placed.
}
archmage-divine = A vision brings { archmage-a-relic }.
archmage-initiate = { $seat-is ->
    [you] You have
   *[one] { $seat } has
} a new apprentice of { archmage-sphere }.
archmage-promote = An apprentice rises to { archmage-sphere }.
archmage-build = { $seat-is ->
    [you] You build your Mage Tower
   *[one] { $seat } builds a Mage Tower
} on { $hex }.
archmage-cast = { $seat-is ->
    [you] You cast
   *[one] { $seat } casts
} { archmage-spell }.
archmage-pay = It costs { archmage-a-relic }.
archmage-price = { $relic ->
    [scrolls] A scroll
    [blood] A drop of blood
    [seeds] A seed
    [gems] A gem
    [widgets] A widget
   *[bones] A bone
}
archmage-forfeit = { archmage-price } drives the shadow out.
archmage-shadow-gone = { $seat-is ->
    [you] Your shadow returns to your supply.
   *[one] { $seat }’s shadow returns to the supply.
}
archmage-token = { $token ->
    [vines] Vines grow on { $hex }.
    [chasm] A chasm opens on { $hex }.
    [wellspring] A spring flows on { $hex }.
   *[upheaval] The ground at { $hex } is broken up.
}
archmage-exchange = { archmage-price } becomes { archmage-got-relic }.
archmage-decay = { $seat-is ->
    [you] Your relics decay.
   *[one] { $seat }’s relics decay.
}
archmage-discard = { archmage-price } is discarded.
archmage-imprisoned = { $seat-is ->
    [you] Your follower
   *[one] { $seat }’s follower
} on { $hex } is out of the game.
archmage-shadow = { $seat-is ->
    [you] A shadow falls on your sphere of { archmage-sphere }.
   *[one] A shadow falls on { $seat }’s sphere of { archmage-sphere }.
}
archmage-second-journey = Time stands still, and a second Journey begins.
archmage-corrupted = { $seat-is ->
    [you] Your apprentice of { archmage-sphere } is corrupted.
    [many] { $seat } each have an apprentice of { archmage-sphere } corrupted.
   *[one] { $seat }’s apprentice of { archmage-sphere } is corrupted.
}
archmage-moved = { $hex } now lies at { $to }.
archmage-warlord = The Warlord heads { $direction }.
archmage-warlord-at = The Warlord reaches { $hex }.
archmage-warlord-held = The Warlord stays put.
archmage-warlord-hindered = The Warlord’s next march is { $count ->
    [one] { $count } hex shorter.
   *[other] { $count } hexes shorter.
}
archmage-warlord-imprisoned = The Warlord is held for a turn.
archmage-inflamed = { $hex } is in flames.
archmage-quenched = The flames on { $hex } are out.
archmage-score = { $seat-is ->
    [you] You score
   *[one] { $seat } scores
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
archmage-rank = { $seat-is ->
    [you] You are
   *[one] { $seat } is
} { $rank ->
    [apprentice] still an Apprentice.
    [adept] now an Adept.
    [mage] now a Mage.
    [master] now a Master.
   *[archmage] the Archmage.
}
archmage-game-over = The game is over.

## What the actor is asked

archmage-ask-prepare = Which planet moves?
archmage-ask-journey = { $points ->
    [0] No movement left: end your Journey here, cast a spell or end your turn
    [one] { $points } movement point left
   *[other] { $points } movement points left
}
archmage-ask-journeys-end = Finish your Journey’s End, cast a spell or end your turn
archmage-ask-offer = An apprentice for two relics?
archmage-ask-towns = { $count ->
    [one] A relic or a follower from your Town
   *[other] A relic or a follower, { $count } Towns to go
}
archmage-ask-price = { $owed ->
    [one] One more relic for { archmage-spell }
   *[other] { $owed } relics for { archmage-spell }
}
archmage-ask-penalty = A shadow lies on { archmage-sphere }: give up a relic first
archmage-ask-vines = { $count ->
    [one] Where do more vines grow?
   *[other] Where do vines grow?
}
archmage-ask-transmute = { $count ->
    [one] Exchange one more relic
   *[other] Exchange up to { $count } relics
}
archmage-ask-decay = Whose relics decay?
archmage-ask-discard = { $count ->
    [one] Discard one more relic
   *[other] Discard { $count } relics
}
archmage-ask-gate = Where does the gate lead?
archmage-ask-chasm = In which direction?
archmage-ask-wellspring = Where does the spring flow?
archmage-ask-imprison = Who is imprisoned?
archmage-ask-shadow = Whose sphere does the shadow fall on?
archmage-ask-corrupt = Which apprentice of { $victim } is corrupted?
archmage-ask-quench = Which flames go out?
archmage-ask-lift = { $lifted ->
    [0] Which hex is lifted?
   *[other] Which hex goes with it?
}
archmage-ask-settle = Where does { $hex } come down?
archmage-ask-automaton = Into which sphere does the automaton go?
archmage-ask-nothing = The game is over

## What a verb would cost and bring

archmage-cost-movement = { $points } movement
archmage-cost-follower = 1 follower
archmage-cost-journey = ends Journey
archmage-cost-free = free
archmage-cost-once = once a game
archmage-cost-relics = { archmage-some-relics }
archmage-cost-mixed = { $count } relics

archmage-preview-advance = brings { archmage-a-relic }: { $count } then
archmage-preview-explore-wild = turns it up; a relic of its land
archmage-preview-explore-outpost = a Camp and a follower, or a people who teach
archmage-preview-deploy-town = a relic or follower whenever you gather
archmage-preview-deploy-camp = a follower whenever you gather
archmage-kind = { $kind ->
    [library] { archmage-kind-library }
    [grove] { archmage-kind-grove }
    [mine] { archmage-kind-mine }
    [ruins] { archmage-kind-ruins }
   *[crypt] { archmage-kind-crypt }
}
archmage-preview-yours = { archmage-kind }: you lead
archmage-preview-still-yours = { archmage-kind }: you lead already
archmage-preview-shared = { archmage-kind } shared{ $seat-is ->
    [nobody] { " " }with the Warlord
   *[one] { "" }
}
archmage-preview-theirs = { archmage-kind }: { $seat-is ->
    [nobody] the Warlord
   *[one] { $seat }
} still leads
archmage-preview-nobodys = { archmage-kind }: three share it, no points
archmage-preview-unward = breaks the ward; the follower stays
archmage-preview-quench = puts out the flames; a drop of blood
archmage-preview-kill = kills the follower; blood for both of you
archmage-preview-relic = brings { archmage-some-relics }
archmage-preview-gather = brings { $brings ->
    [r] { archmage-preview-gather-relics }
    [f] { archmage-some-followers-there }
    [t] { archmage-preview-gather-towns }
    [rf] { archmage-preview-gather-relics } and { archmage-some-followers-there }
    [rt] { archmage-preview-gather-relics } and { archmage-preview-gather-towns }
    [ft] { archmage-some-followers-there } and { archmage-preview-gather-towns }
   *[rft] { archmage-preview-gather-relics }, { archmage-some-followers-there } and { archmage-preview-gather-towns }
}
archmage-preview-gather-relics = { $relics ->
    [one] 1 relic
   *[other] { $relics } relics
}
archmage-some-followers-there = { $followers ->
    [one] 1 follower
   *[other] { $followers } followers
}
archmage-preview-gather-towns = { $towns } of your choice
archmage-preview-recruit = { $count ->
    [one] 1 follower joins
   *[other] { $count } followers join
} your company
archmage-preview-initiate = a follower learns { archmage-spell }
archmage-preview-initiate-more = another one for { archmage-spell }, to promote
archmage-preview-ward = { $count ->
    [one] protects 1 hex from one attack
   *[other] protects { $count } hexes from one attack each
}
archmage-preview-build = { $count ->
    [one] 1 relic
   *[other] { $count } relics
}; use it at once
archmage-preview-promote = { archmage-spell }, and no spell is lost
archmage-preview-promote-away = { $gain ->
    [0] gains 0:{ " " }
   *[other] { "" }
}{ archmage-spell } in place of { archmage-lost-spell }{ $also ->
    [none] { "" }
   *[other] { " " }and { archmage-also-spell }
}{ $last ->
    [yes] , which no longer { $also ->
        [none] counts
       *[other] count
    }
   *[no] { "" }
}
archmage-lost-spell = { $lost ->
    [quicken] { archmage-spell-quicken }
    [subjugate] { archmage-spell-subjugate }
    [vines] { archmage-spell-vines }
    [stone-skin] { archmage-spell-stone-skin }
    [transmute] { archmage-spell-transmute }
    [decay] { archmage-spell-decay }
    [gate] { archmage-spell-gate }
    [chasm] { archmage-spell-chasm }
    [wellspring] { archmage-spell-wellspring }
    [imprison] { archmage-spell-imprison }
    [shadow] { archmage-spell-shadow }
   *[divination] { archmage-spell-divination }
}
archmage-also-spell = { $also ->
    [quicken] { archmage-spell-quicken }
    [subjugate] { archmage-spell-subjugate }
    [vines] { archmage-spell-vines }
    [stone-skin] { archmage-spell-stone-skin }
    [transmute] { archmage-spell-transmute }
    [decay] { archmage-spell-decay }
    [gate] { archmage-spell-gate }
    [chasm] { archmage-spell-chasm }
    [wellspring] { archmage-spell-wellspring }
    [imprison] { archmage-spell-imprison }
    [shadow] { archmage-spell-shadow }
   *[divination] { archmage-spell-divination }
}
archmage-preview-strike = burns { $hex }{ $other ->
    [none] { "" }
   *[other] { " " }and { $other }
}
archmage-preview-imprison = { $seat }’s follower is out of the game
archmage-preview-quenched = puts out the flames on { $hex }
archmage-preview-decline = your Journey goes on
archmage-preview-end = { $next ->
    [second] your second Journey follows
    [score] you score { $score ->
        [one] 1 point
       *[other] { $score } points
    }
    [warlord] the Warlord marches
   *[seat] { $seat } is next
}{ $points ->
    [0] { "" }
   *[other] ; { $points } movement unused
}

archmage-barred-movement = no movement left
archmage-barred-journey = your Journey is over
archmage-barred-done = not any more this turn
archmage-barred-company = no follower left in your company
archmage-barred-yours = this hex is yours already
archmage-barred-stone-skin = Stone Skin protects the follower
archmage-barred-theirs = { $seat } controls this hex
archmage-barred-flames = the hex is in flames
archmage-barred-gather = you control no land yet
archmage-barred-recruit = your supply is empty
archmage-barred-ward = nothing of yours to ward here yet
archmage-barred-relics = you need { archmage-some-relics }
archmage-barred-pair = you have no two equal relics
archmage-barred-promote = no apprentices in two overlapping spheres

## Refusals

archmage-answer-first = “{ $sentence }” must wait: first answer what you are asked.
archmage-journey-over = “{ $sentence }” is too late: your Journey is over; do what its end still allows, cast a spell or say “end”.
archmage-not-now = “{ $sentence }” can't be said now; say one of the sentences on offer.
archmage-end-begun = “{ $sentence }” is not part of the Journey’s End you have begun; finish it, cast a spell or say “end”.
archmage-no-town = There is nothing to gather here; gather in a Town.
archmage-no-yield = Gathering would bring you nothing; control land first.
archmage-no-camp = There is nobody to recruit here; recruit in a Camp.
archmage-no-supply = Your supply is empty, so nobody can be recruited; end the Journey elsewhere.
archmage-no-wild = Wards and the Mage Tower go on face-up Wilderness that is free or yours; go to such a hex.
archmage-no-ward = None of your hexes, here or next to here, can take a ward; go where one can.
archmage-tower-stands = Your Mage Tower already stands on { $hex }; it is built once a game.
archmage-promotion-said = Say it like this: { $sentences }.
archmage-too-far = { $hex } is not next to your mage; travel to a neighbouring hex.
archmage-blocked = { $hex } is closed: another mage, the Warlord or somebody else’s Mage Tower stands there; go around it.
archmage-no-points-for = Entering { $hex } takes { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}, and you have fewer; end the Journey or go elsewhere.
archmage-no-points = “{ $sentence }” takes a movement point, and none is left; end the Journey here.
archmage-already-shown = There is nothing to explore here: the hex is already face up; travel to one that is not.
archmage-no-land = Followers are deployed on face-up Wilderness, Towns and Camps; go to such a hex.
archmage-land-taken = Somebody already controls this hex; deploy where nobody does.
archmage-no-company = Your company has no follower left; recruit in a Camp first.
archmage-no-enemy = There is nobody to attack here; attack where a rival’s follower stands.
archmage-stone-skin = Stone Skin protects this follower; come back when it has ended.
archmage-no-initiation = An apprentice of { $sphere } needs two relics ({ $relic }), a follower of the company, and an enclave of that sphere or your Mage Tower.
archmage-no-promotion = “{ $sentence }” is not possible: promote at your Mage Tower, from two overlapping spheres in which apprentices of yours stand.
archmage-spell-unknown = You don't know { archmage-spell }: an apprentice must stand in its sphere when your turn begins.
archmage-spell-spent = { archmage-spell } was cast this turn; it is ready again in your next.
archmage-spell-price = You can't pay for { archmage-spell }; it costs relics of these kinds: { $relics }.
archmage-spell-idle = { archmage-spell } would do nothing now, so it can't be cast.

## Positions that can't be

archmage-no-such-hex = “{ $field }”: there is no hex “{ $hex }” on this map; hexes are named like c2, by column and row.
archmage-no-such-place = “{ $field }”: this is no place on the table; write the word of one, like y3.
archmage-no-such-word = “{ $field }”: “{ $word }” means nothing here; it may be one of: { $words }.
archmage-no-such-seat = “{ $field }”: there is no such seat; seats are numbered from 0 to { $last }.
archmage-said-twice = “{ $field }”: “{ $word }” is there twice; say it once.
archmage-wrong-kind = “{ $field }”: this hex can't be of that kind: it does not belong there, or there are too many of it; choose another kind.
archmage-one-on-another = “{ $field }”: two hexes lie on one place; give each its own.
archmage-city-moved = “{ $field }”: the hexes of the city are never moved; leave it out.
archmage-map-in-pieces = “{ $field }”: the map has come apart; lay every hex so that all hang together.
archmage-no-spell-yet = “{ $field }”: nobody who could have done this has had a turn with spells yet, since the first turn has none; leave it out, or choose a later round.
archmage-token-written = “{ $field }”: a token is written as a spell and a seat, like ["vines", 1].
archmage-no-token-here = “{ $field }”: no such token can lie there: none in the city, and a wellspring on face-up Wilderness only.
archmage-too-many-tokens = “{ $field }”: a seat can have { $most } of the tokens of { archmage-spell } at most; remove some.
archmage-held-twice = “{ $field }”: { $hex } is controlled by another already; a hex has one holder.
archmage-not-to-hold = “{ $field }”: { $hex } can't be controlled; only face-up Wilderness, Towns and Camps can.
archmage-tower-in-the-wild = “{ $field }”: a Mage Tower stands on Wilderness; choose such a hex.
archmage-stray-ward = “{ $field }”: there is nothing to ward on { $hex }; wards lie where a follower stands.
archmage-two-mages = “{ $field }”: another stands on { $hex } already; only the Cursed Tower holds several.
archmage-mage-on-tower = “{ $field }”: nobody can stand on { $hex }, which is another’s Mage Tower; choose another hex.
archmage-warlord-alone = “{ $field }”: the Warlord roams in solo play only; leave it out.
archmage-warlord-waits = “{ $field }”: the Warlord moves for the first time after the first turn; in round 1 it has not roamed.
archmage-warlord-not-roamed = “{ $field }”: a Warlord who has not roamed stands on the Cursed Tower and holds nothing; let “roamed” be true, or leave this out.
archmage-warlord-unseen = “{ $field }”: wherever the Warlord has come the hex lies face up; add it to “shown”.
archmage-warlord-hindrance = “{ $field }”: only Decay and Shadow, cast this turn, shorten the Warlord’s move; let “spent” name them.
archmage-players = “{ $field }”: there must be one for each of the { $count } seats.
archmage-not-begun = “{ $field }”: the first turn of this seat is still to come, so its mage is on the Cursed Tower, all of its company is with it, and it has neither land nor apprentices.
archmage-followers = “{ $field }”: the followers of a seat are { $count } in all: company, supply, map, apprentices, doorways and prison.
archmage-own-doorway = “{ $field }”: in a doorway stands a follower of another seat; write the number of one.
archmage-corrupt = “{ $field }”: { $count ->
    [0] no apprentice stands there to be corrupt.
   *[other] at most { $count } can be corrupt, as many as there are apprentices.
}
archmage-not-alone = “{ $field }”: in solo play there is nobody who could do this; leave it out.
archmage-not-prepared = “{ $field }”: a seat knows no spell before its second turn; leave it out.
archmage-known-untaught = “{ $field }”: no apprentice teaches { archmage-spell }, and none has risen from there; add one, or leave the spell out.
archmage-first-journey = “{ $field }”: on its first Journey a seat has neither Mage Tower nor wards, and apprentices in the fundamental spheres only; choose a later round.
archmage-risen-too-soon = “{ $field }”: nobody rises above the fundamental spheres on the first Journey of a turn, so those spells are known; add them.
archmage-book-updated = “{ $field }”: the book was just updated, so these must be exactly the spells whose places hold an apprentice.
archmage-spent-unknown = “{ $field }”: { archmage-spell } is not known, so it was not cast; leave it out.
archmage-spent-idle = “{ $field }”: { archmage-spell } lasts for the whole turn; let the position say that it is at work, or leave it out.
archmage-spent-ready = “{ $field }”: in Preparation all spells are ready again; leave it out.
archmage-at-work = “{ $field }”: { archmage-spell } is at work or being cast, so an apprentice must teach it, and it must be known and spent.
archmage-planets-and-round = “{ $field }”: in round { $round } the planets of this seat must have { $left ->
    [one] { $left } move
   *[other] { $left } moves
} left.
archmage-planets-crowded = “{ $field }”: planets only move inwards, so { $most ->
    [0] none
    [one] only one
   *[other] at most { $most }
} can be on oval { $oval } or beyond.
archmage-score-and-round = “{ $field }”: a seat has a score exactly if its last turn is over.
archmage-score-and-table = “{ $field }”: these figures do not fit what the seat has; write its score at the end of its last turn.
archmage-turn-and-phase = “{ $field }”: it is somebody’s turn until the game is over; that does not fit the phase “{ $phase }”.
archmage-stage = “{ $field }”: in the phase “{ $phase }” it can be: { $stages }.
archmage-decider = “{ $field }”: whose turn it is decides; let it be the same seat.
archmage-decider-another = “{ $field }”: in the phase “{ $phase }” another seat decides than the one whose turn it is; name it.
archmage-args = “{ $field }”: in the phase “{ $phase }” these numbers can't be; see what the phase is about.
archmage-over-too-soon = “{ $field }”: the game is over after round { $round }; write that, or another phase.
archmage-no-preparation = “{ $field }”: in the first round nobody prepares; say “journey”.
archmage-single-planet = “{ $field }”: a single movable planet moves by itself, so nothing is asked; say “journey”.
archmage-points = “{ $field }”: it must be { $least ->
    [0] a number from 0
   *[other] a number from { $least }
} to { $most } here.
archmage-not-divining = “{ $field }”: nothing is divined without Divination; let “divining” be true, or leave it out.
archmage-divined-wild = “{ $field }”: only face-up Wilderness is divined; leave out the rest.
archmage-divined-points = “{ $field }”: each takes a movement point, and only { $most ->
    [one] { $most } has
   *[other] { $most } have
} been spent; leave some out.
archmage-third-journey = “{ $field }”: Time Stop gives a second Journey once a turn; either it is still to come (“again”) or this is it.
archmage-nobody-initiated = “{ $field }”: a Journey’s End at an enclave begins with an initiation, and no apprentice stands in its spheres; add one, or say “journey”.
archmage-no-end-here = “{ $field }”: where the mage stands no Journey’s End can have begun; say “journey”, or place the mage elsewhere.
archmage-only-in-the-tower = “{ $field }”: this is possible only at one’s own Mage Tower, once the Journey’s End has begun; leave it out.
archmage-rites = “{ $field }”: here { $most ->
    [0] no initiation is open
   *[other] at most { $most } can still be open
}.
archmage-rite-spheres = “{ $field }”: these are not the spheres into which initiation is open here.
archmage-warding-first = “{ $field }”: at a Mage Tower wards are open exactly as long as nothing else was done there.
archmage-promoting-still = “{ $field }”: at a Mage Tower promotion stays open until wards are laid; let it be true.
archmage-nothing-to-say = “{ $field }”: in the phase “{ $phase }” there would be nothing to say; change the phase or the position.

## What a face-down hex may be

archmage-odds-hex = { archmage-any-kind } ({ $count } of { $total } left)
archmage-any-kind = { $kind ->
    [library] { archmage-kind-library }
    [grove] { archmage-kind-grove }
    [mine] { archmage-kind-mine }
    [ruins] { archmage-kind-ruins }
    [crypt] { archmage-kind-crypt }
    [town] { archmage-kind-town }
    [camp] { archmage-kind-camp }
    [drow] { archmage-kind-drow }
    [trolls] { archmage-kind-trolls }
    [gremlins] { archmage-kind-gremlins }
    [elves] { archmage-kind-elves }
    [demons] { archmage-kind-demons }
    [dryads] { archmage-kind-dryads }
    [dwarves] { archmage-kind-dwarves }
    [gnomes] { archmage-kind-gnomes }
   *[goblins] { archmage-kind-goblins }
}

## Why a move: the reckoning

archmage-kinds = { $kind ->
    [library] { $count ->
        [one] Library
       *[other] Libraries
    }
    [grove] { $count ->
        [one] Grove
       *[other] Groves
    }
    [mine] { $count ->
        [one] Mine
       *[other] Mines
    }
    [crypt] { $count ->
        [one] Crypt
       *[other] Crypts
    }
    [camp] { $count ->
        [one] Camp
       *[other] Camps
    }
    [town] { $count ->
        [one] Town
       *[other] Towns
    }
   *[other] { archmage-any-kind }
}
archmage-so-many-points = { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
archmage-so-many-turns = { $turns ->
    [0] This is your last turn
    [one] You have 1 turn left after this one
   *[other] You have { $turns } turns left after this one
}
archmage-reason-place = { $hex }{ $far ->
    [0] { "" }
   *[other] , { $far } movement further on
}
archmage-reason-brings = { $relics ->
    [0] { $towns ->
        [0] { archmage-some-followers-there }
        [one] 1 relic of your choice
       *[other] { $towns } relics of your choice
    }
    [one] 1 relic{ archmage-reason-and-towns }
   *[other] { $relics } relics{ archmage-reason-and-towns }
}
archmage-reason-and-towns = { $towns ->
    [0] { "" }
   *[other] { " " }and { $towns } of your choice
}
archmage-reason-leads-explore = Leads to a face-down hex, { archmage-reason-place }: { $percent } % that it is { archmage-a-kind }{ $relic ->
    [none] .
   *[other] , for { archmage-a-relic }.
}
archmage-reason-leads-gather = Leads to the Town { archmage-reason-place }: gathering there brings { archmage-reason-brings }.
archmage-reason-leads-recruit = Leads to the Camp { archmage-reason-place }: recruiting there makes your company { $company } strong.
archmage-reason-leads-initiate = Leads to the { archmage-any-kind } at { archmage-reason-place }: { archmage-some-relics } are enough for { $times ->
    [one] 1 apprentice
   *[other] { $times } apprentices
} of { archmage-sphere }{ $new ->
    [0] .
   *[other] , 1 point.
}
archmage-reason-leads-tower = Leads to your Mage Tower at { archmage-reason-place }: { $count ->
    [0] no promotion is ready
    [one] 1 promotion is ready
   *[other] { $count } promotions are ready
}{ $pairs ->
    [0] .
   *[other] , and you can pay for an apprentice.
}
archmage-reason-leads-build = Leads to { archmage-reason-place }: a Mage Tower there brings { $relics ->
    [one] 1 relic
   *[other] { $relics } relics
} at once.
archmage-reason-leads-land = Leads to free land at { archmage-reason-place }: you would have { $count } { archmage-kinds }, { $points ->
    [0] no points yet.
    [one] 1 point more.
   *[other] { $points } points more.
}
archmage-reason-leads-attack = Leads to { archmage-reason-place }, where { $seat-is ->
    [nobody] the Warlord’s flames fall
   *[one] { $seat }’s follower falls
} to { $blows ->
    [one] 1 attack.
   *[other] { $blows } attacks.
}
archmage-reason-to-tower = From { $hex } it is { $steps ->
    [one] 1 hex
   *[other] { $steps } hexes
} to your Mage Tower.
archmage-reason-to-city = From { $hex } it is { $steps ->
    [one] 1 hex
   *[other] { $steps } hexes
} to the middle of the city.
archmage-reason-cursed = The Cursed Tower takes a follower: { $company } would be left in your company.
archmage-reason-warlord = The Warlord is { $steps ->
    [one] 1 hex
   *[other] { $steps } hexes
} from { $hex } and marches { $march } next.
archmage-reason-movement = Leaves you { $left } of { $points } movement.
archmage-reason-explore = { $count } of the { $total } still face down { $count ->
    [one] is { archmage-a-kind }
   *[other] are { archmage-kinds }
}: { $percent } %{ $relic ->
    [none] .
   *[other] { " " }for { archmage-a-relic }. You have { $have }.
}
archmage-reason-explore-teach = { $count ->
    [0] No people among them could teach you at once, for want of two equal relics.
   *[other] { $percent } % that you find a people who can teach you at once.
}
archmage-reason-explore-land = { $count ->
    [0] A follower here would win no points yet, whatever it is.
   *[other] { $percent } % that a follower here wins points at once.
}
archmage-reason-settlement = Each gathering would bring you { archmage-reason-brings }; { $company } left in your company.
archmage-reason-first = Makes you first with { $count } { archmage-kinds }, { $ahead } ahead: { $points ->
    [0] the 2 points are safer.
    [one] 1 point more.
   *[other] { $points } points.
}
archmage-reason-level = Draws you level with { $seat-is ->
    [nobody] the Warlord
   *[one] { $seat }
} at { $count } { archmage-kinds }: { $points ->
    [0] no points yet.
    [one] 1 point.
   *[other] { $points } points.
}
archmage-reason-behind = { $count } { archmage-kinds } for you, { $behind } behind { $seat-is ->
    [nobody] the Warlord.
   *[one] { $seat }.
}
archmage-reason-yield = Each gathering then brings { $wild ->
    [one] 1 relic
   *[other] { $wild } relics
}, { archmage-a-relic } among them. { archmage-so-many-turns }.
archmage-reason-unward = Breaks the ward; { $left ->
    [0] no movement is left for the follower.
    [one] 1 movement is left for the follower.
   *[other] { $left } movement are left, and 1 kills the follower.
}
archmage-reason-attack = { $seat-is ->
    [nobody] The Warlord keeps
   *[one] { $seat } keeps
} { $count ->
    [0] no
   *[other] { $count }
} { archmage-kinds }{ $lost ->
    [0] { "" }
    [one] { " " }and loses 1 point
   *[other] { " " }and loses { $lost } points
}; { $gained ->
    [0] nothing for you yet.
    [one] 1 point for you.
   *[other] { $gained } points for you.
}
archmage-reason-relic = You would have { archmage-some-relics }: { $pairs ->
    [0] half of what an apprentice of { archmage-sphere } costs.
    [one] enough for an apprentice of { archmage-sphere }{ $new ->
        [0] .
       *[other] , 1 point.
    }
   *[other] enough for { $pairs } apprentices of { archmage-sphere }.
}
archmage-reason-gather = Brings { archmage-reason-brings }.
archmage-reason-gather-pairs = You could then pay for { $pairs ->
    [one] 1 apprentice
   *[other] { $pairs } apprentices
}, now { $before }. { archmage-so-many-turns }.
archmage-reason-recruit = { $company } in your company, and relics for { $pairs ->
    [one] 1 apprentice.
   *[other] { $pairs } apprentices.
}
archmage-reason-initiate = Your first apprentice of { archmage-sphere }: { archmage-so-many-points }, and { archmage-spell } from your next turn on.
archmage-reason-initiate-more = { $count } apprentices of { archmage-sphere }: one can rise and the spell stays.
archmage-reason-opens = Opens the way to { archmage-spell }, worth { archmage-so-many-points }.
archmage-reason-ward = Wards { $count ->
    [one] 1 hex
   *[other] { $count } hexes
}, { $scoring ->
    [0] none on land that scores now.
   *[other] { $scoring } on land that scores now.
}
archmage-reason-near = { $seat-is ->
    [nobody] The Warlord
   *[one] { $seat }
} stands { $steps ->
    [0] right there.
    [one] 1 hex away.
   *[other] { $steps } hexes away.
}
archmage-reason-build = Brings { $relics ->
    [one] 1 relic
   *[other] { $relics } relics
} at once, { $points ->
    [0] and land that can't be taken.
   *[other] and { archmage-so-many-points } for land that can't be taken.
}
archmage-reason-build-then = At once { $pairs ->
    [0] no initiation
   *[other] 1 initiation
} and { $count ->
    [0] no promotion
    [one] 1 promotion
   *[other] { $count } promotions
} at hand. { archmage-so-many-turns }.
archmage-reason-promote = { $points ->
    [0] You have { archmage-spell } already
   *[other] { archmage-spell } scores { $points }
}, { $lost ->
    [0] and no spell is lost
   *[other] the places left empty lose { $lost }
}: { archmage-reason-change-of-points }.
archmage-reason-change-of-points = { $change ->
    [more] { $gain ->
        [one] 1 point more
       *[other] { $gain } points more
    }
    [less] { $gain ->
        [one] 1 point less
       *[other] { $gain } points less
    }
   *[same] no points now
}
archmage-reason-refill = { $turns ->
    [one] 1 turn is
   *[other] { $turns } turns are
} left to fill them again.
archmage-reason-end = { $points ->
    [0] All movement is used.
   *[other] { $points } movement would go unused.
} { archmage-so-many-turns }.
archmage-reason-turns = { $turns ->
    [one] This move is your last: the game ends with this turn.
   *[other] { $turns } planet moves are left, this one included.
}
archmage-reason-standing = As things stand you have { archmage-so-many-points }, { $seat } has { $theirs }.
archmage-reason-rank = { $missing ->
    [0] As things stand you have { archmage-so-many-points }: the highest rank.
   *[other] As things stand you have { archmage-so-many-points }, { $missing } short of the next rank.
}
archmage-reason-take-follower = { $company } in your company then.
archmage-reason-decline = Keeps your { $relics ->
    [one] 1 relic
   *[other] { $relics } relics
}; { $points } movement left.

archmage-reason-price = Costs { $price ->
    [one] 1
   *[other] { $price }
} of your { $have ->
    [one] 1 fitting relic.
   *[other] { $have } fitting relics.
}
archmage-reason-cast-quicken = { $points } movement instead of { $points-now }: { $hexes ->
    [one] 1 more hex
   *[other] { $hexes } more hexes
} in reach.
archmage-reason-cast-subjugate = { $count ->
    [0] No follower to attack is in reach
    [one] 1 follower to attack is in reach
   *[other] { $count } followers to attack are in reach
}; { $supply } wait in your supply.
archmage-reason-threat = { $seat-is ->
    [nobody] The Warlord
   *[one] { $seat }
} stands { $steps ->
    [0] on your land.
    [one] 1 hex from you.
   *[other] { $steps } hexes from you.
}
archmage-reason-cast-vines = { $hexes } hexes then cost { $toll } movement to enter. { archmage-reason-threat }
archmage-reason-cast-stone-skin = Shields { $count ->
    [one] 1 follower
   *[other] { $count } followers
} without a ward. { archmage-reason-threat }
archmage-reason-cast-transmute = { $odd ->
    [one] 1 kind of relic is
   *[other] { $odd } kinds of relic are
} odd; up to { $most } exchanges make pairs of them.
archmage-reason-cast-decay = { $seat } has { $count } relics and loses { $lost }.
archmage-reason-cast-decay-alone = { archmage-reason-march }
archmage-reason-march = The Warlord’s next march: { $then } instead of { $march }.
archmage-reason-cast-gate = { $hexes ->
    [0] All face-up hexes are in reach; it saves the way to { $hex }.
   *[other] { $hexes } face-up hexes lie out of reach, { $hex } the best of them.
}
archmage-reason-cast-chasm = { $theirs ->
    [0] No rival’s follower burns
    [one] 1 rival’s follower burns
   *[other] { $theirs } rivals’ followers burn
}, { $own ->
    [0] none of yours.
   *[other] and { $own } of yours.
}
archmage-reason-cast-wellspring = { $more ->
    [one] 1 relic
   *[other] { $more } relics
} more from one of your { $wild } Wilderness hexes at each gathering. { archmage-so-many-turns }.
archmage-reason-cast-imprison = { $count ->
    [one] 1 rival’s follower stands
   *[other] { $count } rivals’ followers stand
} near enough.
archmage-reason-cast-imprison-alone = The Warlord’s next march, up to { $march } hexes, does not happen.
archmage-reason-cast-shadow = { $seat } knows { $count ->
    [one] 1 spell
   *[other] { $count } spells
}; with one sphere, casting costs { $penalty } more.
archmage-reason-cast-shadow-alone = { archmage-reason-march }
archmage-reason-cast-divination = { $points } movement and { $wild } Wilderness hexes: up to { $count ->
    [one] 1 relic.
   *[other] { $count } relics.
}
archmage-reason-cast-time-stop = { $more } more movement this turn, { $points } in all, and a second Journey’s End.
archmage-reason-cast-corrupt = { $count ->
    [one] 1 rival has
   *[other] { $count } rivals have
} an apprentice spoiled.
archmage-reason-cast-corrupt-alone = Puts out { $count } of { $total } flames.
archmage-reason-cast-upheaval = Rivals hold { $theirs } hexes at the border, you { $own }; two then cost { $toll } to enter.
archmage-reason-cast-fortify = Wards { $count } of your { $total } Wilderness hexes.
archmage-reason-cast-automaton = { $missing ->
    [0] You know all six fundamental spells: one more apprentice to promote.
   *[other] A free apprentice in one of { $missing } new spheres: 1 point.
}
archmage-reason-cast-obliterate = Clears { $theirs ->
    [one] 1 rival’s follower
   *[other] { $theirs } rivals’ followers
} and { $own } of yours.
archmage-reason-mark = { $seat-is ->
    [nobody] The Warlord is
   *[one] { $seat } is
} { $steps ->
    [0] there now.
    [one] 1 hex from { $hex }.
   *[other] { $steps } hexes from { $hex }.
}
archmage-reason-change = You would have { archmage-some-relics }, and could pay for { $pairs ->
    [one] 1 apprentice
   *[other] { $pairs } apprentices
}, now { $before }.
archmage-reason-give-up = { $odd ->
    [0] Of { archmage-reason-have } { $pairs ->
        [0] no pair is
        [one] 1 pair is
       *[other] { $pairs } pairs are
    } left: it breaks one.
   *[other] Of { archmage-reason-have } it is the odd one: no pair is broken.
}
archmage-reason-have = { $have } { $relic ->
    [scrolls] scrolls
    [blood] blood
    [seeds] seeds
    [gems] gems
    [widgets] widgets
   *[bones] bones
}
archmage-reason-strike = { archmage-reason-cast-chasm } For you { archmage-reason-change-of-points }.
archmage-reason-imprison = { $seat } loses { $hex }{ $lost ->
    [0] { "" }
    [one] { " " }and 1 point
   *[other] { " " }and { $lost } points
}; { $gained ->
    [0] nothing for you yet.
    [one] 1 point for you.
   *[other] { $gained } points for you.
}
archmage-reason-shadow = { $seat } has { archmage-some-relics } to cast with.
archmage-reason-corrupt = { $seat } has { $count ->
    [one] 1 apprentice
   *[other] { $count } apprentices
} of { archmage-sphere }.
archmage-reason-quench = The Warlord keeps { $count ->
    [0] no
   *[other] { $count }
} { archmage-kinds }: { $points ->
    [0] no points for you yet.
    [one] 1 point for you.
   *[other] { $points } points for you.
}
archmage-reason-lift = { $hex } would cost { $toll } to enter; { $held ->
    [0] nobody controls it.
   *[other] { $seat-is ->
        [nobody] it is in flames.
       *[one] { $seat } controls it.
    }
}
archmage-reason-done = Your relics pay for { $pairs ->
    [one] 1 apprentice
   *[other] { $pairs } apprentices
} as they are.

## What a coach says

archmage-note-last-turn = Your last turn: { $points } points now. Only spells and land count, so relics you keep are worth nothing.
archmage-note-planets = A planet moves in and brings its relic. { $turns ->
    [one] It is the last move: your game ends with this turn.
   *[other] { $turns } moves are left, one a turn; then your game is over.
}
archmage-note-deploy = Nobody controls this { archmage-any-kind }. A follower costs no movement and { $kind ->
    [town] brings a relic of your choice
    [camp] brings a follower
   *[other] brings a relic
} whenever you gather. { $company } are with you.
archmage-note-promote = Two apprentices in overlapping spheres: one can rise to { archmage-spell }, worth { $points }, and one returns to your company.
archmage-note-initiate = You have { archmage-some-relics } here. Two and a follower make an apprentice of { archmage-sphere }: { $new ->
    [0] one more, who can rise in your tower.
   *[other] a new spell, 1 point.
}
archmage-note-explore = You stand on a face-down hex, one of { $count }. Exploring costs 1 movement and brings what is found there.
archmage-note-build = Your Mage Tower can stand here, once a game: { $relics ->
    [one] 1 relic
   *[other] { $relics } relics
} at once, and promotions from then on. Nobody can take it.
archmage-note-gather = In a Town your land pays: { $relics ->
    [one] 1 relic
   *[other] { $relics } relics
} now{ $towns ->
    [0] { "" }
   *[other] , and { $towns } of your choice
}. It ends your Journey.
archmage-note-recruit = In a Camp { $count } followers join you. You have { $company } in your company.
archmage-note-attack = { $ward ->
    [0] 1 movement kills the follower here, and the land is free. Both of you get blood.
   *[other] A ward protects this follower: 1 movement breaks it, another kills.
}
archmage-note-cast = You can cast { archmage-spell } for { $price ->
    [one] 1 relic
   *[other] { $price } relics
}, each spell once a turn. The apprentice stays, and so do its points.
archmage-note-ward = Wards here protect { $count ->
    [one] 1 hex of yours from one attack.
   *[other] { $count } hexes of yours, each from one attack.
}
archmage-note-majority = You share the lead with { $count } { archmage-kinds }. One more makes you first alone: 2 points.
archmage-note-travel = You have { $points } movement. { $tower ->
    [no] { $land ->
        [0] Find land: travel, explore, and leave followers there.
       *[other] You control { $land ->
            [one] 1 hex
           *[other] { $land } hexes
        }: gather in a Town, build your Mage Tower, or take your relics to the enclaves of the city.
    }
   *[yes] { $pairs ->
        [0] No two equal relics: gather in a Town.
        [one] Your relics pay for 1 apprentice: take them to an enclave or to your tower.
       *[other] Your relics pay for { $pairs } apprentices: take them to an enclave or to your tower.
    }
}
archmage-note-end = No movement left. Do what this hex allows, cast, or end your turn.

## Silly moves, as the arena counts them (conclave arena --study)

archmage-folly-points-unused = a Journey ended with three or more movement points unused
archmage-folly-errand-left = a Journey ended with time to explore or settle a hex nearby and be back
archmage-folly-circle = a Journey that went in a circle and did nothing on it
archmage-folly-land-left = a Journey ended on free land, with followers to spare
