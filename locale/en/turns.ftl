# Telling people who are elsewhere that it is their turn.

## Settings

setting-bad-vapid-key = CONCLAVE_VAPID_KEY isn't a key for pushes; “conclave push-keys” makes one.
setting-bad-vapid-contact = CONCLAVE_VAPID_CONTACT tells push services whom to turn to, as “mailto:you@example.org” or a page with “https://”, not “{ $value }”.
setting-bad-smtp = CONCLAVE_SMTP_URL is the address of a mail server, such as “smtps://user:password@mail.example.org” or “smtp://127.0.0.1:25”.
setting-bad-mail-from = CONCLAVE_MAIL_FROM is the address that mails come from, such as “Conclave <games@example.org>”, not “{ $value }”.
setting-mail-needs-url = Mails carry links, so CONCLAVE_URL has to say where people find this server, such as “https://conclave.example.org”.
setting-bad-url = CONCLAVE_URL is the address where people find this server, such as “https://conclave.example.org”, not “{ $value }”.

## Refusals

push-off = This server can't notify closed browsers: whoever runs it has set no key for that.
push-bad-endpoint = That isn't the address of a push service: it must be https, with a name that anybody can reach.
push-bad-keys = Those aren't the keys of a push subscription.
mail-off = This server sends no mail.
mail-bad-address = “{ $address }” isn't a mail address.
mail-too-fast = That's enough tries for now; try again in an hour, and check your spam folder meanwhile.
mail-address-too-often = That address has had enough mail today; try again tomorrow.
mail-address-silent = The owner of that address has asked us not to write to it.
mail-not-sent = The mail couldn't be sent; check the address, or try again later.
mail-link-unknown = This link doesn't work any more: it was used before, or it is too old.

## What is said

turn-title = Your turn in { $game }
turn-body = { $title ->
    [none] { $name } is waiting for you.
   *[other] { $name } is waiting for you at “{ $title }”.
}
turn-body-alone = { $title ->
    [none] It's your move.
   *[other] It's your move at “{ $title }”.
}
turn-time-left = { $unit ->
    [days] { $count ->
        [one] You have 1 day left.
       *[other] You have { $count } days left.
    }
    [hours] { $count ->
        [one] You have 1 hour left.
       *[other] You have { $count } hours left.
    }
   *[minutes] { $count ->
        [one] You have 1 minute left.
       *[other] You have { $count } minutes left.
    }
}

## Mails

mail-greeting = Hello { $name },
mail-play = Make your move
mail-why = You get this because you asked Conclave at { $host } to write to you when it's your turn in a correspondence game. At most one mail comes for a turn.
mail-stop = No more mail
mail-confirm-subject = Should Conclave write to you here?
mail-confirm-body = Somebody called { $name } at { $host } gave this address, to be told when it's their turn in a correspondence game. If that was you, confirm it within two days:
mail-confirm = Yes, write to me here
mail-confirm-not-me = If it wasn't you, do nothing, and nothing more will come. To keep others from asking again:
