# What can be agreed on before a game. It is read before anybody sits down, and so stands apart from
# the texts of each table.

## Abracada…What?

option-abracada-easy = Any order
option-abracada-easy-help = After a hit you may name any spell, even a lower one.
option-abracada-slips = Slips cost
option-abracada-slips-help = You may name a lower spell than your last one, but it costs you a life and your turn.
option-abracada-last_standing = Last one standing
option-abracada-last_standing-help = A round goes on until only one player is still alive or somebody casts their last stone. Only the winner scores.
option-abracada-rounds = Length
option-abracada-rounds-0 = First to 8 points
option-abracada-rounds-1 = One round
option-abracada-rounds-help = Play until somebody has 8 points, or just one round.
option-abracada-odds = Show the odds
option-abracada-odds-help = The table tells you how likely you are to have each spell.

## Five Seals of Magic

option-five_seals-circle = Circle
option-five_seals-circle-help = Which spells lie in the dungeon besides those of the basic circle. Begin with Might.
option-five_seals-circle-1 = I, Might
option-five_seals-circle-2 = II, Spaces
option-five_seals-circle-3 = III, Conflict
option-five_seals-circle-4 = IV, Movement
option-five_seals-circle-random = Any
option-five_seals-dungeon = Dungeon
option-five_seals-dungeon-help = The plan of the dungeon.
option-five_seals-dungeon-round = Round

## Twelve Missions

option-twelve_missions-rounds = Length
option-twelve_missions-rounds-12 = 12 rounds
option-twelve_missions-rounds-8 = 8 rounds
option-twelve_missions-rounds-4 = 4 rounds
option-twelve_missions-rounds-help = A full game has twelve missions; a shorter one has eight or four.
option-twelve_missions-pairs = In pairs
option-twelve_missions-pairs-help = With four seats: opposite seats add their points and win or lose together.

## Archmage

option-archmage-length = Length
option-archmage-length-13 = 13 turns each
option-archmage-length-9 = 9 turns each
option-archmage-length-help = The full game, or a shorter one in which the outer planets begin a step nearer.
