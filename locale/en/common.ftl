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
level-random-help = Plays any legal move; for testing only.
level-novice = Novice
level-novice-help = Plays sensibly but doesn't count; good for a first game.
level-adept = Adept
level-adept-help = Keeps count and weighs the odds.
level-master = Master
level-master-help = Thinks ahead for a moment before every move.
level-grandmaster = Grandmaster
level-grandmaster-help = Beats a master: it reads the others’ moves, or has learned from thousands of games.

## Games

game-abracada = Abracada…What?
game-abracada-blurb = Everyone can see your spell stones but you. Name one and hope.
game-five_seals = Five Seals of Magic
game-five_seals-blurb = Roll the elements, break the seals and race to the scrolls in the deep.
game-twelve_missions = Twelve Missions
game-twelve_missions-blurb = Twelve rounds of tricks, and every round has a different goal.
game-archmage = Archmage
game-archmage-blurb = Wander the realm, gather relics and rise through the six spheres of magic.
game-archmage-alone = Alone: Warlord

## What can be wrong with a sentence

sentence-empty = That was empty; play one of the moves on offer, word by word.
sentence-unfinished = “{ $sentence }” isn't finished; it goes on with: { $next }.
sentence-ambiguous = “{ $sentence }” could mean more than one move; play one of: { $either }.
sentence-too-long = “{ $sentence }” is already a whole move; leave out “{ $extra }”.
word-unknown = “{ $word }” isn't a word in this game; use the words on offer.
move-not-legal = You can't play “{ $sentence }” now; choose one of the moves on offer.
game-is-over = The game is over, so nobody can move; start another to play on.
not-your-turn = { $actor-is ->
    [you] It is your turn, but you moved for { $seat }; move for your own seat.
   *[one] It is not your turn; wait for { $actor }.
}
nothing-to-undo = There is nothing to take back: you can take back only your own last move, and only while nothing has been drawn, shown or played since.

## What can be wrong with a new game

game-unknown = There is no game called “{ $game }”; the games are: { $games }.
seats-out-of-range = This game is for { $min } to { $max } players, not { $seats }.
rules-version-unknown = There is no version { $version } of the rules here; this Conclave knows { $known }.
bots-unreadable = The file of bots { $file } can't be read; let CONCLAVE_BOTS name a TOML file, or leave it unset.
bot-not-loaded = Line { $line } of { $file }: the bot “{ $bot }” can't be loaded from “{ $entry }” ({ $why }); name a module that Python finds, beside this file or installed, and something in it that is called with a perspective and a source of luck.
bot-broke-down = The bot “{ $bot }” broke down where it had to choose a move ({ $why }); see { $entry }.
bot-not-legal = The bot “{ $bot }” answered { $why }, which is no legal move; { $entry } should return one of perspective.legal(), or its sentence.
level-unknown = There is no level called “{ $level }”; the levels are: { $levels }.
option-unknown = This game has no option called “{ $option }”; its options are: { $options }.
option-wrong-seats = The option “{ $option }” is only for { $seats } players; leave it out, or play with { $seats }.
option-bad-value = The option “{ $option }” can't be “{ $value }”; it can be: { $choices }.
simulate-other-run = The folder “{ $folder }” holds the games of another simulation; name an empty one, or run the simulation it was made for.
arena-other-contest = The folder “{ $folder }” holds the deals of another contest; name an empty one, or run the contest it was made for.
net-uneven = A row of the net has { $figures } weights where there are { $lanes } lanes.
net-misshapen = The layers of the net do not fit each other.
net-too-large = The weights that lead to lane { $lane } of the net are too large.
net-bad-field = The net has no proper “{ $field }”.
net-unreadable = “{ $file }” can't be read as a net.
instinct-bad-field = The instinct has no proper “{ $field }”.
instinct-unreadable = “{ $file }” can't be read as an instinct.
learn-no-figures = { $game } names no figures that a net could judge its positions by; archmage and five_seals do.
learn-alone = Nobody wins or loses alone: learn for two players or more.
learn-other-course = The folder “{ $folder }” belongs to another course; name an empty one, or repeat the command that it was begun with.
learn-playing = Round { $round }: { $games } games played
learn-fitting = Round { $round }, epoch { $epoch }: loss { $loss }
learn-gate = Round { $round }: { $deals } deals at the gate
learn-kept = Round { $round }: the new net wins { $share } times an even share ({ $low } to { $high }, { $deals } deals) and is kept.
learn-not-kept = Round { $round }: the new net wins { $share } times an even share ({ $low } to { $high }, { $deals } deals), which is not surely more, and is not kept.
dataset-bad-format = The rows of a dataset can't be written as “{ $format }”; the formats are: { $formats }.
dataset-other-plan = The folder “{ $folder }” holds another dataset; name an empty one, or repeat the command that it was made with.
dataset-none-there = There is no dataset in “{ $folder }”; “conclave dataset” makes one.
dataset-no-pyarrow = Parquet needs pyarrow, which is not installed; install Conclave with the extra “cluster”, or write npz.
cluster-no-ray = A cluster needs Ray, which is not installed; install Conclave with the extra “cluster”.
cluster-not-found = There is no Ray cluster at “{ $address }”; start one with “ray start --head”, or leave out --cluster to use this machine alone.
arena-levels-must-differ = An arena needs two or more different levels, not “{ $levels }”; for example “novice,adept”.
arena-too-many-levels = { $levels } levels don't fit into { $seats } seats; take fewer levels or more seats.
arena-no-games = An arena of { $games } games measures nothing; play at least one.

