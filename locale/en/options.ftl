# What can be agreed on before a game. It is read before anybody sits down, and so stands apart from
# the texts of each table.

## Abracada…What?

option-abracada-easy = Any order
option-abracada-easy-help = After a hit you may name any spell, even a lower one.
option-abracada-slips = Slips cost a life
option-abracada-slips-help = You can name a lower spell by mistake; it costs you a life and ends your turn.
option-abracada-last_standing = Last one standing
option-abracada-last_standing-help = A round lasts until only one player is alive or somebody runs out of stones; only the winner scores.
option-abracada-rounds = Length
option-abracada-rounds-0 = To 8 points
option-abracada-rounds-1 = One round
option-abracada-rounds-help = Play until somebody has 8 points, or just one round.
option-abracada-odds = Show the odds
option-abracada-odds-help = The table tells you how likely you are to have each spell.

## Five Seals of Magic

option-five_seals-circle = Circle
option-five_seals-circle-help = Which spells lie in the dungeon besides the basic ones. Start with Might.
option-five_seals-circle-1 = I, Might
option-five_seals-circle-2 = II, Spaces
option-five_seals-circle-3 = III, Conflict
option-five_seals-circle-4 = IV, Movement
option-five_seals-circle-random = Random
option-five_seals-dungeon = Dungeon
option-five_seals-dungeon-help = The layout of the dungeon.
option-five_seals-dungeon-round = Round
option-five_seals-odds = Show the odds
option-five_seals-odds-help = The table tells you how likely a roll is to break the seals you can reach.

## Twelve Missions

option-twelve_missions-rounds = Length
option-twelve_missions-rounds-12 = 12 rounds
option-twelve_missions-rounds-8 = 8 rounds
option-twelve_missions-rounds-4 = 4 rounds
option-twelve_missions-rounds-help = A full game is twelve rounds; a shorter one is eight or four.
option-twelve_missions-pairs = In pairs
option-twelve_missions-pairs-help = For four players: partners sit opposite each other and win or lose together.
option-twelve_missions-odds = Show the odds
option-twelve_missions-odds-help = You can ask how likely it is that somebody can beat your card.

## Archmage

option-archmage-length = Length
option-archmage-length-13 = 13 turns
option-archmage-length-9 = 9 turns
option-archmage-length-help = The full game, or a shorter one in which the outer planets start one step closer.
option-archmage-odds = Show the odds
option-archmage-odds-help = The table tells you what a face-down hex may be, and how likely.
