# The table of Archmage in the browser; see archmage.ftl for the game's own texts.

web-mage-map = The realm
web-mage-minimap = The whole realm, and the part that is shown
web-mage-fit = Whole realm
web-mage-empty-place = Empty place { $place }
web-mage-settles = { $place }, where { $hex } comes down

web-mage-movement = Movement
web-mage-movement-left = { $points ->
    [one] { $points } movement point left
   *[other] { $points } movement points left
}
web-mage-end-here = Here you can { $what }.

web-mage-target = { $kind ->
    [hidden] an unexplored hex
    [outpost] an unexplored Outpost
    [library] a Library
    [grove] a Grove
    [mine] a Mine
    [ruins] Ruins
    [crypt] a Crypt
    [town] a Town
    [camp] a Camp
    [cursed-tower] the Cursed Tower
    [drow] the Drow
    [trolls] the Trolls
    [gremlins] the Gremlins
    [elves] the Elves of Time
    [demons] the Demons of Blood
    [dryads] the Dryads of Nature
    [dwarves] the Dwarves of Will
    [gnomes] the Gnomes of Matter
   *[goblins] the Goblins of Death
}
web-mage-target-held = { $mine ->
    [yes] your { $kind }
   *[no] { $name }’s { $kind }
}
web-mage-target-burning = the Warlord’s { $kind }
web-mage-way-to = { $by ->
    [none] to { $target }
   *[other] by { $by }, to { $target }
}
web-mage-way-rest = { $left } left{ $gives ->
    [explore] : enough to explore it
    [attack] : enough to attack there
    [gather] : gather there
    [recruit] : recruit there
    [initiate] : initiate there
    [tower] : initiate, promote or ward there
    [build] : build your Mage Tower or ward there
    [ward] : ward there
   *[nothing] { "" }
}
web-mage-way-stop = it stops at { $hex }: { $why ->
    [cursed-tower] the Cursed Tower takes a follower
    [chasm] the chasm takes a follower
   *[wellspring] the spring gives its owner a relic
}
web-mage-walks = Tap again to go there

web-mage-held-by = { $tower ->
    [yes] { $name }’s Mage Tower
   *[no] Controlled by { $name }
}{ $ward ->
    [yes] , warded
   *[no] { "" }
}
web-mage-inflamed = In flames: the Warlord’s land
web-mage-mage-of = { $name }’s mage
web-mage-hidden-help = { $outpost ->
    [yes] An Outpost: a Camp, or a people of two spheres.
   *[no] Wilderness that nobody has seen yet: a Library, Grove, Mine, Ruins or Crypt.
}

web-mage-tower = Tower and spells
web-mage-tower-short = Tower
web-mage-tower-of = { $name }’s tower
web-mage-whose-tower = Whose tower is shown
web-mage-tower-count = Tower { $points }
web-mage-spells = Spells
web-mage-known = Known spells
web-mage-no-spells = No spells yet. From your next turn an apprentice teaches you the spell of its sphere.
web-mage-sphere = { $sphere }{ $shadowed ->
    [yes] , under { $name }’s shadow
   *[no] { "" }
}
web-mage-spell = { $spell }, { $state ->
    [ready] ready
    [spent] cast this turn
   *[unknown] not known
}{ $apprentices ->
    [0] { "" }
    [one] , { $apprentices } apprentice
   *[other] , { $apprentices } apprentices
}{ $corrupt ->
    [0] { "" }
   *[other] , { $corrupt } corrupt
}. { $effect }
web-mage-spell-state = { $state ->
    [ready] ready
    [spent] cast
   *[unknown] not known
}
web-mage-promote = promote to { $spell }
web-mage-call-corrupt = the corrupt apprentice of { $spell }
web-mage-cost = { $count ->
    [one] Costs 1 relic: { $relics }.
   *[other] Costs { $count } relics, any mix of { $relics }.
}

web-mage-relics = Relics
web-mage-company = Company
web-mage-count = { $thing }: { $count }
web-mage-followers = Followers: { $supply } in the supply, { $map } on the map
web-mage-planets = Planets
web-mage-planets-count = Planets { $count }
web-mage-planet = The { $planet } planet, { $steps ->
    [0] in the centre
    [one] { $steps } step away
   *[other] { $steps } steps away
}
web-mage-planet-moves = { $count ->
    [one] { $count } move left
   *[other] { $count } moves left
}

web-mage-rivals = Mages
web-mage-spells-points = spells · points
web-mage-rival = Show { $name }’s tower. Points { $points }, spells { $spells }, company { $company }, relics { $relics }
web-mage-lands = Lands
web-mage-land = Land
web-mage-plus = +{ $points }

web-mage-warlord = Warlord
web-mage-warlord-at = The Warlord is at { $hex }.
web-mage-warlord-skips = He stays there this turn.
web-mage-warlord-hindered = His next march is { $count } shorter.
web-mage-flames = { $count ->
    [one] { $count } hex in flames
   *[other] { $count } hexes in flames
}
web-mage-next-rank = { $rank } from { $points }

