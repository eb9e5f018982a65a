# How people find and treat each other: what the server refuses, and the sayings.

## Company

seat-not-for-you = You can't take this seat. Try another table, or make one of your own.
removed-from-table = The host of this table has asked you to leave it, so you can't come back.
remove-oneself = You can't send yourself away; stand up and leave instead.
remove-player = Somebody who plays can't be sent away; only people who watch, or wait for the game to begin.
remove-too-many = You have sent { $max } people away from this table, and that is the limit.
person-unknown = There is no such person here any more.
shun-oneself = You can't mute or block yourself.
shun-too-many = You have muted or blocked { $max } people; undo one before you add another.

## Talk

talk-none = There is no chat at this table.
talk-sayings = At this table people talk in sayings only; choose one from the list.
saying-unknown = There is no saying “{ $saying }”; choose one of: { $sayings }.
chat-too-fast = You can say { $max } things in { $seconds } seconds; wait a moment.
chat-repeated = You've just said that.

## Reports

report-oneself = You can't report yourself.
report-too-long = A report has at most { $max } visible characters; this one has { $length }.
report-known = You've reported this person at this table already; somebody will look at it.
reports-too-fast = You can make { $max } reports a day; try again tomorrow.
report-unknown = There is no report { $number }; “conclave admin reports” lists those that are open.

## Sayings

saying-hello = Hello!
saying-good-luck = Good luck!
saying-your-turn = It's your turn.
saying-thinking = Let me think.
saying-take-time = Take your time.
saying-well-played = Well played!
saying-clever = Clever!
saying-lucky = That was lucky.
saying-oops = Oops!
saying-sorry = Sorry!
saying-thanks = Thanks!
saying-moment = One moment, please.
saying-back = I'm back.
saying-good-game = Good game!
saying-once-more = Once more?
saying-goodbye = Goodbye!

## Play now

seek-seats = You can look for tables of { $min } to { $max } seats; the fewest you accept come first, then how many you like, then the most.
seek-elsewhere = You are now looking for a game in another window, or have stopped looking.
seeks-too-fast = You've searched for games too often; wait a little and try again.
seekers-too-many = { $max } people at your address are already looking for a game; wait until one of them has found one.
seekers-full = Too many people are looking for a game right now; try again in a minute.
