# Being the same guest on another device: what the server refuses.

key-one = Send a link or a phrase, one of the two.
key-same-guest = This device is already { $name }; open the link on the other one.
keys-too-fast = Too many wrong links or phrases came from your address; wait a few minutes.
link-unknown = This link no longer works: it has been used, has expired, or was replaced by a newer one. Make a new one on the device where you play.
phrase-length = A recovery phrase has { $words } words; this one has { $count }.
phrase-word = Word { $number }, “{ $word }”, isn't one of ours; check the spelling.
phrase-misspelt = These words don't fit together; check their order, and that each is as you wrote it down.
phrase-unknown = Nobody here has this phrase; it may have been replaced by a newer one.
passkey-house = Conclave
passkey-unknown = Nobody here has this passkey; it may have been removed.
passkey-refused = Your device's answer wasn't accepted; try the passkey again.
passkey-late = That took too long; try the passkey again.
passkey-known = This passkey already belongs to somebody.
passkeys-too-many = You have { $max } passkeys, and that is the limit; remove one first.
passkeys-need-a-name = Passkeys need a host name; at { $host } they don't work.
passkey-name-length = A passkey's name has 1 to { $max } visible characters; this one has { $length }.
device-unknown = You aren't logged in on that device any more.
delete-name = To delete everything, type your name: { $name }.