web-mage-question = { $asks ->
    [hex] where?
    [planet] which planet?
    [relic] which relic?
    [sphere] which sphere?
    [place] to which spell?
    [from] who rises?
    [spell] which spell?
    [seat] who?
    [direction] which way?
   *[verb] what will you do?
}
web-mage-stand = Turn { $round } of { $rounds }
web-mage-second-journey = second Journey

## For those who listen

web-mage-heard-outpost = Outpost
web-mage-heard-enclave = of { $spheres }
web-mage-heard-to = { $is ->
    [you] You travel
   *[one] { $name } travels
} to { $hex }
web-mage-heard-at = Your mage is at { $hex }
web-mage-heard-stands = at { $hex }
web-mage-heard-direction = { $towards ->
    [north] north
    [northeast] northeast
    [southeast] southeast
    [south] south
    [southwest] southwest
   *[northwest] northwest
}
web-mage-heard-around = Around you: { $hexes }
web-mage-heard-may-say = You can say: { $words }
web-mage-heard-have = you have { $count }
web-mage-heard-steps = { $steps ->
    [0] in the centre
    [one] { $steps } step away
   *[other] { $steps } steps away
}
web-mage-heard-ready = Spells ready: { $spells }
web-mage-heard-cast = Spells cast: { $spells }
web-mage-heard-apprentice = { $place }{ $count ->
    [one] { "" }
   *[other] { " " }{ $count }
}{ $corrupt ->
    [0] { "" }
   *[other] , { $corrupt } corrupt
}
web-mage-heard-apprentices = Apprentices: { $places }
web-mage-heard-held = { $hex }{ $tower ->
    [yes] { " " }with the Mage Tower
   *[no] { "" }
}{ $ward ->
    [yes] { " " }warded
   *[no] { "" }
}
web-mage-heard-holds = Controls { $hexes }
web-mage-heard-share = { $name } { $count }{ $points ->
    [0] { "" }
    [one] { " " }for { $points } point
   *[other] { " " }for { $points } points
}
web-mage-heard-rank = Rank: { $rank }

## The verbs above the map

web-mage-verb = { $verb ->
    [deploy] Deploy
    [attack] Attack
    [explore] Explore
    [gather] Gather
    [recruit] Recruit
    [initiate] Initiate
    [build] Build
    [ward] Ward
    [promote] Promote
    [done] Done
    [decline] Decline
   *[end] End turn
}
web-mage-cost-initiation = 2 relics
web-mage-initiate-some = a follower learns { $spheres }
web-mage-promote-some = { $gain ->
    [0] gains 0:{ " " }
   *[other] { "" }
}to { $spells }
web-mage-or = { $first } or { $last }

## What others did

web-mage-deed = { $mine ->
    [yes] { $verb ->
        [advance] move a planet and get { $thing }
        [travel] travel to { $hex }
        [gate] step through the gate to { $hex }
        [explore] explore { $hex }
        [deploy] deploy a follower on { $hex }, { $land }
        [attack] attack { $hex }, { $land }
        [divine] divine { $thing }
        [gather] gather in a Town
        [recruit] recruit in a Camp
        [initiate] take an apprentice of { $sphere }
        [ward] place wards
        [build] build your Mage Tower on { $hex }, { $land }
        [promote] promote an apprentice to { $sphere }
        [cast] cast { $spell }
        [take] take { $thing }
       *[decline] take no apprentice
    }
   *[no] { $verb ->
        [advance] moves a planet and gets { $thing }
        [travel] travels to { $hex }
        [gate] steps through the gate to { $hex }
        [explore] explores { $hex }
        [deploy] deploys a follower on { $hex }, { $land }
        [attack] attacks { $hex }, { $land }
        [divine] divines { $thing }
        [gather] gathers in a Town
        [recruit] recruits in a Camp
        [initiate] takes an apprentice of { $sphere }
        [ward] places wards
        [build] builds a Mage Tower on { $hex }, { $land }
        [promote] promotes an apprentice to { $sphere }
        [cast] casts { $spell }
        [take] takes { $thing }
       *[decline] takes no apprentice
    }
}
web-mage-land-change = { $came ->
    [won] { $whose ->
        [yours] You now lead
       *[theirs] { $other } now leads
    } in { $kinds }: +{ web-mage-points }.
    [joined] { $whose ->
        [yours] You now share
       *[theirs] { $other } now shares
    } the lead in { $kinds }: +{ web-mage-points }.
    [shared] { web-mage-doer } now { $by ->
        [own] share
       *[other] shares
    } { web-mage-loser } lead in { $kinds }: −{ web-mage-points }.
   *[lost] { web-mage-doer } took { web-mage-loser } { $kind }: −{ web-mage-points }.
}
web-mage-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-mage-kinds = { $kind ->
    [library] Libraries
    [grove] Groves
    [mine] Mines
    [ruins] Ruins
   *[crypt] Crypts
}
web-mage-doer = { $by ->
    [own] You
    [build] { $name }’s tower
    [attack] { $name }’s attack
    [deploy] { $name }’s follower
   *[other] { $name }
}
web-mage-loser = { $whose ->
    [yours] your
   *[theirs] { $other }’s
}
web-mage-the-warlord = The Warlord
web-mage-warlord-deed = marches to { $hex }
web-mage-warlord-sets-out = { $direction ->
    [none] stays put
   *[other] heads { $direction }
}

