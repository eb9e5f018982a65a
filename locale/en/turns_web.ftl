# Telling the reader of turns elsewhere.

web-title-turns = { $count ->
    [one] A table is waiting · { $page }
   *[other] { $count } tables are waiting · { $page }
}
web-next-turn = { $count ->
    [one] 1 table is waiting for you: go there (key: full stop)
   *[other] { $count } tables are waiting for you: go to the next one (key: full stop)
}
web-turn-left = { $time } left
web-no-next-turn = No other table is waiting for you.
web-key-next-turn = .
web-keys-next-turn = the next table that waits for you

## By the browser

web-notices-ask = Should this browser tell you when it’s your turn here?
web-notices-yes = Yes, tell me
web-notices-no = No
web-notices = When it’s my turn
web-notices-browser = Tell me in this browser
web-notices-browser-help = { $how ->
    [off] A message appears when it’s your turn and you are looking elsewhere.
    [open] A message appears when it’s your turn and you are looking elsewhere, as long as a page of Conclave is open.
    [closed] A message appears when it’s your turn and you are looking elsewhere, even when Conclave is closed.
    [refused] Your browser doesn’t let Conclave show messages; you can change that in its settings for this page.
   *[impossible] This browser can’t show messages.
}

## By mail

web-mail = Write to me in correspondence games
web-mail-help = At most one mail for a turn, and none while you are here. The address is used for nothing else.
web-mail-address = Your mail address
web-mail-give = Send a link to confirm it
web-mail-sent = A mail is on its way to { $address }. Open the link in it within two days.
web-mail-confirmed = Mails go to { $address }.
web-mail-remove = Forget the address
web-mail-again = Send the link again
web-mail-confirm-title = Mail when it’s your turn
web-mail-confirm-ask = Should Conclave write to you when it’s your turn in a correspondence game?
web-mail-confirm-yes = Yes, write to me
web-mail-confirm-done = Done: mails go to { $address } from now on.
web-mail-stop-title = No more mail
web-mail-stopping = One moment …
web-mail-stop-done = Done: Conclave won’t write to you any more.