## What can be wrong with a record or a position

record-unknown-format = This isn't a Conclave record; a record is JSON whose format is “{ $format }”.
record-not-json = This isn't a Conclave record: it isn't JSON, or it was cut off.
record-too-long = This record has { $moves } moves, and at most { $max } can be looked at; no game is that long.
record-unfinished = The game in this record isn't finished: moves were cut off, or it is still going on.
record-bad-position = The record is damaged: the position it begins with is none of this game.
replay-no-such-move = There is no move { NUMBER($move, useGrouping: 0) } in this game: moves are numbered from 0, the beginning, to { NUMBER($last, useGrouping: 0) }.
record-adjudicated = This game ended when a clock ran out, so it can't be analysed: nobody knows how it would have gone on.
record-bad-field = The record is damaged: its field “{ $field }” is missing or wrong.
record-other-game = This is a record of the game “{ $game }”, not of “{ $expected }”.
record-other-version = The record was played by version { $version } of the rules, and this Conclave knows { $known }; use the Conclave it was played with.
record-seed-missing = The record has no revealed seed, so its luck can't be checked; use the record of a finished game.
record-seed-not-committed = The seed doesn't match the commitment shown before the deal: one of the two was changed.
record-deal-differs = The seed and the players' nonces give another deal: a draw, the seed or a nonce was changed.
record-luck-not-hashed = The luck of { $seat } doesn't fit the hash that was shown before the deal: one of the two was changed.
record-replacement-differs = The luck that replaced that of { $seat } isn't the one the seed gives: it was chosen.
record-limits-differ = The limits of the draws aren't those of the rules: one of them was changed.
record-draw-differs = The seed gives other luck for move { $move }: a draw was changed.
record-seal-broken = The seal doesn't fit the record: a move was changed.
record-draw-missing = The record has fewer draws than the game needs: some were taken out, or a move was changed.
record-draw-out-of-range = The record has the draw { $draw } where it had to be below { $limit }.
record-draw-too-many = The record has more draws than { $move ->
    [0] the deal
   *[other] move { $move }
} needs: some were put in, or a move was changed.
record-move-refused = Move { $move }, “{ $sentence }”, wasn't possible there.
position-bad-field = This isn't a position of the game: its field “{ $field }” is missing or wrong.
position-other-version = The position is of version { $version } of the rules, and this Conclave knows { $known }.
position-unknown-field = There is no field “{ $field }”; the fields are: { $fields }.

## What can be wrong with a host's own file of figures

edition-unreadable = The file { $file } can't be read; name a text file of figures, or none to play with ours.
edition-syntax = Line { $line } of { $file } is not TOML: { $why }.
edition-missing = In { $file }, at line { $line }, “{ $key }” is missing; it should be { $expected }.
edition-wrong = Line { $line } of { $file }: “{ $key }” can't be that; it should be { $expected }.

## Lessons and hints

hint-not-your-turn = There is nothing to advise: it isn’t this seat’s turn.
lesson-unknown = There is no lesson for { $game }.
step-unknown = This lesson has no step { $step }; the last one is { $last }.
step-asks-nothing = This step doesn’t ask for a move: read on.
example-unknown = There is no example called { $example }.
example-is-over = This example is over: start it again.
