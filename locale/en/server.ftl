# What the server refuses and says.

## Guests

guest-needed = We don't know who you are yet; make a guest first (POST /api/guest).
guest-unknown = No guest has this token; make a guest first (POST /api/guest).
logged-out = You have been logged out on this device.
guests-too-fast = Too many new guests from your address; wait a little and try again.
name-bad-length = A name has 1 to { $max } visible characters; this one has { $length }.
crest-unknown = There is no crest “{ $crest }”; choose one of: { $crests }.

guest-banned = You can't play here any more; whoever runs this server has banned you.
guest-forgotten = a guest
address-banned = Nobody can play here from your address; whoever runs this server has banned it.
ban-unknown-kind = “{ $who }” is neither a guest's id, such as 8f2c01d4a7b6e935, nor an address such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/64.
ban-unknown = { $who } isn't banned.
admin-guest-unknown = There is no guest “{ $guest }”; “conclave admin guests” lists them by their ids.
day-message-too-long = The message of the day has at most { $max } characters; this one has { $length }.

## One sofa: people who share a device

sofa-full = You have { $max } people on your sofa, and that is the limit.
sofa-unknown = Nobody of that id is on your sofa.
sofa-name-taken = Somebody else on your sofa is called { $name }; choose another name.
sofa-twice = { $name } already has a seat at this table; somebody else needs another name.
sofa-not-yours = { $seat } doesn't play at your device, so you can't speak or look for them.
sofa-nobody = Nobody has the device now; say for which seat you speak.
eyes-nobodys = You can look as a seat from 0 to { $max } or “watch”, not as “{ $eyes }”.

## Tables and seats

table-unknown = There is no table { $code }; check the code. A short code ends when the game begins, and old tables are cleared away.
table-unreadable = Table { $code } can't be read any more, so its game can't go on; whoever runs the server will find the reason in its log.
guesses-too-fast = Too many wrong table codes came from your address; wait a little, or ask for the link.
tables-too-fast = You've made many tables in a short time; wait a little and try again.
too-many-tables = You have { $max } unfinished tables with other people; finish one before you make another.
title-too-long = A title has at most { $max } visible characters; this one has { $length }.
seat-me-once = Exactly one seat of a new table must be “me”; { $count } are.
seat-kind-unknown = A seat can't be “{ $kind }”; it can be: { $kinds }.
seat-unknown = There is no seat { $number }; seats are numbered from 0 to { $max }.
seat-taken = That seat is taken; choose an open one.
no-seat-free = This table is full; you can watch.
already-seated = You already have a seat at this table; leave it before you take another.
not-seated = You have no seat at this table, so you can only watch and chat.
not-the-host = Only the table's host can do that.
seats-still-open = Some seats are still free; wait for players or fill them with bots.
game-has-begun = The game has begun, so seats can't be changed any more.
game-not-begun = The game hasn't begun; wait for the host to start it.
rules-gone-playing = This game is played by version { $version } of the rules, and this server only knows { $known }, so nobody can play on here; you can leave the table.
rules-gone-over = This game was played by version { $version } of the rules, and this server only knows { $known }, so it can't be shown move by move; result and record are still here.
rules-gone-analysis = This game was played by version { $version } of the rules, and this server only knows { $known }, so it can't be analysed.
game-not-over = The game isn't over yet; you can ask for a rematch when it is.
undo-too-often = { $max } moves have been taken back at this table, and that is the limit; this one stands.
practice-only-bots = Practice is for you and bots alone: give every other seat to a bot.
practice-not-joined = This table is somebody's practice with bots; you can watch, but not join.
practice-went-on = You went on to another game, so this one stands as it ended.
nothing-to-undo-yet = You haven't decided anything yet, so there is nothing to take back.
seat-without-person = That seat doesn't belong to a person, so a bot can't stand in there.
owner-is-here = { $seat } is at the table; a bot can stand in only for somebody who is away.
deputy-plays = A bot is playing for you; take over before you move.
no-deputy = No bot is playing for you, so there is nothing to take over.
luck-bad = Luck is 16 to 64 hexadecimal digits, or none at all.
luck-and-hash = Give your luck or its hash, not both: the hash first, the luck when the game starts.
luck-unlike-its-hash = That luck doesn't fit the hash you gave; reveal the luck whose SHA-256 it is.
luck-not-asked = You have no luck left to reveal here.
reveal-too-early = Keep your luck to yourself until the host starts the game.
about-to-deal = The game is about to be dealt, so nothing can change now; wait a few seconds.
record-not-yet = You can get the record when the game is over.
replay-not-yet = The game isn’t over yet; you can look back at it when it is.
eyes-unknown = Nobody here sees as “{ $eyes }”: name a seat from 0 to { $max }, “open” or “watch”.
positions-bad-range = This game has the positions 0 to { $last }; ask for up to { $max } of them, the first one first.
positions-actor-only = What can be said is told in one position at a time, to the seat whose turn it is.
play-on-over = The game is over there; choose an earlier move to play on from.
statistics-closed = This player keeps their statistics to themselves.
statistics-nobody = Nobody here has that id, so there are no statistics of them.
game-private = This game was private: only those who sat at its table can look back at it.

