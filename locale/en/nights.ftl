## Match nights

night-unknown = There is no match night with the code { $code }.
night-not-the-host = Only the host of the match night may do that.
night-is-over = The match night is over.
night-has-begun = The match night has begun already.
night-not-begun = The match night has not begun yet.
night-nobody = Nobody has joined yet.
night-not-in = You haven’t joined this match night.
night-not-asking = { $name } hasn’t asked to join, or has left.
night-removed = The host has removed you from this match night.
night-full = The match night is full: at most { $max } people can join.
night-other-round = That round is over: round { $round } is being played.
night-nobody-of-that-number = Nobody here has the number { $number }.
nights-too-many = You already have { $max } match nights that are not over.
