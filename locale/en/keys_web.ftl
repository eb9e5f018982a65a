# The browser's words for who somebody is: devices, keys, data.

web-me = You
web-me-about = You: devices, keys and data
web-me-nobody = You’re new here. Pick a name and a crest, or just start a game: one click is enough.
web-me-been-here = Been here before? Come back as the same guest.
web-me-come-back = Come back
web-me-profile = Your profile
web-me-all-games = Your games
web-me-counts = { $playing ->
    [0] No game under way
    [one] { $playing } game under way
   *[other] { $playing } games under way
}, { $over } finished
web-me-crest = Your crest

web-me-elsewhere = The same you on another device
web-me-elsewhere-help = Your seats, history and ratings come with you. No e-mail, no password.
web-me-link = Open on your phone
web-me-link-help = A link and a code to scan. It works once, within ten minutes.
web-me-link-make = Show the code
web-me-link-again = Show a new one
web-me-link-end = Done
web-me-link-scan = Scan it, or open this link there:
web-me-link-code = A code to scan with the other device
web-me-link-left = { $minutes ->
    [0] Good for less than a minute
    [one] Good for { $minutes } more minute
   *[other] Good for { $minutes } more minutes
}
web-me-link-over = This one has expired.
web-me-link-used = Done. You’re { $name } there, too.
web-me-link-private = Whoever opens it becomes you. Show it to nobody else.
web-me-phrase = Recovery phrase
web-me-phrase-help = Twelve words to write down. They bring you back on any device, even if you lose this one.
web-me-phrase-made = Made { $when }. You’re the only one who has it.
web-me-phrase-make = Make a phrase
web-me-phrase-anew = Make a new one
web-me-phrase-anew-ask = Make a new phrase? The one you wrote down won’t work any more.
web-me-phrase-remove = Remove
web-me-phrase-remove-ask = Remove your recovery phrase? The words you wrote down won’t work any more.
web-me-phrase-shown = Write these down now, in this order. We keep no copy, so you’ll never see them again.
web-me-phrase-noted = I’ve written them down
web-me-passkeys = Passkeys
web-me-passkeys-help = Your fingerprint, your face or your device’s PIN. Log in anywhere your passkeys go.
web-me-passkeys-not-here = Passkeys need https and a host name, or localhost. Here they don’t work.
web-me-passkey-add = Add a passkey
web-me-passkey-waiting = Follow your device…
web-me-passkey-default = Passkey
web-me-passkey-name = Name of this passkey
web-me-passkey-made = Made { $when }
web-me-passkey-used = last used { $when }
web-me-passkey-remove = Remove { $name }
web-me-passkey-remove-ask = Remove “{ $name }”? You can’t come back with it any more. Your device may still offer it.
web-me-passkey-given-up = That didn’t work. Try again whenever you like.
web-me-passkey-already = This device already has a passkey of yours.

web-me-devices = Where you’re logged in
web-me-device-unknown = A device
web-me-device-here = This device
web-me-device-seen = Seen { $when }
web-me-device-first = where you began
web-me-device-link = by a link
web-me-device-phrase = by your phrase
web-me-device-passkey = by a passkey
web-me-log-out = Log out
web-me-log-out-of = Log out: { $device }
web-me-log-out-others = Log out everywhere else
web-me-log-out-others-ask = Log out everywhere but here? Games open there are closed at once.
web-me-log-out-ask = Log out on this device? You can come back with your phrase, a passkey, or a link from another device.
web-me-log-out-for-good = This is your only device, and you have no recovery phrase and no passkey. If you log out, nobody can ever be { $name } again.
web-me-log-out-stay = Stay

web-me-data = Your data
web-me-data-help = Everything stored about you: profile, devices, games with their records, ratings, what you wrote. Records of running games come when they’re over.
web-me-data-get = Download my data
web-me-delete = Delete me
web-me-delete-help = In finished games you become “a guest”. In running ones a bot plays on. You leave tables that haven’t started. Everything else is gone for good.
web-me-delete-begin = Delete me…
web-me-delete-sure = There’s no way back. To delete everything, type your name: { $name }
web-me-delete-now = Delete for good
web-me-delete-gone = Done. Nothing of { $name } is left.
web-me-keep = Keep everything
web-me-cancel = Cancel
web-me-remove = Remove

web-enter = Come back
web-enter-link = A link from another device
web-enter-looking = One moment…
web-enter-about = You’re about to be
web-enter-be = Be { $name } here
web-enter-not = Not me
web-enter-already = This device is already { $name }. Open the link on the other one.
web-enter-now = This device is { $name } now
web-enter-leaves = { $name } will be logged out here, and keeps { $games ->
    [one] one game
   *[other] { $games } games
}.
web-enter-leaves-safely = You can come back as { $name } with another device, a phrase or a passkey.
web-enter-leaves-lost = { $name } has no other device, no recovery phrase and no passkey: nobody could ever be { $name } again. To keep { $name }, make a phrase first.
web-enter-make-phrase = Make a phrase for { $name }
web-enter-leaves-nothing = { $name } has no games, so nothing is lost.
web-enter-passkey = Use a passkey
web-enter-passkey-help = The one you made on another device.
web-enter-phrase = Recovery phrase
web-enter-phrase-help = Twelve words, in the order you wrote them down. The first four letters of each will do.
web-enter-phrase-look = Find me
web-enter-or-link = On a device where you play, open “You” and choose “Open on your phone”: the link it shows brings you here, too.

web-person = Profile
web-person-since = A guest since { $date }
web-person-you = This is how others see you.
web-person-closed = { $name } keeps statistics and games to themselves.
web-person-games = Latest games
web-person-of-seats = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }
web-person-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