## The goal and the end

web-mage-goal = Most points after turn { $rounds }
web-mage-goal-alone = { $rank } at { $points } points, by turn { $rounds }
web-mage-goal-reached = The highest rank is yours
web-mage-chapter = Turn { $round }
web-mage-feat = { $verb ->
    [deploy] deployed a follower on { $hex }, { $land }
    [attack] attacked { $hex }, { $land }
    [initiate] initiated an apprentice of { $sphere }
    [build] built the Mage Tower on { $hex }, { $land }
    [promote] promoted an apprentice to { $sphere }
    [imprison] imprisoned a rival’s follower
    [end] ended the turn
   *[other] cast a spell
}
web-mage-wins-by = { $is ->
    [you] You win
   *[one] { $name } wins
} by { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-mage-best = Turn { $turn }: { $feat }
web-mage-led = { $name } { $feat } in turn { $turn }{ $whose ->
    [own] { " " }and led from then on.
   *[other] , and { $winner } led from then on.
}
web-mage-difference = { $part } made the difference: { $more } points to { $less }.
web-mage-note = { $spells ->
    [one] 1 spell
   *[other] { $spells } spells
}, { $followers ->
    [one] 1 follower on the map
   *[other] { $followers } followers on the map
}
web-mage-rank-from = from { $points }
web-mage-a-follower = a follower

## Cards

web-mage-kind-help = { $kind ->
    [wild] Yours to take with a follower. Whoever controls most hexes of a kind gets 2 points for it at the end, 1 if the lead is shared with one other.
    [town] Ending a Journey here, you gather: a relic from every Wilderness you control, a follower from every Camp, and one of your choice from every Town.
    [camp] Ending a Journey here, you recruit 3 followers from your supply.
    [cursed-tower] Entering costs a follower of your company. No Journey ends here.
    [hybrid] Ending a Journey here, you may initiate one apprentice into each of its two spheres: 2 relics and a follower of your company each.
   *[enclave] Ending a Journey here, you may initiate up to 3 apprentices into its sphere: 2 relics and a follower of your company each.
}
web-mage-tower-help = Nobody can take a Mage Tower. At your own you initiate once, then promote, or you ward.
web-mage-ward-help = A ward: an attack must break it first.
web-mage-sphere-land = { $relic } { $sphere ->
    [time] come from Libraries; the Elves teach this sphere.
    [blood] comes from attacks; the Demons teach this sphere.
    [nature] come from Groves; the Dryads teach this sphere.
    [will] come from Mines; the Dwarves teach this sphere.
    [matter] come from Ruins; the Gnomes teach this sphere.
   *[death] come from Crypts; the Goblins teach this sphere.
}
web-mage-sphere-spells = { $level ->
    [0] 1 point: { $spells }
    [1] 2 points each: { $spells }
   *[2] 4 points each: { $spells }
}
web-mage-spell-worth = { $level ->
    [0] Worth 1 point.
    [1] Worth 2 points.
   *[2] Worth 4 points.
}
web-mage-relic-help = Pays for spells of { $sphere }, and two of them for an apprentice.
web-mage-company-help = Followers who travel with your mage: to be deployed or made apprentices.
web-mage-planet-help = When your turn begins one planet moves a step inwards and brings a relic of its kind. With all six in the centre it is your last turn.
web-mage-warlord-help = After each of your turns he marches in a random direction, turns hexes up, breaks wards, kills followers and sets free land on fire.
web-mage-have = { $count } in hand.

## Cards of the rules

web-mage-cards-0 = Fundamental spells
web-mage-cards-1 = Advanced spells
web-mage-cards-2 = Master spells
web-mage-cards-land = Land
web-mage-cards-peoples = Peoples
web-mage-cards-more = On the table
web-mage-cards-tower = Mage Tower
web-mage-cards-ward = Ward

## Statistics: each stands after its figure, a share in percent where there is an “of”.

web-mage-stat-explored = { $count ->
    [one] hex
   *[other] hexes
} explored
web-mage-stat-deployed = { $count ->
    [one] follower
   *[other] followers
} deployed
web-mage-stat-relics = { $count ->
    [one] relic
   *[other] relics
} gained
web-mage-stat-initiated = { $count ->
    [one] apprentice
   *[other] apprentices
} initiated
web-mage-stat-promoted = { $count ->
    [one] apprentice
   *[other] apprentices
} promoted
web-mage-stat-spells = { $count ->
    [one] spell
   *[other] spells
} cast
web-mage-stat-slain = of { $of ->
    [one] { $of } attack
   *[other] { $of } attacks
} killed a rival’s follower

## Looking back with all cards open

web-mage-under = face down: { $kind }
