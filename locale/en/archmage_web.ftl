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
web-mage-way = { $points ->
    [one] { $points } movement point away.
   *[other] { $points } movement points away.
}
web-mage-end-here = Journey’s End here: { $what }.
web-mage-held-by = { $tower ->
    [yes] The Mage Tower of { $name }
   *[no] Controlled by { $name }
}{ $ward ->
    [yes] , warded
   *[no] { "" }
}
web-mage-inflamed = In flames: the Warlord’s land
web-mage-mage-of = The mage of { $name }
web-mage-hidden-help = { $outpost ->
    [yes] An Outpost: a Camp or a hybrid enclave.
   *[no] Wilderness that nobody has seen yet.
}

web-mage-tower = Tower and spells
web-mage-tower-short = Tower
web-mage-tower-of = The tower of { $name }
web-mage-whose-tower = Whose tower is shown
web-mage-tower-count = Tower { $points }
web-mage-spells = Spells
web-mage-known = Spells learnt
web-mage-no-spells = No spell yet: an apprentice in a sphere teaches its first one.
web-mage-sphere = { $sphere }{ $shadowed ->
    [yes] , under the shadow of { $name }
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
   *[other] Costs { $count } relics of: { $relics }.
}

web-mage-relics = Relics
web-mage-company = Company
web-mage-count = { $thing }: { $count }
web-mage-followers = Followers: { $supply } in the supply, { $map } on the map
web-mage-planets = Planets
web-mage-planets-count = Planets { $count }
web-mage-planet = Planet of { $planet }, { $steps ->
    [0] in the middle
    [one] { $steps } step away
   *[other] { $steps } steps away
}
web-mage-planet-moves = { $count ->
    [one] { $count } move left
   *[other] { $count } moves left
}

web-mage-rivals = Mages
web-mage-spells-points = spells · points
web-mage-rival = Show the tower of { $name }. Points { $points }, spells { $spells }, company { $company }, relics { $relics }
web-mage-lands = Lands
web-mage-land = Land
web-mage-plus = +{ $points }

web-mage-warlord = Warlord
web-mage-warlord-at = The Warlord is at { $hex }.
web-mage-warlord-skips = It stays there this turn.
web-mage-warlord-hindered = Its next move is { $count } shorter.
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
    [place] to which place?
    [from] who rises?
    [spell] which spell?
    [seat] who?
    [direction] where to?
   *[verb] what?
}
web-mage-stand = Turn { $round } of { $rounds }
web-mage-second-journey = second Journey

## For those who listen

web-mage-heard-outpost = Outpost
web-mage-heard-enclave = of { $spheres }
web-mage-heard-to = to { $hex }
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
    [0] in the middle
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
