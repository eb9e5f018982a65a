# What every game and every part of Conclave says.
#
# The engine sends ids and parameters; Python (conclave.texts) and the browser turn them into
# sentences with these files. So that one file serves both, parameters reach a message like this:
#
# - Numbers and texts as they are; true and false as "yes" and "no"; lists and objects not at all.
# - $seat, $actor and $winner are seat numbers in the engine. A message gets the seat's name, and
#   beside it a role, for the grammar: $seat-is, $actor-is, $winner-is are
#     you      it is the reader's own seat
#     one      it is somebody else's
#     many     (only $seat-is) several seats at once: $seat is "Ines and Basil", or "You and Basil"
#     nobody   the seat number was -1
#   The variant "one" is always the default (*), so a renderer that knows no roles still speaks
#   properly: it only never says "you".
# - Events of one move that stand side by side and differ by their $seat alone may be told as one,
#   with the role many. $seat stands at the beginning of its sentence for that reason.
# - Other sentences are joined with a space; each ends with its own full stop.

## Seats

seat-number = seat { $number }
seat-nobody = Nobody
seat-you = You
list-and = { $all-but-last } and { $last }

crest-raven = Raven
crest-cat = Cat
crest-owl = Owl
crest-snake = Snake
crest-toad = Toad
crest-fox = Fox

## Bots

level-random = Random
level-random-help = Plays whatever the rules allow; for measuring only.
level-novice = Novice
level-novice-help = Guesses along and learns with you.
level-adept = Adept
level-adept-help = Counts what is gone and weighs the odds.
level-master = Master
level-master-help = Thinks ahead for a moment before every word.

## Games

game-abracada = Abracada…What?
game-abracada-blurb = The whole table can see your spell stones, except you. Name one and hope.
game-five_seals = Five Seals of Magic
game-five_seals-blurb = Roll the elements, break the seals and be first at the scrolls in the deep.
game-twelve_missions = Twelve Missions
game-twelve_missions-blurb = Twelve rounds of tricks, and every round wants something else from you.
game-archmage = Archmage
game-archmage-blurb = Wander the realm, gather relics and rise through the six spheres of magic.

## What can be wrong with a sentence

sentence-empty = Nothing was said; say one of the sentences on offer, word by word.
sentence-unfinished = “{ $sentence }” is not finished; it goes on with: { $next }.
sentence-ambiguous = “{ $sentence }” could mean more than one thing; say one of: { $either }.
sentence-too-long = “{ $sentence }” is a whole sentence; leave out “{ $extra }”.
word-unknown = “{ $word }” is not a word of this game; use only the words on offer.
move-not-legal = “{ $sentence }” can't be said now; say one of the sentences on offer.
game-is-over = The game is over, so nothing more can be said; start another to go on.
not-your-turn = { $actor-is ->
    [you] It is your turn, but you spoke for { $seat }; speak for your own seat.
   *[one] It is not your turn; wait until { $actor } has spoken.
}
nothing-to-undo = There is nothing to take back: only your own last word can be, while nothing was drawn, shown or said by others since.

## What can be wrong with a new game

game-unknown = There is no game “{ $game }”; there is: { $games }.
seats-out-of-range = This game is for { $min } to { $max } seats, not for { $seats }.
level-unknown = There is no level “{ $level }”; the levels are: { $levels }.
option-unknown = There is no option “{ $option }” in this game; its options are: { $options }.
option-wrong-seats = The option “{ $option }” is for tables of { $seats } seats; leave it out, or play with { $seats }.
option-bad-value = The option “{ $option }” can't be “{ $value }”; it can be: { $choices }.
arena-levels-must-differ = An arena needs two or more different levels, not “{ $levels }”; for example “novice,adept”.
arena-too-many-levels = { $levels } levels can't all sit at { $seats } seats; take fewer levels or more seats.
arena-no-games = An arena of { $games } games measures nothing; play at least one.

## What can be wrong with a record or a position

record-unknown-format = This is not a record of Conclave; the record of a game is JSON whose format is “{ $format }”.
record-not-json = This is not a record of Conclave: it is not JSON, or it was cut off.
record-unfinished = The game in this record was not played to its end: moves were cut off, or it is not over yet.
record-bad-field = The record is damaged: its field “{ $field }” is missing or not what it should be.
record-other-game = The record is of the game “{ $game }”, not of “{ $expected }”.
record-other-version = The record was played by version { $version } of the rules, and this Conclave knows version { $expected }; use the Conclave it was played with.
record-seed-missing = The record holds no revealed seed, so its luck can't be checked; take the record of a finished game at a table.
record-seed-not-committed = The seed does not match the commitment that was shown before the deal: one of the two was changed.
record-deal-differs = The deal is not the one that the seed and the seats' nonces give: a draw, the seed or a nonce was changed.
record-draw-differs = The luck of move { $move } is not what the seed gives there: a draw was changed.
record-seal-broken = The seal does not fit the record: something that was said in the game was changed.
record-draw-missing = The record holds fewer draws than the game needs: some were taken out, or a move was changed.
record-draw-out-of-range = The record holds the draw { $draw } where it had to be below { $limit }.
record-draw-too-many = The record holds more draws than { $move ->
    [0] the deal
   *[other] move { $move }
} needs: some were put in, or a move was changed.
record-move-refused = Move { $move }, “{ $sentence }”, could not have been said there.
position-bad-field = This is no position of the game: its field “{ $field }” is missing or not what it should be.
position-unknown-field = There is no field “{ $field }”; there are: { $fields }.

## What can be wrong with a host's own file of figures

edition-unreadable = The file { $file } can't be read; point to a text file of figures, or to none to play with ours.
edition-syntax = Line { $line } of { $file } is not TOML: { $why }.
edition-missing = In { $file }, at line { $line }, “{ $key }” is missing; it should be { $expected }.
edition-wrong = Line { $line } of { $file }: “{ $key }” can't be that; it should be { $expected }.