## Messages

version-old = Something happened in the meantime: your move was for version { $version }, and the table is at version { $present }. Look again.
message-not-json = That is not JSON: { $why }.
message-too-deep = That is nested too deeply; no message has more than a few levels.
body-not-json = A request must be JSON with the header “Content-Type: application/json”, not “{ $type }”.
message-misshapen = That message isn't as it should be: { $why }.
message-too-long = That is too long; a message has at most { $max } bytes.
message-binary = Messages are text, not binary.
chat-bad-length = A chat message has 1 to { $max } visible characters; this one has { $length }.
too-fast = That was too fast; wait a moment.
too-busy = There is too much going on at this table; try again.
too-many-sockets = Too many connections from your address; close some.
origin-foreign = Pages from { $origin } may not act for your guests here.
host-foreign = This server doesn't answer to the name “{ $host }”.
page-unknown = There is no such page.
method-not-allowed = You can't do that with this address.
database-not-writable = The database can't be written to, so nothing can be played for now; whoever runs the server will find the reason in its log.
trouble = Something went wrong on our side and nothing was changed. Try again. (The server's log has it as { $request }.)

## Starting

serve-open = Conclave is running at { $address } (Ctrl+C stops it).
serve-room = It takes up to { $connections } connections at once, out of { $files } open files.
serve-little-room = It takes only { $connections } connections at once, because the system allows { $files } open files; “ulimit -Hn” shows how far that can be raised.
port-taken = Conclave can't listen at { $host }, port { $port }: { $why }. Choose another port, for example with PORT=8001.
database-unreadable = The database { $database } can't be used: { $why }.
database-newer = The database { $database } was made by a newer version of Conclave (its layout is { $version }, this version knows none above { $expected }); use that version, or name another database with CONCLAVE_DB.
database-foreign = The database { $database } holds something other than Conclave's tables, so it was left alone; name another with CONCLAVE_DB.
database-in-use = Another Conclave server is using the database { $database }; stop that one, or name another file with CONCLAVE_DB (several servers can share a PostgreSQL database).
database-not-there = There is no Conclave database in { $database } yet; start a server on it first, or name another with CONCLAVE_DB.
database-not-upgraded = { $database } is from an earlier version (its layout is { $found }, this version needs { $needed }); start the server of this version, or run “conclave database upgrade” first.
database-unknown-kind = Conclave keeps its tables in SQLite or PostgreSQL, not in “{ $scheme }”; give CONCLAVE_DB a file or a postgresql:// address.
database-driver-missing = The driver of that database is not installed ({ $why }); install conclave[postgres].
setting-bad-number = { $name } must be a number from { $min } to { $max }, not “{ $value }”.
setting-bad-address = { $name } is an address with a port, such as “127.0.0.1:9464”, not “{ $value }”.
setting-bad-log = CONCLAVE_LOG is “text” or “json”, not “{ $value }”.
metrics-port-taken = The metrics can't be shown at { $address }: { $why }. Choose another address with CONCLAVE_METRICS.
setting-bad-host = { $name } lists hosts such as “conclave.example.org”, “*.example.org” or “127.0.0.1:8000”, separated by spaces; “{ $value }” isn't one.

## Analysis

analysis-off = This server doesn't analyse games; download the record and run “conclave analyse” on it.
analysis-no-digest = No record is called that; its digest has 64 letters and digits.
analysis-queue-full = { $most } games are waiting to be analysed, and that is the limit; try again in a few minutes.
analysis-too-many = You are waiting for the analysis of { $most } games already; wait for one of them, or stop it first.
analyses-too-fast = Too many analyses were started from here in a short time; wait a little.

## Advice

hints-not-allowed = There are no hints here: other people play, and the host hasn’t allowed them.
odds-not-allowed = This table doesn’t tell the odds: it was made without that option.
advice-failed = No advice came in time. Ask again.
advice-pending = Wait for the answers to what you have asked.

## Time

clock-bank = A live clock begins with { $min } to { $max } seconds.
clock-increment = A live clock adds { $min } to { $max } seconds a move.
clock-correspondence = A correspondence clock gives { $min } to { $max } seconds a move: an hour to 14 days.
clock-late = “{ $late }” is nothing that can happen when time is up; it must be one of: { $known }.
clock-practice = A table for practice has no clock.
clock-patience = The table's patience is { $min } to { $max } seconds.
time-is-up = Your time is up.
seat-lost-late = Your time was up, so a bot plays your seat to the end.
seat-lost-resigned = You have resigned, so a bot plays your seat to the end.
deputy-there = A bot is playing for { $seat } already.
vote-lost = You have left this game, so who plays in it is for the others to decide.
absence-grace = { $seat } may be on the way back; ask for a bot in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }.
absence-patience = { $seat } is at the table and thinking; ask for a bot in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }.
absence-correspondence = At a correspondence table nobody has to be here; the clock decides.
reminder-not-awaited = Nobody waits for a decision at seat { $number }.
reminder-too-soon = A reminder can be sent in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
  }.
