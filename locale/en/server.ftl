# What the server refuses and says.

## Guests

guest-needed = Nobody knows yet who you are; make a guest first (POST /api/guest).
guest-unknown = Nobody here has this token; make a guest first (POST /api/guest).
guests-too-fast = Too many new guests came from your address; wait a little and try again.
name-bad-length = A name has 1 to { $max } visible characters; this one has { $length }.
crest-unknown = There is no crest “{ $crest }”; choose one of: { $crests }.

## Tables and seats

table-unknown = There is no table { $code }; it may have been cleared away, or the code is not right.
table-unreadable = Table { $code } can't be read any more, so nobody can go on there; whoever runs the server finds the reason in its log.
tables-too-fast = You have made many tables in a short time; wait a little and try again.
too-many-tables = You have { $max } unfinished tables with other people at them; finish one before you make another.
title-too-long = A title has at most { $max } visible characters; this one has { $length }.
seat-me-once = Exactly one seat of a new table must be “me”; { $count } are.
seat-kind-unknown = A seat can't be “{ $kind }”; it can be: { $kinds }.
seat-unknown = There is no seat { $number }; the seats are numbered from 0 to { $max }.
seat-taken = That seat is taken; choose an open one.
no-seat-free = No seat is free at this table; you can watch.
already-seated = You have a seat at this table already; stand up before you take another.
not-seated = You have no seat at this table, so you can only watch and chat.
not-the-host = Only whoever made the table can do that.
seats-still-open = There are still open seats; wait for players or give the seats to bots.
game-has-begun = The game has begun, so the seats can't be changed any more.
game-not-begun = The game has not begun; wait until the table's host starts it.
game-not-over = The game is not over yet; ask for a rematch when it is.
undo-too-often = { $max } moves have been taken back at this table, and that is enough; this one stands.
practice-only-bots = Practice is for you and bots alone: give every other seat to a bot.
practice-not-joined = This table is somebody's practice with bots; you can watch, but not join.
practice-went-on = You went on to another game, so this one stands as it ended.
nothing-to-undo-yet = You haven't decided anything yet, so there is nothing to take back.
seat-without-person = Nobody owns that seat, so nobody can play it for its owner.
owner-is-here = { $seat } is at the table; a bot can play only for somebody who is away.
deputy-plays = A bot plays for you; take over before you speak.
no-deputy = No bot plays for you, so there is nothing to take over.
luck-bad = Luck is 16 to 64 hexadecimal digits, or none at all.
record-not-yet = The record can be had when the game is over.

## Messages

version-old = Something happened since: you spoke about version { $version }, and the table is at version { $present }. Look again.
message-not-json = That is not JSON: { $why }.
message-too-deep = That is nested too deeply; no message has more than a few levels.
body-not-json = A request is JSON with the header “Content-Type: application/json”, not “{ $type }”.
message-misshapen = That message is not as it should be: { $why }.
message-too-long = That is too long; a message has at most { $max } bytes.
message-binary = Messages are text, not binary.
chat-bad-length = A chat has 1 to { $max } visible characters; this one has { $length }.
too-fast = That was too fast; wait a moment before you go on.
too-busy = Very much is going on at this table; try again.
too-many-sockets = Too many connections come from your address; close some.
origin-foreign = Pages of { $origin } may not speak for your guests here.
host-foreign = This server does not answer under the name “{ $host }”.
page-unknown = There is no such page.
method-not-allowed = That can't be done with this address.
database-not-writable = The database can't be written to, so nothing can be played for now; whoever runs the server finds the reason in its log.
trouble = Something went wrong on our side; nothing was changed. Try again.

## Starting

serve-open = Conclave is open at { $address } (Ctrl+C closes it).
port-taken = Conclave can't listen at { $host }, port { $port }: { $why }. Choose another port, for example with PORT=8001.
database-unreadable = The database { $database } can't be used: { $why }.
database-newer = The database { $database } was made by a newer version of Conclave (its layout is { $version }, this version knows none above { $expected }); use that version, or name another database with CONCLAVE_DB.
database-foreign = The database { $database } holds something else than Conclave's tables, so it is left alone; name another with CONCLAVE_DB.
database-in-use = Another Conclave server uses the database { $database }; stop that one, or name another file with CONCLAVE_DB (several servers can share a PostgreSQL database).
database-unknown-kind = Conclave keeps its tables in SQLite or PostgreSQL, not in “{ $scheme }”; give CONCLAVE_DB a file or a postgresql:// address.
database-driver-missing = The driver of that database is not installed ({ $why }); install conclave[postgres].
setting-bad-number = { $name } must be a number from { $min } to { $max }, not “{ $value }”.
setting-bad-host = { $name } names hosts as “conclave.example.org”, “*.example.org” or “127.0.0.1:8000”, with spaces between; “{ $value }” is none.
